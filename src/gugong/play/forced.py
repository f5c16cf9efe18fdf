"""Questions with one answer, which the table gives, and gains that nobody refuses, given for those who wish it."""

from __future__ import annotations

from typing import Final

from gugong.engine import actions as kinds
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision

ASIDES_CAN_WAIT: Final = {"pay", "gain", "city", "wall-place", "ship", "ship-piece"}
CONFIRMED: Final = "turn-end"  # the last moment to take anything back


def is_forced(decision: Decision, confirms: bool = False) -> bool:
    """Whether there is nothing to choose; where an aside can as well wait for the next question, it does.

    Whoever `confirms` is asked before the turn ends, though `done` may be the only answer.
    """
    if confirms and decision.prompt == CONFIRMED:
        return False
    answers = [option for option in decision.options if not option.aside]
    return len(answers) == 1 and (len(decision.options) == 1 or decision.prompt in ASIDES_CAN_WAIT)


def free_gain(decision: Decision) -> Answer | None:
    """The most that a question offers for nothing; None if it asks anything else, or which pieces of several.

    Pieces of a GAIN come out of the supply, and nothing is given for them (C-02). What may be done at any time can
    wait, unless it is more than an exchange of tokens: a bonus may double what is gained.
    """
    gains: list[Answer] = []
    refuses = False
    for option in decision.options:
        if option.kind == kinds.GAIN:
            gains.append(option)
        elif option.kind == kinds.DECLINE:
            refuses = True
        elif not (option.aside and option.kind == kinds.EXCHANGE):
            return None
    best = max((pieces(gain) for gain in gains), default=0)
    most = [gain for gain in gains if pieces(gain) == best]
    return most[0] if refuses and len(most) == 1 else None


def pieces(gain: Answer) -> int:
    """How many pieces come into the pool."""
    return gain.a + gain.b + gain.c
