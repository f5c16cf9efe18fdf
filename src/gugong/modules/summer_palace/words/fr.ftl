### The Summer Palace.

module-summer-palace = Palais d’Été
    .short = Palais d’Été
    .line = Envoyez des Serviteurs aux étangs pour des Serviteurs neutres, du Jade et votre Dame de la Cour.
page-chapter-X-SPL = Palais d’Été
page-result-pier = un ponton

## Names

# location

location-summer-palace = Palais d’Été
    .short = Palais d’Été
    .official = l’Intendante du Palais d’Été
    .to-official = à l’Intendante du Palais d’Été
    .does = placer des Serviteurs sur les pontons

# effect

effect-summer-palace = Palais d’Été

# token

token-pier-1 = 1 sur un ponton
    .does = 1 Serviteur de la pioche sur un ponton
token-pier-2 = 2 sur des pontons
    .does = 2 Serviteurs de la pioche sur 1 ou 2 pontons

# decree

decree-morning-pier = Matin : un ponton
    .quoted = « Matin : un ponton »
    .does = Émissaire +{ $envoy } maintenant ; chaque Matin, 1 Serviteur de la pioche sur un ponton
    .morning = 1 Serviteur de la pioche sur un ponton
    .short = Émissaire +{ $envoy }, Matins : 1 sur un ponton
decree-neutral-servants = PV pour les Serviteurs neutres
    .quoted = « PV pour les Serviteurs neutres »
    .does = Émissaire −{ $envoy_back } maintenant ; à la fin, { COUNT($each, of: "vp") } pour chacun de vos Serviteurs neutres, { $max } au plus
    .short = Émissaire −{ $envoy_back }, fin : { COUNT($each, of: "vp") } par neutre, max. { $max }

# pond

pond-neutral-or-jade = Serviteurs neutres ou Jade
    .the = l’étang des Serviteurs neutres ou du Jade
    .of = de l’étang des Serviteurs neutres ou du Jade
pond-court-lady = Dames de la Cour
    .the = l’étang des Dames de la Cour
    .of = de l’étang des Dames de la Cour
pond-neutral = Serviteurs neutres
    .the = l’étang des Serviteurs neutres
    .of = de l’étang des Serviteurs neutres
pond-jade = Jade
    .the = l’étang du Jade
    .of = de l’étang du Jade

## Questions

ask-pier = Sur le ponton de quel étang placez-vous un pion de votre pioche ?
ask-pier_more = Placez-vous un pion de plus, et sur le ponton de quel étang ?
ask-pier-piece = Que placez-vous sur le ponton { NAME($pond, form: "of") } ?
ask-pond-benefit = Vous remportez { NAME($pond, form: "the") }. Serviteurs neutres ou Jade ?
    .title = Serviteurs neutres ou Jade ?
    .context = Vous remportez { NAME($pond, form: "the") }.
ask-pond-home = Décompte { NAME($pond, form: "of") }. Lesquels de vos pions sur le ponton retournent dans votre pioche ?
    .title = Lesquels de vos pions sur le ponton retournent dans votre pioche ?
    .context = Décompte { NAME($pond, form: "of") }.
ask-favourite-gift = Vous avez placé le Cadeau Favori de l’Empereur. Quel étang décomptez-vous ?
    .title = Quel étang décomptez-vous ?
    .context = Vous avez placé le Cadeau Favori de l’Empereur.
ask-court-lady = Votre Dame de la Cour permet de refaire une action, puis retourne au Palais d’Été. Quelle action refaites-vous ?
    .title = Quelle action refaites-vous ?
    .context = Votre Dame de la Cour retourne ensuite au Palais d’Été.
ask-draw-favourite = Quel est le Cadeau Favori de l’Empereur ?
ask-card-action_summer-palace = Palais d’Été : 1 pion sur un ponton, ou jusqu’à 2 si l’Émissaire recule d’une case ?
    .title = Palais d’Été : 1 pion sur un ponton, ou jusqu’à 2 si l’Émissaire recule d’une case ?
    .context = Action de votre carte.
ask-location-action_summer-palace = Palais d’Été : 1 pion sur un ponton, ou jusqu’à 2 si l’Émissaire recule d’une case ?
    .title = Palais d’Été : 1 pion sur un ponton, ou jusqu’à 2 si l’Émissaire recule d’une case ?
    .context = Action du lieu.

## Answers

answer-option_summer-palace-a = placer 1 pion de votre pioche sur un ponton
    .label = Placer 1 pion de votre pioche sur un ponton
answer-option_summer-palace-b = Émissaire −1, placer 1 ou 2 pions de votre pioche sur des pontons
    .label = Émissaire −1, placer 1 ou 2 pions de votre pioche sur des pontons
answer-pier = le ponton { NAME($chosen, form: "of") }, actuellement { $total }, dont { $mine } à vous
    .label = Le ponton { NAME($chosen, form: "of") }
    .note = actuellement { $total }, dont { $mine } à vous
answer-pond = décompter { NAME($chosen, form: "the") }, qui revient à { NAME($leader) }
answer-pond_own = décompter { NAME($chosen, form: "the") }, qui vous revient
answer-take_neutral = { COUNT($neutral, of: "neutral") } dans votre Réserve
answer-take_jade = 1 Jade
answer-home_servant = reprendre un Serviteur
answer-home_double = reprendre le Double Serviteur
answer-stay = laisser ce qui s’y trouve
answer-repeat_card = refaire l’action de la carte
answer-repeat_location = refaire l’action du lieu
answer-repeat_both = refaire les deux actions, d’abord celle de la carte
answer-favourite = { NAME($chosen) }
answer-decline_court-lady = garder la Dame de la Cour
answer-decline_favourite-gift = n’en décompter aucun
answer-done_pier = pas de second pion

## Why not

why-no-such-pond = cet étang n’est pas de ce côté du plateau : { NAME($chosen) }. Étangs en jeu : { LIST($ponds) }
why-pond-empty = il n’y a pas de pion sur le ponton { NAME($chosen, form: "of") }, on ne peut donc pas le décompter
why-no-favourite = qui place le Cadeau Favori de l’Empereur, { NAME($favourite, form: "the") }, peut décompter un étang pendant ce tour, un par carte placée
why-not-on-pier = vous n’avez pas ce pion sur le ponton { NAME($pond, form: "of") }
why-no-court-lady = votre Dame de la Cour est au Palais d’Été : décomptez d’abord son étang
why-not-performed = on ne peut refaire que ce qu’on a fait pendant cet échange
why-cannot-repeat = rien de tel n’est possible maintenant

## Events

event-ponds = Étangs du Palais d’Été, chacun avec un ponton : { $ponds }
event-summer-cards = Cartes du Palais d’Été parmi les cartes Cadeau : { $cards }
event-neutral-stock =
    { $neutral ->
        [one] { COUNT($neutral, of: "neutral") } attend au Palais d’Été
       *[other] { COUNT($neutral, of: "neutral") } attendent au Palais d’Été
    }
event-favourite = Cadeau Favori de l’Empereur : { NAME($gift) }
event-favourite-placed = Cadeau Favori de l’Empereur, { NAME($card) } : { NAME($who) } peut décompter un étang
    .you = Cadeau Favori de l’Empereur, { NAME($card) } : vous pouvez décompter un étang
event-performs_summer-palace-a = { NAME($who) } place un pion au Palais d’Été
    .you = Vous placez un pion au Palais d’Été
event-performs_summer-palace-b = { NAME($who) } recule son Émissaire pour placer jusqu’à deux pions au Palais d’Été
    .you = Vous reculez votre Émissaire pour placer jusqu’à deux pions au Palais d’Été
event-scores-pond = { NAME($who) } fait décompter { NAME($pond, form: "the") }
    .you = Vous faites décompter { NAME($pond, form: "the") }
event-night-ponds = Le ponton le plus rempli compte { $worth } : son étang est décompté
event-night-ponds_tied = À égalité, { $ponds } pontons sont les plus remplis, avec { $worth } chacun : tous leurs étangs sont décomptés
event-pond = { NAME($who) } a la majorité sur le ponton { NAME($pond, form: "of") }, avec { $worth }
    .you = Vous avez la majorité sur le ponton { NAME($pond, form: "of") }, avec { $worth }
event-pier = { NAME($who) } place un pion sur le ponton { NAME($pond, form: "of") } et y compte maintenant pour { $total }
    .you = Vous placez un pion sur le ponton { NAME($pond, form: "of") } et y comptez maintenant pour { $total }
event-neutral = { NAME($who) } reçoit { COUNT($neutral, of: "neutral") } ; il en reste { $left } dans le stock
    .you = Vous recevez { COUNT($neutral, of: "neutral") } ; il en reste { $left } dans le stock
event-court-lady = { NAME($who) } reçoit sa Dame de la Cour
    .you = Vous recevez votre Dame de la Cour
event-no-benefit = Pour { NAME($who) }, { NAME($pond, form: "the") } ne rapporte rien
    .you = Pour vous, { NAME($pond, form: "the") } ne rapporte rien
event-pier-home = { NAME($who) } reprend { $pieces } du ponton
    .you = Vous reprenez { $pieces } du ponton
event-stays = { NAME($who) } laisse des pions sur le ponton { NAME($pond, form: "of") } : ils comptent pour { $worth }
    .you = Vous laissez des pions sur le ponton { NAME($pond, form: "of") } : ils comptent pour { $worth }
event-court-lady-used_card = { NAME($who) } renvoie sa Dame de la Cour pour refaire l’action de la carte
    .you = Vous renvoyez votre Dame de la Cour pour refaire l’action de votre carte
event-court-lady-used_location = { NAME($who) } renvoie sa Dame de la Cour pour refaire l’action du lieu
    .you = Vous renvoyez votre Dame de la Cour pour refaire l’action du lieu
event-court-lady-used_both = { NAME($who) } renvoie sa Dame de la Cour pour refaire les deux actions
    .you = Vous renvoyez votre Dame de la Cour pour refaire les deux actions
event-meng-swaps-pieces = { NAME($who) } échange un Serviteur neutre { NAME($zone, form: "his") } contre un des siens
event-meng-pier_losing = { NAME($who) } n’est en retard qu’à un étang : son Serviteur va sur le ponton { NAME($pond, form: "of") }
event-meng-pier_closest = { NAME($who) } n’est en tête nulle part : son Serviteur va là où l’écart est le plus faible, sur le ponton { NAME($pond, form: "of") }
event-meng-pier_smallest = { NAME($who) } est en tête partout : son Serviteur va là où l’avance est la plus faible, sur le ponton { NAME($pond, form: "of") }
event-meng-pier_tied = { NAME($who) } est au même point aux deux étangs : son Serviteur va sur le ponton { NAME($pond, form: "of") }
event-meng-no-pier_both = { NAME($who) } remporterait les deux étangs cette Nuit : il n’ajoute pas de Serviteur
event-meng-skips_both-ponds = { NAME($who) } passe : il remporterait les deux étangs cette Nuit
event-meng-skips_supply = { NAME($who) } passe : sa pioche n’a pas de Serviteur pour cela
event-meng-skips_start = { NAME($who) } passe : son Émissaire ne peut pas reculer
event-meng-pond_only = { NAME($who) } n’est en tête qu’à un étang : il fait décompter { NAME($pond, form: "the") }
event-meng-pond_most = { NAME($who) } est en tête aux deux étangs : il fait décompter celui où il a le plus, { NAME($pond, form: "the") }
event-meng-pond_tied = { NAME($who) } est en tête aux deux étangs à égalité : il fait décompter { NAME($pond, form: "the") }
event-meng-no-pond_none = { NAME($who) } n’est en tête à aucun étang : il n’en fait décompter aucun
event-meng-pond-benefit_jade = { NAME($who) } a { COUNT($jade, of: "jade") } et { COUNT($neutral, of: "neutral") } : il prend du Jade
event-meng-pond-benefit_same = { NAME($who) } a { COUNT($jade, of: "jade") } et autant de Serviteurs neutres : il prend du Jade
event-meng-pond-benefit_neutral = { NAME($who) } a { COUNT($jade, of: "jade") } et { COUNT($neutral, of: "neutral") } : il prend des Serviteurs neutres
event-meng-pond-benefit_stock = Il ne reste aucun Serviteur neutre : { NAME($who) } prend du Jade
event-meng-lady-waits_cannot = { NAME($who) } ne peut pas refaire l’action « { NAME($location) } » : sa Dame de la Cour attend

## On the board

board-summer-palace = Palais d’Été
board-favourite = Cadeau Favori
board-neutral-stock = stock
board-ladies = dames
board-lady = Dame de la Cour
board-pond-or = ou
board-pond-neutral-or-jade =
    { $n ->
        [one] { $n } neutre ou 1 Jade
       *[other] { $n } neutres ou 1 Jade
    }
board-pond-court-lady = Dame de la Cour
board-pond-neutral =
    { $n ->
        [one] { $n } neutre
       *[other] { $n } neutres
    }
board-pond-jade = 1 Jade
board-pond = Étang, { $gives } : { LIST($players) }
board-pond-line = { $gives } : { LIST($players) }
board-ponds = Palais d’Été : { $ponds }

## In the terminal

terminal-ponds = Étangs
terminal-piers = sur le ponton
terminal-leads = en tête
terminal-favourite = Cadeau Favori : { NAME($gift) }
terminal-ladies = Dames de la Cour gagnées : { LIST($who) }
terminal-neutral-stock = Serviteurs neutres restants : { $n }

## Options and sources of VP

why-config-focus-decrees = avec le Palais d’Été, ce n’est jamais « Décrets »
source-summer_palace = Dame de la Cour

# Pourquoi son fichier de chiffres ne peut pas servir
why-figures-summer-pond = cet étang n’est pas de ce côté : { $given } ; { $near }
why-figures-summer-ponds = les étangs de ce côté sont { $known }, chacun une fois
why-figures-summer-neutral = il y a { $number } Serviteurs neutres, il en faudrait { $needed } à { $players } joueurs
why-figures-summer-gifts = il y a { $number } Cadeaux Favoris tous différents, ici { $given }
why-figures-summer-jade = une carte Jade doit rester dans la pioche de M. Meng ; { $leaving } sur { $all } la quitteraient

# Ce qui ne peut pas être dans une position
why-summer-palace-stock = il en reste { $left } sur { $number }
why-summer-palace-no-pond = il n’y a pas d’étang { $given } ; il y a { LIST($known) }

## The card about a thing

about-pond = Étang : { $gives }
    .kind = { NAME($pond) }
    .what = Quand l’étang est décompté, la majorité sur son ponton reçoit ce qu’il donne, puis ses Serviteurs rentrent. Chaque Nuit, l’étang au ponton le plus rempli est décompté ; le Cadeau Favori permet d’en décompter un pendant la Journée.
about-line-pier-yours = { $n } sur { $total }
    .label = À vous sur le ponton
about-line-pier-leader = { NAME($who) }, { $n }
    .label = En tête
about-favourite = Cadeau Favori : { NAME($gift) }
    .kind = Pour toute la partie
    .what = Qui place chez un Officier une carte de ce Cadeau peut faire décompter un étang pendant ce tour.
about-neutral-stock = Serviteurs neutres
    .kind = Encore { $n } en stock
    .what = Un étang les envoie droit dans la Réserve. Ils paient comme les vôtres, mais ne se placent jamais.
about-court-lady = Dame de la Cour
    .kind = Une par joueur
    .what = Son étang la donne. Après un échange, on peut la renvoyer pour refaire une action de cet échange. À la fin, elle rapporte des PV.
about-line-lady-owners = { LIST($people) }
    .label = Détenue par

## Leçon

lesson-summer-palace = Palais d’Été
    .line = Les étangs, les pontons et votre Dame de la Cour.
lesson-summer-palace-ponds = Un huitième lieu, avec des étangs. Des Serviteurs attendent sur les pontons ; qui en a le plus quand un étang est décompté prend ce qu’il donne.
    .title = Loin de la cité
lesson-summer-palace-card = Le Cadeau Favori est un 5 dans cette partie. Qui le donne peut décompter un étang aussitôt : un seul Serviteur peut suffire.
    .title = Le Cadeau Favori
    .do = Donnez le 5 au Palais d’Été.
    .known = Le Cadeau Favori fait décompter un étang
    .else = C’est possible, mais seul le Cadeau Favori fait décompter un étang maintenant.
lesson-summer-palace-act = Un Serviteur va sur un ponton depuis la pioche : votre Réserve ne change pas.
    .title = Depuis la pioche
    .do = Prenez A.
    .else = Alors personne n’est sur un ponton, et il n’y a pas d’étang à gagner.
lesson-summer-palace-pier = Personne n’est sur les pontons. Un étang donne des Serviteurs neutres ou du Jade, l’autre votre Dame de la Cour.
    .title = Quel ponton ?
    .do = Placez-le devant la Dame de la Cour.
    .else = C’est bon aussi. La leçon veut la Dame de la Cour.
lesson-summer-palace-lady = Vous en avez le plus sur ce ponton. À la fin, elle vaut { COUNT(FIGURE("summer_palace.board.court_lady_vp"), of: "vp") } ; ou bien elle rentre, et vous refaites les actions d’un échange.
    .title = Votre Dame de la Cour
    .do = Décomptez l’étang.
    .known = Dame de la Cour : des PV, ou encore une fois
    .else = On peut attendre, mais l’adversaire peut venir avant.
lesson-summer-palace-end = Cette fois, elle rentre aussitôt et vous agissez encore ici. Une autre fois, vous pouvez la garder pour les PV.
    .title = Encore une fois
