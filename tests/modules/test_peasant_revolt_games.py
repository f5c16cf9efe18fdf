"""Random games with the Peasant Revolt hold every property, and see what the module has to show."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.modules.revolts import NAME
from tests.properties.games import check_game, walk
from tests.properties.telling import rule_ids

COUNTS = (2, 3, 4, 5)
SEEDS = range(9)  # each taste of a player once
CHECKED = {2: range(3), 3: range(3, 6), 4: range(6, 8), 5: range(8, 9)}  # likewise, all together
MIXED = ("stairs", NAME, "extras")


@pytest.mark.long
@pytest.mark.parametrize("players", COUNTS)
def test_every_property_holds(players: int) -> None:
    """C-60, X-PRV-10: counts at every decision, views, records and positions at one in a hundred, or in twenty."""
    for seed in CHECKED[players]:
        assert check_game(players, seed, modules=(NAME,)).over


@pytest.mark.long
@pytest.mark.parametrize("players", COUNTS)
def test_every_property_holds_in_a_mix(players: int) -> None:
    """X-PRV-10, C-63: the same beside the Stairs and the extras."""
    for seed in range(2):
        assert check_game(players, seed, modules=MIXED).over


def test_random_games_visit_every_rule() -> None:
    """What random games never see, the properties say nothing about."""
    rules: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for players in COUNTS:
        for seed in SEEDS:
            *_, game = walk(players, seed, modules=(NAME,))
            rules.update(event.rule for event in game.events)
            kinds.update(event.kind for event in game.events)

    assert {rule for rule in rule_ids() if rule.startswith("X-PRV-")} - set(rules) == set()
    assert {"revolt-held", "revolt-succeeds", "tie", "revolt-token-aside", "card-returns"} <= set(kinds)
