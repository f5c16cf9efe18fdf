"""Workers: all results, clean failures, and an interrupt that loses nothing finished."""

from __future__ import annotations

import os
import signal
import time

import pytest

from gugong.errors import GugongError, SimError
from gugong.sim import scaling
from gugong.sim.pool import Attention, Interrupted, results


def square(number: int) -> int:
    return number * number


def picky(number: int) -> int:
    if number == 3:
        raise GugongError("three is too much")
    if number == 4:
        raise ValueError("four is worse")
    if number == 5:
        os._exit(7)
    return number


def slow(number: int) -> int:
    time.sleep(0.02 if number < 4 else 60)
    return number


def test_every_task_has_its_result() -> None:
    with Attention() as attention:
        assert sorted(results(square, range(50), 2, attention)) == [n * n for n in range(50)]


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (3, "3: three is too much"),
        (4, "4: ValueError: four is worse"),
        (5, r"5: the process that played it ended by itself \(exit code 7\)"),
    ],
)
def test_a_failing_task_is_named(number: int, said: str) -> None:
    with Attention() as attention, pytest.raises(SimError, match=said):
        list(results(picky, [0, 1, number], 1, attention))


def test_an_interrupt_hands_over_what_is_finished_and_stops() -> None:
    found = []
    begun = time.monotonic()

    def until_interrupted(attention: Attention) -> None:
        for result in results(slow, range(10), 1, attention):
            found.append(result)
            if len(found) == 4:
                os.kill(os.getpid(), signal.SIGINT)

    with Attention() as attention, pytest.raises(Interrupted):
        until_interrupted(attention)

    assert found == [0, 1, 2, 3]
    assert time.monotonic() - begun < 30


def test_a_second_interrupt_strikes_at_once() -> None:
    with Attention() as attention:
        os.kill(os.getpid(), signal.SIGINT)
        assert attention.interrupted
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)


def test_afterwards_ctrl_c_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Attention():
        assert signal.getsignal(signal.SIGINT) != before

    assert signal.getsignal(signal.SIGINT) == before


def test_more_jobs_are_worth_their_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the processor's time, which others on this machine leave alone."""
    monkeypatch.setattr(scaling, "GAMES", 20)

    found = scaling.scaling(2, "random", 1)

    assert float(str(found["games_per_second"])) > 0
    assert float(str(found["ratio_by_processor_time"])) > 1
