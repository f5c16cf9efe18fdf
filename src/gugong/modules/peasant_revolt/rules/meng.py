"""Meng and the peasants: their help without a revolt token at Twilight, and bids that the flip of a token decides."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import CHANCE, NO_CARD
from gugong.engine.servants import Gain
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy, judge_retreat
from gugong.errors import Reason, because
from gugong.modules.peasant_revolt.rules.official import LayRevoltToken
from gugong.modules.peasant_revolt.rules.state import NAME, bid_token, revolt, servants_gained, token_choices
from gugong.modules.solo.rules.meng import meng_of

RULE: Final = "X-SOL-05"
BID_RULE: Final = "X-SOL-06"
LOWEST: Final = 0
ANY: Final = 1
SIDES: Final = ("lowest", "any")  # what the two sides of the special token say of his bid
FLIP: Final = "flip"
OF_SPECIAL: Final = 1  # the second number of a flip of the special token; of his bid token the first is its worth


def action(state: State, seat: int, special: int) -> list[Frame]:
    """Day: two Servants, after a special card four, and a revolt token (X-SOL-05, C-80)."""
    return [Gain(seat, servants_gained(state, special), RULE), LayRevoltToken(seat, RULE)]


def twilight(state: State, seat: int, location: int) -> list[Frame]:
    """Twilight: two more for a step back, and no revolt token; skipped where none can be gained (C-95)."""
    why_not = ""
    if not state.supply_pieces(seat):
        why_not = "supply"
    elif judge_retreat(state, seat, 1) is not None:
        why_not = "start"
    if why_not:
        state.tell_choice("meng-skips", RULE, seat, why_not, [], location)
        return []
    more = servants_gained(state, 1) - servants_gained(state, 0)
    return [RetreatEnvoy(seat, 1, RULE), Gain(seat, more, RULE)]


def keeps_calm(state: State, seat: int) -> bool:
    """Whether a brown token that he takes lays no revolt token, since it is Twilight."""
    return seat == state.rules.automa and meng_of(state).twilight == 1


class MengFlipsSpecial(Frame):
    """The special token says whether he bids his lowest card or any; with one card it makes no difference."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        if len(state.discards[self.seat]) == 1:
            state.pop()
            state.then([MengBids(self.seat, ANY)])
            return None
        by_text = state.rules.answers.by_text
        return Decision(CHANCE, "flip-special-token", [by_text[f"{FLIP} {side}"] for side in SIDES])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.tell_choice("meng-flips", BID_RULE, self.seat, SIDES[answer.a], [])
        state.then([MengBids(self.seat, answer.a)])

    def misfit(self, state: State) -> Reason | None:
        return misfit(state, self.seat)


class MengBids(Frame):
    """Of the cards that he may bid chance picks one: of all his discards, or of those that tie for the lowest."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def run(self, state: State) -> Decision | None:
        cards = bids(state, self.seat, self.side)
        if len(cards) > 1:
            return Decision(CHANCE, "meng-bid", [state.rules.answers.card[card] for card in cards])
        self.answer(state, state.rules.answers.card[cards[0]])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        revolt(state).bid(self.seat, answer.a, 0)
        state.tell("bids", BID_RULE, self.seat)
        state.then([MengFlipsBidToken(self.seat)])

    def misfit(self, state: State) -> Reason | None:
        return misfit(state, self.seat)


class MengFlipsBidToken(Frame):
    """Last of all his bid token, if he has one, is flipped for its sign (X-SOL-06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        if len(token_choices(state, self.seat)) == 1:
            state.pop()
            return None
        worth = bid_token(state)
        by_text = state.rules.answers.by_text
        return Decision(CHANCE, "flip-bid-token", [by_text[f"{FLIP} {worth:+d}"], by_text[f"{FLIP} {-worth:+d}"]])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        revolt(state).tokens[self.seat] = answer.a
        state.tell("meng-bid-token", BID_RULE, self.seat, answer.a)

    def misfit(self, state: State) -> Reason | None:
        reason = misfit(state, self.seat)
        return reason or (None if revolt(state).bids[self.seat] != NO_CARD else because("revolt-meng-no-bid"))


def bids(state: State, seat: int, side: int) -> list[int]:
    """The discards that he may bid by this side of the special token."""
    cards = list(state.discards[seat])
    if side == LOWEST:
        values = state.rules.card_values
        lowest = min([values[card] for card in cards])
        cards = [card for card in cards if values[card] == lowest]
    return cards


def misfit(state: State, seat: int) -> Reason | None:
    """A bid by the flip of a token is Meng's, and takes a discard."""
    fine = state.rules.brings(NAME) and seat == state.rules.automa and state.discards[seat]
    return None if fine else because("revolt-meng-bids")


register("meng-flips-special", MengFlipsSpecial)
register("meng-bids", MengBids)
register("meng-flips-bid-token", MengFlipsBidToken)
