"""Ask, read, answer: the course of an evening at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gugong import explain
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.ids import NOBODY
from gugong.errors import AnswerError, GugongError
from gugong.explain.events import MINOR
from gugong.terminal.board import DIM, Board, roads
from gugong.terminal.choosing import Unclear, meant, ordered
from gugong.terminal.ending import show_scores
from gugong.terminal.reader import Reader
from gugong.terminal.session import Session, load_session
from gugong.terminal.words import HELP, LABELS, MESSAGES

NEWS_LINES: Final = 24
LOG_LINES: Final = 30
SEEN_ON_THE_BOARD: Final = {"set-up", "decree-placed", "rolls"}


class Quit(Exception):
    """The player wants to leave."""


class Loop:
    """One terminal, one session at a time."""

    def __init__(self, session: Session, console: Console, reader: Reader) -> None:
        self.session = session
        self.console = console
        self.reader = reader
        self.at_keyboard = -1  # the seat of the person who sits there now
        self.answered = False
        self.commands: dict[str, Callable[[str], bool]] = {
            "board": self.board,
            "map": self.map,
            "log": self.log,
            "why": self.why,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }

    def run(self) -> None:
        """Play until the game is over; Quit, EOFError and KeyboardInterrupt leave early."""
        while True:
            notes = self.session.settle()
            decision = self.session.decision
            if decision is None:
                self.finish()
                return
            self.sit_down(decision.seat)
            self.show_news(decision.seat, notes)
            if decision.prompt == "card" or not self.answered:
                self.board("")
            self.ask(decision)
            while not self.handle(decision):
                pass

    def sit_down(self, seat: int) -> None:
        """Several people share the keyboard: nobody sees another's hand."""
        if seat != self.at_keyboard and len(self.session.humans) > 1:
            self.console.clear()
            self.reader.line(MESSAGES["curtain"].format(name=self.session.names[seat]) + " ")
        self.at_keyboard = seat

    def handle(self, decision: Decision) -> bool:
        """Read one line and do what it says; True once the game has moved or another question stands."""
        typed = self.reader.line()
        word, _, rest = typed.partition(" ")
        try:
            answer = meant(decision, typed) if typed else None
            if answer is None and (word.lower() in self.commands or not typed):
                return self.commands[word.lower() or "board"](rest.strip())
            self.session.play(answer if answer is not None else typed)
        except Unclear as unclear:
            self.say(str(unclear))
            return False
        except AnswerError:
            self.say(self.session.why_not(" ".join(typed.lower().split())))
            return False
        self.answered = True
        return True

    # What is shown

    def say(self, text: str) -> None:
        """A line of the terminal's own."""
        self.console.print(Text(text, style="yellow"))

    def ask(self, decision: Decision) -> None:
        """The question and its numbered answers, asides apart."""
        state = self.session.game.state
        names, catalog = self.session.names, self.session.game.catalog
        self.console.print()
        self.console.print(Text(explain.prompt(state, decision, names=names, catalog=catalog), style="bold"))
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold green", min_width=3, no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(style=DIM, no_wrap=True)
        told_any_time = False
        for number, option in enumerate(ordered(decision), 1):
            if option.aside and not told_any_time:
                table.add_row("", Text(LABELS["any-time"], style=DIM), "")
                told_any_time = True
            table.add_row(str(number), Text(self.session.phrase(decision, option)), option.text)
        self.console.print(table)

    def show_news(self, viewer: int, notes: list[str]) -> None:
        """What has happened since this person was last asked."""
        events = [event for event in self.session.news(viewer) if event.kind not in MINOR | SEEN_ON_THE_BOARD]
        if any(event.seat not in (viewer, NOBODY) for event in events):
            self.console.print(Text(LABELS["news"], style=DIM))
        self.show_events(events, viewer, NEWS_LINES)
        for note in notes:
            self.console.print(Text(LABELS["only"].format(phrase=note), style=DIM))

    def show_events(self, events: list[Event], viewer: int | None, most: int) -> None:
        if len(events) > most:
            self.console.print(Text(LABELS["earlier"].format(n=len(events) - most), style=DIM))
        for event in events[-most:] if most else events:
            own = viewer is not None and event.seat == viewer
            line = Text("  " if event.kind != "turn" else "", style="" if own else "default")
            line.append(self.session.tell(event, viewer), style="bold" if event.kind == "turn" else "")
            line.append(f"  {event.rule}", style=DIM)
            self.console.print(line)

    def finish(self) -> None:
        """The last news, and the scores."""
        viewer = self.session.humans[0] if len(self.session.humans) == 1 else None
        if viewer is not None:
            self.show_news(viewer, [])
        show_scores(self.console, self.session)

    # Commands: each tells whether the question must be put anew

    def board(self, rest: str) -> bool:
        seat = self.at_keyboard
        Board(self.session.game.view(seat), self.session.names).draw(self.console)
        return False

    def map(self, rest: str) -> bool:
        self.console.print(roads(Board(self.session.game.view(self.at_keyboard), self.session.names)))
        return False

    def log(self, rest: str) -> bool:
        events = self.session.game.events
        if rest != "all":
            events = [event for event in events if event.kind not in MINOR][-LOG_LINES:]
        self.show_events(events, self.at_keyboard, 0)
        return False

    def why(self, rest: str) -> bool:
        decision = self.session.decision
        assert decision is not None
        try:
            answer = meant(decision, rest)
        except Unclear:
            answer = None
        if not rest:
            self.say(MESSAGES["why-what"])
        elif answer is not None:
            self.say(MESSAGES["on-offer"].format(number=ordered(decision).index(answer) + 1))
        else:
            self.say(self.session.why_not(" ".join(rest.lower().split())))
        return False

    def rules(self, rest: str) -> bool:
        if not rest:
            self.say(MESSAGES["rules-what"])
            return False
        try:
            found = [explain.rule(each) for each in rest.split()]
        except explain.NoSuchRule as missing:
            found = explain.find_rules(rest)
            if not found:
                self.say(str(missing) if missing.near else MESSAGES["no-rules"].format(words=rest))
        for entry in found:
            self.console.print(Text(f"{entry.id} · {entry.title}", style="bold"))
            self.console.print(Text(entry.text))
            self.console.print(Text(" ".join(entry.see), style=DIM))
        return False

    def undo(self, rest: str) -> bool:
        if not self.session.undo():
            self.say(MESSAGES["nothing-to-undo"])
            return False
        self.say(MESSAGES["undone"])
        return True

    def save(self, rest: str) -> bool:
        if not rest:
            self.say(MESSAGES["which-file"].format(command="save"))
            return False
        path = Path(rest).expanduser()
        try:
            self.session.save(path)
        except OSError as error:
            self.say(MESSAGES["cannot-write"].format(path=path, reason=error.strerror))
        else:
            self.say(MESSAGES["saved"].format(path=path))
        return False

    def load(self, rest: str) -> bool:
        if not rest:
            self.say(MESSAGES["which-file"].format(command="load"))
            return False
        path = Path(rest).expanduser()
        try:
            self.session = load_session(path)
        except OSError as error:
            self.say(MESSAGES["cannot-read"].format(path=path, reason=error.strerror))
        except GugongError as error:
            self.say(MESSAGES["cannot-read"].format(path=path, reason=error))
        else:
            self.answered = False
            self.at_keyboard = -1
            self.say(MESSAGES["loaded"].format(path=path, ply=self.session.game.ply))
            return True
        return False

    def help(self, rest: str) -> bool:
        self.console.print(Text(HELP))
        return False

    def quit(self, rest: str) -> bool:
        raise Quit
