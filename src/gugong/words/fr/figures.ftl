# Pourquoi un fichier de chiffres ne peut pas servir. Le fichier et sa clé sont devant.

why-figures-near = pensiez-vous à { $name } ?
why-figures-known = connus ici : { $names }
why-figures-and = { $one } et { $other }

# Le fichier
why-figures-missing-file = il manque ; il contient les chiffres du module
why-figures-folder = c’est un dossier ; nommez le fichier qu’il contient
why-figures-unreadable = lecture impossible : { $fault }
why-figures-too-large = il dépasse { $most } octets ; ce n’est pas un fichier de chiffres
why-figures-no-text = ce n’est pas du texte UTF-8 (ligne { $line })
why-figures-no-toml = ce n’est pas du TOML : { $fault }
why-figures-too-deep = il y a trop de niveaux les uns dans les autres
why-figures-no-path = il faut un chemin ou un dict de changements, et non { $given }
why-figures-no-object = il faut un objet, et non { $given }
why-figures-no-part = rien ne s’appelle { $given } ici ; on connaît edition et overrides
why-figures-modules = d’autres modules sont installés ici ({ $here }) ; il a été fait avec { $there }
why-figures-modules-missing = d’autres modules sont installés ici ({ $here }) ; installez d’abord { $there }
why-figures-no-edition = cette édition n’existe pas ; il y a { $known }
why-figures-no-edition_given = l’édition { $given } n’existe pas ; il y a { $known }
why-figures-older-edition = il faut une édition plus ancienne, et non { $given }
why-figures-other-edition = ces changements sont pour l’édition { $written }, et non pour { $asked }

# Clés, tables et leur contenu
why-figures-no-file = ce n’est pas le nom d’un fichier ; écrivez { $path }
why-figures-unknown = inconnu ; { $near }
why-figures-missing = cela manque
why-figures-missing-figure = il manque { $name }
why-figures-names = les noms sont du texte, et non { $given }
why-figures-table = il faut une table
why-figures-table-here = il faut ici une table, et non un chiffre
why-figures-figure-here = il faut ici un chiffre, et non une table
why-figures-length = il faut une liste de longueur { $length }, et non { $given }
why-figures-most = il faut une liste de longueur { $most } au plus
why-figures-letters = il faut un nom de { $most } lettres au plus
why-figures-needed = il faut { $kind }
why-figures-needed-not = il faut { $kind }, et non { $given }
why-figures-at-least = { $kind } d’au moins { $bound }
why-figures-at-most = { $kind } d’au plus { $bound }
why-figures-kind-int = un nombre entier
why-figures-kind-str = du texte
why-figures-kind-bool = true ou false
why-figures-kind-float = une fraction
why-figures-kind-array = une liste
why-figures-kind-object = une table
why-figures-kind-null = rien

# Sources
why-figures-source = { $given } n’est aucune de ces valeurs : { $known }
why-figures-source-alone = une source, mais pas de chiffre avec elle ; nommez les chiffres qu’elle couvre
why-figures-source-of = c’est la source de { $figure }, qui n’est pas là
why-figures-source-text = une source est du texte entre guillemets
why-figures-source-line = une source est une ligne de 1 à { $most } caractères
why-figures-sources-length = il faut une liste de sources aussi longue que celle des chiffres
why-figures-no-source = ce chiffre n’a pas de source ; donnez une de ces valeurs : { $known }

# Cartes Cadeau
why-figures-gifts = il y a un cadeau pour chaque valeur de 1 à { $most }
why-figures-values = les valeurs des cadeaux vont de 1 à { $most }, ici { $given }
why-figures-gift-name = le nom d’un cadeau est une ligne de texte
why-figures-gift-twin = le cadeau { $gift } a déjà ce nom
why-figures-no-deck = ce paquet n’existe pas : { $given } ; { $near }
why-figures-no-action = cette action n’existe pas : { $given } ; { $near }
why-figures-no-card = cette carte n’existe pas : { $given } ; { $near }
why-figures-deck-size = le paquet { $deck } a { $number } cartes, ici { $given } ; 7 + 5×4 + 11 font les 38
why-figures-alike = { $one } et { $other } sont pareilles : valeur { $value }, action { $action }
why-figures-board-twins = { $one } et { $other } sont toutes deux sur le plateau avec la valeur { $value } ; ses valeurs sont toutes différentes
why-figures-board-highest = aucune carte du plateau n’a la valeur { $value }
why-figures-hand-values = les cartes d’une main vont de 1 à { $most }, ici { $given }
why-figures-hand-example = un exemple des règles a une main avec un 2, un 5 et un 3 qui donne deux Serviteurs ; aucune main ne les a
why-figures-few-locations = la plupart des cartes désignent un lieu, ici seulement { $given } sur { $all }
why-figures-few-low = la plupart des cartes qui désignent un lieu vont de 1 à { $most }, ici seulement { $given } sur { $all }
why-figures-name-taken = ce nom est déjà pris
why-figures-leaves-twice = { $card } ne peut pas partir deux fois
why-figures-removes = autant de cartes quittent chaque paquet qu’il en arrive
why-figures-action-unused = aucune carte n’a l’action { $action }
why-figures-deck-cards = nombre de cartes pour le paquet { $deck } : { $number }, ici { $given }
why-figures-own-decks = les cartes d’un module sont pour { $one } ou { $other }, et non pour { $given }
why-figures-locations = nombre de lieux : { $number }, il faut autant de cartes du paquet board, ici { $given }
why-figures-answers = deux réponses se liraient pareil : { $answer }

# Jetons Voyage et Décrets
why-figures-copies = chaque sorte est là au moins une fois
why-figures-tokens = il y a { $number } jetons, ici { $given }
why-figures-no-kind = cette sorte n’existe pas : { $given } ; { $near }
why-figures-no-effect = le module ne connaît pas l’effet { $given } ; { $near }
why-figures-places = places prises pour { $kind } : { $given }, il y en a { $copies }
why-figures-replaces = il remplace un exemplaire d’une autre sorte, mais `kind` ne dit pas laquelle
why-figures-levels = une table de Décrets porte un de ces noms : { $known }
why-figures-decrees = il y en a cinq de chaque niveau, ici { $given }
why-figures-decrees-laid = il y a { $number } Décrets par niveau, on ne peut pas en poser { $given }

# Plateaux
why-figures-dice = il y a { $number } Dés du Destin, ici { $given }
why-figures-faces = un dé a { $number } faces toutes différentes, ici { $given }
why-figures-days = il y a { $number } Jours, ici { $given }
why-figures-first-day = le premier Jour est la Réserve de départ, { $number }, ici { $given }
why-figures-day-servants = un Jour donne { $given } Serviteurs, mais chacun n’en a que { $most }
why-figures-harbours = il y a { $number } Ports, ici { $given }
why-figures-jade-vp = les PV du Jade commencent à 0, sans Jade, et ne baissent jamais
why-figures-slots = nombre d’emplacements pour les jetons Voyage : { $slots }, on ne pourrait jamais en échanger { $price }
why-figures-same-price = deux des trois coûtent autant de jetons, et les réponses se liraient pareil
why-figures-intrigue = la zone d’Intrigues a { $steps } cases, personne ne pourrait y reculer de { $price }
why-figures-spots = qui arrive trouve un emplacement : il en faut { $number }, ici { $given }
why-figures-later = qui arrive plus tard ne marque jamais plus
why-figures-houses = il y a au moins une maison

# La carte
why-figures-city-name = { $given } n’est pas un nom de cité ; il s’écrit en minuscules, comme kaifeng
why-figures-city-twice = { $city } est deux fois dans la zone Voyage
why-figures-cities = il y a { $number } cités, ici { $given }
why-figures-cities-named = il y a { $number } cités, ici { $given } sont nommées
why-figures-no-city = ce n’est pas une cité ; { $near }
why-figures-road-city = une route mène à { $given }, qui n’est pas une cité ; { $near }
why-figures-road-itself = une route part de la cité { $city } et y revient
why-figures-road-twice = la route entre { $one } et { $other } est là deux fois
why-figures-loop = le périmètre est une boucle d’au moins trois cités
why-figures-loop-open = le périmètre est une boucle fermée, mais aucune route ne relie { $one } et { $other }
why-figures-no-way = aucun chemin ne mène à { $city }
why-figures-drawn-there = { $city } est déjà à cet endroit du dessin
why-figures-not-drawn = où se dessine { $city } ? donnez sa place en pour cent, comme dans { $city } = [50, 50]

# Ce que montre `gugong catalog`
catalog-file = fichier
catalog-figure = chiffre
catalog-value = valeur
catalog-source = source
catalog-total = édition { $edition }, { COUNT($n, of: "figure") } : { LIST($sources) }
catalog-fine = { $file } : rien à redire ; ne change aucun chiffre
catalog-fine_changes = { $file } : rien à redire ; change { COUNT($n, of: "figure") } : { $changes }
catalog-agrees = { $found } ; { COUNT($n, of: "figure") } comme dans l’édition { $edition }
catalog-gone = { $place } : supprimé
count-figure =
    { $n ->
        [one] { $n } chiffre
       *[other] { $n } chiffres
    }
