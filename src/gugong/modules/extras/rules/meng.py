"""Meng with Extra Decrees and new Gift Cards.

His cards' values mean nothing to him, but what an action costs he pays (X-SOL-11). Chance picks what he trades and what
he swaps with the pile. The benefit of a turn is a Jade whenever his marker is high enough, else Servants that he is
short of, before he changes tokens (X-SOL-08).
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.gifts import show
from gugong.engine.ids import (
    BENEFIT_JADE,
    BENEFIT_SERVANT,
    BENEFIT_SERVANTS,
    CHANCE,
    COUNTS_TWICE,
    FROM_LOCATION,
    NO_TOKEN,
)
from gugong.engine.locations.wall import benefit_servants
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy, judge_retreat
from gugong.errors import Reason, because
from gugong.modules.extras.rules.cards import DrawInstead, judge_pile_swap, replace_on_wall, vp_for_step
from gugong.modules.extras.rules.trade import hand_over, judge_trade, partners
from gugong.modules.solo.rules.day import MengActs, can_act
from gugong.modules.solo.rules.funds import can_have, gain_one, have, pay, saves
from gugong.modules.solo.rules.gifts import leave_stack, put_under
from gugong.modules.solo.rules.meng import meng_of

RULE: Final = "X-SOL-08"
SAVES: Final = "X-SOL-10"
COSTS: Final = "X-SOL-11"


# The benefit of a turn


def in_his_turn(state: State, seat: int) -> bool:
    """By day, or during Twilight, where each card is a turn (C-94)."""
    return state.active == seat or meng_of(state).twilight == 1


def scheme_for(state: State, seat: int, missing: int) -> int:
    """The cheapest benefit that brings the missing Servants, or as many of them as one can; -1 if none does (C-94)."""
    prices = state.rules.benefit_prices
    steps = state.intrigue[seat]
    if missing > 1 and steps >= prices[BENEFIT_SERVANTS] and state.supply_pieces(seat) > 1:
        return BENEFIT_SERVANTS
    return BENEFIT_SERVANT if missing > 0 and steps >= prices[BENEFIT_SERVANT] and state.supply_pieces(seat) else -1


def scheme(state: State, seat: int, benefit: int, missing: int) -> None:
    """Lower his marker for a Jade or for Servants."""
    prices = state.rules.benefit_prices
    steps = state.intrigue[seat]
    candidates = [(each, price) for each, price in enumerate(prices) if price <= steps]
    decided = "jade" if benefit == BENEFIT_JADE else "servants"
    state.tell_choice("meng-schemes", RULE, seat, decided, candidates, benefit, steps, missing)
    state.move_marker(seat, -prices[benefit], RULE)
    if benefit == BENEFIT_JADE:
        state.gain_jade(seat, RULE)
        return
    for _ in range(servants_of(state, benefit)):
        gain_one(state, seat, RULE)


def servants_of(state: State, benefit: int) -> int:
    """The Servants of a benefit; none for -1."""
    return benefit_servants(state, benefit) if benefit in (BENEFIT_SERVANT, BENEFIT_SERVANTS) else 0


def wants_jade(state: State, seat: int) -> bool:
    """Whether his marker buys a Jade, unless he saves Intrigue (X-SOL-10)."""
    return state.intrigue[seat] >= state.rules.benefit_prices[BENEFIT_JADE] and not saves(state, seat)


# His cards


class MengCard(Frame):
    """The action of a new Gift Card that he has given; he uses it wherever it is possible (C-98)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State) -> Decision | None:
        state.pop()
        action = state.rules.figures.cards[self.card].effect
        seat = self.seat
        if action == "trade-hands" and judge_trade(state, seat) is None and state.hands[seat]:
            partner = partners(state, seat)[0]
            state.tell("trades", RULE, seat, partner)
            state.move_marker(seat, -1, COSTS)
            state.then([MengTrades(seat, partner)])
        elif action == "pile-swap" and judge_pile_swap(state, seat) is None:
            state.then([MengSwaps(seat, RULE)])
        elif action == "wall-replace" and rival_on_wall(state, seat) >= 0 and can_have(state, seat, 1, 1):
            have(state, seat, 1, 1)
            replace_on_wall(state, seat, rival_on_wall(state, seat), 0)
        elif action == "envoy-for-vp" and judge_retreat(state, seat, 1) is None:
            state.then([RetreatEnvoy(seat, 1, COSTS)])
            state.score(seat, vp_for_step(state), RULE)
        else:
            state.tell("cannot-use-card", RULE, seat)
        return None

    def misfit(self, state: State) -> Reason | None:
        return misfit(state, self.seat)


def rival_on_wall(state: State, seat: int) -> int:
    """Somebody else with a normal Servant on the Wall; his Double takes no part, so a Double there stays (C-70)."""
    for other in range(state.rules.seats):
        if other != seat and state.wall[other]:
            return other
    return -1


def is_open(state: State, cards: tuple[int, ...]) -> bool:
    """Whether there is one card, and everybody knows which: then chance is not asked."""
    return len(cards) == 1 and state.holder_known[cards[0]] == state.rules.everyone


class MengTrades(Frame):
    """A random card of his stack for a random card of the other hand: chance picks his first."""

    def __init__(self, seat: int, partner: int) -> None:
        self.seat = seat
        self.partner = partner

    def run(self, state: State) -> Decision | None:
        card = state.rules.answers.card
        if not is_open(state, state.hands[self.seat]):
            return Decision(CHANCE, "meng-gives", [card[held] for held in state.hands[self.seat]])
        self.answer(state, card[state.hands[self.seat][0]])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        show(state, answer.a)
        state.then([MengTakes(self.seat, self.partner, answer.a)])

    def misfit(self, state: State) -> Reason | None:
        fine = self.partner != self.seat and state.hands[self.seat] and state.hands[self.partner]
        return misfit(state, self.seat) or (None if fine else because("extras-both-hands"))


class MengTakes(Frame):
    """Chance picks the card of the other hand; both change hands, his new one under the stack (C-73)."""

    def __init__(self, seat: int, partner: int, card: int) -> None:
        self.seat = seat
        self.partner = partner
        self.card = card

    def run(self, state: State) -> Decision | None:
        card = state.rules.answers.card
        if not is_open(state, state.hands[self.partner]):
            return Decision(CHANCE, "meng-takes", [card[held] for held in state.hands[self.partner]])
        self.answer(state, card[state.hands[self.partner][0]])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        hand_over(state, self.seat, self.partner, self.card)
        hand_over(state, self.partner, self.seat, answer.a)

    def misfit(self, state: State) -> Reason | None:
        fine = self.partner != self.seat and self.card in state.hands[self.seat] and state.hands[self.partner]
        return misfit(state, self.seat) or (None if fine else because("extras-both-hands"))


class MengSwaps(Frame):
    """A random card of his stack, or without one of his discards, for the top of the pile."""

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        cards = state.hands[self.seat] or state.discards[self.seat]
        answers = state.rules.answers.card
        if not is_open(state, cards):
            return Decision(CHANCE, "meng-swaps", [answers[card] for card in cards])
        self.answer(state, answers[cards[0]])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        show(state, answer.a)
        decided = "stack" if answer.a in state.hands[self.seat] else "discard"
        state.tell_choice("meng-swaps", self.rule, self.seat, decided, [], answer.a)
        state.then([MengDraws(self.seat, answer.a, self.rule)])

    def misfit(self, state: State) -> Reason | None:
        fine = judge_pile_swap(state, self.seat) is None
        return misfit(state, self.seat) or (None if fine else because("extras-nothing-to-swap"))


class MengDraws(DrawInstead):
    """The card of the pile comes unseen: under his stack if the given one was of the stack."""

    def run(self, state: State) -> Decision | None:
        top = state.pile or state.lower_pile
        if top:
            return Decision(CHANCE, "draw-gift", [state.rules.answers.card[card] for card in top])
        self.answer(state, state.rules.answers.card[state.pile_tail[0]])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        from_stack = self.card in state.hands[self.seat]
        known = state.holder_known[answer.a] == state.rules.everyone
        super().answer(state, answer)
        if from_stack:
            meng = meng_of(state)
            leave_stack(state, self.card)
            put_under(state, answer.a)
            if not known:
                meng.drawn = (*meng.drawn, answer.a)


class MengActsTwice(Frame):
    """Always-lower: he pays the fee to act here twice if he can do both; else he acts once for nothing (C-85)."""

    def __init__(self, seat: int, location: int, special: int) -> None:
        self.seat = seat
        self.location = location
        self.special = special

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        fee = state.rules.figures.prices.exchange_fee
        if not can_act_twice(state, seat, self.location, self.special):
            state.tell_choice("meng-once", COSTS, seat, "cannot", [], self.location, fee)
            return None
        state.tell("twice", COSTS, seat, self.location)
        have(state, seat, fee, 0)
        pay(state, seat, fee, COSTS)
        state.then([MengActs(seat, self.location, FROM_LOCATION, self.special)])
        return None

    def misfit(self, state: State) -> Reason | None:
        return misfit(state, self.seat)


def can_act_twice(state: State, seat: int, location: int, special: int) -> bool:
    """Whether he has the fee and what two actions take: tried out on another table, as far as nobody is asked."""
    fee = state.rules.figures.prices.exchange_fee
    if not can_have(state, seat, fee, 0):
        return False
    trial = state.copy()
    have(trial, seat, fee, 0)
    pay(trial, seat, fee, COSTS)
    if not can_act(trial, seat, location, special):
        return False
    trial.stack = [MengActs(seat, location, FROM_LOCATION, special)]
    trial.advance()
    return can_act(trial, seat, location, special)


def latest_token(state: State, seat: int) -> int:
    """The token stored last that can be used again: no double one, and not the one that re-uses (C-98)."""
    effects = state.rules.token_effects
    for token in reversed(state.tokens[seat]):
        if effects[token] not in (COUNTS_TWICE, state.rules.effect("reuse")):
            return token
    return NO_TOKEN


def misfit(state: State, seat: int) -> Reason | None:
    """These steps are Meng's."""
    return None if seat == state.rules.automa else because("position-for-automa")


register("meng-card", MengCard)
register("meng-trades", MengTrades)
register("meng-takes", MengTakes)
register("meng-swaps", MengSwaps)
register("meng-draws", MengDraws)
register("meng-acts-twice", MengActsTwice)
