"""Deals what is hidden from a seat anew, and compares rows: the proof that rows keep secrets.

python -m tests.envs.redeals --count 100000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

import gugong
from gugong import Game, envs
from gugong.engine.ids import CHANCE
from tests.properties.mixes import Mix, every_mix
from tests.properties.players import NAMES, Player


class Tally(NamedTuple):
    """How many rows were compared, and how many of them differed."""

    own: int
    own_differ: int
    masks_differ: int
    others: int
    others_differ: int
    faults: list[str]


def positions(mixes: list[Mix], seed: int, one_in: int) -> Iterator[tuple[Mix, Game]]:
    """Positions of games of all these kinds in turn, without end: one decision of a seat in so many."""
    random = Random(seed)
    while True:
        for mix in random.sample(mixes, len(mixes)):
            game = gugong.new_game(**mix.options(), seed=random.getrandbits(32))
            player = Player(Random(random.getrandbits(32)), random.choice(NAMES))
            while game.decision is not None:
                if random.random() * one_in < 1:
                    yield mix, game
                game.play(player.choose(game.decision))


def redeal(count: int, seed: int = 1, one_in: int = 12, mixes: list[Mix] | None = None) -> Tally:
    """So many redeals, each of one seat; the rows of all other seats in it are compared too."""
    random = Random(seed)
    own = own_differ = masks_differ = others = others_differ = 0
    faults: list[str] = []
    for mix, game in positions(mixes or every_mix(), seed, one_in):
        automa = game.state.rules.automa
        seats = [seat for seat in range(game.players) if seat != automa]
        seat = random.choice(seats)
        dealt = gugong.determinize(game.view(seat), random)
        own += 1
        before, after = envs.observe(game, seat), envs.observe(dealt, seat)
        if not np.array_equal(before, after):
            own_differ += 1
            names = envs.layout_of(game).names()
            faults += [f"{mix.arguments()}: {names[place]}" for place in np.nonzero(before != after)[0]]
        decision = game.decision
        assert decision is not None
        assert decision.seat != CHANCE
        if decision.seat == seat and not np.array_equal(envs.legal(game), envs.legal(dealt)):
            masks_differ += 1
            faults.append(f"{mix.arguments()}: mask at {decision.prompt}")
        for other in seats:
            if other != seat:
                others += 1
                others_differ += not np.array_equal(envs.observe(game, other), envs.observe(dealt, other))
        if own == count:
            break
    return Tally(own, own_differ, masks_differ, others, others_differ, faults)


def main() -> None:
    parser = argparse.ArgumentParser(description="Deal hidden things anew, and compare rows.")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = redeal(given.count, given.seed)
    print(
        f"{found.own} redeals: {found.own_differ} rows and {found.masks_differ} masks of the seat differ; "
        f"of {found.others} rows of other seats {found.others_differ} do"
    )
    for fault in found.faults[:20]:
        print(fault)
    raise SystemExit(1 if found.faults or not found.others_differ else 0)


if __name__ == "__main__":
    main()
