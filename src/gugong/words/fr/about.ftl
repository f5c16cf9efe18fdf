### The card about a thing: its name, .kind below it, .what it is; then lines for the reader, each with its .label.

## What may be chosen

about-may = Choix possible : touche { $key }.
about-may_list = Choix possible maintenant.
about-may_several = Vous pouvez choisir : { LIST($answers) }.
about-not = { $why }
    .label = Pas maintenant :
about-not_asked = la question est : { $question }
    .label = Pas maintenant :
about-not_waiting = { $doing }.
    .label = Ce n’est pas votre tour :
about-not_watching = { $doing }.
    .label = Vous regardez :
about-not_over = il n’y a plus rien à choisir.
    .label = La partie est terminée :
about-not_replay = ici, rien ne se choisit.
    .label = Vous revoyez la partie :
about-heading_now = Pour vous maintenant
about-heading_choice = Peut-on le choisir ?
about-heading_rule = Sa règle
about-close = Fermer
about-read = Lire la règle
about-nobody = personne
about-score = { NAME($who) } { $vp }

## Lines for the reader

about-line-costs = { $price } ; vous avez { $pool }
    .label = Coût
about-line-costs-decree = { $price }, et 1 de plus à y placer ; vous avez { $pool }
    .label = Coût
about-line-way = donner une carte { NAME($location, form: "to-official") }, qui détient { NAME($there, form: "the") }
    .label = Comment
about-line-action = { NAME($card, form: "does") }
    .label = Son action
about-line-free-with = { LIST($cards) }
    .label = Sans pénalité avec
about-line-fee-with = { LIST($cards) } : { COUNT($fee, of: "servant") } ou une autre carte
    .label = Avec pénalité
about-line-free-at = { LIST($places, form: "short") }
    .label = Sans pénalité
about-line-fee-at = { LIST($places, form: "short") } : { COUNT($fee, of: "servant") } ou une autre carte
    .label = Avec pénalité
about-line-matches = { COUNT($n, of: "match") } avec les Dés
    .label = La Nuit
about-line-here = { LIST($people) }
    .label = Ici
about-line-reach = un déplacement depuis { NAME($start) }
    .label = Votre Voyageur
about-line-reach_far = plus d’un déplacement depuis { NAME($start) }
    .label = Votre Voyageur
about-line-reach_enter = il peut entrer ici
    .label = Votre Voyageur
about-line-tokens-worth = ils comptent pour { $worth }
    .label = Vos jetons
about-line-wall-yours = { $n }
    .label = À vous
about-line-wall-most = { NAME($who) }, { $n }
    .label = En tête
about-line-jade-worth = { COUNT($n, of: "jade") } : { $now } PV ; avec un de plus : { $more }
    .label = À la fin
about-line-owners = { LIST($people) }
    .label = Obtenu par
about-line-decree-worth = { COUNT($vp, of: "vp") } pour l’instant
    .label = Vous rapporte
about-line-harbour-gives = { LIST($rewards) }
    .label = Rapporte
about-line-reward-slots = { $n } sur { $slots }
    .label = Emplacements
about-line-die-yours = { LIST($cards) }
    .label = Vous avez
about-line-die-yours_none = encore aucune
    .label = Vous avez
about-line-die-at = { LIST($places, form: "short") }
    .label = À prendre
about-line-rank = case { $step }, rang { $place } sur { $seats }
    .label = Votre pion
about-line-steps-left = case { $step } ; ensuite { $left }
    .label = Votre pion
about-line-steps-left_short = case { $step }, pas assez avancé
    .label = Votre pion
about-line-envoy = case { $step }, encore { COUNT($left, of: "step") }
    .label = Votre Émissaire
about-line-envoy_inside = dans le Pavillon, pour { COUNT($vp, of: "vp") }
    .label = Votre Émissaire
about-line-standing = { LIST($people) }
    .label = Tous
about-line-score = { $vp } PV, { COUNT($jade, of: "jade") }
    .label = Score
about-line-servants = { $pool } dans la Réserve, { $supply } dans la pioche
    .label = Serviteurs
about-line-cards = { $hand } en main, { $discard } pour demain
    .label = Cartes
about-line-tokens = { $n }, comptant pour { $worth }
    .label = Jetons
about-line-start = commence aujourd’hui
    .label = Départ
about-line-seen = { LIST($cards) }
    .label = Vues par vous
about-line-decrees = { LIST($tiles) }
    .label = Lesquels

## Officials and cards

about-official = { NAME($card) }
    .kind = Carte détenue par { NAME($location, form: "official") }
    .what = Contre une carte supérieure, rien à payer ; contre toute autre, une pénalité. La carte prise ici est à vous demain. Action du lieu : { NAME($location, form: "does") }.
about-official_none = { NAME($location, form: "short") }
    .kind = { NAME($location, form: "official") }
    .what = Pas de carte ici pour l’instant. Action du lieu : { NAME($location, form: "does") }.
about-place = { NAME($location, form: "short") }
    .kind = { NAME($location, form: "official") }
    .what = Action du lieu : { NAME($location, form: "does") }.
about-card = { NAME($card) }
    .kind = Carte Cadeau
    .what = Son action : { NAME($card, form: "does") }.
about-card_hand = { NAME($card) }
    .kind = Dans votre main
    .what = Donnez-la à un Officier et prenez la sienne. Son action : { NAME($card, form: "does") }.
about-card_discard = { NAME($card) }
    .kind = Dans votre défausse
    .what = Elle sera dans votre main demain. La Nuit, elle est comparée aux Dés. Son action : { NAME($card, form: "does") }.
about-option = { NAME($location, form: "short") } : { $letter }
    .kind = L’une des deux variantes de l’action
    .what = { $does }.
about-option-plain = une variante de l’action
about-option_palace-a = Émissaire +1

## The map

about-city = { NAME($city) }
    .kind = Cité sans jeton
    .what = Les routes la traversent : un déplacement ne s’arrête que là où il y a un jeton. Le Matin, les cités sans Voyageur en reçoivent un nouveau.
about-city_token = { NAME($city) }
    .kind = Cité avec un jeton : { NAME($token) }
    .what = Qui arrive ici prend le jeton, peut l’utiliser aussitôt ({ NAME($token, form: "does") }) et le garde pour un échange.
about-traveller = Voyageur : { NAME($who) }
    .you = Votre Voyageur
    .kind = À { NAME($city) }
    .what = Chaque déplacement mène à la prochaine cité avec un jeton, qu’il récolte.
about-traveller_home = Voyageur : { NAME($who) }
    .you = Votre Voyageur
    .kind = Pas encore en route
    .what = Le premier déplacement peut mener à n’importe quelle cité avec un jeton.
about-token-piles = Jetons Voyage, face cachée
    .kind = Restants : { $left }, défaussés : { $gone }
    .what = Chaque Matin, ils regarnissent les cités.
about-exchange_servant = Jetons comptant pour { $due } : 1 Serviteur
    .kind = Échanger des jetons
    .what = Les jetons gardés s’échangent chaque fois que vous avez une décision à prendre.
about-exchange_vp = Jetons comptant pour { $due } : { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") }
    .kind = Échanger des jetons
    .what = { about-exchange_servant.what }
about-exchange_jade = Jetons comptant pour { $due } : 1 Jade
    .kind = Échanger des jetons
    .what = { about-exchange_servant.what }

## Wall, Jade, Decrees

about-wall = Grande Muraille
    .kind = { $stands }
    .what = Quand le tronçon est terminé, qui y a le plus de Serviteurs marque { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") }, avance son Émissaire d’une case et reprend ses Serviteurs. Ensuite, quiconque y a bâti peut reculer son pion Intrigues pour une récompense.
about-house = Maison à { $price }
    .kind = Marché du Jade
    .what = Payez les Serviteurs indiqués et prenez le Jade. Plus vous en avez à la fin, plus chacun rapporte.
about-house_empty = Maison à { $price }
    .kind = Son Jade est vendu
    .what = Quand toutes les maisons sont vides, le Jade s’achète sur la Place de Jade.
about-jade-square = La Place de Jade
    .kind =
        { $left ->
            [0] Elle vend maintenant
           *[other] { COUNT($left, of: "houses") }
        }
    .what = Le Jade y est illimité, mais il ne s’y achète que lorsque toutes les maisons sont vides.
about-decree = { NAME($tile) }
    .kind = Décret, niveau { $level }
    .what = { NAME($tile, form: "does") }.

## The canal

about-berth = { NAME($berth) }
    .kind = Pas de Bateau ici
    .what = Les Bateaux mènent les Serviteurs de Port en Port. Un Bateau complet peut réclamer la récompense de son Port. Chaque Nuit, tous dérivent d’un Port.
about-ship = Bateau : { NAME($who) }, { NAME($berth) }
    .you = Votre Bateau, { NAME($berth) }
    .kind = Il porte { $load } sur { $capacity }
    .what = { about-berth.what }
about-harbour = Port { $n }
    .kind = Grand Canal
    .what = { about-berth.what }
about-reward_vp-4 = { NAME($reward) }
    .kind = Récompense de Port
    .what = Pour un Bateau complet dans le bon Port. Un de ses Serviteurs reste sur votre Plateau de Joueur, les autres vont dans votre pioche.
about-reward_gift-card = Une carte Cadeau de la pioche
    .kind = Récompense de Port
    .what = { about-reward_vp-4.what } La carte est à vous jusqu’à la fin de la partie.
about-reward_double-servant = Le Double Serviteur
    .kind = Récompense de Port
    .what = { about-reward_vp-4.what } Le Double compte pour 2 partout où il paie ou se place.

## Days and dice

about-day = Jour { $day } sur { $days }
    .kind = Aujourd’hui
    .what = Ce Jour apporte { COUNT($servants, of: "servant") } à chacun.
about-day_over = Jour { $day } sur { $days }
    .kind = Déjà passé
    .what = { about-day.what }
about-day_to-come = Jour { $day } sur { $days }
    .kind = Encore à venir
    .what = { about-day.what }
about-die = Dé du Destin : { $face }
    .kind = Dés montrant { $face } aujourd’hui : { $alike }
    .what = La Nuit, chaque carte de cette valeur dans votre défausse rapporte un Serviteur par Dé qui la montre. Le plus de correspondances : { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") } et l’Émissaire avance.
about-die_none = Dé du Destin
    .kind = Pas encore lancé
    .what = Les Dés sont lancés chaque Matin. La Nuit, on leur compare les cartes prises.
about-dice = Dés du Destin
    .kind = Aujourd’hui : { LIST($faces) }
    .what = La Nuit, on leur compare chaque carte prise aujourd’hui : chaque correspondance rapporte un Serviteur.

## Tracks

about-intrigue = Intrigues, case { $step }
    .kind = Ici : { LIST($people) }
    .what = Le pion le plus avancé l’emporte à chaque égalité ; dans une pile, celui du dessus. On peut aussi reculer contre des récompenses quand un tronçon de la Muraille est terminé.
about-intrigue-marker = Pion Intrigues : { NAME($who) }
    .you = Votre pion Intrigues
    .kind = Case { $step }
    .what = { about-intrigue.what }
about-benefit = { NAME($benefit) }
    .kind = Contre { COUNT($cost, of: "step") } d’Intrigues
    .what = Quand un tronçon de la Muraille est terminé, quiconque y a bâti peut reculer d’autant de cases pour l’obtenir.
about-medal = La Médaille
    .kind = Encore libre aujourd’hui
    .what = La première action « Intrigues » en variante A l’emporte aujourd’hui : elle permet de commencer demain.
about-medal_taken = La Médaille
    .kind = Prise aujourd’hui par { NAME($who) }
    .what = { about-medal.what }
about-step = Case { $step } sur { $last }
    .kind = Ici : { LIST($people) }
    .what = Les Émissaires vont vers le Pavillon. Qui n’y a pas son Émissaire à la fin ne peut pas gagner.
about-step_start = Le départ
    .kind = Ici : { LIST($people) }
    .what = { about-step.what }
about-envoy = Émissaire : { NAME($who) }
    .you = Votre Émissaire
    .kind = Case { $step }, encore { COUNT($left, of: "step") }
    .what = { about-step.what }
about-envoy_inside = Émissaire : { NAME($who) }
    .you = Votre Émissaire
    .kind = Dans le Pavillon, pour { COUNT($vp, of: "vp") }
    .what = Ces PV se marquent à la fin. Chaque case de plus rapporte aussitôt { COUNT(FIGURE("boards.gains.palace_step_vp"), of: "vp") }.
about-spot = Emplacement du Pavillon : { COUNT($vp, of: "vp") }
    .kind = Libre
    .what = Qui arrive prend le meilleur emplacement libre. Ses PV se marquent à la fin.
about-spot_taken = Emplacement du Pavillon : { COUNT($vp, of: "vp") }
    .kind = Pris par { NAME($who) }
    .what = { about-spot.what }
about-vp-track = Points de Victoire
    .kind = Marqués jusqu’ici
    .what = Le Pavillon, le Jade et les Décrets de niveau 3 s’ajoutent à la fin. Sans Émissaire dans le Pavillon, pas de victoire.
about-vp = PV : { NAME($who) }
    .you = Vos PV
    .kind = { COUNT($vp, of: "vp") } jusqu’ici
    .what = { about-vp-track.what }

## Players

about-player = { NAME($who) }
    .you = Vous
    .kind = Plateau de Joueur
    .what = La Réserve de Serviteurs, les jetons, les Bateaux, les récompenses de Port et les cartes.
about-hand = Main : { NAME($who) }
    .you = Votre main
    .kind = { COUNT($n, of: "cards") }
    .what = À chaque tour, une carte s’échange contre une autre. La Journée finit quand toutes les mains sont vides.
about-hand_other = Main : { NAME($who) }
    .kind = { COUNT($n, of: "cards") }
    .what = Ces cartes sont cachées ; vous connaissez celles que vous avez vues.
about-discard = Défausse : { NAME($who) }
    .you = Votre défausse
    .kind = { COUNT($n, of: "cards") }
    .what = Les cartes prises aux Officiers, face cachée. La Nuit, elles deviennent la nouvelle main.
about-pool = Réserve : { NAME($who) }
    .you = Votre Réserve
    .kind = Elle compte pour { $worth }
    .what = Des Serviteurs pour payer et pour placer. Ce qui est payé va dans la pioche.
about-supply = Pioche : { NAME($who) }
    .you = Votre pioche
    .kind = { COUNT($n, of: "piece") }
    .what = Les Serviteurs reçus viennent d’ici.
about-double = Double Serviteur : { NAME($who) }
    .you = Votre Double Serviteur
    .kind = Maintenant : { NAME($zone, form: "short") }
    .what = Il compte pour 2 partout où il paie ou se place ; il est reçu comme un seul. Une récompense de Port le débloque.
about-neutral = Serviteurs neutres : { NAME($who) }
    .you = Vos Serviteurs neutres
    .kind = { $pool } dans la Réserve, { $supply } dans la pioche
    .what = Ils paient comme les vôtres, mais ne se placent jamais sur le plateau.
about-slot = Jeton Voyage : { NAME($token) }
    .kind = Gardé sur votre Plateau de Joueur
    .what = Sa récompense se prend au moment où il est récolté. Il peut maintenant s’échanger, chaque fois que vous avez une décision à prendre.
about-slot_other = Jeton Voyage : { NAME($who) }
    .kind = Face cachée
    .what = Gardé pour un échange : contre un Serviteur, des PV ou un Jade.
about-slot_empty = Emplacement pour un jeton Voyage
    .kind = Vide
    .what = Quand tous les emplacements sont pris, il faut échanger des jetons avant d’en garder un autre.
about-ships = Bateaux : { NAME($who) }
    .you = Vos Bateaux
    .kind = { $home } à quai, { $away } sur le Canal
    .what = Un nouveau Bateau entre avec le premier pion placé à bord ; il revient après une récompense ou quand il se perd en mer.
about-jades = Jade : { NAME($who) }
    .you = Votre Jade
    .kind = { COUNT($n, of: "jade") }
    .what = Il compte à la fin : plus vous en avez, plus chacun rapporte.
about-decrees = Décrets : { NAME($who) }
    .you = Vos Décrets
    .kind = { $n }
    .what = On n’obtient chaque Décret qu’une fois ; un Serviteur y reste jusqu’à la fin de la partie.
about-start = Premier Joueur
    .kind = Aujourd’hui : { NAME($who) }
    .what = Les tours et les choix commencent ici. Qui prend la Médaille aujourd’hui commence demain.
