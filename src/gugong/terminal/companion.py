"""`gugong meng`: Meng for people with the box in front of them.

They enter what only the table can know, and their own moves; the companion says what to move for Meng, and why.
"""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

import gugong
from gugong.catalog.own import ASKED
from gugong.engine.actions import CITY, Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.ids import CHANCE, NO_TOKEN
from gugong.errors import AnswerError, GugongError, RecordError
from gugong.shell import INTERRUPTED
from gugong.terminal.choosing import MOST_NAMED, Unclear
from gugong.terminal.companion_session import HUMAN, SET_UP, TableSession, load_table
from gugong.terminal.companion_telling import AFTER, MOVE, told_at_table
from gugong.terminal.entering import entered, joined, means, name_of, short, words_of
from gugong.terminal.keeping import TABLES, Keeper, unreadable
from gugong.terminal.loop import HEADINGS, Loop, Quit
from gugong.terminal.module_boards import DIM, boards_of
from gugong.terminal.own_figures import files_of_all
from gugong.terminal.reader import Reader
from gugong.terminal.session import kind_of
from gugong.terminal.start import tell_kept
from gugong.terminal.wrapping import console_for
from gugong.words.bundles import ENGLISH
from gugong.words.phrase import Arg, Phrase

SEEDS: Final = 1_000_000
BULLET: Final = "  • "


class Companion(Loop):
    """One table, one terminal beside it."""

    def __init__(self, session: TableSession, console: Console, reader: Reader, keeper: Keeper | None = None) -> None:
        super().__init__(session, console, reader, keeper)
        self.table = session
        self.at_keyboard = 0
        self.named = (
            "",
            False,
        )  # the question whose short names were shown last, and whether only the table could tell
        del self.commands["load"], self.commands["hint"]
        self.commands.update({"meng": self.meng, "draw": self.draw_it, "?": self.names})

    def run(self) -> None:
        """Play until the game is over; Quit, EOFError and KeyboardInterrupt leave early."""
        while True:
            self.table.settle()
            self.keep()
            self.tell_news()
            decision = self.session.decision
            if decision is None:
                self.finish_scores()
                return
            self.ask(decision)
            while not self.handle(decision):
                pass

    def handle(self, decision: Decision) -> bool:
        if decision.seat != CHANCE:
            return super().handle(decision)
        typed = self.reader.line()
        word, _, rest = typed.partition(" ")
        named = {text.partition(" ")[2] for text in self.table.texts()}
        if word.lower() in self.commands and typed.lower() not in named:  # an automa card may be called `decrees`
            return self.commands[word.lower()](rest.strip())
        return self.draw_it("") if not typed else self.enter(typed)

    def enter(self, typed: str) -> bool:
        """Answer one question a word, as long as the questions are of one kind."""
        rules = self.session.game.state.rules
        kinds = self.table.texts()[0].partition(" ")[0]
        names = [name_of(rules, text) for text in self.table.texts()]
        line = joined([word for word in words_of(typed) if word != kinds], names)
        decision = self.session.decision
        others: list[str] = []
        for number, word in enumerate(line):
            if self.session.decision is None or self.session.decision.prompt != getattr(decision, "prompt", ""):
                if len(others) != 1 or not means(rules, word, others):  # the last of seven cards needs no answer
                    self.say(self.tell("companion-too-many", words=" ".join(line[number:])))
                break
            text = ""
            try:
                text = entered(rules, word, self.table.texts())
                others = [other for other in self.table.texts() if other != text]
                self.table.answer(text)
            except Unclear as unclear:
                self.say(self.session.voice.say(unclear.why))
                return number > 0
            except AnswerError:
                self.say(self.session.why_not(text))
                return number > 0
            self.answered = True
            self.keep()
            self.table.settle()
        return bool(line)

    def meant(self, decision: Decision, typed: str) -> Answer | None:
        """A city by the kind of its token too, for a map on which it has another name."""
        answer = super().meant(decision, typed)
        words, state = words_of(typed), self.session.game.state
        cities = [option for option in decision.options if option.kind == CITY and state.map[option.a] != NO_TOKEN]
        if answer is not None or len(words) != 1 or not cities or typed.lower() in self.commands:
            return answer
        tokens = state.rules.answers.token
        kinds = list(dict.fromkeys(tokens[state.map[city.a]].text for city in cities))
        if not means(state.rules, words[0], kinds):
            return None
        kind = entered(state.rules, words[0], kinds)
        there = [city for city in cities if tokens[state.map[city.a]].text == kind]
        if len(there) > 1:
            named = tuple(city.text for city in there[:MOST_NAMED])
            raise Unclear(Phrase("companion-several", (("word", typed), ("names", named))))
        return there[0]

    # What is shown

    def ask(self, decision: Decision) -> None:
        if decision.seat != CHANCE:
            super().ask(decision)
            return
        self.console.print()
        self.console.print(Text(self.session.question(decision), style="bold"))
        if self.named != (named := (decision.prompt, bool(self.table.faces()))):
            self.named = named
            self.names("")

    def names(self, rest: str) -> bool:
        """The short names that can be typed now, and what is asked next."""
        decision = self.session.decision
        if decision is None or decision.seat != CHANCE:
            return self.help(rest)
        rules = self.session.game.state.rules
        texts = sorted(name_of(rules, text) for text in self.table.texts())
        named = tuple(name if short(name, texts) == name else f"{name} ({short(name, texts)})" for name in texts)
        self.console.print(Text(self.tell("companion-short-names", names=named), style=DIM))
        order = self.coming(decision.prompt)
        if len(order) > 1:
            self.console.print(Text(self.tell("companion-several-at-once", order=order), style=DIM))
        only_the_table = bool(self.table.faces())  # what nobody has seen it alone can tell
        self.console.print(Text(self.tell("companion-look" if only_the_table else "companion-or-draw"), style=DIM))
        return False

    def coming(self, prompt: str) -> tuple[Arg, ...]:
        """What is asked next in one go, as things of the table."""
        state, voice = self.session.game.state, self.session.voice
        if prompt == "deal-board":
            empty = [location for location in state.rules.locations if state.board[location] < 0]
            return tuple(voice.thing("location", location, "short") for location in empty)
        if prompt == "deal-token":
            return tuple(voice.thing("city", city) for city, token in enumerate(state.map) if token < 0)
        if prompt == "refill-token":
            bare = [city for city, token in enumerate(state.map) if token < 0 and city not in state.traveller]
            return tuple(voice.thing("city", city) for city in bare)
        return ()

    def tell_news(self) -> None:
        """What has happened since: moves to make for Meng, reasons, and what chance the companion has drawn."""
        for event in self.session.news(0):
            if isinstance(event, str):
                self.console.print(Text(self.tell("companion-only", phrase=event), style=DIM))
                continue
            line = self.line_of(event)
            if line:
                text = Text(line, style="bold" if event.kind in HEADINGS else "")
                self.console.print(text.append(f"  {event.rule}", style=DIM))
            if event.kind in AFTER:
                self.console.print(Text(BULLET + self.tell(AFTER[event.kind])))

    def line_of(self, event: Event) -> str:
        """An event as a move to make, as a reason, or as nothing where the people know it already."""
        kind, told = told_at_table(self.table, event)
        indent = "" if event.kind in HEADINGS or event.kind in ("automa", "twilight-card") else "  "
        return f"{BULLET if kind == MOVE else indent}{told}" if told else ""

    def finish_scores(self) -> None:
        """The end."""
        self.finish()

    # Commands

    def draw_it(self, rest: str) -> bool:
        """Let the companion draw; `all`: as long as the table is being set up."""
        decision = self.session.decision
        if decision is None or decision.seat != CHANCE:
            self.say(self.tell("companion-no-draw"))
            return False
        if self.table.faces():
            self.say(self.tell("companion-look"))
            return False
        everything = rest == "all"
        while (decision := self.session.decision) is not None and decision.seat == CHANCE:
            question = self.session.question(decision)
            before = len(self.session.game.events)
            what = self.phrase_of(decision, self.table.draw())
            self.say(self.tell("companion-drawn", question=question, what=what))
            for laid in self.table.laid_besides(before):
                self.say(laid)
            self.table.settle()
            if not (everything and decision.prompt in SET_UP and self.table.setting_up()):
                break
        self.answered = True
        return True

    def phrase_of(self, decision: Decision, text: str) -> str:
        """An answer of chance in words."""
        option = decision.find(text)
        return text if option is None else self.session.phrase(decision, option)

    def board(self, rest: str) -> bool:
        if self.table.setting_up():
            self.say(self.tell("companion-not-yet"))
            return False
        return super().board(rest)

    def map(self, rest: str) -> bool:
        if self.table.setting_up():
            self.say(self.tell("companion-not-yet"))
            return False
        return super().map(rest)

    def meng(self, rest: str) -> bool:
        """What Meng has."""
        if self.table.setting_up():
            self.say(self.tell("companion-not-yet"))
            return False
        self.console.print(automa_sheet(self.table))
        return False

    def undo(self, rest: str) -> bool:
        undone = self.table.undo()
        self.named = ("", False)
        self.say(self.tell("companion-undone" if undone else "terminal-nothing-to-undo"))
        return undone

    def help(self, rest: str) -> bool:
        self.console.print(Text(self.tell("companion-help") + "\n"))
        return False


def automa_sheet(session: TableSession) -> Table:
    """What the player that nobody answers for has, as far as the human may know it."""
    state, voice = session.game.view(HUMAN).state, session.voice
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for boards in boards_of(state):
        for key, value in boards.automa(state, voice):
            table.add_row(voice.tell(key), voice.text(value))
    return table


def new(
    seed: int | None, catalog: Path | None, own_deck: bool, language: str = ENGLISH, **options: Any
) -> TableSession:
    """A new game at a real table."""
    chosen = randbelow(SEEDS) if seed is None else seed
    return TableSession(gugong.new_game(1, catalog=catalog, chance="ask", **options), chosen, own_deck, language)


def load(path: Path, language: str = ENGLISH) -> TableSession:
    """A kept game."""
    try:
        return load_table(path, language)
    except OSError as error:
        raise unreadable(path, error) from None
    except GugongError as error:
        raise RecordError(str(path), error.told()) from None


def play(session: TableSession, loaded: Path | None, console: Console | None = None) -> int:
    """Play to the end, or until the player leaves; the exit code."""
    console, tell = console or console_for(), session.voice.tell
    config = session.game.state.rules.config
    if loaded is not None:
        console.print(tell("terminal-loaded", path=str(loaded), ply=str(session.game.ply)), markup=False)
    else:
        human, his = config.pairing.split("-")
        console.print(tell("companion-welcome", difficulty=config.difficulty))
        console.print(tell("companion-setting-up", human=human, his=his))
        console.print(Text(about_figures(session), style=DIM))
    companion = Companion(session, console, Reader(console), Keeper(TABLES, kind_of(session), loaded))
    companion.kept = session.text() if loaded is not None else ""
    try:
        companion.run()
    except (Quit, EOFError):
        leave(companion)
    except KeyboardInterrupt:
        leave(companion)
        return INTERRUPTED
    return 0


def about_figures(session: TableSession) -> str:
    """How many of the figures are not certain, and how to put in those of one's own box."""
    files = files_of_all()
    figures = [
        each for each in session.game.catalog.figures if each.file in files and not each.key.startswith("map.at.")
    ]
    unsure = [each for each in figures if each.source in ASKED]
    key = "own-companion_catalog" if session.game.catalog.overrides else "own-companion"
    return session.voice.tell(key, n=len(unsure), all=len(figures))


def leave(companion: Companion) -> None:
    """Say where the game is kept."""
    companion.console.print()
    companion.answered = companion.answered or bool(companion.session.game.answers)
    companion.keep()
    tell_kept(companion, "companion-kept")
