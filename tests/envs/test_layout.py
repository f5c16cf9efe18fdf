"""Columns and actions: frozen, named, hashed; what others add moves nothing, and is told by another hash."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import gugong
from gugong import envs
from gugong.envs.kinds import check_hashes, kind_of
from gugong.envs.layout import LAYOUT, layout_for
from gugong.envs.space import SPACE, space_for
from gugong.errors import EnvError
from gugong.installing import uninstall
from tests.docs.envs_layout import PAGE, page
from tests.example_module.rules.figures import NAME
from tests.properties.mixes import every_mix


@pytest.fixture(name="garden")
def _garden() -> Iterator[None]:
    """The jade garden is installed, and has columns of its own."""
    gugong.install("tests.example_module")
    yield
    uninstall(NAME)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tests.docs.envs_layout"


def test_both_lists_are_frozen() -> None:
    """Whoever changes one of these makes every model of people out there useless: it is a new version, then."""
    assert (SPACE.version, SPACE.size, SPACE.hash) == (1, 1280, "bc47bbf741013c28")
    assert (LAYOUT.version, LAYOUT.size, LAYOUT.hash) == (1, 1920, "6aa32b6472216fb3")


def test_every_column_and_action_is_found_by_its_name() -> None:
    names = LAYOUT.names()
    assert len(set(names)) == LAYOUT.size
    assert [LAYOUT[name] for name in names] == [slice(place, place + 1) for place in range(LAYOUT.size)]
    assert LAYOUT["seat1"] == slice(LAYOUT["seat1.vp"].start, LAYOUT["seat1.vp"].start + 64)
    for id, text in enumerate(SPACE.table()):
        if text:
            assert (SPACE.id(text), SPACE.text(id)) == (id, text)


@pytest.mark.parametrize("name", ["seat5", "vp", "", "card.joker"])
def test_a_column_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(EnvError, match=f"columns {LAYOUT.hash}: there is no {name!r}"):
        LAYOUT[name]


def test_an_action_that_is_not_there_is_named() -> None:
    rules = gugong.new_game(2, seed=1).state.rules
    with pytest.raises(EnvError, match="there is no 'at moon'"):
        SPACE.id("at moon")
    for id in (-1, SPACE.size, SPACE.table().index("")):
        with pytest.raises(EnvError, match=f"no answer has the id {id}"):
            SPACE.text(id)
        with pytest.raises(EnvError, match=f"no answer has the id {id}"):
            SPACE.answer(rules, id)


def test_all_kinds_of_game_share_them() -> None:
    for mix in every_mix()[::40]:
        rules = gugong.new_game(**mix.options(), seed=1).state.rules
        assert layout_for(rules) is LAYOUT
        assert space_for(rules) is SPACE
        numbered = list(zip(rules.answers.all, SPACE.ids_of(rules), strict=True))
        for answer, id in numbered[::25]:
            assert id < 0 or SPACE.answer(rules, id) is answer


def test_figures_of_ones_own_shift_no_action() -> None:
    """A Jade for five tokens: what was there stays where it was, and the hashes differ."""
    game = gugong.new_game(2, seed=1, catalog={"boards": {"exchange": {"jade": 5}}})
    space = envs.space_of(game)

    assert space.hash != SPACE.hash
    assert {"exchange 5", "exchange 5 (aside)"} == {text for text in space.table() if text not in SPACE.table()}
    assert [text for text in SPACE.table() if text and space.id(text) != SPACE.id(text)] == []
    assert envs.layout_of(game) is LAYOUT


@pytest.mark.usefixtures("garden")
def test_a_module_from_outside_takes_free_places() -> None:
    game = gugong.new_game(3, modules=[NAME], seed=1)
    space, layout = envs.space_of(game), envs.layout_of(game)

    assert space.hash != SPACE.hash
    assert layout.hash != LAYOUT.hash
    assert [text for text in SPACE.table() if text and space.id(text) != SPACE.id(text)] == []
    assert {"at jade-garden", "harvest bloom", "card garden-6", "token harvest", "decree garden-view"} <= {
        text for text in space.table() if text not in SPACE.table()
    }
    assert layout.size == LAYOUT.size + 5
    moved = [name for name in LAYOUT.names() if ".spare" not in name and layout[name] != LAYOUT[name]]
    assert moved == []
    game.state.module_states[-1].planted[1] = 3  # type: ignore[attr-defined]
    assert list(envs.observe(game, 1)[layout[NAME]]) == [3, 0, 0, 0, 0]
    assert list(envs.observe(game, 0)[layout[NAME]]) == [0, 3, 0, 0, 0]
    assert envs.observe(game, 0)[layout[f"head.module.{NAME}"]] == 1


@pytest.mark.usefixtures("garden")
def test_a_module_that_is_installed_but_not_in_play_changes_nothing() -> None:
    game = gugong.new_game(3, seed=1)

    assert envs.space_of(game) is SPACE
    assert envs.layout_of(game) is LAYOUT


@pytest.mark.usefixtures("garden")
def test_a_model_for_another_hash_is_refused_with_both_names() -> None:
    kind = kind_of(gugong.new_game(2, modules=[NAME], seed=1).state.rules)

    check_hashes("my.npz", SPACE.hash, LAYOUT.hash)
    with pytest.raises(EnvError, match=f"my.npz: .* actions {SPACE.hash}, and these are {kind.space.hash}"):
        check_hashes("my.npz", SPACE.hash, LAYOUT.hash, kind)
    with pytest.raises(EnvError, match=f"my.npz: .* columns {LAYOUT.hash}, and these are {kind.layout.hash}"):
        check_hashes("my.npz", kind.space.hash, LAYOUT.hash, kind)


def test_a_row_for_bad_seats_and_arrays_is_refused() -> None:
    game = gugong.new_game(2, seed=1)
    for seat in (-1, 2, True, "0"):
        with pytest.raises(EnvError, match="a seat from 0 to 1 is needed"):
            envs.observe(game, seat)  # type: ignore[arg-type]
    read_only = np.zeros(LAYOUT.size, np.uint8)
    read_only.flags.writeable = False
    for out in (np.zeros(7, np.uint8), np.zeros(LAYOUT.size, np.int8), [0] * LAYOUT.size, read_only):
        with pytest.raises(EnvError, match=r"out has to be a writeable uint8\[1920\]"):
            envs.observe(game, 0, out)  # type: ignore[arg-type]
        with pytest.raises(EnvError, match=r"out has to be a writeable uint8\[1280\]"):
            envs.legal(game, out)  # type: ignore[arg-type]


def test_a_kind_of_game_that_the_rules_forbid_is_refused() -> None:
    for options in ({"players": 6}, {"modules": ["moon"]}, {"moon": 1}):
        with pytest.raises(gugong.ConfigError):
            envs.Batch(1, **options)
