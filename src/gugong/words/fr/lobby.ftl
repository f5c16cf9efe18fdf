### The lobby of the browser game.

lobby-motto = Pékin, 1570. Pas de pots-de-vin : on échange des Cadeaux.

## Play now

lobby-now = Jouer tout de suite
lobby-learn = Apprendre
    .line = Jouez un premier Jour guidé : dix minutes, rien à lire avant.
    .done = D’autres leçons sur le vrai plateau, et comment on gagne.
lobby-learn_at = Premier Jour : étape { $n } sur { $of }
lobby-quick_meng = En solo contre M. Meng
    .line = Un clic ; partie normale.
lobby-quick_bots = Avec trois bots
    .line = Une table complète de quatre ; niveau { $level }.
lobby-quick_bot = Contre un bot
    .line = Un clic ; niveau { $level }, chaque réponse dit ce qu’elle fait.

## Your games

lobby-go-on = Reprendre
lobby-first = Pas encore de partie. Un clic en lance une ; le jeu pose des questions et vous répondez. Pointez un élément pour savoir ce qu’il fait, ou pourquoi ce n’est pas possible.
lobby-open-record = Ouvrir un enregistrement
lobby-record = Enregistrement : { $name }
lobby-finished = Terminée
lobby-finished_figures = Terminée : { LIST($figures) }
lobby-waiting = En attente : { NAME($who) }
lobby-turn = À { NAME($who) } de jouer
    .you = À vous de jouer
lobby-figure = { NAME($who) } { $vp }
lobby-figure_none = { NAME($who) } –
lobby-standing = Jour { $day } · { LIST($figures) } PV
lobby-against-meng = En solo contre M. Meng
lobby-players = { LIST($players) }
lobby-ago_now = à l’instant
lobby-ago_minutes = { $n } min
lobby-ago_hours = { $n } h
lobby-ago_days = { $n } j

## A new game

lobby-new = Nouvelle partie
lobby-name-of = Nom, couleur { $colour }
lobby-played-by = Qui joue, couleur { $colour }
lobby-kind_you = Vous
lobby-kind_screen = Cet écran
lobby-kind_bot = Bot
lobby-kind_meng = Meng
lobby-kind_empty = Libre
lobby-levels = Comment jouent les niveaux
lobby-level-of = Niveau du bot, couleur { $colour }
lobby-level-easy = facile
    .line = Regarde un seul tour et suit souvent un caprice ; bien pour une première partie.
lobby-level-normal = normal
    .line = Explore tout son tour et prend ce qui paraît le meilleur à la fin, mais ne voit pas plus loin.
lobby-level-strong = fort
    .line = Réfléchit une seconde à chaque tour : ce que les autres ont peut-être en main, et ce qu’ils peuvent faire.
lobby-meng-note = M. Meng ne joue que contre une seule personne : il prend la place blanche, et toutes les autres sont libres.
lobby-difficulty = Difficulté
lobby-difficulty_easy = facile
lobby-difficulty_normal = normale
lobby-difficulty_hard = difficile
lobby-pairing = Sets de cartes
lobby-modules = Pànjūn
lobby-variants = Variantes
lobby-expert = Variante pour experts
    .line = Les Cadeaux placés au départ sur le plateau sont tirés au hasard.
lobby-layered-pile = Nouvelles cartes au-dessus
    .line = Les nouvelles cartes Cadeau des modules sont au-dessus de la pioche de cartes.
lobby-seed-field = Graine
    .example = au hasard
    .spoken = Graine : un nombre entier, ou rien pour une graine au hasard
lobby-start = Lancer la partie

## What cannot be begun

lobby-seats = il faut 1 à { $most } places, et non { $given }
lobby-no-person = il faut au moins une place pour une personne
lobby-meng-alone = M. Meng joue contre une seule personne
lobby-unknown = rien ne s’appelle { $given } ici
lobby-seat-kind = genre de place inconnu : { $given }. Il y a : { LIST($known) }
lobby-no-level = niveau de bot inconnu : { $given }. Il y a : { LIST($known) }
lobby-seed = graine : il faut un nombre entier, et non { $given }
lobby-seed_long = graine : il faut un nombre entier de 30 chiffres au plus
lobby-no-form = ce formulaire est illisible
