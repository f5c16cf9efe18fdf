"""Jade, and the Jade Official: buy one from a house of the market, or from the square when all houses are empty."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import HOUSE, SQUARE, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, register
from gugong.engine.ids import JADE
from gugong.engine.rules import Official
from gugong.engine.servants import KEEP_NOTHING, can_pay, price_in_steps
from gugong.engine.state import State

HOUSE_EMPTY: Final = Reason("house-empty", "B-JAD-01")
HOUSES_LEFT: Final = Reason("houses-left", "B-JAD-02")
CANNOT_PAY: Final = Reason("cannot-pay-jade", "B-JAD-01")
NO_HOUSE: Final = 0


class JadeOfficial(Official):
    """The official of the market."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        answers = state.rules.answers
        return [*(answers.house[price] for price in sorted(set(state.rules.side.jade_houses))), answers.square]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        houses = state.houses
        if answer.kind == SQUARE:
            if 1 in houses:
                return HOUSES_LEFT
        elif house_priced(state, answer.a) < 0:
            return HOUSE_EMPTY
        return None if can_pay(state, seat, self.price(state, seat, answer), KEEP_NOTHING) else CANNOT_PAY

    def price(self, state: State, seat: int, answer: Answer) -> int:
        """The printed price, less the Jade Decree; it counts at the square too (A-22, C-10)."""
        printed = answer.a if answer.kind == HOUSE else state.rules.figures.tracks.jade_square_price
        discount = int(state.owns(seat, state.rules.jade_discount))
        for module in state.rules.listeners.discount:
            discount += module.discount(state, seat, JADE)
        return max(0, printed - discount)

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        if state.owns(seat, state.rules.jade_discount):
            state.tell("discount", "B-DL2-02", seat, state.rules.jade_discount)
        rule = "B-JAD-01" if answer.kind == HOUSE else "B-JAD-02"
        buy = BuyJade(seat, answer.a if answer.kind == HOUSE else NO_HOUSE)
        return [*price_in_steps(seat, self.price(state, seat, answer), KEEP_NOTHING, rule), buy]


class BuyJade(Frame):
    """Take the Jade out of a house of this price, or off the square."""

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def run(self, state: State) -> Decision | None:
        state.pop()
        if self.price == NO_HOUSE:
            state.gain_jade(self.seat, "B-JAD-02")
        else:
            state.houses[house_priced(state, self.price)] = 0
            state.gain_jade(self.seat, "B-JAD-01")
        return None


def house_priced(state: State, price: int) -> int:
    """The first house of this price that still has its Jade, or -1."""
    for house, printed in enumerate(state.rules.side.jade_houses):
        if printed == price and state.houses[house]:
            return house
    return -1


register("buy-jade", BuyJade)
