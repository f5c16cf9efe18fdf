"""Whatever is handed in either loads or is refused by a CatalogError of one line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gugong.catalog.read import parse, read_edition, read_modules
from gugong.errors import CatalogError
from tests.scenes import EDITION, load_edition

MINE = """source = "my copy"
[gift_cards.cards]
hand1-1 = { value = 2, action = "none" }
[boards.side-1-3]
jade_houses = [3, 4, 4, 5, 5]
[boards.destiny_dice]
faces = [1, 2, 4, 6, 8, 9]
faces_source = ["die", "die", "text", "text", "die", "die"]
[travel_tokens.tokens]
envoy = { copies = 4, source = "counted" }
vp-2 = { copies = 3 }
[boards.map.at]
xian = [33, 41]
"""

ODD: st.SearchStrategy[object] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=12), st.binary(max_size=4), st.dates()
)
ANY: st.SearchStrategy[object] = st.recursive(
    ODD, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ODD, inner, max_size=4), max_leaves=12
)


def paths(table: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every place of a table, tables and figures both."""
    found: list[tuple[str, ...]] = []
    for name, value in table.items():
        found.append((*path, name))
        if isinstance(value, dict):
            found += paths(value, (*path, name))
    return found


BASE: dict[str, Any] = {**read_edition(EDITION), **read_modules(EDITION)}
PLACES = paths(BASE)


def held(path: tuple[str, ...]) -> Any:
    value: Any = BASE
    for name in path:
        value = value[name]
    return value


def is_clear(error: CatalogError, file: str) -> None:
    """One printable line that names the file and says something."""
    assert error.file == file
    assert error.reason
    assert len(str(error).splitlines()) == 1
    assert str(error).encode()


def loads_or_refuses(changes: dict[str, Any]) -> bool:
    try:
        catalog = load_edition(changes)
    except CatalogError as error:
        is_clear(error, "overrides")
        return False
    assert load_edition(json.loads(json.dumps(catalog.overrides))).figures == catalog.figures
    return True


@given(st.dictionaries(st.sampled_from(list(BASE)) | st.text(max_size=8), ANY, max_size=3))
@settings(deadline=None)
def test_any_dict(changes: dict[str, Any]) -> None:
    loads_or_refuses(changes)


@given(st.lists(st.tuples(st.sampled_from(PLACES), ANY), max_size=3))
@example([(("boards", "map", "perimeter"), [])])
@example([(("boards", "map", "perimeter"), [[], {}, None])])
@example([(("boards", "map", "at"), {"\ud800": [1, 2]})])
@example([(("gift_cards", "gifts", "1", "name"), "\ud800")])
@example([(("boards", "tracks", "jade_vp"), (0, 1, 2))])
@example([(("travel_tokens", "tokens", "ship", "copies"), {None: None})])
@example([(("boards", "map", "at"), {"xian": {1: 2}})])
@example([(("peasant_revolt", "tokens", "brown-envoy", "kind"), "brown-envoy")])
@example([(("peasant_revolt", "tokens", "brown-envoy", "kind"), "")])
@example([(("extras", "removes"), [])])
@example([(("stairs", "left", "quill", "2"), "\ud800")])
@example([(("summer_palace", "board", "favourite_gifts"), [])])
@example([(("extras", "decrees", "level-4", "audience", "not_solo"), 1)])
@settings(deadline=None)
def test_any_value_at_any_place(changes: list[tuple[tuple[str, ...], object]]) -> None:
    table: dict[str, Any] = {}
    for path, value in changes:
        here = table
        for name in path[:-1]:
            below = here.setdefault(name, {})
            if not isinstance(below, dict):
                break
            here = below
        else:
            here[path[-1]] = value
    loads_or_refuses(table)


NUMBERS = [path for path in PLACES if type(held(path)) is int]


@given(st.sampled_from(NUMBERS), st.integers(-1, 12))
@settings(max_examples=300, deadline=None)
def test_a_number_near_the_right_one(path: tuple[str, ...], value: int) -> None:
    """Loading gives exactly the number asked for, or is refused at that key or above it."""
    changes: Any = value
    for name in reversed(path):
        changes = {name: changes}
    if loads_or_refuses(changes):
        stem, key = path[0], ".".join(path[1:])
        figure = next(each for each in load_edition(changes).figures if (each.file, each.key) == (stem, key))
        assert (figure.value, figure.source) == (value, "override")


@given(st.sampled_from(PLACES), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_base_lists_in_another_order(path: tuple[str, ...], rng: random.Random) -> None:
    value = held(path)
    if not isinstance(value, list) or path[-1].endswith("_source"):
        return
    changes: Any = rng.sample(value, len(value))
    for name in reversed(path):
        changes = {name: changes}
    loads_or_refuses(changes)


@given(st.binary(max_size=200))
@settings(deadline=None)
def test_any_bytes(data: bytes) -> None:
    try:
        parse("any.toml", data)
    except CatalogError as error:
        is_clear(error, "any.toml")


@given(st.text(max_size=200))
@settings(deadline=None)
def test_any_text(text: str) -> None:
    try:
        changes = parse("any.toml", text.encode(errors="surrogatepass"))
    except CatalogError as error:
        is_clear(error, "any.toml")
    else:
        loads_or_refuses(changes)


@given(
    st.lists(
        st.tuples(
            st.integers(0, len(MINE)),
            st.integers(0, 6),
            st.sampled_from(
                ["", "0", "-", "9", '"', "[", "]", "{", "=", ".", "\n", "x", "1979-05-27", "inf", "é", "\x00"]
            ),
        ),
        min_size=1,
        max_size=3,
    )
)
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_valid_file_with_a_few_slips(tmp_path: Path, slips: list[tuple[int, int, str]]) -> None:
    text = MINE
    for start, length, put in slips:
        text = text[:start] + put + text[start + length :]
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    try:
        load_edition(path)
    except CatalogError as error:
        is_clear(error, str(path))


def test_the_file_that_is_mutated_is_sound(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(MINE, encoding="utf-8")
    assert load_edition(path).engine_figures.cards[7].value == 2


def test_a_dict_that_holds_itself_is_refused() -> None:
    changes: dict[str, Any] = {"boards": {}}
    changes["boards"]["map"] = changes
    with pytest.raises(CatalogError, match=r"boards\.map\.boards: unknown"):
        load_edition(changes)
    loop: list[Any] = []
    loop.append(loop)
    with pytest.raises(CatalogError, match="a whole number is needed, not a list"):
        load_edition({"boards": {"destiny_dice": {"faces": loop}}})
