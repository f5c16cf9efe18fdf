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
    (3.33, 2.86, 2.63, 1.49),  # HAND
    (6.29, 3.20, 0.93, 0.24),  # CARDS
    (0.31, 0.14, 0.26, 0.03),  # HAND_VALUE
    (0.24, 0.13, 0.18, 0.04),  # DISCARD_VALUE
    (0.36, -0.03, -0.52, 0.35),  # FREE_GIFTS
    (1.26, 1.15, 1.20, 0.72),  # MATCHES
    (0.48, 0.64, 0.88, 1.34),  # MOST_MATCHES
    (1.23, 0.94, 0.74, 1.15),  # SERVANTS
    (1.08, 0.78, 0.54, 0.81),  # MORE_SERVANTS
    (0.75, 0.15, -0.05, 0.12),  # SUPPLY
    (3.15, 1.77, 1.73, 0.24),  # DOUBLE
    (0.77, 0.20, 0.04, -0.02),  # NEUTRALS
    (-0.58, -0.39, -0.24, 1.03),  # BUILDER
    (1.02, 0.71, 0.55, 0.31),  # INTRIGUE
    (-0.35, -0.05, -0.05, -0.05),  # HIGHEST_MARKER
    (1.46, 0.84, 1.15, 0.72),  # WALL
    (0.20, 1.13, 0.36, 1.52),  # WALL_LEAD
    (0.18, 0.17, -0.18, 0.08),  # MEDAL
    (-0.89, -1.23, -0.70, -0.34),  # STEPS
    (-44.94, -44.88, -44.94, -44.53),  # LATE
    (1.27, 0.90, 0.80, 1.27),  # SPOT
    (0.40, 0.58, 0.27, 0.86),  # TOKENS 0
    (0.61, 0.29, 0.65, 0.88),  # TOKENS 1
    (1.33, 1.33, 1.29, 1.46),  # TOKENS 2
    (2.25, 2.12, 1.91, 1.56),  # TOKENS 3
    (2.13, 2.49, 2.36, 2.01),  # TOKENS 4
    (3.58, 3.49, 3.30, 2.49),  # TOKENS 5
    (4.60, 4.60, 4.37, 4.14),  # TOKENS 6
    (5.20, 5.20, 4.94, 4.68),  # TOKENS 7
    (0.00, 0.00, 0.00, 0.00),  # harbour 1, load 0
    (3.08, 0.13, 0.92, 0.18),  # harbour 1, load 1
    (4.73, 2.53, 2.85, 0.51),  # harbour 1, load 2
    (3.79, 3.99, 3.47, 3.34),  # harbour 1, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 2, load 0
    (2.99, 1.20, 0.24, 0.44),  # harbour 2, load 1
    (6.55, 2.63, 1.86, 1.58),  # harbour 2, load 2
    (4.38, 3.92, 3.06, 1.76),  # harbour 2, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 3, load 0
    (1.27, 0.45, 0.34, 0.42),  # harbour 3, load 1
    (4.59, 2.71, 2.15, 0.80),  # harbour 3, load 2
    (4.53, 3.54, 3.48, 1.85),  # harbour 3, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 4, load 0
    (0.72, 0.14, 0.71, -0.13),  # harbour 4, load 1
    (1.38, 1.41, 1.67, 0.68),  # harbour 4, load 2
    (4.52, 4.81, 3.52, 2.81),  # harbour 4, load 3
    (0.00, 0.00, 0.00, 0.00),  # harbour 5, load 0
    (0.81, 0.01, 0.44, 0.19),  # harbour 5, load 1
    (1.74, 0.73, 1.49, 1.46),  # harbour 5, load 2
    (4.50, 4.25, 4.06, 2.05),  # harbour 5, load 3
    (0.96, 0.72, 0.48, 0.18),  # card: travel
    (0.00, 0.17, 0.12, 0.23),  # card: wall
    (0.80, 0.60, 0.40, 0.15),  # card: jade
    (1.13, 0.57, -0.08, 0.12),  # card: intrigue
    (1.42, 0.94, 0.56, 0.29),  # card: palace
    (0.82, 1.14, 0.86, 0.26),  # card: decrees
    (1.04, 0.25, -0.01, 0.08),  # card: canal
    (0.34, 0.46, -0.03, 0.19),  # card: 1 Servant
    (1.64, 0.82, 0.62, 0.33),  # card: 2 Servants
    (1.05, 1.00, 0.50, 0.48),  # card: swap
    (-0.62, -0.49, -0.63, -0.06),  # card: blank
    (1.47, 0.35, 1.02, -0.17),  # card: of a module
    (3.09, 1.20, 0.35, 0.01),  # morning-intrigue
    (4.34, 2.72, 1.18, 0.27),  # morning-ship
    (1.67, -0.09, -0.23, -0.47),  # morning-servant
    (2.73, 2.21, 1.67, -0.19),  # morning-envoy
    (-1.01, 0.04, -0.63, -0.03),  # morning-swap
    (3.51, 2.94, 1.75, 0.07),  # travel-discount
    (0.86, 0.82, -0.23, 0.23),  # jade-discount
    (2.07, 0.60, -0.29, -0.21),  # wall-bonus
    (2.63, 1.62, 0.95, -0.06),  # equal-gifts
    (2.09, 0.92, 0.88, -0.68),  # decree-discount
    (5.55, 2.82, 0.53, 0.48),  # vp-per-3-vp
    (-2.46, -3.58, -3.28, -1.76),  # vp-8
    (2.63, 2.52, 1.65, 0.38),  # vp-per-jade
    (4.18, -0.44, -1.42, -1.32),  # vp-per-decree
    (3.71, 1.33, 0.33, -0.01),  # vp-per-harbour
    (2.70, 1.80, 0.90, 0.00),  # another of level 1
    (2.00, 1.40, 0.70, 0.10),  # another of level 2
    (3.00, 2.50, 1.50, 0.30),  # another of level 3
    (3.00, 2.50, 1.50, 0.30),  # another of level 4
    (-0.52, -0.56, -0.97, -0.04),  # JADES 0
    (2.76, 2.21, 1.10, 0.77),  # JADES 1
    (4.56, 4.12, 2.79, 1.25),  # JADES 2
    (6.00, 4.43, 4.57, 1.88),  # JADES 3
    (7.00, 5.65, 3.55, 1.79),  # JADES 4
    (6.50, 5.20, 3.70, 1.55),  # JADES 5
    (6.50, 5.20, 3.77, 2.36),  # JADES 6
    (-0.32, 0.06, 0.34, 0.30),  # SCHEMER
    (0.92, 0.48, 0.38, 0.30),  # MODULES
]

# What Meng's things are worth, where that is not what they are worth among players.
MENG: Final[dict[int, tuple[float, ...]]] = {
    f.HAND: (0.00, 0.00, 0.00, 0.00),
    f.CARDS: (0.00, 0.00, 0.00, 0.00),
    f.MOST_MATCHES: (0.48, 0.64, 0.88, 1.34),
    f.SERVANTS: (0.31, 0.72, 0.19, 1.05),
    f.MORE_SERVANTS: (0.35, 0.23, 0.39, 0.62),
    f.SUPPLY: (-0.26, -0.44, 0.00, 0.27),
    f.DOUBLE: (0.00, 0.00, 0.00, 0.00),
    f.NEUTRALS: (0.00, 0.00, 0.00, 0.00),
    f.BUILDER: (0.34, 0.30, 1.42, 1.86),
    f.INTRIGUE: (0.60, 0.52, 0.51, 0.41),
    f.HIGHEST_MARKER: (-0.35, -0.05, -0.05, -0.05),
    f.WALL: (0.70, -0.06, 0.44, 0.34),
    f.WALL_LEAD: (0.02, 0.91, 0.19, 1.43),
    f.JADES: (-0.42, -0.40, -0.78, -0.50),
    f.JADES + 1: (1.68, 0.91, -0.03, 0.15),
    f.JADES + 2: (2.54, 2.96, 2.02, 0.49),
    f.JADES + 3: (3.00, 2.09, 2.55, 1.39),
    f.JADES + 4: (3.00, 2.27, 1.37, 0.47),
    f.JADES + 5: (1.50, 1.22, 0.30, -0.64),
    f.JADES + 6: (0.50, 0.40, 0.47, -0.19),
    f.SCHEMER: (0.10, -0.12, 0.28, -0.06),
}


def weights_of_player() -> list[list[float]]:
    """The weights of the player's things by day and feature."""
    return weights_by_day(PLAYER)


def weights_of_meng() -> list[list[float]]:
    """The weights of Meng's things, likewise."""
    return weights_by_day([MENG.get(feature, row) for feature, row in enumerate(ROWS)])
