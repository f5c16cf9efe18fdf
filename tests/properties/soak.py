"""Every property at every decision of random games, until time is up; or one decision again.

python -m tests.properties.soak --seconds 600
python -m tests.properties.soak --modules summer-palace,stairs
python -m tests.properties.soak --players 4 --modules extras --expert --seed 123 --ply 88

Without modules named it walks through all configurations there are.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from time import monotonic, time

from tests.properties.games import Failure, check_here, check_mix, failure, walk_mix
from tests.properties.mixes import BONUS, Mix, Modules, add_arguments, every_mix, mix_from


def soak(seconds: float, first: int, mixes: list[Mix]) -> int:
    """Games of every configuration in turn, in an order of its own each time; the exit code."""
    until = monotonic() + seconds
    games = decisions = longest = 0
    order = Random(first).sample(mixes, len(mixes))
    while monotonic() < until:
        try:
            ply = check_mix(order[games % len(order)], first + games, every=True).ply
        except Failure as broken:
            print(broken)
            return 1
        games, decisions, longest = games + 1, decisions + ply, max(longest, ply)
    print(
        f"{games} games of {min(games, len(mixes))} configurations out of {len(mixes)}, {decisions} decisions, "
        f"every property held at each; the longest game took {longest} answers"
    )
    return 0


def again(mix: Mix, seed: int, ply: int) -> int:
    """One decision of one game, and the answer after it; the exit code."""
    reached = 0
    try:
        for game in walk_mix(mix, seed):
            reached = game.ply
            if reached >= ply:
                check_here(game, mix.players, seed, every=True)
            if reached > ply:
                break
    except Exception as error:
        print(failure(mix, seed, reached, error))
        return 1
    print(f"every property holds at answer {ply}")
    return 0


def chosen(modules: Modules | None, players: int | None) -> list[Mix]:
    """The configurations with these modules and no others, for so many players; all where nothing is asked for."""
    mixes = [mix for mix in every_mix() if players in (None, mix.players)]
    if modules is None:
        return mixes
    bonus = "" if not set(modules) & set(BONUS) else "first" if BONUS[1] in modules else "current"
    bare = {name for name in modules if name not in BONUS}
    return [mix for mix in mixes if set(mix.modules) == bare and mix.bonus_tokens == bonus]


def parser() -> argparse.ArgumentParser:
    """What the command line may say."""
    words = argparse.ArgumentParser(prog="python -m tests.properties.soak", description=__doc__.splitlines()[0])
    words.add_argument("--seconds", type=float, default=60, help="how long to go on")
    words.add_argument("--first", type=int, help="the first seed; by the clock if left out")
    words.add_argument("--seed", type=int, help="with --ply and a configuration: replay one decision")
    words.add_argument("--ply", type=int)
    add_arguments(words)
    return words


def main(arguments: list[str]) -> int:
    """The exit code: 0 if all held."""
    given = parser().parse_args(arguments)
    if given.players is not None and given.seed is not None and given.ply is not None:
        return again(mix_from(given), given.seed, given.ply)
    mixes = chosen(given.modules, given.players)
    if not mixes:
        parser().error("there is no such configuration")
    return soak(given.seconds, int(time()) % 1_000_000 * 1_000 if given.first is None else given.first, mixes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
