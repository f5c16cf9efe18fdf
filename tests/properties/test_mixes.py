"""One random game of every mix of modules, for every number of players; a failure's first line replays it."""

from __future__ import annotations

import pytest

import gugong
from tests.properties import soak
from tests.properties.games import check_mix, replay_line
from tests.properties.mixes import SUBSETS, Modules, every_mix, matrix, mix_from

MATRIX = matrix()


@pytest.mark.long
@pytest.mark.parametrize("modules", SUBSETS, ids=lambda modules: "+".join(modules) or "base")
def test_every_property_holds_in_every_mix(modules: Modules) -> None:
    """X-GEN-03: counts at every decision, costly ones at one in a hundred, or in twenty; with experts and layers."""
    for seed, mix in enumerate(MATRIX):
        if mix.modules == modules:
            assert check_mix(mix, seed).over


def test_the_matrix_is_whole() -> None:
    """X-GEN-03, X-GEN-04: 16 subsets for 2 to 5 players, twice for experts, twice where there is a pile to layer."""
    assert len(SUBSETS) == 16
    assert len(MATRIX) == len(set(MATRIX)) == 4 * 2 * (2 + 14 * 2)


def test_a_line_names_its_configuration() -> None:
    """What is printed is read back as the same configuration, and such a game can be begun."""
    parser = soak.parser()
    for mix in every_mix():
        *_, line = replay_line(mix, 3, 4).partition("soak ")
        assert mix_from(parser.parse_args(line.split())) == mix
        assert gugong.new_game(**mix.options(), seed=1).decision is not None


def test_a_soak_without_modules_walks_through_all() -> None:
    """All configurations, or those with the modules and players named."""
    assert soak.chosen(None, None) == every_mix()
    assert {mix.modules for mix in soak.chosen(("stairs",), 3)} == {("stairs",)}
    assert {mix.bonus_tokens for mix in soak.chosen(("bonus-tokens", "first-edition"), None)} == {"first"}
    assert {mix.players for mix in soak.chosen((), 1)} == {1}
