"""Weights for a game alone against Meng, for bots that search: one row a feature, in the order of `features.py`.

A game against him is won by what one makes of one's own things, so they are not those of a game among players. They
were fitted to such games (docs/bots.md says how); his own things have weights too, because he uses them in his own way.
"""

from __future__ import annotations

from typing import Final

from gugong.bots import features as f
from gugong.bots.weights import ROWS, weights_by_day

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

# What Meng's things are worth, where that is not what they are worth among players.
MENG: Final[dict[int, tuple[float, ...]]] = {
    f.HAND: (0.00, 0.00, 0.00, 0.00),
    f.CARDS: (0.00, 0.00, 0.00, 0.00),
    f.MOST_MATCHES: (0.38, 0.51, 0.79, 1.20),
    f.SERVANTS: (0.32, 0.49, 0.17, 0.98),
    f.MORE_SERVANTS: (0.33, 0.44, 0.23, 0.49),
    f.SUPPLY: (-0.30, -0.77, -0.02, 0.30),
    f.DOUBLE: (0.00, 0.00, 0.00, 0.00),
    f.NEUTRALS: (0.00, 0.00, 0.00, 0.00),
    f.BUILDER: (0.43, 0.21, 1.40, 1.92),
    f.INTRIGUE: (0.65, 0.22, 0.47, 0.43),
    f.HIGHEST_MARKER: (-0.45, -0.16, -0.10, -0.10),
    f.WALL: (0.98, -0.38, 0.26, 0.54),
    f.WALL_LEAD: (0.10, 1.04, 0.27, 1.67),
    f.JADES: (-0.41, -0.31, -0.77, -0.50),
    f.JADES + 1: (1.67, 0.69, -0.05, 0.15),
    f.JADES + 2: (2.54, 3.08, 2.04, 0.42),
    f.JADES + 3: (3.00, 2.09, 2.60, 1.36),
    f.JADES + 4: (3.00, 2.30, 1.25, 0.28),
    f.JADES + 5: (1.50, 1.20, 0.35, -0.24),
    f.JADES + 6: (0.50, 0.40, 0.48, -0.30),
    f.SCHEMER: (0.11, -0.17, 0.22, -0.11),
}


def weights_of_player() -> list[list[float]]:
    """The weights of the player's things by day and feature."""
    return weights_by_day(PLAYER)


def weights_of_meng() -> list[list[float]]:
    """The weights of Meng's things, likewise."""
    return weights_by_day([MENG.get(feature, row) for feature, row in enumerate(ROWS)])
