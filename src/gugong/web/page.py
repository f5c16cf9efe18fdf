"""What a page of the table is made of: one seat's knowledge of a game, and who sits where.

The server fills it; the presentation reads it and nothing else. Every field is what this seat may know. What is to be
said stays a key and things until the presentation says it, in the page's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from gugong.engine.events import Event
from gugong.play import Given
from gugong.view import View
from gugong.words.bundles import ENGLISH
from gugong.words.phrase import Phrase

NO_SEAT: Final = -1
PERSON: Final = "person"  # somebody at this screen
BOT: Final = "bot"
MENG: Final = "meng"
FORCED: Final = "forced"
OPEN: Final = "open"  # nobody yet, at a table by link
RESUMED: Final = "resumed"
STOOD_IN: Final = "stood-in"


class Sits(NamedTuple):
    """How somebody is at a table by link."""

    mark: str = ""  # "here" or "away", or "" where nothing is to say
    minutes: int = 0  # away for so long
    stood: bool = False  # a bot answers until they are back
    held: bool = False  # somebody waits for them


NO_SIGN: Final = Sits()


@dataclass(frozen=True)
class Seat:
    """Who sits on a seat."""

    name: str  # the name somebody gave, or the colour in the page's language
    kind: str  # PERSON, BOT or MENG
    level: str = ""  # of a bot
    sits: Sits = NO_SIGN


class Said(NamedTuple):
    """A line of the table talk."""

    n: int
    seat: int
    text: str


class Asked(NamedTuple):
    """Somebody who watches would like to have a seat."""

    n: int
    seat: int
    name: str
    refused: bool = False


class HintsForAll(NamedTuple):
    """Whether hints are suggested at a table by link, and what people say to it."""

    suggested: bool = False
    missing: tuple[int, ...] = ()  # the seats whose word is still to come
    against: tuple[int, ...] = ()

    @property
    def agreed(self) -> bool:
        """Whether everybody may ask for hints."""
        return self.suggested and not self.missing and not self.against


NO_HINTS: Final = HintsForAll()


@dataclass(frozen=True)
class Shared:
    """What a page of a table by link shows beside the game."""

    is_host: bool = False
    is_watcher: bool = False
    away: int = 0  # minutes after which a bot stands in
    clock: str = ""
    until: float = 0.0  # when the time of the seat asked runs out, in seconds since 1970
    is_out: bool = False  # it has run out
    stood_in: int = 0  # answers that bots gave for this seat since its own last one
    wish: int = NO_SEAT  # the seat that would take back more than it may alone
    wish_waits: tuple[int, ...] = ()  # for whose word
    wish_refused: int = NO_SEAT
    may_wish: bool = False
    said: tuple[Said, ...] = ()
    may_talk: bool = False
    rematch: str = ""
    host: int = NO_SEAT
    hints: bool = False  # whether everybody has agreed to hints
    hints_wait: tuple[int, ...] = ()  # the seats of this page whose word on it is still to come
    asks: tuple[Asked, ...] = ()  # for the host to decide on
    to_ask_for: tuple[int, ...] = ()  # seats that whoever watches may ask for
    own_ask: Asked | None = None  # of this page, which watches


class Told(NamedTuple):
    """One event, and the answer after which it happened; a page has hundreds."""

    ply: int
    event: Event  # with what this seat may not know taken out


class Heard(list[Told]):
    """All that a seat was told, which only grows; whoever shows it keeps beside it how far it has come."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: dict[object, object] = {}  # by whoever shows it


@dataclass(frozen=True)
class Note:
    """Something the table did for this seat: it gave the only answer there was, or went on after an upgrade."""

    ply: int
    kind: str  # FORCED, RESUMED or STOOD_IN
    answer: str = ""  # the one that was given; of a bot that stood in, why
    seat: int = NO_SEAT  # for whom a bot stood in


class Noted(list[Note]):
    """All notes for a seat, which only grow, and of how many answers."""

    def __init__(self) -> None:
        super().__init__()
        self.places = 0
        self._bots: set[int] = set()  # the seats for which a bot answers by then

    def add(self, reader: int, given: Given, by: str, ply: int) -> None:
        """The next answer: whose, and why a bot gave it for a person, if one did."""
        self.places += 1
        if by and given.seat not in self._bots:
            self._bots.add(given.seat)
            self.append(Note(ply, STOOD_IN, by, given.seat))
        elif not by and not given.forced and given.seat in self._bots:
            self._bots.discard(given.seat)
            self.append(Note(ply, STOOD_IN, "back", given.seat))
        if given.forced and given.seat == reader:
            self.append(Note(ply, FORCED, given.answer))


@dataclass(frozen=True)
class Undo:
    """Whether the seat may take its latest answer back; if not, what stands in the way."""

    allowed: bool
    reason: Phrase | None = None
    to_turn_start: bool = False  # whether there is more than one answer of this turn to take back


@dataclass(frozen=True)
class Page:
    """A table as one seat sees it."""

    game_id: str
    ply: int
    view: View
    seats: tuple[Seat, ...]
    told: Sequence[Told]  # in the order in which it happened
    since: int  # ply of this seat's previous answer: what was told later is new to it
    undo: Undo
    hot_seat: bool  # several people at this screen
    notes: tuple[Note, ...] = ()
    language: str = ENGLISH
    shared: Shared | None = None
    stood: bool = False  # a bot has answered for this seat since then: its own turns are news to it too
    watching: bool = False  # the page of nobody at the table, from what everybody there knows
    voices: dict[int | None, object] = field(default_factory=dict, init=False, compare=False, repr=False)  # by reader
