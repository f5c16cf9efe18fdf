"""Meng's deck and focus: nothing of it changes in a player's own turn."""

from __future__ import annotations

from gugong.bots.worth import ModuleWorth
from gugong.engine.state import State


class SoloWorth(ModuleWorth):
    """What Meng's cards mean: nothing that could be known."""

    def key(self, state: State) -> object:
        return ()


PART = SoloWorth
