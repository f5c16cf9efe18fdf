# Why a game of some make-up cannot be. Each is said behind the name of the option, and the rule stands behind it.

why-config-unusable = { $fault }
why-config-unknown = rien ne s’appelle { $given } ici ; on connaît { $known }
why-config-no-number = il faut un nombre entier, et non { $given }
why-config-players = il faut de 1 à { $most } joueurs, et non { $given }
why-config-start = il faut une place de 0 à { $last }, et non { $given }
why-config-start-human = il faut une place de 0 à { $last }, et non { $given } : c’est la personne qui commence
why-config-no-flag = il faut true ou false, et non { $given }
why-config-no-names = il faut une liste de noms, et non { $given }
why-config-no-choice = il faut une de ces valeurs, { $known }, et non { $given }
why-config-only-meng = seulement dans une partie contre M. Meng
why-config-no-module = { $given } n’existe pas ; il y a { $known }
why-config-twice = { $given } est là deux fois
why-config-no-new-cards = aucun module en jeu n’apporte de nouvelles cartes à la pioche de cartes
why-config-older-catalog = ce catalogue a été chargé avant l’installation de { $module } ; chargez-le à nouveau
why-config-chance = il faut « deal » ou « ask », et non { $given }
