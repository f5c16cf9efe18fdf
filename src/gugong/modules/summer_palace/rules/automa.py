"""How Meng meets the Summer Palace."""

from __future__ import annotations

from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.frames import Frame
from gugong.engine.ids import DECREES
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.modules.solo.rules.deck import change_deck
from gugong.modules.solo.rules.funds import can_take_own
from gugong.modules.summer_palace.rules import meng
from gugong.modules.summer_palace.rules.board import (
    MORNING_PIER,
    NAME,
)
from gugong.modules.summer_palace.rules.meng import MengOnPier
from gugong.modules.summer_palace.rules.state import here


class SummerAutoma(AutomaMoments):
    """How Meng meets them."""

    def __init__(self, rules: Rules) -> None:
        self.morning_pier = rules.tile(MORNING_PIER)

    # Meng

    def cards(self, deck: list[int], rules: Rules) -> None:
        change_deck(deck, rules, NAME, NAME)

    def shuns(self, location: int, rules: Rules) -> bool:
        return location == DECREES  # C-87

    def rule(self, location: int) -> str:
        return meng.RULE

    def action(self, state: State, seat: int, location: int, special: int) -> list[Frame] | None:
        return meng.action(state, seat, special)

    def twilight(self, state: State, seat: int, location: int) -> list[Frame]:
        return meng.twilight(state, seat, location)

    def token(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        state.tell("uses-token", "X-SPL-05", seat, token)
        first = MengOnPier(seat, "X-SPL-05")
        return [first, first] if effect == here(state).board.two_piers else [first]

    def morning(self, state: State, seat: int, tile: int) -> list[Frame]:
        if tile != self.morning_pier or not can_take_own(state, seat):
            return []
        state.tell("uses-decree", "X-SPL-06", seat, tile)
        return [MengOnPier(seat, "X-SPL-06")]
