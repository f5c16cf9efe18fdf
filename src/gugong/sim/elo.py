"""How strong each bot is: ratings on Elo's scale from all games at once, and how sure one can be of a rate.

Ratings are the most likely ones (Bradley and Terry's model, a draw counting half to each), with half a game won and
half a game lost added to every two bots that met, so that a bot which never lost has a rating too. Their mean is 0.
Intervals are of 95 %, from the curvature of the likelihood.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

Matrix = list[list[float]]

SCALE: Final = 400 / log(10)  # Elo's points for one unit of log-odds
SURE: Final = 1.959964  # standard deviations on either side of a 95 % interval
PRIOR: Final = 0.5
STEPS: Final = 200
CLOSE: Final = 1e-10


def ratings(wins: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """For each bot its rating and the half-width of its interval, from `wins[a][b]`: how often a beat b."""
    size = len(wins)
    scores = [
        [wins[a][b] + (PRIOR if a != b and wins[a][b] + wins[b][a] > 0 else 0.0) for b in range(size)]
        for a in range(size)
    ]
    strength = [0.0] * size
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(scores, strength)
        step = _solve(bend, slope)
        longest = max(abs(each) for each in step)
        shorter = 1 / max(1.0, longest)  # far from the top a full step may overshoot
        strength = [value + each * shorter for value, each in zip(strength, step, strict=True)]
        if longest < CLOSE:
            break
    _, bend = _slope_and_bend(scores, strength)
    centre = sum(strength) / size
    spread = [_solve(bend, [(1.0 if a == b else 0.0) - 1 / size for b in range(size)])[a] for a in range(size)]
    return [
        ((value - centre) * SCALE, SURE * sqrt(max(0.0, each)) * SCALE)
        for value, each in zip(strength, spread, strict=True)
    ]


def _slope_and_bend(scores: Matrix, strength: list[float]) -> tuple[list[float], Matrix]:
    """Slope and (negated) curvature of the log-likelihood; all ratings moving together is held fast."""
    size = len(scores)
    slope = [0.0] * size
    bend = [[1.0 / size] * size for _ in range(size)]
    for a in range(size):
        for b in range(size):
            games = scores[a][b] + scores[b][a]
            if a == b or not games:
                continue
            expected = 1 / (1 + exp(strength[b] - strength[a]))
            slope[a] += scores[a][b] - games * expected
            weight = games * expected * (1 - expected)
            bend[a][a] += weight
            bend[a][b] -= weight
    return slope, bend


def _solve(matrix: Matrix, right: list[float]) -> list[float]:
    """Solve a small system by elimination; what nothing determines (bots that never met) stays 0."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        if abs(head) < 1e-12:
            rows[column] = [0.0] * (size + 1)
            rows[column][column] = head = 1.0
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / head
                rows[row] = [x - factor * y for x, y in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def rate_interval(successes: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate = successes / games
    wide = SURE * sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    middle = rate + SURE**2 / (2 * games)
    whole = 1 + SURE**2 / games
    return max(0.0, (middle - wide) / whole), min(1.0, (middle + wide) / whole)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """A mean and the half-width of its 95 % interval."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, SURE * sqrt(variance / len(values))
