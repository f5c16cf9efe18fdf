"""Bots think in processes of their own: the server answers meanwhile, and a dead process is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import gugong
from gugong.web.beginning import beginning
from gugong.web.hall import Hall
from gugong.web.live import Live
from gugong.web.options import Options
from gugong.web.refusals import GameAsked, SeatAsked
from gugong.web.thinking import table_of

PATIENCE = 30.0
PAUSE = 0.05


async def with_bots(hall: Hall) -> Live:
    hall.bots.warm_up()
    seats = [SeatAsked("person"), SeatAsked("bot"), SeatAsked("bot")]
    return await hall.begin(beginning(GameAsked(seats, {"start": 1}, 3), "f" * 64))


async def until_a_person_is_asked(live: Live) -> float:
    """How long the event loop was blocked at most while bots played."""
    longest, until = 0.0, time.monotonic() + PATIENCE
    while live.asked != 0:
        assert time.monotonic() < until, "the bots do not play"
        begun = time.monotonic()
        await asyncio.sleep(PAUSE)
        longest = max(longest, time.monotonic() - begun - PAUSE)
    return longest


def test_the_loop_is_free_while_bots_think(tmp_path: Path) -> None:
    async def play() -> tuple[Live, float, set[int]]:
        hall = Hall(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        hall.bots.warm_up()
        [pool] = hall.bots._pools
        pool.submit(time.sleep, 1.0)  # a bot that thinks long, in front of ours
        live = await with_bots(hall)
        assert live.asked == 1
        longest = await until_a_person_is_asked(live)
        workers = set(pool._processes)
        await hall.close()
        return live, longest, workers

    live, longest, workers = asyncio.run(play())

    assert longest < 0.5
    assert {given.seat for given in live.table.given if given.seat > 0} == {1, 2}
    assert os.getpid() not in workers


def test_a_process_that_died_is_replaced(tmp_path: Path) -> None:
    async def play() -> Live:
        hall = Hall(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        hall.bots.warm_up()
        [pool] = hall.bots._pools
        pool.submit(time.sleep, 30.0)
        live = await with_bots(hall)
        await asyncio.sleep(0.1)
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        await until_a_person_is_asked(live)
        await hall.close()
        return live

    live = asyncio.run(play())

    assert live.asked == 0


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def begin() -> str:
        hall = Hall(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=0))
        seats = [SeatAsked("person"), SeatAsked("bot")]
        live = await hall.begin(beginning(GameAsked(seats, {"start": 1}, 3), "f" * 64))
        await hall.close()
        return live.row.id

    async def look(id: str) -> int:
        hall = Hall(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        live = await hall.game(id)
        await until_a_person_is_asked(live)
        await hall.close()
        return live.asked

    assert asyncio.run(look(asyncio.run(begin()))) == 0


def test_a_bot_keeps_its_plan_while_the_game_goes_on() -> None:
    """Taking back makes another game of it, with bots that know nothing of what was taken back."""
    game = gugong.new_game(2, seed=4)
    head, *answers = game.record().splitlines()
    told = tuple(line.partition(" ")[2] for line in answers)
    assert game.decision is not None
    first = game.decision.options[0].text

    asked = table_of("a game", head, told).bot(0, "normal", 8)
    later = table_of("a game", head, (*told, first)).bot(0, "normal", 8)
    taken_back = table_of("a game", head, told).bot(0, "normal", 8)

    assert later is asked
    assert taken_back is not asked
