"""Reports: the figures agree with the table they come from, the words with the figures."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from gugong.errors import SimError
from gugong.sim.playing import Kind
from gugong.sim.pool import Attention
from gugong.sim.report import figures, words
from gugong.sim.report.figures import Face, Games, Mean, Owned, Rate
from gugong.sim.report.write import write
from gugong.sim.simulate import Simulation, run
from gugong.sim.store import Store, parts_of


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Games of random bots at a table of three, and alone against Meng."""
    found = []
    for players, levels in ((3, ()), (1, ("easy", "hard"))):
        out = tmp_path_factory.mktemp("games") / f"{players}.parquet"
        asked = Simulation.of(("random",), Kind.of({"players": players}), 1, levels, ())
        with Attention() as attention:
            run(asked, 8, Store(out, asked.head()), 1, attention, lambda done, total: None)
        found.append(out)
    return found


@pytest.fixture(scope="module")
def games(files: list[Path]) -> Games:
    return figures.kinds_of(pl.read_parquet(files[0]))[0]


def test_every_section_has_its_pictures_and_findings_come_first(files: list[Path], tmp_path: Path) -> None:
    (tmp_path / "balance-findings.md").write_text("## Findings\n\nThe game is fine.\n", encoding="utf-8")

    text = write(files, tmp_path / "balance.md", "A few games").read_text(encoding="utf-8")

    assert text.index("# A few games") < text.index("The game is fine.") < text.index("## What was played")
    for section in ("Seats and hands", "The Palace", "Where VP come from", "Decrees", "Travel Tokens", "Locations"):
        assert f"## {section}\n" in text
    shown = [line.split("](")[1].rstrip(")") for line in text.splitlines() if line.startswith("![")]
    assert len(shown) == 7
    assert all((tmp_path / picture).read_bytes().startswith(b"\x89PNG") for picture in shown)
    assert all(picture.startswith("pictures/balance-") for picture in shown)
    assert "| 3 players | 8 | random |" in text
    assert "| against Meng, easy | 4 | random |" in text


def test_parts_of_an_unfinished_run_are_read_too(files: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    parts_of(out).mkdir()
    (parts_of(out) / "part-000001.parquet").write_bytes(files[0].read_bytes())

    text = write([out], tmp_path / "report.md", "So far").read_text(encoding="utf-8")

    assert "| 3 players | 8 | random |" in text


def test_files_that_are_no_games_are_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.parquet"
    pl.DataFrame({"a": [1]}).write_parquet(other)

    with pytest.raises(SimError, match="not a table of games that gugong simulate wrote"):
        write([other], tmp_path / "report.md", "x")
    with pytest.raises(SimError, match="no such file"):
        write([tmp_path / "none.parquet"], tmp_path / "report.md", "x")
    assert not (tmp_path / "report.md").exists()


def test_a_report_that_cannot_be_written_says_so(files: list[Path]) -> None:
    with pytest.raises(SimError, match="/dev/null"):
        write(files, Path("/dev/null/report.md"), "x")


def test_decrees_are_compared_where_some_had_them(games: Games) -> None:
    rows = games.seats
    for each in figures.decrees(games):
        there = [row for row in rows.to_dicts() if each.name in row["decrees_in_play"]]
        having = {(row["game"], row["seat"]) for row in there if each.name in row["decrees"]}
        tables = {row["game"]: [x for x in there if x["game"] == row["game"]] for row in there}
        mixed = [seats for seats in tables.values() if 0 < sum((x["game"], x["seat"]) in having for x in seats) < 3]
        owners = [x for seats in mixed for x in seats if (x["game"], x["seat"]) in having]
        assert each.had == Rate(len(having), len(there))
        assert each.wins == Rate(sum(x["winner"] for x in owners), len(owners))
        assert each.base.of == 3 * len(mixed)


def test_faces_are_counted_from_every_night(games: Games) -> None:
    found = figures.faces(games)

    assert sum(face.shown.hits for face in found) == 8 * 4 * 3  # games, Nights, dice
    matched = sum(face.matches * face.shown.hits for face in found)
    assert matched == pytest.approx(games.seats["night_matches"].sum())


def test_arrivals_and_misses_are_all_seats(games: Games) -> None:
    found = figures.arrivals(games)

    assert sum(rate.hits for _, rate in found) == 24
    assert dict(found)["never"].hits == games.seats.filter(~pl.col("palace")).height


def test_sources_are_means_of_the_table(files: list[Path]) -> None:
    solo = figures.kinds_of(pl.read_parquet(files[1]))[0]

    jade = next(row for row in figures.sources(solo) if row[0] == "jade")

    assert jade[2].value == pytest.approx(solo.meng["vp_jade"].mean())


def test_words_say_no_more_than_the_figures() -> None:
    sure, unsure = Rate(700, 1000), Rate(7, 10)
    assert "tells winners from losers" in words.about_things([Owned("x", unsure, unsure, Rate(5, 10))], "Decree")
    assert "owners of x (+20.0) win most" in words.about_things([Owned("x", sure, sure, Rate(500, 1000))], "Decree")
    assert "hardly anybody has y" in words.about_things([Owned("y", Rate(0, 900), Rate(0, 0), Rate(0, 0))], "Decree")
    assert words.about_palace(Rate(0, 50)) == "nobody missed the Palace."
    assert "missed by 10.0 % (" in words.about_palace(Rate(5, 50))
    easy, hard = Face(3, sure, 2.0, Rate(1, 100)), Face(8, sure, 0.1, Rate(90, 100))
    assert "nobody matches 8" in words.about_faces([easy, hard])
    assert "no face goes unmatched" in words.about_faces([easy])


def test_places_are_told_apart_from_chance(games: Games) -> None:
    games.base = Rate(1000, 3000)
    said = words.about_places(games, [(1, Rate(400, 1000)), (2, Rate(330, 1000)), (3, Rate(270, 1000))])
    assert said.startswith("place 1 wins more than its share, 40.0 %")
    assert "place 3 wins less, 27.0 %" in said
    assert "beyond chance" in words.about_places(games, [(1, Rate(340, 1000)), (2, Rate(330, 1000))])


def test_kinds_of_which_the_same_is_true_share_a_line() -> None:
    assert words.told(["a", "b", "c"], ["yes.", "no.", "yes."]) == "- a; c: yes.\n- b: no."


def test_a_mean_is_above_another_beyond_chance_only() -> None:
    assert Mean(2.0, 0.5).above(Mean(1.0, 0.5))
    assert not Mean(2.0, 0.9).above(Mean(1.0, 0.9))
