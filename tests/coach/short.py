"""A game that is nearly over when it begins, so that it is read in a moment."""

from __future__ import annotations

from functools import cache

from gugong import Game
from gugong.bots import make
from tests.coach.planting import played

LAST: int = 6  # so many turns are played


@cache
def short_game() -> Game:
    """The last turns of a game of two, as a game from a position."""
    whole = played(["greedy", "greedy"], 3)
    turns, now = [], Game.begin(whole.origin, 0, "ask")
    for _, text in whole.answers:
        if now.decision is not None and now.decision.prompt == "card":
            turns.append(now.copy())
        now.play(text)
    game = Game.from_dict(turns[-LAST].to_dict(), seed=4)
    bot = make("greedy")
    while (decision := game.decision) is not None:
        game.play(bot.choose(game.view(decision.seat)))
    return game
