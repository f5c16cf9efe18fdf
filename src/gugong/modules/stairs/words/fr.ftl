### The Stairs of the Palace.

module-stairs = Escalier du Pavillon
    .short = Escalier
    .line = Deux escaliers au hasard : l’un pose des conditions, l’autre donne et prend chaque Matin.
page-chapter-X-STA = Escalier du Pavillon

## Names

# track

track-quill = Plume
track-river = Rivière
track-stone = Pierre
track-shadow = Ombre
track-lotus = Lotus
track-crane = Grue
track-tiger = Tigre
track-dragon = Dragon
track-phoenix = Phénix
track-turtle = Tortue

## Counted

count-intrigue-step =
    { $n ->
        [one] { $n } case d’Intrigues
       *[other] { $n } cases d’Intrigues
    }
count-harbour-reward =
    { $n ->
        [one] { $n } récompense de Port
       *[other] { $n } récompenses de Port
    }
count-gift-cards =
    { $n ->
        [one] { $n } carte Cadeau
       *[other] { $n } cartes Cadeau
    }

## Parts of sentences

stairs-asks_reveal = une carte de valeur { $n } à { $to }
stairs-asks_travel-tokens = { COUNT($n, of: "tokens") }
stairs-asks_decree-level = un Décret de niveau { $n }
stairs-asks_harbours = { COUNT($n, of: "harbour-reward") }
stairs-asks_jade = { COUNT($n, of: "jade") }
stairs-asks_wall = des Serviteurs comptant pour { $n } sur la Grande Muraille
stairs-asks_intrigue = la case { $n } de la zone d’Intrigues
stairs-asks_double-servant = votre Double Serviteur débloqué
stairs-asks_gift-cards = { COUNT($n, of: "gift-cards") }
stairs-has_reveal = votre main n’en a pas
stairs-has_travel-tokens = vous en avez { $own }
stairs-has_decree-level = vous n’en avez pas
stairs-has_harbours = vous en avez { $own }
stairs-has_jade = vous en avez { $own }
stairs-has_wall = les vôtres y comptent pour { $own }
stairs-has_intrigue = votre pion est sur la case { $own }
stairs-has_double-servant = il est encore bloqué
stairs-has_gift-cards = vous en avez { $own }
stairs-gives = +{ $item }
stairs-takes = −{ $item }
stairs-space = ({ $step }) { $what }
stairs-space_palace = (Pavillon) { $what }
stairs-there_palace = jusqu’au Pavillon
stairs-there_plain = jusqu’à la case { $step }
stairs-there_left = jusqu’à la case { $step }, condition : { $what }
stairs-there_right = jusqu’à la case { $step }, chaque Matin : { $what }

## Questions

ask-lay-track = Quel escalier est posé sous le Pavillon ?
ask-stairs-track = Votre Émissaire se met en route. Lequel des deux escaliers prend-il ?
    .title = Quel escalier prend votre Émissaire ?
    .context = Votre Émissaire se met en route.
ask-stairs-step = Votre Émissaire, dans l’escalier « { NAME($track) } », peut avancer { $there }. L’avancez-vous ?
    .title = Avancer votre Émissaire ?
    .context = Dans l’escalier « { NAME($track) } », { $there }.
ask-stairs-reveal = La case { $space } de l’escalier « { NAME($track) } » demande { $asks } de votre main. Quelle carte montrez-vous ?
    .title = Quelle carte montrez-vous ?
    .context = La case { $space } de l’escalier « { NAME($track) } » demande { $asks } de votre main.
ask-stairs-bonus = Matin : la case { $space } de l’escalier « { NAME($track) } » donne { $item }. Acceptez-vous ce gain ?
    .title = Accepter { $item } ?
    .context = Matin : la case { $space } de l’escalier « { NAME($track) } » donne { $item }.
ask-stairs-bonus_gain = Matin : la case { $space } de l’escalier « { NAME($track) } » donne { $item }. Prenez-vous ce que permet votre pioche ?
    .title = Accepter { $item }, dans la limite de votre pioche ?
    .context = Matin : la case { $space } de l’escalier « { NAME($track) } » donne { $item }.
ask-stairs-payment_pay = Matin : l’escalier « { NAME($track) } » coûte { $item }. Dans votre Réserve : { $pool_pieces }. Comment payez-vous ?
    .title = Comment payez-vous { $item } ?
    .context = Matin : l’escalier « { NAME($track) } » coûte { $item }. Dans votre Réserve : { $pool_pieces }.
ask-stairs-payment_unable = Matin : l’escalier « { NAME($track) } » coûte { $item }, que vous n’avez pas. Échangez-vous des jetons Voyage, ou reculez-vous votre Émissaire d’une case ?
    .title = Échanger des jetons Voyage, ou reculer votre Émissaire ?
    .context = Matin : l’escalier « { NAME($track) } » coûte { $item }, que vous n’avez pas.

## Answers

answer-track = { NAME($chosen) }
answer-track_left = « { NAME($chosen) } », à gauche, { COUNT($steps, of: "step") }, conditions : { $spaces }
    .label = « { NAME($chosen) } », à gauche, { COUNT($steps, of: "step") }
    .note = conditions : { $spaces }
answer-track_right = « { NAME($chosen) } », à droite, { COUNT($steps, of: "step") }, chaque Matin : { $spaces }
    .label = « { NAME($chosen) } », à droite, { COUNT($steps, of: "step") }
    .note = chaque Matin : { $spaces }
answer-reveal = montrer { NAME($chosen, form: "the") }, action : { NAME($chosen, form: "does") }
    .label = Montrer { NAME($chosen, form: "the") }
    .note = { NAME($chosen, form: "does-note") }
answer-climb = avancer
answer-bonus = accepter { $item }
answer-step-back_stairs-payment = garder vos jetons : Émissaire −1
    .label = Garder vos jetons
    .note = Émissaire −1
answer-decline_stairs-track = rester au départ
answer-decline_stairs-step = rester sur place
answer-decline_stairs-reveal = n’en montrer aucune et rester sur place
answer-decline_stairs-bonus = ne rien prendre

## Why not

why-stairs-condition = la case { $space } de l’escalier « { NAME($track) } » demande { $asks } : { $has }
why-stairs-condition-back = le recul mène à la case { $space } de l’escalier « { NAME($track) } », qui demande { $asks } : { $has }
why-stairs-card-not-fitting = la case { $space } de l’escalier « { NAME($track) } » demande { $asks }, et non { NAME($chosen, form: "id") }
why-stairs-card-not-fitting_hand = cette carte n’est pas dans votre main : { NAME($chosen, form: "id") }. Votre main : { LIST($hand, form: "id") }
why-stairs-not-laid = l’escalier « { NAME($chosen) } » n’est pas dans cette partie. Escaliers en jeu : { LIST($laid) }
why-stairs-locked = votre Émissaire est dans l’escalier « { NAME($track) } », et il ne peut en changer qu’au départ
why-stairs-chosen-step = vous avez choisi d’avancer. { $question } Réponses possibles : { $forms }
    .page = vous avez choisi d’avancer. { $question }
why-stairs-must-pay = à payer : { $item } ; vous le pouvez, donc vous le devez

## Events

event-stairs-laid = Escalier en jeu : « { NAME($track) } »
event-stairs-track = { NAME($who) } engage son Émissaire dans l’escalier « { NAME($track) } »
    .you = Vous engagez votre Émissaire dans l’escalier « { NAME($track) } »
event-stairs-free = { NAME($who) } : son Émissaire est revenu au départ et peut choisir à nouveau son escalier
    .you = Votre Émissaire est revenu au départ et peut choisir à nouveau son escalier
event-stairs-condition = { NAME($who) } remplit la condition de la case { $step } de l’escalier « { NAME($track) } »
    .you = Vous remplissez la condition de la case { $step } de l’escalier « { NAME($track) } »
event-stairs-stopped = { NAME($who) } ne remplit pas la condition de la case { $step } de l’escalier « { NAME($track) } » : l’avance est perdue
    .you = Vous ne remplissez pas la condition de la case { $step } de l’escalier « { NAME($track) } » : l’avance est perdue
event-stairs-reveals = { NAME($who) } montre { NAME($card, form: "the") }
    .you = Vous montrez { NAME($card, form: "the") }
event-stairs-declines = { NAME($who) } laisse son Émissaire sur place
    .you = Vous laissez votre Émissaire sur place
event-stairs-unable = { NAME($who) } ne paie pas ce que coûte l’escalier : son Émissaire doit reculer
    .you = Vous ne payez pas ce que coûte l’escalier : votre Émissaire doit reculer
event-jade-paid = { NAME($who) } paie { COUNT($jade, of: "jade") }
    .you = Vous payez { COUNT($jade, of: "jade") }
event-meng-exchanges_stairs = { NAME($who) } échange { COUNT($price, of: "tokens") } contre des PV : il peut ainsi payer dans l’Escalier

## On the board

board-stairs = Escalier « { NAME($track) } », { COUNT($steps, of: "step") }
board-track-quill = Plume
board-track-river = Rivière
board-track-stone = Pierre
board-track-shadow = Ombre
board-track-lotus = Lotus
board-track-crane = Grue
board-track-tiger = Tigre
board-track-dragon = Dragon
board-track-phoenix = Phénix
board-track-turtle = Tortue

## In the terminal

terminal-stairs-tracks = Escaliers
terminal-stairs-steps = cases
terminal-stairs-spaces = contenu
terminal-stairs-envoys = Émissaires
terminal-stairs-track_left = demande { LIST($spaces) }
terminal-stairs-track_right = le Matin { LIST($spaces) }
terminal-stairs-inside = au Pavillon

## Options and sources of VP

source-stairs = Escalier du Pavillon

# Pourquoi son fichier de chiffres ne peut pas servir
why-figures-stairs-tracks = { $side ->
        [left] il y a { $number } escaliers de gauche, ici { $given }
       *[right] il y a { $number } escaliers de droite, ici { $given }
    }
why-figures-stairs-spaces = un escalier a une longueur (steps) et des cases numérotées à partir de 1
why-figures-stairs-icon = ce symbole n’existe pas : { $given } ; { $near }
why-figures-stairs-palace = la case { $step } est le Pavillon ; une case à symbole est avant elle, ici { $given }

# Ce qui ne peut pas être dans une position
why-stairs-no-track = { $side ->
        [left] aucun escalier de gauche ne s’appelle { $given }
       *[right] aucun escalier de droite ne s’appelle { $given }
    }
why-stairs-sides = il faut une liste de { $seats } côtés
why-stairs-no-side = il faut left, right ou null, et non { $given }
why-stairs-on-track = un Émissaire à la case { $step } est dans un escalier
why-stairs-inside = tant qu’il reste des Jours, un Émissaire dans le Pavillon est venu par un escalier
why-stairs-on-none = un Émissaire au départ n’est dans aucun escalier
why-stairs-meng-right = M. Meng ne monte que par l’escalier de droite
why-stairs-not-in-play = l’Escalier du Pavillon n’est pas en jeu
why-stairs-no-way-back = aucune carte en main n’est celle que demande le retour
why-stairs-laid = les escaliers se posent à la mise en place, pas plus tard
why-stairs-no-bonus = la case de l’Émissaire ne donne pas ce bonus
why-stairs-no-payment = la case de l’Émissaire ne demande pas ce paiement

## The card about a thing

about-track_left = Escalier « { NAME($track) } »
    .kind = Il pose des conditions
    .what = Un Émissaire n’entre sur une telle case, ou ne la franchit, que si la condition est remplie : { LIST($spaces) }.
about-track_right = Escalier « { NAME($track) } »
    .kind = Il donne et prend chaque Matin
    .what = Chaque Matin, la case d’un Émissaire donne ou prend quelque chose ; sans paiement, il recule d’une case : { LIST($spaces) }.
about-space = Escalier « { NAME($track) } », case { $step }
    .kind = Case simple
    .what = Rien n’y est demandé ni donné. À sa première case, un Émissaire choisit l’un des deux escaliers.
about-space_left = Escalier « { NAME($track) } », case { $step }
    .kind = Condition : { $what }
    .what = Sans cela, un Émissaire n’entre pas sur cette case et ne la franchit pas. Rien ne se dépense.
about-space_right = Escalier « { NAME($track) } », case { $step }
    .kind = Chaque Matin : { $what }
    .what = Pour un Émissaire qui s’y trouve le Matin. Sans paiement, il recule d’une case.
icon-stairs-reveal = Montrer une carte de sa main

## Leçon

lesson-stairs = Escalier du Pavillon
    .line = Deux montées : l’une demande, l’autre donne et prend.
lesson-stairs-tracks = Deux escaliers mènent maintenant au Pavillon. Celui de gauche est plus court et demande quelque chose sur certaines marches ; celui de droite, éclairé, donne ou prend chaque Matin.
    .title = Deux montées
lesson-stairs-card = Le Pavillon a un 3 : votre 6 est gratuit. Votre Émissaire n’a pas encore choisi son escalier.
    .title = Vers le Pavillon
    .do = Donnez le 6 au Pavillon.
    .else = C’est possible, mais la leçon parle de l’escalier.
lesson-stairs-climb = Une case suffit pour choisir, et elle ne coûte rien.
    .title = Le premier pas
    .do = Prenez A.
    .else = Une case de plus ou de moins ne change rien au choix.
lesson-stairs-track = Au premier pas, un Émissaire choisit. Il reste sur cet escalier, à moins de reculer jusqu’au départ.
    .title = À gauche ou à droite ?
    .do = Prenez l’escalier de droite.
    .known = Le premier pas choisit l’escalier
    .else = La montée courte. Voyez d’abord ce que demandent ses marches : sans cela, pas un pas.
lesson-stairs-top = Chaque Matin, la marche où se tient votre Émissaire donne ou prend. Pointez une marche pour voir ce qu’elle fait.
    .title = Où passer la nuit
