"""Every Morning a right track gives or takes; who cannot pay goes one step back (X-STA-05, X-STA-06)."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, Row, register
from gugong.engine.ids import NOWHERE
from gugong.engine.modules.stairs.climb import Fall, stairs
from gugong.engine.modules.stairs.state import NO_TRACK
from gugong.engine.modules.stairs.tracks import INTRIGUE, JADE, NO_ICON, RIGHT, SERVANTS, VP, Icon
from gugong.engine.servants import KEEP_NOTHING, MayGain, can_pay, pay, payments
from gugong.engine.state import State

RULE: Final = "X-STA-05"
UPKEEP: Final = "X-STA-06"
MUST_PAY: Final = Reason("stairs-must-pay", "C-68")


class TracksGiveAndTake(Frame):
    """In turn order, what the space of each Envoy gives or takes."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, state: State) -> Decision | None:
        state.pop()
        if self.order:
            state.then([*item_steps(state, self.order[0]), TracksGiveAndTake(self.order[1:])])
        return None

    def row(self) -> Row:
        return list(self.order)


def item_steps(state: State, seat: int) -> list[Frame]:
    """The bonus or payment that is due for this Envoy, as a step."""
    if stairs(state).on[seat] == NO_TRACK:
        return []
    track = stairs(state).track_of(seat)
    icon = Icon(NO_ICON, 0, 0)
    rule = RULE
    if state.spot[seat] != NOWHERE:
        icon = track.upkeep
        rule = UPKEEP
    elif track.side == RIGHT:
        icon = track.spaces[state.envoy[seat]]
    if icon.kind == NO_ICON:
        return []
    if icon.figure < 0:
        return [TrackPayment(seat, icon.kind, -icon.figure, rule)]
    if icon.kind == SERVANTS:
        return [MayGain(seat, icon.figure, "stairs-bonus", rule)]
    return [TrackBonus(seat, icon.kind, icon.figure)]


class TrackBonus(Frame):
    """Intrigue, Jade or VP that may be taken."""

    def __init__(self, seat: int, item: int, figure: int) -> None:
        self.seat = seat
        self.item = item
        self.figure = figure

    def run(self, state: State) -> Decision | None:
        answers = state.rules.answers
        bonus = answers.by_text["bonus"]
        if self.seat == state.rules.automa:
            self.answer(state, bonus)
            return None
        return state.ask(self.seat, "stairs-bonus", [bonus, answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is state.rules.answers.decline:
            return
        if self.item == INTRIGUE:
            state.move_marker(self.seat, self.figure, RULE)
        elif self.item == VP:
            state.score(self.seat, self.figure, RULE)
        else:
            for _ in range(self.figure):
                state.gain_jade(self.seat, RULE)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        fine = (state.rules.answers.by_text["bonus"], state.rules.answers.decline)
        return None if answer in fine else Reason("not-asked", "")

    def row(self) -> Row:
        return [self.seat, self.item, self.figure]


class TrackPayment(Frame):
    """A payment is compulsory where it can be made; otherwise one step back, and nothing paid (C-68)."""

    def __init__(self, seat: int, item: int, figure: int, rule: str) -> None:
        self.seat = seat
        self.item = item
        self.figure = figure
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        seat = self.seat
        if self.item == SERVANTS:
            options = payments(state, seat, self.figure, KEEP_NOTHING)
            if seat == state.rules.automa:
                state.pop()
                if options:
                    pay(state, seat, options[0], self.rule)
                else:
                    self.go_back(state)
                return None
            if options or state.asides(seat):
                return state.ask(seat, "stairs-payment", options or [state.rules.answers.by_text["step-back"]])
        state.pop()
        if self.item == SERVANTS or not self.pay(state):
            self.go_back(state)
        return None

    def pay(self, state: State) -> bool:
        """Pay Intrigue, Jade or VP, if there is enough of it."""
        seat = self.seat
        have = {INTRIGUE: state.intrigue, JADE: state.jade, VP: state.vp}[self.item][seat]
        if have < self.figure:
            return False
        if self.item == INTRIGUE:
            state.move_marker(seat, -self.figure, self.rule)
        elif self.item == VP:
            state.score(seat, -self.figure, self.rule)
        else:
            state.jade[seat] -= self.figure
            state.tell("jade-paid", self.rule, seat, self.figure)
        return True

    def go_back(self, state: State) -> None:
        state.tell("stairs-unable", self.rule, self.seat)
        state.then([Fall(self.seat, 1, self.rule)])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer.text == "step-back":
            self.go_back(state)
        else:
            pay(state, self.seat, answer, self.rule)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer.text == "step-back":
            return MUST_PAY if can_pay(state, self.seat, self.figure, KEEP_NOTHING) else None
        fine = answer in payments(state, self.seat, self.figure, KEEP_NOTHING)
        return None if fine else Reason("no-such-payment", "C-03")

    def row(self) -> Row:
        return [self.seat, self.item, self.figure, self.rule]


register("tracks-give-and-take", TracksGiveAndTake, "seats")
register("track-bonus", TrackBonus, "seat item figure")
register("track-payment", TrackPayment, "seat item figure rule")
