"""The dealer answers for CHANCE: a pure function of the seed and of how many chance answers came before.

Undo therefore cannot re-roll, and a copy of a game needs no generator of its own.
"""

# mypyc: skip
# Compiled, an interrupt amid a long multiplication would be taken for a lack of memory and end the process.

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision

WORD: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def deal(decision: Decision, seed: int, dealt: int) -> Answer:
    """CHANCE's answer to this question, `dealt` answers after the start."""
    options = decision.options
    weights = decision.weights
    if weights is None:
        return options[scramble(seed, dealt) % len(options)]
    place = scramble(seed, dealt) % sum(weights)
    for option, weight in zip(options, weights, strict=True):
        place -= weight
        if place < 0:
            return option
    raise AssertionError("weights that do not add up")


def scramble(seed: int, count: int) -> int:
    """A well mixed word of 64 bits for each count (the splitmix64 finaliser)."""
    word = (seed + (count + 1) * GOLDEN) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)
