"""Chances to win: what the bots' evaluation of a position comes to, in games out of a hundred.

The evaluation says what each seat is worth in VP at the end of the game. How much a lead is worth depends on how much
of the game is left: five VP decide the last day and mean little on the first. `chances.toml` has how much, fitted on
games of bots; docs/coach.md shows how often what was judged came true.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple

from gugong.bots.evaluation import Evaluation
from gugong.engine.ids import NOBODY
from gugong.engine.rules import Rules
from gugong.engine.scoring import winner
from gugong.engine.state import State

LEAST_SPREAD: Final = 0.5  # in VP
SURE: Final = 0.001  # nothing is surer than this before the game is over
TURNS_A_DAY: Final = 4.0  # of a player, as the evaluation counts them
FILE: Final = "chances.toml"


class Curve(NamedTuple):
    """How a lead in VP becomes a chance: the spread at the end of the game, what the days left add, Meng's due."""

    spread: float
    more: float  # when the whole game is left; half of it adds the square root of a half
    meng: float = 0.0  # VP that Meng is better than his worth says, when the whole game is left
    lean: float = 0.0  # against Meng: how much better than judged the player does, in log odds
    slope: float = 1.0  # and how much of the judged log odds comes true

    def scale(self, left: float) -> float:
        """The spread with this part of the game left."""
        return max(LEAST_SPREAD, self.spread + self.more * math.sqrt(left))

    def honest(self, judged: Sequence[float], automa: int) -> tuple[float, ...]:
        """What was judged, set right by what came true; only against Meng it is needed."""
        if automa == NOBODY or (self.lean == 0.0 and self.slope == 1.0):
            return tuple(judged)
        player = 1 - automa
        chance = min(1.0 - SURE, max(SURE, judged[player]))
        right = 1.0 / (1.0 + math.exp(-self.lean - self.slope * math.log(chance / (1.0 - chance))))
        return (right, 1.0 - right) if player == 0 else (1.0 - right, right)


@lru_cache(maxsize=1)
def curves() -> dict[str, Curve]:
    """The fitted curves by kind of game: `players-2` … `players-5`, `easy`, `normal`, `hard`."""
    text = (resources.files("gugong.coach") / FILE).read_text(encoding="utf-8")
    return {kind: Curve(**fitted) for kind, fitted in tomllib.loads(text).items()}


def kind_of(rules: Rules) -> str:
    """Which curve a game goes by: the number of its players, or how hard Meng is."""
    return f"players-{rules.seats}" if rules.automa == NOBODY else rules.config.difficulty


def part_left(state: State) -> float:
    """How much of the game is left, from 1 down to 0, in turns."""
    rules = state.rules
    players = rules.seats - (rules.automa != NOBODY)
    days = len(rules.figures.tracks.day_servants)
    a_day = TURNS_A_DAY * players
    hands = sum(len(state.hands[seat]) for seat in range(rules.seats) if seat != rules.automa)
    return min(1.0, (hands + a_day * (days - state.day)) / (a_day * days))


def worths(evaluation: Evaluation, state: State) -> list[float]:
    """What each seat's things are worth in VP at the end; of a game that is not over."""
    evaluation.prepare(state)
    return [evaluation.worth(state, seat) for seat in range(state.rules.seats)]


def chances_of(curve: Curve, rated: Sequence[float], left: float, automa: int) -> list[float]:
    """Each seat's chance to win by what they are worth; they add up to 1."""
    scale = curve.scale(left)
    best = max(rated)
    odds = [
        math.exp((worth - best + (curve.meng * left if seat == automa else 0.0)) / scale)
        for seat, worth in enumerate(rated)
    ]
    total = sum(odds)
    return [each / total for each in odds]


def chances(evaluation: Evaluation, state: State) -> list[float]:
    """Each seat's chance to win; of a game that is over, 1 for the winner. Nobody wins where nobody may."""
    rules = state.rules
    if state.pending is None:
        best = winner(state)
        return [1.0 if seat == best else 0.0 for seat in range(rules.seats)]
    return chances_of(curves()[kind_of(rules)], worths(evaluation, state), part_left(state), rules.automa)
