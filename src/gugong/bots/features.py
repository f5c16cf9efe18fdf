"""What the evaluation looks at: a number for each thing a seat may have, in fixed order.

A weight says what one of them is worth in VP at the end of the game, by day; `weights.py` has them.
"""

from __future__ import annotations

from typing import Final

HAND: Final = 0  # cards in hand: turns left today
CARDS: Final = 1  # cards in hand and discard
HAND_VALUE: Final = 2
DISCARD_VALUE: Final = 3
FREE_GIFTS: Final = 4  # how many officials the hand's cards could be given to for nothing, on average over all
MATCHES: Final = 5  # discards that match a die tonight
MOST_MATCHES: Final = 6
SERVANTS: Final = 7  # in the pool, up to FEW
MORE_SERVANTS: Final = 8  # in the pool, beyond FEW
SUPPLY: Final = 9  # what could still be gained, up to MUCH_SUPPLY
DOUBLE: Final = 10
NEUTRALS: Final = 11
BUILDER: Final = 12  # someone who would be asked when the Wall is scored
INTRIGUE: Final = 13
HIGHEST_MARKER: Final = 14
WALL: Final = 15
WALL_LEAD: Final = 16  # how full the Wall is, for whoever leads there
MEDAL: Final = 17
STEPS: Final = 18  # steps that the Envoy still has to go
LATE: Final = 19  # how likely the Palace will be missed
SPOT: Final = 20  # VP of the Palace spot that is next, for an Envoy on its way
TOKENS: Final = 21  # a table: worth of stored tokens 0-7
MOST_TOKENS: Final = 7
SHIPS: Final = 29  # a table: harbour by load
LOADS: Final = 4
EFFECTS: Final = 49  # a table: cards by what they do: seven locations, then the kinds below
GAINS_1: Final = 7
GAINS_2: Final = 8
SWAPS: Final = 9
BLANK: Final = 10
OF_A_MODULE: Final = 11
DECREES: Final = 61  # a table: Decrees of the base game in the order of NAMED, then others by level
NAMED: Final = (
    *("morning-intrigue", "morning-ship", "morning-servant", "morning-envoy", "morning-swap"),
    *("travel-discount", "jade-discount", "wall-bonus", "equal-gifts", "decree-discount"),
    *("vp-per-3-vp", "vp-8", "vp-per-jade", "vp-per-decree", "vp-per-harbour"),
)
LEVELS: Final = 4
JADES: Final[int] = DECREES + len(NAMED) + LEVELS  # a table: Jade 0-6, beyond the VP it scores as things stand
MOST_JADES: Final = 6
SCHEMER: Final[int] = JADES + 7  # the marker is high enough to be given up for a Jade
MODULES: Final[int] = SCHEMER + 1  # what modules' things are worth, as their own files say
COUNT: Final[int] = MODULES + 1  # the Decrees that a module has weights for follow, in the modules' order

FEW: Final = 3
MUCH_SUPPLY: Final = 4
NAMES: Final = {
    "HAND": HAND,
    "CARDS": CARDS,
    "HAND_VALUE": HAND_VALUE,
    "DISCARD_VALUE": DISCARD_VALUE,
    "FREE_GIFTS": FREE_GIFTS,
    "MATCHES": MATCHES,
    "MOST_MATCHES": MOST_MATCHES,
    "SERVANTS": SERVANTS,
    "MORE_SERVANTS": MORE_SERVANTS,
    "SUPPLY": SUPPLY,
    "DOUBLE": DOUBLE,
    "NEUTRALS": NEUTRALS,
    "BUILDER": BUILDER,
    "INTRIGUE": INTRIGUE,
    "HIGHEST_MARKER": HIGHEST_MARKER,
    "WALL": WALL,
    "WALL_LEAD": WALL_LEAD,
    "MEDAL": MEDAL,
    "STEPS": STEPS,
    "LATE": LATE,
    "SPOT": SPOT,
    "TOKENS": TOKENS,
    "SHIPS": SHIPS,
    "EFFECTS": EFFECTS,
    "DECREES": DECREES,
    "JADES": JADES,
    "SCHEMER": SCHEMER,
    "MODULES": MODULES,
}
