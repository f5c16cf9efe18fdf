"""The jade garden as a module: what it brings, and the moments at which it has a say."""

from __future__ import annotations

from gugong.engine.actions import MODULE, AnswerTable
from gugong.engine.decisions import Reason
from gugong.engine.figures import Figures
from gugong.engine.frames import Frame
from gugong.engine.module import Module
from gugong.engine.module_state import ModuleState
from gugong.engine.rules import Official, Rules
from gugong.engine.state import State
from tests.example_module.rules.figures import NAME
from tests.example_module.rules.frames import NOTHING_PLANTED, Harvest
from tests.example_module.rules.official import Gardener
from tests.example_module.rules.state import GardenState, garden


class JadeGarden(Module):
    """A location that trades Jade for steps, a token that harvests, a Decree that looks on."""

    def name(self) -> str:
        return NAME

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

    # The token

    def judge_effect(self, state: State, seat: int, effect: int) -> Reason | None:
        return None if garden(state).planted[seat] else NOTHING_PLANTED

    def begin_effect(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        return [Harvest(seat)]

    def rule_of_effect(self, effect: int) -> str:
        return "Y-GDN-03"

    # The Decree

    def decree_vp(self, state: State, seat: int, tile: int) -> int:
        figures = state.rules.figures.decrees[tile].figures
        return min(figures["max"], figures["each"] * garden(state).planted[seat])

    def rule_of_decree(self, tile: int) -> str:
        return "Y-GDN-04"

    # Meng, who has no card that would send him here

    def automa_shuns(self, location: int, rules: Rules) -> bool:
        return rules.location_names[location] == NAME


PART = JadeGarden
