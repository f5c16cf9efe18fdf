"""Where Gift Cards go, and who knows it.

Of each card two things are known to a seat or not: who holds it, and whether in hand or discard (C-89). What was face
up when it moved stays known; a card drawn from the pile is known to its owner alone; a card discarded as a fee hides,
for that whole hand, which of its cards went.
"""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import CHANCE
from gugong.engine.state import State


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand with one more card, in the catalog's order."""
    return tuple(sorted((*cards, card)))


def without_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand or a discard pile without this card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def show(state: State, card: int) -> None:
    """The card was face up when it moved: everybody knows where it is."""
    state.holder_known[card] = state.rules.everyone
    state.zone_known[card] = state.rules.everyone


def hand_is_open(state: State, seat: int) -> bool:
    """Whether everybody knows every card of this hand."""
    everyone = state.rules.everyone
    for card in state.hands[seat]:
        if state.holder_known[card] != everyone or state.zone_known[card] != everyone:
            return False
    return True


def to_hand(state: State, seat: int, card: int) -> None:
    """Put a card that all have seen into a hand."""
    state.hands[seat] = with_card(state.hands[seat], card)
    show(state, card)


def to_discard(state: State, seat: int, card: int) -> None:
    """Put a card that all have seen on a discard pile."""
    state.discards[seat] = (*state.discards[seat], card)
    show(state, card)


def exchange_gifts(state: State, seat: int, card: int, location: int, rule: str) -> None:
    """Give a card of hand or discard to an official; the card taken goes to the discard pile, or where C-16 says.

    An exchange puts it on the discard pile (B-DAY-07); a swap where the given card came from (`swap_gifts`).
    """
    taken = state.board[location]
    state.hands[seat] = without_card(state.hands[seat], card)
    state.board[location] = card
    show(state, card)
    to_discard(state, seat, taken)
    state.tell("exchange", rule, seat, card, location, taken)
    state.tell("takes", "B-DAY-07", seat, taken)


def swap_gifts(state: State, seat: int, card: int, location: int, rule: str) -> None:
    """Swap a card of hand or discard with an official's; the card taken goes where the given one came from (C-16)."""
    taken = state.board[location]
    if card in state.hands[seat]:
        state.hands[seat] = with_card(without_card(state.hands[seat], card), taken)
    else:
        pile = state.discards[seat]
        place = pile.index(card)
        state.discards[seat] = (*pile[:place], taken, *pile[place + 1 :])
    state.board[location] = card
    show(state, card)
    show(state, taken)
    state.tell("swap", rule, seat, card, location, taken)


def discard_as_fee(state: State, seat: int, card: int, rule: str) -> None:
    """Discard a hand card face down: from now on others cannot tell which card of that hand it was (C-89)."""
    only_owner = 1 << seat
    for held in state.hands[seat]:
        state.zone_known[held] = only_owner
    state.hands[seat] = without_card(state.hands[seat], card)
    state.discards[seat] = (*state.discards[seat], card)
    state.tell_to(only_owner, "discard-fee", rule, seat, card)


def discards_to_hands(state: State) -> None:
    """Night: the discard piles become the hands (A-30); where a card is, is known again."""
    for seat in range(state.rules.seats):
        hand = tuple(sorted(state.hands[seat] + state.discards[seat]))
        state.hands[seat] = hand
        state.discards[seat] = ()
        for card in hand:
            state.zone_known[card] = state.rules.everyone


def top_of_pile(state: State) -> list[int]:
    """The cards that could be on top of the pile; none if it is empty."""
    if state.pile:
        return state.pile
    return state.lower_pile or list(state.pile_tail[:1])


def leave_pile(state: State, card: int) -> None:
    """The card is drawn."""
    if card in state.pile:
        state.pile.remove(card)
    elif card in state.lower_pile:
        state.lower_pile.remove(card)
    else:
        state.pile_tail = without_card(state.pile_tail, card)


class DrawGift(Frame):
    """Draw the top card of the pile to a hand (C-20)."""

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        top = top_of_pile(state)
        if len(top) > 1:
            return Decision(CHANCE, "draw-gift", [state.rules.answers.card[card] for card in top])
        state.pop()
        if top:
            self.take(state, top[0])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        self.take(state, answer.a)

    def take(self, state: State, card: int) -> None:
        leave_pile(state, card)
        state.hands[self.seat] = with_card(state.hands[self.seat], card)
        state.holder_known[card] |= 1 << self.seat
        state.zone_known[card] = state.rules.everyone
        state.tell_to(1 << self.seat, "draw-gift", self.rule, self.seat, card)

    def hides(self, answer: Answer, viewer: int) -> bool:
        return viewer != self.seat


register("draw-gift", DrawGift)
