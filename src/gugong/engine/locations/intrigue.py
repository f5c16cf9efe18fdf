"""Intrigue, and the Shady Official.

A: one step up, and the first to choose it today takes the Next Start Player Medal. B: remove one Servant, three steps
up.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, register
from gugong.engine.ids import NOBODY
from gugong.engine.rules import Official
from gugong.engine.servants import KEEP_NOTHING, can_pay, price_in_steps
from gugong.engine.state import State
from gugong.engine.tracks import MoveMarker

STEPS_A: Final = 1
CANNOT_PAY_B: Final = Reason("cannot-pay-b", "B-INT-02")


class Shady(Official):
    """The official of Intrigue."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        return [state.rules.answers.option_a, state.rules.answers.option_b]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        return None if can_pay(state, seat, self.price(state, seat, answer), KEEP_NOTHING) else CANNOT_PAY_B

    def price(self, state: State, seat: int, answer: Answer) -> int:
        return state.rules.figures.prices.intrigue_b if answer is state.rules.answers.option_b else 0

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        if answer is state.rules.answers.option_a:
            return [MoveMarker(seat, STEPS_A, "B-INT-01"), TakeMedal(seat)]
        price = self.price(state, seat, answer)
        steps = state.rules.gains.intrigue_b
        return [*price_in_steps(seat, price, KEEP_NOTHING, "B-INT-02"), MoveMarker(seat, steps, "B-INT-02")]


class TakeMedal(Frame):
    """The first option A of the round brings the medal, at the top of the track too (A-24, C-22)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        if state.medal == NOBODY:
            state.medal = self.seat
            state.tell("medal", "B-INT-01", self.seat)
        return None


register("take-medal", TakeMedal)
