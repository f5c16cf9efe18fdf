"""What a module's things are worth to a seat: one small class a module, in a file named for it.

A module without one plays on: its locations, cards and answers are then weighed by flat guesses.
"""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from gugong.engine.actions import Answer
from gugong.engine.rules import Rules
from gugong.engine.state import State


class DecreeWorth(NamedTuple):
    """What one Decree of a module promises beyond what it would score now, on day 1, 2, 3 and 4."""

    players: tuple[float, float, float, float]
    alone: tuple[float, float, float, float]  # for the player in a game against Meng


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleWorth:
    """What one module means to the evaluation and to the policy, in VP."""

    def __init__(self, rules: Rules, place: int) -> None:
        self.place = place  # of the module's things in `State.module_states`
        self.days = len(rules.figures.tracks.day_servants)

    def decrees(self) -> dict[str, DecreeWorth]:
        """Its Decrees that have weights of their own, by name; the others are weighed by their level."""
        return {}

    def key(self, state: State) -> object:
        """The module's things as something that can be hashed: equal things, equal keys."""
        return str(state.module_states[self.place].to_dict(state))

    def knows(self, location: str) -> bool:
        """Whether this location is the module's."""
        return False

    def worth(self, state: State, seat: int) -> float:
        """What the seat's things of this module are worth now."""
        return 0.0

    def detour(self, state: State, seat: int) -> float:
        """How many steps more than the track shows the Envoy has to go."""
        return 0.0

    def action(self, state: State, seat: int, location: int) -> float:
        """What the action of one of its locations brings, in its best way."""
        return 1.0

    def way(self, state: State, seat: int, location: int, answer: Answer) -> float:
        """What one way of performing it brings."""
        return 1.0 - answer.a * 0.5

    def liking(self, state: State, seat: int, prompt: str, answer: Answer) -> float:
        """How much one of its own answers is liked."""
        return 0.0
