"""A revolt: the tokens are revealed, everyone with a discard bids one card in secret, and the sum decides.

Held back, the lowest bidder takes the card back; not held back, the highest does, and everyone else's Envoy goes a step
back. The card returns to the hand and may bring its player back into the Day; whoever shared that bid and is ahead on
Intrigue is asked first (C-61).
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.gifts import to_discard, to_hand, without_card
from gugong.engine.ids import CHANCE, NO_CARD, NOBODY
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy
from gugong.errors import because
from gugong.modules.peasant_revolt.rules.meng import MengFlipsSpecial
from gugong.modules.peasant_revolt.rules.official import new_line
from gugong.modules.peasant_revolt.rules.state import RevoltFrame, revolt, revolt_tokens, token_choices
from gugong.modules.solo.rules.gifts import put_under

RULE: Final = "X-PRV-10"
NOT_A_BID: Final = Reason("not-a-bid", "X-PRV-10")
RETURN: Final = "return"
BID: Final = "bid"


class Revolt(RevoltFrame):
    """The end of the turn of the player who filled the track."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.tell("revolt", RULE, self.seat, revolt(state).line)
        state.then([RevealTokens(), Bids(bidding_order(state, self.seat)), Outcome(self.seat)])
        return None


def bidding_order(state: State, first: int) -> tuple[int, ...]:
    """Who is asked after whom, which tells nothing; a seat that is never asked bids openly, so it comes last."""
    automa = state.rules.automa
    order = [seat for seat in state.rules.turn_order(first) if seat != automa]
    return (*order, automa) if automa != NOBODY else tuple(order)


class RevealTokens(RevoltFrame):
    """Turn the tokens of the line over, one by one."""

    def run(self, state: State) -> Decision | None:
        things = revolt(state)
        if len(things.revealed) == things.line:
            state.pop()
            return None
        left = things.hidden(revolt_tokens(state))
        values = sorted(set(left))
        by_text = state.rules.answers.by_text
        options = [by_text[f"revolt-token {value}"] for value in values]
        return Decision(CHANCE, "revolt-token", options, [left.count(value) for value in values])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        things = revolt(state)
        things.revealed = (*things.revealed, answer.a)
        state.tell("reveals-revolt-token", RULE, NOBODY, answer.a, things.threat())
        state.then([RevealTokens()])


class Bids(RevoltFrame):
    """Everyone with a discard bids; nobody sees a bid before all are in (C-60). `order` are those still to bid."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, state: State) -> Decision | None:
        if not self.seats:
            state.pop()
            return None
        seat = self.seats[0]
        if state.discards[seat] and seat != state.rules.automa:
            return state.ask(seat, "bid", possible_bids(state, seat))
        state.pop()
        bid: list[Frame] = [MengFlipsSpecial(seat)] if state.discards[seat] else []
        state.then([*bid, Bids(self.seats[1:])])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.seats[0]
        revolt(state).bid(seat, answer.a, answer.b)
        state.tell("bids", RULE, seat)
        state.then([Bids(self.seats[1:])])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in possible_bids(state, self.seats[0]) else NOT_A_BID


def possible_bids(state: State, seat: int) -> list[Answer]:
    """Every card of the discard pile, plain or with the bid token either way up."""
    by_text = state.rules.answers.by_text
    cards = state.rules.figures.cards
    tokens = token_choices(state, seat)
    return [by_text[bid_text(cards[card].name, token)] for card in state.discards[seat] for token in tokens]


def bid_text(card: str, token: int) -> str:
    """A bid in words: the card, and the bid token if it is used."""
    return f"{BID} {card}" + (f" {token:+d}" if token else "")


class Outcome(RevoltFrame):
    """All bids are turned over and counted; cards go back, Envoys after them, and the line is cleared at the end."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        worth = show_bids(state)
        total = sum(worth.values())
        threat = revolt(state).threat()
        held = total >= threat
        state.tell("revolt-held" if held else "revolt-succeeds", RULE, NOBODY, total, threat)
        tied = decisive_bidders(state, worth, held)
        best = tied[-1] if tied else NOBODY
        steps: list[Frame] = []
        if len(tied) > 1 and best != state.rules.automa:
            steps.append(ReturnBid(best, revolt(state).bids[best]))
            give_back(state, worth, NOBODY)
        else:
            give_back(state, worth, best)
        if not held:  # also for those who could not bid (C-60)
            order = state.rules.turn_order(self.seat)
            steps.extend([RetreatEnvoy(seat, 1, RULE, 1) for seat in order if seat != best])
        state.then([*steps, RevoltEnds(self.seat)])
        return None


def show_bids(state: State) -> dict[int, int]:
    """Turn the bids over: what each bidder's card and token are worth together."""
    things = revolt(state)
    worth: dict[int, int] = {}
    for seat in range(state.rules.seats):
        card = things.bids[seat]
        if card != NO_CARD:
            worth[seat] = state.rules.card_values[card] + things.tokens[seat]
            state.tell("shows-bid", RULE, seat, card, things.tokens[seat], worth[seat])
    return worth


def decisive_bidders(state: State, worth: dict[int, int], held: bool) -> list[int]:
    """The lowest bidders of a revolt held back, the highest of one that succeeds; the highest marker comes last."""
    if not worth:
        return []
    wanted = min(worth.values()) if held else max(worth.values())
    tied = [seat for seat in state.markers if worth.get(seat) == wanted]
    if len(tied) > 1:
        state.tell("tie", "B-INT-05", tied[-1], len(tied))
    return tied


def give_back(state: State, worth: dict[int, int], best: int) -> None:
    """The card of the `best` goes to the hand, wanted or not (C-61), every other one back on its discard pile."""
    things = revolt(state)
    for seat in worth:
        card = things.bids[seat]
        state.discards[seat] = without_card(state.discards[seat], card)
        if seat == best:
            return_card(state, seat, card)
        else:
            to_discard(state, seat, card)
        things.bid(seat, NO_CARD, 0)


def return_card(state: State, seat: int, card: int) -> None:
    """A card that was bid goes to the hand."""
    to_hand(state, seat, card)
    if seat == state.rules.automa:
        put_under(state, card)
    state.tell("card-returns", RULE, seat, card)


class ReturnBid(RevoltFrame):
    """Others have bid as much: the one ahead on Intrigue may take the card back, which lies on top again (C-61)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State) -> Decision | None:
        answers = state.rules.answers
        return state.ask(self.seat, "return-bid", [answers.by_text[RETURN], answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is state.rules.answers.decline:
            state.tell("card-stays", "C-61", self.seat, self.card)
            return
        state.discards[self.seat] = without_card(state.discards[self.seat], self.card)
        return_card(state, self.seat, self.card)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        answers = state.rules.answers
        return None if answer is answers.by_text[RETURN] or answer is answers.decline else NOT_ASKED

    def misfit(self, state: State) -> Reason | None:
        fine = self.seat != state.rules.automa and self.card in state.discards[self.seat]
        return super().misfit(state) or (None if fine else because("revolt-bid-discarded"))


class RevoltEnds(RevoltFrame):
    """The line is cleared; if those put aside fill it again, the next revolt follows (E-51)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        new_line(state, self.seat)
        if revolt(state).due == self.seat:
            state.then([Revolt(self.seat)])
        return None


register("revolt", Revolt)
register("reveal-revolt-tokens", RevealTokens)
register("bids", Bids)
register("revolt-outcome", Outcome)
register("return-bid", ReturnBid)
register("revolt-ends", RevoltEnds)
