### Co stoi na rysunkach i co się czyta zamiast nich. Tekst w kilku wierszach stoi tak samo na planszy.

## Kolory graczy

colour-R = Czerwony
colour-W = Biały
colour-L = Fioletowy
colour-O = Pomarańczowy
colour-B = Niebieski

## Listy

board-nobody = nikt
board-each = { NAME($who) } { $what }
board-then = { $first }; { $rest }
board-on-top = { NAME($upper) }, niżej { $lower }
board-colour = { NAME($who) }

## Rama

board-title = Plansza Gry
board-day = Dzień
board-day-label = Dzień { $day } z { $days }
board-dice = Kości
board-dice-label = Kości Przeznaczenia: { LIST($faces) }
board-die-label = Kość Przeznaczenia { $face }
board-die-label_none = Kość Przeznaczenia bez wyniku
board-vp-label = Punkty Zwycięstwa: { LIST($players) }

## Karty

board-official = { NAME($place, form: "short") }: { NAME($card) }, { NAME($card, form: "does") }
board-official_none = { NAME($place, form: "short") }: bez karty
board-card = { NAME($card) }, { NAME($card, form: "does") }
board-hand = Twoja ręka, karty: { $count }
board-discards = Twój stos kart odrzuconych, karty: { $count }
board-no-actions = bez akcji
board-tag-free = gratis
board-tag-fee = koszt

## Podróż

board-travel = Podróż
board-travel-label = Podróż, żetony na mapie: { $tokens }; { LIST($players) }
board-exchange = wymiana
board-discarded = odrzucone: { $n }
board-city = { NAME($city) }
board-city_token = { NAME($city) }: żeton { NAME($token) }

## Wielki Mur

board-wall = Wielki Mur
board-wall-label = Wielki Mur, { $stands }: { LIST($players) }
board-wall-most = najwięcej Służących

## Jadeit

board-jade = Jadeit
board-jade-label = Rynek Jadeitu, domy: { LIST($prices) }; plac { $square }
board-jade-label_none = Rynek Jadeitu, domy puste; plac { $square }
board-pay-the-house = koszt: dom
board-square =
    Plac:
    domy
    puste
board-house = Dom za { $price }
board-house_empty = Dom za { $price }, pusty
board-square-label = Plac za { $price }, gdy domy są puste

## Intrygi

board-intrigue = Intrygi
board-intrigue-label = Intrygi: { $stacks }
board-stack = pole { $step }, { $stack }
board-benefits = nagrody
board-medal-taken = zajęty

## Pałac

board-palace-name = Niebiańska Czystość
board-palace-label = Pałac: { LIST($players) }
board-inside = w środku za { $vp } PZ
board-step = pole { $step }

## Dekrety

board-decrees = Dekrety
board-decrees-label = Dekrety: { $count }
board-decree = { NAME($tile) }, koszt { $cost }; { LIST($owners) }
board-then-place = i umieść 1
board-max = maks. { $n }

## Wielki Kanał

board-canal = Wielki Kanał
board-canal-label = Wielki Kanał: { $ships }
board-ship = { NAME($who) }, Port { $harbour }, ładunek { $load }
board-ship_route = { NAME($who) }, ścieżka { $route }, Port { $harbour }, ładunek { $load }
board-berth = { NAME($berth) }
board-route = ścieżka { $letter }
board-start = start
board-move = + ruch
board-night =
    Noc: Statki płyną
    o 1 Port dalej;
    za { $last }: na morze

## Plansza gracza

board-player = { $name }: { $vp } PZ, Jadeity { $jade }, Pula { $pool }, żetony { $tokens }, karty { $cards }
board-pool = { $name }: Pula { $pool }
board-supply-label = { $name }: pula ogólna { $supply }
board-supply = ogólna
board-discard = odrzuc.
board-slot = Żeton Podróży { NAME($token) }
board-slot_face-down = Zakryty Żeton Podróży
board-reward = { NAME($reward, form: "short") }: { $count } z { $slots }
