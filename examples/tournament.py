"""Games in a pool of processes: a game is a value, so it travels there and comes back played."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import gugong

BOTS = ("greedy", "random")


def played(game: gugong.Game) -> gugong.Game:
    """The game at its end; every seat in turn has the next bot."""
    bots = [gugong.bots.make(BOTS[seat % 2], seed=seat) for seat in range(game.players)]
    while (decision := game.decision) is not None:
        game.play(bots[decision.seat].choose(game.view(decision.seat)))
    return game


if __name__ == "__main__":
    games = [gugong.new_game(players=2, seed=seed) for seed in range(8)]
    with ProcessPoolExecutor(2) as pool:
        ended = list(pool.map(played, games))
    wins = Counter("nobody" if game.winner is None else BOTS[game.winner % 2] for game in ended)
    print(", ".join(f"{who} won {count} of {len(ended)}" for who, count in wins.most_common()))
