"""Questions with one answer: the table gives it, so that nobody is asked what is no choice."""

from __future__ import annotations

from typing import Final

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
