"""Extra Decrees and new Gift Cards: the Intrigue Benefit of each turn, and cards of this module."""

from __future__ import annotations

from typing import Final, cast

from gugong.bots.worth import DecreeWorth, ModuleWorth
from gugong.engine.actions import Answer
from gugong.engine.ids import BENEFIT_JADE
from gugong.engine.scoring import jade_vp
from gugong.engine.state import State
from gugong.modules.extras.rules.moments import SCHEME
from gugong.modules.extras.rules.state import ExtrasState

STEP: Final = 0.5  # of Intrigue
JADE_LATER: Final = 1.0  # what a Jade promises beyond its VP
# On day 1, 2, 3 and 4; among players, then alone against Meng.
DECREES: Final = {
    "morning-underdog": DecreeWorth((4.08, 2.06, 1.13, 0.10), (4.22, 2.01, 1.14, 0.11)),
    "turn-intrigue": DecreeWorth((1.59, 0.99, 1.71, 0.83), (1.55, 1.34, 2.11, 0.88)),
    "travel-tokens": DecreeWorth((3.65, 3.12, 2.16, -2.06), (3.62, 3.01, 1.94, -2.18)),
    "intrigue-steps": DecreeWorth((2.95, 3.17, 1.98, 0.32), (2.93, 3.04, 1.86, 0.14)),
    "card-values": DecreeWorth((3.28, 1.40, 0.87, -0.24), (3.28, 1.51, 0.58, -0.38)),
    "audience": DecreeWorth((3.16, 2.53, 1.01, 4.94), (3.13, 2.52, 0.95, 3.86)),
}


class ExtrasWorth(ModuleWorth):
    """What the extras mean to a seat."""

    def decrees(self) -> dict[str, DecreeWorth]:
        return DECREES

    def key(self, state: State) -> object:
        return cast(ExtrasState, state.module_states[self.place]).schemed

    def liking(self, state: State, seat: int, prompt: str, answer: Answer) -> float:
        if not answer.aside or answer.verb != SCHEME:
            return 0.2
        if answer.a != BENEFIT_JADE:
            return -0.1
        jade = state.jade[seat]
        gained = jade_vp(state, jade + 1) - jade_vp(state, jade) + JADE_LATER
        return gained - STEP * state.rules.benefit_prices[BENEFIT_JADE]


PART = ExtrasWorth
