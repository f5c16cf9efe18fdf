"""A game that somebody looks at: a cache of what the store holds, the pages that follow it, and who answers.

All that counts is on disk. A worker may forget a live game at any moment and make it anew from the log; what another
worker has written since, it reads before it answers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import orjson

import gugong
from gugong.engine.actions import readings, tidy
from gugong.errors import GugongError, RecordError, because
from gugong.game import Game
from gugong.play import Given, Manners, Move, chance_seed
from gugong.web.games.clock import Clock
from gugong.web.games.slices import Slices
from gugong.web.page import PERSON, Heard, Note, Noted, Told
from gugong.web.position import Shown
from gugong.web.refusals import Refusal
from gugong.web.store import (
    ANSWER,
    RESUME,
    UNDO,
    Ask,
    Entry,
    GameRow,
    Presence,
    SeatRow,
    Spoken,
    Store,
    TableRow,
    Taken,
    Wish,
)

NOBODY_ASKED: Final = -2
UNREAD: Final = -1
SOME: Final = 4  # answers that are taken between two looks at the clock


class Follower(Protocol):
    """A page that is to be told when something has changed."""

    def set(self) -> None:
        """Something has."""


class LiveGame:
    """One game in memory."""

    def __init__(self, store: Store, row: GameRow, seats: list[SeatRow]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.people = [seat.seat for seat in seats if seat.kind == PERSON]
        self.shared: TableRow | None = None  # the table by link, if it is one
        self.presence: dict[int, Presence] = {}
        self.wish: Wish | None = None
        self.spoken: list[Spoken] = []
        self.asks: list[Ask] = []
        self.clock = Clock(None, len(seats))
        self.stood: dict[int, str] = {}  # by place among the answers: why a bot gave it for a person
        self.awaits: Callable[[LiveGame], None] = lambda live: None  # told when another seat is asked
        self.seed = int(row.seed)
        self.ply = 0  # how long the log is
        self.stamps = [0]  # by number of answers on the table: how long the log was then
        self.resumed_at: int | None = None  # answers of the table after which the game went on from a position
        self.table = self._begin()
        self.shown = Shown()  # what pages were sent
        self.tolds: dict[int, Heard] = {}  # by seat
        self.noted: dict[int, Noted] = {}  # by seat
        self.moments: dict[int, Game] = {}  # positions on the way, for a replay
        self.followers: set[Follower] = set()
        self.version = 0
        self.epoch = store.epoch()  # of the database when this was read
        self.wrote = store.wrote.get(row.id, 0)  # how often this worker had written the game by then

    @classmethod
    def load(cls, store: Store, id: str) -> LiveGame | None:
        """A game as the log tells it; None if there is none of this id. GugongError if it does not replay."""
        live = cls.at_beginning(store, id)
        if live is not None:
            live.apply(store.log(id))
        return live

    @classmethod
    async def load_in_slices(cls, store: Store, id: str) -> LiveGame | None:
        """The same while others have their turn; Refusal if it takes too long."""
        live, slices = cls.at_beginning(store, id), Slices()
        if live is not None:
            log = store.log(id)
            for place in range(0, len(log), SOME):
                live.apply(log[place : place + SOME])
                await slices.pause()
        return live

    @classmethod
    def at_beginning(cls, store: Store, id: str) -> LiveGame | None:
        """A game without its log; None if there is none of this id."""
        row = store.game(id)
        if row is None:
            return None
        live = cls(store, row, store.seats(id))
        live.read_shared()
        return live

    def _begin(self) -> Manners:
        return Manners(gugong.replay(self.row.head + "\n", chance="ask"), self.people, self.seed)

    # The log

    def apply(self, log: list[Entry]) -> None:
        """Take lines of the log that are new here."""
        if not log:
            return
        for entry in log:
            if entry.ply < self.ply:
                continue
            assert entry.ply == self.ply, "a log has no gaps"
            self.clock.line(entry.at, self.asked)
            if entry.kind == ANSWER:
                active = self.table.game.state.active
                self.table.take([Given(entry.seat, entry.answer, entry.forced)])
                self.stamps.append(entry.ply + 1)
                if entry.by:
                    self.stood[len(self.table.given) - 1] = entry.by
                if len(self.table.given) in self.table.turns:
                    self.clock.turn(active)
            elif entry.kind == UNDO:
                self.table.go_back(entry.back_to)
                self.tolds, self.noted = {}, {}
                del self.stamps[entry.back_to + 1 :]
                self.stood = {place: by for place, by in self.stood.items() if place < entry.back_to}
            else:
                self._go_on_from(entry.back_to)
            self.ply += 1
        self.version += 1
        self.shown.changed()
        self.moments.clear()

    def _go_on_from(self, ply: int) -> None:
        position = self.store.positions(self.row.id)[ply]
        self.table = Manners(game_at(position), self.people, chance_seed(self.seed, ply))
        self.stamps = [self.ply + 1]
        self.tolds, self.noted = {}, {}
        self.resumed_at = ply

    def refresh(self) -> None:
        """Read what other workers have written: who sits where first, because that decides who is shown what."""
        epoch, wrote = self.store.epoch(), self.store.wrote.get(self.row.id, 0)
        if (epoch, wrote) == (self.epoch, self.wrote):
            return
        self.epoch, self.wrote = epoch, wrote
        changed = self.read_shared() or ((self.shared is None or len(self.people) > 1) and self.read_seats())
        new = self.store.log(self.row.id, self.ply)
        self.apply(new)
        if new or changed:
            self.wake()

    def read_seats(self) -> bool:
        """Read anew who sits where; whether that has changed."""
        seats = self.store.seats(self.row.id)
        if not seats:
            raise Refusal(404, "page-no-game")  # somebody has deleted it
        if seats == self.seats:
            return False
        self.seats = seats
        self.people = [seat.seat for seat in seats if seat.kind == PERSON]
        self.table.people = frozenset(self.people)
        self.change()
        return True

    def read_shared(self) -> bool:
        """Read anew all about a table by link, if that has changed."""
        if self.version:
            if self.shared is None:  # and so it stays
                return False
            if self.shared.version == self.store.tables.version(self.row.id):
                return False
        self.shared = self.store.tables.row(self.row.id)
        if self.shared is None:
            return False
        if self.version:
            self.read_seats()
        if not self.ply:  # until the first line the host may set another clock
            self.clock = Clock(self.shared, len(self.seats))
        self.clock.table = self.shared
        self.spoken = self.store.tables.talk(self.row.id)
        self.presence = self.store.tables.presence(self.row.id)
        self.wish = self.store.tables.wish(self.row.id)
        self.asks = self.store.asks.of(self.row.id)
        self.change()
        self.wake()
        return True

    @property
    def has_begun(self) -> bool:
        """Whether it is played already: at a table by link not before the host starts."""
        return self.shared is None or self.shared.started

    def change(self) -> None:
        """What pages were sent is no longer what they would be sent."""
        self.version += 1
        self.shown.changed()

    def told(self, seat: int) -> list[Told]:
        """All that a seat was told so far; what is new since the last time is added."""
        kept = self.tolds.setdefault(seat, Heard())
        kept.extend(Told(self.stamps[ply], event) for ply, event in self.table.told(seat, len(kept)))
        return kept

    def notes(self, seat: int) -> tuple[Note, ...]:
        """What the table answered for this seat, and for whom a bot stood in; what is new is added."""
        kept = self.noted.setdefault(seat, Noted())
        for place in range(kept.places, len(self.table.given)):
            kept.add(seat, self.table.given[place], self.stood.get(place, ""), self.stamps[place + 1])
        return tuple(kept)

    def wake(self) -> None:
        """Tell every page that follows."""
        for follower in self.followers:
            follower.set()

    # Answers

    @property
    def asked(self) -> int:
        """The seat asked, or -2."""
        decision = self.table.decision
        return NOBODY_ASKED if decision is None else decision.seat

    async def answer(self, ply: int, seat: int, answer: str, confirms: bool = True, by: str = "") -> None:
        """One answer, by whomever: on disk first, then shown. Taken if the ply has one; AnswerError if refused."""
        if ply != self.ply:
            raise Taken
        if self.asked != seat:
            raise Refusal(409, "page-not-asked")
        await self.add(self.table.answers_to(answer, confirms), by)

    def has(self, ply: int, seat: int, answer: str) -> bool:
        """Whether this very answer was given at that ply: a page that saw no reply sends it again."""
        if ply not in self.stamps[:-1]:
            return False
        given = self.table.given[self.stamps.index(ply)]
        return given.seat == seat and tidy(given.answer) in readings(answer)

    async def settle(self) -> None:
        """Give what chance and the table have to give before anybody can answer."""
        move = self.table.settled()
        if move.given:
            await self.add(move)

    async def add(self, move: Move, by: str = "") -> None:
        """Write answers, then take them; the first is a bot's, if one stands in."""
        now = time.time()
        log = [
            Entry(self.ply + n, ANSWER, each.seat, each.answer, each.forced, by="" if n else by, at=now)
            for n, each in enumerate(move.given)
        ]
        positions = {self.ply + count: position_of(game) for count, game in move.turns.items()}
        await self._write(log, positions, about(move.after))

    async def _write(self, log: list[Entry], positions: dict[int, str], about: dict[str, Any]) -> None:
        """On disk first, then in memory, then to every page."""
        changed = replace(self.row, **about)
        wrote = self.store.wrote.get(self.row.id, 0)
        due = self.early_due(changed.asked) if self.clock.runs else None
        try:
            await self.store.append(self.row.id, log, positions, None if changed == self.row else changed, due)
        except Taken:
            self.epoch = UNREAD
            self.refresh()
            raise
        if self.wrote == wrote and self.store.wrote.get(self.row.id, 0) == wrote + 1:
            self.wrote += 1  # nothing else was written meanwhile, by another copy of this game
        other = changed.asked != self.row.asked
        self.row = changed
        self.apply(log)
        self.wake()
        if other:
            self.awaits(self)

    def early_due(self, asked: int) -> float:
        """When to look whether the time of the seat asked next has run out: rather too early than too late."""
        if asked < 0:
            return 0.0
        now = time.time()
        return now + max(1.0, self.clock.left(asked, self.asked, now))

    async def open_seat(self, seat: int, among: Sequence[int]) -> None:
        """Open the doors for one of the seats at a shared screen."""
        wrote = self.store.wrote.get(self.row.id, 0)
        await self.store.open_seat(self.row.id, seat, among)
        if self.wrote == wrote and self.store.wrote.get(self.row.id, 0) == wrote + 1:
            self.wrote += 1
        self.seats = [replace(row, open=row.seat == seat) if row.seat in among else row for row in self.seats]
        self.change()
        self.wake()

    async def undo(self, ply: int, seat: int, answers: int) -> None:
        """Go back to the first so many answers: a line of the log like any other."""
        if ply != self.ply:
            raise Taken
        await self._write([Entry(self.ply, UNDO, seat, back_to=answers, at=time.time())], {}, {"asked": seat})


def about(game: Game) -> dict[str, Any]:
    """What the list of games says of it; everybody at the table may know this."""
    decision = game.decision
    vp = [str(each) for each in game.state.vp]
    if decision is None:
        vp = [str(sheet["total"]) if sheet["counts"] else "-" for sheet in game.scores().values()]
    return {"asked": NOBODY_ASKED if decision is None else decision.seat, "day": game.state.day, "vp": " ".join(vp)}


def position_of(game: Game) -> str:
    """A position to go on from: exact for this release, and for others as the start of a turn."""
    now = {"phase": "day", "seat": game.state.active}
    return orjson.dumps({**game.to_dict(), "now": now}).decode()


def game_at(position: str) -> Game:
    """The game that goes on from a kept position, if need be without what only its own release understands."""
    data = orjson.loads(position)
    try:
        return Game.from_dict(data, chance="ask")
    except GugongError:
        for key in ("stack", "format"):
            data.pop(key, None)
        return Game.from_dict(data, chance="ask")


def current_line(log: list[Entry]) -> list[Entry]:
    """The answers that count: without those that were taken back."""
    line: list[Entry] = []
    for entry in log:
        if entry.kind == ANSWER:
            line.append(entry)
        elif entry.kind == UNDO:
            del line[entry.back_to :]
        else:
            line.clear()
    return line


def rescue(store: Store, id: str) -> list[Entry]:
    """The lines with which a game whose log no longer replays goes on from the start of its latest turn.

    What was answered since then is kept as far as it still plays. GugongError if there is no position to go on from.
    """
    log = store.log(id)
    line = current_line(log)
    positions = store.positions(id)
    after = {entry.ply + 1: place + 1 for place, entry in enumerate(line)}
    for ply in sorted((ply for ply in positions if ply in after), reverse=True):
        try:
            game = game_at(positions[ply])
        except GugongError:
            continue
        lines = [Entry(len(log), RESUME, -1, back_to=ply)]
        for entry in line[after[ply] :]:
            decision = game.decision
            option = None if decision is None or decision.seat != entry.seat else decision.find(entry.answer)
            if option is None:
                break
            game.play(option)
            lines.append(replace(entry, ply=len(log) + len(lines)))
        return lines
    raise RecordError("", because("record-lost"))
