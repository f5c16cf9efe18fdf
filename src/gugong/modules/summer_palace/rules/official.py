"""The Summer Palace, and the Court Lady who holds it: Servants of the supply go to the piers of its ponds.

A: place one piece. B: the Envoy goes one step back, place up to two, on one pier or two.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import ELSEWHERE, SUPPLY
from gugong.engine.pieces import ask_which, has_piece, pieces, take_piece, worth_placed
from gugong.engine.rules import Official
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy, judge_retreat
from gugong.modules.summer_palace.rules.state import here

NO_ROOM_LIMIT: Final = 99
STEPS_BACK: Final = 1
SUPPLY_EMPTY: Final = Reason("supply-empty", "X-SPL-02")
NO_SUCH_POND: Final = Reason("no-such-pond", "X-SPL-01")
NO_SUCH_PIECE: Final = Reason("no-such-piece", "C-05")


class SummerOfficial(Official):
    """The most important Court Lady."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        return [state.rules.answers.option_a, state.rules.answers.option_b]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        if not has_piece(state, seat, SUPPLY):
            return SUPPLY_EMPTY
        return None if answer is state.rules.answers.option_a else judge_retreat(state, seat, STEPS_BACK)

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        if answer is state.rules.answers.option_a:
            return [PlaceOnPier(seat, 0, "X-SPL-02")]
        return [
            RetreatEnvoy(seat, STEPS_BACK, "X-SPL-03"),
            PlaceOnPier(seat, 0, "X-SPL-03"),
            PlaceOnPier(seat, 1, "X-SPL-03"),
        ]


class PlaceOnPier(Frame):
    """On which pier a piece of the supply goes, if there still is one; `may` is 1 where the player may also stop."""

    def __init__(self, seat: int, may: int, rule: str) -> None:
        self.seat = seat
        self.may = may
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        if not has_piece(state, self.seat, SUPPLY):
            state.pop()
            return None
        options = here(state).board.piers()
        if self.may:
            options.append(state.rules.answers.done)
        return state.ask(self.seat, "pier", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.done:
            state.then([PierPiece(self.seat, answer.a, self.rule)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        board = here(state).board
        if answer in board.piers() or (self.may and answer is state.rules.answers.done):
            return None
        return NO_SUCH_POND if answer in board.pier else NOT_ASKED


class PierPiece(Frame):
    """Which piece goes on this pier: a Servant, or the Double as two or one (C-05, C-07); asks if there is a choice."""

    def __init__(self, seat: int, pond: int, rule: str) -> None:
        self.seat = seat
        self.pond = pond
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        return ask_which(state, self, self.seat, "pier-piece", pieces(state, self.seat, SUPPLY, NO_ROOM_LIMIT))

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        place_on_pier(state, self.seat, self.pond, answer, self.rule)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer not in state.rules.answers.place:
            return NOT_ASKED
        return None if answer in pieces(state, self.seat, SUPPLY, NO_ROOM_LIMIT) else NO_SUCH_PIECE


def place_on_pier(state: State, seat: int, pond: int, answer: Answer, rule: str) -> None:
    """Move the piece from the supply to the pier; the pool is never used (X-SPL-02)."""
    summer = here(state)
    worth = worth_placed(answer, NO_ROOM_LIMIT)
    take_piece(state, seat, SUPPLY, answer, ELSEWHERE)
    place = pond * summer.board.seats + seat
    if worth:
        summer.doubles[place] = worth
    else:
        summer.servants[place] += 1
    state.tell("pier", rule, seat, pond, worth or 1, summer.worth(pond, seat))


register("place-on-pier", PlaceOnPier)
register("pier-piece", PierPiece)
