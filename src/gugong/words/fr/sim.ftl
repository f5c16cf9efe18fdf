# Where VP come from, in the reports of many games.

source-decrees = Décrets obtenus, et le Matin
source-decrees_end = Décrets décomptés à la fin
source-night = le plus de correspondances d’une Nuit
source-wall = Grande Muraille
source-palace = emplacements du Pavillon
source-palace_steps = cases d’un Émissaire déjà au Pavillon
source-jade = Jade
source-canal = Ports du Grand Canal
source-tokens = jetons Voyage utilisés
source-exchange = jetons Voyage échangés
source-other = tout le reste

# Pourquoi une série de parties ne peut pas commencer, ou pas continuer
why-sim-game = partie { $number } (graine { $seed }, bots { LIST($bots) })
why-sim-games = parties { $first } à { $last }
why-sim-bot-fails = le bot { $bot } échoue : { $why }
why-sim-bot-answered = le bot { $bot } répond { $answer } à { $prompt } : { $why }
why-sim-process-ended = le processus qui la jouait s’est arrêté de lui-même (code de sortie { $code })
why-sim-one-bot = il en faut au moins un, par exemple --bots greedy
why-sim-two-bots = il en faut au moins deux, par exemple --bots random,greedy
why-sim-twice = { $bot } est là deux fois
why-sim-too-many-bots = { $given } sont nommés, mais on ne joue qu’à { $players }
why-sim-levels-alone = seulement contre M. Meng, avec --players 1, et non { $players }
why-sim-no-ray = Ray n’est pas installé : { $install }
why-sim-no-cluster = aucun cluster n’est joignable : { $why }
why-sim-no-address = une adresse est un hôte et un port, comme 10.0.0.1:6379
why-sim-games-lost = une poignée de parties s’est perdue { $tries } fois, on y renonce : { $fault }
why-sim-too-few = il faut au moins une partie, et une par morceau, et non { $games } par { $size }
why-sim-other-folder = il n’est pas vide, et pas d’une telle série ; nommez un autre dossier
why-sim-no-games = il n’y a pas de parties ici
why-sim-in-the-way = cela gêne et n’est pas d’une telle série ; déplacez-le, ou nommez un autre fichier
why-sim-no-table = ce n’est pas un tableau de parties ; nommez un autre fichier
why-sim-no-table_simulate = ce n’est pas un tableau de parties écrit par gugong simulate
why-sim-no-parts = ce fichier n’existe pas, ni aucune partie de ce fichier
why-sim-damaged = le fichier est abîmé ({ $fault })
why-sim-damaged-line = la ligne { $line } est abîmée ({ $fault }) ; retirez-la, ou nommez un autre fichier
why-sim-other-file = ce n’est pas le fichier d’une telle série ; nommez un autre fichier
why-sim-other-run = il contient une autre série, avec { $part } { LIST($there) }, et non { LIST($asked) } ; nommez un autre fichier, ou demandez cette série pour la continuer
why-sim-being-written = une autre série l’écrit en ce moment ; attendez-la, ou nommez un autre fichier
why-sim-unwritable = { $fault } ; ce qui était déjà écrit reste

# Les tableaux d’un tournoi
sim-bot = bot
sim-meng = M. Meng
sim-elo = Elo
sim-wins = victoires
sim-score = score
sim-of-meng = de M. Meng
sim-of-others = des autres
sim-palace = Pavillon
sim-games = parties
sim-pace = s par tour
sim-pair = { $bot } devant { $over } : { $rate } ({ $within }) de { $n } rencontres
