### La partie sur tout l’écran du terminal. Ce que l’on tape est le même dans toutes les langues.

screen-key-board = Plateau
screen-key-undo = Annuler
screen-key-hint = Conseil
screen-key-why = Pourquoi
screen-key-rules = Règles
screen-key-log = Journal
screen-key-language = Français
screen-key-help = Aide
screen-key-type = Taper
screen-key-leave = Sortir
screen-thinking = Les autres jouent…
screen-over = La partie est terminée. Ctrl-Q pour sortir ; z annule votre dernière décision.
screen-no-asides = Rien de ce qui se fait à tout moment n’est possible pour l’instant.
screen-search = Le numéro d’une règle, ou des mots : muraille égalité
screen-line = why at jade · rules muraille · save FICHIER
screen-why = Tapez la réponse qui vous manque, par exemple « at jade », ou cliquez dessus sur le plateau : vous saurez pourquoi elle n’est pas possible.
screen-close = Échap ferme ; les flèches, Page préc. et Page suiv. font défiler.
screen-close-rules = Entrée va à la liste, les flèches choisissent, Échap ferme.
screen-small = Le terminal est trop petit : { $here } × { $there }. Il faut { $width } × { $height }. Agrandissez-le : la partie continue où elle en est.
screen-not-here = Pour un écran où plateau, main, question et journal restent en place : pip install textual
screen-welcome = ? montre les touches.
screen-hint = L’entraîneur choisirait : { $answer }. Il gagne ainsi { $n } parties de ce genre sur 100.
screen-hint-next = Plutôt que : { $answer }
screen-considering = L’entraîneur réfléchit…
screen-no-hint = Il n’y a pas de conseil ici.
screen-help =
    Chaque réponse a sa touche : de 1 à 9, puis des lettres ; 0 renonce. Ou choisissez avec les flèches et Entrée, ou avec la
    souris : les réponses, et tout ce qui est souligné sur le plateau. À côté de la liste se lit ce que ferait la réponse marquée,
    pour autant qu’on puisse le prévoir. Cliquez sur ce qui n’est pas proposé pour savoir pourquoi.

      b   la partie suivante du plateau : Officiers, joueurs, Décrets, carte ; [ et ] le font défiler
      z   annule votre dernière décision
      h   un conseil
      p   pourquoi une réponse n’est pas proposée : écrivez-la après « why »
      r   les règles, avec une recherche
      g   tout le journal
      t   vers ce qui peut se faire à tout moment
      l   la langue suivante
      :   une ligne où tout peut se taper : at jade, why b, rules muraille, map, save FICHIER, load FICHIER
      ^q  sortir ; chaque réponse est gardée aussitôt
