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
decimal-mark = .
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

# decree

decree-morning-intrigue = Morning: Intrigue
    .quoted = “Morning: Intrigue”
    .does = { COUNT($vp, of: "vp") } now; each Morning Intrigue { COUNT($steps, of: "step") }
    .morning = Intrigue { COUNT($steps, of: "step") }
    .short = { COUNT($vp, of: "vp") }, Mornings Intrigue +{ $steps }
decree-morning-ship = Morning: a Servant aboard
    .quoted = “Morning: a Servant aboard”
    .does = { COUNT($vp, of: "vp") } now; each Morning a Servant of your supply on a Ship
    .morning = place a Servant of your supply on a Ship
    .short = { COUNT($vp, of: "vp") }, Mornings 1 on a Ship
decree-morning-servant = Morning: a Servant
    .quoted = “Morning: a Servant”
    .does = { COUNT($vp, of: "vp") } now; each Morning 1 more Servant
    .morning = gain 1 Servant
    .short = { COUNT($vp, of: "vp") }, Mornings +1 Servant
decree-morning-envoy = Morning: the Envoy
    .quoted = “Morning: the Envoy”
    .does = { COUNT($vp, of: "vp") } now; each Morning Envoy 1 step
    .morning = Envoy 1 step
    .short = { COUNT($vp, of: "vp") }, Mornings Envoy +1
decree-morning-swap = Morning: a swap
    .quoted = “Morning: a swap”
    .does = { COUNT($vp, of: "vp") } now; each Morning swap a hand card with an official
    .morning = swap a hand card with an official
    .short = { COUNT($vp, of: "vp") }, Mornings a swap
decree-travel-discount = Cheaper journeys
    .quoted = “Cheaper journeys”
    .does = { COUNT($vp, of: "vp") } now; Travel B costs 1 Servant less
    .short = { COUNT($vp, of: "vp") }, Travel B 1 cheaper
decree-jade-discount = Cheaper Jade
    .quoted = “Cheaper Jade”
    .does = { COUNT($vp, of: "vp") } now; Jade costs 1 Servant less
    .short = { COUNT($vp, of: "vp") }, Jade 1 cheaper
decree-wall-bonus = An extra builder
    .quoted = “An extra builder”
    .does = { COUNT($vp, of: "vp") } now; each Wall action may place 1 more from your supply
    .short = { COUNT($vp, of: "vp") }, Wall +1 from supply
decree-equal-gifts = Equal gifts
    .quoted = “Equal gifts”
    .does = { COUNT($vp, of: "vp") } now; a gift of equal value is free
    .short = { COUNT($vp, of: "vp") }, equal gifts are free
decree-decree-discount = Cheaper Decrees
    .quoted = “Cheaper Decrees”
    .does = { COUNT($vp, of: "vp") } now; later Decrees cost 1 Servant less
    .short = { COUNT($vp, of: "vp") }, Decrees 1 cheaper
decree-vp-per-3-vp = VP for VP
    .quoted = “VP for VP”
    .does = at the end 1 VP for every { $per } VP you have, at most { $max }
    .short = end: 1 VP per { $per } VP, max { $max }
decree-vp-8 = VP at the end
    .quoted = “VP at the end”
    .does = at the end { COUNT($end_vp, of: "vp") }
    .short = end: { COUNT($end_vp, of: "vp") }
decree-vp-per-jade = VP for Jade
    .quoted = “VP for Jade”
    .does = at the end { COUNT($each, of: "vp") } for each Jade, at most { $max }
    .short = end: { COUNT($each, of: "vp") } per Jade, max { $max }
decree-vp-per-decree = VP for Decrees
    .quoted = “VP for Decrees”
    .does = at the end { COUNT($each, of: "vp") } for each of your Decrees
    .short = end: { COUNT($each, of: "vp") } per Decree
decree-vp-per-harbour = VP for harbours
    .quoted = “VP for harbours”
    .does = at the end { COUNT($each, of: "vp") } for each harbour reward claimed
    .short = end: { COUNT($each, of: "vp") } per harbour reward

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

## Counted

count-servant =
    { $n ->
        [one] 1 Servant
       *[other] { $n } Servants
    }
count-neutral =
    { $n ->
        [one] 1 neutral Servant
       *[other] { $n } neutral Servants
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

## Parts of sentences

nothing = nothing
harbour = harbour { $n }
harbour_route = harbour { $route }{ $n }
harbour_named = harbour { $n } of route { $route }
pieces = { COUNT($servants, of: "servant") }
pieces_double = the Double
pieces_both = { COUNT($servants, of: "servant") } and the Double
pieces_neutral = { COUNT($neutral, of: "neutral") }
pieces_servants-neutral = { COUNT($servants, of: "servant") } and { COUNT($neutral, of: "neutral") }
pieces_double-neutral = the Double and { COUNT($neutral, of: "neutral") }
pieces_all = { COUNT($servants, of: "servant") }, the Double and { COUNT($neutral, of: "neutral") }
typed = `{ $text }`
typed_more = `{ $text }` …
zone_pool = pool
zone_supply = supply
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
