"""The small numbers that stand for things on the table.

Inside the engine everything is an int; the words are in the catalog and in `actions`.
A location's number is also its place in `State.board` and the number of its action.
"""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
MOST_COUNTED: Final = 999  # VP and Jade beyond any game: what a position may say, and what can be written back
NO_TOKEN: Final = -1

# The seven officials of the main board, in the order of the rulebook. Modules add theirs behind.
TRAVEL: Final = 0
WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES: Final = 5
CANAL: Final = 6
LOCATIONS: Final = ("travel", "wall", "jade", "intrigue", "palace", "decrees", "canal")

# What a harbour gives, in the order of harbours 2, 3 and 4.
REWARD_VP: Final = 0
REWARD_CARD: Final = 1
REWARD_DOUBLE: Final = 2
REWARDS: Final = ("vp-4", "gift-card", "double-servant")

# What Travel Tokens are exchanged for.
FOR_SERVANT: Final = 0
FOR_VP: Final = 1
FOR_JADE: Final = 2

# What Intrigue steps are given up for.
BENEFIT_SERVANT: Final = 0
BENEFIT_SERVANTS: Final = 1
BENEFIT_DIE: Final = 2
BENEFIT_JADE: Final = 3
BENEFITS: Final = ("servant", "servants-2", "die", "jade")

# Where a Double Servant is.
LOCKED: Final = 0
POOL: Final = 1
SUPPLY: Final = 2
ON_WALL: Final = 3
ON_SHIP: Final = 4
ELSEWHERE: Final = 5
DOUBLE_PLACES: Final = ("locked", "pool", "supply", "wall", "ship", "elsewhere")

# What cards and tokens do beyond a location's action, whose number is the location's. Modules count from MODULE_EFFECT.
NO_EFFECT: Final = -1
GAIN_1: Final = 100
GAIN_2: Final = 101
SWAP_GIFTS: Final = 102
STEP_ENVOY: Final = 103
STEP_MARKER: Final = 104
SCORE_2: Final = 105
DISCARD_FOR_JADE: Final = 106
TAKE_BACK: Final = 107
SHIP_SERVANT: Final = 108
WALL_SERVANT: Final = 109
PAY_FOR_JADE: Final = 110
COUNTS_TWICE: Final = 111
MODULE_EFFECT: Final = 200
CARD_EFFECTS: Final = {"none": NO_EFFECT, "servants-1": GAIN_1, "servants-2": GAIN_2, "swap": SWAP_GIFTS}
TOKEN_EFFECTS: Final = {
    "servants-1": GAIN_1,
    "servants-2": GAIN_2,
    "envoy": STEP_ENVOY,
    "intrigue": STEP_MARKER,
    "vp-2": SCORE_2,
    "discard-7-jade": DISCARD_FOR_JADE,
    "swap": SWAP_GIFTS,
    "take-back": TAKE_BACK,
    "ship": SHIP_SERVANT,
    "wall": WALL_SERVANT,
    "pay-3-jade": PAY_FOR_JADE,
    "double": COUNTS_TWICE,
}

# Automa cards are numbered like the locations they show; behind those comes the special one, which shows none.
SPECIAL: Final = "special"

# Where an action comes from.
FROM_CARD: Final = 0
FROM_LOCATION: Final = 1
FROM_FOLLOW: Final = 2
