"""What is said stays a value until the edge: a key and things, which a voice says to one reader in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias, Union

from gugong.errors import Reason

NOBODY: Final = -1
WHY: Final = "why-"  # before the key of a reason, among the messages


class Name(NamedTuple):
    """A thing by its kind and its id, as the catalog has it: `Name("location", "wall")`."""

    kind: str
    id: str


class Person(NamedTuple):
    """A player, by the seat."""

    seat: int


class Phrase(NamedTuple):
    """A message with what fills it in; `about` is the seat that it tells of, which reads it as `.you`."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()
    about: int = NOBODY


class Telling:
    """What says itself in a language: a phrase with all that it takes to say it."""

    def tell(self, language: str) -> str:
        """The same as a sentence."""
        raise NotImplementedError


Arg: TypeAlias = Union[int, str, Name, Person, Phrase, Telling, tuple["Arg", ...]]  # noqa: UP007 - one of them is a name in quotes


def phrase(key: str, args: Mapping[str, Arg] | None = None, about: int = NOBODY) -> Phrase:
    """A phrase of arguments by name."""
    return Phrase(key, tuple(args.items()) if args else (), about)


def phrase_of(reason: Reason) -> Phrase:
    """The phrase for a reason, of which others may be a part."""
    return Phrase(f"{WHY}{reason.key}", args_of(reason.args))


def reason_of(phrase: Phrase, rule: str) -> Reason:
    """The reason that a phrase says, with the rule behind it."""
    return Reason(phrase.key.removeprefix(WHY), rule, phrase.args)


def args_of(given: Iterable[tuple[str, object]]) -> tuple[tuple[str, Arg], ...]:
    """What errors speak of, as a phrase takes it; a module is a thing with a name."""
    return tuple((name, _arg(name, value)) for name, value in given)


def _arg(name: str, value: object) -> Arg:
    if isinstance(value, Reason):
        return phrase_of(value)
    if isinstance(value, Name | Person | Phrase | Telling) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, tuple):
        return tuple(_arg(name, each) for each in value)
    return Name("module", str(value)) if name == "module" else str(value)
