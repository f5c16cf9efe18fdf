### What stands on the drawings, and what is read out in their place. A text over several lines is written so on the board.

## Players' colours

colour-R = Red
colour-W = White
colour-L = Lilac
colour-O = Orange
colour-B = Blue

## Lists

board-nobody = nobody
board-each = { NAME($who) } { $what }
board-then = { $first }; { $rest }
board-on-top = { NAME($upper) } on top of { $lower }
board-colour = { NAME($who) }

## The frame

board-title = Game board
board-day = Day
board-day-label = Day { $day } of { $days }
board-dice = Destiny
board-dice-label = Destiny Dice: { LIST($faces) }
board-die-label = Destiny Die { $face }
board-die-label_none = Destiny Die none
board-vp-label = Victory Points: { LIST($players) }

## Cards

board-official = { NAME($place, form: "short") } holds { NAME($card) }, { NAME($card, form: "does") }
board-official_none = { NAME($place, form: "short") } holds no card
board-card = { NAME($card) }, { NAME($card, form: "does") }
board-hand = Your hand, { $count } cards
board-discards = Your discard pile, { $count } cards
board-no-actions = no actions
board-tag-free = free
board-tag-fee = fee

## Travel

board-travel = Travel
board-travel-label = Travel, { $tokens } tokens on the map: { LIST($players) }
board-exchange = exchange
board-discarded = { $n } discarded
board-city = { NAME($city) }
board-city_token = { NAME($city) }: token { NAME($token) }

## The Great Wall

board-wall = Great Wall
board-wall-label = Great Wall, { $stands }: { LIST($players) }
board-wall-most = most Servants

## Jade

board-jade = Jade
board-jade-label = Jade market, houses: { LIST($prices) }; square { $square }
board-jade-label_none = Jade market, houses: none; square { $square }
board-pay-the-house = pay the house
board-square =
    Square:
    houses
    empty
board-house = House for { $price }
board-house_empty = House for { $price }, empty
board-square-label = Square for { $price }, when the houses are empty

## Intrigue

board-intrigue = Intrigue
board-intrigue-label = Intrigue: { $stacks }
board-stack = step { $step }, { $stack }
board-benefits = benefits
board-medal-taken = taken

## The Palace

board-palace-name = Heavenly Purity
board-palace-label = Palace: { LIST($players) }
board-inside = inside for { $vp } VP
board-step = step { $step }

## Decrees

board-decrees = Decrees
board-decrees-label = Decrees, { $count }
board-decree = { NAME($tile) }, price { $cost }; { LIST($owners) }
board-then-place = then place one
board-max = max { $n }

## The Grand Canal

board-canal = Grand Canal
board-canal-label = Grand Canal: { $ships }
board-ship = { NAME($who) } in harbour { $harbour } with { $load }
board-ship_route = { NAME($who) }, route { $route }, harbour { $harbour } with { $load }
board-berth = { NAME($berth) }
board-route = route { $letter }
board-start = start
board-move = + move
board-night =
    Night: all Ships
    one harbour on;
    past { $last } lost at sea

## A player's board

board-player = { $name }: { $vp } VP, { $jade } Jade, { $pool } in the pool, { $tokens } tokens, { $cards } cards
board-pool = { $name }’s pool: { $pool }
board-supply-label = { $name }’s supply: { $supply }
board-supply = supply
board-discard = discard
board-slot = Travel Token { NAME($token) }
board-slot_face-down = Travel Token face down
board-reward = { NAME($reward, form: "short") }: { $count } of { $slots }
