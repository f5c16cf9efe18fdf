"""Whole games among bots, for the tests here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gugong
from gugong import Game
from gugong.bots import Bot, make


def played(game: Game, bots: Sequence[Bot]) -> Game:
    """The game, played to its end."""
    while (decision := game.decision) is not None:
        game.play(bots[decision.seat].choose(game.view(decision.seat)))
    return game


def game_of(specs: Sequence[str], seed: int, **options: Any) -> Game:
    """A game in which each seat is a bot; alone, against Meng."""
    game = gugong.new_game(len(specs), seed=seed, **options)
    return played(game, [make(spec, seed=seed * 5 + seat) for seat, spec in enumerate(specs)])


def wins(first: str, second: str, games: int, **options: Any) -> int:
    """How many of the games the first wins; each deal is played from both sides."""
    count = 0
    for number in range(games):
        mine = number % 2
        specs = [second, second]
        specs[mine] = first
        count += game_of(specs, number // 2, **options).winner == mine
    return count
