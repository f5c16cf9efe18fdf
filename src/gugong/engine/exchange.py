"""Exchanging gifts: which card, with which official, and the fee where the gift is not the higher one."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import CARD, DISCARD, PAY, Answer
from gugong.engine.decisions import HIGHER, Decision, Free, Reason
from gugong.engine.effects import NOT_A_LOCATION, NOT_IN_HAND, card_placed
from gugong.engine.frames import Frame, register
from gugong.engine.gifts import discard_as_fee, exchange_gifts
from gugong.engine.ids import FROM_LOCATION
from gugong.engine.perform import Perform, card_action
from gugong.engine.servants import KEEP_NOTHING, pay, payments
from gugong.engine.state import State

CANNOT_PAY_FEE: Final = Reason("cannot-pay-fee", "B-DAY-03")
DISCARD_ANOTHER: Final = Reason("discard-another", "B-DAY-04")
LOWEST_FOR_HIGHEST: Final = Free("lowest", "B-DAY-06")
EQUAL: Final = Free("equal", "B-DL2-04")
FEE_DUE: Final = Reason("fee-due", "B-DAY-03")


class ChooseCard(Frame):
    """With a card in hand a turn is compulsory: which one is given? (C-11)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        card = state.rules.answers.card
        return state.ask(self.seat, "card", [card[c] for c in state.hands[self.seat]])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.then([ChooseLocation(self.seat, answer.a)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer.kind == CARD and answer.a in state.hands[self.seat] else NOT_IN_HAND


class ChooseLocation(Frame):
    """To which official it is given: any of them."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State) -> Decision | None:
        return state.ask(self.seat, "location", state.rules.at[:])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        location = answer.a
        free = free_exchange(state, self.seat, self.card, location)
        if free is not None:
            state.then(give(state, self.seat, self.card, location, 1, free.rule))
        else:
            state.then([Fee(self.seat, self.card, location)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in state.rules.at else NOT_A_LOCATION

    def secret_choices(self, state: State) -> list[int]:
        return list(state.hands[self.seat])


class Fee(Frame):
    """The gift is not the higher one: pay Servants, discard another card, or go without actions (C-12)."""

    def __init__(self, seat: int, card: int, location: int) -> None:
        self.seat = seat
        self.card = card
        self.location = location

    def run(self, state: State) -> Decision | None:
        listeners = state.rules.listeners
        if listeners.compare or listeners.added_value:  # an aside may have made the gift the higher one
            free = free_exchange(state, self.seat, self.card, self.location)
            if free is not None:
                state.pop()
                state.then(give(state, self.seat, self.card, self.location, 1, free.rule))
                return None
        answers = state.rules.answers
        options = payments(state, self.seat, state.rules.figures.prices.exchange_fee, KEEP_NOTHING)
        options.extend([answers.discard[card] for card in state.hands[self.seat] if card != self.card])
        options.append(answers.no_actions)
        return state.ask(self.seat, "fee", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        rule = "B-DAY-05"
        if answer.kind == PAY:
            rule = "B-DAY-03"
            pay(state, self.seat, answer, rule)
        elif answer.kind == DISCARD:
            rule = "B-DAY-04"
            discard_as_fee(state, self.seat, answer.a, rule)
        actions = 0 if answer is state.rules.answers.no_actions else 1
        state.then(give(state, self.seat, self.card, self.location, actions, rule))

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.no_actions:
            return None
        if answer.kind == PAY:
            fee = payments(state, self.seat, state.rules.figures.prices.exchange_fee, KEEP_NOTHING)
            return None if answer in fee else CANNOT_PAY_FEE
        if answer.kind == DISCARD:
            return None if answer.a in state.hands[self.seat] and answer.a != self.card else DISCARD_ANOTHER
        return FEE_DUE

    def hides(self, answer: Answer, viewer: int) -> bool:
        return answer.kind == DISCARD and viewer != self.seat

    def secret_choices(self, state: State) -> list[int]:
        seat = self.seat
        return [card for card in state.hands[seat] if free_exchange(state, seat, card, self.location) is None]


def free_exchange(state: State, seat: int, card: int, location: int) -> Free | None:
    """How this exchange costs nothing, or None if a fee is due."""
    values = state.rules.card_values
    there = values[state.board[location]]
    given = values[card]
    one_for_nine = given == state.rules.lowest and there == state.rules.highest
    higher = HIGHER
    listeners = state.rules.listeners
    for module in listeners.compare:
        always = module.compare(state, seat, card, location)
        if always:
            return HIGHER if always > 0 else None
    for module in listeners.added_value:
        added = module.added_value(state, seat, card)
        if added and given <= there:
            higher = module.free_by_value()
        given += added
    if one_for_nine:
        return LOWEST_FOR_HIGHEST
    if given > there:
        return higher
    if given == there and state.owns(seat, state.rules.equal_gifts):
        return EQUAL
    return None


def give(state: State, seat: int, card: int, location: int, actions: int, rule: str) -> list[Frame]:
    """Place the card, take the official's to the discard pile; then the actions, if they were paid for."""
    exchange_gifts(state, seat, card, location, rule)
    steps = card_placed(state, seat, card, location)
    if actions:
        steps.extend(card_action(state, seat, card))
        steps.append(Perform(seat, location, FROM_LOCATION))
        if state.rules.card_effects[card] == location:
            state.tell("twice", "B-CRD-06", seat, location)
        for module in state.rules.listeners.more_actions:
            steps.extend(module.more_actions(state, seat, card, location))
        for module in state.rules.listeners.after_exchange:
            steps.extend(module.after_exchange(state, seat, card, location))
    return steps


register("choose-card", ChooseCard)
register("choose-location", ChooseLocation, secret="card")
register("fee", Fee, secret="card")
