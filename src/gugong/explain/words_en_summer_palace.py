"""The Summer Palace in English."""

from __future__ import annotations

from typing import Final

NAMES: Final[dict[str, dict[str, str]]] = {
    "place": {"summer-palace": "the Summer Palace"},
    "place-short": {"summer-palace": "Summer Palace"},
    "official": {"summer-palace": "the Court Lady of the Summer Palace"},
    "place-does": {"summer-palace": "place Servants on the piers"},
    "card-does": {"summer-palace": "Summer Palace"},
    "token": {"pier-1": "1 on a pier", "pier-2": "2 on piers"},
    "token-does": {
        "pier-1": "place a Servant of your supply on a pier",
        "pier-2": "place 2 Servants of your supply on 1 or 2 piers",
    },
    "decree": {"morning-pier": "Morning: a pier", "neutral-servants": "VP for neutral Servants"},
    "decree-does": {
        "morning-pier": "Envoy {envoy:step} now; each Morning a Servant of your supply on a pier",
        "neutral-servants": (
            "Envoy {envoy_back:step} back; at the end {each:vp} for each neutral Servant of yours, at most {max}"
        ),
    },
    "decree-short": {
        "morning-pier": "Envoy +{envoy}, Mornings 1 on a pier",
        "neutral-servants": "Envoy −{envoy_back}, end: {each:vp} per neutral Servant, at most {max}",
    },
    "pond": {
        "neutral-or-jade": "neutral Servants or Jade",
        "court-lady": "Court Ladies",
        "neutral": "neutral Servants",
        "jade": "Jade",
    },
}

PROMPTS: Final[dict[str, str]] = {
    "pier": "On the pier of which pond do you place a piece of your supply?",
    "pier/more": "Do you place one more piece, and on the pier of which pond?",
    "pier-piece": "What do you place on the pier of the pond of {pond:pond}?",
    "pond-benefit": "The pond of {pond:pond} is yours. Which of the two do you take?",
    "pond-home": "The pond of {pond:pond} is scored. Which of your pieces on its pier go home to your supply?",
    "favourite-gift": "You placed the Emperor’s Favourite Gift. Which pond do you score?",
    "court-lady": "Your Court Lady can have an action done once more, and goes home for it. Which?",
    "draw-favourite": "Which gift is the Emperor’s favourite?",
}

ANSWERS: Final[dict[str, str]] = {
    "option/summer-palace-a": "A: place 1 piece of your supply on a pier",
    "option/summer-palace-b": "B: Envoy 1 step back, place 1 or 2 pieces of your supply on piers",
    "pier": "on the pier of {chosen:pond}: worth {mine} of {total} there is yours",
    "pond": "score the pond of {chosen:pond}, which goes to {leader:player}",
    "pond/own": "score the pond of {chosen:pond}, which is yours",
    "take/neutral": "{neutral} neutral into your pool",
    "take/jade": "a Jade",
    "home/servant": "take a Servant home",
    "home/double": "take the Double home",
    "stay": "leave what is there",
    "repeat/card": "use the card’s action again",
    "repeat/location": "act here again",
    "repeat/both": "both again, the card’s action first",
    "favourite": "{chosen:gift-of-value}",
    "decline/court-lady": "keep the Court Lady",
    "decline/favourite-gift": "score none",
    "done/pier": "no second piece",
}

REASONS: Final[dict[str, str]] = {
    "no-such-pond": "there is no pond of {chosen:pond} on this side of the board: there are {ponds:pond}",
    "pond-empty": "no piece stands on the pier of {chosen:pond}, so that pond cannot be scored",
    "no-favourite": (
        "whoever places the Emperor’s Favourite Gift, {favourite:gift-of-value}, may score a pond in that turn, "
        "one for each card placed"
    ),
    "not-on-pier": "you have no such piece on the pier of {pond:pond}",
    "no-court-lady": "your Court Lady is at the Summer Palace: score her pond first",
    "not-performed": "only what you have done in this exchange can be done again",
    "cannot-repeat": "nothing of that is possible now",
}


def _same(sentence: str) -> tuple[str, str]:
    """Told alike to everybody."""
    return sentence, sentence


EVENTS: Final[dict[str, tuple[str, str]]] = {
    "ponds": _same("The Summer Palace has {ponds} ponds, each with a pier"),
    "summer-cards": _same("{cards:cards} of the Summer Palace are among the Gift Cards"),
    "neutral-stock": _same("{neutral} neutral Servants wait at the Summer Palace"),
    "favourite": _same("The Emperor’s Favourite Gift is {gift:gift-of-value}"),
    "favourite-placed": (
        "{card:gift} is the Emperor’s Favourite Gift: {seat:player} may score a pond",
        "{card:gift} is the Emperor’s Favourite Gift: you may score a pond",
    ),
    "scores-pond": (
        "{seat:player} has the pond of {pond:pond} scored",
        "You have the pond of {pond:pond} scored",
    ),
    "night-ponds": _same("The fullest pier is worth {worth}: its pond is scored"),
    "night-ponds/tied": _same("{ponds} piers are the fullest, worth {worth} each: all their ponds are scored"),
    "pond": (
        "{seat:player} has most on the pier of {pond:pond}, worth {worth}",
        "You have most on the pier of {pond:pond}, worth {worth}",
    ),
    "pier": (
        "{seat:player} places a piece on the pier of {pond:pond}, worth {total} there now",
        "You place a piece on the pier of {pond:pond}, worth {total} there now",
    ),
    "neutral": (
        "{seat:player} gets {neutral} neutral into the pool; {left} are left",
        "You get {neutral} neutral into your pool; {left} are left",
    ),
    "court-lady": ("{seat:player} gains the Court Lady", "You gain your Court Lady"),
    "no-benefit": (
        "The pond of {pond:pond} has nothing for {seat:player}",
        "The pond of {pond:pond} has nothing for you",
    ),
    "pier-home": ("{seat:player} takes {pieces} home from the pier", "You take {pieces} home from the pier"),
    "stays": (
        "{seat:player} leaves worth {worth} on the pier of {pond:pond}",
        "You leave worth {worth} on the pier of {pond:pond}",
    ),
    "court-lady-used": (
        "{seat:player} sends the Court Lady home to act once more: {way}",
        "You send your Court Lady home to act once more: {way}",
    ),
}
