"""Why an answer is not on offer, in English."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, str]] = {
    # Not this question
    "not-asked": "that is not asked now. {question} Answer with {forms}",
    "chance": "chance is asked now, not a player. {question}",
    "compulsory": "that cannot be declined. {question} Answer with {forms}",
    "compulsory/card": "with a card in hand a turn is compulsory: give one; only its actions may be declined",
    "compulsory/placing": "a piece must be placed now. {question} Answer with {forms}",
    "chance-answers": "that is for chance to say. {question} Answer with {forms}",
    "on-offer": "it is on offer",
    "over": "the game is over",
    "unknown": "that is not possible now ({key}). {question} Answer with {forms}",
    "malformed": "“{shown}” is no answer of this game; did you mean {near}?",
    "malformed/plain": "“{shown}” is no answer of this game. {question} Answer with {forms}",
    "malformed/passing": "“{shown}” is no answer of this game, and {why}: {rule}",
    "malformed/over": "“{shown}” is no answer of this game, and the game is over",
    # The exchange of gifts
    "not-in-hand": "{chosen:card} is not in your hand, which holds {hand:card}",
    "not-in-hand/discarded": "{chosen:card} is on your discard pile until the Night; your hand holds {hand:card}",
    "not-a-location": "there is no official of that name to give {card:gift} to",
    "not-a-location/token": "there is no place of that name in this game to lay the token “{token:token}” at",
    "fee-due": (
        "your {value} is lower than the {there_value} at {location:place}: "
        "pay {fee:servant}, discard another card, or exchange without actions"
    ),
    "fee-due/equal": (
        "your {value} is only equal to the {there_value} at {location:place}: "
        "pay {fee:servant}, discard another card, or exchange without actions"
    ),
    "fee-due/never": (
        "{card:gift} counts as lower than any card of the board: "
        "pay {fee:servant}, discard another card, or exchange without actions"
    ),
    "cannot-pay-fee": "the fee is {fee:servant}, and {paid} would not do",
    "cannot-pay-fee/short": (
        "the fee is {fee:servant} and your pool is worth {pool}: discard another card, or exchange without actions"
    ),
    "cannot-pay-fee/pieces": "you cannot pay {paid}: your pool holds {pool_pieces}, and the fee is {fee:servant}",
    "cannot-pay-fee/low": "the fee is {fee:servant}: {paid} is too little",
    "cannot-pay-fee/high": "the fee is {fee:servant}: {paid} is more than is due, and nothing is paid in vain",
    "discard-another": "{chosen:card} is not in your hand, which holds {hand:card}",
    "discard-another/itself": "{chosen:gift} is the card you give: the fee takes another card of your hand",
    "discard-another/last": (
        "{chosen:gift} is the card you give, and you have no other: pay {fee:servant} or exchange without actions"
    ),
    # Servants
    "cannot-pay": "that takes {price:servant} and your pool is worth {pool}",
    "no-such-payment": "the price is {price:servant}, and {paid} would not do",
    "no-such-payment/short": "the price is {price:servant} and your pool is worth {pool}",
    "no-such-payment/pieces": "you cannot pay {paid}: your pool holds {pool_pieces}, and the price is {price:servant}",
    "no-such-payment/low": "the price is {price:servant}: {paid} is too little",
    "no-such-payment/high": "the price is {price:servant}: {paid} is more than is due, and nothing is paid in vain",
    "leaves-too-little": "your pool holds {pool_pieces}: paying {paid} would leave too little to place afterwards",
    "no-such-gain": "you gain {most:servant}, and your supply has {supply:piece}: all that can be gained, or none",
    "no-such-gain/matches": "your cards have {most:match} with the dice: that many Servants at most, not {gained}",
    "no-such-gain/all": "you gain {most:servant}, and your supply has {supply:piece}: {gained} is not all that comes",
    "no-such-gain/pieces": "you cannot gain {gained}: your supply has {supply_pieces}",
    "supply-empty": "your supply has no Servant left",
    "nothing-to-place": "your pool has no Servant to place",
    "nothing-to-place/supply": "your supply has no Servant to place",
    "no-such-piece": "your {zone_name} has no such piece: it holds {zone_pieces}",
    "no-such-piece/double": "your Double Servant is {double:zone}",
    "no-such-piece/marker": "as a marker the Double counts 1 anyway: say `place double`",
    "no-such-piece/room": "only one space is left on the Ship in {berth:berth}, so the Double counts 1 anyway",
    # Cards
    "no-cards": "you have no card to swap",
    "no-discards": "your discard pile is empty",
    "no-seven": "your hand has no card of {travel_tokens.tokens.discard-7-jade.least} or more: it holds {hand:gift}",
    "no-seven/chosen": (
        "{chosen:card} will not do: it takes a card of {travel_tokens.tokens.discard-7-jade.least} or more"
        " of your hand, which holds {hand:card}"
    ),
    "not-your-card": "{chosen:card} is neither in your hand ({hand:card}) nor on your discard pile ({discard:card})",
    "not-your-card/hand": "{chosen:card} is not in your hand, which holds {hand:card}",
    "not-in-discard": "{chosen:card} is not on your discard pile, which holds {discard:card}",
    # Performing actions
    "not-this-action": "that is no way to act at {location:place}. {question} Answer with {forms}",
    "cannot-pay-b": "B costs {due} and your pool is worth {pool}",
    "cannot-pay-b/place": "B costs {due}, and at least one piece more is placed; your pool holds {pool_pieces}",
    "cannot-pay-b/two": "B costs {due}, and two pieces more are placed; your pool holds {pool_pieces}",
    # Travel
    "no-city-in-reach": "no city with a Travel Token can be reached from {traveller:city}",
    "no-city-in-reach/enter": "no city has a Travel Token",
    "no-token-there": "{chosen:city} has no Travel Token; in reach are {cities:city}",
    "city-out-of-reach": "{chosen:city} is out of reach from {traveller:city}: in reach are {cities:city}",
    "too-few-tokens": "that takes Travel Tokens worth {tokens_due}, and yours are worth {worth}",
    "too-few-tokens/none": "that takes Travel Tokens worth {tokens_due}, and you have none",
    "no-servant-for-tokens": "your supply has no Servant to exchange Travel Tokens for",
    "one-exchange-at-a-time": "finish this exchange first: tokens worth {owed} are still to be handed in",
    "one-exchange-at-a-time/servant": "finish this exchange first: say which piece you take for your tokens",
    "not-your-token": "you have no token “{chosen:token}”: yours are {tokens:token}",
    "make-room-first": (
        "your {slots} slots are full and the token “{token:token}” needs one: "
        "exchange tokens first, yours are worth {worth}"
    ),
    "make-room-first/short": "that takes Travel Tokens worth {tokens_due}, and yours are worth {worth}",
    "not-this-token": "the token you collected is “{token:token}”, not “{chosen:token}”",
    # Wall
    "marker-too-low": "that costs {cost:step} of Intrigue, and your marker is on step {marker}",
    "same-face": "Destiny Die {number} shows {face} already",
    "envoy-too-near-start": "your Envoy is on step {envoy}, too near the start to go back so far",
    # Jade
    "house-empty": "no house for {chosen} has a Jade left",
    "house-empty/none": "there is no house for {chosen}: the houses cost {houses:number}",
    "houses-left": "the square sells only when all houses are empty: {left:houses}",
    "cannot-pay-jade": "that costs {due} and your pool is worth {pool}",
    # Decrees
    "decree-not-in-play": "the Decree “{chosen:decree}” is not in this game, which has {tiles:decree}",
    "decree-owned": "you own the Decree “{chosen:decree}” already, and each is bought once",
    "cannot-pay-decree": (
        "the Decree “{chosen:decree}” costs {due} and one normal Servant more to place; your pool holds {pool_pieces}"
    ),
    "decree-not-yours": "you do not own the Decree “{chosen:decree}”",
    "decree-not-yours/level": "the Decree “{chosen:decree}” is not used in the Morning: only those of level 1 are",
    "decree-not-yours/not-in-play": "the Decree “{chosen:decree}” is not in this game",
    "decree-done-today": "you have used the Decree “{chosen:decree}” this Morning already",
    # Canal
    "canal-nothing-possible": (
        "nothing can be done on the Canal: your pool holds {pool_pieces}, "
        "no Ship of yours can move and no reward can be claimed"
    ),
    "canal-no-room": "there is no room for it on your Ships, and no new Ship can enter",
    "canal-no-room/route": "no harbour of route {chosen:route} is free",
    "canal-no-room/one-route": "there is no route {chosen:route} with {seats} players",
    "not-your-ship": "no Ship lies in {chosen:berth}",
    "not-your-ship/rival": "the Ship in {chosen:berth} belongs to {owner:player}",
    "not-your-ship/one-route": "there is only one route with {seats} players",
    "not-a-ship": "that is no Ship. {question} Answer with {forms}",
    "ship-full": "your Ship in {chosen:berth} is full: it carries {load} of {capacity}",
    "no-ship-left": "all {ships} of your Ships are on the Canal",
    "ship-cannot-move": "your Ship in {chosen:berth} cannot move: no harbour ahead is free",
    "ship-cannot-move/last": "your Ship in {chosen:berth} is in the last harbour and cannot move on",
    "place-then-move": "you have placed your piece already: A places one, then moves one Ship",
    "place-then-move/moved": "you have moved a Ship already: A places one piece first, then moves one Ship",
    "do-something": "A does something: place a piece, move a Ship or claim a reward first",
    "two-pieces": "B places two pieces: {left:piece} to go",
    "double-counts-two": "the Double is all you have to place and must count two: it needs a Ship with room for two",
    "two-pieces/done": "both pieces are on board already",
    "no-claim": "no full Ship of yours lies where it could claim {chosen:reward}",
    "only-this-ship": "only the Ship in {berth:berth}, which has just been filled, may claim now; others wait",
    "no-claim/slots": "you have claimed {chosen:reward} as often as your board has slots: {reward_slots}",
    "no-claim/pile": "the pile of Gift Cards is empty",
    "no-claim/move": "B moves no Ship: only A does",
    "no-claim/ship": "the Ship in {chosen:berth} cannot claim {reward:reward}: a full one in its harbour can",
}
