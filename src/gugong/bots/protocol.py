"""What a bot is: something that answers for a seat, given what that seat may know."""

from __future__ import annotations

from typing import Protocol

from gugong.engine.actions import Answer
from gugong.view import View


class Bot(Protocol):
    """Answers the question of a view.

    It may keep a plan between the decisions of one turn, but must answer as well when asked out of the blue. Its answer
    is a function of its seed, its options and what it has seen.
    """

    def choose(self, view: View) -> Answer:
        """One of `view.decision.options`; the view's seat is the one asked."""
