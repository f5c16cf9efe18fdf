### Wiersz poleceń: pomoc i to, co się mówi, gdy wpis jest zły. Opcje i wartości zostają takie, jak się je wpisuje.

## Całość

cli-gugong = Gùgōng, gra planszowa: graj, sprawdzaj zasady i liczby, mierz.
cli-version = Pokaż wydanie, jego zasady i to, czy silnik jest skompilowany; zakończ.
cli-release = gugong { $release }, wersja zasad { $revision }, silnik skompilowany
cli-release_pure = gugong { $release }, wersja zasad { $revision }, silnik nieskompilowany
cli-release_why = gugong { $release }, wersja zasad { $revision }, silnik nieskompilowany ({ $reason })
cli-lang = Mów w tym języku: en, fr lub pl.  [domyślnie: z GUGONG_LANG albo z systemu]
cli-help = Pokaż ten tekst i zakończ.
cli-usage = Użycie:
cli-options = Opcje
cli-commands = Polecenia
cli-default = domyślnie: { $default }
cli-required = wymagane
cli-missing = Brakuje opcji { $name }.
cli-missing_argument = Brakuje argumentu { $name }.
cli-no-option = Nie ma opcji { $name }.
cli-no-option_near = Nie ma opcji { $name }. Może chodzi o { LIST($near) }?
cli-takes-one = Opcja { $name } wymaga wartości.
cli-takes-none = Opcja { $name } nie przyjmuje wartości.
cli-too-much = { $n ->
        [one] Nieoczekiwany dodatkowy argument ({ $given })
       *[many] Nieoczekiwane dodatkowe argumenty ({ $given })
    }
cli-bad-value = Zła wartość dla { $name }: { $why }
cli-no-choice = { $given } nie jest żadnym z: { LIST($known) }.
cli-out-of-range = { $given } nie mieści się w zakresie { $range }.
cli-no-path = { $given } to folder; potrzebny jest plik.
cli-no-number = { $given } nie jest liczbą całkowitą.
cli-pager = Długi tekst po stronach, w terminalu.  [domyślnie: tak]
cli-no-command = nie ma takiego polecenia: { $name }; zobacz gugong --help
cli-no-command_near = nie ma takiego polecenia: { $name }; czy chodziło o { $near }?
cli-needs-library = gra w przeglądarce wymaga { $library }: { $install }; albo graj tutaj, z --terminal
cli-file = { $path }: { $reason }
cli-option-file = { $option } { $path }: { $reason }
cli-option = { $option }: { $reason }
cli-not-text = to nie jest tekst

## Gra

cli-play = Graj w przeglądarce albo w terminalu.
cli-play-terminal = Graj tutaj, w terminalu.
cli-play-plain = Wiersz po wierszu, dla potoków i czytników ekranu; włącza --terminal.
cli-play-players = Ilu gra w sumie; 1 to gra przeciw Mengowi.  [domyślnie: 3]
cli-play-bots = Za ilu z nich gra komputer.  [domyślnie: za wszystkich prócz jednego]
cli-play-level = Jak gra: easy, normal lub strong.  [domyślnie: normal]
cli-play-seed = Liczba, która ustala cały los, by zagrać tę samą partię jeszcze raz.
cli-play-load = Graj dalej zachowaną partię (w terminalu).
cli-play-resume = Pokaż zachowane partie i graj dalej w jedną z nich albo w tę o podanej nazwie.
cli-play-no-browser = Wypisz adres, ale nie otwieraj przeglądarki.
cli-play-port = Port, pod którym są strony.  [domyślnie: 8474 albo wolny]
cli-database = Gdzie są zachowywane partie.  [domyślnie: twój plik]
cli-own-catalog = Twoje własne liczby: plik, który zmienia katalog.
cli-load-as-it-is = --load gra dalej zachowaną partię taką, jaka jest: pomiń --players, --bots, --level, --seed, --catalog
cli-load-alone = --load gra dalej zachowaną partię taką, jaka jest: pomiń wszystkie inne opcje
cli-load-or-resume = --load wczytuje plik, --resume zachowaną partię: pomiń jedno z nich
cli-load-in-terminal = --load gra dalej w terminalu: dodaj --terminal
cli-too-many-bots = --bots { $bots }: graczy jest tylko { $players }
cli-bots-alone = --bots: przeciw Mengowi nikt inny nie gra
cli-for-the-browser = --no-browser, --port i --database są do przeglądarki: pomiń --terminal
cli-somebody-plays = w przeglądarce ktoś gra: mniej --bots albo --terminal, aby oglądać
cli-serve = Udostępnij grę w przeglądarce, ale jej nie otwieraj.
cli-serve-host = Adres, pod którym nasłuchiwać.
cli-serve-no-uploads = Nie otwieraj zapisów partii przysłanych przez gości.
cli-serve-no-new-games = Nie pozwalaj nikomu rozpoczynać partii.
cli-serve-invite-only = Partie zaczyna tylko osoba, która otworzy wypisany adres; inne grają na zaproszenie.
cli-serve-open-tables = Pozwól pokazywać stoły w lobby, aby mogli usiąść przy nich obcy.
cli-serve-webhook-hosts = Hosty, z przecinkami, na których wolno powiadamiać o turze.
cli-serve-name = Nazwa, pod którą ludzie docierają do tego serwera; można powtórzyć.
cli-meng = Graj przeciw Mengowi przy własnym stole: wpisuj, co tam leży, a dowiesz się, co robi i dlaczego.
cli-meng-cards = Odkrywaj Karty Automy przy stole; inaczej jego talię prowadzi pomocnik.
cli-meng-seed = Liczba, która ustala, co losuje pomocnik.
cli-meng-load = Graj dalej zachowaną partię.

## Sprawdzanie

cli-rules = Wypisz zasady według ID (B-WAL-04) albo wszystkie.
cli-rules-find = Wypisz zasady, które mają te słowa.
cli-no-rules = w żadnej zasadzie nie ma tych słów: { $words }
cli-see = Zobacz: { LIST($rules) }
cli-catalog = Pokaż wszystkie liczby gry z ich źródłem; `catalog check FILE` sprawdza twój własny plik.
cli-catalog-own = Ze zmianami z tego pliku.
cli-catalog-edition = Tej edycji.  [domyślnie: najnowsza]
cli-check = Sprawdź plik z własnymi liczbami i powiedz, co zmienia.
cli-edit = Pyta po kolei o dane z twojego pudełka i zapisuje PLIK; można przerwać i dokończyć później.
cli-edit-all = Także dane modułów i te, które są pewne.
cli-edit-only = Tylko dane, których nazwa tak się zaczyna, również te już wpisane: gift_cards.cards.hand1
cli-replay = Odtwórz zapis: wypisz, co się stało, i wyniki; albo narysuj stół.
cli-replay-all = Opowiedz wszystko, drobiazgi też.
cli-replay-json = Wypisz wydarzenia jako JSON, po jednym w wierszu.
cli-replay-svg = Zamiast tego narysuj stół w tym pliku.
cli-replay-png = Narysuj go jako PNG; wymaga to resvg-py.
cli-replay-seat = Z --svg lub --png: jak widać to z tego miejsca.  [domyślnie: 0]
cli-replay-ply = Z --svg lub --png: po tylu odpowiedziach.  [domyślnie: po wszystkich]
cli-draws-only = --svg i --png rysują stół i nic nie opowiadają: pomiń --all i --json
cli-for-drawing = --seat i --ply mówią, co narysować: potrzebują --svg FILE albo --png FILE

## Inne polecenia

cli-bench = Zmierz szybkość.
cli-tournament = Niech boty grają ze sobą albo przeciw Mengowi.
cli-simulate = Zagraj wiele partii i zapisz ich tabelę.
cli-report = Tabele i wykresy z symulowanych partii.
cli-completion =
    Wypisz to, dzięki czemu powłoka uzupełnia polecenia, wartości i ID zasad.

    { "\u0008" }
    bash: dodaj do ~/.bashrc              eval "$(gugong completion bash)"
    zsh:  dodaj do ~/.zshrc               eval "$(gugong completion zsh)"
    fish: w ~/.config/fish/config.fish    gugong completion fish | source

## Opcje nowej partii

cli-pairing = Przeciw Mengowi: twoja ręka i jego, 1-2, 2-3 lub 4-5.  [domyślnie: 1-2]
cli-focus = Lokacja, na której skupia się Meng.  [domyślnie: losowana]
cli-difficulty = Poziom Menga: easy, normal lub hard.  [domyślnie: normal]
cli-modules = Moduły w grze, po przecinku: summer-palace,stairs …
cli-bonus-tokens = Bonusowe Żetony Podróży: current albo first.
cli-expert = Wariant zaawansowany: losowe Karty Prezentów.
cli-layered-pile = Nowe Karty Prezentów na wierzchu stosu dobierania.

## Wiele partii i szybkość

cli-run-games = Ile partii.
cli-run-players = 1 to gra przeciw Mengowi.  [domyślnie: 2, a z jego poziomami 1]
cli-run-seed = Liczba, która ustala cały los.
cli-run-jobs = Ile procesów gra.
cli-run-ray = Graj na Ray: adres klastra albo auto.
cli-run-catalog = Twoje własne liczby: plik ze zmianami.
cli-tournament-whole =
    Niech boty grają ze sobą albo przeciw Mengowi: zmieniając miejsca, z tymi samymi rozdaniami dla wszystkich i z przedziałami.

    --games dotyczy każdej grupy botów, które się spotykają (przy dwóch graczach: każdej pary), albo każdego bota i poziomu Menga.
cli-tournament-bots = Boty po przecinku: random,greedy …
cli-tournament-levels = Przeciw Mengowi: easy,normal,hard.  [domyślnie: wszystkie]
cli-tournament-out = Zachowaj tu każdą partię; jeśli już są, graj dalej.
cli-tournament-json = Wypisz wynik jako JSON.
cli-simulate-whole =
    Zagraj wiele partii i zapisz tabelę z wierszem dla każdej partii i każdego miejsca (docs/simulating.md).

    Boty zmieniają się na miejscach. Przerwany przebieg idzie dalej od miejsca przerwania, a do zakończonego można dodać
    partie. Folder, czyli nazwa bez .parquet, zapełniają części po 64 partie, takie same bez względu na to, kto gra.
cli-simulate-bots = Boty według miejsc.
cli-simulate-levels = Przeciw Mengowi: easy,normal,hard na zmianę.
cli-simulate-records = Zachowaj zapis każdej partii w dodatkowej kolumnie.
cli-simulate-out = Plik Parquet albo folder na części.
cli-simulated = { $path }, partie: { $games }
cli-report-whole = Zapisz tabele i wykresy z symulowanych partii: miejsca, PZ, Dekrety, żetony, lokacje, Pałac, Kości.
cli-report-out = Plik report.md albo folder.
cli-report-title = Nagłówek.  [domyślnie: Simulated games]
cli-reported = { $path } jest zapisany; jego obrazy są w { $pictures }
cli-bench-whole =
    Zmierz szybkość: gra losowa, jeden rdzeń, po rozgrzewce, z przygotowaniem gry, z wymuszonymi odpowiedziami.

    Z --web mierzy za to grę w przeglądarce: strony, rysowanie, odpowiedzi; z --envs środowiska.
cli-bench-json = Wypisz liczby jako JSON.
cli-bench-against = Zmierz w tym samym przebiegu inny program i wypisz stosunek.
cli-bench-both = Zmierz także kod źródłowy, nie tylko skompilowany silnik.
cli-bench-jobs = Zmierz też symulację na tylu procesach w porównaniu z jednym.
cli-bench-envs-whole = Zmierz środowiska: losowa dozwolona gra, jeden rdzeń, z obserwacją i maską, inne biblioteki w tym samym przebiegu.
cli-bench-envs = Zmierz środowiska.
cli-bench-envs-jobs = Zmierz też Ray na tym komputerze wobec tylu procesów.
cli-bench-web-whole = Zmierz grę w przeglądarce: strony, rysowanie, odpowiedzi.
cli-bench-web = Gra w przeglądarce.
cli-needs-peer = { $name } nie jest zainstalowane: pip install { $name }
cli-progress-games = partie
cli-interrupted = przerwano po { $done } z { $total } partii; bez --out nic nie jest zachowane
cli-interrupted_kept = przerwano po { $done } z { $total } partii; są zachowane w { $path }, a to samo polecenie gra dalej
cli-needs-research = { $library } nie jest zainstalowane; to polecenie wymaga: { $install }
