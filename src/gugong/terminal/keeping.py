"""Games that are kept: each under its own name, whole after every answer, whatever becomes of the terminal.

A file is never changed in place: what is new is written beside it, forced to the disk and put in its stead, so that
whoever is killed leaves the old text or the new one. A file that somebody else has written since, another terminal with
the same game, is left to them: this game goes on under a new name.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from gugong.errors import RecordError, because, of_system
from gugong.folders import data_file, state_file
from gugong.notation.records import KIND

GAMES: Final = "terminal"  # the folder of games at the terminal
TABLES: Final = "companion"  # the folder of games at a real table
BEFORE: Final = {GAMES: "last-game.txt", TABLES: "last-companion.txt"}  # where earlier releases kept the last one
ENDING: Final = ".txt"
STAMP: Final = "%Y-%m-%d-%H%M%S"
SHOWN: Final = "%Y-%m-%d %H:%M"
MOST_LISTED: Final = 20
LONGEST_HEAD: Final = 1_000_000

Sign = tuple[int, int, int]


class NoRecord(Exception):
    """A file that is there and is no record: nobody writes over it."""


def write_whole(path: Path, text: str) -> None:
    """Put this text in a file, or leave the file as it was; OSError if it cannot be written."""
    path = path.resolve()  # a link stays one
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
    with suppress(OSError):  # not every platform opens a folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def write_record(path: Path, text: str) -> None:
    """The same where a person has named the file: NoRecord if what lies there is none of ours."""
    if path.exists() and not path.is_dir() and head_of(path) is None:
        raise NoRecord
    if path.is_dir():
        raise IsADirectoryError(21, os.strerror(21))
    write_whole(path, text)


def head_of(path: Path) -> dict[str, object] | None:
    """The first line of a record; None if the file is no record. OSError if it cannot be read."""
    if not path.is_file():
        return None
    with path.open("rb") as stream:
        first = stream.readline(LONGEST_HEAD)
    try:
        head = json.loads(first)
    except (ValueError, RecursionError):
        return None
    return head if isinstance(head, dict) and head.get("gugong") == KIND else None


class Keeper:
    """Keeps one game; it gets its name with the first answer."""

    def __init__(self, folder: str, kind: str, path: Path | None = None) -> None:
        self.folder = data_file(folder)
        self.kind = kind
        self.path: Path | None = None
        self.sign: Sign | None = None
        if path is not None and path.resolve().parent == self.folder.resolve():
            self.path = path.resolve()
            self.sign = sign_of(self.path)

    def keep(self, text: str) -> bool:
        """Keep the game as it stands; False if it had to get another name. OSError if it cannot be kept."""
        same = self.path is not None and sign_of(self.path) == self.sign
        first = self.path is None
        if not same:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.path = self.new_name()
        assert self.path is not None
        write_whole(self.path, text)
        self.sign = sign_of(self.path)
        return same or first

    def new_name(self) -> Path:
        """A name that nobody has, taken at once."""
        stem = f"{datetime.now():{STAMP}}-{self.kind}"
        for number in count(1):
            path = self.folder / f"{stem}{'' if number == 1 else f'-{number}'}{ENDING}"
            with suppress(FileExistsError):
                path.open("x").close()
                return path
        raise AssertionError


def sign_of(path: Path) -> Sign | None:
    """What changes when somebody else writes a file."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return (stat.st_ino, stat.st_mtime_ns, stat.st_size)


@dataclass(frozen=True)
class Kept:
    """A game of the list: its file, when it was left, and what its first line says of it."""

    path: Path
    when: str
    players: int
    day: int
    over: bool

    @property
    def name(self) -> str:
        """What it is called on the command line."""
        return self.path.stem


def kept_games(folder: str) -> list[Kept]:
    """The games that are not over, the latest first."""
    found = sorted(files(folder), key=lambda pair: pair[0], reverse=True)
    games = []
    for changed, path in found:
        with suppress(OSError):
            head = head_of(path)
            if head is not None:
                games.append(listed(path, changed, head))
    return [game for game in games if not game.over][:MOST_LISTED]


def files(folder: str) -> Iterator[tuple[float, Path]]:
    """Whatever may be a kept game, with when it was written."""
    with suppress(OSError):
        for path in [*data_file(folder).glob(f"*{ENDING}"), state_file(BEFORE[folder])]:
            with suppress(OSError):
                yield path.stat().st_mtime, path


def listed(path: Path, changed: float, head: dict[str, object]) -> Kept:
    """A row of the list from a first line, which may say anything."""
    config = head.get("config")
    players = config.get("players") if isinstance(config, dict) else None
    ours = head.get("terminal", head.get("companion"))
    now = ours.get("now") if isinstance(ours, dict) else None
    day, over = (now.get("day"), now.get("over")) if isinstance(now, dict) else (0, False)
    return Kept(
        path,
        f"{datetime.fromtimestamp(changed):{SHOWN}}",
        players if isinstance(players, int) else 0,
        day if isinstance(day, int) else 0,
        over is True,
    )


def kept_as(folder: str, name: str) -> Path:
    """The kept game of this name, or of the only one that begins like it; RecordError if there is none."""
    names = {path.stem: path for _, path in files(folder)}
    fitting = [names[name]] if name in names else [path for stem, path in names.items() if stem.startswith(name)]
    if not fitting:
        raise RecordError(name, because("record-not-kept"))
    if len(fitting) > 1:
        raise RecordError(name, because("record-kept-several", names=tuple(sorted(path.stem for path in fitting))))
    return fitting[0]


def unreadable(path: Path, error: OSError) -> RecordError:
    """A file that cannot be read, as one of our errors."""
    return RecordError(str(path), of_system(error))
