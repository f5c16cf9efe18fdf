### The Bonus Travel Tokens.

module-bonus-tokens = Bonus Travel Tokens
    .short = Bonus Tokens
    .line = Three tokens with new benefits join the others.
page-chapter-V-BON = Bonus Travel Tokens

## Names

# token

token-value-plus-1 = gifts +{ FIGURE("bonus_tokens.tokens.value-plus-1.value") }
    .does = with a Servant of your pool on it, your cards count { FIGURE("bonus_tokens.tokens.value-plus-1.value") } more today
token-toll = toll
    .does = with a Servant of your pool on it, others pay you { COUNT(FIGURE("bonus_tokens.tokens.toll.vp"), of: "vp") } today whenever they act at a place you choose
token-follow = follow
    .does = with a Servant of your pool on it, you may follow others today who act at a place you choose

## Questions

ask-token-marker = Which piece of your pool goes with the token “{ NAME($token) }”?
ask-token-location = Where do you lay the token “{ NAME($token) }”?
ask-follow = Somebody has acted at { NAME($location) }, where your token lies. Do you follow this action?
    .title = Do you follow this action?
    .context = Somebody has acted at { NAME($location) }, where your token lies.
ask-follow-action = You follow at { NAME($location) }. How do you act?
    .title = How do you act?
    .context = You follow at { NAME($location) }.

## Answers

answer-follow = follow: act there too, at your own cost
    .label = Follow
    .note = act there too, at your own cost
answer-decline_follow = do not follow
answer-decline_follow-action = do not act after all
answer-place_token-marker = a Servant
answer-place_token-marker-double = the Double Servant, as one
answer-at_token-location = at { NAME($chosen) }
answer-at_value-plus-1 = { NAME($chosen, form: "official") }, who holds { NAME($there) }: free, by your token
    .label = { NAME($chosen, form: "short") }

## Why not

why-no-marker = the token needs a Servant of your pool, and your pool is empty

## Events

event-token-in-use = { NAME($who) } puts a Servant on the token “{ NAME($token) }” and lays it beside the player board
    .you = You put a Servant on the token “{ NAME($token) }” and lay it beside your player board
event-token-in-use_location = { NAME($who) } puts a Servant on the token “{ NAME($token) }” and lays it at { NAME($location) }
    .you = You put a Servant on the token “{ NAME($token) }” and lay it at { NAME($location) }
event-token-home = { NAME($who) } takes back the token “{ NAME($token) }”; its Servant goes to the supply
    .you = You take back the token “{ NAME($token) }”; its Servant goes to your supply
event-toll = { NAME($who) } is owed the toll at { NAME($location) } by { NAME($actor) }
    .you = { NAME($actor) } owes you the toll at { NAME($location) }
event-follows = { NAME($who) } follows at { NAME($location) }
    .you = You follow at { NAME($location) }

## On the board

board-bonus-token = { NAME($who) }: { NAME($token) }

## In the terminal

terminal-bonus-tokens = In use
terminal-bonus-token = { NAME($who) }: { NAME($token) } ({ NAME($place, form: "short") })
terminal-bonus-token_beside = { NAME($who) }: { NAME($token) } (beside the board)

## For configurations and simulations

why-config-bonus-tokens-meng = not in a game against Meng
why-config-bonus-tokens-modules = not together with a module, here { $module }
source-toll = tolls of Bonus Travel Tokens, paid ones negative

# What cannot be in a position
why-bonus-tokens-list = a list 'in_use' is needed, and nothing else
why-bonus-tokens-row = each token needs 'token', 'seat', for toll and follow 'location', and may have 'marker'
why-bonus-tokens-marker = the marker is a 'servant' or the 'double', not { $given }
why-bonus-tokens-beside = { $token } lies beside its owner's board, at no location
why-bonus-tokens-location = { $token } lies at a location, not at { $given }

## The card about a thing

about-bonus-token = { NAME($who, form: "whose") } token: { NAME($token) }
    .you = Your token: { NAME($token) }
    .kind = In use until the Night
    .what = { NAME($token, form: "does") }. After the last turn of the day it is kept like any other token, and its Servant goes to the supply.
about-bonus-tokens = Bonus tokens in use
    .kind = { $n }
    .what = They stay in play until the day is over, each with a Servant on it.

## Lesson

lesson-bonus-tokens = Bonus Travel Tokens
    .line = Tokens that go on working all day.
lesson-bonus-tokens-map = Three new kinds of token lie on the map. They do not help once: they stay in play until the day is over.
    .title = Tokens that stay
lesson-bonus-tokens-card = Travel holds a 2, and your 6 goes free. You may enter the map anywhere.
    .title = On the road
    .do = Give the 6 to Travel.
    .else = Possible, but the lesson is about these tokens.
lesson-bonus-tokens-plus = Here lies the token that makes each card you give count one more. With it, equal cards go free, and even a 9 beats a 9.
    .title = One more
    .do = Enter at the city that is lit.
    .else = Another token. Point at it to see what it does.
lesson-bonus-tokens-use = A piece of your pool marks it as yours for today; at the end of the day it comes home.
    .title = Lay it out
    .do = Use the token.
    .known = Bonus tokens work until the day is over
    .else = Then you have the token only to hand it in.
lesson-bonus-tokens-works = From now on until the day is over each card you give counts one more. Give your cards while it lasts.
    .title = At work
