"""The gardener: A, plant a Jade and the Envoy goes two steps; B, a Servant too, and the Intrigue marker goes three."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Reason
from gugong.engine.frames import Frame
from gugong.engine.rules import Official
from gugong.engine.servants import KEEP_NOTHING, can_pay, price_in_steps
from gugong.engine.state import State
from gugong.engine.tracks import AdvanceEnvoy, MoveMarker, judge_advance, turns_on_hand
from tests.example_module.rules.figures import figure
from tests.example_module.rules.frames import PlantJade

NO_JADE: Final = Reason("no-jade-to-plant", "Y-GDN-01")
CANNOT_PAY: Final = Reason("cannot-pay-b", "Y-GDN-02")


class Gardener(Official):
    """The official of the jade garden."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        return [state.rules.answers.option_a, state.rules.answers.option_b]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        way = answer.text
        if state.jade[seat] < figure(state.rules.figures, way, "jade"):
            return NO_JADE
        if answer is state.rules.answers.option_a:
            return judge_advance(state, seat)
        return None if can_pay(state, seat, self.price(state, seat, answer), KEEP_NOTHING) else CANNOT_PAY

    def turns_on_hand(self, state: State, seat: int) -> bool:
        return state.jade[seat] > 0 and turns_on_hand(state, seat, 1)

    def price(self, state: State, seat: int, answer: Answer) -> int:
        return figure(state.rules.figures, "b", "servants") if answer is state.rules.answers.option_b else 0

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        tables = state.rules.figures
        if answer is state.rules.answers.option_a:
            steps = figure(tables, "a", "envoy")
            return [PlantJade(seat, figure(tables, "a", "jade"), "Y-GDN-01"), AdvanceEnvoy(seat, steps, "Y-GDN-01")]
        return [
            *price_in_steps(seat, self.price(state, seat, answer), KEEP_NOTHING, "Y-GDN-02"),
            PlantJade(seat, figure(tables, "b", "jade"), "Y-GDN-02"),
            MoveMarker(seat, figure(tables, "b", "intrigue"), "Y-GDN-02"),
        ]
