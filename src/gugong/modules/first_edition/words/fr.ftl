### The tokens of the first edition.

module-first-edition = Jetons Voyage Bonus, première édition
    .line = Les mêmes, avec les trois de la première édition.

## Names

# token

token-double-value = valeur double
    .does = une fois, la carte donnée vaut le double
token-double-card = carte deux fois
    .does = une fois, l’action de la carte compte deux fois
token-discount-2 = { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } de moins
    .does = une fois, Jade ou Décret pour { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } de moins

## Answers

answer-at_double-value = { NAME($chosen, form: "official") }, qui détient { NAME($there, form: "the") } : sans pénalité, grâce à votre jeton
    .label = { NAME($chosen, form: "short") }
answer-token_double-value = utiliser un jeton : { NAME($card, form: "the") } vaut le double
    .label = Utiliser un jeton
    .note = { NAME($card, form: "the") } vaut le double
answer-token_double-card = utiliser un jeton : l’action de votre carte deux fois
    .label = Utiliser un jeton
    .note = l’action de votre carte deux fois
answer-token_discount-2 = utiliser un jeton : l’action coûte { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } de moins
    .label = Utiliser un jeton
    .note = l’action coûte { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } de moins

## Why not

why-none-face-up = vous n’avez pas de jeton « { NAME($chosen) } » face visible
why-no-gift-helped = doubler la valeur d’une carte ne vous épargne aucune pénalité maintenant
why-no-card-action = ce jeton sert au moment d’utiliser l’action de votre carte
why-nothing-cheaper = ce jeton sert pour une action « Jade » ou « Décrets », et n’en rend aucune moins chère maintenant

## Events

event-face-up = { NAME($who) } garde le jeton « { NAME($token) } » face visible
    .you = Vous gardez le jeton face visible : { NAME($token, form: "does") }
event-turns-up = { NAME($who) } renonce à l’action : le jeton « { NAME($token) } » n’est pas utilisé
    .you = Vous renoncez à l’action : votre jeton « { NAME($token) } » n’est pas utilisé

# Ce qui ne peut pas être dans une position
why-first-edition-used = il faut le nombre de jetons utilisés pour { LIST($known) }
why-first-edition-stored = jetons gardés : { $stored } ; { $given } ne peuvent pas être utilisés
