### The card about a thing: its name, .kind below it, .what it is; then lines for the reader, each with its .label.

## What may be chosen

about-may = You may choose it now: press { $key }.
about-may_list = You may choose it now.
about-may_several = You may choose now: { LIST($answers) }.
about-not = { $why }
    .label = Not now:
about-not_asked = you are asked: { $question }
    .label = Not now:
about-not_waiting = { $doing }.
    .label = Not your turn:
about-not_watching = { $doing }.
    .label = You are watching:
about-not_over = nothing is chosen any more.
    .label = The game is over:
about-not_replay = nothing is chosen here.
    .label = You are looking back:
about-heading_now = For you now
about-heading_choice = Whether you may choose it
about-heading_rule = Its rule
about-close = Close
about-read = Read the rule
about-nobody = nobody
about-score = { NAME($who) } { $vp }

## Lines for the reader

about-line-costs = { $price }; you have { $pool }
    .label = Costs you
about-line-costs-decree = { $price }, and 1 more to stand on it; you have { $pool }
    .label = Costs you
about-line-way = give a card to { NAME($location, form: "official") }, who holds { NAME($there) }
    .label = How
about-line-action = { NAME($card, form: "does") }
    .label = Its own action
about-line-free-with = { LIST($cards) }
    .label = Free with
about-line-fee-with = { LIST($cards) }: { COUNT($fee, of: "servant") } or another card
    .label = For a fee
about-line-free-at = { LIST($places, form: "short") }
    .label = Free at
about-line-fee-at = { LIST($places, form: "short") }: { COUNT($fee, of: "servant") } or another card
    .label = For a fee at
about-line-matches = { COUNT($n, of: "match") } with the dice
    .label = At Night
about-line-here = { LIST($people) }
    .label = Here now
about-line-reach = one step from { NAME($start) }
    .label = Your way
about-line-reach_far = more than one step from { NAME($start) }
    .label = Your way
about-line-reach_enter = you may enter the map here
    .label = Your way
about-line-tokens-worth = worth { $worth }
    .label = Your tokens
about-line-wall-yours = { $n }
    .label = Yours
about-line-wall-most = { NAME($who) }, { $n }
    .label = In the lead
about-line-jade-worth = { $n } Jade: { $now } VP; with one more: { $more }
    .label = At the end
about-line-owners = { LIST($people) }
    .label = Owned by
about-line-decree-worth = { COUNT($vp, of: "vp") }, as things stand
    .label = Brings you
about-line-harbour-gives = { LIST($rewards) }
    .label = Gives
about-line-reward-slots = { $n } of { $slots } claimed
    .label = Slots
about-line-die-yours = { LIST($cards) }
    .label = In your pile
about-line-die-yours_none = none yet
    .label = In your pile
about-line-die-at = { LIST($places, form: "short") }
    .label = Take one at
about-line-rank = step { $step }, place { $place } of { $seats }
    .label = You are on
about-line-steps-left = step { $step }; { $left } afterwards
    .label = You are on
about-line-steps-left_short = step { $step }, which is too low
    .label = You are on
about-line-envoy = on step { $step }, { COUNT($left, of: "step") } to go
    .label = Your Envoy
about-line-envoy_inside = in the Palace, for { COUNT($vp, of: "vp") }
    .label = Your Envoy
about-line-standing = { LIST($people) }
    .label = All players
about-line-score = { $vp } VP, { $jade } Jade
    .label = Has
about-line-servants = { $pool } to use, { $supply } in the supply
    .label = Servants
about-line-cards = { $hand } in hand, { $discard } for tomorrow
    .label = Cards
about-line-tokens = { $n }, worth { $worth }
    .label = Tokens
about-line-start = plays first today
    .label = Start
about-line-seen = { LIST($cards) }
    .label = You have seen
about-line-decrees = { LIST($tiles) }
    .label = They are

## Officials and cards

about-official = { NAME($card) }
    .kind = The card of { NAME($location, form: "official") }
    .what = Give a higher card and it costs nothing; for any other a fee is due. The card here becomes yours tomorrow. Action here: { NAME($location, form: "does") }.
about-official_none = { NAME($location, form: "short") }
    .kind = { NAME($location, form: "official") }
    .what = No card lies here now. Action here: { NAME($location, form: "does") }.
about-place = { NAME($location, form: "short") }
    .kind = { NAME($location, form: "official") }
    .what = Action here: { NAME($location, form: "does") }.
about-card = { NAME($card) }
    .kind = Gift Card
    .what = Its action: { NAME($card, form: "does") }.
about-card_hand = { NAME($card) }
    .kind = In your hand
    .what = Give it to an official and take theirs. Its action: { NAME($card, form: "does") }.
about-card_discard = { NAME($card) }
    .kind = On your discard pile
    .what = In your hand from tomorrow on. At Night it is compared with the dice. Its action: { NAME($card, form: "does") }.
about-option = { NAME($location, form: "short") }: { $letter }
    .kind = One of two ways to act here
    .what = { $does }.
about-option-plain = a way to act here
about-option_palace-a = Envoy 1 step

## The map

about-city = { NAME($city) }
    .kind = City without a token
    .what = Roads pass through here: a step ends only where a token lies. In the Morning cities without a Traveller get new ones.
about-city_token = { NAME($city) }
    .kind = City with a token: { NAME($token) }
    .what = Whoever travels here takes the token, may use it at once ({ NAME($token, form: "does") }), and keeps it to hand in later.
about-traveller = { NAME($who, form: "whose") } Traveller
    .you = Your Traveller
    .kind = In { NAME($city) }
    .what = Each step goes to the next city that has a token, and collects it.
about-traveller_home = { NAME($who, form: "whose") } Traveller
    .you = Your Traveller
    .kind = Not on the map yet
    .what = The first step may go to any city that has a token.
about-token-piles = Travel Tokens, face down
    .kind = { $left } left, { $gone } discarded
    .what = Each Morning the cities are filled up from here.
about-exchange_servant = { $due } tokens for 1 Servant
    .kind = Handing in tokens
    .what = Whenever you have a choice to make, you may hand in tokens that you have kept.
about-exchange_vp = { $due } tokens for { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") }
    .kind = Handing in tokens
    .what = { about-exchange_servant.what }
about-exchange_jade = { $due } tokens for 1 Jade
    .kind = Handing in tokens
    .what = { about-exchange_servant.what }

## Wall, Jade, Decrees

about-wall = Great Wall
    .kind = { $stands } built
    .what = When the section is full, whoever built the most scores { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") }, moves the Envoy one step and takes the Servants back. Then everyone who built there may go down in Intrigue for a benefit.
about-house = House for { $price }
    .kind = Jade market
    .what = Pay the Servants shown and take the Jade. The more Jade you own at the end, the more each is worth.
about-house_empty = House for { $price }
    .kind = Its Jade is sold
    .what = When all houses are empty, the square sells Jade.
about-jade-square = The square
    .kind =
        { $left ->
            [0] It sells now
           *[other] { COUNT($left, of: "houses") }
        }
    .what = Its Jade never runs out, but it sells only when all houses are empty.
about-decree = { NAME($tile) }
    .kind = Decree, level { $level }
    .what = { NAME($tile, form: "does") }.

## The canal

about-berth = { NAME($berth) }
    .kind = No Ship lies here
    .what = Ships bring Servants from harbour to harbour. A full Ship may claim the reward of its harbour. Each Night all Ships drift on by one harbour.
about-ship = { NAME($who, form: "whose") } Ship in { NAME($berth) }
    .you = Your Ship in { NAME($berth) }
    .kind = It carries { $load } of { $capacity }
    .what = { about-berth.what }
about-harbour = Harbour { $n }
    .kind = Grand Canal
    .what = { about-berth.what }
about-reward_vp-4 = { NAME($reward) }
    .kind = Harbour reward
    .what = For a full Ship in the right harbour. One of its Servants stays on your board for good, the others go to your supply.
about-reward_gift-card = A Gift Card of the pile
    .kind = Harbour reward
    .what = { about-reward_vp-4.what } The card is yours for the rest of the game.
about-reward_double-servant = The Double Servant
    .kind = Harbour reward
    .what = { about-reward_vp-4.what } The Double is worth two wherever you pay or place it.

## Days and dice

about-day = Day { $day } of { $days }
    .kind = Today
    .what = On this day everybody gains { COUNT($servants, of: "servant") }.
about-day_over = Day { $day } of { $days }
    .kind = It is over
    .what = { about-day.what }
about-day_to-come = Day { $day } of { $days }
    .kind = Still to come
    .what = { about-day.what }
about-die = Destiny Die: { $face }
    .kind =
        { $alike ->
            [one] One die shows { $face } today
           *[other] { $alike } dice show { $face } today
        }
    .what = At Night each card of your discard pile that shows this number brings a Servant, once for every such die. Most matches: { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") } and an Envoy step.
about-die_none = Destiny Die
    .kind = Not rolled yet
    .what = The dice are rolled each Morning. At Night they are compared with the cards you took.
about-dice = Destiny Dice
    .kind = Today: { LIST($faces) }
    .what = At Night every card you took today is compared with them: each match brings a Servant.

## Tracks

about-intrigue = Intrigue, step { $step }
    .kind = Here: { LIST($people) }
    .what = Whoever stands higher wins every tie; in a stack the upper marker counts as higher. Steps can also be traded for a benefit when a section of the Wall is full.
about-intrigue-marker = { NAME($who, form: "whose") } Intrigue Marker
    .you = Your Intrigue Marker
    .kind = On step { $step }
    .what = { about-intrigue.what }
about-benefit = { NAME($benefit) }
    .kind = For { COUNT($cost, of: "step") } of Intrigue
    .what = When a section of the Wall is full, everyone who built there may go down that many steps for it.
about-medal = The medal
    .kind = Still to be had today
    .what = Whoever first takes option A of Intrigue today gets it and is start player tomorrow.
about-medal_taken = The medal
    .kind = Today: { NAME($who) }
    .what = { about-medal.what }
about-step = Step { $step } of { $last }
    .kind = Here: { LIST($people) }
    .what = Envoys climb to the Palace. Without an Envoy inside at the end nobody can win.
about-step_start = The foot of the stairs
    .kind = Here: { LIST($people) }
    .what = { about-step.what }
about-envoy = { NAME($who, form: "whose") } Envoy
    .you = Your Envoy
    .kind = On step { $step }, { COUNT($left, of: "step") } to go
    .what = { about-step.what }
about-envoy_inside = { NAME($who, form: "whose") } Envoy
    .you = Your Envoy
    .kind = In the Palace, for { COUNT($vp, of: "vp") }
    .what = Those VP are scored at the end. Each further step brings { COUNT(FIGURE("boards.gains.palace_step_vp"), of: "vp") } at once.
about-spot = Place in the Palace: { COUNT($vp, of: "vp") }
    .kind = Free
    .what = Whoever arrives takes the best place that is free. Its VP are scored at the end.
about-spot_taken = Place in the Palace: { COUNT($vp, of: "vp") }
    .kind = Taken by { NAME($who) }
    .what = { about-spot.what }
about-vp-track = Victory Points
    .kind = Scored so far
    .what = The Palace, Jade and the Decrees of level 3 are added at the end. Without an Envoy in the Palace nobody can win.
about-vp = { NAME($who, form: "whose") } VP
    .you = Your VP
    .kind = { COUNT($vp, of: "vp") } so far
    .what = { about-vp-track.what }

## Players

about-player = { NAME($who) }
    .you = You
    .kind = Player board
    .what = Servants to use, tokens, Ships, harbour rewards and cards.
about-hand = { NAME($who, form: "whose") } hand
    .you = Your hand
    .kind = { COUNT($n, of: "cards") }
    .what = Each turn one card is given for another. The day ends when all hands are empty.
about-hand_other = { NAME($who, form: "whose") } hand
    .kind = { COUNT($n, of: "cards") }
    .what = Only { NAME($who) } knows these cards; you know those that you have seen.
about-discard = { NAME($who, form: "whose") } discard pile
    .you = Your discard pile
    .kind = { COUNT($n, of: "cards") }
    .what = Cards taken from officials lie here face down. At Night they become the new hand.
about-pool = { NAME($who, form: "whose") } Servant Pool
    .you = Your Servant Pool
    .kind = Worth { $worth }
    .what = Servants to pay with and to place. What is paid goes to the supply.
about-supply = { NAME($who, form: "whose") } supply
    .you = Your supply
    .kind = { COUNT($n, of: "piece") }
    .what = Servants that are gained come from here.
about-double = { NAME($who, form: "whose") } Double Servant
    .you = Your Double Servant
    .kind = Now: { NAME($zone, form: "short") }
    .what = Worth two wherever it pays or is placed; it is gained as one. A harbour reward unlocks it.
about-neutral = { NAME($who, form: "whose") } neutral Servants
    .you = Your neutral Servants
    .kind = { $pool } to use, { $supply } in the supply
    .what = They pay like your own, but are never placed on the board.
about-slot = Travel Token: { NAME($token) }
    .kind = Kept on your board
    .what = Its benefit came when you took it. Now it can be handed in, whenever you have a choice to make.
about-slot_other = { NAME($who, form: "whose") } Travel Token
    .kind = Face down
    .what = Kept to be handed in: for a Servant, for VP or for a Jade.
about-slot_empty = Place for a Travel Token
    .kind = Empty
    .what = With all places full, tokens must be handed in before another is taken.
about-ships = { NAME($who, form: "whose") } Ships
    .you = Your Ships
    .kind = { $home } at home, { $away } on the canal
    .what = A new Ship enters with the first piece placed on it, and comes back when it has claimed a reward or is lost at sea.
about-jades = { NAME($who, form: "whose") } Jade
    .you = Your Jade
    .kind = { COUNT($n, of: "jade") }
    .what = It scores at the end: the more of it, the more each is worth.
about-decrees = { NAME($who, form: "whose") } Decrees
    .you = Your Decrees
    .kind = { $n }
    .what = Each Decree may be owned once by every player; a Servant stands on it for good.
about-start = Start player
    .kind = Today: { NAME($who) }
    .what = Turns and choices begin here. Tomorrow it is whoever takes the medal today.
