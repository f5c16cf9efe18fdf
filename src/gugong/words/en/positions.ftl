# Why a position cannot be read, or cannot be. The key at fault stands before it, the rule behind it.

why-position-no-object = an object is needed, not { $given }
why-position-no-list = a list is needed, not { $given }
why-position-no-number = a whole number is needed, not { $given }
why-position-range = { $given } is not within { $low }-{ $high }
why-position-number-to = a whole number of 0-{ $most } is needed, not { $given }
why-position-number-from = a whole number from 0 to { $most } is needed, not { $given }
why-position-number-each = a number for each seat is needed
why-position-row-each = a list with a row for each seat is needed
why-position-list-each = a list of { $number } is needed, one for each seat
why-position-no-token-number = { $given } is no number of tokens
why-position-no-seat = a seat from 0 to { $last } is needed, not { $given }
why-position-one-of = one of { LIST($known) } is needed, not { $given }
why-position-none-of = { $given } is none of { LIST($known) }
why-position-none-called = nothing is called { $given }; there are { LIST($known) }
why-position-unknown-key = nothing is called { $given } here
why-position-unknown-key_near = nothing is called { $given } here; did you mean { $near }?
why-position-unknown-key_known = nothing is called { $given } here; { LIST($known) } are known
why-position-key-twice = { $given } stands there twice
why-position-unknown = { $what ->
        [double] no place of a Double is called { $given }
       *[other] no { $what } is called { $given }
    }
why-position-unknown_near = { why-position-unknown }; did you mean { $near }?
why-position-too-deep = it is nested too deep
why-position-no-fit = it does not fit the rest of the position ({ $fault })

# Set-up, phases, what is asked
why-position-other-set-up = set-up does not come to this by the draws that the position tells
why-position-set-up-done = set-up is done, but the stack is that of set-up
why-position-phase = one of { $known } is needed, not { $given }
why-position-twilight = twilight is for a game against Meng
why-position-first-morning = day 1 has no Morning, set-up has done it
why-position-no-turn = seat { $seat } has no card in hand, so it has no turn

# The stack
why-position-no-frame = no frame is called { $given }
why-position-field = a frame { $frame } needs { $field }
why-position-no-rule = this is no rule: { $given }
why-position-no-prompt = this is no prompt: { $given }
why-position-rows = { $given } rows; no game has more than { $most }
why-position-never-asked = { $frame }: seat { $seat } is never asked; name a player's seat
why-position-for-automa = this is Meng's to do
why-position-order = { $frame } does not lie on { $below }
why-position-seat-twice = a seat is there twice: { $seats }
why-position-turn-of = what lies below is for seat { $seat } to do, not for seat { $given }
why-position-active = by the stack it is the turn of seat { $seat }
why-position-no-active = by the stack it is nobody's turn
why-position-frame = { $frame }: { $why }
why-position-no-pick = the card cannot have been picked
why-position-no-card-allows = no card in hand allows it
why-position-no-pay = it cannot be paid
why-position-no-hand = no card is in hand
why-position-no-discards = no card is in the discard pile
why-position-few-tokens = the tokens are not enough
why-position-no-die = there is no such die
why-position-no-house = no house of this price has Jade
why-position-no-decree = the Decree cannot be taken
why-position-no-claim = no Ship can claim this
why-position-no-load = no Ship can be loaded
why-position-no-load-there = no Ship can be loaded there

# The table
why-position-dice = there are { $number } Destiny Dice, not { $given }
why-position-face = no die has a { $face }; its faces are { $faces }
why-position-houses = a list of { $number } true or false is needed, one for each house
why-position-item = a rule, a seat and VP are needed
why-position-two-markers = seat { $seat } has two Intrigue markers
why-position-seats = { $given } seats in a game of { $number }
why-position-two-places = { $card } is in two places
why-position-not-in-game = there is no { $name } in this kind of game
why-position-no-card-left = no card is left for an official
why-position-cards-lost = these cards are nowhere: { $cards }
why-position-lower-pile = there is one only with layered_pile
why-position-nobody-holds = nobody holds this card
why-position-tokens-many = { $n } too many of { $token }; there are { $copies }
why-position-tokens-lost = { $n } lost of { $token }; there are { $copies }
why-position-ship = a Ship carries worth 1 to { $most }, not { $given }
why-position-ships = seat { $seat } has { $given } Ships
why-position-wall = worth { $worth } completes it, so it would have been scored
why-position-one-spot = two Envoys stand on one spot

# A seat
why-position-servants = { $number } Servants are needed, but { $placed } are placed and { $supply } in the supply
why-position-neutral = { $owned } neutral Servants are owned, and there are { $number }
why-position-one-double = there is one Double Servant, not more
why-position-seat-double = seat { $seat } has one Double Servant, not more
why-position-double-wall = 'wall' and wall_double (its worth, 1 or 2) go together
why-position-double-ship = 'ship' and a Ship with a double on it go together
why-position-double-elsewhere = 'elsewhere' and a Double that lies with a module go together
why-position-double-locked = it is unlocked by claiming double-servant, and only so
why-position-spot = an Envoy at step { $step }, and no other, has a spot in the palace
why-position-slots = { $given } tokens for { $slots } slots
why-position-token-there = a token lies where the Traveller stands, in { $city }

# Decrees
why-position-it-not-in-play = it comes with a module that is not in play
why-position-not-in-play = { $tile } comes with a module that is not in play
why-position-stands-twice = seat { $seat } stands on it twice
why-position-lies-twice = { $tile } lies there twice
why-position-level = { $tile } is of level { $level }
why-position-decrees = { $given } Decrees of level { $level }; there are { $number }
why-position-one-space = the space of a module's board is for one Decree
