"""What is said stays a value until the edge: a key and things, which a voice says to one reader in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias, Union

NOBODY: Final = -1


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


Arg: TypeAlias = Union[int, str, Name, Person, Phrase, tuple["Arg", ...]]  # noqa: UP007 - one of them is a name in quotes


def phrase(key: str, args: Mapping[str, Arg] | None = None, about: int = NOBODY) -> Phrase:
    """A phrase of arguments by name."""
    return Phrase(key, tuple(args.items()) if args else (), about)
