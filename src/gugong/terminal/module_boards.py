"""What a module shows in the terminal.

A module's file `terminal.py` has a class PART made from `Boards`; what it says lies in its `words/`. The voice that it
gets has the players' names with their colours, so what it says becomes text by `inked`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.registry import packages, parts
from gugong.words.phrase import Arg

DIM = "bright_black"
SEPARATOR = " · "


class Boards:
    """The part of a module that the terminal draws; a module without one shows nothing of its own."""

    def boards(self, state: State, voice: TableVoice, player: Callable[[int], Text]) -> Sequence[RenderableType]:
        """The boards that it adds below those of the base game."""
        return ()

    def place(self, state: State, voice: TableVoice, location: int) -> str:
        """How things stand at a place of its own, on one line; "" for a place that is not."""
        return ""

    def automa(self, state: State, voice: TableVoice) -> Sequence[tuple[str, Arg]]:
        """What the player that nobody answers for has: messages, each with its value; nothing where there is none."""
        return ()


def boards_of(state: State) -> list[Boards]:
    """What the modules of this game have for the terminal, in order."""
    return [boards for name, boards in _made(packages()).items() if state.rules.brings(name)]


@cache
def _made(modules: tuple[str, ...]) -> dict[str, Boards]:
    """One object for each module by name, kept by the modules at hand, since another may be installed."""
    return {name: part() for name, part in parts("terminal", Boards).items()}


def sheet(*headings: str) -> Table:
    """A plain table with small headings."""
    table = Table(box=None, padding=(0, 1), header_style=DIM)
    for heading in headings:
        table.add_column(heading)
    return table
