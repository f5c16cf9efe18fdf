"""Help from the Peasants, and the Official of Agriculture.

A: gain two Servants. B: the Envoy goes one step back, gain up to four. Then a revolt token is laid on the track.
"""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, register
from gugong.engine.ids import NOBODY
from gugong.engine.rules import Official
from gugong.engine.servants import Gain
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy, judge_retreat
from gugong.modules.peasant_revolt.rules.state import RevoltFrame, revolt, revolt_tokens, servants_gained, track_size


class Agriculture(Official):
    """The official of the peasants."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        return [state.rules.answers.option_a, state.rules.answers.option_b]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        return None if answer is state.rules.answers.option_a else judge_retreat(state, seat, 1)

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        if answer is state.rules.answers.option_a:
            return [Gain(seat, servants_gained(state, 0), "X-PRV-02"), LayRevoltToken(seat, "X-PRV-02")]
        return [
            RetreatEnvoy(seat, 1, "X-PRV-03"),
            Gain(seat, servants_gained(state, 1), "X-PRV-03"),
            LayRevoltToken(seat, "X-PRV-03"),
        ]


class LayRevoltToken(RevoltFrame):
    """Lay a revolt token face down; once the line is full, further ones wait aside (X-PRV-11)."""

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        state.pop()
        things = revolt(state)
        size = track_size(state)
        if things.line + things.aside == len(revolt_tokens(state)):
            state.tell("no-revolt-token", "C-62", self.seat)
        elif things.line == size:
            things.aside += 1
            state.tell("revolt-token-aside", "X-PRV-11", self.seat, things.aside)
        else:
            things.line += 1
            state.tell("revolt-token", self.rule, self.seat, things.line, size)
            if things.line == size:
                things.due = self.seat
                state.tell("revolt-due", "X-PRV-10", self.seat)
        return None


def new_line(state: State, seat: int) -> None:
    """After a revolt the tokens set aside start the new line (C-62); what it showed is shuffled into the draw pile.

    Where the line is full again at once, those that wait on are still none of the ones shown before.
    """
    things = revolt(state)
    size = track_size(state)
    older = things.shown if things.kept > things.line else ()
    things.kept = things.aside
    things.shown = tuple(sorted((*older, *things.revealed))) if things.kept else ()
    things.line = min(things.aside, size)
    things.aside -= things.line
    things.due = seat if things.line == size else NOBODY
    things.revealed = ()
    state.tell("revolt-line", "X-PRV-11", NOBODY, things.line, size)


register("lay-revolt-token", LayRevoltToken)
