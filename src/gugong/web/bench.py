"""How fast the browser game is: a real server on loopback with its database on disk, one person at the screen.

Each figure is a median over a game. `acknowledged` is from sending an answer to having read the reply, with rules, disk
write and rendering in it; `shown` is until another page that follows the game has read the same.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from queue import Queue
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final
from urllib.parse import urljoin

import click

import gugong
from gugong import draw
from gugong.bench_shown import show
from gugong.configuration import MODULES
from gugong.spoken import Command, in_language, option
from gugong.web.load import Load, measured
from gugong.web.peer import boardgame

ANSWERS: Final = 120
WARM_UP: Final = 15
ACTION: Final = re.compile(r'data-action="([^"]+)"')
LINKED: Final = re.compile(r'(?:href|src)="(/static/[^"]+)"')
IMPORTED: Final = re.compile(r'from "\./([\w-]+\.js)"')
TARGETS: Final = {"page_kb": 300.0, "moving_layer_ms": 2.0, "acknowledged_ms": 10.0, "shown_ms": 20.0}


class Visitor:
    """One keep-alive connection with its cookie."""

    def __init__(self, port: int) -> None:
        self.line = HTTPConnection("127.0.0.1", port)
        self.cookie = ""

    def ask(self, method: str, path: str, data: object = None) -> tuple[int, bytes]:
        """A request, and its status and body."""
        body = None if data is None else json.dumps(data).encode()
        self.line.request(method, path, body, {"Cookie": self.cookie, "Content-Type": "application/json"})
        reply = self.line.getresponse()
        self.cookie = (reply.getheader("set-cookie") or self.cookie).partition(";")[0]
        return reply.status, reply.read()

    def follow(self, path: str, told: Queue[tuple[int, float]]) -> None:
        """Read a stream as it comes, noting when each ply was told in full; it must cost the other page nothing."""
        with socket.create_connection((self.line.host, self.line.port)) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: {self.line.host}\r\nCookie: {self.cookie}\r\n\r\n".encode())
            read = b""
            while more := line.recv(1 << 20):
                read += more
                if read.endswith(b"\n\n\r\n"):
                    for ply in re.findall(rb"^id: (\d+)$", read, re.MULTILINE):
                        told.put((int(ply), time.perf_counter()))
                    read = b""


@contextmanager
def served(folder: str) -> Iterator[int]:
    """A server of its own; its port."""
    command = [sys.executable, "-m", "gugong.cli", "serve", "--port", "0", "--database", str(Path(folder, "games.db"))]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
    ) as run:
        assert run.stdout is not None
        found = re.search(r":(\d+)/", run.stdout.readline())
        assert found is not None, "the server did not start"
        try:
            yield int(found.group(1))
        finally:
            run.kill()


def answers_ms(port: int, modules: tuple[str, ...]) -> dict[str, float]:
    """A game of four at one screen: how long an answer takes, and how large its page is."""
    visitor = Visitor(port)
    seats = [{"kind": "you"}, *({"kind": "screen"} for _ in range(3))]
    _, begun = visitor.ask("POST", "/games", {"seats": seats, "options": {"modules": list(modules)}, "seed": 5})
    game = json.loads(begun)["location"]
    told: Queue[tuple[int, float]] = Queue()
    follower = Visitor(port)
    follower.cookie = visitor.cookie
    Thread(target=follower.follow, args=(f"{game}/stream", told), daemon=True).start()
    page = visitor.ask("GET", game)[1].decode()
    found = re.search(r'data-ply="(\d+)"', page)
    assert found is not None
    acknowledged, shown = played(visitor, game, int(found.group(1)), page, told)
    size, sent = page_bytes(visitor, game)
    return {
        "page_kb": round(size / 1000, 1),
        "page_sent_kb": round(sent / 1000, 1),
        "acknowledged_ms": round(median(acknowledged[WARM_UP:]) * 1000, 2),
        "shown_ms": round(median(shown[WARM_UP:]) * 1000, 2),
    }


def played(
    visitor: Visitor, game: str, ply: int, html: str, told: Queue[tuple[int, float]]
) -> tuple[list[float], list[float]]:
    """Answer by chance; seconds to the reply, and seconds until the other page has it."""
    random = Random(5)
    acknowledged: list[float] = []
    shown: list[float] = []
    while len(acknowledged) < ANSWERS:
        choice = random.choice(ACTION.findall(html))
        time.sleep(0.01)  # idle, not under load
        begun = time.perf_counter()
        if choice == "ready":
            _, body = visitor.ask("POST", f"{game}/ready", {"ply": ply})
        else:
            _, body = visitor.ask("POST", f"{game}/answers", {"ply": ply, "answer": choice})
            acknowledged.append(time.perf_counter() - begun)
        position: dict[str, Any] = json.loads(body)
        if choice != "ready":
            shown.append(next(at for told_ply, at in iter(told.get, None) if told_ply == position["ply"]) - begun)
        ply, html = position["ply"], "".join(position["parts"].values())
        if position["status"] == "over":
            break
    return acknowledged, shown


def page_bytes(visitor: Visitor, game: str) -> tuple[int, int]:
    """A page with everything it loads: as it is, and as it is sent."""
    page = visitor.ask("GET", game)[1]
    addresses = dict.fromkeys(LINKED.findall(page.decode()))
    size = sent = len(page)
    waiting = list(addresses)
    while waiting:
        address = waiting.pop()
        data = visitor.ask("GET", address)[1]
        visitor.line.request("GET", address, headers={"Accept-Encoding": "gzip"})
        sent += len(visitor.line.getresponse().read())
        size += len(data)
        if address.partition("?")[0].endswith(".js"):
            found = [urljoin(address, name) for name in IMPORTED.findall(data.decode())]
            new = [each for each in found if each not in addresses]
            addresses.update(dict.fromkeys(new))
            waiting += new
    return size, sent


def moving_layer_ms(modules: tuple[str, ...]) -> float:
    """The moving layer of a table for four, drawn at every question of a game."""
    random = Random(5)
    game = gugong.new_game(4, modules=modules, seed=5)
    timings: list[float] = []
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        begun = time.perf_counter()
        draw.pieces(view, ())
        timings.append(time.perf_counter() - begun)
        game.play(random.choice(decision.options))
    return round(median(timings) * 1000, 3)


def measure(load: Load, workers: int, against: str | None = None) -> dict[str, object]:
    """All figures, for the base game and with all modules, beside what they should stay under; then under load."""
    sys.setswitchinterval(1e-4)  # the two pages of ours shall not wait for each other
    found: dict[str, object] = {"targets": TARGETS}
    with TemporaryDirectory() as folder, served(folder) as port:
        for name, modules in (("base", ()), ("all_modules", MODULES)):
            found[name] = {**answers_ms(port, modules), "moving_layer_ms": moving_layer_ms(modules)}
    asked = {"games": load.games, "watchers": load.watchers, "workers": workers}
    ours = measured(load, workers)
    found["under_load"] = {**asked, **ours}
    if against is not None:
        theirs = boardgame.measured(load)
        times = ours["answers_a_second"] / theirs["answers_a_second"]
        found[against] = {"games": load.games, **theirs, "times_its_answers": round(times, 2)}
    return found


@click.command(cls=Command, help="cli-bench-web-whole")
@option("--web", is_flag=True, help="cli-bench-web")
@option("--json", "as_json", is_flag=True, help="cli-bench-json")
@option("--against", type=click.Choice([boardgame.NAME]), help="cli-bench-against")
@option("--games", type=click.IntRange(1, 2000), default=50, show_default=True, help="cli-bench-games")
@option("--watchers", type=click.IntRange(0, 500), default=0, show_default=True, help="cli-bench-watchers")
@option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="cli-bench-workers")
@option("--each-second", type=click.FloatRange(0), default=0.0, help="cli-bench-each-second")
@option("--seconds", type=click.FloatRange(1), default=10.0, show_default=True, help="cli-bench-seconds")
@in_language
def bench(
    web: bool,
    as_json: bool,
    against: str | None,
    games: int,
    watchers: int,
    workers: int,
    each_second: float,
    seconds: float,
) -> None:
    found = measure(Load(games, watchers, seconds, each_second), workers, against)
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    show(found, 0)
