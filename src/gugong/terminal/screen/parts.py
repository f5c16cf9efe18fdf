"""The parts of the board and how they share the room that there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from gugong.engine.actions import CITY, DECREE, MODULE
from gugong.engine.decisions import Decision
from gugong.engine.ids import TRAVEL
from gugong.explain.facts import facts
from gugong.terminal.board import Board
from gugong.terminal.module_boards import DIM, boards_of, sheet
from gugong.terminal.screen.desk import drawn
from gugong.terminal.session import Session

LEAST: Final = (80, 24)
WIDE: Final = 120
HIGH: Final = 38
STACKED: Final = 30  # rows from which two parts of the board stand below each other
ONE_ROWS: Final = 10
BESIDE_ROWS: Final = 14
LOW_ROWS: Final = 8
MAP_ROWS: Final = 9
MOST_ROWS: Final = 26
REST: Final = 16  # rows for all that is not the board

POINTS_AT: Final = "answer"
ROWS_OF_PLAYERS: Final = 88
GIFTS: Final = (18, 12, 1)  # letters of value and name; less where the room is short, at last the value alone
OFFERED: Final = Style(bold=True, underline=True, color="green")
ACTIONS: Final = ("card-action", "location-action")
PARTS: Final = ("officials", "players", "decrees", "map", "modules")


class ScreenBoard(Board):
    """A board whose things can be pointed at: an answer on offer is given, of another it is said why not."""

    def __init__(self, session: Session, seat: int, decision: Decision | None) -> None:
        super().__init__(session.game.view(seat), session.names, session.language, lettered=True)
        self.letters = GIFTS[0]
        self.offered = {option.text for option in decision.options} if decision is not None else set()

    def lit(self, shown: Text, answer: str) -> Text:
        style = Style(meta={POINTS_AT: answer})
        shown.stylize(OFFERED + style if answer in self.offered else style)
        return shown

    def gift(self, card: int) -> Text:
        """Value first, and on one line, so that every official has a row."""
        value = self.state.rules.card_values[card]
        shown = Text(f"{value} {self.voice.text(self.voice.gift_name(value))}")
        shown.truncate(self.letters, overflow="ellipsis" if self.letters > 1 else "crop")
        return shown

    def part(self, name: str, width: int) -> list[RenderableType]:
        """One part of the board; none where no module adds any."""
        if name == "modules":
            return [each for of in boards_of(self.state) for each in of.boards(self.state, self.voice, self.player)]
        ways: dict[str, Callable[[], RenderableType]] = {
            "officials": lambda: self.officials_in_rows(width),
            "players": self.players if width >= ROWS_OF_PLAYERS else self.players_upright,
            "decrees": lambda: self.decrees(width < LEAST[0] - 2),
            "map": lambda: self.map(narrow=width < LEAST[0] - 2),
        }
        return [ways[name]()]

    def officials_in_rows(self, width: int) -> RenderableType:
        """A row for each official, if need be with shorter names of gifts, so that none is pushed out of sight.

        In one of two columns there are rows enough, and the names stay; as they do where no shortening would help.
        """
        for self.letters in (*GIFTS, GIFTS[0]) if width >= LEAST[0] - 3 else GIFTS[:1]:
            table = self.officials(width >= WIDE)
            if drawn([table], width).plain.count("\n") <= len(self.state.rules.locations):
                break
        return table

    def known(self, width: int) -> list[str]:
        """The parts that this game has."""
        return [name for name in PARTS if self.part(name, width)]

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


def about(session: Session, decision: Decision) -> str:
    """The part of the board that this question is about: where its answers can be seen."""
    kinds = {answer.kind for answer in decision.options if not answer.aside}
    if DECREE in kinds:
        return "decrees"
    if MODULE in kinds:
        return "modules"
    known = facts(session.game.view(decision.seat).state, decision.seat) if decision.prompt in ACTIONS else {}
    return "map" if CITY in kinds or known.get("location") == TRAVEL else "officials"


def taking_turns(width: int, height: int, known: Iterable[str]) -> list[str]:
    """The parts that share one place, because not all fit."""
    names = [name for name in PARTS if name in known]
    if width >= WIDE and height >= HIGH:
        return names[3:]
    return names[1:] if width >= WIDE or height >= STACKED else names


def turn_for(session: Session, window: tuple[int, int], turned: int) -> int:
    """The turn at which that part of the board is shown which the question is about."""
    decision = session.decision
    if decision is None:
        return turned
    others = taking_turns(*window, ScreenBoard(session, decision.seat, decision).known(window[0]))
    part = about(session, decision)
    return others.index(part) if part in others else turned


def room_for(width: int, height: int, known: Iterable[str], turned: int) -> Room:
    """Share the window out; where not all fits, the parts take turns in the last place."""
    others = taking_turns(width, height, known)
    last = others[turned % len(others)]
    rows = min(MOST_ROWS, max(LOW_ROWS, height - REST))
    if width >= WIDE and height >= HIGH:
        right = ("decrees", *others) if height >= HIGH + len(others) * 4 else ("decrees", last)
        return Room(("officials", "players"), right, rows)
    if width >= WIDE:
        return Room(("officials",), (last,), min(BESIDE_ROWS, rows))
    if height >= STACKED:
        return Room(("officials", last), (), rows)
    return Room((last,), (), max(min(ONE_ROWS, rows), MAP_ROWS if last == "map" else 0))
