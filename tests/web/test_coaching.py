"""The coach beside the server: hints, games read step by step and in turn, playing on, and puzzles."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from gugong.coach.judging import Budget, Judge, Judgement
from gugong.coach.puzzles import DEPTH, Puzzle, puzzles
from gugong.view import View
from gugong.web.bots import coach_worker
from gugong.web.bots import coaching as coaching_module
from gugong.web.bots.coaching import Coaching, Reading
from gugong.web.routes.puzzles import today
from gugong.words.bundles import PLURALS
from tests.coach.short import short_game
from tests.lengths import length
from tests.web import bad_coach
from tests.web.browsing import Browser, actions, ply_of

PATIENCE = 90.0


def opened(browser: Browser) -> str:
    """The address of a record that this browser has opened."""
    reply = browser.ask("POST", "/records", short_game().record().encode(), {"Content-Type": "text/plain"})
    assert reply.status == 201, reply.text
    return f"/games/{reply.json['id']}"


def whole(browser: Browser, home: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while not (told := browser.get(f"{home}/coach/progress").json)["whole"]:
        assert time.monotonic() < until, "the coach does not come to an end"
        time.sleep(0.1)
    assert isinstance(told, dict)
    return told


def test_a_hint_has_three_answers_with_reasons(browser: Browser) -> None:
    home = browser.new_game("you", "bot", start=0)
    page = browser.get(home).text

    told = browser.get(f"{home}/hint?ply={ply_of(page)}").json

    assert 1 <= len(told["answers"]) <= 3
    assert set(told["answers"]) <= set(actions(page))
    assert told["html"].count("<li") == len(told["answers"])
    assert browser.get(f"{home}/hint?ply=0").status == 204  # the table has gone on since


def test_there_is_no_hint_where_other_people_play(browser: Browser) -> None:
    home = browser.new_game("you", "screen", start=0)
    page = browser.get(home).text
    browser.post(f"{home}/ready", {"ply": ply_of(page)})
    page = browser.get(home).text

    assert browser.get(f"{home}/hint?ply={ply_of(page)}").status == 403
    assert 'data-do="hint"' not in page


def test_a_game_is_read_tried_again_and_played_on(browser: Browser) -> None:
    home = opened(browser)
    assert "progress" in browser.get(f"{home}/coach").text

    told = whole(browser, home)

    assert told["done"] == told["total"]
    assert "coach-chart" in told["html"]
    plies = [int(ply) for ply in re.findall(r'data-play-on="(\d+)"', told["html"])]
    ply = plies[0] if plies else 0
    again = browser.get(f"{home}/coach/try/{ply}?seat=0")
    assert again.status == 200 if plies else 404
    if plies:
        board = browser.get(f"{home}/coach/board/{ply}/best?seat=0")
        assert board.headers["content-type"] == "image/svg+xml"
    begun = browser.post(f"{home}/coach/play-on", {"ply": ply})
    assert begun.status == 201, begun.text
    table = browser.get(begun.json["location"]).text
    assert 'data-status="your-turn"' in table or 'data-status="waiting"' in table


def test_what_cannot_be_coached_is_refused(browser: Browser) -> None:
    running = browser.new_game("you", "bot")
    home = opened(browser)

    assert browser.get(f"{running}/coach").status == 409
    assert browser.get(f"{home}/coach?seat=7").status == 404
    assert browser.get(f"{home}/coach/board/1/best").status == 404
    assert browser.get(f"{home}/coach/try/99999").status == 404
    assert Browser(browser.port).get(f"{home}/coach").status == 404


async def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "the coach does not come so far"
        await asyncio.sleep(0.02)


@cache
def short_record() -> tuple[str, tuple[str, ...]]:
    game = short_game()
    return game.record().partition("\n")[0], tuple(text for _, text in game.answers)


def test_the_process_is_there_before_the_first_hint_and_goes_when_nobody_wants_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(coaching_module, "EXPECTED", 0.01)

    async def run() -> None:
        coaching = Coaching()
        try:
            assert not coaching.started
            coaching.expect()
            coaching.expect()
            await until(lambda: coaching.started)
            pool = coaching._pool
            assert await coaching.hint("other", short_record()[0], (), short_game().answers[0][0])
            assert coaching._pool is pool
            monkeypatch.setattr(coaching_module, "IDLE", 0.01)
            coaching._rest()
            await until(lambda: not coaching.started)
            assert await coaching.hint("other", short_record()[0], (), short_game().answers[0][0])
        finally:
            coaching.close()

    asyncio.run(run())


def test_a_hint_thinks_no_longer_than_is_left_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    class Judging(Judge):
        def judge(self, view: View, budget: Budget = Budget(), *more: Any, **named: Any) -> Judgement:  # noqa: B008
            given.append(budget.time)
            return super().judge(view, Budget(share=0.01), *more, **named)

    monkeypatch.setattr(coach_worker, "Judge", Judging)
    head, seat = short_record()[0], short_game().answers[0][0]

    for late in (0.0, 1.0, 30.0):
        assert coach_worker.hint(1, time.time() - late, head, (), seat)

    assert given[0] == pytest.approx(2.0 - coach_worker.REST, abs=0.5)
    assert given[1] == pytest.approx(1.0 - coach_worker.REST, abs=0.5)
    assert given[2] == coach_worker.LEAST_TIME


def asked(coaching: Coaching, key: str) -> Reading:
    """A game to be read, under this name."""
    return coaching.reading(key, *short_record(), 0)


@pytest.mark.long
def test_many_games_share_the_coach_and_a_hint_comes_first() -> None:
    many = length(4, 100)

    async def run() -> tuple[list[int], int]:
        coaching = Coaching()
        try:
            readings = [asked(coaching, str(number)) for number in range(many)]
            await until(lambda: readings[0].report is not None)
            seat = short_game().answers[0][0]
            assert await coaching.hint("other", short_record()[0], (), seat)
            begun = sum(reading.report is not None for reading in readings)
            for reading in readings:
                while reading.report is None or not reading.report.done:
                    await asyncio.sleep(0.02)
                    for number in range(many):  # every page goes on asking
                        asked(coaching, str(number))
                if reading is readings[many // 2]:
                    break
            return [-1 if each.report is None else each.report.done for each in readings], begun
        finally:
            coaching.close()

    done, begun = asyncio.run(run())

    assert begun < many  # it did not wait for all of them
    assert max(done) - min(done) <= 1  # none has two steps before another has one


def test_a_process_that_dies_is_replaced_and_a_page_that_left_stops_the_work() -> None:
    async def run() -> tuple[Reading, int]:
        coaching = Coaching()
        try:
            reading = asked(coaching, "one")
            await until(lambda: reading.report is not None)
            assert coaching._pool is not None
            for pid in list(coaching._pool._processes):
                os.kill(pid, signal.SIGKILL)
            coaching.stop("one", 0)
            await asyncio.sleep(1.0)
            assert reading.report is not None
            left = reading.report.done
            await asyncio.sleep(0.5)
            assert reading.report.done == left
            assert asked(coaching, "one") is reading  # what was read stays
            await until(lambda: asked(coaching, "one").whole)  # asking on, as its page does
            return reading, left
        finally:
            coaching.close()

    reading, left = asyncio.run(run())

    assert reading.failed is None
    assert reading.report is not None
    assert reading.report.done == reading.report.steps > left


def test_a_fault_in_the_middle_ends_that_game_and_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(coach_worker, "step", bad_coach.failing_step)

    async def run() -> tuple[Reading, Reading]:
        coaching = Coaching()
        try:
            await until(lambda: asked(coaching, bad_coach.BAD).whole and asked(coaching, "good").whole)
            return asked(coaching, bad_coach.BAD), asked(coaching, "good")
        finally:
            coaching.close()

    bad, good = asyncio.run(run())

    assert bad.failed is not None
    assert bad.report is not None
    assert bad.report.done == bad_coach.STEPS  # what was read stays
    assert good.failed is None
    assert good.report is not None
    assert good.report.done == good.report.steps
    assert "could not read game bad" in caplog.text


def test_a_hint_that_fails_is_a_sentence_and_the_game_goes_on(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach_worker, "hint", bad_coach.failing_hint)
    home = browser.new_game("you", "bot", start=0)
    page = browser.get(home).text

    reply = browser.ask("GET", f"{home}/hint?ply={ply_of(page)}")

    assert reply.status == 503
    assert reply.json["what"]
    answered = browser.post(f"{home}/answers", {"ply": ply_of(page), "answer": actions(page)[0]})
    assert answered.status == 200


@pytest.mark.parametrize("language", PLURALS)
def test_a_puzzle_is_shown_solved_and_missed(browser: Browser, language: str) -> None:
    first = puzzles()[0]
    card, at = first.options[0].answers
    other = next(option for option in first.options if option.answers != (card, at))

    shown = browser.get(f"/puzzles/1?lang={language}").text
    solved = browser.get(f"/puzzles/1?card={card}&at={at}".replace(" ", "+")).text
    missed = browser.get(f"/puzzles/1?card={other.answers[0]}&at={other.answers[1]}".replace(" ", "+")).text

    assert f'value="{card}"' in shown
    assert 'data-solved="true"' in solved
    assert f'data-id="{first.id}"' in solved  # the browser keeps it by this: numbers move
    assert f'data-puzzle="{first.id}"' in browser.get("/puzzles/all").text
    assert 'data-solved="false"' in missed
    assert 'class="chosen"' in missed
    assert len(first.options[0].answers) == DEPTH


def test_what_an_exchange_is_worth_is_told_in_order(browser: Browser) -> None:
    def mixed(puzzle: Puzzle) -> bool:
        chances = [option.chance for option in puzzle.options[1:]]
        return chances != sorted(chances, reverse=True)

    number, puzzle = next((number, each) for number, each in enumerate(puzzles(), 1) if mixed(each))
    card, at = puzzle.options[0].answers

    page = browser.get(f"/puzzles/{number}?card={card}&at={at}".replace(" ", "+")).text

    behind = [int(n) for n in re.findall(r"<em>−(\d+)", page)]
    assert behind
    assert behind == sorted(behind)


def test_puzzles_are_listed_by_the_kind_of_game(browser: Browser) -> None:
    def listed(of: str) -> set[str]:
        return set(re.findall(r'data-puzzle="([^"]+)"', browser.get(f"/puzzles/all?of={of}").text))

    alone = {each.id for each in puzzles() if each.game().state.rules.automa >= 0}
    with_modules = {each.id for each in puzzles() if each.game().state.rules.modules}

    assert listed("meng") == alone
    assert alone
    assert listed("modules") >= with_modules - alone
    assert listed("nothing") == listed("") == {each.id for each in puzzles()}


def test_every_puzzle_has_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    for many in (1, 2, 53, 210, 280):
        monkeypatch.setattr("gugong.web.routes.puzzles.puzzles", lambda many=many: (None,) * many)
        days = []
        for day in range(many):
            monkeypatch.setattr(time, "time", lambda day=day: (20_000 + day) * 86_400.0)
            days.append(today())
        assert sorted(days) == list(range(1, many + 1))


def test_wrong_addresses_of_puzzles_are_refused(browser: Browser) -> None:
    assert browser.get("/puzzles").status == 303
    assert browser.get("/puzzles/all").status == 200
    assert browser.get("/puzzles/0").status == 404
    assert browser.get("/puzzles/x").status == 404
    assert browser.get("/puzzles/1?card=card+nothing&at=at+wall").status == 422
