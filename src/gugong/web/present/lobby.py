"""The lobby: a game in one click, a new game by choice, the games to go on with."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from markupsafe import Markup

from gugong.configuration import DIFFICULTIES, MODULES, PAIRINGS, make_config
from gugong.errors import ConfigError
from gugong.web.page import Seat
from gugong.web.present.rendering import RULE_ID, capital, linked, render

USUAL: Final = "normal"
KEY: Final = re.compile(r"^[a-z_]+: ")
IDS: Final = re.compile(r" \(([^()]*)\)$")
SOLO: Final = 1
SEVERAL: Final = 2
MODULE_WORDS: Final = {
    "summer-palace": (
        "Summer Palace",
        "loc-summer",
        "Send Servants to the ponds for neutral Servants, Jade and your Court Lady.",
    ),
    "peasant-revolt": (
        "Peasant Revolt",
        "loc-peasants",
        "Cheap help in the fields, until the peasants have had enough.",
    ),
    "stairs": (
        "Stairs of the Palace",
        "loc-palace",
        "Two stairs by chance: one asks conditions, one gives and takes each Morning.",
    ),
    "extras": (
        "Extra Decrees and Gifts",
        "loc-decrees",
        "New Decrees, new Gift Cards and two more kinds of Travel Tokens.",
    ),
}
# The variants: the field's name, its value, the title, and a line.
VARIANTS: Final = (
    ("expert", "1", "Expert start", "The gifts that lie on the board at first are drawn at random."),
    ("layered_pile", "1", "Layered pile", "The modules’ new Gift Cards lie on top of the pile."),
    ("bonus_tokens", "current", "Bonus Travel Tokens", "Three tokens with new benefits join the others."),
    ("bonus_tokens", "first", "Bonus Travel Tokens, first edition", "The same, with the first edition’s three."),
)


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


@dataclass(frozen=True)
class Lobby:
    """What the lobby shows."""

    games: tuple[Kept, ...]
    levels: Sequence[tuple[str, str]] = ((USUAL, ""),)  # of bots, each with a sentence on how it plays
    problem: str = ""  # what was wrong with the last try


@cache
def refusals() -> dict[str, dict[str, str]]:
    """For each choice by "number of people: modules", why the rules forbid it there; what is not there is allowed."""
    found: dict[str, dict[str, str]] = {}
    chances: list[tuple[str, dict[str, object]]] = [
        ("bonus_tokens=current", {"bonus_tokens": "current"}),
        ("bonus_tokens=first", {"bonus_tokens": "first"}),
        ("layered_pile=1", {"layered_pile": True}),
        ("expert=1", {"expert": True}),
    ]
    for players in (SOLO, SEVERAL):
        for count in range(len(MODULES) + 1):
            for modules in combinations(MODULES, count):
                mix = {"players": players, "modules": list(modules)}
                for name, choice in chances:
                    reason = refused({**mix, **choice})
                    if reason:
                        found.setdefault(name, {})[f"{players}:{','.join(modules)}"] = reason
    return found


def refused(options: dict[str, object]) -> str:
    """Why the rules forbid a mix, as HTML with links to the rules; "" if they allow it."""
    try:
        make_config(options)
    except ConfigError as error:
        return str(refusal(str(error)))
    return ""


def refusal(message: str) -> Markup:
    """A ConfigError as a sentence: without the name of the option, its rules as links behind."""
    text = KEY.sub("", message)
    for name, (words, _, _) in MODULE_WORDS.items():
        text = re.sub(rf"\b{name}\b(?!’)", words, text)
    ids = IDS.search(text)
    rules = " ".join(RULE_ID.findall(ids.group(1))) if ids else ""
    return linked(f"{capital(IDS.sub('', text) if ids else text)}. {rules}".strip())


def lobby(lobby: Lobby) -> str:
    """The whole page."""
    return render(
        "lobby.html",
        title="Gùgōng",
        games=lobby.games,
        levels=usual_first(lobby.levels),
        sentences=lobby.levels,
        problem=refusal(lobby.problem) if lobby.problem else "",
        modules=[(name, *MODULE_WORDS[name]) for name in MODULES],
        variants=VARIANTS,
        difficulties=DIFFICULTIES,
        pairings=PAIRINGS,
        refusals=json.dumps(refusals(), ensure_ascii=False).replace("<", "\\u003c"),
    )


def usual_first(levels: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The levels of bots, the usual one first."""
    return sorted(levels, key=lambda level: level[0] != USUAL)
