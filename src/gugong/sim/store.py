"""A table of games on disk: parts while a run is under way, one Parquet file at its end.

`games.parquet.parts` holds `run.json`, which says whose parts these are, and parts of whole games; each appears in one
step, so a run that is killed loses a few seconds of play at most. At the end all parts become `games.parquet`, which
carries the same head, and the folder goes. A run that asks for more games than the file has goes on from it.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
import polars as pl

from gugong.errors import SimError, because, of_system
from gugong.sim.facts import Row
from gugong.sim.journal import alone, same_run, unwritable

HEAD: Final = "gugong"
FORMAT: Final = "games 1"
SOON: Final = 2.0  # seconds between two parts, at first
SHARE: Final = 0.01  # later, this share of the time that the run has taken
LISTS_OF_WORDS: Final = ("decrees", "decrees_in_play", "tokens", "rewards")
LISTS_OF_NUMBERS: Final = ("dice", "dice_missed", "faces")
WORDS: Final = ("edition", "modules", "difficulty", "pairing", "hand", "bot", "record")
FLAGS: Final = ("expert", "layered_pile", "own_figures", "winner", "palace")


def parts_of(out: Path) -> Path:
    """The folder that stands beside a file under way."""
    return out.with_name(out.name + ".parts")


def frame_of(rows: Sequence[Row]) -> pl.DataFrame:
    """Rows as a table, every column of a fixed type, whatever these few rows happen to hold."""
    return pl.DataFrame(rows, schema={name: type_of(name) for name in rows[0]})


def type_of(name: str) -> pl.DataType:
    """The type of a column."""
    if name in LISTS_OF_WORDS:
        return pl.List(pl.String)
    if name in LISTS_OF_NUMBERS:
        return pl.List(pl.Int8)
    if name in WORDS:
        return pl.String()
    if name in FLAGS:
        return pl.Boolean()
    if name == "seconds":
        return pl.Float64()
    return pl.Int64() if name in ("game", "deal") else pl.Int16()


class Store:
    """Where the rows of one run are kept."""

    def __init__(self, out: Path, head: Mapping[str, object]) -> None:
        self.out = out
        self.parts = parts_of(out)
        self.head = msgspec.json.encode(head).decode()
        self.done: set[int] = set()
        self._waiting: list[Row] = []
        self._begun = self._written = monotonic()
        try:
            self._take_up(head)
        except OSError as error:
            with suppress(OSError):  # it stays if it has anything in it
                self.parts.rmdir()
            raise unwritable(out, error) from None

    def _take_up(self, head: Mapping[str, object]) -> None:
        """Find what an earlier run left, and see that it is this run's."""
        if self.out.exists():
            same_run(self.out, head_of(self.out), head)
        said = self.parts / "run.json"
        if said.exists():
            same_run(self.parts, said.read_bytes(), head)
        elif self.parts.exists() and any(self.parts.iterdir()):
            raise SimError(str(self.parts), because("sim-in-the-way"))
        self.parts.mkdir(exist_ok=True)
        if not said.exists():
            replace(said, lambda path: path.write_text(self.head, encoding="utf-8"))
        self._held = said.open("rb")
        alone(self.out, self._held)
        for file in self._files():
            self.done.update(read(file).get_column("game").unique())

    def _files(self) -> list[Path]:
        return [*([self.out] if self.out.exists() else []), *sorted(self.parts.glob("part-*.parquet"))]

    def add(self, rows: Sequence[Row]) -> None:
        """Keep a game; it is on disk a few seconds later."""
        self._waiting.extend(rows)
        now = monotonic()
        if now - self._written > max(SOON, SHARE * (now - self._begun)):
            self.flush()

    def flush(self) -> None:
        """Write what waits, as one more part."""
        if self._waiting:
            number = 1 + max(
                (int(file.stem.partition("-")[2]) for file in self.parts.glob("part-*.parquet")), default=0
            )
            self._write(self.parts / f"part-{number:06}.parquet", frame_of(self._waiting))
            self.done.update(int(str(row["game"])) for row in self._waiting)
            self._waiting.clear()
        self._written = monotonic()

    def close(self) -> None:
        """Let another run have it."""
        self._held.close()

    def finish(self) -> pl.DataFrame:
        """Make one file of all parts."""
        self.flush()
        whole = pl.concat([read(file) for file in self._files()]).unique(["game", "seat"]).sort("game", "seat")
        self._write(self.out, whole)
        self.close()
        shutil.rmtree(self.parts, ignore_errors=True)
        return whole

    def _write(self, path: Path, rows: pl.DataFrame) -> None:
        try:
            replace(path, lambda beside: beside.write_bytes(parquet_of(rows, self.head)))
        except OSError as error:
            raise unwritable(path, error) from None


def parquet_of(rows: pl.DataFrame, head: str) -> bytes:
    """A table as the bytes of a file. Polars does not write it itself: of a full disk it makes an error of its own."""
    made = BytesIO()
    rows.write_parquet(made, metadata={HEAD: head})
    return made.getvalue()


def replace(path: Path, write: object) -> None:
    """Write a file beside `path`, then put it in its place in one step."""
    beside = path.with_name(path.name + ".new")
    assert callable(write)
    try:
        write(beside)
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def head_of(file: Path) -> str:
    """The head of a file of games; SimError if it is none."""
    try:
        return pl.read_parquet_metadata(file).get(HEAD, "{}")
    except (pl.exceptions.PolarsError, UnicodeDecodeError):
        raise SimError(str(file), because("sim-no-table")) from None


def read(file: Path) -> pl.DataFrame:
    """A file of games, whole or a part."""
    try:
        return pl.read_parquet(file)
    except OSError as error:
        raise SimError(str(file), of_system(error)) from None
    except pl.exceptions.PolarsError as error:
        raise SimError(str(file), because("sim-damaged", fault=str(error).splitlines()[0])) from None
