"""The module: cards that bend the comparison, tokens, and Decrees that are chosen before the others are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gugong.engine.actions import MODULE, AnswerTable
from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.config import Config
from gugong.engine.decisions import Reason
from gugong.engine.figures import Figures
from gugong.engine.frames import Frame
from gugong.engine.ids import BENEFITS, NOBODY
from gugong.engine.module import (
    AWAIT_EFFECTS,
    NEVER_OPEN,
    ON_EFFECTS,
    ON_QUESTIONS,
    ON_TURNS,
    PERFORMERS,
    Module,
    Shape,
)
from gugong.engine.module_state import ModuleState
from gugong.engine.moments import Moments
from gugong.engine.state import State
from gugong.modules.extras.rules import meng
from gugong.modules.extras.rules.automa import ExtrasAutoma
from gugong.modules.extras.rules.cards import REPLACE, STEP_BACK
from gugong.modules.extras.rules.chosen import CHOSEN_BY_DEFAULT, NAME, refuse_decrees
from gugong.modules.extras.rules.decrees import LEVEL_4, DrawLevelFour
from gugong.modules.extras.rules.moments import SCHEME, ExtrasMoments
from gugong.modules.extras.rules.state import ExtrasState
from gugong.modules.extras.rules.trade import TRADE

if TYPE_CHECKING:
    from gugong.engine.rules import Rules

MOST_SEATS: Final = 5


class Extras(Module):
    """Extra Decrees and new Gift Cards."""

    def name(self) -> str:
        return NAME

    def moments(self, rules: Rules, place: int) -> Moments:
        return ExtrasMoments(rules, place)

    def automa(self, rules: Rules, place: int) -> AutomaMoments:
        return ExtrasAutoma(ExtrasMoments(rules, place))

    def refuses(self, config: Config, figures: Figures, modules: list[Module]) -> Reason | None:
        return refuse_decrees(config, figures, modules, self.in_play(config))

    def position_keys(self) -> dict[str, Shape]:
        return {
            "schemed": {"type": "boolean"},
        }

    def lays(self) -> dict[str, str]:
        return {
            NEVER_OPEN: "draw-level-four underdog",
            AWAIT_EFFECTS: "reuse",
            ON_TURNS: "draw-instead give-card replace-on-wall step-for-vp swap-with-pile trade-hands meng-acts-twice"
            " meng-card meng-draws meng-swaps meng-takes meng-trades",
            ON_EFFECTS: "draw-instead reuse swap-with-pile meng-draws meng-swaps",
            ON_QUESTIONS: "gain turn-die",
            PERFORMERS: "meng-acts-twice",
            "give-card": "take-random-card",
            "meng-stores": "meng-draws meng-swaps",
            "score-palace": "audiences",
            "audiences": "score-decrees meng-counts",
        }

    def effects(self) -> list[str]:
        return [
            "always-lower",
            "always-higher",
            "trade-hands",
            "pile-swap",
            "wall-replace",
            "envoy-for-vp",
            "reuse",
        ]

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        for seat in range(MOST_SEATS):
            answers.add(MODULE, f"{TRADE} {seat}", seat)
            answers.add(MODULE, f"{REPLACE} {seat}", seat, 0)
            answers.add(MODULE, f"{REPLACE} {seat} double", seat, 1)
        for number, benefit in enumerate(BENEFITS):
            answers.add(MODULE, f"{SCHEME} {benefit}", number, aside=True)
        answers.word(STEP_BACK)

    def new_state(self, rules: Rules) -> ModuleState:
        return ExtrasState(False)

    def set_up(self, state: State) -> list[Frame]:
        figures = state.rules.figures
        cards = [card for card in state.rules.cards if figures.cards[card].module == NAME]
        if state.rules.automa != NOBODY:
            for number, tile in enumerate(figures.decrees):
                if tile.figures.get("not_solo", 0):
                    state.tell("decree-left-out", meng.SAVES, NOBODY, number)
        state.tell("extra-cards", "X-EXT-16", NOBODY, len(cards), len(figures.removes[NAME]))
        return []

    # Cards

    def mixes_hands(self) -> bool:
        return True

    # Decrees

    def draws_decrees(self) -> bool:
        return False

    def chosen_tiles(self, rules: Rules) -> list[int]:
        names = rules.config.extra_decrees or CHOSEN_BY_DEFAULT
        tiles = [rules.tile(name) for name in names]
        return [tile for tile in tiles if rules.figures.decrees[tile].level < LEVEL_4]

    def fill_space(self, state: State, tile: int) -> list[Frame] | None:
        return [DrawLevelFour()]


PART = Extras
