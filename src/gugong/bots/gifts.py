"""What exchanges promise a seat just now: the card taken, the card's action and the location's, less the fee.

All three draw on the same pool of Servants, so each location's action is weighed for every number of them.
"""

from __future__ import annotations

from typing import Final

from gugong.bots import features as f
from gugong.bots.prospects import Prospects
from gugong.engine import actions as kinds
from gugong.engine import ids
from gugong.engine.actions import Answer
from gugong.engine.exchange import free_exchange
from gugong.engine.state import State

MOST: Final = 9  # with more Servants than this nothing more can be done
AGAIN: Final = 0.6  # what the same action is worth a second time
OTHER_CARD: Final = 0.6  # what a card does that no official does
GIVEN: Final = 0.1  # how much of its worth a card has that is given away: it would be given sooner or later


class Gifts:
    """Exchanges as one seat sees them; `look` must come first."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.rules = prospects.rules
        self.fee_price = self.rules.figures.prices.exchange_fee
        # By location and number of Servants: the best action there, and how many of them it takes.
        self.best: list[list[float]] = [[0.0] * (MOST + 1) for _ in self.rules.officials]
        self.spent: list[list[int]] = [[0] * (MOST + 1) for _ in self.rules.officials]
        self.taken: list[float] = [0.0] * len(self.rules.officials)  # what the card there is worth
        self.known = False

    def look(self, state: State, seat: int) -> None:
        """A new position, or another seat."""
        self.prospects.look(state, seat)
        self.known = False

    def weigh_locations(self, state: State, seat: int) -> None:
        """The card at each location, and the best its action brings, by how many Servants there are for it."""
        if self.known:
            return
        self.known = True
        for location in self.rules.locations:
            best = [0.0] * (MOST + 1)
            spent = [0] * (MOST + 1)
            for worth, cost in self.prospects.ways(state, seat, location):
                if worth > 0.0:
                    for servants in range(cost, MOST + 1):
                        if worth > best[servants]:
                            best[servants] = worth
                            spent[servants] = cost
            self.best[location] = best
            self.spent[location] = spent
            self.taken[location] = self.keep(state, seat, state.board[location])

    def action(self, state: State, seat: int, location: int) -> float:
        """The best action at a location, with all Servants for it."""
        self.weigh_locations(state, seat)
        return self.best[location][min(MOST, self.prospects.pool)]

    def best_gift(self, state: State, seat: int, card: int) -> float:
        """This card for the best official."""
        most = -1e9
        for location in self.rules.locations:
            worth = self.gift(state, seat, card, location)
            if worth > most:
                most = worth
        return most

    def gift(self, state: State, seat: int, card: int, location: int) -> float:
        """An exchange."""
        self.weigh_locations(state, seat)
        prospects = self.prospects
        pool = prospects.pool
        actions = 0.0
        if free_exchange(state, seat, card, location) is not None:
            actions = self.actions(state, seat, card, location, pool)
        else:
            if pool >= self.fee_price:
                actions = self.paid(state, seat, card, location)
            if prospects.hand > 1:
                instead = self.actions(state, seat, card, location, pool) - prospects.card_given_up()
                if instead > actions:
                    actions = instead
        return self.taken[location] - GIVEN * self.keep(state, seat, card) + max(0.0, actions)

    def paid(self, state: State, seat: int, card: int, location: int) -> float:
        """The actions, with the fee paid in Servants."""
        fee = self.fee_price
        left = self.prospects.pool - fee
        return self.actions(state, seat, card, location, left) - fee * self.prospects.servant

    def actions(self, state: State, seat: int, card: int, location: int, servants: int) -> float:
        """The card's action, then the location's, with so many Servants for both."""
        servants = min(MOST, servants)
        effect = self.rules.card_effects[card]
        there = self.best[location]
        if effect == ids.GAIN_1 or effect == ids.GAIN_2:
            gained = min(effect - ids.GAIN_1 + 1, state.supply_pieces(seat))
            return self.prospects.servant * gained + there[min(MOST, servants + gained)]
        if effect == ids.NO_EFFECT:
            return there[servants]
        if effect == ids.SWAP_GIFTS or effect >= ids.MODULE_EFFECT:
            return OTHER_CARD + there[servants]
        here = self.best[effect]
        if effect == location:
            return here[servants] + AGAIN * here[servants - self.spent[effect][servants]]
        card_first = here[servants] + there[servants - self.spent[effect][servants]]
        location_first = there[servants] + here[servants - self.spent[location][servants]]
        return max(card_first, location_first)

    def fee(self, state: State, seat: int, card: int, location: int, answer: Answer) -> float:
        """Paying the fee, for the actions it allows."""
        self.weigh_locations(state, seat)
        if answer.kind == kinds.NO_ACTIONS:
            return 0.0
        if answer.kind == kinds.PAY:
            return self.paid(state, seat, card, location) - 0.01 * answer.b
        actions = self.actions(state, seat, card, location, self.prospects.pool)
        return actions - self.prospects.card_given_up() - 0.1 * self.rules.card_values[answer.a]

    def keep(self, state: State, seat: int, card: int) -> float:
        """A card in the discard, for tonight's dice and for tomorrow."""
        prospects = self.prospects
        value = self.rules.card_values[card]
        w = prospects.w
        tonight = state.dice.count(value) * (w[f.MATCHES] + 0.4 * w[f.MOST_MATCHES])
        return value * w[f.DISCARD_VALUE] + tonight + w[f.EFFECTS + prospects.evaluation.card_feature[card]]

    def swap(self, state: State, seat: int, card: int) -> float:
        """A card given away for the best on the board."""
        most = 0.0
        for location in self.rules.locations:
            most = max(most, self.keep(state, seat, state.board[location]))
        return most - self.keep(state, seat, card)
