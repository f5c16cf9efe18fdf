"""Random games against Meng with every set of modules: all properties of the engine hold."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations
from random import Random

import pytest

import gugong
from tests.properties.counting import hold
from tests.properties.games import LONGEST, check_here
from tests.properties.players import NAMES, Player
from tests.solo.alone import MENG
from tests.solo.meng_with import EXTRAS, REVOLT, STAIRS, SUMMER
from tests.solo.test_solo_games import DIFFICULTIES, automa_cards_are_kept

MODULES = (SUMMER, REVOLT, STAIRS, EXTRAS)
SETS = list(chain.from_iterable(combinations(MODULES, size) for size in range(1, 5)))
RULES = {f"X-SOL-{number:02d}" for number in range(1, 12)}


def play_a_game(modules: tuple[str, ...], seed: int, checked: bool) -> Counter[str]:
    """A game to its end, checked at its decisions; how often each rule was told."""
    game = gugong.new_game(
        1,
        modules=modules,
        difficulty=DIFFICULTIES[seed % 3],
        seed=seed,
        chance="ask" if seed % 2 else "deal",
    )
    player = Player(Random(f"{modules} {seed}"), NAMES[seed % len(NAMES)])
    while game.decision is not None:
        hold(game.ply < LONGEST, "the game does not end")
        automa_cards_are_kept(game)
        hold(game.decision.seat != MENG, "Meng is asked", game.decision)
        if checked:
            check_here(game, 1, seed, False)
        game.play(player.choose(game.decision))
    return Counter(event.rule for event in game.events)


@pytest.mark.long
@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_games_with_modules_hold_all_properties(modules: tuple[str, ...]) -> None:
    """X-SOL-01: in every difficulty, with chance dealt or asked."""
    for seed in range(2):
        play_a_game(modules, seed, True)


def test_games_tell_every_rule_of_his() -> None:
    """Each of X-SOL-01 to X-SOL-11 comes up."""
    told: Counter[str] = Counter()
    for seed in range(60):
        told += play_a_game(MODULES, 100 + seed, False)
        if set(told) >= RULES:
            return
    assert RULES - set(told) == set()
