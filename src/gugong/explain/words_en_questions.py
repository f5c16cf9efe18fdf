"""Questions and answers in English."""

from __future__ import annotations

from typing import Final

PROMPTS: Final[dict[str, str]] = {
    # A turn
    "card": "Day {day}, your turn: which card of your hand do you give?",
    "location": "To which official do you give {card:gift}?",
    "fee": "You give {card:gift} to {location:official}, who holds {there:gift}. How do you pay the fee?",
    "card-action": "Your card lets you act at {location:place}. How?",
    "card-action/gain": "Your card lets you gain {most:servant}. Do you?",
    "location-action": "The location lets you act at {location:place}. How?",
    "turn-end": "Your turn is over. Done?",
    # Servants
    "pay": "You pay {price:servant} and have {pool_pieces} in your pool. Which pieces do you pay?",
    "gain": "You gain {most:servant}. Which pieces do you take from your supply?",
    "morning-servants": "Day {day} lets you gain {most:servant}. Do you?",
    "night-servants": "Your cards have {most:match} with the dice, and each may bring a Servant. How many do you gain?",
    # Cards
    "swap-card": "Which card of your hand or discard pile do you swap with an official’s?",
    "swap-card/hand": "Which card of your hand do you swap with an official’s?",
    "swap-location": "With which official do you swap {card:gift}?",
    "take-back": "Which card of your discard pile do you take back into your hand?",
    "discard-for-jade": "Which card of {travel_tokens.tokens.discard-7-jade.least} or more do you discard for a Jade?",
    # Travel
    "city": "Your Traveller is in {traveller:city}. To which city does it go?",
    "city/enter": "At which city does your Traveller enter the map?",
    "token": "You collected a token: {token:token-does}. Do you use it now?",
    "make-room": "Your {slots} slots are full and the token “{token:token}” needs one. What do you hand in tokens for?",
    "exchange-tokens": "You hand in tokens, worth {owed} more. Which one?",
    # Wall
    "wall-place": "The Great Wall stands at {wall} of {wall_size}. What do you place on it?",
    "wall-place/more": "The Great Wall stands at {wall} of {wall_size}. Do you place a second piece on it?",
    "wall-place/supply": "The Great Wall stands at {wall} of {wall_size}. What of your supply do you place on it?",
    "wall-bonus": "The Great Wall stands at {wall} of {wall_size}. Do you add a piece of your supply, by your Decree?",
    "intrigue-benefit": "The Wall is complete; your Intrigue marker is on step {marker}. What do you trade steps for?",
    "die": "The Destiny Dice show {dice:number}. Which do you turn, and to what?",
    # Canal
    "canal": "What do you do on the Grand Canal: place a Servant on a Ship, then move a Ship?",
    "canal/more": "What more do you do on the Grand Canal?",
    "canal/two": "Where on the Grand Canal do you place the first of two pieces?",
    "canal/second": "Where on the Grand Canal do you place the second piece?",
    "canal/claim": "Both pieces are on board. Do you claim a reward?",
    "ship": "On which Ship do you place a Servant of your supply?",
    "ship-piece": "What do you put on the Ship in {berth:berth}?",
    "claim": "Your Ship in {berth:berth} is full. Does it claim its reward?",
    "claim-ship": "Which of your full Ships claims {reward:reward}?",
    # Morning, Night, end
    "morning-decrees": "Morning of day {day}: which of your Decrees do you use?",
    "night-claim": "The Ships have drifted. Does a full Ship of yours claim its reward?",
    "last-exchange": "The final scoring comes next. Do you exchange Travel Tokens first?",
    # Chance
    "draw-start": "Who is start player?",
    "draw-gift": "Which card of the pile does {seat:player} draw?",
    "deal-board": "Which card lies at {location:place} at the start?",
    "deal-token": "Which token is laid on {city:city}?",
    "refill-token": "Which token is laid on {city:city}?",
    "roll": "What does Destiny Die {number} show?",
    "deal-decree": "Which Decree of level {level} comes into play?",
}

ANSWERS: Final[dict[str, str]] = {
    "card": "{chosen:gift}",
    "card/card": "give {chosen:gift}, action: {chosen:card-does}",
    "card/swap-card": "swap away {chosen:gift} of your hand, action: {chosen:card-does}",
    "card/swap-discard": "swap away {chosen:gift} of your discard pile, action: {chosen:card-does}",
    "card/take-back": "take back {chosen:gift}, action: {chosen:card-does}",
    "at/free": "to {chosen:official}, who holds {there:gift}: free",
    "at/one-takes-nine": (
        "to {chosen:official}, who holds {there:gift}:"
        " free, a {gift_cards.values.lowest} takes a {gift_cards.values.highest}"
    ),
    "at/equal": "to {chosen:official}, who holds {there:gift}: free, equal gifts by your Decree",
    "at/fee": "to {chosen:official}, who holds {there:gift}: fee due",
    "at": "for {there:gift} of {chosen:official}, action: {there:card-does}",
    "pay": "pay {pieces}",
    "discard": "discard {chosen:gift}",
    "discard/fee": "discard {chosen:gift} face down, action: {chosen:card-does}",
    "discard/discard-for-jade": "discard {chosen:gift} for a Jade",
    "no-actions": "pay nothing: exchange the cards without any action",
    # Ways to act, by location
    "option/travel-a": "A: travel 1 step",
    "option/travel-b": "B: pay {price}, travel {boards.option_b.travel:step}",
    "option/wall-a": "A: place 1 piece on the Wall, at {wall} of {wall_size} now",
    "option/wall-b": "B: pay {price}, place 1 or 2 pieces on the Wall, at {wall} of {wall_size} now",
    "option/intrigue-a": "A: Intrigue 1 step",
    "option/intrigue-a-medal": "A: Intrigue 1 step and the medal: you start tomorrow",
    "option/intrigue-b": "B: pay {price}, Intrigue {boards.option_b.intrigue:step}",
    "option/palace-a": "A: Envoy 1 step, from {envoy} of {palace}",
    "option/palace-b": "B: pay {price}, Envoy {boards.option_b.palace:step} and Intrigue 1 step",
    "option/palace-a-arrived": "A: {beyond:vp}, since your Envoy is in the Palace",
    "option/palace-b-arrived": "B: pay {price}, {beyond:vp} and Intrigue 1 step",
    "option/canal-a": "A: place 1 piece on a Ship, then move a Ship",
    "option/canal-b": "B: pay {price}, place 2 pieces on Ships",
    "option": "{text}",
    "decree": "{chosen:decree}: pay {price} and place 1; {chosen:decree-does}",
    "decree/morning-decrees": "use “{chosen:decree}”: {chosen:decree-morning}",
    "decree/deal-decree": "{chosen:decree}",
    "house": "a Jade from a house: pay {price}",
    "square": "a Jade from the square: pay {price}",
    # Servants and Ships
    "place": "place a Servant",
    "place/double": "place the Double Servant, worth 2",
    "place/double-1": "place the Double Servant, worth 1",
    "gain": "gain {pieces}",
    "ship": "on your Ship in {chosen:berth}, which carries {load} of {capacity}",
    "ship/claim-ship": "the Ship in {chosen:berth}",
    "new-ship": "on a new Ship in {enters:berth}",
    "move": "move your Ship from {chosen:berth} to {ahead:berth}; it carries {load} of {capacity}",
    "claim": "claim {chosen:reward}",
    # Travel
    "city": "{chosen:city}: {token:token-does}",
    "token": "use it: {chosen:token-does}",
    "token/exchange-tokens": "hand in the token “{chosen:token}”",
    "token/exchange-tokens-twice": (
        "hand in the token “{chosen:token}”, which counts as {travel_tokens.tokens.double.counts}"
    ),
    "token/chance": "{chosen:token}",
    "exchange/servant": "hand in tokens worth {tokens_due} (you have {worth}) for 1 Servant",
    "exchange/vp": "hand in tokens worth {tokens_due} (you have {worth}) for {boards.gains.tokens_vp:vp}",
    "exchange/jade": "hand in tokens worth {tokens_due} (you have {worth}) for 1 Jade",
    "exchange/nothing": "hand in tokens worth {tokens_due} (you have {worth}) for a Servant; but your supply has none",
    # Wall
    "benefit": "{chosen:benefit}, for {cost:step} down, to step {left}",
    "die": "turn die {number} from {from_face} to {face}",
    # Ends
    "decline": "no, go on",
    "decline/card-action": "do not use your card’s action",
    "decline/location-action": "do not act here",
    "decline/token": "do not use it, only store it",
    "decline/intrigue-benefit": "trade nothing",
    "decline/swap-card": "do not swap",
    "decline/wall-bonus": "add nothing",
    "decline/claim": "do not claim now",
    "decline/morning-servants": "take none",
    "decline/night-servants": "take none",
    "done": "done",
    "done/canal": "done with the Canal",
    "done/turn-end": "end your turn",
    "done/wall-place": "no second piece",
    "done/morning-decrees": "done with your Decrees",
    "done/night-claim": "claim nothing more",
    "done/last-exchange": "on to the scoring",
    # Chance
    "start": "{chosen:player}",
    "roll": "{chosen}",
}
