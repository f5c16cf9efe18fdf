### Apprendre : les pages autour des leçons, et les mots des leçons elles-mêmes.

# Une étape d’une leçon est `lesson-LEÇON-ÉTAPE` : ses mots, quarante au plus avec ce qu’il faut faire. `.title`, `.do` ce qu’il
# faut faire, `.known` ce que l’on sait alors, `.else` ce que l’on dit d’une autre réponse, `.else-NOM` d’une certaine.

learn = Apprendre
learn-heading = Apprendre en jouant
    .line = De courtes leçons sur le vrai plateau. Vous jouez, le jeu répond. Quittez quand vous voulez : tout est gardé.
learn-modules = Ce que les modules ajoutent
learn-step = étape { $n } sur { $of }
learn-steps =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
learn-steps_minutes =
    { $n ->
        [one] { $n } étape, environ { $minutes } minutes
       *[other] { $n } étapes, environ { $minutes } minutes
    }
learn-page = une page
learn-done = terminée
learn-go-on = Continuer : étape { $n } sur { $of }
learn-begin = Commencer : { $what }
learn-all = Toutes les leçons

## La fiche

learn-back = Retour
learn-next = Suite
learn-finish = Terminer
learn-show = Montrer
learn-leave = Quitter
learn-known = Ce que vous savez déjà
learn-curious = Envie d’essayer ? Une autre réponse est permise aussi : la leçon dit ce qu’elle coûte, puis revient.
learn-tried = C’est permis aussi
learn-else = La partie continuerait à partir de là. Pour l’instant, la leçon veut montrer autre chose.
learn-else_early = La leçon n’en est pas encore là : lisez d’abord la suite.
learn-else_over = La leçon se termine avant cela : revenez-y et choisissez « Terminer ».
learn-differ = À la fin de ce tour, à côté de ce que fait la leçon :
learn-differ_none = À la fin de ce tour, cela revient au même.
learn-back-to-it = Revenir à la leçon
learn-no-undo = Dans une leçon, « Retour » revient d’une étape.
learn-no-lesson = Cette leçon n’existe pas.
learn-no-step = Cette leçon a les étapes 1 à { $last }.

## Comment on gagne

learn-win = Une audience chez l’Empereur avant la fin
    .line = Parmi les Émissaires au Pavillon, le plus haut score gagne.
learn-win-palace = { FIGURE("boards.tracks.palace_steps") } cases mènent votre Émissaire à l’Empereur. Il n’y est pas à la fin ? Alors vos points ne comptent pas, quels qu’ils soient.
    .title = Atteindre le Pavillon
learn-win-points = Ils viennent des Bateaux, des Décrets, de la Muraille, des jetons Voyage, du Jade et des Dés de la Nuit. Le premier Émissaire arrivé prend le meilleur emplacement : { COUNT(FIGURE("boards.side-4-5.palace_vp[1]"), of: "vp") }.
    .title = Gagner des points
learn-win-ties = Toute égalité revient au plus haut dans les Intrigues : à la Muraille, la Nuit, et pour la victoire elle-même.
    .title = Être plus haut
learn-win-figure_palace = emplacements du Pavillon
learn-win-figure_jade = pour un à cinq Jades
learn-win-figure_decrees = pour un Décret, tout de suite
learn-win-figure_ship = récompense d’un Bateau complet
learn-win-figure_wall = le plus de bâtisseurs d’un tronçon
learn-win-figure_night = le plus de correspondances la Nuit
learn-win-rules = Toutes les règles
lesson-how-you-win = Comment on gagne
    .line = L’audience, les points, les égalités.

## Votre premier Jour

lesson-first-day = Votre premier Jour
    .line = Jouez un Jour avec de l’aide à vos côtés.
lesson-first-day-envoy = Voici votre Émissaire. En { $days } Jours, il doit monter ces marches jusqu’au Pavillon, devant l’Empereur. S’il n’y arrive pas, pas de victoire, quoi que vous ayez d’autre.
    .title = Votre Émissaire
    .known = L’Émissaire doit atteindre le Pavillon
lesson-first-day-card = Les Officiers refusent les pots-de-vin, mais échangent des Cadeaux. À chaque tour, vous donnez une carte à un Officier, prenez celle qui est là, et agissez.
    .title = Un Cadeau par tour
    .do = Choisissez le 5 dans votre main.
    .known = Une carte par tour
    .else = N’importe quelle carte convient aujourd’hui. La leçon commence par le 5 : il va là où est votre Émissaire.
lesson-first-day-free = L’Officier du Pavillon a un 2. Votre 5 est plus haut : il l’accepte et ne demande rien. Le 2 est à vous demain.
    .title = Plus haut, c’est gratuit
    .do = Donnez le 5 au Pavillon.
    .known = Une carte plus haute est gratuite
    .else = C’est gratuit là aussi. Mais seul le Pavillon fait monter l’Émissaire jusqu’à deux cases.
    .else-fee = Ce qui est là n’est pas plus bas que votre 5 : l’Officier veut d’abord une pénalité. On y vient bientôt.
lesson-first-day-card-acts = La carte agit d’abord : le bas de la carte montre la tour des Intrigues. Être plus haut sur cette tour, c’est gagner toutes les égalités.
    .title = La carte agit d’abord
    .do = Prenez A : une case, sans rien payer.
    .known = La carte agit, puis l’Officier
    .else-dear = { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") } pour un Serviteur, ce n’est pas une mauvaise affaire. Mais vos Serviteurs ont autre chose à faire aujourd’hui.
    .else-skip = On peut renoncer à une action. Une case qui ne coûte rien est bonne à prendre.
lesson-first-day-official-acts = Maintenant le Pavillon. Les cubes de votre plateau sont des Serviteurs, et ils paient. A avance l’Émissaire d’une case, B de deux, et vous monte dans les Intrigues.
    .title = Les Serviteurs paient
    .do = Prenez B : deux cases.
    .known = Les Serviteurs paient les actions plus fortes
    .else-cheap = Cela épargne des Serviteurs, et laisse votre Émissaire une case plus loin de l’Empereur.
    .else-skip = On peut s’en passer. Mais alors l’Émissaire n’a pas bougé, et un Jour est court.
lesson-first-day-lower = L’adversaire a bâti la Muraille, et c’est de nouveau votre tour. Voyez ce qui se passe avec une carte plus basse que celle qui est là.
    .title = À vous de nouveau
    .do = Choisissez le 2 : son action avance l’Émissaire.
    .else = C’est possible aussi. La leçon prend le 2 pour montrer ce que coûte une carte basse.
lesson-first-day-fee = L’Officier des Décrets a un 3, et votre 2 n’est pas plus haut. On peut échanger quand même, avec une pénalité.
    .title = Pas plus haut ? Pénalité
    .do = Donnez le 2 aux Décrets.
    .known = Une carte pas plus haute : pénalité
    .else-free = Il y a là un 1, et même un 2 y va gratuitement : bien vu. Mais la leçon veut montrer la pénalité.
    .else = Celui-là veut une pénalité aussi. La leçon a choisi les Décrets.
lesson-first-day-discard = Payez { COUNT(FIGURE("boards.prices.exchange-fee"), of: "servant") }, défaussez une autre carte, ou ne payez rien et renoncez aux deux actions. Une carte défaussée revient demain.
    .title = Trois façons de payer
    .do = Défaussez le 3.
    .known = Pénalité : Serviteurs, carte ou pas d’action
    .else-pay = Ces Serviteurs manquent alors tout de suite : ce que vous achetez ensuite se paie aussi.
    .else-none = Cela ne coûte rien, et il ne se passe rien : ni case pour l’Émissaire, ni Décret.
    .else-other = Le 6 irait aussi, mais c’est la carte la plus forte, et elle a du travail aujourd’hui.
lesson-first-day-decree = L’Émissaire a avancé. Un Décret est à vous pour toute la partie. Celui-ci donne des PV, points de Victoire, et chaque Matin un Serviteur. Un Serviteur paie, un autre y reste.
    .title = Un Décret dure
    .do = Prenez le Décret éclairé.
    .known = Les Décrets durent toute la partie
    .else = Un bon Décret aussi, à un autre moment. Au début, celui qui sert chaque Matin rapporte le plus.
    .else-dear = Il ne compte qu’à la toute fin et prend maintenant presque tous vos Serviteurs.
    .else-skip = Alors votre tour finit sans PV, alors que vous pouviez les payer.
lesson-first-day-travel = Il reste une carte, un 6. Votre Voyageur parcourt la zone Voyage et récolte des jetons Voyage ; la plupart aident tout de suite.
    .title = En route
    .do = Donnez le 6 au Voyage.
    .else = C’est possible. Mais votre Voyageur n’est pas encore parti, et des Serviteurs l’attendent en chemin.
lesson-first-day-city = On entre dans la zone Voyage où l’on veut. Chaque cité montre son jeton ; celui-ci donne tout de suite { COUNT(FIGURE("travel_tokens.tokens.servants-2.servants"), of: "servant") }.
    .title = Où aller ?
    .do = Entrez par la cité éclairée.
    .known = Les jetons Voyage aident tout de suite
    .else = Cette cité a un jeton aussi, mais ce sont des Serviteurs qui vous manquent.
lesson-first-day-night = L’adversaire a joué le reste, et c’est la Nuit. Les trois Dés montrent { LIST($faces) }. Chacun donne un Serviteur par carte de cette valeur prise ou défaussée aujourd’hui.
    .title = Les Dés de la Nuit
    .do = Prenez tous vos Serviteurs.
    .known = La Nuit, les Dés paient vos cartes
    .else = Personne ne vous remerciera d’en prendre moins : presque tout se paie en Serviteurs.
lesson-first-day-morning = Vous aviez le plus de correspondances : { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") }, et l’Émissaire avance. Au Matin du Jour 2, votre Décret sert pour la première fois.
    .title = Un nouveau Matin
    .do = Utilisez votre Décret.
    .known = Le plus de correspondances : PV et une case
    .else = On peut passer, mais ce Matin le Décret ne fait alors rien.
lesson-first-day-tomorrow = Ce que vous avez pris hier est votre main d’aujourd’hui. C’est tout le jeu : { $days } Jours comme celui-ci. Puis, parmi les Émissaires au Pavillon, le plus de PV gagne.
    .title = Les Cadeaux d’hier

## Ce qui ne va pas dans un script

why-lesson-name = un nom est fait de minuscules, de chiffres et de tirets, et non { $given }
why-lesson-steps = une leçon a au moins une étape, et aucune n’a le nom d’une autre
why-lesson-twice = une autre leçon porte déjà ce nom
why-lesson-answer = { $answer } n’est pas une réponse possible ; sont possibles : { LIST($offered) }
why-lesson-other = l’autre réponse { $answer } n’est pas possible
why-lesson-then = { $answer } ne peut pas suivre ; sont possibles : { LIST($offered) }
why-lesson-rival = la place { $seat } doit répondre et `then` n’a rien pour elle ; sont possibles : { LIST($offered) }

## Une première partie

tip = Ce qui est nouveau
tip-read = Compris
tip-off = Ne plus en montrer
page-setting_tips = Astuces
    .line = Dans une première partie, de petites fiches disent ce qui est nouveau, chacune une fois.
tip-envoy = Votre Émissaire n’a pas encore bougé ; sans audience, rien ne compte.
tip-last-day =
    { $left ->
        [1] C’est le dernier Jour, et il manque une case à votre Émissaire pour atteindre le Pavillon. Sans cela, vos points ne comptent pas.
       *[other] C’est le dernier Jour, et il manque { $left } cases à votre Émissaire pour atteindre le Pavillon. Sans cela, vos points ne comptent pas.
    }
tip-fee = Votre carte n’est pas plus haute, d’où la pénalité. On peut aussi ne rien payer : les cartes s’échangent et aucune n’agit.
tip-servants = Votre Réserve est presque vide. Les cartes, les jetons et la Nuit donnent des Serviteurs, et chaque Matin il en vient.
tip-ship = Votre Bateau est complet. Au Canal, il peut réclamer la récompense de son Port ; chaque Nuit, il dérive.
tip-last-card = Votre dernière carte du jour. Ce que vous prenez est votre main de demain, avec toute votre défausse.
tip-wall = Un Serviteur de plus complète le tronçon de la Muraille : voyez qui y a le plus, et qui est plus haut aux Intrigues.
tip-dice = Une carte du plateau correspond aux Dés du Destin : { LIST($faces) }. Prise aujourd’hui, elle rapporte la Nuit.
tip-tokens = Vous pouvez échanger des jetons Voyage gardés à tout moment de votre tour ; ils sont sous les réponses.
tip-medal = Agir d’abord aux Intrigues, c’est prendre la Médaille et commencer demain.

## Des chiffres sur vous

numbers = Vos chiffres
    .line = Sur les parties terminées dans ce navigateur. Rien n’en quitte ce serveur ni cet appareil.
numbers-none = Aucune partie n’est encore terminée ici. Les chiffres viendront avec la première.
numbers-unread =
    { $n ->
        [one] { $n } partie ne se relit plus et n’est pas comptée.
       *[other] { $n } parties ne se relisent plus et ne sont pas comptées.
    }
numbers-figure_games = parties terminées
numbers-figure_won = dont victoires
numbers-figure_vp = PV en moyenne, quand ils comptent
numbers-figure_arrived = Émissaires au Pavillon
numbers-kinds = Victoires
    .what = Parties
numbers-sources = PV par partie, en moyenne
    .what = D’où
numbers-against_meng = contre M. Meng
numbers-against_bots = contre des bots
numbers-against_people = avec d’autres personnes
numbers-with-modules = avec des modules
numbers-all = toutes
numbers-won-of = { $won } sur { $n }
numbers-overlooked = Ce qui vous échappe
    .none = L’entraîneur le dira : montrez-lui quelques parties.
numbers-overlooked-line = { $what } : dans { $games } de vos parties, { $lost } chances sur 100 en tout
numbers-export = Enregistrer un fichier
numbers-delete = Supprimer
    .line = Les parties terminées disparaissent pour de bon, avec ce que vous avez appris. Nombre de parties : { $n }. Celles en cours restent.
numbers-keep = Garder
