"""The Bonus Travel Tokens in English."""

from __future__ import annotations

from typing import Final

NAMES: Final[dict[str, dict[str, str]]] = {
    "token": {
        "value-plus-1": "gifts +{bonus_tokens.tokens.value-plus-1.value}",
        "toll": "toll",
        "follow": "follow",
        "double-value": "double value",
        "double-card": "card twice",
        "discount-2": "{first_edition.tokens.discount-2.servants:servant} less",
    },
    "token-does": {
        "value-plus-1": (
            "with a Servant of your pool on it, your cards count {bonus_tokens.tokens.value-plus-1.value} more today"
        ),
        "toll": (
            "with a Servant of your pool on it, others pay you {bonus_tokens.tokens.toll.vp:vp} today whenever they act"
            " at a place you choose"
        ),
        "follow": "with a Servant of your pool on it, you may follow others today who act at a place you choose",
        "double-value": "once, the card you give counts twice its value",
        "double-card": "once, you may use your card’s action twice",
        "discount-2": "once, a Jade or Decree action costs {first_edition.tokens.discount-2.servants:servant} less",
    },
}

PROMPTS: Final[dict[str, str]] = {
    "token-marker": "Which piece of your pool goes with the token “{token:token}”?",
    "token-location": "At which place do you lay the token “{token:token}”?",
    "follow": "Somebody has acted at {location:place}, where your token lies. Do you follow?",
    "follow-action": "You follow at {location:place}. How do you act?",
}

ANSWERS: Final[dict[str, str]] = {
    "follow": "follow: act there too, at your own cost",
    "decline/follow": "do not follow",
    "decline/follow-action": "do not act after all",
    "place/token-marker": "a Servant",
    "place/token-marker-double": "the Double Servant, as one",
    "at/token-location": "at {chosen:place}",
    "token/double-value": "use a token: {card:gift} counts twice its value",
    "token/double-card": "use a token: your card’s action twice",
    "token/discount-2": "use a token: the action costs {first_edition.tokens.discount-2.servants:servant} less",
    "at/token": "to {chosen:official}, who holds {there:gift}: free, by your token",
}

REASONS: Final[dict[str, str]] = {
    "no-marker": "the token needs a Servant of your pool, and your pool is empty",
    "none-face-up": "you have no face-up token “{chosen:token}”",
    "no-gift-helped": "doubling the value of a card does not save you a fee now",
    "no-card-action": "that is for the moment at which you use your card’s own action",
    "nothing-cheaper": "that is for a Jade or Decree action, and makes none of them cheaper now",
}

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "face-up": (
        "{seat:player} keeps the token face up: {token:token-does}",
        "You keep the token face up: {token:token-does}",
    ),
    "token-in-use": (
        "{seat:player} puts a Servant on the token “{token:token}” and lays it beside the player board",
        "You put a Servant on the token “{token:token}” and lay it beside your player board",
    ),
    "token-in-use/location": (
        "{seat:player} puts a Servant on the token “{token:token}” and lays it at {location:place}",
        "You put a Servant on the token “{token:token}” and lay it at {location:place}",
    ),
    "token-home": (
        "{seat:player} takes back the token “{token:token}”; its Servant goes to the supply",
        "You take back the token “{token:token}”; its Servant goes to your supply",
    ),
    "toll": (
        "{seat:player} is owed the toll at {location:place} by {actor:player}",
        "{actor:player} owes you the toll at {location:place}",
    ),
    "follows": ("{seat:player} follows at {location:place}", "You follow at {location:place}"),
    "turns-up": (
        "{seat:player} did not act: the token “{token:token}” is not used up",
        "You did not act: your token “{token:token}” is not used up",
    ),
}
