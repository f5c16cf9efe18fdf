"""Every question of the game with the verbs that answer it, by what brings it; a star marks what chance is asked.

That this is so is found out by playing: tests/docs/test_docs_answers.py.
"""

from __future__ import annotations

from typing import Final

ACTING: Final = "a b decree house square decline"

SECTIONS: Final[dict[str, dict[str, str]]] = {
    "A turn": {
        "card": "card",
        "location": "at",
        "fee": "pay discard no-actions",
        "card-action": f"gain {ACTING}",
        "location-action": ACTING,
        "turn-end": "done",
    },
    "Servants": {"pay": "pay", "gain": "gain"},
    "Cards": {
        "swap-card": "card decline",
        "swap-location": "at",
        "take-back": "card",
        "discard-for-jade": "discard",
    },
    "Travel": {
        "city": "city",
        "token": "token decline",
        "make-room": "exchange",
        "exchange-tokens": "token",
    },
    "The Great Wall": {
        "wall-place": "place done",
        "wall-bonus": "place decline",
        "intrigue-benefit": "benefit decline",
        "die": "die",
    },
    "The Grand Canal": {
        "canal": "ship new-ship move claim done",
        "ship": "ship new-ship",
        "ship-piece": "place",
        "claim": "claim decline",
        "claim-ship": "ship",
    },
    "Morning, Night and the end": {
        "morning-decrees": "decree done",
        "morning-servants": "gain decline",
        "night-servants": "gain decline",
        "night-claim": "claim done",
        "last-exchange": "done",
    },
    "Chance": {
        "draw-start": "*start",
        "deal-board": "*card",
        "deal-token": "*token",
        "deal-decree": "*decree",
        "roll": "*roll",
        "refill-token": "*token",
        "draw-gift": "*card",
    },
    "Bonus Travel Tokens": {
        "token-location": "at",
        "token-marker": "place",
        "follow": "follow decline",
        "follow-action": ACTING,
    },
    "Against Meng": {"draw-focus": "*at", "automa": "*automa", "reveal-gift": "*card"},
    "The Summer Palace": {
        "draw-favourite": "*favourite",
        "pier": "pier done",
        "pier-piece": "place",
        "favourite-gift": "pond decline",
        "pond-benefit": "take",
        "pond-home": "home stay",
        "court-lady": "repeat decline",
    },
    "The Peasant Revolt": {
        "bid": "bid",
        "return-bid": "return decline",
        "revolt-token": "*revolt-token",
        "flip-special-token": "*flip",
        "meng-bid": "*card",
        "flip-bid-token": "*flip",
    },
    "The Stairs of the Palace": {
        "lay-track": "*track",
        "stairs-track": "track decline",
        "stairs-reveal": "reveal decline",
        "stairs-step": "climb decline",
        "stairs-bonus": "gain bonus decline",
        "stairs-payment": "pay step-back",
    },
    "Extra Decrees and new Gift Cards": {
        "deal-level-4": "*decree",
        "trade-hands": "trade decline",
        "trade-draw": "*card",
        "trade-give": "card",
        "pile-swap": "card decline",
        "wall-replace": "replace decline",
        "envoy-for-vp": "step-back decline",
        "reuse": "token decline",
        "meng-gives": "*card",
        "meng-takes": "*card",
        "meng-swaps": "*card",
    },
}

# Where a question takes only some of what its verb can be about.
LIMITED: Final[dict[str, set[str]]] = {
    "token-marker": {"place servant", "place double"},
    "flip-special-token": {"flip lowest", "flip any"},
    "flip-bid-token": {"flip +2", "flip -2"},
}

# Met so seldom, or only with figures of one's own, that games do not show it; each of them has tests under its rule.
RARE: Final = {
    "card-action: house PRICE",  # no card of ours leads to the Jade
    "card-action: square",
    "favourite-gift: decline",
    "favourite-gift: pond POND",
    "follow-action: decree DECREE",
    "follow-action: house PRICE",
    "follow-action: square",
    "meng-gives: card CARD",
    "meng-takes: card CARD",
    "pond-home: home double",
    "stairs-payment: step-back",
    "wall-bonus: place double",
    "wall-bonus: place double 1",
    "wall-replace: replace SEAT double",
}
