"""The dealer in machine words: the same bits as `gugong.dealer`, so the same deals, ten times as fast compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gugong import dealer
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision

# The dealer's constants as signed words.
GOLDEN: Final = -7046029254386353131
FIRST: Final = -4658895280553007687
SECOND: Final = -7723592293110705685


def scramble(seed: i64, count: i64) -> i64:
    """`dealer.scramble`, where words wrap."""
    word: i64 = seed + (count + 1) * GOLDEN
    word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * FIRST
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * SECOND
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


def below(word: i64, stop: i64) -> i64:
    """The word, taken as unsigned, modulo `stop`."""
    return ((((word >> 1) & 0x7FFFFFFFFFFFFFFF) % stop) * 2 + (word & 1)) % stop


def words_wrap() -> bool:
    """Whether words are machine words here; uncompiled they are Python's numbers, which grow."""
    word: i64 = 1 << 62
    return word * 4 == 0


WRAPS: Final = words_wrap()


def deal(decision: Decision, seed: i64, dealt: i64) -> Answer:
    """CHANCE's answer, as the dealer gives it."""
    if not WRAPS:
        return dealer.deal(decision, seed, dealt)
    options = decision.options
    weights = decision.weights
    if weights is None:
        return options[below(scramble(seed, dealt), len(options))]
    total: i64 = 0
    for weight in weights:
        total += weight
    place: i64 = below(scramble(seed, dealt), total)
    for number, weight in enumerate(weights):
        place -= weight
        if place < 0:
            return options[number]
    raise AssertionError("weights that do not add up")
