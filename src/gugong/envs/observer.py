"""Writes rows straight from the position, by the rules of `view_of` and without a view.

What a seat may not know must not reach its row. The proof is a test: what is hidden from a seat is dealt anew, and the
seat's row does not change by a byte.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gugong.engine.ids import CHANCE
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.envs.columns import ModuleColumns
from gugong.envs.gifts import Gifts
from gugong.envs.plan import FIRST_HELD, SEATS, Plan, turned
from gugong.envs.row import MOST, Row
from gugong.envs.under_way import UnderWay

FIRST_DOUBLE: Final = 13  # of the columns of a seat
FIRST_REWARD: Final = 19
FIRST_TOKEN: Final = 24


class Observer:
    """Writes rows for games of one kind.

    That is half of what a step costs, so places are kept in machine words, lists of the position are walked rather than
    looked up by number, and columns that every row writes are not marked. Where a machine word meets a constant there
    is an `if` of its own: `word if … else 0` is an object to the compiler, made and taken apart again. What is walked
    is cast to a list of machine words, which takes each number out of its object in one step, and marks of long walks
    are made in place, not by `Row.put`.
    """

    def __init__(self, rules: Rules, plan: Plan, parts: list[ModuleColumns]) -> None:
        self.rules = rules
        self.parts = parts
        self.prompts = plan.prompts
        self.modules = plan.places["modules"]
        self.players: i64 = rules.seats
        self.size: i64 = plan.size
        self._take_starts(plan.starts)
        self.under_way = UnderWay(rules.seats, plan)
        self.gifts = Gifts(rules, plan, self.seat_block, self.per_seat)
        tokens = plan.places["tokens"]
        self.tokens = vec[i16](tokens)
        self.cities = vec[i16](plan.places["cities"])
        self.tiles = vec[i16](plan.places["decrees"])
        kinds = [number for number, count in enumerate(rules.token_copies) if count > 0 and tokens[number] >= 0]
        self.kinds = vec[i16](kinds)  # of Travel Tokens in play

    def _take_starts(self, starts: dict[str, int]) -> None:
        self.head: i64 = starts["head"]
        self.asked: i64 = starts["asked"]
        self.turn: i64 = starts["turn"]
        self.dice: i64 = starts["dice"]
        self.prompt: i64 = starts["prompt"]
        self.frame: i64 = starts["frame"]
        self.city: i64 = starts["city"]
        self.house: i64 = starts["house"]
        self.bag: i64 = starts["bag"]
        self.used: i64 = starts["used"]
        self.decree: i64 = starts["decree"]
        self.berth: i64 = starts["berth"]
        self.seat_block: i64 = starts["seats"]
        self.per_seat: i64 = (starts["card"] - starts["seats"]) // SEATS

    def prime(self, row: Row) -> None:
        """Write what is the same throughout a kind of game, once for each row."""
        config = self.rules.config
        row.keep(self.head, self.rules.seats)
        row.keep(self.head + 2, 1 if self.rules.automa >= 0 else 0)
        row.keep(self.head + 3, 1 if config.expert else 0)
        row.keep(self.head + 4, 1 if config.layered_pile else 0)
        row.keep(self.head + 10, self.rules.wall_size)
        for module in self.modules:
            row.keep(self.head + 11 + module, 1)

    def write(self, row: Row, state: State, seat: int) -> None:
        """The row of this seat, asked or not; `row` has been primed, and holds this or another row of its kind."""
        row.clear()
        self.table(row, state, seat)
        self.question(row, state, seat)
        self.board(row, state, seat)
        self.seats(row, state, seat)
        self.gifts.write(row, state, seat)
        for part in self.parts:
            part.write(row, state, seat)

    def table(self, row: Row, state: State, seat: i64) -> None:
        """The head, whose turn it is, and the dice."""
        row.keep(self.head + 1, seat)
        row.keep(self.head + 5, state.day)
        column: i64 = self.head + 6
        for face in state.dice:
            row.keep(column, face)
            column += 1
            if face > 0:
                row.add(self.dice + face)
        row.keep(self.head + 9, state.pile_size())
        if state.active >= 0:
            row.put(self.turn + turned(state.active, seat, self.players), 1)
        if state.start >= 0:
            row.put(self.turn + SEATS + turned(state.start, seat, self.players), 1)
        if state.medal >= 0:
            row.put(self.turn + 2 * SEATS + turned(state.medal, seat, self.players), 1)

    def question(self, row: Row, state: State, seat: int) -> None:
        """Who is asked, what, and what is under way."""
        pending = state.pending
        if pending is None:
            row.put(self.asked + SEATS + 1, 1)
        elif pending.seat == CHANCE:
            row.put(self.asked + SEATS, 1)
        else:
            row.put(self.asked + turned(pending.seat, seat, self.players), 1)
            known = self.prompts.get(pending.prompt, -1)
            row.put(self.prompt + known if known >= 0 else self.frame - 1, 1)
        self.under_way.write(row, state.stack, seat)

    def board(self, row: Row, state: State, seat: i64) -> None:
        """What lies open on the boards."""
        cells = row.cells
        tokens = self.tokens
        cities = self.cities
        at: i64 = row.first + self.city
        number: i64 = 0
        for token in state.map:
            if token >= 0:
                cells[at + i64(cities[number])] = u8(tokens[token] + 1)
            else:
                cells[at + i64(cities[number])] = 0
            number += 1  # noqa: SIM113 - a machine word
        at = row.first + self.house
        for jade in cast("list[i64]", state.houses):
            cells[at] = u8(jade)
            at += 1
        self.piles(row, self.bag, cast("list[i64]", state.token_bag))
        self.piles(row, self.used, cast("list[i64]", state.token_discards))
        self.decrees(row, state, seat)
        column = self.berth
        for ship in state.canal:
            if ship is not None:
                row.put(column, turned(ship.owner, seat, self.players) + 1)
                row.put(column + 1, ship.servants)
                row.put(column + 2, ship.double)
            column += 3

    def decrees(self, row: Row, state: State, seat: i64) -> None:
        """The Decrees in play, and whose Servants are on them."""
        cells = row.cells
        log = row.log
        marked: i64 = row.marked
        owned = cast("list[i64]", state.decree_owners)
        for tile in cast("tuple[i64, ...]", state.tiles):
            column: i64 = self.decree + i64(self.tiles[tile]) * (SEATS + 1)
            cells[row.first + column] = 1
            log[marked] = i16(column)
            marked += 1
            owners: i64 = owned[tile]
            who: i64 = 0
            while owners:
                if owners & 1:
                    owner: i64 = column + 1 + turned(who, seat, self.players)
                    cells[row.first + owner] = 1
                    log[marked] = i16(owner)
                    marked += 1
                owners >>= 1
                who += 1
        row.marked = marked

    def piles(self, row: Row, column: i64, counts: list[i64]) -> None:
        """How many Travel Tokens of each kind there are."""
        cells = row.cells
        tokens = self.tokens
        at: i64 = row.first + column
        for kind in self.kinds:
            cells[at + i64(tokens[i64(kind)])] = u8(counts[i64(kind)])

    def seats(self, row: Row, state: State, seat: i64) -> None:
        """What every player has that all can see."""
        cells = row.cells
        step: i64 = self.per_seat
        whole: i64 = self.players * step
        start: i64 = row.first + self.seat_block
        end: i64 = start + whole
        zero: i64 = start  # where seat 0 has its columns
        if seat:
            zero += whole - seat * step
        self.by_seat(cells, zero, end, cast("list[i64]", state.vp))
        self.by_seat(cells, zero + 1, end, cast("list[i64]", state.jade))
        self.by_seat(cells, zero + 2, end, cast("list[i64]", state.intrigue))
        self.by_seat(cells, zero + 4, end, cast("list[i64]", state.envoy))
        self.by_seat(cells, zero + 7, end, cast("list[i64]", state.pool))
        self.by_seat(cells, zero + 8, end, cast("list[i64]", state.pool_neutral))
        self.by_seat(cells, zero + 9, end, cast("list[i64]", state.supply))
        self.by_seat(cells, zero + 10, end, cast("list[i64]", state.supply_neutral))
        self.by_seat(cells, zero + 11, end, cast("list[i64]", state.wall))
        self.by_seat(cells, zero + 12, end, cast("list[i64]", state.wall_double))
        rank: u8 = 0
        for who in cast("list[i64]", state.markers):
            cells[start + turned(who, seat, self.players) * step + 3] = rank
            rank += 1  # noqa: SIM113 - a machine word
        at: i64 = zero
        for spot in state.spot:
            cells[at + 5] = u8(spot + 1)
            at += step
            if at >= end:
                at -= whole
        for city in state.traveller:
            cells[at + 6] = 0
            if city >= 0:
                cells[at + 6] = u8(self.cities[city] + 1)
            at += step
            if at >= end:
                at -= whole
        self.held_by_seat(row, state, zero, end)

    def held_by_seat(self, row: Row, state: State, at: i64, end: i64) -> None:
        """Rewards, Travel Tokens, and where each Double Servant is."""
        cells = row.cells
        step: i64 = self.per_seat
        whole: i64 = self.players * step
        number: i64 = FIRST_REWARD
        for marked in cast("list[i64]", state.rewards):
            cells[at + number] = u8(marked)
            number += 1
            if number == FIRST_HELD:
                number = FIRST_REWARD
                at += step
                if at >= end:
                    at -= whole
        for zone in cast("list[i64]", state.double):
            row.put(at - row.first + FIRST_DOUBLE + zone, 1)
            at += step
            if at >= end:
                at -= whole
        for held in state.tokens:
            for token in cast("tuple[i64, ...]", held):
                row.add(at - row.first + FIRST_TOKEN + i64(self.tokens[token]))
            at += step
            if at >= end:
                at -= whole

    def by_seat(self, cells: vec[u8], at: i64, end: i64, values: list[i64]) -> None:
        """A figure that every seat has: its column of seat 0, and where columns begin again."""
        step: i64 = self.per_seat
        whole: i64 = self.players * step
        for value in values:
            if value > MOST:
                cells[at] = MOST
            else:
                cells[at] = u8(value)
            at += step
            if at >= end:
                at -= whole
