"""The short way answers what the usual one would have answered, refusals and our own mistakes included."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gugong.web.app import routed
from gugong.web.games.running import RunningGames
from gugong.web.guard import TooLarge
from gugong.web.options import Options
from gugong.web.shortcut import OFTEN, Application

NOBODY_S = "/games/0123456789abcdef0123"
REQUESTS = [
    ("POST", f"{NOBODY_S}/answers", b'{"ply": 0, "answer": "done"}'),
    ("POST", f"{NOBODY_S}/ready", b"{"),
    ("POST", f"{NOBODY_S}/undo", b""),
    ("POST", f"{NOBODY_S}/here", b"[]"),
    ("GET", f"{NOBODY_S}/position", b""),
    ("GET", f"{NOBODY_S}/answers", b""),
    ("POST", "/games//answers", b"{}"),
    ("POST", "/games/first~1/answers", b"{}"),
    ("POST", f"{NOBODY_S}/answers/more", b"{}"),
]


def asked(app: Application, method: str, path: str, body: bytes) -> tuple[int, bytes, str]:
    """The status and body of a reply, and what the application raised after it."""
    sent: list[dict[str, Any]] = []
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost"), (b"cookie", b"gugong_browser=" + b"x" * 32)],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {},
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    raised = ""
    try:
        asyncio.run(app(scope, receive, send))
    except Exception as error:
        raised = type(error).__name__
    return sent[0]["status"], b"".join(each.get("body", b"") for each in sent), raised


@pytest.fixture
def both(tmp_path: Path) -> tuple[Application, Application]:
    """The same application with the short way and without it."""
    short, usual = routed(), routed()
    short.state.games = usual.state.games = RunningGames(Options(f"sqlite:///{tmp_path}/games.db", bot_processes=0))
    usual.often.clear()
    return short, usual


def test_there_is_a_short_way_to_all_that_is_asked_often(both: tuple[Application, Application]) -> None:
    assert {word for _, word in both[0].often} == set(OFTEN)


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_what_is_refused_is_refused_alike(
    both: tuple[Application, Application], method: str, path: str, body: bytes
) -> None:
    short, usual = (asked(app, method, path, body) for app in both)

    assert short == usual
    assert short[0] in (400, 404, 405, 409)


def test_what_the_guard_finds_in_a_body_is_refused_alike(both: tuple[Application, Application]) -> None:
    async def found(id: str) -> Any:
        raise TooLarge(9)

    both[0].state.games.game = found  # of both: a body is read when the game is found, so it stands for that
    short, usual = (asked(app, "POST", f"{NOBODY_S}/answers", b"{}") for app in both)

    assert short == usual
    assert (short[0], short[2]) == (413, "")


def test_our_own_mistake_is_told_to_the_visitor_and_to_the_guard(both: tuple[Application, Application]) -> None:
    for app in both:
        app.state.games = None
    short, usual = (asked(app, "POST", f"{NOBODY_S}/answers", b"{}") for app in both)

    assert short == usual
    assert (short[0], short[2]) == (500, "AttributeError")
