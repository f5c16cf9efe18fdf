"""Tournaments: the same whatever the jobs, resumable, and careful with files of others."""

from __future__ import annotations

from pathlib import Path

import pytest

from gugong.errors import BotError, ConfigError, SimError
from gugong.sim.journal import Journal
from gugong.sim.naming import files_of, specs_in
from gugong.sim.outcome import Outcome
from gugong.sim.playing import Kind
from gugong.sim.pool import Attention
from gugong.sim.standings import Pair, Row, standings
from gugong.sim.tournament import Tournament, run

BOTS = ("random", "greedy", "tests/sim/bots.py:Plain")


def tournament(games: int = 4, bots: tuple[str, ...] = BOTS, seed: int = 1, **options: object) -> Tournament:
    return Tournament(bots, Kind.of({"players": 2, **options}), 2, games, seed)


def play(asked: Tournament, out: Path | None = None, jobs: int = 1) -> tuple[list[Outcome], list[tuple[int, int]]]:
    ticks: list[tuple[int, int]] = []
    with Attention() as attention:
        return run(asked, out, jobs, attention, lambda done, total: ticks.append((done, total))), ticks


def timeless(games: list[Outcome]) -> list[tuple[object, ...]]:
    return [(*game.key(), game.winner, game.vp, game.ranks, game.turns) for game in games]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Outcome], Path]:
    out = tmp_path_factory.mktemp("tournament") / "games.jsonl"
    return play(tournament(), out)[0], out


def test_the_result_is_the_same_whatever_the_jobs(whole: tuple[list[Outcome], Path]) -> None:
    games, _ = play(tournament(), jobs=2)

    assert timeless(games) == timeless(whole[0])
    one, two = standings(BOTS, whole[0]), standings(BOTS, games)
    assert (one["standings"], one["pairs"]) == (two["standings"], two["pairs"])


def test_a_run_goes_on_after_its_last_whole_line(whole: tuple[list[Outcome], Path], tmp_path: Path) -> None:
    """As after a crash in the middle of writing the sixth game."""
    lines = whole[1].read_bytes().splitlines(keepends=True)
    out = tmp_path / "games.jsonl"
    out.write_bytes(b"".join(lines[:6]) + lines[6][:40])

    games, ticks = play(tournament(), out)

    assert ticks[0] == (5, 12)
    assert ticks[-1] == (12, 12)
    assert timeless(games) == timeless(whole[0])
    assert out.read_bytes().startswith(b"".join(lines[:6]))
    assert len(out.read_bytes().splitlines()) == 13


def test_a_finished_run_plays_nothing(whole: tuple[list[Outcome], Path]) -> None:
    games, ticks = play(tournament(), whole[1])

    assert ticks == [(12, 12)]
    assert games == whole[0]


def test_a_run_can_be_given_more_games(whole: tuple[list[Outcome], Path], tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_bytes(whole[1].read_bytes())

    games, ticks = play(tournament(games=6), out)

    assert ticks[0] == (12, 18)
    assert len(games) == 18


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 2}, "another run, with seed 1, not 2"),
        ({"bots": ("random", "greedy")}, "another run, with bots random, greedy, .*Plain, not random, greedy"),
        ({"expert": True}, "another run, with options"),
    ],
)
def test_a_file_of_another_run_is_left_alone(
    whole: tuple[list[Outcome], Path], tmp_path: Path, change: dict[str, object], said: str
) -> None:
    out = tmp_path / "games.jsonl"
    before = whole[1].read_bytes()
    out.write_bytes(before)

    with pytest.raises(SimError, match=said):
        play(tournament(**change), out)  # type: ignore[arg-type]  # each change is of the right type

    assert out.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter\n", "a letter", "{}\n", '{"gugong": "games 1"}\n', "[1]\n"])
def test_any_other_file_is_left_alone(tmp_path: Path, text: str) -> None:
    out = tmp_path / "letter.txt"
    out.write_text(text)

    with pytest.raises(SimError, match="not the file of such a run"):
        play(tournament(), out)

    assert out.read_text() == text


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    first = Journal(out, tournament().head())

    with pytest.raises(SimError, match="another run is writing it just now"):
        Journal(out, tournament().head())

    first.close()
    Journal(out, tournament().head()).close()


def test_a_damaged_line_is_named(whole: tuple[list[Outcome], Path], tmp_path: Path) -> None:
    lines = whole[1].read_bytes().splitlines(keepends=True)
    lines[3] = b'{"deal": "x"}\n'
    out = tmp_path / "games.jsonl"
    out.write_bytes(b"".join(lines))

    with pytest.raises(SimError, match="line 4 is damaged"):
        play(tournament(), out)

    assert out.read_bytes() == b"".join(lines)


@pytest.mark.parametrize("place", ["no/such/folder/games.jsonl", "folder"])
def test_an_unwritable_file_is_named(tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").mkdir()

    with pytest.raises(SimError, match=place):
        play(tournament(), tmp_path / place)


def test_what_was_played_before_a_bot_failed_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    bots = ("random", "tests/sim/bots.py:Plain", "tests/sim/bots.py:Late")

    with pytest.raises(SimError, match=r"game 2 \(seed \d+, bots .*Late.*no idea what to do"):
        play(tournament(games=2, bots=bots), out)

    assert len(out.read_bytes().splitlines()) == 3


@pytest.mark.parametrize(
    ("asked", "error", "said"),
    [
        (tournament(bots=("random", "nobody")), BotError, "nobody"),
        (tournament(bots=("random", "random")), SimError, "random is named twice"),
        (tournament(bots=("random",)), SimError, "two at least"),
        (tournament(bots=()), SimError, "one at least"),
        (tournament(modules=["moon"]), ConfigError, "moon"),
        (
            Tournament(BOTS, Kind.of({"players": 2}), 2, 4, 1, ("easy",)),
            SimError,
            "only against Meng, with --players 1, not 2",
        ),
        (Tournament(BOTS, Kind.of({"players": 1}), 1, 4, 1, ("harsh",)), SimError, "'harsh'"),
    ],
)
def test_what_cannot_be_played_is_refused(asked: Tournament, error: type[Exception], said: str, tmp_path: Path) -> None:
    with pytest.raises(error, match=said):
        play(asked, tmp_path / "out")

    assert not (tmp_path / "out").exists()


def test_against_meng_each_level_has_its_rate() -> None:
    bots = ("random", "greedy")
    games, _ = play(Tournament(bots, Kind.of({"players": 1}), 1, 1, 1, ("easy", "hard")))
    found: list[Row] = standings(bots, games)["standings"]  # type: ignore[assignment]

    assert [(row["bot"], row["difficulty"], row["games"]) for row in found] == [
        ("random", "easy", 1),
        ("greedy", "easy", 1),
        ("random", "hard", 1),
        ("greedy", "hard", 1),
    ]
    assert all(row["others_mean_score"] > 20 for row in found)


def test_standings_count_what_the_games_say(whole: tuple[list[Outcome], Path]) -> None:
    games = whole[0]
    tables = standings(BOTS, games)
    rows: list[Row] = tables["standings"]  # type: ignore[assignment]
    pairs: list[Pair] = tables["pairs"]  # type: ignore[assignment]

    assert sum(row["wins"] for row in rows) == sum(game.winner is not None for game in games)
    assert sum(pair["games"] for pair in pairs) == len(games)
    greedy = next(row for row in rows if row["bot"] == "greedy")
    mine = [(game, game.seats.index("greedy")) for game in games if "greedy" in game.seats]
    assert greedy["games"] == len(mine) == 8
    assert greedy["wins"] == sum(game.winner == seat for game, seat in mine)
    assert greedy["mean_score"] == pytest.approx(sum(game.scores[seat] for game, seat in mine) / 8, abs=0.01)
    assert rows[0]["bot"] == "greedy"


def test_bots_are_told_apart_from_their_options() -> None:
    assert specs_in("greedy, ismcts:time=1,width=8 ,random") == ("greedy", "ismcts:time=1,width=8", "random")
    assert specs_in("my/bot.py:Mine,greedy:whim=6") == ("my/bot.py:Mine", "greedy:whim=6")
    assert specs_in(" , ") == ()


def test_a_bot_file_that_changed_is_another_run(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("class Mine: pass")
    before = files_of([f"{file}:Mine", "greedy"])
    file.write_text("class Mine: x = 1")

    assert list(before) == [str(file)]
    assert files_of([f"{file}:Mine"]) != before
