"""What things are worth in VP at the end of the game, by day: one row a feature, in the order of `features.py`.

Hand-made at first, then fitted to games that the bots played among themselves (docs/bots.md says how).
"""

from __future__ import annotations

from typing import Final

from gugong.bots import features as f

DAYS: Final = 4

# On day 1, 2, 3 and 4.
ROWS: Final[list[tuple[float, ...]]] = [
    (4.26, 2.62, 2.21, 1.72),  # HAND
    (5.48, 2.70, 1.03, 0.60),  # CARDS
    (0.08, 0.05, 0.00, 0.00),  # HAND_VALUE
    (0.24, 0.08, 0.10, 0.04),  # DISCARD_VALUE
    (0.74, 0.07, 0.64, 0.34),  # FREE_GIFTS
    (2.67, 1.92, 1.43, 1.65),  # MATCHES
    (1.37, 0.93, 1.26, 0.96),  # MOST_MATCHES
    (1.44, 0.74, 0.45, 0.80),  # SERVANTS
    (1.61, 0.88, 0.61, 0.45),  # MORE_SERVANTS
    (0.81, 0.03, 0.15, 0.08),  # SUPPLY
    (3.13, 1.42, 1.02, 0.13),  # DOUBLE
    (0.77, 0.20, 0.04, -0.02),  # NEUTRALS
    (0.45, 0.27, 1.50, 1.90),  # BUILDER
    (0.70, 0.61, 0.46, 0.17),  # INTRIGUE
    (-0.03, 0.31, -0.06, 0.45),  # HIGHEST_MARKER
    (0.98, 0.00, 0.13, 0.16),  # WALL
    (0.63, 1.21, 0.05, 2.57),  # WALL_LEAD
    (-0.10, 0.30, 0.09, 0.20),  # MEDAL
    (-2.28, -1.29, -0.90, -1.20),  # STEPS
    (-45.00, -45.00, -45.00, -45.00),  # LATE
    (1.27, 1.15, 0.78, 1.53),  # SPOT
    (1.13, 1.08, 1.08, 1.34),  # TOKENS 0
    (0.75, 0.73, 0.92, 1.45),  # TOKENS 1
    (1.26, 1.32, 1.29, 1.47),  # TOKENS 2
    (1.68, 1.72, 1.43, 1.66),  # TOKENS 3
    (2.01, 2.58, 2.02, 1.66),  # TOKENS 4
    (3.47, 2.87, 3.04, 1.69),  # TOKENS 5
    (4.60, 4.60, 4.37, 4.14),  # TOKENS 6
    (5.20, 5.20, 4.94, 4.68),  # TOKENS 7
    (0.00, 0.00, 0.00, 0.00),  # harbour 1, load 0
    (2.95, 0.81, 0.68, 0.46),  # harbour 1, load 1
    (4.97, 2.49, 2.22, 1.01),  # harbour 1, load 2
    (3.66, 4.46, 3.76, 2.83),  # harbour 1, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 2, load 0
    (2.16, 1.92, 0.24, 0.55),  # harbour 2, load 1
    (6.35, 3.20, 1.76, 1.40),  # harbour 2, load 2
    (4.28, 3.77, 3.37, 1.88),  # harbour 2, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 3, load 0
    (2.06, 0.28, 0.40, 0.48),  # harbour 3, load 1
    (4.66, 2.57, 1.23, 1.02),  # harbour 3, load 2
    (4.50, 4.98, 3.35, 2.03),  # harbour 3, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 4, load 0
    (1.17, 1.20, 0.74, 0.29),  # harbour 4, load 1
    (2.32, 2.68, 2.14, 0.92),  # harbour 4, load 2
    (4.50, 4.47, 3.57, 2.07),  # harbour 4, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 5, load 0
    (0.80, 0.27, 0.58, 0.56),  # harbour 5, load 1
    (1.80, 1.36, 2.19, 1.23),  # harbour 5, load 2
    (4.50, 4.50, 4.08, 2.13),  # harbour 5, load 3
    (0.96, 0.72, 0.48, 0.18),  # card: travel
    (-0.12, -0.27, 0.28, 0.66),  # card: wall
    (0.80, 0.60, 0.40, 0.15),  # card: jade
    (0.64, 0.69, 0.03, 0.06),  # card: intrigue
    (2.33, 1.03, 0.74, 0.25),  # card: palace
    (0.93, 0.85, 0.87, 0.59),  # card: decrees
    (0.02, -0.01, 0.12, 0.10),  # card: canal
    (0.35, 0.72, 0.04, 0.12),  # card: 1 Servant
    (1.63, 0.72, 0.30, 0.10),  # card: 2 Servants
    (0.45, 0.47, -0.17, 0.34),  # card: swap
    (-0.22, 0.16, -0.20, 0.06),  # card: blank
    (1.47, 0.35, 1.02, -0.17),  # card: of a module
    (3.16, 1.29, 1.24, 0.30),  # morning-intrigue
    (5.31, 2.49, 1.81, 0.52),  # morning-ship
    (3.06, 0.01, -0.07, -0.32),  # morning-servant
    (5.19, 2.05, 1.84, -0.18),  # morning-envoy
    (-1.53, -0.17, -0.04, -0.53),  # morning-swap
    (1.99, 2.30, 1.60, 0.09),  # travel-discount
    (1.14, 1.44, -0.10, 0.26),  # jade-discount
    (2.23, 0.69, -0.23, -0.29),  # wall-bonus
    (4.34, 1.36, 0.66, -0.16),  # equal-gifts
    (2.40, 1.85, 0.76, -0.64),  # decree-discount
    (5.11, 3.30, 1.74, 0.84),  # vp-per-3-vp
    (-0.83, -2.60, -3.11, -1.17),  # vp-8
    (2.37, 2.91, 0.78, 0.14),  # vp-per-jade
    (3.97, 0.22, -0.90, -0.60),  # vp-per-decree
    (3.56, 1.84, 1.43, 0.23),  # vp-per-harbour
    (4.22, 2.01, 1.14, 0.11),  # morning-underdog
    (1.55, 1.34, 2.11, 0.88),  # turn-intrigue
    (3.36, 1.40, 0.28, -0.39),  # morning-pier
    (2.84, 0.87, 0.08, -0.01),  # bid-token
    (2.99, 1.70, 0.79, -0.78),  # neutral-servants
    (2.59, 2.87, 1.34, -0.53),  # gift-cards
    (3.62, 3.01, 1.94, -2.18),  # travel-tokens
    (2.93, 3.04, 1.86, 0.14),  # intrigue-steps
    (3.28, 1.51, 0.58, -0.38),  # card-values
    (3.13, 2.52, 0.95, 3.86),  # audience
    (2.70, 1.80, 0.90, 0.00),  # another of level 1
    (2.00, 1.40, 0.70, 0.10),  # another of level 2
    (3.00, 2.50, 1.50, 0.30),  # another of level 3
    (3.00, 2.50, 1.50, 0.30),  # another of level 4
    (-0.41, -0.10, -0.77, -0.50),  # JADES 0
    (1.67, 0.51, 0.12, 0.15),  # JADES 1
    (2.54, 2.97, 1.51, 0.33),  # JADES 2
    (3.00, 2.01, 2.84, 1.20),  # JADES 3
    (3.00, 2.45, 1.32, 0.09),  # JADES 4
    (1.50, 1.20, 0.71, -0.11),  # JADES 5
    (0.50, 0.40, 0.17, 0.02),  # JADES 6
    (0.11, -0.16, -0.22, 0.05),  # SCHEMER
    (0.92, 0.48, 0.38, 0.30),  # MODULES
]


def weights_by_day(rows: list[tuple[float, ...]] = ROWS) -> list[list[float]]:
    """Such weights by day and feature."""
    assert len(rows) == f.COUNT
    return [[row[day] for row in rows] for day in range(DAYS)]
