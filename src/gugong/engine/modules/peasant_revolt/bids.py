"""A revolt: the tokens are revealed, everyone with a discard bids one card in secret, and the sum decides.

Held back, the lowest bidder takes the card back; not held back, the highest does, and everyone else's Envoy goes a step
back. The card returns to the hand and may bring its player back into the Day (C-61).
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, Row, register
from gugong.engine.gifts import show, to_hand, without_card
from gugong.engine.ids import CHANCE, NO_CARD, NOBODY
from gugong.engine.modules.peasant_revolt.official import new_line
from gugong.engine.modules.peasant_revolt.state import revolt, revolt_tokens, token_choices
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy

RULE: Final = "X-PRV-10"
NOT_A_BID: Final = Reason("not-a-bid", "X-PRV-10")


class Revolt(Frame):
    """The end of the turn that filled the track."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.tell("revolt", RULE, self.seat, revolt(state).line)
        order = tuple(state.rules.turn_order(self.seat))
        state.then([RevealTokens(), Bids(order), Outcome(self.seat)])
        return None

    def row(self) -> Row:
        return [self.seat]


class RevealTokens(Frame):
    """Turn the tokens of the line over, one by one."""

    def run(self, state: State) -> Decision | None:
        things = revolt(state)
        if len(things.revealed) == things.line:
            state.pop()
            return None
        left = revolt_tokens(state)
        for value in things.revealed:
            left.remove(value)
        values = sorted(set(left))
        by_text = state.rules.answers.by_text
        options = [by_text[f"revolt-token {value}"] for value in values]
        return Decision(CHANCE, "revolt-token", options, [left.count(value) for value in values])

    def answer(self, state: State, answer: Answer) -> None:
        things = revolt(state)
        things.revealed = (*things.revealed, answer.a)
        state.tell("reveals-revolt-token", RULE, NOBODY, answer.a, sum(things.revealed))

    def row(self) -> Row:
        return []


class Bids(Frame):
    """Everyone with a discard bids; nobody sees a bid before all are in (C-60)."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def options(self, state: State) -> list[Answer]:
        seat = self.order[0]
        by_text = state.rules.answers.by_text
        cards = state.rules.tables.cards
        return [
            by_text[bid_text(cards[card].name, token)]
            for card in state.discards[seat]
            for token in token_choices(state, seat)
        ]

    def run(self, state: State) -> Decision | None:
        if self.order and state.discards[self.order[0]] and self.order[0] != state.rules.automa:
            return state.ask(self.order[0], "bid", self.options(state))
        state.pop()
        if self.order:
            state.then([*automa_bid(state, self.order[0]), Bids(self.order[1:])])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.order[0]
        revolt(state).bids[seat] = answer.a
        revolt(state).tokens[seat] = answer.b
        state.tell("bids", RULE, seat)
        state.then([Bids(self.order[1:])])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in self.options(state) else NOT_A_BID

    def row(self) -> Row:
        return list(self.order)


def automa_bid(state: State, seat: int) -> list[Frame]:
    """A seat that is never asked bids by its own conduct."""
    if seat != state.rules.automa or not state.discards[seat]:
        return []
    return state.rules.conduct.bid(state, seat)


def bid_text(card: str, token: int) -> str:
    """A bid in words: the card, and the bid token if it is used."""
    return f"bid {card}" + (f" {token:+d}" if token else "")


class Outcome(Frame):
    """All bids are turned over and counted."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        things = revolt(state)
        bidders = [seat for seat in range(state.rules.seats) if things.bids[seat] != NO_CARD]
        worth = {seat: state.rules.card_values[things.bids[seat]] + things.tokens[seat] for seat in bidders}
        for seat in bidders:
            show(state, things.bids[seat])
            state.tell("shows-bid", RULE, seat, things.bids[seat], things.tokens[seat], worth[seat])
        total = sum(worth.values())
        held = total >= sum(things.revealed)
        state.tell("revolt-held" if held else "revolt-succeeds", RULE, NOBODY, total, sum(things.revealed))
        best = decisive_bidder(state, worth, held)
        steps: list[Frame] = []
        if best != NOBODY:
            card = things.bids[best]
            state.discards[best] = without_card(state.discards[best], card)
            to_hand(state, best, card)
            state.tell("card-returns", RULE, best, card)
        if not held:
            steps.extend([RetreatEnvoy(seat, 1, RULE, 1) for seat in state.rules.turn_order(self.seat) if seat != best])
        for seat in range(state.rules.seats):
            things.bids[seat] = NO_CARD
            things.tokens[seat] = 0
        new_line(state, self.seat)
        state.then(steps)
        return None

    def row(self) -> Row:
        return [self.seat]


def decisive_bidder(state: State, worth: dict[int, int], held: bool) -> int:
    """The lowest bidder of a revolt held back, the highest of one that succeeds; a tie goes to the higher marker."""
    if not worth:
        return NOBODY
    wanted = min(worth.values()) if held else max(worth.values())
    tied = [seat for seat in state.markers if worth.get(seat) == wanted]
    if len(tied) > 1:
        state.tell("tie", "B-INT-05", tied[-1], len(tied))
    return tied[-1]


register("revolt", Revolt, "seat")
register("reveal-revolt-tokens", RevealTokens, "")
register("bids", Bids, "seats")
register("revolt-outcome", Outcome, "seat")
