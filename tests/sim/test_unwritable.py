"""A place that cannot be written: one clear error that names it, and nothing half written.

What is refused must be refused to root too, so nothing here is a matter of permissions. A disk that is full is played
by a limit on the size of files: what is written beyond it fails in the same way.
"""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click import ClickException
from click.testing import CliRunner

from gugong import sim
from gugong.cli import cli
from gugong.errors import SimError
from gugong.sim.journal import Journal
from gugong.sim.pool import Attention
from gugong.sim.shards import run_into
from gugong.sim.simulate import Simulation, run
from gugong.sim.store import Store, parts_of
from gugong.sim.tournament import Tournament
from gugong.sim.tournament import run as meet

KIND = sim.Kind.of({"players": 2})
SIMULATION = Simulation.of(("random",), KIND, 7, records=True)
PROC = "/proc/gugong"  # a file system in which nobody can make anything
NO_PROC = pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no /proc here")


@contextmanager
def nearly_full(size: int) -> Iterator[None]:
    """No file can grow beyond this size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def everything(folder: Path) -> dict[str, bytes | None]:
    """All that lies there, however deep."""
    return {str(each.relative_to(folder)): each.read_bytes() if each.is_file() else None for each in folder.rglob("*")}


def refused(work: Callable[[], object], place: str) -> None:
    """One line that names the place, and no more than that."""
    with pytest.raises((SimError, ClickException)) as caught:
        work()
    told = str(caught.value)
    assert place in told
    assert "\n" not in told
    assert "Error" not in told


@pytest.mark.parametrize("name", ["games", "games.parquet", "games.jsonl"])
@pytest.mark.parametrize("below", ["letter", pytest.param(PROC, marks=NO_PROC), "x" * 300])
def test_a_place_that_cannot_be(tmp_path: Path, below: str, name: str) -> None:
    """Below a file, in /proc, in a folder whose name is too long."""
    (tmp_path / "letter").write_text("dear")
    out = tmp_path / below / name
    command = ["tournament"] if name == "games.jsonl" else ["simulate", "--records"]
    told = [*command, "--bots", "random,greedy", "--games", "1", "--out", str(out)]

    def work() -> None:
        result = CliRunner().invoke(cli, told, standalone_mode=False)
        assert result.exception is not None
        raise result.exception

    refused(work, str(out.parent))
    assert everything(tmp_path) == {"letter": b"dear"}


@pytest.mark.parametrize("below", ["letter", "nowhere", "x" * 300, pytest.param(PROC, marks=NO_PROC)])
def test_a_shard_by_hand(tmp_path: Path, below: str) -> None:
    (tmp_path / "letter").write_text("dear")
    shard = sim.Run(KIND, ("random",), 7).shards(1)[0]

    refused(lambda: sim.write_shard(shard, tmp_path / below), str(tmp_path / below))
    assert everything(tmp_path) == {"letter": b"dear"}


def fill(out: Path) -> None:
    with Attention() as attention:
        run_into(out, SIMULATION, 4, 1, attention, lambda done, total: None, None, size=2)


def write(out: Path) -> None:
    with Attention() as attention:
        run(SIMULATION, 4, Store(out, SIMULATION.head()), 1, attention, lambda done, total: None)


def tournament() -> Tournament:
    return Tournament(("random", "greedy"), KIND, 2, 4, 1)


def play(out: Path) -> None:
    with Attention() as attention:
        meet(tournament(), out, 1, attention, lambda done, total: None)


@pytest.mark.parametrize("work", [fill, write, play])
def test_a_disk_that_is_full_at_once(tmp_path: Path, work: Callable[[Path], None]) -> None:
    """Not even the head has room; when there is room the same run begins there as if nothing had been."""
    out = tmp_path / ("games.parquet" if work is write else "games")
    with nearly_full(20):
        refused(lambda: work(out), str(out))
    assert everything(tmp_path) == {}

    work(out)


def test_a_disk_that_is_full_before_the_first_part_of_a_file(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    with nearly_full(1000):
        refused(lambda: write(out), "games.parquet")
    assert list(everything(parts_of(out))) == ["run.json"]
    assert not out.exists()
    write(out)

    assert list(everything(tmp_path)) == ["games.parquet"]


def test_a_disk_that_is_full_before_the_first_part_of_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "games"
    with nearly_full(1000):
        refused(lambda: fill(out), "part-000000.parquet")
    assert list(everything(out)) == ["run.json"]
    fill(out)

    assert sorted(everything(out)) == ["part-000000.parquet", "part-000001.parquet", "run.json"]


def test_a_disk_that_is_full_in_the_middle_of_a_tournament(tmp_path: Path) -> None:
    """The line that was cut off goes when the run goes on."""
    out, other = tmp_path / "games.jsonl", tmp_path / "other.jsonl"
    play(other)
    lines = other.read_bytes().splitlines(keepends=True)
    with nearly_full(len(lines[0]) + len(lines[1]) + 10):
        refused(lambda: play(out), "games.jsonl")
    journal = Journal(out, tournament().head())
    journal.close()
    assert len(journal.games) == 1

    play(out)
    assert len(out.read_bytes().splitlines()) == len(lines)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_device_that_is_full() -> None:
    """It can be read for ever, so it must not be; the limit sees to it that this test then fails and no more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (1 << 30), hard))
    try:
        refused(lambda: play(Path("/dev/full")), "/dev/full")
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
    assert Path("/dev/full").exists()
