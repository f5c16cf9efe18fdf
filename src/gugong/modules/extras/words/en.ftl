### Extra Decrees and new Gift Cards.

module-extras = Extra Decrees and Gifts
    .short = Extra Decrees
    .line = New Decrees, new Gift Cards and two more kinds of Travel Tokens.
page-chapter-X-EXT = Extra Decrees and Gifts
page-locked_trade-draw = a card was drawn
    .title = A card was drawn.

## Names

# effect

effect-always-lower = none; always the lower gift, but for a fee the location twice
effect-always-higher = none; always the higher gift
effect-trade-hands = Intrigue 1 step back, trade a hand card
effect-pile-swap = swap a card with the pile
effect-wall-replace = replace another’s piece on the Great Wall
effect-envoy-for-vp = Envoy 1 step back, { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }

# token

token-pile-swap = swap with the pile
    .does = swap a card of your hand or discard pile with the top of the pile
token-reuse = re-use
    .does = use one of your stored tokens again

# decree

decree-morning-underdog = Morning: the underdog
    .quoted = “Morning: the underdog”
    .does = Envoy { COUNT($envoy, of: "step") }; each Morning { COUNT($vp_each_morning, of: "vp") } if you are last on VP
    .morning = VP if you are last, by itself
    .short = Envoy +{ $envoy }, Mornings { COUNT($vp_each_morning, of: "vp") } if last
decree-turn-intrigue = Intrigue every turn
    .quoted = “Intrigue every turn”
    .does = Envoy { COUNT($envoy, of: "step") }; one Intrigue Benefit in each of your turns
    .short = Envoy +{ $envoy }, a benefit each turn
decree-travel-tokens = VP for Travel Tokens
    .quoted = “VP for Travel Tokens”
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end { COUNT($each, of: "vp") } for each Travel Token
    .short = end: { COUNT($each, of: "vp") } per Travel Token
decree-intrigue-steps = VP for Intrigue
    .quoted = “VP for Intrigue”
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end { COUNT($each, of: "vp") } for each step of Intrigue
    .short = end: { COUNT($each, of: "vp") } per Intrigue step
decree-card-values = VP for the value of cards
    .quoted = “VP for the value of cards”
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end 1 VP for every { $per } of your cards’ values together
    .short = end: 1 VP per { $per } of card values
decree-audience = An audience at last
    .quoted = “An audience at last”
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end your Envoy goes to the best free spot of the Palace
    .short = end: Envoy to the Palace

## Questions

ask-deal-level-4 = Which Decree of level 4 comes into play?
ask-trade-hands = Your marker is on step { $marker } of Intrigue, and a trade costs 1 step. With whom do you trade a card?
    .title = With whom do you trade a card?
    .context = A trade costs 1 step of Intrigue; your marker is on step { $marker }.
ask-trade-draw = Which card of { NAME($partner, form: "whose") } hand is taken?
ask-trade-give = Which card of your hand do you give { NAME($partner) }?
ask-pile-swap = Which card of your hand or discard pile do you put under the pile, for its top card?
ask-wall-replace = Your pool holds { $pool_pieces }. Whose piece on the Great Wall do you replace with one of yours?
    .title = Whose piece on the Great Wall do you replace with one of yours?
    .context = Your pool holds { $pool_pieces }.
ask-envoy-for-vp = Your Envoy is on step { $envoy }. Does your Envoy go 1 step back for { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }?
    .title = Does your Envoy go 1 step back for { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }?
    .context = Your Envoy is on step { $envoy }.
ask-reuse = Which of your stored tokens do you use once more?
ask-meng-gives = Which card of Meng’s gift stack does he give away?
ask-meng-takes = Which card of your hand does Meng take?
ask-meng-swaps = Which of his cards does Meng put under the pile?

## Answers

answer-decree_deal-level-4 = { NAME($chosen) }
answer-trade = trade with { NAME($chosen) }
answer-card_trade-give = give { NAME($chosen) }, action: { NAME($chosen, form: "does") }
    .label = { NAME($chosen) }
    .note = { NAME($chosen, form: "does-note") }
answer-card_pile-swap = put { NAME($chosen) } under the pile, action: { NAME($chosen, form: "does") }
    .label = Put { NAME($chosen) } under the pile
    .note = { NAME($chosen, form: "does-note") }
answer-replace = replace a Servant of { NAME($chosen) }
answer-replace_double = replace the Double Servant of { NAME($chosen) } by yours
answer-step-back_envoy-for-vp = Envoy 1 step back, { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }
answer-scheme = by your Decree { NAME($chosen) }, for { COUNT($cost, of: "step") } of Intrigue: down to step { $left }
    .label = { NAME($chosen) }, by your Decree
    .note = { COUNT($cost, of: "step") } of Intrigue: down to step { $left }
answer-token_reuse = use the token again: { NAME($chosen, form: "does") }
    .label = Use the token again
    .note = { NAME($chosen, form: "does") }
answer-decline_trade-hands = do not trade
answer-decline_pile-swap = do not swap
answer-decline_wall-replace = replace nobody
answer-decline_envoy-for-vp = stay where you are
answer-decline_reuse = use none

## Why not

why-trade-needs-intrigue = a trade costs 1 step of Intrigue, and your marker is at the start
why-trade-partner-has-no-card = { NAME($chosen) } has no card in hand
why-trade-partner-has-no-card_own = you trade with another player, not with yourself
why-trade-partner-has-no-card_nobody = there are only { $seats } players, counted from 0
why-pile-empty = the pile of Gift Cards is empty
why-no-rival-on-wall = no other player has a piece on the Great Wall
why-not-replaceable = your pool has no normal Servant to put there: it holds { $pool_pieces }
why-not-replaceable_double = a Double Servant is replaced by a Double, and yours is { NAME($double) }
why-not-replaceable_rival = that player has no normal Servant on the Great Wall
why-not-replaceable_double-rival = that player has no Double Servant on the Great Wall
why-not-replaceable_own = you replace a piece of another player, not your own
why-card-without-action = that card has no action of its own
why-no-token-to-reuse = you have no stored token that could be used again
why-no-token-to-reuse_chosen = the token “{ NAME($chosen) }” has no benefit to be used again
why-scheme-needs-decree = an Intrigue Benefit in your turn takes the Decree for it, which you do not own
why-scheme-not-your-turn = your Decree gives a benefit in your own turn, not in another’s nor between turns
why-schemed-already = you have taken the benefit of this turn already: your Decree gives one a turn
why-underdog-by-itself = the Decree “{ NAME($chosen) }” works by itself, after all others of the Morning

## Events

event-extra-cards = { $cards } new cards take the place of { $removed } in the pile
event-layered-pile = The pile has { $new } new cards on top of { $base } others
event-scoring-order = The order of the scoring: Wall, VP for VP, other Decrees, what else the modules score, Palace, Jade
event-cannot-use-card = { NAME($who) } cannot use the card’s action
    .you = You cannot use your card’s action
event-trades = { NAME($who) } trades a card with { NAME($partner) }
    .you = You trade a card with { NAME($partner) }
event-trades-card = { NAME($who) } hands { NAME($card) } to { NAME($taker) }
    .you = You hand { NAME($card) } to { NAME($taker) }
event-trades-card_hidden = { NAME($who) } hands a card over, unseen
event-under-pile = { NAME($who) } puts { NAME($card) } under the pile
    .you = You put { NAME($card) } under the pile
event-replaces-on-wall = { NAME($who) } replaces one of { NAME($rival, form: "whose") } Servants on the Great Wall
    .you = You replace one of { NAME($rival, form: "whose") } Servants on the Great Wall
event-replaces-on-wall_double = { NAME($who) } replaces { NAME($rival, form: "whose") } Double Servant on the Great Wall
    .you = You replace { NAME($rival, form: "whose") } Double Servant on the Great Wall
event-reuses-token = { NAME($who) } uses the stored token “{ NAME($token) }” again
    .you = You use the stored token “{ NAME($token) }” again
event-audience = { NAME($who, form: "whose") } Envoy is called into the Palace by Decree
    .you = Your Envoy is called into the Palace by Decree
event-meng-schemes_jade = { NAME($who, form: "whose") } marker is on step { $steps }: with his Decree he buys a Jade at once
event-meng-schemes_servants = { NAME($who) } is short of { COUNT($missing, of: "servant") }: before any token he trades Intrigue, for { NAME($benefit) }
event-meng-swaps_stack = { NAME($who) } puts { NAME($card) } of his stack under the pile and draws a card for it
event-meng-swaps_discard = { NAME($who, form: "whose") } stack is empty: he puts { NAME($card) }, a discard, under the pile for a card
event-meng-once_cannot = { NAME($who) } cannot pay { COUNT($fee, of: "servant") } and act at { NAME($location) } twice: he acts once, without paying

## For configurations and simulations

why-config-extra-decrees = they come with the module extras
why-config-extra-decree = there is no { $given }; there are { $known }
why-config-extra-decree-of = { $decree } comes with { $module }
why-config-extra-decree-spaces = { $given } of level 4, but { $spaces } spaces on the boards of modules
why-config-extra-decree-meng = the { $decree } is not for a game against Meng
source-cards = Gift Cards of extras

# What cannot be in a position
why-extras-schemed = true or false is needed, and nothing else
why-extras-no-swap = the card cannot be swapped with the pile
why-extras-nothing-to-swap = nothing can be swapped with the pile
why-extras-both-hands = both need a card in hand
why-extras-partner = the partner has no card in hand

## Lesson

lesson-extras = Extra Decrees and gifts
    .line = New cards with a will of their own, and new Decrees.
lesson-extras-gifts = Six new Gift Cards are in the pile. Two of them are in your hand: the picture at their foot says what is special about them.
    .title = New gifts
lesson-extras-card = This 9 has no action, but to an Official it always counts as the higher gift, whatever lies there.
    .title = Always higher
    .do = Pick the new 9.
    .else = A card of the base game, or one for another lesson.
lesson-extras-always = At Jade lies a 9, which only a 1 takes for nothing otherwise. Yours goes free.
    .title = Even against a nine
    .do = Give it to Jade.
    .known = Some gifts do not keep to their value
    .else = It goes free there too; but nowhere else is that so rare.
lesson-extras-decrees = Decrees like this one move your Envoy instead of giving VP at once. This one pays every Morning whoever has the fewest VP. Point at any of them to see what it does.
    .title = New Decrees
