"""Writes rows straight from the position, by the rules of `view_of` and without a view.

What a seat may not know must not reach its row. The proof is a test: what is hidden from a seat is dealt anew, and the
seat's row does not change by a byte.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from gugong.engine.frames import FIELDS, FRAME_NAMES, Frame
from gugong.engine.ids import CHANCE, GAIN_1, GAIN_2, NO_EFFECT, SWAP_GIFTS
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.envs.columns import ModuleColumns
from gugong.envs.row import Row

# What a figure of a frame stands for, by the name of its field.
PLAIN: Final = 0
A_SEAT: Final = 1
A_CARD: Final = 2
SECRET: Final = 3
A_TOKEN: Final = 4
A_TILE: Final = 5
MEANING: Final[dict[str, int]] = {
    "seat": A_SEAT,
    "partner": A_SEAT,
    "seats": A_SEAT,
    "card": A_CARD,
    "card!": SECRET,
    "token": A_TOKEN,
    "tile": A_TILE,
}
MARKED_EFFECTS: Final[dict[int, int]] = {NO_EFFECT: 0, GAIN_1: 1, GAIN_2: 2, SWAP_GIFTS: 3}
OF_A_MODULE: Final = 4
FIGURES: Final = 8
OWN_HAND: Final = 0
OWN_DISCARD: Final = 1
ON_BOARD: Final = 2
NOT_SEEN: Final = 3
IN_HAND: Final = 1
IN_DISCARD: Final = 2
EITHER: Final = 3
SEATS: Final = 5
FIRST_DOUBLE: Final = 13  # of the columns of a seat
FIRST_REWARD: Final = 19
FIRST_TOKEN: Final = 24
PLANES: Final = 8


class Plan:
    """Where the things of one kind of game have their columns: first columns by group, places by block and number."""

    def __init__(
        self,
        size: int,
        starts: dict[str, int],
        places: dict[str, list[int]],
        prompts: dict[str, int],
        frames: dict[str, int],
        per_location: int,
    ) -> None:
        self.size = size
        self.starts = starts
        self.places = places
        self.prompts = prompts
        self.frames = frames
        self.per_location = per_location


class Observer:
    """Writes rows for games of one kind."""

    def __init__(self, rules: Rules, plan: Plan, parts: list[ModuleColumns]) -> None:
        self.rules = rules
        self.parts = parts
        self.prompts = plan.prompts
        self.frame_names = plan.frames
        self.frames: dict[type[Frame], int] = {}
        self.meanings: dict[type[Frame], list[int]] = {}
        self.cards = plan.places["cards"]
        self.tokens = plan.places["tokens"]
        self.cities = plan.places["cities"]
        self.tiles = plan.places["decrees"]
        self.locations = plan.places["locations"]
        self.modules = plan.places["modules"]
        self.size: i64 = plan.size
        self.per_location: i64 = plan.per_location
        self._take_starts(plan.starts)
        self.effects = [self.effect_mark(effect) for effect in rules.card_effects]
        pile = rules.pile_cards()
        decks = ["board", *rules.hand_decks]
        dealt = [card for card in rules.cards if card in pile or rules.figures.cards[card].deck in decks]
        self.in_game = [self.cards[card] for card in dealt]
        self.kinds = [kind for kind, copies in enumerate(rules.token_copies) if copies > 0]  # of Travel Tokens

    def _take_starts(self, starts: dict[str, int]) -> None:
        self.head: i64 = starts["head"]
        self.asked: i64 = starts["asked"]
        self.turn: i64 = starts["turn"]
        self.dice: i64 = starts["dice"]
        self.prompt: i64 = starts["prompt"]
        self.frame: i64 = starts["frame"]
        self.figure: i64 = starts["figure"]
        self.location: i64 = starts["location"]
        self.city: i64 = starts["city"]
        self.house: i64 = starts["house"]
        self.bag: i64 = starts["bag"]
        self.used: i64 = starts["used"]
        self.decree: i64 = starts["decree"]
        self.berth: i64 = starts["berth"]
        self.seat_block: i64 = starts["seats"]
        self.card: i64 = starts["card"]
        self.per_seat: i64 = (starts["card"] - starts["seats"]) // SEATS

    def effect_mark(self, effect: int) -> int:
        """The mark, among those of a location, of what a card does."""
        if effect in MARKED_EFFECTS:
            return MARKED_EFFECTS[effect]
        actions = int(self.per_location) - 3 - OF_A_MODULE
        if 0 <= effect < len(self.locations) and 0 <= self.locations[effect] < actions:
            return OF_A_MODULE + 1 + self.locations[effect]
        return OF_A_MODULE

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
        self.gifts(row, state, seat)
        for part in self.parts:
            part.write(row, state, seat)

    def table(self, row: Row, state: State, seat: int) -> None:
        """The head, whose turn it is, and the dice."""
        seats: i64 = self.rules.seats
        me: i64 = seat
        row.keep(self.head + 1, me)
        row.keep(self.head + 5, state.day)
        column: i64 = self.head + 6
        for face in state.dice:
            row.keep(column, face)
            column += 1
            if face > 0:
                row.add(self.dice + face)
        row.keep(self.head + 9, state.pile_size())
        if state.active >= 0:
            row.put(self.turn + (state.active - me + seats) % seats, 1)
        if state.start >= 0:
            row.put(self.turn + SEATS + (state.start - me + seats) % seats, 1)
        if state.medal >= 0:
            row.put(self.turn + 2 * SEATS + (state.medal - me + seats) % seats, 1)

    def question(self, row: Row, state: State, seat: int) -> None:
        """Who is asked, what, and what is under way."""
        seats: i64 = self.rules.seats
        me: i64 = seat
        pending = state.pending
        if pending is None:
            row.put(self.asked + SEATS + 1, 1)
        elif pending.seat == CHANCE:
            row.put(self.asked + SEATS, 1)
        else:
            row.put(self.asked + (pending.seat - me + seats) % seats, 1)
            known = self.prompts.get(pending.prompt, -1)
            row.put(self.prompt + known if known >= 0 else self.frame - 1, 1)
        stack = state.stack
        if not stack:
            return
        frames = self.frames
        for frame in stack:
            place = frames.get(type(frame), 0)  # 0 is a column of the head: one that was not met yet
            row.add(place if place else self.learn(type(frame)))
        top = stack[-1]
        figures = top.row()
        meanings = self.meanings[type(top)]
        owner = figures[0] if figures else -1
        column: i64 = self.figure
        for number, figure in enumerate(figures):
            if number == FIGURES:
                break
            if isinstance(figure, int):
                meaning = meanings[number] if number < len(meanings) else meanings[-1]
                if meaning != SECRET or owner == seat:
                    row.put(column, self.shown(meaning, figure, seat) + 1)
            column += 1

    def learn(self, kind: type[Frame]) -> int:
        """Note where this class of frames has its column, and what its figures stand for."""
        name = FRAME_NAMES[kind]
        place = self.frame_names.get(name, -1)
        self.frames[kind] = int(self.frame) + place if place >= 0 else int(self.figure) - 1
        self.meanings[kind] = [MEANING.get(field, PLAIN) for field in FIELDS[name]]
        return self.frames[kind]

    def shown(self, meaning: int, figure: int, seat: int) -> int:
        """A figure of a frame as a row has it: seats counted from the one that looks, things by their places."""
        if meaning == PLAIN or figure < 0:
            return figure
        if meaning == A_SEAT:
            return (figure - seat + self.rules.seats) % self.rules.seats
        if meaning == A_TOKEN:
            return self.tokens[figure]
        if meaning == A_TILE:
            return self.tiles[figure]
        return self.cards[figure]

    def board(self, row: Row, state: State, seat: int) -> None:
        """What lies open on the boards."""
        rules = self.rules
        seats: i64 = rules.seats
        me: i64 = seat
        column: i64 = 0
        for location in rules.locations:
            column = self.location + self.locations[location] * self.per_location
            card = state.board[location]
            if card >= 0:
                row.put(column, rules.card_values[card])
                row.put(column + 1, self.cards[card] + 1)
                row.put(column + 2 + self.effects[card], 1)
        cells = row.cells
        tokens = self.tokens
        column = row.first + self.city
        cities = self.cities
        for number, token in enumerate(state.map):
            cells[column + cities[number]] = u8(tokens[token] + 1) if token >= 0 else 0
        column = row.first + self.house
        for jade in state.houses:
            cells[column] = u8(jade)
            column += 1
        bag: i64 = row.first + self.bag
        used: i64 = row.first + self.used
        for kind in self.kinds:
            place: i64 = tokens[kind]
            cells[bag + place] = u8(state.token_bag[kind])
            cells[used + place] = u8(state.token_discards[kind])
        for tile in state.tiles:
            column = self.decree + self.tiles[tile] * (SEATS + 1)
            row.put(column, 1)
            owners: i64 = state.decree_owners[tile]
            who: i64 = 0
            while owners:
                if owners & 1:
                    row.put(column + 1 + (who - me + seats) % seats, 1)
                owners >>= 1
                who += 1
        column = self.berth
        for ship in state.canal:
            if ship is not None:
                row.put(column, (ship.owner - me + seats) % seats + 1)
                row.put(column + 1, ship.servants)
                row.put(column + 2, ship.double)
            column += 3

    def seats(self, row: Row, state: State, seat: int) -> None:
        """What every player has that all can see."""
        seats: i64 = self.rules.seats
        me: i64 = seat
        cells = row.cells
        for rank, who in enumerate(state.markers):
            column: i64 = self.seat_block + (who - me + seats) % seats * self.per_seat
            row.keep(column, state.vp[who])
            row.keep(column + 1, state.jade[who])
            place: i64 = row.first + column
            cells[place + 2] = u8(state.intrigue[who])
            cells[place + 3] = u8(rank)
            cells[place + 4] = u8(state.envoy[who])
            cells[place + 5] = u8(state.spot[who] + 1)
            traveller = state.traveller[who]
            cells[place + 6] = u8(self.cities[traveller] + 1 if traveller >= 0 else 0)
            cells[place + 7] = u8(state.pool[who])
            cells[place + 8] = u8(state.pool_neutral[who])
            cells[place + 9] = u8(state.supply[who])
            cells[place + 10] = u8(state.supply_neutral[who])
            cells[place + 11] = u8(state.wall[who])
            cells[place + 12] = u8(state.wall_double[who])
            row.put(column + FIRST_DOUBLE + state.double[who], 1)
            cells[place + FIRST_REWARD] = u8(state.rewards[who * 3])
            cells[place + FIRST_REWARD + 1] = u8(state.rewards[who * 3 + 1])
            cells[place + FIRST_REWARD + 2] = u8(state.rewards[who * 3 + 2])
            cells[place + FIRST_REWARD + 3] = u8(len(state.hands[who]))
            cells[place + FIRST_REWARD + 4] = u8(len(state.discards[who]))
            for token in state.tokens[who]:
                row.add(column + FIRST_TOKEN + self.tokens[token])

    def gifts(self, row: Row, state: State, seat: int) -> None:
        """Where each Gift Card is, as far as the seat knows (C-89)."""
        seats: i64 = self.rules.seats
        me: i64 = seat
        bit = 1 << seat
        cards = self.cards
        cells = row.cells
        first: i64 = self.card
        offset: i64 = row.first + first
        for card in self.in_game:
            cells[offset + card * PLANES + NOT_SEEN] = 1
        for card in state.board:
            if card >= 0:
                row.put(first + cards[card] * PLANES + ON_BOARD, 1)
                cells[offset + cards[card] * PLANES + NOT_SEEN] = 0
        for card in state.pile_tail:
            if state.holder_known[card] & bit:
                cells[offset + cards[card] * PLANES + NOT_SEEN] = 2
        who = 0
        while who < seats:
            plane: i64 = NOT_SEEN + (who - me + seats) % seats
            mine = who == seat
            for card in state.hands[who]:
                column: i64 = first + cards[card] * PLANES
                if mine:
                    row.put(column + OWN_HAND, 1)
                    cells[row.first + column + NOT_SEEN] = 0
                elif state.holder_known[card] & bit:
                    row.put(column + plane, IN_HAND if state.zone_known[card] & bit else EITHER)
                    cells[row.first + column + NOT_SEEN] = 0
            for card in state.discards[who]:
                column = first + cards[card] * PLANES
                if mine:
                    row.put(column + OWN_DISCARD, 1)
                    cells[row.first + column + NOT_SEEN] = 0
                elif state.holder_known[card] & bit:
                    row.put(column + plane, IN_DISCARD if state.zone_known[card] & bit else EITHER)
                    cells[row.first + column + NOT_SEEN] = 0
            who += 1
