"""Servants gained and paid: which pieces, and what they are worth.

A Double Servant is gained as one, pays as two (as one where only one is due). Neutral pieces, where a module brings
them, are gained and paid like any other and never placed.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import BY_BENEFIT, BY_TOKENS, Frame, register
from gugong.engine.ids import POOL, SUPPLY
from gugong.engine.state import State

# What a payment must leave in the pool for the step that follows it.
KEEP_NOTHING: Final = 0
KEEP_A_PIECE: Final = 1
KEEP_A_SERVANT: Final = 2
KEEP_TWO_PIECES: Final = 3
KEEP_TWO_OR_DOUBLE: Final = 4

CANNOT_PAY: Final = Reason("cannot-pay", "C-03")
NO_SUCH_PAYMENT: Final = Reason("no-such-payment", "C-03")
LEAVES_TOO_LITTLE: Final = Reason("leaves-too-little", "C-47")
NO_SUCH_GAIN: Final = Reason("no-such-gain", "C-02")


def payments(state: State, seat: int, price: int, keep: int) -> list[Answer]:
    """Every minimal set of pieces worth the price (C-03) that leaves what the next step needs."""
    pool = state.pool[seat]
    neutral = state.pool_neutral[seat]
    answers = state.rules.answers.pay
    found = [
        answers[price - k][0][k]
        for k in range(min(neutral, price) + 1)
        if price - k <= pool and leaves(state, seat, price - k, 0, keep)
    ]
    if state.double[seat] == POOL:
        rest = max(0, price - 2)
        found.extend(
            answers[rest - k][1][k]
            for k in range(min(neutral, rest) + 1)
            if rest - k <= pool and leaves(state, seat, rest - k, 1, keep)
        )
    return found


def leaves(state: State, seat: int, servants: int, doubles: int, keep: int) -> bool:
    """Whether the pool, after this payment, still has what `keep` asks for."""
    if keep == KEEP_NOTHING:
        return True
    left = state.pool[seat] - servants
    double_left = state.double[seat] == POOL and doubles == 0
    if keep == KEEP_A_SERVANT:  # the Double is never placed on a Decree (B-DBL-05)
        return left >= 1
    if keep == KEEP_A_PIECE:
        return left >= 1 or double_left
    if keep == KEEP_TWO_OR_DOUBLE and double_left:
        return True
    return left + (1 if double_left else 0) >= 2


def can_pay(state: State, seat: int, price: int, keep: int) -> bool:
    """Whether any payment is on offer."""
    if state.double[seat] != POOL and not state.pool_neutral[seat]:
        return state.pool[seat] >= price + (2 if keep >= KEEP_TWO_PIECES else min(keep, 1))
    return bool(payments(state, seat, price, keep)) if price else leaves(state, seat, 0, 0, keep)


class Pay(Frame):
    """Remove Servants from the pool to the supply: the player picks the pieces."""

    def __init__(self, seat: int, price: int, keep: int, rule: str) -> None:
        self.seat = seat
        self.price = price
        self.keep = keep
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        return state.ask(self.seat, "pay", payments(state, self.seat, self.price, self.keep))

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        pay(state, self.seat, answer, self.rule)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer in payments(state, self.seat, self.price, self.keep):
            return None
        if answer in payments(state, self.seat, self.price, KEEP_NOTHING):
            return LEAVES_TOO_LITTLE
        return NO_SUCH_PAYMENT


def pay(state: State, seat: int, answer: Answer, rule: str) -> None:
    """Move the pieces of a PAY answer from the pool to the supply."""
    state.pool[seat] -= answer.a
    state.supply[seat] += answer.a
    if answer.b:
        state.double[seat] = SUPPLY
        state.tell("double-pays", "B-DBL-03", seat)
    state.pool_neutral[seat] -= answer.c
    state.supply_neutral[seat] += answer.c
    state.tell("pays", rule, seat, answer.a, answer.b, answer.c)


def price_in_steps(seat: int, price: int, keep: int, rule: str) -> list[Frame]:
    """The payment as a step, or nothing where the price has fallen to nothing."""
    return [Pay(seat, price, keep, rule)] if price else []


def gains(state: State, seat: int, most: int) -> list[Answer]:
    """Every choice of pieces when gaining `most` Servants: as many as the supply has (C-02)."""
    supply = state.supply[seat]
    neutral = state.supply_neutral[seat]
    pieces = min(most, state.supply_pieces(seat))
    answers = state.rules.answers.gain
    found: list[Answer] = []
    if not pieces:
        return found
    for d in range(2 if state.double[seat] == SUPPLY else 1):
        for k in range(min(neutral, pieces - d) + 1):
            servants = pieces - d - k
            if servants <= supply:
                found.append(answers[servants][d][k])
    return found


def gain(state: State, seat: int, answer: Answer, rule: str) -> None:
    """Move the pieces of a GAIN answer from the supply to the pool."""
    state.supply[seat] -= answer.a
    state.pool[seat] += answer.a
    if answer.b:
        state.double[seat] = POOL
        state.tell("double-gained", "B-DBL-02", seat)
    state.supply_neutral[seat] -= answer.c
    state.pool_neutral[seat] += answer.c
    state.tell("gains", rule, seat, answer.a, answer.b, answer.c)


class Gain(Frame):
    """Gain Servants that were chosen already: only asks where there is a choice of pieces."""

    def __init__(self, seat: int, most: int, rule: str, cause: str = "benefit") -> None:
        self.seat = seat
        self.most = most
        self.rule = rule
        self.cause = cause

    def run(self, state: State) -> Decision | None:
        options = gains(state, self.seat, self.most)
        if len(options) > 1 and self.seat != state.rules.automa:
            if self.cause == BY_TOKENS:
                return Decision(self.seat, "gain", options)  # E-02: one exchange is finished before the next begins
            return state.ask(self.seat, "gain", options)
        state.pop()
        if options:
            gain(state, self.seat, options[0], self.rule)
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        gain(state, self.seat, answer, self.rule)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in gains(state, self.seat, self.most) else NO_SUCH_GAIN


class MayGain(Frame):
    """Servants that may be gained: all of them, or none (C-02)."""

    def __init__(self, seat: int, most: int, prompt: str, rule: str) -> None:
        self.seat = seat
        self.most = most
        self.prompt = prompt
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        options = gains(state, self.seat, self.most)
        if not options:
            state.pop()
            return None
        if self.seat == state.rules.automa:
            self.answer(state, options[0])
            return None
        options.append(state.rules.answers.decline)
        return state.ask(self.seat, self.prompt, options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            gain(state, self.seat, answer, self.rule)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline or answer in gains(state, self.seat, self.most):
            return None
        return NO_SUCH_GAIN


register("pay", Pay)
register("gain", Gain, causes={BY_BENEFIT: (), BY_TOKENS: ("B-TRV-06",)})
register("may-gain", MayGain)
