"""How a seat that plays by `Conduct` meets what a module brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gugong.engine.frames import Frame

if TYPE_CHECKING:
    from gugong.engine.rules import Rules
    from gugong.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaMoments:
    """How a seat that is never asked meets what a module brings; here it meets nothing."""

    def cards(self, deck: list[int], rules: Rules) -> None:
        """Put its cards into the automa deck, counted by location with the special one last, or take cards out."""

    def shuns(self, location: int, rules: Rules) -> bool:
        """Whether this location cannot be the automa's focus."""
        return False

    def rule(self, location: int) -> str:
        """The rule behind the automa's conduct at a location of this module."""
        return ""

    def card(self, state: State, seat: int, card: int, effect: int, special: int) -> list[Frame]:
        """The action of a Gift Card with an effect of this module; `special` is 1 after a special automa card."""
        return []

    def action(self, state: State, seat: int, location: int, special: int) -> list[Frame] | None:
        """The steps of the Day's action at a location of this module; None where it can do nothing there."""
        return None

    def before(self, state: State, seat: int, card: int, location: int, special: int) -> list[Frame]:
        """Steps between the card's action and the location's, after the automa has given this card."""
        return []

    def twilight(self, state: State, seat: int, location: int) -> list[Frame]:
        """The steps of the Twilight's action of an automa card that shows a location of this module."""
        return []

    def token(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        """The steps of a token's benefit of this module."""
        return []

    def morning(self, state: State, seat: int, tile: int) -> list[Frame]:
        """The steps of a Morning Decree of this module."""
        return []

    def saves(self, state: State, seat: int) -> bool:
        """Whether the seat keeps its Travel Tokens and its Intrigue rather than turn them into Jade."""
        return False

    def reserve(self, state: State, seat: int, missing: int) -> int:
        """How many of the Servants that the automa is short of this module could bring, before tokens are changed."""
        return 0

    def draw(self, state: State, seat: int, missing: int) -> None:
        """Bring them to the pool: as many as `reserve` says."""
