"""Weights for a game alone against Meng, for bots that search: one row a feature, in the order of `features.py`.

A game against him is won by what one makes of one's own things, so they are not those of a game among players. They
were fitted to such games (docs/bots.md says how); his own things have weights too, because he uses them in his own way.
"""

from __future__ import annotations

from typing import Final

from gugong.bots import features as f
from gugong.bots.weights import DAYS

# On day 1, 2, 3 and 4: what the player's things are worth.
PLAYER: Final[list[tuple[float, ...]]] = [
    (3.62, 3.40, 2.37, 1.65),  # HAND
    (5.72, 2.86, 0.51, 0.24),  # CARDS
    (0.17, 0.04, 0.23, 0.06),  # HAND_VALUE
    (0.24, 0.12, 0.14, 0.04),  # DISCARD_VALUE
    (0.87, 0.14, -0.18, 0.40),  # FREE_GIFTS
    (1.78, 1.45, 1.27, 0.95),  # MATCHES
    (0.38, 0.51, 0.79, 1.20),  # MOST_MATCHES
    (1.50, 0.77, 0.82, 1.08),  # SERVANTS
    (1.22, 1.08, 0.92, 0.84),  # MORE_SERVANTS
    (0.79, 0.61, 0.21, -0.03),  # SUPPLY
    (3.13, 1.98, 1.90, 0.19),  # DOUBLE
    (0.77, 0.20, 0.04, -0.02),  # NEUTRALS
    (-0.25, -0.65, -0.07, 1.05),  # BUILDER
    (1.27, 0.74, 0.49, 0.32),  # INTRIGUE
    (-0.45, -0.16, -0.10, -0.10),  # HIGHEST_MARKER
    (1.69, 0.33, 1.04, 0.70),  # WALL
    (0.27, 1.21, 0.46, 1.71),  # WALL_LEAD
    (0.53, -0.09, -0.29, -0.08),  # MEDAL
    (-1.31, -1.34, -0.92, -0.60),  # STEPS
    (-45.00, -45.00, -45.00, -45.00),  # LATE
    (1.27, 0.85, 0.79, 1.35),  # SPOT
    (0.64, 0.72, 0.31, 1.24),  # TOKENS 0
    (0.62, 0.22, 0.89, 1.24),  # TOKENS 1
    (1.17, 0.89, 1.15, 1.36),  # TOKENS 2
    (2.09, 2.30, 1.62, 1.38),  # TOKENS 3
    (2.19, 2.57, 2.51, 1.79),  # TOKENS 4
    (3.59, 3.60, 3.30, 2.25),  # TOKENS 5
    (4.60, 4.60, 4.37, 4.14),  # TOKENS 6
    (5.20, 5.20, 4.94, 4.68),  # TOKENS 7
    (0.00, 0.00, 0.00, 0.00),  # harbour 1, load 0
    (3.47, -0.29, 1.09, 0.01),  # harbour 1, load 1
    (4.76, 2.54, 2.79, 0.33),  # harbour 1, load 2
    (3.76, 3.90, 3.41, 3.18),  # harbour 1, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 2, load 0
    (3.96, 1.34, -0.04, 0.31),  # harbour 2, load 1
    (6.21, 2.44, 1.97, 1.73),  # harbour 2, load 2
    (4.33, 3.93, 3.08, 1.79),  # harbour 2, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 3, load 0
    (1.35, 0.79, 0.65, 0.58),  # harbour 3, load 1
    (4.47, 1.50, 2.17, 0.63),  # harbour 3, load 2
    (4.52, 3.48, 3.57, 1.89),  # harbour 3, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 4, load 0
    (0.66, 0.31, 0.84, -0.13),  # harbour 4, load 1
    (1.36, 1.51, 1.44, 0.72),  # harbour 4, load 2
    (4.50, 4.91, 3.42, 2.74),  # harbour 4, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 5, load 0
    (0.80, 0.07, 0.34, 0.08),  # harbour 5, load 1
    (1.74, 0.90, 1.11, 1.57),  # harbour 5, load 2
    (4.50, 4.25, 4.17, 2.04),  # harbour 5, load 3
    (0.96, 0.72, 0.48, 0.18),  # card: travel
    (0.01, 0.18, -0.15, 0.17),  # card: wall
    (0.80, 0.60, 0.40, 0.15),  # card: jade
    (0.99, 0.52, -0.20, 0.00),  # card: intrigue
    (1.88, 0.92, 0.47, 0.31),  # card: palace
    (0.68, 0.75, 0.91, 0.20),  # card: decrees
    (1.22, 0.17, -0.30, -0.01),  # card: canal
    (-0.38, 1.00, 0.44, 0.34),  # card: 1 Servant
    (1.64, 0.53, 0.71, 0.46),  # card: 2 Servants
    (0.87, 0.75, 0.21, 0.45),  # card: swap
    (-0.66, -0.30, -0.60, 0.00),  # card: blank
    (1.47, 0.35, 1.02, -0.17),  # card: of a module
    (3.52, 1.09, 0.39, 0.03),  # morning-intrigue
    (3.78, 3.72, 1.23, 0.26),  # morning-ship
    (2.07, -0.32, -0.08, -0.48),  # morning-servant
    (3.21, 2.43, 1.84, -0.18),  # morning-envoy
    (-1.26, 0.26, -0.72, 0.18),  # morning-swap
    (3.38, 2.65, 1.48, 0.01),  # travel-discount
    (0.91, 0.90, -0.40, 0.27),  # jade-discount
    (2.40, 0.27, -0.49, -0.31),  # wall-bonus
    (2.90, 2.34, 0.95, -0.06),  # equal-gifts
    (2.41, 0.97, 0.93, -0.85),  # decree-discount
    (5.71, 3.09, 0.99, 0.90),  # vp-per-3-vp
    (-2.32, -3.54, -2.70, -1.48),  # vp-8
    (2.62, 2.58, 1.67, 0.24),  # vp-per-jade
    (4.22, -0.51, -1.00, -1.08),  # vp-per-decree
    (3.83, 1.25, 0.17, -0.16),  # vp-per-harbour
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
    (-0.49, -1.15, -1.05, -0.24),  # JADES 0
    (2.75, 2.61, 1.11, 0.63),  # JADES 1
    (4.54, 4.33, 2.44, 1.24),  # JADES 2
    (6.00, 4.41, 5.00, 1.88),  # JADES 3
    (7.00, 5.65, 3.53, 1.80),  # JADES 4
    (6.50, 5.20, 3.71, 1.84),  # JADES 5
    (6.50, 5.20, 3.77, 2.42),  # JADES 6
    (0.23, -0.02, 0.11, 0.39),  # SCHEMER
    (0.92, 0.48, 0.38, 0.30),  # MODULES
]

# And what Meng's are worth to him.
MENG: Final[list[tuple[float, ...]]] = [
    (0.00, 0.00, 0.00, 0.00),  # HAND
    (0.00, 0.00, 0.00, 0.00),  # CARDS
    (0.08, 0.05, 0.00, 0.00),  # HAND_VALUE
    (0.24, 0.08, 0.10, 0.04),  # DISCARD_VALUE
    (0.74, 0.07, 0.64, 0.34),  # FREE_GIFTS
    (2.67, 1.92, 1.43, 1.65),  # MATCHES
    (0.38, 0.51, 0.79, 1.20),  # MOST_MATCHES
    (0.32, 0.49, 0.17, 0.98),  # SERVANTS
    (0.33, 0.44, 0.23, 0.49),  # MORE_SERVANTS
    (-0.30, -0.77, -0.02, 0.30),  # SUPPLY
    (0.00, 0.00, 0.00, 0.00),  # DOUBLE
    (0.00, 0.00, 0.00, 0.00),  # NEUTRALS
    (0.43, 0.21, 1.40, 1.92),  # BUILDER
    (0.65, 0.22, 0.47, 0.43),  # INTRIGUE
    (-0.45, -0.16, -0.10, -0.10),  # HIGHEST_MARKER
    (0.98, -0.38, 0.26, 0.54),  # WALL
    (0.10, 1.04, 0.27, 1.67),  # WALL_LEAD
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
    (-0.41, -0.31, -0.77, -0.50),  # JADES 0
    (1.67, 0.69, -0.05, 0.15),  # JADES 1
    (2.54, 3.08, 2.04, 0.42),  # JADES 2
    (3.00, 2.09, 2.60, 1.36),  # JADES 3
    (3.00, 2.30, 1.25, 0.28),  # JADES 4
    (1.50, 1.20, 0.35, -0.24),  # JADES 5
    (0.50, 0.40, 0.48, -0.30),  # JADES 6
    (0.11, -0.17, 0.22, -0.11),  # SCHEMER
    (0.92, 0.48, 0.38, 0.30),  # MODULES
]


def weights_alone(rows: list[tuple[float, ...]]) -> list[list[float]]:
    """The weights of PLAYER or MENG by day and feature."""
    assert len(rows) == f.COUNT
    return [[row[day] for row in rows] for day in range(DAYS)]
