"""What travels: only what changed, packed as the browser takes it; whoever missed something gets the whole."""

from __future__ import annotations

import json
import socket
import zlib
from random import Random
from typing import Any

import brotli
import pytest
import zstandard

from tests.web.browsing import Browser, actions, ply_of, unchunked

Parts = dict[str, list[str]]


class Page:
    """What a page keeps: positions by their marks."""

    def __init__(self) -> None:
        self.known: dict[str, Parts] = {}
        self.mark = ""

    def take(self, message: dict[str, Any]) -> dict[str, str]:
        """A message, whole again."""
        base = self.known[message["base"]] if "base" in message else {}
        parts = dict(base)
        for name, pieces in message["parts"].items():
            parts[name] = [base[name][piece] if isinstance(piece, int) else piece for piece in pieces]
        self.mark = message["mark"]
        self.known[self.mark] = parts
        return {name: "".join(pieces) for name, pieces in parts.items()}


def test_a_page_that_takes_what_changed_shows_what_is(browser: Browser) -> None:
    """A game at a shared screen, doors and undo in it: after every answer all parts are as if sent whole."""
    game = browser.new_game("you", "screen")
    page, random = Page(), Random(3)
    message = browser.get(f"{game}/position?have=").json
    sizes = []
    for step in range(60):
        shown = page.take(message)
        whole = browser.get(f"{game}/position").json
        assert shown == whole["parts"]
        assert message["ply"] == whole["ply"]
        asked = {"ply": message["ply"], "have": page.mark}
        offered = actions("".join(shown.values()))
        if offered == ["ready"]:
            message = browser.post(f"{game}/ready", asked).json
        elif step % 9 == 8:
            reply = browser.post(f"{game}/undo", asked)
            message = reply.json if reply.status == 200 else browser.get(f"{game}/position?have={page.mark}").json
        else:
            reply = browser.post(f"{game}/answers", {**asked, "answer": random.choice(offered)})
            sizes.append(len(reply.body) / len(json.dumps(whole["parts"])))
            message = reply.json
    assert sorted(sizes)[len(sizes) // 2] < 0.5


def test_whoever_has_what_nobody_knows_gets_the_whole(browser: Browser) -> None:
    game = browser.new_game("you")
    message = browser.get(f"{game}/position?have=of-another-worker").json

    assert "base" not in message
    assert Page().take(message) == browser.get(f"{game}/position").json["parts"]


def test_what_a_page_already_has_is_not_sent(browser: Browser) -> None:
    game = browser.new_game("you")
    mark = browser.get(f"{game}/position?have=").json["mark"]

    assert browser.get(f"{game}/position?have={mark}").json["parts"] == {}


@pytest.mark.parametrize(
    ("accepts", "named", "plain"),
    [
        ("gzip", "gzip", lambda body: zlib.decompress(body, 31)),
        ("gzip, deflate, br", "br", brotli.decompress),
        ("gzip, br, zstd", "zstd", lambda body: zstandard.ZstdDecompressor().decompress(body)),
        ("zstd;q=0, gzip", "gzip", lambda body: zlib.decompress(body, 31)),
    ],
)
def test_replies_are_packed_as_the_browser_takes_it(browser: Browser, accepts: str, named: str, plain: Any) -> None:
    game = browser.new_game("you")
    reply = browser.get(f"{game}/position", **{"Accept-Encoding": accepts})

    assert reply.headers["content-encoding"] == named
    assert "accept-encoding" in reply.headers["vary"]
    assert len(reply.body) == int(reply.headers["content-length"]) < 16_000
    assert plain(reply.body) == browser.get(f"{game}/position").body


def test_what_is_asked_for_plainly_comes_plainly(browser: Browser) -> None:
    game = browser.new_game("you")

    assert "content-encoding" not in browser.get(game).headers
    assert "content-encoding" not in browser.get(game, **{"Accept-Encoding": "br;q=0, gzip;q=0.0"}).headers


def test_one_connection_follows_two_games_and_is_packed(browser: Browser) -> None:
    games = [browser.new_game("you", seed=seed) for seed in (1, 2)]
    ids = [game.rpartition("/")[2] for game in games]
    marks = [browser.get(f"{game}/position?have=").json["mark"] for game in games]
    asked = "&".join(f"game={id}&have={mark}" for id, mark in zip(ids, marks, strict=True))
    with socket.create_connection(("127.0.0.1", browser.port), timeout=20) as line:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        head = f"GET /stream?{asked} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nCookie: {cookies}\r\n\r\n"
        line.sendall(head.encode())
        first = line.recv(4096)
        assert b"content-encoding: gzip" in first
        told: list[dict[str, Any]] = []
        for game in games:
            page = browser.get(game).text
            browser.post(f"{game}/answers", {"ply": ply_of(page), "answer": actions(page)[0]})
        while len(told) < 2:
            first += line.recv(1 << 16)
            lines = zlib.decompressobj(31).decompress(unchunked(first)).split(b"\n")
            told = [json.loads(each[6:]) for each in lines if each.startswith(b"data: ")]

    assert {message["game"]: message["base"] for message in told} == dict(zip(ids, marks, strict=True))


@pytest.mark.parametrize("asked", ["", "?game=", "?game=a&have=1&have=2"])
def test_a_stream_of_nothing_is_refused(browser: Browser, asked: str) -> None:
    browser.new_game("you")
    reply = browser.get(f"/stream{asked}", Accept="*/*")

    assert reply.status in (404, 422)
    assert reply.json["what"]
