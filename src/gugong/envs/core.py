"""Many games of one kind in one compiled object, whose buffers numpy reads without a copy."""

from __future__ import annotations

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from gugong.engine.actions import Answer
from gugong.engine.course import play
from gugong.engine.decisions import Decision
from gugong.engine.ids import CHANCE
from gugong.engine.scoring import may_win, winner
from gugong.engine.state import State
from gugong.envs.dealing import deal
from gugong.envs.observer import Observer
from gugong.envs.row import Row, zeros, zeros_i32

WIDTH: Final = 32  # ids of options that a row of `options` has; no question has been seen with more than 22
SEATS: Final = 5
FREE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Mover:
    """Whoever plays the seats that are not the learner's. This one has none."""

    def sit_down(self, number: int, seed: int) -> None:
        """A new game begins in this slot."""

    def choose(self, number: int, state: State, decision: Decision) -> Answer:
        """An answer to a question of one of its seats."""
        raise NotImplementedError


class Slot:
    """One game: its deals are those of `new_game(seed=seed)`."""

    def __init__(self, state: State, seed: i64, row: Row) -> None:
        self.state = state
        self.seed = seed
        self.row = row
        self.dealt: i64 = 0
        self.given: list[Answer] = []  # the answers of all seats, chance not among them
        self.offered: i64 = 0


class Core:
    """`step` answers every game's question; then the rows are those of whoever is asked next."""

    def __init__(
        self,
        begun: State,
        observer: Observer,
        ids: list[int],
        answers: list[Answer | None],
        count: i64,
        first_seed: i64,
        stride: i64,
        skip_forced: bool,
        bot_seats: i64,
        mover: Mover,
    ) -> None:
        self.begun = begun
        self.observer = observer
        self.ids = vec[i16](ids)
        self.answers = answers
        self.count = count
        self.size: i64 = observer.size
        self.actions: i64 = len(answers)
        self.next_seed = first_seed
        self.stride = stride
        self.skip_forced = skip_forced
        self.bot_seats = bot_seats
        self.mover = mover
        self.obs = zeros(count * self.size)
        self.mask = zeros(count * self.actions)
        options = vec[i16](capacity=count * WIDTH)
        i: i64 = 0
        while i < count * WIDTH:
            options = append(options, FREE)
            i += 1
        self.options = options
        self.seat = zeros(count)
        self.done = zeros(count)
        self.scores = zeros_i32(count * (SEATS + 1))
        self.vp = zeros_i32(count * SEATS)
        self.actor = zeros(count)
        self.final = zeros(count * self.size)
        self.finals: list[Row] = []
        self.slots: list[Slot] = []
        i = 0
        while i < count:
            row = Row(self.obs, i * self.size, self.size)
            observer.prime(row)
            last = Row(self.final, i * self.size, self.size)
            observer.prime(last)
            self.finals.append(last)
            self.slots.append(self.fresh(i, row))
            self.show(i)
            i += 1

    def fresh(self, i: i64, row: Row) -> Slot:
        """The next game of the run, at its first question."""
        state = self.begun.copy()
        state.advance()
        slot = Slot(state, self.next_seed, row)
        self.next_seed += self.stride
        if self.bot_seats:
            self.mover.sit_down(i, slot.seed)
        self.settle(i, slot)
        return slot

    def settle(self, i: i64, slot: Slot) -> None:
        """Answer for chance, for the other seats, and where there is nothing to choose."""
        state = slot.state
        decision = state.pending
        while decision is not None:
            seat = decision.seat
            if seat == CHANCE:
                play(state, deal(decision, slot.seed, slot.dealt))
                slot.dealt += 1
            else:
                if self.bot_seats and self.bot_seats >> seat & 1:
                    answer = self.mover.choose(i, state, decision)
                elif self.skip_forced and len(decision.options) == 1:
                    answer = decision.options[0]
                else:
                    return
                slot.given.append(answer)
                play(state, answer)
            decision = state.pending

    def refused(self, actions: bytes) -> int:
        """The first game whose action is not on offer, or -1: all are looked at before any is played."""
        mask = self.mask
        size = self.actions
        i: i64 = 0
        while i < self.count:
            chosen: i64 = i64(read_i32_le(actions, i * 4))
            if chosen < 0 or chosen >= size or not mask[i * size + chosen]:
                return i
            i += 1
        return -1

    def step(self, actions: bytes) -> int:
        """Play an action in each game, ids of 32 bits; how many games ended, each followed by the next of the run."""
        answers = self.answers
        ended = 0
        i: i64 = 0
        while i < self.count:
            slot = self.slots[i]
            answer = answers[i64(read_i32_le(actions, i * 4))]
            assert answer is not None
            self.forget(i, slot)
            slot.given.append(answer)
            play(slot.state, answer)
            self.settle(i, slot)
            self.done[i] = 0
            self.actor[i] = self.seat[i]
            if slot.state.pending is None:
                self.done[i] = 1
                ended += 1
                self.count_up(i, slot.state)
                self.observer.write(self.finals[i], slot.state, int(self.seat[i]))
                self.slots[i] = self.fresh(i, slot.row)
            self.show(i)
            i += 1
        return ended

    def forget(self, i: i64, slot: Slot) -> None:
        """Take the answered question out of the mask."""
        mask = self.mask
        options = self.options
        base: i64 = i * self.actions
        k: i64 = i * WIDTH
        end: i64 = k + slot.offered
        while k < end:
            mask[base + i64(options[k])] = 0
            options[k] = FREE
            k += 1

    def count_up(self, i: i64, state: State) -> None:
        """Scores and VP by seat, then the winner."""
        first: i64 = i * (SEATS + 1)
        seat = 0
        while seat < state.rules.seats:
            vp = i32(state.vp[seat])
            self.vp[i * SEATS + seat] = vp
            self.scores[first + seat] = vp if may_win(state, seat) else 0
            seat += 1
        self.scores[first + SEATS] = i32(winner(state))

    def show(self, i: i64) -> None:
        """The row, the mask and the options of whoever is asked."""
        slot = self.slots[i]
        decision = slot.state.pending
        assert decision is not None
        seat = decision.seat
        self.seat[i] = u8(seat)
        offered = decision.options
        assert len(offered) <= WIDTH, "a question with more options than there is room for"
        mask = self.mask
        options = self.options
        k: i64 = i * WIDTH
        base: i64 = i * self.actions
        ids = self.ids
        for option in offered:
            id = ids[option.id]
            mask[base + i64(id)] = 1
            options[k] = id
            k += 1
        slot.offered = len(offered)
        self.observer.write(slot.row, slot.state, seat)
