"""`random`: any answer, evenly among those on offer."""

from __future__ import annotations

from gugong.bots.lots import Lots
from gugong.bots.view_number import glance
from gugong.engine.actions import Answer
from gugong.view import View


class RandomBot:
    """Plays by chance, the same in the same position."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Answer:
        """Any answer."""
        decision = view.decision
        assert decision is not None, "it is not this seat's turn to answer"
        return decision.options[Lots(glance(view, self.seed)).randrange(len(decision.options))]
