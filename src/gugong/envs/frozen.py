"""The frozen lists: what has an id or a column, in blocks that have room behind their last line."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

VERSION: Final = 1
OTHER: Final = "other"  # the last place of a block, for whatever has none of its own


class Block(NamedTuple):
    """So many places, the first of them taken."""

    name: str
    room: int
    names: tuple[str, ...]

    def with_more(self, names: Iterable[str]) -> Block:
        """The same places for what they hold, then for these; more room only where it is needed."""
        known = set(self.names)
        all_of_them = (*self.names, *(name for name in dict.fromkeys(names) if name not in known))
        return Block(self.name, max(self.room, len(all_of_them)), all_of_them)


@cache
def blocks(stem: str) -> dict[str, Block]:
    """The blocks of a frozen list by name, in their order."""
    text = files("gugong.envs").joinpath(f"{stem}_v{VERSION}.txt").read_text(encoding="utf-8")
    found: dict[str, Block] = {}
    for part in text.split("\n[")[1:]:
        head, _, body = part.partition("]\n")
        name, _, room = head.partition(" ")
        found[name] = Block(name, int(room), tuple(body.splitlines()))
    return found
