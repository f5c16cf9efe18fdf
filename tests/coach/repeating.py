"""How much the cost of a turn differs when it is judged twice, with other deals.

`python -m tests.coach.repeating --turns 10` plays games of greedy bots, judges some of their turns twice at the usual
number of deals, and prints the mean and the greatest difference for each kind of game, in chances out of a hundred.
"""

from __future__ import annotations

import argparse
import random

from gugong import new_game
from gugong.bots import make
from gugong.coach.judging import Budget, Judge
from gugong.coach.reading import own_turns
from gugong.configuration import DIFFICULTIES
from gugong.dealer import scramble
from tests.coach.fitting import options_of

KINDS = ("players-2", "players-3", "players-4", *DIFFICULTIES)
EACH = 5  # turns of a game


def twice(kind: str, turns: int, seed: int, share: float) -> list[tuple[float, float]]:
    """What so many turns cost, each judged twice."""
    found: list[tuple[float, float]] = []
    number = 0
    while len(found) < turns:
        game = new_game(seed=scramble(seed, number), **options_of(kind, number))  # type: ignore[arg-type]
        bots = [make("greedy", seed=number * 5 + seat) for seat in range(game.state.rules.seats)]
        while (decision := game.decision) is not None:
            game.play(bots[decision.seat].choose(game.view(decision.seat)))
        seat = 0 if game.state.rules.automa != 0 else 1
        judge, own = Judge(game.state.rules), list(own_turns(game, seat))
        for turn in random.Random(number).sample(own, min(EACH, turns - len(found), len(own))):
            first, second = (
                judge.judge(turn.view, Budget(share=share, seed=again), turn.answers).cost for again in (1, 2)
            )
            found.append((first, second))
        number += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--kinds", default=",".join(KINDS))
    given = parser.parse_args()
    for kind in given.kinds.split(","):
        found = twice(kind, given.turns, given.seed, given.share)
        apart = [100 * abs(first - second) for first, second in found]
        cost = 50 * sum(first + second for first, second in found) / len(found)
        mean = sum(apart) / len(apart)
        told = f"mean cost {cost:.1f}, apart {mean:.2f} in the mean, {max(apart):.1f} at most"
        print(f"{kind}: {len(found)} turns, {told}", flush=True)


if __name__ == "__main__":
    main()
