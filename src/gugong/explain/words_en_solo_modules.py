"""What Meng does with modules and why, in English. He has one opponent, so "you" is always the human."""

from __future__ import annotations

from typing import Final

NAMES: Final[dict[str, dict[str, str]]] = {}
REASONS: Final[dict[str, str]] = {}

PROMPTS: Final[dict[str, str]] = {
    "flip-bid-token": "Meng flips his bid token. Which side lies up?",
    "flip-special-token": "Meng flips the special token. Which side lies up?",
    "meng-bid": "Which card of his discard pile does Meng bid?",
    "meng-gives": "Which card of Meng’s gift stack does he give away?",
    "meng-takes": "Which card of your hand does Meng take?",
    "meng-swaps": "Which of his cards does Meng put under the pile?",
}

ANSWERS: Final[dict[str, str]] = {
    "flip/lowest": "the side for his lowest card",
    "flip/any": "the side for any card",
    "flip/bid-token": "{bid_token}",
}

TOLD: Final[dict[str, str]] = {
    # Deck and Decrees
    "automa-of-modules": "Modules put {added:cards} into the automa deck, and {left_out:cards} leave it",
    "decree-left-out": "“{tile:decree}” is not used against Meng",
    "meng-decree/board": (
        "{level_words}: {candidates:decree} both cost {figure}; "
        "{seat:player} takes the one on the board of the Peasants, “{tile:decree}”"
    ),
    "meng-saves": "For “{tile:decree}” {seat:player} buys no more Jade with Intrigue or Travel Tokens",
    # The Summer Palace
    "meng-swaps-pieces": "{seat:player} exchanges a neutral Servant of his {zone:zone-short} for one of his own",
    "meng-pier/losing": "{seat:player} is behind at the pond of {pond:pond} alone: his Servant goes there",
    "meng-pier/closest": "{seat:player} leads nowhere, closest at the pond of {pond:pond}: his Servant goes there",
    "meng-pier/smallest": (
        "{seat:player} leads everywhere, by least at the pond of {pond:pond}: his Servant goes there"
    ),
    "meng-pier/tied": "{seat:player} stands alike at both ponds: his Servant goes to the pond of {pond:pond}",
    "meng-no-pier/both": "Both ponds would be {seat:player}’s tonight: he adds no Servant",
    "meng-skips/both-ponds": "{seat:player} skips it: both ponds would be his tonight",
    "meng-skips/supply": "{seat:player} skips it: his supply has no Servant for it",
    "meng-skips/start": "{seat:player} skips it: his Envoy cannot go a step back",
    "meng-pond/only": "{seat:player} leads at the pond of {pond:pond} alone: he has it scored",
    "meng-pond/most": "{seat:player} leads at both ponds, and has most at that of {pond:pond}: he has it scored",
    "meng-pond/tied": "{seat:player} leads at both ponds with as many: he has the pond of {pond:pond} scored",
    "meng-no-pond/none": "{seat:player} leads at no pond: he has none scored",
    "meng-pond-benefit/jade": "{seat:player} has {jade} Jade and {neutral} neutral Servants: he takes Jade",
    "meng-pond-benefit/same": "{seat:player} has {jade} Jade and as many neutral Servants: he takes Jade",
    "meng-pond-benefit/neutral": (
        "{seat:player} has {jade} Jade and {neutral} neutral Servants: he takes neutral Servants"
    ),
    "meng-pond-benefit/stock": "No neutral Servant is left: {seat:player} takes Jade",
    "meng-lady-waits/cannot": "{seat:player} cannot act at {location:place} once more: his Court Lady waits",
    # The Peasant Revolt
    "meng-calm": "At Twilight the brown token “{token:token}” stirs nobody: no revolt token is laid",
    "meng-bid-token": "{seat:player}’s bid token shows {bid_token}",
    "meng-flips/lowest": "The special token says that {seat:player} bids his lowest discard",
    "meng-flips/any": "The special token says that {seat:player} bids any of his discards",
    # The Stairs
    "meng-exchanges/stairs": "{seat:player} hands in Travel Tokens worth {price} for VP: so he can pay on the Stairs",
    # Extra Decrees and new Gift Cards
    "meng-schemes/jade": "{seat:player}’s marker is on step {steps}: with his Decree he buys a Jade at once",
    "meng-schemes/servants": (
        "{seat:player} is short of {missing:servant}: before any token he trades Intrigue, for {benefit:benefit}"
    ),
    "meng-swaps/stack": "{seat:player} puts {card:gift} of his stack under the pile and draws a card for it",
    "meng-swaps/discard": "{seat:player}’s stack is empty: he puts {card:gift}, a discard, under the pile for a card",
    "meng-once/cannot": (
        "{seat:player} cannot pay {fee:servant} and act at {location:place} twice: he acts once, without paying"
    ),
}
EVENTS: Final = {key: (said, said) for key, said in TOLD.items()}
