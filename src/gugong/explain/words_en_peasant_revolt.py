"""The Peasant Revolt in English."""

from __future__ import annotations

from typing import Final

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "revolt-tokens": ("1 revolt token", "{n} revolt tokens"),
}

NAMES: Final[dict[str, dict[str, str]]] = {
    "place": {"peasants": "the Peasants"},
    "place-short": {"peasants": "Peasants"},
    "official": {"peasants": "the Agriculture Official"},
    "place-does": {"peasants": "gain Servants, and stir the peasants"},
    "card-does": {"peasants": "Peasants"},
    "decree": {"bid-token": "A bid token", "gift-cards": "VP for Gift Cards"},
    "decree-does": {
        "bid-token": "Envoy {envoy:step} now; a bid token, to be used in each revolt",
        "gift-cards": "Envoy {envoy_back:step} back; at the end {each:vp} for each of your Gift Cards",
    },
    "decree-short": {
        "bid-token": "Envoy +{envoy}, a bid token",
        "gift-cards": "Envoy −{envoy_back}, end: {each:vp} per Gift Card",
    },
}

PHRASES: Final[dict[str, str]] = {
    "token/replaced": "{token} (brown)",
    "revolt-track": "{line}/{size} revolt tokens",
    "revolt-track/due": "{line}/{size}: revolt after {due:player}’s turn",
    "revolt-track/aside": "{line}/{size}, {aside} aside: revolt after {due:player}’s turn",
    "revolt-track/revealed": "revolt: {values} = {threat}",
}

PROMPTS: Final[dict[str, str]] = {
    "bid": "The peasants revolt with {threat}. Which card of your discard pile do you bid, face down?",
    "bid/token": (
        "The peasants revolt with {threat}. Which card of your discard pile do you bid, face down, "
        "and do you use your bid token?"
    ),
    "return-bid": "Others have bid as much, and you are ahead on Intrigue. Do you take {card:gift} back to your hand?",
    "revolt-token": "The peasants revolt with {threat} so far. What does the next revolt token show?",
}

ANSWERS: Final[dict[str, str]] = {
    "option/peasants-a": (
        "A: gain {peasant_revolt.board.servants_a:servant}; then one revolt token more ({line} of {size} lie there)"
    ),
    "option/peasants-b": (
        "B: Envoy 1 step back, gain up to {peasant_revolt.board.servants_b:servant};"
        " then one revolt token more ({line} of {size} lie there)"
    ),
    "bid": "bid {chosen:gift}",
    "return": "take back {card:gift}, action: {card:card-does}",
    "decline/return-bid": "leave it on your discard pile",
    "bid/token": "bid {chosen:gift} with the bid token {bid_token}: worth {worth}",
    "revolt-token": "{chosen}",
}

REASONS: Final[dict[str, str]] = {
    "not-a-bid": "only a card of your own discard pile can be bid: {discard:gift}",
    "not-a-bid/hand": "{chosen:gift} is in your hand; only a card of your discard pile can be bid: {discard:gift}",
    "not-a-bid/token": "you have no bid token: it comes with the Decree “A bid token”",
    "not-a-bid/other": "the peasants revolt, and everyone with a discard bids one card of it: {discard:gift}",
}


def _same(sentence: str) -> tuple[str, str]:
    """Told alike to everybody."""
    return sentence, sentence


EVENTS: Final[dict[str, tuple[str, str]]] = {
    "revolt-track": _same("The peasants revolt whenever {size} of {revolt_tokens} revolt tokens lie on their track"),
    "brown-tokens": _same("{brown:tokens} are brown, in place of others that do the same"),
    "revolt-cards": _same("{cards:cards} of the Peasants are among the Gift Cards"),
    "revolt-token": (
        "{seat:player} lays a revolt token, now {line} of {size}",
        "You lay a revolt token, now {line} of {size}",
    ),
    "revolt-token-aside": (
        "The track is full: {seat:player} puts a revolt token aside, now {aside}",
        "The track is full: you put a revolt token aside, now {aside}",
    ),
    "no-revolt-token": _same("No revolt token is left to lay"),
    "revolt-due": (
        "The revolt track is full: the peasants revolt at the end of {seat:player}’s turn",
        "The revolt track is full: the peasants revolt at the end of your turn",
    ),
    "revolt": _same("The peasants revolt: {line:revolt-tokens} are revealed"),
    "reveals-revolt-token": _same("A revolt token shows {value}: {threat} so far"),
    "bids": ("{seat:player} bids a card, face down", "You bid a card, face down"),
    "shows-bid": ("{seat:player} has bid {card:gift}", "You have bid {card:gift}"),
    "shows-bid/token": (
        "{seat:player} has bid {card:gift} with the bid token {bid_token}: worth {worth}",
        "You have bid {card:gift} with the bid token {bid_token}: worth {worth}",
    ),
    "revolt-held": _same("The bids add up to {total} against {threat}: the peasants are held back"),
    "revolt-succeeds": _same("The bids add up to {total} against {threat}: the peasants succeed"),
    "card-returns": (
        "{card:gift} goes back to {seat:player}’s hand",
        "{card:gift} goes back to your hand",
    ),
    "card-stays": (
        "{seat:player} leaves {card:gift} on the discard pile",
        "You leave {card:gift} on your discard pile",
    ),
    "revolt-line": _same("The revolt tokens are shuffled and the track is empty"),
    "revolt-line/aside": _same("The revolt tokens are shuffled; those put aside begin a new line, {line} of {size}"),
    "bid-token": (
        "{seat:player} gets a bid token: ±{bid_token} in each revolt",
        "You get a bid token: ±{bid_token} in each revolt",
    ),
}
