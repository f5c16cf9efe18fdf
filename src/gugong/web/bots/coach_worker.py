"""What runs in the coach's own process: the answers so far -> a hint, or one more step of a report."""

from __future__ import annotations

import ctypes
import os
import signal
import time
from threading import Thread
from typing import Final

import gugong
from gugong.coach.judging import TURN_TIME, Budget, Judge, Line, Stopped
from gugong.coach.puzzles import DEPTH, Puzzle, puzzle_of
from gugong.coach.reading import Reader, Report
from gugong.coach.reasons import Why, reasons
from gugong.game import Game
from gugong.installing import install_all
from gugong.web.bots.worker import watch

MOST_KEPT: Final = 12
HINTS: Final = 3
SAME: Final = 0.01  # in chances to win: what differs less is as good
HINT_TIME: Final = 2.0  # from the asking on
LEAST_TIME: Final = 0.4  # of it for thinking, however long the rest took
REST: Final = 0.4  # of it for handing the answer out and showing it
TURN: Final = Budget(time=TURN_TIME, patient=True)
KIND: Final = 10  # how far it steps back behind bots and requests
_READERS: Final[dict[tuple[str, int], Reader]] = {}
_UNWANTED: list[ctypes.c_long] = []  # the number of the job that is not wanted any more

Advice = tuple[str, tuple[str, ...], float, float, tuple[Why, ...]]  # answer, rest of the turn, chance, lead, reasons


def set_up(parent: int, packages: tuple[str, ...], unwanted: ctypes.c_long) -> None:
    """Leave Ctrl+C to the server, step back behind others, and go when the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=watch, args=(parent,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(KIND)
    _UNWANTED[:] = [unwanted]
    install_all(packages)


def unwanted(job: int) -> bool:
    """Whether nobody waits for this job any more."""
    return bool(_UNWANTED) and _UNWANTED[0].value == job


def replayed(head: str, answers: tuple[str, ...]) -> Game:
    """The game after these answers."""
    game = gugong.replay(head + "\n", chance="ask")
    for answer in answers:
        game.play(answer)
    return game


def ready() -> None:
    """Load what the first hint would otherwise wait for."""
    game = gugong.new_game(2, seed=0)
    Judge(game.state.rules).judge(game.view(game.state.active), Budget(share=0.01))


def hint(job: int, asked: float, head: str, answers: tuple[str, ...], seat: int) -> list[Advice] | None:
    """The three best answers to the question, best first; None if it was stopped."""
    game = replayed(head, answers)
    judge = Judge(game.state.rules)
    left = max(LEAST_TIME, min(HINT_TIME, HINT_TIME - REST - (time.time() - asked)))
    try:
        judged = judge.judge(game.view(seat), Budget(time=left), stop=lambda: unwanted(job))
    except Stopped:
        return None
    best = judged.best
    followed = [line for line in judged.lines if line.deals == best.deals][:HINTS]
    return [advice(judge, seat, line, followed[1] if line is best and len(followed) > 1 else best) for line in followed]


def advice(judge: Judge, seat: int, line: Line, other: Line) -> Advice:
    """A line as it is handed out."""
    why = () if line is other else tuple(reasons(judge, seat, line, other, 1))
    rest = tuple(answer.text for answer in line.answers)
    return rest[0], rest, line.chance(seat), line.lead(seat), why


def step(job: int, key: str, head: str, answers: tuple[str, ...], seat: int, report: Report | None) -> Report | None:
    """The report one step further, from its beginning where there is none yet; None if it was stopped."""
    reader = _READERS.pop((key, seat), None)
    if reader is None:
        reader = Reader(replayed(head, answers), seat, TURN)
    while len(_READERS) >= MOST_KEPT:
        del _READERS[next(iter(_READERS))]
    _READERS[key, seat] = reader
    if report is None:
        return reader.begin()
    try:
        return reader.step(report, lambda: unwanted(job))
    except Stopped:
        return None


def turn_puzzle(job: int, head: str, answers: tuple[str, ...], seat: int, id: str) -> Puzzle | None:
    """A turn of a game as a puzzle; None if it was stopped."""
    game = replayed(head, answers)
    judge = Judge(game.state.rules)
    try:
        judged = judge.judge(game.view(seat), TURN, stop=lambda: unwanted(job), depth=DEPTH)
    except Stopped:
        return None
    return puzzle_of(judge, game, judged, id)
