"""Going back by choice: every space entered asks again (C-67). As a penalty nothing is asked (C-63).

A way back that is a price is judged as a whole before anything is paid; then it is walked step by step.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.gifts import hand_is_open
from gugong.engine.state import State
from gugong.engine.tracks import step_back
from gugong.errors import because
from gugong.modules.stairs.rules.climb import NOT_FITTING, reveal, reveals
from gugong.modules.stairs.rules.conditions import cards_to_reveal, is_met
from gugong.modules.stairs.rules.state import condition, in_play
from gugong.modules.stairs.rules.tracks import REVEAL, REVEALS

NO_WAY_BACK: Final = Reason("stairs-condition-back", "X-STA-04")


def unmet_behind(state: State, seat: int, steps: int) -> int:
    """The first space on the way back whose condition the seat does not meet; 0 if there is none."""
    here = state.envoy[seat]
    for step in range(here - 1, here - 1 - steps, -1):
        if not is_met(state, seat, condition(state, seat, step)):
            return step
    return 0


def judge_descent(state: State, seat: int, steps: int) -> Reason | None:
    """Whether the Envoy can go so far back by choice (C-67)."""
    return NO_WAY_BACK if unmet_behind(state, seat, steps) else None


def descent_turns_on_hand(state: State, seat: int, steps: int) -> bool:
    """Whether all that is open allows the way back, and a space on it asks for a card of a hand others do not know."""
    here = state.envoy[seat]
    if here < steps or hand_is_open(state, seat):
        return False
    icons = [condition(state, seat, step) for step in range(here - steps, here)]
    if not all(icon.kind == REVEAL or is_met(state, seat, icon) for icon in icons):
        return False
    return any(icon.kind == REVEAL for icon in icons)


class Descend(Frame):
    """So many steps back by choice; a card is shown wherever a space asks for one."""

    def __init__(self, seat: int, steps: int, rule: str) -> None:
        self.seat = seat
        self.steps = steps
        self.rule = rule

    def options(self, state: State) -> list[Answer]:
        """The cards that may be shown for the next space down; none where it asks for none."""
        icon = condition(state, self.seat, state.envoy[self.seat] - 1)
        return reveals(state, self.seat, icon) if icon.kind == REVEAL else []

    def run(self, state: State) -> Decision | None:
        if not self.steps or not state.envoy[self.seat]:
            state.pop()
            return None
        options = self.options(state)
        if options and self.seat != state.rules.automa:
            return state.ask(self.seat, "stairs-reveal", options)
        state.pop()
        self.step(state)
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        reveal(state, self.seat, answer.a)
        self.step(state)

    def step(self, state: State) -> None:
        """One step back, and on to the next."""
        state.then([Descend(self.seat, self.steps - 1, self.rule)])
        step_back(state, self.seat, 1, self.rule)

    def admits(self, state: State) -> bool:
        here = state.envoy[self.seat]
        for step in range(max(0, here - self.steps), here):
            icon = condition(state, self.seat, step)
            if icon.kind == REVEAL and not cards_to_reveal(state, self.seat, icon):
                return False
        return True

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer in self.options(state):
            return None
        return NOT_FITTING if answer.verb == REVEALS else NOT_ASKED

    def misfit(self, state: State) -> Reason | None:
        if not in_play(state):
            return because("stairs-not-in-play")
        return None if self.admits(state) else because("stairs-no-way-back")


register("descend", Descend)
