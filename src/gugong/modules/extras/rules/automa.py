"""How Meng meets what the Extras bring."""

from __future__ import annotations

from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.frames import Frame
from gugong.engine.ids import NO_TOKEN
from gugong.engine.state import State
from gugong.modules.extras.rules import meng
from gugong.modules.extras.rules.cards import (
    judge_pile_swap,
)
from gugong.modules.extras.rules.moments import ExtrasMoments
from gugong.modules.solo.rules.tokens import use_token


class ExtrasAutoma(AutomaMoments):
    """What Meng does with them."""

    def __init__(self, own: ExtrasMoments) -> None:
        self.own = own

    def reserve(self, state: State, seat: int, missing: int) -> int:
        return meng.servants_of(state, meng.scheme_for(state, seat, missing)) if self.own.may_scheme(state, seat) else 0

    def draw(self, state: State, seat: int, missing: int) -> None:
        benefit = meng.scheme_for(state, seat, missing) if self.own.may_scheme(state, seat) else -1
        if benefit >= 0:
            self.own.things(state).schemed = True
            meng.scheme(state, seat, benefit, missing)

    def card(self, state: State, seat: int, card: int, effect: int, special: int) -> list[Frame]:
        if effect in (self.own.lower, self.own.higher):
            state.tell("blank", meng.COSTS, seat, card)
            return []
        return [meng.MengCard(seat, card)]

    def before(self, state: State, seat: int, card: int, location: int, special: int) -> list[Frame]:
        lower = state.rules.card_effects[card] == self.own.lower
        return [meng.MengActsTwice(seat, location, special)] if lower else []

    def token(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        state.tell("uses-token", meng.RULE, seat, token)
        if effect != self.own.reuse:
            return [meng.MengSwaps(seat, meng.RULE)] if judge_pile_swap(state, seat) is None else []
        latest = meng.latest_token(state, seat)
        if latest == NO_TOKEN:
            return []
        state.tell("reuses-token", meng.RULE, seat, latest)
        return use_token(state, seat, latest)

    def saves(self, state: State, seat: int) -> bool:
        return any(state.owns(seat, tile) for tile in self.own.saved_for)
