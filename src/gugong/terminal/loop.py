"""Ask, read, answer: the course of an evening at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gugong import explain
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.ids import NOBODY
from gugong.errors import AnswerError, GugongError, UnknownLanguage, of_system
from gugong.explain.events import is_minor
from gugong.explain.show import rule_lines
from gugong.terminal.board import WIDE, Board, roads
from gugong.terminal.choosing import Unclear, meant, ordered
from gugong.terminal.ending import show_scores
from gugong.terminal.hinting import hint_of
from gugong.terminal.keeping import GAMES, Keeper, NoRecord
from gugong.terminal.module_boards import DIM
from gugong.terminal.pager import paged
from gugong.terminal.previews import preview_of
from gugong.terminal.reader import Reader
from gugong.terminal.session import Session, kind_of, load_session
from gugong.words.languages import known_language, next_language
from gugong.words.phrase import Arg, Person, phrase_of
from gugong.words.voice import capital

NEWS_LINES: Final = 24
LINES_OF_MENG: Final = 80  # he explains himself: a Twilight, a Night and a turn fit in
LOG_LINES: Final = 30
RULES_IN_FULL: Final = 3
HEADINGS: Final = {"turn", "morning", "day", "twilight", "night", "final-scoring"}
SEEN_ON_THE_BOARD: Final = {"set-up", "first-roll", "decree-placed", "turn"}
MEANS: Final = {"performs", "declines", "twice", "uses-token"}  # what comes of them is told as well
OTHERS_MEANS: Final = {"pays", "cannot", "no-step", "exchanges-tokens", "new-ship"}


class Quit(Exception):
    """The player wants to leave."""


def is_news(event: Event, viewer: int) -> bool:
    """Whether a line is worth reading between two questions; `log` has them all."""
    if is_minor(event) or event.kind in SEEN_ON_THE_BOARD | MEANS:
        return False
    return event.seat == viewer or event.kind not in OTHERS_MEANS


class Loop:
    """One terminal, one session at a time."""

    def __init__(self, session: Session, console: Console, reader: Reader, keeper: Keeper | None = None) -> None:
        self.session = session
        self.keeper = keeper
        self.kept = ""  # the text that is on the disk
        self.cannot_keep = ""  # why it is not, once that has been said
        self.console = console
        self.reader = reader
        self.at_keyboard = -1  # the seat of the person who sits there now
        self.answered = False
        self.commands: dict[str, Callable[[str], bool]] = {
            "board": self.board,
            "officials": lambda _: self.part(lambda board: board.officials(self.console.width >= WIDE)),
            "decrees": lambda _: self.part(lambda board: board.decrees(self.console.width >= WIDE)),
            "players": lambda _: self.part(Board.players),
            "map": self.map,
            "preview": self.preview,
            "hint": self.hint,
            "log": self.log,
            "why": self.why,
            "rules": self.rules,
            "lang": self.lang,
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
            self.session.settle()
            self.keep()
            decision = self.session.decision
            if decision is None:
                self.finish()
                return
            self.sit_down(decision.seat)
            if self.show_news(decision.seat) or not self.answered:
                self.draw()
            self.ask(decision)
            while not self.handle(decision):
                pass

    def sit_down(self, seat: int) -> None:
        """Several people share the keyboard: nobody sees another's hand."""
        if seat != self.at_keyboard and len(self.session.humans) > 1:
            self.console.clear()
            while (typed := self.curtain(seat)).startswith("lang"):
                self.speak(typed.partition(" ")[2])
        self.at_keyboard = seat

    def curtain(self, seat: int) -> str:
        """Wait for this person, and for nobody else; what they typed."""
        return self.reader.line(self.tell("terminal-curtain", who=Person(seat)) + " ").lower()

    def handle(self, decision: Decision) -> bool:
        """Read one line and do what it says; True once the game has moved or another question stands."""
        typed = self.reader.line()
        word, _, rest = typed.partition(" ")
        try:
            answer = self.meant(decision, typed)
            if answer is None and (word.lower() in self.commands or not typed):
                return self.commands[word.lower() or "board"](rest.strip())
            self.session.play(answer if answer is not None else typed)
        except Unclear as unclear:
            self.say(self.session.voice.say(unclear.why))
            return False
        except AnswerError:
            self.say(self.session.why_not(" ".join(typed.lower().split())))
            return False
        self.answered = True
        self.keep()  # before anybody thinks about it
        return True

    def keep(self) -> None:
        """Put the game on the disk as it stands; if that fails, say so once and play on."""
        if self.keeper is None or not (self.answered or self.kept):
            return
        text = self.session.text()
        if text == self.kept:
            return
        try:
            if not self.keeper.keep(text):
                self.say(self.tell("terminal-kept-anew", name=self.keeper.path.stem if self.keeper.path else ""))
            self.kept, self.cannot_keep = text, ""
        except OSError as error:
            reason = self.session.voice.say(phrase_of(of_system(error)))
            if reason != self.cannot_keep:
                self.say(self.tell("terminal-cannot-write", path=str(self.keeper.folder), reason=reason))
            self.cannot_keep = reason

    def meant(self, decision: Decision, typed: str) -> Answer | None:
        """The option that was typed; an answer written in full that is not on offer is not taken for another."""
        options = self.numbered(decision)
        if self.session.game.state.rules.answers.named(typed) is not None:
            return decision.find(typed)
        return meant(options, typed) if typed else None

    # What is shown

    def tell(self, key: str, /, **args: Arg) -> str:
        """A message in the language of this evening."""
        return self.session.voice.tell(key, **args)

    def say(self, text: str) -> None:
        """A line of the terminal's own."""
        self.console.print(Text(text, style="yellow"))

    def numbered(self, decision: Decision) -> list[Answer]:
        """The options in the order of their numbers."""
        return ordered(decision, self.session.game.state.rules.card_values)

    def number_of(self, decision: Decision, answer: Answer) -> str:
        """What is typed for this answer, in short."""
        return str(self.numbered(decision).index(answer) + 1)

    def draw(self) -> None:
        """The whole board, as the person at the keyboard may see it."""
        self.drawn().draw(self.console)

    def drawn(self) -> Board:
        """The board of the person at the keyboard."""
        return Board(self.session.game.view(self.at_keyboard), self.session.names, self.session.language)

    def ask_again(self) -> None:
        """Put the question once more, after something has pushed it off the screen."""
        decision = self.session.decision
        assert decision is not None
        self.ask(decision)

    def ask(self, decision: Decision) -> None:
        """The question and its numbered answers, asides apart."""
        self.console.print()
        self.console.print(Text(self.session.question(decision), style="bold"))
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold green", min_width=3, no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(style=DIM, no_wrap=True)
        told_any_time = False
        for number, option in enumerate(self.numbered(decision), 1):
            if option.aside and not told_any_time:
                table.add_row("", Text(self.tell("terminal-any-time"), style=DIM), "")
                told_any_time = True
            table.add_row(str(number), Text(self.session.phrase(decision, option)), option.text)
        self.console.print(table)

    def show_news(self, viewer: int) -> bool:
        """What has happened since this person was last asked; of the others only what came of it.

        True if a turn of this person's has begun, which is the time to look at the whole board.
        """
        told = self.session.news(viewer)
        news = [each for each in told if isinstance(each, str) or is_news(each, viewer)]
        if any(isinstance(each, Event) and each.seat not in (viewer, NOBODY) for each in news):
            self.console.print(Text(self.tell("terminal-news"), style=DIM))
        most = NEWS_LINES if self.session.game.state.rules.automa == NOBODY else LINES_OF_MENG
        if len(news) > most:
            self.console.print(Text(self.tell("terminal-earlier", n=len(news) - most), style=DIM))
        self.show_lines(news[-most:], viewer)
        return any(isinstance(each, Event) and (each.kind, each.seat) == ("turn", viewer) for each in told)

    def show_lines(self, lines: Sequence[Event | str], viewer: int) -> None:
        """Events with their rules, and what was answered for this person."""
        table = Table.grid(padding=(0, 2))
        for each in lines:
            if isinstance(each, str):
                table.add_row(Text("  " + self.tell("terminal-only", phrase=each), style=DIM), "")
                continue
            heading = each.kind in HEADINGS
            told = Text(self.session.tell(each, viewer), "bold" if heading else "")
            table.add_row(Padding(told, (0, 0, 0, 0 if heading else 2)), Text(each.rule, style=DIM))
        if lines:
            self.console.print(table)

    def finish(self) -> None:
        """The last news, and the scores."""
        viewer = self.session.humans[0] if len(self.session.humans) == 1 else None
        if viewer is not None:
            self.show_news(viewer)
        show_scores(self.console, self.session)

    # Commands: each tells whether the question must be put anew

    def board(self, rest: str) -> bool:
        self.draw()
        self.ask_again()
        return False

    def part(self, drawn: Callable[[Board], RenderableType]) -> bool:
        """A part of the board by itself."""
        self.console.print(drawn(self.drawn()))
        self.ask_again()
        return False

    def preview(self, rest: str) -> bool:
        """What an answer would do, as far as the person at the keyboard can foresee it."""
        decision = self.session.decision
        assert decision is not None
        try:
            answer = self.meant(decision, rest)
        except Unclear as unclear:
            self.say(self.session.voice.say(unclear.why))
            return False
        if not rest:
            self.say(self.tell("terminal-preview-what"))
        elif answer is None:
            self.say(self.session.why_not(" ".join(rest.lower().split())))
        else:
            for line, rule in preview_of(self.session, decision, answer):
                self.console.print(Text("  " + line).append(f"  {rule}" if rule else "", style=DIM))
        return False

    def hint(self, rest: str) -> bool:
        """What somebody who looks ahead would do."""
        for line in hint_of(self.session) or [self.tell("screen-no-hint")]:
            self.say(line)
        return False

    def map(self, rest: str) -> bool:
        self.console.print(roads(self.drawn()))
        self.ask_again()
        return False

    def log(self, rest: str) -> bool:
        events = self.session.game.events
        if rest.lower() != "all":
            events = [event for event in events if not is_minor(event)][-LOG_LINES:]
        with paged(self.console):
            self.show_lines(events, self.at_keyboard)
        self.ask_again()
        return False

    def why(self, rest: str) -> bool:
        decision = self.session.decision
        assert decision is not None
        try:
            answer = self.meant(decision, rest)
        except Unclear:
            answer = None
        if not rest:
            self.say(self.tell("terminal-why-what"))
        elif answer is not None:
            self.say(self.tell("terminal-on-offer", number=self.number_of(decision, answer)))
        else:
            self.say(self.session.why_not(" ".join(rest.lower().split())))
        return False

    def rules(self, rest: str) -> bool:
        if not rest:
            self.say(self.tell("terminal-rules-what"))
            return False
        try:
            found = [explain.rule(each, self.session.language) for each in rest.split()]
        except explain.NoSuchRule as missing:
            found = explain.find_rules(rest, self.session.language)
            if not found and missing.near:
                self.say(self.tell("terminal-no-such-rule", rule=ascii(missing.id), near=tuple(missing.near)))
            elif not found:
                self.say(self.tell("terminal-no-rules", words=rest))
        if len(found) > RULES_IN_FULL:
            self.console.print(Text("\n".join(rule_lines(found))))
            return False
        for entry in found:
            self.console.print(Text(f"{entry.id} · {entry.title}", style="bold"))
            self.console.print(Text(entry.text))
            self.console.print(Text(" ".join(entry.see), style=DIM))
        return False

    def lang(self, rest: str) -> bool:
        self.speak(rest)
        self.ask_again()
        return False

    def speak(self, named: str) -> None:
        """Go on in the language that is named, or in the next of them."""
        try:
            self.session.speak(known_language(named) if named else next_language(self.session.language))
        except UnknownLanguage as error:
            self.say(capital(self.session.voice.say(phrase_of(error.told()))))

    def undo(self, rest: str) -> bool:
        if not self.session.undo():
            self.say(self.tell("terminal-nothing-to-undo"))
            return False
        self.say(self.tell("terminal-undone"))
        return True

    def save(self, rest: str) -> bool:
        if not rest:
            self.say(self.tell("terminal-which-file_save"))
            return False
        path = Path(rest).expanduser()
        try:
            self.session.save(path)
        except NoRecord:
            self.say(self.tell("terminal-no-record", path=str(path)))
        except OSError as error:
            self.say(self.tell("terminal-cannot-write", path=str(path), reason=phrase_of(of_system(error))))
        else:
            self.say(self.tell("terminal-saved", path=str(path)))
        return False

    def load(self, rest: str) -> bool:
        if not rest:
            self.say(self.tell("terminal-which-file_load"))
            return False
        path = Path(rest).expanduser()
        self.keep()
        if self.cannot_keep:
            self.say(self.tell("terminal-load-keeps", reason=self.cannot_keep))
            return False
        try:
            self.session = load_session(path, self.session.language)
        except OSError as error:
            self.say(self.tell("terminal-cannot-read", path=str(path), reason=phrase_of(of_system(error))))
        except GugongError as error:
            self.say(self.tell("terminal-cannot-read", path=str(path), reason=phrase_of(error.told())))
        else:
            self.answered = False
            self.at_keyboard = -1
            if self.keeper is not None:
                if self.keeper.path is not None and self.kept:
                    self.say(self.tell("terminal-kept-before", name=self.keeper.path.stem))
                self.keeper, self.kept = Keeper(GAMES, kind_of(self.session), path), ""
            self.say(self.tell("terminal-loaded", path=str(path), ply=str(self.session.game.ply)))
            return True
        return False

    def help(self, rest: str) -> bool:
        self.console.print(Text(self.tell("terminal-help") + "\n"))
        self.console.print(Text(self.tell("terminal-short-rules")))
        self.ask_again()
        return False

    def quit(self, rest: str) -> bool:
        raise Quit
