"""What is kept of a game, as rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ANSWER: Final = "answer"
UNDO: Final = "undo"  # answers were taken back; `back_to` of the game's answers remain
RESUME: Final = "resume"  # the game goes on from the position kept at ply `back_to`


class Taken(Exception):
    """Another answer has this ply: whoever writes second reads what was written first."""


@dataclass(frozen=True)
class Entry:
    """One line of a game's log. Lines are only ever added: taking back is a line too, so a ply is never used twice."""

    ply: int
    kind: str
    seat: int
    answer: str = ""
    forced: bool = False
    back_to: int = 0


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a seat. `holder` is the digest of the secret of the browser that plays it."""

    seat: int
    kind: str
    name: str
    level: str = ""
    holder: str = ""
    link: str = ""  # the digest of a secret address that hands the seat to whoever opens it first
    open: bool = False  # whether this seat's page is shown, where several share a screen


@dataclass(frozen=True)
class GameRow:
    """A game: what it was begun with, and what a list of games says about it."""

    id: str
    head: str  # the first line of its record
    seed: str  # never leaves the server while the game runs
    title: str
    opened: bool = False  # a record that was opened to be looked at
    asked: int = -2  # the seat asked; -2 when the game is over
    day: int = 0
    vp: str = ""  # of each seat, with blanks between; at the end the totals, with "-" for who does not count
    created: float = 0.0
    changed: float = 0.0
