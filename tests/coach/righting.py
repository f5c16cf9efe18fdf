"""What chances against Meng have to be set right by: how much better the player does than judged, in log odds.

`python -m tests.coach.righting KEPT.json …` reads what `python -m tests.coach.calibrating --seed 2027 --out KEPT.json`
and such runs kept, with the figures of `src/gugong/coach/chances.toml` as they are now, and prints what `lean` and
`slope` had better be for each level. Whether they hold is for games of another seed to say.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

from gugong.coach.chances import SURE, Curve, curves
from gugong.configuration import DIFFICULTIES
from tests.coach.calibrating import Judged

LEAST_STEP = 0.002


def log_odds(chance: float) -> float:
    """As far from even as it is, whichever way."""
    chance = min(1.0 - SURE, max(SURE, chance))
    return math.log(chance / (1.0 - chance))


def before(chance: float, curve: Curve) -> float:
    """What was judged before it was set right by this curve, in log odds."""
    return (log_odds(chance) - curve.lean) / curve.slope


def surprise(found: list[tuple[float, bool]], lean: float, slope: float) -> float:
    """How surprised these figures are by who won."""
    return sum(math.log1p(math.exp((-1.0 if won else 1.0) * (lean + slope * odds))) for odds, won in found)


def righted(found: list[tuple[float, bool]]) -> tuple[float, float]:
    """The lean and the slope that are surprised least, found by steps that grow smaller."""
    at, step = (0.0, 1.0), 0.4
    best = surprise(found, *at)
    while step > LEAST_STEP:
        lean, slope = at
        tried = [(lean + step, slope), (lean - step, slope), (lean, slope + step), (lean, slope - step)]
        worth, nearest = min((surprise(found, *each), each) for each in tried)
        if worth < best:
            best, at = worth, nearest
        else:
            step /= 2
    return at


def main() -> None:
    kept: list[dict[str, list[Judged]]] = [json.loads(Path(path).read_text(encoding="utf-8")) for path in sys.argv[1:]]
    for kind in DIFFICULTIES:
        curve = curves()[kind]
        games = [game for each in kept for game in each.get(kind, [])]
        found = [(before(chance, curve), won) for game in games for chance, won in game]
        if found:
            lean, slope = righted(found)
            print(f"[{kind}] {len(found)} chances\nlean = {lean:.2f}\nslope = {slope:.2f}")


if __name__ == "__main__":
    main()
