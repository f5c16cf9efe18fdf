"""What a module may do: named moments at which it adds steps, figures or questions.

A module adds rooms to the house; it does not put switches into old ones. Base code calls these moments for every module
in play and never asks which modules those are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gugong.engine.actions import Answer
from gugong.engine.frames import Frame

if TYPE_CHECKING:
    from gugong.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleState:
    """What a module keeps on the table."""

    def copy(self) -> ModuleState:
        """The same things on another table."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A module in play: override the moments it cares about."""

    def card_placed(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        """A player has placed a Gift Card on a location, by whatever means (C-15)."""
        return []

    def token_taken(self, state: State, seat: int, token: int) -> list[Frame]:
        """A Traveller has taken a token from the map."""
        return []

    def action_done(self, state: State, seat: int, location: int, source: int) -> list[Frame]:
        """A player has performed a location's action."""
        return []

    def asides(self, state: State, seat: int) -> list[Answer]:
        """What the seat may do at any moment, listed behind the answers of the question."""
        return []

    def take_aside(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        """The steps of an aside of this module."""
        return []

    def discount(self, state: State, seat: int, location: int) -> int:
        """Servants fewer to remove for an action of this location."""
        return 0

    def added_value(self, state: State, seat: int) -> int:
        """What the cards this seat plays count beyond their printed value."""
        return 0

    def morning(self, state: State) -> list[Frame]:
        """Steps after the Morning's Decrees, before the new Servants."""
        return []

    def turn_end(self, state: State, seat: int) -> list[Frame]:
        """Steps after a turn, before the check for the end of the Day."""
        return []

    def day_end(self, state: State) -> list[Frame]:
        """Steps after the last turn, before the Night."""
        return []

    def night(self, state: State) -> list[Frame]:
        """Steps after the Ships have moved and were claimed."""
        return []

    def final_scoring(self, state: State) -> list[Frame]:
        """Steps between the level 3 Decrees and the Palace."""
        return []
