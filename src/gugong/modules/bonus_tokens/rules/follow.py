"""Following: another player's action performed once more, by the owner of a token that lies there (V-BON-03)."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import FROM_FOLLOW
from gugong.engine.perform import Perform
from gugong.engine.state import State
from gugong.modules.bonus_tokens.rules.in_use import FOLLOW, lying_at

ANSWER: Final = "follow"


class Followers(Frame):
    """Who may follow at a location: the first, `times` more, then the others for each of their tokens (C-52, E-21)."""

    def __init__(self, location: int, times: int, seats: tuple[int, ...]) -> None:
        self.location = location
        self.times = times
        self.seats = seats

    def run(self, state: State) -> Decision | None:
        if not self.seats or not self.times:
            state.pop()
            if len(self.seats) > 1:
                state.then([followers(state, self.location, self.seats[1:])])
            return None
        seat = self.seats[0]
        if can_act(state, seat, self.location):
            answers = state.rules.answers
            return state.ask(seat, "follow", [answers.by_text[ANSWER], answers.decline])
        state.pop()
        state.tell("cannot", "V-BON-03", seat, self.location)
        state.then([Followers(self.location, 0, self.seats)])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.seats[0]
        later = Followers(self.location, self.times - 1, self.seats)
        if answer is state.rules.answers.decline:
            state.then([later])
            return
        state.tell("follows", "V-BON-03", seat, self.location)
        state.then([Follow(seat, self.location), later])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        fine = answer is state.rules.answers.decline or answer.verb == ANSWER
        return None if fine else NOT_ASKED


def followers(state: State, location: int, order: tuple[int, ...]) -> Followers:
    """These may follow, in this order, the first as often as it has tokens there."""
    times = len([each for each in lying_at(state, FOLLOW, location) if each.owner == order[0]])
    return Followers(location, times, order)


class Follow(Perform):
    """The follower performs the action, with A or B at their own cost."""

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat, location, FROM_FOLLOW)

    def ask(self, state: State, options: list[Answer]) -> Decision:
        return state.ask(self.seat, "follow-action", options)

    def rule(self) -> str:
        return "V-BON-03"


def can_act(state: State, seat: int, location: int) -> bool:
    """Whether the seat could perform the action, or could come to it by an aside."""
    official = state.rules.officials[location]
    for answer in official.candidates(state, seat):
        if official.judge(state, seat, answer) is None:
            return True
    state.stack.append(Follow(seat, location))  # some asides depend on the question they are offered at
    asides = state.asides(seat)
    state.stack.pop()
    return bool(asides)


register("followers", Followers)
register("follow", Follow)
