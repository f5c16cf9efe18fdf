"""When piers, ladies and the Favourite Gift have a say."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Reason
from gugong.engine.frames import Frame
from gugong.engine.ids import FROM_CARD, FROM_LOCATION, SUPPLY
from gugong.engine.moments import Moments
from gugong.engine.pieces import has_piece
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.modules.summer_palace.rules.board import (
    MORNING_PIER,
)
from gugong.modules.summer_palace.rules.gift import (
    NO_FAVOURITE,
    gift_placed,
    judge_pond,
    ponds_to_score,
    score_by_gift,
)
from gugong.modules.summer_palace.rules.lady import CourtLady, ScoreCourtLadies
from gugong.modules.summer_palace.rules.meng import MengLady
from gugong.modules.summer_palace.rules.official import SUPPLY_EMPTY, PlaceOnPier
from gugong.modules.summer_palace.rules.ponds import NightPonds
from gugong.modules.summer_palace.rules.state import SummerState, here


class SummerMoments(Moments):
    """When piers, ladies and the Favourite Gift have a say."""

    def __init__(self, rules: Rules, place: int) -> None:
        self.place = place
        self.morning_pier = rules.tile(MORNING_PIER)

    # Gifts

    def card_placed(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        return gift_placed(state, seat, card)

    def after_exchange(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        return [MengLady(seat, location) if seat == state.rules.automa else CourtLady(seat, card, location)]

    def card_used(self, state: State, seat: int) -> list[Frame]:
        if seat == state.active:
            here(state).performed |= 1 << FROM_CARD
        return []

    def action_done(self, state: State, seat: int, location: int, source: int) -> list[Frame]:
        if seat == state.active and source in (FROM_CARD, FROM_LOCATION):
            here(state).performed |= 1 << source
        return []

    # Tokens

    def judge_effect(self, state: State, seat: int, effect: int) -> Reason | None:
        return None if has_piece(state, seat, SUPPLY) else SUPPLY_EMPTY

    def begin_effect(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        first = PlaceOnPier(seat, 0, "X-SPL-05")
        return [first, first] if effect == here(state).board.two_piers else [first]

    def rule_of_effect(self, effect: int) -> str:
        return "X-SPL-05"

    # The Favourite Gift

    def asides(self, state: State, seat: int) -> list[Answer]:
        if state.active != seat:
            return []
        summer = state.module_states[self.place]  # asked at every question: quicker than by name
        assert isinstance(summer, SummerState)
        return ponds_to_score(summer) if summer.owed else []

    def judge_aside(self, state: State, seat: int, answer: Answer) -> Reason | None:
        summer = here(state)
        if answer not in summer.board.pond and answer not in summer.board.pond_aside:
            return None
        return judge_pond(summer, answer.a) or NO_FAVOURITE

    def take_aside(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        summer = here(state)
        if answer not in summer.board.pond_aside:
            return []
        summer.owed -= 1
        return score_by_gift(state, seat, answer.a)

    # Decrees

    def judge_morning(self, state: State, seat: int, tile: int) -> Reason | None:
        return None if has_piece(state, seat, SUPPLY) else SUPPLY_EMPTY

    def use_morning(self, state: State, seat: int, tile: int) -> list[Frame]:
        return [PlaceOnPier(seat, 0, "X-SPL-06")]

    def decree_vp(self, state: State, seat: int, tile: int) -> int:
        if tile == self.morning_pier:
            return 0
        figures = state.rules.figures.decrees[tile].figures
        owned = state.pool_neutral[seat] + state.supply_neutral[seat]
        return min(figures["max"], owned * figures["each"])

    def rule_of_decree(self, tile: int) -> str:
        return "X-SPL-06" if tile == self.morning_pier else "X-SPL-07"

    # Phases

    def turn_end(self, state: State, seat: int) -> list[Frame]:
        summer = here(state)
        summer.owed = 0
        summer.performed = 0
        return []

    def night(self, state: State) -> list[Frame]:
        return [NightPonds()]

    def before_palace(self, state: State) -> list[Frame]:
        return [ScoreCourtLadies()]
