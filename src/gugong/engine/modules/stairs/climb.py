"""Climbing and descending the Stairs, one checked step at a time.

A failed check ends the movement; the rest is lost and gives no VP (C-64). Going back by choice is checked likewise,
going back as a penalty is not (X-STA-04).
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, Row, register
from gugong.engine.gifts import show
from gugong.engine.ids import NOWHERE
from gugong.engine.modules.stairs.conditions import cards_to_reveal, is_met
from gugong.engine.modules.stairs.state import NO_TRACK, StairsState, stairs_of
from gugong.engine.modules.stairs.tracks import LEFT, NO_ICON, REVEAL, RIGHT, Icon
from gugong.engine.state import State
from gugong.engine.tracks import step_forward

NAME: Final = "stairs"
NOT_FITTING: Final = Reason("stairs-card-not-fitting", "X-STA-03")
CONDITION: Final = Reason("stairs-condition", "X-STA-03")
NO_WAY_BACK: Final = Reason("stairs-condition-back", "X-STA-04")
# Steps that their player has chosen already: the Palace action, a token, a Morning Decree.
CHOSEN: Final = ("B-PAL-01", "B-PAL-02", "B-TOK-03", "B-DL1-04")
THE_ACTION: Final = ("B-PAL-01", "B-PAL-02")
PENALTIES: Final = ("X-PRV-10", "X-STA-05", "X-STA-06")


def stairs(state: State) -> StairsState:
    """The Stairs on this table."""
    for place, module in enumerate(state.rules.modules):
        if module.name() == NAME:
            return stairs_of(state, place)
    raise AssertionError("no Stairs in play")


def icon_above(state: State, seat: int) -> Icon:
    """What stands on the next space up; the Palace itself asks nothing."""
    track = stairs(state).track_of(seat)
    step = state.envoy[seat] + 1
    if track.side == RIGHT or step >= track.steps:
        return Icon(NO_ICON, 0, 0)
    return track.spaces[step]


def sides_open(state: State, seat: int) -> list[int]:
    """The sides on which the first step can be made."""
    found = []
    for side in (LEFT, RIGHT):
        track = stairs(state).track(side)
        if side == RIGHT or track.steps <= 1 or is_met(state, seat, track.spaces[1]):
            found.append(side)
    return found


def judge_climb(state: State, seat: int) -> Reason | None:
    """Whether the first step up can be made (C-64)."""
    if state.spot[seat] != NOWHERE:
        return None
    if stairs(state).on[seat] == NO_TRACK:
        return None if sides_open(state, seat) else CONDITION
    return None if is_met(state, seat, icon_above(state, seat)) else CONDITION


def judge_descent(state: State, seat: int, steps: int) -> Reason | None:
    """Each space entered on the way back by choice asks again (C-67)."""
    track = stairs(state).track_of(seat)
    if track.side == RIGHT:
        return None
    for step in range(state.envoy[seat] - steps, state.envoy[seat]):
        if step > 0 and not is_met(state, seat, track.spaces[step]):
            return NO_WAY_BACK
    return None


class Climb(Frame):
    """So many steps up; `walked` have been made."""

    def __init__(self, seat: int, steps: int, walked: int, rule: str) -> None:
        self.seat = seat
        self.steps = steps
        self.walked = walked
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        seat = self.seat
        if state.spot[seat] != NOWHERE or not self.steps:
            state.pop()
            if self.steps:
                step_forward(state, seat, self.steps, self.rule)
            return None
        options = self.options(state)
        if options is not None:
            return state.ask(seat, self.prompt(state), options)
        state.pop()
        if stairs(state).on[seat] == NO_TRACK:  # Meng always takes the right one
            stairs(state).on[seat] = RIGHT
        if is_met(state, seat, icon_above(state, seat)):
            self.step(state)
        else:
            state.tell("stairs-stopped", "X-STA-03", seat, state.envoy[seat] + 1)
            free_at_start(state, seat)
        return None

    def prompt(self, state: State) -> str:
        if stairs(state).on[self.seat] == NO_TRACK:
            return "stairs-track"
        return "stairs-reveal" if icon_above(state, self.seat).kind == REVEAL else "stairs-step"

    def options(self, state: State) -> list[Answer] | None:
        """What is asked before the next step; None if nothing is."""
        seat = self.seat
        answers = state.rules.answers
        if seat == state.rules.automa:
            return None
        options: list[Answer] = []
        first = self.walked == 0
        if stairs(state).on[seat] == NO_TRACK:
            options = [answers.by_text[f"track {stairs(state).track(side).name}"] for side in sides_open(state, seat)]
        else:
            icon = icon_above(state, seat)
            if icon.kind == REVEAL and state.hands[seat]:
                options = [answers.by_text[reveal_text(state, card)] for card in cards_to_reveal(state, seat, icon)]
            elif not first or self.rule in CHOSEN or not is_met(state, seat, icon):
                return None
            else:
                options = [answers.by_text["climb"]]
        if not options or not first or self.rule not in THE_ACTION:
            options.append(answers.decline)
        return options

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.seat
        if answer is state.rules.answers.decline:
            state.tell("stairs-declines", "C-36", seat)
            free_at_start(state, seat)
            return
        if stairs(state).on[seat] == NO_TRACK:
            stairs(state).on[seat] = stairs(state).tracks[answer.a].side
            state.tell("stairs-track", "X-STA-02", seat, answer.a)
            icon = icon_above(state, seat)
            if icon.kind == REVEAL:
                state.then([Climb(seat, self.steps, 1, self.rule)])
                return
        elif answer.text.startswith("reveal "):
            reveal(state, seat, answer.a)
        self.step(state)

    def step(self, state: State) -> None:
        """One step, and on to the next."""
        icon = icon_above(state, self.seat)
        if icon.kind != NO_ICON:
            state.tell("stairs-condition", "X-STA-03", self.seat, state.envoy[self.seat] + 1)
        step_forward(state, self.seat, 1, self.rule)
        state.then([Climb(self.seat, self.steps - 1, self.walked + 1, self.rule)])

    def admits(self, state: State) -> bool:
        chosen = self.rule in THE_ACTION and self.walked == 0
        return not chosen or judge_climb(state, self.seat) is None

    def judge(self, state: State, answer: Answer) -> Reason | None:
        options = self.options(state)
        return None if options is not None and answer in options else NOT_FITTING

    def row(self) -> Row:
        return [self.seat, self.steps, self.walked, self.rule]


class Descend(Frame):
    """So many steps back by choice; a card is revealed wherever a space asks for one."""

    def __init__(self, seat: int, steps: int, rule: str) -> None:
        self.seat = seat
        self.steps = steps
        self.rule = rule

    def cards(self, state: State) -> list[int]:
        """The cards that may be revealed for the next space down; none where it asks for none."""
        track = stairs(state).track_of(self.seat)
        step = state.envoy[self.seat] - 1
        if track.side == RIGHT or step <= 0 or track.spaces[step].kind != REVEAL:
            return []
        return cards_to_reveal(state, self.seat, track.spaces[step])

    def run(self, state: State) -> Decision | None:
        if not self.steps or not state.envoy[self.seat]:
            state.pop()
            return None
        cards = self.cards(state)
        if cards and self.seat != state.rules.automa:
            by_text = state.rules.answers.by_text
            return state.ask(self.seat, "stairs-reveal", [by_text[reveal_text(state, card)] for card in cards])
        state.pop()
        self.step(state)
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        reveal(state, self.seat, answer.a)
        self.step(state)

    def step(self, state: State) -> None:
        step_back(state, self.seat, 1, self.rule)
        state.then([Descend(self.seat, self.steps - 1, self.rule)])

    def admits(self, state: State) -> bool:
        return judge_descent(state, self.seat, self.steps) is None

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer.text.startswith("reveal ") and answer.a in self.cards(state) else NOT_FITTING

    def row(self) -> Row:
        return [self.seat, self.steps, self.rule]


class Fall(Frame):
    """So many steps back as a penalty: nothing is checked (C-63)."""

    def __init__(self, seat: int, steps: int, rule: str) -> None:
        self.seat = seat
        self.steps = steps
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        state.pop()
        step_back(state, self.seat, self.steps, self.rule)
        return None

    def row(self) -> Row:
        return [self.seat, self.steps, self.rule]


def step_back(state: State, seat: int, steps: int, rule: str) -> None:
    """Go back; out of the Palace the spot is free, and at the start either track may be chosen again (X-STA-02)."""
    walked = min(steps, state.envoy[seat])
    if not walked:
        return
    state.envoy[seat] -= walked
    state.spot[seat] = NOWHERE
    state.tell("retreats", rule, seat, walked, state.envoy[seat])
    if not state.envoy[seat]:
        state.tell("stairs-free", "X-STA-02", seat)
    free_at_start(state, seat)


def free_at_start(state: State, seat: int) -> None:
    """An Envoy at the start is on neither track."""
    if not state.envoy[seat]:
        stairs(state).on[seat] = NO_TRACK


def reveal(state: State, seat: int, card: int) -> None:
    """Show a hand card: from now on all know that it is there (C-65)."""
    show(state, card)
    state.tell("stairs-reveals", "X-STA-03", seat, card)


def reveal_text(state: State, card: int) -> str:
    """The answer that reveals this card."""
    return f"reveal {state.rules.tables.cards[card].name}"


register("climb", Climb, "seat steps walked rule")
register("descend", Descend, "seat steps rule")
register("fall", Fall, "seat steps rule")
