"""What is drawn, by its id taken apart, and what there is to say about it."""

from __future__ import annotations

from typing import NamedTuple

from gugong.engine.ids import NOBODY
from gugong.words.phrase import Arg, Phrase, phrase


class Drawn(NamedTuple):
    """An id of the drawing: `slot-R-3` is of the kind `slot`, of seat 0, and `3` is the rest."""

    id: str
    kind: str
    seat: int  # whose it is, or NOBODY
    rest: str


class About(NamedTuple):
    """What a card about a thing says, in its order; the verdict, whether it may be chosen, is the page's business."""

    said: Phrase  # its name; the message's `.kind` stands below it, `.what` says what it is
    lines: tuple[Phrase, ...] = ()  # for the reader now; each has a `.label`
    rules: tuple[str, ...] = ()


def line(key: str, **args: Arg) -> Phrase:
    """One line for the reader."""
    return phrase(f"about-line-{key}", args)


def about_thing(
    key: str, lines: tuple[Phrase, ...] = (), rules: tuple[str, ...] = (), of: int = NOBODY, **args: Arg
) -> About:
    """A thing by its message `about-KEY`; `of` is the player whose it is, who reads of it as `.you`."""
    return About(phrase(f"about-{key}", args, of), lines, rules)
