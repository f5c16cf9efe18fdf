### The whole log, and the page as an app.

page-whole-log = Toute la partie
page-log-of = Afficher
page-log-of_all = Tout le monde
page-no-connection = Pas de connexion
page-no-connection-why = La partie est sur un serveur injoignable pour le moment. Ce qui a été joué y est enregistré.
page-try-again = Réessayer
page-app-line = Des Cadeaux, des Serviteurs et le chemin du Pavillon.
