"""What cards, Travel Tokens and Decrees do beyond a location's action, by kind.

None of this is an "action": no discounts, no Wall Decree (C-30). A benefit is judged before it is offered and begun
when its player wants it.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import BY_CHOICE, Frame, register
from gugong.engine.gifts import swap_gifts, to_discard, to_hand, without_card
from gugong.engine.ids import (
    DISCARD_FOR_JADE,
    GAIN_1,
    GAIN_2,
    MODULE_EFFECT,
    PAY_FOR_JADE,
    SCORE_2,
    SHIP_SERVANT,
    STEP_ENVOY,
    STEP_MARKER,
    SUPPLY,
    SWAP_GIFTS,
    TAKE_BACK,
    WALL_SERVANT,
)
from gugong.engine.locations.ships import ShipFromSupply, judge_ship_from_supply
from gugong.engine.locations.wall import CheckWall, PlaceOnWall
from gugong.engine.pieces import has_piece
from gugong.engine.servants import CANNOT_PAY, KEEP_NOTHING, Gain, Pay, can_pay
from gugong.engine.state import State
from gugong.engine.tracks import AdvanceEnvoy, MoveMarker, judge_advance

SUPPLY_EMPTY: Final = Reason("supply-empty", "C-02")
NO_CARDS: Final = Reason("no-cards", "C-16")
NO_DISCARDS: Final = Reason("no-discards", "B-TOK-08")
NO_SEVEN: Final = Reason("no-seven", "B-TOK-05")
NOT_YOUR_CARD: Final = Reason("not-your-card", "C-16")
NOT_IN_HAND: Final = Reason("not-in-hand", "B-DAY-01")


def judge_effect(state: State, seat: int, effect: int) -> Reason | None:
    """Why this benefit would do nothing now; None if it can be had."""
    if effect >= MODULE_EFFECT:
        return state.rules.moments_of_effect(effect).judge_effect(state, seat, effect)
    if effect in (GAIN_1, GAIN_2):
        return None if state.supply_pieces(seat) else SUPPLY_EMPTY
    if effect == WALL_SERVANT:
        return None if has_piece(state, seat, SUPPLY) else SUPPLY_EMPTY
    if effect == SHIP_SERVANT:
        return judge_ship_from_supply(state, seat)
    if effect == PAY_FOR_JADE:
        return None if can_pay(state, seat, state.rules.jade_servants, KEEP_NOTHING) else CANNOT_PAY
    if effect == SWAP_GIFTS:
        return None if state.hands[seat] or state.discards[seat] else NO_CARDS
    if effect == TAKE_BACK:
        return None if state.discards[seat] else NO_DISCARDS
    if effect == DISCARD_FOR_JADE:
        return None if worth_a_jade(state, seat) else NO_SEVEN
    return judge_advance(state, seat) if effect == STEP_ENVOY else None


def begin_effect(state: State, seat: int, effect: int, rule: str) -> list[Frame]:
    """The steps of a benefit that its player takes."""
    if effect in (GAIN_1, GAIN_2):
        return [Gain(seat, state.rules.token_servants[effect - GAIN_1], rule)]
    if effect == STEP_ENVOY:
        return [AdvanceEnvoy(seat, 1, rule, BY_CHOICE)]
    if effect == STEP_MARKER:
        return [MoveMarker(seat, 1, rule)]
    if effect == SCORE_2:
        state.score(seat, state.rules.token_vp, rule)
        return []
    if effect == WALL_SERVANT:
        return [PlaceOnWall(seat, SUPPLY, 0, rule), CheckWall()]
    if effect == SHIP_SERVANT:
        return [ShipFromSupply(seat)]
    if effect == PAY_FOR_JADE:
        return [Pay(seat, state.rules.jade_servants, KEEP_NOTHING, rule), TakeJade(seat, rule)]
    if effect == SWAP_GIFTS:
        return [SwapCard(seat, 0, 0, rule)]
    if effect == TAKE_BACK:
        return [TakeBack(seat)]
    assert effect == DISCARD_FOR_JADE, effect
    return [DiscardForJade(seat)]


def worth_a_jade(state: State, seat: int) -> list[int]:
    """The hand cards of printed value 7 or more (C-28)."""
    values = state.rules.card_values
    least = state.rules.jade_least
    return [card for card in state.hands[seat] if values[card] >= least]


class TakeJade(Frame):
    """One Jade of the general supply."""

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.gain_jade(self.seat, self.rule)
        return None


def cards_to_swap(state: State, seat: int, hand_only: int) -> list[int]:
    """The cards a swap may give away."""
    return [*state.hands[seat], *(() if hand_only else state.discards[seat])]


class SwapCard(Frame):
    """Which card of hand or discard to swap with an official's (C-16); `hand_only` for the Morning Decree.

    `may` is 1 for a card's action, which is a matter of choice; a token or a Decree was chosen before.
    """

    def __init__(self, seat: int, hand_only: int, may: int, rule: str) -> None:
        self.seat = seat
        self.hand_only = hand_only
        self.may = may
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        answers = state.rules.answers
        cards = cards_to_swap(state, self.seat, self.hand_only)
        if not cards:
            state.pop()
            return None
        options = [answers.card[card] for card in cards]
        if self.may:
            options.append(answers.decline)
        return state.ask(self.seat, "swap-card", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            used = card_used(state, self.seat) if self.may else []
            state.then([SwapAt(self.seat, answer.a, self.hand_only, self.rule), *used])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline and self.may:
            return None
        fine = answer in state.rules.answers.card and answer.a in cards_to_swap(state, self.seat, self.hand_only)
        return None if fine else NOT_YOUR_CARD


class SwapAt(Frame):
    """With which official to swap the card picked."""

    def __init__(self, seat: int, card: int, hand_only: int, rule: str) -> None:
        self.seat = seat
        self.card = card
        self.hand_only = hand_only
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        return state.ask(self.seat, "swap-location", state.rules.at[:])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        swap_gifts(state, self.seat, self.card, answer.a, self.rule)
        state.then(card_placed(state, self.seat, self.card, answer.a))

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in state.rules.at else NOT_A_LOCATION

    def secret_choices(self, state: State) -> list[int]:
        return cards_to_swap(state, self.seat, self.hand_only)


NOT_A_LOCATION: Final = Reason("not-a-location", "B-DAY-01")


def card_placed(state: State, seat: int, card: int, location: int) -> list[Frame]:
    """What modules add when a player places a card on a location (C-15)."""
    steps: list[Frame] = []
    for module in state.rules.listeners.card_placed:
        steps.extend(module.card_placed(state, seat, card, location))
    return steps


def card_used(state: State, seat: int) -> list[Frame]:
    """What modules add when a player uses a card's action that is no location's."""
    steps: list[Frame] = []
    for module in state.rules.listeners.card_used:
        steps.extend(module.card_used(state, seat))
    return steps


class TakeBack(Frame):
    """Take a card of the discard pile back into the hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        return state.ask(self.seat, "take-back", [state.rules.answers.card[card] for card in state.discards[self.seat]])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.discards[self.seat] = without_card(state.discards[self.seat], answer.a)
        to_hand(state, self.seat, answer.a)
        state.tell("take-back", "B-TOK-08", self.seat, answer.a)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        fine = answer in state.rules.answers.card and answer.a in state.discards[self.seat]
        return None if fine else Reason("not-in-discard", "B-TOK-08")


class DiscardForJade(Frame):
    """Discard a hand card of value 7 or more, and gain a Jade."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        discard = state.rules.answers.discard
        return state.ask(self.seat, "discard-for-jade", [discard[card] for card in worth_a_jade(state, self.seat)])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.hands[self.seat] = without_card(state.hands[self.seat], answer.a)
        to_discard(state, self.seat, answer.a)
        state.tell("discard-for-jade", "B-TOK-05", self.seat, answer.a)
        state.gain_jade(self.seat, "B-TOK-05")

    def judge(self, state: State, answer: Answer) -> Reason | None:
        fine = answer in state.rules.answers.discard and answer.a in worth_a_jade(state, self.seat)
        return None if fine else NO_SEVEN

    def admits(self, state: State) -> bool:
        return bool(worth_a_jade(state, self.seat))


register("take-jade", TakeJade)
register("swap-card", SwapCard)
register("swap-at", SwapAt, secret="card")
register("take-back", TakeBack)
register("discard-for-jade", DiscardForJade)
