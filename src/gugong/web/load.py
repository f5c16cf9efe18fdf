"""Many games at once: a generator of load, which plays over real connections and notes how long replies took.

Each game is played by chance by one browser at a shared screen; watchers are further pages of that browser. It speaks
as our pages do: it says which position it has, and takes what changed.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import zstandard

from gugong.web import workers
from gugong.web.options import LOOPBACK, Options
from gugong.web.serving import bind
from gugong.web.store import Store

ACTION: Final = re.compile(r'data-action="([^"]+)"')
PLY: Final = re.compile(r'data-ply="(\d+)"')
GZIP: Final = 31  # the window bits by which zlib knows gzip
UNLIMITED: Final[dict[str, Any]] = {
    "requests_a_second": 1e9,
    "requests_at_once": 1_000_000_000,
    "new_games_a_minute": 1e9,
    "most_games": 1_000_000,
    "most_streams": 1_000_000,
    "most_followed": 1_000_000,
    "most_connections": 1_000_000,
}
HEAD_END: Final = b"\r\n\r\n"
LENGTH: Final = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE: Final = re.compile(rb"set-cookie: ([^;]+)", re.IGNORECASE)
ZSTD: Final = re.compile(rb"content-encoding: zstd", re.IGNORECASE)
ZIPPED: Final = re.compile(rb"content-encoding: gzip", re.IGNORECASE)


@dataclass(frozen=True)
class Load:
    """What is asked of a server."""

    games: int = 50
    watchers: int = 0  # pages that follow each game beside the one that plays
    seconds: float = 10.0
    each_second: float = 0.0  # answers a second in each game; 0 for as many as it can
    modules: tuple[str, ...] = ()


@dataclass
class Measured:
    """What came of it."""

    took: list[float] = field(default_factory=list)  # seconds, of each answer
    sizes: list[int] = field(default_factory=list)  # bytes on the wire, of each reply to an answer
    told: int = 0  # messages that watchers had
    refused: int = 0
    seconds: float = 0.0

    def figures(self) -> dict[str, float]:
        """As the report has them."""
        took = sorted(self.took)
        return {
            "answers_a_second": round(len(took) / self.seconds, 1),
            "median_ms": round(median(took) * 1000, 1),
            "p95_ms": round(took[int(len(took) * 0.95)] * 1000, 1),
            "reply_kb": round(median(self.sizes) / 1000, 1),
            "messages_a_second": round(self.told / self.seconds, 1),
            "refused": self.refused,
        }


class Line:
    """One keep-alive connection with its cookie."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.size = 0  # of the latest reply, on the wire

    async def open(self) -> Line:
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        return self

    def send(self, method: str, path: str, body: bytes = b"", accepts: str = "gzip,zstd") -> None:
        """A request, as a browser of today sends it."""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.cookie}\r\nAccept-Encoding: {accepts}\r\n"
        if method == "POST":
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.writer.write(head.encode() + b"\r\n" + body)

    async def head(self) -> tuple[int, bytes]:
        """The head of a reply."""
        head = await self.reader.readuntil(HEAD_END)
        return int(head[9:12]), head

    async def ask(self, method: str, path: str, data: object = None) -> tuple[int, bytes]:
        """A request, and its status and body."""
        self.send(method, path, b"" if data is None else json.dumps(data).encode())
        status, head = await self.head()
        found = LENGTH.search(head)
        body = await self.reader.readexactly(int(found[1])) if found else b""
        self.size = len(body)
        given = COOKIE.search(head)
        if given is not None and not self.cookie:
            self.cookie = given[1].decode()
        if ZSTD.search(head):
            body = zstandard.ZstdDecompressor().decompress(body)
        return status, zlib.decompress(body, GZIP) if ZIPPED.search(head) else body

    async def follow(self, path: str, found: Measured) -> None:
        """A stream: only how many messages came is of interest."""
        self.send("GET", path)
        _, head = await self.head()
        plain = zlib.decompressobj(GZIP) if ZIPPED.search(head) else None
        while True:
            size = int(await self.reader.readline(), 16)
            data = await self.reader.readexactly(size + 2)
            found.told += (plain.decompress(data[:-2]) if plain else data).count(b"data: ")


class Player:
    """One game, played by chance; its position is kept as a page keeps it."""

    def __init__(self, line: Line, game: str, random: Random) -> None:
        self.line = line
        self.game = game
        self.random = random
        self.mark = ""
        self.parts: dict[str, str] = {}
        self.ply = 0
        self.over = False

    def show(self, position: dict[str, Any]) -> None:
        """Take a reply: all parts, or those that changed."""
        self.ply, self.over = position["ply"], position["status"] == "over"
        self.mark = position.get("mark", "")
        for name in ("answers", "doors"):
            if name in position["parts"]:
                self.parts[name] = "".join(map(str, position["parts"][name]))

    async def answer(self, found: Measured) -> None:
        """One answer by chance; at the doors, open them first."""
        while True:
            offered = ACTION.findall(self.parts["doors"]) or ACTION.findall(self.parts["answers"])
            choice = self.random.choice(offered)
            asked = {"ply": self.ply, **({"have": self.mark} if self.mark else {})}
            begun = time.perf_counter()
            if choice == "ready":
                status, body = await self.line.ask("POST", f"{self.game}/ready", asked)
            else:
                status, body = await self.line.ask("POST", f"{self.game}/answers", {**asked, "answer": choice})
                found.took.append(time.perf_counter() - begun)
                found.sizes.append(self.line.size)
            if status != 200:
                found.refused += 1
                return
            self.show(json.loads(body))
            if choice != "ready":
                return


async def begun(load: Load, port: int, number: int) -> Player:
    """A new game on a connection of its own."""
    line = await Line(port).open()
    seats = [{"kind": "you"}, {"kind": "screen"}]
    status, body = await line.ask(
        "POST", "/games", {"seats": seats, "options": {"modules": load.modules}, "seed": number}
    )
    assert status == 201, body
    player = Player(line, json.loads(body)["location"], Random(number))
    await player_at_table(player)
    return player


async def player_at_table(player: Player) -> None:
    """Open the table, and the doors before it."""
    _, body = await player.line.ask("GET", player.game)
    found = PLY.search(body.decode())
    assert found is not None
    _, body = await player.line.ask("POST", f"{player.game}/ready", {"ply": int(found[1]), "have": ""})
    player.show(json.loads(body))


async def run(load: Load, port: int, at_start: Callable[[], None] = lambda: None) -> Measured:
    """Play for so long, and say how it went; `at_start` is called when all games have begun."""
    found = Measured()
    players = [await begun(load, port, number) for number in range(load.games)]
    watching = []
    for player in players:
        for _ in range(load.watchers):
            line = await Line(port, player.line.cookie).open()
            watching.append(asyncio.create_task(line.follow(f"{player.game}/stream", found)))
    await asyncio.sleep(0.3)
    at_start()
    until = time.perf_counter() + load.seconds
    started = time.perf_counter()

    async def play(player: Player) -> None:
        await asyncio.sleep(player.random.random() / load.each_second if load.each_second else 0)
        at = time.perf_counter()
        while time.perf_counter() < until and not player.over:
            await player.answer(found)
            if load.each_second:
                at += 1 / load.each_second
                await asyncio.sleep(max(0.0, at - time.perf_counter()))

    await asyncio.gather(*map(play, players))
    found.seconds = time.perf_counter() - started
    for each in watching:
        each.cancel()
    return found


def memory_of(pids: Sequence[int]) -> int:
    """What these processes have in memory, in bytes; 0 where the system does not tell."""
    try:
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def measured(load: Load, count: int = 1) -> dict[str, float]:
    """The figures of a load on a server of its own: so many workers, a file on disk, and no limits on visitors."""
    bound = bind(LOOPBACK, 0, any_port=True, shared=True)
    port = bound.getsockname()[1]
    with TemporaryDirectory() as folder:
        options = Options(f"sqlite:///{folder}/games.db", LOOPBACK, port, **UNLIMITED, workers=count)
        Store(options.database).close()
        running = [workers.Worker(replace(options, worker=number)) for number in range(count)]
        try:
            for worker in running:
                worker.start()
            assert workers.come_up(running, []), "the server did not start"
            pids = [worker.process.pid for worker in running]
            before = memory_of(pids)
            begun: list[int] = []
            found = asyncio.run(run(load, port, lambda: begun.append(memory_of(pids)))).figures()
            grown = (memory_of(pids) - before, begun[0] - before)
            figures = zip(("game_mb", "begun_game_mb"), grown, strict=True)
            return {**found, **{name: round(more / load.games / 1e6, 3) for name, more in figures}}
        finally:
            workers.end(running)
            bound.close()
