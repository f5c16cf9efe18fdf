"""What things are worth in VP at the end of the game, by day: one row a feature, in the order of `features.py`.

Hand-made at first, then fitted to games that the bots played among themselves (docs/bots.md says how).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.bots import features as f

DAYS: Final = 4

# On day 1, 2, 3 and 4.
ROWS: Final[list[tuple[float, ...]]] = [
    (4.29, 3.27, 2.67, 1.75),  # HAND
    (5.78, 2.86, 1.25, 0.55),  # CARDS
    (0.09, 0.16, 0.06, 0.06),  # HAND_VALUE
    (0.16, 0.23, 0.15, 0.03),  # DISCARD_VALUE
    (0.79, 0.08, 0.45, 0.23),  # FREE_GIFTS
    (2.80, 2.02, 1.74, 1.59),  # MATCHES
    (0.90, 0.82, 0.82, 0.74),  # MOST_MATCHES
    (1.29, 0.97, 0.76, 1.13),  # SERVANTS
    (1.17, 0.71, 0.66, 0.63),  # MORE_SERVANTS
    (0.47, 0.01, 0.01, -0.21),  # SUPPLY
    (3.10, 1.62, 1.18, 0.37),  # DOUBLE
    (0.79, 0.31, -0.01, -0.06),  # NEUTRALS
    (0.02, 0.26, 1.02, 1.26),  # BUILDER
    (1.02, 0.56, 0.40, 0.20),  # INTRIGUE
    (-0.17, 0.17, 0.13, 0.30),  # HIGHEST_MARKER
    (0.50, 0.21, 0.10, 0.43),  # WALL
    (0.32, 1.04, 0.04, 2.35),  # WALL_LEAD
    (0.42, 0.50, 0.01, 0.09),  # MEDAL
    (-1.69, -1.48, -0.98, -1.12),  # STEPS
    (-44.97, -44.98, -44.99, -44.86),  # LATE
    (1.31, 1.14, 0.90, 1.54),  # SPOT
    (0.88, 1.14, 0.99, 1.16),  # TOKENS 0
    (0.88, 0.77, 0.88, 1.03),  # TOKENS 1
    (1.23, 1.49, 1.51, 1.66),  # TOKENS 2
    (1.90, 1.89, 1.70, 1.65),  # TOKENS 3
    (1.91, 2.25, 2.20, 1.81),  # TOKENS 4
    (3.50, 2.76, 2.50, 1.96),  # TOKENS 5
    (4.60, 4.60, 4.37, 4.14),  # TOKENS 6
    (5.20, 5.20, 4.94, 4.68),  # TOKENS 7
    (0.00, 0.00, 0.00, 0.00),  # harbour 1, load 0
    (3.06, 0.55, 0.43, 0.36),  # harbour 1, load 1
    (4.98, 2.49, 2.25, 1.12),  # harbour 1, load 2
    (3.71, 4.56, 3.80, 2.95),  # harbour 1, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 2, load 0
    (1.98, 0.74, 0.55, 0.30),  # harbour 2, load 1
    (6.65, 3.10, 2.09, 1.25),  # harbour 2, load 2
    (4.44, 3.77, 3.30, 1.87),  # harbour 2, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 3, load 0
    (1.65, 0.30, 0.13, 0.22),  # harbour 3, load 1
    (4.44, 3.32, 1.63, 0.98),  # harbour 3, load 2
    (4.52, 4.85, 3.33, 2.02),  # harbour 3, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 4, load 0
    (1.14, 1.27, 0.50, 0.43),  # harbour 4, load 1
    (2.33, 2.01, 2.29, 0.59),  # harbour 4, load 2
    (4.50, 4.59, 3.54, 2.14),  # harbour 4, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 5, load 0
    (0.81, 0.16, 0.42, 0.56),  # harbour 5, load 1
    (1.80, 1.27, 1.98, 1.29),  # harbour 5, load 2
    (4.50, 4.50, 4.00, 2.12),  # harbour 5, load 3
    (0.96, 0.72, 0.48, 0.18),  # card: travel
    (-0.35, -0.26, -0.12, 0.10),  # card: wall
    (0.80, 0.60, 0.40, 0.15),  # card: jade
    (1.31, 0.69, 0.11, 0.15),  # card: intrigue
    (1.67, 1.36, 0.66, 0.36),  # card: palace
    (1.32, 0.91, 1.09, 0.15),  # card: decrees
    (0.16, -0.14, -0.15, 0.03),  # card: canal
    (0.55, 0.50, 0.28, 0.34),  # card: 1 Servant
    (1.17, 0.95, 0.82, 0.39),  # card: 2 Servants
    (0.50, 0.84, 0.01, 0.42),  # card: swap
    (-0.09, -0.53, -0.33, -0.09),  # card: blank
    (1.54, 0.55, 0.88, 0.21),  # card: of a module
    (3.13, 1.59, 1.02, 0.39),  # morning-intrigue
    (5.27, 2.41, 1.78, 0.43),  # morning-ship
    (2.69, 0.10, 0.02, -0.19),  # morning-servant
    (4.19, 1.93, 1.68, -0.20),  # morning-envoy
    (-1.41, -0.62, -0.20, -0.41),  # morning-swap
    (2.15, 2.36, 1.45, 0.16),  # travel-discount
    (0.98, 1.10, -0.06, 0.26),  # jade-discount
    (2.15, 0.54, -0.22, -0.33),  # wall-bonus
    (3.61, 1.42, 0.73, -0.12),  # equal-gifts
    (2.33, 1.46, 0.79, -0.55),  # decree-discount
    (5.21, 3.23, 1.88, 0.79),  # vp-per-3-vp
    (-0.95, -2.62, -3.19, -1.24),  # vp-8
    (2.48, 2.98, 0.95, 0.04),  # vp-per-jade
    (3.92, 0.05, -1.65, -0.84),  # vp-per-decree
    (3.43, 1.92, 1.45, 0.31),  # vp-per-harbour
    (2.70, 1.80, 0.90, 0.00),  # another of level 1
    (2.00, 1.40, 0.70, 0.10),  # another of level 2
    (3.00, 2.50, 1.50, 0.30),  # another of level 3
    (3.00, 2.50, 1.50, 0.30),  # another of level 4
    (-0.44, -0.52, -0.70, -0.12),  # JADES 0
    (1.70, 0.84, 0.13, 0.16),  # JADES 1
    (2.54, 3.02, 1.54, 0.31),  # JADES 2
    (3.00, 2.07, 2.74, 0.85),  # JADES 3
    (3.00, 2.44, 1.35, 0.28),  # JADES 4
    (1.50, 1.20, 0.67, -0.33),  # JADES 5
    (0.50, 0.40, 0.18, 0.03),  # JADES 6
    (0.03, 0.09, -0.02, 0.08),  # SCHEMER
    (0.71, 0.54, 0.54, 0.51),  # MODULES
]


def weights_by_day(rows: list[tuple[float, ...]] = ROWS) -> list[list[float]]:
    """Such weights by day and feature."""
    assert len(rows) == f.COUNT
    return [[row[day] for row in rows] for day in range(DAYS)]


def extended(by_day: list[list[float]], rows: Sequence[tuple[float, ...]]) -> list[list[float]]:
    """The same with more features behind, unless they have weights for those already."""
    if len(by_day[0]) != f.COUNT:
        return by_day
    return [[*weights, *[row[day] for row in rows]] for day, weights in enumerate(by_day)]
