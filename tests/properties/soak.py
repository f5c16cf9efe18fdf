"""Every property at every decision of random games, until time is up; or one decision again.

python -m tests.properties.soak --seconds 600
python -m tests.properties.soak --players 4 --seed 123 --ply 88
python -m tests.properties.soak --modules summer-palace
"""

from __future__ import annotations

import argparse
import sys
from time import monotonic, time

from tests.properties.games import Failure, Modules, check_game, check_here, failure, walk

COUNTS = (2, 3, 4, 5)


def soak(seconds: float, first: int, modules: Modules = ()) -> int:
    """Games of every player count in turn; the exit code."""
    until = monotonic() + seconds
    games = decisions = longest = 0
    while monotonic() < until:
        players, seed = COUNTS[games % len(COUNTS)], first + games // len(COUNTS)
        try:
            ply = check_game(players, seed, every=True, modules=modules).ply
        except Failure as broken:
            print(broken)
            return 1
        games, decisions, longest = games + 1, decisions + ply, max(longest, ply)
    print(f"{games} games, {decisions} decisions, every property held at each; the longest game took {longest} answers")
    return 0


def again(players: int, seed: int, ply: int, modules: Modules = ()) -> int:
    """One decision of one game, and the answer after it; the exit code."""
    reached = 0
    try:
        for game in walk(players, seed, modules):
            reached = game.ply
            if reached >= ply:
                check_here(game, players, seed, every=True)
            if reached > ply:
                break
    except Exception as error:
        print(failure(players, seed, reached, error, modules))
        return 1
    print(f"every property holds at answer {ply}")
    return 0


def main(arguments: list[str]) -> int:
    """The exit code: 0 if all held."""
    parser = argparse.ArgumentParser(prog="python -m tests.properties.soak", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60, help="how long to go on")
    parser.add_argument("--first", type=int, help="the first seed; by the clock if left out")
    parser.add_argument("--players", type=int, choices=COUNTS, help="with --seed and --ply: replay one decision")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--ply", type=int)
    parser.add_argument("--modules", default="", help="modules in play, with commas between them")
    given = parser.parse_args(arguments)
    modules = tuple(name for name in given.modules.split(",") if name)
    if given.players is not None and given.seed is not None and given.ply is not None:
        return again(given.players, given.seed, given.ply, modules)
    return soak(given.seconds, int(time()) % 1_000_000 * 1_000 if given.first is None else given.first, modules)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
