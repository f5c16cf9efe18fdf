"""Where the things of one kind of game have their columns, for whoever writes rows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final = 5
PLANES: Final = 8  # of a Gift Card
FIRST_HELD: Final = 22  # of the columns of a seat: how many cards it has in hand, how many in its discard


class Plan:
    """Where the things of one kind of game have their columns: first columns by group, places by block and number."""

    def __init__(
        self,
        size: int,
        starts: dict[str, int],
        places: dict[str, list[int]],
        prompts: dict[str, int],
        frames: dict[str, int],
        per_location: int,
    ) -> None:
        self.size = size
        self.starts = starts
        self.places = places
        self.prompts = prompts
        self.frames = frames
        self.per_location = per_location


def turned(who: i64, seat: i64, players: i64) -> i64:
    """A seat, counted clockwise from the one that looks."""
    return who - seat if who >= seat else who - seat + players
