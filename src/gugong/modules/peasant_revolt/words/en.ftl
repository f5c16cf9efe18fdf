### The Peasant Revolt.

module-peasant-revolt = Peasant Revolt
    .short = Peasant Revolt
    .line = Cheap help in the fields, until the peasants have had enough.
page-chapter-X-PRV = The Peasant Revolt
page-locked_revolt-token = a revolt token was turned over
    .title = A revolt token was turned over.

## Names

# location

location-peasants = the Peasants
    .short = Peasants
    .official = the Agriculture Official
    .does = gain Servants, and stir the peasants

# effect

effect-peasants = Peasants

# decree

decree-bid-token = A bid token
    .quoted = “A bid token”
    .does = Envoy { COUNT($envoy, of: "step") } now; a bid token, to be used in each revolt
    .short = Envoy +{ $envoy }, a bid token
decree-gift-cards = VP for Gift Cards
    .quoted = “VP for Gift Cards”
    .does = Envoy { COUNT($envoy_back, of: "step") } back; at the end { COUNT($each, of: "vp") } for each of your Gift Cards
    .short = Envoy −{ $envoy_back }, end: { COUNT($each, of: "vp") } per Gift Card

## Counted

count-revolt-tokens =
    { $n ->
        [one] 1 revolt token
       *[other] { $n } revolt tokens
    }

## Parts of sentences

token_replaced = { $token } (brown)
revolt-track = { $line }/{ $size } revolt tokens
revolt-track_due = { $line }/{ $size }: revolt after { NAME($due, form: "whose") } turn
revolt-track_aside = { $line }/{ $size }, { $aside } aside: revolt after { NAME($due, form: "whose") } turn
revolt-track_revealed = revolt: { $values } = { $threat }

## Questions

ask-bid = The peasants revolt with { $threat }. Which card of your discard pile do you bid, face down?
    .title = Which card of your discard pile do you bid, face down?
    .context = The peasants revolt with { $threat }.
ask-bid_token = The peasants revolt with { $threat }. Which card of your discard pile do you bid, face down, with your bid token or without?
    .title = Which card of your discard pile do you bid, with your bid token or without?
    .context = The peasants revolt with { $threat }.
ask-return-bid = Others have bid as much, and you are ahead on Intrigue. Do you take { NAME($card) } back to your hand?
    .title = Do you take { NAME($card) } back to your hand?
    .context = Others have bid as much, and you are ahead on Intrigue.
ask-revolt-token = The peasants revolt with { $threat } so far. What does the next revolt token show?
    .title = What does the next revolt token show?
    .context = The peasants revolt with { $threat } so far.
ask-flip-bid-token = Meng flips his bid token. Which side lies up?
    .title = Which side lies up?
    .context = Meng flips his bid token.
ask-flip-special-token = Meng flips the special token. Which side lies up?
    .title = Which side lies up?
    .context = Meng flips the special token.
ask-meng-bid = Which card of his discard pile does Meng bid?
ask-card-action_peasants = Peasants: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, or up to { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") } if your Envoy goes 1 step back?
    .title = Peasants: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, or up to { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") } if your Envoy goes 1 step back?
    .context = By your card.
ask-location-action_peasants = Peasants: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, or up to { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") } if your Envoy goes 1 step back?
    .title = Peasants: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, or up to { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") } if your Envoy goes 1 step back?
    .context = By the official.

## Answers

answer-option_peasants-a = gain { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }; then one more revolt token, { $line } of { $size } lie there
    .label = Gain { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }
    .note = then one more revolt token; { $line } of { $size } lie there
answer-option_peasants-b = Envoy 1 step back, gain up to { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") }; then one more revolt token; { $line } of { $size } lie there
    .label = Envoy 1 step back, gain up to { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") }
    .note = then one more revolt token; { $line } of { $size } lie there
answer-bid = bid { NAME($chosen) }
answer-return = take back { NAME($card) }, action: { NAME($card, form: "does") }
    .label = Take back { NAME($card) }
    .note = { NAME($card, form: "does-note") }
answer-decline_return-bid = leave the card on your discard pile
answer-bid_token = bid { NAME($chosen) } with the bid token { $bid_token }: worth { $worth }
    .label = Bid { NAME($chosen) } with the bid token { $bid_token }
    .note = worth { $worth }
answer-revolt-token = { $chosen }
answer-flip_lowest = the side for his lowest card
answer-flip_any = the side for any card
answer-flip_bid-token = { $bid_token }

## Why not

why-not-a-bid = only a card of your own discard pile can be bid: { LIST($discard) }
why-not-a-bid_hand = { NAME($chosen) } is in your hand; only a card of your discard pile can be bid: { LIST($discard) }
why-not-a-bid_token = you have no bid token: it comes with the Decree “A bid token”
why-not-a-bid_other = the peasants revolt, and everyone with a discard bids one card of it: { LIST($discard) }

## Events

event-revolt-track = The peasants revolt whenever { $size } of { $revolt_tokens } revolt tokens lie on their track
event-brown-tokens = { COUNT($brown, of: "tokens") } are brown, in place of others that do the same
event-revolt-cards = { COUNT($cards, of: "cards") } of the Peasants are among the Gift Cards
event-revolt-token = { NAME($who) } lays a revolt token, now { $line } of { $size }
    .you = You lay a revolt token, now { $line } of { $size }
event-revolt-token-aside = The track is full: { NAME($who) } puts a revolt token aside, now { $aside }
    .you = The track is full: you put a revolt token aside, now { $aside }
event-no-revolt-token = No revolt token is left to lay
event-revolt-due = The revolt track is full: the peasants revolt at the end of { NAME($who, form: "whose") } turn
    .you = The revolt track is full: the peasants revolt at the end of your turn
event-revolt = The peasants revolt: { COUNT($line, of: "revolt-tokens") } are revealed
event-reveals-revolt-token = A revolt token shows { $value }: { $threat } so far
event-bids = { NAME($who) } bids a card, face down
    .you = You bid a card, face down
event-shows-bid = { NAME($who) } has bid { NAME($card) }
    .you = You have bid { NAME($card) }
event-shows-bid_token = { NAME($who) } has bid { NAME($card) } with the bid token { $bid_token }: worth { $worth }
    .you = You have bid { NAME($card) } with the bid token { $bid_token }: worth { $worth }
event-revolt-held = The bids add up to { $total } against { $threat }: the peasants are held back
event-revolt-succeeds = The bids add up to { $total } against { $threat }: the peasants succeed
event-card-returns = { NAME($card) } goes back to { NAME($who, form: "whose") } hand
    .you = { NAME($card) } goes back to your hand
event-card-stays = { NAME($who) } leaves { NAME($card) } on the discard pile
    .you = You leave { NAME($card) } on your discard pile
event-revolt-line = The revolt tokens are shuffled and the track is empty
event-revolt-line_aside = The revolt tokens are shuffled; those put aside begin a new line, { $line } of { $size }
event-bid-token = { NAME($who) } gets a bid token: ±{ $bid_token } in each revolt
    .you = You get a bid token: ±{ $bid_token } in each revolt
event-meng-decree_board = { $level_words }: { LIST($candidates, form: "quoted") } both cost { $figure }; { NAME($who) } takes the one on the board of the Peasants, “{ NAME($tile) }”
event-meng-calm = At Twilight the token “{ NAME($token) }” stirs nobody: no revolt token is laid
event-meng-bid-token = { NAME($who, form: "whose") } bid token shows { $bid_token }
event-meng-flips_lowest = The special token says that { NAME($who) } bids his lowest discard
event-meng-flips_any = The special token says that { NAME($who) } bids any of his discards
event-performs_peasants-a = { NAME($who) } gathers Servants among the Peasants
    .you = You gather Servants among the Peasants
event-performs_peasants-b = { NAME($who) } moves the Envoy back to gather more Servants among the Peasants
    .you = You move your Envoy back to gather more Servants among the Peasants

## On the board

board-peasants = Help from the Peasants
board-peasants-then = then a revolt token
board-peasants-also = also:
board-revolt-pile = pile { $n }
board-revolt-track = Revolt
board-revolt-full = full: revolt at the end of that turn
board-revolt-threat = threat { $n }
board-revolt-aside = { $n } more aside
board-revolt = Peasants, revolt track { $line } of { $size }
board-revolt_revealed = Peasants, revolt track { $line } of { $size }, revealed { LIST($values) }
board-revolt-bid = { NAME($who) } has chosen
board-revolt-bid_card = { NAME($who) } has chosen: { NAME($card) }, { NAME($card, form: "does") }

# Why its file of figures cannot be used
why-figures-revolt-brown = a brown token takes the place of another; say so with replaces = true
why-figures-revolt-tokens = the revolt tokens are { $known }
why-figures-revolt-servants = option B gives no fewer Servants than A, here { $b } and { $a }
why-figures-revolt-track = the track takes fewer than the { $number } tokens there are, here { $given }

# What cannot be in a position
why-revolt-not-in-play = the Peasant Revolt is not in play
why-revolt-due = a full line is due at the end of somebody's turn, and only a full one
why-revolt-aside = tokens are set aside only while the line is full
why-revolt-shown = what the last revolt showed is needed with tokens kept from it, and only then
why-revolt-kept-first = while those kept do not fit on the track, no others are put aside
why-revolt-too-many = more tokens than the line has
why-revolt-bid-token = 0, { $worth } or -{ $worth } is needed
why-revolt-line = a revolt is under way, but the line is not full
why-revolt-kept-waits = those that did not fit on the track wait for a revolt that is under way
why-revolt-hidden = tokens of the line are still hidden, and none is being revealed
why-revolt-none = no revolt is under way
why-revolt-no-bid-yet = this seat cannot have bid yet
why-revolt-not-discarded = the card is not in the discard pile
why-revolt-no-decree = the Decree for it is not owned
why-revolt-values = a list of values is needed
why-revolt-no-token-left = there is no such token left: { $given }
why-revolt-meng-no-bid = Meng has not bid yet
why-revolt-meng-bids = only Meng bids like this, with a discard
why-revolt-bid-discarded = the card is not in the discard pile of somebody who is asked

## The card about a thing

about-revolt-pile = Revolt tokens, face down
    .kind = { $n } left
    .what = One is laid on the track for every request to the Peasants, every fruit bowl given and every brown token taken.
about-revolt-track = Revolt track
    .kind = { $line } of { $size }
    .what = When it is full, the peasants rise at the end of that turn: everybody bids a card of the discard pile. If the bids reach the sum of the tokens, the lowest bidder takes the card back; if not, the highest bidder does, and the others’ Envoys go back.
about-line-revolt-threat = { $n }
    .label = Threat
about-bid-token = Bid token
    .kind = Of a Decree
    .what = It makes a bid { $n } higher or lower. It is not used up.
about-bid = { NAME($who, form: "whose") } bid
    .you = Your bid
    .kind = Face down
    .what = All bids are turned up together when everybody has chosen.

## Lesson

lesson-peasant-revolt = Peasant Revolt
    .line = Cheap help in the fields, until they rise.
lesson-peasant-revolt-line = The peasants help whoever asks, and each time a token goes face down on their line. When the line is full they rise. One more will fill it.
    .title = The line
lesson-peasant-revolt-card = A 3 lies there, so your 6 goes free. You will be the one who fills the line.
    .title = One request too many
    .do = Give the 6 to the Peasants.
    .known = A full line brings the revolt
    .else = Possible. Then somebody else may bring the revolt about.
lesson-peasant-revolt-act = A: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, for nothing. B: { FIGURE("peasant_revolt.board.servants_b") }, but your Envoy goes back a step.
    .title = Help from the fields
    .do = Take A.
    .else = Then nobody helps, and the line waits.
    .else-back = More hands, and your Envoy is a step further from the Emperor.
lesson-peasant-revolt-bid = They rise when your turn ends, and their tokens show. Everybody bids a discarded card in secret. If the bids reach the tokens’ sum, the lowest bidder gets the card back.
    .title = The revolt
    .do = Bid the 5.
    .known = Together the bids must reach the sum
    .else = A low bid may bring the card back, or leave all of you short.
lesson-peasant-revolt-after = The bids were enough, and yours was the lowest: the 5 is in your hand again. Had they fallen short, the highest bidder would gain it, and all other Envoys go back a step.
    .title = Held back
