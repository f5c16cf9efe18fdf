"""What several things have in common when they are told about: prices, the way to an official, who stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.ids import NO_CARD, NOWHERE
from gugong.engine.state import State
from gugong.explain.drawn import About, Drawn, line
from gugong.explain.facts import price
from gugong.explain.module_speech import in_play
from gugong.explain.things import thing
from gugong.words.phrase import Arg, Person, Phrase

Teller = Callable[[State, int, Drawn], About | None]
NONE: Final = Phrase("about-nobody")
# The rules of a way to act, and of what lies about an official.
OF_OPTIONS: Final = {
    "travel": ("B-TRV-01", "B-TRV-02"),
    "wall": ("B-WAL-01", "B-WAL-02"),
    "intrigue": ("B-INT-01", "B-INT-02"),
    "palace": ("B-PAL-01", "B-PAL-02"),
    "canal": ("B-CAN-01", "B-CAN-02"),
}


def number(text: str) -> int:
    """The number that an id ends in; -1 if it does not."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else -1


def people(seats: Iterable[int]) -> Arg:
    """Players in a row, or nobody."""
    return tuple(Person(seat) for seat in seats) or NONE


def things(state: State, kind: str, numbers: Iterable[int]) -> tuple[Arg, ...]:
    """Things in a row."""
    return tuple(thing(state.rules, kind, each) for each in numbers)


def costs(state: State, seat: int, location: int, answer: Answer, key: str = "costs") -> Phrase:
    """What a way of acting costs this seat now, and what it has."""
    return line(key, price=price(state, seat, location, answer), pool=state.pool_worth(seat))


def way(state: State, location: int) -> tuple[Phrase, ...]:
    """How one comes to act there: a card is given to its official."""
    card = state.board[location] if location < len(state.board) else NO_CARD
    if card < 0:
        return ()
    where = thing(state.rules, "location", location)
    return (line("way", location=where, there=thing(state.rules, "card", card)),)


def location_named(state: State, name: str) -> int:
    """The location of this name in this game, or NOWHERE."""
    names = state.rules.location_names
    number_ = names.index(name) if name in names else NOWHERE
    return number_ if number_ in state.rules.locations else NOWHERE


def rules_of(state: State, id: str, usual: tuple[str, ...]) -> tuple[str, ...]:
    """The rules of a thing of the base game's kinds that may be a module's, such as its official."""
    for speech in in_play(state):
        if id in speech.drawn_rules:
            return speech.drawn_rules[id]
    return usual
