### Les mots des chapitres après la première journée ; learn.ftl dit comment ils se nomment.

## Cadeaux

lesson-gifts = Cadeaux
    .line = Gratuits, avec pénalité, ou sans agir.
lesson-gifts-low = Une carte plus haute est gratuite. Rien n’est plus haut que le { FIGURE("gift_cards.values.highest") } du Jade : hors d’atteinte sans pénalité ? Il y a une exception.
    .title = Qui bat le plus haut ?
lesson-gifts-one = Votre Corbeille de fruits, le { FIGURE("gift_cards.values.lowest") }, est le Cadeau le plus bas. Mais l’Officier qui a le plus haut l’accepte volontiers.
    .title = Le plus bas
    .do = Choisissez le 1.
    .else = De bonnes cartes, mais la leçon parle de la plus basse.
lesson-gifts-beats = Seul un { FIGURE("gift_cards.values.lowest") } prend un { FIGURE("gift_cards.values.highest") } sans rien payer. Partout ailleurs, il est trop bas, ou égal, et égal n’est pas plus haut.
    .title = Un prend neuf
    .do = Donnez-le au Jade, où est le 9.
    .known = La carte la plus basse prend la plus haute
    .else = Là, votre 1 est trop bas, et il faut une pénalité.
    .else-equal = Là aussi il y a un 1. Égal n’est pas plus haut : il faut une pénalité.
lesson-gifts-acts = Votre carte a donné des Serviteurs, et l’on peut acheter du Jade : le premier est le moins cher. Le Jade compte à la fin, plus on en a, mieux c’est.
    .title = Les deux ont agi
    .do = Achetez le Jade le moins cher.
    .else = Celui-là coûte plus et ne vaut pas plus.
    .else-skip = On peut s’en passer, mais il ne sera pas moins cher.
lesson-gifts-strong = Maintenant le 7. Aux Intrigues, il y a un 8 : pas gratuit. Mais demain, un 8 en main sera gratuit presque partout.
    .title = Des cartes pour demain
    .do = Donnez le 7 aux Intrigues.
    .else = C’est possible. Mais alors le 8 reste où il est.
lesson-gifts-nothing = Si seule la carte vous intéresse, ne payez rien : les cartes changent de place, et aucune n’agit. Cela ne coûte ni Serviteur ni carte.
    .title = Sans agir
    .do = Ne payez rien.
    .known = Sans pénalité, les cartes s’échangent quand même
    .else-pay = Alors vous agissez ici, avec moins de Serviteurs. Cela peut valoir la peine ; regardez d’abord le plateau.
    .else = Une carte de moins aujourd’hui. Cela vaut la peine si l’action la vaut.
lesson-gifts-kept = La carte prise attend dans votre défausse et sera demain dans votre main. La carte donnée est maintenant chez l’Officier, pour l’échange suivant.
    .title = Pour demain

## Muraille et Intrigues

lesson-wall = Muraille et Intrigues
    .line = Bâtir ensemble, gagner les égalités, prendre une récompense.
lesson-wall-section = Tout le monde bâtit ce tronçon. Quand il est complet, qui y a le plus de Serviteurs marque { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") }, avance son Émissaire et reprend ses Serviteurs.
    .title = Un tronçon pour tous
    .known = Le plus de bâtisseurs : PV et une case
lesson-wall-tie = Il manque un Serviteur. Avec lui, vous en auriez deux, comme l’adversaire : égalité. Votre pion est plus bas sur cette tour : l’adversaire gagnerait.
    .title = Ici se tranche l’égalité
    .known = Égalité : le plus haut aux Intrigues gagne
lesson-wall-card = Votre 5 agit d’abord aux Intrigues et peut ensuite bâtir, où il y a un 3. D’abord la tour, puis le tronçon : juste ce qu’il faut.
    .title = Monter, puis bâtir
    .do = Donnez le 5 à la Muraille.
    .else = Un autre jour peut-être. Celle-ci a les Intrigues pour action.
lesson-wall-climb = Une case ne suffit pas pour dépasser l’adversaire. B en fait { FIGURE("boards.option_b.intrigue") }, pour { COUNT(FIGURE("boards.prices.intrigue-b"), of: "servant") }.
    .title = Dépasser l’adversaire
    .do = Prenez B.
    .else-low = Alors l’adversaire reste plus haut et gagne l’égalité à la Muraille.
lesson-wall-build = Maintenant un seul Serviteur complète le tronçon. L’égalité est à vous.
    .title = La dernière pierre
    .do = Prenez A : placez-en un.
    .else = Le tronçon reste ouvert, et la prochaine personne à bâtir en décide.
lesson-wall-benefit = { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") } et une case sont à vous. Quiconque a bâti peut reculer sur la tour contre une récompense. L’adversaire a gardé ses cases.
    .title = Reculer contre une récompense
    .do = Prenez { COUNT(FIGURE("boards.gains.benefit_servants"), of: "servant") } pour { COUNT(FIGURE("boards.intrigue_benefits.servants-2"), of: "step") }.
    .known = Après la Muraille : des cases contre une récompense
    .else = C’est bon aussi. Tout dépend des égalités à venir.
lesson-wall-lower = Votre Réserve a grandi, et votre pion est plus bas sur la tour : la prochaine égalité peut aller à l’adversaire. Remontez avant qu’elle n’arrive.
    .title = Monter et descendre

## Voyage et jetons

lesson-travel = Voyage et jetons
    .line = Les routes, les récompenses, l’échange des jetons.
lesson-travel-roads = Votre Voyageur est dans une cité. Des routes mènent aux voisines ; chaque déplacement finit dans une cité, avec un jeton à récolter.
    .title = De cité en cité
lesson-travel-give = Au Voyage, il y a un 3 : votre 6 est gratuit. Il n’a pas d’action à lui, mais il ouvre la route.
    .title = Partir
    .do = Donnez le 6 au Voyage.
    .else = C’est possible, mais la leçon parle de la route.
lesson-travel-far = A : un déplacement, gratuit. B : { FIGURE("boards.option_b.travel") } déplacements pour { COUNT(FIGURE("boards.prices.travel-b"), of: "servant") }, donc deux cités et deux jetons.
    .title = Un déplacement ou deux
    .do = Prenez B.
    .else = Moins cher, mais un seul jeton.
lesson-travel-city = Regardez ce qu’il y a dans les cités voisines. Des Serviteurs remboursent ce que le voyage a coûté.
    .title = Qu’y a-t-il, et où ?
    .do = Allez à la cité éclairée.
    .else = Une route aussi, avec un autre jeton au bout.
lesson-travel-second = Le jeton a aidé tout de suite ; il est maintenant sur votre plateau. Encore un déplacement.
    .title = Plus loin
    .do = Allez à la cité éclairée.
    .known = Un jeton aide une fois, puis on le garde
    .else = C’est possible. Mais l’Émissaire ne bouge pas si facilement autrement.
lesson-travel-hand-in = Les jetons gardés s’échangent à tout moment de votre tour : { FIGURE("boards.exchange.servant") } contre un Serviteur, { FIGURE("boards.exchange.vp-2") } contre { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") }, { FIGURE("boards.exchange.jade") } contre un Jade.
    .title = Échanger des jetons
    .do = Échangez-en quatre.
    .known = Jetons gardés : Serviteurs, PV, Jade
    .else = C’est possible aussi ; ils peuvent attendre un Jade, s’il reste de la place.
lesson-travel-end = Ici se comptent vos PV : { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") } de plus. Votre plateau a { FIGURE("boards.tracks.travel_token_slots") } emplacements pour les jetons : échangez-en avant qu’ils soient pleins.
    .title = De la place

## Bateaux

lesson-ships = Bateaux
    .line = Les remplir, avancer, encaisser avant la mer.
lesson-ships-ship = Votre Bateau est au premier Port avec deux Serviteurs à bord. Il en porte { FIGURE("boards.tracks.ship_capacity") }. Seul un Bateau complet réclame la récompense de son Port.
    .title = Votre Bateau
    .known = Seul un Bateau complet est récompensé
lesson-ships-card = Ce 3 agit au Canal, et le Canal a un 1. Vous y agissez donc deux fois dans le même tour.
    .title = Deux fois au Canal
    .do = Donnez le 3 au Canal.
    .else = C’est possible. Mais seul le 3 agit de lui-même au Canal.
lesson-ships-load = A : un Serviteur monte à bord et un de vos Bateaux va au Port suivant, dans l’ordre voulu. B : deux montent à bord, pour { COUNT(FIGURE("boards.prices.canal-b"), of: "servant") }.
    .title = Charger et avancer
    .do = Prenez A ; le troisième monte à bord.
    .else-two = Il n’y a qu’une place : le second Serviteur aurait besoin d’un autre Bateau.
    .else-skip = Alors l’action de la carte est perdue.
lesson-ships-move = Le Bateau est complet. Chaque Port a sa récompense ; le suivant donne { COUNT(FIGURE("boards.gains.harbour_vp"), of: "vp") }.
    .title = Au Port suivant
    .do = Avancez le Bateau.
    .known = Un Serviteur à bord, un Port plus loin
    .else = Il reste au premier Port, qui n’a pas de récompense.
lesson-ships-claim = Réclamez la récompense et le Bateau rentre : un Serviteur la marque sur votre plateau, les autres vont dans votre pioche.
    .title = Encaisser
    .do = Réclamez-la.
    .else-wait = On peut attendre un Port plus loin. Mais gare à la Nuit : tous les Bateaux dérivent.
lesson-ships-drift = Chaque Nuit, tous les Bateaux dérivent d’un Port. Du dernier, ils partent en mer, et il n’en reste rien. Comptez donc les Nuits d’un Bateau.
    .title = Avant la mer
    .known = Les Bateaux dérivent chaque Nuit

## Décrets et Jade

lesson-decrees = Décrets et Jade
    .line = Quoi acheter tôt, quoi acheter tard.
lesson-decrees-levels = Les points indiquent le niveau. Les premiers aident chaque Matin, les deuxièmes rendent une action moins chère ou plus facile, les troisièmes donnent des PV à la fin.
    .title = Trois niveaux
    .known = Tôt : niveaux 1 et 2. Tard : niveau 3
lesson-decrees-card = Il y a un 2 : votre 3 est gratuit, et il donne d’abord des Serviteurs. Vous en aurez besoin.
    .title = D’abord des Serviteurs
    .do = Donnez le 3 aux Décrets.
    .else = C’est possible, mais ce tour est pour un Décret.
lesson-decrees-buy = Un Décret coûte autant de Serviteurs que son niveau, un de plus par adversaire dessus, et un y reste. Celui-ci rapporte des PV par Jade à la fin.
    .title = Ce qu’il coûte
    .do = Achetez le Décret du Jade.
    .else = Un bon aussi. La leçon achète ce qui va avec le Jade.
    .else-skip = Avec tant de Serviteurs, ce serait dommage.
lesson-decrees-jade = Le Jade sert maintenant deux fois : pour lui-même et pour le Décret. Il y a un 3, et votre 5 est plus haut.
    .title = Ce qui va ensemble
    .do = Donnez le 5 au Jade.
    .else = C’est possible, mais le Jade est maintenant au plus bas.
lesson-decrees-house = Chaque maison est plus chère que la précédente ; quand toutes sont vides, la Place de Jade demande { FIGURE("boards.tracks.jade_square_price") }. Un Jade donne { FIGURE("boards.tracks.jade_vp[2]") } PV, trois { FIGURE("boards.tracks.jade_vp[4]") }, cinq { FIGURE("boards.tracks.jade_vp[6]") }.
    .title = Plus il y en a
    .do = Achetez le moins cher.
    .known = Le Jade renchérit, et compte plus
    .else = Le même Jade pour plus de Serviteurs.
    .else-skip = Quelqu’un d’autre prendra le moins cher.
lesson-decrees-both = Le Jade compte seul, et une fois de plus grâce à votre Décret. Cherchez de telles paires : un Décret vaut ce que vous lui apportez.
    .title = L’un avec l’autre

## Nuit

lesson-night = Nuit
    .line = Les Dés, les correspondances, la main de demain.
lesson-night-dice = C’est le dernier tour du Jour. Les Dés montrent { LIST($faces) }, et rien de ce que vous avez pris ou défaussé ne correspond encore.
    .title = Regardez les Dés
lesson-night-take = Votre dernière carte est un 5. La carte que vous prenez décide de la Nuit : un 4 est à la Muraille, et les Dés le montrent deux fois.
    .title = Prenez ce qui correspond
    .do = Donnez le 5 à la Muraille.
    .known = Prenez des cartes qui vont avec les Dés
    .else = Là, rien ne correspond pour la Nuit.
lesson-night-over = Les deux actions sont faites. Une fois le tour fini, on ne revient plus sur rien.
    .title = Fin du jour
    .do = Terminez votre tour.
lesson-night-servants = Deux Dés, une carte : deux correspondances, deux Serviteurs. Le plus de correspondances donne aussi { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") } et une case ; les Intrigues tranchent l’égalité.
    .title = Ce que paie la Nuit
    .do = Prenez les deux.
    .else = Ils sont gratuits. Prenez-les.
lesson-night-morning = Votre Bateau a dérivé, les Dés sont nouveaux, et les Serviteurs du jour attendent. Ce que vous avez pris est votre main. Chaque échange est donc aussi un choix pour demain.
    .title = La main de demain
