"""The parts of the board and how they share the room that there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from gugong.engine.decisions import Decision
from gugong.terminal.board import Board
from gugong.terminal.module_boards import DIM, boards_of, sheet
from gugong.terminal.session import Session

LEAST: Final = (80, 24)
WIDE: Final = 120
HIGH: Final = 38
STACKED: Final = 30  # rows from which two parts of the board stand below each other
ONE_ROWS: Final = 10
BESIDE_ROWS: Final = 14
LOW_ROWS: Final = 8
MOST_ROWS: Final = 26
REST: Final = 16  # rows for all that is not the board

POINTS_AT: Final = "answer"
ROWS_OF_PLAYERS: Final = 88
GIFT: Final = 18  # letters
OFFERED: Final = Style(bold=True, underline=True, color="green")
PARTS: Final = ("officials", "players", "decrees", "map", "modules")


class ScreenBoard(Board):
    """A board whose things can be pointed at: an answer on offer is given, of another it is said why not."""

    def __init__(self, session: Session, seat: int, decision: Decision | None) -> None:
        super().__init__(session.game.view(seat), session.names, session.language, lettered=True)
        self.offered = {option.text for option in decision.options} if decision is not None else set()

    def lit(self, shown: Text, answer: str) -> Text:
        style = Style(meta={POINTS_AT: answer})
        shown.stylize(OFFERED + style if answer in self.offered else style)
        return shown

    def gift(self, card: int) -> Text:
        """Value first, and on one line, so that every official has a row."""
        value = self.state.rules.card_values[card]
        shown = Text(f"{value} {self.voice.text(self.voice.gift_name(value))}")
        shown.truncate(GIFT, overflow="ellipsis")
        return shown

    def part(self, name: str, width: int) -> list[RenderableType]:
        """One part of the board; none where no module adds any."""
        if name == "modules":
            return [each for of in boards_of(self.state) for each in of.boards(self.state, self.voice, self.player)]
        ways: dict[str, Callable[[], RenderableType]] = {
            "officials": lambda: self.officials(width >= WIDE),
            "players": self.players if width >= ROWS_OF_PLAYERS else self.players_upright,
            "decrees": lambda: self.decrees(width < LEAST[0] - 2),
            "map": lambda: self.map(narrow=width < LEAST[0] - 2),
        }
        return [ways[name]()]

    def players_upright(self) -> RenderableType:
        """A column for each player, where rows would be too long."""
        seats = range(self.state.rules.seats)
        table = sheet(self.tell("terminal-players"))
        for seat in seats:
            table.add_column(self.player(seat))
        for what, *values in zip(self.columns(), *map(self.things_of, seats), strict=True):
            table.add_row(Text(what, style=DIM), *values)
        return table


class Room(NamedTuple):
    """What is shown where: parts in one or two columns, and the rows that they have."""

    left: tuple[str, ...]
    right: tuple[str, ...]
    rows: int


def room_for(width: int, height: int, known: Iterable[str], turned: int) -> Room:
    """Share the window out; where not all fits, the parts take turns in the last place."""
    names = [name for name in PARTS if name in known]
    rows = min(MOST_ROWS, max(LOW_ROWS, height - REST))
    if width >= WIDE and height >= HIGH:
        others = names[3:]
        last = others[turned % len(others)]
        right = ("decrees", *others) if height >= HIGH + len(others) * 4 else ("decrees", last)
        return Room(("officials", "players"), right, rows)
    if width >= WIDE:
        others = [name for name in names if name != "officials"]
        return Room(("officials",), (others[turned % len(others)],), min(BESIDE_ROWS, rows))
    if height >= STACKED:
        others = [name for name in names if name != "officials"]
        return Room(("officials", others[turned % len(others)]), (), rows)
    return Room((names[turned % len(names)],), (), min(ONE_ROWS, rows))
