"""What a module is: what it brings, when it has a say, and how a seat that is never asked meets it.

A module adds rooms to the house; it does not put switches into old ones. Base code asks every module in play alike and
never which ones those are. A module keeps nothing: what it looks up for a kind of game is kept by its `Moments`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from gugong.engine.actions import AnswerTable
from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.conduct import Conduct
from gugong.engine.config import Config
from gugong.engine.decisions import Reason
from gugong.engine.envoy_way import EnvoyWay
from gugong.engine.figures import Figures
from gugong.engine.frames import Frame
from gugong.engine.ids import NOWHERE
from gugong.engine.module_state import ModuleState
from gugong.engine.moments import Moments

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
OTHERS: Final = "others"  # frames that are another seat's than what lies below, or let others act on them
NEVER_OPEN: Final = "never open"  # frames of set-up, and those that never wait for an answer or for a step that does


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """What a module brings to a game."""

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

    def moments(self, rules: Rules, place: int) -> Moments:
        """When it has a say in a game of this kind; `place` is where its state stands in `State.module_states`."""
        return Moments()

    def automa(self, rules: Rules, place: int) -> AutomaMoments:
        """How a seat that is never asked meets what it brings."""
        return AutomaMoments()

    def envoy_way(self) -> EnvoyWay | None:
        """Its own way of moving Envoys, if it has one."""
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

    def mixes_hands(self) -> bool:
        """Whether cards pass from hand to hand unseen."""
        return False

    def draws_decrees(self) -> bool:
        """Whether its level 1-3 Decrees are shuffled in with the others (A-58)."""
        return True

    def chosen_tiles(self, rules: Rules) -> list[int]:
        """Decrees of the main board that are placed before the others are drawn."""
        return []
