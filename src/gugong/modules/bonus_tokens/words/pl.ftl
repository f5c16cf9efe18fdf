### Bonusowe Żetony Podróży.

module-bonus-tokens = Bonusowe Żetony Podróży
    .short = Żetony bonusowe
    .line = Do innych dochodzą trzy żetony z nowymi nagrodami.
page-chapter-V-BON = Bonusowe Żetony Podróży

## Nazwy

# żetony

token-value-plus-1 = Prezenty +{ FIGURE("bonus_tokens.tokens.value-plus-1.value") }
    .does = 1 Służący z Puli na żeton, a dziś twoje karty mają wartość +{ FIGURE("bonus_tokens.tokens.value-plus-1.value") }
token-toll = myto
    .does = 1 Służący z Puli na żeton, a dziś inni płacą ci { COUNT(FIGURE("bonus_tokens.tokens.toll.vp"), of: "vp") } za akcję w wybranej lokacji
token-follow = podążanie
    .does = 1 Służący z Puli na żeton, a dziś możesz podążyć za akcją w wybranej lokacji

## Pytania

ask-token-marker = Którego Służącego z Puli kładziesz na żetonie „{ NAME($token) }”?
ask-token-location = Gdzie kładziesz żeton „{ NAME($token) }”?
ask-follow = W lokacji { NAME($location) }, gdzie leży twój żeton, ktoś wykonał akcję. Czy podążasz za nią?
    .title = Czy podążasz za akcją?
    .context = W lokacji { NAME($location) }, gdzie leży twój żeton, ktoś wykonał akcję.
ask-follow-action = Podążasz za akcją { NAME($location, form: "gen") }. Jak ją wykonujesz?
    .title = Jak wykonujesz akcję?
    .context = Podążasz za akcją { NAME($location, form: "gen") }.

## Odpowiedzi

answer-follow = podążaj: też wykonaj tę akcję, na własny koszt
    .label = Podążaj
    .note = też wykonaj tę akcję, na własny koszt
answer-decline_follow = nie podążaj
answer-decline_follow-action = jednak zrezygnuj z akcji
answer-place_token-marker = Służący
answer-place_token-marker-double = Podwójny Służący, jako jeden
answer-at_token-location = { NAME($chosen) }
answer-at_value-plus-1 = { NAME($chosen, form: "official-dat") } za { NAME($there, form: "acc") }: bez opłaty dzięki żetonowi
    .label = { NAME($chosen, form: "short") }

## Dlaczego nie

why-no-marker = żeton wymaga Służącego z Puli, a twoja Pula jest pusta

## Wydarzenia

event-token-in-use = { NAME($who) } kładzie Służącego na żetonie „{ NAME($token) }”, a żeton obok Planszy Gracza
    .you = Kładziesz Służącego na żetonie „{ NAME($token) }”, a żeton obok swojej Planszy Gracza
event-token-in-use_location = { NAME($who) } kładzie Służącego na żetonie „{ NAME($token) }”, a żeton przy lokacji { NAME($location) }
    .you = Kładziesz Służącego na żetonie „{ NAME($token) }”, a żeton przy lokacji { NAME($location) }
event-token-home = { NAME($who) } zabiera żeton „{ NAME($token) }”, a Służący z niego wraca do puli ogólnej
    .you = Zabierasz żeton „{ NAME($token) }”, a Służący z niego wraca do puli ogólnej
event-toll =
    { NAME($actor, form: "is") ->
        [you] { NAME($who) } pobiera od ciebie myto za akcję { NAME($location, form: "gen") }
       *[other] { NAME($who) } pobiera myto za akcję { NAME($location, form: "gen") }, płaci { NAME($actor) }
    }
    .you = Pobierasz myto za akcję { NAME($location, form: "gen") }, płaci { NAME($actor) }
event-follows = { NAME($who) } podąża za akcją { NAME($location, form: "gen") }
    .you = Podążasz za akcją { NAME($location, form: "gen") }

## Na planszy

board-bonus-token = { NAME($who) }: { NAME($token) }

## W terminalu

terminal-bonus-tokens = W użyciu
terminal-bonus-token = { NAME($who) }: { NAME($token) } ({ NAME($place, form: "short") })
terminal-bonus-token_beside = { NAME($who) }: { NAME($token) } (obok planszy)

## Skład partii i symulacje

why-config-bonus-tokens-meng = nie w grze przeciw Mengowi
why-config-bonus-tokens-modules = nie razem z modułem, tu { $module }
source-toll = myto z Bonusowych Żetonów Podróży, zapłacone ze znakiem minus

# Czego nie może być w pozycji
why-bonus-tokens-list = potrzebna jest lista „in_use” i nic więcej
why-bonus-tokens-row = każdy żeton ma „token”, „seat”, dla toll i follow także „location”, a może mieć „marker”
why-bonus-tokens-marker = znacznik to „servant” albo „double”, a nie { $given }
why-bonus-tokens-beside = { $token } leży obok planszy właściciela, a nie w lokacji
why-bonus-tokens-location = { $token } leży w lokacji; { $given } nią nie jest

## Karta o rzeczy

about-bonus-token = Żeton: { NAME($token) }, { NAME($who) }
    .you = Twój żeton: { NAME($token) }
    .kind = W użyciu do Nocy
    .what = { NAME($token, form: "does") }. Po ostatniej turze Dnia zachowuje się go jak każdy inny, a jego Służący trafia do puli ogólnej.
about-bonus-tokens = Bonusowe Żetony Podróży w użyciu
    .kind = { $n }
    .what = Zostają w grze do końca Dnia, każdy ze Służącym na wierzchu.

## Lekcja

lesson-bonus-tokens = Bonusowe Żetony Podróży
    .line = Żetony, które działają cały Dzień.
lesson-bonus-tokens-map = Na mapie leżą trzy nowe rodzaje żetonów. Nie pomagają raz: zostają w grze do końca Dnia.
    .title = Żetony, które zostają
lesson-bonus-tokens-card = Przy Podróży leży 2, a twoja 6 przechodzi bez opłaty. Na mapę można wejść wszędzie.
    .title = W drogę
    .do = Daj 6 Urzędnikowi od Podróży.
    .else = Można, ale ta lekcja jest o tych żetonach.
lesson-bonus-tokens-plus = Tu leży żeton, dzięki któremu każda dana karta liczy się o jeden więcej. Równe karty przechodzą wtedy bez opłaty i nawet 9 bije 9.
    .title = O jeden więcej
    .do = Wejdź do podświetlonego miasta.
    .else = To inny żeton. Wskaż go, a zobaczysz, co robi.
lesson-bonus-tokens-use = Pionek z twojej Puli oznacza go na dziś jako twój; na koniec Dnia wraca.
    .title = Wyłóż go
    .do = Użyj żetonu.
    .known = Żetony bonusowe działają do końca Dnia
    .else = Wtedy żeton przyda się tylko do wymiany.
lesson-bonus-tokens-works = Od teraz do końca Dnia każda dana karta liczy się o jeden więcej. Korzystaj z tego, póki działa.
    .title = Już działa
