### The game in a terminal. What people type, commands and answers, is the same in every language.

## The board

terminal-title = Gùgōng
terminal-day = Jour { $day } sur { $days }
terminal-dice = Dés { $dice }
terminal-starts = Départ : { NAME($who) }
terminal-medal = Médaille : libre
terminal-medal_taken = Médaille : { NAME($who) }
terminal-officials = Officiers
terminal-holds = détient
terminal-its-action = son action
terminal-there = en ce moment
terminal-place = { NAME($place, form: "short") } : { NAME($place, form: "does") }
terminal-decrees = Décrets
terminal-price = coût
terminal-price_back = { $price }, Émissaire −{ $back }
terminal-owners = obtenu
terminal-map = Voyage
terminal-roads = routes vers
terminal-players = Joueurs
terminal-column-vp = PV
terminal-column-jade = Jade
terminal-column-pool = Rés.
terminal-column-supply = Pioche
terminal-column-double = Double
terminal-column-envoy = Émis.
terminal-column-tokens = Jetons
terminal-column-hand = Main
terminal-column-discard = Déf.
terminal-column-claimed = Réc.
terminal-hand = Main
terminal-discard = Défausse
terminal-tokens = Jetons
terminal-card = { NAME($card) } : { NAME($card, form: "does") }
terminal-neutral = { $n } +{ COUNT($neutral, of: "neutral") }
terminal-arrived = Pavillon : { COUNT($vp, of: "vp") }
terminal-spots = emplacements à { $spots } PV
terminal-houses = maisons { $prices }
terminal-square = Place de Jade { $price }
terminal-times = { $n }× { NAME($what, form: "short") }
terminal-nobody = –
terminal-more-board = Le reste : decrees, map
terminal-each = { NAME($who) } : { $what }

## Who sits there

terminal-you = Vous
terminal-automa = M. Meng
terminal-player = Joueur { $n }

## Begin and end

terminal-welcome = { COUNT($players, of: "players") }, dont { $bots } par l’ordinateur ; graine { $seed }. Tapez help pour l’aide.
terminal-welcome_alone = Vous contre M. Meng, partie { $difficulty ->
        [easy] facile
        [hard] difficile
       *[normal] normale
    } ; graine { $seed }. Tapez help pour l’aide.
terminal-level_easy = L’ordinateur joue au niveau facile : il regarde un seul tour et suit souvent un caprice ; bien pour une première partie.
terminal-level_normal = L’ordinateur joue au niveau normal : il explore tout son tour et prend ce qui paraît le meilleur à la fin, mais ne voit pas plus loin.
terminal-level_strong = L’ordinateur joue au niveau fort : il réfléchit une seconde à chaque tour, à ce que les autres ont peut-être en main et à ce qu’ils peuvent faire.
terminal-watching = Personne à qui demander : l’ordinateur joue toutes les places.
terminal-curtain = { NAME($who) }, à vous de jouer. Les autres détournent les yeux. Appuyez sur Entrée.
terminal-loaded = { $path } : la partie reprend à la réponse { $ply }.
terminal-loaded_over = { $path } : cette partie est terminée.
terminal-saved = Enregistré : { $path }
terminal-kept = Votre partie est conservée. Pour la reprendre : gugong play --resume { $name }
terminal-kept-anew = Un autre terminal a continué cette partie entre-temps ; la vôtre est désormais conservée sous { $name }.
terminal-kept-before = La partie que vous quittez est conservée sous { $name }.
terminal-no-record = { $path } n’est pas un enregistrement de partie : rien n’y est écrit. Nommez un autre fichier.
terminal-load-keeps = La partie en cours ne peut pas être conservée ({ $reason }), donc aucune autre n’est chargée. Enregistrez-la d’abord : save FICHIER
terminal-none-kept = Aucune partie conservée ne peut être reprise.
terminal-which-kept = Laquelle, de 1 à { $most } ? Entrée : la dernière ; q : aucune.
terminal-no-such-kept = « { $typed } » n’est pas dans la liste : tapez un nombre de 1 à { $most }, ou Entrée.
terminal-kept-row = { $when } · { $players } joueurs · Jour { $day }
terminal-kept-row_alone = { $when } · contre M. Meng · Jour { $day }
terminal-cannot-write = Impossible d’écrire { $path } : { $reason }
terminal-cannot-read = Impossible de lire { $path } : { $reason }
terminal-which-file_save = Nommez un fichier : save my-game.txt
terminal-which-file_load = Nommez un fichier : load my-game.txt
terminal-scores = Scores finaux
terminal-total = Total
terminal-track = Pendant la partie
terminal-out = hors course
terminal-wins = { NAME($who) } gagne.
terminal-you-win = Vous gagnez !
terminal-nobody-wins = Personne ne gagne : aucun Émissaire n’est dans le Pavillon.
terminal-bye = Au revoir.
terminal-not-over = Pas terminée : à { NAME($who) } de répondre. { $question }
terminal-not-over_chance = Pas terminée : au hasard de répondre. { $question }

## Questions and news

terminal-news = Entre-temps
terminal-earlier = … lignes précédentes : { $n } ; tapez log
terminal-only = (rien d’autre à faire : { $phrase })
terminal-any-time = À tout moment :
terminal-undone = Annulé. La question vous est posée à nouveau.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-number = Il n’y a pas de réponse { $number } : elles vont de 1 à { $most }.
terminal-ambiguous = « { $text } » peut être { LIST($options) }. Tapez-en plus, ou son numéro.
terminal-ambiguous_more = « { $text } » peut être { LIST($options) }… Tapez-en plus, ou son numéro.
terminal-on-offer = Cette réponse est possible : numéro { $number }.
terminal-preview-what = Nommez une réponse : preview 3
terminal-change = { $what } : { $before } → { $after }
terminal-why-what = Nommez une réponse : why at jade
terminal-rules-what = Nommez une règle : rules B-DAY-03. Ou cherchez des mots : rules muraille égalité
terminal-no-rules = Aucune règle n’a ces mots : { $words }
terminal-no-such-rule = il n’y a pas de règle { $rule } ; vouliez-vous dire { LIST($near) } ?

## Help

terminal-help =
    Répondez par un numéro (2), un texte (at jade) ou son début (at j, jade).

      board          redessiner tout le plateau (ou appuyez sur Entrée)
      officials      une partie du plateau : officials, decrees, players
      preview 3      ce que ferait une réponse
      hint           ce que ferait l’entraîneur, et pourquoi
      map            les cités, leurs jetons et leurs routes
      log            ce qui vient de se passer, avec les règles ; log all
      why RÉPONSE    pourquoi une réponse n’est pas possible : why at jade, why b
      rules ID       une règle : rules B-DAY-03 ; des mots : rules muraille égalité
      lang en        une autre langue : en, fr ou pl
      undo           annuler votre dernière décision
      save FICHIER   garder la partie dans un fichier
      load FICHIER   reprendre une partie gardée ; celle-ci est d’abord conservée
      help           ce texte
      quit           quitter ; la partie est conservée
terminal-short-rules = Le jeu en bref : à votre tour, vous donnez une carte de votre main à l’un des sept Officiers et prenez la carte qu’il détient. Si la vôtre est supérieure, ou si vous payez une pénalité, vous pouvez utiliser l’action de votre carte, puis celle du lieu. Les actions coûtent des Serviteurs de votre Réserve, qui vont dans votre pioche et reviennent le Matin. Les cartes prises aujourd’hui sont votre main de demain, et celles qui correspondent aux Dés la Nuit rapportent des Serviteurs. Après quatre Jours, la victoire va à qui a le plus de PV, à condition que son Émissaire ait atteint le Pavillon.
