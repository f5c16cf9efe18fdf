"""Fits the chances: games of bots are played, and what each turn's worths said is held against who won.

`python -m tests.coach.fitting --games 600 --out src/gugong/coach/chances.toml`. Deterministic for its seed.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import NamedTuple

import gugong
from gugong.bots import make
from gugong.bots.thinking import ThinkingBot
from gugong.coach.chances import LEAST_SPREAD, part_left, worths
from gugong.configuration import DIFFICULTIES
from gugong.dealer import scramble

BOTS = ("planner:nodes=200,deals=0", "greedy:whim=1", "planner:nodes=200,deals=0")
ALONE = "planner:nodes=200,deals=0"  # against Meng it matters how strong the player is
ROUNDS = 60


class Sample(NamedTuple):
    """A position at the start of a turn, and who won in the end."""

    rated: list[float]
    left: float
    automa: int
    won: int


def options_of(kind: str, number: int) -> dict[str, object]:
    """How games of this kind begin; every third has a module or two, and against Meng the hands take turns."""
    if not kind.startswith("players-"):
        return {"players": 1, "difficulty": kind, "pairing": ("1-2", "2-3", "4-5")[number % 3]}
    modules = [(), ("summer-palace",), (), ("stairs",), (), ("peasant-revolt", "extras")][number % 6]
    return {"players": int(kind[-1]), "modules": modules}


def samples(kind: str, games: int, seed: int) -> list[Sample]:
    """The turns of so many games; all seats of a game are played by the same bot."""
    found: list[Sample] = []
    for number in range(games):
        spec = ALONE if kind in DIFFICULTIES else BOTS[number % len(BOTS)]
        game = gugong.new_game(seed=scramble(seed, number), **options_of(kind, number))  # type: ignore[arg-type]
        bots = [make(spec, seed=number * 5 + seat) for seat in range(game.state.rules.seats)]
        thinker = ThinkingBot(0, None).new_thinker(game.state.rules)
        begun: list[tuple[list[float], float]] = []
        while (decision := game.decision) is not None:
            if decision.prompt == "card":
                begun.append((worths(thinker.evaluation, game.state), part_left(game.state)))
            game.play(bots[decision.seat].choose(game.view(decision.seat)))
        won = -1 if game.winner is None else game.winner
        automa = game.state.rules.automa
        found += [Sample(rated, left, automa, won) for rated, left in begun]
    return found


def surprise(found: list[Sample], spread: float, more: float, meng: float) -> float:
    """How surprised these figures are by who won: the less, the better they fit."""
    total = 0.0
    for rated, left, automa, won in found:
        if won < 0:
            continue
        scale = max(LEAST_SPREAD, spread + more * math.sqrt(left))
        lifted = [(each + (meng * left if seat == automa else 0.0)) / scale for seat, each in enumerate(rated)]
        best = max(lifted)
        total += best + math.log(sum(math.exp(each - best) for each in lifted)) - lifted[won]
    return total / len(found)


def fitted(found: list[Sample], with_meng: bool) -> list[float]:
    """The figures that are surprised least, found by steps that grow smaller."""
    at, steps = [3.0, 8.0, 0.0], [2.0, 4.0, 8.0 if with_meng else 0.0]
    best = surprise(found, *at)
    for _ in range(ROUNDS):
        better = False
        for place, step in enumerate(steps):
            for sign in (1.0, -1.0):
                tried = at[:]
                tried[place] += sign * step
                if step and (worth := surprise(found, *tried)) < best:
                    best, at, better = worth, tried, True
                    break
        if not better:
            steps = [step / 2 for step in steps]
            if max(steps) < 0.05:
                break
    return at


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--kinds", default=",".join([*(f"players-{n}" for n in (2, 3, 4, 5)), *DIFFICULTIES]))
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    lines = [
        "# How a lead in VP becomes a chance to win, by kind of game; gugong/coach/chances.py says how.",
        f"# Made by `python -m tests.coach.fitting --games {given.games} --seed {given.seed}`.",
    ]
    for kind in given.kinds.split(","):
        found = samples(kind, given.games, given.seed)
        spread, more, meng = fitted(found, kind in DIFFICULTIES)
        lines += ["", f"[{kind}]", f"spread = {spread:.2f}", f"more = {more:.2f}"]
        lines += [f"meng = {meng:.2f}"] if kind in DIFFICULTIES else []
        print(kind, len(found), f"{surprise(found, spread, more, meng):.4f}", lines[-3:], flush=True)
        if given.out:
            given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
