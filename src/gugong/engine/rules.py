"""What a configuration and a catalog add up to: built once, shared by all games of that kind, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gugong.engine.actions import Answer, AnswerTable
from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.conduct import Conduct
from gugong.engine.config import Config
from gugong.engine.decisions import Reason
from gugong.engine.figures import Figures, Side
from gugong.engine.ids import (
    CARD_EFFECTS,
    LOCATIONS,
    MODULE_EFFECT,
    NO_EFFECT,
    NOBODY,
    NOWHERE,
    TOKEN_EFFECTS,
)
from gugong.engine.listeners import Listeners
from gugong.engine.module import Module
from gugong.engine.moments import Moments

if TYPE_CHECKING:
    from gugong.engine.frames import Frame
    from gugong.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Official:
    """Whoever holds a location: judges how the action may be performed, and begins it."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        """Every way the action could ever be performed here, possible now or not."""
        raise NotImplementedError

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        """Why a candidate is not possible now; None if it is."""
        raise NotImplementedError

    def turns_on_hand(self, state: State, seat: int) -> bool:
        """Whether only the seat can tell that no candidate is possible, so that silence would tell others (C-90)."""
        return False

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        """The steps of the action, in order."""
        raise NotImplementedError

    def price(self, state: State, seat: int, answer: Answer) -> int:
        """The Servants to be removed for this way of performing it."""
        return 0


class Rules:
    """The figures at hand: what is printed as short lists, an official a location, the modules in play."""

    def __init__(
        self, figures: Figures, config: Config, answers: AnswerTable, officials: list[Official], installed: list[Module]
    ) -> None:
        self.figures = figures
        self.config = config
        self.answers = answers
        self.installed = installed
        self.modules = [module for module in installed if module.in_play(config)]
        self.places = {module.name(): place for place, module in enumerate(self.modules)}
        self.location_names = [*LOCATIONS, *(name for module in installed for name in module.locations())]
        self.officials = [*officials, *(official for module in installed for official in module.officials())]
        self.locations = self._locations_in_play(len(officials))
        self.at = [answers.at[location] for location in self.locations]
        self._take_players(config)
        self._take_figures(figures)
        self._take_effects(figures)
        self.roads = [list(neighbours) for neighbours in figures.map.roads]
        self.travel_discount = self.tile("travel-discount")
        self.jade_discount = self.tile("jade-discount")
        self.wall_bonus = self.tile("wall-bonus")
        self.equal_gifts = self.tile("equal-gifts")
        self.decree_discount = self.tile("decree-discount")
        self._take_moments(figures)

    def _take_moments(self, figures: Figures) -> None:
        """When which module has a say; last, since modules look up what is here."""
        self.moments = [module.moments(self, place) for place, module in enumerate(self.modules)]
        self.automa_moments = [module.automa(self, place) for place, module in enumerate(self.modules)]
        self.listeners = Listeners(self.modules, self.moments, self.automa_moments)
        self.decree_moments = [self.moments_of(tile.module) for tile in figures.decrees]
        self.effect_places: list[int] = []  # of the module that knows it; NOWHERE if that is not in play
        for module in self.installed:
            self.effect_places.extend([self.places.get(module.name(), NOWHERE)] * len(module.effects()))

    def _take_players(self, config: Config) -> None:
        """Who sits at the table: against Meng two seats, with the second one his."""
        self.seats = max(2, config.players)
        self.everyone = (1 << self.seats) - 1
        places = config.pairing.split("-") if config.players == 1 else [str(i + 1) for i in range(self.seats)]
        self.hand_decks = [f"hand{place}" for place in places]
        self.automa = NOBODY
        self.conduct = Conduct()
        for module in self.modules:
            conduct = module.conduct()
            if conduct is not None:
                self.automa = self.seats - 1
                self.conduct = conduct

    def _take_figures(self, figures: Figures) -> None:
        players = self.config.players
        self.side: Side = figures.small_side if players <= 3 else figures.large_side
        self.wall_size = figures.wall_size[players]
        self.harbours = figures.tracks.harbours
        self.berths = self.harbours * self.side.canal_routes
        self.intrigue_top = figures.tracks.intrigue_steps
        self.palace = figures.tracks.palace_steps
        self.token_slots = figures.tracks.token_slots
        self.ship_capacity = figures.tracks.ship_capacity
        self.reward_slots = list(figures.tracks.reward_slots)
        self.gains = figures.gains
        self.lowest, self.highest = figures.values
        self.token_prices = list(figures.prices.tokens)
        self.benefit_prices = list(figures.prices.benefits)
        self.card_values = [card.value for card in figures.cards]
        leaving = [name for module in self.modules for name in figures.removes.get(module.name(), ())]
        self.cards = [
            number for number, card in enumerate(figures.cards) if self.brings(card.module) and card.name not in leaving
        ]
        self.token_copies = [kind.copies if self.brings(kind.module) else 0 for kind in figures.tokens]
        for kind in figures.tokens:
            if kind.replaces and self.brings(kind.module):
                self.token_copies[self.token(kind.replaces)] -= kind.copies

    def _take_effects(self, figures: Figures) -> None:
        self.effect_names: list[str] = []
        for module in self.installed:
            self.effect_names.extend(module.effects())
        self.card_servants = [figures.actions[name]["servants"] for name in ("servants-1", "servants-2")]
        self.card_effects = [self._card_effect(card.effect) for card in figures.cards]
        self.token_effects = [self._token_effect(kind.effect) for kind in figures.tokens]
        of_token = {kind.name: kind.figures for kind in figures.tokens}
        self.token_worth = [of_token[kind.effect].get("counts", 1) for kind in figures.tokens]
        self.token_servants = [of_token["servants-1"]["servants"], of_token["servants-2"]["servants"]]
        self.token_vp = of_token["vp-2"]["vp"]
        self.jade_least = of_token["discard-7-jade"]["least"]  # the value of a card that is discarded for a Jade
        self.jade_servants = of_token["pay-3-jade"]["servants"]

    def _locations_in_play(self, base: int) -> list[int]:
        found = list(range(base))
        number = base
        for module in self.installed:
            for _ in module.locations():
                if module in self.modules:
                    found.append(number)
                number += 1
        return found

    def brings(self, module: str) -> bool:
        """Whether a thing of this module ("" for the base game) is in play."""
        return module == "" or module in self.places

    def pile_cards(self) -> list[int]:
        """The cards that the draw pile is made of; experts add board cards and spare hands (V-EXP-01, C-71)."""
        cards = self.figures.cards
        if self.config.expert:
            return [card for card in self.cards if cards[card].deck not in self.hand_decks]
        return [card for card in self.cards if cards[card].deck == "draw"]

    def drawn_tiles(self, level: int) -> list[int]:
        """The Decrees of a level that are shuffled and drawn."""
        kept = [module.name() for module in self.modules if not module.draws_decrees()]
        return [
            number
            for number, tile in enumerate(self.figures.decrees)
            if tile.level == level and self.brings(tile.module) and tile.module not in kept
        ]

    def tile(self, name: str) -> int:
        """The number of a Decree by its name; NOWHERE if the catalog has none such."""
        for number, tile in enumerate(self.figures.decrees):
            if tile.name == name:
                return number
        return NOWHERE

    def token(self, name: str) -> int:
        """The number of a kind of Travel Token by its name."""
        return [kind.name for kind in self.figures.tokens].index(name)

    def moments_of(self, module: str) -> Moments | None:
        """The say of the module of this name, if it is in play."""
        return self.moments[self.places[module]] if module in self.places else None

    def automa_of(self, module: str) -> AutomaMoments | None:
        """How a seat that is never asked meets the module of this name, if it is in play."""
        return self.automa_moments[self.places[module]] if module in self.places else None

    def turn_order(self, first: int) -> list[int]:
        """All seats clockwise from `first`."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def effect(self, name: str) -> int:
        """The number of a module's effect; none for one that no installed module knows."""
        return MODULE_EFFECT + self.effect_names.index(name) if name in self.effect_names else NO_EFFECT

    def moments_of_effect(self, effect: int) -> Moments:
        """The say of the module that knows this effect."""
        return self.moments[self.effect_places[effect - MODULE_EFFECT]]

    def automa_of_effect(self, effect: int) -> AutomaMoments:
        """How a seat that is never asked meets this effect of a module."""
        return self.automa_moments[self.effect_places[effect - MODULE_EFFECT]]

    def _card_effect(self, name: str) -> int:
        if name in CARD_EFFECTS:
            return CARD_EFFECTS[name]
        return self.location_names.index(name) if name in self.location_names else self.effect(name)

    def _token_effect(self, name: str) -> int:
        return TOKEN_EFFECTS[name] if name in TOKEN_EFFECTS else self.effect(name)
