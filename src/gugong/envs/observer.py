"""Writes rows straight from the position, by the rules of `view_of` and without a view.

What a seat may not know must not reach its row. The proof is a test: what is hidden from a seat is dealt anew, and the
seat's row does not change by a byte.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gugong.engine.frames import FIELDS, FRAME_NAMES, Frame
from gugong.engine.ids import CHANCE, GAIN_1, GAIN_2, NO_EFFECT, SWAP_GIFTS
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.envs.columns import ModuleColumns
from gugong.envs.row import MOST, Row

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
FIRST_HELD: Final = 22
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
    """Writes rows for games of one kind.

    That is half of what a step costs, so places are kept in machine words, lists of the position are walked rather than
    looked up by number, and columns that every row writes are not marked. Where a machine word meets a constant there
    is an `if` of its own: `word if … else 0` is an object to the compiler, made and taken apart again.
    """

    def __init__(self, rules: Rules, plan: Plan, parts: list[ModuleColumns]) -> None:
        self.rules = rules
        self.parts = parts
        self.prompts = plan.prompts
        self.frame_names = plan.frames
        self.frames: dict[type[Frame], int] = {}
        self.meanings: dict[type[Frame], list[int]] = {}
        self.modules = plan.places["modules"]
        self.players: i64 = rules.seats
        self.size: i64 = plan.size
        self._take_starts(plan.starts)
        cards, tokens, locations = plan.places["cards"], plan.places["tokens"], plan.places["locations"]
        self.cards = vec[i16](cards)
        self.tokens = vec[i16](tokens)
        self.cities = vec[i16](plan.places["cities"])
        self.tiles = vec[i16](plan.places["decrees"])
        self.values = vec[i16](rules.card_values)
        first, width = plan.starts["location"], plan.per_location
        self.locations = vec[i16]([first + width * place if place >= 0 else -1 for place in locations])
        actions = width - 3 - OF_A_MODULE
        marked = {number: OF_A_MODULE + 1 + place for number, place in enumerate(locations) if 0 <= place < actions}
        self.effects = vec[i16]([(MARKED_EFFECTS | marked).get(each, OF_A_MODULE) for each in rules.card_effects])
        self.planes = vec[i16]([plan.starts["card"] + PLANES * place for place in cards])
        pile = rules.pile_cards()
        decks = ["board", *rules.hand_decks]
        dealt = [card for card in rules.cards if card in pile or rules.figures.cards[card].deck in decks]
        self.in_game = vec[i16]([plan.starts["card"] + PLANES * cards[card] + NOT_SEEN for card in dealt])
        copies = zip(tokens, rules.token_copies, strict=True)
        self.kinds = vec[i16]([place if count > 0 else -1 for place, count in copies])  # of Travel Tokens in play

    def _take_starts(self, starts: dict[str, int]) -> None:
        self.head: i64 = starts["head"]
        self.asked: i64 = starts["asked"]
        self.turn: i64 = starts["turn"]
        self.dice: i64 = starts["dice"]
        self.prompt: i64 = starts["prompt"]
        self.frame: i64 = starts["frame"]
        self.figure: i64 = starts["figure"]
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
        self.gifts(row, state, seat)
        for part in self.parts:
            part.write(row, state, seat)

    def turned(self, who: i64, seat: i64) -> i64:
        """A seat, counted clockwise from the one that looks."""
        return who - seat if who >= seat else who - seat + self.players

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
            row.put(self.turn + self.turned(state.active, seat), 1)
        if state.start >= 0:
            row.put(self.turn + SEATS + self.turned(state.start, seat), 1)
        if state.medal >= 0:
            row.put(self.turn + 2 * SEATS + self.turned(state.medal, seat), 1)

    def question(self, row: Row, state: State, seat: int) -> None:
        """Who is asked, what, and what is under way."""
        pending = state.pending
        if pending is None:
            row.put(self.asked + SEATS + 1, 1)
        elif pending.seat == CHANCE:
            row.put(self.asked + SEATS, 1)
        else:
            row.put(self.asked + self.turned(pending.seat, seat), 1)
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
        column: i64 = self.figure
        for number, figure in enumerate(figures):
            if number == FIGURES:
                break
            if isinstance(figure, int):
                meaning = meanings[number] if number < len(meanings) else meanings[-1]
                if meaning != SECRET or figures[0] == seat:
                    row.put(column, self.shown(meaning, figure, seat) + 1)
            column += 1

    def learn(self, kind: type[Frame]) -> int:
        """Note where this class of frames has its column, and what its figures stand for."""
        name = FRAME_NAMES[kind]
        place = self.frame_names.get(name, -1)
        self.frames[kind] = int(self.frame) + place if place >= 0 else int(self.figure) - 1
        self.meanings[kind] = [MEANING.get(field, PLAIN) for field in FIELDS[name]]
        return self.frames[kind]

    def shown(self, meaning: int, figure: i64, seat: i64) -> i64:
        """A figure of a frame as a row has it: seats counted from the one that looks, things by their places."""
        if meaning == PLAIN or figure < 0:
            return figure
        if meaning == A_SEAT:
            return self.turned(figure, seat)
        if meaning == A_TOKEN:
            return i64(self.tokens[figure])
        if meaning == A_TILE:
            return i64(self.tiles[figure])
        return i64(self.cards[figure])

    def board(self, row: Row, state: State, seat: i64) -> None:
        """What lies open on the boards."""
        cells = row.cells
        tokens = self.tokens
        cities = self.cities
        at: i64 = row.first + self.city
        for city, token in enumerate(state.map):
            cells[at + i64(cities[city])] = 0
            if token >= 0:
                cells[at + i64(cities[city])] = u8(tokens[token] + 1)
        at = row.first + self.house
        for jade in state.houses:
            cells[at] = u8(jade)
            at += 1
        self.piles(row, self.bag, state.token_bag)
        self.piles(row, self.used, state.token_discards)
        for tile in state.tiles:
            column: i64 = self.decree + i64(self.tiles[tile]) * (SEATS + 1)
            row.put(column, 1)
            owners: i64 = state.decree_owners[tile]
            who: i64 = 0
            while owners:
                if owners & 1:
                    row.put(column + 1 + self.turned(who, seat), 1)
                owners >>= 1
                who += 1
        column = self.berth
        for ship in state.canal:
            if ship is not None:
                row.put(column, self.turned(ship.owner, seat) + 1)
                row.put(column + 1, ship.servants)
                row.put(column + 2, ship.double)
            column += 3

    def piles(self, row: Row, column: i64, counts: list[int]) -> None:
        """How many Travel Tokens of each kind there are."""
        cells = row.cells
        kinds = self.kinds
        at: i64 = row.first + column
        for kind, count in enumerate(counts):
            place: i64 = i64(kinds[kind])
            if place >= 0:
                cells[at + place] = u8(count)

    def seats(self, row: Row, state: State, seat: i64) -> None:
        """What every player has that all can see."""
        self.by_seat(row, seat, 0, 1, state.vp, 0)
        self.by_seat(row, seat, 1, 1, state.jade, 0)
        self.by_seat(row, seat, 2, 1, state.intrigue, 0)
        self.by_seat(row, seat, 4, 1, state.envoy, 0)
        self.by_seat(row, seat, 5, 1, state.spot, 1)
        self.by_seat(row, seat, 7, 1, state.pool, 0)
        self.by_seat(row, seat, 8, 1, state.pool_neutral, 0)
        self.by_seat(row, seat, 9, 1, state.supply, 0)
        self.by_seat(row, seat, 10, 1, state.supply_neutral, 0)
        self.by_seat(row, seat, 11, 1, state.wall, 0)
        self.by_seat(row, seat, 12, 1, state.wall_double, 0)
        self.by_seat(row, seat, FIRST_REWARD, 3, state.rewards, 0)
        cells = row.cells
        cities = self.cities
        tokens = self.tokens
        for rank, who in enumerate(state.markers):
            column: i64 = self.seat_block + self.turned(who, seat) * self.per_seat
            city = state.traveller[who]
            cells[row.first + column + 3] = u8(rank)
            cells[row.first + column + 6] = 0
            if city >= 0:
                cells[row.first + column + 6] = u8(cities[city] + 1)
            row.put(column + FIRST_DOUBLE + state.double[who], 1)
            for token in state.tokens[who]:
                row.add(column + FIRST_TOKEN + i64(tokens[token]))

    def by_seat(self, row: Row, seat: i64, first: i64, width: i64, values: list[int], more: i64) -> None:
        """Figures that every seat has: the first of their columns, how many they are, and what is added to each."""
        cells = row.cells
        step: i64 = self.per_seat
        whole: i64 = self.players * step
        start: i64 = row.first + self.seat_block + first
        at: i64 = start  # of seat 0
        if seat:
            at += whole - seat * step
        number: i64 = 0
        for value in values:
            found: i64 = value + more
            if found > MOST:
                found = MOST
            cells[at + number] = u8(found)
            number += 1
            if number == width:
                number = 0
                at += step
                if at >= start + whole:
                    at -= whole

    def gifts(self, row: Row, state: State, seat: i64) -> None:
        """Where each Gift Card is, as far as the seat knows (C-89), and what lies at the locations."""
        cells = row.cells
        planes = self.planes
        first: i64 = row.first
        for place in self.in_game:
            cells[first + i64(place)] = 1
        for location, card in enumerate(state.board):
            at: i64 = i64(self.locations[location])
            if card >= 0:
                cells[first + at] = u8(self.values[card])
                cells[first + at + 1] = u8(self.cards[card] + 1)
                row.put(at + 2 + i64(self.effects[card]), 1)
                row.put(i64(planes[card]) + ON_BOARD, 1)
                cells[first + i64(planes[card]) + NOT_SEEN] = 0
            elif at >= 0:
                cells[first + at] = 0
                cells[first + at + 1] = 0
        bit: i64 = 1 << seat
        for card in state.pile_tail:
            if state.holder_known[card] & bit:
                cells[first + i64(planes[card]) + NOT_SEEN] = 2
        for who, hand in enumerate(state.hands):
            self.held(row, state, seat, who, hand, OWN_HAND, IN_HAND)
        for who, discard in enumerate(state.discards):
            self.held(row, state, seat, who, discard, OWN_DISCARD, IN_DISCARD)

    def held(self, row: Row, state: State, seat: i64, who: i64, cards: tuple[int, ...], plane: i64, zone: i64) -> None:
        """A hand or a discard: the seat's own, or what it knows of another's; how many they are, all know."""
        cells = row.cells
        planes = self.planes
        bit: i64 = 1 << seat
        turned: i64 = self.turned(who, seat)
        cells[row.first + self.seat_block + turned * self.per_seat + FIRST_HELD + plane] = u8(len(cards))
        for card in cards:
            column: i64 = i64(planes[card])
            if turned == 0:
                row.put(column + plane, 1)
            elif state.holder_known[card] & bit:
                known: i64 = zone
                if not state.zone_known[card] & bit:
                    known = EITHER
                row.put(column + NOT_SEEN + turned, known)
            else:
                continue
            cells[row.first + column + NOT_SEEN] = 0
