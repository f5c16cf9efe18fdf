"""Envoys on their way to the Palace."""

from __future__ import annotations

from typing import Final

from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import BY_BENEFIT, BY_CHOICE, Frame, register
from gugong.engine.ids import NOWHERE
from gugong.engine.state import State

TOO_NEAR_START: Final = Reason("envoy-too-near-start", "C-45")


class AdvanceEnvoy(Frame):
    """Move the Envoy up; the last step is the Palace, and every step beyond is 1 VP (C-42)."""

    def __init__(self, seat: int, steps: int, rule: str, cause: str = "benefit") -> None:
        self.seat = seat
        self.steps = steps
        self.rule = rule
        self.cause = cause

    def run(self, state: State) -> Decision | None:
        state.pop()
        for way in state.rules.listeners.envoy_ways:
            steps = way.advance_envoy(state, self.seat, self.steps, self.cause, self.rule)
            if steps is not None:
                state.then(steps)
                return None
        step_forward(state, self.seat, self.steps, self.rule)
        return None

    def admits(self, state: State) -> bool:
        return all(way.admits_advance(state, self.seat, self.cause) for way in state.rules.listeners.envoy_ways)


def judge_advance(state: State, seat: int) -> Reason | None:
    """Why the Envoy cannot make its next step forward."""
    for way in state.rules.listeners.envoy_ways:
        reason = way.judge_advance(state, seat)
        if reason is not None:
            return reason
    return None


def turns_on_hand(state: State, seat: int, steps: int) -> bool:
    """Whether only the seat can tell if its Envoy can go so far (below 0: back): then it is asked anyway (C-90)."""
    return any(way.turns_on_hand(state, seat, steps) for way in state.rules.listeners.envoy_ways)


def step_forward(state: State, seat: int, steps: int, rule: str) -> None:
    """Walk so many steps, arrive, and score the steps beyond."""
    beyond = steps
    if state.spot[seat] == NOWHERE:
        palace = palace_step(state, seat)
        walked = min(steps, palace - state.envoy[seat])
        beyond -= walked
        state.envoy[seat] += walked
        state.tell("envoy", rule, seat, walked, state.envoy[seat])
        if state.envoy[seat] == palace:
            arrive(state, seat)
    if beyond:
        state.score(seat, beyond * state.rules.gains.palace_step_vp, "B-PAL-04")


def palace_step(state: State, seat: int) -> int:
    """The step that is the Palace for this Envoy."""
    for way in state.rules.listeners.envoy_ways:
        steps = way.palace_steps(state, seat)
        if steps:
            return steps
    return state.rules.palace


def arrive(state: State, seat: int) -> None:
    """Take the best free spot of the Palace (B-PAL-03)."""
    spot = 0
    while spot in state.spot:
        spot += 1
    state.spot[seat] = spot
    state.tell("arrives", "B-PAL-03", seat, state.rules.side.palace_vp[spot])


class RetreatEnvoy(Frame):
    """Move the Envoy back, as a cost that its player has chosen or, `forced` being 1, as a penalty (C-45)."""

    def __init__(self, seat: int, steps: int, rule: str, forced: int = 0) -> None:
        self.seat = seat
        self.steps = steps
        self.rule = rule
        self.forced = forced

    def run(self, state: State) -> Decision | None:
        state.pop()
        for way in state.rules.listeners.envoy_ways:
            steps = way.retreat_envoy(state, self.seat, self.steps, self.forced == 1, self.rule)
            if steps is not None:
                state.then(steps)
                return None
        step_back(state, self.seat, self.steps, self.rule)
        return None


def step_back(state: State, seat: int, steps: int, rule: str) -> None:
    """Walk back, out of the Palace too, as far as the start (X-GEN-01)."""
    walked = min(steps, state.envoy[seat])
    if walked < steps:
        state.tell("at-start", "X-GEN-01", seat)
    if walked:
        spot = state.spot[seat]
        state.envoy[seat] -= walked
        state.spot[seat] = NOWHERE
        state.tell("retreats", rule, seat, walked, state.envoy[seat])
        if spot != NOWHERE:  # free for the next arrival; who is inside stays where he is (X-GEN-02, A-53)
            state.tell("leaves-palace", "X-GEN-02", seat, state.rules.side.palace_vp[spot])
        for way in state.rules.listeners.envoy_ways:
            state.then(way.envoy_moved(state, seat))


def judge_retreat(state: State, seat: int, steps: int) -> Reason | None:
    """A cost in steps needs all of them (C-45)."""
    if state.envoy[seat] < steps:
        return TOO_NEAR_START
    for way in state.rules.listeners.envoy_ways:
        reason = way.judge_retreat(state, seat, steps)
        if reason is not None:
            return reason
    return None


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


# By these rules a player has chosen to step: the Palace action, a token, a Morning Decree.
STEPS_OF_CHOICE: Final = ("B-PAL-01", "B-PAL-02", "B-TOK-03", "B-DL1-04")

register("advance-envoy", AdvanceEnvoy, causes={BY_BENEFIT: (), BY_CHOICE: STEPS_OF_CHOICE})
register("retreat-envoy", RetreatEnvoy)
register("move-marker", MoveMarker)
