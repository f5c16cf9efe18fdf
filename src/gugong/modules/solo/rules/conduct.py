"""Meng's conduct: what he does wherever a player would be asked."""

from __future__ import annotations

from gugong.engine.conduct import Conduct
from gugong.engine.frames import Frame
from gugong.engine.state import State
from gugong.modules.solo.rules.day import RevealAutoma
from gugong.modules.solo.rules.funds import jade_at_once
from gugong.modules.solo.rules.morning import MorningDecree
from gugong.modules.solo.rules.wall import intrigue_benefit


class MengConduct(Conduct):
    """How Meng plays."""

    def turn(self, state: State, seat: int) -> list[Frame]:
        jade_at_once(state, seat)
        return [RevealAutoma(seat)]

    def benefit(self, state: State, seat: int) -> list[Frame]:
        return intrigue_benefit(state, seat)

    def morning_decrees(self, state: State, seat: int) -> list[Frame]:
        """He uses every Decree that does something, in the order in which the tiles lie (S-MOR-01)."""
        steps: list[Frame] = []
        for tile in state.tiles:
            if state.owns(seat, tile) and state.rules.figures.decrees[tile].level == 1:
                steps.append(MorningDecree(seat, tile))
        if steps:
            state.tell("meng-morning", "S-MOR-01", seat, state.day)
        return steps

    def matches(self, state: State, seat: int) -> int:
        """As many as the day has come, whatever his cards (S-NGT-01, A-40)."""
        return state.day

    def matches_rule(self) -> str:
        return "S-NGT-01"
