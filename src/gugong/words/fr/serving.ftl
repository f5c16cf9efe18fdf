page-streams = indiquez les parties à suivre : game=…, 24 au plus, et have=… pour chacune
cli-serve-workers = Combien de processus servent ce port.
cli-serve-bots = Combien de processus chacun d’eux a pour les bots qui réfléchissent.
cli-serve-proxy = Croire le mandataire à cette adresse sur l’origine d’une requête ; peut être répété.
cli-serve-metrics = Donner des chiffres à Prometheus sur ce port de 127.0.0.1 ; chaque processus suivant prend le prochain.
cli-serve-json-logs = Écrire le journal en JSON, une ligne par requête.
cli-serve-expire = Supprimer les parties auxquelles personne n’a touché depuis tant de jours.
cli-serve-no-address = --proxy prend une adresse telle que 127.0.0.1, et non { $given }
page-no-workers = sur ce système, plusieurs processus ne peuvent pas partager un port : omettez --workers
page-worker-gone = gugong : le processus { $n } s’est arrêté et redémarre
page-too-slow = la requête n’est pas arrivée entière à temps ; envoyez-la de nouveau
