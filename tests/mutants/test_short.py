"""A game for each number of players with every property: what a mutant meets of them."""

from __future__ import annotations

import pytest

from tests.properties.games import check_game


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 2), (5, 1)])
def test_every_property_holds_in_one_game(players: int, seed: int) -> None:
    assert check_game(players, seed, thinned=1).over
