"""News between workers: which game another worker has just written, so that pages there hear of it at once.

PostgreSQL tells it itself (LISTEN and NOTIFY, with the commit). Beside an SQLite file each worker has a socket in a
folder of this user, and whoever has written drops a line into all others. News that is lost costs a second: every
worker also looks by itself now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import stat
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from tempfile import gettempdir
from typing import Final

from sqlalchemy.engine import make_url

LOG: Final = logging.getLogger("gugong.web")
CHANNEL: Final = "gugong"
WRITTEN: Final = "w"  # a game has new lines
ASKED: Final = "b"  # a bot is asked there
HURRY: Final = "h"  # its bot is to answer now
AGAIN: Final = 1.0  # seconds until a lost connection is tried again
LONGEST: Final = 200  # bytes
MOST_WORKERS: Final = 64
Hear = Callable[[str, str], None]


class News:
    """What this worker tells the others and hears of them. This one is alone."""

    listens = False

    def tell(self, kind: str, game: str) -> None:
        """Tell all others."""

    async def listen(self, hear: Hear) -> None:
        """Pass on what others tell until this is cancelled."""


def news_of(database: str, workers: int) -> News:
    """How workers on this database hear of each other."""
    url = make_url(database)
    if url.get_backend_name() == "postgresql":
        return PostgresNews(url.set(drivername="postgresql").render_as_string(hide_password=False))
    if url.get_backend_name() == "sqlite" and url.database and workers > 1 and hasattr(socket, "AF_UNIX"):
        return SocketNews(Path(url.database))
    return News()


class PostgresNews(News):
    """News by PostgreSQL's own notices."""

    listens = True

    def __init__(self, url: str) -> None:
        self._url = url
        self.name = token_hex(6)
        self._told: asyncio.Queue[str] = asyncio.Queue(1000)

    def notice(self, kind: str, game: str) -> str:
        """A line as the store sends it with its commit."""
        return f"{self.name} {kind} {game}"

    def tell(self, kind: str, game: str) -> None:
        """Tell all others, by this worker's own line."""
        with contextlib.suppress(asyncio.QueueFull):
            self._told.put_nowait(self.notice(kind, game))

    async def listen(self, hear: Hear) -> None:
        """Pass on what others tell; a lost connection is made anew."""
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True, client_encoding="utf8"
                ) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    hear("", "")  # whatever was missed until now
                    while True:
                        await self._turn(line, hear)
            except (psycopg.Error, OSError) as error:
                LOG.warning("no news from other workers for now (%s)", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _turn(self, line: object, hear: Hear) -> None:
        """Hear what there is for a moment, then tell what waits."""
        import psycopg

        assert isinstance(line, psycopg.AsyncConnection)
        async for notice in line.notifies(timeout=0.05 if self._told.empty() else 0):
            teller, _, rest = notice.payload.partition(" ")
            if teller != self.name:
                hear(*rest.split(" ", 1))
        while not self._told.empty():
            await line.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self._told.get_nowait()))


class SocketNews(News):
    """News by lines dropped into each other's sockets, in a folder that belongs to this user alone."""

    listens = True

    def __init__(self, database: Path) -> None:
        self.folder = folder_of(database)
        self.own = self.folder / f"{os.getpid()}-{token_hex(3)}"
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.setblocking(False)
        self._line.bind(str(self.own))

    def tell(self, kind: str, game: str) -> None:
        """Drop a line into every other socket there; one that nobody reads any more is cleared away."""
        line = f"{kind} {game}".encode()[:LONGEST]
        for other in list(self.folder.iterdir())[:MOST_WORKERS]:
            if other == self.own:
                continue
            try:
                self._line.sendto(line, str(other))
            except (ConnectionRefusedError, FileNotFoundError):
                other.unlink(missing_ok=True)
            except OSError:  # its box is full: it looks by itself before long
                LOG.debug("a worker does not read its news")

    async def listen(self, hear: Hear) -> None:
        """Pass on what others tell."""
        loop = asyncio.get_running_loop()

        def read() -> None:
            with contextlib.suppress(BlockingIOError):
                while True:
                    kind, _, game = self._line.recv(LONGEST).decode("ascii", "replace").partition(" ")
                    hear(kind, game)

        loop.add_reader(self._line.fileno(), read)
        try:
            await asyncio.Event().wait()
        finally:
            loop.remove_reader(self._line.fileno())
            self._line.close()
            self.own.unlink(missing_ok=True)


def folder_of(database: Path) -> Path:
    """The folder of the sockets for a database: short, since a socket's path may be no longer than 100 signs."""
    mark = sha256(str(database.resolve()).encode()).hexdigest()[:16]
    folder = Path(gettempdir(), f"gugong-{os.getuid()}-{mark}")
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & 0o077:
        raise PermissionError(13, os.strerror(13), str(folder))
    return folder
