### The Stairs of the Palace.

module-stairs = Stairs of the Palace
    .short = Stairs
    .line = Two stairs by chance: one asks conditions, one gives and takes each Morning.
page-chapter-X-STA = The Stairs of the Palace

## Names

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

## Questions

ask-lay-track = Which track is laid beneath the Palace?
ask-stairs-track = Your Envoy sets out. Which of the two tracks does your Envoy climb?
    .title = Which of the two tracks does your Envoy climb?
    .context = Your Envoy sets out.
ask-stairs-step = Your Envoy on { NAME($track) } may go on, { $there }. Does your Envoy go on?
    .title = Does your Envoy go on?
    .context = On { NAME($track) }, { $there }.
ask-stairs-reveal = Space { $space } of { NAME($track) } asks for { $asks } of your hand. Which card do you show?
    .title = Which card do you show?
    .context = Space { $space } of { NAME($track) } asks for { $asks } of your hand.
ask-stairs-bonus = Morning: space { $space } of { NAME($track) } gives { $item }. Do you take that?
    .title = Do you take { $item }?
    .context = Morning: space { $space } of { NAME($track) } gives { $item }.
ask-stairs-bonus_gain = Morning: space { $space } of { NAME($track) } gives { $item }. Do you take what your supply has?
    .title = Do you take { $item }, as far as your supply goes?
    .context = Morning: space { $space } of { NAME($track) } gives { $item }.
ask-stairs-payment_pay = Morning: { NAME($track) } takes { $item }. You have { $pool_pieces } in your pool. How do you pay?
    .title = How do you pay { $item }?
    .context = Morning: { NAME($track) } takes { $item }. You have { $pool_pieces } in your pool.
ask-stairs-payment_unable = Morning: { NAME($track) } takes { $item }, which you do not have. Do you exchange Travel Tokens for it, or does your Envoy go 1 step back?
    .title = Exchange Travel Tokens, or your Envoy 1 step back?
    .context = Morning: { NAME($track) } takes { $item }, which you do not have.

## Answers

answer-track = { NAME($chosen) }
answer-track_left = { NAME($chosen) } on the left, { COUNT($steps, of: "step") }, conditions: { $spaces }
    .label = { NAME($chosen) } on the left, { COUNT($steps, of: "step") }
    .note = conditions: { $spaces }
answer-track_right = { NAME($chosen) } on the right, { COUNT($steps, of: "step") }, each Morning: { $spaces }
    .label = { NAME($chosen) } on the right, { COUNT($steps, of: "step") }
    .note = each Morning: { $spaces }
answer-reveal = show { NAME($chosen) }, action: { NAME($chosen, form: "does") }
    .label = Show { NAME($chosen) }
    .note = { NAME($chosen, form: "does-note") }
answer-climb = go on
answer-bonus = take { $item }
answer-step-back_stairs-payment = keep your tokens: Envoy 1 step back
    .label = Keep your tokens
    .note = Envoy 1 step back
answer-decline_stairs-track = stay at the start
answer-decline_stairs-step = stay where you are
answer-decline_stairs-reveal = show none, and stay where you are
answer-decline_stairs-bonus = take nothing

## Why not

why-stairs-condition = space { $space } of { NAME($track) } asks for { $asks }: { $has }
why-stairs-condition-back = the way back leads to space { $space } of { NAME($track) }, which asks for { $asks }: { $has }
why-stairs-card-not-fitting = space { $space } of { NAME($track) } asks for { $asks }, and { NAME($chosen, form: "id") } is none
why-stairs-card-not-fitting_hand = { NAME($chosen, form: "id") } is not in your hand, which holds { LIST($hand, form: "id") }
why-stairs-not-laid = { NAME($chosen) } is not in this game, which has { LIST($laid) }
why-stairs-locked = your Envoy is on { NAME($track) }, and can choose again only when it is back at the start
why-stairs-chosen-step = you have chosen to go on. { $question } Answer with { $forms }
    .page = you have chosen to go on. { $question }
why-stairs-must-pay = { $item } is due and you can pay it, so you must

## Events

event-stairs-laid = The track in play is { NAME($track) }
event-stairs-track = { NAME($who, form: "whose") } Envoy takes { NAME($track) }
    .you = Your Envoy takes { NAME($track) }
event-stairs-free = { NAME($who, form: "whose") } Envoy is back at the start and may choose either track again
    .you = Your Envoy is back at the start and may choose either track again
event-stairs-condition = { NAME($who) } has what space { $step } of { NAME($track) } asks for
    .you = You have what space { $step } of { NAME($track) } asks for
event-stairs-stopped = { NAME($who) } does not have what space { $step } of { NAME($track) } asks for: the step is lost
    .you = You do not have what space { $step } of { NAME($track) } asks for: the step is lost
event-stairs-reveals = { NAME($who) } shows { NAME($card) }
    .you = You show { NAME($card) }
event-stairs-declines = { NAME($who, form: "whose") } Envoy stays where it is
    .you = Your Envoy stays where it is
event-stairs-unable = { NAME($who) } does not pay what the track takes: the Envoy must go back
    .you = You do not pay what the track takes: your Envoy must go back
event-jade-paid = { NAME($who) } pays { COUNT($jade, of: "jade") }
    .you = You pay { COUNT($jade, of: "jade") }
event-meng-exchanges_stairs = { NAME($who) } hands in Travel Tokens worth { $price } for VP: so he can pay on the Stairs

## On the board

board-stairs = Stairs of { NAME($track) }, { $steps } steps
board-track-quill = Quill
board-track-river = River
board-track-stone = Stone
board-track-shadow = Shadow
board-track-lotus = Lotus
board-track-crane = Crane
board-track-tiger = Tiger
board-track-dragon = Dragon
board-track-phoenix = Phoenix
board-track-turtle = Turtle

## In the terminal

terminal-stairs-tracks = Stairs
terminal-stairs-steps = steps
terminal-stairs-spaces = spaces
terminal-stairs-envoys = Envoys
terminal-stairs-track_left = asks { LIST($spaces) }
terminal-stairs-track_right = Mornings { LIST($spaces) }
terminal-stairs-inside = in the Palace

## For configurations and simulations

source-stairs = the stairs

# Why its file of figures cannot be used
why-figures-stairs-tracks = there are { $number } tracks on the { $side }, here { $given }
why-figures-stairs-spaces = a track has steps and spaces, which are numbered from 1
why-figures-stairs-icon = no such icon: { $given }; { $near }
why-figures-stairs-palace = step { $step } is the Palace; a space with an icon lies before it, here { $given }

# What cannot be in a position
why-stairs-no-track = no { $side } track is called { $given }
why-stairs-sides = a list of { $seats } sides is needed
why-stairs-no-side = left, right or null is needed, not { $given }
why-stairs-on-track = an Envoy at step { $step } is on a track
why-stairs-inside = while days are to come, an Envoy in the Palace is on a track
why-stairs-on-none = an Envoy at the start is on no track
why-stairs-meng-right = Meng climbs the right track alone
why-stairs-not-in-play = the Stairs are not in play
why-stairs-no-way-back = no card is in hand that the way back asks for
why-stairs-laid = tracks are laid at set-up, not later
why-stairs-no-bonus = the Envoy's space gives no such bonus
why-stairs-no-payment = the Envoy's space asks for no such payment

## The card about a thing

about-track_left = Stairs of { NAME($track) }
    .kind = It asks for things on the way
    .what = An Envoy enters or passes such a space only if its player has what it asks for: { LIST($spaces) }.
about-track_right = Stairs of { NAME($track) }
    .kind = It gives and takes each Morning
    .what = Each Morning an Envoy’s space gives something or takes it; whoever cannot pay goes one step back: { LIST($spaces) }.
about-space = Stairs of { NAME($track) }, space { $step }
    .kind = A plain space
    .what = Nothing is asked for or given here. With its first step an Envoy chooses one of the two stairs.
about-space_left = Stairs of { NAME($track) }, space { $step }
    .kind = Asks for: { $what }
    .what = An Envoy enters or passes this space only if its player has that. Nothing is used up.
about-space_right = Stairs of { NAME($track) }, space { $step }
    .kind = Each Morning: { $what }
    .what = For an Envoy that stands here in the Morning. Whoever cannot pay goes one step back.
icon-stairs-reveal = Show a card of your hand

## Lesson

lesson-stairs = Stairs of the Palace
    .line = Two ways up: one asks, one gives and takes.
lesson-stairs-tracks = Two stairs lead to the Palace now. The left one is shorter and asks for something on certain steps; the one on the right, which is lit, gives or takes every Morning.
    .title = Two ways up
lesson-stairs-card = The Palace holds a 3, so your 6 goes free. Your Envoy has not chosen its stairs yet.
    .title = To the Palace
    .do = Give the 6 to the Palace.
    .else = Possible, but the lesson is about the stairs.
lesson-stairs-climb = One step is enough to choose, and it costs nothing.
    .title = The first step
    .do = Take A.
    .else = One step less or more changes nothing about the choice.
lesson-stairs-track = With its first step an Envoy chooses. It stays on these stairs, unless it goes all the way back to the start.
    .title = Left or right?
    .do = Take the right stairs.
    .known = The first step chooses the stairs
    .else = The shorter way. Look first what its steps ask for: without it, no step.
lesson-stairs-top = Every Morning the step on which your Envoy stands gives or takes. Point at a step to see what it does.
    .title = Where to spend the night
