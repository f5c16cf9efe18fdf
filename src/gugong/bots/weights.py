"""What things are worth in VP at the end of the game, by day: hand-made, then fitted to games of the bots' own."""

from __future__ import annotations

from typing import Final

from gugong.bots import features as f

DAYS: Final = 4

# One row a feature: its worth on day 1, 2, 3 and 4.
PLAIN: Final = {
    f.HAND: (2.0, 2.0, 2.0, 2.0),
    f.CARDS: (6.0, 4.0, 2.0, 0.0),
    f.HAND_VALUE: (0.15, 0.15, 0.15, 0.1),
    f.DISCARD_VALUE: (0.35, 0.28, 0.2, 0.0),
    f.FREE_GIFTS: (1.5, 1.5, 1.5, 1.5),
    f.MATCHES: (0.8, 0.8, 0.6, 0.1),
    f.MOST_MATCHES: (3.0, 3.0, 3.0, 2.5),
    f.SERVANTS: (0.9, 0.9, 0.8, 0.6),
    f.MORE_SERVANTS: (0.7, 0.7, 0.6, 0.4),
    f.SUPPLY: (0.3, 0.25, 0.1, 0.0),
    f.DOUBLE: (3.0, 2.0, 1.0, 0.0),
    f.NEUTRALS: (0.8, 0.6, 0.4, 0.0),
    f.BUILDER: (0.3, 0.3, 0.3, 0.1),
    f.SCHEMER: (0.8, 0.8, 0.8, 0.3),
    f.INTRIGUE: (0.5, 0.5, 0.4, 0.15),
    f.HIGHEST_MARKER: (0.8, 0.8, 0.8, 1.0),
    f.WALL: (0.7, 0.6, 0.5, 0.2),
    f.WALL_LEAD: (1.5, 1.5, 1.5, 2.5),
    f.MEDAL: (0.8, 0.8, 0.8, 0.0),
    f.STEPS: (-2.2, -2.3, -2.4, -2.5),
    f.LATE: (-45.0, -45.0, -45.0, -45.0),
    f.SPOT: (0.8, 0.8, 0.8, 0.8),
    f.MODULES: (1.0, 1.0, 1.0, 1.0),
}
JADES: Final = (0.0, 1.4, 2.4, 3.0, 3.0, 1.5, 0.5)  # by number
JADES_BY_DAY: Final = (1.0, 0.8, 0.5, 0.1)
TOKENS: Final = (0.0, 0.6, 1.3, 2.0, 2.8, 3.6, 4.6, 5.2)  # by worth stored
TOKENS_BY_DAY: Final = (1.0, 1.0, 0.95, 0.9)
# By load, in harbours 1-5: a full Ship in the second to the fifth is a reward waiting.
SHIPS: Final = (
    (0.0, 0.9, 1.8, 2.8),
    (0.0, 1.1, 2.2, 4.0),
    (0.0, 1.1, 2.2, 4.5),
    (0.0, 1.1, 2.2, 4.5),
    (0.0, 0.8, 1.8, 4.5),
)
SHIPS_BY_DAY: Final = (1.0, 1.0, 0.9, 0.5)
EFFECTS: Final = (0.6, 0.4, 0.5, 0.4, 0.9, 0.5, 0.5, 0.5, 0.9, 0.4, 0.0, 0.5)
EFFECTS_BY_DAY: Final = (1.6, 1.2, 0.8, 0.3)
# A Decree's worth beyond the VP it has scored or would score now.
DECREES: Final = {
    "morning-intrigue": (3.0, 2.0, 1.0, 0.0),
    "morning-ship": (3.3, 2.2, 1.0, 0.0),
    "morning-servant": (2.7, 1.8, 0.9, 0.0),
    "morning-envoy": (6.0, 4.0, 2.0, 0.0),
    "morning-swap": (3.0, 2.0, 1.0, 0.0),
    "travel-discount": (1.8, 1.2, 0.6, 0.1),
    "jade-discount": (2.4, 1.6, 0.9, 0.1),
    "wall-bonus": (2.4, 1.6, 0.8, 0.1),
    "equal-gifts": (2.4, 1.6, 0.8, 0.1),
    "decree-discount": (2.4, 1.6, 0.8, 0.1),
    "vp-per-3-vp": (6.0, 5.0, 4.0, 2.0),
    "vp-8": (0.0, 0.0, 0.0, 0.0),
    "vp-per-jade": (4.0, 3.0, 2.0, 0.5),
    "vp-per-decree": (4.0, 3.0, 1.5, 0.3),
    "vp-per-harbour": (3.0, 2.5, 1.5, 0.3),
    "turn-intrigue": (4.0, 3.0, 2.0, 0.5),
    "morning-pier": (3.0, 2.0, 1.0, 0.0),
}
BY_LEVEL: Final = ((2.7, 1.8, 0.9, 0.0), (2.0, 1.4, 0.7, 0.1), (3.0, 2.5, 1.5, 0.3), (3.0, 2.5, 1.5, 0.3))


def hand_made() -> list[list[float]]:
    """The weights by day and feature."""
    return [day_weights(day) for day in range(DAYS)]


def day_weights(day: int) -> list[float]:
    """The weights of one day."""
    found = [0.0] * f.COUNT
    for feature, row in PLAIN.items():
        found[feature] = row[day]
    for worth, vp in enumerate(TOKENS):
        found[f.TOKENS + worth] = vp * TOKENS_BY_DAY[day]
    for number, vp in enumerate(JADES):
        found[f.JADES + number] = vp * JADES_BY_DAY[day]
    for harbour, row4 in enumerate(SHIPS):
        for load, vp in enumerate(row4):
            found[f.SHIPS + harbour * f.LOADS + load] = vp * SHIPS_BY_DAY[day]
    for kind, vp in enumerate(EFFECTS):
        found[f.EFFECTS + kind] = vp * EFFECTS_BY_DAY[day]
    for place, name in enumerate(f.NAMED):
        found[f.DECREES + place] = DECREES[name][day] if name in DECREES else BY_LEVEL[0][day]
    for level, row in enumerate(BY_LEVEL):
        found[f.DECREES + len(f.NAMED) + level] = row[day]
    return found
