"""The lobby: a game in one click, a new game by choice, the games to go on with."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from gugong import configuration
from gugong.configuration import DIFFICULTIES, LISTED, PAIRINGS, make_config
from gugong.errors import ConfigError
from gugong.registry import ENTRIES, packages
from gugong.web.page import Seat
from gugong.web.present.lessons import FIRST_DAY, Chapter
from gugong.web.present.people import level_name
from gugong.web.present.rendering import linked, plain_voice, render, rule_sign, whole
from gugong.web.present.settings import SIZES, SPEEDS, THEMES, Settings
from gugong.web.refusals import reason_of
from gugong.words.bundles import ENGLISH
from gugong.words.languages import LANGUAGES
from gugong.words.voice import Voice, capital

USUAL: Final = "normal"
YES: Final = "1"
FLAGS: Final = ("expert", "layered_pile")
ALONE, SEVERAL = 1, 2  # people at the table
USUAL_SEATS: Final = ("you", "bot", "bot", "empty", "empty")


@dataclass(frozen=True)
class Kept:
    """One of the visitor's games."""

    id: str
    seats: tuple[Seat, ...]
    day: int
    status: str  # "your-turn", "waiting" or "over", as `present.status` has it
    line: str  # "Your turn", "Waiting for Lilac", "Finished: Orange 61, you 58"
    detail: str  # "Day 2 · you 9 VP, best 14"
    when: str  # "now", "2 h", "3 d"


class OpenTable(NamedTuple):
    """A table that strangers may join."""

    id: str
    line: str  # whose it is, and how many seats are free


@dataclass(frozen=True)
class Lobby:
    """What the lobby shows."""

    games: tuple[Kept, ...]
    levels: Sequence[str] = (USUAL,)  # of bots
    problem: str | Markup = ""  # what was wrong with the last try
    settings: Settings = field(default_factory=Settings)
    language: str = ENGLISH
    learn: Chapter = FIRST_DAY  # with how far this browser is in it
    open_tables: tuple[OpenTable, ...] = ()


class Choice(NamedTuple):
    """Something that can be chosen for a new game: an option and a value of it."""

    option: str
    value: str
    key: str  # of its words: what it is called, and `.line` about it
    icon: str = ""

    @property
    def name(self) -> str:
        """As the page's form has it."""
        return f"{self.option}={self.value}"

    def asked(self) -> dict[str, object]:
        """As `new_game` takes it."""
        if self.option == LISTED:
            return {LISTED: [self.value]}
        return {self.option: True if self.value == YES else self.value}


def modules() -> list[Choice]:
    """The modules that are there, each as a choice."""
    there = (entry.manifest for entry in ENTRIES if entry.manifest.chosen == LISTED)
    return [Choice(LISTED, each.name, f"module-{each.name}", each.icon) for each in there]


def variants() -> list[Choice]:
    """What else changes the game: options of the base game, and of modules that are asked for by one of their own."""
    found = [Choice(flag, YES, f"lobby-{flag.replace('_', '-')}") for flag in FLAGS]
    for option, values in configuration.variants().items():
        found += [Choice(option, value, f"module-{names[-1]}") for value, names in values.items()]
    return found


def refusals(language: str) -> dict[int, dict[str, dict[str, str]]]:
    """Why the rules forbid a choice: by how many people play, by its name, by the one module beside it ("" for none).

    What is forbidden alone and not beside a module needs one such; what is allowed alone is excluded by the others.
    """
    return _refusals(language, packages())


@cache
def _refusals(language: str, there: tuple[str, ...]) -> dict[int, dict[str, dict[str, str]]]:
    """The same; kept by the modules at hand, since another may be installed."""
    says = plain_voice(language)
    found: dict[int, dict[str, dict[str, str]]] = {}
    for people in (ALONE, SEVERAL):
        found[people] = {}
        for choice in (*modules(), *variants()):
            beside = {"": refused(says, people, choice.asked(), [])}
            for module in modules():
                if module != choice:
                    beside[module.value] = refused(says, people, choice.asked(), [module.value])
            found[people][choice.name] = {name: reason for name, reason in beside.items() if reason}
    return found


def refused(says: Voice, people: int, choice: dict[str, object], beside: list[str]) -> str:
    """Why the rules forbid a choice beside these modules, as HTML with links to the rules; "" if they allow it."""
    named = choice.get(LISTED, [])
    assert isinstance(named, list)
    try:
        make_config({"players": people, **choice, LISTED: [*named, *beside]})
    except ConfigError as error:
        return refusal(says, *reason_of(error))
    return ""


def refusal(says: Voice, reason: object, rules: str = "") -> Markup:
    """A reason as a sentence, its rules as links behind."""
    what = linked(says.language, capital(says.text(reason)))
    links = Markup(" ").join(rule_sign(says.language, id) for id in rules.replace(",", " ").split())
    return Markup("{} {}").format(Markup(whole(says, str(what))), links)


def lobby(lobby: Lobby) -> str:
    """The whole page."""
    says = plain_voice(lobby.language)
    levels = [(level, level_name(says, level), level_line(says, level)) for level in lobby.levels]
    forbidden = json.dumps(refusals(lobby.language), ensure_ascii=False)
    return render(
        "lobby.html",
        says,
        games=lobby.games,
        learn=lobby.learn,
        first=not (lobby.games or lobby.learn.is_begun or lobby.learn.is_done),
        open_tables=lobby.open_tables,
        levels=levels,
        usual=min(levels, key=lambda level: level[0] != USUAL),
        problem=lobby.problem,
        modules=modules(),
        variants=variants(),
        difficulties=[(each, says.tell(f"lobby-difficulty_{each}")) for each in DIFFICULTIES],
        pairings=[(each, each) for each in PAIRINGS],
        seats=USUAL_SEATS,
        settings=lobby.settings,
        speeds=SPEEDS,
        themes=THEMES,
        sizes=SIZES,
        languages=LANGUAGES,
        refusals=Markup(forbidden.replace("<", "\\u003c")),
    )


def level_line(says: Voice, level: str) -> str:
    """How the bots of a level play; "" if nobody says."""
    key = f"lobby-level-{level}"
    return says.fill(key, "line", {}) if says.has(key) else ""
