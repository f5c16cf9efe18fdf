"""An owner's file: it changes what it names and nothing else, and travels in a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gugong.catalog import Catalog, load_catalog
from gugong.errors import CatalogError
from tests.scenes import load_edition

MINE = """
source = "my copy"

[gift_cards.cards.hand1-1]
value = 2
action = "none"

[boards.side-1-3]
jade_houses = [3, 4, 4, 5, 5]

[boards.destiny_dice]
faces = [1, 2, 4, 6, 8, 9]
faces_source = ["die", "die", "text", "text", "die", "die"]

[travel_tokens.tokens]
envoy = { copies = 4, source = "counted" }
vp-2 = { copies = 3 }
"""


def write(folder: Path, text: str, name: str = "my.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def sources(catalog: Catalog) -> dict[str, tuple[object, str]]:
    return {f"{figure.file}.{figure.key}": (figure.value, figure.source) for figure in catalog.figures}


def test_a_file_changes_only_what_it_names(tmp_path: Path) -> None:
    base, mine = load_edition(), load_edition(write(tmp_path, MINE))
    card = mine.engine_figures.cards[7]
    assert (card.name, card.deck, card.value, card.effect) == ("hand1-1", "hand1", 2, "none")
    assert mine.engine_figures.small_side.jade_houses == (3, 4, 4, 5, 5)
    assert mine.engine_figures.large_side.jade_houses == base.engine_figures.large_side.jade_houses
    assert mine.engine_figures.tracks.faces == (1, 2, 4, 6, 8, 9)
    before, after = sources(base), sources(mine)
    changed = {key for key in after if after[key] != before.get(key)}
    assert changed == {
        "gift_cards.cards.hand1-1.value",
        "gift_cards.cards.hand1-1.action",
        *(f"boards.side-1-3.jade_houses[{number}]" for number in range(1, 6)),
        *(f"boards.destiny_dice.faces[{number}]" for number in range(1, 7)),
        "travel_tokens.tokens.envoy.copies",
        "travel_tokens.tokens.vp-2.copies",
    }


def test_a_changed_figure_says_where_it_comes_from(tmp_path: Path) -> None:
    found = sources(load_edition(write(tmp_path, MINE)))
    assert found["gift_cards.cards.hand1-1.value"] == (2, "my copy")
    assert found["gift_cards.cards.hand1-1.deck"] == ("hand1", "reconstructed")
    assert found["boards.destiny_dice.faces[3]"] == (4, "text")
    assert found["boards.destiny_dice.faces[6]"] == (9, "die")
    assert found["travel_tokens.tokens.envoy.copies"] == (4, "counted")
    assert found["travel_tokens.tokens.envoy"] == ("envoy", "text")
    assert found["travel_tokens.tokens.vp-2.copies"] == (3, "my copy")
    plain = load_edition({"boards": {"tracks": {"intrigue_steps": 15}}})
    assert sources(plain)["boards.tracks.intrigue_steps"] == (15, "override")


def test_a_record_carries_the_changes_in_full(tmp_path: Path) -> None:
    mine = load_edition(write(tmp_path, MINE))
    again = load_catalog(json.loads(json.dumps(mine.overrides)), edition=mine.edition)
    assert again.overrides == mine.overrides
    assert again.figures == mine.figures
    assert [card.value for card in again.engine_figures.cards] == [card.value for card in mine.engine_figures.cards]
    assert again.engine_figures.tracks.faces == mine.engine_figures.tracks.faces == (1, 2, 4, 6, 8, 9)
    assert again.overrides["gift_cards"] == {"cards": {"hand1-1": {"value": 2, "action": "none"}}}


def test_the_base_is_untouched_by_a_change() -> None:
    before = sources(load_edition())
    faces = [1, 2, 4, 6, 8, 9]
    changes = {"boards": {"destiny_dice": {"faces": faces}}}
    mine = load_edition(changes)
    faces[0] = 7
    assert mine.engine_figures.tracks.faces[0] == 1
    assert mine.overrides == {"boards": {"destiny_dice": {"faces": [1, 2, 4, 6, 8, 9]}}}
    assert sources(mine)["boards.destiny_dice.faces[1]"] == (1, "override")
    assert sources(load_edition()) == before
    assert load_edition({}).figures == load_edition().figures


def test_two_cards_may_change_places() -> None:
    swapped = {"hand1-7": {"deck": "hand3"}, "hand3-7": {"deck": "hand1"}}
    cards = {card.name: card.deck for card in load_edition({"gift_cards": {"cards": swapped}}).engine_figures.cards}
    assert (cards["hand1-7"], cards["hand3-7"]) == ("hand3", "hand1")


def test_a_city_may_have_another_name() -> None:
    """The names are reconstructed: an owner's map has its own, and each needs roads and a place."""
    board = {
        "inner": ["changan", "taiyuan", "kaifeng", "chongqing", "wuchang", "nanjing"],
        "roads": [
            ["changan" if city == "xian" else city for city in figure.value]
            for figure in load_edition().figures
            if figure.key.startswith("map.roads") and isinstance(figure.value, tuple)
        ],
    }
    with pytest.raises(CatalogError, match="where is changan drawn"):
        load_edition({"boards": {"map": board}})
    mine = load_edition({"boards": {"map": {**board, "at": {"changan": [33, 41]}}}})
    assert mine.engine_figures.map.cities[14] == "changan"
    assert mine.at["changan"] == (33, 41)
    assert "xian" not in mine.at
    assert not any(figure.key == "map.at.xian" for figure in mine.figures)


def test_the_refusal_names_the_owner_s_file(tmp_path: Path) -> None:
    path = write(tmp_path, "[boards.destiny_dice]\nfaces = [3, 4, 5, 6, 7, 7]\n")
    with pytest.raises(CatalogError) as caught:
        load_edition(path)
    assert (caught.value.file, caught.value.key) == (str(path), "boards.destiny_dice.faces")
    assert str(caught.value).startswith(f"{path}: boards.destiny_dice.faces: ")


def test_paths_may_be_text_and_in_any_script(tmp_path: Path) -> None:
    folder = tmp_path / "故宮 мои"
    folder.mkdir()
    path = write(folder, MINE, "Gùgōng ✓.toml")
    assert load_edition(str(path)).figures == load_edition(path).figures
    write(folder, "x = 1", "Gùgōng ✓.toml")
    with pytest.raises(CatalogError, match=r"Gùgōng ✓\.toml: x: unknown"):
        load_edition(path)


def test_files_of_windows_editors_are_read(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"\xef\xbb\xbf" + MINE.replace("\n", "\r\n").encode())
    assert load_edition(path).engine_figures.cards[7].value == 2


def test_what_is_just_short_enough_is_read(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"source = '" + b"s" * 80 + b"'\n[boards.tracks]\nharbours = 5\n#".ljust(1_000_000 - 90, b"x"))
    assert path.stat().st_size == 1_000_000
    assert sources(load_edition(path))["boards.tracks.harbours"] == (5, "s" * 80)


def refused(path: Path | str) -> CatalogError:
    with pytest.raises(CatalogError) as caught:
        load_edition(path)
    assert len(str(caught.value).splitlines()) == 1
    return caught.value


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    error = refused(tmp_path / "none.toml")
    assert error.file == str(tmp_path / "none.toml")
    assert (error.key, error.reason) == ("", "cannot be read: No such file or directory")


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert refused(tmp_path).reason == "is a folder; name the file in it"
    assert refused("").reason == "is a folder; name the file in it"


def test_a_path_that_no_system_takes() -> None:
    error = refused("a\0b\n.toml")
    assert error.file == r"'a\x00b\n.toml'"
    assert error.reason.startswith("cannot be read: ")
    assert "too long" in refused("x" * 5000).reason


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"[boards]\nx = '\xff'", "is not UTF-8 text (line 2)"),
        ("[boards]".encode("utf-16"), "is not UTF-8 text (line 1)"),
        (b"[boards\n", "is not TOML: Expected ']' at the end of a table declaration (at line 1, column 8)"),
        (b"a = 1\na = 2\n", "is not TOML: Cannot overwrite a value (at line 2, column 6)"),
        (b"a = " + b"9" * 5000, "is not TOML: Exceeds the limit"),
        (b"a = " + b"[" * 50_000, "is nested too deeply"),
        (b"# " + b"x" * 1_000_000, "is larger than 1000000 bytes"),
        (b"\0", "is not TOML"),
    ],
)
def test_what_is_not_toml_is_refused_in_one_line(tmp_path: Path, data: bytes, reason: str) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(data)
    error = refused(path)
    assert (error.file, error.key) == (str(path), "")
    assert error.reason.startswith(reason)


@pytest.mark.parametrize("source", [3, ["my.toml"], b"my.toml", object()])
def test_what_is_neither_path_nor_changes_is_refused(source: object) -> None:
    with pytest.raises(CatalogError, match="a path or a dict of changes is needed"):
        load_edition(source)  # type: ignore[arg-type]  # that is the point
