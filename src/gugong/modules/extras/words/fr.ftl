### Extra Decrees and new Gift Cards.

module-extras = Décrets et Cadeaux supplémentaires
    .short = Décrets supplémentaires
    .line = De nouveaux Décrets, de nouvelles cartes Cadeau et deux autres sortes de jetons Voyage.
page-chapter-X-EXT = Décrets et Cadeaux supplémentaires
page-locked_trade-draw = une carte a été piochée
    .title = Une carte a été piochée.

## Names

# effect

effect-always-lower = aucune ; toujours le Cadeau inférieur, mais avec pénalité l’action du lieu deux fois
effect-always-higher = aucune ; toujours le Cadeau supérieur
effect-trade-hands = Intrigues −1, échange d’une carte de la main
effect-pile-swap = troc d’une carte avec la pioche de cartes
effect-wall-replace = remplacement d’un Serviteur adverse sur la Grande Muraille
effect-envoy-for-vp = Émissaire −1, { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }

# token

token-pile-swap = troc avec la pioche
    .does = troc d’une carte de la main ou de la défausse avec la pioche de cartes
token-reuse = réutilisation
    .does = réutilisation d’un jeton gardé

# decree

decree-morning-underdog = Matin : la lanterne rouge
    .quoted = « Matin : la lanterne rouge »
    .does = Émissaire +{ $envoy } maintenant ; chaque Matin, { COUNT($vp_each_morning, of: "vp") } si vous êtes à la dernière place
    .morning = PV si vous êtes à la dernière place, sans rien faire
    .short = Émissaire +{ $envoy }, Matins : { COUNT($vp_each_morning, of: "vp") } si dernière place
decree-turn-intrigue = Intrigues à chaque tour
    .quoted = « Intrigues à chaque tour »
    .does = Émissaire +{ $envoy } maintenant ; une Récompense d’Intrigues à chacun de vos tours
    .short = Émissaire +{ $envoy }, une récompense par tour
decree-travel-tokens = PV pour les jetons Voyage
    .quoted = « PV pour les jetons Voyage »
    .does = Émissaire −{ $envoy_back } maintenant ; à la fin, { COUNT($each, of: "vp") } par jeton Voyage
    .short = fin : { COUNT($each, of: "vp") } par jeton Voyage
decree-intrigue-steps = PV pour les Intrigues
    .quoted = « PV pour les Intrigues »
    .does = Émissaire −{ $envoy_back } maintenant ; à la fin, { COUNT($each, of: "vp") } par case d’Intrigues
    .short = fin : { COUNT($each, of: "vp") } par case d’Intrigues
decree-card-values = PV pour la valeur des cartes
    .quoted = « PV pour la valeur des cartes »
    .does = Émissaire −{ $envoy_back } maintenant ; à la fin, 1 PV pour { $per } de valeur de vos cartes réunies
    .short = fin : 1 PV pour { $per } de valeur
decree-audience = Enfin une audience
    .quoted = « Enfin une audience »
    .does = Émissaire −{ $envoy_back } maintenant ; à la fin, votre Émissaire va au meilleur emplacement libre du Pavillon
    .short = fin : Émissaire au Pavillon

## Questions

ask-deal-level-4 = Quel Décret de niveau 4 entre en jeu ?
ask-trade-hands = Votre pion Intrigues est sur la case { $marker }, et l’échange coûte 1 case. Avec qui échangez-vous une carte ?
    .title = Avec qui échangez-vous une carte ?
    .context = L’échange coûte 1 case d’Intrigues ; votre pion est sur la case { $marker }.
ask-trade-draw = Quelle carte de sa main donne { NAME($partner) } ?
ask-trade-give = Quelle carte de votre main donnez-vous à { NAME($partner) } ?
ask-pile-swap = Quelle carte de votre main ou de votre défausse mettez-vous sous la pioche de cartes, contre la première ?
ask-wall-replace = Votre Réserve contient { $pool_pieces }. À qui prenez-vous la place d’un pion sur la Grande Muraille ?
    .title = À qui prenez-vous la place d’un pion sur la Grande Muraille ?
    .context = Votre Réserve contient { $pool_pieces }.
ask-envoy-for-vp = Votre Émissaire est sur la case { $envoy }. Reculez-vous votre Émissaire d’une case pour { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") } ?
    .title = Reculer votre Émissaire d’une case pour { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") } ?
    .context = Votre Émissaire est sur la case { $envoy }.
ask-reuse = Lequel de vos jetons gardés réutilisez-vous ?
ask-meng-gives = Quelle carte de sa pile de Cadeaux donne M. Meng ?
ask-meng-takes = Quelle carte de votre main prend M. Meng ?
ask-meng-swaps = Laquelle de ses cartes M. Meng met-il sous la pioche de cartes ?

## Answers

answer-decree_deal-level-4 = { NAME($chosen) }
answer-trade = échanger avec { NAME($chosen) }
answer-card_trade-give = donner { NAME($chosen, form: "the") }, action : { NAME($chosen, form: "does") }
    .label = { NAME($chosen) }
    .note = { NAME($chosen, form: "does-note") }
answer-card_pile-swap = mettre { NAME($chosen, form: "the") } sous la pioche de cartes, action : { NAME($chosen, form: "does") }
    .label = Mettre { NAME($chosen, form: "the") } sous la pioche de cartes
    .note = { NAME($chosen, form: "does-note") }
answer-replace = remplacer un Serviteur : { NAME($chosen) }
answer-replace_double = remplacer le Double Serviteur par le vôtre : { NAME($chosen) }
answer-step-back_envoy-for-vp = Émissaire −1, { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }
answer-scheme = par votre Décret, { NAME($chosen) } contre { COUNT($cost, of: "step") } d’Intrigues : recul jusqu’à la case { $left }
    .label = { NAME($chosen) }, par votre Décret
    .note = { COUNT($cost, of: "step") } d’Intrigues : recul jusqu’à la case { $left }
answer-token_reuse = réutiliser le jeton : { NAME($chosen, form: "does") }
    .label = Réutiliser le jeton
    .note = { NAME($chosen, form: "does") }
answer-decline_trade-hands = ne pas échanger
answer-decline_pile-swap = ne pas troquer
answer-decline_wall-replace = ne rien remplacer
answer-decline_envoy-for-vp = rester sur place
answer-decline_reuse = n’en réutiliser aucun

## Why not

why-trade-needs-intrigue = l’échange coûte 1 case d’Intrigues, et votre pion est au départ
why-trade-partner-has-no-card = { NAME($chosen) } n’a pas de carte en main
why-trade-partner-has-no-card_own = on échange avec un adversaire, pas avec soi-même
why-trade-partner-has-no-card_nobody = il n’y a que { COUNT($seats, of: "players") }, comptés à partir de 0
why-pile-empty = la pioche de cartes est vide
why-no-rival-on-wall = aucun adversaire n’a de pion sur la Grande Muraille
why-not-replaceable = votre Réserve n’a pas de Serviteur normal à y placer : elle contient { $pool_pieces }
why-not-replaceable_double = un Double Serviteur se remplace par un Double, et le vôtre est { NAME($double) }
why-not-replaceable_rival = cet adversaire n’a pas de Serviteur normal sur la Grande Muraille
why-not-replaceable_double-rival = cet adversaire n’a pas de Double Serviteur sur la Grande Muraille
why-not-replaceable_own = on remplace le pion d’un adversaire, pas le sien
why-card-without-action = cette carte n’a pas d’action propre
why-no-token-to-reuse = vous n’avez pas de jeton gardé à réutiliser
why-no-token-to-reuse_chosen = le jeton « { NAME($chosen) } » n’a pas de récompense à réutiliser
why-scheme-needs-decree = une Récompense d’Intrigues pendant votre tour demande un Décret que vous n’avez pas
why-scheme-not-your-turn = votre Décret donne une récompense pendant votre tour, pas pendant celui d’un adversaire ni entre deux tours
why-schemed-already = vous avez déjà pris la récompense de ce tour : votre Décret en donne une par tour
why-underdog-by-itself = le Décret « { NAME($chosen) } » agit de lui-même, après tous les autres du Matin

## Events

event-extra-cards = Nouvelles cartes : { $cards }, à la place de { COUNT($removed, of: "cards") } de la pioche de cartes
event-layered-pile = La pioche de cartes : nouvelles cartes au-dessus, { $new } ; autres en dessous, { $base }
event-scoring-order = Ordre du décompte : Muraille, PV pour PV, autres Décrets, décomptes des modules, Pavillon, Jade
event-cannot-use-card = { NAME($who) } ne peut pas utiliser l’action de sa carte
    .you = Vous ne pouvez pas utiliser l’action de votre carte
event-trades = { NAME($who) } échange une carte avec { NAME($partner) }
    .you = Vous échangez une carte avec { NAME($partner) }
event-trades-card =
    { NAME($taker, form: "kind") ->
        [you] { NAME($who) } vous donne { NAME($card, form: "the") }
       *[other] { NAME($who) } donne { NAME($card, form: "the") } à { NAME($taker) }
    }
    .you = Vous donnez { NAME($card, form: "the") } à { NAME($taker) }
event-trades-card_hidden = { NAME($who) } donne une carte, face cachée
event-under-pile = { NAME($who) } met { NAME($card, form: "the") } sous la pioche de cartes
    .you = Vous mettez { NAME($card, form: "the") } sous la pioche de cartes
event-replaces-on-wall =
    { NAME($rival, form: "kind") ->
        [you] { NAME($who) } remplace l’un de vos Serviteurs sur la Grande Muraille
       *[other] { NAME($who) } prend à { NAME($rival) } la place d’un Serviteur sur la Grande Muraille
    }
    .you = Vous prenez à { NAME($rival) } la place d’un Serviteur sur la Grande Muraille
event-replaces-on-wall_double =
    { NAME($rival, form: "kind") ->
        [you] { NAME($who) } remplace votre Double Serviteur sur la Grande Muraille
       *[other] { NAME($who) } prend à { NAME($rival) } la place du Double Serviteur sur la Grande Muraille
    }
    .you = Vous prenez à { NAME($rival) } la place du Double Serviteur sur la Grande Muraille
event-reuses-token = { NAME($who) } réutilise le jeton gardé « { NAME($token) } »
    .you = Vous réutilisez le jeton gardé « { NAME($token) } »
event-audience = { NAME($who) } : son Émissaire est appelé au Pavillon par Décret
    .you = Votre Émissaire est appelé au Pavillon par Décret
event-meng-schemes_jade = { NAME($who) } : son pion est sur la case { $steps } ; par son Décret il prend aussitôt 1 Jade
event-meng-schemes_servants = Il manque { COUNT($missing, of: "servant") } à { NAME($who) } : avant tout jeton, il recule son pion Intrigues pour { NAME($benefit) }
event-meng-swaps_stack = { NAME($who) } met { NAME($card, form: "the") } de sa pile sous la pioche de cartes et pioche une carte en échange
event-meng-swaps_discard = { NAME($who) } : sa pile est vide, il met { NAME($card, form: "the") } de sa défausse sous la pioche de cartes et pioche une carte en échange
event-meng-once_cannot = { NAME($who) } ne peut pas payer { COUNT($fee, of: "servant") } et effectuer deux fois l’action « { NAME($location) } » : il agit une fois, sans payer

## Options and sources of VP

why-config-extra-decrees = ils viennent avec le module extras
why-config-extra-decree = { $given } n’existe pas ; il y a { $known }
why-config-extra-decree-of = { $decree } vient avec { $module }
why-config-extra-decree-spaces = de niveau 4 : { $given } ; emplacements sur les plateaux des modules : { $spaces }
why-config-extra-decree-meng = { $decree } n’est pas pour une partie contre M. Meng
source-cards = cartes Cadeau supplémentaires

# Ce qui ne peut pas être dans une position
why-extras-schemed = il faut true ou false, et rien d’autre
why-extras-no-swap = la carte ne peut pas être échangée avec la pioche de cartes
why-extras-nothing-to-swap = rien ne peut être échangé avec la pioche de cartes
why-extras-both-hands = il faut une carte dans les deux mains
why-extras-partner = l’autre main n’a pas de carte

## Leçon

lesson-extras = Décrets et Cadeaux supplémentaires
    .line = Des cartes qui n’en font qu’à leur tête, et de nouveaux Décrets.
lesson-extras-gifts = Six nouvelles cartes Cadeau sont dans la pioche. Vous en avez deux en main : l’image au bas de la carte dit ce qu’elle a de particulier.
    .title = De nouveaux Cadeaux
lesson-extras-card = Ce 9 n’a pas d’action, mais pour un Officier il compte toujours comme le Cadeau supérieur, quoi qu’il y ait là.
    .title = Toujours supérieur
    .do = Choisissez le nouveau 9.
    .else = Une carte du jeu de base, ou d’une autre leçon.
lesson-extras-always = Au Jade, il y a un 9, que d’habitude seul un 1 prend sans rien payer. Le vôtre est gratuit.
    .title = Même contre un neuf
    .do = Donnez-le au Jade.
    .known = Certains Cadeaux échappent à leur valeur
    .else = C’est gratuit là aussi ; mais nulle part ailleurs ce n’est si rare.
lesson-extras-decrees = De tels Décrets avancent l’Émissaire au lieu de donner des PV aussitôt. Chaque Matin, celui-ci récompense qui a le moins de PV. Pointez-en un pour voir ce qu’il fait.
    .title = De nouveaux Décrets
