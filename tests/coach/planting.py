"""Games with a blunder planted in them: at one turn of seat 0 the worst way through the turn is taken."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import gugong
from gugong import Game
from gugong.bots import make
from gugong.bots.planner import TurnSearch
from gugong.bots.thinking import ThinkingBot
from gugong.coach.judging import Budget, Judge
from gugong.engine.actions import Answer
from gugong.view import deal_hidden

PLAYER = "planner:nodes=400,deals=0"


class Planted(NamedTuple):
    """A finished game, and how many answers came before the turn that was spoilt."""

    game: Game
    ply: int


def played(specs: list[str], seed: int, **options: Any) -> Game:
    """A game among bots, to its end; against Meng the list has one bot."""
    game = gugong.new_game(len(specs), seed=seed, **options)
    bots = [make(spec, seed=seed * 5 + seat) for seat, spec in enumerate(specs)]
    while (decision := game.decision) is not None:
        game.play(bots[decision.seat].choose(game.view(decision.seat)))
    return game


def planted(seed: int, players: int = 2) -> Planted:
    """A game in which seat 0 does its worst on one turn, and plays well on all others, as another search finds best."""
    game = gugong.new_game(players, seed=seed)
    bots = [make(PLAYER, seed=seed * 5 + seat) for seat in range(players)]
    wanted = Random(seed).randrange(3, 12)
    judge = Judge(game.state.rules)
    turn, at = 0, -1
    while (decision := game.decision) is not None:
        turn += decision.prompt == "card" and decision.seat == 0
        if at < 0 and turn == wanted:
            at = game.ply
            spoil(game, seed)
        elif decision.prompt == "card" and decision.seat == 0:
            follow(game, judge.judge(game.view(0), Budget(share=0.1, seed=9)).best.answers)
        else:
            game.play(bots[decision.seat].choose(game.view(decision.seat)))
    return Planted(game, at)


def spoil(game: Game, seed: int) -> None:
    """The way through this turn whose end is worth least."""
    thinker = ThinkingBot(0, None).new_thinker(game.state.rules)
    search = TurnSearch(thinker, 0, seed)
    search.search(deal_hidden(game.view(0), Random(seed)), 1500)
    follow(game, min(search.ways, key=lambda way: way.worth).answers)


def follow(game: Game, answers: Sequence[Answer]) -> None:
    """Give these answers, as far as they are on offer."""
    for answer in answers:
        if game.decision is None or not game.decision.offers(answer):
            return
        game.play(answer)
