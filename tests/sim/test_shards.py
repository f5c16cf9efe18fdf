"""Shards: pure functions of the game's number, whoever plays them; folders that resume; records as rows."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from click.testing import CliRunner

import gugong
from gugong import envs, sim
from gugong.cli import cli
from gugong.errors import RecordError, SimError
from gugong.sim.pool import Attention
from gugong.sim.shards import run_into
from gugong.sim.simulate import Simulation
from gugong.sim.tournament import Tournament, run
from tests.sim.lost import MARK

KIND = sim.Kind.of({"players": 2})
LOST = "tests/sim/lost.py:Lost"


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def fill(
    folder: Path, games: int = 5, jobs: int = 1, ray: str | None = None, bots: tuple[str, ...] = ("random",)
) -> None:
    simulation = Simulation.of(bots, KIND, 7, records=True)
    with Attention() as attention:
        run_into(folder, simulation, games, jobs, attention, lambda done, total: None, ray, size=2)


@pytest.fixture(scope="module", name="whole")
def _whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    fill(folder)
    return folder


def test_a_run_is_a_value() -> None:
    one, other = sim.Run(KIND, ["random"], 7), sim.Run(KIND, ("random",), 7)  # type: ignore[arg-type]

    assert one == other
    assert hash(one) == hash(other)
    assert one.task(3) == other.task(3) != one.task(4)
    assert [(shard.first, shard.count) for shard in one.shards(5, 2)] == [(0, 2), (2, 2), (4, 1)]
    with pytest.raises(SimError, match="at least one game"):
        one.shards(0)


def test_the_same_bytes_whatever_the_jobs(whole: Path, tmp_path: Path) -> None:
    fill(tmp_path / "two", jobs=2)

    assert contents(tmp_path / "two") == contents(whole)
    assert sorted(contents(whole)) == ["part-000000.parquet", "part-000001.parquet", "part-000002.parquet", "run.json"]


def test_a_folder_goes_on_where_it_stopped(whole: Path, tmp_path: Path) -> None:
    """A part that is there is not played again; the last one, of fewer games, is when more are asked for."""
    fill(tmp_path / "some", games=3)
    before = (tmp_path / "some" / "part-000000.parquet").stat().st_mtime_ns
    fill(tmp_path / "some")

    assert contents(tmp_path / "some") == contents(whole)
    assert (tmp_path / "some" / "part-000000.parquet").stat().st_mtime_ns == before


def test_shards_can_be_played_by_hand(whole: Path, tmp_path: Path) -> None:
    shards = sim.Run(KIND, ("random",), 7).shards(5, 2)
    for shard in reversed(shards):
        assert sim.write_shard(shard, tmp_path) == tmp_path / shard.name
    parts = contents(whole)
    del parts["run.json"]

    assert contents(tmp_path) == parts
    assert sim.play_shard(shards[1]).equals(sim.read_folder(whole).filter(pl.col("game").is_in([2, 3])))


def test_a_folder_of_others_is_left_alone(whole: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(SimError, match="it is not empty, and not of such a run"):
        fill(tmp_path)
    with pytest.raises(SimError, match="another run, with bots random, not greedy"):
        fill(whole, bots=("greedy",))
    (tmp_path / "file").write_text("")
    with pytest.raises(SimError, match="file"):
        fill(tmp_path / "file" / "below")
    with pytest.raises(SimError, match="there are no games here"):
        sim.read_folder(tmp_path)


def test_records_are_kept_by_the_command(tmp_path: Path) -> None:
    for out in ("games.parquet", "folder"):
        told = ["simulate", "--bots", "random", "--games", "2", "--records", "--out", str(tmp_path / out)]
        result = CliRunner().invoke(cli, told)
        assert result.exit_code == 0, result.output
    table = pl.read_parquet(tmp_path / "games.parquet")

    assert table.drop("seconds").equals(sim.read_folder(tmp_path / "folder"))
    for game, seat, record, vp in table.select("game", "seat", "record", "vp").iter_rows():
        assert (record is None) == (seat > 0), game
        if record is not None:
            assert gugong.replay(record).state.vp[0] == vp


def test_a_record_becomes_rows(whole: Path) -> None:
    record = sim.read_folder(whole)["record"][0]
    game = gugong.replay(record)
    table = sim.trajectories(record, tensors=True)

    assert table.height == sum(seat >= 0 for seat, _ in game.answers)
    assert [(row["seat"], row["answer"]) for row in table.iter_rows(named=True)] == [
        (seat, text) for seat, text in game.answers if seat >= 0
    ]
    again = gugong.new_game(2, seed=0, chance="ask")
    rows = table["row"].to_numpy()
    place = 0
    for ply, (seat, text) in enumerate(game.answers):
        if seat >= 0:
            line = table.row(place, named=True)
            assert line["ply"] == ply
            assert sorted(line["options"]) == list(np.flatnonzero(envs.legal(again)))
            assert line["action"] in line["options"]
            assert np.array_equal(rows[place], envs.observe(again, seat))
            assert line["vp"] == game.state.vp[seat]
            assert line["won"] == (game.winner == seat)
            place += 1
        again.play(text)
    assert "row" not in sim.trajectories(record).columns
    with pytest.raises(RecordError, match="stops before the end"):
        sim.trajectories("\n".join(record.splitlines()[:50]) + "\n")


# Ray


@pytest.fixture(scope="module", name="ray")
def _ray() -> Iterator[str]:
    ray = pytest.importorskip("ray")
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    yield "auto"
    ray.shutdown()


def test_ray_plays_the_same_though_a_worker_is_lost(ray: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker ends by SIGKILL in the middle of a game: its games are played by another, and no byte differs."""
    mark = tmp_path / "go"
    monkeypatch.setenv(MARK, str(mark))
    fill(tmp_path / "here", bots=(LOST,))
    mark.write_text("")
    fill(tmp_path / "ray", ray=ray, bots=(LOST,))

    assert not mark.exists(), "nobody was lost"
    assert contents(tmp_path / "ray") == contents(tmp_path / "here")


def test_a_tournament_on_ray_is_the_same(ray: str) -> None:
    asked = Tournament(("random", "greedy"), KIND, 2, 4, 1)
    with Attention() as attention:
        here = run(asked, None, 1, attention, lambda done, total: None)
        there = run(asked, None, 1, attention, lambda done, total: None, ray)

    assert [(*game.key(), game.scores) for game in there] == [(*game.key(), game.scores) for game in here]


def test_what_fails_on_ray_is_named(ray: str, tmp_path: Path) -> None:
    with pytest.raises(SimError, match=r"games [02] to [13]: .*no idea what to do"):
        fill(tmp_path / "out", ray=ray, bots=("tests/sim/bots.py:Late",))


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    ray.shutdown()
    told = ["simulate", "--bots", "random", "--games", "2", "--ray", "127.0.0.1:1", "--out", str(tmp_path / "out")]
    result = CliRunner().invoke(cli, told)

    assert result.exit_code == 2
    assert "--ray 127.0.0.1:1: there is no cluster to be reached" in result.output
