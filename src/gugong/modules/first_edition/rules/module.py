"""The first edition's tokens: used as asides, each where it can matter and nowhere else (C-53)."""

from __future__ import annotations

from gugong.engine.actions import MODULE, AnswerTable
from gugong.engine.figures import Figures
from gugong.engine.module import ON_TURNS, PERFORMERS, Module, Shape
from gugong.engine.module_state import ModuleState
from gugong.engine.moments import Moments
from gugong.engine.rules import Rules
from gugong.modules.first_edition.rules.face_up import (
    KINDS,
    NAME,
    new_state,
)
from gugong.modules.first_edition.rules.moments import FirstEditionMoments

USE = "token"  # the verb of the asides that use a token


class FirstEdition(Module):
    """Six tokens of three kinds, shuffled among the others."""

    def name(self) -> str:
        return NAME

    def moments(self, rules: Rules, place: int) -> Moments:
        return FirstEditionMoments(rules)

    def position_keys(self) -> dict[str, Shape]:
        return {
            "used": {"type": "array", "items": {"type": "object", "additionalProperties": {"type": "integer"}}},
            "doubling": {"type": "array", "items": {"type": "integer", "minimum": 0}},
            "less": {"type": "array", "items": {"type": "integer", "minimum": 0}},
        }

    def lays(self) -> dict[str, str]:
        return {
            ON_TURNS: "discount-over",
            PERFORMERS: "discount-over",
            "discount-over": "follow",
            "gain-by-card": "gain-by-card",
            "swap-card": "swap-card swap-at",
        }

    def effects(self) -> list[str]:
        return list(KINDS)

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        for kind, name in enumerate(KINDS):
            answers.add(MODULE, f"{USE} {name}", kind, aside=True)

    def new_state(self, rules: Rules) -> ModuleState:
        uses = [answer for answer in rules.answers.all if answer.aside and answer.kind == MODULE and answer.verb == USE]
        return new_state(rules, uses)


PART = FirstEdition
