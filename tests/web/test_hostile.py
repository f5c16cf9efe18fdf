"""What somebody with two browsers may try at a table by link: every way in that is not theirs, and floods."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar
from urllib.parse import urlencode

import pytest
from starlette.routing import Route

from gugong.web.app import routed
from tests.web.browsing import Browser, actions, ply_of, serving
from tests.web.test_friends import FORM, links, path_of, sit, table
from tests.web.test_together import PATIENCE, Friends

OPEN_TO_ALL = (
    "/games/{id}/invited/",
    "/games/{id}/come/",
    "/games/{id}/back/",
    "/games/{id}/watch/",
    "/games/{id}/sit/",
)
FOR_WATCHERS = {"ask", "ask/withdraw"}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hostile") / "games.db"


class Inside(BaseHTTPRequestHandler):
    """What only this machine should reach; and a host that sends on to it."""

    asked: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        assert isinstance(self.server, HTTPServer)
        self.asked.append(self.path)
        self.send_response(307)
        self.send_header("Location", f"http://127.0.0.1:{self.server.server_port}/inside")
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.fixture(scope="module")
def hook() -> Iterator[int]:
    server = HTTPServer(("127.0.0.1", 0), Inside)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()


@pytest.fixture(scope="module")
def port(database: Path, hook: int) -> Iterator[int]:
    with serving(database, webhook_hosts=(f"127.0.0.1:{hook}",), poll=0.1) as listening:
        yield listening


def addresses(method: str) -> list[str]:
    """All addresses of a game that the server knows, with nothing secret in them."""
    paths = [route.path for route in routed().routes if isinstance(route, Route) and method in (route.methods or ())]
    found = [path for path in paths if path.startswith("/games/{id}") and not path.startswith(OPEN_TO_ALL)]
    return [path.replace("{ply}", "1").replace("{secret}", "x") for path in found]


def body(path: str, seat: int, ply: int) -> bytes:
    """What such a request would hold if it were in order."""
    last = path.partition("{id}/")[2]
    known = {
        "answers": {"ply": ply, "answer": "decline"},
        "undo": {"ply": ply, "to": "answer"},
        "wish": {"ply": ply, "to": "answer"},
        "wish/answer": {"ply": ply, "yes": True},
        "talk": {"text": "hello"},
        "wait": {"seat": seat, "wait": True},
        "invite": {"seat": seat},
        "void": {"seat": seat},
        "name": {"name": "Nobody", "seat": seat},
        "ask": {"seat": seat, "name": "Nobody"},
        "ask/decide": {"n": 0, "yes": True},
        "here": {"click": True},
    }
    return json.dumps(known.get(last, {"ply": ply})).encode()


def test_a_stranger_and_a_guest_of_another_table_find_no_game(port: int, database: Path) -> None:
    """Whatever is asked of it, by whoever has no seat there."""
    mine, theirs = Friends(port, database), Friends(port, database)
    before = mine.host.get(f"{mine.game}/position").body
    for browser in (Browser(port), theirs.guest, theirs.host):
        for method in ("GET", "POST"):
            for path in addresses(method):
                sent = body(path, 1, 0) if method == "POST" else None
                reply = browser.ask(method, path.replace("{id}", mine.id), sent, {"Content-Type": "application/json"})
                assert reply.status in (403, 404), (method, path, reply.status)
                assert reply.json["what"], path
    assert mine.host.get(f"{mine.game}/position").body == before
    assert len(addresses("GET")) > 10
    assert len(addresses("POST")) > 20


def test_a_watcher_changes_nothing_and_is_told_of_no_hidden_card(port: int, database: Path) -> None:
    at = Friends(port, database)
    watcher = Browser(port)
    (watch,) = links(at.host.get(f"{at.game}/table").text, "watch")
    assert watcher.get(watch).status == 303
    for _ in range(9):
        assert at.plays(at.awaited()[0]).status == 200
    before = at.host.get(f"{at.game}/position").body
    ply = ply_of(at.host.get(at.game).text)
    for path in addresses("POST"):
        if path.removeprefix("/games/{id}/") in FOR_WATCHERS:
            continue
        sent = body(path, 1, ply)
        reply = watcher.ask("POST", path.replace("{id}", at.id), sent, {"Content-Type": "application/json"})
        assert reply.status in (403, 404, 409), (path, reply.status)
    assert at.host.get(f"{at.game}/position").body == before
    record = at.host.get(f"{at.game}/record").text
    assert "seed" not in record
    for path in addresses("GET"):
        if "stream" in path:
            continue
        reply = watcher.get(path.replace("{id}", at.id) + f"?ply={ply}&thing=own-hand&answer=decline")
        assert reply.status < 500, path
        assert not re.search(r"pc-card-(?:hand\d|draw)-\d", reply.text.partition('id="part-hand"')[2][:2000]), path


def test_a_foreign_page_sits_nobody_down(port: int) -> None:
    """A form of another site, which a browser would send with our cookie."""
    host, ania = Browser(port), Browser(port)
    game, (first, _) = table(host)
    (come,) = links(host.get(f"{game}/table").text, "come")
    (back,) = links(host.get(f"{game}/table").text, "back")
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        for link in (first, come, back):
            sent = urlencode({"name": "Ania"}).encode()
            assert ania.ask("POST", link, sent, {**FORM, **headers}).status == 403
    assert "Ania" not in host.get(f"{game}/table").text
    assert sit(ania, first, "Ania").status == 303


def test_secret_addresses_of_one_kind_open_nothing_of_another(port: int) -> None:
    host, ania = Browser(port), Browser(port)
    game, (first, _) = table(host)
    sit(ania, first, "Ania")
    host.post(f"{game}/start", {})
    room, own = host.get(f"{game}/table").text, ania.get(f"{game}/table").text
    (second,) = links(room, "invited")
    secrets = {kind: links(page, kind)[0].rpartition("/")[2] for kind, page in (("watch", room), ("come", room))}
    secrets |= {"invited": second.rpartition("/")[2], "back": links(own, "back")[0].rpartition("/")[2]}
    feed = path_of(ania.post("/mine/feed", {}).json["address"]).rpartition("/")[2]
    other, _ = table(host)
    for kind, secret in (*secrets.items(), ("feed", feed)):
        for way in ("invited", "come", "back", "watch", "sit"):
            if way == kind or (kind, way) == ("come", "watch"):
                continue
            stranger = Browser(port)
            assert stranger.get(f"{game}/{way}/{secret}").status in (404, 410), (kind, way)
            assert sit(stranger, f"{game}/{way}/{secret}", "Nobody").status in (404, 405, 410), (kind, way)
        for way in ("invited", "come", "back", "watch"):
            assert Browser(port).get(f"{other}/{way}/{secret}").status in (404, 410), (kind, way)
        if kind != "feed":
            assert Browser(port).get(f"/feed/{secret}").status == 404
        thief = Browser(port)
        thief.cookies["gugong_browser"] = secret
        assert thief.get(game).status == 404, kind


def test_whoever_lost_the_seat_does_not_come_back_by_the_link_for_all(port: int) -> None:
    host, rude = Browser(port), Browser(port)
    game, _ = table(host)
    (come,) = links(host.get(f"{game}/table").text, "come")
    sit(rude, come, "Rude")
    room = host.post(f"{game}/void", {"seat": 1}).json["parts"]["room"]
    assert "Rude" not in room
    assert rude.get(game).status == 404
    assert sit(rude, come, "Rude again").status == 410
    (newer,) = links(room, "come")
    assert sit(Browser(port), newer, "Kind").status == 303


def test_talk_sent_all_at_once_is_held_to_its_limit_too(port: int, database: Path) -> None:
    at = Friends(port, database)
    with ThreadPoolExecutor(30) as pool:
        said = list(pool.map(lambda n: at.guest.post(f"{at.game}/talk", {"text": f"line {n}"}).status, range(60)))
    assert said.count(200) <= 20
    assert said.count(200) > 0
    assert set(said) <= {200, 409, 429}
    with sqlite3.connect(database) as line:
        rows = line.execute("SELECT COUNT(*) FROM talk WHERE game = ?", (at.id,)).fetchone()
    line.close()
    assert rows[0] == said.count(200)


def test_a_wish_is_refused_once_and_nobody_agrees_to_their_own(port: int, database: Path) -> None:
    at = Friends(port, database)
    for _ in range(30):  # until somebody has answered who cannot take it back alone
        browser, other = at.awaited()
        if 'data-friends="wish"' in other.get(at.game).text:
            break
        at.plays(browser)
    wishing, asked = other, browser
    ply = ply_of(wishing.get(at.game).text)
    assert wishing.post(f"{at.game}/wish", {"ply": ply, "to": "answer"}).status == 200
    assert wishing.post(f"{at.game}/wish", {"ply": ply, "to": "answer"}).status == 409
    assert wishing.post(f"{at.game}/wish/answer", {"ply": ply, "yes": True}).status == 409
    assert asked.post(f"{at.game}/wish/answer", {"ply": ply, "yes": False}).status == 200
    assert asked.post(f"{at.game}/wish/answer", {"ply": ply, "yes": True}).status == 409
    again = wishing.post(f"{at.game}/wish", {"ply": ply, "to": "answer"})
    assert (again.status, again.json["what"]) == (409, "the others have said no to this already")
    assert ply_of(asked.get(at.game).text) == ply


def test_nobody_calls_a_bot_for_somebody_who_is_here(port: int, database: Path) -> None:
    at = Friends(port, database)
    at.play_until(at.host)
    for wait in (False, True, False):
        assert at.guest.post(f"{at.game}/wait", {"seat": 0, "wait": wait}).status == 200
        assert 'data-status="your-turn"' in at.host.get(at.game).text
    assert at.guest.post(f"{at.game}/wait", {"seat": 1, "wait": False}).status == 409
    assert at.plays(at.host).status == 200
    assert "a bot answer" not in at.guest.get(f"{at.game}/log").text


def test_a_webhook_is_not_led_elsewhere(port: int, database: Path, hook: int) -> None:
    """It may send on to whatever it likes: nothing is asked there. Other hosts cannot be named at all."""
    at = Friends(port, database)
    for wrong in (
        f"http://127.0.0.1:{hook}@169.254.169.254/latest",
        f"http://169.254.169.254/?http://127.0.0.1:{hook}",
        f"http://[::ffff:127.0.0.1]:{hook}/",
        f"http://2130706433:{hook}/",
        f"http://127.0.0.1:{hook}\\@a.example/",
        f"http://127.0.0.1:{hook + 1}/",
        f"HTTP://127.0.0.1:{hook}/\r\nX: y",
        f"gopher://127.0.0.1:{hook}/",
        "http://",
        "http://127.0.0.1:99999/",
    ):
        reply = at.guest.post("/mine/hook", {"text": wrong})
        assert reply.status == 422, wrong
        assert reply.json["what"]
    assert at.guest.post("/mine/hook", {"text": f"http://127.0.0.1:{hook}/turn"}).status == 200
    at.play_until(at.host)
    at.play_until(at.guest)
    for _ in range(int(PATIENCE * 20)):
        if Inside.asked:
            break
        assert at.host.get("/health/live").status == 200
    assert set(Inside.asked) == {"/turn"}


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>"[:20], '"onload=x', "\u05d0\u05d1\u05d2 abc", "{{ 7*7 }}", "${x}", "&lt;"]
)
def test_names_are_shown_as_they_are_and_nothing_more(port: int, name: str) -> None:
    """Markup, other directions, templates: in the room, the table, the talk, the feed and the lobby."""
    host, guest = Browser(port), Browser(port)
    game, (link,) = table(host, "friend")
    assert sit(guest, link, name).status == 303
    host.post(f"{game}/start", {})
    guest.post(f"{game}/talk", {"text": name})
    feed = path_of(host.post("/mine/feed", {}).json["address"])
    for path in (f"{game}/table", game, "/", feed, f"{game}/log", f"{game}/replay"):
        text = host.get(path).text
        assert "<script>alert" not in text, path
        assert '="onload' not in text, path
        assert ">49" not in text, path
    if "\u05d0" in name:  # it keeps its direction to itself
        assert re.search(r"\u2068[^\u2069]*\u05d0[^\u2068]*\u2069", host.get(game).text)


def test_no_picture_of_a_game_that_is_not_over(port: int, database: Path) -> None:
    at = Friends(port, database)
    for browser in (at.host, at.guest):
        assert browser.get(f"{at.game}/picture.png").status == 404
    assert "og:image" not in at.host.get(at.game).text


def test_two_answers_at_once_for_one_ply_stand_once(port: int, database: Path) -> None:
    at = Friends(port, database)
    browser = at.awaited()[0]
    page = browser.get(at.game).text
    ply, offered = ply_of(page), actions(page)
    with ThreadPoolExecutor(8) as pool:
        sent = [{"ply": ply, "answer": offered[n % len(offered)]} for n in range(16)]
        found = list(pool.map(lambda what: (what["answer"], browser.post(f"{at.game}/answers", what).status), sent))
    taken = {answer for answer, status in found if status == 200}
    assert len(taken) == 1
    assert {status for _, status in found} <= {200, 409}
