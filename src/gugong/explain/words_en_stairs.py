"""The Stairs of the Palace in English."""

from __future__ import annotations

from typing import Final

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "intrigue-step": ("1 step of Intrigue", "{n} steps of Intrigue"),
    "harbour-reward": ("1 harbour reward", "{n} harbour rewards"),
    "gift-cards": ("1 Gift Card", "{n} Gift Cards"),
}

NAMES: Final[dict[str, dict[str, str]]] = {
    "track": {
        "quill": "the Quill",
        "river": "the River",
        "stone": "the Stone",
        "shadow": "the Shadow",
        "lotus": "the Lotus",
        "crane": "the Crane",
        "tiger": "the Tiger",
        "dragon": "the Dragon",
        "phoenix": "the Phoenix",
        "turtle": "the Turtle",
    },
}

PHRASES: Final[dict[str, str]] = {
    # What a space asks for, and what the reader has of it.
    "stairs-asks/reveal": "a card of {n}-{to}",
    "stairs-asks/travel-tokens": "{n:tokens}",
    "stairs-asks/decree-level": "a Decree of level {n}",
    "stairs-asks/harbours": "{n:harbour-reward}",
    "stairs-asks/jade": "{n:jade}",
    "stairs-asks/wall": "Servants worth {n} on the Great Wall",
    "stairs-asks/intrigue": "step {n} of the Intrigue Track",
    "stairs-asks/double-servant": "your Double Servant, unlocked",
    "stairs-asks/gift-cards": "{n:gift-cards}",
    "stairs-has/reveal": "your hand has none",
    "stairs-has/travel-tokens": "you have {own}",
    "stairs-has/decree-level": "you own none",
    "stairs-has/harbours": "you have claimed {own}",
    "stairs-has/jade": "you have {own}",
    "stairs-has/wall": "yours there are worth {own}",
    "stairs-has/intrigue": "your marker is on {own}",
    "stairs-has/double-servant": "it is still locked",
    "stairs-has/gift-cards": "you own {own}",
    # What a space gives or takes.
    "stairs-gives": "+{item}",
    "stairs-takes": "−{item}",
    "stairs-space": "{step}: {what}",
    "stairs-space/palace": "in the Palace: {what}",
    # Where a step leads.
    "stairs-there/palace": "into the Palace",
    "stairs-there/plain": "to space {step}",
    "stairs-there/left": "to space {step}, which asks for {what}",
    "stairs-there/right": "to space {step}, which has {what} each Morning",
}

PROMPTS: Final[dict[str, str]] = {
    "lay-track": "Which track is laid beneath the Palace?",
    "stairs-track": "Your Envoy sets out. Which of the two tracks does it climb?",
    "stairs-step": "Your Envoy on {track:track} may step on, {there}. Does it?",
    "stairs-reveal": "Space {space} of {track:track} asks for {asks} of your hand. Which one do you show?",
    "stairs-bonus": "Morning: space {space} of {track:track} gives {item}. Do you take it?",
    "stairs-bonus/gain": "Morning: space {space} of {track:track} gives {item}. Do you take what your supply has?",
    "stairs-payment/pay": "Morning: {track:track} takes {item}. You have {pool_pieces} in your pool. How do you pay?",
    "stairs-payment/unable": (
        "Morning: {track:track} takes {item}, which you do not have. "
        "Do you exchange Travel Tokens for it, or does your Envoy go 1 step back?"
    ),
}

ANSWERS: Final[dict[str, str]] = {
    "track": "{chosen:track}",
    "track/left": "{chosen:track} on the left, {steps} steps, conditions: {spaces}",
    "track/right": "{chosen:track} on the right, {steps} steps, each Morning: {spaces}",
    "reveal": "show {chosen:gift}, action: {chosen:card-does}",
    "climb": "step on",
    "bonus": "take {item}",
    "step-back/stairs-payment": "keep your tokens: Envoy 1 step back",
    "decline/stairs-track": "stay at the start",
    "decline/stairs-step": "stay where you are",
    "decline/stairs-reveal": "show none, and stay where you are",
    "decline/stairs-bonus": "take nothing",
}

REASONS: Final[dict[str, str]] = {
    "stairs-condition": "space {space} of {track:track} asks for {asks}: {has}",
    "stairs-condition-back": "the way back leads to space {space} of {track:track}, which asks for {asks}: {has}",
    "stairs-card-not-fitting": "space {space} of {track:track} asks for {asks}, and {chosen:card} is none",
    "stairs-card-not-fitting/hand": "{chosen:card} is not in your hand, which holds {hand:card}",
    "stairs-not-laid": "{chosen:track} is not in this game, which has {laid:track}",
    "stairs-locked": "your Envoy is on {track:track}, and can choose again only when it is back at the start",
    "stairs-chosen-step": "you have chosen to step on. {question} Answer with {forms}",
    "stairs-must-pay": "{item} is due and you can pay it, so you must",
}

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "stairs-laid": ("The track in play is {track:track}", "The track in play is {track:track}"),
    "stairs-track": ("{seat:player}’s Envoy takes {track:track}", "Your Envoy takes {track:track}"),
    "stairs-free": (
        "{seat:player}’s Envoy is back at the start and may choose either track again",
        "Your Envoy is back at the start and may choose either track again",
    ),
    "stairs-condition": (
        "{seat:player} has what space {step} of {track:track} asks for",
        "You have what space {step} of {track:track} asks for",
    ),
    "stairs-stopped": (
        "{seat:player} has not what space {step} of {track:track} asks for: the step is lost",
        "You have not what space {step} of {track:track} asks for: the step is lost",
    ),
    "stairs-reveals": ("{seat:player} shows {card:gift}", "You show {card:gift}"),
    "stairs-declines": ("{seat:player}’s Envoy stays where it is", "Your Envoy stays where it is"),
    "stairs-unable": (
        "{seat:player} does not pay what the track takes: the Envoy must go back",
        "You do not pay what the track takes: your Envoy must go back",
    ),
    "jade-paid": ("{seat:player} pays {jade:jade}", "You pay {jade:jade}"),
}
