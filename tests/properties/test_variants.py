"""Properties over random games with Bonus Travel Tokens of both editions; a third of the games are for experts."""

from __future__ import annotations

from collections import Counter

import pytest

from gugong.explain import words_en_bonus
from tests.properties.games import Modules, check_game, walk
from tests.properties.telling import rule_ids

COUNTS = (2, 3, 4, 5)
GAMES_EACH = 60
BLOCK = 15
CURRENT: Modules = ("bonus-tokens",)
FIRST: Modules = ("bonus-tokens", "first-edition")
WITHOUT_EVENT = {
    "V-BON-08": "which games may have bonus tokens",
    "V-BON-09": "what cannot be done with a token in use",
}


@pytest.mark.parametrize("first", range(0, GAMES_EACH, BLOCK))
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("modules", [CURRENT, FIRST], ids=["current", "first"])
def test_every_property_holds_with_bonus_tokens(modules: Modules, players: int, first: int) -> None:
    """V-BON-01 to V-BON-09, V-EXP-01: all counts at every decision, costly properties at one in twenty."""
    for seed in range(first, first + BLOCK):
        assert check_game(players, seed, modules=modules).over


def test_random_games_visit_every_question_and_rule_of_the_variants() -> None:
    """What random games never see, the properties say nothing about."""
    prompts: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    for players in COUNTS:
        for seed in range(GAMES_EACH):
            for game in walk(players, seed, FIRST):
                if game.decision is not None:
                    prompts[game.decision.prompt] += 1
            rules.update(event.rule for event in game.events)

    assert set(words_en_bonus.PROMPTS) <= set(prompts)
    assert {rule for rule in rule_ids() if rule.startswith("V-")} - set(rules) <= set(WITHOUT_EVENT)
