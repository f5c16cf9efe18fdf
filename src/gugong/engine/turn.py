"""A Day of turns: clockwise, one card a turn, until nobody has a card in hand."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.exchange import ChooseCard
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import NOBODY
from gugong.engine.state import State


class Day(Frame):
    """The Day Phase: the next player clockwise with a card in hand has a turn (C-19). `last` had the latest one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        for seat in state.rules.turn_order((self.seat + 1) % state.rules.seats):
            if state.hands[seat]:
                state.then([Turn(seat), Day(seat)])
                return None
        state.then([DayEnds()])
        return None


class DayEnds(Frame):
    """Nobody has a card in hand: what modules add before the Night."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.tell("day-ends", "B-DAY-01", NOBODY, state.day)
        steps: list[Frame] = []
        for module in state.rules.listeners.day_end:
            steps.extend(module.day_end(state))
        state.then(steps)
        return None


class Turn(Frame):
    """One player's turn: exchange, actions, done."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.active = self.seat
        state.tell("turn", "B-DAY-01", self.seat, state.day)
        steps: list[Frame] = []
        for module in state.rules.listeners.turn_begins:
            steps.extend(module.turn_begins(state, self.seat))
        if self.seat == state.rules.automa:
            steps.extend([*state.rules.conduct.turn(state, self.seat), TurnOver(self.seat)])
        else:
            steps.extend([ChooseCard(self.seat), EndTurn(self.seat)])
        state.then(steps)
        return None


class EndTurn(Frame):
    """The turn ends with `done`: the last moment to exchange tokens before the next player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        return state.ask(self.seat, "turn-end", [state.rules.answers.done])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        turn_over(state, self.seat)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer is state.rules.answers.done else NOT_ASKED


class TurnOver(Frame):
    """The turn of a seat that is never asked ends by itself."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        turn_over(state, self.seat)
        return None


def turn_over(state: State, seat: int) -> None:
    """What modules add to the end of a turn; then it is nobody's."""
    steps: list[Frame] = []
    for module in state.rules.listeners.turn_end:
        steps.extend(module.turn_end(state, seat))
    state.then(steps)
    state.active = NOBODY


register("day", Day)
register("day-ends", DayEnds)
register("turn", Turn)
register("end-turn", EndTurn)
register("turn-over", TurnOver)
