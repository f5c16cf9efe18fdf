"""What a player has chosen about the page itself: kept in a cookie that holds no secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

COOKIE: Final = "gugong_settings"
SPEEDS: Final = ("slow", "normal", "fast", "off")
LONGEST_LANGUAGE: Final = 12
THEMES: Final = ("", "light", "dark")  # "" is the system's
SIZES: Final = ("fit", "large")
FLAGS: Final = (
    "end_turn_confirm",
    "always_gain",
    "show_known",
    "list_only",
    "sound",
    "badge",
    "notice",
    "talk",
    "tips",
)


@dataclass(frozen=True)
class Settings:
    """The choices, as a first visitor has them."""

    end_turn_confirm: bool = True  # "End your turn?" is asked
    always_gain: bool = False  # Servants that cost nothing are taken without a question
    show_known: bool = False  # what others are known to hold stands on their boards
    list_only: bool = False  # the Tab key goes through the list of answers alone
    speed: str = "normal"  # of pieces on the move
    language: str = ""  # of all words; "" for that of the browser
    theme: str = ""  # light, dark, or as the system has it
    size: str = "fit"  # of the board: as large as the window allows, or larger, to be moved about
    sound: bool = False  # a knock when one's turn comes
    badge: bool = True  # the window's title and its icon show whose turn it is
    notice: bool = False  # a notice of the system when one's turn comes and the page is not in front
    talk: bool = True  # what is said at the table is shown
    tips: bool = True  # small slips say what is new in a first game

    def to_cookie(self) -> str:
        """As text: flags first, `end_turn_confirm.1-always_gain.0-…`, then choices, `speed.normal-language.pl-…`."""
        flags = [f"{flag}.{int(getattr(self, flag))}" for flag in FLAGS]
        choices = [f"{name}.{getattr(self, name)}" for name in ("speed", "language", "theme", "size")]
        return "-".join([*flags, *choices])


@lru_cache(maxsize=1024)
def settings_from_cookie(text: str | None) -> Settings:
    """What a cookie says; whatever it says wrongly is as usual."""
    usual = Settings()
    said = dict(part.split(".", 1) for part in (text or "")[:300].split("-") if part.count(".") == 1)
    flags = {flag: said[flag] == "1" for flag in FLAGS if said.get(flag) in ("0", "1")}
    among = {"speed": SPEEDS, "theme": THEMES, "size": SIZES}
    choices = {name: said[name] for name, values in among.items() if said.get(name) in values}
    language = said.get("language", usual.language)
    known = language if language.isascii() and len(language) <= LONGEST_LANGUAGE else usual.language
    chosen: dict[str, Any] = {**flags, **choices, "language": known}
    return replace(usual, **chosen)
