"""What a configuration and a catalog add up to: built once, shared by all games of that kind, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gugong.engine.actions import Answer, AnswerTable
from gugong.engine.config import Config
from gugong.engine.decisions import Reason
from gugong.engine.ids import (
    CARD_EFFECTS,
    COUNTS_TWICE,
    LOCATIONS,
    NOWHERE,
    TOKEN_EFFECTS,
)
from gugong.engine.tables import Side, Tables

if TYPE_CHECKING:
    from gugong.engine.frames import Frame
    from gugong.engine.modules.base import Module
    from gugong.engine.state import State


class Official:
    """Whoever holds a location: judges how the action may be performed, and begins it."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        """Every way the action could ever be performed here, possible now or not."""
        raise NotImplementedError

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        """Why a candidate is not possible now; None if it is."""
        raise NotImplementedError

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        """The steps of the action, in order."""
        raise NotImplementedError

    def price(self, state: State, seat: int, answer: Answer) -> int:
        """The Servants to be removed for this way of performing it."""
        return 0


class Rules:
    """The figures at hand: tables turned into short lists, one official a location, and the modules in play."""

    def __init__(
        self, tables: Tables, config: Config, answers: AnswerTable, officials: list[Official], modules: list[Module]
    ) -> None:
        self.tables = tables
        self.config = config
        self.answers = answers
        self.officials = officials
        self.modules = modules
        self.seats = config.players
        self.everyone = (1 << config.players) - 1
        self.side: Side = tables.small_side if config.players <= 3 else tables.large_side
        self.wall_size = tables.wall_size[config.players]
        self.harbours = tables.tracks.harbours
        self.berths = self.harbours * self.side.canal_routes
        self.intrigue_top = tables.tracks.intrigue_steps
        self.palace = tables.tracks.palace_steps
        self.token_slots = tables.tracks.token_slots
        self.ship_capacity = tables.tracks.ship_capacity
        self.reward_slots = list(tables.tracks.reward_slots)
        self.token_prices = list(tables.prices.tokens)
        self.benefit_prices = list(tables.prices.benefits)
        self.card_values = [card.value for card in tables.cards]
        self.card_effects = [self._card_effect(card.effect) for card in tables.cards]
        self.token_effects = [TOKEN_EFFECTS.get(kind.effect, -1) for kind in tables.tokens]
        self.token_worth = [2 if effect == COUNTS_TWICE else 1 for effect in self.token_effects]
        self.roads = [list(neighbours) for neighbours in tables.map.roads]
        self.travel_discount = self.tile("travel-discount")
        self.jade_discount = self.tile("jade-discount")
        self.wall_bonus = self.tile("wall-bonus")
        self.equal_gifts = self.tile("equal-gifts")
        self.decree_discount = self.tile("decree-discount")

    def tile(self, name: str) -> int:
        """The number of a Decree by its name; NOWHERE if the catalog has none such."""
        for number, tile in enumerate(self.tables.decrees):
            if tile.name == name:
                return number
        return NOWHERE

    def turn_order(self, first: int) -> list[int]:
        """All seats clockwise from `first`."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def _card_effect(self, name: str) -> int:
        if name in CARD_EFFECTS:
            return CARD_EFFECTS[name]
        return LOCATIONS.index(name)
