"""How often somebody may still ask: a bucket for each visitor, filled as time goes by.

Several workers count together, in memory that their parent has made: a table of slots, in which a visitor is a mark of
eight bytes under a secret of this server. A visitor who finds no slot gets that of whoever asked longest ago.
"""

from __future__ import annotations

import mmap
import os
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from secrets import token_bytes
from tempfile import TemporaryFile
from typing import IO, Final

MOST_VISITORS: Final = 10_000
KINDS: Final = ("requests", "games")  # each has a table of its own
SECRET: Final = 16  # bytes at the beginning
SLOT: Final = struct.Struct("=8sdd")  # a mark, what is left, and when that was counted
SLOTS: Final = 1 << 14
NEAR: Final = 8  # slots among which a visitor's is
NOBODY: Final = bytes(8)


class Buckets:
    """What each visitor has left, as one process counts it."""

    def __init__(self) -> None:
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, visitor: str, most: float, rate: float) -> bool:
        """Take one; False if there is none. `rate` come back in a second, up to `most`."""
        now = time.monotonic()
        left, is_there = filled(self._left.get(visitor), now, most, rate)
        if visitor not in self._left and len(self._left) >= MOST_VISITORS:
            self._left.clear()
        self._left[visitor] = (left, now)
        return is_there


class SharedBuckets(Buckets):
    """The same for several processes."""

    def __init__(self, file: int, kind: str) -> None:
        super().__init__()
        self._file = file
        self._memory = mmap.mmap(file, SECRET + len(KINDS) * SLOTS * SLOT.size)
        self._secret = self._memory[:SECRET]
        self._start = SECRET + KINDS.index(kind) * SLOTS * SLOT.size

    def take(self, visitor: str, most: float, rate: float) -> bool:
        """Take one; False if there is none."""
        found = blake2b(visitor.encode(), key=self._secret, digest_size=16).digest()
        mark, first = found[:8], int.from_bytes(found[8:], "little")
        places = [self._start + (first + step) % SLOTS * SLOT.size for step in range(NEAR)]
        now = time.monotonic()  # the system's, so all processes have the same
        with alone(self._file):
            slots = {place: SLOT.unpack_from(self._memory, place) for place in places}
            own = next((place for place, slot in slots.items() if slot[0] == mark), None)
            kept = None if own is None else slots[own][1:]
            place = min(places, key=lambda each: slots[each][2]) if own is None else own
            left, is_there = filled(kept, now, most, rate)
            SLOT.pack_into(self._memory, place, mark, left, now)
        return is_there


def filled(kept: tuple[float, float] | None, now: float, most: float, rate: float) -> tuple[float, bool]:
    """What is left after taking one from what was kept, and whether there was one."""
    left, counted = (most, now) if kept is None else kept
    left = min(most, left + (now - counted) * rate)
    return (left - 1, True) if left >= 1 else (left, False)


@contextmanager
def alone(file: int) -> Iterator[None]:
    """While no other process counts: microseconds."""
    import fcntl  # where processes can share a port there is such a thing

    fcntl.lockf(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.lockf(file, fcntl.LOCK_UN)


def shared() -> IO[bytes]:
    """Memory in which several processes can count; it has no name, and goes when the last of them does."""
    made = TemporaryFile()  # noqa: SIM115  # kept open by whoever asked
    os.truncate(made.fileno(), SECRET + len(KINDS) * SLOTS * SLOT.size)
    made.write(token_bytes(SECRET))
    made.flush()
    return made


def buckets(file: int, kind: str) -> Buckets:
    """Counting with other processes in this file, or alone."""
    return Buckets() if file < 0 else SharedBuckets(file, kind)
