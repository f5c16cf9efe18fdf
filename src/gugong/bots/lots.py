"""A small source of chance for search: quick, repeatable, the same compiled and interpreted."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision

MODULUS: Final = 2147483647
FACTOR: Final = 48271
PART: Final = 44488  # how often the factor goes into the modulus
WARM_UP: Final = 4


def times_factor(word: int, modulus: int) -> int:
    """`word * FACTOR % modulus` with products of small numbers only (Schrage's way).

    A long product is slower, and mypyc takes Ctrl-C in the midst of one for a lack of memory and ends the process.
    """
    return (word % PART * FACTOR - word // PART * (modulus % FACTOR)) % modulus


class Lots:
    """Draws numbers, and answers for CHANCE."""

    def __init__(self, seed: int) -> None:
        self.word = seed % (MODULUS - 1) + 1
        for _ in range(WARM_UP):
            self.randrange(1)

    def randrange(self, stop: int) -> int:
        """An even choice of 0 … stop-1."""
        self.word = times_factor(self.word, MODULUS)
        return (self.word >> 4) % stop

    def random(self) -> float:
        """A number from 0 up to 1."""
        self.word = times_factor(self.word, MODULUS)
        return self.word / float(MODULUS)

    def deal(self, decision: Decision) -> Answer:
        """An answer of CHANCE, as likely as it should be."""
        options = decision.options
        weights = decision.weights
        if weights is None:
            return options[self.randrange(len(options))]
        place = self.randrange(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            place -= weight
            if place < 0:
                return option
        return options[-1]


class Fate(Lots):
    """Draws from a stream of its own for each kind of question.

    So the same fate deals alike to whoever plays on, as far as the questions are the same: what was different then came
    of the play.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.first = self.word
        self.streams: dict[str, int] = {}

    def deal(self, decision: Decision) -> Answer:
        prompt = decision.prompt
        word = self.streams.get(prompt, 0)
        if not word:
            word = self.first
            for letter in prompt:
                word = (times_factor(word, MODULUS - 1) + ord(letter)) % (MODULUS - 1) + 1
        self.word = word
        answer = super().deal(decision)
        self.streams[prompt] = self.word
        return answer
