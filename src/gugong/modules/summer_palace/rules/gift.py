"""The Emperor's Favourite Gift: whoever places a card that shows it may score a pond.

By day this can be done at any moment of the turn, once for each card placed; in the Morning it is now or never (C-54).
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import CHANCE, NOBODY
from gugong.engine.state import State
from gugong.modules.summer_palace.rules.meng import favourite_pond
from gugong.modules.summer_palace.rules.official import NO_SUCH_POND
from gugong.modules.summer_palace.rules.ponds import ScorePond
from gugong.modules.summer_palace.rules.state import SummerState, here

POND_EMPTY: Final = Reason("pond-empty", "C-54")
NO_FAVOURITE: Final = Reason("no-favourite", "X-SPL-11")


class DrawFavourite(Frame):
    """One of the Favourite Gifts is drawn for the whole game."""

    def run(self, state: State) -> Decision | None:
        options = here(state).board.favourite[:]
        if len(options) > 1:
            return Decision(CHANCE, "draw-favourite", options)
        self.answer(state, options[0])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        here(state).favourite = answer.a
        state.tell("favourite", "X-SPL-11", NOBODY, answer.a)


def gift_placed(state: State, seat: int, card: int) -> list[Frame]:
    """A card was placed on a location, by whatever means (C-15): is it the Favourite Gift?"""
    summer = here(state)
    if state.rules.card_values[card] != summer.favourite:
        return []
    state.tell("favourite-placed", "X-SPL-11", seat, card)
    if seat == state.rules.automa:  # before his actions (C-93)
        pond = favourite_pond(state, seat)
        return score_by_gift(state, seat, pond) if pond >= 0 else []
    if seat != state.active:
        return [ScoreAtOnce(seat)]
    summer.owed += 1
    return []


def ponds_to_score(summer: SummerState) -> list[Answer]:
    """The ponds that a player who is owed one may score now, in the middle of whatever is asked."""
    return [summer.board.pond_aside[pond] for pond in summer.board.ponds if summer.total(pond)]


def judge_pond(summer: SummerState, pond: int) -> Reason | None:
    """The pond is on the board, and a Servant stands on its pier."""
    if pond not in summer.board.ponds:
        return NO_SUCH_POND
    return None if summer.total(pond) else POND_EMPTY


def score_by_gift(state: State, seat: int, pond: int) -> list[Frame]:
    """The player of the Favourite Gift has picked this pond; whoever leads there gains (C-54)."""
    state.tell("scores-pond", "X-SPL-11", seat, pond)
    return [ScorePond(pond)]


class ScoreAtOnce(Frame):
    """A Favourite Gift placed outside a turn: a pond may be scored now."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        summer = here(state)
        options = [summer.board.pond[pond] for pond in summer.board.ponds if judge_pond(summer, pond) is None]
        if not options:
            state.pop()
            return None
        options.append(state.rules.answers.decline)
        return state.ask(self.seat, "favourite-gift", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            state.then(score_by_gift(state, self.seat, answer.a))

    def judge(self, state: State, answer: Answer) -> Reason | None:
        summer = here(state)
        if answer is state.rules.answers.decline:
            return None
        return judge_pond(summer, answer.a) if answer in summer.board.pond else NOT_ASKED


register("draw-favourite", DrawFavourite)
register("score-at-once", ScoreAtOnce)
