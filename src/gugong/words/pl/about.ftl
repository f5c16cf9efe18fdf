### Karta o rzeczy: jej nazwa, pod nią .kind, .what mówi, czym jest; potem wiersze dla czytającej osoby, każdy z .label.

## Co można wybrać

about-may = Możesz to teraz wybrać: klawisz { $key }.
about-may_list = Możesz to teraz wybrać.
about-may_several = Możesz teraz wybrać: { LIST($answers) }.
about-not = { $why }
    .label = Nie teraz:
about-not_asked = najpierw odpowiedz. { $question }
    .label = Nie teraz:
about-not_waiting = { $doing }.
    .label = To nie twoja tura:
about-not_watching = { $doing }.
    .label = Oglądasz:
about-not_over = nic się już nie wybiera.
    .label = Koniec gry:
about-not_replay = tu nic się nie wybiera.
    .label = Oglądasz zapis:
about-heading_now = Teraz dla ciebie
about-heading_choice = Czy można to wybrać
about-heading_rule = Zasada
about-close = Zamknij
about-read = Czytaj zasadę
about-nobody = nikt
about-score = { NAME($who) } { $vp }

## Wiersze

about-line-costs = { $price }; masz { $pool }
    .label = Koszt
about-line-costs-decree = { $price } i jeszcze 1, który tu stanie; masz { $pool }
    .label = Koszt
about-line-way = daj kartę { NAME($location, form: "official-dat") } (leży tam { NAME($there) })
    .label = Jak
about-line-action = { NAME($card, form: "does") }
    .label = Akcja Karty
about-line-free-with = { LIST($cards) }
    .label = Bez opłaty
about-line-fee-with = { LIST($cards) }: { COUNT($fee, of: "servant") } albo inna karta
    .label = Z opłatą
about-line-free-at = { LIST($places, form: "short") }
    .label = Bez opłaty
about-line-fee-at = { LIST($places, form: "short") }: { COUNT($fee, of: "servant") } albo inna karta
    .label = Z opłatą
about-line-matches = { COUNT($n, of: "match") }
    .label = W Nocy
about-line-here = { LIST($people) }
    .label = Tu stoi
about-line-reach = jeden ruch; start: { NAME($start) }
    .label = Twoja droga
about-line-reach_far = więcej niż jeden ruch; start: { NAME($start) }
    .label = Twoja droga
about-line-reach_enter = tu można wejść na mapę
    .label = Twoja droga
about-line-tokens-worth = liczą się jako { $worth }
    .label = Twoje żetony
about-line-wall-yours = { $n }
    .label = Twoje
about-line-wall-most = { NAME($who) }, { $n }
    .label = Prowadzi
about-line-jade-worth = Jadeity: { $n }, czyli { $now } PZ; z jeszcze jednym { $more }
    .label = Na koniec
about-line-owners = { LIST($people) }
    .label = Właściciele
about-line-decree-worth = { COUNT($vp, of: "vp") } przy obecnym stanie
    .label = Daje ci
about-line-harbour-gives = { LIST($rewards) }
    .label = Daje
about-line-reward-slots = odebrane { $n } z { $slots }
    .label = Miejsca
about-line-die-yours = { LIST($cards) }
    .label = Masz
about-line-die-yours_none = jeszcze żadnej
    .label = Masz
about-line-die-at = { LIST($places, form: "short") }
    .label = Do wzięcia
about-line-rank = pole { $step }, miejsce { $place } z { $seats }
    .label = Twój znacznik
about-line-steps-left = pole { $step }; potem { $left }
    .label = Twój znacznik
about-line-steps-left_short = pole { $step }, czyli za nisko
    .label = Twój znacznik
about-line-envoy = pole { $step }, zostało: { COUNT($left, of: "step") }
    .label = Twój Wysłannik
about-line-envoy_inside = w Pałacu, za { COUNT($vp, of: "vp") }
    .label = Twój Wysłannik
about-line-standing = { LIST($people) }
    .label = Wszyscy
about-line-score = { $vp } PZ, Jadeity: { $jade }
    .label = Stan
about-line-servants = w Puli { $pool }, w puli ogólnej { $supply }
    .label = Służący
about-line-cards = na ręce { $hand }, na jutro { $discard }
    .label = Karty
about-line-tokens = { $n }, liczone jako { $worth }
    .label = Żetony
about-line-start = dziś zaczyna
    .label = Start
about-line-seen = { LIST($cards) }
    .label = Znane ci
about-line-decrees = { LIST($tiles) }
    .label = Które

## Urzędnicy i karty

about-official = { NAME($card) }
    .kind = Karta, którą ma { NAME($location, form: "official") }
    .what = Kto daje wyższą kartę, nie wnosi opłaty; każda inna wymaga opłaty. Karta stąd będzie jutro na twojej ręce. Akcja tutaj: { NAME($location, form: "does") }.
about-official_none = { NAME($location, form: "short") }
    .kind = { NAME($location, form: "official") }
    .what = Nie ma tu teraz karty. Akcja tutaj: { NAME($location, form: "does") }.
about-place = { NAME($location, form: "short") }
    .kind = { NAME($location, form: "official") }
    .what = Akcja tutaj: { NAME($location, form: "does") }.
about-card = { NAME($card) }
    .kind = Karta Prezentu
    .what = Akcja Karty: { NAME($card, form: "does") }.
about-card_hand = { NAME($card) }
    .kind = Na twojej ręce
    .what = Daj ją Urzędnikowi i weź jego kartę. Akcja Karty: { NAME($card, form: "does") }.
about-card_discard = { NAME($card) }
    .kind = Na twoim stosie kart odrzuconych
    .what = Od jutra na twojej ręce. W Nocy porównuje się ją z Kośćmi. Akcja Karty: { NAME($card, form: "does") }.
about-option = { NAME($location, form: "short") }: { $letter }
    .kind = Jeden z dwóch sposobów wykonania akcji
    .what = { $does }.
about-option-plain = sposób wykonania akcji
about-option_palace-a = Wysłannik +1

## Mapa

about-city = { NAME($city) }
    .kind = Miasto bez żetonu
    .what = Drogi prowadzą tędy dalej: ruch kończy się tylko tam, gdzie leży żeton. O Poranku miasta bez Podróżników dostają nowe żetony.
about-city_token = { NAME($city) }
    .kind = Miasto z żetonem: { NAME($token) }
    .what = Kto tu dotrze, bierze żeton, może go od razu użyć ({ NAME($token, form: "does") }) i zachowuje do wymiany.
about-traveller = Podróżnik: { NAME($who) }
    .you = Twój Podróżnik
    .kind = Miasto: { NAME($city) }
    .what = Każdy ruch prowadzi do następnego miasta z żetonem i go zbiera.
about-traveller_home = Podróżnik: { NAME($who) }
    .you = Twój Podróżnik
    .kind = Jeszcze poza mapą
    .what = Pierwszy ruch może prowadzić do dowolnego miasta z żetonem.
about-token-piles = Zakryte Żetony Podróży
    .kind = Zostało { $left }, odrzucone: { $gone }
    .what = Każdego Poranka uzupełnia się stąd miasta.
about-exchange_servant = 1 Służący za { COUNT($due, of: "tokens") }
    .kind = Wymiana żetonów
    .what = Odłożone żetony można wymienić zawsze wtedy, gdy pytanie jest do ciebie.
about-exchange_vp = { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") } za { COUNT($due, of: "tokens") }
    .kind = Wymiana żetonów
    .what = { about-exchange_servant.what }
about-exchange_jade = 1 Jadeit za { COUNT($due, of: "tokens") }
    .kind = Wymiana żetonów
    .what = { about-exchange_servant.what }

## Mur, Jadeit, Dekrety

about-wall = Wielki Mur
    .kind = Zbudowano { $stands }
    .what = Kto ma na pełnym odcinku najwięcej Służących, zdobywa { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") }, przesuwa Wysłannika o jedno pole i zabiera swoich Służących. Potem każdy, kto ma tu Służącego, może cofnąć Znacznik Intryg za nagrodę.
about-house = Dom za { $price }
    .kind = Rynek Jadeitu
    .what = Usuń z Puli tylu Służących i weź Jadeit. Im więcej Jadeitów na koniec, tym więcej wart jest każdy.
about-house_empty = Dom za { $price }
    .kind = Jadeit sprzedany
    .what = Gdy wszystkie domy są puste, Jadeit kupuje się na placu.
about-jade-square = Plac
    .kind =
        { $left ->
            [0] Teraz sprzedaje
           *[other] { COUNT($left, of: "houses") }
        }
    .what = Sprzedaje Jadeity bez ograniczeń, ale dopiero, gdy wszystkie domy są puste.
about-decree = { NAME($tile) }
    .kind = Dekret, poziom { $level }
    .what = { NAME($tile, form: "does") }.

## Kanał

about-berth = { NAME($berth) }
    .kind = Nie ma tu Statku
    .what = Statki wożą Służących od Portu do Portu. Zapełniony Statek może odebrać Nagrodę swojego Portu. Każdej Nocy wszystkie Statki płyną o jeden Port dalej.
about-ship = Statek: { NAME($who) }, { NAME($berth) }
    .you = Twój Statek, { NAME($berth) }
    .kind = Ładunek { $load } z { $capacity }
    .what = { about-berth.what }
about-harbour = Port { $n }
    .kind = Wielki Kanał
    .what = { about-berth.what }
about-reward_vp-4 = { NAME($reward) }
    .kind = Nagroda Portu
    .what = Za zapełniony Statek we właściwym Porcie. Jeden z jego Służących zostaje do końca gry na twojej planszy, inni wracają do puli ogólnej.
about-reward_gift-card = Karta Prezentu ze stosu
    .kind = Nagroda Portu
    .what = { about-reward_vp-4.what } Karta jest twoja do końca gry.
about-reward_double-servant = Podwójny Służący
    .kind = Nagroda Portu
    .what = { about-reward_vp-4.what } Podwójny liczy się jako dwóch przy płaceniu i umieszczaniu.

## Dni i Kości

about-day = Dzień { $day } z { $days }
    .kind = Dziś
    .what = Na ten Dzień każdy otrzymuje { COUNT($servants, of: "servant", form: "acc") }.
about-day_over = Dzień { $day } z { $days }
    .kind = Już minął
    .what = { about-day.what }
about-day_to-come = Dzień { $day } z { $days }
    .kind = Dopiero nadejdzie
    .what = { about-day.what }
about-die = Kość Przeznaczenia: { $face }
    .kind = Dziś Kości z wynikiem { $face }: { $alike }
    .what = W Nocy każda karta o tej wartości na twoim stosie kart odrzuconych daje Służącego, po jednym za każdą taką Kość. Najwięcej pasujących kart: { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") } i ruch Wysłannika.
about-die_none = Kość Przeznaczenia
    .kind = Jeszcze bez wyniku
    .what = Kośćmi rzuca się każdego Poranka. W Nocy porównuje się je z kartami wziętymi za dnia.
about-dice = Kości Przeznaczenia
    .kind = Dziś: { LIST($faces) }
    .what = W Nocy porównuje się z nimi każdą kartę wziętą dzisiaj: każda pasująca daje Służącego.

## Tory

about-intrigue = Intrygi, pole { $step }
    .kind = Tu: { LIST($people) }
    .what = Wyższy znacznik wygrywa każdy remis; w stosie wyższy jest ten na wierzchu. Gdy odcinek Muru jest pełny, można też cofnąć Znacznik za nagrodę.
about-intrigue-marker = Znacznik Intryg: { NAME($who) }
    .you = Twój Znacznik Intryg
    .kind = Pole { $step }
    .what = { about-intrigue.what }
about-benefit = { NAME($benefit) }
    .kind = Za { COUNT($cost, of: "step") } na Torze Intryg
    .what = Gdy odcinek Muru jest pełny, każdy, kto tam budował, może cofnąć Znacznik Intryg o tyle pól i otrzymać tę nagrodę.
about-medal = Medal
    .kind = Dziś jeszcze wolny
    .what = Kto pierwszy wybierze dziś opcję A Intryg, bierze Medal i jutro zaczyna.
about-medal_taken = Medal
    .kind = Dziś: { NAME($who) }
    .what = { about-medal.what }
about-step = Pole { $step } z { $last }
    .kind = Tu: { LIST($people) }
    .what = Wysłannicy wspinają się do Pałacu. Kto na koniec nie ma tam Wysłannika, nie może wygrać.
about-step_start = Podnóże schodów
    .kind = Tu: { LIST($people) }
    .what = { about-step.what }
about-envoy = Wysłannik: { NAME($who) }
    .you = Twój Wysłannik
    .kind = Pole { $step }, zostało: { COUNT($left, of: "step") }
    .what = { about-step.what }
about-envoy_inside = Wysłannik: { NAME($who) }
    .you = Twój Wysłannik
    .kind = W Pałacu, za { COUNT($vp, of: "vp") }
    .what = Te PZ liczą się na koniec. Każde dalsze pole daje od razu { COUNT(FIGURE("boards.gains.palace_step_vp"), of: "vp") }.
about-spot = Pole w Pałacu: { COUNT($vp, of: "vp") }
    .kind = Wolne
    .what = Kto wkracza do Pałacu, zajmuje najlepsze wolne pole. Jego PZ liczą się na koniec.
about-spot_taken = Pole w Pałacu: { COUNT($vp, of: "vp") }
    .kind = Zajęte: { NAME($who) }
    .what = { about-spot.what }
about-vp-track = Punkty Zwycięstwa
    .kind = Zdobyte do tej pory
    .what = Pałac, Jadeit i Dekrety poziomu 3 dolicza się na koniec. Kto nie ma Wysłannika w Pałacu, nie może wygrać.
about-vp = PZ: { NAME($who) }
    .you = Twoje PZ
    .kind = Do tej pory { COUNT($vp, of: "vp") }
    .what = { about-vp-track.what }

## Gracze

about-player = { NAME($who) }
    .you = Ty
    .kind = Plansza Gracza
    .what = Służący w Puli, żetony, Statki, Nagrody Portu i karty.
about-hand = Ręka: { NAME($who) }
    .you = Twoja ręka
    .kind = { COUNT($n, of: "cards") }
    .what = W każdej turze jedną kartę wymienia się na inną. Dzień się kończy, gdy wszystkie ręce są puste.
about-hand_other = Ręka: { NAME($who) }
    .kind = { COUNT($n, of: "cards") }
    .what = Te karty są zakryte; znasz tylko te widziane wcześniej.
about-discard = Karty odrzucone: { NAME($who) }
    .you = Twoje karty odrzucone
    .kind = { COUNT($n, of: "cards") }
    .what = Leżą tu zakryte karty wzięte od Urzędników. W Nocy stają się nową ręką.
about-pool = Pula Służących: { NAME($who) }
    .you = Twoja Pula Służących
    .kind = Liczy { $worth }
    .what = Tymi Służącymi się płaci i ich się umieszcza. Usunięci z Puli trafiają do puli ogólnej.
about-supply = Pula ogólna: { NAME($who) }
    .you = Twoja pula ogólna
    .kind = { COUNT($n, of: "piece") }
    .what = Stąd biorą się otrzymywani Służący.
about-double = Podwójny Służący: { NAME($who) }
    .you = Twój Podwójny Służący
    .kind = Teraz: { NAME($zone, form: "short") }
    .what = Liczy się jako dwóch przy płaceniu i umieszczaniu; otrzymuje się go jako jednego. Odblokowuje go Nagroda Portu.
about-neutral = Neutralni Służący: { NAME($who) }
    .you = Twoi neutralni Służący
    .kind = W Puli { $pool }, w puli ogólnej { $supply }
    .what = Płaci się nimi jak swoimi, ale nigdy nie stają na planszy.
about-slot = Żeton Podróży: { NAME($token) }
    .kind = Na twojej planszy
    .what = Działa w chwili wzięcia. Teraz czeka na wymianę, możliwą zawsze, gdy pytanie jest do ciebie.
about-slot_other = Żeton Podróży: { NAME($who) }
    .kind = Zakryty
    .what = Czeka na wymianę: na Służącego, na PZ albo na Jadeit.
about-slot_empty = Miejsce na Żeton Podróży
    .kind = Puste
    .what = Gdy wszystkie miejsca są pełne, przed wzięciem następnego trzeba wymienić żetony.
about-ships = Statki: { NAME($who) }
    .you = Twoje Statki
    .kind = Obok planszy: { $home }, na Kanale: { $away }
    .what = Nowy Statek wpływa z pierwszym pionkiem na pokładzie, a wraca po odebraniu nagrody albo gdy zgubi drogę na morzu.
about-jades = Jadeit: { NAME($who) }
    .you = Twój Jadeit
    .kind = { COUNT($n, of: "jade") }
    .what = Liczy się na koniec: im go więcej, tym więcej wart jest każdy.
about-decrees = Dekrety: { NAME($who) }
    .you = Twoje Dekrety
    .kind = { $n }
    .what = Każdy gracz może zdobyć każdy Dekret raz; jeden Służący zostaje na nim do końca gry.
about-start = Pierwszy gracz
    .kind = Dziś: { NAME($who) }
    .what = Od tego gracza zaczynają się tury i decyzje. Kto dziś weźmie Medal, jutro zaczyna.
