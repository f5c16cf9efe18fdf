"""The same games in two engines: `python -m tests.golden.both` prints a digest of each, whoever runs it."""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import cycle

import gugong.engine.ids
from tests.properties.games import walk
from tests.properties.mixes import SUBSETS

COUNTS = (2, 3, 4, 5)
GAMES_EACH = 40
MIXES = [subset for subset in SUBSETS if subset]


def compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return not str(gugong.engine.ids.__file__).endswith(".py")


def digests(games: int = GAMES_EACH) -> list[str]:
    """A line for each game, base games and every fourth with modules: players, seed, modules and a digest."""
    lines = []
    mixes = cycle(MIXES)
    for players in COUNTS:
        for seed in range(games):
            lines.append(digest(players, seed, ()))
            if seed % 4 == 0:
                lines.append(digest(players, seed, next(mixes)))
    return lines


def digest(players: int, seed: int, modules: tuple[str, ...]) -> str:
    """One game: its record, its events and its end, in 16 letters."""
    *_, game = walk(players, seed, modules)
    end = json.dumps([game.to_dict(), game.scores(), game.winner], sort_keys=True)
    whole = f"{game.record()}{game.events}{end}"
    return f"{players} {seed} {','.join(modules)} {hashlib.sha256(whole.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    print("compiled" if compiled() else "interpreted", file=sys.stderr)
    print("\n".join(digests()))
