### The pages of the browser game: the table, a replay, the rules, and what went wrong.

## People

page-meng = M. Meng
page-you = Vous
page-bot = bot
page-bot_level = bot, { $level }
page-figure-of = { $name } { $vp }

## Languages, each by its own name

page-language_browser = comme le navigateur
page-language_en = English
page-language_pl = polski
page-language_fr = français
page-unknown-language = langue inconnue : { $given }. Les langues : { LIST($known) }

## The window and the bar above the board

page-title = { $what } – Gùgōng
page-title_turn = ● à vous de jouer – Gùgōng
page-title_turn-of = ● { NAME($who) } : à vous de jouer – Gùgōng
page-all-games = Toutes les parties
page-finished = Terminée
page-day = Jour { $day }
page-day-of = Jour { $day } sur { $days }
page-phase_morning = Matin
page-phase_day = Journée
page-phase_night = Nuit
page-dice = Dés du Destin : { LIST($faces) }
page-replay = Revoir
page-record-link = Enregistrement
page-rules = Règles
page-log = Journal
page-settings = Paramètres
page-close = Fermer

## Parts of the table, as they are read out

page-officials = Officiers
page-official = { NAME($place, form: "short") }, { NAME($card) }
page-side = Joueurs et journal
page-players = Joueurs
page-toolbar = Outils
page-skip = Aller aux réponses
page-taller = Plus haut
page-whole-board = Le plateau entier
page-mine = Votre plateau et votre main
page-own-board = Votre plateau : { $vp } PV, Serviteurs dans la Réserve : { $pool }, dans la pioche : { $supply }, Jade : { $jade }, jetons Voyage : { $tokens }
page-follow = encore { $n } plus bas
page-your-turn = À vous de jouer
page-scores = Scores
page-answers = Réponses
page-any-time = À tout moment
page-knots = Votre tour, pas à pas

## The question

page-waiting = Vous pouvez regarder le plateau, le journal et les règles.
page-doing = { NAME($who) } réfléchit
page-doing_chance = La partie continue dans un instant
page-knot_card = Cadeau
page-knot_location = Officier
page-knot_fee = Pénalité
page-knot_card-action = Action : carte
page-knot_location-action = Action : lieu
page-knot_turn-end = Fin du tour
count-word =
    { $n ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
       *[other] { $n }
    }
    .capital =
        { $n ->
            [0] Aucun
            [1] Un
            [2] Deux
            [3] Trois
            [4] Quatre
            [5] Cinq
            [6] Six
            [7] Sept
            [8] Huit
            [9] Neuf
           *[other] { $n }
        }
page-takers =
    { $free ->
        [0] Aucun
       *[other] { $free }
    } sans pénalité, { $fee ->
        [0] aucun
       *[other] { $fee }
    } avec.
page-tokens-left = Vous pouvez encore échanger des jetons : les vôtres comptent pour { $worth }.
page-fee_free = gratuit
page-fee_fee = pénalité
page-pay-fee_pay = Payer en Serviteurs
page-pay-fee_discard = Défausser une autre carte
page-pay-fee_no-actions = Échange sans action
page-end-turn = Finir le tour
page-exchange-tokens = Échanger des jetons
page-hurry = Accélérer
    .title = { $bot } arrête de réfléchir, et un bot rapide répond à cette seule question.
    .spoken = Accélérer : { $bot } répond maintenant

wait = En attendant
wait-how = Pointez une de vos cartes pour voir qui l’accepterait. Rien n’est joué.
wait-free = sans pénalité : { LIST($places, form: "short") }
wait-fee = partout avec pénalité

## Taking back

page-undo = Annuler
page-undo-turn = Annuler jusqu’au début du tour
    .title = Annuler jusqu’au début du tour : Maj Z
page-nothing-to-undo = Il n’y a rien à annuler.
page-no-undo = on ne peut pas annuler : { $reason }
page-locked = quelque chose a été révélé
    .title = Quelque chose a été révélé.
page-locked_nothing = vous n’avez pas encore répondu
    .title = Vous n’avez pas encore répondu.
page-locked_revealed = votre réponse a révélé quelque chose
    .title = Votre réponse a révélé quelque chose.
page-locked_over = la partie est terminée
    .title = La partie est terminée.
page-locked_other = { $who } a répondu depuis
    .title = { $who } a répondu depuis.
page-locked_roll = les Dés ont été lancés
    .title = Les Dés ont été lancés.
page-locked_draw-gift = une carte a été piochée
    .title = Une carte a été piochée.

## Previews, and why not

page-point = Pointez un élément du plateau pour savoir ce que c’est.
page-point_answer = Pointez une réponse pour voir ce qu’elle fait, ou tout autre élément pour savoir ce que c’est.
page-preview_unknown = La suite dépend du hasard et des autres.
page-preview_nothing = Rien d’autre ne change encore.
page-then = Ensuite – { $asked }
page-no-action = La pénalité n’est pas payée : aucune action ne suit
page-do-it = Valider
page-not-possible = Ce n’est pas possible maintenant.
page-read-rule = Lire la règle
page-sentence = { $said }.
page-figure_pool = Serviteurs dans la Réserve
page-figure_jade = Jade
page-figure_vp = PV
page-figure_tokens = jetons Voyage
page-figure_intrigue = Intrigues
page-figure_envoy = Émissaire
page-figure_hand = main

## Cards

page-no-cards = Votre main est vide. La Nuit, votre défausse devient votre main.
page-discard = Votre défausse
page-discard_empty = Vide : les cartes que vous prenez restent ici jusqu’à la Nuit.
page-seen = Cartes vues : { LIST($cards) }

## The other players

page-strip_vp = PV
page-strip_pool = Serviteurs
page-strip_hand = cartes
page-meng-steps = M. Meng, pas à pas
page-step-of = { $n } sur { $last }

## What others did

page-since = Depuis votre dernier tour
page-since_news = Depuis votre dernier tour : { page-turns }
page-since_short = Depuis
page-since_none = Personne n’a joué depuis.
page-turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
page-again = Montrer à nouveau sur le plateau
page-gave = { $name } donne
page-exchange = { $given } à { $place }, prend { $taken }
page-exchange_results = { $given } à { $place }, prend { $taken } :
page-why = Pourquoi
page-result-vp = { $change }
page-result-jade = +1
page-result-travels = { NAME($city) }
page-result-envoy = case { $step }
page-result-retreats = case { $step }
page-result-arrives = Pavillon, { COUNT($spot, of: "vp") }
page-result-intrigue = { $change }, case { $step }
page-result-wall = { $stands }
page-result-wall-complete = terminée
page-result-loads = { NAME($berth) }
page-result-moves-ship = { NAME($ahead, form: "at") }
page-result-claims = { NAME($reward) }
page-result-lost-at-sea = perdu en mer
page-result-pays = −{ $pieces }
page-result-gains = +{ $pieces }
page-result-die = tourné
page-result-discard-fee = défausse
page-result-draw-gift = +1 carte
page-result-matches = { $matches }
page-note_forced-decline = Rien d’autre à faire : renoncer.
page-note_forced-done = Rien d’autre à faire : terminer.
page-note_resumed = Les règles ont changé depuis le début de cette partie. Elle reprend au début du dernier tour.

## Between two players at one screen

page-doors = Changement de joueur
page-doors-turn = { $name }, à vous de jouer.
page-doors-alone = Personne ne regarde ? Jour { $day }
page-doors-news =
    { $n ->
        [one] { $n } tour depuis le vôtre
       *[other] { $n } tours depuis le vôtre
    }
page-open-doors = Ouvrir les portes
    .spoken = { $name } : ouvrir les portes

## The end

page-nobody-wins = Personne ne gagne
    .why = Aucun Émissaire n’est dans le Pavillon : aucun score ne compte.
page-wins = { NAME($who) } gagne avec { COUNT($vp, of: "vp") }
    .you = Vous gagnez avec { COUNT($vp, of: "vp") }
page-your-place =
    { $behind ->
        [0] Vous terminez à la { page-ordinal } place, à égalité de PV.
       *[other] Vous terminez à la { page-ordinal } place, à { COUNT($behind, of: "vp") } de la victoire.
    }
page-ordinal =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
page-score-lost = { NAME($who) } : l’Émissaire n’est pas dans le Pavillon, le score de { COUNT($vp, of: "vp") } ne compte pas.
    .you = Votre Émissaire n’est pas dans le Pavillon : votre score de { COUNT($vp, of: "vp") } ne compte pas.
page-ahead-of = { COUNT($vp, of: "vp") } d’avance sur { NAME($other) }.
page-score-track = Pendant la partie
page-total = Total
page-another-game = Une autre partie
page-vp = Points de Victoire
page-chart = Points de Victoire au fil de la partie : { LIST($figures) }
page-end = Fin

## A game again

page-the-table = La table
page-download = Télécharger l’enregistrement
page-slider = Réponse sur { $plies }
page-of = { $n } sur { $last }
page-moment-of = Jour { $day }, tour { $turn }
page-set = La table est prête.
page-turn = Tour
page-play = Lecture
page-pause = Pause
page-step_first = Au début
page-step_back = Une réponse en arrière
page-step_on = Une réponse en avant
page-step_last = À la fin
page-mark_wall-complete = Muraille terminée
page-mark_arrives = Arrivée au Pavillon
page-mark_night = Nuit
page-arrows = { $back } { $on } réponse, avec { $shift } tour
page-moments = Moments forts
    .note = choisissez-en un pour y aller
page-moment = Jour { $day } · { $name } · { $why }

## Settings

page-setting_end_turn_confirm = Demander avant la fin du tour
    .line = Le dernier moment pour échanger des jetons ou annuler.
page-setting_show_known = Montrer ce qui est connu
    .line = Les cartes que vous avez vu prendre figurent sous les plateaux adverses.
page-setting_list_only = Tab ne parcourt que la liste
    .line = Les réponses sur le plateau sont pour la souris.
page-setting_always_gain = Toujours prendre les Serviteurs qui ne coûtent rien
    .line = On ne vous demande pas si vous les voulez.
page-setting_sound = Un son quand vient votre tour
    .line = Un coup sur du bois, une fois.
page-setting_theme = Thème :
page-theme_system = comme le système
page-theme_light = clair
page-theme_dark = sombre
page-setting_size = Le plateau :
page-size_fit = tient dans la fenêtre
page-size_large = texte plus grand, à déplacer
page-setting_speed = Vitesse des pions et des explications de M. Meng :
page-setting_language = Langue :
page-speed_slow = lente
page-speed_normal = normale
page-speed_fast = rapide
page-speed_off = aucune animation
page-keys = Raccourcis clavier
page-keys_answer = répondre
page-keys_none = pas maintenant
page-keys_undo = annuler, début du tour
page-keys_tokens = échanger des jetons
page-keys_cards = défausse, main
page-keys_board = plateau
page-keys_since = revoir depuis votre dernier tour
page-keys_log = journal, joueurs
page-keys_rules = règles
page-keys_why = pourquoi pas, ou la règle
page-key_enter = Entrée
page-key_space = Espace
page-key_shift = Maj

## The rules

page-all-rules = Toutes les règles
page-search = Rechercher
    .example = Mots ou numéro : muraille égalité, B-WAL-04
    .spoken = Rechercher dans les règles
page-see = Voir
page-rules-found =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
page-rules-found_none = Aucune règle n’a tous ces mots.
page-rules-found_nothing = Tapez un mot, ou le numéro d’une règle.
page-chapter-B-SET = Mise en place
page-chapter-B-MOR = Matin
page-chapter-B-DAY = Journée : échanger des Cadeaux
page-chapter-B-CRD = Cartes
page-chapter-B-TRV = Voyage
page-chapter-B-TOK = Jetons Voyage
page-chapter-B-WAL = Grande Muraille
page-chapter-B-JAD = Jade
page-chapter-B-INT = Intrigues
page-chapter-B-PAL = Pavillon
page-chapter-B-DEC = Décrets
page-chapter-B-DL1 = Décrets de niveau 1
page-chapter-B-DL2 = Décrets de niveau 2
page-chapter-B-DL3 = Décrets de niveau 3
page-chapter-B-CAN = Grand Canal
page-chapter-B-DBL = Double Serviteur
page-chapter-B-NGT = Nuit
page-chapter-B-END = Fin de la partie
page-chapter-V-EXP = Variante pour experts
page-chapter-X-GEN = Pànjūn : les modules en général
page-chapter-A = Arbitrages A
page-chapter-C = Arbitrages C
page-chapter-D = Exemples détaillés
page-chapter-E = Arbitrages E

## What went wrong

page-plain = { $what }
page-to-lobby = Retour à l’accueil
page-to-rules = Vers les règles
page-to-table = Retour à la table
page-safe = Vos parties sont conservées.
page-lost = Reconnexion… ce qui a été joué est enregistré.
page-unsent = Votre réponse n’est pas encore envoyée. Nouvel essai…
page-offline = Pas de connexion. La table est montrée telle qu’elle était.
page-unreachable = Le serveur est injoignable.
page-late = { NAME($who) } a répondu avant vous ; voici la nouvelle position
page-late_own = Une autre de vos pages a répondu avant ; voici la nouvelle position
page-broken = une erreur s’est produite ; votre partie est telle qu’après sa dernière réponse
page-other-name = ce serveur ne répond pas à ce nom ; appelez-le par son adresse
page-long-address = cette adresse est trop longue
page-other-site = cette demande vient de la page d’un autre site
page-no-length = la longueur de cette demande n’est pas un nombre
page-many-requests = trop de demandes à la fois ; attendez un instant
page-too-large = cette demande est trop grande : { $limit } octets suffisent toujours
page-nothing-there = il n’y a rien à cette adresse
page-no-method = on ne peut pas faire cela à cette adresse
page-not-written = { $what }. Rien n’a changé ; réessayez dans un instant
page-no-fit = cette demande ne convient pas : { $fault }
page-no-json = cette demande n’est pas du JSON lisible
page-no-game = cette partie n’existe pas ici
page-not-yours = aucune de vos parties n’est à cette adresse
page-lost-game = { $what } ; ce qui a été joué est conservé
page-many-games = trop de nouvelles parties à la fois ; attendez une minute
page-most-games = ce navigateur a déjà { $n } parties
page-many-pages = trop de pages suivent cette partie ; fermez-en quelques-unes
page-many-followed = vos pages suivent trop de parties à la fois ; fermez-en quelques-unes
page-not-asked = ce n’est pas à cette place de répondre
page-not-your-turn = ce n’est pas à vous de répondre
page-which-answer = answer : de quelle réponse s’agit-il ?
page-which-thing = de quelle chose s’agit-il ? Nommez-la comme le dessin la nomme
page-on-offer = cette réponse est possible
page-only-record = c’est un enregistrement à regarder ; on ne peut pas y répondre
page-closed = les portes sont fermées ; qui doit répondre les ouvre d’abord
page-undo-to = to : il faut « answer » ou « turn », et non { $given }
page-no-answer = les réponses de cette partie vont de 0 à { $last }
page-no-file = ce fichier n’existe pas
page-record = { $name } : { $what }
page-record-slow = { $name } : rejouer cet enregistrement prend trop de temps
page-record-busy = trop d’enregistrements attendent d’être lus ; réessayez dans un instant
page-game-slow = rejouer cette partie prend trop de temps
page-replay-busy = trop de parties attendent d’être rejouées ; réessayez dans un instant
page-record_no-text = { $name } : ligne { $line } : ce n’est pas du texte

## Un serveur

page-at = Gùgōng est à l’adresse { $address }
page-at_served = Gùgōng est à l’adresse { $address } ; les parties sont gardées dans { $place }. Ctrl+C pour finir.
page-kept-in = Vos parties sont gardées dans { $place }. Ctrl+C pour finir.
page-no-port = impossible d’écouter à { $host }, port { $port } : { $reason }

page-no-new-games = on ne commence pas de nouvelles parties sur ce serveur
page-no-uploads = on n’ouvre pas d’enregistrements sur ce serveur
page-open-to-all = Quiconque peut joindre cette adresse voit l’accueil, les règles et les parties terminées ; une partie en cours, seulement qui y a une place ou un lien vers elle.
page-open_new-games = Tout le monde peut commencer des parties (--no-new-games l’interdit).
page-shut_new-games = Personne ne peut commencer de partie.
page-open_uploads = Tout le monde peut ouvrir des enregistrements (--no-uploads l’interdit).
page-shut_uploads = Personne ne peut ouvrir d’enregistrement.
page-guests_new-games = Seules les personnes venues par votre adresse peuvent commencer des parties.
page-guests_uploads = Seules les personnes venues par votre adresse peuvent ouvrir des enregistrements.
page-open_tables = Des tables peuvent être annoncées à tout le monde (--open-tables le permet).
page-answer-name = { $label }. { $sentence }
