"""The Palace of Heavenly Purity, and the Censorate Official.

A: the Envoy goes one step. B: remove two Servants, the Envoy goes two steps and the Intrigue marker one.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Reason
from gugong.engine.frames import BY_CHOICE, Frame
from gugong.engine.rules import Official
from gugong.engine.servants import KEEP_NOTHING, can_pay, price_in_steps
from gugong.engine.state import State
from gugong.engine.tracks import AdvanceEnvoy, MoveMarker, judge_advance, turns_on_hand

CANNOT_PAY_B: Final = Reason("cannot-pay-b", "B-PAL-02")


class Censorate(Official):
    """The official of the Palace."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        return [state.rules.answers.option_a, state.rules.answers.option_b]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        reason = judge_advance(state, seat)
        if reason is not None:
            return reason
        return None if can_pay(state, seat, self.price(state, seat, answer), KEEP_NOTHING) else CANNOT_PAY_B

    def turns_on_hand(self, state: State, seat: int) -> bool:
        return turns_on_hand(state, seat, 1)

    def price(self, state: State, seat: int, answer: Answer) -> int:
        return state.rules.figures.prices.palace_b if answer is state.rules.answers.option_b else 0

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        if answer is state.rules.answers.option_a:
            return [AdvanceEnvoy(seat, 1, "B-PAL-01", BY_CHOICE)]
        price = self.price(state, seat, answer)
        steps = price_in_steps(seat, price, KEEP_NOTHING, "B-PAL-02")
        onward = AdvanceEnvoy(seat, state.rules.gains.palace_b, "B-PAL-02", BY_CHOICE)
        return [*steps, onward, MoveMarker(seat, 1, "B-PAL-02")]
