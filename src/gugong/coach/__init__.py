"""What a turn was worth: the chance to win of each answer and why, whole games read by a coach, and puzzles.

`Judge(game.state.rules).judge(game.view(seat))` has the answers to a question, best first; `reasons` says why one is
better than another; `read(game, seat)` is the report of a whole game. Nothing but the seat's view is looked at.
"""

from __future__ import annotations

from gugong.coach.judging import Budget, Judge, Judgement, Line, Stopped
from gugong.coach.reading import Luck, Report, Taken, Turn, read
from gugong.coach.reasons import Why, reasons

__all__ = [
    "Budget",
    "Judge",
    "Judgement",
    "Line",
    "Luck",
    "Report",
    "Stopped",
    "Taken",
    "Turn",
    "Why",
    "read",
    "reasons",
]
