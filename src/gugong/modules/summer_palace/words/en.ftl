### The Summer Palace.

module-summer-palace = Summer Palace
    .short = Summer Palace
    .line = Send Servants to the ponds for neutral Servants, Jade and your Court Lady.
page-chapter-X-SPL = The Summer Palace
page-result-pier = a pier

## Names

# location

location-summer-palace = the Summer Palace
    .short = Summer Palace
    .official = the Court Lady of the Summer Palace
    .does = place Servants on the piers

# effect

effect-summer-palace = Summer Palace

# token

token-pier-1 = 1 on a pier
    .does = place a Servant of your supply on a pier
token-pier-2 = 2 on piers
    .does = place 2 Servants of your supply on 1 or 2 piers

# decree

decree-morning-pier = Morning: a pier
    .quoted = “Morning: a pier”
    .does = Envoy { COUNT($envoy, of: "step") } now; each Morning a Servant of your supply on a pier
    .morning = place a Servant of your supply on a pier
    .short = Envoy +{ $envoy }, Mornings 1 on a pier
decree-neutral-servants = VP for neutral Servants
    .quoted = “VP for neutral Servants”
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end { COUNT($each, of: "vp") } for each neutral Servant of yours, at most { $max }
    .short = Envoy −{ $envoy_back }, end: { COUNT($each, of: "vp") } per neutral Servant, at most { $max }

# pond

pond-neutral-or-jade = neutral Servants or Jade
pond-court-lady = Court Ladies
pond-neutral = neutral Servants
pond-jade = Jade

## Questions

ask-pier = On the pier of which pond do you place a piece of your supply?
ask-pier_more = Do you place one more piece, and on the pier of which pond?
ask-pier-piece = What do you place on the pier of the pond of { NAME($pond) }?
ask-pond-benefit = The pond of { NAME($pond) } is yours. Neutral Servants or Jade?
    .title = Neutral Servants or Jade?
    .context = The pond of { NAME($pond) } is yours.
ask-pond-home = The pond of { NAME($pond) } is scored. Which of your pieces on the pier go home to your supply?
    .title = Which of your pieces on the pier go home to your supply?
    .context = The pond of { NAME($pond) } is scored.
ask-favourite-gift = You placed the Emperor’s Favourite Gift. Which pond do you score?
    .title = Which pond do you score?
    .context = You placed the Emperor’s Favourite Gift.
ask-court-lady = Your Court Lady can have an action done once more, and goes home for it. Which action?
    .title = Which action is done once more?
    .context = Your Court Lady goes home for it.
ask-draw-favourite = Which gift is the Emperor’s favourite?
ask-card-action_summer-palace = Summer Palace: 1 piece on a pier, or up to 2 pieces if your Envoy goes 1 step back?
    .title = Summer Palace: 1 piece on a pier, or up to 2 pieces if your Envoy goes 1 step back?
    .context = By your card.
ask-location-action_summer-palace = Summer Palace: 1 piece on a pier, or up to 2 pieces if your Envoy goes 1 step back?
    .title = Summer Palace: 1 piece on a pier, or up to 2 pieces if your Envoy goes 1 step back?
    .context = By the Court Lady.

## Answers

answer-option_summer-palace-a = place 1 piece of your supply on a pier
    .label = Place 1 piece of your supply on a pier
answer-option_summer-palace-b = Envoy 1 step back, place 1 or 2 pieces of your supply on piers
    .label = Envoy 1 step back, place 1 or 2 pieces of your supply on piers
answer-pier = the pier of { NAME($chosen) }, worth { $total } so far, { $mine } of it yours
    .label = The pier of { NAME($chosen) }
    .note = worth { $total } so far, { $mine } of it yours
answer-pond = score the pond of { NAME($chosen) }, which goes to { NAME($leader) }
answer-pond_own = score the pond of { NAME($chosen) }, which is yours
answer-take_neutral = { COUNT($neutral, of: "neutral") } into your pool
answer-take_jade = a Jade
answer-home_servant = take a Servant home
answer-home_double = take the Double home
answer-stay = leave what is there
answer-repeat_card = use the card’s action again
answer-repeat_location = act here again
answer-repeat_both = both again, the card’s action first
answer-favourite = { NAME($chosen) }
answer-decline_court-lady = keep the Court Lady
answer-decline_favourite-gift = score none
answer-done_pier = no second piece

## Why not

why-no-such-pond = there is no pond of { NAME($chosen) } on this side of the board: there are { LIST($ponds) }
why-pond-empty = no piece stands on the pier of { NAME($chosen) }, so that pond cannot be scored
why-no-favourite = whoever places the Emperor’s Favourite Gift, { NAME($favourite) }, may score a pond in that turn, one for each card placed
why-not-on-pier = you have no such piece on the pier of { NAME($pond) }
why-no-court-lady = your Court Lady is at the Summer Palace: score her pond first
why-not-performed = only what you have done in this exchange can be done again
why-cannot-repeat = nothing of that is possible now

## Events

event-ponds = The Summer Palace has { $ponds } ponds, each with a pier
event-summer-cards = { COUNT($cards, of: "cards") } of the Summer Palace are among the Gift Cards
event-neutral-stock = { COUNT($neutral, of: "neutral") } wait at the Summer Palace
event-favourite = The Emperor’s Favourite Gift is { NAME($gift) }
event-favourite-placed = { NAME($card) } is the Emperor’s Favourite Gift: { NAME($who) } may score a pond
    .you = { NAME($card) } is the Emperor’s Favourite Gift: you may score a pond
event-scores-pond = { NAME($who) } has the pond of { NAME($pond) } scored
    .you = You have the pond of { NAME($pond) } scored
event-night-ponds = The fullest pier is worth { $worth }: its pond is scored
event-night-ponds_tied = { $ponds } piers are the fullest, worth { $worth } each: all their ponds are scored
event-pond = { NAME($who) } has the most on the pier of { NAME($pond) }, worth { $worth }
    .you = You have most on the pier of { NAME($pond) }, worth { $worth }
event-pier = { NAME($who) } places a piece on the pier of { NAME($pond) } and has { $total } there now
    .you = You place a piece on the pier of { NAME($pond) } and have { $total } there now
event-neutral = { NAME($who) } gains { COUNT($neutral, of: "neutral") }; the stock has { $left } left
    .you = You gain { COUNT($neutral, of: "neutral") }; the stock has { $left } left
event-court-lady = { NAME($who) } gains the Court Lady
    .you = You gain your Court Lady
event-no-benefit = The pond of { NAME($pond) } has nothing for { NAME($who) }
    .you = The pond of { NAME($pond) } has nothing for you
event-pier-home = { NAME($who) } takes { $pieces } home from the pier
    .you = You take { $pieces } home from the pier
event-stays = { NAME($who) } leaves pieces worth { $worth } on the pier of { NAME($pond) }
    .you = You leave pieces worth { $worth } on the pier of { NAME($pond) }
event-court-lady-used_card = { NAME($who) } sends the Court Lady home to use the card’s action once more
    .you = You send your Court Lady home to use your card’s action once more
event-court-lady-used_location = { NAME($who) } sends the Court Lady home to act at the location once more
    .you = You send your Court Lady home to act at the location once more
event-court-lady-used_both = { NAME($who) } sends the Court Lady home to do both actions once more
    .you = You send your Court Lady home to do both actions once more
event-meng-swaps-pieces = { NAME($who) } exchanges a neutral Servant of his { NAME($zone, form: "short") } for one of his own
event-meng-pier_losing = { NAME($who) } is behind at the pond of { NAME($pond) } alone: his Servant goes there
event-meng-pier_closest = { NAME($who) } leads nowhere and is closest at the pond of { NAME($pond) }: his Servant goes there
event-meng-pier_smallest = { NAME($who) } leads everywhere, by the least at the pond of { NAME($pond) }: his Servant goes there
event-meng-pier_tied = { NAME($who) } stands the same at both ponds: his Servant goes to the pond of { NAME($pond) }
event-meng-no-pier_both = Both ponds would be { NAME($who, form: "whose") } tonight: he adds no Servant
event-meng-skips_both-ponds = { NAME($who) } skips it: both ponds would be his tonight
event-meng-skips_supply = { NAME($who) } skips it: his supply has no Servant for it
event-meng-skips_start = { NAME($who) } skips it: his Envoy cannot go a step back
event-meng-pond_only = { NAME($who) } leads at the pond of { NAME($pond) } alone: he has it scored
event-meng-pond_most = { NAME($who) } leads at both ponds, and has the most at that of { NAME($pond) }: he has it scored
event-meng-pond_tied = { NAME($who) } leads at both ponds with the same number: he has the pond of { NAME($pond) } scored
event-meng-no-pond_none = { NAME($who) } leads at no pond: he has none scored
event-meng-pond-benefit_jade = { NAME($who) } has { $jade } Jade and { COUNT($neutral, of: "neutral") }: he takes Jade
event-meng-pond-benefit_same = { NAME($who) } has { $jade } Jade and as many neutral Servants: he takes Jade
event-meng-pond-benefit_neutral = { NAME($who) } has { $jade } Jade and { COUNT($neutral, of: "neutral") }: he takes neutral Servants
event-meng-pond-benefit_stock = No neutral Servant is left: { NAME($who) } takes Jade
event-meng-lady-waits_cannot = { NAME($who) } cannot act at { NAME($location) } once more: his Court Lady waits
event-performs_summer-palace-a = { NAME($who) } places a piece at the Summer Palace
    .you = You place a piece at the Summer Palace
event-performs_summer-palace-b = { NAME($who) } moves the Envoy back to place up to two pieces at the Summer Palace
    .you = You move your Envoy back to place up to two pieces at the Summer Palace

## On the board

board-summer-palace = Summer Palace
board-favourite = Favourite Gift
board-neutral-stock = stock
board-ladies = ladies
board-lady = Court Lady
board-pond-or = or
board-pond-neutral-or-jade = { $n } neutral or 1 Jade
board-pond-court-lady = Court Lady
board-pond-neutral = { $n } neutral
board-pond-jade = 1 Jade
board-pond = Pond, { $gives }: { LIST($players) }
board-pond-line = { $gives }: { LIST($players) }
board-ponds = Summer Palace: { $ponds }

## In the terminal

terminal-ponds = Ponds
terminal-piers = on the pier
terminal-leads = leads
terminal-favourite = Favourite Gift: { NAME($gift) }
terminal-ladies = Court Ladies won: { LIST($who) }
terminal-neutral-stock = neutral Servants left: { $n }

## For configurations and simulations

why-config-focus-decrees = with the Summer Palace it is never Decrees
source-summer_palace = the Court Lady

# Why its file of figures cannot be used
why-figures-summer-pond = no such pond on this side: { $given }; { $near }
why-figures-summer-ponds = the ponds of this side are { $known }, each once
why-figures-summer-neutral = there are { $number } neutral Servants, { $players } players would need { $needed }
why-figures-summer-gifts = there are { $number } favourite gifts and all differ, here { $given }
why-figures-summer-jade = a Jade card has to stay in Meng's deck; { $leaving } of { $all } would leave it

# What cannot be in a position
why-summer-palace-stock = { $left } are left of { $number }
why-summer-palace-no-pond = there is no pond { $given }; there are { LIST($known) }

## The card about a thing

about-pond = Pond: { $gives }
    .kind = { NAME($pond) }
    .what = When the pond is scored, whoever has the most on its pier gets what it gives and takes those Servants home. Each Night the fullest pier is scored; the Favourite Gift scores one by day.
about-line-pier-yours = { $n } of { $total }
    .label = On the pier, yours
about-line-pier-leader = { NAME($who) }, { $n }
    .label = In the lead
about-favourite = Favourite Gift: { NAME($gift) }
    .kind = For the whole game
    .what = Whoever lays a card that shows this gift at an official may have one pond scored in that turn.
about-neutral-stock = Neutral Servants
    .kind = { $n } left in stock
    .what = They come from a pond straight to the pool. They pay like your own, but are never placed.
about-court-lady = Court Lady
    .kind = One for each player
    .what = Her pond brings her to you. Send her home after an exchange, and an action you have just performed is performed once more. At the end she is worth VP.
about-line-lady-owners = { LIST($people) }
    .label = With her now

## Lesson

lesson-summer-palace = Summer Palace
    .line = Ponds, piers and your Court Lady.
lesson-summer-palace-ponds = An eighth location with ponds. Servants wait on their piers, and whoever has most there when a pond is scored takes what it gives.
    .title = Away from the city
lesson-summer-palace-card = The Favourite Gift is a 5 in this game. Whoever gives one may score a pond at once, so one Servant may be enough.
    .title = The Favourite Gift
    .do = Give the 5 to the Summer Palace.
    .known = The Favourite Gift scores a pond
    .else = Possible, but only the Favourite Gift scores a pond now.
lesson-summer-palace-act = A Servant goes to a pier straight from your supply, so your pool stays as it is.
    .title = From the supply
    .do = Take A.
    .else = Then nobody stands on a pier, and there is no pond to win.
lesson-summer-palace-pier = Nobody stands on either pier. One pond gives neutral Servants or Jade, the other your Court Lady.
    .title = Which pier?
    .do = Place it before the Court Lady.
    .else = Good as well. The lesson is after the Court Lady.
lesson-summer-palace-lady = You have most on this pier. She is worth { COUNT(FIGURE("summer_palace.board.court_lady_vp"), of: "vp") } at the end, or she goes home and you do the actions of an exchange once more.
    .title = Your Court Lady
    .do = Score the pond.
    .known = Court Lady: VP, or once more
    .else = You may wait, but a rival may come before you.
lesson-summer-palace-end = You sent her home at once and acted here again. Another time you may keep her for the VP.
    .title = Once more
