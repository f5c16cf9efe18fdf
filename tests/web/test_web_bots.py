"""Bots think in processes of their own: the server answers meanwhile, a dead one is replaced, a slow one stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

import gugong
from gugong.web.bots import thinking as bots
from gugong.web.bots.worker import kept_game
from gugong.web.games.live import LiveGame
from gugong.web.games.new_game import beginning
from gugong.web.games.running import RunningGames
from gugong.web.options import Options
from gugong.web.refusals import GameAsked, SeatAsked
from tests.web.bad_bots import bad_bot, slow_level
from tests.web.browsing import Browser, actions, ply_of, serving

PATIENCE = 30.0
PAUSE = 0.05
LONG = 120.0


async def with_bots(games: RunningGames) -> LiveGame:
    games.bots.warm_up()
    seats = [SeatAsked("person"), SeatAsked("bot"), SeatAsked("bot")]
    return await games.begin(beginning(GameAsked(seats, {"start": 1}, 3), "f" * 64))


async def until_a_person_is_asked(live: LiveGame) -> float:
    """How long the event loop was blocked at most while bots played."""
    longest, until = 0.0, time.monotonic() + PATIENCE
    while live.asked != 0:
        assert time.monotonic() < until, "the bots do not play"
        begun = time.monotonic()
        await asyncio.sleep(PAUSE)
        longest = max(longest, time.monotonic() - begun - PAUSE)
    return longest


def test_the_loop_is_free_while_bots_think(tmp_path: Path) -> None:
    async def play() -> tuple[LiveGame, float, set[int]]:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        games.bots.warm_up()
        [pool] = games.bots._pools
        pool.submit(time.sleep, 1.0)  # a bot that thinks long, in front of ours
        live = await with_bots(games)
        assert live.asked == 1
        longest = await until_a_person_is_asked(live)
        workers = set(pool._processes)
        await games.close()
        return live, longest, workers

    live, longest, workers = asyncio.run(play())

    assert longest < 0.5
    assert {given.seat for given in live.table.given if given.seat > 0} == {1, 2}
    assert os.getpid() not in workers


def test_a_process_that_died_is_replaced(tmp_path: Path) -> None:
    async def play() -> LiveGame:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        games.bots.warm_up()
        [pool] = games.bots._pools
        pool.submit(time.sleep, 30.0)
        live = await with_bots(games)
        await asyncio.sleep(0.1)
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        await until_a_person_is_asked(live)
        await games.close()
        return live

    live = asyncio.run(play())

    assert live.asked == 0


@pytest.fixture
def levels_asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """The levels that the processes are asked for from now on, by game; and nobody waits before a bot is stopped."""
    asked_for: dict[str, list[str]] = {}
    submit = bots.submit

    def noted(pool: ProcessPoolExecutor, asked: bots.Asked) -> Future[str]:
        asked_for.setdefault(asked.key.partition("/")[0], []).append(asked.level)
        return submit(pool, asked)

    monkeypatch.setattr(bots, "submit", noted)
    monkeypatch.setattr(bots, "AT_LEAST", 0.0)
    return asked_for


def test_a_bot_that_is_stopped_is_answered_for_once(tmp_path: Path, levels_asked: dict[str, list[str]]) -> None:
    """Another game's bot in the same process is asked again, behind the quick one."""

    async def play() -> tuple[LiveGame, LiveGame]:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        games.bots.warm_up()
        games.bots._pools[0].submit(time.sleep, LONG)
        other, stopped = await with_bots(games), await with_bots(games)
        await asyncio.sleep(PAUSE)
        games.bots.stop(stopped.row.id)
        games.bots.stop("no such game")
        await until_a_person_is_asked(stopped)
        await until_a_person_is_asked(other)
        games.bots.stop(stopped.row.id)  # nobody thinks: nothing happens
        await games.close()
        return other, stopped

    other, stopped = asyncio.run(play())

    assert list(levels_asked) == [other.row.id, stopped.row.id]
    assert levels_asked[stopped.row.id][:2] == ["greedy", "normal"]
    assert levels_asked[stopped.row.id].count("greedy") == 1
    assert set(levels_asked[other.row.id]) == {"normal"}


def test_a_bot_has_its_time_before_it_can_be_stopped(
    tmp_path: Path, levels_asked: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AT_LEAST", LONG)

    async def play() -> None:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        games.bots.warm_up()
        games.bots._pools[0].submit(time.sleep, 1.0)
        live = await with_bots(games)
        await asyncio.sleep(PAUSE)
        games.bots.stop(live.row.id)
        await until_a_person_is_asked(live)
        await games.close()

    asyncio.run(play())

    assert {level for levels in levels_asked.values() for level in levels} == {"normal"}


@pytest.mark.parametrize("fault", ["raise ValueError('no idea')", "return 'xyzzy'", "__import__('os')._exit(1)"])
def test_a_quick_bot_answers_for_one_that_cannot(
    tmp_path: Path, levels_asked: dict[str, list[str]], caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    async def play() -> LiveGame:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        live = await with_bots(games)
        live.seats[1] = replace(live.seats[1], level=bad_bot(tmp_path, fault))
        await until_a_person_is_asked(live)
        await games.close()
        return live

    with caplog.at_level(logging.ERROR):
        live = asyncio.run(play())

    assert live.asked == 0
    assert "greedy" in levels_asked[live.row.id]
    assert "a quick one does" in caplog.text


def test_a_server_ends_while_a_bot_thinks(tmp_path: Path) -> None:
    async def play() -> float:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        games.bots.warm_up()
        games.bots._pools[0].submit(time.sleep, LONG)
        await with_bots(games)
        await asyncio.sleep(PAUSE)
        begun = time.monotonic()
        await games.close()
        return time.monotonic() - begun

    assert asyncio.run(play()) < LONG / 4


def test_a_page_stops_a_bot_that_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only whoever has a seat may, and only at the ply that is shown."""
    monkeypatch.setattr(bots, "AT_LEAST", 0.0)
    slow = slow_level(tmp_path, monkeypatch)
    with serving(tmp_path / "games.db") as port:
        browser = Browser(port)
        seats = [{"kind": "you"}, {"kind": "bot", "level": slow}]
        game = browser.post("/games", {"seats": seats, "options": {"start": 1}, "seed": 3}).json["location"]
        page = browser.get(game).text
        ply = ply_of(page)

        stranger = Browser(port).post(f"{game}/hurry", {"ply": ply})
        foreign = browser.ask("POST", f"{game}/hurry", b'{"ply": 0}', {"Origin": "http://elsewhere.example"})
        malformed = browser.post(f"{game}/hurry", {})
        too_late = browser.post(f"{game}/hurry", {"ply": ply - 1})
        time.sleep(0.5)
        before = browser.get(game).text
        hurried = browser.post(f"{game}/hurry", {"ply": ply})
        told = browser.stream(f"{game}/stream?ply={ply}", 1)[0]

    assert 'data-do="hurry"' in page
    assert (stranger.status, foreign.status, malformed.status) == (404, 403, 422)
    assert stranger.json["what"]
    assert (too_late.status, ply_of(before)) == (200, ply)
    assert (hurried.status, hurried.json["ply"]) == (200, ply)
    assert told["ply"] > ply


def test_nothing_happens_where_no_bot_thinks(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as port:
        browser = Browser(port)
        game = browser.new_game("you", "bot", start=0)
        page = browser.get(game).text

        hurried = browser.post(f"{game}/hurry", {"ply": ply_of(page)})

    assert 'data-do="hurry"' not in page
    assert (hurried.status, hurried.json["ply"], hurried.json["status"]) == (200, ply_of(page), "your-turn")
    assert actions("".join(hurried.json["parts"].values())) == actions(page)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def begin() -> str:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=0))
        seats = [SeatAsked("person"), SeatAsked("bot")]
        live = await games.begin(beginning(GameAsked(seats, {"start": 1}, 3), "f" * 64))
        await games.close()
        return live.row.id

    async def look(id: str) -> int:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=1))
        live = await games.game(id)
        await until_a_person_is_asked(live)
        await games.close()
        return live.asked

    assert asyncio.run(look(asyncio.run(begin()))) == 0


def test_a_bot_keeps_its_plan_while_the_game_goes_on() -> None:
    """Taking back makes another game of it, with bots that know nothing of what was taken back."""
    game = gugong.new_game(2, seed=4)
    head, *answers = game.record().splitlines()
    told = tuple(line.partition(" ")[2] for line in answers)
    assert game.decision is not None
    first = game.decision.options[0].text

    asked = kept_game("a game", head, told).bot(0, "normal", 8)
    later = kept_game("a game", head, (*told, first)).bot(0, "normal", 8)
    taken_back = kept_game("a game", head, told).bot(0, "normal", 8)

    assert later is asked
    assert taken_back is not asked
