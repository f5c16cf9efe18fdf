# Pourquoi une position ne se lit pas, ou ne peut pas être. La clé en cause est devant, la règle derrière.

why-position-no-object = il faut un objet, et non { $given }
why-position-no-list = il faut une liste, et non { $given }
why-position-no-number = il faut un nombre entier, et non { $given }
why-position-range = { $given } n’est pas entre { $low } et { $high }
why-position-number-to = il faut un nombre entier entre 0 et { $most }, et non { $given }
why-position-number-from = il faut un nombre entier de 0 à { $most }, et non { $given }
why-position-number-each = il faut un nombre pour chaque place
why-position-row-each = il faut une liste avec une ligne pour chaque place
why-position-list-each = il faut une liste de { $number }, une valeur pour chaque place
why-position-no-token-number = { $given } n’est pas un nombre de jetons
why-position-no-seat = il faut une place de 0 à { $last }, et non { $given }
why-position-one-of = il faut une de ces valeurs, { LIST($known) }, et non { $given }
why-position-none-of = { $given } n’est aucune de ces valeurs : { LIST($known) }
why-position-none-called = rien ne s’appelle { $given } ; il y a { LIST($known) }
why-position-unknown-key = rien ne s’appelle { $given } ici
why-position-unknown-key_near = rien ne s’appelle { $given } ici ; pensiez-vous à { $near } ?
why-position-unknown-key_known = rien ne s’appelle { $given } ici ; on connaît { LIST($known) }
why-position-key-twice = { $given } est là deux fois
why-position-unknown = { $what ->
        [automa] aucune carte Solo ne s’appelle { $given }
        [berth] aucune place d’un Port ne s’appelle { $given }
        [card] aucune carte ne s’appelle { $given }
        [city] aucune cité ne s’appelle { $given }
        [decree] aucun Décret ne s’appelle { $given }
        [double] aucune place du Double Serviteur ne s’appelle { $given }
        [location] aucun lieu ne s’appelle { $given }
        [step] aucune case de la piste ne s’appelle { $given }
        [token] aucun jeton ne s’appelle { $given }
       *[other] rien de tel ({ $what }) ne s’appelle { $given }
    }
why-position-unknown_near = { why-position-unknown } ; pensiez-vous à { $near } ?
why-position-too-deep = il y a trop de niveaux les uns dans les autres
why-position-no-fit = elle ne va pas avec le reste de la position ({ $fault })

# Mise en place, phases, questions
why-position-other-set-up = la mise en place n’arrive pas là avec les tirages que la position indique
why-position-set-up-done = la mise en place est finie, mais la pile est encore la sienne
why-position-phase = il faut une de ces valeurs, { $known }, et non { $given }
why-position-twilight = le Crépuscule n’existe que contre M. Meng
why-position-first-morning = le Jour 1 n’a pas de Matin, la mise en place en tient lieu
why-position-no-turn = la place { $seat } n’a pas de carte en main, donc pas de tour

# La pile
why-position-no-frame = aucun élément de la pile ne s’appelle { $given }
why-position-field = un élément { $frame } a besoin de { $field }
why-position-no-rule = ce n’est pas une règle : { $given }
why-position-no-prompt = ce n’est pas une question : { $given }
why-position-rows = { $given } lignes ; aucune partie n’en a plus de { $most }
why-position-never-asked = { $frame } : on ne demande jamais rien à la place { $seat } ; nommez la place d’une personne
why-position-for-automa = cela revient à M. Meng
why-position-order = { $frame } ne se pose pas sur { $below }
why-position-seat-twice = une place est là deux fois : { $seats }
why-position-turn-of = ce qui est en dessous revient à la place { $seat }, et non à la place { $given }
why-position-active = d’après la pile, c’est le tour de la place { $seat }
why-position-no-active = d’après la pile, ce n’est le tour de personne
why-position-frame = { $frame } : { $why }
why-position-no-pick = cette carte n’a pas pu être choisie
why-position-no-card-allows = aucune carte en main ne le permet
why-position-no-pay = on ne peut pas le payer
why-position-no-hand = il n’y a pas de carte en main
why-position-no-discards = il n’y a pas de carte dans la défausse
why-position-few-tokens = les jetons ne suffisent pas
why-position-no-die = ce dé n’existe pas
why-position-no-house = aucune maison de ce prix n’a de Jade
why-position-no-decree = on ne peut pas prendre ce Décret
why-position-no-claim = aucun Bateau ne peut prendre cette récompense
why-position-no-load = aucun Bateau ne peut être chargé
why-position-no-load-there = aucun Bateau ne peut être chargé là

# La table
why-position-dice = il y a { $number } Dés du Destin, et non { $given }
why-position-face = aucun dé n’a de { $face } ; ses faces sont { $faces }
why-position-houses = il faut une liste de { $number } valeurs true ou false, une par maison
why-position-item = il faut une règle, une place et des PV
why-position-two-markers = la place { $seat } a deux pions Intrigues
why-position-seats = nombre de places : { $given }, alors qu’on joue à { $number }
why-position-two-places = { $card } est à deux endroits
why-position-not-in-game = il n’y a pas de { $name } dans ce genre de partie
why-position-no-card-left = il ne reste pas de carte pour un Officier
why-position-cards-lost = ces cartes ne sont nulle part : { $cards }
why-position-lower-pile = elle n’existe qu’avec layered_pile
why-position-nobody-holds = personne n’a cette carte
why-position-tokens-many = { $n } de trop pour { $token } ; il y en a { $copies }
why-position-tokens-lost = il manque { $n } { $token } ; il y en a { $copies }
why-position-ship = un Bateau porte de 1 à { $most }, et non { $given }
why-position-ships = la place { $seat } a trop de Bateaux : { $given }
why-position-wall = une valeur de { $worth } achève le tronçon, on l’aurait donc déjà décompté
why-position-one-spot = deux Émissaires sont sur le même emplacement

# Une place
why-position-servants = il faut { $number } Serviteurs, mais { $placed } sont placés et { $supply } dans la pioche
why-position-neutral = Serviteurs neutres chez les joueurs : { $owned } ; il y en a { $number }
why-position-one-double = il y a un Double Serviteur, pas plus
why-position-seat-double = la place { $seat } a un Double Serviteur, pas plus
why-position-double-wall = « wall » et wall_double (sa valeur, 1 ou 2) vont ensemble
why-position-double-ship = « ship » et un Bateau avec un Double Serviteur vont ensemble
why-position-double-elsewhere = « elsewhere » et un Double Serviteur posé chez un module vont ensemble
why-position-double-locked = on le débloque en prenant double-servant, et seulement ainsi
why-position-spot = un Émissaire à la case { $step }, et aucun autre, a un emplacement dans le Pavillon
why-position-slots = nombre de jetons : { $given }, pour { $slots } emplacements
why-position-token-there = il y a un jeton là où se tient le Voyageur : { $city }

# Décrets
why-position-it-not-in-play = il vient d’un module qui n’est pas en jeu
why-position-not-in-play = { $tile } vient d’un module qui n’est pas en jeu
why-position-stands-twice = la place { $seat } y est deux fois
why-position-lies-twice = { $tile } est là deux fois
why-position-level = { $tile } est de niveau { $level }
why-position-decrees = nombre de Décrets de niveau { $level } : { $given } ; il y en a { $number }
why-position-one-space = la case du plateau d’un module est pour un seul Décret
