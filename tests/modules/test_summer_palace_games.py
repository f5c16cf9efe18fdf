"""Random games with the Summer Palace: every property of the engine, and every rule and question seen."""

from __future__ import annotations

from collections import Counter

import pytest

from gugong.modules.summer_palace.speech import SummerSpeech
from tests.properties.games import check_game, walk
from tests.properties.telling import rule_ids

MODULES = ("summer-palace",)
CHECKED = [(2 + seed % 4, seed) for seed in range(9)]  # each taste of a player once
VISITED = 170


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed"), CHECKED)
def test_every_property_holds(players: int, seed: int) -> None:
    """All counts at every decision, costly properties at one decision in a hundred, or in twenty."""
    assert check_game(players, seed, modules=MODULES).over


def test_random_games_visit_every_question_and_rule() -> None:
    """What random games never see, the properties say nothing about."""
    prompts: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    for seed in range(VISITED):
        for game in walk(2 + seed % 4, seed, MODULES):
            if game.decision is not None:
                prompts[game.decision.prompt] += 1
        rules.update(event.rule for event in game.events)

    assert set(SummerSpeech.rules) - set(prompts) == set()
    wanted = {rule for rule in rule_ids() if rule.startswith("X-SPL")} | {"X-GEN-02", "C-56"}
    assert wanted - set(rules) == set()
