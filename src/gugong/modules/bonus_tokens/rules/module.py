"""The moments at which bonus tokens matter."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import MODULE, AnswerTable
from gugong.engine.config import Config
from gugong.engine.decisions import Reason
from gugong.engine.figures import Figures
from gugong.engine.module import NEVER_OPEN, ON_TURNS, OTHERS, PERFORMERS, Module, Shape
from gugong.engine.module_state import ModuleState
from gugong.engine.moments import Moments
from gugong.engine.rules import Rules
from gugong.modules.bonus_tokens.rules.follow import ANSWER
from gugong.modules.bonus_tokens.rules.in_use import (
    KINDS,
    NAME,
    BonusState,
)
from gugong.modules.bonus_tokens.rules.moments import BonusMoments

VARIANTS: Final = (NAME, "first-edition")  # which are no modules to the players
ASKED: Final = ("option", "bonus_tokens")
NOT_AGAINST_MENG: Final = Reason("config-bonus-tokens-meng", "V-BON-08", (ASKED,))


class BonusTokens(Module):
    """Six tokens of three kinds, shuffled among the others."""

    def name(self) -> str:
        return NAME

    def moments(self, rules: Rules, place: int) -> Moments:
        return BonusMoments(rules)

    def refuses(self, config: Config, figures: Figures, modules: list[Module]) -> Reason | None:
        if not self.in_play(config):
            return None
        if config.players == 1:
            return NOT_AGAINST_MENG
        for name in config.modules:
            if name not in VARIANTS:
                return Reason("config-bonus-tokens-modules", "V-BON-08, A-56", (ASKED, ("module", name)))
        return None

    def position_keys(self) -> dict[str, Shape]:
        return {
            "in_use": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "token": {"type": "string"},
                        "seat": {"type": "integer", "minimum": 0},
                        "location": {"type": ["string", "null"]},
                        "marker": {"enum": ["servant", "double"]},
                    },
                    "additionalProperties": False,
                },
            },
        }

    def lays(self) -> dict[str, str]:
        return {
            NEVER_OPEN: "follow",
            OTHERS: "followers",
            ON_TURNS: "followers mark-token place-token",
            PERFORMERS: "followers",
            "followers": "follow",
            "travel-step": "mark-token place-token",
            "night": "tokens-come-home",
            "tokens-come-home": "store-token",
        }

    def effects(self) -> list[str]:
        return list(KINDS)

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        answers.add(MODULE, ANSWER)

    def new_state(self, rules: Rules) -> ModuleState:
        return BonusState(())


PART = BonusTokens
