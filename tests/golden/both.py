"""The same games in two engines: `python -m tests.golden.both` prints a digest of each, whoever runs it."""

from __future__ import annotations

import hashlib
import json
import sys

import gugong.engine.ids
from tests.properties.games import walk

COUNTS = (2, 3, 4, 5)
GAMES_EACH = 40


def compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return not str(gugong.engine.ids.__file__).endswith(".py")


def digests(games: int = GAMES_EACH) -> list[str]:
    """A line for each game: players, seed, and a digest of its record, its events and its end."""
    lines = []
    for players in COUNTS:
        for seed in range(games):
            *_, game = walk(players, seed)
            end = json.dumps([game.to_dict(), game.scores(), game.winner], sort_keys=True)
            whole = f"{game.record()}{game.events}{end}"
            lines.append(f"{players} {seed} {hashlib.sha256(whole.encode()).hexdigest()[:16]}")
    return lines


if __name__ == "__main__":
    print("compiled" if compiled() else "interpreted", file=sys.stderr)
    print("\n".join(digests()))
