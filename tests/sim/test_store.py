"""Tables of games on disk: parts, going on, and files that are not ours."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from gugong.errors import BotError, ConfigError, SimError
from gugong.sim.playing import Kind
from gugong.sim.pool import Attention
from gugong.sim.simulate import Simulation, run
from gugong.sim.store import Store, parts_of

TIMELESS = pl.exclude("seconds")


def simulation(bots: tuple[str, ...] = ("random",), seed: int = 1, **options: object) -> Simulation:
    return Simulation.of(bots, Kind.of({"players": 2, **options}), seed, (), ())


def play(asked: Simulation, games: int, out: Path, jobs: int = 1) -> list[tuple[int, int]]:
    ticks: list[tuple[int, int]] = []
    asked.check()
    with Attention() as attention:
        run(asked, games, Store(out, asked.head()), jobs, attention, lambda done, total: ticks.append((done, total)))
    return ticks


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("games") / "games.parquet"
    play(simulation(), 8, out)
    return out


def test_a_row_for_each_game_and_seat_in_order(whole: Path) -> None:
    rows = pl.read_parquet(whole)

    assert rows.select("game", "seat").rows() == [(game, seat) for game in range(8) for seat in range(2)]
    assert rows["decrees"].dtype == pl.List(pl.String)
    assert rows["faces"].dtype == pl.List(pl.Int8)
    assert rows["palace_day"].dtype == pl.Int16
    assert not parts_of(whole).exists()


def test_two_jobs_write_the_same_table(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    play(simulation(), 8, out, jobs=2)

    assert pl.read_parquet(out).select(TIMELESS).equals(pl.read_parquet(whole).select(TIMELESS))


def test_a_stopped_run_goes_on_from_its_parts(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    store = Store(out, simulation().head())
    rows = pl.read_parquet(whole)
    for game in (0, 3, 4):
        store.add(rows.filter(pl.col("game") == game).to_dicts())
        store.flush()
    store.close()
    assert not out.exists()

    ticks = play(simulation(), 8, out)

    assert ticks[0] == (3, 8)
    assert pl.read_parquet(out).select(TIMELESS).equals(rows.select(TIMELESS))


def test_a_finished_run_can_be_given_more_games(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    out.write_bytes(whole.read_bytes())

    assert play(simulation(), 10, out)[0] == (8, 10)
    assert play(simulation(), 10, out) == [(10, 10)]
    assert pl.read_parquet(out)["game"].n_unique() == 10
    assert not parts_of(out).exists()


def test_parts_that_were_already_taken_over_do_not_count_twice(whole: Path, tmp_path: Path) -> None:
    """As after a crash between writing the whole and removing the parts."""
    out = tmp_path / "games.parquet"
    out.write_bytes(whole.read_bytes())
    store = Store(out, simulation().head())
    store.add(pl.read_parquet(whole).filter(pl.col("game") < 3).to_dicts())
    store.flush()
    store.close()

    play(simulation(), 8, out)

    assert pl.read_parquet(out).height == 16


def test_a_file_of_another_run_is_left_alone(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    out.write_bytes(whole.read_bytes())

    with pytest.raises(SimError, match="another run, with seed 1, not 2"):
        play(simulation(seed=2), 8, out)

    assert out.read_bytes() == whole.read_bytes()


def test_parts_of_another_run_are_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    Store(out, simulation().head())

    with pytest.raises(SimError, match="another run, with seed 1, not 2"):
        Store(out, simulation(seed=2).head())


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    first = Store(out, simulation().head())

    with pytest.raises(SimError, match="another run is writing it just now"):
        Store(out, simulation().head())

    assert first.done == set()


@pytest.mark.parametrize("content", [b"a letter", b"", b"PAR1 cut off"])
def test_any_other_file_is_left_alone(tmp_path: Path, content: bytes) -> None:
    out = tmp_path / "letter.txt"
    out.write_bytes(content)

    with pytest.raises(SimError, match=r"letter\.txt: it is not a table of games"):
        Store(out, simulation().head())

    assert out.read_bytes() == content
    assert [each.name for each in tmp_path.iterdir()] == ["letter.txt"]


def test_another_table_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "sums.parquet"
    pl.DataFrame({"a": [1]}).write_parquet(out)

    with pytest.raises(SimError, match="not the file of such a run"):
        Store(out, simulation().head())


def test_an_unwritable_place_is_named(tmp_path: Path) -> None:
    with pytest.raises(SimError, match=r"no/such/games\.parquet"):
        Store(tmp_path / "no/such/games.parquet", simulation().head())


def test_a_failing_bot_loses_nothing_played(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    asked = simulation(("random", "tests/sim/bots.py:Late"))
    store = Store(out, asked.head())
    store.add([{"game": 0, "seat": 0}])

    with Attention() as attention, pytest.raises(SimError, match="no idea what to do"):
        run(asked, 5, store, 1, attention, lambda done, total: None)

    assert store.done == {0}
    assert len(list(parts_of(out).glob("part-*.parquet"))) == 1


def test_bots_move_on_by_a_seat_and_levels_of_meng_take_turns() -> None:
    asked = simulation(("a", "b"))
    assert [asked.task(number).bots for number in range(3)] == [("a", "b"), ("b", "a"), ("a", "b")]

    solo = Simulation.of(("random",), Kind.of({"players": 1}), 1, ("easy", "hard"), ("1-2", "4-5"))
    kinds = [solo.task(number).kind.to_dict() for number in range(4)]
    assert {(kind["difficulty"], kind["pairing"]) for kind in kinds} == {
        ("easy", "1-2"),
        ("easy", "4-5"),
        ("hard", "1-2"),
        ("hard", "4-5"),
    }
    assert len({solo.task(number).seed for number in range(4)}) == 1
    assert solo.task(4).seed != solo.task(3).seed


@pytest.mark.parametrize(
    ("asked", "error", "said"),
    [
        (simulation(()), SimError, "one at least"),
        (simulation(("random",) * 3), SimError, "3 are named, but only 2 play"),
        (simulation(("nobody",)), BotError, "nobody"),
        (simulation(modules=["moon"]), ConfigError, "moon"),
        (Simulation.of(("random",), Kind.of({"players": 2}), 1, ("hard",), ()), ConfigError, "only in a game against"),
    ],
)
def test_what_cannot_be_played_is_refused(asked: Simulation, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        asked.check()
