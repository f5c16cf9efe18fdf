### The card about a thing: its name, .kind below it, .what it is; then lines for the reader, each with its .label.

## What may be chosen

about-may = Vous pouvez le choisir : touche { $key }.
about-may_list = Vous pouvez le choisir maintenant.
about-may_several = Vous pouvez choisir : { LIST($answers) }.
about-not = { $why }
    .label = Pas maintenant :
about-not_asked = la question est : { $question }
    .label = Pas maintenant :
about-not_waiting = { $doing }.
    .label = Ce n’est pas votre tour :
about-not_over = il n’y a plus rien à choisir.
    .label = La partie est terminée :
about-not_replay = ici, rien ne se choisit.
    .label = Vous revoyez la partie :
about-heading_now = Pour vous maintenant
about-heading_choice = Est-ce un choix possible
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
about-line-way = donner une carte { NAME($location, form: "to-official") }, qui tient { NAME($there, form: "the") }
    .label = Comment
about-line-action = { NAME($card, form: "does") }
    .label = Son action
about-line-free-with = { LIST($cards) }
    .label = Gratuit avec
about-line-fee-with = { LIST($cards) } : { COUNT($fee, of: "servant") } ou une autre carte
    .label = Avec pénalité
about-line-free-at = { LIST($places, form: "short") }
    .label = Gratuit
about-line-fee-at = { LIST($places, form: "short") } : { COUNT($fee, of: "servant") } ou une autre carte
    .label = Avec pénalité
about-line-matches = { COUNT($n, of: "match") } avec les dés
    .label = La Nuit
about-line-here = { LIST($people) }
    .label = Ici
about-line-reach = un déplacement depuis { NAME($start) }
    .label = Votre route
about-line-reach_far = plus d’un déplacement depuis { NAME($start) }
    .label = Votre route
about-line-reach_enter = vous pouvez entrer ici
    .label = Votre route
about-line-tokens-worth = valeur { $worth }
    .label = Vos jetons
about-line-wall-yours = { $n }
    .label = À vous
about-line-wall-most = { NAME($who) }, { $n }
    .label = En tête
about-line-jade-worth = { COUNT($n, of: "jade") } : { $now } PV ; avec un de plus { $more }
    .label = À la fin
about-line-owners = { LIST($people) }
    .label = Détenu par
about-line-decree-worth = { COUNT($vp, of: "vp") } en l’état
    .label = Vous apporte
about-line-harbour-gives = { LIST($rewards) }
    .label = Donne
about-line-reward-slots = { $n } sur { $slots }
    .label = Emplacements
about-line-die-yours = { LIST($cards) }
    .label = Vous avez
about-line-die-yours_none = encore aucune
    .label = Vous avez
about-line-die-at = { LIST($places, form: "short") }
    .label = À prendre
about-line-rank = case { $step }, place { $place } sur { $seats }
    .label = Votre pion
about-line-steps-left = case { $step } ; ensuite { $left }
    .label = Votre pion
about-line-steps-left_short = case { $step }, trop bas
    .label = Votre pion
about-line-envoy = case { $step }, encore { COUNT($left, of: "step") }
    .label = Votre Émissaire
about-line-envoy_inside = au Pavillon, pour { COUNT($vp, of: "vp") }
    .label = Votre Émissaire
about-line-standing = { LIST($people) }
    .label = Tous
about-line-score = { $vp } PV, { COUNT($jade, of: "jade") }
    .label = A
about-line-servants = { $pool } dans la Réserve, { $supply } dans la pioche
    .label = Serviteurs
about-line-cards = { $hand } en main, { $discard } pour demain
    .label = Cartes
about-line-tokens = { $n }, valeur { $worth }
    .label = Jetons
about-line-start = commence aujourd’hui
    .label = Départ
about-line-seen = { LIST($cards) }
    .label = Vues par vous
about-line-decrees = { LIST($tiles) }
    .label = Lesquels

## Officials and cards

about-official = { NAME($card) }
    .kind = La carte que tient { NAME($location, form: "official") }
    .what = Contre une carte supérieure, rien à payer ; contre toute autre, une pénalité. La carte prise ici est à vous demain. Action ici : { NAME($location, form: "does") }.
about-official_none = { NAME($location, form: "short") }
    .kind = { NAME($location, form: "official") }
    .what = Pas de carte ici pour l’instant. Action ici : { NAME($location, form: "does") }.
about-place = { NAME($location, form: "short") }
    .kind = { NAME($location, form: "official") }
    .what = Action ici : { NAME($location, form: "does") }.
about-card = { NAME($card) }
    .kind = Carte Cadeau
    .what = Son action : { NAME($card, form: "does") }.
about-card_hand = { NAME($card) }
    .kind = Dans votre main
    .what = Donnez-la à un Officier et prenez la sienne. Son action : { NAME($card, form: "does") }.
about-card_discard = { NAME($card) }
    .kind = Dans votre défausse
    .what = Dans votre main dès demain. La Nuit, elle est comparée aux dés. Son action : { NAME($card, form: "does") }.
about-option = { NAME($location, form: "short") } : { $letter }
    .kind = L’une des deux façons d’agir ici
    .what = { $does }.
about-option-plain = une façon d’agir ici

## The map

about-city = { NAME($city) }
    .kind = Ville sans jeton
    .what = Les routes continuent : un déplacement ne s’arrête que là où il y a un jeton. Le Matin, les villes sans Voyageur en reçoivent de nouveaux.
about-city_token = { NAME($city) }
    .kind = Ville avec un jeton : { NAME($token) }
    .what = Qui arrive ici prend le jeton, peut l’utiliser aussitôt ({ NAME($token, form: "does") }) et le garde pour l’échanger.
about-traveller = Voyageur : { NAME($who) }
    .you = Votre Voyageur
    .kind = À { NAME($city) }
    .what = Chaque déplacement mène à la prochaine ville avec un jeton, et le récolte.
about-traveller_home = Voyageur : { NAME($who) }
    .you = Votre Voyageur
    .kind = Pas encore en route
    .what = Le premier déplacement peut mener à n’importe quelle ville avec un jeton.
about-token-piles = Jetons Voyage, face cachée
    .kind = Restants : { $left }, défaussés : { $gone }
    .what = Chaque Matin, les villes sont regarnies d’ici.
about-exchange_servant = Jetons pour { $due } : 1 Serviteur
    .kind = Échanger des jetons
    .what = Les jetons gardés s’échangent à tout moment où un choix vous revient.
about-exchange_vp = Jetons pour { $due } : { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") }
    .kind = Échanger des jetons
    .what = { about-exchange_servant.what }
about-exchange_jade = Jetons pour { $due } : 1 Jade
    .kind = Échanger des jetons
    .what = { about-exchange_servant.what }

## Wall, Jade, Decrees

about-wall = Grande Muraille
    .kind = { $built } sur { $size }
    .what = Quand la section est complète, le plus grand bâtisseur marque { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") }, avance son Émissaire d’une case et reprend ses Serviteurs. Ensuite, chaque bâtisseur peut reculer dans la zone d’Intrigues pour une récompense.
about-house = Maison à { $price }
    .kind = Marché du Jade
    .what = Payez les Serviteurs indiqués et prenez le Jade. Plus vous en avez à la fin, plus chacun vaut.
about-house_empty = Maison à { $price }
    .kind = Son Jade est vendu
    .what = Quand toutes les maisons sont vides, la Place de Jade vend.
about-jade-square = La Place de Jade
    .kind =
        { $left ->
            [0] Elle vend maintenant
           *[other] { COUNT($left, of: "houses") }
        }
    .what = Elle vend du Jade sans fin, mais seulement quand toutes les maisons sont vides.
about-decree = { NAME($tile) }
    .kind = Décret, niveau { $level }
    .what = { NAME($tile, form: "does") }.

## The canal

about-berth = { NAME($berth) }
    .kind = Pas de Bateau ici
    .what = Les Bateaux mènent les Serviteurs de Port en Port. Un Bateau plein peut être rendu contre la récompense de son Port. Chaque Nuit, tous avancent d’un Port.
about-ship = Bateau : { NAME($who) }, { NAME($berth) }
    .you = Votre Bateau, { NAME($berth) }
    .kind = Il porte { $load } sur { $capacity }
    .what = { about-berth.what }
about-harbour = Port { $n }
    .kind = Grand Canal
    .what = { about-berth.what }
about-reward_vp-4 = { NAME($reward) }
    .kind = Récompense de Port
    .what = Contre un Bateau plein dans le bon Port. Un de ses Serviteurs reste sur votre plateau, les autres vont dans votre pioche.
about-reward_gift-card = Une carte Cadeau de la pioche
    .kind = Récompense de Port
    .what = { about-reward_vp-4.what } La carte est à vous jusqu’à la fin.
about-reward_double-servant = Le Double Serviteur
    .kind = Récompense de Port
    .what = { about-reward_vp-4.what } Le Double vaut deux partout où il paie ou se place.

## Days and dice

about-day = Jour { $day } sur { $days }
    .kind = Aujourd’hui
    .what = Ce Jour apporte à chacun { COUNT($servants, of: "servant") }.
about-day_over = Jour { $day } sur { $days }
    .kind = Déjà passé
    .what = { about-day.what }
about-day_to-come = Jour { $day } sur { $days }
    .kind = Encore à venir
    .what = { about-day.what }
about-die = Dé du Destin : { $face }
    .kind = Dés sur { $face } aujourd’hui : { $alike }
    .what = La Nuit, chaque carte de votre défausse de cette valeur apporte un Serviteur, une fois par dé pareil. Le plus de correspondances : { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") } et l’Émissaire avance.
about-die_none = Dé du Destin
    .kind = Pas encore lancé
    .what = Les dés sont lancés chaque Matin. La Nuit, ils sont comparés aux cartes prises.
about-dice = Dés du Destin
    .kind = Aujourd’hui : { LIST($faces) }
    .what = La Nuit, chaque carte prise aujourd’hui leur est comparée : chaque correspondance apporte un Serviteur.

## Tracks

about-intrigue = Intrigues, case { $step }
    .kind = Ici : { LIST($people) }
    .what = Le pion le plus haut gagne chaque égalité ; dans une pile, celui du dessus. Des cases se rendent aussi contre des récompenses quand une section de la Muraille est complète.
about-intrigue-marker = Pion Intrigues : { NAME($who) }
    .you = Votre pion Intrigues
    .kind = Case { $step }
    .what = { about-intrigue.what }
about-benefit = { NAME($benefit) }
    .kind = Pour { COUNT($cost, of: "step") } d’Intrigues
    .what = Quand une section de la Muraille est complète, quiconque y a bâti peut reculer d’autant de cases pour cela.
about-medal = La Médaille
    .kind = Encore libre aujourd’hui
    .what = La première action A des Intrigues aujourd’hui la donne : commencer demain.
about-medal_taken = La Médaille
    .kind = Aujourd’hui : { NAME($who) }
    .what = { about-medal.what }
about-step = Case { $step } sur { $last }
    .kind = Ici : { LIST($people) }
    .what = Les Émissaires montent au Pavillon. Sans Émissaire à l’intérieur à la fin, pas de victoire.
about-step_start = Le pied de l’escalier
    .kind = Ici : { LIST($people) }
    .what = { about-step.what }
about-envoy = Émissaire : { NAME($who) }
    .you = Votre Émissaire
    .kind = Case { $step }, encore { COUNT($left, of: "step") }
    .what = { about-step.what }
about-envoy_inside = Émissaire : { NAME($who) }
    .you = Votre Émissaire
    .kind = Au Pavillon, pour { COUNT($vp, of: "vp") }
    .what = Ces PV se marquent à la fin. Chaque case de plus rapporte aussitôt { COUNT(FIGURE("boards.gains.palace_step_vp"), of: "vp") }.
about-spot = Place au Pavillon : { COUNT($vp, of: "vp") }
    .kind = Libre
    .what = Qui arrive prend la meilleure place libre. Ses PV se marquent à la fin.
about-spot_taken = Place au Pavillon : { COUNT($vp, of: "vp") }
    .kind = Prise par { NAME($who) }
    .what = { about-spot.what }
about-vp-track = Points de Victoire
    .kind = Marqués jusqu’ici
    .what = Le Pavillon, le Jade et les Décrets de niveau 3 s’ajoutent à la fin. Sans Émissaire au Pavillon, pas de victoire.
about-vp = PV : { NAME($who) }
    .you = Vos PV
    .kind = { COUNT($vp, of: "vp") } jusqu’ici
    .what = { about-vp-track.what }

## Players

about-player = { NAME($who) }
    .you = Vous
    .kind = Plateau individuel
    .what = Serviteurs de la Réserve, jetons, Bateaux, récompenses des Ports et cartes.
about-hand = Main : { NAME($who) }
    .you = Votre main
    .kind = { COUNT($n, of: "cards") }
    .what = À chaque tour, une carte s’échange contre une autre. La journée finit quand toutes les mains sont vides.
about-hand_other = Main : { NAME($who) }
    .kind = { COUNT($n, of: "cards") }
    .what = Ces cartes sont cachées ; vous connaissez celles que vous avez vues.
about-discard = Défausse : { NAME($who) }
    .you = Votre défausse
    .kind = { COUNT($n, of: "cards") }
    .what = Les cartes prises aux Officiers, face cachée. La Nuit, elles deviennent la nouvelle main.
about-pool = Réserve : { NAME($who) }
    .you = Votre Réserve
    .kind = Valeur { $worth }
    .what = Des Serviteurs pour payer et pour placer. Ce qui est payé va dans la pioche.
about-supply = Pioche : { NAME($who) }
    .you = Votre pioche
    .kind = { COUNT($n, of: "piece") }
    .what = Les Serviteurs reçus viennent d’ici.
about-double = Double Serviteur : { NAME($who) }
    .you = Votre Double Serviteur
    .kind = Maintenant : { NAME($zone, form: "short") }
    .what = Il vaut deux partout où il paie ou se place ; il est reçu comme un seul. Une récompense de Port le débloque.
about-neutral = Serviteurs neutres : { NAME($who) }
    .you = Vos Serviteurs neutres
    .kind = { $pool } dans la Réserve, { $supply } dans la pioche
    .what = Ils paient comme les vôtres, mais ne se placent jamais sur le plateau.
about-slot = Jeton Voyage : { NAME($token) }
    .kind = Gardé sur votre plateau
    .what = Il sert au moment où il est pris. Il attend maintenant d’être échangé, à tout moment où un choix vous revient.
about-slot_other = Jeton Voyage : { NAME($who) }
    .kind = Face cachée
    .what = Gardé pour être échangé : contre un Serviteur, des PV ou un Jade.
about-slot_empty = Emplacement pour un jeton Voyage
    .kind = Vide
    .what = Quand tout est plein, il faut échanger des jetons avant d’en prendre un autre.
about-ships = Bateaux : { NAME($who) }
    .you = Vos Bateaux
    .kind = { $home } à quai, { $away } sur le Canal
    .what = Un nouveau Bateau entre avec le premier pion placé à bord ; il revient après une récompense ou quand il se perd en mer.
about-jades = Jade : { NAME($who) }
    .you = Votre Jade
    .kind = { COUNT($n, of: "jade") }
    .what = Il compte à la fin : plus il y en a, plus chacun vaut.
about-decrees = Décrets : { NAME($who) }
    .you = Vos Décrets
    .kind = { $n }
    .what = Chaque Décret peut être détenu une fois par chacun ; un Serviteur y reste pour de bon.
about-start = Premier Joueur
    .kind = Aujourd’hui : { NAME($who) }
    .what = Les tours et les choix commencent ici. Prendre la Médaille aujourd’hui, c’est commencer demain.
