"""Envoys on their way to the Palace."""

from __future__ import annotations

from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, Row, register
from gugong.engine.ids import NOWHERE
from gugong.engine.state import State


class AdvanceEnvoy(Frame):
    """Move the Envoy up; the last step is the Palace, and every step beyond is 1 VP (C-42)."""

    def __init__(self, seat: int, steps: int, rule: str) -> None:
        self.seat = seat
        self.steps = steps
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        beyond = self.steps
        if state.spot[seat] == NOWHERE:
            walked = min(self.steps, state.rules.palace - state.envoy[seat])
            beyond -= walked
            state.envoy[seat] += walked
            state.tell("envoy", self.rule, seat, walked, state.envoy[seat])
            if state.envoy[seat] == state.rules.palace:
                arrive(state, seat)
        if beyond:
            state.score(seat, beyond, "B-PAL-04")
        return None

    def row(self) -> Row:
        return [self.seat, self.steps, self.rule]


def arrive(state: State, seat: int) -> None:
    """Take the best free spot of the Palace (B-PAL-03)."""
    spot = 0
    while spot in state.spot:
        spot += 1
    state.spot[seat] = spot
    state.tell("arrives", "B-PAL-03", seat, state.rules.side.palace_vp[spot])


class MoveMarker(Frame):
    """Move the Intrigue marker up, as a step of its own."""

    def __init__(self, seat: int, steps: int, rule: str) -> None:
        self.seat = seat
        self.steps = steps
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.move_marker(self.seat, self.steps, self.rule)
        return None

    def row(self) -> Row:
        return [self.seat, self.steps, self.rule]


register("advance-envoy", AdvanceEnvoy, "seat steps rule")
register("move-marker", MoveMarker, "seat steps rule")
