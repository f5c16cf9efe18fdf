"""The Gift Cards in a row: where each is as far as the seat knows (C-89), and what lies at the locations."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gugong.engine.ids import GAIN_1, GAIN_2, NO_EFFECT, SWAP_GIFTS
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.envs.plan import FIRST_HELD, PLANES, Plan, turned
from gugong.envs.row import Row

MARKED_EFFECTS: Final[dict[int, int]] = {NO_EFFECT: 0, GAIN_1: 1, GAIN_2: 2, SWAP_GIFTS: 3}
OF_A_MODULE: Final = 4
OWN_HAND: Final = 0
OWN_DISCARD: Final = 1
ON_BOARD: Final = 2
NOT_SEEN: Final = 3
IN_HAND: Final = 1
IN_DISCARD: Final = 2
EITHER: Final = 3


class Gifts:
    """Writes where the Gift Cards are, by planes: 8 columns for each card."""

    def __init__(self, rules: Rules, plan: Plan, seat_block: i64, per_seat: i64) -> None:
        self.players: i64 = rules.seats
        self.seat_block = seat_block
        self.per_seat = per_seat
        cards, locations = plan.places["cards"], plan.places["locations"]
        self.cards = vec[i16](cards)
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

    def write(self, row: Row, state: State, seat: i64) -> None:
        """Where each Gift Card is, as far as the seat knows (C-89), and what lies at the locations."""
        cells = row.cells
        planes = self.planes
        first: i64 = row.first
        for place in self.in_game:
            cells[first + i64(place)] = 1
        log = row.log
        marked: i64 = row.marked
        location: i64 = 0
        for card in state.board:
            at: i64 = i64(self.locations[location])
            if card >= 0:
                number: i64 = card
                cells[first + at] = u8(self.values[number])
                cells[first + at + 1] = u8(self.cards[number] + 1)
                effect: i64 = at + 2 + i64(self.effects[number])
                cells[first + effect] = 1
                log[marked] = i16(effect)
                column: i64 = i64(planes[number])
                cells[first + column + ON_BOARD] = 1
                log[marked + 1] = i16(column + ON_BOARD)
                marked += 2
                cells[first + column + NOT_SEEN] = 0
            elif at >= 0:
                cells[first + at] = 0
                cells[first + at + 1] = 0
            location += 1  # noqa: SIM113 - a machine word
        row.marked = marked
        known = cast("list[i64]", state.holder_known)
        bit: i64 = 1 << seat
        for card in cast("tuple[i64, ...]", state.pile_tail):
            if known[card] & bit:
                cells[first + i64(planes[card]) + NOT_SEEN] = 2
        for who, cards in enumerate(state.hands):
            self.held(row, state, seat, who, cast("tuple[i64, ...]", cards), OWN_HAND, IN_HAND)
        for who, cards in enumerate(state.discards):
            self.held(row, state, seat, who, cast("tuple[i64, ...]", cards), OWN_DISCARD, IN_DISCARD)

    def held(self, row: Row, state: State, seat: i64, who: i64, cards: tuple[i64, ...], plane: i64, zone: i64) -> None:
        """A hand or a discard: the seat's own, or what it knows of another's; how many they are, all know."""
        cells = row.cells
        planes = self.planes
        first: i64 = row.first
        place: i64 = turned(who, seat, self.players)
        cells[first + self.seat_block + place * self.per_seat + FIRST_HELD + plane] = u8(len(cards))
        log = row.log
        marked: i64 = row.marked
        if place == 0:
            for card in cards:
                own: i64 = i64(planes[card]) + plane
                cells[first + own] = 1
                log[marked] = i16(own)
                marked += 1
                cells[first + own - plane + NOT_SEEN] = 0
        else:
            bit: i64 = 1 << seat
            holder_known = cast("list[i64]", state.holder_known)
            zone_known = cast("list[i64]", state.zone_known)
            for card in cards:
                if holder_known[card] & bit:
                    column: i64 = i64(planes[card]) + NOT_SEEN
                    cells[first + column] = 0
                    column += place
                    if zone_known[card] & bit:
                        cells[first + column] = u8(zone)
                    else:
                        cells[first + column] = EITHER
                    log[marked] = i16(column)
                    marked += 1
        row.marked = marked
