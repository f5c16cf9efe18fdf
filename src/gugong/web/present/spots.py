"""Where on the table a clause of a preview happens: the number before it stands there too.

A spot is the id of a piece or a place, as `gugong.draw` names it; one that ends in a hyphen is the beginning of a
ghost's: of which piece it is, the page finds among the ghosts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gugong.draw import LETTERS
from gugong.engine.events import Event
from gugong.engine.ids import NOBODY, REWARDS
from gugong.engine.rules import Rules
from gugong.explain.events import is_hidden

Spot = Callable[[Rules, Event, str], str]


def spot(rules: Rules, event: Event) -> str:
    """Where this happens; "" if there is no place for it, or if this seat may not know."""
    found = SPOTS.get(event.kind)
    if found is None or event.seat == NOBODY or is_hidden(event):
        return ""
    return found(rules, event, LETTERS[event.seat])


def marker(name: str) -> Spot:
    """A piece of the player's, by the beginning of its name."""
    return lambda rules, event, letter: name.format(letter=letter)


def official(rules: Rules, event: Event, letter: str) -> str:
    return f"at-{rules.location_names[event.values[1]]}"


def card(rules: Rules, event: Event, letter: str) -> str:
    return f"pc-card-{rules.figures.cards[event.values[0]].name}"


def city(rules: Rules, event: Event, letter: str) -> str:
    return f"city-{rules.figures.map.cities[event.values[0]]}"


def decree(rules: Rules, event: Event, letter: str) -> str:
    return f"decree-{rules.figures.decrees[event.values[0]].name}"


def reward(rules: Rules, event: Event, letter: str) -> str:
    return f"reward-{letter}-{REWARDS[event.values[0]]}"


SPOTS: Final[dict[str, Spot]] = {
    "exchange": official,
    "swap": official,
    "discard-fee": card,
    "discard-for-jade": card,
    "take-back": card,
    "pays": marker("pool-{letter}"),
    "gains": marker("pool-{letter}"),
    "vp": marker("pc-vp-{letter}"),
    "jade": marker("pc-jade-"),
    "envoy": marker("pc-envoy-{letter}"),
    "retreats": marker("pc-envoy-{letter}"),
    "arrives": marker("pc-envoy-{letter}"),
    "intrigue": marker("pc-intrigue-{letter}"),
    "travels": city,
    "exchanges-tokens": marker("slot-{letter}-"),
    "wall": marker("pc-servant-{letter}-wall-"),
    "decree": decree,
    "uses-decree": decree,
    "new-ship": marker("pc-ship-{letter}-"),
    "moves-ship": marker("pc-ship-{letter}-"),
    "loads": marker("pc-ship-{letter}-"),
    "claims": reward,
}
