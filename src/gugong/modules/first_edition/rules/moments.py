"""When face-up tokens have a say, and the use of one."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import TOKEN, Answer
from gugong.engine.decisions import Decision, Free, Reason
from gugong.engine.effects import SwapCard
from gugong.engine.exchange import ChooseLocation, Fee, free_exchange
from gugong.engine.frames import Frame, register
from gugong.engine.ids import DECREES, FROM_CARD, JADE
from gugong.engine.moments import Moments
from gugong.engine.perform import Perform
from gugong.engine.rules import Rules
from gugong.engine.servants import MayGain
from gugong.engine.state import State
from gugong.engine.tokens import ExchangeTokens, TokenBenefit
from gugong.modules.first_edition.rules.face_up import (
    DISCOUNT,
    DOUBLE_CARD,
    DOUBLE_VALUE,
    KINDS,
    RULES,
    face_up,
)

NONE_FACE_UP: Final = Reason("none-face-up", "C-53")
BY_DOUBLE_VALUE: Final = Free("double-value", "V-BON-04")
NO_GIFT_HELPED: Final = Reason("no-gift-helped", "V-BON-04")
NO_CARD_ACTION: Final = Reason("no-card-action", "V-BON-05")
NOTHING_CHEAPER: Final = Reason("nothing-cheaper", "V-BON-06")


class FirstEditionMoments(Moments):
    """When the tokens of the first edition have a say."""

    def __init__(self, rules: Rules) -> None:
        self.first_effect = rules.effect(KINDS[0])
        self.servants_less = rules.figures.tokens[rules.token(KINDS[DISCOUNT])].figures["servants"]

    def has_benefit(self, effect: int) -> bool:
        return False

    def rule_of_effect(self, effect: int) -> str:
        return RULES[effect - self.first_effect]

    def token_exchanged(self, state: State, seat: int, token: int) -> None:
        """Of several of a kind the used ones go first; a face-up one is lost with its use (V-BON-04)."""
        here = face_up(state)
        if token in here.tokens:
            here.give_back(seat, here.tokens.index(token), 1)

    # Using them

    def asides(self, state: State, seat: int) -> list[Answer]:
        here = face_up(state)
        return [here.uses[kind] for kind in range(len(KINDS)) if judge_use(state, seat, kind) is None]

    def judge_aside(self, state: State, seat: int, answer: Answer) -> Reason | None:
        here = face_up(state)
        if answer.kind != TOKEN or answer.a not in here.tokens:
            return None
        if isinstance(state.stack[-1], ExchangeTokens | TokenBenefit):
            return None
        return judge_use(state, seat, here.tokens.index(answer.a))

    def take_aside(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        here = face_up(state)
        if answer not in here.uses:
            return []
        here.use(state, seat, answer.a)
        asking = state.stack[-1]
        if answer.a == DOUBLE_VALUE:
            here.doubling[seat] += 1
            return []
        if answer.a == DOUBLE_CARD:
            return [asking]  # the same question once more above itself: two performances
        here.less[seat] += 1
        if here.less[seat] > 1:
            return []
        state.pop()
        return [asking, DiscountOver(seat)]

    # What they do

    def added_value(self, state: State, seat: int, card: int) -> int:
        """V-BON-04: the printed value once more."""
        return state.rules.card_values[card] * face_up(state).doubling[seat]

    def free_by_value(self) -> Free:
        return BY_DOUBLE_VALUE

    def card_placed(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        face_up(state).doubling[seat] = 0
        return []

    def discount(self, state: State, seat: int, location: int) -> int:
        """V-BON-06: Servants fewer, for Jade and Decrees alike."""
        return self.servants_less * face_up(state).less[seat]

    def action_done(self, state: State, seat: int, location: int, source: int) -> list[Frame]:
        if location in (JADE, DECREES):
            face_up(state).less[seat] = 0
        return []


class DiscountOver(Frame):
    """The action for which a discount was announced is over; if it was declined, the token is turned up again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        here = face_up(state)
        if here.less[self.seat]:
            here.give_back(self.seat, DISCOUNT, here.less[self.seat])
            here.less[self.seat] = 0
            state.tell("turns-up", "V-BON-06", self.seat, here.tokens[DISCOUNT])
        return None


def judge_use(state: State, seat: int, kind: int) -> Reason | None:
    """Why a token of this kind cannot be used at the question that is asked now."""
    if face_up(state).unused(state, seat, kind) <= 0:
        return NONE_FACE_UP
    asking = state.stack[-1]
    if kind == DOUBLE_VALUE:
        return None if makes_a_gift_free(state, seat, asking) else NO_GIFT_HELPED
    if kind == DOUBLE_CARD:
        return None if is_card_action(state, seat, asking) else NO_CARD_ACTION
    return None if makes_cheaper(state, seat, asking) else NOTHING_CHEAPER


def makes_a_gift_free(state: State, seat: int, asking: Frame) -> bool:
    """Whether the card picked, doubled, needs no fee where it needs one now."""
    locations: list[int] = []
    card = -1
    if isinstance(asking, ChooseLocation) and asking.seat == seat:
        card, locations = asking.card, state.rules.locations
    elif isinstance(asking, Fee) and asking.seat == seat:
        card, locations = asking.card, [asking.location]
    due = [location for location in locations if free_exchange(state, seat, card, location) is None]
    doubling = face_up(state).doubling
    doubling[seat] += 1
    free = [location for location in due if free_exchange(state, seat, card, location) is not None]
    doubling[seat] -= 1
    return bool(free)


def is_card_action(state: State, seat: int, asking: Frame) -> bool:
    """Whether a card's own action is asked about, and can be performed."""
    if isinstance(asking, Perform):
        return asking.seat == seat and asking.source == FROM_CARD and bool(ways(state, seat, asking.location))
    if isinstance(asking, MayGain):
        return asking.seat == seat and asking.prompt == "card-action"
    return isinstance(asking, SwapCard) and asking.seat == seat and asking.may == 1


def makes_cheaper(state: State, seat: int, asking: Frame) -> bool:
    """Whether a Jade or Decree action is asked about, and some way of it would cost less."""
    if not isinstance(asking, Perform) or asking.seat != seat or asking.location not in (JADE, DECREES):
        return False
    official = state.rules.officials[asking.location]
    candidates = official.candidates(state, seat)
    before = [official.price(state, seat, answer) for answer in candidates]
    less = face_up(state).less
    less[seat] += 1
    possible = ways(state, seat, asking.location)
    cheaper = [
        answer
        for answer, price in zip(candidates, before, strict=True)
        if answer in possible and official.price(state, seat, answer) < price
    ]
    less[seat] -= 1
    return bool(cheaper)


def ways(state: State, seat: int, location: int) -> list[Answer]:
    """The ways in which the seat could act there now."""
    official = state.rules.officials[location]
    return [answer for answer in official.candidates(state, seat) if official.judge(state, seat, answer) is None]


register("discount-over", DiscountOver)
