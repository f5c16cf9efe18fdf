### Les chiffres de sa propre boîte : `gugong catalog edit`, et ce qu’en dit le compagnon.

own-welcome = { $file } : les chiffres de votre boîte. Restent à demander : { $n } sur { $all }. Chaque réponse est gardée aussitôt ; arrêtez quand vous voulez et reprenez plus tard.
own-help = Tapez ce qui est imprimé dans votre boîte. Entrée : comme chez nous. - : laisser ouvert. back (retour), next (la partie suivante), quit, ?
own-part = { $file } : { COUNT($n, of: "figure") }
own-ask = { $name }
own-ask_card = { $name } : valeur et action, par exemple 4 canal
own-card_board = Carte { $card } parmi celles du plateau au début
own-card_hand = Carte { $card } de la main { $set }
own-card_draw = Carte { $card } de la pioche de cartes
own-what_gift_cards-name = Nom du Cadeau de valeur { $item }
own-what_travel_tokens-copies = Combien de jetons de ce genre : { NAME($item) }
own-what_decrees-cost = Serviteurs à payer pour ce Décret : { NAME($item) }
own-what_boards-faces = Faces d’un Dé du Destin
own-what_boards-servants = Serviteurs de chaque Jour, sur la piste des Jours
own-what_boards-jade_houses = Prix des maisons de Jade, sur cette face du plateau : { $item }
own-what_boards-palace_vp = PV des emplacements du Pavillon, sur cette face du plateau : { $item }
own-what_boards-cities = Nombre de cités de la zone Voyage
own-what_boards-perimeter = Cités du bord de la zone Voyage, en faisant le tour
own-what_boards-inner = Cités à l’intérieur de la zone Voyage
own-what_boards-roads = Routes de la zone Voyage, chacune en deux cités
own-ours = Chez nous : { $ours } ({ LIST($sources) })
own-given = Dans votre fichier : { $given }. Entrée garde cette valeur.
own-source_text = les règles le disent
own-source_example = d’après un exemple des règles
own-source_reported = rapporté une fois, non vérifié
own-source_reconstructed = reconstitué : choisi par nous pour convenir à ce que disent les règles
own-refused = Cela ne se peut pas ({ $why }). Encore une fois :
own-waits = C’est noté, mais cela ne va pas encore avec les autres chiffres : { $why }. Un nouvel essai suivra chacune des prochaines réponses.
own-not-yet = Quelque chose ne va pas encore ensemble : { $why }.
own-draft = Ce qui ne va pas encore ensemble attend dans { $file } : { $why }.
own-end = Assez pour l’instant ; restent ouverts : { $n }. Pour continuer : gugong catalog edit { $file }. Pour jouer avec : --catalog { $file }
own-end_all = Plus rien à demander. Pour jouer avec : gugong meng --catalog { $file }, ou gugong play --catalog { $file }
own-end_draft = Assez pour l’instant ; restent ouverts : { $n }. On pourra jouer avec ce fichier dès qu’il aura des chiffres et qu’ils iront ensemble. Pour continuer : gugong catalog edit { $file }
own-no-such = Aucun chiffre ne commence par { $name }. Leur liste : gugong catalog
own-companion = Sur les { $all } chiffres du jeu de base, { $n } sont reconstitués, surtout les cartes, le nombre des jetons, le coût des Décrets et la zone Voyage : votre boîte peut différer. Entrez les vôtres avec : gugong catalog edit ma-boite.toml, et jouez avec : gugong meng --catalog ma-boite.toml. Si seul le nom d’une cité diffère, tapez le genre de son jeton.
own-companion_catalog = Les chiffres de votre fichier sont utilisés ; sur les { $all } chiffres du jeu de base, { $n } restent reconstitués.
why-own-pairs = il faut deux mots, par exemple : kaifeng jinan, jinan hangzhou ; pas { $given }
why-own-words =
    { $needed ->
        [one] il faut { $needed } mot
       *[other] il faut { $needed } mots
    }, pas { $given }
why-own-number = il faut un nombre entier, pas { $given }
why-own-truth = il faut true ou false, pas { $given }
