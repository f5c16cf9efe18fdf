page-streams = indiquez les parties à suivre : game=…, 24 au plus, et have=… pour chacune
cli-serve-workers = Combien de processus servent ce port.
cli-serve-bots = Combien de processus chacun d’eux a pour les bots qui réfléchissent.
cli-serve-proxy = Croire le mandataire à cette adresse sur l’origine d’une requête ; peut être répété.
cli-serve-metrics = Donner des chiffres à Prometheus sur ce port de 127.0.0.1 ; chaque processus suivant prend le prochain.
cli-serve-json-logs = Écrire le journal en JSON, une ligne par requête.
cli-serve-expire = Supprimer les parties auxquelles personne n’a touché depuis tant de jours.
cli-serve-no-address = --proxy prend une adresse telle que 127.0.0.1, et non { $given }
page-no-workers = sur ce système, plusieurs processus ne peuvent pas partager un port : omettez --workers
page-worker-gone = gugong : le processus { $n } s’est arrêté et redémarre
page-too-slow = la requête n’est pas arrivée entière à temps ; envoyez-la de nouveau
cli-backup = Copier toutes les parties dans un nouveau fichier, même quand un serveur tourne, et comparer.
cli-backup-done = { $n ->
    [one] { $n } partie est dans { $file }, comparée ligne par ligne.
   *[other] { $n } parties sont dans { $file }, comparées ligne par ligne.
 }
cli-restore = Remettre toutes les parties d’un tel fichier dans une base qui n’en a aucune, et comparer.
cli-restore-done = { $n ->
    [one] { $n } partie de { $file } est revenue, comparée ligne par ligne.
   *[other] { $n } parties de { $file } sont revenues, comparées ligne par ligne.
 }
cli-no-file = { $file } : { $fault }
cli-games = Lister, écrire et supprimer les parties conservées.
cli-games-list = Lister toutes les parties, la plus récente d’abord.
cli-games-line = { $id }  { $changed }  Jour { $day }  { $names }
    .over = { $id }  { $changed }  finie  { $names }
    .gathers = { $id }  { $changed }  pas commencée  { $names }
    .opened = { $id }  { $changed }  enregistrement  { $title }
cli-games-export = Écrire l’enregistrement d’une partie, avec tout ce qu’elle cache.
cli-games-delete = Supprimer des parties pour de bon.
cli-games-expire = Supprimer toutes les parties auxquelles personne n’a touché depuis tant de jours.
cli-games-none = il n’y a pas de partie { $given } ; « gugong games list » les montre
cli-games-deleted = { $n ->
    [0] Aucune partie n’a été supprimée.
    [one] { $n } partie a été supprimée.
   *[other] { $n } parties ont été supprimées.
 }
why-store-file-there = ce fichier existe déjà ; nommez-en un nouveau
why-store-no-file = ce fichier n’existe pas
why-store-no-copy = ce n’est pas une copie faite par « gugong backup »
why-store-has-games = cette base contient déjà des parties ; restaurez dans une base qui n’en a aucune
why-store-differs = la copie n’est pas identique à l’original, elle n’a donc pas été gardée
why-store-not-copied = les parties n’ont pas pu être copiées : { $fault }
cli-bench-games = Autant de parties à la fois.
cli-bench-watchers = Autant de pages de plus suivent chaque partie.
cli-bench-workers = Autant de processus servent.
cli-bench-each-second = Réponses par seconde dans chaque partie ; sans cela, autant que possible.
cli-bench-seconds = Pendant autant de secondes.
cli-bench-no-node = boardgame.io demande Node et npm, et npm doit joindre son registre ; l’un d’eux manque ici.
