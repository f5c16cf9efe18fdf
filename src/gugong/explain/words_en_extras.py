"""Extra Decrees and new Gift Cards in English."""

from __future__ import annotations

from typing import Final

NAMES: Final[dict[str, dict[str, str]]] = {
    "card-does": {
        "always-lower": "none; always the lower gift, but for a fee the location twice",
        "always-higher": "none; always the higher gift",
        "trade-hands": "Intrigue 1 step back, trade a hand card",
        "pile-swap": "swap a card with the pile",
        "wall-replace": "replace another’s piece on the Great Wall",
        "envoy-for-vp": "Envoy 1 step back, {extras.actions.envoy-for-vp.vp:vp}",
    },
    "token": {"pile-swap": "swap with the pile", "reuse": "re-use"},
    "token-does": {
        "pile-swap": "swap a card of your hand or discard pile with the top of the pile",
        "reuse": "use one of your stored tokens again",
    },
    "decree": {
        "morning-underdog": "Morning: the underdog",
        "turn-intrigue": "Intrigue every turn",
        "travel-tokens": "VP for Travel Tokens",
        "intrigue-steps": "VP for Intrigue",
        "card-values": "VP for the value of cards",
        "audience": "An audience at last",
    },
    "decree-does": {
        "morning-underdog": "Envoy {envoy:step}; each Morning {vp_each_morning:vp} if you are last on VP",
        "turn-intrigue": "Envoy {envoy:step}; one Intrigue Benefit in each of your turns",
        "travel-tokens": "Envoy {envoy_back:step} back; at the end {each:vp} for each Travel Token",
        "intrigue-steps": "Envoy {envoy_back:step} back; at the end {each:vp} for each step of Intrigue",
        "card-values": "Envoy {envoy_back:step} back; at the end 1 VP for every {per} of your cards’ values together",
        "audience": "Envoy {envoy_back:step} back; at the end your Envoy goes to the best free spot of the Palace",
    },
    "decree-morning": {"morning-underdog": "VP if you are last, by itself"},
    "decree-short": {
        "morning-underdog": "Envoy +{envoy}, Mornings {vp_each_morning:vp} if last",
        "turn-intrigue": "Envoy +{envoy}, a benefit each turn",
        "travel-tokens": "end: {each:vp} per Travel Token",
        "intrigue-steps": "end: {each:vp} per Intrigue step",
        "card-values": "end: 1 VP per {per} of card values",
        "audience": "end: Envoy to the Palace",
    },
}

PROMPTS: Final[dict[str, str]] = {
    "deal-level-4": "Which Decree of level 4 comes into play?",
    "trade-hands": "Your card lets you trade a card for 1 step of Intrigue, of {marker}. With whom?",
    "trade-draw": "Which card of {partner:player}’s hand is taken?",
    "trade-give": "Which card of your hand do you give {partner:player}?",
    "pile-swap": "Which card of your hand or discard pile do you put under the pile, for its top card?",
    "wall-replace": "Your pool holds {pool_pieces}. Whose piece on the Great Wall do you replace with one of yours?",
    "envoy-for-vp": "Your Envoy is on step {envoy}. Does it go 1 step back for {extras.actions.envoy-for-vp.vp:vp}?",
    "reuse": "Which of your stored tokens do you use once more?",
}

ANSWERS: Final[dict[str, str]] = {
    "decree/deal-level-4": "{chosen:decree}",
    "trade": "trade with {chosen:player}",
    "card/trade-give": "give {chosen:gift}, action: {chosen:card-does}",
    "card/pile-swap": "put {chosen:gift} under the pile, action: {chosen:card-does}",
    "replace": "replace a Servant of {chosen:player}",
    "replace/double": "replace the Double Servant of {chosen:player} by yours",
    "step-back/envoy-for-vp": "Envoy 1 step back, {extras.actions.envoy-for-vp.vp:vp}",
    "scheme": "by your Decree {chosen:benefit}, for {cost:step} down, to step {left}",
    "token/reuse": "use it again: {chosen:token-does}",
    "decline/trade-hands": "do not trade",
    "decline/pile-swap": "do not swap",
    "decline/wall-replace": "replace nobody",
    "decline/envoy-for-vp": "stay where you are",
    "decline/reuse": "use none",
}

REASONS: Final[dict[str, str]] = {
    "trade-needs-intrigue": "a trade costs 1 step of Intrigue, and your marker is at the start",
    "trade-partner-has-no-card": "{chosen:player} has no card in hand",
    "trade-partner-has-no-card/own": "you trade with another player, not with yourself",
    "trade-partner-has-no-card/nobody": "there are only {seats} players, counted from 0",
    "pile-empty": "the pile of Gift Cards is empty",
    "no-rival-on-wall": "no other player has a piece on the Great Wall",
    "not-replaceable": "your pool has no normal Servant to put there: it holds {pool_pieces}",
    "not-replaceable/double": "a Double Servant is replaced by a Double, and yours is {double:zone}",
    "not-replaceable/rival": "that player has no normal Servant on the Great Wall",
    "not-replaceable/double-rival": "that player has no Double Servant on the Great Wall",
    "not-replaceable/own": "you replace a piece of another player, not your own",
    "card-without-action": "that card has no action of its own",
    "no-token-to-reuse": "you have no stored token that could be used again",
    "no-token-to-reuse/chosen": "the token “{chosen:token}” has no benefit to be used again",
    "scheme-needs-decree": "an Intrigue Benefit in your turn takes the Decree for it, which you do not own",
    "scheme-not-your-turn": "your Decree gives a benefit in your own turn, not in another’s nor between turns",
    "schemed-already": "you have taken the benefit of this turn already: your Decree gives one a turn",
    "underdog-by-itself": "the Decree “{chosen:decree}” works by itself, after all others of the Morning",
}

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "extra-cards": (
        "{cards} new cards take the place of {removed} in the pile",
        "{cards} new cards take the place of {removed} in the pile",
    ),
    "layered-pile": (
        "The pile has {new} new cards on top of {base} others",
        "The pile has {new} new cards on top of {base} others",
    ),
    "scoring-order": (
        "The order is: Wall, VP for VP, other Decrees, what else the modules score, Palace, Jade",
        "The order is: Wall, VP for VP, other Decrees, what else the modules score, Palace, Jade",
    ),
    "cannot-use-card": (
        "{seat:player} cannot use the card’s action",
        "You cannot use your card’s action",
    ),
    "trades": ("{seat:player} trades a card with {partner:player}", "You trade a card with {partner:player}"),
    "trades-card": ("{seat:player} hands {card:gift} to {taker:player}", "You hand {card:gift} to {taker:player}"),
    "trades-card/hidden": ("{seat:player} hands a card over, unseen", ""),
    "under-pile": ("{seat:player} puts {card:gift} under the pile", "You put {card:gift} under the pile"),
    "replaces-on-wall": (
        "{seat:player} replaces one of {rival:player}’s Servants on the Great Wall",
        "You replace one of {rival:player}’s Servants on the Great Wall",
    ),
    "replaces-on-wall/double": (
        "{seat:player} replaces {rival:player}’s Double Servant on the Great Wall",
        "You replace {rival:player}’s Double Servant on the Great Wall",
    ),
    "reuses-token": (
        "{seat:player} uses the stored token “{token:token}” again",
        "You use the stored token “{token:token}” again",
    ),
    "audience": (
        "{seat:player}’s Envoy is called into the Palace by Decree",
        "Your Envoy is called into the Palace by Decree",
    ),
}
