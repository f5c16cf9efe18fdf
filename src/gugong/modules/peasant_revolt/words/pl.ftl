### Bunt Chłopów.

module-peasant-revolt = Bunt Chłopów
    .short = Bunt Chłopów
    .line = Tania pomoc na polach, dopóki Chłopi nie mają dość.
page-chapter-X-PRV = Bunt Chłopów
page-locked_revolt-token = Żeton Buntu jest już odkryty
    .title = Żeton Buntu jest już odkryty.

## Nazwy

# lokacja

location-peasants = Chłopi
    .gen = Chłopów
    .short = Chłopi
    .official = Urzędnik od Rolnictwa
    .official-gen = Urzędnika od Rolnictwa
    .official-dat = Urzędnikowi od Rolnictwa
    .does = zdobądź Służących, drażniąc Chłopów

# akcje Kart

effect-peasants = Chłopi

# Dekrety

decree-bid-token = Żeton Stawki
    .quoted = „Żeton Stawki”
    .does = Wysłannik o { COUNT($envoy, of: "step") } od razu; Żeton Stawki, do użycia w każdym Buncie
    .short = Wysłannik +{ $envoy }, Żeton Stawki
decree-gift-cards = PZ za Karty Prezentów
    .quoted = „PZ za Karty Prezentów”
    .does = Wysłannik o { COUNT($envoy_back, of: "step") } wstecz; na koniec gry { COUNT($each, of: "vp") } za każdą twoją Kartę Prezentu
    .short = Wysłannik −{ $envoy_back }, koniec: { COUNT($each, of: "vp") } za kartę

## Z liczbą

count-revolt-tokens =
    { $n ->
        [one] { $n } Żeton Buntu
        [few] { $n } Żetony Buntu
       *[many] { $n } Żetonów Buntu
    }

## Części zdań

token_replaced = { $token } (brązowy)
revolt-track = Żetony Buntu: { $line }/{ $size }
revolt-track_due = { $line }/{ $size }: Bunt na koniec tury, gracz: { NAME($due) }
revolt-track_aside = { $line }/{ $size }, odłożone: { $aside }; Bunt na koniec tury, gracz: { NAME($due) }
revolt-track_revealed = Bunt: { $values } = { $threat }

## Pytania

ask-bid = Wybucha Bunt o sile { $threat }. Którą odrzuconą kartę stawiasz (zakrytą)?
    .title = Którą odrzuconą kartę stawiasz (zakrytą)?
    .context = Wybucha Bunt o sile { $threat }.
ask-bid_token = Wybucha Bunt o sile { $threat }. Którą odrzuconą kartę stawiasz (zakrytą), z Żetonem Stawki czy bez?
    .title = Którą odrzuconą kartę stawiasz, z Żetonem Stawki czy bez?
    .context = Wybucha Bunt o sile { $threat }.
ask-return-bid = Inni stawiają tyle samo, a twój Znacznik Intryg jest wyżej. Czy bierzesz z powrotem na rękę { NAME($card, form: "acc") }?
    .title = Czy bierzesz z powrotem na rękę { NAME($card, form: "acc") }?
    .context = Inni stawiają tyle samo, a twój Znacznik Intryg jest wyżej.
ask-revolt-token = Siła Buntu jak dotąd: { $threat }. Co pokazuje następny Żeton Buntu?
    .title = Co pokazuje następny Żeton Buntu?
    .context = Siła Buntu jak dotąd: { $threat }.
ask-flip-bid-token = Meng rzuca swoim Żetonem Stawki. Która strona jest na wierzchu?
    .title = Która strona jest na wierzchu?
    .context = Meng rzuca swoim Żetonem Stawki.
ask-flip-special-token = Meng rzuca specjalnym żetonem. Która strona jest na wierzchu?
    .title = Która strona jest na wierzchu?
    .context = Meng rzuca specjalnym żetonem.
ask-meng-bid = Którą odrzuconą kartę stawia Meng?
ask-card-action_peasants = Chłopi: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") } czy do { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant", form: "acc") } za cofnięcie Wysłannika o 1 pole?
    .title = Chłopi: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") } czy do { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant", form: "acc") } za cofnięcie Wysłannika o 1 pole?
    .context = Akcja Karty.
ask-location-action_peasants = Chłopi: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") } czy do { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant", form: "acc") } za cofnięcie Wysłannika o 1 pole?
    .title = Chłopi: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") } czy do { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant", form: "acc") } za cofnięcie Wysłannika o 1 pole?
    .context = Akcja lokacji.

## Odpowiedzi

answer-option_peasants-a = weź { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant", form: "acc") }; potem jeszcze jeden Żeton Buntu, na torze { $line } z { $size }
    .label = Weź { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant", form: "acc") }
    .note = potem jeszcze jeden Żeton Buntu; na torze { $line } z { $size }
answer-option_peasants-b = Wysłannik o 1 pole wstecz, weź do { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant", form: "acc") }; potem jeszcze jeden Żeton Buntu, na torze { $line } z { $size }
    .label = Wysłannik o 1 pole wstecz, weź do { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant", form: "acc") }
    .note = potem jeszcze jeden Żeton Buntu; na torze { $line } z { $size }
answer-bid = postaw { NAME($chosen, form: "acc") }
answer-return = weź z powrotem { NAME($card, form: "acc") }, akcja: { NAME($card, form: "does") }
    .label = Weź z powrotem { NAME($card, form: "acc") }
    .note = { NAME($card, form: "does-note") }
answer-decline_return-bid = zostaw kartę na stosie kart odrzuconych
answer-bid_token = postaw { NAME($chosen, form: "acc") } z Żetonem Stawki { $bid_token }: liczy się jako { $worth }
    .label = Postaw { NAME($chosen, form: "acc") } z Żetonem Stawki { $bid_token }
    .note = liczy się jako { $worth }
answer-revolt-token = { $chosen }
answer-flip_lowest = strona z jego najniższą kartą
answer-flip_any = strona z dowolną kartą
answer-flip_bid-token = { $bid_token }

## Dlaczego nie

why-not-a-bid = postawić można tylko kartę ze swojego stosu kart odrzuconych: { LIST($discard) }
why-not-a-bid_hand = { NAME($chosen) } jest na ręce; postawić można tylko kartę ze stosu kart odrzuconych: { LIST($discard) }
why-not-a-bid_token = nie masz Żetonu Stawki: daje go Dekret „Żeton Stawki”
why-not-a-bid_other = wybucha Bunt i każdy, kto ma odrzucone karty, stawia jedną z nich: { LIST($discard) }

## Wydarzenia

event-revolt-track =
    { $size ->
        [one] Bunt wybucha, gdy na Torze Buntu leży { $size } Żeton Buntu z { $revolt_tokens }
        [few] Bunt wybucha, gdy na Torze Buntu leżą { $size } Żetony Buntu z { $revolt_tokens }
       *[many] Bunt wybucha, gdy na Torze Buntu leży { $size } Żetonów Buntu z { $revolt_tokens }
    }
event-brown-tokens =
    { $brown ->
        [one] { $brown } Żeton Podróży jest brązowy, zamiast innego o tym samym działaniu
        [few] { $brown } Żetony Podróży są brązowe, zamiast innych o tym samym działaniu
       *[many] { $brown } Żetonów Podróży jest brązowych, zamiast innych o tym samym działaniu
    }
event-revolt-cards =
    { $cards ->
        [one] { $cards } karta Chłopów jest wśród Kart Prezentów
        [few] { $cards } karty Chłopów są wśród Kart Prezentów
       *[many] { $cards } kart Chłopów jest wśród Kart Prezentów
    }
event-revolt-token = { NAME($who) } kładzie Żeton Buntu, na torze { $line } z { $size }
    .you = Kładziesz Żeton Buntu, na torze { $line } z { $size }
event-revolt-token-aside = Tor jest pełny: { NAME($who) } odkłada Żeton Buntu na bok, odłożone: { $aside }
    .you = Tor jest pełny: odkładasz Żeton Buntu na bok, odłożone: { $aside }
event-no-revolt-token = Nie ma już Żetonów Buntu do położenia
event-revolt-due = Tor Buntu jest pełny: Bunt wybucha na koniec tej tury ({ NAME($who) })
    .you = Tor Buntu jest pełny: Bunt wybucha na koniec twojej tury
event-revolt =
    { $line ->
        [one] Wybucha Bunt: { $line } Żeton Buntu zostaje odkryty
        [few] Wybucha Bunt: { $line } Żetony Buntu zostają odkryte
       *[many] Wybucha Bunt: { $line } Żetonów Buntu zostaje odkrytych
    }
event-reveals-revolt-token = Żeton Buntu pokazuje { $value }: jak dotąd { $threat }
event-bids = { NAME($who) } stawia zakrytą kartę
    .you = Stawiasz zakrytą kartę
event-shows-bid = { NAME($who) } odkrywa stawkę: { NAME($card) }
    .you = Odkrywasz stawkę: { NAME($card) }
event-shows-bid_token = { NAME($who) } odkrywa stawkę: { NAME($card) } z Żetonem Stawki { $bid_token }, liczy się jako { $worth }
    .you = Odkrywasz stawkę: { NAME($card) } z Żetonem Stawki { $bid_token }, liczy się jako { $worth }
event-revolt-held = Stawki dają razem { $total } przeciw { $threat }: Bunt zostaje stłumiony
event-revolt-succeeds = Stawki dają razem { $total } przeciw { $threat }: Bunt się udaje
event-card-returns = { NAME($who) } bierze z powrotem na rękę { NAME($card, form: "acc") }
    .you = Bierzesz z powrotem na rękę { NAME($card, form: "acc") }
event-card-stays = { NAME($who) } zostawia na stosie kart odrzuconych { NAME($card, form: "acc") }
    .you = Zostawiasz na stosie kart odrzuconych { NAME($card, form: "acc") }
event-revolt-line = Żetony Buntu zostają przetasowane, a tor jest pusty
event-revolt-line_aside = Żetony Buntu zostają przetasowane; odłożone na bok zaczynają nowy rząd, { $line } z { $size }
event-bid-token = { NAME($who) } otrzymuje Żeton Stawki: ±{ $bid_token } w każdym Buncie
    .you = Otrzymujesz Żeton Stawki: ±{ $bid_token } w każdym Buncie
event-meng-decree_board = { $level_words }: { LIST($candidates, form: "quoted") } kosztują tyle samo, { $figure }; { NAME($who) } bierze ten na planszy Chłopów, „{ NAME($tile) }”
event-meng-calm = O Zmierzchu żeton „{ NAME($token) }” nikogo nie drażni: nie dochodzi Żeton Buntu
event-meng-bid-token = { NAME($who) } odkrywa Żeton Stawki: { $bid_token }
event-meng-flips_lowest = Specjalny żeton wskazuje, że { NAME($who) } stawia najniższą odrzuconą kartę
event-meng-flips_any = Specjalny żeton wskazuje, że { NAME($who) } stawia dowolną odrzuconą kartę
event-performs_peasants-a = { NAME($who) } zbiera Służących wśród Chłopów
    .you = Zbierasz Służących wśród Chłopów
event-performs_peasants-b = { NAME($who) } cofa Wysłannika, aby zebrać wśród Chłopów więcej Służących
    .you = Cofasz Wysłannika, aby zebrać wśród Chłopów więcej Służących

## Na planszy

board-peasants = Pomoc Chłopów
board-peasants-then = potem Żeton Buntu
board-peasants-also = także:
board-revolt-pile = stos { $n }
board-revolt-track = Bunt
board-revolt-full = pełny: Bunt na koniec tej tury
board-revolt-threat = siła { $n }
board-revolt-aside = odłożone: { $n }
board-revolt = Chłopi, Tor Buntu { $line } z { $size }
board-revolt_revealed = Chłopi, Tor Buntu { $line } z { $size }, odkryte { LIST($values) }
board-revolt-bid = { NAME($who) }: stawka wybrana
board-revolt-bid_card = { NAME($who) }: stawka wybrana, { NAME($card) }, { NAME($card, form: "does") }

# Dlaczego pliku z liczbami nie da się użyć
why-figures-revolt-brown = brązowy żeton zajmuje miejsce innego; napisz replaces = true
why-figures-revolt-tokens = Żetony Buntu to { $known }
why-figures-revolt-servants = opcja B daje nie mniej Służących niż A, a tu jest { $b } i { $a }
why-figures-revolt-track = tor mieści mniej żetonów, niż ich jest ({ $number }), a tu ma { $given }

# Czego nie może być w pozycji
why-revolt-not-in-play = Buntu Chłopów nie ma w grze
why-revolt-due = pełny rząd czeka na koniec czyjejś tury, i tylko pełny
why-revolt-aside = żetony odkłada się na bok tylko wtedy, gdy rząd jest pełny
why-revolt-shown = to, co pokazał ostatni Bunt, jest potrzebne z zachowanymi z niego żetonami, i tylko wtedy
why-revolt-kept-first = dopóki zachowane żetony nie mieszczą się na torze, innych nie odkłada się na bok
why-revolt-too-many = jest ich więcej niż żetonów w rzędzie
why-revolt-bid-token = potrzebne jest 0, { $worth } albo -{ $worth }
why-revolt-line = trwa Bunt, ale rząd nie jest pełny
why-revolt-kept-waits = te, które nie zmieściły się na torze, czekają na Bunt, który trwa
why-revolt-hidden = w rzędzie są jeszcze zakryte żetony, a żaden nie jest odkrywany
why-revolt-none = nie trwa żaden Bunt
why-revolt-no-bid-yet = to miejsce nie mogło jeszcze postawić karty
why-revolt-not-discarded = tej karty nie ma w stosie kart odrzuconych
why-revolt-no-decree = gracz nie ma odpowiedniego Dekretu
why-revolt-values = potrzebna jest lista wartości
why-revolt-no-token-left = takiego żetonu już nie ma: { $given }
why-revolt-meng-no-bid = Meng jeszcze nie postawił karty
why-revolt-meng-bids = tylko Meng stawia kartę w ten sposób, ze stosu kart odrzuconych
why-revolt-bid-discarded = tej karty nie ma w stosie kart odrzuconych nikogo, do kogo jest pytanie

## Karta o rzeczy

about-revolt-pile = Zakryte Żetony Buntu
    .kind = Zostało { $n }
    .what = Jeden trafia na tor za każdą prośbę do Chłopów, każdą daną Miskę owoców i każdy wzięty brązowy żeton.
about-revolt-track = Tor Buntu
    .kind = { $line } z { $size }
    .what = Gdy jest pełny, na koniec tej tury wybucha Bunt: każdy stawia kartę ze swojego stosu kart odrzuconych. Jeśli stawki dorównują żetonom, najniższa stawka wraca na rękę; jeśli nie, wraca najwyższa, a Wysłannicy innych cofają się.
about-line-revolt-threat = { $n }
    .label = Siła
about-bid-token = Żeton Stawki
    .kind = Z Dekretu
    .what = Podnosi albo obniża stawkę o { $n }. Nie zużywa się.
about-bid = Stawka: { NAME($who) }
    .you = Twoja stawka
    .kind = Zakryta
    .what = Wszystkie stawki odkrywa się razem, gdy każdy wybierze.

## Lekcja

lesson-peasant-revolt = Bunt Chłopów
    .line = Tania pomoc na polach, dopóki nie powstaną.
lesson-peasant-revolt-line = Chłopi pomagają każdemu, kto prosi, a na ich torze za każdym razem kładzie się zakryty żeton. Gdy tor jest pełny, powstają. Brakuje jednego.
    .title = Tor Buntu
lesson-peasant-revolt-card = Leży tam 3, więc twoja 6 przechodzi bez opłaty. To ty zapełnisz tor.
    .title = O jedną prośbę za dużo
    .do = Daj 6 Urzędnikowi od Rolnictwa.
    .known = Pełny tor to Bunt
    .else = Można. Wtedy Bunt może wywołać kto inny.
lesson-peasant-revolt-act = A: { COUNT(FIGURE("peasant_revolt.board.servants_a"), of: "servant") } bez kosztu. B: { COUNT(FIGURE("peasant_revolt.board.servants_b"), of: "servant") }, ale Wysłannik cofa się o jedno pole.
    .title = Pomoc z pól
    .do = Wybierz A.
    .else = Wtedy nikt nie pomaga, a tor czeka.
    .else-back = Więcej rąk do pracy, ale Wysłannik jest o jedno pole dalej od Cesarza.
lesson-peasant-revolt-bid = Po twojej turze powstają i odkrywa się żetony. Każdy w tajemnicy stawia odrzuconą kartę. Jeśli razem dorównają sumie żetonów, najniższa stawka wraca na rękę.
    .title = Bunt
    .do = Postaw 5.
    .known = Stawki razem muszą dorównać sumie żetonów
    .else = Niska stawka może wrócić na rękę, ale wtedy razem może zabraknąć.
lesson-peasant-revolt-after = Stawki wystarczyły, a twoja była najniższa: 5 jest znów na twojej ręce. Gdyby nie wystarczyły, wróciłaby najwyższa karta, a Wysłannicy pozostałych cofnęliby się o pole.
    .title = Bunt stłumiony
