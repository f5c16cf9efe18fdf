"""The catalog as text, and the verdict on an owner's file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gugong.catalog import load_catalog, show
from gugong.errors import CatalogError
from tests.scenes import load_edition


def test_every_figure_is_shown_with_its_source() -> None:
    catalog = load_edition()
    lines = show.lines(catalog)
    assert len(lines) == len(catalog.figures)
    assert ("decrees", "level-1.morning-servant.cost", "1", "example") in lines
    assert ("boards", "map.roads[1]", "jiayuguan - ningxia", "reconstructed") in lines
    assert all(len(line) == len(show.COLUMNS) and all(line) for line in lines)


def test_counts_name_our_sources_first_and_add_up() -> None:
    base = load_edition()
    assert show.counts(base) == {"text": 166, "example": 14, "reported": 5, "reconstructed": 354}
    mine = load_edition(
        {"boards": {"tracks": {"harbours": 5}, "day_track": {"servants": [6, 3, 3, 3], "source": "box"}}}
    )
    assert list(show.counts(mine).items()) == [
        ("text", 164), ("example", 14), ("reported", 2), ("reconstructed", 354), ("box", 4), ("override", 1),
    ]  # fmt: skip
    assert sum(show.counts(mine).values()) == len(mine.figures)


def test_the_table_stands_in_columns() -> None:
    text = show.listing(load_edition()).splitlines()
    start = text[0].index("source")
    assert text[0].split() == ["file", "figure", "value", "source"]
    assert {line[start:] for line in text[1:-2]} == {"text", "example", "reported", "reconstructed"}
    assert text[-1] == "edition 1, 539 figures: 166 text, 14 example, 5 reported, 354 reconstructed"


def test_check_tells_what_changes(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(
        "edition = '1'\n[gift_cards.cards.hand1-1]\nvalue = 2\ndeck = 'hand1'\n"
        "[boards.side-1-3]\njade_houses = [3, 4, 4]\n",
        encoding="utf-8",
    )
    assert show.check(path) == (
        f"{path}: fine; changes 3 figures: gift_cards.cards.hand1-1.value: 1 -> 2; "
        "boards.side-1-3.jade_houses[2]: 3 -> 4; boards.side-1-3.jade_houses[4]: gone; "
        "agrees with 3 figures of edition 1"
    )
    path.write_text("", encoding="utf-8")
    assert show.check(str(path)) == f"{path}: fine; changes no figure"
    path.write_text("edition = '1'\n[boards.side-1-3]\njade_houses = [3, 3, 4, 4, 5]\n", encoding="utf-8")
    assert "changes 1 figure: boards.side-1-3.jade_houses[5]: 5; agrees with 4" in show.check(path)


def test_the_examples_of_the_documentation_are_sound(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "catalog.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 2
    verdicts = []
    for text in examples:
        path = tmp_path / "my.toml"
        path.write_text(text, encoding="utf-8")
        verdicts.append(show.check(path).removeprefix(f"{tmp_path}/"))
    promised = next(line for line in page.splitlines() if line.startswith("my.toml: fine"))
    assert verdicts[0].startswith(promised.removesuffix("…"))


def test_the_documentation_counts_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "catalog.md").read_text(encoding="utf-8")
    assert all(f"| `{source}` | {number} |" in page for source, number in show.counts(load_catalog()).items())


def test_check_raises_what_loading_raises(tmp_path: Path) -> None:
    with pytest.raises(CatalogError, match=r"none\.toml: cannot be read"):
        show.check(tmp_path / "none.toml")
