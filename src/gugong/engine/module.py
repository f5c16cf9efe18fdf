"""What a module may do: named moments at which it adds steps, figures or questions.

A module adds rooms to the house; it does not put switches into old ones. Base code calls these moments for every module
in play and never asks which modules those are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from gugong.engine.actions import Answer, AnswerTable
from gugong.engine.conduct import Conduct
from gugong.engine.config import Config
from gugong.engine.decisions import HIGHER, Free, Reason
from gugong.engine.envoy_way import EnvoyWay
from gugong.engine.figures import Figures
from gugong.engine.frames import Frame
from gugong.engine.ids import NOWHERE
from gugong.engine.module_state import ModuleState

if TYPE_CHECKING:
    from gugong.engine.rules import Official, Rules
    from gugong.engine.state import State


Shape = dict[str, object]  # a JSON Schema
ON_TURNS: Final = "on turns"  # what may lie on whatever performs an action,
ON_EFFECTS: Final = "on effects"  # on whatever waits for the benefit of a token,
ON_QUESTIONS: Final = "on questions"  # and on any question
PERFORMERS: Final = "performers"  # further frames on which actions may lie
BY_CONDUCT: Final = "by conduct"  # frames that ask a player, and know what a seat does that plays by `Conduct`
AWAIT_EFFECTS: Final = "await effects"  # further frames that wait for the benefit of a token
NEVER_OPEN: Final = "never open"  # frames of set-up, and those that never wait for an answer or for a step that does


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A module: what it brings, and the moments it cares about. It keeps nothing but figures."""

    # What it brings

    def fresh(self) -> Module:
        """Another one like it: each kind of game has its own, so that `bind` may keep what it finds."""
        return type(self)()

    def name(self) -> str:
        """Its name in a configuration, as in the catalog."""
        raise NotImplementedError

    def in_play(self, config: Config) -> bool:
        """Whether a game of this make-up has it."""
        return self.name() in config.modules

    def refuses(self, config: Config, figures: Figures, modules: list[Module]) -> Reason | None:
        """Why there can be no such game, by the rules of this module; asked whether it is in play or not.

        `modules` are those in play. The reason's argument `option` names the option of the game that is at fault.
        """
        return None

    def conduct(self) -> Conduct | None:
        """How the last seat plays, if this module plays it."""
        return None

    def locations(self) -> list[str]:
        """The locations it adds, in order."""
        return []

    def officials(self) -> list[Official]:
        """Their officials."""
        return []

    def effects(self) -> list[str]:
        """Effects of cards and tokens that it knows; they are numbered from MODULE_EFFECT on (`Rules.effect`)."""
        return []

    def field_words(self) -> dict[str, list[str]]:
        """The words in which fields of its frames are written; a field left out is a plain number."""
        return {}

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        """Put its own answers into the table; done for every installed module, in play or not."""

    def bind(self, rules: Rules, place: int) -> None:
        """Look up what it needs; `place` is where its state stands in `State.module_states`."""

    def new_state(self, rules: Rules) -> ModuleState:
        """Its things at the start."""
        return ModuleState()

    def neutral_servants(self, rules: Rules) -> int:
        """How many Servants of no colour it brings: they belong to whoever gains them, pay, and are never placed."""
        return 0

    def decree_of_board(self) -> str:
        """The Decree for which its own board has a space; "" if it has no such space."""
        return ""

    def own_decree(self, rules: Rules) -> int:
        """The number of that Decree, or NOWHERE."""
        decree = self.decree_of_board()
        return rules.tile(decree) if decree else NOWHERE

    def fill_space(self, state: State, tile: int) -> list[Frame] | None:
        """Its own way to fill the space on which `tile`, some module's own Decree, would lie; None if it has none."""
        return None

    def set_up(self, state: State) -> list[Frame]:
        """Steps after the base game's set-up, before the first turn."""
        return []

    def draws_told(self, rules: Rules, own: dict[str, object], position: dict[str, object]) -> list[str]:
        """What chance must have answered to them, by a position amid set-up; `own` is this module's part of it."""
        return []

    def lays(self) -> dict[str, str]:
        """The frames it may leave on others where a question is open, by what they lie on: a frame, or ON_TURNS …"""
        return {}

    def position_keys(self) -> dict[str, Shape]:
        """The keys of its part of a position, each with its JSON Schema."""
        return {}

    def misfit(self, state: State, frame: Frame) -> Reason | None:
        """What a frame of this module, read from a position, counts on and does not find; None if it fits."""
        return None

    # Gifts

    def mixes_hands(self) -> bool:
        """Whether cards pass from hand to hand unseen."""
        return False

    def card_placed(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        """A player has placed a Gift Card on a location, by whatever means (C-15)."""
        return []

    def compare(self, state: State, seat: int, card: int, location: int) -> int:
        """1 if this exchange is free whatever the values, -1 if never, 0 if the values decide."""
        return 0

    def added_value(self, state: State, seat: int, card: int) -> int:
        """What a card this seat plays counts beyond its printed value."""
        return 0

    def free_by_value(self) -> Free:
        """How an exchange is free because of `added_value`; `answer-at_` and its way is the key of the sentence."""
        return HIGHER

    def card_action(self, state: State, seat: int, card: int, effect: int) -> list[Frame]:
        """The action of a card with an effect of this module."""
        return []

    def card_used(self, state: State, seat: int) -> list[Frame]:
        """A player has used a card's action that is no location's; for those there is `action_done`."""
        return []

    def more_actions(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        """Further actions that an exchange with actions allows, behind the card's and the location's."""
        return []

    def after_exchange(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        """Steps behind all actions of an exchange with actions."""
        return []

    # Tokens and other benefits

    def token_taken(self, state: State, seat: int, token: int) -> list[Frame]:
        """A Traveller has taken a token from the map."""
        return []

    def token_exchanged(self, state: State, seat: int, token: int) -> None:
        """A stored token has been handed in."""

    def has_benefit(self, effect: int) -> bool:
        """Whether a token of this module does something when it is taken; if not, it is only stored."""
        return True

    def judge_effect(self, state: State, seat: int, effect: int) -> Reason | None:
        """Why a benefit of this module would do nothing now."""
        return None

    def begin_effect(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        """The steps of a token's benefit of this module."""
        return []

    def keeps_token(self, effect: int) -> bool:
        """Whether the benefit's own steps say where the token goes, so that it is not stored at once."""
        return False

    def rule_of_effect(self, effect: int) -> str:
        """The rule behind an effect of this module."""
        return ""

    def asides(self, state: State, seat: int) -> list[Answer]:
        """What the seat may do at any moment, listed behind the answers of the question."""
        return []

    def judge_aside(self, state: State, seat: int, answer: Answer) -> Reason | None:
        """Why an aside of this module is not on offer; None if it is not this module's."""
        return None

    def take_aside(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        """The steps of an aside of this module; none if it is another's."""
        return []

    # Actions and Envoys

    def action_done(self, state: State, seat: int, location: int, source: int) -> list[Frame]:
        """A player has performed a location's action."""
        return []

    def discount(self, state: State, seat: int, location: int) -> int:
        """Servants fewer to remove for an action of this location."""
        return 0

    def envoy_way(self) -> EnvoyWay | None:
        """Its own way of moving Envoys, if it has one."""
        return None

    # Decrees

    def draws_decrees(self) -> bool:
        """Whether its level 1-3 Decrees are shuffled in with the others (A-58)."""
        return True

    def chosen_tiles(self, rules: Rules) -> list[int]:
        """Decrees of the main board that are placed before the others are drawn."""
        return []

    def decree_taken(self, state: State, seat: int, tile: int) -> list[Frame]:
        """A Decree has been taken."""
        return []

    def judge_morning(self, state: State, seat: int, tile: int) -> Reason | None:
        """Why a Morning Decree of this module would do nothing now."""
        return None

    def use_morning(self, state: State, seat: int, tile: int) -> list[Frame]:
        """The steps of a Morning Decree of this module."""
        return []

    def decree_vp(self, state: State, seat: int, tile: int) -> int:
        """What a Decree of this module scores at the end."""
        return 0

    def rule_of_decree(self, tile: int) -> str:
        """The rule behind a Decree of this module."""
        return ""

    def rule_of_price(self, tile: int) -> str:
        """The rule by which the Envoy goes back for a Decree of this module."""
        return self.rule_of_decree(tile)

    # A seat that is never asked: how it meets what this module brings

    def automa_cards(self, deck: list[int], rules: Rules) -> None:
        """Put its cards into the automa deck, counted by location with the special one last, or take cards out."""

    def automa_shuns(self, location: int, rules: Rules) -> bool:
        """Whether this location cannot be the automa's focus."""
        return False

    def automa_rule(self, location: int) -> str:
        """The rule behind the automa's conduct at a location of this module."""
        return ""

    def automa_card(self, state: State, seat: int, card: int, effect: int, special: int) -> list[Frame]:
        """The action of a Gift Card with an effect of this module; `special` is 1 after a special automa card."""
        return []

    def automa_action(self, state: State, seat: int, location: int, special: int) -> list[Frame] | None:
        """The steps of the Day's action at a location of this module; None where it can do nothing there."""
        return None

    def automa_before(self, state: State, seat: int, card: int, location: int, special: int) -> list[Frame]:
        """Steps between the card's action and the location's, after the automa has given this card."""
        return []

    def automa_twilight(self, state: State, seat: int, location: int) -> list[Frame]:
        """The steps of the Twilight's action of an automa card that shows a location of this module."""
        return []

    def automa_token(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        """The steps of a token's benefit of this module."""
        return []

    def automa_morning(self, state: State, seat: int, tile: int) -> list[Frame]:
        """The steps of a Morning Decree of this module."""
        return []

    def automa_saves(self, state: State, seat: int) -> bool:
        """Whether the seat keeps its Travel Tokens and its Intrigue rather than turn them into Jade."""
        return False

    def automa_reserve(self, state: State, seat: int, missing: int) -> int:
        """How many of the Servants that the automa is short of this module could bring, before tokens are changed."""
        return 0

    def automa_draw(self, state: State, seat: int, missing: int) -> None:
        """Bring them to the pool: as many as `automa_reserve` says."""

    # Phases

    def last_morning_decrees(self, state: State) -> list[Frame]:
        """Decrees of the Morning that come after everyone's others (C-48)."""
        return []

    def morning(self, state: State) -> list[Frame]:
        """Steps after the Morning's Decrees, before the new Servants."""
        return []

    def turn_begins(self, state: State, seat: int) -> list[Frame]:
        """Steps before a turn's exchange."""
        return []

    def turn_end(self, state: State, seat: int) -> list[Frame]:
        """Steps after a turn, before the check for the end of the Day."""
        return []

    def day_end(self, state: State) -> list[Frame]:
        """Steps after the last turn, before the Night."""
        return []

    def night(self, state: State) -> list[Frame]:
        """Steps after the Ships have moved and were claimed."""
        return []

    def before_palace(self, state: State) -> list[Frame]:
        """Steps of the final scoring between the Decrees and the Palace."""
        return []
