### The tokens of the first edition.

module-first-edition = Bonus Travel Tokens, first edition
    .line = The same, with the first edition’s three.

## Names

# token

token-double-value = double value
    .does = once, the card you give counts twice its value
token-double-card = card twice
    .does = once, you may use your card’s action twice
token-discount-2 = { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } less
    .does = once, a Jade or Decree action costs { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } less

## Answers

answer-at_double-value = { NAME($chosen, form: "official") }, who holds { NAME($there) }: free, by your token
    .label = { NAME($chosen, form: "short") }
answer-token_double-value = use a token: { NAME($card) } counts twice its value
    .label = Use a token
    .note = { NAME($card) } counts twice its value
answer-token_double-card = use a token: your card’s action twice
    .label = Use a token
    .note = your card’s action twice
answer-token_discount-2 = use a token: the action costs { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } less
    .label = Use a token
    .note = the action costs { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } less

## Why not

why-none-face-up = you have no face-up token “{ NAME($chosen) }”
why-no-gift-helped = doubling the value of a card does not save you a fee now
why-no-card-action = that is for the moment at which you use your card’s own action
why-nothing-cheaper = that is for a Jade or Decree action, and makes none of them cheaper now

## Events

event-face-up = { NAME($who) } keeps the token “{ NAME($token) }” face up
    .you = You keep the token face up: { NAME($token, form: "does") }
event-turns-up = { NAME($who) } did not act: the token “{ NAME($token) }” is not used up
    .you = You did not act: your token “{ NAME($token) }” is not used up

# What cannot be in a position
why-first-edition-used = how many of { LIST($known) } are used
why-first-edition-stored = of { $stored } stored, { $given } cannot be used
