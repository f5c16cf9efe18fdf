"""Properties over random games with Bonus Travel Tokens of both editions; some of the games are for experts.

Bonus tokens are few among many. So half of the games begin in the middle, with such tokens within everybody's reach.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from gugong import Game
from gugong.modules.bonus_tokens.speech import BonusSpeech
from tests.properties.games import LONGEST, check_game, check_here
from tests.properties.mixes import Modules
from tests.properties.players import OF_MODULES, Player
from tests.properties.telling import rule_ids

COUNTS = (2, 3, 4, 5)
GAMES_EACH = 3
RICH_EACH = 12
CURRENT: Modules = ("bonus-tokens",)
FIRST: Modules = ("bonus-tokens", "first-edition")
IN_USE = ("value-plus-1", "toll", "follow")
FACE_UP = ("double-value", "double-card", "discount-2")
CITIES = ("beijing", "datong", "taiyuan", "kaifeng", "jinan", "nanjing", "xian", "hangzhou")
WITHOUT_EVENT = {
    "V-BON-08": "which games may have bonus tokens",
    "V-BON-09": "what cannot be done with a token in use",
}


def rich(players: int, seed: int) -> Game:
    """Two players have the first edition's tokens face up, all have their Double; the map is full of bonus tokens."""
    rows = [{"double": "pool", "vp": 5, "tokens": list(FACE_UP) if seat < 2 else []} for seat in range(players)]
    tokens = [*IN_USE, *IN_USE, "vp-2", "double"]
    config = {"players": players, "bonus_tokens": "first", "expert": seed % 3 == 2}
    position = {"config": config, "day": 3, "seats": rows, "map": dict(zip(CITIES, tokens, strict=True))}
    return Game.from_dict(position, seed=seed, chance="ask" if seed % 5 == 4 else "deal")


def rich_walk(players: int, seed: int) -> Iterator[Game]:
    """Such a game at each of its decisions."""
    game = rich(players, seed)
    player = Player(Random(f"{players} {seed}"), list(OF_MODULES)[seed % len(OF_MODULES)])
    yield game
    while game.decision is not None:
        assert game.ply < LONGEST
        game.play(player.choose(game.decision))
        yield game


@pytest.mark.long
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("modules", [CURRENT, FIRST], ids=["current", "first"])
def test_every_property_holds_with_bonus_tokens(modules: Modules, players: int) -> None:
    """V-BON-01 to V-BON-09, V-EXP-01: counts at every decision, costly properties at one in a hundred, or in twenty."""
    for seed in range(GAMES_EACH):
        assert check_game(players, seed, modules=modules).over


@pytest.mark.long
@pytest.mark.parametrize("players", COUNTS)
def test_every_property_holds_among_many_bonus_tokens(players: int) -> None:
    """V-BON-01 to V-BON-09: likewise, from day 3 on."""
    for seed in range(0, RICH_EACH, 2):
        for game in rich_walk(players, seed):
            check_here(game, players, seed, False)


def test_random_games_visit_every_question_and_rule_of_the_variants() -> None:
    """What random games never see, the properties say nothing about. Every second game is one of the test above."""
    prompts: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    for players in COUNTS:
        for seed in range(RICH_EACH):
            for game in rich_walk(players, seed):
                if game.decision is not None:
                    prompts[game.decision.prompt] += 1
            rules.update(event.rule for event in game.events)

    assert set(BonusSpeech.rules) <= set(prompts)
    assert {rule for rule in rule_ids() if rule.startswith("V-BON")} - set(rules) <= set(WITHOUT_EVENT)
