# Ce qui ne va pas : l’endroit devant, la règle derrière. Ces parties servent à toutes les erreurs.

why-plain = { $what }
why-at = { $where } : { $why }
why-by-rule = { $why } ({ $by })

# Ce qu’aucune partie ne contient, dans ce qui vient du dehors
why-unusable-letter = une moitié de paire de substitution n’est pas une lettre
why-unusable-number = aucune partie n’a un tel nombre
why-unusable-depth = il y a trop de niveaux les uns dans les autres
why-unusable-key = une clé n’est pas du texte

# Une langue, et les fichiers de mots
why-unknown-language = langue inconnue : « { $given } » ; les langues : { LIST($known) }
why-words-line = { $file }, ligne { $line } : { $why }
why-words-no-message = il faut ici un message, comme `nom = mots`
why-words-twice = { $name } est là deux fois
why-words-empty = { $name } n’a pas de mots
why-words-no-part = ce n’est pas une partie d’un message
why-words-empty-message = le message n’a pas de mots
why-words-sign = il faut ici `{ $sign }`
why-words-braces = il faut entre accolades un argument, une fonction, un message ou un littéral
why-words-option = une option prend un littéral, comme `form: "acc"`
why-words-empty-variant = la variante [{ $name }] n’a pas de mots
why-words-no-usual = une variante est celle par défaut et porte une étoile, comme `*[other]`
why-words-unknown = il n’y a pas de message { $name }
why-words-no-function = il n’y a pas de fonction { $name } ; il y a { LIST($known) }
why-words-no-argument = { $name } n’est pas un argument du message anglais
why-words-in-itself = { $name } se contient lui-même

# Fichiers
why-no-file = ce fichier n’existe pas
why-with-extra = pip install '.[{ $extra }]' dans les sources, ou pip install 'FILE.whl[{ $extra }]' avec un fichier wheel

# Bots
why-bot-no-name = il faut le nom d’un bot, et non { $given } ; { $known }
why-bot-unknown = aucun bot ne s’appelle { $given } ; { $known }
why-bot-known = il y a { LIST($bots) }, les niveaux { LIST($levels) }, path/to/file.py:ClassName, ou model:path/to/file.npz
why-bot-no-options = il manque des options derrière les deux-points ; { $known }
why-bot-options = { $bot } prend { LIST($options) }
why-bot-options_none = { $bot } ne prend pas d’options
why-bot-twice = { $option } est là deux fois
why-bot-number = il faut un nombre supérieur ou égal à 0
why-bot-whole-number = il faut un nombre entier supérieur ou égal à 0
why-bot-one-limit = un tour est limité par iterations ou par time, pas par les deux
why-bot-at-least-1 = nodes doit être au moins 1
why-bot-at-least-1_width = width et nodes doivent être au moins 1
why-bot-library = { $library } n’est pas installé ; un modèle demande : { $install }
why-bot-no-class-named = il manque la classe, comme dans { $file }:ClassName
why-bot-no-class = il n’y a pas de classe { $name }
why-bot-no-choose = { $name } n’a pas de méthode choose(view)
why-bot-fails = { $call } échoue : { $why }
why-bot-no-load = le fichier ne se charge pas : { $why }
why-bot-fails-at = échoue à la question { $prompt } : { $why }
why-bot-not-on-offer = répond { $answer } à { $prompt }, ce qui n’est pas proposé
why-model-no-arrays = ce n’est pas un fichier .npz de simples tableaux
why-model-part = il manque { $name } ; un modèle a space, layout, scale, w0, b0, w1, b1 …
why-model-no-fit = { $one } et { $other } ne vont pas avec une entrée de { $width }
why-model-no-floats = { $name } doit contenir des flottants finis (axes : { $axes }), et c’est { $found }
why-model-actions = il a été fait pour les actions { $made }, et ici ce sont { $here }
why-model-columns = il a été fait pour les colonnes { $made }, et ici ce sont { $here }
why-model-size = il prend { $inputs } entrées et a { $outputs } sorties ; une ligne a { $columns } colonnes, et il y a { $actions } actions

# Modules du dehors
why-install-no-text = { $file } n’est pas du texte UTF-8 : { $fault }
why-install-no-part = il faut PART, une classe dérivée de { $kind }, et non { $given }
why-install-class-of = l’une des classes de { $home }
why-install-no-load = { $file } ne se charge pas : { $why }
why-install-no-package-name = { $given } n’est pas le nom d’un paquet, comme l’est my_modules.jade_garden
why-install-no-package = aucun paquet de ce nom n’a de fichier manifest.py
why-install-no-manifest = il faut MANIFEST, un Manifest, et non { $given }
why-install-own-figures = un paquet apporte ses chiffres ; installez-le par son nom seul
why-install-no-figures = il faut ses chiffres, un chemin ou un dictionnaire
why-install-not-installed = { $given } n’est pas un module installé
why-install-no-rules = il faut un fichier rules/module.py avec une classe PART
why-install-two-names = manifest.py l’appelle { $one }, rules/module.py { $other }
why-install-no-rule = { $file } n’a pas de règle ; une règle commence par une ligne comme ## Y-GDN-01 · Planting
why-install-rule-taken = { $id } est l’ID d’une autre règle, { $title }
why-install-officials = chaque lieu a un Officier, dans le même ordre
why-install-no-game = aucune partie ne peut commencer avec lui : { $why }
why-install-no-module = il faut un paquet, ou un objet d’une sous-classe de Module, et non { $given }
why-install-bad-name = le nom d’un module est fait de minuscules et de traits d’union, comme jade-garden
why-install-twice = { $name } est déjà là
why-install-name-taken = le nom est pris
why-install-word-taken = le nom de son lieu ou de son effet { $given } est pris

# Là où les parties sont gardées
why-store-other-release = la base de données vient d’une autre version du jeu : { $fault }
why-store-file-gone = le fichier { $file } a disparu, plus rien n’est donc écrit : arrêtez le serveur et remettez le fichier
why-store-not-read = la base de données ne répond pas : { $fault }
why-store-not-written = la partie n’a pas pu être écrite : { $fault }

# Les règles, et ce qu’on demande au début
why-no-rule = il n’y a pas de règle { $rule }
why-no-rule_near = il n’y a pas de règle { $rule } ; vouliez-vous dire { LIST($near) } ?
why-no-ply = réponses de l’enregistrement : { $answers } ; on peut montrer de 0 à { $answers }
why-no-seat = cette place n’existe pas ; les places vont de 0 à { $last }
why-no-painter = les images PNG sont peintes par resvg-py, qui manque ici : pip install resvg-py
why-no-level = --level { $level } : il y a { LIST($known) }
why-no-rules-in = il n’y a pas de règles en { $given } ; il y a des règles en { LIST($known) }

# Ce que dit le système des fichiers et des adresses
why-system-nothing-there = fichier ou dossier introuvable
why-system-not-allowed = accès refusé
why-system-not-permitted = opération non permise
why-system-folder = c’est un dossier
why-system-no-folder = ce n’est pas un dossier
why-system-there-already = le fichier existe déjà
why-system-full = il n’y a plus de place sur le disque
why-system-read-only = le disque est en lecture seule
why-system-long-name = le nom de fichier est trop long
why-system-address-taken = l’adresse est déjà prise
why-system-no-address = cette machine n’a pas cette adresse
