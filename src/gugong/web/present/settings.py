"""What a player has chosen about the page itself: kept in a cookie that holds no secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COOKIE: Final = "gugong_settings"
SPEEDS: Final = ("slow", "normal", "fast", "off")
LONGEST_LANGUAGE: Final = 12
FLAGS: Final = ("end_turn_confirm", "show_known", "list_only")


@dataclass(frozen=True)
class Settings:
    """The choices, as a first visitor has them."""

    end_turn_confirm: bool = True  # "End your turn?" is asked
    show_known: bool = False  # what others are known to hold stands on their boards
    list_only: bool = False  # the Tab key goes through the list of answers alone
    speed: str = "normal"  # of pieces on the move
    language: str = ""  # of all words; "" for that of the browser

    def to_cookie(self) -> str:
        """As text: `end_turn_confirm.1-show_known.0-list_only.0-speed.normal-language.pl`."""
        flags = [f"{flag}.{int(getattr(self, flag))}" for flag in FLAGS]
        return "-".join([*flags, f"speed.{self.speed}", f"language.{self.language}"])


def settings_from_cookie(text: str | None) -> Settings:
    """What a cookie says; whatever it says wrongly is as usual."""
    usual = Settings()
    said = dict(part.split(".", 1) for part in (text or "")[:200].split("-") if part.count(".") == 1)
    flags = {flag: said[flag] == "1" if said.get(flag) in ("0", "1") else bool(getattr(usual, flag)) for flag in FLAGS}
    speed = said.get("speed", usual.speed)
    language = said.get("language", usual.language)
    return Settings(
        flags["end_turn_confirm"],
        flags["show_known"],
        flags["list_only"],
        speed if speed in SPEEDS else usual.speed,
        language if language.isascii() and len(language) <= LONGEST_LANGUAGE else usual.language,
    )
