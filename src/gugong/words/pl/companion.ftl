### Co przestawić za Menga przy prawdziwym stole.

move-focus = Połóż Podwójnego Służącego Menga przy lokacji { NAME($location) }
move-meng-marker = Wtasuj wierzchnią kartę stosu dobierania, bez podglądania, do stosu Menga; neutralny Służący oznacza nagrodę „karta”
move-exchange = Połóż { NAME($card, form: "acc") } Menga w lokacji { NAME($location) }; na jego stos kart odrzuconych trafia { NAME($taken) }
move-pays = Przenieś z Puli Menga do jego puli ogólnej: { $pieces }
move-gains = Przenieś z puli ogólnej Menga do jego Puli: { $pieces }
move-vp = Przesuń Dysk PZ Menga do przodu o { COUNT($vp, of: "vp") }
move-jade = Daj Mengowi 1 Jadeit
move-envoy = Przesuń Wysłannika Menga o { COUNT($steps, of: "step") }, na pole { $step }
move-arrives = Postaw Wysłannika Menga w Pałacu, na polu za { COUNT($spot, of: "vp") }
move-intrigue = Przesuń Znacznik Intryg Menga o { COUNT($steps, of: "step") } w górę, na pole { $step }, na wierzch innych znaczników
move-intrigue_down = Cofnij Znacznik Intryg Menga o { COUNT($down, of: "step") }, na pole { $step }, na wierzch innych znaczników
move-medal = Daj Mengowi Medal: jutro on zaczyna
move-travels = Przesuń Podróżnika Menga do miasta { NAME($city) } i weź stamtąd żeton: { NAME($token) }
move-stores = Połóż żeton zakryty na planszy Menga; teraz razem: { COUNT($stored, of: "tokens") }
move-discards-token = Odłóż żeton Menga „{ NAME($token) }” do odrzuconych żetonów
move-take-back = Przełóż kartę z wierzchu stosu kart odrzuconych Menga pod jego stos: { NAME($card) }
move-discard-for-jade = Przełóż ze stosu Menga na jego stos kart odrzuconych { NAME($card, form: "acc") }
move-meng-piece = Weź 1 Służącego Menga z jego { NAME($zone, form: "gen") }
move-wall = Postaw go na Wielkim Murze; jest tam teraz { $stands }
move-wall-home = Przenieś z Muru do puli ogólnej Menga: { $pieces }
move-new-ship = Postaw Statek Menga w { NAME($berth, form: "loc") }
move-loads = Postaw Służącego na Statku Menga w { NAME($berth, form: "loc") }
move-decree = Postaw go na Dekrecie „{ NAME($tile) }”
move-sails = Przesuń Statek Menga z { NAME($berth, form: "gen") } do { NAME($ahead, form: "gen") }
move-lost-at-sea = Zdejmij z planszy Statek Menga z { NAME($berth, form: "gen") }; jego ładunek wraca do puli ogólnej Menga
move-meng-claims_card = Statek Menga w { NAME($berth, form: "loc") } jest zapełniony: zdejmij go z planszy, Służących odłóż do puli ogólnej Menga i oznacz neutralnym Służącym nagrodę „karta”
move-meng-claims_slots = Statek Menga w { NAME($berth, form: "loc") } jest zapełniony: zdejmij go z planszy, Służących odłóż do puli ogólnej Menga i oznacz neutralnym Służącym nagrodę PZ, jeśli jest wolne miejsce
move-meng-claims_pile = Statek Menga w { NAME($berth, form: "loc") } jest zapełniony: zdejmij go z planszy, Służących odłóż do puli ogólnej Menga; stos dobierania jest pusty, więc oznacz nagrodę PZ
move-meng-keeps_under = Połóż wierzchnią kartę stosu dobierania, bez podglądania, pod stosem Menga
move-meng-keeps_discard = Połóż wierzchnią kartę stosu dobierania, bez podglądania, na stosie kart odrzuconych Menga

companion-shuffled = { COUNT($n, of: "cards") } w nieznanej nikomu kolejności
companion-welcome = Pomocnik gra za Menga przy twoim stole ({ $difficulty ->
        [easy] poziom prosty
        [hard] poziom trudny
       *[normal] poziom normalny
    }): rozkładasz planszę, rozdajesz i rzucasz Kośćmi, a pomocnik mówi, co robi Meng i dlaczego. Wpisz help, aby zobaczyć pomoc.
companion-setting-up = Przygotuj grę jak dla 2 graczy. Twoja ręka to zestaw { $human }; zestaw { $his } przetasuj jako stos Prezentów Menga.
companion-several-at-once = Można podać kilka naraz, w tej kolejności: { LIST($order) }
companion-or-draw = Samo Enter albo `draw`: losuje pomocnik.
companion-short-names = Krótkie nazwy: { LIST($names) }
companion-no-such = Wśród odpowiedzi nie ma „{ $word }”. Wpisz ?, aby zobaczyć nazwy.
companion-several = „{ $word }” może znaczyć { LIST($names) }. Wpisz więcej.
companion-several_more = „{ $word }” może znaczyć { LIST($names) } i inne. Wpisz więcej.
companion-too-many = Tego już nie trzeba, bo następne pytanie jest inne: { $words }
companion-impossible = Tej karty nie może tam być, bo jest już gdzie indziej: { $card }.
companion-no-draw = Teraz nic się nie losuje: pytanie dotyczy twojej tury.
companion-drawn = { $question } Wylosowane: { $what }
companion-last = Została jedna karta: { $what }.
companion-not-yet = Stół nie jest jeszcze przygotowany.
companion-only = (tylko jedna odpowiedź: { $phrase })
companion-kept = Twoja partia jest zachowana. Dalej: gugong meng --resume { $name }
companion-look = Meng ma kartę, której nikt nie widział: zna ją tylko stół. Wpisz, co tam widzisz.
companion-undone = Cofnięte. Ustaw pionki tak, jak były wcześniej.
companion-after-night = Stos kart odrzuconych Menga to jego nowy stos Prezentów: przetasuj go, zakryty

## W przeglądarce, na telefonie obok pudełka

companion-page-title = Meng przy twoim stole
companion-page-what = Dla tych, którzy mają przed sobą pudełko. Ty rozkładasz planszę, rozdajesz i rzucasz Kośćmi; pomocnik prowadzi talię Menga, mówi krok po kroku, co za niego przesunąć i dlaczego. Wystarczy dotknąć tego, co leży na stole.
companion-page-new = Nowa partia
companion-page-deck = Karty Automy Menga
companion-page-deck_ours = dobiera pomocnik
companion-page-deck_mine = odkrywasz przy stole
companion-page-figures = Twoje pudełko jest inne?
companion-page-figures-how = Wiele danych programu to dane odtworzone. „gugong catalog edit moje-pudelko.toml” pyta o dane z twojego pudełka i zapisuje plik; tutaj można go wybrać.
companion-page-figures-file = Plik z twoimi danymi
companion-page-figures-text = Jego treść
companion-page-begin = Rozłóż grę
companion-page-day = Dzień { $day }
companion-page-setting-up = Przygotowanie gry
companion-page-steps = Co zrobić za Menga i co się stało
companion-page-look = Meng ma kartę, której nikt nie widział: trzeba dotknąć tego, co widać na stole.
companion-page-draw = Niech dobierze program
companion-page-draw-all = Niech program rozłoży resztę
companion-page-undo = Cofnij
companion-page-laid = Wylosowane: tak należy to rozłożyć
companion-page-meng = Co ma Meng
companion-page-board = Jak ma wyglądać stół
companion-page-over = Koniec gry.
companion-page-none = Ta przeglądarka nie ma takiej partii przy stole.
companion-page-lost = Tej partii nie da się już odczytać: { $what }

## Pomoc

companion-help =
    Wpisuj, co dzieje się przy twoim stole; pomocnik mówi, co robi Meng,
    i podaje zasadę.

    Karty, Kości i żetony wpisuj tak, jak je widzisz: nazwa, jej początek albo
    krótka nazwa (? je wypisuje), także kilka naraz. Karta nazywa się od wartości
    i akcji: 3-swap albo 3, jeśli nie może chodzić o inną 3. W swojej turze wpisz
    numer odpowiedzi, jej tekst (at jade) albo jego początek.

      draw           niech pomocnik to wylosuje; draw all: resztę przygotowania też
      ?              nazwy, które można teraz wpisać
      meng           co ma Meng i które Karty Automy zostały
      board          jak ma wyglądać cały stół
      map            miasta, ich żetony i drogi
      log            co się ostatnio stało, z zasadami; log all
      why ANSWER     dlaczego odpowiedzi nie ma do wyboru: why at jade, why b
      rules ID       zasada: rules S-TRV-01; albo szukane słowa: rules zmierzch
      lang en        inny język: en, fr lub pl
      undo           cofnij ostatni wpis
      save FILE      zachowaj partię w pliku; gugong meng --load FILE gra ją dalej
      quit           wyjdź; partia zostaje zachowana
