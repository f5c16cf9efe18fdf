### Trener: podpowiedzi, co kosztowało najwięcej po grze, zagadki.

## Dlaczego odpowiedź jest lepsza (more) albo gorsza (less) od innej

reason-vp-more = Od razu więcej o { COUNT($n, of: "vp") }
reason-vp-less = Od razu mniej o { COUNT($n, of: "vp") }
reason-arrived-more = Wysłannik wchodzi do Pałacu
reason-arrived-less = Wysłannik jeszcze nie wchodzi do Pałacu
reason-steps-more = Wysłannik idzie dalej: +{ COUNT($n, of: "step") }
reason-steps-less = Wysłannik zostaje z tyłu: −{ COUNT($n, of: "step") }
reason-jade-more = Więcej Jadeitów: +{ $n }
reason-jade-less = Mniej Jadeitów: −{ $n }
reason-decrees-more = Zdobywasz Dekret
reason-decrees-less = Nie zdobywasz tego Dekretu
reason-rewards-more = Statek odbiera Nagrodę swojego Portu
reason-rewards-less = Żaden Statek nie odbiera Nagrody Portu
reason-aboard-more = Więcej Służących na Statkach: +{ $n }
reason-aboard-less = Mniej Służących na Statkach: −{ $n }
reason-farthest-more = Statki płyną dalej, Porty: +{ $n }
reason-farthest-less = Statki zostają z tyłu, Porty: −{ $n }
reason-leads-more = Prowadzisz na Wielkim Murze
reason-leads-less = Nie prowadzisz na Wielkim Murze
reason-wall-more = Więcej Służących na Wielkim Murze: +{ $n }
reason-wall-less = Mniej Służących na Wielkim Murze: −{ $n }
reason-servants-more = Więcej Służących zostaje w Puli: +{ $n }
reason-servants-less = Mniej Służących zostaje w Puli: −{ $n }
reason-tokens-more = Więcej Żetonów Podróży: +{ $n }
reason-tokens-less = Mniej Żetonów Podróży: −{ $n }
reason-matches-more = Więcej dopasowań do Kości tej Nocy: +{ $n }
reason-matches-less = Mniej dopasowań do Kości tej Nocy: −{ $n }
reason-most-more = Tej Nocy masz najwięcej dopasowań
reason-most-less = Tej Nocy nie masz najwięcej dopasowań
reason-hand-more =
    { $n ->
        [one] Zostaje ci karta: dziś jedna tura więcej
        [few] Zostają ci { $n } karty: dziś { $n } tury więcej
       *[many] Zostaje ci { $n } kart: dziś { $n } tur więcej
    }
reason-hand-less =
    { $n ->
        [one] Kosztuje kartę: dziś jedna tura mniej
        [few] Kosztuje { $n } karty: dziś { $n } tury mniej
       *[many] Kosztuje { $n } kart: dziś { $n } tur mniej
    }
reason-double-more = Odblokowujesz Podwójnego Służącego
reason-double-less = Nie odblokowujesz Podwójnego Służącego
reason-values-more = Lepsze karty na jutro: razem +{ $n }
reason-values-less = Słabsze karty na jutro: razem −{ $n }
reason-intrigue-more = Wyżej na Torze Intryg: +{ $n }
reason-intrigue-less = Niżej na Torze Intryg: −{ $n }
reason-medal-more = Bierzesz Medal
reason-medal-less = Nie bierzesz Medalu
reason-takes-more = Inaczej { NAME($who) } bierze kartę: { NAME($card) }
reason-takes-less = { NAME($who) } bierze wtedy kartę: { NAME($card) }
reason-rival-more = { NAME($who) } ma potem o około { COUNT($n, of: "vp") } mniej
reason-rival-less = { NAME($who) } ma potem o około { COUNT($n, of: "vp") } więcej
reason-later-more = Za dwie kolejki o około { COUNT($n, of: "vp") } więcej: { NAME($what) }
reason-later-less = Za dwie kolejki o około { COUNT($n, of: "vp") } mniej: { NAME($what) }
reason-small-more = Warte o około { COUNT($n, of: "vp") } więcej: { NAME($what) }
reason-small-less = Warte o około { COUNT($n, of: "vp") } mniej: { NAME($what) }
reason-same = Tak samo dobre jak najlepsze
reason-together-more = Wiele drobnych rzeczy razem
reason-together-less = Wiele drobnych rzeczy razem

coach-source-vp = punkty po drodze
coach-source-palace = droga do Pałacu
coach-source-jade = Jadeity
coach-source-decrees = Dekrety
coach-source-ships = Statki
coach-source-wall = Wielki Mur
coach-source-servants = Służący
coach-source-tokens = Żetony Podróży
coach-source-matches = karty pasujące do Kości
coach-source-cards = karty
coach-source-intrigue = Intrygi
coach-source-medal = Medal
coach-source-rivals = zdobycze przeciwników

## Po grze

coach = Trener
coach-headline =
    { $n ->
        [0] Dobra gra: żadna tura nie kosztowała dużo
        [one] Jedna tura kosztowała najwięcej
        [few] { $n } tury kosztowały najwięcej
       *[many] { $n } tur kosztowało najwięcej
    }
coach-of-100 = Twoja szansa na wygraną (na 100 takich partii)
coach-what-cost = Co kosztowało najwięcej
coach-turn = Dzień { $day }, tura { $turn }
coach-cost = −{ $n } na 100
coach-chance = { $n } na 100
coach-percent = { $n }%
coach-lead = { $n } PZ przed przeciwnikami
coach-behind = { $n } PZ za przeciwnikami
coach-played = Zagrane
coach-better = Lepsze
coach-close = Jak blisko najlepszej gry
coach-close-of = { $n } na 100
coach-close-day = Dzień { $day }
coach-next = Rada na następny raz
coach-luck = Los
coach-luck-dice-against = Dzień { $day }: Kości odebrały ci { $n } na 100
coach-luck-dice-for = Dzień { $day }: Kości dały ci { $n } na 100
coach-luck-draw-against = Dzień { $day }: dobieranie odebrało ci { $n } na 100
coach-luck-draw-for = Dzień { $day }: dobieranie dało ci { $n } na 100
coach-luck-none = Ani Kości, ani dobieranie nie zmieniły wiele
coach-unfinished = Ta partia się nie skończyła: ocena sięga tak daleko jak zapis
coach-won = { NAME($who) } wygrywa
    .you = Wygrywasz
coach-nobody = Nikt nie wygrywa
coach-start = Początek
coach-end = Koniec
coach-after = Po Dniu { $day }, turze { $turn }
coach-table = Szanse w tabeli
coach-chart = Szansa każdego na wygraną, tura po turze
coach-see = Pokaż na planszy
coach-play-on = Graj dalej stąd
coach-try = Spróbuj jeszcze raz
coach-try-letter = Spróbuj { $letter } jeszcze raz
coach-working =
    { $day ->
        [0] Czytanie partii
       *[other] Czytanie Dnia { $day }
    }
coach-done-of = { $done } z { $total }
coach-wait = Można opuścić tę stronę: praca ruszy dalej po powrocie.
coach-later = Trener czyta teraz inne partie. Ta będzie następna, gdy tylko znajdzie się miejsce.
coach-failed = Nie udało się przeczytać tej partii do końca.
coach-again = Jeszcze raz
coach-letter = Znak { $letter }

coach-advice-none = Żadna tura nie kosztowała 3 na 100 ani więcej. Oby tak dalej.
coach-advice-vp = Najwięcej kosztowały punkty po drodze: { $cost } na 100. Najpierw sprawdzaj, co od razu daje PZ.
coach-advice-palace = Najwięcej kosztowała droga do Pałacu: { $cost } na 100. Wysyłaj Wysłannika wcześniej; bez Pałacu nic się nie liczy.
coach-advice-jade = Najwięcej kosztowały Jadeity: { $cost } na 100. Każdy następny, aż do piątego, jest wart więcej niż poprzedni.
coach-advice-decrees = Najwięcej kosztowały Dekrety: { $cost } na 100. Dekret kupiony wcześnie działa w każdym pozostałym Dniu.
coach-advice-ships = Najwięcej kosztował Wielki Kanał: { $cost } na 100. Załaduj Statek do pełna, zanim popłynie dalej, i bierz nagrodę w Porcie, którego chcesz.
coach-advice-wall = Najwięcej kosztował Wielki Mur: { $cost } na 100. Policz, kto będzie prowadzić, gdy odcinek się wypełni.
coach-advice-servants = Najwięcej kosztowali Służący: { $cost } na 100. Zostawiaj w Puli tylu, ilu usuniesz w następnej turze.
coach-advice-tokens = Najwięcej kosztowały Żetony Podróży: { $cost } na 100. Zanim wybierzesz kartę, sprawdź, do którego miasta możesz dojść.
coach-advice-matches = Najwięcej kosztowały karty pasujące do Kości: { $cost } na 100. Karty wzięte za dnia porównuje się w Nocy z Kośćmi.
coach-advice-cards = Najwięcej kosztowały karty: { $cost } na 100. Odrzucona karta to tura mniej; wzięta karta to twoja jutrzejsza ręka.
coach-advice-intrigue = Najwięcej kosztował Tor Intryg: { $cost } na 100. Rozstrzyga każdy remis, a pola można wymieniać na nagrody.
coach-advice-medal = Najwięcej kosztowało to, kto zaczyna: { $cost } na 100. Medal decyduje, kto jutro wybiera najwcześniej.
coach-advice-rivals = Najwięcej kosztowały zdobycze przeciwników: { $cost } na 100. Sprawdzaj, co wzięłaby następna osoba.
coach-advice-module = Najwięcej kosztowało to: { NAME($what) }, { $cost } na 100. Pomyśl o tym przed następną turą.

## Odmowy

why-coach-no-seat = w tej partii nie ma miejsca { $given }: miejsca mają numery od 0 do { $last }
why-coach-automa = miejsce { $given } należy do Menga, którego nie da się trenować
why-coach-died = praca trenera nad tą partią została kilka razy przerwana
why-coach-no-turns = miejsce { $given } nie ma w tej partii żadnej skończonej tury: nie ma czego oceniać
why-puzzles-damaged = tego pliku z zagadkami nie da się odczytać: { $fault }

## W wierszu poleceń

puzzles = Zagadki
cli-coach = Ocenia partię jak trener: co kosztowało najwięcej i dlaczego.
cli-coach-whole = Ocenia zapisaną partię jak trener: szanse wszystkich na wygraną, najdroższe tury, co było lepsze i dlaczego oraz co zrobił los.
cli-coach-seat = Czyje tury są oceniane.
cli-coach-json = Wypisuje ocenę jako JSON.
cli-coach-html = Zapisuje ocenę jako stronę w tym pliku.
cli-coach-time = Najwyżej tyle sekund namysłu nad turą.
cli-puzzles = Tworzy zagadki z partii.
cli-puzzles-whole = Zagadki: tury, w których jedna wymiana jest wyraźnie najlepsza.
cli-puzzles-make = Boty grają, a tury, które są zagadkami, zostają zachowane.
cli-puzzles-games = Ile partii jest rozgrywanych.
cli-puzzles-first = Numer pierwszej partii: tam rusza dalej przerwana praca.
cli-puzzles-seed = Ziarno losowości partii.
cli-puzzles-out = Plik z zagadkami; to, co w nim jest, zostaje.
cli-puzzles-made =
    { $new ->
        [one] { $new } nowa zagadka, razem { $all }
        [few] { $new } nowe zagadki, razem { $all }
       *[many] { $new } nowych zagadek, razem { $all }
    }

## Na stronie

hint = Podpowiedź
hint-title =
    { $n ->
        [one] Jedyna dobra odpowiedź
        [few] { $n } dobre odpowiedzi
       *[many] { $n } dobrych odpowiedzi
    }
hint-best = najlepsze: { $n } na 100
hint-behind = −{ $n } na 100, { $vp } PZ
hint-as-good = równie dobre
hint-close = Zamknij podpowiedź
hint-thinking = Namysł: najwyżej dwie sekundy
hint-wait-turn = Podpowiedź dotyczy twojego pytania: poczekaj na swoją turę.
hint-not-here = Gdy grają też inni ludzie, podpowiedzi są tylko za zgodą wszystkich.
coach-busy = Trener ma teraz za dużo pytań. Zapytaj za chwilę jeszcze raz.
coach-no-answer = Trener nie zdołał ocenić tego pytania. Partia toczy się dalej.
coach-not-over = Trener ocenia skończone partie; ta jeszcze trwa.
coach-no-such-seat = Nie masz takiego miejsca w tej partii.
coach-nothing-left = W tym miejscu partia jest już skończona: nie ma czego grać dalej.
coach-nothing-yet = Na razie nic.
coach-stop = Zatrzymaj
coach-on = Kontynuuj

puzzle-daily = Zagadka dnia
puzzle-number = Zagadka { $n }
puzzle-all = Wszystkie zagadki
puzzle-where = Dzień { $day } · { $theme } · { $level }
puzzle-level-1 = łatwa
    .many = Łatwe
puzzle-level-2 = średnia
    .many = Średnie
puzzle-level-3 = trudna
    .many = Trudne
puzzle-question = Która karta do którego Urzędnika?
puzzle-how = Jedna wymiana, razem z najlepszą resztą tury, jest wyraźnie najlepsza.
puzzle-card = Twoja karta
puzzle-at = Dokąd
puzzle-solved = Zgadza się!
puzzle-wrong = Inna wymiana jest lepsza
puzzle-far = Ta wymiana jest tak daleko w tyle, że nie została zbadana do końca.
puzzle-yours = Twój wybór
puzzle-next = Następna zagadka
puzzle-again = Pokaż jeszcze raz
puzzle-streak-days = Dni z rzędu: { $n }.
puzzle-best-days = Najdłużej z rzędu: { $n }.
puzzle-of-all = Wszystkie
puzzle-of-meng = przeciw Mengowi
puzzle-of-modules = z modułami
puzzle-theme-other = wiele rzeczy
puzzle-no-exchange = to nie jest wymiana z tej zagadki: wybierz jedną z kart i jednego z Urzędników na stronie
puzzle-unknown = nie ma zagadki „{ $given }”: numery idą od 1 do { $last }
coach-no-turn = Trener nie zna takiej tury tej partii: być może jeszcze do niej nie dotarł.
puzzle-count =
    { $n ->
        [one] { $n } zagadka
        [few] { $n } zagadki
       *[many] { $n } zagadek
    }
