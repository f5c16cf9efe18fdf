"""The Grand Canal, and the Trade Official.

A: place one Servant on a Ship, then move one Ship, either or both. B: remove one Servant, place two. In either, full
Ships may claim the reward of their harbour at any moment.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import CLAIM, MOVE, NEW_SHIP, SHIP, THE_DOUBLE, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, register
from gugong.engine.ids import NOWHERE, POOL, REWARD_DOUBLE
from gugong.engine.locations.ships import (
    NO_BERTH,
    NO_CLAIM,
    ClaimWith,
    LoadShip,
    berth_for,
    claims,
    free_space,
    judge_loading,
    judge_ship,
    load_ship,
    loading,
    move_ship,
    next_harbour,
    rewards_at,
)
from gugong.engine.pieces import has_piece
from gugong.engine.rules import Official
from gugong.engine.servants import KEEP_NOTHING, KEEP_TWO_OR_DOUBLE, KEEP_TWO_PIECES, can_pay, price_in_steps
from gugong.engine.state import State

NOTHING_POSSIBLE: Final = Reason("canal-nothing-possible", "B-CAN-01")
CANNOT_PAY_B: Final = Reason("cannot-pay-b", "B-CAN-02")
TWO_PIECES: Final = Reason("two-pieces", "B-CAN-02")
COUNTS_TWO: Final = Reason("double-counts-two", "B-CAN-02")
NO_MOVE_IN_B: Final = Reason("no-claim", "A-17")
CANNOT_MOVE: Final = Reason("ship-cannot-move", "B-CAN-04")
PLACE_THEN_MOVE: Final = Reason("place-then-move", "C-37")
DO_SOMETHING: Final = Reason("do-something", "B-CAN-01")

# What has been done so far in one performance of option A.
PLACED: Final = 1
MOVED: Final = 2
ACTED: Final = 4


class Trade(Official):
    """The official of the Grand Canal."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        return [state.rules.answers.option_a, state.rules.answers.option_b]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.option_a:
            return None if loads_moves_claims(state, seat, 0) else NOTHING_POSSIBLE
        if not can_pay(state, seat, self.price(state, seat, answer), keep_for_two(state, seat)):
            return CANNOT_PAY_B
        return None if room_for_two(state, seat) else NO_BERTH

    def price(self, state: State, seat: int, answer: Answer) -> int:
        return state.rules.figures.prices.canal_b if answer is state.rules.answers.option_b else 0

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        if answer is state.rules.answers.option_a:
            return [LoadAndSail(seat, 0)]
        price = self.price(state, seat, answer)
        return [*price_in_steps(seat, price, keep_for_two(state, seat), "B-CAN-02"), LoadTwo(seat, 2)]


class LoadAndSail(Frame):
    """Option A: place, then move; claims before, between and after (C-37)."""

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def run(self, state: State) -> Decision | None:
        options = loads_moves_claims(state, self.seat, self.done)
        if not options and (self.done & PLACED or not state.asides(self.seat)):
            state.pop()
            return None
        if self.done & ACTED:
            options.append(state.rules.answers.done)
        return state.ask(self.seat, "canal", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.seat
        if answer.kind == SHIP or answer.kind == NEW_SHIP:
            state.then([LoadShip(seat, berth_for(state, answer), POOL), LoadAndSail(seat, self.done | PLACED | ACTED)])
        elif answer.kind == MOVE:
            move_ship(state, answer.a)
            state.then([LoadAndSail(seat, self.done | PLACED | MOVED | ACTED)])
        elif answer.kind == CLAIM:
            state.then([ClaimWith(seat, answer.a), LoadAndSail(seat, self.done | ACTED)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.done:
            return None if self.done & ACTED else DO_SOMETHING
        if answer in loads_moves_claims(state, self.seat, self.done):
            return None
        if answer.kind == SHIP or answer.kind == NEW_SHIP:
            return PLACE_THEN_MOVE if self.done & PLACED else judge_loading(state, self.seat, answer, POOL)
        if answer.kind == MOVE:
            return PLACE_THEN_MOVE if self.done & MOVED else judge_move(state, self.seat, answer.a)
        return NO_CLAIM


def loads_moves_claims(state: State, seat: int, done: int) -> list[Answer]:
    """Everything option A allows now."""
    options: list[Answer] = []
    if not done & PLACED and has_piece(state, seat, POOL):
        options.extend(loading(state, seat))
    if not done & MOVED:
        for cell, ship in enumerate(state.canal):
            if ship is not None and judge_move(state, seat, cell) is None:
                options.append(state.rules.answers.move[cell])
    options.extend(claims(state, seat))
    return options


def judge_move(state: State, seat: int, cell: int) -> Reason | None:
    """A Ship of one's own moves to the next free harbour of its route; from the last it cannot (A-18)."""
    return judge_ship(state, seat, cell) or (CANNOT_MOVE if next_harbour(state, cell) == NOWHERE else None)


class LoadTwo(Frame):
    """Option B: `left` pieces still to place. Where two can be placed, two are; the Double alone is both (C-37)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: State) -> Decision | None:
        options = self.options(state)
        if not options and (not self.left or not state.asides(self.seat)):
            state.pop()
            return None
        if self.may_end(state):
            options.append(state.rules.answers.done)
        return state.ask(self.seat, "canal", options)

    def options(self, state: State) -> list[Answer]:
        return [*self.loads(state), *claims(state, self.seat)]

    def loads(self, state: State) -> list[Answer]:
        """Where the next piece can go; the Double alone only where it counts two."""
        if not self.left or not has_piece(state, self.seat, POOL):
            return []
        options = loading(state, self.seat)
        if self.left == 2 and only_the_double(state, self.seat):
            return [answer for answer in options if takes_two(state, answer)]
        return options

    def may_end(self, state: State) -> bool:
        """Both pieces are on board, or the next cannot be, not even after a claim, which makes room."""
        return not self.left or not (self.loads(state) or self.claim_helps(state))

    def claim_helps(self, state: State) -> bool:
        """Whether a piece could be placed once a reward has been claimed: that of the Double is a piece itself."""
        found = claims(state, self.seat)
        return bool(found) and (has_piece(state, self.seat, POOL) or state.rules.answers.claim[REWARD_DOUBLE] in found)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.seat
        if answer.kind == SHIP or answer.kind == NEW_SHIP:
            state.then([LoadOfTwo(seat, berth_for(state, answer), self.left)])
        elif answer.kind == CLAIM:
            state.then([ClaimWith(seat, answer.a), LoadTwo(seat, self.left)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.done:
            return None if self.may_end(state) else TWO_PIECES
        if answer in self.options(state):
            return None
        if answer.kind == SHIP or answer.kind == NEW_SHIP:
            return (judge_loading(state, self.seat, answer, POOL) or COUNTS_TWO) if self.left else TWO_PIECES
        return NO_MOVE_IN_B if answer.kind == MOVE else NO_CLAIM


class LoadOfTwo(LoadShip):
    """One of the two pieces of option B; the Double, if it is all there is, counts two and is both."""

    def __init__(self, seat: int, berth: int, left: int) -> None:
        super().__init__(seat, berth, POOL)
        self.left = left

    def choices(self, state: State) -> list[Answer]:
        if self.left == 2 and only_the_double(state, self.seat):
            return [state.rules.answers.place[THE_DOUBLE]]
        return super().choices(state)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        load_ship(state, self.seat, self.berth, POOL, answer)
        state.then([LoadTwo(self.seat, self.left - 1)])


def only_the_double(state: State, seat: int) -> bool:
    """Whether the Double is all that could be placed."""
    return not state.pool[seat] and state.double[seat] == POOL


def takes_two(state: State, answer: Answer) -> bool:
    """Whether the Double would count two on this Ship."""
    return answer.kind == NEW_SHIP or free_space(state, answer.a) >= 2


def keep_for_two(state: State, seat: int) -> int:
    """What option B's price must leave: two pieces, or the Double alone where it can count two.

    A claim may come before the pieces (C-37): it makes room, and that of the Double brings what is placed.
    """
    first = claims(state, seat)
    if state.rules.answers.claim[REWARD_DOUBLE] in first:
        return KEEP_NOTHING
    for answer in loading(state, seat):
        if takes_two(state, answer):
            return KEEP_TWO_OR_DOUBLE
    return KEEP_TWO_OR_DOUBLE if first else KEEP_TWO_PIECES


def room_for_two(state: State, seat: int) -> bool:
    """Whether two pieces find room; a Ship that claims, before them or filled by the first, makes room."""
    if claims(state, seat):
        return True
    room = 0
    for answer in loading(state, seat):
        if answer.kind == NEW_SHIP:
            return True
        room += free_space(state, answer.a)
        if rewards_at(state, seat, answer.a):
            room += 1
    return room >= 2


register("load-and-sail", LoadAndSail)
register("load-two", LoadTwo)
register("load-of-two", LoadOfTwo)
