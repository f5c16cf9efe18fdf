"""A file that grows by a line a game: a head that says which run it is, then each game as one JSON object.

Every line is written out before the next game counts. A line that was cut off by a crash is dropped when the run goes
on; anything else that is not ours is left untouched, and said.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # where there are no such locks, nobody watches
    fcntl = None  # type: ignore[assignment]

import msgspec

from gugong.errors import SimError, because, of_system
from gugong.sim.outcome import Outcome


class Journal:
    """The games of a run that are already played, on disk if there is a path."""

    def __init__(self, path: Path | None, head: Mapping[str, object]) -> None:
        self.path = path
        self.games: list[Outcome] = []
        self._file: IO[bytes] | None = None
        if path is None:
            return
        was_there = os.path.exists(path)  # of a name that cannot be, `Path.exists` makes an error
        try:
            kept = self._read(path, head) if os.path.isfile(path) else b""  # /dev/full would be read for ever
            self._file = path.open("r+b" if was_there else "wb", buffering=0)
            alone(path, self._file)
            self._file.truncate(len(kept))
            self._file.seek(len(kept))
            if not kept:
                write_line(self._file, head)
        except OSError as error:
            self.close()
            if not was_there:  # half a head would be taken for a file of somebody else's
                with suppress(OSError):
                    path.unlink()
            raise unwritable(path, error) from None

    def _read(self, path: Path, head: Mapping[str, object]) -> bytes:
        """The whole lines of the file; it must be of the same run."""
        whole, _, _ = path.read_bytes().rpartition(b"\n")
        if not whole:
            if path.stat().st_size:
                raise SimError(str(path), because("sim-other-file"))
            return b""
        first, *rest = whole.split(b"\n")
        same_run(path, first, head)
        for number, line in enumerate(rest, start=2):
            try:
                self.games.append(msgspec.json.decode(line, type=Outcome))
            except msgspec.DecodeError as error:
                raise SimError(str(path), because("sim-damaged-line", line=number, fault=str(error))) from None
        return whole + b"\n"

    def add(self, game: Outcome) -> None:
        """Keep one more game."""
        if self._file is not None:
            assert self.path is not None
            try:
                write_line(self._file, game)
            except OSError as error:
                raise unwritable(self.path, error) from None
        self.games.append(game)

    def close(self) -> None:
        """Nothing more comes."""
        if self._file is not None:
            self._file.close()


def write_line(file: IO[bytes], line: object) -> None:
    """Write it out whole: a disk that is nearly full takes a part, and only then says so."""
    left = msgspec.json.encode(line) + b"\n"
    while left:
        left = left[file.write(left) :]


def same_run(path: Path, there: bytes | str, head: Mapping[str, object]) -> None:
    """SimError unless the head of a file, as JSON, is that of this run."""
    try:
        found = msgspec.json.decode(there, type=dict)
    except msgspec.DecodeError:
        found = {}
    mine = msgspec.json.decode(msgspec.json.encode(head), type=dict)
    if found.get("gugong") != mine["gugong"]:
        raise SimError(str(path), because("sim-other-file"))
    for key in mine:
        if found.get(key) != mine[key]:
            another = because("sim-other-run", part=key, there=shown(found.get(key)), asked=shown(mine[key]))
            raise SimError(str(path), another)


def alone(path: Path, file: IO[bytes]) -> None:
    """SimError if another run has this file open: two would write into each other's lines."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SimError(str(path), because("sim-being-written")) from None


def unwritable(path: Path, error: OSError) -> SimError:
    """What to say when a file cannot be written."""
    return SimError(str(path), because("sim-unwritable", fault=of_system(error)))


def shown(value: object) -> str | tuple[str, ...]:
    """A value of a head, for people."""
    if isinstance(value, list):
        return tuple(map(str, value))
    return msgspec.json.encode(value).decode() if isinstance(value, dict) else str(value)
