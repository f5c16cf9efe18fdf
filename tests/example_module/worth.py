"""What the garden is worth to a bot: planted Jade that can still be harvested, and what the gardener gives for it."""

from __future__ import annotations

from typing import Final

from gugong.bots.worth import ModuleWorth
from gugong.engine.actions import Answer
from gugong.engine.state import State
from tests.example_module.rules.figures import NAME, figure
from tests.example_module.rules.state import garden

A_PLANTED_JADE: Final = 0.5  # VP that it may bring by a harvest, over the game
A_JADE: Final = 2.0
A_STEP: Final = {"envoy": 1.5, "intrigue": 0.8}


class GardenWorth(ModuleWorth):
    """Planting pays when the Envoy has far to go; a bloom is worth its VP, a Jade about as much."""

    def knows(self, location: str) -> bool:
        return location == NAME

    def worth(self, state: State, seat: int) -> float:
        return garden(state).planted[seat] * A_PLANTED_JADE

    def action(self, state: State, seat: int, location: int) -> float:
        if state.jade[seat] == 0:
            return 0.0
        return max(self.gain(state, way) for way in ("a", "b"))

    def way(self, state: State, seat: int, location: int, answer: Answer) -> float:
        return self.gain(state, answer.text)

    def gain(self, state: State, way: str) -> float:
        """What a way of planting brings beyond the Jade that it takes."""
        kind = "envoy" if way == "a" else "intrigue"
        tables = state.rules.figures
        return figure(tables, way, kind) * A_STEP[kind] - figure(tables, way, "jade") * (A_JADE - A_PLANTED_JADE)

    def liking(self, state: State, seat: int, prompt: str, answer: Answer) -> float:
        if answer is state.rules.answers.by_text["harvest bloom"]:
            return float(figure(state.rules.figures, "bloom_vp"))
        return A_JADE - A_PLANTED_JADE if answer is state.rules.answers.by_text["harvest jade"] else 0.0


PART = GardenWorth
