"""Random players with a taste: between them they visit what even chance rarely shows.

A taste is a weight for the beginnings of answers. All a player does follows from its random source.
"""

from __future__ import annotations

from random import Random

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision

Taste = dict[str, float]

# Doing little is what even chance does too often.
BUSY: Taste = {"decline": 0.1, "no-actions": 0.1, "done": 0.5, "b": 3, "claim": 6, "pay": 3, "gain": 5}

TASTES: dict[str, Taste] = {
    "even": {},
    "busy": BUSY,
    "builder": {**BUSY, "at wall": 12, "at intrigue": 3, "place": 4, "benefit": 6, "done": 0.2},
    "sailor": {
        **BUSY,
        "at canal": 14,
        "ship": 4,
        "move": 2,
        "claim double-servant": 30,
        "claim": 10,
        "place double": 8,
    },
    "traveller": {**BUSY, "at travel": 14, "city": 2, "token": 8, "exchange": 0.05},
    "trader": {**BUSY, "at travel": 8, "token": 4, "exchange": 2},
    "courtier": {**BUSY, "at palace": 8, "at decrees": 12, "decree": 4, "at jade": 3},
    "jeweller": {**BUSY, "at jade": 14, "at travel": 4, "token pay-3-jade": 20, "token discard-7-jade": 20},
}
NAMES = list(TASTES)  # of the base game

# Those who like what a module brings.
OF_MODULES: dict[str, Taste] = {
    "summer-palace": {
        **BUSY,
        "at summer-palace": 14,
        "pond": 3,
        "repeat": 4,
        "stay": 2,
        "place double": 6,
        "claim": 10,
    },
    "bonus-tokens": {
        **BUSY,
        "at travel": 14,
        "token": 8,
        "follow": 8,
        "exchange": 0.1,
        "place double": 4,
        "claim": 10,
    },
    "first-edition": {
        **BUSY,
        "at travel": 8,
        "at jade": 4,
        "at decrees": 4,
        "token": 8,
        "follow": 8,
        "exchange": 0.05,
    },
    "peasant-revolt": {**BUSY, "at peasants": 14, "at travel": 4, "decree bid-token": 20, "at decrees": 3},
    "stairs": {**BUSY, "at palace": 14, "track": 2, "at decrees": 4, "at travel": 3, "at canal": 3},
    "extras": {
        **BUSY,
        "trade": 9,
        "replace": 9,
        "step-back": 3,
        "scheme": 2,
        "at travel": 6,
        "at intrigue": 4,
        "token": 5,
        "token pile-swap": 30,
        "token reuse": 30,
        "decree": 6,
        "exchange": 0.05,
    },
}
TASTES.update(OF_MODULES)


def weight(taste: Taste, answer: Answer) -> float:
    """How much the player likes an answer: by its whole text, else by its first word."""
    text = answer.text
    if text in taste:
        return taste[text]
    return taste.get(text.split(" ", 1)[0], 0.3 if answer.aside else 1)


LIKINGS: dict[str, dict[tuple[str, bool], float]] = {}  # by taste and answer, as they are met


class Player:
    """Answers for every seat, and for CHANCE where that is asked."""

    def __init__(self, random: Random, taste: str) -> None:
        self.random = random
        self.taste = TASTES[taste]
        self.likings = LIKINGS.setdefault(taste, {})

    def choose(self, decision: Decision) -> Answer:
        """One of the answers on offer."""
        options = decision.options
        if decision.seat < 0:
            return self.random.choices(options, decision.weights)[0]
        if not self.taste:
            return self.random.choice(options)
        return self.random.choices(options, [self.liking(option) for option in options])[0]

    def liking(self, answer: Answer) -> float:
        """How much it likes an answer, as it did before."""
        key = (answer.text, answer.aside)
        liked = self.likings.get(key)
        if liked is None:
            liked = self.likings[key] = weight(self.taste, answer)
        return liked
