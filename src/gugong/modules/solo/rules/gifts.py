"""Meng's Gift Cards: a face-down stack that is revealed card by card, and what comes to it from the pile."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.gifts import DrawGift, leave_pile, to_discard, with_card, without_card
from gugong.engine.ids import CHANCE
from gugong.engine.state import State
from gugong.modules.solo.rules.meng import meng_of


def top_of_stack(state: State, seat: int) -> list[int]:
    """The cards that could be on top of his gift stack: any of the shuffled ones, then those put under it in turn."""
    under = meng_of(state).under
    shuffled = [card for card in state.hands[seat] if card not in under]
    return shuffled or list(under[:1])


def reveal(state: State, seat: int) -> Decision | None:
    """CHANCE reveals his top Gift Card; nobody is asked what everybody knows."""
    top = top_of_stack(state, seat)
    if len(top) == 1 and state.holder_known[top[0]] == state.rules.everyone:
        return None
    return Decision(CHANCE, "reveal-gift", [state.rules.answers.card[card] for card in top])


def leave_stack(state: State, card: int) -> None:
    """The card is revealed: it does not lie under the stack any more."""
    meng = meng_of(state)
    if card in meng.under:
        meng.under = without_card(meng.under, card)
    if card in meng.drawn:
        meng.drawn = without_card(meng.drawn, card)


def put_under(state: State, card: int) -> None:
    """A card that has come to his hand lies under his gift stack (C-73)."""
    meng = meng_of(state)
    meng.under = (*meng.under, card)


class RevealForJade(Frame):
    """The token that discards a card for a Jade takes his top Gift Card, whatever its value (S-TRV-02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        decision = reveal(state, self.seat)
        if decision is None:
            self.discard(state, top_of_stack(state, self.seat)[0])
        return decision

    def answer(self, state: State, answer: Answer) -> None:
        self.discard(state, answer.a)

    def discard(self, state: State, card: int) -> None:
        state.pop()
        seat = self.seat
        leave_stack(state, card)
        state.hands[seat] = without_card(state.hands[seat], card)
        to_discard(state, seat, card)
        state.tell("discard-for-jade", "S-TRV-02", seat, card)
        state.gain_jade(seat, "S-TRV-02")


class DrawForMeng(DrawGift):
    """A card of the pile, face down: under his gift stack, during Twilight to his discard pile (C-81)."""

    def run(self, state: State) -> Decision | None:
        top = state.pile or state.lower_pile
        if top:
            return Decision(CHANCE, "draw-gift", [state.rules.answers.card[card] for card in top])
        state.pop()
        if state.pile_tail:
            self.take(state, state.pile_tail[0])
        return None

    def take(self, state: State, card: int) -> None:
        seat = self.seat
        meng = meng_of(state)
        known = card in state.pile_tail and state.holder_known[card] == state.rules.everyone
        leave_pile(state, card)
        if meng.twilight:
            state.discards[seat] = (*state.discards[seat], card)
        else:
            state.hands[seat] = with_card(state.hands[seat], card)
            meng.under = (*meng.under, card)
            if not known:
                meng.drawn = (*meng.drawn, card)
        state.holder_known[card] |= 1 << seat
        state.zone_known[card] = state.rules.everyone
        state.tell_to(1 << seat, "draw-gift", self.rule, seat, card)
        state.tell_choice("meng-keeps", "C-81", seat, "discard" if meng.twilight else "under", [])


register("reveal-for-jade", RevealForJade)
register("draw-for-meng", DrawForMeng)
