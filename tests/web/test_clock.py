"""The clock of a table by link, from the times of the log's lines."""

from __future__ import annotations

from gugong.web.games.clock import Clock
from gugong.web.store import TableRow

START = 1000.0


def test_time_runs_only_for_the_seat_asked_and_anew_each_turn() -> None:
    clock = Clock(TableRow("a", "h", clock="turn", clock_time=60), 2)
    for at, asked in ((START, -2), (START + 20, 0), (START + 25, 1)):
        clock.line(at, asked)

    assert [clock.left(seat, 0, START + 30) for seat in (0, 1)] == [35, 55]
    assert not clock.is_out(0, 0, START + 30)
    assert clock.due(0) == START + 25 + 40
    clock.line(START + 90, 0)
    assert clock.is_out(0, 0, START + 90)
    assert not clock.is_out(1, 0, START + 90)
    clock.turn(0)
    assert clock.left(0, 1, START + 95) == 60


def test_a_bank_shrinks_and_each_turn_adds_to_it() -> None:
    clock = Clock(TableRow("a", "h", clock="bank", clock_time=100, clock_more=10), 2)
    clock.line(START, -2)
    clock.line(START + 30, 0)
    clock.turn(0)
    assert clock.left(0, 1, START + 50) == 80
    assert clock.left(1, 1, START + 50) == 80
    clock.line(START + 500, 1)
    assert clock.is_out(1, 1, START + 500)
    clock.turn(1)
    assert clock.left(1, 0, START + 500) == 10  # nobody loses by time


def test_without_a_clock_nobody_is_out() -> None:
    clock = Clock(TableRow("a", "h"), 2)
    clock.line(START, 0)
    assert not clock.is_out(0, 0, START + 1e6)
    assert clock.due(0) == 0
