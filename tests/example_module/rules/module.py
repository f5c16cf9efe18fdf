"""The jade garden as a module: what it brings, and the moments at which it has a say."""

from __future__ import annotations

from gugong.engine.actions import MODULE, AnswerTable
from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.figures import Figures
from gugong.engine.module import Module
from gugong.engine.module_state import ModuleState
from gugong.engine.moments import Moments
from gugong.engine.rules import Official, Rules
from tests.example_module.rules.automa import GardenAutoma
from tests.example_module.rules.figures import NAME
from tests.example_module.rules.moments import GardenMoments
from tests.example_module.rules.official import Gardener
from tests.example_module.rules.state import GardenState


class JadeGarden(Module):
    """A location that trades Jade for steps, a token that harvests, a Decree that looks on."""

    def name(self) -> str:
        return NAME

    def moments(self, rules: Rules, place: int) -> Moments:
        return GardenMoments()

    def automa(self, rules: Rules, place: int) -> AutomaMoments:
        return GardenAutoma()

    def locations(self) -> list[str]:
        return [NAME]

    def officials(self) -> list[Official]:
        return [Gardener()]

    def effects(self) -> list[str]:
        return ["harvest"]

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        answers.add(MODULE, "harvest jade")
        answers.add(MODULE, "harvest bloom")

    def new_state(self, rules: Rules) -> ModuleState:
        return GardenState([0] * rules.seats)


PART = JadeGarden
