"""Bonus tokens: what those in use are worth for the rest of the Day."""

from __future__ import annotations

from typing import Final, cast

from gugong.bots.worth import ModuleWorth
from gugong.engine.actions import Answer
from gugong.engine.state import State
from gugong.modules.bonus_tokens.rules.follow import ANSWER
from gugong.modules.bonus_tokens.rules.in_use import BonusState

A_TURN: Final = 0.5  # what a token in use brings for each turn its owner still has today


class BonusWorth(ModuleWorth):
    """What bonus tokens mean to a seat."""

    def key(self, state: State) -> object:
        in_use = cast(BonusState, state.module_states[self.place]).in_use
        return tuple([(each.token, each.owner, each.location, each.by_double) for each in in_use])

    def worth(self, state: State, seat: int) -> float:
        total = 0.0
        for each in cast(BonusState, state.module_states[self.place]).in_use:
            if each.owner == seat:
                total += A_TURN * len(state.hands[seat])
        return total

    def liking(self, state: State, seat: int, prompt: str, answer: Answer) -> float:
        return 1.0 if answer.verb == ANSWER else 0.0


PART = BonusWorth
