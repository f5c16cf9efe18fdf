"""The store: every answer gets to disk here, and nothing is shown before it has.

Answers that wait together are committed together. Writing happens in the event loop, not in a thread: a commit takes
about as long as handing it over and waiting for the interpreter to come back, and whatever arrives meanwhile joins the
next group. docs/web.md has the figures.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, bindparam, create_engine, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.pool import StaticPool

from gugong.errors import PlacedError, because, plain
from gugong.web.metrics import ANSWERS as WRITTEN
from gugong.web.metrics import COMMITS, REFUSED
from gugong.web.store.asks import Asks
from gugong.web.store.migrating import migrate
from gugong.web.store.readings import Readings
from gugong.web.store.rows import TOUCHED, Entry, GameRow, SeatRow, TableRow, Taken, touch
from gugong.web.store.schema import ANSWERS, DEVICES, GAMES, POSITIONS, SEATS, TABLES
from gugong.web.store.tables import Tables, held

BUSY: Final = 5000  # milliseconds to wait for another process that writes, at the start
AT_ONCE: Final = 20  # the same while serving: other requests wait as long, so an answer waits between its tries instead
PATIENCE: Final = 5.0  # seconds that an answer waits for another process that writes
PAUSE: Final = 0.02
MIGRATING: Final = 847_400  # the number of the lock on PostgreSQL
PASSWORD: Final = re.compile(r"(://[^:/@\s]*):[^\s]*@")
CHECKED: Final = asdict(GameRow("check", "", "", ""))  # written and taken back to see whether it can be
Write = Callable[[Connection], None]
# Made once: a statement remembers how it is written.
ADD_ANSWERS: Final = insert(ANSWERS)
ADD_POSITIONS: Final = insert(POSITIONS)
CHANGE_GAME: Final = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"))
    .values({name: bindparam(f"new_{name}") for name in ("asked", "day", "vp", "changed")})
)
OPEN_ONE: Final = (
    update(SEATS)
    .where((SEATS.c.game == bindparam("of")) & SEATS.c.seat.in_(bindparam("among", expanding=True)))
    .values(open=SEATS.c.seat == bindparam("opened"))
)


PSYCOPG: Final = "postgresql+psycopg"
NOTIFY: Final = text("SELECT pg_notify('gugong', :line)")
MOST_WRITTEN: Final = 100_000


class StoreError(PlacedError):
    """The database, which is at `where`, cannot be used."""


class Locked(StoreError):
    """Another process is writing."""


class Store:
    """Games on disk."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        where = self._engine.url.render_as_string()
        self.tables = Tables(self)
        self.asks = Asks(self)
        self.readings = Readings(self)
        self._file = file_of(self._engine)
        self._looks = 0
        self.wrote: dict[str, int] = {}  # by game, how often this worker has written it
        self.told: Callable[[str], None] = lambda game: None  # called after each commit
        self.notice: Callable[[str], str] | None = None  # a line that PostgreSQL tells with the commit
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        try:
            with self._engine.connect() as connection:
                begin_alone(connection)
                migrate(connection)
                connection.commit()
        except CommandError as error:
            raise StoreError(where, because("store-other-release", fault=str(error))) from None
        except (DBAPIError, ValueError, OSError) as error:
            raise StoreError(where, plain(str(error.orig if isinstance(error, DBAPIError) else error))) from None
        self._connection = self._engine.connect()
        if self._engine.dialect.name == "sqlite":
            self._connection.exec_driver_sql(f"PRAGMA busy_timeout={AT_ONCE}")
            self._connection.rollback()
        self._inode = inode(self._file)

    def close(self) -> None:
        """Let go of the database."""
        self._connection.close()
        self._engine.dispose()

    # Writing

    async def write(self, change: Write) -> None:
        """Commit a change together with all others that wait; Taken if somebody was faster.

        While another process writes, only whoever has something to write waits for it.
        """
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await self._write(change)
            except Locked:
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(PAUSE)

    async def _write(self, change: Write) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((change, done))
        if len(self._waiting) == 1:
            loop.call_soon(self._flush)
        await done

    def _flush(self) -> None:
        """One commit for all that wait; if one of them lost a race, each gets a commit of its own."""
        group, self._waiting = self._waiting, []
        try:
            self._commit([change for change, _ in group])
        except Exception as error:
            if len(group) == 1 or isinstance(error, Locked):
                for _, done in group:
                    settle(done, error)
                return
            for change, done in group:
                try:
                    self._commit([change])
                except Exception as own:
                    settle(done, own)
                else:
                    settle(done, None)
        else:
            for _, done in group:
                settle(done, None)

    def _commit(self, changes: Sequence[Write]) -> None:
        self._look_after()
        try:
            self._connection.info.pop(TOUCHED, None)
            with COMMITS.time(), self._connection.begin():
                for change in changes:
                    change(self._connection)
                written: set[str] = self._connection.info.pop(TOUCHED, set())
                if self.notice is not None:
                    for game in written:
                        self._connection.execute(NOTIFY, {"line": self.notice(game)})
        except IntegrityError:
            raise Taken from None
        except DBAPIError as error:
            kind = Locked if getattr(error.orig, "sqlite_errorname", "") == "SQLITE_BUSY" else StoreError
            if kind is StoreError:
                REFUSED.inc()
            raise kind("", because("store-not-written", fault=str(error.orig))) from None
        for game in written:
            self.wrote[game] = self.wrote.get(game, 0) + 1
            self.told(game)
            WRITTEN.inc()
        if len(self.wrote) > MOST_WRITTEN:
            self.wrote.clear()

    def _look_after(self) -> None:
        """A connection that was lost is made anew; a file that was deleted takes no more answers.

        Whatever was under way when it was lost has failed: nothing is written twice.
        """
        try:
            if self._connection.invalidated or self._connection.closed:
                self._connection.close()
                self._connection = self._engine.connect()
        except DBAPIError as error:
            raise StoreError("", because("store-not-written", fault=str(error.orig))) from None
        if self._inode is not None and inode(self._file) != self._inode:
            raise StoreError("", because("store-file-gone", file=str(self._file)))

    def check(self) -> None:
        """StoreError unless it can be read and written now; nothing is left behind."""
        self._look_after()
        try:
            with self._connection.begin() as writing:
                self._connection.execute(insert(GAMES), [CHECKED])
                writing.rollback()
        except DBAPIError as error:
            raise StoreError("", because("store-not-written", fault=str(error.orig))) from None

    async def add_game(
        self, game: GameRow, seats: Sequence[SeatRow], log: Sequence[Entry], table: TableRow | None = None
    ) -> None:
        """Keep a new game, and the table by link at which it is played."""

        def change(connection: Connection) -> None:
            touch(connection, game.id)
            connection.execute(insert(GAMES), [asdict(game)])
            connection.execute(insert(SEATS), [columns_of(seat) | {"game": game.id} for seat in seats])
            devices = [{"game": game.id, "seat": seat.seat, "holder": holder} for seat in seats for holder in seat.also]
            if devices:
                connection.execute(insert(DEVICES), devices)
            if table is not None:
                connection.execute(insert(TABLES), [asdict(table)])
            if log:
                connection.execute(ADD_ANSWERS, [asdict(entry) | {"game": game.id} for entry in log])

        await self.write(change)

    async def append(
        self,
        game: str,
        log: Sequence[Entry],
        positions: dict[int, str],
        now: GameRow | None = None,
        due: float | None = None,
    ) -> None:
        """Add lines to a game's log, and the positions of turns that begin with them; Taken if a ply has a line.

        `now` is the game's own row, if what a list of games says has changed, `due` when a clock must be looked at.
        """
        lines = [vars(entry) | {"game": game} for entry in log]
        kept = [{"game": game, "ply": ply, "position": text} for ply, text in positions.items()]

        def change(connection: Connection) -> None:
            touch(connection, game)
            connection.execute(ADD_ANSWERS, lines)
            if kept:
                connection.execute(ADD_POSITIONS, kept)
            if now is not None:
                new = {"new_asked": now.asked, "new_day": now.day, "new_vp": now.vp, "new_changed": time.time()}
                connection.execute(CHANGE_GAME, {"game": game, **new})
            if due is not None:
                connection.execute(update(TABLES).where(TABLES.c.game == game).values(due=due))

        await self.write(change)

    async def change_seat(self, game: str, seat: int, **values: object) -> None:
        """Change who holds a seat, or whether it is open."""
        where = (SEATS.c.game == game) & (SEATS.c.seat == seat)

        def change(connection: Connection) -> None:
            touch(connection, game)
            connection.execute(update(SEATS).where(where).values(**values))

        await self.write(change)

    async def open_seat(self, game: str, seat: int, among: Sequence[int]) -> None:
        """Open one of the seats that share a screen, and close the others."""

        def change(connection: Connection) -> None:
            touch(connection, game)
            connection.execute(OPEN_ONE, {"of": game, "among": list(among), "opened": seat})

        await self.write(change)

    # Reading

    def epoch(self) -> int:
        """A number that is another one when somebody else may have written; what we write ourselves we know."""
        if self._engine.dialect.name != "sqlite":
            self._looks += 1
            return self._looks
        line: Any = self._connection.connection.driver_connection
        try:
            version: int = line.execute("PRAGMA data_version").fetchone()[0]
        except sqlite3.Error as error:
            raise StoreError("", because("store-not-read", fault=str(error))) from None
        return version

    def game(self, id: str) -> GameRow | None:
        """A game's own row."""
        found = self._read(select(GAMES).where(GAMES.c.id == id))
        return GameRow(**found[0]) if found else None

    def seats(self, game: str) -> list[SeatRow]:
        """Who sits where."""
        found = self._read(select(SEATS).where(SEATS.c.game == game).order_by(SEATS.c.seat))
        also = self.tables.devices(game) if any(row["holder"] for row in found) else {}
        by_seat = [{key: value for key, value in row.items() if key != "game"} for row in found]
        return [SeatRow(**row, also=also.get(row["seat"], ())) for row in by_seat]

    def log(self, game: str, start: int = 0) -> list[Entry]:
        """A game's log from a ply on."""
        where = (ANSWERS.c.game == game) & (ANSWERS.c.ply >= start)
        found = self._read(select(ANSWERS).where(where).order_by(ANSWERS.c.ply))
        return [Entry(**{key: value for key, value in row.items() if key != "game"}) for row in found]

    def plies(self, games: Sequence[str]) -> dict[str, int]:
        """How long the logs of these games are."""
        longest = select(ANSWERS.c.game, func.max(ANSWERS.c.ply).label("last"))
        found = self._read(longest.where(ANSWERS.c.game.in_(games)).group_by(ANSWERS.c.game))
        return {row["game"]: row["last"] + 1 for row in found}

    def positions(self, game: str) -> dict[int, str]:
        """The positions kept at the starts of turns."""
        found = self._read(select(POSITIONS).where(POSITIONS.c.game == game))
        return {row["ply"]: row["position"] for row in found}

    def games_of(self, holder: str, most: int) -> list[GameRow]:
        """The games in which this browser holds a seat, latest first."""
        found = self._read(select(GAMES).where(held(holder)).order_by(GAMES.c.changed.desc()).limit(most))
        return [GameRow(**row) for row in found]

    def rows(self, query: Any) -> list[dict[str, Any]]:
        """What a query finds."""
        return self._read(query)

    def _read(self, query: Any) -> list[dict[str, Any]]:
        for last in (False, True):  # the first to ask after a restart of the database finds its connection dead
            self._look_after()
            try:
                rows = [dict(row) for row in self._connection.execute(query).mappings()]
                self._connection.rollback()  # the next read shall see what others have written since
            except DBAPIError as error:
                lost = error.connection_invalidated
                self._connection.rollback()
                if last or not lost:
                    raise StoreError("", because("store-not-read", fault=str(error.orig))) from None
            else:
                return rows
        raise AssertionError


def columns_of(seat: SeatRow) -> dict[str, Any]:
    """A seat as its own row has it."""
    return {key: value for key, value in asdict(seat).items() if key != "also"}


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits, if they still do."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def open_engine(url: str) -> Engine:
    """An engine whose SQLite writes ahead and waits for the disk."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() != "sqlite":
            how = {"client_encoding": "utf8"} if parsed.drivername == PSYCOPG else {}  # whatever the database calls it
            return create_engine(parsed, isolation_level="READ COMMITTED", pool_pre_ping=True, connect_args=how)
        if parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(parsed, poolclass=StaticPool, connect_args={"timeout": BUSY / 1000})
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, OSError, ValueError) as error:
        raise StoreError(without_password(url), plain(without_password(str(error)))) from None
    event.listen(engine, "connect", set_up_sqlite)
    return engine


def without_password(url: str) -> str:
    """An address that may be printed, even if it is too wrong to be taken apart."""
    return PASSWORD.sub(r"\1:***@", url)


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database."""
    name = engine.url.database
    return Path(name) if engine.dialect.name == "sqlite" and name and name != ":memory:" else None


def inode(file: Path | None) -> int | None:
    """Which file lies at a path; None if there is none."""
    try:
        return None if file is None else file.stat().st_ino
    except OSError:
        return None


def begin_alone(connection: Connection) -> None:
    """A transaction that others who bring the database up to date wait for: killed in it, nothing is left behind."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def set_up_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead log, and a commit returns when the disk has it."""
    for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
