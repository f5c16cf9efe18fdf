"""Climbing the Stairs, one checked step at a time.

A failed check ends the movement; the rest is lost and gives no VP (C-64). Steps of the Palace action are made as far as
they go, and each step that is a benefit may be declined (C-36). Nobody has to show a card, but for a first step that
they have chosen to make.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import MODULE, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import BY_BENEFIT, BY_CHOICE, NOT_ASKED, Frame, register
from gugong.engine.gifts import hand_is_open, show
from gugong.engine.ids import FOR_JADE, NOWHERE
from gugong.engine.state import State
from gugong.engine.tracks import STEPS_OF_CHOICE, step_forward
from gugong.errors import because
from gugong.modules.stairs.rules import meng
from gugong.modules.stairs.rules.conditions import cards_to_reveal, is_met
from gugong.modules.stairs.rules.state import NO_TRACK, condition, in_play, stairs
from gugong.modules.stairs.rules.tracks import (
    CLIMB,
    JADE,
    LEFT,
    NO_ICON,
    REVEAL,
    REVEALS,
    RIGHT,
    TRACK,
    Icon,
)

NOT_FITTING: Final = Reason("stairs-card-not-fitting", "X-STA-03")
CONDITION: Final = Reason("stairs-condition", "X-STA-03")
NOT_LAID: Final = Reason("stairs-not-laid", "X-STA-01")
LOCKED_IN: Final = Reason("stairs-locked", "X-STA-02")
CHOSEN_STEP: Final = Reason("stairs-chosen-step", "C-36")


def icon_above(state: State, seat: int) -> Icon:
    """What the next space up asks for."""
    return condition(state, seat, state.envoy[seat] + 1)


def judge_climb(state: State, seat: int) -> Reason | None:
    """Whether the next step up can be made (C-64); from the start the right track is always open."""
    if state.spot[seat] != NOWHERE or is_met(state, seat, icon_above(state, seat)):
        return None
    return CONDITION


def climb_turns_on_hand(state: State, seat: int) -> bool:
    """Whether the next step up asks for a card, and others do not know the hand."""
    inside = state.spot[seat] != NOWHERE
    return not inside and icon_above(state, seat).kind == REVEAL and not hand_is_open(state, seat)


def admits_climb(state: State, seat: int, cause: str) -> bool:
    """Whoever has chosen a step that asks for a card has such a card."""
    if cause != BY_CHOICE or state.spot[seat] != NOWHERE:
        return True
    icon = icon_above(state, seat)
    return icon.kind != REVEAL or bool(cards_to_reveal(state, seat, icon))


class Climb(Frame):
    """So many steps up; `walked` have been made."""

    def __init__(self, seat: int, steps: int, walked: int, rule: str, cause: str = "benefit") -> None:
        self.seat = seat
        self.steps = steps
        self.walked = walked
        self.rule = rule
        self.cause = cause

    def run(self, state: State) -> Decision | None:
        seat = self.seat
        if state.spot[seat] != NOWHERE or not self.steps:
            state.pop()
            if self.steps:
                step_forward(state, seat, self.steps, self.rule)
            return None
        options = self.options(state)
        if options and stairs(state).on[seat] == NO_TRACK:
            return state.ask(seat, "stairs-track", options)
        if options:
            shows = icon_above(state, seat).kind == REVEAL
            return state.ask(seat, "stairs-reveal" if shows else "stairs-step", options)
        state.pop()
        if stairs(state).on[seat] == NO_TRACK:  # a seat that is never asked takes the right one (X-SOL-07)
            choose_track(state, seat, RIGHT)
        if is_met(state, seat, icon_above(state, seat)):
            self.step(state)
        else:
            state.tell("stairs-stopped", "X-STA-03", seat, state.envoy[seat] + 1, stairs(state).laid[LEFT])
        return None

    def options(self, state: State) -> list[Answer]:
        """What may be answered before the next step; none where nothing is asked."""
        seat = self.seat
        if seat == state.rules.automa:
            return []
        answers = state.rules.answers
        chosen = self.cause == BY_CHOICE
        icon = icon_above(state, seat)
        options: list[Answer] = []
        if stairs(state).on[seat] == NO_TRACK:
            options = ways_up(state, seat)
        elif icon.kind == REVEAL:
            options = reveals(state, seat, icon)
            if not options and hand_is_open(state, seat):
                return options
        elif not is_met(state, seat, icon):
            return [answers.decline] if icon.kind == JADE and jade_in_reach(state, seat) else options
        elif chosen:
            return options
        else:
            options = [answers.by_text[CLIMB]]
        if not (chosen and self.walked == 0 and options):
            options.append(answers.decline)
        return options

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.seat
        if answer is state.rules.answers.decline:
            state.tell("stairs-declines", "C-36", seat)
            return
        at_start = stairs(state).on[seat] == NO_TRACK
        card = answer.a if answer.verb == REVEALS else -1
        if at_start:
            choose_track(state, seat, LEFT if card >= 0 else stairs(state).tracks[answer.a].side)
        if card >= 0:
            reveal(state, seat, card)
        self.step(state)

    def step(self, state: State) -> None:
        """One step, and on to the next."""
        if icon_above(state, self.seat).kind != NO_ICON:
            state.tell("stairs-condition", "X-STA-03", self.seat, state.envoy[self.seat] + 1, stairs(state).laid[LEFT])
        step_forward(state, self.seat, 1, self.rule)
        state.then([Climb(self.seat, self.steps - 1, self.walked + 1, self.rule, self.cause)])

    def admits(self, state: State) -> bool:
        return self.walked > 0 or admits_climb(state, self.seat, self.cause)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer in self.options(state):
            return None
        verb = answer.verb
        at_start = stairs(state).on[self.seat] == NO_TRACK
        if verb == TRACK:
            return NOT_LAID if at_start and answer.a not in stairs(state).laid else CONDITION if at_start else LOCKED_IN
        shows = icon_above(state, self.seat).kind == REVEAL
        if verb == REVEALS and shows:
            return NOT_FITTING
        if verb == CLIMB and not shows and not at_start:
            return CONDITION
        return CHOSEN_STEP if answer is state.rules.answers.decline else NOT_ASKED

    def misfit(self, state: State) -> Reason | None:
        return None if in_play(state) else because("stairs-not-in-play")


def ways_up(state: State, seat: int) -> list[Answer]:
    """The first step: a track to choose, or the card with which to enter the left one."""
    by_text = state.rules.answers.by_text
    found: list[Answer] = []
    for side in (LEFT, RIGHT):
        track = stairs(state).track(side)
        icon = track.spaces[1]
        if side == LEFT and icon.kind == REVEAL:
            found.extend(reveals(state, seat, icon))
        elif side == RIGHT or is_met(state, seat, icon):
            found.append(by_text[f"{TRACK} {track.name}"])
    return found


def choose_track(state: State, seat: int, side: int) -> None:
    """From now on the Envoy is on this track, until it is back at the start (X-STA-02)."""
    stairs(state).on[seat] = side
    rule = meng.RULE if seat == state.rules.automa else "X-STA-02"
    state.tell("stairs-track", rule, seat, stairs(state).laid[side])


def jade_in_reach(state: State, seat: int) -> bool:
    """Whether something that may be done at any moment could bring a Jade."""
    asides = state.asides(seat)
    return state.rules.answers.exchange[FOR_JADE] in asides or any(aside.kind == MODULE for aside in asides)


def reveals(state: State, seat: int, icon: Icon) -> list[Answer]:
    """The answers that show a card this space asks for."""
    by_text = state.rules.answers.by_text
    cards = state.rules.figures.cards
    return [by_text[f"{REVEALS} {cards[card].name}"] for card in cards_to_reveal(state, seat, icon)]


def reveal(state: State, seat: int, card: int) -> None:
    """Show a hand card: from now on all know that it is there (C-65)."""
    show(state, card)
    state.tell("stairs-reveals", "X-STA-03", seat, card)


register("climb", Climb, causes={BY_BENEFIT: (), BY_CHOICE: STEPS_OF_CHOICE})
