### The rules beside the board: contents in the order in which one learns the game, signs, searching.

rules-passed-over = a ai au aux avec avoir ce comment dans de des du en est et il j je l la le les ma mes mon obtenir ou par pour puis quand que quel quelle qui quoi s se si sur un une vous d
rules-tab_question = Cette question
rules-tab_contents = Sommaire
rules-tab_icons = Symboles
rules-find = Chercher dans les règles
    .spoken = Chercher dans les règles en tapant
rules-clear = Vider la recherche
rules-places =
    { $n ->
        [0] Aucun passage. Essayez un autre mot.
        [one] { $n } passage. Entrée l’ouvre.
       *[other] { $n } passages, le meilleur d’abord. ↑ ↓ choisissent, Entrée ouvre.
    }
rules-here = Ici : { $what }
rules-goes-on = Ensuite
rules-back = Retour
rules-not-here = Pas dans cette partie
rules-icons-hint = Pointez un symbole pour voir où il se trouve sur le plateau.
rules-section_win = Comment on gagne
rules-section_turn = Un tour : une carte contre une autre
rules-section_officials = Les sept Officiers
rules-section_servants = Le Double Serviteur
rules-section_tokens = Les jetons Voyage
rules-section_decrees = Les Décrets un par un
rules-section_days = Le Matin et la Nuit
rules-section_set-up = Mise en place et variantes
rules-section_rulings = Arbitrages
rules-section_examples = Exemples
icon-servant = Serviteur
icon-servant-N = Serviteur neutre
icon-double = Double : compte pour 2
icon-vp = PV, tout de suite
icon-vp-end = PV à la fin
icon-jade = Jade
icon-card = Carte en main
icon-pile = Carte de la pioche
icon-token = Jeton gardé
icon-envoy = Émissaire : 1 case
icon-intrigue = Pion Intrigues
icon-traveller = Voyageur
icon-ship = Bateau
icon-medal = Commence demain
icon-start = Premier Joueur
icon-sun = Chaque Matin
icon-moon = La Nuit
icon-swap = Troc d’une carte
icon-none = Sans action
icon-die = Dé du Destin
icon-vp-marker = Points de Victoire d’un joueur
icon-lock = Encore bloqué
