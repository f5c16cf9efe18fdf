### Les tables par lien du jeu dans le navigateur.

## L’accueil

lobby-quick_friends = Entre amis
    .line = Chaque personne sur son appareil. Envoyez des liens ; des bots prennent les places vides.
lobby-kind_friend = Invitation
lobby-open-tables = Tables ouvertes
friends-join = S’asseoir
friends-at-open-table =
    { $free ->
        [one] { $host } · { $free } place libre sur { $seats }
       *[other] { $host } · { $free } places libres sur { $seats }
    }
lobby-beginning = La partie n’a pas encore commencé

## La salle

friends-room = Table et liens
friends-table = Les personnes à la table
friends-who-sits = Qui est à quelle place ?
friends-send-links = Envoyez un lien à chaque personne. Aucun compte n’est nécessaire.
friends-wait-for-host = L’hôte lance la partie ; cette page va alors d’elle-même à la table.
friends-at-table = La partie a commencé.
friends-you = vous
friends-host = hôte
friends-open-seat = Place libre
friends-not-come = encore personne
friends-bot = un bot répond
friends-is-here = à la table
friends-is-away =
    { $n ->
        [0] ailleurs
       *[other] ailleurs depuis { $n } min
    }
friends-mark_here = à la table
friends-mark_away = ailleurs
friends-link-for = Invitation pour { $colour }
friends-for-all = Un lien pour tous
    .line = Pour une discussion de groupe : qui vient choisit une place libre.
friends-asks = { $name } demande cette place : { $seat }
friends-give = Donner
friends-copy = Copier
friends-copied = Copié
friends-share = Partager
friends-qr = Code QR
friends-new-link = Nouveau lien
friends-invite = Inviter
friends-void = Reprendre la place
friends-rename = Renommer
friends-clock = Pendule
friends-clock_none = aucune
friends-clock_minutes = { $n } min par tour
friends-clock_days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
friends-clock_bank = { $n } min par personne, et { $more } s de plus par tour
friends-away = En cas d’absence, un bot répond
friends-away_minutes = après { $n } min
friends-away_never = jamais
friends-level = Bots remplaçants
friends-talk-watched = Les personnes qui regardent lisent la conversation
friends-hints = Des conseils pour tout le monde, si tout le monde est d’accord
friends-hints-agree = J’accepte les conseils pour tout le monde
friends-hints-agreed = Tout le monde est d’accord : on peut demander des conseils.
friends-hints-against = Plutôt sans conseils : { $names }.
friends-listed = Table ouverte : elle est visible à l’accueil
friends-people =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
friends-bots =
    { $bots ->
        [0] aucun bot
        [one] { $bots } bot
       *[other] { $bots } bots
    }
friends-start = Commencer : { friends-people }, { friends-bots }
friends-late-friend = En cas de retard, on prend la suite du bot, même au milieu de la partie.
friends-starts-by-itself = L’hôte n’a pas encore lancé la partie.
friends-to-table = À la table
friends-watch = Pour regarder seulement
    .line = Montre ce que toute la table sait, sans limite de nombre.
friends-return = Votre lien de retour
    .line = Il porte votre place sur un autre appareil, ou la rend si ce navigateur l’oublie. Gardez-le pour vous : qui l’a joue à votre place.
    .elsewhere = Le lien actuel a été créé dans un autre navigateur et n’est pas gardé ici.
friends-return-new = Nouveau lien de retour
friends-tell = M’avertir ailleurs
    .line = Pour les parties de plusieurs jours : un flux des parties où c’est à vous de jouer.
friends-feed-make = Créer une adresse de flux
friends-feed-new = Nouvelle adresse de flux
friends-hook-field = Webhook : une adresse avertie quand c’est à vous
friends-hook-keep = Garder
friends-hook-hosts = Les webhooks peuvent aller à { LIST($hosts) }.
friends-leave = Partir pour de bon
friends-remove = Retirer de ma liste
friends-delete = Supprimer ce qui est à moi
friends-sure_void = Un bot prend cette place. Avant le début, elle peut être redonnée ; ensuite, le bot la garde. Le lien pour tous est refait.
friends-sure_leave = Un bot prend votre place pour de bon.
friends-sure_delete = Une partie sans personne d’autre est supprimée. Sinon, votre nom et vos paroles le sont.
friends-sure_return = L’ancien lien et tous les autres appareils à votre place cessent de fonctionner.

## L’invitation

friends-invites = { $host } vous invite à jouer à Gùgōng
friends-invited = Une invitation à jouer à Gùgōng
friends-game =
    { $seats ->
        [one] { $seats } place, sans compte
       *[other] { $seats } places, sans compte
    }
friends-your-name = Votre nom
friends-your-seat = Votre place
friends-free = libre
friends-taken = occupée
friends-kept-warm = un bot la garde
friends-for-another = pour une autre personne
friends-sit-down = S’asseoir
friends-learn-first = D’abord apprendre
friends-only-watching = Regarder seulement
friends-come-back = Retour à votre place
    .line = Ce lien est à vous. Sur cet appareil, vous reprenez la partie où elle en est.
    .do = Jouer ici

## Pendant la partie

page-note_stood-in-away = { NAME($who) } s’absente ; un bot répond.
    .you = En votre absence, un bot a répondu.
page-note_stood-in-clock = { NAME($who) } n’a plus de temps ; un bot répond jusqu’à la fin du tour.
    .you = Vous n’aviez plus de temps ; un bot a répondu jusqu’à la fin du tour.
page-note_stood-in-back = { NAME($who) } revient.
    .you = Vous revenez.
friends-watching = Vous regardez
friends-ask = Demander une place
friends-ask-do = Demander à l’hôte
friends-asked = Vous avez demandé cette place : { $seat }. L’hôte décide.
friends-ask-declined = L’hôte garde cette place comme elle est : { $seat }.
friends-withdraw = Ne plus demander
friends-look-back = Revoir, réponse par réponse
friends-away-now =
    { $n ->
        [0] { $name } s’absente.
       *[other] { $name } s’absente ({ $n } min).
    }
friends-will-stand = Après { $n } min, un bot répond.
friends-stands = { $name } s’absente : un bot répond en attendant.
friends-held = La partie attend.
friends-wait = Attendre
friends-let-bot = Laisser répondre un bot
friends-you-back = Vous étiez ailleurs.
friends-stood-in =
    { $n ->
        [0] Un bot a votre place.
        [one] Un bot a donné { $n } réponse pour vous.
       *[other] Un bot a donné { $n } réponses pour vous.
    }
friends-show-me = Montrer
friends-take-seat = Reprendre ma place
friends-out-of-time = plus de temps : un bot répond jusqu’à la fin du tour
friends-left = reste { $time }
friends-ask-back = Demander à annuler
friends-wishes = { NAME($who) } voudrait annuler sa dernière réponse.
    .you = Vous demandez à annuler votre dernière réponse.
friends-as-it-fell = Tout ce qui a suivi est annulé aussi, et le hasard donnera la même chose.
friends-wish-waits = Accord attendu : { $names }.
friends-refuses = { NAME($who) } n’est pas d’accord.
friends-hints-suggests = { $name } propose des conseils pour tout le monde.
friends-hints-means = Il n’y en a pas tant que tout le monde n’est pas d’accord.
    .you = Vous n’êtes pas d’accord.
friends-agree = D’accord
friends-refuse = Non
friends-again = Encore une partie, avec les mêmes personnes ?
friends-rematch = Revanche
friends-to-rematch = À la partie suivante
friends-talk = Conversation
friends-talk-none = Rien encore. Les personnes à la table lisent ceci.
friends-talk-field = Dire quelque chose
friends-talk-send = Dire
friends-mute = Montrer ou cacher ce que dit { $name }
friends-turn = À vous de jouer.
friends-finished-game = Une partie terminée de Gùgōng : scores et déroulement
friends-feed = Gùgōng : à vous de jouer
friends-hook = Gùgōng : à vous de jouer, { $address }

## Réglages

page-setting_badge = Le titre et l’icône montrent votre tour
    .line = Un point dans le titre de la fenêtre, une marque sur son icône.
page-setting_notice = Une notification quand c’est à vous
    .line = Par le système, quand cette page n’est pas devant ; il vous le demande une fois.
page-setting_talk = Conversation à la table
    .line = Ce que disent les personnes qui jouent avec vous ailleurs.

## Ce qui n’est pas possible

friends-only-watch = vous regardez cette partie ; les personnes à la table la jouent
friends-only-host = l’hôte de la table en décide
friends-which-seat = cette table a les places 0 à { $last }
friends-closed-seat = un bot garde cette place : quelqu’un en a vu la main, et plus personne ne peut y être invité
friends-taken-seat = cette place est occupée ; une invitation est pour une place libre
friends-nobody-there = personne n’occupe cette place
friends-own-seat = c’est votre propre place
friends-over = cette partie est terminée
friends-not-over = cette partie n’est pas encore terminée
friends-nobody-else = personne ne joue cette partie sur un autre appareil
friends-host-stays = l’hôte ne peut pas quitter une table avant le début ; supprimez-la plutôt
friends-begun = la partie a déjà commencé
friends-not-begun = l’hôte n’a pas encore lancé la partie
friends-sit-already = vous avez déjà une place à cette table
friends-faster = quelqu’un a été plus rapide et occupe la place, ou l’invitation a été retirée
friends-name_empty = donnez un nom : les autres à la table le voient
friends-name_long = un nom a au plus { $most } caractères, celui-ci en a { $given }
friends-name_taken = quelqu’un à cette table a déjà un nom qui ressemble à { $name } ; choisissez-en un autre
friends-clock-runs = la pendule ne change plus une fois la partie commencée
friends-clock-kind = clock : { LIST($known) } sont possibles
friends-clock-time = clock_time : de { $least } à { $most } secondes
friends-clock-more = clock_more : de { $least } à { $most } secondes
friends-away-time = away : de 0 à { $most } minutes
friends-no-open-tables = ce serveur n’a pas de tables ouvertes
friends-spent = cette invitation n’est plus valable : quelqu’un s’en est servi, ou l’hôte l’a retirée. Demandez-en une nouvelle à l’hôte
friends-invited-over = cette partie est terminée ; son déroulement est visible pour qui en a l’adresse
friends-common-void = ce lien n’est plus valable : l’hôte en a créé un nouveau. Demandez-le à l’hôte
friends-ask-not-free = cette place ne peut pas être demandée ; celle d’un bot peut l’être, sauf si l’hôte l’a reprise à quelqu’un
friends-ask-again = cette demande a déjà été faite d’ici ; l’hôte décide une fois
friends-ask-many = trop de demandes à cette table ; l’hôte peut recommencer avec une nouvelle adresse pour regarder
friends-ask-gone = personne ne demande plus cette place, ou elle est déjà donnée
friends-full = plus aucune place n’est libre à cette table
friends-back-void = ce lien de retour n’est plus valable : il y en a un plus récent, ou la place a été rendue
friends-many-devices = trop d’appareils jouent à cette place ; un nouveau lien de retour déconnecte les autres
friends-no-watching = cette adresse pour regarder n’est plus valable ; demandez la nouvelle à l’hôte
friends-watch-later = la partie n’a pas encore commencé ; revenez à cette adresse plus tard
friends-time-over = votre temps pour ce tour est écoulé : un bot répond jusqu’à la fin
friends-late_bot = un bot vient de répondre pour vous ; voici la nouvelle position, et la place est de nouveau à vous
friends-clock-decides = à cette table, seule la pendule appelle un bot
friends-wish-pending = quelqu’un demande déjà à annuler
friends-wish-refused = les autres ont déjà refusé
friends-wish-gone = cette question n’est plus ouverte : la partie a continué
friends-wish-not-you = votre accord n’est pas demandé ici
friends-wish-again = quelqu’un a parlé au même moment ; réessayez
friends-hints-none = personne ne propose de conseils à cette table
friends-talk_empty = il n’y a rien dans cette ligne
friends-talk_long = une ligne a au plus { $most } caractères, celle-ci en a { $given }
friends-talk-much = c’était beaucoup pour une minute ; attendez un instant
friends-no-hooks = ce serveur n’avertit personne ailleurs
friends-hook-host = un webhook est une adresse http ou https à { LIST($hosts) }
friends-no-feed = il n’y a pas de flux à cette adresse, ou il y en a un plus récent
friends-no-picture = une partie a une image quand elle est terminée
friends-no-png = ce serveur ne crée pas d’images

## Un serveur

friends-invite-only = On ne joue ici que sur invitation. Pour commencer des parties, ouvrez cette adresse : { $address }
friends-no-host = --webhook-hosts : il faut un hôte ou hôte:port, pas { $given }
