"""What Meng does and why, in English. He has one opponent, so "you" is always the human."""

from __future__ import annotations

from typing import Final

TOLD: Final[dict[str, str]] = {
    # Set-up
    "pairing": "You play hand {human}, {seat:player} hand {his}",
    "focus": "{seat:player}’s focus is {location:place}: his Double marks it",
    "meng-marker": "A neutral Servant marks a card reward on {seat:player}’s board, for his fifth Gift Card",
    "automa-deck": "{seat:player}’s automa deck has {cards:cards}, {special} of them special",
    # The Day
    "meng-morning": "{seat:player}’s Morning: he uses all his Decrees",
    "automa": "{seat:player}’s automa card shows {automa:automa}",
    "automa/special": "{seat:player}’s automa card is a special one: he goes to his focus, {location:place}",
    "automa-shuffled": "The automa deck was empty; {cards:cards} are shuffled anew",
    "meng-acts/card": "{seat:player} takes the action of his card: {location:place}",
    "meng-acts/location": "{seat:player} takes the action of the location: {location:place}",
    "meng-acts/special": "By his special card {seat:player} acts without paying, in the larger way: {location:place}",
    "meng-cannot/servants": (
        "{seat:player} cannot act at {location:place}: it takes {needed:servant}; with his tokens he comes to {could}"
    ),
    "meng-cannot/no-city": "{seat:player} cannot travel: there is no token for him on the map",
    "meng-cannot/no-room": "{seat:player} cannot load a Ship: none has room, and no new one can enter",
    "meng-cannot/no-decree": "{seat:player} can have no Decree",
    "meng-cannot/blocked": "{seat:player} cannot act at {location:place}: nothing is possible there",
    "meng-no-swap": "{card:gift} would swap cards, which {seat:player} never does: he scores {vp:vp} instead",
    # Travel
    "meng-way/enters": "{seat:player}’s Traveller enters at {city:city}, the first city of his round with a token",
    "meng-way/round": "{city:city} is the next city with a token on {seat:player}’s way round the map",
    "meng-way/bare": "His way round the map has no token left: {seat:player} turns to the nearest, in {city:city}",
    "meng-way/nearest": "{seat:player} is off his round, which he cannot reach: {city:city} has the nearest token",
    "meng-way/back": "{seat:player} goes back to his round: {city:city} has its nearest token",
    "meng-instead/swap": "{seat:player} never swaps cards: for this token he scores {vp:vp}",
    "meng-instead/twilight": "At Twilight {seat:player} has no use for the token “{token:token}”: he scores {vp:vp}",
    "meng-instead/no-card": "{seat:player} has no card for the token “{token:token}”: he scores {vp:vp}",
    "meng-no-use/supply": "{seat:player}’s supply is empty: the token “{token:token}” brings him nothing",
    "meng-no-use/room": "{seat:player} has no Ship to load: the token “{token:token}” brings him nothing",
    "meng-no-use/servants": "{seat:player}’s pool is too small for the token “{token:token}”: he only stores it",
    "meng-exchanges/servant": (
        "{seat:player} hands in Travel Tokens worth {price} for a Servant: with it he can complete the action"
    ),
    "meng-exchanges/jade": "{seat:player}’s Travel Tokens are worth {price}: he hands them in for a Jade at once",
    "meng-exchanges/room": "{seat:player}’s slots are full: he hands in Travel Tokens worth {price}",
    # Jade, Decrees
    "meng-jade/cheapest": "{seat:player} takes the cheapest Jade, for {price:servant}",
    "meng-jade/square": "All houses are empty: {seat:player} takes a Jade of the square, for {price:servant}",
    "meng-level/dear": (
        "{level_words}: {candidates:decree} would cost {seat:player} {figures:number}, with 1 more to place; "
        "with his tokens he comes to {could}"
    ),
    "meng-level/owned": "{level_words}: {seat:player} has all Decrees of it",
    "meng-decree/only": "{level_words}: “{tile:decree}” is the only one {seat:player} does not have; he takes it",
    "meng-decree/cheaper": (
        "{level_words}: {candidates:decree} cost {figures:number}; {seat:player} takes the cheaper one, “{tile:decree}”"
    ),
    "meng-decree/alone": (
        "{level_words}: {candidates:decree} both cost {figure}; you are on the other one; "
        "{seat:player} takes “{tile:decree}”"
    ),
    "meng-decree/bottom": (
        "{level_words}: {candidates:decree} both cost {figure}; {seat:player} takes the bottom one, “{tile:decree}”"
    ),
    # Wall, Canal
    "meng-benefit/jade": "{seat:player}’s marker is on step {steps}, high enough for a Jade: he takes it",
    "meng-benefit/servant": "{seat:player}’s marker is on step {steps}, too low for a Jade: he takes a Servant",
    "meng-benefit/saves": "{seat:player} keeps his Intrigue for the end: he takes a Servant only",
    "meng-no-benefit/low": "{seat:player}’s marker is on step {steps}: no Intrigue Benefit",
    "meng-no-benefit/empty": "{seat:player}’s supply is empty and his marker, on step {steps}, too low for a Jade",
    "meng-ship/existing": "{seat:player} has a Ship with room, in {berth:berth}: he loads that one",
    "meng-ship/new": "{seat:player} has no Ship with room: he begins a new one in {berth:berth}",
    "meng-claims/card": "{seat:player}’s full Ship in {berth:berth} claims at once: a Gift Card, as a slot is free",
    "meng-claims/slots": (
        "{seat:player}’s full Ship in {berth:berth} claims at once: {reward:reward}, for he has his Gift Cards"
    ),
    "meng-claims/pile": (
        "{seat:player}’s full Ship in {berth:berth} claims at once: {reward:reward}, for the pile is empty"
    ),
    "meng-piece": "{seat:player} takes a Servant of his {zone:zone-short}",
    "meng-keeps/under": "The card goes under {seat:player}’s gift stack, unseen",
    "meng-keeps/discard": "At Twilight the card goes to {seat:player}’s discard pile, unseen",
    # Twilight, end
    "twilight": "Twilight: {seat:player} goes through his {cards:cards} of the Day in their order",
    "twilight-card": "Twilight card {place}: {automa:automa}",
    "twilight-card/special": "Twilight card {place}: a special one",
    "meng-skips/servants": "{seat:player} skips it: it takes {needed:servant}, and with his tokens he comes to {could}",
    "meng-skips/no-city": "{seat:player} skips it: there is no token for him on the map",
    "meng-skips/no-room": "{seat:player} skips it: no Ship has room, and no new one can enter",
    "meng-skips/top": "{seat:player} skips it: his Intrigue marker is at the top",
    "meng-skips/blocked": "{seat:player} skips it: his Envoy cannot move on",
    "meng-counts": "{seat:player}’s Envoy is outside the Palace: no VP for it, but he may win all the same",
}
EVENTS_SOLO: Final = {
    **{key: (said, said) for key, said in TOLD.items()},
    "human-starts": ("{seat:player} begins the game", "You begin the game"),
}

PROMPTS_SOLO: Final = {
    "automa": "Which automa card does Meng reveal?",
    "reveal-gift": "Which Gift Card does Meng reveal from his stack?",
    "draw-focus": "Which location is Meng’s focus?",
}
ANSWERS_SOLO: Final = {"automa": "{chosen:automa}", "at/draw-focus": "{chosen:place}"}
