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
