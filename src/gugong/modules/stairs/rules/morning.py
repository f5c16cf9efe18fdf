"""Every Morning a right track gives or takes; who cannot pay goes one step back (X-STA-05, X-STA-06)."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import MODULE, PAY, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import FOR_JADE, FOR_SERVANT, FOR_VP, NOWHERE
from gugong.engine.servants import KEEP_NOTHING, NO_SUCH_PAYMENT, MayGain, can_pay, pay, payments
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy
from gugong.errors import because
from gugong.modules.stairs.rules import meng
from gugong.modules.stairs.rules.state import NO_TRACK, in_play, stairs
from gugong.modules.stairs.rules.tracks import (
    BONUS,
    INTRIGUE,
    JADE,
    LEFT,
    NO_ICON,
    NOTHING,
    SERVANTS,
    STEP_BACK,
    VP,
    Icon,
)

RULE: Final = "X-STA-05"
UPKEEP: Final = "X-STA-06"
MUST_PAY: Final = Reason("stairs-must-pay", "C-68")


class TracksGiveAndTake(Frame):
    """In turn order, what the space of each Envoy gives or takes."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, state: State) -> Decision | None:
        state.pop()
        if self.seats:
            state.then([*item_steps(state, self.seats[0]), TracksGiveAndTake(self.seats[1:])])
        return None

    def misfit(self, state: State) -> Reason | None:
        return None if in_play(state) else because("stairs-not-in-play")


def item_here(state: State, seat: int) -> Icon:
    """What the Envoy's space gives or takes in the Morning: inside the Palace, the upkeep of its track."""
    if stairs(state).on[seat] == NO_TRACK:
        return NOTHING
    track = stairs(state).track_of(seat)
    if state.spot[seat] != NOWHERE:
        return track.upkeep
    return NOTHING if track.side == LEFT else track.spaces[state.envoy[seat]]


def item_steps(state: State, seat: int) -> list[Frame]:
    """The bonus or payment that is due for this Envoy, as a step."""
    icon = item_here(state, seat)
    if icon.kind == NO_ICON:
        return []
    if icon.figure < 0:
        return [TrackPayment(seat, icon.kind, -icon.figure, RULE if state.spot[seat] == NOWHERE else UPKEEP)]
    if icon.kind == SERVANTS:
        return [MayGain(seat, icon.figure, "stairs-bonus", RULE)]
    return [TrackBonus(seat, icon.kind, icon.figure)]


class TrackBonus(Frame):
    """Intrigue, Jade or VP that may be taken."""

    def __init__(self, seat: int, item: int, figure: int) -> None:
        self.seat = seat
        self.item = item
        self.figure = figure

    def run(self, state: State) -> Decision | None:
        answers = state.rules.answers
        bonus = answers.by_text[BONUS]
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
        fine = answer.verb == BONUS or answer is state.rules.answers.decline
        return None if fine else NOT_ASKED

    def misfit(self, state: State) -> Reason | None:
        icon = item_here(state, self.seat) if in_play(state) else NOTHING
        fits = icon.kind == self.item != SERVANTS and icon.figure == self.figure
        return None if fits else because("stairs-no-bonus")


class TrackPayment(Frame):
    """A payment is compulsory where it can be made; otherwise one step back, and nothing paid (C-68).

    Nobody has to exchange tokens to be able to pay, but everybody may.
    """

    def __init__(self, seat: int, item: int, price: int, rule: str) -> None:
        self.seat = seat
        self.item = item
        self.price = price
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        if self.seat != state.rules.automa:
            if self.item == SERVANTS and self.can_pay(state):
                options = payments(state, self.seat, self.price, KEEP_NOTHING)
                return state.ask(self.seat, "stairs-payment", options)
            if not self.can_pay(state) and self.is_in_reach(state):
                return state.ask(self.seat, "stairs-payment", [state.rules.answers.by_text[STEP_BACK]])
        state.pop()
        if self.seat == state.rules.automa:
            if not meng.pays(state, self.seat, self.item, self.price):
                self.go_back(state)
        elif self.can_pay(state):
            self.pay(state)
        else:
            self.go_back(state)
        return None

    def can_pay(self, state: State) -> bool:
        """Whether the seat has what is due."""
        if self.item == SERVANTS:
            return can_pay(state, self.seat, self.price, KEEP_NOTHING)
        return self.things(state)[self.seat] >= self.price

    def things(self, state: State) -> list[int]:
        """What everyone has of the item."""
        return state.intrigue if self.item == INTRIGUE else state.vp if self.item == VP else state.jade

    def is_in_reach(self, state: State) -> bool:
        """Whether what may be done at any moment could bring what is due; no exchange brings Intrigue."""
        exchange = state.rules.answers.exchange
        asides = state.asides(self.seat)
        if any(aside.kind == MODULE for aside in asides):
            return True
        if self.item == SERVANTS:
            return exchange[FOR_SERVANT] in asides
        return (self.item == VP and exchange[FOR_VP] in asides) or (self.item == JADE and exchange[FOR_JADE] in asides)

    def pay(self, state: State) -> None:
        """Pay what leaves no choice of pieces."""
        seat = self.seat
        if self.item == INTRIGUE:
            state.move_marker(seat, -self.price, self.rule)
        elif self.item == VP:
            state.score(seat, -self.price, self.rule)
        else:
            state.jade[seat] -= self.price
            state.tell("jade-paid", self.rule, seat, self.price)

    def go_back(self, state: State) -> None:
        """One step, and what the space there asks for or gives does not count this Morning."""
        state.tell("stairs-unable", self.rule, self.seat)
        state.then([RetreatEnvoy(self.seat, 1, self.rule, 1)])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer.verb == STEP_BACK:
            self.go_back(state)
        else:
            pay(state, self.seat, answer, self.rule)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer.verb == STEP_BACK:
            return MUST_PAY if self.can_pay(state) else None
        if self.item != SERVANTS or answer.kind != PAY:
            return NOT_ASKED
        return None if answer in payments(state, self.seat, self.price, KEEP_NOTHING) else NO_SUCH_PAYMENT

    def misfit(self, state: State) -> Reason | None:
        icon = item_here(state, self.seat) if in_play(state) else NOTHING
        fits = icon.kind == self.item and icon.figure == -self.price
        return None if fits else because("stairs-no-payment")


register("tracks-give-and-take", TracksGiveAndTake)
register("track-bonus", TrackBonus)
register("track-payment", TrackPayment)
