"""Extra Decrees and new Gift Cards: the Intrigue Benefit of each turn, and cards of this module."""

from __future__ import annotations

from typing import Final, cast

from gugong.bots.worth import ModuleWorth
from gugong.engine.actions import Answer
from gugong.engine.ids import BENEFIT_JADE
from gugong.engine.scoring import jade_vp
from gugong.engine.state import State
from gugong.modules.extras.rules.moments import SCHEME
from gugong.modules.extras.rules.state import ExtrasState

STEP: Final = 0.5  # of Intrigue
JADE_LATER: Final = 1.0  # what a Jade promises beyond its VP


class ExtrasMind(ModuleWorth):
    """What the extras mean to a seat."""

    def key(self, state: State) -> object:
        return cast(ExtrasState, state.module_states[self.place]).schemed

    def liking(self, state: State, seat: int, prompt: str, answer: Answer) -> float:
        if not answer.aside or not answer.text.startswith(SCHEME):
            return 0.2
        if answer.a != BENEFIT_JADE:
            return -0.1
        jade = state.jade[seat]
        gained = jade_vp(state, jade + 1) - jade_vp(state, jade) + JADE_LATER
        return gained - STEP * state.rules.benefit_prices[BENEFIT_JADE]


PART = ExtrasMind
