"""A bonus token is laid out when it is taken, and comes home at the end of the Day."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import A_SERVANT, PLACE, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.effects import NOT_A_LOCATION
from gugong.engine.frames import Frame, register
from gugong.engine.ids import NOWHERE, POOL
from gugong.engine.locations.wall import NO_SUCH_PIECE
from gugong.engine.pieces import pieces
from gugong.engine.state import State
from gugong.engine.tokens import StoreToken
from gugong.modules.bonus_tokens.rules.in_use import PLUS_1, bonus_state, put_in_use, take_home

ROOM_FOR_ONE: Final = 1  # a marker counts one, whatever it is (C-07)


class MarkToken(Frame):
    """Which piece of the pool goes with the token; asks only where there is a choice."""

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def run(self, state: State) -> Decision | None:
        options = pieces(state, self.seat, POOL, ROOM_FOR_ONE)
        if len(options) > 1:
            return state.ask(self.seat, "token-marker", options)
        if options:
            self.answer(state, options[0])
        else:
            state.pop()
            state.then([StoreToken(self.seat, self.token)])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        by_double = 0 if answer.a == A_SERVANT else 1
        if state.rules.figures.tokens[self.token].name == PLUS_1:
            put_in_use(state, self.seat, self.token, NOWHERE, by_double)
        else:
            state.then([PlaceToken(self.seat, self.token, by_double)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        fine = answer.kind == PLACE and answer in pieces(state, self.seat, POOL, ROOM_FOR_ONE)
        return None if fine else NO_SUCH_PIECE

    def tokens_held(self) -> list[int]:
        return [self.token]


class PlaceToken(Frame):
    """At which action the toll or follow token lies for the rest of the Day: any of them."""

    def __init__(self, seat: int, token: int, by_double: int) -> None:
        self.seat = seat
        self.token = token
        self.by_double = by_double

    def run(self, state: State) -> Decision | None:
        return state.ask(self.seat, "token-location", state.rules.at[:])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if not put_in_use(state, self.seat, self.token, answer.a, self.by_double):
            state.then([StoreToken(self.seat, self.token)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in state.rules.at else NOT_A_LOCATION

    def tokens_held(self) -> list[int]:
        return [self.token]


class TokensComeHome(Frame):
    """The Day is over: in turn order each token in use is stored, and its marker goes to the supply (V-BON-07)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        in_use = bonus_state(state).in_use
        for seat in state.rules.turn_order(state.start):
            for each in in_use:
                if each.owner == seat:
                    take_home(state, each)
                    state.then([StoreToken(seat, each.token), TokensComeHome()])
                    return None
        return None


register("mark-token", MarkToken)
register("place-token", PlaceToken)
register("tokens-come-home", TokensComeHome)
