### Meng: co robi i dlaczego.

module-solo = Meng
page-chapter-X-SOL = Meng i moduły
page-chapter-S-SET = Meng: przygotowanie gry
page-chapter-S-DAY = Meng: jego Dzień
page-locked_reveal-gift = Meng odkrył już kartę
    .title = Meng odkrył już kartę.

automa-special = specjalna

## Części zdań

level = Poziom { $level }
level_today = Dziś poziom { $level }
level_highest = Poziom { $level } przed wszystkimi innymi

## Pytania

ask-automa = Którą Kartę Automy odkrywa Meng?
ask-reveal-gift = Którą Kartę Prezentu odkrywa Meng ze swojego stosu?
ask-draw-focus = Która lokacja jest lokacją Menga?

## Odpowiedzi

answer-automa = { NAME($chosen) }
answer-at_draw-focus = { NAME($chosen) }

## Wydarzenia

event-pairing = Grasz zestawem kart { $human }, { NAME($who) } zestawem { $his }
event-focus = { NAME($who) } skupia się na lokacji { NAME($location) }: oznacza ją jego Podwójny Służący
event-meng-marker = { NAME($who) } oznacza na planszy neutralnym Służącym nagrodę „karta”, za swoją piątą Kartę Prezentu
event-automa-deck = { NAME($who) } ma w talii Automy { COUNT($cards, of: "cards", form: "acc") }, w tym specjalne: { $special }
event-meng-morning = Poranek: { NAME($who) } używa wszystkich swoich Dekretów
event-automa = { NAME($who) } odkrywa Kartę Automy: { NAME($automa) }
event-automa_special = { NAME($who) } odkrywa Specjalną Kartę Automy: idzie do swojej lokacji, { NAME($location) }
event-automa-shuffled = Talia Automy jest pusta; na nowo przetasowane: { COUNT($cards, of: "cards") }
event-meng-acts_card = { NAME($who) } wykonuje akcję swojej Karty: { NAME($location) }
event-meng-acts_location = { NAME($who) } wykonuje akcję lokacji: { NAME($location) }
event-meng-acts_special = Dzięki Specjalnej Karcie { NAME($who) } wykonuje bez kosztu większą akcję: { NAME($location) }
event-meng-cannot_servants = { NAME($who) } nie może wykonać akcji { NAME($location, form: "gen") }: koszt to { COUNT($needed, of: "servant") }, a razem z żetonami ma { $could }
event-meng-cannot_no-city = { NAME($who) } nie może podróżować: na mapie nie ma dla niego żetonu
event-meng-cannot_no-room = { NAME($who) } nie może nic załadować: żaden Statek nie ma miejsca, a nowy nie może wpłynąć
event-meng-cannot_no-decree = { NAME($who) } nie może zdobyć żadnego Dekretu
event-meng-cannot_blocked = { NAME($who) } nie może wykonać akcji { NAME($location, form: "gen") }: nic nie jest tam możliwe
event-meng-no-swap = { NAME($card) } to podmiana, a { NAME($who) } nigdy nie podmienia kart: zamiast tego zdobywa { COUNT($vp, of: "vp") }
event-meng-way_enters = { NAME($who) } wprowadza Podróżnika na mapę: pierwsze miasto z żetonem na jego trasie to { NAME($city) }
event-meng-way_round = { NAME($who) } rusza dalej swoją trasą: następne miasto z żetonem to { NAME($city) }
event-meng-way_bare = Na trasie nie ma już żetonów: { NAME($who) } rusza po najbliższy, miasto { NAME($city) }
event-meng-way_nearest = { NAME($who) } jest poza swoją trasą i nie może do niej dotrzeć: najbliższy żeton ma miasto { NAME($city) }
event-meng-way_back = { NAME($who) } wraca na swoją trasę: najbliższy żeton na niej ma miasto { NAME($city) }
event-meng-instead_swap = { NAME($who) } nigdy nie podmienia kart: za ten żeton zdobywa { COUNT($vp, of: "vp") }
event-meng-instead_twilight = O Zmierzchu { NAME($who) } nie ma pożytku z żetonu „{ NAME($token) }”: zdobywa { COUNT($vp, of: "vp") }
event-meng-instead_no-card = { NAME($who) } nie ma karty do żetonu „{ NAME($token) }”: zdobywa { COUNT($vp, of: "vp") }
event-meng-no-use_supply = { NAME($who) } ma pustą pulę ogólną: żeton „{ NAME($token) }” nic mu nie daje
event-meng-no-use_room = { NAME($who) } nie ma Statku do załadowania: żeton „{ NAME($token) }” nic mu nie daje
event-meng-no-use_servants = { NAME($who) } ma za małą Pulę na żeton „{ NAME($token) }”: tylko go odkłada
event-meng-exchanges_servant = { NAME($who) } wymienia Żetony Podróży, które liczą się jako { $price }, na Służącego: z nim może dokończyć akcję
event-meng-exchanges_jade = { NAME($who) } ma Żetony Podróży, które liczą się jako { $price }: od razu wymienia je na Jadeit
event-meng-exchanges_room = { NAME($who) } ma wszystkie miejsca zajęte: wymienia Żetony Podróży, które liczą się jako { $price }
event-meng-jade_cheapest = { $price ->
        [0] { NAME($who) } bierze najtańszy Jadeit, bez płacenia
       *[other] { NAME($who) } bierze najtańszy Jadeit, za { COUNT($price, of: "servant", form: "acc") }
    }
event-meng-jade_square = { $price ->
        [0] Wszystkie domy są puste: { NAME($who) } bierze Jadeit z placu, bez płacenia
       *[other] Wszystkie domy są puste: { NAME($who) } bierze Jadeit z placu, za { COUNT($price, of: "servant", form: "acc") }
    }
event-meng-level_dear = { $level_words }: { LIST($candidates, form: "quoted") }; koszt { LIST($figures) } i jeszcze 1 do umieszczenia, a razem z żetonami { NAME($who) } ma { $could }
event-meng-level_owned = { $level_words }: { NAME($who) } ma wszystkie jego Dekrety
event-meng-decree_only = { $level_words }: { NAME($who) } nie ma tylko jednego, „{ NAME($tile) }”, i bierze go
event-meng-decree_cheaper = { $level_words }: { LIST($candidates, form: "quoted") }; koszt { LIST($figures) }; { NAME($who) } bierze tańszy, „{ NAME($tile) }”
event-meng-decree_alone = { $level_words }: { LIST($candidates, form: "quoted") } kosztują tyle samo, { $figure }; drugi jest już twój; { NAME($who) } bierze „{ NAME($tile) }”
event-meng-decree_bottom = { $level_words }: { LIST($candidates, form: "quoted") } kosztują tyle samo, { $figure }; { NAME($who) } bierze dolny, „{ NAME($tile) }”
event-meng-benefit_jade = { NAME($who) } ma znacznik na polu { $steps }, dość wysoko na Jadeit: bierze go
event-meng-benefit_servant = { NAME($who) } ma znacznik na polu { $steps }, za nisko na Jadeit: bierze Służącego
event-meng-benefit_saves = { NAME($who) } oszczędza Intrygi na koniec gry: bierze tylko Służącego
event-meng-no-benefit_low = { NAME($who) } ma znacznik na polu { $steps }: bez Nagrody za Intrygi
event-meng-no-benefit_empty = { NAME($who) } ma pustą pulę ogólną, a znacznik na polu { $steps }, za nisko na Jadeit
event-meng-ship_existing = { NAME($who) } ma miejsce na Statku w { NAME($berth, form: "loc") }: ładuje właśnie ten
event-meng-ship_new = { NAME($who) } nie ma Statku z wolnym miejscem: stawia nowy w { NAME($berth, form: "loc") }
event-meng-claims_card = { NAME($who) } zapełnia Statek w { NAME($berth, form: "loc") } i od razu odbiera nagrodę: Karta Prezentu, bo jest na nią miejsce
event-meng-claims_slots = { NAME($who) } zapełnia Statek w { NAME($berth, form: "loc") } i od razu odbiera nagrodę: { NAME($reward) }, bo Karty Prezentów już ma
event-meng-claims_pile = { NAME($who) } zapełnia Statek w { NAME($berth, form: "loc") } i od razu odbiera nagrodę: { NAME($reward) }, bo stos dobierania jest pusty
event-meng-piece = { NAME($who) } bierze Służącego z { NAME($zone, form: "gen") }
event-meng-keeps_under = { NAME($who) } kładzie tę kartę, bez podglądania, pod swój stos Prezentów
event-meng-keeps_discard = O Zmierzchu { NAME($who) } kładzie tę kartę, bez podglądania, na swój stos kart odrzuconych
event-twilight =
    { $cards ->
        [one] Zmierzch: { NAME($who) } rozpatruje { $cards } kartę z tego Dnia
        [few] Zmierzch: { NAME($who) } rozpatruje po kolei { $cards } karty z tego Dnia
       *[many] Zmierzch: { NAME($who) } rozpatruje po kolei { $cards } kart z tego Dnia
    }
event-twilight-card = Karta Zmierzchu { $place }: { NAME($automa) }
event-twilight-card_special = Karta Zmierzchu { $place }: specjalna
event-meng-skips_servants = { NAME($who) } to pomija: koszt to { COUNT($needed, of: "servant") }, a razem z żetonami ma { $could }
event-meng-skips_no-city = { NAME($who) } to pomija: na mapie nie ma dla niego żetonu
event-meng-skips_no-room = { NAME($who) } to pomija: żaden Statek nie ma miejsca, a nowy nie może wpłynąć
event-meng-skips_top = { NAME($who) } to pomija: jego Znacznik Intryg jest na ostatnim polu
event-meng-skips_blocked = { NAME($who) } to pomija: jego Wysłannik nie może iść dalej
event-meng-counts = { NAME($who) } nie ma Wysłannika w Pałacu: nie dostaje za to PZ, ale i tak może wygrać
event-human-starts = { NAME($who) } zaczyna partię
    .you = Zaczynasz partię
event-automa-of-modules = Moduły dodają do talii Automy { COUNT($added, of: "cards", form: "acc") }, a usuwają { COUNT($left_out, of: "cards", form: "acc") }
event-decree-left-out = Przeciw Mengowi nie używa się Dekretu „{ NAME($tile) }”
event-meng-saves = Z powodu Dekretu „{ NAME($tile) }” { NAME($who) } nie kupuje już Jadeitów za Intrygi ani za Żetony Podróży

## Na planszy

board-automa-deck = Automa
board-automa-focus = lokacja
board-automa-today = dziś
board-automa-nothing = jeszcze nic
board-automa = Meng: lokacja { NAME($focus, form: "short") }, talia Automy { $deck }, dziś { LIST($today) }

## W terminalu

companion-focus = Lokacja Menga
companion-place = { NAME($place, form: "short") }
companion-deck = Następne Karty Automy
companion-today = Zagrane dziś
companion-earlier = Z wcześniejszych Dni
companion-stack = Stos Prezentów
companion-under = Pod nim, w tej kolejności
companion-discard = Stos kart odrzuconych
companion-tokens = Żetony Podróży
companion-servants = Służący
companion-in-pool = w Puli { $pool }, w puli ogólnej { $supply }
companion-unseen = niewidziana karta
companion-times = { NAME($what) } ×{ $n }

## Skład partii i symulacje

source-meng = to, co Meng bierze zamiast rzeczy, których nie używa

# Dlaczego pliku z liczbami nie da się użyć
why-figures-meng-jade = liczba kart Jadeitu to co najmniej { $least }, bo Pałac Letni jedną zabiera; tu jest { $given }
why-figures-meng-decrees = karta Dekretów jest jedna, a tu jest { $given }
why-figures-meng-cards = liczba kart lokacji to { $number }, a tu jest { $given }
why-figures-meng-special = liczba kart specjalnych to { $usual }, a w łatwej grze { $easy }

# Czego nie może być w pozycji
why-meng-focus-unknown = { $given } nie występuje w tej grze
why-meng-focus-shunned = z tymi modułami nie może to być { $given }
why-meng-automa-cards = Kart Automy { $automa } jest { $number }, nie więcej i nie mniej
why-meng-under-stack = { $card } leży pod stosem Prezentów Menga, ale nie dokładnie raz na jego ręce
why-meng-double = Podwójny Służący Menga oznacza tylko jego lokację i nic więcej
why-meng-no-twilight = nie trwa Zmierzch
why-meng-drawn = karta dobrana dziś zakryta leży pod stosem Prezentów Menga
why-meng-no-gift = Meng nie ma Karty Prezentu

## Karta o rzeczy

about-automa = Karty Menga
    .kind = Jego turę tworzą dwie karty
    .what = Karta Automy wskazuje Urzędnika, tam trafia wierzchnia Karta Prezentu Menga. O nic się go nie pyta i nie wnosi opłat. O Zmierzchu przechodzi jeszcze raz przez dzisiejsze Karty Automy.
about-focus = Lokacja Menga: { NAME($focus, form: "short") }
    .kind = Na całą grę
    .what = Specjalna Karta Automy wysyła go tutaj. { about-automa.what }
about-line-automa-deck = { $n }
    .label = Talia Automy
about-line-automa-today = { LIST($cards) }
    .label = Dziś dotąd

## Lekcja

lesson-meng = W pojedynkę przeciw Mengowi
    .line = Jak myśli Meng i jak go wyprzedzić.
lesson-meng-meng = Meng też wspina się do Pałacu. Decydują za niego karty: jedna mówi, gdzie działa, druga to Prezent, który tam daje. Nigdy nie wnosi opłaty i nikt go nie pyta.
    .title = Twój przeciwnik Meng
    .known = O ruchu Menga decydują dwie karty
lesson-meng-card = W Pałacu leży 1, więc twoja 5 przechodzi bez opłaty; po drodze buduje Mur.
    .title = Twoja tura
    .do = Daj 5 Urzędnikowi od Pałacu.
    .else = Można. Przeciw Mengowi liczy się każda tura, więc działaj dwa razy, kiedy się da.
lesson-meng-turn = Najpierw Mur. Potem Wysłannik idzie o jedno pole, a wtedy kolej na Menga.
    .title = Działaj, potem patrz
    .do = Wybierz A.
    .else = B umieszcza więcej, a Służących ubywa.
lesson-meng-his = Meng odkrył kartę specjalną: wysłała go do jego lokacji, a w tej grze jest nią Podróż; tam wykonał większą akcję bez kosztu. W partii przy każdym jego ruchu podany jest powód.
    .title = Co zrobił Meng
    .known = Karta specjalna: jego lokacja, bez kosztu
lesson-meng-fast = Wygrywasz, jeśli Wysłannik dotrze i masz więcej PZ. Talia Menga się nie spieszy: patrz na Kości i jego lokację i bierz przed nim to, co on bierze często.
    .title = Jak go wyprzedzić
own-what_solo-location_cards = Ile Kart Automy pokazuje tę lokację: { NAME($item) }
