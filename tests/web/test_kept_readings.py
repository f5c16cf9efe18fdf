"""The coach where several workers serve: one reads a game, the others show it, and what was read stays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import orjson
import pytest

from gugong.coach.judging import Budget
from gugong.coach.paper import report_from_json, report_to_json
from gugong.coach.reading import Reader
from gugong.web.bots import coaching as coaching_module
from gugong.web.bots import kept_readings
from gugong.web.bots.coaching import Coaching, Reading
from gugong.web.bots.kept_readings import KeptReadings
from gugong.web.store import GameRow, SeatRow, Store
from tests.coach.short import short_game

PATIENCE = 240.0
KEY = "one"


class Worker:
    """A worker's coach with its own line to the database, and the steps that it has taken."""

    def __init__(self, database: Path) -> None:
        self.store = Store(f"sqlite:///{database}")
        self.keeper = KeptReadings(self.store)
        self.coaching = Coaching(self.keeper)
        self.steps: list[int] = []
        step = self.coaching._step

        async def counted(reading: Reading) -> None:
            self.steps.append(-1 if reading.report is None else reading.report.done)
            await step(reading)

        self.coaching._step = counted  # type: ignore[method-assign]

    def asked(self) -> Reading:
        game = short_game()
        answers = tuple(text for _, text in game.answers)
        return self.coaching.reading(KEY, game.record().partition("\n")[0], answers, 0)

    def close(self) -> None:
        self.coaching.close()
        self.store.close()


async def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "the coach does not come so far"
        await asyncio.sleep(0.05)


def run(database: Path, play: Callable[[Worker, Worker], Any]) -> None:
    async def both() -> None:
        first, second = Worker(database), Worker(database)
        try:
            head = short_game().record().partition("\n")[0]
            await first.store.add_game(GameRow(KEY, head, "1", ""), [SeatRow(0, "person", "Ola")], [])
            await play(first, second)
        finally:
            first.close()
            second.close()

    asyncio.run(both())


def test_two_workers_read_a_game_once(tmp_path: Path) -> None:
    async def play(first: Worker, second: Worker) -> None:
        await until(lambda: all([first.asked().whole, second.asked().whole]))
        report = first.asked().report
        assert report is not None
        other = second.asked().report
        assert other is not None
        assert other.marks() == report.marks() or report_to_json(other) == report_to_json(report)
        assert len(first.steps) + len(second.steps) == report.steps + 1
        assert not first.steps or not second.steps

    run(tmp_path / "games.db", play)


def test_another_worker_goes_on_where_one_has_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_readings, "LEASE", 3.0)
    monkeypatch.setattr(coaching_module, "HOLD", 0.3)

    async def play(first: Worker, second: Worker) -> None:
        await until(lambda: any([first.asked().report, second.asked().report]))
        reading, other = (first, second) if first.steps else (second, first)
        reading.coaching.stop(KEY, 0)
        await until(lambda: other.asked().whole)
        assert other.steps
        assert other.steps[0] >= 0  # not from the beginning
        assert reading.keeper.report(KEY, 0, len(short_game().answers)) is not None

    run(tmp_path / "games.db", play)


def test_what_was_read_is_there_at_once_and_not_for_another_game(tmp_path: Path) -> None:
    game = short_game()
    reader = Reader(game, 0, Budget(share=0.01))
    report = reader.begin()
    while report.done < report.steps:
        report = reader.step(report)

    async def play(first: Worker, second: Worker) -> None:
        assert await first.keeper.claim(KEY, 0, len(game.answers))
        assert not await second.keeper.claim(KEY, 0, len(game.answers))
        await first.keeper.keep(KEY, 0, report)
        assert second.asked().whole
        assert second.steps == []
        assert second.keeper.report(KEY, 0, len(game.answers) + 1) is None
        assert await second.keeper.claim(KEY, 0, len(game.answers) + 1)  # the game has gone on
        assert second.keeper.report(KEY, 0, len(game.answers) + 1) is None

    run(tmp_path / "games.db", play)


def test_a_report_comes_back_from_paper() -> None:
    reader = Reader(short_game(), 0, Budget(share=0.02))
    report = reader.begin()
    while report.done < report.steps:
        report = reader.step(report)

    back = report_from_json(orjson.loads(orjson.dumps(report_to_json(report))))

    assert report_to_json(back) == report_to_json(report)
    assert [turn.cost for turn in back.turns] == [turn.cost for turn in report.turns]
    assert back.marks() == [turn for turn in back.turns if turn.ply in {each.ply for each in report.marks()}]
    assert back.luck == report.luck


def test_a_store_that_fails_leaves_every_worker_to_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching_module, "AGAIN", 0.01)

    async def play(first: Worker, second: Worker) -> None:
        (tmp_path / "games.db").unlink()
        assert await first.keeper.claim(KEY, 0, 5)
        assert await second.keeper.claim(KEY, 0, 5)

    run(tmp_path / "games.db", play)
