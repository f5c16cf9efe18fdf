### Nauka: strony wokół lekcji i słowa samych lekcji.

# Krok lekcji to `lesson-LEKCJA-KROK`: jego słowa, najwyżej czterdzieści razem z poleceniem. `.title`, `.do` to, co trzeba
# zrobić, `.known` to, co już wiadomo, `.else` o innej odpowiedzi, `.else-NAZWA` o pewnej określonej.

learn = Nauka
learn-heading = Nauka przez grę
    .line = Krótkie lekcje na prawdziwej planszy. Ty grasz, gra odpowiada. Wyjdź, kiedy chcesz; postęp zostaje.
learn-modules = Co wnoszą moduły
learn-step = krok { $n } z { $of }
learn-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
learn-steps_minutes =
    { $n ->
        [one] { $n } krok, około { $minutes } minut
        [few] { $n } kroki, około { $minutes } minut
       *[many] { $n } kroków, około { $minutes } minut
    }
learn-page = jedna strona
learn-done = ukończona
learn-go-on = Dalej: krok { $n } z { $of }
learn-begin = Zacznij: { $what }
learn-all = Wszystkie lekcje

## Kartka

learn-back = Wstecz
learn-next = Dalej
learn-finish = Koniec
learn-show = Pokaż
learn-leave = Wyjdź
learn-known = Co już wiesz
learn-curious = Ciekawość? Można odpowiedzieć inaczej: lekcja powie, ile to kosztuje, i wróci.
learn-tried = Tak też można
learn-else = Gra toczyłaby się stąd dalej. Na razie lekcja chce pokazać co innego.
learn-else_early = Lekcja jeszcze do tego nie doszła: najpierw czytaj dalej.
learn-else_over = Lekcja kończy się przed tym: wróć do niej i wybierz „Koniec”.
learn-differ = Na koniec tej tury, w porównaniu z drogą lekcji:
learn-differ_none = Na koniec tej tury wychodzi na to samo.
learn-back-to-it = Wróć do lekcji
learn-no-undo = W lekcji krok cofa przycisk „Wstecz”.
learn-no-lesson = Nie ma takiej lekcji.
learn-no-step = Ta lekcja ma kroki od 1 do { $last }.

## Jak się wygrywa

learn-win = Audiencja u Cesarza przed końcem gry
    .line = Wygrywa najwyższy wynik wśród tych, których Wysłannik stoi w Pałacu.
learn-win-palace = Do Cesarza { FIGURE("boards.tracks.palace_steps") ->
        [one] prowadzi { COUNT(FIGURE("boards.tracks.palace_steps"), of: "step") }
        [few] prowadzą { COUNT(FIGURE("boards.tracks.palace_steps"), of: "step") }
       *[many] prowadzi { COUNT(FIGURE("boards.tracks.palace_steps"), of: "step") }
    }. Wysłannik nie dotarł przed końcem? Wtedy twój wynik się nie liczy, choćby był najwyższy.
    .title = Dotrzyj do Pałacu
learn-win-points = Dają je Statki, Dekrety, Wielki Mur, Żetony Podróży, Jadeit i Kości w Nocy. Pierwszy Wysłannik w Pałacu zajmuje najlepsze pole: { COUNT(FIGURE("boards.side-4-5.palace_vp[1]"), of: "vp") }.
    .title = Zbieraj punkty
learn-win-ties = Każdy remis wygrywa ten, kto stoi wyżej na Torze Intryg: na Wielkim Murze, w Nocy i przy samym zwycięstwie.
    .title = Stój wyżej
learn-win-figure_palace = pola w Pałacu
learn-win-figure_jade = za 1–5 Jadeitów
learn-win-figure_decrees = za Dekret, od razu
learn-win-figure_ship = Nagroda za zapełniony Statek
learn-win-figure_wall = najwięcej na odcinku Muru
learn-win-figure_night = najwięcej dopasowań w Nocy
learn-win-rules = Wszystkie zasady
lesson-how-you-win = Jak się wygrywa
    .line = Audiencja, punkty, remisy.

## Twój pierwszy Dzień

lesson-first-day = Twój pierwszy Dzień
    .line = Rozegraj jeden Dzień z pomocą pod ręką.
lesson-first-day-envoy = To twój Wysłannik. Musi wspiąć się po tych stopniach do Pałacu, przed oblicze Cesarza; ma na to { $days ->
        [one] { $days } Dzień
       *[many] { $days } Dni
    }. Jeśli nie dotrze, nie wygrasz, choćby wszystko inne się udało.
    .title = Twój Wysłannik
    .known = Wysłannik musi dotrzeć do Pałacu
lesson-first-day-card = Urzędnicy nie biorą łapówek, ale wymieniają Prezenty. W każdej turze dajesz Urzędnikowi jedną kartę, bierzesz tę, która tam leży, i działasz.
    .title = Jeden Prezent na turę
    .do = Wybierz z ręki kartę 5.
    .known = Jedna karta na turę
    .else = Dziś można dać każdą kartę. Lekcja zaczyna od 5, bo trafi ona tam, gdzie stoi Wysłannik.
lesson-first-day-free = Urzędnik od Pałacu ma 2. Twoja 5 jest wyższa, więc opłaty nie ma. Jutro ta 2 będzie na twojej ręce.
    .title = Wyższa bez opłaty
    .do = Daj 5 Urzędnikowi od Pałacu.
    .known = Wyższa karta: bez opłaty
    .else = Tam też bez opłaty. Ale tylko w Pałacu Wysłannik wspina się nawet o dwa pola.
    .else-fee = To, co tam leży, nie jest niższe niż twoja 5, więc Urzędnik chce najpierw opłaty. O tym za chwilę.
lesson-first-day-card-acts = Najpierw działa karta: na dole ma wieżę Intryg. Kto stoi na niej wyżej, wygrywa każdy remis.
    .title = Najpierw działa karta
    .do = Wybierz A: jedno pole w górę, bez kosztu.
    .known = Działa karta, potem Urzędnik
    .else-dear = { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") } za jednego Służącego to niezła okazja. Ale dziś Służący mają co robić gdzie indziej.
    .else-skip = Akcję można pominąć. Ruch, który nic nie kosztuje, warto wykonać.
lesson-first-day-official-acts = Teraz Pałac. Sześciany na twojej planszy to Służący: nimi pokrywa się koszty. A przesuwa Wysłannika o jedno pole, B o dwa i jeszcze podnosi w Intrygach.
    .title = Służący to twoje środki
    .do = Wybierz B: dwa pola.
    .known = Lepsza opcja kosztuje Służących
    .else-cheap = To oszczędza Służących, ale Wysłannik ma do Cesarza o pole dalej.
    .else-skip = Można pominąć. Ale wtedy Wysłannik stoi w miejscu, a Dzień jest krótki.
lesson-first-day-lower = Na Murze stoi już Służący przeciwnika i znów jest twoja tura. Zobacz, co się dzieje, gdy dana karta jest niższa niż ta, która leży u Urzędnika.
    .title = Znowu twoja tura
    .do = Wybierz kartę 2: jej akcja porusza Wysłannika.
    .else = Też można. Lekcja bierze 2, żeby pokazać, ile kosztuje niska karta.
lesson-first-day-fee = Urzędnik od Dekretów ma 3, a twoja 2 nie jest wyższa. Wymienić można mimo to, za opłatą.
    .title = Nie wyższa? Opłata
    .do = Daj 2 Urzędnikowi od Dekretów.
    .known = Karta, która nie jest wyższa: opłata
    .else-free = Leży tam 1, więc nawet 2 przechodzi bez opłaty: dobre oko. Ale tu lekcja chce pokazać opłatę.
    .else = Ten też chce opłaty. Lekcja wybrała Dekrety.
lesson-first-day-discard = Usuń z Puli { COUNT(FIGURE("boards.prices.exchange-fee"), of: "servant", form: "acc") }, odrzuć jeszcze jedną kartę albo zrezygnuj z obu akcji. Odrzucona karta wraca jutro.
    .title = Trzy sposoby
    .do = Odrzuć 3.
    .known = Opłata: Służący, karta albo bez akcji
    .else-pay = Wtedy od razu brakuje tych Służących: następny zakup też ma swój koszt.
    .else-none = Nic to nie kosztuje i nic się nie dzieje: ani ruchu Wysłannika, ani Dekretu.
    .else-other = 6 też się nada, ale to mocniejsza karta i ma dziś jeszcze co robić.
lesson-first-day-decree = Wysłannik jest o pole wyżej. Dekret masz do końca gry. Ten daje od razu PZ, punkty zwycięstwa, a co Poranek Służącego. Jednego Służącego usuwasz, drugi na nim staje.
    .title = Dekret zostaje
    .do = Zdobądź podświetlony Dekret.
    .known = Dekrety działają do końca gry
    .else = To też dobry Dekret, ale w innej chwili. Na początku najwięcej daje taki, który działa co Poranek.
    .else-dear = Liczy się dopiero na samym końcu, a teraz pochłania prawie wszystkich Służących.
    .else-skip = Wtedy tura kończy się bez PZ, choć było na nie stać.
lesson-first-day-travel = Została jedna karta, 6. Twój Podróżnik chodzi po mapie i zbiera Żetony Podróży; większość pomaga od razu.
    .title = W drogę
    .do = Daj 6 Urzędnikowi od Podróży.
    .else = Można. Ale Podróżnik jeszcze nie wyruszył, a na mapie czekają Służący.
lesson-first-day-city = Na mapę można wejść wszędzie. Każde miasto pokazuje swój żeton; ten daje od razu { COUNT(FIGURE("travel_tokens.tokens.servants-2.servants"), of: "servant", form: "acc") }.
    .title = Dokąd?
    .do = Wejdź do podświetlonego miasta.
    .known = Żetony Podróży pomagają od razu
    .else = To miasto też ma żeton, ale teraz brakuje ci Służących.
lesson-first-day-night = Przeciwnik nie ma już kart i zapada Noc. Trzy Kości pokazują { LIST($faces) }. Każda daje Służącego za każdą dziś wziętą lub odrzuconą kartę o tej wartości.
    .title = Kości w Nocy
    .do = Weź wszystkich Służących.
    .known = W Nocy Kości nagradzają pasujące karty
    .else = Za skromność nikt nie podziękuje: Służący są potrzebni niemal do wszystkiego.
lesson-first-day-morning = Twoich dopasowań było najwięcej: { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") } i ruch Wysłannika. Jest Poranek drugiego Dnia i Dekret działa pierwszy raz.
    .title = Nowy Poranek
    .do = Użyj Dekretu.
    .known = Najwięcej dopasowań: PZ i ruch Wysłannika
    .else = Można pominąć, ale wtedy Dekret tego Poranka nic nie daje.
lesson-first-day-tomorrow = To, co wczoraj trafiło do ciebie, jest dziś twoją ręką. I tak Dzień po Dniu, razem { $days ->
        [one] { $days } Dzień
       *[many] { $days } Dni
    }. Potem wśród obecnych w Pałacu wygrywa najwyższy wynik.
    .title = Wczorajsze Prezenty

## Co jest nie tak ze skryptem

why-lesson-name = nazwa składa się z małych liter, cyfr i łączników, a nie { $given }
why-lesson-steps = lekcja ma co najmniej jeden krok, a kroki mają różne nazwy
why-lesson-twice = jest już inna lekcja o tej nazwie
why-lesson-answer = { $answer } nie jest możliwą odpowiedzią; możliwe są: { LIST($offered) }
why-lesson-other = inna odpowiedź { $answer } nie jest możliwa
why-lesson-then = { $answer } nie może nastąpić; możliwe są: { LIST($offered) }
why-lesson-rival = pytane jest miejsce { $seat }, a `then` nie ma dla niego odpowiedzi; możliwe są: { LIST($offered) }

## Pierwsza partia

tip = Co nowego
tip-read = Jasne
tip-off = Bez wskazówek
page-setting_tips = Wskazówki
    .line = W pierwszej partii małe kartki podpowiadają, co nowego, każda raz.
tip-envoy = Twój Wysłannik jeszcze stoi w miejscu; bez audiencji nic się nie liczy.
tip-last-day =
    { $left ->
        [one] To ostatni Dzień, a Wysłannikowi brakuje do Pałacu jednego pola. Inaczej twój wynik się nie liczy.
        [few] To ostatni Dzień, a Wysłannikowi brakuje do Pałacu { $left } pól. Inaczej twój wynik się nie liczy.
       *[many] To ostatni Dzień, a Wysłannikowi brakuje do Pałacu { $left } pól. Inaczej twój wynik się nie liczy.
    }
tip-fee = Twoja karta nie jest wyższa, stąd opłata. Można też nic nie wnosić: karty zamienią się miejscami i żadna nie zadziała.
tip-servants = Twoja Pula jest prawie pusta. Służących dają karty, żetony i Noc, a co Poranek przychodzą nowi.
tip-ship = Twój Statek jest zapełniony. Na Kanale może odebrać Nagrodę swojego Portu; każdej Nocy płynie dalej.
tip-last-card = To twoja ostatnia karta na dziś. To, co weźmiesz, będzie jutro na twojej ręce, razem z resztą odrzuconych.
tip-wall = Jeszcze jeden Służący dopełni odcinek Muru: zobacz, kto ma tam najwięcej i kto stoi wyżej na Torze Intryg.
tip-dice = U jednego z Urzędników leży karta pasująca do Kości Przeznaczenia: { LIST($faces) }. Wzięta dziś, przyniesie w Nocy Służącego.
tip-tokens = Odłożone Żetony Podróży można wymienić w każdej chwili swojej tury; są pod odpowiedziami.
tip-medal = Kto pierwszy wykona dziś akcję Intryg, bierze Medal i jutro zaczyna.

## Liczby o tobie

numbers = Twoje liczby
    .line = Z partii zakończonych w tej przeglądarce. Nic z tego nie wychodzi poza ten serwer i to urządzenie.
numbers-none = Nie ma tu jeszcze zakończonej partii. Liczby pojawią się po pierwszej.
numbers-unread =
    { $n ->
        [one] Jednej partii nie da się ponownie odczytać, więc jest pominięta.
        [few] { $n } partii nie da się ponownie odczytać, więc są pominięte.
       *[many] { $n } partii nie da się ponownie odczytać, więc są pominięte.
    }
numbers-figure_games = zakończone partie
numbers-figure_won = w tym wygrane
numbers-figure_vp = PZ średnio, gdzie się liczą
numbers-figure_arrived = Wysłannicy w Pałacu
numbers-kinds = Wygrane
    .what = Partie
numbers-sources = PZ na partię, średnio
    .what = Skąd
numbers-against_meng = przeciw Mengowi
numbers-against_bots = przeciw botom
numbers-against_people = z ludźmi
numbers-with-modules = z modułami
numbers-all = wszystkie
numbers-won-of = { $won } z { $n }
numbers-overlooked = Co ci umyka
    .none = Powie to trener: pokaż mu kilka swoich partii.
numbers-overlooked-line = { $what }; liczba partii: { $games }, razem { $lost } szans na 100
numbers-export = Zapisz do pliku
numbers-delete = Usuń
    .line = Zakończone partie znikną na zawsze, a z nimi postęp w nauce. Liczba partii: { $n }. Trwające zostają.
numbers-keep = Zostaw
