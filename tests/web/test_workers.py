"""Several processes serve one port: what one writes the others know, and one that dies is replaced."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gugong.web import workers
from tests.web import postgres
from tests.web.browsing import Browser, actions, unchunked
from tests.web.served import Served, ask, served

pytestmark = pytest.mark.skipif(not workers.CAN, reason="processes cannot share a port on this system")


class Two(Served):
    """A server of two workers, and the cluster that it keeps its games in, if it is one."""

    def __init__(self, made: Served, cluster: postgres.Postgres | None = None) -> None:
        super().__init__(made.process, made.port)
        self.cluster = cluster


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """One for all tests of this file, each kind in turn: the last test ends it."""
    if request.param == "sqlite":
        with served(str(tmp_path_factory.mktemp("two") / "games.db"), "--workers", "2") as made:
            yield Two(made)
        return
    found = postgres.binaries()
    if found is None:
        pytest.skip("no PostgreSQL here: Debian's package `postgresql` has it")
    with postgres.running(found) as cluster, served(cluster.database("two"), "--workers", "2") as made:
        yield Two(made, cluster)


def beginning(port: int, *kinds: str) -> tuple[str, str]:
    """A new game, and the cookie that plays it."""
    browser = Browser(port)
    game = browser.new_game(*kinds)
    return game, "; ".join(f"{name}={value}" for name, value in browser.cookies.items())


def test_answers_to_two_workers_in_turn_make_one_game(two: Two) -> None:
    game, cookie = beginning(two.port, "you")
    lines = [two.line(0), two.line(1)]
    _, position = ask(lines[0], cookie, "GET", f"{game}/position")
    for step in range(12):
        offered = actions("".join(position["parts"].values()))
        data = {"ply": position["ply"], "answer": offered[0]}
        status, position = ask(lines[step % 2], cookie, "POST", f"{game}/answers", data)
        assert status == 200
        assert position["ply"] > data["ply"]
    assert ask(lines[0], cookie, "GET", f"{game}/position") == ask(lines[1], cookie, "GET", f"{game}/position")


def test_a_page_on_another_worker_hears_of_an_answer_at_once(two: Two) -> None:
    game, cookie = beginning(two.port, "you")
    line, other = two.line(0), two.line(1)
    _, position = ask(line, cookie, "GET", f"{game}/position")
    other.request("GET", f"{game}/stream?ply={position['ply']}", headers={"Cookie": cookie})
    assert isinstance(other.sock, socket.socket)
    other.sock.settimeout(20)
    took = []
    read = b""
    for _ in range(6):
        data = {"ply": position["ply"], "answer": actions("".join(position["parts"].values()))[0]}
        _, position = ask(line, cookie, "POST", f"{game}/answers", data)
        begun = time.monotonic()
        while f"id: {position['ply']}\n".encode() not in read:
            read += other.sock.recv(1 << 20)
        took.append(time.monotonic() - begun)
    told = json.loads(next(each for each in unchunked(read).split(b"\n") if each.startswith(b"data: "))[6:])

    assert told["parts"]["answers"]
    assert min(took) < 0.1  # on a machine that does much else not every one


def test_a_bot_answers_whichever_worker_is_asked(two: Two) -> None:
    """Exactly one worker's bots think about a game; the other tells it."""
    for worker in (0, 1):
        game, cookie = beginning(two.port, "bot", "you")
        line = two.line(worker)
        until = time.monotonic() + 60
        while ask(line, cookie, "GET", f"{game}/position")[1]["status"] != "your-turn":
            assert time.monotonic() < until
            time.sleep(0.05)


def test_killed_and_without_its_database_it_loses_nothing_acknowledged(two: Two) -> None:
    """In the middle of a game the workers are killed; then PostgreSQL goes and comes."""
    game, cookie = beginning(two.port, "you")
    given: list[str] = []
    before = two.workers()
    play(two, game, cookie, given)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    play(two, game, cookie, given)

    assert len(before) == 2
    assert set(two.workers()).isdisjoint(before)
    if two.cluster is not None:
        lines = [two.line(0), two.line(1)]
        two.cluster.stop()
        try:
            for line in lines:
                status, told = ask(line, cookie, "GET", f"{game}/position")
                assert (status, bool(told["what"])) == (503, True)
                assert ask(line, cookie, "GET", "/health/ready")[0] == 503
        finally:
            two.cluster.start()
        for line in lines:
            assert ask(line, cookie, "GET", "/health/ready")[0] == 200
        play(two, game, cookie, given)
    browser = Browser(two.port)
    browser.cookies = dict(each.split("=", 1) for each in cookie.split("; "))
    record = [line.partition(" ")[2] for line in browser.get(f"{game}/record").text.splitlines()[1:]]

    places = iter(record)
    assert len(given) == (8 if two.cluster is None else 12)
    assert all(any(answer == shown or shown.endswith("?") for shown in places) for answer in given)


def play(two: Two, game: str, cookie: str, given: list[str]) -> None:
    """Four answers, to the workers in turn."""
    lines = [two.line(0), two.line(1)]
    for step in range(4):
        line = lines[step % 2]
        _, position = ask(line, cookie, "GET", f"{game}/position")
        answer = actions("".join(position["parts"].values()))[0]
        status, _ = ask(line, cookie, "POST", f"{game}/answers", {"ply": position["ply"], "answer": answer})
        assert status == 200
        given.append(answer)
    assert ask(lines[0], cookie, "GET", f"{game}/position") == ask(lines[1], cookie, "GET", f"{game}/position")


def test_its_end(two: Two) -> None:
    """Told to end, it ends the streams and is well; killed, the parent takes its workers along."""
    if two.cluster is None:
        ends_its_streams(two)
        return
    pids = two.workers()
    two.process.kill()
    two.process.wait()
    until = time.monotonic() + 20
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_told_to_end_one_process_ends_its_streams_too(tmp_path: Path) -> None:
    with served(str(tmp_path / "games.db"), "--workers", "1") as one:
        ends_its_streams(one)


def ends_its_streams(made: Served) -> None:
    """A page that follows sees its stream end, and no traceback is written."""
    game, cookie = beginning(made.port, "you")
    with socket.create_connection(("127.0.0.1", made.port), timeout=20) as line:
        line.sendall(f"GET {game}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n".encode())
        read = line.recv(1 << 20)
        begun = time.monotonic()
        code = made.end()
        took = time.monotonic() - begun
        while more := line.recv(1 << 20):
            read += more
    assert made.process.stderr is not None
    said = made.process.stderr.read()

    assert code == 0
    assert took < 8
    assert read.endswith(b"0\r\n\r\n"), "the stream was cut off in the middle"
    assert "Traceback" not in said, said
