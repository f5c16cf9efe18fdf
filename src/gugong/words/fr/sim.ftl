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
