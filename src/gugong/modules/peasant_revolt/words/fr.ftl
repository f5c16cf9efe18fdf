### The Peasant Revolt.

module-peasant-revolt = Révolte des Paysans
    .short = Révolte
    .line = De l’aide bon marché dans les champs, jusqu’à ce que les paysans en aient assez.
page-chapter-X-PRV = Révolte des Paysans
page-locked_revolt-token = un jeton Révolte a été retourné
    .title = Un jeton Révolte a été retourné.

## Names

# location

location-peasants = Paysans
    .short = Paysans
    .official = l’Officier de l’Agriculture
    .to-official = à l’Officier de l’Agriculture
    .does = recevoir des Serviteurs, au risque d’une Révolte

# effect

effect-peasants = Paysans

# decree

decree-bid-token = Un jeton Mise
    .quoted = « Un jeton Mise »
    .does = Émissaire +{ $envoy } maintenant ; un jeton Mise, utilisable à chaque Révolte
    .short = Émissaire +{ $envoy }, jeton Mise
decree-gift-cards = PV pour les cartes Cadeau
    .quoted = « PV pour les cartes Cadeau »
    .does = Émissaire −{ $envoy_back } maintenant ; à la fin, { COUNT($each, of: "vp") } pour chacune de vos cartes Cadeau
    .short = Émissaire −{ $envoy_back }, fin : { COUNT($each, of: "vp") } par carte

## Counted

count-revolt-tokens =
    { $n ->
        [one] { $n } jeton Révolte
       *[other] { $n } jetons Révolte
    }

## Parts of sentences

token_replaced = { $token } (marron)
revolt-track = jetons Révolte : { $line }/{ $size }
revolt-track_due = { $line }/{ $size } : Révolte à la fin du tour ({ NAME($due) })
revolt-track_aside = { $line }/{ $size }, de côté : { $aside } ; Révolte à la fin du tour ({ NAME($due) })
revolt-track_revealed = Révolte : { $values } = { $threat }

## Questions

ask-bid = La Révolte éclate : sa force est de { $threat }. Quelle carte de votre défausse misez-vous, face cachée ?
    .title = Quelle carte de votre défausse misez-vous, face cachée ?
    .context = La Révolte éclate : sa force est de { $threat }.
ask-bid_token = La Révolte éclate : sa force est de { $threat }. Quelle carte de votre défausse misez-vous, face cachée, avec ou sans votre jeton Mise ?
    .title = Quelle carte de votre défausse misez-vous, avec ou sans votre jeton Mise ?
    .context = La Révolte éclate : sa force est de { $threat }.
ask-return-bid = D’autres ont misé autant, et les Intrigues vous donnent l’avantage. Reprenez-vous en main { NAME($card, form: "the") } ?
    .title = Reprendre en main { NAME($card, form: "the") } ?
    .context = D’autres ont misé autant, et les Intrigues vous donnent l’avantage.
ask-revolt-token = La Révolte a pour l’instant une force de { $threat }. Que montre le jeton Révolte suivant ?
    .title = Que montre le jeton Révolte suivant ?
    .context = La Révolte a pour l’instant une force de { $threat }.
ask-flip-bid-token = M. Meng lance son jeton Mise. Quel côté est visible ?
    .title = Quel côté est visible ?
    .context = M. Meng lance son jeton Mise.
ask-flip-special-token = M. Meng lance le jeton spécial. Quel côté est visible ?
    .title = Quel côté est visible ?
    .context = M. Meng lance le jeton spécial.
ask-meng-bid = Quelle carte de sa défausse mise M. Meng ?
ask-card-action_peasants = Paysans : { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, ou jusqu’à { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") } si l’Émissaire recule d’une case ?
    .title = Paysans : { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, ou jusqu’à { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") } si l’Émissaire recule d’une case ?
    .context = Action de votre carte.
ask-location-action_peasants = Paysans : { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, ou jusqu’à { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") } si l’Émissaire recule d’une case ?
    .title = Paysans : { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, ou jusqu’à { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") } si l’Émissaire recule d’une case ?
    .context = Action du lieu.

## Answers

answer-option_peasants-a = prendre { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") } ; puis un jeton Révolte de plus, actuellement { $line } sur { $size }
    .label = Prendre { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }
    .note = puis un jeton Révolte de plus, actuellement { $line } sur { $size }
answer-option_peasants-b = Émissaire −1, prendre jusqu’à { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") } ; puis un jeton Révolte de plus, actuellement { $line } sur { $size }
    .label = Émissaire −1, prendre jusqu’à { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") }
    .note = puis un jeton Révolte de plus, actuellement { $line } sur { $size }
answer-bid = miser { NAME($chosen, form: "the") }
answer-return = reprendre { NAME($card, form: "the") }, action : { NAME($card, form: "does") }
    .label = Reprendre { NAME($card, form: "the") }
    .note = { NAME($card, form: "does-note") }
answer-decline_return-bid = laisser la carte dans votre défausse
answer-bid_token = miser { NAME($chosen, form: "the") } avec le jeton Mise { $bid_token } : total { $worth }
    .label = Miser { NAME($chosen, form: "the") } avec le jeton Mise { $bid_token }
    .note = total { $worth }
answer-revolt-token = { $chosen }
answer-flip_lowest = le côté de sa carte la plus basse
answer-flip_any = le côté d’une carte au hasard
answer-flip_bid-token = { $bid_token }

## Why not

why-not-a-bid = on ne peut miser qu’une carte de sa propre défausse. Votre défausse : { LIST($discard) }
why-not-a-bid_hand = cette carte est dans votre main : { NAME($chosen) }. On ne peut miser qu’une carte de sa défausse. Votre défausse : { LIST($discard) }
why-not-a-bid_token = vous n’avez pas de jeton Mise : il vient avec le Décret « Un jeton Mise »
why-not-a-bid_other = la Révolte éclate, et quiconque a une défausse mise une de ses cartes. Votre défausse : { LIST($discard) }

## Events

event-revolt-track = La Révolte éclate dès que { $size } des { $revolt_tokens } jetons Révolte sont sur la piste
event-brown-tokens = Jetons Voyage marron : { $brown }, à la place d’autres qui font la même chose
event-revolt-cards = Cartes des Paysans parmi les cartes Cadeau : { $cards }
event-performs_peasants-a = { NAME($who) } recrute des Serviteurs chez les Paysans
    .you = Vous recrutez des Serviteurs chez les Paysans
event-performs_peasants-b = { NAME($who) } recule son Émissaire pour recruter plus de Serviteurs chez les Paysans
    .you = Vous reculez votre Émissaire pour recruter plus de Serviteurs chez les Paysans
event-revolt-token = { NAME($who) } pose un jeton Révolte : { $line } sur { $size }
    .you = Vous posez un jeton Révolte : { $line } sur { $size }
event-revolt-token-aside = La piste est pleine : { NAME($who) } met un jeton Révolte de côté, maintenant { $aside }
    .you = La piste est pleine : vous mettez un jeton Révolte de côté, maintenant { $aside }
event-no-revolt-token = Il ne reste aucun jeton Révolte à poser
event-revolt-due = La piste de la Révolte est pleine : la Révolte éclate quand { NAME($who) } finit son tour
    .you = La piste de la Révolte est pleine : la Révolte éclate à la fin de votre tour
event-revolt =
    { $line ->
        [one] La Révolte éclate : { COUNT($line, of: "revolt-tokens") } est révélé
       *[other] La Révolte éclate : { COUNT($line, of: "revolt-tokens") } sont révélés
    }
event-reveals-revolt-token = Un jeton Révolte montre { $value } : force { $threat } pour l’instant
event-bids = { NAME($who) } mise une carte, face cachée
    .you = Vous misez une carte, face cachée
event-shows-bid = { NAME($who) } révèle sa mise : { NAME($card) }
    .you = Vous révélez votre mise : { NAME($card) }
event-shows-bid_token = { NAME($who) } révèle sa mise : { NAME($card) } avec le jeton Mise { $bid_token }, total { $worth }
    .you = Vous révélez votre mise : { NAME($card) } avec le jeton Mise { $bid_token }, total { $worth }
event-revolt-held = Les mises font { $total } contre une force de { $threat } : la Révolte est contenue
event-revolt-succeeds = Les mises font { $total } contre une force de { $threat } : la Révolte réussit
event-card-returns = { NAME($who) } reprend en main { NAME($card, form: "the") }
    .you = Vous reprenez en main { NAME($card, form: "the") }
event-card-stays = { NAME($who) } laisse { NAME($card, form: "the") } dans sa défausse
    .you = Vous laissez { NAME($card, form: "the") } dans votre défausse
event-revolt-line = Les jetons Révolte sont mélangés et la piste est vide
event-revolt-line_aside = Les jetons Révolte sont mélangés ; ceux mis de côté forment une nouvelle ligne : { $line } sur { $size }
event-bid-token = { NAME($who) } reçoit un jeton Mise : ±{ $bid_token } à chaque Révolte
    .you = Vous recevez un jeton Mise : ±{ $bid_token } à chaque Révolte
event-meng-decree_board = { $level_words } : { LIST($candidates, form: "quoted") } (coût : { $figure } chacun) ; { NAME($who) } prend celui du plateau des Paysans, « { NAME($tile) } »
event-meng-calm = Au Crépuscule, le jeton « { NAME($token) } » n’agite personne : aucun jeton Révolte n’est posé
event-meng-bid-token = { NAME($who) } : son jeton Mise montre { $bid_token }
event-meng-flips_lowest = Le jeton spécial en décide : { NAME($who) } mise sa carte défaussée la plus basse
event-meng-flips_any = Le jeton spécial en décide : { NAME($who) } mise une carte de sa défausse au hasard

## On the board

board-peasants = Aide des Paysans
board-peasants-then = puis un jeton Révolte
board-peasants-also = aussi :
board-revolt-pile = pile { $n }
board-revolt-track = Révolte
board-revolt-full = pleine : Révolte à la fin du tour
board-revolt-threat = force { $n }
board-revolt-aside = de côté : { $n }
board-revolt = Paysans, piste de la Révolte : { $line } sur { $size }
board-revolt_revealed = Paysans, piste de la Révolte : { $line } sur { $size }, révélés : { LIST($values) }
board-revolt-bid = { NAME($who) } a choisi
board-revolt-bid_card = { NAME($who) } a choisi : { NAME($card) }, action : { NAME($card, form: "does") }

# Pourquoi son fichier de chiffres ne peut pas servir
why-figures-revolt-brown = un jeton marron prend la place d’un autre ; écrivez replaces = true
why-figures-revolt-tokens = les jetons Révolte sont { $known }
why-figures-revolt-servants = l’option B ne donne pas moins de Serviteurs que A, ici { $b } et { $a }
why-figures-revolt-track = la piste prend moins de jetons qu’il n’y en a ({ $number }), ici { $given }

# Ce qui ne peut pas être dans une position
why-revolt-not-in-play = la Révolte des Paysans n’est pas en jeu
why-revolt-due = une ligne pleine attend la fin du tour de quelqu’un, et seulement une ligne pleine
why-revolt-aside = on ne met des jetons de côté que tant que la ligne est pleine
why-revolt-shown = ce que la dernière Révolte a montré est nécessaire avec les jetons qui en restent, et seulement alors
why-revolt-kept-first = tant que les jetons gardés ne tiennent pas sur la piste, on n’en met pas d’autres de côté
why-revolt-too-many = il y a plus de jetons que dans la ligne
why-revolt-bid-token = il faut 0, { $worth } ou -{ $worth }
why-revolt-line = une Révolte est en cours, mais la ligne n’est pas pleine
why-revolt-kept-waits = ceux qui ne tenaient pas sur la piste attendent une Révolte en cours
why-revolt-hidden = des jetons de la ligne sont encore cachés, et aucun n’est en train d’être révélé
why-revolt-none = aucune Révolte n’est en cours
why-revolt-no-bid-yet = cette place n’a pas encore pu miser
why-revolt-not-discarded = la carte n’est pas dans la défausse
why-revolt-no-decree = il manque le Décret qui le permet
why-revolt-values = il faut une liste de valeurs
why-revolt-no-token-left = il ne reste aucun jeton { $given }
why-revolt-meng-no-bid = M. Meng n’a pas encore misé
why-revolt-meng-bids = seul M. Meng mise ainsi, avec une carte défaussée
why-revolt-bid-discarded = la carte n’est dans la défausse de personne à qui l’on demande

## The card about a thing

about-revolt-pile = Jetons Révolte, face cachée
    .kind = Encore { $n }
    .what = Un jeton va sur la piste pour chaque action « Paysans », chaque Corbeille de fruits placée et chaque jeton marron pris.
about-revolt-track = Piste de la Révolte
    .kind = { $line } sur { $size }
    .what = Quand elle est pleine, la Révolte éclate à la fin du tour : chacun mise une carte de sa défausse. Si les mises atteignent la force de la Révolte, la plus basse est reprise en main ; sinon la plus haute, et les Émissaires des autres reculent.
about-line-revolt-threat = { $n }
    .label = Force
about-bid-token = Jeton Mise
    .kind = Grâce à un Décret
    .what = Il augmente ou diminue une mise de { $n }. Il ne s’use pas.
about-bid = Mise : { NAME($who) }
    .you = Votre mise
    .kind = Face cachée
    .what = Toutes les mises se révèlent ensemble quand chacun a choisi.

## Leçon

lesson-peasant-revolt = Révolte des Paysans
    .line = De l’aide bon marché, jusqu’à la Révolte.
lesson-peasant-revolt-line = Les Paysans aident qui le demande, et chaque fois un jeton caché va sur leur piste. Quand elle est pleine, ils se soulèvent. Il en manque un.
    .title = La piste
lesson-peasant-revolt-card = Il y a un 3 : votre 6 est gratuit. C’est vous qui remplirez la piste.
    .title = Une demande de trop
    .do = Donnez le 6 aux Paysans.
    .known = La piste pleine amène la Révolte
    .else = C’est possible. Quelqu’un d’autre amènera alors peut-être la Révolte.
lesson-peasant-revolt-act = A : { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") }, sans rien payer. B : { FIGURE("peasant_revolt.board.servants_b") }, mais votre Émissaire recule d’une case.
    .title = L’aide des champs
    .do = Prenez A.
    .else = Alors personne n’aide, et la piste attend.
    .else-back = Plus de bras, mais votre Émissaire s’éloigne d’une case de l’Empereur.
lesson-peasant-revolt-bid = À la fin de votre tour, ils se soulèvent ; on retourne les jetons. Tout le monde mise en secret une carte défaussée. Si les mises atteignent la somme, la plus basse revient en main.
    .title = La Révolte
    .do = Misez le 5.
    .known = Ensemble, les mises doivent atteindre la somme
    .else = Une mise basse peut rendre la carte, ou manquer à tout le monde.
lesson-peasant-revolt-after = Les mises suffisaient, et la vôtre était la plus basse : le 5 est de nouveau en main. Sinon, la plus haute serait revenue, et les autres Émissaires auraient reculé d’une case.
    .title = Contenue
