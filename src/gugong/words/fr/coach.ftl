### L’entraîneur : conseils, ce qui a coûté le plus après une partie, énigmes.

## Pourquoi une réponse est meilleure (more) ou moins bonne (less) qu’une autre

reason-vp-more = { COUNT($n, of: "vp") } de plus tout de suite
reason-vp-less = { COUNT($n, of: "vp") } de moins tout de suite
reason-arrived-more = Votre Émissaire entre dans le Pavillon
reason-arrived-less = Votre Émissaire n’entre pas encore dans le Pavillon
reason-steps-more = Votre Émissaire va plus loin : { COUNT($n, of: "step") }
reason-steps-less = Votre Émissaire reste en arrière : { COUNT($n, of: "step") }
reason-jade-more = { COUNT($n, of: "jade") } de plus
reason-jade-less = { COUNT($n, of: "jade") } de moins
reason-decrees-more = Vous obtenez un Décret
reason-decrees-less = Vous n’obtenez pas ce Décret
reason-rewards-more = Un Bateau obtient la récompense de son Port
reason-rewards-less = Aucun Bateau n’obtient la récompense de son Port
reason-aboard-more = { COUNT($n, of: "servant") } de plus sur vos Bateaux
reason-aboard-less = { COUNT($n, of: "servant") } de moins sur vos Bateaux
reason-farthest-more = Vos Bateaux vont plus loin, Ports gagnés : { $n }
reason-farthest-less = Vos Bateaux restent en arrière, Ports perdus : { $n }
reason-leads-more = Vous menez sur la Grande Muraille
reason-leads-less = Vous ne menez pas sur la Grande Muraille
reason-wall-more = { COUNT($n, of: "servant") } de plus sur la Grande Muraille
reason-wall-less = { COUNT($n, of: "servant") } de moins sur la Grande Muraille
reason-servants-more = { COUNT($n, of: "servant") } de plus dans votre Réserve
reason-servants-less = { COUNT($n, of: "servant") } de moins dans votre Réserve
reason-tokens-more = { COUNT($n, of: "tokens") } de plus
reason-tokens-less = { COUNT($n, of: "tokens") } de moins
reason-matches-more = { COUNT($n, of: "match") } de plus avec les Dés cette Nuit
reason-matches-less = { COUNT($n, of: "match") } de moins avec les Dés cette Nuit
reason-most-more = Vous avez le plus de correspondances cette Nuit
reason-most-less = Vous n’avez pas le plus de correspondances cette Nuit
reason-hand-more =
    { $n ->
        [1] Vous gardez une carte : un tour de plus aujourd’hui
        [one] Vous gardez { $n } carte : { $n } tour de plus aujourd’hui
       *[other] Vous gardez { $n } cartes : { $n } tours de plus aujourd’hui
    }
reason-hand-less =
    { $n ->
        [1] Cela coûte une carte : un tour de moins aujourd’hui
        [one] Cela coûte { $n } carte : { $n } tour de moins aujourd’hui
       *[other] Cela coûte { $n } cartes : { $n } tours de moins aujourd’hui
    }
reason-double-more = Vous obtenez le Double Serviteur
reason-double-less = Vous n’obtenez pas le Double Serviteur
reason-values-more = De meilleures cartes pour demain : { $n } de plus en tout
reason-values-less = De moins bonnes cartes pour demain : { $n } de moins en tout
reason-intrigue-more = Plus haut dans la zone d’Intrigues : { COUNT($n, of: "step") }
reason-intrigue-less = Plus bas dans la zone d’Intrigues : { COUNT($n, of: "step") }
reason-medal-more = Vous prenez la Médaille
reason-medal-less = Vous ne prenez pas la Médaille
reason-takes-more = Sinon { NAME($who) } prend { NAME($card, form: "the") }
reason-takes-less = { NAME($who) } prend alors { NAME($card, form: "the") }
reason-rival-more = { NAME($who) } aura environ { COUNT($n, of: "vp") } de moins
reason-rival-less = { NAME($who) } aura environ { COUNT($n, of: "vp") } de plus
reason-later-more = Deux tours plus tard, environ { COUNT($n, of: "vp") } de plus : { NAME($what) }
reason-later-less = Deux tours plus tard, environ { COUNT($n, of: "vp") } de moins : { NAME($what) }
reason-small-more = Vaut environ { COUNT($n, of: "vp") } de plus : { NAME($what) }
reason-small-less = Vaut environ { COUNT($n, of: "vp") } de moins : { NAME($what) }
reason-same = Aussi bon que le meilleur
reason-together-more = Beaucoup de petites choses ensemble
reason-together-less = Beaucoup de petites choses ensemble

coach-source-vp = points en chemin
coach-source-palace = chemin du Pavillon
coach-source-jade = Jades
coach-source-decrees = Décrets
coach-source-ships = Bateaux
coach-source-wall = Grande Muraille
coach-source-servants = Serviteurs
coach-source-tokens = jetons Voyage
coach-source-matches = correspondances avec les Dés
coach-source-cards = cartes
coach-source-intrigue = Intrigues
coach-source-medal = Médaille
coach-source-rivals = gains des adversaires

## Après une partie

coach = Entraîneur
coach-headline =
    { $n ->
        [0] Bien joué : aucun tour n’a coûté cher
        [1] Un tour a coûté cher
        [one] { $n } tour a coûté cher
       *[other] { $n } tours ont coûté cher
    }
coach-of-100 = Vos chances de victoire, sur 100 parties semblables
coach-what-cost = Ce qui a coûté le plus
coach-turn = Jour { $day }, tour { $turn }
coach-cost = −{ $n } sur 100
coach-chance = { $n } sur 100
coach-percent = { $n } %
coach-lead = { $n } PV d’avance sur les adversaires
coach-behind = { $n } PV de retard sur les adversaires
coach-played = Joué
coach-better = Mieux
coach-close = Proximité du meilleur jeu
coach-close-of = { $n } sur 100
coach-close-day = Jour { $day }
coach-next = Une chose pour la prochaine fois
coach-luck = Hasard
coach-luck-dice-against = Jour { $day } : les Dés vous ont pris { $n } sur 100
coach-luck-dice-for = Jour { $day } : les Dés vous ont donné { $n } sur 100
coach-luck-draw-against = Jour { $day } : la pioche vous a pris { $n } sur 100
coach-luck-draw-for = Jour { $day } : la pioche vous a donné { $n } sur 100
coach-luck-none = Ni les Dés ni la pioche n’ont changé grand-chose
coach-unfinished = Cette partie n’est pas finie : elle est lue jusqu’où elle va
coach-won = { NAME($who) } gagne
    .you = Vous gagnez
coach-nobody = Personne ne gagne
coach-start = Début
coach-end = Fin
coach-after = Après le Jour { $day }, tour { $turn }
coach-table = Les chances en tableau
coach-chart = Les chances de victoire à chaque place, tour par tour
coach-see = Voir sur le plateau
coach-play-on = Rejouer d’ici
coach-try = Réessayer
coach-try-letter = Réessayer { $letter }
coach-working =
    { $day ->
        [0] Lecture de la partie
       *[other] Lecture du Jour { $day }
    }
coach-done-of = { $done } sur { $total }
coach-wait = Vous pouvez quitter cette page : la lecture reprend à votre retour.
coach-later = L’entraîneur lit d’autres parties. La vôtre vient ensuite, dès qu’il y a de la place.
coach-failed = Cette partie n’a pas pu être lue jusqu’au bout.
coach-again = Réessayer
coach-letter = Repère { $letter }

coach-advice-none = Aucun tour n’a coûté 3 sur 100 ou plus. Continuez ainsi.
coach-advice-vp = Le plus coûteux : des points en chemin, { $cost } sur 100. Regardez d’abord ce qui rapporte tout de suite.
coach-advice-palace = Le plus coûteux : le chemin du Pavillon, { $cost } sur 100. Envoyez l’Émissaire plus tôt ; sans le Pavillon, rien ne compte.
coach-advice-jade = Le plus coûteux : les Jades, { $cost } sur 100. Chaque Jade, jusqu’au cinquième, vaut plus que le précédent.
coach-advice-decrees = Le plus coûteux : les Décrets, { $cost } sur 100. Un Décret acheté tôt rapporte chacun des Jours qui restent.
coach-advice-ships = Le plus coûteux : le Grand Canal, { $cost } sur 100. Chargez un Bateau en entier avant qu’il avance, et visez le Port que vous voulez.
coach-advice-wall = Le plus coûteux : la Grande Muraille, { $cost } sur 100. Comptez qui mènera quand le tronçon sera terminé.
coach-advice-servants = Le plus coûteux : les Serviteurs, { $cost } sur 100. Gardez dans la Réserve de quoi payer le tour suivant.
coach-advice-tokens = Le plus coûteux : les jetons Voyage, { $cost } sur 100. Voyez quelle cité est à portée avant de choisir une carte.
coach-advice-matches = Le plus coûteux : les correspondances, { $cost } sur 100. Ce que vous prenez pendant la Journée rencontre les Dés la Nuit.
coach-advice-cards = Le plus coûteux : les cartes, { $cost } sur 100. Une carte défaussée est un tour de moins ; une carte prise est votre main de demain.
coach-advice-intrigue = Le plus coûteux : la zone d’Intrigues, { $cost } sur 100. Elle tranche toutes les égalités et s’échange.
coach-advice-medal = Le plus coûteux : qui commence, { $cost } sur 100. La Médaille décide qui choisit d’abord demain.
coach-advice-rivals = Le plus coûteux : ce que les adversaires ont obtenu à la place, { $cost } sur 100. Regardez ce que prendrait la personne suivante.
coach-advice-module = Le plus coûteux : { NAME($what) }, { $cost } sur 100. Pensez-y avant votre prochain tour.

## Refus

why-coach-no-seat = il n’y a pas de place { $given } dans cette partie : les places vont de 0 à { $last }
why-coach-automa = la place { $given } est celle de M. Meng, que l’entraîneur ne suit pas
why-coach-died = l’entraîneur a été arrêté plusieurs fois au milieu de cette partie
why-coach-no-turns = la place { $given } n’a fini aucun tour dans cette partie : il n’y a rien à juger
why-puzzles-damaged = ce fichier d’énigmes est illisible : { $fault }

## En ligne de commande

puzzles = Énigmes
cli-coach = Lit une partie en entraîneur : ce qui a coûté le plus, et pourquoi.
cli-coach-whole = Lit une partie enregistrée en entraîneur : les chances de victoire à chaque place, les tours qui ont coûté le plus, ce qui valait mieux et pourquoi, et la part du hasard.
cli-coach-seat = Les tours de qui sont jugés.
cli-coach-json = Affiche le rapport en JSON.
cli-coach-html = Écrit le rapport comme page dans ce fichier.
cli-coach-time = Secondes de réflexion par tour, au plus.
cli-puzzles = Tire des énigmes de parties.
cli-puzzles-whole = Énigmes : des tours où un échange est nettement le meilleur.
cli-puzzles-make = Fait jouer des bots et garde les tours qui sont des énigmes.
cli-puzzles-games = Combien de parties sont jouées.
cli-puzzles-first = Le numéro de la première partie : un travail interrompu reprend là.
cli-puzzles-seed = La graine des parties.
cli-puzzles-out = Le fichier d’énigmes ; ce qu’il contient reste.
cli-puzzles-made =
    { $new ->
        [one] { $new } nouvelle énigme, { $all } en tout
       *[other] { $new } nouvelles énigmes, { $all } en tout
    }

## Sur la page

hint = Conseil
hint-title =
    { $n ->
        [1] La seule bonne réponse
        [one] { $n } bonne réponse
       *[other] { $n } bonnes réponses
    }
hint-best = le mieux : { $n } sur 100
hint-behind = −{ $n } sur 100, { $vp } PV
hint-as-good = aussi bien
hint-close = Fermer le conseil
hint-thinking = Réflexion : deux secondes au plus
hint-wait-turn = Un conseil porte sur votre question : attendez votre tour.
hint-not-here = Là où d’autres personnes jouent, il n’y a de conseil que si tout le monde est d’accord.
coach-busy = L’entraîneur a trop de questions en ce moment. Redemandez dans un instant.
coach-no-answer = L’entraîneur n’a pas pu juger cette question. La partie continue comme avant.
coach-not-over = L’entraîneur lit des parties finies ; celle-ci se joue encore.
coach-no-such-seat = Vous n’avez pas cette place dans cette partie.
coach-nothing-left = La partie est finie à cet endroit : il n’y a rien à rejouer.
coach-nothing-yet = Rien pour l’instant.
coach-stop = Arrêter
coach-on = Continuer

puzzle-daily = Énigme du jour
puzzle-number = Énigme { $n }
puzzle-all = Toutes les énigmes
puzzle-where = Jour { $day } · { $theme } · { $level }
puzzle-level-1 = facile
    .many = Faciles
puzzle-level-2 = moyenne
    .many = Moyennes
puzzle-level-3 = difficile
    .many = Difficiles
puzzle-question = Quelle carte pour quel Officier ?
puzzle-how = Un échange est nettement le meilleur, avec la meilleure suite du tour.
puzzle-card = Votre carte
puzzle-at = pour
puzzle-solved = C’est bien cela !
puzzle-wrong = Un autre échange vaut mieux
puzzle-far = Cet échange est si loin derrière qu’il n’a pas été suivi jusqu’au bout.
puzzle-yours = Votre choix
puzzle-next = Énigme suivante
puzzle-again = Revoir
puzzle-streak-days = Jours de suite : { $n }.
puzzle-best-days = Plus longue série : { $n }.
puzzle-of-all = Toutes
puzzle-of-meng = contre M. Meng
puzzle-of-modules = avec des modules
puzzle-theme-other = beaucoup de choses
puzzle-no-exchange = ce n’est pas un échange de cette énigme : choisissez une des cartes et un des Officiers de la page
puzzle-unknown = l’énigme « { $given } » n’existe pas : les numéros vont de 1 à { $last }
coach-no-turn = L’entraîneur n’a pas ce tour de la partie : il n’en est peut-être pas encore là.
puzzle-count =
    { $n ->
        [one] { $n } énigme
       *[other] { $n } énigmes
    }
