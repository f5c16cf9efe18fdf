### Meng: what he does and why.

module-solo = Meng
page-chapter-X-SOL = Meng with modules
page-chapter-S-SET = Meng: setting up
page-chapter-S-DAY = Meng: his Day
page-locked_reveal-gift = Meng has revealed a card
    .title = Meng has revealed a card.

automa-special = special

## Parts of sentences

level = Level { $level }
level_today = Level { $level } today
level_highest = Level { $level } before all others

## Questions

ask-automa = Which automa card does Meng reveal?
ask-reveal-gift = Which Gift Card does Meng reveal from his stack?
ask-draw-focus = Which location is Meng’s focus?

## Answers

answer-automa = { NAME($chosen) }
answer-at_draw-focus = { NAME($chosen) }

## Events

event-pairing = You play hand { $human }, { NAME($who) } hand { $his }
event-focus = { NAME($who, form: "whose") } focus is { NAME($location) }: his Double marks it
event-meng-marker = A neutral Servant marks a card reward on { NAME($who, form: "whose") } board, for his fifth Gift Card
event-automa-deck = { NAME($who, form: "whose") } automa deck has { COUNT($cards, of: "cards") }, { $special } of them special
event-meng-morning = { NAME($who, form: "whose") } Morning: he uses all his Decrees
event-automa = { NAME($who, form: "whose") } automa card shows { NAME($automa) }
event-automa_special = { NAME($who, form: "whose") } automa card is a special one: he goes to his focus, { NAME($location) }
event-automa-shuffled = The automa deck was empty; { COUNT($cards, of: "cards") } are shuffled anew
event-meng-acts_card = { NAME($who) } takes the action of his card: { NAME($location) }
event-meng-acts_location = { NAME($who) } takes the action of the location: { NAME($location) }
event-meng-acts_special = By his special card { NAME($who) } acts without paying, in the larger way: { NAME($location) }
event-meng-cannot_servants = { NAME($who) } cannot act at { NAME($location) }: it takes { COUNT($needed, of: "servant") }; with his tokens he has { $could }
event-meng-cannot_no-city = { NAME($who) } cannot travel: there is no token for him on the map
event-meng-cannot_no-room = { NAME($who) } cannot load a Ship: none has room, and no new one can enter
event-meng-cannot_no-decree = { NAME($who) } can buy no Decree
event-meng-cannot_blocked = { NAME($who) } cannot act at { NAME($location) }: nothing is possible there
event-meng-no-swap = { NAME($card) } would swap cards, which { NAME($who) } never does: he scores { COUNT($vp, of: "vp") } instead
event-meng-way_enters = { NAME($who, form: "whose") } Traveller enters at { NAME($city) }, the first city of his round with a token
event-meng-way_round = { NAME($city) } is the next city with a token on { NAME($who, form: "whose") } way round the map
event-meng-way_bare = His way round the map has no token left: { NAME($who) } turns to the nearest, in { NAME($city) }
event-meng-way_nearest = { NAME($who) } is off his round, which he cannot reach: { NAME($city) } has the nearest token
event-meng-way_back = { NAME($who) } goes back to his round: { NAME($city) } has its nearest token
event-meng-instead_swap = { NAME($who) } never swaps cards: for this token he scores { COUNT($vp, of: "vp") }
event-meng-instead_twilight = At Twilight { NAME($who) } has no use for the token “{ NAME($token) }”: he scores { COUNT($vp, of: "vp") }
event-meng-instead_no-card = { NAME($who) } has no card for the token “{ NAME($token) }”: he scores { COUNT($vp, of: "vp") }
event-meng-no-use_supply = { NAME($who, form: "whose") } supply is empty: the token “{ NAME($token) }” brings him nothing
event-meng-no-use_room = { NAME($who) } has no Ship to load: the token “{ NAME($token) }” brings him nothing
event-meng-no-use_servants = { NAME($who, form: "whose") } pool is too small for the token “{ NAME($token) }”: he only stores it
event-meng-exchanges_servant = { NAME($who) } hands in Travel Tokens worth { $price } for a Servant: with it he can complete the action
event-meng-exchanges_jade = { NAME($who, form: "whose") } Travel Tokens are worth { $price }: he hands them in for a Jade at once
event-meng-exchanges_room = { NAME($who, form: "whose") } slots are full: he hands in Travel Tokens worth { $price }
event-meng-jade_cheapest = { $price ->
        [0] { NAME($who) } takes the cheapest Jade, without paying
       *[other] { NAME($who) } takes the cheapest Jade, for { COUNT($price, of: "servant") }
    }
event-meng-jade_square = { $price ->
        [0] All houses are empty: { NAME($who) } takes a Jade of the square, without paying
       *[other] All houses are empty: { NAME($who) } takes a Jade of the square, for { COUNT($price, of: "servant") }
    }
event-meng-level_dear = { $level_words }: { LIST($candidates, form: "quoted") } would cost { NAME($who) } { LIST($figures) }, with 1 more to place; with his tokens he has { $could }
event-meng-level_owned = { $level_words }: { NAME($who) } has all its Decrees already
event-meng-decree_only = { $level_words }: “{ NAME($tile) }” is the only one { NAME($who) } does not have; he takes it
event-meng-decree_cheaper = { $level_words }: { LIST($candidates, form: "quoted") } cost { LIST($figures) }; { NAME($who) } takes the cheaper one, “{ NAME($tile) }”
event-meng-decree_alone = { $level_words }: { LIST($candidates, form: "quoted") } both cost { $figure }; you are on the other one; { NAME($who) } takes “{ NAME($tile) }”
event-meng-decree_bottom = { $level_words }: { LIST($candidates, form: "quoted") } both cost { $figure }; { NAME($who) } takes the bottom one, “{ NAME($tile) }”
event-meng-benefit_jade = { NAME($who, form: "whose") } marker is on step { $steps }, high enough for a Jade: he takes it
event-meng-benefit_servant = { NAME($who, form: "whose") } marker is on step { $steps }, too low for a Jade: he takes a Servant
event-meng-benefit_saves = { NAME($who) } keeps his Intrigue for the end: he takes a Servant only
event-meng-no-benefit_low = { NAME($who, form: "whose") } marker is on step { $steps }: no Intrigue Benefit
event-meng-no-benefit_empty = { NAME($who, form: "whose") } supply is empty and his marker, on step { $steps }, too low for a Jade
event-meng-ship_existing = { NAME($who) } has a Ship with room, in { NAME($berth) }: he loads that one
event-meng-ship_new = { NAME($who) } has no Ship with room: he begins a new one in { NAME($berth) }
event-meng-claims_card = { NAME($who, form: "whose") } full Ship in { NAME($berth) } claims at once: a Gift Card, as a slot is free
event-meng-claims_slots = { NAME($who, form: "whose") } full Ship in { NAME($berth) } claims at once: { NAME($reward) }, for he has his Gift Cards
event-meng-claims_pile = { NAME($who, form: "whose") } full Ship in { NAME($berth) } claims at once: { NAME($reward) }, for the pile is empty
event-meng-piece = { NAME($who) } takes a Servant of his { NAME($zone, form: "short") }
event-meng-keeps_under = The card goes under { NAME($who, form: "whose") } gift stack, unseen
event-meng-keeps_discard = At Twilight the card goes to { NAME($who, form: "whose") } discard pile, unseen
event-twilight = Twilight: { NAME($who) } goes through his { COUNT($cards, of: "cards") } of the Day in their order
event-twilight-card = Twilight card { $place }: { NAME($automa) }
event-twilight-card_special = Twilight card { $place }: a special one
event-meng-skips_servants = { NAME($who) } skips it: it takes { COUNT($needed, of: "servant") }, and with his tokens he has { $could }
event-meng-skips_no-city = { NAME($who) } skips it: there is no token for him on the map
event-meng-skips_no-room = { NAME($who) } skips it: no Ship has room, and no new one can enter
event-meng-skips_top = { NAME($who) } skips it: his Intrigue marker is at the top
event-meng-skips_blocked = { NAME($who) } skips it: his Envoy cannot move on
event-meng-counts = { NAME($who, form: "whose") } Envoy is outside the Palace: no VP for it, but he may win all the same
event-human-starts = { NAME($who) } begins the game
    .you = You begin the game
event-automa-of-modules = Modules add { COUNT($added, of: "cards") } to the automa deck and take out { COUNT($left_out, of: "cards") }
event-decree-left-out = “{ NAME($tile) }” is not used against Meng
event-meng-saves = For “{ NAME($tile) }” { NAME($who) } buys no more Jade with Intrigue or Travel Tokens

## On the board

board-automa-deck = automa
board-automa-focus = focus
board-automa-today = today
board-automa-nothing = nothing yet
board-automa = Meng: focus { NAME($focus, form: "short") }, automa deck of { $deck }, today { LIST($today) }

## What Meng has, beside a real table

companion-focus = Focus
companion-place = { NAME($place, form: "short") }
companion-deck = Automa cards to come
companion-today = Played today
companion-earlier = Of earlier days
companion-stack = Gift stack
companion-under = Under it, in this order
companion-discard = Discard pile
companion-tokens = Travel Tokens
companion-servants = Servants
companion-in-pool = { $pool } in the pool, { $supply } in the supply
companion-unseen = an unseen card
companion-times = { NAME($what) } ×{ $n }

## For configurations and simulations

source-meng = what Meng takes instead of things he does not use

# Why its file of figures cannot be used
why-figures-meng-jade = there are at least { $least } Jade cards, the Summer Palace takes one out; here { $given }
why-figures-meng-decrees = there is one Decrees card, here { $given }
why-figures-meng-cards = there are { $number } location cards, here { $given }
why-figures-meng-special = there are { $usual } special cards, { $easy } in an easy game

# What cannot be in a position
why-meng-focus-unknown = { $given } is not in this game
why-meng-focus-shunned = it cannot be { $given } with these modules
why-meng-automa-cards = there are { $number } automa cards { $automa }, no more and no fewer
why-meng-under-stack = { $card } lies under Meng's gift stack, but not once in his hand
why-meng-double = Meng's Double marks his focus and does nothing else
why-meng-no-twilight = Twilight is not under way
why-meng-drawn = a card drawn face down today lies under Meng's gift stack
why-meng-no-gift = Meng has no Gift Card

## The card about a thing

about-automa = Meng’s cards
    .kind = Two cards make his turn
    .what = An automa card names the official to whom he gives his top Gift Card. He is never asked and pays no fee. At Twilight he goes through the day’s automa cards once more.
about-focus = Meng’s focus: { NAME($focus, form: "short") }
    .kind = For the whole game
    .what = A special automa card sends him here. { about-automa.what }
about-line-automa-deck = { $n }
    .label = Automa deck
about-line-automa-today = { LIST($cards) }
    .label = Today so far

## Lesson

lesson-meng = Alone against Meng
    .line = How Meng thinks, and how to be faster.
lesson-meng-meng = Meng climbs to the Palace too. Cards decide for him: one says where he acts, the other is the gift he gives there. He never pays a fee and is never asked.
    .title = Your rival Meng
    .known = Two cards decide what Meng does
lesson-meng-card = A 1 lies at the Palace, so your 5 goes free; it builds a stone of the Wall on the way.
    .title = Your turn
    .do = Give the 5 to the Palace.
    .else = Possible. Against Meng every turn counts double, so act twice if you can.
lesson-meng-turn = First the Wall. After it your Envoy goes a step, and then it is Meng’s turn.
    .title = Act, then watch
    .do = Take A.
    .else = B places more, for a Servant more.
lesson-meng-his = Meng drew a special card: it sent him to his focus, which is Travel in this game, and there he acted in the larger way for nothing. In a game each step of his is told with its reason.
    .title = What Meng did
    .known = A special card: his focus, for nothing
lesson-meng-fast = You win if your Envoy arrives and you have more VP. Meng’s deck knows no hurry: watch the dice and his focus, and take first what he takes often.
    .title = How to be faster
own-what_solo-location_cards = How many automa cards show this location: { NAME($item) }
