### The command line: help, and what is said when the input is wrong. Options and values stay as they are typed.

## The whole

cli-gugong = Gùgōng, le jeu de plateau : jouer, consulter ses règles et ses chiffres, le mesurer.
cli-version = Affiche la version, ses règles et si le moteur est compilé, puis quitte.
cli-release = gugong { $release }, révision des règles { $revision }, moteur compilé
cli-release_pure = gugong { $release }, révision des règles { $revision }, moteur non compilé
cli-release_why = gugong { $release }, révision des règles { $revision }, moteur non compilé ({ $reason })
cli-lang = Parler cette langue : en, fr ou pl.  [par défaut : celle de GUGONG_LANG ou de votre système]
cli-help = Affiche ce message, puis quitte.
cli-usage = Usage :
cli-options = Options
cli-commands = Commandes
cli-default = par défaut : { $default }
cli-required = obligatoire
cli-missing = Il manque l’option { $name }.
cli-missing_argument = Il manque l’argument { $name }.
cli-no-option = Il n’y a pas d’option { $name }.
cli-no-option_near = Il n’y a pas d’option { $name }. Pensiez-vous à { LIST($near) } ?
cli-takes-one = L’option { $name } demande une valeur.
cli-takes-none = L’option { $name } ne prend pas de valeur.
cli-too-much = { $n ->
        [one] Argument en trop ({ $given })
       *[other] Arguments en trop ({ $given })
    }
cli-bad-value = Valeur refusée pour { $name } : { $why }
cli-no-choice = { $given } n’est aucune de ces valeurs : { LIST($known) }.
cli-out-of-range = { $given } n’est pas dans l’intervalle { $range }.
cli-no-path = { $given } est un dossier ; il faut un fichier.
cli-no-number = { $given } n’est pas un nombre entier.
cli-pager = Longs textes page par page, dans un terminal.  [par défaut : oui]
cli-no-command = commande inconnue : { $name } ; voyez gugong --help
cli-no-command_near = commande inconnue : { $name } ; vouliez-vous dire { $near } ?
cli-needs-library = le jeu dans le navigateur a besoin de { $library } : { $install } ; ou jouez ici avec --terminal
cli-file = { $path } : { $reason }
cli-option-file = { $option } { $path } : { $reason }
cli-option = { $option } : { $reason }
cli-not-text = ce n’est pas du texte

## Playing

cli-play = Jouer dans le navigateur, ou dans le terminal.
cli-play-terminal = Jouer ici, dans le terminal.
cli-play-plain = Ligne par ligne, pour les tubes et les lecteurs d’écran ; implique --terminal.
cli-play-players = Nombre de joueurs en tout ; 1, c’est contre M. Meng.  [par défaut : 3]
cli-play-bots = Combien d’entre eux joue l’ordinateur.  [par défaut : tous sauf un]
cli-play-level = Comment il joue : easy, normal ou strong.  [par défaut : normal]
cli-play-seed = Un nombre qui fixe tout le hasard, pour rejouer la même partie.
cli-play-load = Reprendre une partie gardée (dans le terminal).
cli-play-resume = Lister les parties conservées et en reprendre une, ou celle de ce nom.
cli-play-no-browser = Afficher l’adresse, sans ouvrir de navigateur.
cli-play-port = Où servir les pages.  [par défaut : 8474, ou un port libre]
cli-database = Où garder les parties.  [par défaut : un fichier à vous]
cli-own-catalog = Vos propres chiffres : un fichier qui modifie le catalogue.
cli-load-as-it-is = --load reprend une partie gardée telle quelle : retirez --players, --bots, --level, --seed, --catalog
cli-load-alone = --load reprend une partie gardée telle quelle : retirez toutes les autres options
cli-load-or-resume = --load reprend un fichier, --resume une partie conservée : retirez l’une des deux
cli-load-in-terminal = --load reprend la partie dans le terminal : ajoutez --terminal
cli-too-many-bots = --bots { $bots } : il n’y a que { COUNT($players, of: "players") }
cli-bots-alone = --bots : contre M. Meng, personne d’autre ne joue
cli-for-the-browser = --no-browser, --port et --database sont pour le navigateur : retirez --terminal
cli-somebody-plays = dans le navigateur, quelqu’un joue : moins de --bots, ou --terminal pour regarder
cli-serve = Servir le jeu pour le navigateur, sans ouvrir de navigateur.
cli-serve-host = L’adresse à écouter.
cli-serve-no-uploads = N’ouvrir aucun enregistrement envoyé.
cli-serve-no-new-games = Ne laisser personne commencer de partie.
cli-serve-invite-only = Pour commencer des parties, il faut ouvrir l’adresse affichée ; sinon, on joue sur invitation.
cli-serve-open-tables = Permettre de montrer des tables à l’accueil, ouvertes à tout le monde.
cli-serve-webhook-hosts = Hôtes, séparés par des virgules, où avertir les gens de leur tour.
cli-serve-name = Un nom sous lequel on joint ce serveur ; peut être répété.
cli-meng = M. Meng à votre propre table : entrez ce qui s’y trouve, et apprenez ce qu’il fait et pourquoi.
cli-meng-cards = Révéler vous-même les cartes Solo ; sinon le compagnon tient leur pioche.
cli-meng-seed = Un nombre qui fixe ce que tire le compagnon.
cli-meng-load = Reprendre une partie gardée.

## Looking things up

cli-rules = Afficher des règles par leur ID (B-WAL-04), ou la liste de toutes.
cli-rules-find = Lister les règles qui ont ces mots.
cli-no-rules = aucune règle n’a ces mots : { $words }
cli-see = Voir : { LIST($rules) }
cli-catalog = Afficher tous les chiffres du jeu avec leur source ; `catalog check FILE` vérifie un fichier à vous.
cli-catalog-own = Avec les changements de ce fichier.
cli-catalog-edition = De cette édition.  [par défaut : la plus récente]
cli-check = Vérifier un fichier de chiffres à vous, et dire ce qu’il change.
cli-edit = Demande l’un après l’autre les chiffres de votre boîte et écrit FICHIER ; on peut arrêter et reprendre.
cli-edit-all = Aussi les chiffres des modules, et ceux qui sont sûrs.
cli-edit-only = Seulement les chiffres dont le nom commence ainsi, répondus ou non : gift_cards.cards.hand1
cli-replay = Rejouer un enregistrement : afficher ce qui s’est passé et les scores, ou dessiner la table.
cli-replay-all = Tout raconter, même les petites choses.
cli-replay-json = Afficher les événements en JSON, un par ligne.
cli-replay-svg = Dessiner plutôt la table dans ce fichier.
cli-replay-png = La dessiner en PNG ; il faut resvg-py.
cli-replay-seat = Avec --svg ou --png : comme la voit cette place.  [par défaut : 0]
cli-replay-ply = Avec --svg ou --png : après ce nombre de réponses.  [par défaut : toutes]
cli-draws-only = --svg et --png dessinent la table et ne racontent rien : retirez --all et --json
cli-for-drawing = --seat et --ply disent ce qui est dessiné : il leur faut --svg FILE ou --png FILE

## Other commands

cli-bench = Mesurer la vitesse.
cli-tournament = Faire jouer des bots entre eux, ou contre M. Meng.
cli-simulate = Jouer beaucoup de parties, et en écrire un tableau.
cli-report = Tableaux et graphiques de parties simulées.
cli-completion =
    Afficher ce qui permet à votre shell de compléter commandes, valeurs et ID de règles.

    { "\u0008" }
    bash : ajoutez à ~/.bashrc            eval "$(gugong completion bash)"
    zsh :  ajoutez à ~/.zshrc             eval "$(gugong completion zsh)"
    fish : ~/.config/fish/config.fish     gugong completion fish | source

## Options of a new game

cli-pairing = Contre M. Meng : votre main et la sienne, 1-2, 2-3 ou 4-5.  [par défaut : 1-2]
cli-focus = L’action principale de M. Meng.  [par défaut : tirée au sort]
cli-difficulty = De M. Meng : easy, normal ou hard.  [par défaut : normal]
cli-modules = Modules en jeu, avec des virgules : summer-palace,stairs …
cli-bonus-tokens = Jetons Voyage Bonus : current ou first.
cli-expert = La variante pour experts des cartes Cadeau.
cli-layered-pile = Nouvelles cartes Cadeau au-dessus de la pioche de cartes.

## Beaucoup de parties, et la vitesse

cli-run-games = Nombre de parties.
cli-run-players = 1, c’est contre M. Meng.  [par défaut : 2, ou 1 avec ses niveaux]
cli-run-seed = Un nombre qui fixe tout le hasard.
cli-run-jobs = Nombre de processus qui jouent.
cli-run-ray = Jouer sur Ray : l’adresse d’un cluster, ou auto.
cli-run-catalog = Vos propres chiffres : un fichier de modifications.
cli-tournament-whole =
    Faire jouer des bots entre eux, ou contre M. Meng : places à tour de rôle, mêmes donnes pour tous, avec des intervalles.

    --games vaut pour chaque groupe de bots qui se rencontrent (à deux joueurs : pour chaque paire), ou pour chaque bot et niveau de M. Meng.
cli-tournament-bots = Bots, avec des virgules : random,greedy …
cli-tournament-levels = Contre M. Meng : easy,normal,hard.  [par défaut : tous]
cli-tournament-out = Garder ici chaque partie ; continue si le fichier existe.
cli-tournament-json = Afficher le résultat en JSON.
cli-simulate-whole =
    Jouer beaucoup de parties, et écrire un tableau avec une ligne par partie et par place (docs/simulating.md).

    Les bots changent de place à tour de rôle. Une série interrompue reprend où elle s’est arrêtée, et une série finie peut
    recevoir d’autres parties. Un dossier, un nom sans .parquet, est rempli de morceaux de 64 parties, les mêmes qui que ce soit qui joue.
cli-simulate-bots = Bots par place.
cli-simulate-levels = Contre M. Meng : easy,normal,hard à tour de rôle.
cli-simulate-records = Garder l’enregistrement de chaque partie, dans une colonne de plus.
cli-simulate-out = Un fichier Parquet, ou un dossier pour des morceaux.
cli-simulated = { $path }, parties : { $games }
cli-report-whole = Écrire des tableaux et des graphiques de parties simulées : places, PV, Décrets, jetons, lieux, Pavillon, Dés.
cli-report-out = Un fichier report.md, ou un dossier.
cli-report-title = Le titre.  [par défaut : Simulated games]
cli-reported = { $path } est écrit ; ses images sont dans { $pictures }
cli-bench-whole =
    Mesurer la vitesse : jeu au hasard, un cœur, à chaud, mise en place comprise, réponses forcées comptées.

    Avec --web, c’est le jeu dans le navigateur qui est mesuré : pages, dessin, réponses ; avec --envs, les environnements.
cli-bench-json = Afficher les chiffres en JSON.
cli-bench-against = Mesurer un autre programme dans la même série, et afficher le rapport.
cli-bench-both = Mesurer aussi le code source, en plus du moteur compilé.
cli-bench-jobs = Mesurer aussi la simulation sur autant de processus, comparée à un seul.
cli-bench-envs-whole = Mesurer les environnements : parties au hasard, un cœur, observation et masque écrits, d’autres bibliothèques dans la même mesure.
cli-bench-envs = Mesurer les environnements.
cli-bench-envs-jobs = Mesurer aussi Ray sur cette machine face à autant de processus.
cli-bench-web-whole = Mesurer le jeu dans le navigateur : pages, dessin, réponses.
cli-bench-web = Le jeu dans le navigateur.
cli-needs-peer = { $name } n’est pas installé : pip install { $name }
cli-progress-games = parties
cli-interrupted = interrompu après { $done } parties sur { $total } ; sans --out, rien n’est gardé
cli-interrupted_kept = interrompu après { $done } parties sur { $total } ; elles sont gardées dans { $path }, et la même commande continue
cli-needs-research = { $library } n’est pas installé ; cette commande a besoin de : { $install }
