### Nazwy rzeczy i osób oraz rzeczowniki z liczbą. Formy: gen, dat, acc, ins, loc; brak formy to mianownik.

gift = { NAME($gift) } ({ $value })
    .acc = { NAME($gift, form: "acc") } ({ $value })
    .id = { NAME($gift) } ({ $value }, { $id })
# Imion się nie odmienia: stoją jako podmiot albo po dwukropku.
person = { $name }
    .with = z graczem: { $name }
    .to = graczowi: { $name }
    .own = { $name }
    .is = other
person-you = ty
    .with = z tobą
    .to = tobie
    .own = twój
    .is = you
person-seat = miejsce { $n }
    .with = z miejscem { $n }
    .to = miejscu { $n }
    .own = miejsce { $n }
    .is = other
decimal-mark = ,
plain-question = { $what }?
plain-event = { $what }
plain-event-of = { NAME($who) }: { $what }

# Prezenty według wartości; gdzie wydanie pokazuje inny, stoi ono na końcu

gift-name-1 = Miska owoców
    .acc = Miskę owoców
gift-name-2 = Papierowy wachlarz
gift-name-3 = Zestaw kamieni do Go
gift-name-4 = Zestaw do herbaty
gift-name-5 = Bonsai
gift-name-6 = Naczynie z pokrywą
gift-name-6_edition-1 = Jedwabna szata
    .acc = Jedwabną szatę
gift-name-7 = Porcelanowy wazon
gift-name-8 = Pipa z Dunhuang
    .acc = Pipę z Dunhuang
gift-name-9 = Złota figurka
    .acc = Złotą figurkę
gift-name-9_edition-1 = Jadeitowa figurka
    .acc = Jadeitową figurkę

# lokacje i ich Urzędnicy

location-travel = Podróż
    .gen = Podróży
    .short = Podróż
    .official = Urzędnik od Podróży
    .official-gen = Urzędnika od Podróży
    .official-dat = Urzędnikowi od Podróży
    .does = zbieraj Żetony Podróży
    .moves =
        { FIGURE("boards.option_b.travel") ->
            [one] { FIGURE("boards.option_b.travel") } ruch
            [few] { FIGURE("boards.option_b.travel") } ruchy
           *[many] { FIGURE("boards.option_b.travel") } ruchów
        }
location-wall = Wielki Mur
    .gen = Wielkiego Muru
    .short = Wielki Mur
    .official = Urzędnik od Muru
    .official-gen = Urzędnika od Muru
    .official-dat = Urzędnikowi od Muru
    .does = buduj Wielki Mur
location-jade = Jadeit
    .gen = Jadeitu
    .short = Jadeit
    .official = Urzędnik od Jadeitu
    .official-gen = Urzędnika od Jadeitu
    .official-dat = Urzędnikowi od Jadeitu
    .does = kup Jadeit
location-intrigue = Intrygi
    .gen = Intryg
    .short = Intrygi
    .official = Urzędnik od Intryg
    .official-gen = Urzędnika od Intryg
    .official-dat = Urzędnikowi od Intryg
    .does = wspinaj się na Torze Intryg
location-palace = Pałac
    .gen = Pałacu
    .short = Pałac
    .official = Urzędnik od Pałacu
    .official-gen = Urzędnika od Pałacu
    .official-dat = Urzędnikowi od Pałacu
    .does = porusz Wysłannika
location-decrees = Dekrety
    .gen = Dekretów
    .short = Dekrety
    .official = Urzędnik od Dekretów
    .official-gen = Urzędnika od Dekretów
    .official-dat = Urzędnikowi od Dekretów
    .does = zdobądź Dekret
location-canal = Wielki Kanał
    .gen = Wielkiego Kanału
    .short = Wielki Kanał
    .official = Urzędnik od Kanału
    .official-gen = Urzędnika od Kanału
    .official-dat = Urzędnikowi od Kanału
    .does = ładuj Statki i płyń

# akcje Kart

effect-none = brak
    .note = { "" }
effect-servants-1 = +{ COUNT(FIGURE("gift_cards.actions.servants-1.servants"), of: "servant") }
effect-servants-2 = +{ COUNT(FIGURE("gift_cards.actions.servants-2.servants"), of: "servant") }
effect-swap = podmiana karty
effect-travel = Podróż
effect-wall = Wielki Mur
effect-jade = Jadeit
effect-intrigue = Intrygi
effect-palace = Pałac
effect-decrees = Dekrety
effect-canal = Wielki Kanał

# miasta

city-fuzhou = Fuzhou
city-hangzhou = Hangzhou
city-jinan = Jinan
city-liaoyang = Liaoyang
city-beijing = Pekin
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

# Żetony Podróży

token-servants-1 = { COUNT(FIGURE("travel_tokens.tokens.servants-1.servants"), of: "servant") }
    .does = +{ COUNT(FIGURE("travel_tokens.tokens.servants-1.servants"), of: "servant") }
token-servants-2 = { COUNT(FIGURE("travel_tokens.tokens.servants-2.servants"), of: "servant") }
    .does = +{ COUNT(FIGURE("travel_tokens.tokens.servants-2.servants"), of: "servant") }
token-envoy = Wysłannik
    .does = Wysłannik o 1 pole
token-intrigue = Intrygi
    .does = Intrygi o 1 pole
token-vp-2 = { COUNT(FIGURE("travel_tokens.tokens.vp-2.vp"), of: "vp") }
    .does = +{ COUNT(FIGURE("travel_tokens.tokens.vp-2.vp"), of: "vp") }
token-discard-7-jade = Jadeit za { FIGURE("travel_tokens.tokens.discard-7-jade.least") }+
    .does = 1 Jadeit za odrzucenie karty { FIGURE("travel_tokens.tokens.discard-7-jade.least") }+ z ręki
token-swap = podmiana
    .does = podmiana karty z Urzędnikiem
token-take-back = powrót karty
    .does = powrót karty ze stosu kart odrzuconych na rękę
token-ship = Statek
    .does = 1 Służący z puli ogólnej na Statek
token-wall = Mur
    .does = 1 Służący z puli ogólnej na Wielki Mur
token-pay-3-jade = Jadeit za { FIGURE("travel_tokens.tokens.pay-3-jade.servants") }
    .does = 1 Jadeit za { COUNT(FIGURE("travel_tokens.tokens.pay-3-jade.servants"), of: "servant", form: "acc") }
token-double = podwójny
    .does = bez nagrody; przy wymianie liczy się jako { FIGURE("travel_tokens.tokens.double.counts") }

# Dekrety

decree-morning-intrigue = Poranek: Intrygi
    .quoted = „Poranek: Intrygi”
    .does = { COUNT($vp, of: "vp") } od razu; co Poranek Intrygi o { COUNT($steps, of: "step", form: "acc") }
    .morning = Intrygi o { COUNT($steps, of: "step", form: "acc") }
    .short = { COUNT($vp, of: "vp") }, co Poranek Intrygi +{ $steps }
decree-morning-ship = Poranek: Służący na Statek
    .quoted = „Poranek: Służący na Statek”
    .does = { COUNT($vp, of: "vp") } od razu; co Poranek 1 Służący z puli ogólnej na Statek
    .morning = 1 Służący z puli ogólnej na Statek
    .short = { COUNT($vp, of: "vp") }, co Poranek 1 na Statek
decree-morning-servant = Poranek: Służący
    .quoted = „Poranek: Służący”
    .does = { COUNT($vp, of: "vp") } od razu; co Poranek jeszcze 1 Służący
    .morning = +1 Służący
    .short = { COUNT($vp, of: "vp") }, co Poranek +1 Służący
decree-morning-envoy = Poranek: Wysłannik
    .quoted = „Poranek: Wysłannik”
    .does = { COUNT($vp, of: "vp") } od razu; co Poranek Wysłannik o 1 pole
    .morning = Wysłannik o 1 pole
    .short = { COUNT($vp, of: "vp") }, co Poranek Wysłannik +1
decree-morning-swap = Poranek: podmiana
    .quoted = „Poranek: podmiana”
    .does = { COUNT($vp, of: "vp") } od razu; co Poranek podmiana karty z ręki z Urzędnikiem
    .morning = podmiana karty z ręki z Urzędnikiem
    .short = { COUNT($vp, of: "vp") }, co Poranek podmiana
decree-travel-discount = Tańsza Podróż
    .quoted = „Tańsza Podróż”
    .does = { COUNT($vp, of: "vp") } od razu; Podróż B o 1 Służącego taniej
    .short = { COUNT($vp, of: "vp") }, Podróż B o 1 taniej
decree-jade-discount = Tańszy Jadeit
    .quoted = „Tańszy Jadeit”
    .does = { COUNT($vp, of: "vp") } od razu; Jadeit o 1 Służącego taniej
    .short = { COUNT($vp, of: "vp") }, Jadeit o 1 taniej
decree-wall-bonus = Dodatkowy budowniczy
    .quoted = „Dodatkowy budowniczy”
    .does = { COUNT($vp, of: "vp") } od razu; przy każdej akcji Wielkiego Muru jeszcze 1 Służący z puli ogólnej
    .short = { COUNT($vp, of: "vp") }, Mur +1 z puli ogólnej
decree-equal-gifts = Równe Prezenty
    .quoted = „Równe Prezenty”
    .does = { COUNT($vp, of: "vp") } od razu; Prezent o równej wartości bez opłaty
    .short = { COUNT($vp, of: "vp") }, równe Prezenty bez opłaty
decree-decree-discount = Tańsze Dekrety
    .quoted = „Tańsze Dekrety”
    .does = { COUNT($vp, of: "vp") } od razu; następne Dekrety o 1 Służącego taniej
    .short = { COUNT($vp, of: "vp") }, Dekrety o 1 taniej
decree-vp-per-3-vp = PZ za PZ
    .quoted = „PZ za PZ”
    .does = na koniec gry 1 PZ za każde { $per } PZ, najwyżej { $max }
    .short = koniec: 1 PZ za { $per } PZ, maks. { $max }
decree-vp-8 = PZ na koniec
    .quoted = „PZ na koniec”
    .does = na koniec gry { COUNT($end_vp, of: "vp") }
    .short = koniec: { COUNT($end_vp, of: "vp") }
decree-vp-per-jade = PZ za Jadeity
    .quoted = „PZ za Jadeity”
    .does = na koniec gry { COUNT($each, of: "vp") } za każdy Jadeit, najwyżej { $max }
    .short = koniec: { COUNT($each, of: "vp") } za Jadeit, maks. { $max }
decree-vp-per-decree = PZ za Dekrety
    .quoted = „PZ za Dekrety”
    .does = na koniec gry { COUNT($each, of: "vp") } za każdy twój Dekret
    .short = koniec: { COUNT($each, of: "vp") } za Dekret
decree-vp-per-harbour = PZ za Porty
    .quoted = „PZ za Porty”
    .does = na koniec gry { COUNT($each, of: "vp") } za każdą odebraną Nagrodę Portu
    .short = koniec: { COUNT($each, of: "vp") } za Nagrodę Portu

# Nagrody Portu

reward-vp-4 = { COUNT(FIGURE("boards.gains.harbour_vp"), of: "vp") }
    .short = { COUNT(FIGURE("boards.gains.harbour_vp"), of: "vp") }
reward-gift-card = karta ze stosu dobierania
    .short = karta
reward-double-servant = Podwójny Służący
    .short = Podwójny

# Nagrody za Intrygi

benefit-servant = 1 Służący
benefit-servants-2 = { COUNT(FIGURE("boards.gains.benefit_servants"), of: "servant") }
benefit-die = obrót Kości Przeznaczenia
benefit-jade = 1 Jadeit

# gdzie jest Podwójny Służący

zone-locked = jeszcze zablokowany na Planszy Gracza
    .short = blokada
zone-pool = w Puli
    .gen = Puli
    .short = Pula
zone-supply = w puli ogólnej
    .gen = puli ogólnej
    .short = ogólna
zone-wall = na Wielkim Murze
    .short = Mur
zone-ship = na Statku
    .short = Statek
zone-elsewhere = gdzie indziej
    .short = gdzie indziej

## Z liczbą

count-servant =
    { $n ->
        [one] { $n } Służący
       *[many] { $n } Służących
    }
    .acc =
        { $n ->
            [one] { $n } Służącego
           *[many] { $n } Służących
        }
count-neutral =
    { $n ->
        [one] { $n } neutralny Służący
       *[many] { $n } neutralnych Służących
    }
    .acc =
        { $n ->
            [one] { $n } neutralnego Służącego
           *[many] { $n } neutralnych Służących
        }
count-more-servant =
    { $n ->
        [one] jeszcze { $n } Służący
       *[many] jeszcze { $n } Służących
    }
    .acc =
        { $n ->
            [one] jeszcze { $n } Służącego
           *[many] jeszcze { $n } Służących
        }
count-piece =
    { $n ->
        [one] { $n } pionek
        [few] { $n } pionki
       *[many] { $n } pionków
    }
count-step =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc =
        { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    .gen =
        { $n ->
            [one] { $n } karty
           *[many] { $n } kart
        }
count-slot =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
count-tokens =
    { $n ->
        [one] { $n } Żeton Podróży
        [few] { $n } Żetony Podróży
       *[many] { $n } Żetonów Podróży
    }
count-match =
    { $n ->
        [one] { $n } dopasowanie do Kości
        [few] { $n } dopasowania do Kości
       *[many] { $n } dopasowań do Kości
    }
    .acc =
        { $n ->
            [one] { $n } dopasowanie do Kości
            [few] { $n } dopasowania do Kości
           *[many] { $n } dopasowań do Kości
        }
count-jade =
    { $n ->
        [one] { $n } Jadeit
        [few] { $n } Jadeity
       *[many] { $n } Jadeitów
    }
count-vp = { $n } PZ
count-number = { $n }
count-players =
    { $n ->
        [one] { $n } gracz
       *[many] { $n } graczy
    }
    .gen =
        { $n ->
            [one] { $n } gracza
           *[many] { $n } graczy
        }
count-houses =
    { $n ->
        [one] { $n } dom ma jeszcze Jadeit
        [few] { $n } domy mają jeszcze Jadeit
       *[many] { $n } domów ma jeszcze Jadeit
    }

## Części zdań

nothing = brak
    .id = brak kart
harbour = Port { $n }
    .gen = Portu { $n }
    .loc = Porcie { $n }
harbour_route = Port { $route }{ $n }
    .gen = Portu { $route }{ $n }
    .loc = Porcie { $route }{ $n }
harbour_named = Port { $n } na ścieżce { $route }
    .gen = Portu { $n } na ścieżce { $route }
    .loc = Porcie { $n } na ścieżce { $route }
pieces = { COUNT($servants, of: "servant") }
    .acc = { COUNT($servants, of: "servant", form: "acc") }
pieces_double = Podwójny Służący
    .acc = Podwójnego Służącego
pieces_both = { COUNT($servants, of: "servant") } i Podwójny
    .acc = { COUNT($servants, of: "servant", form: "acc") } i Podwójnego
pieces_neutral = { COUNT($neutral, of: "neutral") }
    .acc = { COUNT($neutral, of: "neutral", form: "acc") }
pieces_servants-neutral = { COUNT($servants, of: "servant") } i { COUNT($neutral, of: "neutral") }
    .acc = { COUNT($servants, of: "servant", form: "acc") } i { COUNT($neutral, of: "neutral", form: "acc") }
pieces_double-neutral = Podwójny Służący i { COUNT($neutral, of: "neutral") }
    .acc = Podwójnego Służącego i { COUNT($neutral, of: "neutral", form: "acc") }
pieces_all = { COUNT($servants, of: "servant") }, Podwójny i { COUNT($neutral, of: "neutral") }
    .acc = { COUNT($servants, of: "servant", form: "acc") }, Podwójnego i { COUNT($neutral, of: "neutral", form: "acc") }
typed = `{ $text }`
typed_more = `{ $text }` …
zone_pool = Pula
    .loc = Puli
zone_supply = pula ogólna
    .loc = puli ogólnej
price = { COUNT($price, of: "servant") }
    .acc = { COUNT($price, of: "servant", form: "acc") }
    .note = { "" }
price_discount = { COUNT($price, of: "servant") } ({ $printed } − { $discount } dzięki twojemu Dekretowi)
    .acc = { COUNT($price, of: "servant", form: "acc") } ({ $printed } − { $discount } dzięki twojemu Dekretowi)
    .note = { $printed } − { $discount } dzięki twojemu Dekretowi
price_rivals = { COUNT($price, of: "servant") } ({ $printed } + { $rivals } za przeciwników)
    .acc = { COUNT($price, of: "servant", form: "acc") } ({ $printed } + { $rivals } za przeciwników)
    .note = { $printed } + { $rivals } za przeciwników
price_off = { COUNT($price, of: "servant") } ({ $printed } − { $discount } zniżki)
    .acc = { COUNT($price, of: "servant", form: "acc") } ({ $printed } − { $discount } zniżki)
    .note = { $printed } − { $discount } zniżki
price_off-rivals = { COUNT($price, of: "servant") } ({ $printed } + { $rivals } za przeciwników − { $discount } zniżki)
    .acc = { COUNT($price, of: "servant", form: "acc") } ({ $printed } + { $rivals } za przeciwników − { $discount } zniżki)
    .note = { $printed } + { $rivals } za przeciwników − { $discount } zniżki
price_both = { COUNT($price, of: "servant") } ({ $printed } + { $rivals } za przeciwników − { $discount } dzięki twojemu Dekretowi)
    .acc = { COUNT($price, of: "servant", form: "acc") } ({ $printed } + { $rivals } za przeciwników − { $discount } dzięki twojemu Dekretowi)
    .note = { $printed } + { $rivals } za przeciwników − { $discount } dzięki twojemu Dekretowi
