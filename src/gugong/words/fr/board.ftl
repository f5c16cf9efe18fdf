### What stands on the drawings, and what is read out in their place. A text over several lines is written so on the board.

## Players' colours

colour-R = Rouge
colour-W = Blanc
colour-L = Mauve
colour-O = Orange
colour-B = Bleu

## Lists

board-nobody = personne
board-each = { NAME($who) } { $what }
board-then = { $first } ; { $rest }
board-on-top = { NAME($upper) } sur { $lower }
board-colour = { NAME($who) }

## The frame

board-title = Plateau de Jeu
board-day = Jour
board-day-label = Jour { $day } sur { $days }
board-dice = Dés
board-dice-label = Dés du Destin : { LIST($faces) }
board-die-label = Dé du Destin : { $face }
board-die-label_none = Dé du Destin : pas encore lancé
board-vp-label = Points de Victoire : { LIST($players) }

## Cards

board-official = { NAME($place, form: "short") } : { NAME($card) }, action : { NAME($card, form: "does") }
board-official_none = { NAME($place, form: "short") } : pas de carte
board-card = { NAME($card) }, action : { NAME($card, form: "does") }
board-hand = Votre main : { COUNT($count, of: "cards") }
board-discards = Votre défausse : { COUNT($count, of: "cards") }
board-no-actions = sans action
board-tag-free = gratuit
board-tag-fee = pénalité

## Travel

board-travel = Voyage
board-travel-label = Voyage, jetons en place : { $tokens } ; { LIST($players) }
board-exchange = échange
board-discarded = défaussés : { $n }
board-city = { NAME($city) }
board-city_token = { NAME($city) } : jeton « { NAME($token) } »

## The Great Wall

board-wall = Muraille
board-wall-label = Grande Muraille, { $stands } : { LIST($players) }
board-wall-most = le plus de Serviteurs

## Jade

board-jade = Jade
board-jade-label = Marché du Jade, maisons : { LIST($prices) } ; Place de Jade : { $square }
board-jade-label_none = Marché du Jade, plus de maison ; Place de Jade : { $square }
board-pay-the-house = payez la maison
board-square =
    Place :
    maisons
    vides
board-house = Maison à { $price }
board-house_empty = Maison à { $price }, vide
board-square-label = Place de Jade à { $price }, quand les maisons sont vides

## Intrigue

board-intrigue = Intrigues
board-intrigue-label = Intrigues : { $stacks }
board-stack = case { $step }, { $stack }
board-benefits = récompenses
board-medal-taken = prise

## The Palace

board-palace-name = Pureté Céleste
board-palace-label = Pavillon : { LIST($players) }
board-inside = au Pavillon pour { COUNT($vp, of: "vp") }
board-step = case { $step }

## Decrees

board-decrees = Décrets
board-decrees-label = Décrets : { $count }
board-decree = { NAME($tile, form: "quoted") }, coût { $cost } ; { LIST($owners) }
board-then-place = puis placez-en 1
board-max = max. { $n }

## The Grand Canal

board-canal = Grand Canal
board-canal-label = Grand Canal : { $ships }
board-ship = { NAME($who) } au Port { $harbour } avec { $load }
board-ship_route = { NAME($who) }, chemin { $route }, Port { $harbour } avec { $load }
board-berth = { NAME($berth) }
board-route = chemin { $letter }
board-start = départ
board-move = +bouger
board-night =
    Nuit : Bateaux
    1 Port plus loin ;
    après le { $last } : en mer

## A player's board

board-player = { $name } : { COUNT($vp, of: "vp") }, { COUNT($jade, of: "jade") }, { $pool } dans la Réserve, { COUNT($tokens, of: "tokens") }, { COUNT($cards, of: "cards") }
board-pool = { $name }, Réserve : { $pool }
board-supply-label = { $name }, pioche : { $supply }
board-supply = pioche
board-discard = défausse
board-slot = Jeton Voyage « { NAME($token) } »
board-slot_face-down = Jeton Voyage face cachée
board-reward = { NAME($reward, form: "short") } : { $count } sur { $slots }
