### Gra w terminalu. Co się wpisuje, polecenia i odpowiedzi, jest w każdym języku takie samo.

## Plansza

terminal-title = Gùgōng
terminal-day = Dzień { $day } z { $days }
terminal-dice = Kości { $dice }
terminal-starts = pierwszy gracz: { NAME($who) }
terminal-medal = Medal: wolny
terminal-medal_taken = Medal: { NAME($who) }
terminal-officials = Urzędnicy
terminal-holds = ma
terminal-its-action = akcja Karty
terminal-there = teraz
terminal-place = { NAME($place, form: "short") }: { NAME($place, form: "does") }
terminal-decrees = Dekrety
terminal-price = koszt
terminal-price_back = { $price }, Wysłannik −{ $back }
terminal-owners = właściciele
terminal-map = Mapa
terminal-roads = drogi do
terminal-players = Gracze
terminal-column-vp = PZ
terminal-column-jade = Jad.
terminal-column-pool = Pula
terminal-column-supply = Ogólna
terminal-column-double = Podw.
terminal-column-envoy = Wysł.
terminal-column-tokens = Żetony
terminal-column-hand = Ręka
terminal-column-discard = Odrz.
terminal-column-claimed = Nagrody
terminal-hand = Ręka
terminal-discard = Odrzucone
terminal-tokens = Żetony
terminal-card = { NAME($card) }: { NAME($card, form: "does") }
terminal-neutral = { $n } +{ $neutral } neutr.
terminal-arrived = Pałac: { $vp }
terminal-spots = pola za { $spots } PZ
terminal-houses = domy { $prices }
terminal-square = plac { $price }
terminal-times = { $n }× { NAME($what, form: "short") }
terminal-nobody = –
terminal-more-board = Reszta: wpisz decrees albo map
terminal-each = { NAME($who) }: { $what }

## Kto tu siedzi

terminal-you = Ty
terminal-automa = Meng
terminal-player = Gracz { $n }

## Początek i koniec

terminal-welcome = Gracze: { $players }, w tym komputer: { $bots }; ziarno losowości { $seed }. Wpisz help, aby zobaczyć pomoc.
terminal-welcome_alone = Ty przeciw Mengowi, { $difficulty ->
        [easy] poziom prosty
        [hard] poziom trudny
       *[normal] poziom normalny
    }; ziarno losowości { $seed }. Wpisz help, aby zobaczyć pomoc.
terminal-level_easy = Komputer gra na poziomie łatwym (easy): patrzy na jedną turę i często kieruje się kaprysem; dobry na pierwszą partię.
terminal-level_normal = Komputer gra na poziomie normalnym (normal): przegląda całą swoją turę i bierze to, co na jej koniec wygląda najlepiej, ale dalej nie patrzy.
terminal-level_strong = Komputer gra na poziomie mocnym (strong): nad każdą turą myśli sekundę: co inni mogą mieć i co mogą zrobić.
terminal-watching = Nie ma kogo pytać: na wszystkich miejscach gra komputer.
terminal-curtain = { NAME($who) }, twoja tura. Niech inni nie patrzą. Naciśnij Enter.
terminal-loaded = { $path }: gra toczy się dalej od odpowiedzi { $ply }.
terminal-loaded_over = { $path }: ta partia jest skończona.
terminal-saved = Zapisano: { $path }
terminal-kept = Twoja partia jest zachowana. Dalej: gugong play --resume { $name }
terminal-kept-anew = W innym terminalu ta partia poszła tymczasem dalej; twoja jest odtąd zachowywana jako { $name }.
terminal-kept-before = Partia, którą opuszczasz, jest zachowana jako { $name }.
terminal-no-record = { $path } nie jest zapisem partii, więc nic go nie nadpisze. Podaj inny plik.
terminal-load-keeps = Bieżącej partii nie można zachować ({ $reason }), więc inna nie zostanie wczytana. Najpierw ją zapisz: save PLIK
terminal-none-kept = Nie ma zachowanej partii, którą można by dokończyć.
terminal-which-kept = Która, od 1 do { $most }? Enter: ostatnia; q: żadna.
terminal-no-such-kept = Na liście nie ma „{ $typed }”: wpisz liczbę od 1 do { $most } albo naciśnij Enter.
terminal-kept-row = { $when } · gracze: { $players } · Dzień { $day }
terminal-kept-row_alone = { $when } · przeciw Mengowi · Dzień { $day }
terminal-cannot-write = Nie można zapisać pliku { $path }: { $reason }
terminal-cannot-read = Nie można odczytać pliku { $path }: { $reason }
terminal-which-file_save = Podaj plik: save my-game.txt
terminal-which-file_load = Podaj plik: load my-game.txt
terminal-scores = Wyniki końcowe
terminal-total = Razem
terminal-track = W czasie gry
terminal-out = poza grą
terminal-wins = { NAME($who) } wygrywa.
terminal-you-win = Wygrywasz!
terminal-nobody-wins = Nikt nie wygrywa: żaden Wysłannik nie dotarł do Pałacu.
terminal-bye = Do widzenia.
terminal-not-over = To jeszcze nie koniec, odpowiada { NAME($who) }. { $question }
terminal-not-over_chance = To jeszcze nie koniec, odpowiada los. { $question }

## Pytania i nowości

terminal-news = Tymczasem
terminal-earlier = … wcześniejsze wiersze: { $n }; wpisz log
terminal-only = (nic innego nie można zrobić: { $phrase })
terminal-any-time = W dowolnym momencie:
terminal-undone = Cofnięte. Pytanie wraca.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-number = Nie ma odpowiedzi { $number }: do wyboru są od 1 do { $most }.
terminal-ambiguous = „{ $text }” może znaczyć { LIST($options) }. Wpisz więcej albo numer.
terminal-ambiguous_more = „{ $text }” może znaczyć { LIST($options) } i inne. Wpisz więcej albo numer.
terminal-on-offer = Ta odpowiedź jest do wyboru: numer { $number }.
terminal-preview-what = Podaj odpowiedź: preview 3
terminal-change = { $what }: { $before } → { $after }
terminal-why-what = Podaj odpowiedź: why at jade
terminal-rules-what = Podaj zasadę: rules B-DAY-03. Albo słowa, których szukasz: rules mur remis
terminal-no-rules = W żadnej zasadzie nie ma tych słów: { $words }
terminal-no-such-rule = nie ma zasady { $rule }; czy chodziło o { LIST($near) }?

## Pomoc

terminal-help =
    Odpowiadaj numerem (2), tekstem (at jade) albo jego początkiem (at j, jade).

      board          narysuj całą planszę jeszcze raz (albo samo Enter)
      officials      część planszy: officials, decrees, players
      preview 3      co zrobiłaby odpowiedź
      hint           co zrobiłby trener i dlaczego
      map            miasta, ich żetony i drogi
      log            co się ostatnio stało, z zasadami; log all
      why ANSWER     dlaczego odpowiedzi nie ma do wyboru: why at jade, why b
      rules ID       zasada: rules B-DAY-03; albo szukane słowa: rules mur remis
      lang en        inny język: en, fr lub pl
      undo           cofnij swoją ostatnią decyzję
      save FILE      zachowaj partię w pliku
      load FILE      graj dalej zachowaną partię; ta zostaje najpierw zachowana
      help           ten tekst
      quit           wyjdź; partia zostaje zachowana
terminal-short-rules = Gra w skrócie: w swojej turze dajesz jedną kartę z ręki jednemu z siedmiu Urzędników i bierzesz kartę, która u niego leży. Jeśli twoja jest wyższa albo wnosisz opłatę, możesz użyć akcji swojej Karty, a potem akcji lokacji. Akcje kosztują Służących z Puli; wracają oni do puli ogólnej, a o Poranku do Puli. Karty, które bierzesz dziś, są jutro twoją ręką, a te, które Nocą pasują do Kości, przynoszą Służących. Po czterech Dniach wygrywa, kto ma najwięcej PZ, ale tylko z Wysłannikiem w Pałacu.
