"""Mutated positions of every kind of game: each is refused with PositionError, or plays to its end and reads back.

python -m tests.fuzz.soak --positions 500000 --first 1
python -m tests.fuzz.soak --again 123                       one of them again, with what was changed
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from random import Random
from time import monotonic, time

import gugong
from gugong import Game, PositionError
from tests.fuzz.mutation import mutated
from tests.properties.counting import asked
from tests.properties.mixes import Mix, every_mix
from tests.properties.players import NAMES, Player

MOST_ANSWERS = 4_000
A_GAME = 60  # mutants made of the positions of one game
READ_BACK = 40  # at the first and one decision in so many, and at the end, the game is written and read


def positions_of(mix: Mix, random: Random) -> list[str]:
    """Positions of one random game, with chance asked: a dozen of them, set-up and the end among them."""
    game = gugong.new_game(**mix.options(), seed=random.randrange(1 << 30), chance="ask")
    player = Player(random, random.choice(NAMES))
    written: list[str] = []
    while game.decision is not None:
        if random.randrange(12) == 0:
            written.append(json.dumps(game.to_dict()))
        game.play(player.choose(game.decision))
    return [*random.sample(written, min(len(written), 12)), json.dumps(game.to_dict())]


def play_out(position: dict[str, object], random: Random) -> bool:
    """Whether the position was accepted; then it was played to its end, and read back on the way."""
    try:
        game = Game.from_dict(position, seed=1, chance="ask")
    except PositionError as error:
        str(error).encode()
        return False
    while True:
        if game.ply == 0 or game.decision is None or random.randrange(READ_BACK) == 0:
            written = game.to_dict()
            again = Game.from_dict(json.loads(json.dumps(written, sort_keys=True)), seed=1, chance="ask")
            assert again.to_dict() == written, "it reads back as another position"
            assert asked(again.decision) == asked(game.decision), "it reads back asking something else"
        if game.decision is None:
            break
        assert game.decision.options, "a question without answers"
        assert game.ply < MOST_ANSWERS, "the game does not end"
        game.play(random.choice(game.decision.options))
    game.scores()
    return True


class Mutants:
    """Mutated positions by number; those of one game follow one another."""

    def __init__(self) -> None:
        self.mixes = every_mix()
        self.batch = -1
        self.written: list[str] = []

    def number(self, number: int) -> tuple[dict[str, object], str, Random]:
        """The position, what was changed in it, and chance for its game."""
        if number // A_GAME != self.batch:
            self.batch = number // A_GAME
            random = Random(f"game {self.batch}")
            self.written = positions_of(random.choice(self.mixes), random)
        random = Random(f"mutant {number}")
        position, told = mutated(random.choice(self.written), random.choice(self.written), random)
        return position, told, random


def soak(first: int, count: int, most_faults: int = 20) -> int:
    """Try so many; the exit code."""
    mutants = Mutants()
    accepted = 0
    faults: Counter[str] = Counter()
    began = monotonic()
    for number in range(first, first + count):
        position, told, random = mutants.number(number)
        try:
            accepted += play_out(position, random)
        except KeyboardInterrupt:
            break
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            key = f"{type(error).__name__} {last.filename.rsplit('/', 2)[-1]}:{last.lineno} {str(error)[:100]}"
            faults[key] += 1
            if faults[key] == 1:
                print(f"--again {number}: {told}\n    {key}", flush=True)
            if len(faults) >= most_faults:
                break
    tried = number - first + 1
    print(
        f"{tried} mutated positions in {monotonic() - began:.0f} s: {accepted} were played to their end, "
        f"{tried - accepted - faults.total()} refused, {faults.total()} failed in {len(faults)} ways"
    )
    return 1 if faults else 0


def again(number: int) -> int:
    """One of them once more; the exit code."""
    position, told, random = Mutants().number(number)
    print(told)
    print(json.dumps(position))
    print("accepted" if play_out(position, random) else "refused")
    return 0


def main(arguments: list[str]) -> int:
    """The exit code: 0 if all were refused or played."""
    words = argparse.ArgumentParser(prog="python -m tests.fuzz.soak", description=__doc__.splitlines()[0])
    words.add_argument("--positions", type=int, default=10_000, help="how many to try")
    words.add_argument("--first", type=int, help="the number of the first; by the clock if left out")
    words.add_argument("--again", type=int, help="the number of one to try again")
    given = words.parse_args(arguments)
    if given.again is not None:
        return again(given.again)
    return soak(int(time()) % 1_000_000 * 1_000 if given.first is None else given.first, given.positions)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
