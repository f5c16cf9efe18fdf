"""When the garden has a say."""

from __future__ import annotations

from gugong.engine.decisions import Reason
from gugong.engine.frames import Frame
from gugong.engine.moments import Moments
from gugong.engine.state import State
from tests.example_module.rules.frames import NOTHING_PLANTED, Harvest
from tests.example_module.rules.state import garden


class GardenMoments(Moments):
    """When the garden has a say."""

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
