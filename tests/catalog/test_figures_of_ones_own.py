"""`gugong catalog edit`: the figures of somebody's box, whatever is typed and whenever it stops."""

from __future__ import annotations

import io
import tomllib
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import gugong
from gugong.catalog.own import questions
from gugong.errors import CatalogError
from gugong.terminal.own_figures import OwnFigures, files_of_all
from tests.lengths import length
from tests.typist import Typist

FIRST = "gift_cards.cards.board-1"


def typed(path: Path, *lines: str, only: str = "", everything: bool = False, language: str = "en") -> str:
    """What is shown while these lines are typed."""
    out = io.StringIO()
    console = Console(file=out, width=200, highlight=False)
    OwnFigures(path, console, Typist(console, lines), language, everything).run(only)
    return out.getvalue()


def figure(path: Path, name: str) -> object:
    found = gugong.load_catalog(path).figures
    return next(each.value for each in found if f"{each.file}.{each.key}" == name)


@pytest.mark.long
@pytest.mark.parametrize("everything", [False, True][: length(1, 2)])
def test_a_box_like_ours_is_confirmed_by_enter_alone(everything: bool, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    asked = questions(gugong.load_catalog(), files_of_all(), everything)

    shown = typed(path, *[""] * len(asked), everything=everything)

    assert "All is answered" in shown
    ours, theirs = gugong.load_catalog(), gugong.load_catalog(path)
    assert [each.value for each in theirs.figures] == [each.value for each in ours.figures]
    assert gugong.new_game(2, catalog=path, seed=1).catalog.overrides


def test_one_wrong_figure_is_a_sentence_and_asked_again(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"

    shown = typed(path, "12 wall", "1 walls", "wall", "1", "1 none", "quit", only=FIRST)

    assert shown.count("That cannot be (") == 4
    assert "a whole number of at most 9 is needed" in shown
    assert "no such action: 'walls'; did you mean wall?" in shown
    assert "2 words are needed, not 1" in shown
    assert figure(path, f"{FIRST}.action") == "none"


def test_what_only_others_can_put_right_waits_in_a_draft_and_the_file_stays_sound(tmp_path: Path) -> None:
    """Two cards of the board trade their values: between the two answers both have the same."""
    path, draft = tmp_path / "box.toml", tmp_path / "box.toml.draft"

    shown = typed(path, "2 intrigue", "quit", only=FIRST)
    assert "does not fit the other figures yet: gift_cards.cards.board-1" in shown
    assert draft.exists()
    assert not path.exists()

    shown = typed(path, "1 none", "quit", only="gift_cards.cards.board-2")  # another evening
    assert not draft.exists()
    assert (figure(path, f"{FIRST}.value"), figure(path, "gift_cards.cards.board-2.value")) == (2, 1)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_each_figure_is_asked_for_in_words(language: str, tmp_path: Path) -> None:
    asked = questions(gugong.load_catalog(), files_of_all())
    shown = typed(tmp_path / "box.toml", *["-"] * len(asked), language=language)

    for each in asked:
        assert any(line.endswith(f"  {each.name}") for line in shown.splitlines()), each.name
    assert "--catalog" not in shown  # nothing has been written that could be played with


def test_it_stops_anywhere_and_goes_on_there(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    asked = questions(gugong.load_catalog(), files_of_all())

    for evening in range(0, len(asked), 30):
        shown = typed(path, *[""] * min(30, len(asked) - evening))
        assert f"{len(asked) - evening} of {len(asked)} are still to be asked" in shown

    assert "All is answered" in shown


def test_a_city_of_another_name_takes_its_roads_and_its_place_along(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    ours = next(
        each for each in questions(gugong.load_catalog(), files_of_all()) if each.key == "map.inner"
    ).ours_as_typed()

    typed(path, ours.replace("xian", "changan"), only="boards.map.inner")

    catalog = gugong.load_catalog(path)
    assert catalog.at["changan"] == gugong.load_catalog().at["xian"]
    assert "xian" not in catalog.engine_figures.map.cities


def test_back_next_and_open(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"

    shown = typed(path, "A fan", "back", "Paper", "-", "next", "?", "quit")

    assert figure(path, "gift_cards.gifts.2.name") == "Paper"
    assert "\ntravel_tokens: " in shown
    assert "In your file: A fan. Enter keeps it." in shown
    assert "gift_cards.gifts.6" not in shown


def test_whatever_is_typed_the_file_can_be_played_with(tmp_path: Path) -> None:
    """Random answers, some right: every file on the way is sound."""
    path, random = tmp_path / "box.toml", Random(4)
    words = [
        "",
        "1",
        "9",
        "-3",
        "canal",
        "4 canal",
        "x y z",
        "kaifeng jinan, jinan",
        "back",
        "1 2 3 4 5 6",
        "ż\x00",
        "=" * 90,
    ]

    for _ in range(4):
        typed(path, *[random.choice(words) for _ in range(40)])
        if path.exists():
            gugong.load_catalog(path)


def test_a_file_by_hand_is_set_aside_and_one_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    by_hand = '# my own words\nsource = "Anna"\n[boards.gains]\nwall_vp = 4\n'
    path.write_text(by_hand, encoding="utf-8")

    typed(path, "1 none", "quit", only=FIRST)

    assert (tmp_path / "box.toml.before").read_text(encoding="utf-8") == by_hand
    assert figure(path, "boards.gains.wall_vp") == 4
    assert tomllib.loads(path.read_text(encoding="utf-8"))["source"] == "Anna"
    for wrong in ("a letter", "[boards.gains]\nwall_vp = -1\n"):
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(CatalogError):
            typed(path)
        assert path.read_text(encoding="utf-8") == wrong


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    assert "cannot be written" in typed(Path("/dev/null/box.toml"), "1 none", "quit", only=FIRST)
