"""Everything that can go wrong with what a caller hands in, as one family.

    GugongError
    ├── ConfigError        a game that the rules do not allow; names the rule
    ├── InstallError       a module from outside that cannot be installed; says why, and nothing of it is
    ├── WordsError         a file of words that cannot be read; names file, line and reason
    ├── UnknownLanguage    a language that the game does not speak; names those that it does
    ├── CatalogError       a file of figures that cannot be used; names file, key and reason
    ├── PositionError      a position that cannot be; says what is lost, doubled or off its track
    ├── RecordError        a record that is damaged or does not replay; names the line
    ├── BotError           a bot that is unknown, cannot be made, or answers nonsense; says which
    ├── EnvError           an environment, a row or an action that cannot be; says what would be right
    ├── CoachError         a game that cannot be coached, a puzzle that there is not; says why
    ├── SimError           a run of many games that cannot go on; says at which game, and what is kept
    └── AnswerError        something is wrong with an answer
        ├── MalformedAnswer    the text is no answer at all
        └── IllegalAnswer      an answer, but not on offer now; carries the reason and the rule

A game that raises one of these is exactly as it was before the call.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple


class Reason(NamedTuple):
    """Why something is refused: a key to the words for it, the rule behind it, and what the words speak of, by name."""

    key: str
    rule: str
    args: tuple[tuple[str, object], ...] = ()


def because(key: str, rule: str = "", /, **args: object) -> Reason:
    """A reason by the key of its words, with what they speak of; one of these may be a reason itself."""
    return Reason(key, rule, tuple(args.items()))


def plain(what: str) -> Reason:
    """A reason that has been put in words already."""
    return because("plain", what=what)


# What the system says most often about files and addresses, with the key of our words for it.
OF_SYSTEM: Final[Mapping[int, str]] = {
    errno.ENOENT: "system-nothing-there",
    errno.EACCES: "system-not-allowed",
    errno.EPERM: "system-not-permitted",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-there-already",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long-name",
    errno.EADDRINUSE: "system-address-taken",
    errno.EADDRNOTAVAIL: "system-no-address",
}


def of_system(error: OSError) -> Reason:
    """Why the system refused, in words of ours; in its own where it is something rare."""
    key = OF_SYSTEM.get(error.errno or 0)
    return because(key) if key is not None else plain(error.strerror or str(error))


def what_failed(error: BaseException) -> Reason:
    """What an error says, one of ours or anybody's, which is named and put in a line."""
    if isinstance(error, GugongError):
        return error.told()
    name, said = type(error).__name__, " ".join(str(error).split())
    return plain(f"{name}: {said}" if said else name)


def at(where: str | Reason, reason: Reason) -> Reason:
    """The reason behind the place that it speaks of, and before its rule."""
    ruled = because("by-rule", why=reason, by=reason.rule) if reason.rule else reason
    return because("at", where=where, why=ruled) if where else ruled


SPEAKERS: list[Callable[[Reason], str]] = []  # who puts reasons in English: the room `words` lends its voice


def in_english(reason: Reason) -> str:
    """A reason in English; by its key, if nobody is there who speaks."""
    return SPEAKERS[-1](reason) if SPEAKERS else reason.key


class GugongError(Exception):
    """The root of the family: catch this to catch them all. As text it is English; a voice says what is `told`."""

    def told(self) -> Reason:
        """All that it says, with place and rule; one that carries no reason says it in English."""
        return plain(super().__str__())


class ReasonedError(GugongError):
    """One that carries its reason: English is said only when it is asked for."""

    def __str__(self) -> str:
        return in_english(self.told())


class PlacedError(ReasonedError):
    """One that says where something is wrong, or nowhere in particular, and why."""

    def __init__(self, where: str | Reason, reason: Reason) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason

    def told(self) -> Reason:
        return at(self.where, self.reason)


class ConfigError(GugongError):
    """The rules do not allow a game of this make-up; `option` is what was asked for, `said` the reason in English."""

    def __init__(self, option: str, reason: Reason, said: str) -> None:
        super().__init__(option, reason, said)
        self.option = option
        self.reason = reason
        self.said = said

    def __str__(self) -> str:
        where = f"{self.option}: " if self.option else ""
        return f"{where}{self.said}{f' ({self.reason.rule})' if self.reason.rule else ''}"

    def told(self) -> Reason:
        return at(self.option, self.reason)


class InstallError(PlacedError):
    """A module from outside the package was refused; nothing of it was installed. `where` names it, and its file."""


class CatalogError(ReasonedError):
    """A file of figures was refused; nothing of it was loaded."""

    def __init__(self, file: str, key: str, why: Reason | str) -> None:
        super().__init__(file, key, why)
        self.file = file
        self.key = key
        self.why = plain(why) if isinstance(why, str) else why

    @property
    def reason(self) -> str:
        """What is wrong with it, in English."""
        return in_english(self.why)

    def told(self) -> Reason:
        return at(self.file, at(self.key, self.why))


class WordsError(ReasonedError):
    """A file of words was refused."""

    def __init__(self, file: str, line: int, reason: Reason) -> None:
        super().__init__(file, line, reason)
        self.file = file
        self.line = line
        self.reason = reason

    def told(self) -> Reason:
        return because("words-line", file=self.file, line=self.line, why=self.reason)


class UnknownLanguage(ReasonedError):
    """The game has no words in this language."""

    def __init__(self, language: str, known: tuple[str, ...]) -> None:
        super().__init__(language, known)
        self.language = language
        self.known = known

    def told(self) -> Reason:
        return because("unknown-language", given=self.language, known=self.known)


class PositionError(PlacedError):
    """The position described cannot occur or cannot be read; `where` is the key at fault."""


class RecordError(ReasonedError):
    """The record is damaged, or its answers no longer give the same game; `where` is the line, or what else it is."""

    def __init__(self, where: int | str, reason: Reason) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason

    def told(self) -> Reason:
        if isinstance(self.where, int):
            return because("record-line", line=self.where, why=self.reason)
        return at(self.where, self.reason)


class BotError(PlacedError):
    """A bot is unknown, has a bad option, does not load, or answers what is not on offer; `where` is its spec."""


class CoachError(PlacedError):
    """A game that cannot be coached, or a puzzle that there is not; `where` names the file, or nothing."""


class EnvError(ReasonedError):
    """An environment was asked for what cannot be: a shape, an id, a kind of game, a model for another layout.

    What whoever writes a program did wrong is said in plain English; a file of a model, which people name on the
    command line, is `where`, with a reason.
    """

    def __init__(self, where: str, reason: Reason | None = None) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason

    def told(self) -> Reason:
        return plain(self.where) if self.reason is None else at(self.where, self.reason)


class SimError(PlacedError):
    """A run of many games cannot begin, or cannot go on; what it has written stays."""


class AnswerError(ReasonedError):
    """Something is wrong with an answer; the game has not moved.

    `why` is a key, a rule and what the words speak of; `said` says it to whoever has no table at hand, by cards and
    figures of its own.
    """

    def __init__(self, why: Reason, said: object = None) -> None:
        super().__init__(why, said)
        self.why = why
        self.rule = why.rule
        self.said = said

    @property
    def reason(self) -> str:
        """What is wrong with it, in English."""
        return in_english(self._reason())

    def _reason(self) -> Reason:
        return self.why if self.said is None else because("plain", what=self.said)

    def told(self) -> Reason:
        return because("answer-by-rule", why=self._reason(), by=self.rule) if self.rule else self._reason()


class MalformedAnswer(AnswerError):
    """The text is not an answer of this game."""


class IllegalAnswer(AnswerError):
    """The answer is not among the options of the pending decision."""
