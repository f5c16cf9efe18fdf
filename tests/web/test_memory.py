"""Neither games that are only begun nor games that are only followed fill the server's memory."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from gugong.web.games import running
from gugong.web.games.new_game import beginning
from gugong.web.games.running import RunningGames
from gugong.web.options import Options
from gugong.web.refusals import GameAsked, SeatAsked
from tests.web.browsing import Browser, serving


def test_begun_and_never_answered_games_leave_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "MOST_LIVE", 4)

    async def go() -> None:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=0))
        ids = []
        for _ in range(12):
            live = await games.begin(beginning(GameAsked(seats=[SeatAsked(kind="you")]), "somebody"))
            ids.append(live.row.id)
            assert len(games.lives) <= 4
        assert (await games.game(ids[0])).row.id == ids[0], "it is on disk"
        assert len(games.lives) <= 4
        await games.close()

    asyncio.run(go())


def test_one_visitor_follows_only_so_many_games(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", most_followed=3) as port:
        browser = Browser(port)
        ids = [browser.new_game("you").rpartition("/")[2] for _ in range(5)]
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())

        def follow(*asked: str) -> tuple[socket.socket, bytes]:
            line = socket.create_connection(("127.0.0.1", port), timeout=10)
            query = "&".join(f"game={id}" for id in asked)
            line.sendall(f"GET /stream?{query} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\n\r\n".encode())
            return line, line.recv(12)[-3:]

        first, granted = follow(*ids)  # three of the five
        second, refused = follow(ids[4])
        first.close()
        second.close()
        for _ in range(100):
            again, free = follow(ids[4])
            again.close()
            if free == b"200":
                break

    assert (granted, refused, free) == (b"200", b"429", b"200")
