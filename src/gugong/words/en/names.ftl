### Names of things and people, and counted nouns.

gift = { NAME($gift) } ({ $value })
    .id = { NAME($gift) } ({ $value }, { $id })
person = { $name }
    .whose = { $name }’s
    .own = { $name }’s
person-you = you
    .whose = your
    .own = yours
person-seat = seat { $n }
    .whose = seat { $n }’s
    .own = seat { $n }’s
plain-question = { $what }?
plain-event = { $what }
plain-event-of = { NAME($who) }: { $what }

# gift, by value; where an edition shows another, the edition stands behind

gift-name-1 = Fruit bowl
gift-name-2 = Paper fan
gift-name-3 = Go stones
gift-name-4 = Tea set
gift-name-5 = Bonsai
gift-name-6 = Lidded pot
gift-name-6_edition-1 = Silk robe
gift-name-7 = Porcelain vase
gift-name-8 = Dunhuang pipa
gift-name-9 = Golden statue
gift-name-9_edition-1 = Jade statue

# location

location-travel = Travel
    .short = Travel
    .official = the Travel Official
    .does = collect Travel Tokens
location-wall = the Great Wall
    .short = Great Wall
    .official = the Wall Official
    .does = build the Great Wall
location-jade = Jade
    .short = Jade
    .official = the Jade Official
    .does = buy a Jade
location-intrigue = Intrigue
    .short = Intrigue
    .official = the Intrigue Official
    .does = climb the Intrigue Track
location-palace = the Palace
    .short = Palace
    .official = the Palace Official
    .does = move the Envoy
location-decrees = Decrees
    .short = Decrees
    .official = the Decrees Official
    .does = buy a Decree
location-canal = the Grand Canal
    .short = Grand Canal
    .official = the Canal Official
    .does = load and move Ships
location-summer-palace = the Summer Palace
    .short = Summer Palace
    .official = the Court Lady of the Summer Palace
    .does = place Servants on the piers
location-peasants = the Peasants
    .short = Peasants
    .official = the Agriculture Official
    .does = gain Servants, and stir the peasants

# effect

effect-none = none
    .note = { "" }
effect-servants-1 = gain { COUNT(FIGURE("gift_cards.actions.servants-1.servants"), of: "servant") }
effect-servants-2 = gain { COUNT(FIGURE("gift_cards.actions.servants-2.servants"), of: "servant") }
effect-swap = swap a card
effect-travel = Travel
effect-wall = Great Wall
effect-jade = Jade
effect-intrigue = Intrigue
effect-palace = Palace
effect-decrees = Decrees
effect-canal = Grand Canal
effect-summer-palace = Summer Palace
effect-peasants = Peasants
effect-always-lower = none; always the lower gift, but for a fee the location twice
effect-always-higher = none; always the higher gift
effect-trade-hands = Intrigue 1 step back, trade a hand card
effect-pile-swap = swap a card with the pile
effect-wall-replace = replace another’s piece on the Great Wall
effect-envoy-for-vp = Envoy 1 step back, { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }

# city

city-fuzhou = Fuzhou
city-hangzhou = Hangzhou
city-jinan = Jinan
city-liaoyang = Liaoyang
city-beijing = Beijing
city-datong = Datong
city-ningxia = Ningxia
city-jiayuguan = Jiayuguan
city-lanzhou = Lanzhou
city-chengdu = Chengdu
city-kunming = Kunming
city-guiyang = Guiyang
city-guilin = Guilin
city-guangzhou = Guangzhou
city-xian = Xi’an
city-taiyuan = Taiyuan
city-kaifeng = Kaifeng
city-chongqing = Chongqing
city-wuchang = Wuchang
city-nanjing = Nanjing

# token

token-servants-1 = { COUNT(FIGURE("travel_tokens.tokens.servants-1.servants"), of: "servant") }
    .does = gain { COUNT(FIGURE("travel_tokens.tokens.servants-1.servants"), of: "servant") }
token-servants-2 = { COUNT(FIGURE("travel_tokens.tokens.servants-2.servants"), of: "servant") }
    .does = gain { COUNT(FIGURE("travel_tokens.tokens.servants-2.servants"), of: "servant") }
token-envoy = Envoy
    .does = Envoy 1 step
token-intrigue = Intrigue
    .does = Intrigue 1 step
token-vp-2 = { COUNT(FIGURE("travel_tokens.tokens.vp-2.vp"), of: "vp") }
    .does = score { COUNT(FIGURE("travel_tokens.tokens.vp-2.vp"), of: "vp") }
token-discard-7-jade = { FIGURE("travel_tokens.tokens.discard-7-jade.least") }+ for Jade
    .does = discard a hand card of { FIGURE("travel_tokens.tokens.discard-7-jade.least") } or more for a Jade
token-swap = swap
    .does = swap a card with an official
token-take-back = take back
    .does = take a card of your discard pile back to your hand
token-ship = Ship
    .does = place a Servant of your supply on a Ship
token-wall = Wall
    .does = place a Servant of your supply on the Great Wall
token-pay-3-jade = { FIGURE("travel_tokens.tokens.pay-3-jade.servants") } for Jade
    .does = pay { COUNT(FIGURE("travel_tokens.tokens.pay-3-jade.servants"), of: "servant") } for a Jade
token-double = double
    .does = no benefit, counts as { FIGURE("travel_tokens.tokens.double.counts") } when exchanged
token-value-plus-1 = gifts +{ FIGURE("bonus_tokens.tokens.value-plus-1.value") }
    .does = with a Servant of your pool on it, your cards count { FIGURE("bonus_tokens.tokens.value-plus-1.value") } more today
token-toll = toll
    .does = with a Servant of your pool on it, others pay you { COUNT(FIGURE("bonus_tokens.tokens.toll.vp"), of: "vp") } today whenever they act at a place you choose
token-follow = follow
    .does = with a Servant of your pool on it, you may follow others today who act at a place you choose
token-double-value = double value
    .does = once, the card you give counts twice its value
token-double-card = card twice
    .does = once, you may use your card’s action twice
token-discount-2 = { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } less
    .does = once, a Jade or Decree action costs { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } less
token-pier-1 = 1 on a pier
    .does = place a Servant of your supply on a pier
token-pier-2 = 2 on piers
    .does = place 2 Servants of your supply on 1 or 2 piers
token-pile-swap = swap with the pile
    .does = swap a card of your hand or discard pile with the top of the pile
token-reuse = re-use
    .does = use one of your stored tokens again

# decree

decree-morning-intrigue = Morning: Intrigue
    .does = { COUNT($vp, of: "vp") } now; each Morning Intrigue { COUNT($steps, of: "step") }
    .morning = Intrigue { COUNT($steps, of: "step") }
    .short = { COUNT($vp, of: "vp") }, Mornings Intrigue +{ $steps }
decree-morning-ship = Morning: a Servant aboard
    .does = { COUNT($vp, of: "vp") } now; each Morning a Servant of your supply on a Ship
    .morning = place a Servant of your supply on a Ship
    .short = { COUNT($vp, of: "vp") }, Mornings 1 on a Ship
decree-morning-servant = Morning: a Servant
    .does = { COUNT($vp, of: "vp") } now; each Morning 1 more Servant
    .morning = gain 1 Servant
    .short = { COUNT($vp, of: "vp") }, Mornings +1 Servant
decree-morning-envoy = Morning: the Envoy
    .does = { COUNT($vp, of: "vp") } now; each Morning Envoy 1 step
    .morning = Envoy 1 step
    .short = { COUNT($vp, of: "vp") }, Mornings Envoy +1
decree-morning-swap = Morning: a swap
    .does = { COUNT($vp, of: "vp") } now; each Morning swap a hand card with an official
    .morning = swap a hand card with an official
    .short = { COUNT($vp, of: "vp") }, Mornings a swap
decree-travel-discount = Cheaper journeys
    .does = { COUNT($vp, of: "vp") } now; Travel B costs 1 Servant less
    .short = { COUNT($vp, of: "vp") }, Travel B 1 cheaper
decree-jade-discount = Cheaper Jade
    .does = { COUNT($vp, of: "vp") } now; Jade costs 1 Servant less
    .short = { COUNT($vp, of: "vp") }, Jade 1 cheaper
decree-wall-bonus = An extra builder
    .does = { COUNT($vp, of: "vp") } now; each Wall action may place 1 more from your supply
    .short = { COUNT($vp, of: "vp") }, Wall +1 from supply
decree-equal-gifts = Equal gifts
    .does = { COUNT($vp, of: "vp") } now; a gift of equal value is free
    .short = { COUNT($vp, of: "vp") }, equal gifts are free
decree-decree-discount = Cheaper Decrees
    .does = { COUNT($vp, of: "vp") } now; later Decrees cost 1 Servant less
    .short = { COUNT($vp, of: "vp") }, Decrees 1 cheaper
decree-vp-per-3-vp = VP for VP
    .does = at the end 1 VP for every { $per } VP you have, at most { $max }
    .short = end: 1 VP per { $per } VP, max { $max }
decree-vp-8 = VP at the end
    .does = at the end { COUNT($end_vp, of: "vp") }
    .short = end: { COUNT($end_vp, of: "vp") }
decree-vp-per-jade = VP for Jade
    .does = at the end { COUNT($each, of: "vp") } for each Jade, at most { $max }
    .short = end: { COUNT($each, of: "vp") } per Jade, max { $max }
decree-vp-per-decree = VP for Decrees
    .does = at the end { COUNT($each, of: "vp") } for each of your Decrees
    .short = end: { COUNT($each, of: "vp") } per Decree
decree-vp-per-harbour = VP for harbours
    .does = at the end { COUNT($each, of: "vp") } for each harbour reward claimed
    .short = end: { COUNT($each, of: "vp") } per harbour reward
decree-morning-pier = Morning: a pier
    .does = Envoy { COUNT($envoy, of: "step") } now; each Morning a Servant of your supply on a pier
    .short = Envoy +{ $envoy }, Mornings 1 on a pier
decree-neutral-servants = VP for neutral Servants
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end { COUNT($each, of: "vp") } for each neutral Servant of yours, at most { $max }
    .short = Envoy −{ $envoy_back }, end: { COUNT($each, of: "vp") } per neutral Servant, at most { $max }
decree-bid-token = A bid token
    .does = Envoy { COUNT($envoy, of: "step") } now; a bid token, to be used in each revolt
    .short = Envoy +{ $envoy }, a bid token
decree-gift-cards = VP for Gift Cards
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end { COUNT($each, of: "vp") } for each of your Gift Cards
    .short = Envoy −{ $envoy_back }, end: { COUNT($each, of: "vp") } per Gift Card
decree-morning-underdog = Morning: the underdog
    .does = Envoy { COUNT($envoy, of: "step") }; each Morning { COUNT($vp_each_morning, of: "vp") } if you are last on VP
    .morning = VP if you are last, by itself
    .short = Envoy +{ $envoy }, Mornings { COUNT($vp_each_morning, of: "vp") } if last
decree-turn-intrigue = Intrigue every turn
    .does = Envoy { COUNT($envoy, of: "step") }; one Intrigue Benefit in each of your turns
    .short = Envoy +{ $envoy }, a benefit each turn
decree-travel-tokens = VP for Travel Tokens
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end { COUNT($each, of: "vp") } for each Travel Token
    .short = end: { COUNT($each, of: "vp") } per Travel Token
decree-intrigue-steps = VP for Intrigue
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end { COUNT($each, of: "vp") } for each step of Intrigue
    .short = end: { COUNT($each, of: "vp") } per Intrigue step
decree-card-values = VP for the value of cards
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end 1 VP for every { $per } of your cards’ values together
    .short = end: 1 VP per { $per } of card values
decree-audience = An audience at last
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end your Envoy goes to the best free spot of the Palace
    .short = end: Envoy to the Palace

# reward

reward-vp-4 = { COUNT(FIGURE("boards.gains.harbour_vp"), of: "vp") }
    .short = { COUNT(FIGURE("boards.gains.harbour_vp"), of: "vp") }
reward-gift-card = a card of the pile
    .short = card
reward-double-servant = the Double Servant
    .short = Double

# benefit

benefit-servant = 1 Servant
benefit-servants-2 = { COUNT(FIGURE("boards.gains.benefit_servants"), of: "servant") }
benefit-die = turn a Destiny Die
benefit-jade = 1 Jade

# zone

zone-locked = still locked on your player board
    .short = locked
zone-pool = in your pool
    .short = pool
zone-supply = in your supply
    .short = supply
zone-wall = on the Great Wall
    .short = Wall
zone-ship = on a Ship
    .short = Ship
zone-elsewhere = elsewhere
    .short = away

# pond

pond-neutral-or-jade = neutral Servants or Jade
pond-court-lady = Court Ladies
pond-neutral = neutral Servants
pond-jade = Jade

# track

track-quill = the Quill
track-river = the River
track-stone = the Stone
track-shadow = the Shadow
track-lotus = the Lotus
track-crane = the Crane
track-tiger = the Tiger
track-dragon = the Dragon
track-phoenix = the Phoenix
track-turtle = the Turtle

## Counted

count-servant =
    { $n ->
        [one] 1 Servant
       *[other] { $n } Servants
    }
count-more-servant =
    { $n ->
        [one] 1 more Servant
       *[other] { $n } more Servants
    }
count-piece =
    { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    }
count-step =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
count-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
count-slot =
    { $n ->
        [one] 1 slot
       *[other] { $n } slots
    }
count-tokens =
    { $n ->
        [one] 1 Travel Token
       *[other] { $n } Travel Tokens
    }
count-match =
    { $n ->
        [one] 1 match
       *[other] { $n } matches
    }
count-jade =
    { $n ->
        [one] 1 Jade
       *[other] { $n } Jade
    }
count-vp =
    { $n ->
        [one] 1 VP
       *[other] { $n } VP
    }
count-number = { $n }
count-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
count-houses =
    { $n ->
        [one] 1 house still has its Jade
       *[other] { $n } houses still have their Jade
    }
count-revolt-tokens =
    { $n ->
        [one] 1 revolt token
       *[other] { $n } revolt tokens
    }
count-intrigue-step =
    { $n ->
        [one] 1 step of Intrigue
       *[other] { $n } steps of Intrigue
    }
count-harbour-reward =
    { $n ->
        [one] 1 harbour reward
       *[other] { $n } harbour rewards
    }
count-gift-cards =
    { $n ->
        [one] 1 Gift Card
       *[other] { $n } Gift Cards
    }

## Parts of sentences

nothing = nothing
harbour = harbour { $n }
harbour_route = harbour { $route }{ $n }
pieces = { COUNT($servants, of: "servant") }
pieces_double = the Double
pieces_both = { COUNT($servants, of: "servant") } and the Double
pieces_neutral = { $neutral } neutral
pieces_servants-neutral = { COUNT($servants, of: "servant") } and { $neutral } neutral
pieces_double-neutral = the Double and { $neutral } neutral
pieces_all = { COUNT($servants, of: "servant") }, the Double and { $neutral } neutral
typed = `{ $text }`
typed_more = `{ $text }` …
zone_pool = pool
zone_supply = supply
token_replaced = { $token } (brown)
revolt-track = { $line }/{ $size } revolt tokens
revolt-track_due = { $line }/{ $size }: revolt after { NAME($due, form: "whose") } turn
revolt-track_aside = { $line }/{ $size }, { $aside } aside: revolt after { NAME($due, form: "whose") } turn
revolt-track_revealed = revolt: { $values } = { $threat }
stairs-asks_reveal = a card of { $n }-{ $to }
stairs-asks_travel-tokens = { COUNT($n, of: "tokens") }
stairs-asks_decree-level = a Decree of level { $n }
stairs-asks_harbours = { COUNT($n, of: "harbour-reward") }
stairs-asks_jade = { COUNT($n, of: "jade") }
stairs-asks_wall = Servants worth { $n } on the Great Wall
stairs-asks_intrigue = step { $n } of the Intrigue Track
stairs-asks_double-servant = your Double Servant, unlocked
stairs-asks_gift-cards = { COUNT($n, of: "gift-cards") }
stairs-has_reveal = your hand has none
stairs-has_travel-tokens = you have { $own }
stairs-has_decree-level = you own none
stairs-has_harbours = you have claimed { $own }
stairs-has_jade = you have { $own }
stairs-has_wall = yours there are worth { $own }
stairs-has_intrigue = your marker is on { $own }
stairs-has_double-servant = it is still locked
stairs-has_gift-cards = you own { $own }
stairs-gives = +{ $item }
stairs-takes = −{ $item }
stairs-space = { $step }: { $what }
stairs-space_palace = in the Palace: { $what }
stairs-there_palace = into the Palace
stairs-there_plain = to space { $step }
stairs-there_left = to space { $step }, which asks for { $what }
stairs-there_right = to space { $step }, which has { $what } each Morning
price = { COUNT($price, of: "servant") }
    .note = { "" }
price_discount = { COUNT($price, of: "servant") } ({ $printed } printed − { $discount } by your Decree)
    .note = { $printed } printed − { $discount } by your Decree
price_rivals = { COUNT($price, of: "servant") } ({ $printed } printed + { $rivals } for rivals)
    .note = { $printed } printed + { $rivals } for rivals
price_off = { COUNT($price, of: "servant") } ({ $printed } printed − { $discount } off)
    .note = { $printed } printed − { $discount } off
price_off-rivals = { COUNT($price, of: "servant") } ({ $printed } printed + { $rivals } for rivals − { $discount } off)
    .note = { $printed } printed + { $rivals } for rivals − { $discount } off
price_both = { COUNT($price, of: "servant") } ({ $printed } printed + { $rivals } for rivals − { $discount } by your Decree)
    .note = { $printed } printed + { $rivals } for rivals − { $discount } by your Decree
