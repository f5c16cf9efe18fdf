"""`gugong catalog edit`: the figures of one's own box, asked one after the other and kept after each answer.

The file is always sound: what other figures must confirm first waits in a draft beside it.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

import gugong
from gugong.catalog.load import Catalog, load_catalog
from gugong.catalog.own import Changes, Question, as_file, fault, questions, waits, with_answer
from gugong.catalog.read import STEMS, read_file
from gugong.errors import CatalogError, at
from gugong.explain import TableVoice
from gugong.modules import BOX
from gugong.shell import INTERRUPTED
from gugong.terminal.keeping import write_whole
from gugong.terminal.module_boards import DIM
from gugong.terminal.reader import Reader
from gugong.terminal.wrapping import console_for
from gugong.words.bundles import ENGLISH
from gugong.words.phrase import Arg, Name, phrase_of
from gugong.words.voice import Voice

DRAFT: Final = ".draft"
BEFORE: Final = ".before"
SOURCE: Final = "my-box"
KINDS: Final = {"travel_tokens": "token", "decrees": "decree"}  # of things, by the file that has their figures


class Stop(Exception):
    """Enough for today."""


class OwnFigures:
    """One file of one's own, and the questions that are left."""

    def __init__(
        self, path: Path, console: Console, reader: Reader, language: str = ENGLISH, everything: bool = False
    ) -> None:
        self.path = path
        self.draft = path.with_name(path.name + DRAFT)
        self.console = console
        self.reader = reader
        self.voice = TableVoice(gugong.new_game(1).state.rules, language=language)
        self.tell = self.voice.tell
        self.catalog: Catalog = load_catalog()
        self.changes: Changes = {}
        self.source = SOURCE
        self.waiting: Arg | None = None  # what did not fit together when it was last said
        for file in (path, self.draft):
            if file.exists():
                self.changes = dict(read_file(file))
        edition, source = self.changes.pop("edition", None), self.changes.pop("source", None)
        if isinstance(edition, str):
            self.catalog = load_catalog(None, edition)
        if isinstance(source, str):
            self.source = source
        found = fault(self.with_edition(self.changes))
        if found is not None and not self.draft.exists():
            raise CatalogError(str(path), found.key, found.why)
        self.all = questions(self.catalog, files_of_all(), everything)
        self.was_there = path.exists() and not path.read_text(encoding="utf-8").startswith("edition = ")

    def with_edition(self, changes: Changes) -> Changes:
        """What to lay over the figures."""
        return {**changes, "edition": self.catalog.edition}

    def run(self, only: str = "") -> int:
        """Ask until all is answered, or it is enough; the exit code."""
        asked = [each for each in self.all if each.name.startswith(only)]
        if only and not asked:
            self.say(self.tell("own-no-such", name=only))
            return 2
        open_ones = asked if only else [each for each in asked if not each.is_answered(self.changes)]
        self.console.print(Text(self.tell("own-welcome", file=str(self.path), n=len(open_ones), all=len(asked))))
        self.console.print(Text(self.tell("own-help"), style=DIM))
        try:
            self.ask_all(open_ones)
            self.settle()
        except (Stop, EOFError):
            self.end()
        except KeyboardInterrupt:
            self.end()
            return INTERRUPTED
        else:
            self.end()
        return 0

    def ask_all(self, open_ones: list[Question]) -> None:
        """One after the other; `back` returns to the one before."""
        place, part = 0, ""
        while place < len(open_ones):
            question = open_ones[place]
            if question.file != part:
                part = question.file
                here = [each for each in open_ones if each.file == part]
                self.console.print(Text("\n" + self.tell("own-part", file=part, n=len(here)), style="bold"))
            step = self.ask(question)
            if step == "next":
                place = next((n for n in range(place, len(open_ones)) if open_ones[n].file != part), len(open_ones))
            else:
                place = max(0, place + (-1 if step == "back" else 1))

    def ask(self, question: Question) -> str:
        """Ask until there is an answer; what to do then: "", "back" or "next"."""
        sources = tuple(self.tell(f"own-source_{each}") for each in question.sources)
        asked = asked_of(question.name, self.voice)
        key = "own-ask_card" if question.parts else "own-ask"
        self.console.print()
        told = Text(self.tell(key, name=asked or question.name), style="bold")
        if asked:
            told.append(f"  {question.name}", style=Style(color=DIM, bold=False))
        self.console.print(told)
        self.console.print(Text(self.tell("own-ours", ours=question.ours_as_typed(), sources=sources)))
        given = question.given_as_typed(self.changes)
        if given and given != question.ours_as_typed():
            self.console.print(Text(self.tell("own-given", given=given)))
        while True:
            typed = " ".join(self.reader.line().split())
            if typed in ("quit", "q", "exit"):
                raise Stop
            if typed in ("back", "next", "-"):
                return typed
            if typed in ("?", "help"):
                self.console.print(Text(self.tell("own-help"), style=DIM))
                continue
            if self.answered(question, typed or given or question.ours_as_typed()):
                return ""

    def answered(self, question: Question, typed: str) -> bool:
        """Take an answer and keep it; False if it cannot be right, whatever comes after it."""
        try:
            read = question.read(typed)
            laid = with_answer(self.changes, question, read, self.catalog)
            found = fault(self.with_edition(laid))
            if found is not None:
                alone = fault(self.with_edition(with_answer({}, question, read, self.catalog)))
                if alone is not None and not waits(alone.why):
                    raise alone
        except CatalogError as error:
            self.say(self.tell("own-refused", why=phrase_of(error.why)))
            return False
        waiting = phrase_of(at(found.key, found.why)) if found is not None else None
        if waiting is not None and waiting != self.waiting:
            self.say(self.tell("own-waits", why=waiting))
        self.waiting, self.changes = waiting, laid
        self.keep(found is None)
        return True

    def settle(self) -> None:
        """All is answered: what does not fit the rest is asked once more."""
        if (found := fault(self.with_edition(self.changes))) is not None:
            self.console.print()
            self.say(self.tell("own-not-yet", why=phrase_of(at(found.key, found.why))))
            near = [each for each in self.all if found.key.startswith(each.name) or each.name.startswith(found.key)]
            for question in near:
                self.ask(question)

    def keep(self, sound: bool) -> None:
        """On the disk at once: in the file if it can be played with, else in the draft."""
        text = as_file(self.changes, self.source, self.catalog.edition)
        try:
            if not sound:
                write_whole(self.draft, text)
                return
            if self.was_there:  # by hand, with words of its own
                write_whole(self.path.with_name(self.path.name + BEFORE), self.path.read_text(encoding="utf-8"))
                self.was_there = False
            write_whole(self.path, text)
            with suppress(FileNotFoundError):
                self.draft.unlink()
        except OSError as error:
            self.say(self.tell("terminal-cannot-write", path=str(self.path), reason=str(error.strerror)))

    def end(self) -> None:
        """How far it is, and how to go on."""
        left = len([each for each in self.all if not each.is_answered(self.changes)])
        self.console.print()
        if self.draft.exists():
            found = fault(self.with_edition(self.changes))
            why = phrase_of(at(found.key, found.why)) if found is not None else ""
            self.say(self.tell("own-draft", file=str(self.draft), why=why))
        key = "own-end" if left else "own-end_all"
        if not self.path.exists():
            key = "own-end_draft"
        self.console.print(Text(self.tell(key, file=str(self.path), n=left)), soft_wrap=True)

    def say(self, text: Arg) -> None:
        """A line of its own."""
        self.console.print(Text(str(text), style="yellow"))


def asked_of(name: str, voice: Voice) -> str:
    """What a figure is, in words; "" where there are none for it."""
    file, table, *rest, last = name.split(".")
    if table == "cards" and not rest:
        deck, _, card = last.partition("-")
        return voice.tell(f"own-card_{deck.rstrip('12345')}", card=card, set=deck[-1])
    for key, kind, item in (
        (f"own-what_{file}-{last}", KINDS.get(file, ""), rest[-1] if rest else table),
        (f"own-what_{file}-{table}", "location", last),
    ):
        if voice.has(key):
            return voice.tell(key, item=Name(kind, item) if kind else item)
    return ""


def files_of_all() -> tuple[str, ...]:
    """The files of what everybody has in the box: the base game's, and those of a game alone."""
    rules = gugong.new_game(1).state.rules
    return (*STEMS, *(stem for stem in BOX if rules.brings(stem)))


def edit(path: Path, language: str, everything: bool, only: str, console: Console | None = None) -> int:
    """Ask for the figures of a box; the exit code. CatalogError if the file that is there is none."""
    console = console or console_for()
    return OwnFigures(path, console, Reader(console), language, everything).run(only)
