### Co się stało; .you czyta ten, kto to zrobił.

event-set-up = Gra jest przygotowana dla { COUNT($players, of: "players", form: "gen") }
event-pile =
    { $cards ->
        [one] { $cards } karta tworzy stos dobierania
        [few] { $cards } karty tworzą stos dobierania
       *[many] { $cards } kart tworzy stos dobierania
    }
event-market =
    { $houses ->
        [one] { $houses } dom na rynku dostaje Jadeit
        [few] { $houses } domy na rynku dostają po 1 Jadeicie
       *[many] { $houses } domów na rynku dostaje po 1 Jadeicie
    }
event-pieces =
    { $ships ->
        [one] Każdy ma { $ships } Statek, Wysłannika i Podróżnika
        [few] Każdy ma { $ships } Statki, Wysłannika i Podróżnika
       *[many] Każdy ma { $ships } Statków, Wysłannika i Podróżnika
    }
event-servants = Na początku każdy ma w Puli { COUNT($pool, of: "servant", form: "acc") }, a w puli ogólnej { $supply }
event-hand = { NAME($who) } bierze początkowy zestaw kart { $number }
    .you = Bierzesz początkowy zestaw kart { $number }
event-stack = Znaczniki Intryg leżą w stosie, na spodzie: { NAME($who, form: "own") }
    .you = Znaczniki Intryg leżą w stosie, na spodzie twój
event-board-card = { NAME($card) } leży w lokacji { NAME($location) }
event-city-token = Miasto { NAME($city) } dostaje żeton: { NAME($token) }
event-decree-placed = W grze jest Dekret „{ NAME($tile) }”
event-starts = Pierwszy gracz: { NAME($who) }
    .you = Ty zaczynasz
event-morning = Poranek, Dzień { $day }
event-day = Dzień { $day }: zaczyna { NAME($who) }
    .you = Dzień { $day }: zaczynasz
event-turn = Tura: { NAME($who) }
    .you = Twoja tura
event-day-ends = Koniec Dnia { $day }: nikt nie ma kart na ręce
event-night = Noc { $day }: karty odrzucone wracają na rękę
event-rolls = Kość Przeznaczenia { $die } pokazuje { $face }
event-first-roll = { event-rolls }
event-refills = Miasto { NAME($city) } dostaje żeton: { NAME($token) }
event-tokens-shuffled = Użyte Żetony Podróży zostają na nowo przetasowane
event-exchange = { NAME($who) } daje { NAME($card, form: "acc") } { NAME($location, form: "official-dat") } i bierze { NAME($taken, form: "acc") }
    .you = Dajesz { NAME($card, form: "acc") } { NAME($location, form: "official-dat") } i bierzesz { NAME($taken, form: "acc") }
event-takes = { NAME($who) } odkłada na swój stos kart odrzuconych { NAME($card, form: "acc") }
    .you = Odkładasz na swój stos kart odrzuconych { NAME($card, form: "acc") }
event-blank = { NAME($card) } nie ma akcji
event-twice = { NAME($who) } może wykonać akcję { NAME($location, form: "gen") } dwa razy: za kartę i za lokację
    .you = Możesz wykonać akcję { NAME($location, form: "gen") } dwa razy: za kartę i za lokację
event-swap = { NAME($who) } podmienia { NAME($card, form: "acc") } na { NAME($taken, form: "acc") }, lokacja { NAME($location) }
    .you = Podmieniasz { NAME($card, form: "acc") } na { NAME($taken, form: "acc") }, lokacja { NAME($location) }
event-discard-fee = { NAME($who) } wnosi opłatę: odrzuca { NAME($card, form: "acc") }
    .you = Wnosisz opłatę: odrzucasz { NAME($card, form: "acc") }
event-discard-fee_hidden = { NAME($who) } wnosi opłatę: odrzuca zakrytą kartę
event-discard-for-jade = { NAME($who) } odrzuca { NAME($card, form: "acc") } za Jadeit
    .you = Odrzucasz { NAME($card, form: "acc") } za Jadeit
event-take-back = { NAME($who) } bierze ze stosu kart odrzuconych z powrotem na rękę { NAME($card, form: "acc") }
    .you = Bierzesz ze stosu kart odrzuconych z powrotem na rękę { NAME($card, form: "acc") }
event-draw-gift = { NAME($who) } bierze ze stosu dobierania { NAME($card, form: "acc") }
    .you = Bierzesz ze stosu dobierania { NAME($card, form: "acc") }
event-draw-gift_hidden = { NAME($who) } bierze kartę ze stosu dobierania
event-performs = { NAME($who) } wykonuje akcję { NAME($location, form: "gen") }
    .you = Wykonujesz akcję { NAME($location, form: "gen") }
event-performs_decrees = { NAME($who) } zdobywa Dekret
    .you = Zdobywasz Dekret
event-performs_jade = { NAME($who) } kupuje na rynku Jadeitu
    .you = Kupujesz na rynku Jadeitu
event-performs_canal-b = { NAME($who) } płaci, aby umieścić dwa pionki na Wielkim Kanale
    .you = Płacisz, aby umieścić dwa pionki na Wielkim Kanale
event-performs_canal-a = { NAME($who) } działa na Wielkim Kanale: najpierw ładunek, potem ruch Statku
    .you = Działasz na Wielkim Kanale: najpierw ładunek, potem ruch Statku
event-performs_palace-b = { NAME($who) } płaci, aby przesunąć Wysłannika o { COUNT(FIGURE("boards.option_b.palace"), of: "step") } i wspiąć się na Torze Intryg
    .you = Płacisz, aby przesunąć Wysłannika o { COUNT(FIGURE("boards.option_b.palace"), of: "step") } i wspiąć się na Torze Intryg
event-performs_palace-a = { NAME($who) } wysyła Wysłannika w stronę Pałacu
    .you = Wysyłasz Wysłannika w stronę Pałacu
event-performs_intrigue-b = { NAME($who) } płaci, aby wspiąć się na Torze Intryg o { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") }
    .you = Płacisz, aby wspiąć się na Torze Intryg o { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") }
event-performs_intrigue-a = { NAME($who) } wspina się na Torze Intryg
    .you = Wspinasz się na Torze Intryg
event-performs_wall-b = { NAME($who) } płaci, aby umieścić na Wielkim Murze do dwóch pionków
    .you = Płacisz, aby umieścić na Wielkim Murze do dwóch pionków
event-performs_wall-a = { NAME($who) } buduje Wielki Mur
    .you = Budujesz Wielki Mur
event-performs_travel-b = { NAME($who) } płaci za Podróż: { location-travel.moves }
    .you = Płacisz za Podróż: { location-travel.moves }
event-performs_travel-a = { NAME($who) } wyrusza w Podróż: 1 ruch
    .you = Wyruszasz w Podróż: 1 ruch
event-declines = { NAME($who) } rezygnuje z akcji { NAME($location, form: "gen") }
    .you = Rezygnujesz z akcji { NAME($location, form: "gen") }
event-cannot = { NAME($who) } nie może nic zrobić w lokacji { NAME($location) }
    .you = Nie możesz nic zrobić w lokacji { NAME($location) }
event-pays = { NAME($who) } usuwa z Puli { NAME($pieces, form: "acc") }
    .you = Usuwasz z Puli { NAME($pieces, form: "acc") }
event-gains = { NAME($who) } otrzymuje { NAME($pieces, form: "acc") }
    .you = Otrzymujesz { NAME($pieces, form: "acc") }
event-double-pays = { NAME($who) } usuwa z Puli Podwójnego Służącego
    .you = Usuwasz z Puli Podwójnego Służącego
event-double-gained = { NAME($who) } otrzymuje Podwójnego Służącego, jako jednego
    .you = Otrzymujesz Podwójnego Służącego, jako jednego
event-double-placed = { NAME($who) } umieszcza Podwójnego Służącego
    .you = Umieszczasz Podwójnego Służącego
event-discount = { NAME($who) } płaci mniej dzięki Dekretowi „{ NAME($tile) }”
    .you = Płacisz mniej dzięki Dekretowi „{ NAME($tile) }”
event-vp = { NAME($who) } zdobywa { COUNT($vp, of: "vp") }
    .you = Zdobywasz { COUNT($vp, of: "vp") }
event-vp_lost = { NAME($who) } traci { COUNT($lost, of: "vp") }
    .you = Tracisz { COUNT($lost, of: "vp") }
event-jade = { NAME($who) } otrzymuje Jadeit
    .you = Otrzymujesz Jadeit
event-envoy = { NAME($who) } przesuwa Wysłannika o { COUNT($steps, of: "step") }, na pole { $step }
    .you = Przesuwasz Wysłannika o { COUNT($steps, of: "step") }, na pole { $step }
event-retreats = { NAME($who) } cofa Wysłannika o { COUNT($steps, of: "step") }, na pole { $step }
    .you = Cofasz Wysłannika o { COUNT($steps, of: "step") }, na pole { $step }
event-at-start = { NAME($who) } nie może już cofnąć Wysłannika: jest na starcie
    .you = Nie możesz już cofnąć Wysłannika: jest na starcie
event-leaves-palace = { NAME($who) } wycofuje Wysłannika z Pałacu: pole za { COUNT($spot, of: "vp") } jest znów wolne
    .you = Wycofujesz Wysłannika z Pałacu: pole za { COUNT($spot, of: "vp") } jest znów wolne
event-arrives = { NAME($who) } wprowadza Wysłannika do Pałacu, na pole za { COUNT($spot, of: "vp") }
    .you = Twój Wysłannik wkracza do Pałacu, na pole za { COUNT($spot, of: "vp") }
event-intrigue = { NAME($who) } przesuwa Znacznik Intryg o { COUNT($steps, of: "step") }, na pole { $step }
    .you = Przesuwasz Znacznik Intryg o { COUNT($steps, of: "step") }, na pole { $step }
event-intrigue_down = { NAME($who) } cofa Znacznik Intryg o { COUNT($down, of: "step") }, na pole { $step }
    .you = Cofasz Znacznik Intryg o { COUNT($down, of: "step") }, na pole { $step }
event-top = { NAME($who) } ma Znacznik Intryg na ostatnim polu, { $step }: dalsze pola przepadają
    .you = Twój Znacznik Intryg jest na ostatnim polu, { $step }: dalsze pola przepadają
event-on-top = { NAME($who) } kładzie Znacznik Intryg na wierzchu, pod nim: { NAME($below, form: "own") }
    .you = Twój Znacznik Intryg leży na wierzchu, pod nim: { NAME($below, form: "own") }
event-tie = Remis { COUNT($tied, of: "players", form: "gen") }: najwyżej na Torze Intryg jest { NAME($who) }
    .you = Remis { COUNT($tied, of: "players", form: "gen") }: najwyżej na Torze Intryg jest twój znacznik
event-medal = { NAME($who) } bierze Medal i jutro zaczyna
    .you = Bierzesz Medal i jutro zaczynasz
event-travels = { NAME($who) } rusza do miasta { NAME($city) } i bierze żeton: { NAME($token) }
    .you = Ruszasz do miasta { NAME($city) } i bierzesz żeton: { NAME($token) }
event-no-step = { NAME($who) } nie ma miasta, do którego może ruszyć Podróżnik
    .you = Twój Podróżnik nie ma dokąd ruszyć
event-uses-token = { NAME($who) } używa żetonu „{ NAME($token) }”
    .you = Używasz żetonu: { NAME($token, form: "does") }
event-stores = { NAME($who) } odkłada żeton na planszę i ma teraz { COUNT($stored, of: "tokens") }
    .you = Odkładasz żeton na planszę i masz teraz { COUNT($stored, of: "tokens") }
event-double-token = Ten żeton nie daje nagrody; przy wymianie liczy się jako { FIGURE("travel_tokens.tokens.double.counts") }
event-discards-token = { NAME($who) } oddaje żeton: { NAME($token) }
    .you = Oddajesz żeton: { NAME($token) }
event-exchanges-tokens = { NAME($who) } wymienia Żetony Podróży, które liczą się jako { $price }
    .you = Wymieniasz Żetony Podróży, które liczą się jako { $price }
wall-stands = { $n } z { $size }
wall-stands_over = { $n }, a wystarczy { $size }
event-wall = { NAME($who) } buduje: na Wielkim Murze jest teraz { $stands }
    .you = Budujesz: na Wielkim Murze jest teraz { $stands }
event-wall_double = { NAME($who) } buduje Podwójnym Służącym, liczonym jako { $worth }: na Wielkim Murze jest teraz { $stands }
    .you = Budujesz Podwójnym Służącym, liczonym jako { $worth }: na Wielkim Murze jest teraz { $stands }
event-wall-complete = Odcinek Wielkiego Muru jest ukończony
event-wall-home = { NAME($who) } ma najwięcej Służących na Murze i zabiera do puli ogólnej { NAME($pieces, form: "acc") }
    .you = Masz najwięcej Służących na Murze i zabierasz do puli ogólnej { NAME($pieces, form: "acc") }
event-benefits =
    { $builders ->
        [one] { $builders } gracz może cofnąć Znacznik Intryg za nagrodę
       *[many] { $builders } graczy może cofnąć Znacznik Intryg za nagrodę, zaczyna najniższy znacznik
    }
event-die = { NAME($who) } obraca Kość Przeznaczenia { $die } na { $face }
    .you = Obracasz Kość Przeznaczenia { $die } na { $face }
event-decree = { NAME($who) } zdobywa Dekret „{ NAME($tile) }”
    .you = Zdobywasz Dekret „{ NAME($tile) }”
event-uses-decree = { NAME($who) } używa Dekretu „{ NAME($tile) }”
    .you = Używasz Dekretu „{ NAME($tile) }”
event-new-ship = { NAME($who) } stawia nowy Statek w { NAME($berth, form: "loc") }
    .you = Stawiasz nowy Statek w { NAME($berth, form: "loc") }
event-loads = { NAME($who) } umieszcza Służącego na Statku w { NAME($berth, form: "loc") }
    .you = Umieszczasz Służącego na swoim Statku w { NAME($berth, form: "loc") }
event-loads_double = { NAME($who) } umieszcza Podwójnego Służącego na Statku w { NAME($berth, form: "loc") }, liczy się jako { $worth }
    .you = Umieszczasz Podwójnego Służącego na swoim Statku w { NAME($berth, form: "loc") }, liczy się jako { $worth }
event-moves-ship = { NAME($who) } przesuwa Statek z { NAME($berth, form: "gen") } do { NAME($ahead, form: "gen") }
    .you = Przesuwasz Statek z { NAME($berth, form: "gen") } do { NAME($ahead, form: "gen") }
event-claims = { NAME($who) } odbiera w { NAME($berth, form: "loc") } nagrodę: { NAME($reward) }
    .you = Odbierasz w { NAME($berth, form: "loc") } nagrodę: { NAME($reward) }
event-ship-home = { NAME($who) } zabiera Statek z Kanału
    .you = Zabierasz Statek z Kanału
event-night-claim = { NAME($who) } odbiera Nocą nagrodę: { NAME($reward) }
    .you = Odbierasz Nocą nagrodę: { NAME($reward) }
event-unlocks = { NAME($who) } odblokowuje Podwójnego Służącego
    .you = Odblokowujesz Podwójnego Służącego
event-matches = { $matches ->
        [0] { NAME($who) } nie ma żadnego dopasowania do Kości
       *[other] { NAME($who) } ma { COUNT($matches, of: "match", form: "acc") }
    }
    .you = { $matches ->
        [0] Nie masz żadnego dopasowania do Kości
       *[other] Masz { COUNT($matches, of: "match", form: "acc") }
    }
event-sails = { NAME($who) }: Statek płynie z { NAME($berth, form: "gen") } do { NAME($ahead, form: "gen") }
    .you = Twój Statek płynie z { NAME($berth, form: "gen") } do { NAME($ahead, form: "gen") }
event-lost-at-sea = { NAME($who) }: Statek z { NAME($berth, form: "gen") } gubi drogę na morzu, a ładunek wraca do puli ogólnej
    .you = Twój Statek z { NAME($berth, form: "gen") } gubi drogę na morzu, a ładunek wraca do puli ogólnej
event-final-scoring = Punktacja końcowa
event-scores-decrees = Punktowane są Dekrety poziomu 3
event-scores-decrees_thirds = Najpierw punktowany jest Dekret „PZ za PZ”
event-disqualified = { NAME($who) } nie może wygrać: Wysłannik jest poza Pałacem
    .you = Nie możesz wygrać: twój Wysłannik jest poza Pałacem
event-wins = { NAME($who) } wygrywa z wynikiem { COUNT($vp, of: "vp") }
    .you = Wygrywasz z wynikiem { COUNT($vp, of: "vp") }
event-nobody-wins = Nikt nie wygrywa: żaden Wysłannik nie dotarł do Pałacu
