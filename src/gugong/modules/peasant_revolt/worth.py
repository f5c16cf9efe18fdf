"""The Peasant Revolt: Servants from the peasants, and what to bid when they rise."""

from __future__ import annotations

from typing import Final, cast

from gugong.bots.worth import DecreeWorth, ModuleWorth
from gugong.engine.actions import Answer
from gugong.engine.ids import NOWHERE
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.modules.peasant_revolt.rules.state import PEASANTS, RevoltState

SERVANT: Final = 0.7
STEP: Final = 2.4
STEP_INSIDE: Final = 9.0  # to leave the Palace again is dear
MEAN_BID: Final = 5.5
# On day 1, 2, 3 and 4; among players, then alone against Meng.
DECREES: Final = {
    "bid-token": DecreeWorth((2.37, 0.86, 0.09, 0.00), (2.84, 0.87, 0.08, -0.01)),
    "gift-cards": DecreeWorth((2.53, 2.86, 1.34, -0.46), (2.59, 2.87, 1.34, -0.53)),
}


class RevoltWorth(ModuleWorth):
    """What the Peasant Revolt means to a seat."""

    def __init__(self, rules: Rules, place: int) -> None:
        super().__init__(rules, place)
        self.seats = rules.seats

    def decrees(self) -> dict[str, DecreeWorth]:
        return DECREES

    def key(self, state: State) -> object:
        things = cast(RevoltState, state.module_states[self.place])
        return (things.line, things.aside, things.due, things.kept, things.shown, things.revealed)

    def knows(self, location: str) -> bool:
        return location == PEASANTS

    def servants(self, state: State, seat: int, most: int) -> float:
        """What so many Servants are worth, as far as the supply has them."""
        useful = 1.0 if state.day < self.days else 0.3 * min(3, len(state.hands[seat]))
        return SERVANT * useful * min(most, state.supply_pieces(seat))

    def action(self, state: State, seat: int, location: int) -> float:
        return self.servants(state, seat, 2)

    def way(self, state: State, seat: int, location: int, answer: Answer) -> float:
        if not answer.a:
            return self.servants(state, seat, 2)
        return self.servants(state, seat, 4) - (STEP if state.spot[seat] == NOWHERE else STEP_INSIDE)

    def liking(self, state: State, seat: int, prompt: str, answer: Answer) -> float:
        if prompt != "bid":
            return 0.0
        things = cast(RevoltState, state.module_states[self.place])
        bid = state.rules.card_values[answer.a] + answer.b
        if state.day >= self.days:
            return float(bid)  # a step back could cost the game, and the highest bidder makes none
        rising = things.threat() > bid + MEAN_BID * (self.seats - 1)
        return float(bid) if rising else -float(bid)


PART = RevoltWorth
