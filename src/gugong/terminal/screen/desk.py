"""What the screen shares with the line mode: its commands, its refusals, and its keeping of every answer."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.explain.offers import keyed
from gugong.terminal.ending import show_scores
from gugong.terminal.keeping import Keeper
from gugong.terminal.loop import Loop
from gugong.terminal.reader import Reader
from gugong.terminal.session import Session

WIDTH = 76


class Said(NamedTuple):
    """What came of a line that was typed."""

    moved: bool  # whether another question stands
    lines: tuple[str, ...]  # in a few words
    pages: Text  # what was printed at length


class Lines(Reader):
    """One line, as if it had been typed."""

    def __init__(self) -> None:
        self.typed = ""

    def line(self, prompt: str = "") -> str:
        return self.typed


class Desk(Loop):
    """The line mode without its line: what it prints is caught, and the screen shows it."""

    def __init__(self, session: Session, keeper: Keeper | None = None) -> None:
        self.lines = Lines()
        self.said: list[str] = []
        super().__init__(session, printer(), self.lines, keeper)

    def obey(self, typed: str) -> Said:
        """Do what this line says; an answer is kept before anything follows from it. Quit if it says so."""
        decision = self.session.decision
        self.said = []
        self.console = printer()
        self.lines.typed = typed
        moved = self.handle(decision) if decision is not None else self.afterwards(typed)
        return Said(moved, tuple(self.said), caught(self.console))

    def afterwards(self, typed: str) -> bool:
        """When the game is over nothing can be answered, but taken back, looked up or kept."""
        word, _, rest = typed.partition(" ")
        if word not in ("undo", "rules", "lang", "log", "save", "load", "quit", "exit"):
            self.say(self.tell("screen-over"))
            return False
        return self.commands[word](rest.strip())

    def scores(self) -> Text:
        """The end, item by item."""
        console = printer()
        show_scores(console, self.session)
        return caught(console)

    def numbered(self, decision: Decision) -> list[Answer]:
        return [answer for answer, _ in keyed(decision)]

    def number_of(self, decision: Decision, answer: Answer) -> str:
        return next(key for each, key in keyed(decision) if each is answer) or answer.text

    def say(self, text: str) -> None:
        self.said.append(text)

    def ask_again(self) -> None:
        """The question has not gone anywhere."""

    def sit_down(self, seat: int) -> None:
        self.at_keyboard = seat


def printer(width: int = WIDTH) -> Console:
    """A console that keeps what is printed on it, with its colours."""
    return Console(file=io.StringIO(), force_terminal=True, color_system="standard", width=width, highlight=False)


def caught(console: Console) -> Text:
    """What was printed there."""
    stream = console.file
    assert isinstance(stream, io.StringIO)
    return Text.from_ansi(stream.getvalue().rstrip("\n"))


def drawn(parts: Sequence[RenderableType], width: int) -> Text:
    """Pictures below each other, as text of this width; what can be pointed at stays so."""
    console, text = printer(width), Text(no_wrap=True, overflow="crop")
    for part in parts:
        for line in console.render_lines(part, console.options.update_width(width)):
            for segment in line:
                text.append(segment.text, segment.style)
            text.append("\n")
    text.rstrip()
    return text
