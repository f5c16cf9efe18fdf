"""Trading hands: a random card of another's hand, then one of one's own goes to them. Only the two know which."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import CARD, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.effects import card_used
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.gifts import with_card, without_card
from gugong.engine.ids import CHANCE
from gugong.engine.state import State
from gugong.errors import because
from gugong.modules.solo.rules.gifts import leave_stack, put_under

TRADE: Final = "trade"
NO_INTRIGUE: Final = Reason("trade-needs-intrigue", "X-EXT-11")
NO_PARTNER: Final = Reason("trade-partner-has-no-card", "X-EXT-11")
NO_CARD_TO_GIVE: Final = Reason("not-in-hand", "X-EXT-11")


class TradeHands(Frame):
    """With whom to trade, for one step of Intrigue (C-70)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        if judge_trade(state, self.seat) is not None:
            state.pop()
            state.tell("cannot-use-card", "C-70", self.seat)
            return None
        by_text = state.rules.answers.by_text
        options = [by_text[f"{TRADE} {other}"] for other in partners(state, self.seat)]
        return state.ask(self.seat, "trade-hands", [*options, state.rules.answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            state.tell("trades", "X-EXT-11", self.seat, answer.a)
            state.move_marker(self.seat, -1, "X-EXT-11")
            used = card_used(state, self.seat)
            state.then([*used, TakeRandomCard(self.seat, answer.a), GiveCard(self.seat, answer.a)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline:
            return None
        if answer.verb != TRADE:
            return NOT_ASKED
        return None if answer.a in partners(state, self.seat) else NO_PARTNER


def partners(state: State, seat: int) -> list[int]:
    """The others with a card in hand."""
    return [other for other in range(state.rules.seats) if other != seat and state.hands[other]]


def judge_trade(state: State, seat: int) -> Reason | None:
    """A trade needs one step of Intrigue and an opponent with a card."""
    if state.intrigue[seat] < 1:
        return NO_INTRIGUE
    return None if partners(state, seat) else NO_PARTNER


class TakeRandomCard(Frame):
    """CHANCE picks a card of the partner's hand; only the two of them see it."""

    def __init__(self, seat: int, partner: int) -> None:
        self.seat = seat
        self.partner = partner

    def run(self, state: State) -> Decision | None:
        card = state.rules.answers.card
        return Decision(CHANCE, "trade-draw", [card[c] for c in state.hands[self.partner]])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        hand_over(state, self.partner, self.seat, answer.a)

    def misfit(self, state: State) -> Reason | None:
        fine = self.partner != self.seat and state.hands[self.partner]
        return None if fine else because("extras-partner")

    def hides(self, answer: Answer, viewer: int) -> bool:
        return viewer not in (self.seat, self.partner)


class GiveCard(Frame):
    """Which card of one's own goes back, the one just taken included."""

    def __init__(self, seat: int, partner: int) -> None:
        self.seat = seat
        self.partner = partner

    def run(self, state: State) -> Decision | None:
        card = state.rules.answers.card
        return state.ask(self.seat, "trade-give", [card[c] for c in state.hands[self.seat]])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        hand_over(state, self.seat, self.partner, answer.a)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer.kind != CARD:
            return NOT_ASKED
        return None if answer.a in state.hands[self.seat] else NO_CARD_TO_GIVE

    def misfit(self, state: State) -> Reason | None:
        taking = isinstance(state.stack[-1], TakeRandomCard)
        fine = self.partner != self.seat and (taking or state.hands[self.seat])
        return None if fine else because("position-no-hand")

    def hides(self, answer: Answer, viewer: int) -> bool:
        return viewer not in (self.seat, self.partner)


def hand_over(state: State, giver: int, taker: int, card: int) -> None:
    """Move a card from hand to hand, seen by these two alone."""
    both = 1 << giver | 1 << taker
    forget_hand(state, giver, both)
    forget_hand(state, taker, both)
    state.hands[giver] = without_card(state.hands[giver], card)
    state.hands[taker] = with_card(state.hands[taker], card)
    if giver == state.rules.automa:
        leave_stack(state, card)
    elif taker == state.rules.automa:
        put_under(state, card)
    state.holder_known[card] = both
    state.zone_known[card] = state.rules.everyone
    state.tell_to(both, "trades-card", "X-EXT-11", giver, card, taker)


def forget_hand(state: State, seat: int, both: int) -> None:
    """Others no longer know who holds the cards of this hand, or those that may be in it for all they know (C-89).

    A card that was discarded as a fee must be among them: were it left out, they would learn that it is no hand card.
    Of a face that could lie with anybody it makes no sense to ask in which zone: a place is then just unseen, the
    same whether the card in it stayed there or has come from the other hand.
    """
    others = state.rules.everyone & ~both
    for card in state.hands[seat]:
        state.holder_known[card] &= both
        state.zone_known[card] |= others
    for card in state.discards[seat]:
        unplaced = others & ~state.zone_known[card]
        state.holder_known[card] &= ~unplaced
        state.zone_known[card] |= unplaced


register("trade-hands", TradeHands)
register("take-random-card", TakeRandomCard)
register("give-card", GiveCard)
