"""How honest chances are: games of bots are played, positions of them judged, and what came true is held against it.

`python -m tests.coach.calibrating --games 400` prints a reliability curve and the expected calibration error for each
kind of game. Its games have other seeds than those that the chances were fitted on, and each seat's chance in each
position counts once. With `--out` what was judged is kept by game: a run that was stopped goes on, and may grow.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

import gugong
from gugong.bots import make
from gugong.coach.judging import Budget, Judge
from gugong.configuration import DIFFICULTIES
from gugong.dealer import scramble
from tests.coach.fitting import options_of

BOT = "planner:nodes=200,deals=0"
BINS = 10
KINDS = [*(f"players-{n}" for n in (2, 3, 4, 5)), *DIFFICULTIES]
Judged = list[tuple[float, bool]]


def judged(kind: str, number: int, each: int, seed: int, share: float) -> Judged:
    """What was judged of so many positions of a game, and whether that seat won."""
    game = gugong.new_game(seed=scramble(seed, number), **options_of(kind, number))  # type: ignore[arg-type]
    rules = game.state.rules
    bots = [make(BOT, seed=number * 5 + seat) for seat in range(rules.seats)]
    begun = []
    while (decision := game.decision) is not None:
        if decision.prompt == "card":
            begun.append(game.view(decision.seat))
        game.play(bots[decision.seat].choose(game.view(decision.seat)))
    judge = Judge(rules)
    found: Judged = []
    for view in random.Random(number).sample(begun, min(each, len(begun))):
        chances = judge.position(view, Budget(share=share))
        # Against Meng his chance is what the player's leaves, and would say everything twice.
        seats = [view.seat] if kind in DIFFICULTIES else range(rules.seats)
        found += [(chances[seat], game.winner == seat) for seat in seats]
    return found


def bins_of(found: Judged) -> list[tuple[int, float, float]]:
    """By tenth of the chance: how many, what was judged on average, and how often it came true."""
    rows = []
    for number in range(BINS):
        inside = [each for each in found if min(BINS - 1, int(each[0] * BINS)) == number]
        if inside:
            told = sum(chance for chance, _ in inside) / len(inside)
            rows.append((len(inside), told, sum(won for _, won in inside) / len(inside)))
    return rows


def error_of(found: Judged) -> float:
    """The expected calibration error: how far off the tenths are on average."""
    return sum(n * abs(told - came) for n, told, came in bins_of(found)) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--positions", type=int, default=3, help="of each game")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--share", type=float, default=0.5, help="of the usual number of deals")
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--out", type=Path, help="where to keep what was judged, as JSON")
    given = parser.parse_args()
    kept = json.loads(given.out.read_text(encoding="utf-8")) if given.out and given.out.exists() else {}
    for kind in given.kinds.split(","):
        by_game = kept.setdefault(kind, [])
        while len(by_game) < given.games:
            by_game.append(judged(kind, len(by_game), given.positions, given.seed, given.share))
            if given.out:
                given.out.write_text(json.dumps(kept), encoding="utf-8")
        found = [each for game in by_game[: given.games] for each in game]
        print(f"\n{kind}: {len(found)} chances in {given.games} games, calibration error {error_of(found):.3f}")
        print("| judged | came true | of |\n| --- | --- | --- |")
        for n, told, came in bins_of(found):
            print(f"| {100 * told:.0f} % | {100 * came:.0f} % | {n} |", flush=True)


if __name__ == "__main__":
    main()
