"""An interrupt may strike at any moment of a bot's thought, or of a game: it is an exception there, not the end."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.lengths import length

TIMES = length(150, 400)
INTERRUPTED = f"""
TIMES = {TIMES}
import signal
import sys

import gugong
from gugong.bots import make


class Struck(Exception):
    pass


def strike(number, frame):
    raise Struck


start = gugong.new_game(2, seed=3)


def play(bot):
    game = start.copy()
    while not game.over:
        game.play(bot.choose(game.view(game.decision.seat)))


signal.signal(signal.SIGALRM, strike)
struck = 0
for number in range(TIMES):
    bot = make(sys.argv[1], number)
    try:
        signal.setitimer(signal.ITIMER_REAL, float(sys.argv[2]) * (number + 1) / TIMES)
        play(bot)
        signal.setitimer(signal.ITIMER_REAL, 0)
    except Struck:
        struck += 1
print(struck)
"""


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="no timer sends signals there")
@pytest.mark.parametrize(
    ("spec", "seconds"), [("random", "0.001"), ("greedy", "0.01"), ("ismcts:iterations=40", "0.02")]
)
def test_an_interrupt_never_ends_the_process(spec: str, seconds: str) -> None:
    """What is compiled once took an interrupt amid a long multiplication for a lack of memory, and gave up."""
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, spec, seconds], capture_output=True, text=True, timeout=300, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) > TIMES // 2
