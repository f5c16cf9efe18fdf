### Słowa rozdziałów po pierwszym dniu; jak się nazywają, mówi learn.ftl.

## Prezenty

lesson-gifts = Prezenty
    .line = Bez opłaty, z opłatą albo bez akcji.
lesson-gifts-low = Wyższa karta przechodzi bez opłaty. Nic nie jest wyższe niż { FIGURE("gift_cards.values.highest") } u Urzędnika od Jadeitu; czy bez opłaty nie da się jej wziąć? Jest jeden wyjątek.
    .title = Co bije najwyższą?
lesson-gifts-one = Twoja miska owoców, { FIGURE("gift_cards.values.lowest") }, to najniższy Prezent ze wszystkich. Ale Urzędnik z najwyższym chętnie ją przyjmie.
    .title = Najniższy Prezent
    .do = Wybierz 1.
    .else = Dobre karty, ale ta lekcja jest o najniższej.
lesson-gifts-beats = Tylko { FIGURE("gift_cards.values.lowest") } bierze { FIGURE("gift_cards.values.highest") } bez opłaty. Wszędzie indziej jest za niska albo równa, a równa nie jest wyższa.
    .title = Jedynka bierze dziewiątkę
    .do = Daj ją Urzędnikowi od Jadeitu, gdzie leży 9.
    .known = Najniższa karta bierze najwyższą
    .else = Tam twoja 1 jest za niska i trzeba wnieść opłatę.
    .else-equal = Tam też leży 1. Równa nie jest wyższa, więc trzeba wnieść opłatę.
lesson-gifts-acts = Karta przyniosła Służących, a teraz można kupić Jadeit: pierwszy jest najtańszy. Jadeit liczy się na koniec, im więcej, tym lepiej.
    .title = Obie akcje
    .do = Kup najtańszy Jadeit.
    .else = Ten kosztuje więcej, a nie jest wart więcej.
    .else-skip = Można pominąć, ale taniej nie będzie.
lesson-gifts-strong = Teraz 7. U Urzędnika od Intryg leży 8: nie bez opłaty. Ale 8 w jutrzejszej ręce przejdzie bez opłaty prawie wszędzie.
    .title = Karty na jutro
    .do = Daj 7 Urzędnikowi od Intryg.
    .else = Można. Ale wtedy 8 zostaje tam, gdzie leży.
lesson-gifts-nothing = Jeśli chodzi tylko o kartę, nie wnoś opłaty: karty zamieniają się miejscami i żadna nie działa. Nie kosztuje to ani Służącego, ani karty.
    .title = Bez akcji
    .do = Nie wnoś opłaty.
    .known = Bez opłaty karty i tak się zamieniają
    .else-pay = Wtedy działasz tutaj, a Służących ubywa. Może się to opłacić; najpierw spójrz na planszę.
    .else = To o jedną kartę mniej dzisiaj. Warto, jeśli warta jest tego akcja.
lesson-gifts-kept = Wzięta karta czeka wśród odrzuconych i jutro będzie na twojej ręce. Dana leży teraz u Urzędnika i czeka na następną wymianę.
    .title = Na jutro

## Wielki Mur i Intrygi

lesson-wall = Wielki Mur i Intrygi
    .line = Buduj wspólnie, wygrywaj remisy, wymieniaj pola.
lesson-wall-section = Ten odcinek budują wszyscy. Kto ma na pełnym odcinku najwięcej Służących, zdobywa { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") }, przesuwa Wysłannika i zabiera swoich Służących.
    .title = Jeden odcinek dla wszystkich
    .known = Najwięcej na odcinku: PZ i ruch Wysłannika
lesson-wall-tie = Brakuje jednego Służącego. Z nim masz tam dwóch, jak przeciwnik: remis. Twój znacznik stoi na tej wieży niżej, więc wygra przeciwnik.
    .title = Tu rozstrzygają się remisy
    .known = Remis: decyduje wyższe pole Intryg
lesson-wall-card = Twoja 5 ma akcję Intryg, a potem możesz budować Mur: u Urzędnika leży tam 3. Najpierw wieża, potem odcinek: właśnie tego trzeba.
    .title = Najpierw w górę, potem Mur
    .do = Daj 5 Urzędnikowi od Muru.
    .else = Może innym razem. Ta karta ma na dole Intrygi.
lesson-wall-climb = Jedno pole nie wystarczy, by wyprzedzić przeciwnika. B to { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") }, a usuwasz { COUNT(FIGURE("boards.prices.intrigue-b"), of: "servant", form: "acc") }.
    .title = Wyżej niż przeciwnik
    .do = Wybierz B.
    .else-low = Wtedy przeciwnik nadal stoi wyżej i wygrywa remis na Murze.
lesson-wall-build = Teraz jeden Służący dopełnia odcinek. Remis jest twój.
    .title = Ostatni kamień
    .do = Wybierz A: umieść jednego.
    .else = Odcinek zostaje otwarty i rozstrzygnie go ten, kto zbuduje jako następny.
lesson-wall-benefit = Masz { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") } i ruch Wysłannika. Każdy, kto tu budował, może teraz cofnąć się na wieży za nagrodę. Przeciwnik zostaje na swoim polu.
    .title = Pola za nagrodę
    .do = Weź { COUNT(FIGURE("boards.gains.benefit_servants"), of: "servant", form: "acc") } za { COUNT(FIGURE("boards.intrigue_benefits.servants-2"), of: "step", form: "acc") }.
    .known = Po Murze: pola Intryg za nagrody
    .else = Też dobrze. Co się opłaca, zależy od remisów, które jeszcze przyjdą.
lesson-wall-lower = Pula urosła, ale znacznik stoi niżej: następny remis może wygrać przeciwnik. Wespnij się znowu, zanim do niego dojdzie.
    .title = W górę i w dół

## Podróż i żetony

lesson-travel = Podróż i żetony
    .line = Drogi, nagrody i wymiana żetonów.
lesson-travel-roads = Twój Podróżnik stoi w mieście. Drogi prowadzą do sąsiednich; każdy ruch kończy się w mieście, w którym można zebrać żeton.
    .title = Od miasta do miasta
lesson-travel-give = Przy Podróży leży 3, więc twoja 6 przechodzi bez opłaty. Sama nie ma akcji, ale otwiera drogę.
    .title = W drogę
    .do = Daj 6 Urzędnikowi od Podróży.
    .else = Można, ale ta lekcja jest o drodze.
lesson-travel-far = A to jeden ruch bez kosztu. B to { location-travel.moves }, a usuwasz { COUNT(FIGURE("boards.prices.travel-b"), of: "servant", form: "acc") }: dwa miasta, dwa żetony.
    .title = Jeden ruch czy dwa
    .do = Wybierz B.
    .else = Taniej, ale tylko jeden żeton.
lesson-travel-city = Spójrz, co leży w sąsiednich miastach. Służący zwrócą to, co kosztowała podróż.
    .title = Co gdzie leży
    .do = Idź do podświetlonego miasta.
    .else = To też droga, z innym żetonem na końcu.
lesson-travel-second = Żeton pomógł od razu, a teraz leży na twojej planszy. Jeszcze jeden ruch.
    .title = I dalej
    .do = Idź do podświetlonego miasta.
    .known = Żeton pomaga raz, potem jest odłożony
    .else = Można. Ale Wysłannika niełatwo poruszyć inaczej.
lesson-travel-hand-in = Odłożone żetony można wymienić w każdej chwili swojej tury: { FIGURE("boards.exchange.servant") } na Służącego, { FIGURE("boards.exchange.vp-2") } na { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") }, { FIGURE("boards.exchange.jade") } na Jadeit.
    .title = Wymiana żetonów
    .do = Wymień cztery.
    .known = Odłożone żetony: Służący, PZ, Jadeit
    .else = Też można; mogą poczekać na Jadeit, jeśli na planszy jest miejsce.
lesson-travel-end = Tu liczą się twoje PZ: teraz więcej o { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") }. Na twojej planszy jest tyle miejsc na żetony: { FIGURE("boards.tracks.travel_token_slots") }. Wymień część, zanim się zapełnią.
    .title = Miejsce na więcej

## Statki

lesson-ships = Statki
    .line = Napełniaj, płyń, odbieraj nagrody przed morzem.
lesson-ships-ship = Twój Statek stoi w pierwszym Porcie z dwoma Służącymi. Mieści ich { FIGURE("boards.tracks.ship_capacity") }. Tylko zapełniony Statek odbiera Nagrodę swojego Portu.
    .title = Twój Statek
    .known = Tylko zapełniony Statek odbiera Nagrodę
lesson-ships-card = Ta 3 działa na Kanale, a na Kanale leży 1. Działasz więc tam dwa razy w jednej turze.
    .title = Dwa razy na Kanale
    .do = Daj 3 Urzędnikowi od Kanału.
    .else = Można. Ale tylko 3 sama działa na Kanale.
lesson-ships-load = A: jeden Służący wchodzi na Statek i jeden twój Statek płynie do następnego Portu, w dowolnej kolejności. B: dwóch Służących, a usuwasz { COUNT(FIGURE("boards.prices.canal-b"), of: "servant", form: "acc") }.
    .title = Załaduj i płyń
    .do = Wybierz A; trzeci Służący wchodzi na Statek.
    .else-two = Wolne jest tylko jedno miejsce, więc drugi Służący potrzebuje innego Statku.
    .else-skip = Wtedy akcja karty przepada.
lesson-ships-move = Statek jest zapełniony. Każdy Port ma swoją Nagrodę; następny daje { COUNT(FIGURE("boards.gains.harbour_vp"), of: "vp") }.
    .title = Do następnego Portu
    .do = Przesuń Statek.
    .known = Jeden Służący na Statek, jeden Port dalej
    .else = Zostaje w pierwszym Porcie, a tam nie ma Nagrody.
lesson-ships-claim = Odbierz Nagrodę, a Statek wraca: jeden Służący zaznacza ją na twojej planszy, reszta trafia do puli ogólnej.
    .title = Odbierz swoje
    .do = Odbierz Nagrodę.
    .else-wait = Można czekać na dalszy Port. Ale uwaga na Noc: wszystkie Statki płyną dalej.
lesson-ships-drift = Każdej Nocy wszystkie Statki płyną o jeden Port dalej. Z ostatniego wypływają w morze i nic z nich nie zostaje. Licz więc, ile Nocy ma Statek.
    .title = Przed morzem
    .known = Statki płyną dalej każdej Nocy

## Dekrety i Jadeit

lesson-decrees = Dekrety i Jadeit
    .line = Co kupić wcześnie, a co późno.
lesson-decrees-levels = Kropki to poziomy. Pierwsze pomagają co Poranek, drugie obniżają koszty lub coś ułatwiają, trzecie dają PZ na koniec.
    .title = Trzy poziomy
    .known = Wcześnie: poziomy 1 i 2. Późno: poziom 3
lesson-decrees-card = Leży tam 2, więc twoja 3 przechodzi bez opłaty i najpierw przynosi Służących. Przydadzą się.
    .title = Najpierw Służący
    .do = Daj 3 Urzędnikowi od Dekretów.
    .else = Można, ale ta tura jest na Dekret.
lesson-decrees-buy = Dekret kosztuje tylu Służących, ile wynosi jego poziom, i po jednym za każdego przeciwnika na nim; jeszcze jeden na nim staje. Ten daje na koniec PZ za każdy Jadeit.
    .title = Ile to kosztuje
    .do = Zdobądź Dekret „PZ za Jadeity”.
    .else = Też dobry. Lekcja wybiera ten, który pasuje do Jadeitu.
    .else-skip = Przy tylu Służących byłoby szkoda.
lesson-decrees-jade = Teraz Jadeit liczy się podwójnie: sam i w Dekrecie. Leży tam 3, a twoja 5 jest wyższa.
    .title = Co do siebie pasuje
    .do = Daj 5 Urzędnikowi od Jadeitu.
    .else = Można, ale Jadeit jest teraz najtańszy.
lesson-decrees-house = Każdy dom jest droższy od poprzedniego, a gdy są puste, na placu Jadeit kosztuje { FIGURE("boards.tracks.jade_square_price") }. Za jeden Jadeit jest { FIGURE("boards.tracks.jade_vp[2]") } PZ, za trzy { FIGURE("boards.tracks.jade_vp[4]") }, za pięć { FIGURE("boards.tracks.jade_vp[6]") }.
    .title = Im więcej, tym lepiej
    .do = Kup najtańszy.
    .known = Jadeit drożeje i liczy się coraz bardziej
    .else = Taki sam Jadeit, a Służących ubywa więcej.
    .else-skip = Tani weźmie ktoś inny.
lesson-decrees-both = Jadeit liczy się sam i jeszcze raz dzięki twojemu Dekretowi. Szukaj takich par: Dekret jest wart tyle, ile mu dasz.
    .title = Jedno z drugim

## Noc

lesson-night = Noc
    .line = Kości, dopasowania i jutrzejsza ręka.
lesson-night-dice = To ostatnia tura Dnia. Kości pokazują { LIST($faces) }, a z dzisiejszych kart, wziętych i odrzuconych, nic jeszcze nie pasuje.
    .title = Spójrz na Kości
lesson-night-take = Twoja ostatnia karta to 5. To, którą kartę weźmiesz, decyduje o Nocy: u Urzędnika od Muru leży 4, a Kości pokazują 4 dwa razy.
    .title = Weź to, co pasuje
    .do = Daj 5 Urzędnikowi od Muru.
    .known = Bierz karty pasujące do Kości
    .else = Tam nie ma dopasowania na Noc.
lesson-night-over = Obie akcje wykonane. Po zakończeniu tury niczego już nie cofniesz.
    .title = Dzień się kończy
    .do = Zakończ turę.
lesson-night-servants = Dwie Kości, jedna karta: dwa dopasowania, więc dwóch Służących. Najwięcej dopasowań to jeszcze { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") } i ruch Wysłannika; o remisie decydują Intrygi.
    .title = Co daje Noc
    .do = Weź obu.
    .else = Nic nie kosztują. Bierz.
lesson-night-morning = Statek jest o Port dalej, Kości są nowe, a dzisiejsi Służący czekają. To, co wczoraj trafiło do ciebie, jest twoją ręką. Każda wymiana to więc też wybór na jutro.
    .title = Jutrzejsza ręka
