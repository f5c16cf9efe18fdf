"""How a seat plays that is never asked. The base game has none; a game against Meng has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gugong.engine.frames import Frame

if TYPE_CHECKING:
    from gugong.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Conduct:
    """The moments at which a player would be asked, and what this seat does instead."""

    def turn(self, state: State, seat: int) -> list[Frame]:
        """A turn of the Day."""
        return []

    def benefit(self, state: State, seat: int) -> list[Frame]:
        """An Intrigue Benefit after a Wall scoring."""
        return []

    def morning_decrees(self, state: State, seat: int) -> list[Frame]:
        """The Morning's Decrees."""
        return []

    def matches(self, state: State, seat: int) -> int:
        """How many matches the seat has at Night."""
        return 0

    def matches_rule(self) -> str:
        """The rule by which those matches are counted."""
        return "B-NGT-02"
