"""What a page shows, in pieces, and what of it another page does not have yet.

A page says which position it has by a mark. If that is still known here, it is sent only what changed: a part that is
as it was is left out, and of the others each piece that the page has is named by its number. Whoever has missed
something gets the whole. The mark is made of the content, so that every worker gives the same one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import orjson

from gugong.web.present.game_page import Part

SHORT: Final = 24  # signs: what is shorter is sent again rather than named
DIGEST: Final = 9  # bytes
MOST_SHOWN: Final = 24  # positions of a game whose marks are known; as a rule two for each page that differs, and two

Pieces = tuple[str, ...]


@dataclass(frozen=True)
class Position:
    """A table as a page shows it."""

    mark: str
    head: Mapping[str, Any]  # ply, title, seat, status, doors
    parts: Mapping[str, Pieces]

    def whole(self) -> dict[str, Any]:
        """All of it, for whoever keeps nothing."""
        return {**self.head, "parts": {name: "".join(pieces) for name, pieces in self.parts.items()}}

    def since(self, base: Position | None) -> dict[str, Any]:
        """What a page needs that shows `base`; all, in pieces, for a page of which nothing is known."""
        if base is None:
            return {**self.head, "mark": self.mark, "parts": self.parts}
        changed = {
            name: named(pieces, base.parts.get(name, ()))
            for name, pieces in self.parts.items()
            if pieces != base.parts.get(name)
        }
        return {**self.head, "mark": self.mark, "base": base.mark, "parts": changed}


def position(head: Mapping[str, Any], parts: Mapping[str, Part]) -> Position:
    """A position with its mark."""
    pieces = {name: (part,) if isinstance(part, str) else part for name, part in parts.items()}
    made = blake2b(orjson.dumps(head), digest_size=DIGEST)
    for name, part in pieces.items():
        made.update(name.encode())
        made.update(b"".join([digest(piece) for piece in part]))
    return Position(made.hexdigest(), head, pieces)


@lru_cache(maxsize=8192)
def digest(piece: str) -> bytes:
    """A piece in a few bytes; most were there before."""
    return blake2b(piece.encode(), digest_size=DIGEST).digest()


def named(pieces: Pieces, known: Pieces) -> list[str | int]:
    """A part whose pieces are numbers where the page has them."""
    places = {piece: place for place, piece in enumerate(known) if len(piece) >= SHORT}
    return [places.get(piece, piece) for piece in pieces]


class Shown:
    """The positions of one game that pages were sent lately: what is equal for many is made once."""

    def __init__(self) -> None:
        self.now: dict[object, Position] = {}  # by who sees it; empty again after each change
        self.lately: dict[str, Position] = {}  # by mark
        self.messages: dict[object, bytes] = {}  # what streams are sent, by the two marks
        self.pages = 1  # how many that differ were sent of one state of the game

    def changed(self) -> None:
        """The game is another than it was; what pages have is still known."""
        self.pages = max(self.pages, len(self.now))
        self.now.clear()
        self.messages.clear()

    def keep(self, key: object, made: Position) -> Position:
        """A position that some page is about to be sent."""
        self.now[key] = made
        self.lately.pop(made.mark, None)
        self.lately[made.mark] = made
        most = min(2 * max(self.pages, len(self.now)) + 2, MOST_SHOWN)
        while len(self.lately) > most:
            del self.lately[next(iter(self.lately))]
        return made
