### What to move for Meng at a real table.

move-focus = Placez le Double Serviteur de M. Meng à côté du lieu « { NAME($location) } »
move-meng-marker = Mélangez, sans la regarder, la première carte de la pioche de cartes à la pile de M. Meng ; un Serviteur neutre marque une récompense « carte »
move-exchange = Placez { NAME($card, form: "the") } de M. Meng sur le lieu « { NAME($location) } » ; { NAME($taken, form: "the") } va dans sa défausse
move-pays = Déplacez { $pieces } de la Réserve de M. Meng vers sa pioche
move-gains = Déplacez { $pieces } de la pioche de M. Meng vers sa Réserve
move-vp = Avancez le pion points de Victoire de M. Meng : { COUNT($vp, of: "vp") }
move-jade = Donnez 1 Jade à M. Meng
move-envoy = Avancez l’Émissaire de M. Meng { COUNT($steps, of: "step", form: "by") }, jusqu’à la case { $step }
move-arrives = Placez l’Émissaire de M. Meng dans le Pavillon, sur l’emplacement à { COUNT($spot, of: "vp") }
move-intrigue = Avancez le pion Intrigues de M. Meng { COUNT($steps, of: "step", form: "by") }, jusqu’à la case { $step }, par-dessus les autres pions
move-intrigue_down = Reculez le pion Intrigues de M. Meng { COUNT($down, of: "step", form: "by") }, jusqu’à la case { $step }, par-dessus les autres pions
move-medal = Donnez la Médaille à M. Meng : il commence demain
move-travels = Déplacez le Voyageur de M. Meng à { NAME($city) } et prenez-y le jeton : { NAME($token) }
move-stores = Posez le jeton face cachée sur le Plateau de M. Meng ; il a maintenant { COUNT($stored, of: "tokens") }
move-discards-token = Mettez le jeton « { NAME($token) } » de M. Meng avec les jetons défaussés
move-take-back = Placez { NAME($card, form: "the") }, du dessus de la défausse de M. Meng, sous sa pile
move-discard-for-jade = Placez { NAME($card, form: "the") }, de la pile de M. Meng, dans sa défausse
move-meng-piece = Pour M. Meng, prenez un Serviteur { NAME($zone, form: "his") }
move-wall = Placez-le sur la Grande Muraille : { $stands }
move-wall-home = Déplacez { $pieces } de M. Meng de la Grande Muraille vers sa pioche
move-new-ship = Placez un Bateau de M. Meng { NAME($berth, form: "at") }
move-loads = Placez le Serviteur sur le Bateau de M. Meng { NAME($berth, form: "at") }
move-decree = Placez-le sur le Décret « { NAME($tile) } »
move-sails = Déplacez le Bateau de M. Meng { NAME($berth, form: "from") } { NAME($ahead, form: "at") }
move-lost-at-sea = Retirez du plateau le Bateau de M. Meng { NAME($berth, form: "at") } ; ses Serviteurs vont dans sa pioche
move-meng-claims_card = Le Bateau de M. Meng { NAME($berth, form: "at") } est complet : retirez-le du plateau, ses Serviteurs vont dans sa pioche ; marquez une récompense « carte » avec un Serviteur neutre
move-meng-claims_slots = Le Bateau de M. Meng { NAME($berth, form: "at") } est complet : retirez-le du plateau, ses Serviteurs vont dans sa pioche ; marquez une récompense « PV » avec un Serviteur neutre s’il reste un emplacement
move-meng-claims_pile = Le Bateau de M. Meng { NAME($berth, form: "at") } est complet : retirez-le du plateau, ses Serviteurs vont dans sa pioche ; la pioche de cartes est vide, marquez donc une récompense « PV »
move-meng-keeps_under = Placez la première carte de la pioche de cartes sous la pile de M. Meng, sans la regarder
move-meng-keeps_discard = Placez la première carte de la pioche de cartes dans la défausse de M. Meng, sans la regarder

companion-shuffled = { COUNT($n, of: "cards") }, dans un ordre que personne ne connaît
companion-welcome = Le compagnon joue M. Meng à votre propre table (partie { $difficulty ->
        [easy] facile
        [hard] difficile
       *[normal] normale
    }) : vous installez le plateau, distribuez et lancez les Dés ; il dit ce que fait M. Meng et pourquoi. Tapez help pour l’aide.
companion-setting-up = Mise en place comme pour 2 joueurs. Votre main est le set { $human } ; mélangez le set { $his } pour former la pile de Cadeaux de M. Meng.
companion-several-at-once = Plusieurs à la fois, dans cet ordre : { LIST($order) }
companion-or-draw = Entrée seule, ou `draw` : le compagnon tire au sort.
companion-short-names = Noms courts : { LIST($names) }
companion-no-such = Rien de possible ne s’appelle « { $word } ». Tapez ? pour les noms.
companion-several = « { $word } » peut être { LIST($names) }. Tapez-en plus.
companion-several_more = « { $word } » peut être { LIST($names) }… Tapez-en plus.
companion-too-many = En trop, car la question suivante est une autre : { $words }
companion-impossible = { $card } ne peut pas être là : cette carte a été vue ailleurs.
companion-no-draw = Rien n’est à tirer maintenant : la question porte sur votre tour.
companion-drawn = { $question } Tirage : { $what }
companion-last = Il ne reste qu’une carte : { $what }.
companion-not-yet = La mise en place n’est pas terminée.
companion-only = (une seule réponse : { $phrase })
companion-kept = Votre partie est conservée. Pour la reprendre : gugong meng --resume { $name }
companion-look = M. Meng a une carte que personne n’a vue : seule la table peut le dire. Tapez ce que vous y voyez.
companion-undone = Annulé. Remettez les pions là où ils étaient.
companion-after-night = La défausse de M. Meng est sa nouvelle pile de Cadeaux : mélangez-la, face cachée

## Dans le navigateur, pour le téléphone à côté de la boîte

companion-page-title = M. Meng à votre table
companion-page-what = Pour qui a la boîte devant soi. Vous installez le plateau, distribuez et lancez les Dés ; le compagnon tient la pioche de cartes Solo de M. Meng, dit pas à pas ce qu’il faut déplacer pour lui, et pourquoi. Touchez ce qui est sur la table.
companion-page-new = Une nouvelle partie
companion-page-deck = Les cartes Solo de M. Meng
companion-page-deck_ours = le compagnon les pioche
companion-page-deck_mine = vous les révélez à la table
companion-page-figures = Votre boîte diffère ?
companion-page-figures-how = Beaucoup de chiffres du programme sont reconstitués. « gugong catalog edit ma-boite.toml » demande ceux de votre boîte et écrit un fichier ; choisissez-le ici.
companion-page-figures-file = Le fichier de vos chiffres
companion-page-figures-text = Ce qu’il dit
companion-page-begin = Installer la table
companion-page-day = Jour { $day }
companion-page-setting-up = Mise en place
companion-page-steps = Ce qu’il faut faire pour M. Meng, et ce qui s’est passé
companion-page-look = M. Meng a une carte que personne n’a vue : touchez ce que montre la table.
companion-page-draw = Piocher pour moi
companion-page-draw-all = Installer le reste pour moi
companion-page-undo = Annuler
companion-page-laid = Tiré pour vous : à installer ainsi
companion-page-meng = Ce qu’a M. Meng
companion-page-board = L’aspect de la table
companion-page-over = La partie est terminée.
companion-page-none = Ce navigateur n’a pas cette partie.
companion-page-lost = Cette partie ne peut plus être lue : { $what }

## Help

companion-help =
    Vous dites au compagnon ce qui se passe à votre table ; il vous dit ce que
    fait M. Meng, avec la règle.

    Pour les cartes, les Dés et les jetons, tapez ce que vous voyez : un nom, son
    début ou un nom court (? en donne la liste), plusieurs à la fois si vous
    voulez. Une carte s’appelle par sa valeur et son action : 3-swap, ou 3 s’il n’y
    a pas d’autre 3 possible. Pour votre tour, tapez le numéro de votre réponse,
    son texte (at jade) ou son début.

      draw           laisser le compagnon tirer ; draw all : toute la mise en place
      ?              les noms que l’on peut taper maintenant
      meng           ce qu’a M. Meng, et les cartes Solo restantes
      board          l’aspect que doit avoir toute la table
      map            les cités, leurs jetons et leurs routes
      log            ce qui vient de se passer, avec les règles ; log all
      why RÉPONSE    pourquoi une réponse n’est pas possible : why at jade, why b
      rules ID       une règle : rules S-TRV-01 ; ou des mots : rules crépuscule
      lang en        une autre langue : en, fr ou pl
      undo           annuler votre dernière saisie
      save FICHIER   garder la partie ; gugong meng --load FICHIER la reprend
      quit           quitter ; la partie est conservée
