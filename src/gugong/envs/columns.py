"""What a module's file `tensor.py` brings: columns of its own in a row, and what to write there."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.envs.row import Row


class Column:
    """One column: its name, the most it can hold, and whether it holds the number of a thing rather than a count."""

    def __init__(self, name: str, most: int = 255, categorical: bool = False) -> None:
        self.name = name
        self.most = most
        self.categorical = categorical


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleColumns:
    """The columns of one module. A module without such a file has none but those of its cards, tokens and Decrees."""

    def __init__(self, rules: Rules, place: int, first: int, cards: list[int]) -> None:
        self.place = place  # of the module's things in `State.module_states`
        self.first = first  # its first column in the row
        self.cards = cards  # by a card's number, its place in the layout: what a column that names a card holds, + 1
        self.seats = rules.seats

    @staticmethod
    def columns() -> list[Column]:
        """Its columns in order; always the same, whoever plays."""
        return []

    def turned(self, who: i64, seat: i64) -> i64:
        """A seat, counted clockwise from the one that looks."""
        return who - seat if who >= seat else who - seat + self.seats

    def write(self, row: Row, state: State, seat: int) -> None:
        """Put what this seat may know into columns `self.first` and on; those left alone hold 0.

        What `ModuleState.view` hides from the seat must not be written: the row is made from the whole position.
        """


def by_seat(name: str, most: int = 255, categorical: bool = False) -> list[Column]:
    """A column for each of five seats, clockwise from the one that looks."""
    return [Column(f"{name}.seat{seat}", most, categorical) for seat in range(5)]
