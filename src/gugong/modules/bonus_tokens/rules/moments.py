"""When tokens in use have a say: values, tolls and follows, and what taking one brings."""

from __future__ import annotations

from typing import Final

from gugong.engine.decisions import Free, Reason
from gugong.engine.frames import Frame
from gugong.engine.ids import FROM_FOLLOW, NOWHERE, POOL
from gugong.engine.moments import Moments
from gugong.engine.pieces import has_piece
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.modules.bonus_tokens.rules.follow import followers
from gugong.modules.bonus_tokens.rules.in_use import (
    FOLLOW,
    PLUS_1,
    RULES,
    TOLL,
    bonus_state,
    lying_at,
)
from gugong.modules.bonus_tokens.rules.placing import MarkToken, TokensComeHome

BY_PLUS_1: Final = Free(PLUS_1, "V-BON-01")
NO_MARKER: Final = Reason("no-marker", "C-51")


class BonusMoments(Moments):
    """When the tokens in use have a say."""

    def __init__(self, rules: Rules) -> None:
        self.first_effect = rules.effect(PLUS_1)
        tokens = rules.figures.tokens
        self.added = tokens[rules.token(PLUS_1)].figures["value"]  # to the value of a gift, by each token
        self.toll = tokens[rules.token(TOLL)].figures["vp"]  # VP

    # A token is taken: it may be laid out with a Servant of the pool (C-51)

    def judge_effect(self, state: State, seat: int, effect: int) -> Reason | None:
        return None if has_piece(state, seat, POOL) else NO_MARKER

    def begin_effect(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        return [MarkToken(seat, token)]

    def keeps_token(self, effect: int) -> bool:
        return True

    def rule_of_effect(self, effect: int) -> str:
        return RULES[effect - self.first_effect]

    # What it does for the rest of the Day

    def added_value(self, state: State, seat: int, card: int) -> int:
        """V-BON-01: each of the seat's tokens beside its board adds one (C-52)."""
        return self.added * len([each for each in lying_at(state, PLUS_1, NOWHERE) if each.owner == seat])

    def free_by_value(self) -> Free:
        return BY_PLUS_1

    def action_done(self, state: State, seat: int, location: int, source: int) -> list[Frame]:
        """Tolls are settled before any follow; a follow is tolled but not followed (C-52)."""
        if not bonus_state(state).in_use:
            return []
        for each in lying_at(state, TOLL, location):
            if each.owner != seat:
                take_toll(state, each.owner, seat, location, self.toll)
        if source == FROM_FOLLOW:
            return []
        owners = [each.owner for each in lying_at(state, FOLLOW, location)]
        order = [owner for owner in state.rules.turn_order(seat)[1:] if owner in owners]
        return [followers(state, location, tuple(order))] if order else []

    def day_end(self, state: State) -> list[Frame]:
        return [TokensComeHome()] if bonus_state(state).in_use else []


def take_toll(state: State, owner: int, actor: int, location: int, vp: int) -> None:
    """V-BON-02: the owner gains even where the actor has nothing to lose (C-43)."""
    state.tell("toll", "V-BON-02", owner, actor, location)
    state.score(owner, vp, "V-BON-02")
    if state.vp[actor]:
        state.score(actor, -min(vp, state.vp[actor]), "V-BON-02")
