"""Meng and the peasants: their help without a revolt token at Twilight, and bids that the flip of a token decides."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, Row, register
from gugong.engine.ids import CHANCE
from gugong.engine.modules.peasant_revolt.official import SERVANTS_A, SERVANTS_B, LayRevoltToken
from gugong.engine.modules.peasant_revolt.state import NAME, bid_token, revolt, token_choices
from gugong.engine.servants import Gain
from gugong.engine.solo.meng import meng_of
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy, judge_retreat

RULE: Final = "X-SOL-05"
BID_RULE: Final = "X-SOL-06"
LOWEST: Final = 0
ANY: Final = 1
SIDES: Final = ("lowest", "any")  # what the two sides of the special token say of his bid
FLIP: Final = "flip"


def action(seat: int, special: int) -> list[Frame]:
    """Day: two Servants, after a special card four, and a revolt token (X-SOL-05, C-80)."""
    return [Gain(seat, SERVANTS_B if special else SERVANTS_A, RULE), LayRevoltToken(seat, RULE)]


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
    return [RetreatEnvoy(seat, 1, RULE), Gain(seat, SERVANTS_B - SERVANTS_A, RULE)]


def keeps_calm(state: State, seat: int) -> bool:
    """Whether a brown token that he takes lays no revolt token, since it is Twilight."""
    return seat == state.rules.automa and meng_of(state).twilight == 1


class MengFlipsBidToken(Frame):
    """His bid token, if he has one, is flipped for its sign; then the special token (X-SOL-06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        if len(token_choices(state, self.seat)) == 1:
            state.pop()
            state.then([MengFlipsSpecial(self.seat, 0)])
            return None
        worth = bid_token(state)
        by_text = state.rules.answers.by_text
        return Decision(CHANCE, "flip-bid-token", [by_text[f"{FLIP} {worth:+d}"], by_text[f"{FLIP} {-worth:+d}"]])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.tell("meng-bid-token", BID_RULE, self.seat, answer.a)
        state.then([MengFlipsSpecial(self.seat, answer.a)])

    def misfit(self, state: State) -> str:
        return misfit(state, self.seat)

    def row(self) -> Row:
        return [self.seat]


class MengFlipsSpecial(Frame):
    """The special token says whether he bids his lowest card or any; with one card it makes no difference."""

    def __init__(self, seat: int, worth: int) -> None:
        self.seat = seat
        self.worth = worth

    def run(self, state: State) -> Decision | None:
        if len(state.discards[self.seat]) == 1:
            state.pop()
            state.then([MengBids(self.seat, self.worth, ANY)])
            return None
        by_text = state.rules.answers.by_text
        return Decision(CHANCE, "flip-special-token", [by_text[f"{FLIP} {side}"] for side in SIDES])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.tell_choice("meng-flips", BID_RULE, self.seat, SIDES[answer.a], [])
        state.then([MengBids(self.seat, self.worth, answer.a)])

    def misfit(self, state: State) -> str:
        return misfit(state, self.seat, self.worth)

    def row(self) -> Row:
        return [self.seat, self.worth]


class MengBids(Frame):
    """Of the cards that he may bid chance picks one: of all his discards, or of those that tie for the lowest."""

    def __init__(self, seat: int, worth: int, side: int) -> None:
        self.seat = seat
        self.worth = worth
        self.side = side

    def run(self, state: State) -> Decision | None:
        cards = bids(state, self.seat, self.side)
        if len(cards) > 1:
            return Decision(CHANCE, "meng-bid", [state.rules.answers.card[card] for card in cards])
        self.answer(state, state.rules.answers.card[cards[0]])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        revolt(state).bid(self.seat, answer.a, self.worth)
        state.tell("bids", BID_RULE, self.seat)

    def misfit(self, state: State) -> str:
        return misfit(state, self.seat, self.worth)

    def row(self) -> Row:
        return [self.seat, self.worth, self.side]


def bids(state: State, seat: int, side: int) -> list[int]:
    """The discards that he may bid by this side of the special token."""
    cards = list(state.discards[seat])
    if side == LOWEST:
        values = state.rules.card_values
        lowest = min([values[card] for card in cards])
        cards = [card for card in cards if values[card] == lowest]
    return cards


def misfit(state: State, seat: int, worth: int = 0) -> str:
    """A bid by the flip of a token is Meng's, and takes a discard; his token counts only with the Decree (X-PRV-08)."""
    if not state.rules.brings(NAME) or seat != state.rules.automa or not state.discards[seat]:
        return "only Meng bids like this, with a discard"
    return "" if worth in token_choices(state, seat) else f"his bid token cannot count {worth}"


register("meng-flips-bid-token", MengFlipsBidToken, "seat")
register("meng-flips-special", MengFlipsSpecial, "seat worth")
register("meng-bids", MengBids, "seat worth side")
