"""A table by link while it is played, over HTTP: stand-ins, clocks, wishes, feeds, webhooks, rematch, the end."""

from __future__ import annotations

import sqlite3
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest

from gugong.web.visitors import digest, new_secret
from tests.web.browsing import Browser, actions, ply_of, serving
from tests.web.test_friends import links, path_of, sit

PATIENCE = 20.0
TABLE = {"clock": "", "clock_time": 0, "clock_more": 0, "away": 5, "level": "easy", "talk_watched": False}


class Friends:
    """A host and a guest at a table of two that has begun, and the server's database."""

    def __init__(self, port: int, database: Path, **settings: Any) -> None:
        self.database = database
        self.host, self.guest = Browser(port), Browser(port)
        self.game = self.host.new_game("you", "friend", seed=7)
        self.id = self.game.rpartition("/")[2]
        (link,) = links(self.host.get(f"{self.game}/table").text, "invited")
        sit(self.guest, link, "Zosia")
        assert self.host.post(f"{self.game}/table", {**TABLE, **settings}).status == 200
        assert self.host.post(f"{self.game}/start", {}).status == 200

    def change(self, statement: str) -> None:
        """Do to the database what time would."""
        with sqlite3.connect(self.database, timeout=5) as line:
            line.execute(statement, {"game": self.id})
            line.execute("UPDATE tables SET version = version + 1 WHERE game = :game", {"game": self.id})
        line.close()

    def away(self, seat: int) -> None:
        self.change(f"UPDATE presence SET seen = seen - 1000 WHERE game = :game AND seat = {seat}")

    def awaited(self) -> tuple[Browser, Browser]:
        """Whose turn it is, and the other."""
        mine = 'data-status="your-turn"' in self.host.get(self.game).text
        return (self.host, self.guest) if mine else (self.guest, self.host)

    def plays(self, browser: Browser) -> Any:
        page = browser.get(self.game).text
        return browser.post(f"{self.game}/answers", {"ply": ply_of(page), "answer": actions(page)[0]})

    def play_until(self, browser: Browser) -> None:
        """Go on until this one is asked."""
        while self.awaited()[0] is not browser:
            assert self.plays(self.awaited()[0]).status == 200

    def wait_for(self, text: str, browser: Browser) -> str:
        until = time.monotonic() + PATIENCE
        while text not in (page := browser.get(self.game).text):
            assert time.monotonic() < until, f"no {text} in {page[:200]}"
            time.sleep(0.05)
        return page


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("together") / "games.db"


class Hook(BaseHTTPRequestHandler):
    """Somebody who is told of turns."""

    heard: ClassVar[list[bytes]] = []

    def do_POST(self) -> None:
        self.heard.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_args: object) -> None:
        """Silence."""


@pytest.fixture(scope="module")
def hook() -> Iterator[int]:
    """The port where Hook listens."""
    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.fixture(scope="module")
def port(database: Path, hook: int) -> Iterator[int]:
    with serving(database, poll=0.05, open_tables=True, webhook_hosts=(f"127.0.0.1:{hook}",)) as listening:
        yield listening


def test_a_bot_stands_in_until_the_person_is_back(port: int, database: Path) -> None:
    table = Friends(port, database)
    table.play_until(table.guest)
    ply = ply_of(table.host.get(table.game).text)
    table.away(1)
    table.wait_for("a bot answers", table.host)  # in the log
    page = table.wait_for('data-status="your-turn"', table.host)  # it has had a turn
    assert ply_of(page) > ply
    seen = table.guest.get(table.game).text
    assert 'data-do="again">Show me<' in seen
    news = seen[seen.index('id="part-since"') :].partition("</ul>")[0]
    turns = table.guest.get(f"{table.game}/since?ply={ply_of(seen)}").json["turns"]
    assert "You gave" in news  # what the bot did for them
    assert news.count("data-turn=") == len(turns) >= 2
    assert table.plays(table.host).status == 200
    table.guest.post(f"{table.game}/here", {"click": True})
    table.play_until(table.guest)
    before = ply_of(table.guest.get(table.game).text)
    time.sleep(0.5)
    assert ply_of(table.guest.get(table.game).text) == before  # nobody answers for them now
    assert table.plays(table.guest).status == 200
    assert "is back" in table.host.get(table.game).text


def test_waiting_holds_the_bot_until_somebody_lets_it_go_on(port: int, database: Path) -> None:
    table = Friends(port, database)
    table.play_until(table.guest)
    assert table.host.post(f"{table.game}/wait", {"seat": 1, "wait": True}).status == 200
    table.away(1)
    ply = ply_of(table.host.get(table.game).text)
    time.sleep(0.5)
    page = table.host.get(table.game).text
    assert ply_of(page) == ply
    assert "The game waits." in page
    assert table.host.post(f"{table.game}/wait", {"seat": 1, "wait": False}).status == 200
    table.wait_for('data-status="your-turn"', table.host)
    assert table.host.post(f"{table.game}/wait", {"seat": 0, "wait": True}).status == 409
    assert table.host.post(f"{table.game}/wait", {"seat": 7, "wait": True}).status == 422


def test_a_late_answer_after_the_bot_is_told_so(port: int, database: Path) -> None:
    table = Friends(port, database)
    table.play_until(table.guest)
    page = table.guest.get(table.game).text
    table.away(1)
    table.wait_for('data-status="your-turn"', table.host)
    with sqlite3.connect(database) as line:
        query = "SELECT answer FROM answers WHERE game = ? AND ply = ?"
        ((given,),) = line.execute(query, (table.id, ply_of(page)))
    line.close()
    other = next(answer for answer in actions(page) if answer != given)  # the same one would be a page's that was deaf
    reply = table.guest.post(f"{table.game}/answers", {"ply": ply_of(page), "answer": other})
    assert reply.status == 409
    assert "bot has just answered for you" in reply.json["late"]
    assert reply.json["parts"]


def test_only_the_clock_calls_a_bot_where_there_is_one(port: int, database: Path) -> None:
    table = Friends(port, database, clock="turn", clock_time=30)
    table.play_until(table.guest)
    assert "data-until" in table.host.get(table.game).text
    assert 'class="clock yours"' in table.guest.get(table.game).text  # not that of one's own bar, which is laid out
    table.away(1)
    ply = ply_of(table.host.get(table.game).text)
    time.sleep(0.4)
    assert ply_of(table.host.get(table.game).text) == ply  # away, but there is time
    assert table.host.post(f"{table.game}/wait", {"seat": 1, "wait": True}).status == 409
    assert table.host.post(f"{table.game}/table", {**TABLE, "clock": ""}).status == 409
    with sqlite3.connect(database, timeout=5) as line:  # an answer is never so old while its game is in memory
        line.execute("UPDATE answers SET at = at - 40 WHERE game = ? AND ply < ?", (table.id, ply))
    line.close()
    page = table.guest.get(table.game).text
    with serving(database, poll=0.05, open_tables=True) as other:
        late = Browser(other)
        late.cookies = table.guest.cookies
        refused = late.post(f"{table.game}/answers", {"ply": ply_of(page), "answer": actions(page)[0]})
        assert refused.status == 409
        table.wait_for("has no time left", table.host)


def test_taking_back_more_needs_everybody(port: int, database: Path) -> None:
    table = Friends(port, database)
    table.play_until(table.guest)
    table.play_until(table.host)
    table.plays(table.host)
    page = table.guest.get(table.game).text
    ply = ply_of(page)
    assert table.guest.post(f"{table.game}/undo", {"ply": ply}).status == 409
    assert table.host.post(f"{table.game}/wish/answer", {"ply": ply, "yes": True}).status == 409  # of nobody
    asked = table.guest.post(f"{table.game}/wish", {"ply": ply})
    assert asked.status == 200
    assert table.guest.post(f"{table.game}/wish", {"ply": ply}).status == 409
    seen = table.host.get(table.game).text
    assert "chance will fall as it fell" in seen
    assert table.guest.post(f"{table.game}/wish/answer", {"ply": ply, "yes": True}).status == 409
    assert table.host.post(f"{table.game}/wish/answer", {"ply": ply, "yes": False}).status == 200
    assert "does not agree" in table.guest.get(table.game).text
    assert table.guest.post(f"{table.game}/wish", {"ply": ply}).status == 409  # not again while nothing else happens
    assert table.plays(table.host).status == 200
    ply = ply_of(table.guest.get(table.game).text)
    assert table.guest.post(f"{table.game}/wish", {"ply": ply}).status == 200
    assert table.host.post(f"{table.game}/wish/answer", {"ply": ply, "yes": True}).status == 200
    assert table.awaited()[0] is table.guest
    assert ply_of(table.guest.get(table.game).text) == ply + 1


def test_whoever_leaves_hands_the_seat_to_a_bot(port: int, database: Path) -> None:
    table = Friends(port, database)
    assert table.guest.post(f"{table.game}/leave", {}).status == 200
    assert table.guest.get(table.game).status == 404
    for _ in range(3):
        table.wait_for('data-status="your-turn"', table.host)
        assert table.plays(table.host).status == 200
    assert table.host.post(f"{table.game}/invite", {"seat": 1}).status == 409


def test_a_feed_and_a_webhook_tell_of_turns(port: int, database: Path, hook: int) -> None:
    table = Friends(port, database)
    assert Browser(port).post("/mine/feed", {}).status == 404
    address = path_of(table.guest.post("/mine/feed", {}).json["address"])
    for wrong in ("http://127.0.0.1:22/", "https://a.example/", "file:///etc", f"http://a@127.0.0.1:{hook}/", "x"):
        assert table.guest.post("/mine/hook", {"text": wrong}).status == 422, wrong
    assert table.guest.post("/mine/hook", {"text": f"http://127.0.0.1:{hook}/turn"}).status == 200
    table.play_until(table.host)
    table.play_until(table.guest)
    until = time.monotonic() + PATIENCE
    while not Hook.heard:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert table.id.encode() in Hook.heard[0]
    root = ET.fromstring(Browser(port).get(address).text)
    entries = root.findall("{http://www.w3.org/2005/Atom}entry")
    assert len(entries) == 1
    newer = path_of(table.guest.post("/mine/feed", {}).json["address"])
    assert Browser(port).get(address).status == 404
    assert Browser(port).get(newer).status == 200


def test_open_tables_are_joined_by_a_click(port: int, database: Path) -> None:
    host, stranger, late = Browser(port), Browser(port), Browser(port)
    game = host.new_game("you", "friend")
    assert stranger.get(f"{game}/join").status == 404
    assert host.post(f"{game}/table", {**TABLE, "listed": True}).status == 200
    assert f"{game}/join" in stranger.get("/").text
    assert stranger.get(f"{game}/join").status == 200
    assert sit(stranger, f"{game}/join", "Stranger").status == 303
    assert sit(late, f"{game}/join", "Late").status == 409
    assert f"{game}/join" not in late.get("/").text


def test_removed_and_deleted(port: int, database: Path) -> None:
    table = Friends(port, database)
    assert table.id in table.guest.get("/").text
    assert table.guest.post(f"{table.game}/remove", {}).status == 200
    assert table.id not in table.guest.get("/").text
    assert table.guest.get(table.game).status == 200
    assert table.guest.post(f"{table.game}/talk", {"text": "a word of mine"}).status == 200
    assert table.guest.post(f"{table.game}/delete", {}).status == 200
    page = table.host.get(table.game).text
    assert "Zosia" not in page
    assert "a word of mine" not in page
    alone = table.host.new_game("you", "bot")
    assert table.host.post(f"{alone}/delete", {}).status == 200
    assert table.host.get(alone).status == 404


def test_only_guests_of_the_house_begin_games(tmp_path: Path) -> None:

    secret = new_secret()
    with serving(tmp_path / "games.db", invite_only=True, host_link=digest(secret)) as port:
        owner, stranger = Browser(port), Browser(port)
        body = {"seats": [{"kind": "you"}, {"kind": "friend"}]}
        assert stranger.post("/games", body).status == 403
        assert stranger.get(f"/host/{'x' * 32}").status == 404
        assert owner.get(f"/host/{secret}").status == 303
        game = owner.new_game("you", "friend")
        (link,) = links(owner.get(f"{game}/table").text, "invited")
        assert sit(stranger, link, "Guest").status == 303
        assert stranger.post("/games", body).status == 403
