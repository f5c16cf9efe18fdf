"""Lists for the words of the drawings: players with a word each, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gugong.words.phrase import Arg, Person, Phrase

NOBODY_THERE = Phrase("board-nobody")


def each(pairs: Iterable[tuple[int, Arg]]) -> Arg:
    """Players with a word each: Red 2, White 1."""
    return people(Phrase("board-each", (("who", Person(seat)), ("what", what))) for seat, what in pairs)


def people(listed: Iterable[Arg]) -> Arg:
    """Players, or nobody."""
    return tuple(listed) or NOBODY_THERE


def then(parts: Sequence[Arg]) -> Arg:
    """One thing after the other: in harbour 1 Red; in harbour 2 White."""
    first, *rest = parts
    return Phrase("board-then", (("first", first), ("rest", then(rest)))) if rest else first


def on_top(seats: Sequence[int]) -> Arg:
    """Players' markers, the uppermost first: Red on top of White."""
    first, *rest = seats
    if not rest:
        return Phrase("board-colour", (("who", Person(first)),))
    return Phrase("board-on-top", (("upper", Person(first)), ("lower", on_top(rest))))
