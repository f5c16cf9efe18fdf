"""A run cut into shards: whole games by number, each a pure function of the run and that number.

Whatever maps a function over shards can play a run: a loop, a pool, a cluster. The same shards give the same bytes
whoever plays them, because nothing in them is of the moment: the seconds of thought that a table of `gugong simulate`
has are left out here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import polars as pl

from gugong.errors import Reason, SimError, because
from gugong.sim.cluster import spread
from gugong.sim.facts import Row, rows, rows_and_record
from gugong.sim.journal import same_run, unwritable
from gugong.sim.playing import Kind, Task
from gugong.sim.pool import Attention
from gugong.sim.simulate import Simulation
from gugong.sim.store import parquet_of, read, replace, type_of

SIZE: Final = 64
OF_THE_MOMENT: Final = ("seconds",)
FORMAT: Final = "shards 1"


@dataclass(frozen=True)
class Run:
    """A run of many games of one kind: `task(n)` is game n, whoever plays it, and when."""

    kind: Kind
    bots: tuple[str, ...]
    seed: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", tuple(self.bots))

    @property
    def simulation(self) -> Simulation:
        """The same, as `gugong simulate` has it."""
        return Simulation.of(self.bots, self.kind, self.seed, records=True)

    def check(self) -> None:
        """SimError, BotError or ConfigError if it cannot be played."""
        self.simulation.check()

    def task(self, number: int) -> Task:
        """Seed, kind and bots of the game of this number."""
        return self.simulation.task(number)

    def shards(self, games: int, size: int = SIZE) -> list[Shard]:
        """The first so many games, cut into shards; the same ones whatever plays them."""
        return shards(self.simulation, games, size)


@dataclass(frozen=True)
class Shard:
    """Some games of a run, from `first` on."""

    simulation: Simulation
    first: int
    count: int
    size: int = SIZE

    def told(self) -> Reason:
        """Which games they are, for whoever hears that one failed."""
        return because("sim-games", first=self.first, last=self.first + self.count - 1)

    @property
    def name(self) -> str:
        """The file that it becomes."""
        return f"part-{self.first // self.size:06}.parquet"

    def head(self) -> dict[str, object]:
        """What makes it a part of this run and no other."""
        return {**self.simulation.head(), "gugong": FORMAT, "games a shard": self.size}


def shards(simulation: Simulation, games: int, size: int = SIZE) -> list[Shard]:
    """The shards of a run; the last may be smaller."""
    if games < 1 or size < 1:
        raise SimError("shards", because("sim-too-few", games=games, size=size))
    return [Shard(simulation, first, min(size, games - first), size) for first in range(0, games, size)]


def play_shard(shard: Shard) -> pl.DataFrame:
    """Play its games: a row for each game and seat, and with each first seat the game's record, if it is kept."""
    work = rows_and_record if shard.simulation.records else rows
    found: list[Row] = []
    for number in range(shard.first, shard.first + shard.count):
        found += work(shard.simulation.task(number))
    kept = [name for name in found[0] if name not in OF_THE_MOMENT]
    return pl.DataFrame(found, schema={name: type_of(name) for name in found[0]}).select(kept)


def write_shard(shard: Shard, folder: Path | str) -> Path:
    """Play it and write it into the folder in one step; what is there already, and whole, is left as it is."""
    path = Path(folder, shard.name)
    if not is_there(shard, Path(folder)):
        put(shard, play_shard(shard), Path(folder))
    return path


def is_there(shard: Shard, folder: Path) -> bool:
    """Whether the folder has this shard, with all its games."""
    path = folder / shard.name
    if not os.path.exists(path):
        return False
    return int(read(path).get_column("game").n_unique()) >= shard.count


def put(shard: Shard, table: pl.DataFrame, folder: Path) -> None:
    """Write a shard that was played, here or elsewhere."""
    head = msgspec.json.encode(shard.head()).decode()
    path = folder / shard.name
    try:
        replace(path, lambda beside: beside.write_bytes(parquet_of(table.rechunk(), head)))
    except OSError as error:
        raise unwritable(path, error) from None


def open_folder(folder: Path, head: dict[str, object]) -> None:
    """See that the folder is this run's, or nobody's yet; SimError if it is another's, or cannot be written."""
    said = folder / "run.json"
    was_there = os.path.exists(folder)  # of a name that cannot be, `Path.exists` makes an error
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if said.exists():
            same_run(folder, said.read_bytes(), head)
        elif any(folder.iterdir()):
            raise SimError(str(folder), because("sim-other-folder"))
        else:
            replace(said, lambda path: path.write_bytes(msgspec.json.encode(head)))
    except OSError as error:
        if not was_there:
            with suppress(OSError):
                folder.rmdir()
        raise unwritable(folder, error) from None


def read_folder(folder: Path | str) -> pl.DataFrame:
    """All games of a folder, in order."""
    files = sorted(Path(folder).glob("part-*.parquet"))
    if not files:
        raise SimError(str(folder), because("sim-no-games"))
    return pl.concat([read(file) for file in files])


def missing(wanted: Sequence[Shard], folder: Path) -> list[Shard]:
    """The shards that are still to be played."""
    return [shard for shard in wanted if not is_there(shard, folder)]


def played(shard: Shard) -> tuple[Shard, pl.DataFrame]:
    """What a worker does with a shard: whoever asked writes it, so that workers need not share a disk."""
    return shard, play_shard(shard)


def run_into(
    folder: Path,
    simulation: Simulation,
    games: int,
    jobs: int,
    attention: Attention,
    tick: Callable[[int, int], None],
    ray: str | None = None,
    size: int = SIZE,
) -> None:
    """Play the shards that the folder does not have, on so many processes or on Ray; each is written as it comes."""
    wanted = shards(simulation, games, size)
    open_folder(folder, wanted[0].head())
    todo = missing(wanted, folder)
    done = games - sum(shard.count for shard in todo)
    tick(done, games)
    for shard, table in spread(played, todo, jobs, attention, ray, a_call=1):
        put(shard, table, folder)
        done += shard.count
        tick(done, games)
