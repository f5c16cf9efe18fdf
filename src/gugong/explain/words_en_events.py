"""What happened, in English: of somebody else, and of the reader."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, str]]] = {
    # The course of the game
    "set-up": ("The table is set up for {players:players}", "The table is set up for {players:players}"),
    "pile": ("{cards:cards} form the pile", "{cards:cards} form the pile"),
    "market": (
        "The {houses} houses of the market get a Jade each",
        "The {houses} houses of the market get a Jade each",
    ),
    "pieces": (
        "Everyone has {ships} Ships, an Envoy and a Traveller at hand",
        "Everyone has {ships} Ships, an Envoy and a Traveller at hand",
    ),
    "servants": (
        "Everyone begins with {pool:servant} in the pool and {supply} in the supply",
        "Everyone begins with {pool:servant} in the pool and {supply} in the supply",
    ),
    "hand": ("{seat:player} takes starting hand {number}", "You take starting hand {number}"),
    "stack": (
        "The Intrigue markers are stacked, {seat:player}’s at the bottom",
        "The Intrigue markers are stacked, yours at the bottom",
    ),
    "board-card": ("{card:gift} is laid out at {location:place}", "{card:gift} is laid out at {location:place}"),
    "city-token": ("{city:city} gets a token: {token:token}", "{city:city} gets a token: {token:token}"),
    "decree-placed": ("The Decree “{tile:decree}” is in play", "The Decree “{tile:decree}” is in play"),
    "starts": ("{seat:player} is start player", "You are start player"),
    "morning": ("Morning of day {day}", "Morning of day {day}"),
    "day": ("Day {day} begins with {seat:player}", "Day {day} begins with you"),
    "turn": ("{seat:player}’s turn", "Your turn"),
    "day-ends": ("Day {day} is over: nobody has a card in hand", "Day {day} is over: nobody has a card in hand"),
    "night": ("Night {day}: the discard piles become the hands", "Night {day}: the discard piles become the hands"),
    "rolls": ("Destiny Die {die} shows {face}", "Destiny Die {die} shows {face}"),
    "refills": ("{city:city} gets a token: {token:token}", "{city:city} gets a token: {token:token}"),
    "tokens-shuffled": ("The used Travel Tokens are shuffled anew", "The used Travel Tokens are shuffled anew"),
    # Gifts
    "exchange": (
        "{seat:player} gives {card:gift} to {location:official} and takes {taken:gift}",
        "You give {card:gift} to {location:official} and take {taken:gift}",
    ),
    "takes": ("{card:gift} goes to {seat:player}’s discard pile", "{card:gift} goes to your discard pile"),
    "blank": ("{card:gift} has no action", "{card:gift} has no action"),
    "twice": (
        "{seat:player} may act at {location:place} twice: for the card and for the location",
        "You may act at {location:place} twice: for the card and for the location",
    ),
    "swap": (
        "{seat:player} swaps {card:gift} for {taken:gift} at {location:place}",
        "You swap {card:gift} for {taken:gift} at {location:place}",
    ),
    "discard-fee": (
        "{seat:player} pays the fee by discarding {card:gift}",
        "You pay the fee by discarding {card:gift}",
    ),
    "discard-fee/hidden": ("{seat:player} pays the fee by discarding a card face down", ""),
    "discard-for-jade": (
        "{seat:player} discards {card:gift} for a Jade",
        "You discard {card:gift} for a Jade",
    ),
    "take-back": (
        "{seat:player} takes {card:gift} back from the discard pile",
        "You take {card:gift} back from your discard pile",
    ),
    "draw-gift": ("{seat:player} draws {card:gift} from the pile", "You draw {card:gift} from the pile"),
    "draw-gift/hidden": ("{seat:player} draws a card from the pile", ""),
    # Actions
    "performs": (
        "{seat:player} acts at {location:place}",
        "You act at {location:place}",
    ),
    "performs/option": (
        "{seat:player} acts at {location:place}: {way}",
        "You act at {location:place}: {way}",
    ),
    "declines": ("{seat:player} declines the action of {location:place}", "You decline the action of {location:place}"),
    "cannot": (
        "{seat:player} cannot act at {location:place}",
        "You cannot act at {location:place}: nothing is possible there",
    ),
    "pays": ("{seat:player} pays {pieces}", "You pay {pieces}"),
    "gains": ("{seat:player} gains {pieces}", "You gain {pieces}"),
    "double-pays": ("{seat:player} pays with the Double", "You pay with the Double"),
    "double-gained": ("{seat:player} gains the Double, as one", "You gain the Double, as one"),
    "double-placed": ("{seat:player} places the Double", "You place the Double"),
    "discount": (
        "{seat:player} pays less by the Decree “{tile:decree}”",
        "You pay less by your Decree “{tile:decree}”",
    ),
    # Tracks and points
    "vp": ("{seat:player} scores {vp:vp}", "You score {vp:vp}"),
    "vp/lost": ("{seat:player} loses {lost:vp}", "You lose {lost:vp}"),
    "jade": ("{seat:player} gets a Jade", "You get a Jade"),
    "envoy": (
        "{seat:player}’s Envoy goes {steps:step}, to step {step}",
        "Your Envoy goes {steps:step}, to step {step}",
    ),
    "retreats": (
        "{seat:player}’s Envoy goes back {steps:step}, to step {step}",
        "Your Envoy goes back {steps:step}, to step {step}",
    ),
    "at-start": (
        "{seat:player}’s Envoy can go no further back than the start",
        "Your Envoy can go no further back than the start",
    ),
    "leaves-palace": (
        "{seat:player}’s Envoy leaves the Palace: the spot worth {spot:vp} is free again",
        "Your Envoy leaves the Palace: the spot worth {spot:vp} is free again",
    ),
    "arrives": (
        "{seat:player}’s Envoy enters the Palace, on the spot worth {spot:vp}",
        "Your Envoy enters the Palace, on the spot worth {spot:vp}",
    ),
    "intrigue": (
        "{seat:player}’s Intrigue marker rises {steps:step}, to {step}",
        "Your Intrigue marker rises {steps:step}, to {step}",
    ),
    "intrigue/down": (
        "{seat:player}’s Intrigue marker falls {down:step}, to {step}",
        "Your Intrigue marker falls {down:step}, to {step}",
    ),
    "top": (
        "{seat:player}’s Intrigue marker is at step {step}, the top: steps beyond are lost",
        "Your Intrigue marker is at step {step}, the top: steps beyond are lost",
    ),
    "on-top": (
        "{seat:player}’s Intrigue marker lies on top of {below:player}’s",
        "Your Intrigue marker lies on top of {below:player}’s",
    ),
    "tie": (
        "A tie of {tied:players}: {seat:player} is the highest of them on the Intrigue Track",
        "A tie of {tied:players}: you are the highest of them on the Intrigue Track",
    ),
    "medal": (
        "{seat:player} takes the medal: start player tomorrow",
        "You take the medal: you start tomorrow",
    ),
    # Travel
    "travels": (
        "{seat:player} travels to {city:city} and takes a token: {token:token}",
        "You travel to {city:city} and take a token: {token:token}",
    ),
    "no-step": ("{seat:player} has no city to travel to", "You have no city to travel to"),
    "uses-token": ("{seat:player} uses the token: {token:token-does}", "You use the token: {token:token-does}"),
    "stores": (
        "{seat:player} stores the token, now {stored:tokens}",
        "You store the token, now {stored:tokens}",
    ),
    "double-token": (
        "The token has no benefit; it counts as {travel_tokens.tokens.double.counts} when exchanged",
        "The token has no benefit; it counts as {travel_tokens.tokens.double.counts} when exchanged",
    ),
    "discards-token": ("{seat:player} hands in a token: {token:token}", "You hand in a token: {token:token}"),
    "exchanges-tokens": (
        "{seat:player} hands in Travel Tokens worth {price}",
        "You hand in Travel Tokens worth {price}",
    ),
    # Wall
    "wall": (
        "{seat:player} builds: the Wall stands at {total} of {size}",
        "You build: the Wall stands at {total} of {size}",
    ),
    "wall/double": (
        "{seat:player} builds with worth {worth}: the Wall stands at {total} of {size}",
        "You build with worth {worth}: the Wall stands at {total} of {size}",
    ),
    "wall-complete": ("The section of the Wall is complete", "The section of the Wall is complete"),
    "wall-home": (
        "{seat:player} was the greatest builder and takes home {pieces}",
        "You were the greatest builder and take home {pieces}",
    ),
    "benefits": (
        "{builders:players} may trade Intrigue for a benefit, the lowest marker first",
        "{builders:players} may trade Intrigue for a benefit, the lowest marker first",
    ),
    "die": ("{seat:player} turns Destiny Die {die} to {face}", "You turn Destiny Die {die} to {face}"),
    # Decrees
    "decree": ("{seat:player} buys the Decree “{tile:decree}”", "You buy the Decree “{tile:decree}”"),
    "uses-decree": ("{seat:player} uses the Decree “{tile:decree}”", "You use the Decree “{tile:decree}”"),
    # Canal
    "new-ship": ("{seat:player}’s new Ship enters {berth:berth}", "Your new Ship enters {berth:berth}"),
    "loads": (
        "{seat:player} loads the Ship in {berth:berth}",
        "You load your Ship in {berth:berth}",
    ),
    "loads/double": (
        "{seat:player} loads the Double on the Ship in {berth:berth}, worth {worth}",
        "You load the Double on your Ship in {berth:berth}, worth {worth}",
    ),
    "moves-ship": (
        "{seat:player} moves a Ship from {berth:berth} to {ahead:berth}",
        "You move your Ship from {berth:berth} to {ahead:berth}",
    ),
    "claims": (
        "{seat:player}’s Ship claims {reward:reward} in {berth:berth}",
        "Your Ship claims {reward:reward} in {berth:berth}",
    ),
    "ship-home": ("{seat:player}’s Ship comes home", "Your Ship comes home"),
    "night-claim": ("{seat:player} claims {reward:reward} at Night", "You claim {reward:reward} at Night"),
    "unlocks": ("{seat:player} now has the Double Servant", "You now have the Double Servant"),
    # Night and end
    "matches": ("{seat:player} has {matches:match} with the dice", "You have {matches:match} with the dice"),
    "sails": (
        "{seat:player}’s Ship drifts from {berth:berth} to {ahead:berth}",
        "Your Ship drifts from {berth:berth} to {ahead:berth}",
    ),
    "lost-at-sea": (
        "{seat:player}’s Ship in {berth:berth} is lost at sea; its load goes to the supply",
        "Your Ship in {berth:berth} is lost at sea; its load goes to your supply",
    ),
    "final-scoring": ("The final scoring", "The final scoring"),
    "scores-decrees": ("The Decrees of level 3 are scored", "The Decrees of level 3 are scored"),
    "scores-decrees/thirds": (
        "The Decree that gives VP for VP is scored first",
        "The Decree that gives VP for VP is scored first",
    ),
    "disqualified": (
        "{seat:player} is out: the Envoy never reached the Palace",
        "You are out: your Envoy never reached the Palace",
    ),
    "wins": ("{seat:player} wins with {vp:vp}", "You win with {vp:vp}"),
    "nobody-wins": ("Nobody wins: no Envoy reached the Palace", "Nobody wins: no Envoy reached the Palace"),
}
