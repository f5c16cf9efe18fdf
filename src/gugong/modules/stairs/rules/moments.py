"""When the Stairs have a say."""

from __future__ import annotations

from gugong.engine.frames import Frame
from gugong.engine.moments import Moments
from gugong.engine.state import State
from gugong.modules.stairs.rules.morning import TracksGiveAndTake


class StairsMoments(Moments):
    """When the Stairs have a say."""

    def morning(self, state: State) -> list[Frame]:
        return [TracksGiveAndTake(tuple(state.rules.turn_order(state.start)))]
