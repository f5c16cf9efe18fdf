"""What is kept of a game, as rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from gugong.web.visitors import same

ANSWER: Final = "answer"
UNDO: Final = "undo"  # answers were taken back; `back_to` of the game's answers remain
AWAY: Final = "away"  # its person was away too long
CLOCK: Final = "clock"  # its time had run out
WISHED: Final = "wished"  # the host has not decided
REFUSED: Final = "refused"
WITHDRAWN: Final = "withdrawn"
RESUME: Final = "resume"  # the game goes on from the position kept at ply `back_to`

HINTS_YES: Final = "yes"
HINTS_NO: Final = "no"
TOUCHED: Final = "gugong-touched"


class TooMuch(Exception):
    """One more than there may be at a time."""


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
    by: str = ""  # a bot that answered for this seat's person: AWAY, CLOCK, or "" for the seat itself
    at: float = 0.0  # when, in seconds since 1970


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
    link_n: int = 0  # how many invitations to this seat there have been
    back: str = ""  # the digest of the return link of whoever sits here
    back_n: int = 0
    closed: bool = False  # nobody can be invited to it any more
    left: bool = False  # it is closed because its person left, not because the host took it
    hints: str = ""  # its person's word on hints for everybody: HINTS_YES or HINTS_NO, "" for none yet
    also: tuple[str, ...] = ()  # the digests of further browsers of the same person

    def held_by(self, holder: str) -> bool:
        """Whether this browser plays the seat."""
        return any(same(each, holder) for each in (self.holder, *self.also))


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


@dataclass(frozen=True)
class TableRow:
    """A table whose people sit at devices of their own."""

    game: str
    host: str  # the digest of the secret of whoever set it up
    started: bool = False
    listed: bool = False  # whether strangers find it in the lobby
    level: str = "normal"  # of bots that stand in
    away: int = 5  # minutes after which a bot stands in for who is away; 0 for never
    clock: str = ""  # "turn", "bank", or "" for none
    clock_time: int = 0  # seconds for a turn, or in the bank
    clock_more: int = 0  # seconds that the bank gets for each turn
    talk_watched: bool = False  # whether those who watch may read what is said
    watch: str = ""  # the digest of the address for those who watch
    watch_n: int = 0
    due: float = 0.0  # when the clock of the seat asked runs out; 0 if none runs
    rematch: str = ""  # the game that the same people play next
    version: int = 0
    hints: bool = False  # whether the host has suggested hints for everybody
    common: str = ""  # the digest of the one link for all that are invited
    common_n: int = 0


@dataclass(frozen=True)
class Presence:
    """Who sits on a seat, and since when not."""

    seat: int
    seen: float = 0.0  # when their page was last in front
    stood: bool = False  # a bot answers until they are back
    held: bool = False  # somebody waits for them


@dataclass(frozen=True)
class Wish:
    """Somebody would take back more than the rules of the table allow alone."""

    seat: int
    ply: int  # of the log: it is void once anything else has happened
    back_to: int
    agreed: str  # the seats that agree, with blanks between
    refused: int = -1  # the seat that does not


@dataclass(frozen=True)
class Ask:
    """Somebody who watches would like to have a seat."""

    n: int  # what the host is shown of whoever asks
    holder: str
    seat: int
    name: str
    back: str  # the digest of the return link that they will have
    state: str = WISHED


@dataclass(frozen=True)
class Spoken:
    """A line of the table talk."""

    n: int
    seat: int
    at: float
    text: str


@dataclass(frozen=True)
class PersonRow:
    """What the server keeps of a browser beside its seats."""

    holder: str
    feed: str = ""  # the digest of the address of its feed
    feed_n: int = 0
    hook: str = ""
    host: bool = False


def touch(connection: Connection, game: str) -> None:
    """Note that a change is of this game: pages on other workers shall hear of it with the commit."""
    connection.info.setdefault(TOUCHED, set()).add(game)
