"""Bots are shared out: whoever has many games keeps nobody else waiting, and a bot that hangs is replaced by itself."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from gugong.web.bots import thinking
from gugong.web.bots.queueing import Line
from gugong.web.games.live import LiveGame
from gugong.web.games.new_game import beginning
from gugong.web.games.running import RunningGames
from gugong.web.options import Options
from gugong.web.refusals import GameAsked, SeatAsked

PATIENCE = 60.0


def test_a_line_takes_people_in_turn() -> None:
    async def go() -> list[str]:
        line, served = Line(), []

        async def ask(person: str, number: int) -> None:
            await line.enter(person)
            served.append(f"{person}{number}")
            await asyncio.sleep(0)
            line.leave()

        many = [ask("many", number) for number in range(4)]
        await asyncio.gather(*many, ask("few", 0), ask("few", 1), ask("one", 0))
        return served

    assert asyncio.run(go()) == ["many0", "many1", "few0", "one0", "many2", "few1", "many3"]


def test_who_gives_up_waiting_holds_up_nobody() -> None:
    async def go() -> None:
        line = Line()
        await line.enter("first")
        gone = asyncio.ensure_future(line.enter("gone"))
        last = asyncio.ensure_future(line.enter("last"))
        await asyncio.sleep(0)
        gone.cancel()
        line.leave()
        await asyncio.wait_for(last, 1)

    asyncio.run(go())


async def a_game(games: RunningGames, holder: str, *levels: str) -> LiveGame:
    seats = [SeatAsked("person"), *(SeatAsked("bot", level=level) for level in levels)]
    return await games.begin(beginning(GameAsked(seats, {"start": 1}, 3), holder * 64))


def test_many_games_with_strong_bots_keep_no_easy_bot_waiting(tmp_path: Path) -> None:
    async def play() -> tuple[float, int]:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=2))
        games.bots.warm_up()
        first = await a_game(games, "b", "easy")  # the processes are there
        await until_asked(first)
        slow = [await a_game(games, "a", "strong", "strong", "strong", "strong") for _ in range(29)]
        live = await a_game(games, "b", "easy")
        begun = time.monotonic()
        await until_asked(live)
        took = time.monotonic() - begun
        thinking_ = sum(each.row.id in games.thinking for each in slow)
        await games.close()
        return took, thinking_

    took, others = asyncio.run(play())

    assert others == 29
    assert took < 4.0  # in a quiet hour 0.05 s; one behind the other, 29 strong bots take half a minute


async def until_asked(live: LiveGame) -> None:
    until = time.monotonic() + PATIENCE
    while live.asked != 0:
        assert time.monotonic() < until, "the bots do not play"
        await asyncio.sleep(0.01)


def test_a_bot_that_hangs_is_replaced_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LIMIT", 3.0)
    file = tmp_path / "hangs.py"
    text = "import time\n\n\nclass Hangs:\n    def choose(self, view):\n        time.sleep(600)\n"
    file.write_text(text)

    async def play() -> LiveGame:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=2))
        games.bots.warm_up()
        live = await a_game(games, "a", "easy")
        live.seats[1] = replace(live.seats[1], level=f"{file}:Hangs")
        await until_asked(live)
        await games.close()
        return live

    live = asyncio.run(play())

    assert live.asked == 0
    assert any(given.seat == 1 for given in live.table.given)
