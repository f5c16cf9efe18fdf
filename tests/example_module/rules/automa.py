"""How Meng meets the garden: he has no card that would send him there."""

from __future__ import annotations

from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.rules import Rules
from tests.example_module.rules.figures import NAME


class GardenAutoma(AutomaMoments):
    """How Meng meets it."""

    # Meng, who has no card that would send him here

    def shuns(self, location: int, rules: Rules) -> bool:
        return rules.location_names[location] == NAME
