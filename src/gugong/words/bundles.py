"""A language's words, gathered from the files that hold them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from gugong.errors import UnknownLanguage
from gugong.registry import ENTRIES, packages
from gugong.words.fluent import Entry, Message, cut, understand


def plural_en(number: float) -> str:
    """English: one, or many."""
    return "one" if number == 1 else "other"


def plural_fr(number: float) -> str:
    """French counts nothing as one."""
    return "one" if 0 <= abs(number) < 2 else "other"


def plural_pl(number: float) -> str:
    """Polish: one; two to four, twenty-two to twenty-four …; all others."""
    if number == 1:
        return "one"
    if number != int(number):
        return "other"
    number = abs(number)
    return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "many"


ENGLISH: Final = "en"
MISSING: Final = logging.getLogger("gugong.words")
PLURALS: Final[Mapping[str, Callable[[float], str]]] = {"en": plural_en, "fr": plural_fr, "pl": plural_pl}


class Bundle:
    """The messages of one language by name; one that it lacks is that of the language it falls back to, and logged."""

    def __init__(
        self, language: str, files: Iterable[tuple[str, str]], fallback: Callable[[], Bundle | None] = lambda: None
    ) -> None:
        self.language = language
        self.plural = PLURALS[language]
        self.fallback = fallback  # loaded when something is lacking: a language that has all its words needs no other
        self._entries: dict[str, Entry] = {}
        for file, text in files:
            self._entries.update(cut(text, file))
        self._messages: dict[str, Message | None] = {}
        self._uses: dict[str, frozenset[str]] = {}
        self.borrowed: set[str] = set()  # what was asked for and is said in the language fallen back to

    def message(self, name: str) -> Message | None:
        """The message of this name, understood when it is first asked for; None where nobody has it."""
        try:
            return self._messages[name]
        except KeyError:
            entry = self._entries.get(name)
            found = understand(entry) if entry is not None else self.borrow(name)
            self._messages[name] = found
            return found

    def borrow(self, name: str) -> Message | None:
        """The message of the language fallen back to; the log says so once."""
        below = self.fallback()
        found = below.message(name) if below is not None else None
        if found is not None:
            self.borrowed.add(name)
            MISSING.warning("no words for %s in %s", name, self.language)
        return found

    def uses(self, name: str) -> frozenset[str]:
        """The arguments that a message names, itself or by the messages inside it."""
        try:
            return self._uses[name]
        except KeyError:
            message = self.message(name)
            found = frozenset() if message is None else message.uses.union(*map(self.uses, message.refers))
            self._uses[name] = found
            return found

    def names(self) -> list[str]:
        """Every message that this language has of its own, in the order of the files."""
        return list(self._entries)

    def check(self) -> None:
        """Understand every entry; WordsError names file, line and reason of the first that makes no sense."""
        for entry in self._entries.values():
            understand(entry)


def bundle_of(language: str) -> Bundle:
    """All words of a language, of the base game and of every module that is there."""
    if language not in PLURALS:
        raise UnknownLanguage(language, tuple(PLURALS))
    return _gathered(language, packages())


@cache
def _gathered(language: str, modules: tuple[str, ...]) -> Bundle:
    """The same; kept by the modules at hand, since another may be installed."""
    own = [*base_files(language), *module_files(language)]
    return Bundle(language, own) if language == ENGLISH else Bundle(language, own, lambda: _gathered(ENGLISH, modules))


@cache
def base_files(language: str) -> tuple[tuple[str, str], ...]:
    """The base game's files of words, each with its name."""
    folder = files(__package__).joinpath(language)
    found = sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []
    return tuple((f"{language}/{file.name}", file.read_bytes().decode("utf-8")) for file in found)


def module_files(language: str) -> Iterable[tuple[str, str]]:
    """The modules' files of words, each with its name."""
    for module in ENTRIES:
        text = module.text(f"words/{language}.ftl")
        if text is not None:
            yield f"{module.package}: words/{language}.ftl", text
