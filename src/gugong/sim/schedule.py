"""Who plays whom: round robins with the same deals for all, and every bot on every seat of each deal.

Against each other: every group of as many bots as can sit at the table plays `games` games. A deal is played once for
each rotation of the seats, so luck of the deal and of the seat cancels out. With fewer bots than seats they sit by
turns. Against Meng every bot plays every deal at every difficulty.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, count, permutations

from gugong.dealer import scramble
from gugong.sim.playing import Kind, Task


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal: the same for everyone who plays it."""
    return scramble(seed, deal) >> 1  # 63 bits: a table of numbers holds it with its sign


def round_robin(bots: Sequence[str], kind: Kind, players: int, games: int, seed: int) -> list[Task]:
    """All games of bots against each other. With more `games` the same ones are played, and further ones after them."""
    tasks: list[Task] = []
    for group in combinations(bots, min(players, len(bots))):
        orders = list(permutations(group))
        enough = len(tasks) + games
        for deal in count():
            order = orders[deal % len(orders)]
            seated = [order[seat % len(order)] for seat in range(players)]
            turned = dict.fromkeys((*seated[turn:], *seated[:turn]) for turn in range(players))  # each seating once
            for seats in turned:
                tasks.append(Task(len(tasks), kind, deal_seed(seed, deal), seats))
            if len(tasks) >= enough:
                break
    return tasks


def against_meng(bots: Sequence[str], kinds: Sequence[Kind], games: int, seed: int) -> list[Task]:
    """All games against Meng: each bot, each kind (difficulty) of game, the same deals."""
    tasks: list[Task] = []
    for bot in bots:
        for kind in kinds:
            for deal in range(games):
                tasks.append(Task(len(tasks), kind, deal_seed(seed, deal), (bot,)))
    return tasks
