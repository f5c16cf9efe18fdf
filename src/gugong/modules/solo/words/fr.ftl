### Meng: what he does and why.

module-solo = M. Meng
page-chapter-X-SOL = M. Meng avec les modules
page-chapter-S-SET = M. Meng : mise en place
page-chapter-S-DAY = M. Meng : sa Journée
page-locked_reveal-gift = M. Meng a révélé une carte
    .title = M. Meng a révélé une carte.

automa-special = spéciale

## Parts of sentences

level = Niveau { $level }
level_today = Niveau { $level } aujourd’hui
level_highest = Niveau { $level } avant tous les autres

## Questions

ask-automa = Quelle carte Solo révèle M. Meng ?
ask-reveal-gift = Quelle carte Cadeau de sa pile révèle M. Meng ?
ask-draw-focus = Quelle est l’action principale de M. Meng ?

## Answers

answer-automa = { NAME($chosen) }
answer-at_draw-focus = { NAME($chosen) }

## Events

event-pairing = Votre main de départ : { $human } ; { NAME($who) } a la main { $his }
event-focus = { NAME($who) } : son action principale est « { NAME($location) } », marquée par son Double Serviteur
event-meng-marker = { NAME($who) } : un Serviteur neutre marque une récompense « carte » sur son Plateau, pour sa cinquième carte Cadeau
event-automa-deck = { NAME($who) } : sa pioche de cartes Solo compte { COUNT($cards, of: "cards") }, dont { $special ->
        [one] { $special } spéciale
       *[other] { $special } spéciales
    }
event-meng-morning = { NAME($who) } : c’est son Matin, il utilise tous ses Décrets
event-automa = { NAME($who) } révèle la carte Solo « { NAME($automa) } »
event-automa_special = { NAME($who) } révèle une carte Solo Spéciale : il va à son action principale, « { NAME($location) } »
event-automa-shuffled = La pioche de cartes Solo est vide : { $cards ->
        [one] { COUNT($cards, of: "cards") } est mélangée à nouveau
       *[other] { COUNT($cards, of: "cards") } sont mélangées à nouveau
    }
event-meng-acts_card = { NAME($who) } effectue l’action de sa carte : { NAME($location) }
event-meng-acts_location = { NAME($who) } effectue l’action du lieu : { NAME($location) }
event-meng-acts_special = Grâce à sa carte Spéciale, { NAME($who) } agit sans payer, avec l’effet le plus fort : { NAME($location) }
event-meng-cannot_servants = { NAME($who) } ne peut pas effectuer l’action « { NAME($location) } » : il lui faut { COUNT($needed, of: "servant") }, et avec ses jetons il arrive à { $could }
event-meng-cannot_no-city = { NAME($who) } ne peut pas voyager : il n’y a plus de jeton pour lui
event-meng-cannot_no-room = { NAME($who) } ne peut charger aucun Bateau : tous sont complets, et aucun nouveau ne peut entrer
event-meng-cannot_no-decree = { NAME($who) } ne peut obtenir aucun Décret
event-meng-cannot_blocked = { NAME($who) } ne peut rien faire avec l’action « { NAME($location) } »
event-meng-no-swap = { NAME($who) } ne troque jamais : pour { NAME($card, form: "the") }, il marque { COUNT($vp, of: "vp") }
event-meng-way_enters = { NAME($who) } place son Voyageur à { NAME($city) }, la première cité de son circuit avec un jeton
event-meng-way_round = { NAME($who) } suit son circuit : la prochaine cité avec un jeton est { NAME($city) }
event-meng-way_bare = Le circuit n’a plus de jeton : { NAME($who) } se tourne vers le plus proche, à { NAME($city) }
event-meng-way_nearest = { NAME($who) } est hors de son circuit et ne peut pas le rejoindre : le jeton le plus proche est à { NAME($city) }
event-meng-way_back = { NAME($who) } revient à son circuit : le jeton le plus proche y est à { NAME($city) }
event-meng-instead_swap = { NAME($who) } ne troque jamais : pour ce jeton, il marque { COUNT($vp, of: "vp") }
event-meng-instead_twilight = Au Crépuscule, { NAME($who) } n’a pas l’usage du jeton « { NAME($token) } » : il marque { COUNT($vp, of: "vp") }
event-meng-instead_no-card = { NAME($who) } n’a pas de carte pour le jeton « { NAME($token) } » : il marque { COUNT($vp, of: "vp") }
event-meng-no-use_supply = { NAME($who) } : sa pioche est vide, le jeton « { NAME($token) } » ne lui rapporte rien
event-meng-no-use_room = { NAME($who) } n’a pas de Bateau à charger : le jeton « { NAME($token) } » ne lui rapporte rien
event-meng-no-use_servants = { NAME($who) } : sa Réserve ne suffit pas pour le jeton « { NAME($token) } », il le garde seulement
event-meng-exchanges_servant = { NAME($who) } échange { COUNT($price, of: "tokens") } contre 1 Serviteur : il peut ainsi finir l’action
event-meng-exchanges_jade = { NAME($who) } a de quoi échanger { COUNT($price, of: "tokens") } : il prend tout de suite 1 Jade
event-meng-exchanges_room = { NAME($who) } : ses emplacements sont pris, il échange { COUNT($price, of: "tokens") }
event-meng-jade_cheapest = { $price ->
        [0] { NAME($who) } prend le Jade le moins cher, sans payer
       *[other] { NAME($who) } prend le Jade le moins cher, pour { COUNT($price, of: "servant") }
    }
event-meng-jade_square = { $price ->
        [0] Toutes les maisons sont vides : { NAME($who) } prend 1 Jade sur la Place de Jade, sans payer
       *[other] Toutes les maisons sont vides : { NAME($who) } prend 1 Jade sur la Place de Jade, pour { COUNT($price, of: "servant") }
    }
event-meng-level_dear = { $level_words } : { LIST($candidates, form: "quoted") } ; c’est trop cher pour { NAME($who) } (à payer : { LIST($figures) }, et 1 de plus à placer), car avec ses jetons il arrive à { $could }
event-meng-level_owned = { $level_words } : { NAME($who) } a déjà tous ces Décrets
event-meng-decree_only = { $level_words } : « { NAME($tile) } » est le seul qui manque à { NAME($who) } ; il le prend
event-meng-decree_cheaper = { $level_words } : { LIST($candidates, form: "quoted") } (coûts : { LIST($figures) }) ; { NAME($who) } prend le moins cher, « { NAME($tile) } »
event-meng-decree_alone = { $level_words } : { LIST($candidates, form: "quoted") } (coût : { $figure } chacun) ; vous êtes sur l’autre ; { NAME($who) } prend « { NAME($tile) } »
event-meng-decree_bottom = { $level_words } : { LIST($candidates, form: "quoted") } (coût : { $figure } chacun) ; { NAME($who) } prend celui du bas, « { NAME($tile) } »
event-meng-benefit_jade = { NAME($who) } : son pion est sur la case { $steps }, assez pour 1 Jade ; il le prend
event-meng-benefit_servant = { NAME($who) } : son pion est sur la case { $steps }, trop peu pour 1 Jade ; il prend 1 Serviteur
event-meng-benefit_saves = { NAME($who) } garde ses Intrigues pour la fin : il prend seulement 1 Serviteur
event-meng-no-benefit_low = { NAME($who) } : son pion est sur la case { $steps }, pas de Récompense d’Intrigues
event-meng-no-benefit_empty = { NAME($who) } : sa pioche est vide et son pion, sur la case { $steps }, trop peu avancé pour 1 Jade
event-meng-ship_existing = { NAME($who) } a un Bateau avec une place libre { NAME($berth, form: "at") } : il charge celui-là
event-meng-ship_new = { NAME($who) } n’a pas de Bateau avec une place libre : il en place un nouveau { NAME($berth, form: "at") }
event-meng-claims_card = { NAME($who) } : son Bateau complet { NAME($berth, form: "at") } réclame aussitôt une carte Cadeau, car un emplacement est libre
event-meng-claims_slots = { NAME($who) } : son Bateau complet { NAME($berth, form: "at") } réclame aussitôt { NAME($reward) }, car il a déjà ses cartes Cadeau
event-meng-claims_pile = { NAME($who) } : son Bateau complet { NAME($berth, form: "at") } réclame aussitôt { NAME($reward) }, car la pioche de cartes est vide
event-meng-piece = { NAME($who) } prend un Serviteur { NAME($zone, form: "his") }
event-meng-keeps_under = { NAME($who) } : la carte va sous sa pile de Cadeaux, face cachée
event-meng-keeps_discard = Au Crépuscule, { NAME($who) } met la carte dans sa défausse, face cachée
event-twilight = Crépuscule : { NAME($who) } reprend dans l’ordre ses { COUNT($cards, of: "cards") } du Jour
event-twilight-card = Carte { $place } du Crépuscule : { NAME($automa) }
event-twilight-card_special = Carte { $place } du Crépuscule : carte Spéciale
event-meng-skips_servants = { NAME($who) } passe : il lui faut { COUNT($needed, of: "servant") }, et avec ses jetons il arrive à { $could }
event-meng-skips_no-city = { NAME($who) } passe : il n’y a plus de jeton pour lui
event-meng-skips_no-room = { NAME($who) } passe : aucun Bateau n’a de place, et aucun nouveau ne peut entrer
event-meng-skips_top = { NAME($who) } passe : son pion Intrigues est sur la dernière case
event-meng-skips_blocked = { NAME($who) } passe : son Émissaire ne peut plus avancer
event-meng-counts = { NAME($who) } : son Émissaire n’est pas dans le Pavillon, ce qui ne rapporte aucun PV, mais il peut gagner quand même
event-human-starts = { NAME($who) } commence la partie
    .you = Vous commencez la partie
event-automa-of-modules = Modules : { COUNT($added, of: "cards") } de plus dans la pioche de cartes Solo, { COUNT($left_out, of: "cards") } de moins
event-decree-left-out = « { NAME($tile) } » ne sert pas contre M. Meng
event-meng-saves = Pour « { NAME($tile) } », { NAME($who) } n’achète plus de Jade avec ses Intrigues ni avec ses jetons Voyage

## On the board

board-automa-deck = Solo
board-automa-focus = principale
board-automa-today = ce jour
board-automa-nothing = rien encore
board-automa = M. Meng : action principale « { NAME($focus, form: "short") } », pioche de cartes Solo : { $deck }, aujourd’hui : { LIST($today) }

## Beside a real table

companion-focus = Action principale
companion-place = { NAME($place, form: "short") }
companion-deck = Cartes Solo à venir
companion-today = Jouées aujourd’hui
companion-earlier = Des Jours précédents
companion-stack = Pile de Cadeaux
companion-under = Dessous, dans cet ordre
companion-discard = Défausse
companion-tokens = Jetons Voyage
companion-servants = Serviteurs
companion-in-pool = { $pool } dans la Réserve, { $supply } dans la pioche
companion-unseen = une carte inconnue
companion-times = { NAME($what) } ×{ $n }

## Options and sources of VP

source-meng = ce que prend M. Meng à la place de ce qu’il n’utilise pas

# Pourquoi son fichier de chiffres ne peut pas servir
why-figures-meng-jade = il y a au moins { $least } cartes Jade, le Palais d’Été en retire une ; ici { $given }
why-figures-meng-decrees = il y a une carte Décrets, ici { $given }
why-figures-meng-cards = il y a { $number } cartes de lieu, ici { $given }
why-figures-meng-special = nombre de cartes spéciales : { $usual }, et { $easy } dans une partie facile

# Ce qui ne peut pas être dans une position
why-meng-focus-unknown = { $given } n’est pas dans cette partie
why-meng-focus-shunned = avec ces modules, ce ne peut pas être { $given }
why-meng-automa-cards = il y a { $number } cartes Solo { $automa }, ni plus ni moins
why-meng-under-stack = { $card } est sous la pile de Cadeaux de M. Meng, mais pas une fois dans sa main
why-meng-double = le Double Serviteur de M. Meng marque son action principale et ne fait rien d’autre
why-meng-no-twilight = le Crépuscule n’est pas en cours
why-meng-drawn = une carte piochée face cachée aujourd’hui est sous la pile de Cadeaux de M. Meng
why-meng-no-gift = M. Meng n’a pas de carte Cadeau

## The card about a thing

about-automa = Les cartes de M. Meng
    .kind = Deux cartes font son tour
    .what = Une carte Solo désigne l’Officier à qui il donne sa première carte Cadeau. Rien ne lui est demandé et il ne paie pas de pénalité. Au Crépuscule, il reprend les cartes Solo du Jour.
about-focus = Action principale de M. Meng : { NAME($focus, form: "short") }
    .kind = Pour toute la partie
    .what = Une carte Solo Spéciale l’envoie ici. { about-automa.what }
about-line-automa-deck = { $n }
    .label = Pioche de cartes Solo
about-line-automa-today = { LIST($cards) }
    .label = Aujourd’hui

## Leçon

lesson-meng = En solo contre M. Meng
    .line = Comment pense M. Meng, et comment aller plus vite.
lesson-meng-meng = M. Meng monte aussi au Pavillon. Des cartes décident pour lui : l’une dit où il agit, l’autre est le Cadeau qu’il y donne. Il ne paie jamais de pénalité.
    .title = Votre rival M. Meng
    .known = Deux cartes décident pour M. Meng
lesson-meng-card = Au Pavillon, il y a un 1 : votre 5 est gratuit ; en passant, il bâtit une pierre de la Muraille.
    .title = À vous
    .do = Donnez le 5 au Pavillon.
    .else = C’est possible. Contre M. Meng, chaque tour compte : agissez deux fois si vous le pouvez.
lesson-meng-turn = D’abord la Muraille. Ensuite, l’Émissaire avance d’une case, puis c’est à M. Meng.
    .title = Agir, puis regarder
    .do = Prenez A.
    .else = B place plus, pour un Serviteur de plus.
lesson-meng-his = M. Meng a révélé une carte spéciale : elle l’envoie à son action principale, ici le Voyage, où il agit plus fort sans rien payer. En partie, chacun de ses pas est expliqué.
    .title = Ce qu’a fait M. Meng
    .known = Carte spéciale : son action principale, gratuite
lesson-meng-fast = Vous gagnez si votre Émissaire arrive et que vous avez plus de PV. M. Meng n’est pas pressé : regardez les Dés et son action principale, et prenez avant lui ce qu’il prend souvent.
    .title = Aller plus vite
own-what_solo-location_cards = Combien de cartes Solo montrent ce lieu : { NAME($item) }
