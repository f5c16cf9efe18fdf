### Names of things and people, and counted nouns.
###
### Forms: .the with its article, .at .from behind a preposition, .by behind a verb of moving, .quoted in guillemets;
### of people, .kind tells the reader from others and .own is what belongs to them.

gift = { NAME($gift) } ({ $value })
    .id = { NAME($gift) } ({ $value }, { $id })
    .the = { NAME($gift, form: "the") } ({ $value })
person = { $name }
    .kind = other
    .own = { $name }
person-you = vous
    .kind = you
    .own = le vôtre
person-seat = la place { $n }
    .kind = other
    .own = la place { $n }
decimal-mark = ,
plain-question = { $what } ?
plain-event = { $what }
plain-event-of = { NAME($who) } : { $what }

# gift, by value; where an edition shows another, the edition stands behind

gift-name-1 = Corbeille de fruits
    .the = la Corbeille de fruits
gift-name-2 = Éventail en papier
    .the = l’Éventail en papier
gift-name-3 = Jeu de pierres de Go
    .the = le Jeu de pierres de Go
gift-name-4 = Service à thé
    .the = le Service à thé
gift-name-5 = Bonsaï
    .the = le Bonsaï
gift-name-6 = Pot à couvercle
    .the = le Pot à couvercle
gift-name-6_edition-1 = Robe de soie
    .the = la Robe de soie
gift-name-7 = Vase en porcelaine
    .the = le Vase en porcelaine
gift-name-8 = Pipa de Dunhuang
    .the = le Pipa de Dunhuang
gift-name-9 = Statue dorée
    .the = la Statue dorée
gift-name-9_edition-1 = Statue de jade
    .the = la Statue de jade

# location

location-travel = Voyage
    .short = Voyage
    .official = l’Officier du Voyage
    .to-official = à l’Officier du Voyage
    .does = récolter des jetons Voyage
location-wall = Grande Muraille
    .short = Grande Muraille
    .official = l’Officier de la Muraille
    .to-official = à l’Officier de la Muraille
    .does = bâtir la Grande Muraille
location-jade = Jade
    .short = Jade
    .official = l’Officier du Jade
    .to-official = à l’Officier du Jade
    .does = acheter du Jade
location-intrigue = Intrigues
    .short = Intrigues
    .official = l’Officier des Intrigues
    .to-official = à l’Officier des Intrigues
    .does = progresser dans la zone d’Intrigues
location-palace = Pavillon
    .short = Pavillon
    .official = l’Officier du Pavillon
    .to-official = à l’Officier du Pavillon
    .does = avancer l’Émissaire
location-decrees = Décrets
    .short = Décrets
    .official = l’Officier des Décrets
    .to-official = à l’Officier des Décrets
    .does = obtenir un Décret
location-canal = Grand Canal
    .short = Grand Canal
    .official = l’Officier du Canal
    .to-official = à l’Officier du Canal
    .does = charger et déplacer des Bateaux

# effect

effect-none = aucune
    .note = { "" }
effect-servants-1 = +{ COUNT(FIGURE("gift_cards.actions.servants-1.servants"), of: "servant") }
effect-servants-2 = +{ COUNT(FIGURE("gift_cards.actions.servants-2.servants"), of: "servant") }
effect-swap = troc d’une carte
effect-travel = Voyage
effect-wall = Grande Muraille
effect-jade = Jade
effect-intrigue = Intrigues
effect-palace = Pavillon
effect-decrees = Décrets
effect-canal = Grand Canal

# city

city-fuzhou = Fuzhou
city-hangzhou = Hangzhou
city-jinan = Jinan
city-liaoyang = Liaoyang
city-beijing = Pékin
city-datong = Datong
city-ningxia = Ningxia
city-jiayuguan = Jiayuguan
city-lanzhou = Lanzhou
city-chengdu = Chengdu
city-kunming = Kunming
city-guiyang = Guiyang
city-guilin = Guilin
city-guangzhou = Guangzhou
city-xian = Xi’an
city-taiyuan = Taiyuan
city-kaifeng = Kaifeng
city-chongqing = Chongqing
city-wuchang = Wuchang
city-nanjing = Nanjing

# token

token-servants-1 = { COUNT(FIGURE("travel_tokens.tokens.servants-1.servants"), of: "servant") }
    .does = +{ COUNT(FIGURE("travel_tokens.tokens.servants-1.servants"), of: "servant") }
token-servants-2 = { COUNT(FIGURE("travel_tokens.tokens.servants-2.servants"), of: "servant") }
    .does = +{ COUNT(FIGURE("travel_tokens.tokens.servants-2.servants"), of: "servant") }
token-envoy = Émissaire
    .does = Émissaire +1
token-intrigue = Intrigues
    .does = Intrigues +1
token-vp-2 = { COUNT(FIGURE("travel_tokens.tokens.vp-2.vp"), of: "vp") }
    .does = +{ COUNT(FIGURE("travel_tokens.tokens.vp-2.vp"), of: "vp") }
token-discard-7-jade = Jade contre { FIGURE("travel_tokens.tokens.discard-7-jade.least") }+
    .does = 1 Jade contre une carte { FIGURE("travel_tokens.tokens.discard-7-jade.least") }+ de la main
token-swap = troc
    .does = troc d’une carte avec un Officier
token-take-back = reprise
    .does = reprise d’une carte de la défausse
token-ship = Bateau
    .does = 1 Serviteur de la pioche sur un Bateau
token-wall = Muraille
    .does = 1 Serviteur de la pioche sur la Grande Muraille
token-pay-3-jade = Jade contre { FIGURE("travel_tokens.tokens.pay-3-jade.servants") }
    .does = 1 Jade contre { COUNT(FIGURE("travel_tokens.tokens.pay-3-jade.servants"), of: "servant") }
token-double = double
    .does = sans récompense ; compte pour { FIGURE("travel_tokens.tokens.double.counts") } à l’échange

# decree

decree-morning-intrigue = Matin : Intrigues
    .quoted = « Matin : Intrigues »
    .does = { COUNT($vp, of: "vp") } maintenant ; chaque Matin, Intrigues +{ $steps }
    .morning = Intrigues +{ $steps }
    .short = { COUNT($vp, of: "vp") }, Matins : Intrigues +{ $steps }
decree-morning-ship = Matin : un Serviteur à bord
    .quoted = « Matin : un Serviteur à bord »
    .does = { COUNT($vp, of: "vp") } maintenant ; chaque Matin, 1 Serviteur de la pioche sur un Bateau
    .morning = 1 Serviteur de la pioche sur un Bateau
    .short = { COUNT($vp, of: "vp") }, Matins : 1 sur un Bateau
decree-morning-servant = Matin : un Serviteur
    .quoted = « Matin : un Serviteur »
    .does = { COUNT($vp, of: "vp") } maintenant ; chaque Matin, 1 Serviteur de plus
    .morning = +1 Serviteur
    .short = { COUNT($vp, of: "vp") }, Matins : +1 Serviteur
decree-morning-envoy = Matin : l’Émissaire
    .quoted = « Matin : l’Émissaire »
    .does = { COUNT($vp, of: "vp") } maintenant ; chaque Matin, Émissaire +1
    .morning = Émissaire +1
    .short = { COUNT($vp, of: "vp") }, Matins : Émissaire +1
decree-morning-swap = Matin : un troc
    .quoted = « Matin : un troc »
    .does = { COUNT($vp, of: "vp") } maintenant ; chaque Matin, troc d’une carte de la main avec un Officier
    .morning = troc d’une carte de la main avec un Officier
    .short = { COUNT($vp, of: "vp") }, Matins : un troc
decree-travel-discount = Voyages moins chers
    .quoted = « Voyages moins chers »
    .does = { COUNT($vp, of: "vp") } maintenant ; 1 Serviteur de moins pour 2 déplacements
    .short = { COUNT($vp, of: "vp") }, Voyage B : 1 de moins
decree-jade-discount = Jade moins cher
    .quoted = « Jade moins cher »
    .does = { COUNT($vp, of: "vp") } maintenant ; 1 Serviteur de moins pour le Jade
    .short = { COUNT($vp, of: "vp") }, Jade : 1 de moins
decree-wall-bonus = Un bâtisseur de plus
    .quoted = « Un bâtisseur de plus »
    .does = { COUNT($vp, of: "vp") } maintenant ; à chaque action « Grande Muraille », 1 Serviteur de plus, de la pioche
    .short = { COUNT($vp, of: "vp") }, Muraille +1 de la pioche
decree-equal-gifts = Cadeaux de même valeur
    .quoted = « Cadeaux de même valeur »
    .does = { COUNT($vp, of: "vp") } maintenant ; échange de même valeur sans pénalité
    .short = { COUNT($vp, of: "vp") }, même valeur sans pénalité
decree-decree-discount = Décrets moins chers
    .quoted = « Décrets moins chers »
    .does = { COUNT($vp, of: "vp") } maintenant ; 1 Serviteur de moins pour les Décrets suivants
    .short = { COUNT($vp, of: "vp") }, Décrets : 1 de moins
decree-vp-per-3-vp = PV pour PV
    .quoted = « PV pour PV »
    .does = à la fin, 1 PV pour { COUNT($per, of: "vp") }, { $max } au plus
    .short = fin : 1 PV pour { COUNT($per, of: "vp") }, max. { $max }
decree-vp-8 = PV à la fin
    .quoted = « PV à la fin »
    .does = à la fin, { COUNT($end_vp, of: "vp") }
    .short = fin : { COUNT($end_vp, of: "vp") }
decree-vp-per-jade = PV pour le Jade
    .quoted = « PV pour le Jade »
    .does = à la fin, { COUNT($each, of: "vp") } par Jade, { $max } au plus
    .short = fin : { COUNT($each, of: "vp") } par Jade, max. { $max }
decree-vp-per-decree = PV pour les Décrets
    .quoted = « PV pour les Décrets »
    .does = à la fin, { COUNT($each, of: "vp") } pour chacun de vos Décrets
    .short = fin : { COUNT($each, of: "vp") } par Décret
decree-vp-per-harbour = PV pour les Ports
    .quoted = « PV pour les Ports »
    .does = à la fin, { COUNT($each, of: "vp") } par récompense de Port
    .short = fin : { COUNT($each, of: "vp") } par récompense de Port

# reward

reward-vp-4 = { COUNT(FIGURE("boards.gains.harbour_vp"), of: "vp") }
    .short = { COUNT(FIGURE("boards.gains.harbour_vp"), of: "vp") }
reward-gift-card = une carte Cadeau de la pioche
    .short = carte
reward-double-servant = le Double Serviteur
    .short = Double

# benefit

benefit-servant = 1 Serviteur
benefit-servants-2 = { COUNT(FIGURE("boards.gains.benefit_servants"), of: "servant") }
benefit-die = tourner un Dé du Destin
benefit-jade = 1 Jade

# zone: .his of Meng’s own

zone-locked = encore bloqué sur votre Plateau de Joueur
    .short = bloqué
zone-pool = dans votre Réserve
    .short = Réserve
    .his = de sa Réserve
zone-supply = dans votre pioche
    .short = pioche
    .his = de sa pioche
zone-wall = sur la Grande Muraille
    .short = Muraille
zone-ship = sur un Bateau
    .short = Bateau
zone-elsewhere = ailleurs
    .short = ailleurs

## Counted; French counts nothing as one

count-servant =
    { $n ->
        [one] { $n } Serviteur
       *[other] { $n } Serviteurs
    }
count-more-servant =
    { $n ->
        [one] { $n } Serviteur de plus
       *[other] { $n } Serviteurs de plus
    }
count-piece =
    { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }
count-step =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
    .by =
        { $n ->
            [1] d’une case
            [one] de { $n } case
           *[other] de { $n } cases
        }
count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
count-slot =
    { $n ->
        [one] { $n } emplacement
       *[other] { $n } emplacements
    }
count-tokens =
    { $n ->
        [one] { $n } jeton Voyage
       *[other] { $n } jetons Voyage
    }
count-match =
    { $n ->
        [one] { $n } correspondance
       *[other] { $n } correspondances
    }
count-jade =
    { $n ->
        [one] { $n } Jade
       *[other] { $n } Jades
    }
count-vp = { $n } PV
count-number = { $n }
count-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
count-houses =
    { $n ->
        [one] { $n } maison a encore son Jade
       *[other] { $n } maisons ont encore leur Jade
    }
count-neutral =
    { $n ->
        [one] { $n } Serviteur neutre
       *[other] { $n } Serviteurs neutres
    }

## Parts of sentences

nothing = rien
harbour = Port { $n }
    .at = au Port { $n }
    .from = du Port { $n }
    .the = le Port { $n }
harbour_route = Port { $route }{ $n }
    .at = au Port { $route }{ $n }
    .from = du Port { $route }{ $n }
    .the = le Port { $route }{ $n }
harbour_named = Port { $n } du chemin { $route }
    .at = au Port { $n } du chemin { $route }
    .from = du Port { $n } du chemin { $route }
    .the = le Port { $n } du chemin { $route }
pieces = { COUNT($servants, of: "servant") }
pieces_double = le Double Serviteur
    .paid = avec le Double Serviteur
pieces_both = { COUNT($servants, of: "servant") } et le Double
pieces_neutral = { COUNT($neutral, of: "neutral") }
pieces_servants-neutral = { COUNT($servants, of: "servant") } et { COUNT($neutral, of: "neutral") }
pieces_double-neutral = le Double Serviteur et { COUNT($neutral, of: "neutral") }
pieces_all = { COUNT($servants, of: "servant") }, le Double et { COUNT($neutral, of: "neutral") }
typed = `{ $text }`
typed_more = `{ $text }`…
zone_pool = Réserve
zone_supply = pioche
price = { COUNT($price, of: "servant") }
    .note = { "" }
price_discount = { COUNT($price, of: "servant") } ({ $printed } − { $discount } par votre Décret)
    .note = { $printed } − { $discount } par votre Décret
price_rivals = { COUNT($price, of: "servant") } ({ $printed } + { $rivals } pour les adversaires)
    .note = { $printed } + { $rivals } pour les adversaires
price_off = { COUNT($price, of: "servant") } ({ $printed } − { $discount } de remise)
    .note = { $printed } − { $discount } de remise
price_off-rivals = { COUNT($price, of: "servant") } ({ $printed } + { $rivals } pour les adversaires − { $discount } de remise)
    .note = { $printed } + { $rivals } pour les adversaires − { $discount } de remise
price_both = { COUNT($price, of: "servant") } ({ $printed } + { $rivals } pour les adversaires − { $discount } par votre Décret)
    .note = { $printed } + { $rivals } pour les adversaires − { $discount } par votre Décret
