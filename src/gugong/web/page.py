"""What a page of the table is made of: one seat's knowledge of a game, and who sits where.

The server fills it; the presentation reads it and nothing else. Every field is what this seat may know. What is to be
said stays a key and things until the presentation says it, in the page's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gugong.engine.events import Event
from gugong.view import View
from gugong.words.bundles import ENGLISH
from gugong.words.phrase import Phrase

PERSON: Final = "person"  # somebody at this screen
BOT: Final = "bot"
MENG: Final = "meng"
FORCED: Final = "forced"
RESUMED: Final = "resumed"


@dataclass(frozen=True)
class Seat:
    """Who sits on a seat."""

    name: str  # the name somebody gave, or the colour in the page's language
    kind: str  # PERSON, BOT or MENG
    level: str = ""  # of a bot


class Told(NamedTuple):
    """One event, and the answer after which it happened; a page has hundreds."""

    ply: int
    event: Event  # with what this seat may not know taken out


@dataclass(frozen=True)
class Note:
    """Something the table did for this seat: it gave the only answer there was, or went on after an upgrade."""

    ply: int
    kind: str  # FORCED or RESUMED
    answer: str = ""  # the one that was given


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
