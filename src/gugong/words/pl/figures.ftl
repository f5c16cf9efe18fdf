# Dlaczego pliku z liczbami nie da się użyć. Przed zdaniem stoi plik i klucz w nim.

why-figures-near = może chodzi o { $name }?
why-figures-known = znane tutaj: { $names }
why-figures-and = { $one } i { $other }

# Plik
why-figures-missing-file = brakuje tego pliku; są w nim liczby modułu
why-figures-folder = to folder; podaj plik, który w nim leży
why-figures-unreadable = nie da się odczytać: { $fault }
why-figures-too-large = zajmuje więcej niż { $most } bajtów; to nie jest plik z liczbami
why-figures-no-text = to nie jest tekst UTF-8 (wiersz { $line })
why-figures-no-toml = to nie jest TOML: { $fault }
why-figures-too-deep = zagnieżdżenie jest zbyt głębokie
why-figures-no-path = potrzebna jest ścieżka albo dict ze zmianami, a nie { $given }
why-figures-no-object = potrzebny jest obiekt, a nie { $given }
why-figures-no-part = nic się tu nie nazywa { $given }; znane są edition i overrides
why-figures-modules = tu są zainstalowane inne ({ $here }); to powstało z: { $there }
why-figures-modules-missing = tu są zainstalowane inne ({ $here }); najpierw zainstaluj: { $there }
why-figures-no-edition = nie ma takiej edycji; są { $known }
why-figures-no-edition_given = nie ma takiej edycji: { $given }; są { $known }
why-figures-older-edition = potrzebna jest starsza edycja, a nie { $given }
why-figures-other-edition = te zmiany są do edycji { $written }, a nie do { $asked }

# Klucze, tabele i to, co w nich stoi
why-figures-no-file = to nie jest nazwa pliku; napisz { $path }
why-figures-unknown = nieznane; { $near }
why-figures-missing = tego brakuje
why-figures-missing-figure = brakuje { $name }
why-figures-names = nazwy są tekstem, a nie { $given }
why-figures-table = potrzebna jest tabela
why-figures-table-here = potrzebna jest tu tabela, a nie liczba
why-figures-figure-here = potrzebna jest tu liczba, a nie tabela
why-figures-length = potrzebna jest lista o długości { $length }, a nie { $given }
why-figures-most = potrzebna jest lista o długości najwyżej { $most }
why-figures-letters = potrzebna jest nazwa o długości najwyżej { $most } liter
why-figures-needed = powinno tu być: { $kind }
why-figures-needed-not = powinno tu być: { $kind }, a jest: { $given }
why-figures-at-least = { $kind }, co najmniej { $bound }
why-figures-at-most = { $kind }, co najwyżej { $bound }
why-figures-kind-int = liczba całkowita
why-figures-kind-str = tekst
why-figures-kind-bool = true albo false
why-figures-kind-float = ułamek
why-figures-kind-array = lista
why-figures-kind-object = tabela
why-figures-kind-null = nic

# Źródła
why-figures-source = { $given } nie jest żadnym z: { $known }
why-figures-source-alone = jest źródło, ale nie ma przy nim liczby; podaj liczby, których dotyczy
why-figures-source-of = to źródło dla { $figure }, a tego tu nie ma
why-figures-source-text = źródło to tekst w cudzysłowie
why-figures-source-line = źródło to jeden wiersz o długości od 1 do { $most } znaków
why-figures-sources-length = potrzebna jest lista źródeł tak długa jak lista liczb
why-figures-no-source = ta liczba nie ma źródła; podaj jedno z: { $known }

# Karty Prezentów
why-figures-gifts = każda wartość 1-{ $most } ma swój Prezent
why-figures-values = wartości Prezentów to 1-{ $most }, a tu jest { $given }
why-figures-gift-name = nazwa Prezentu to jeden wiersz tekstu
why-figures-gift-twin = tę samą nazwę ma Prezent { $gift }
why-figures-no-deck = nie ma takiej talii: { $given }; { $near }
why-figures-no-action = nie ma takiej akcji: { $given }; { $near }
why-figures-no-card = nie ma takiej karty: { $given }; { $near }
why-figures-deck-size = liczba kart talii { $deck } to { $number }, a tu jest { $given }; 7 + 5×4 + 11 daje 38
why-figures-alike = { $one } i { $other } są takie same: wartość { $value }, akcja { $action }
why-figures-board-twins = { $one } i { $other } leżą na planszy z tą samą wartością { $value }; wartości na niej są różne
why-figures-board-highest = żadna karta na planszy nie ma wartości { $value }
why-figures-hand-values = karty na ręce mają wartości 1-{ $most }, a tu jest { $given }
why-figures-hand-example = w przykładzie z instrukcji jest ręka z 2, 5 i 3, która daje dwóch Służących; tu nie ma takiej ręki
why-figures-few-locations = większość kart wskazuje lokację, a tu tylko { $given } z { $all }
why-figures-few-low = większość kart, które wskazują lokację, ma wartość 1-{ $most }, a tu tylko { $given } z { $all }
why-figures-name-taken = ta nazwa jest już zajęta
why-figures-leaves-twice = { $card } nie może odejść dwa razy
why-figures-removes = z każdej talii odchodzi tyle kart, ile do niej przychodzi
why-figures-action-unused = żadna karta nie ma akcji { $action }
why-figures-deck-cards = liczba kart do talii { $deck } to { $number }, a tu jest { $given }
why-figures-own-decks = karty modułu są do talii { $one } albo { $other }, a nie do { $given }
why-figures-locations = liczba lokacji: { $number }, tyle samo trzeba kart talii board, a tu jest { $given }
why-figures-answers = dwie odpowiedzi brzmiałyby tak samo: { $answer }

# Żetony Podróży i Dekrety
why-figures-copies = każdy rodzaj występuje co najmniej raz
why-figures-tokens = liczba żetonów to { $number }, a tu jest { $given }
why-figures-no-kind = nie ma takiego rodzaju: { $given }; { $near }
why-figures-no-effect = moduł nie zna działania { $given }; { $near }
why-figures-places = zajęte miejsca żetonów { $kind }: { $given }, a żetonów jest { $copies }
why-figures-replaces = zastępuje żeton innego rodzaju, ale `kind` nie mówi którego
why-figures-levels = tabela Dekretów nazywa się jak jedno z: { $known }
why-figures-decrees = każdy poziom ma pięć Dekretów, a tu jest { $given }
why-figures-decrees-laid = Dekretów poziomu jest { $number }, nie da się wyłożyć { $given }

# Plansze
why-figures-dice = liczba Kości Przeznaczenia to { $number }, a tu jest { $given }
why-figures-faces = liczba ścianek kości to { $number } i wszystkie są różne, a tu jest { $given }
why-figures-days = liczba Dni to { $number }, a tu jest { $given }
why-figures-first-day = pierwszy Dzień to początkowa Pula Służących: { $number }, a tu jest { $given }
why-figures-day-servants = liczba Służących na Dzień: { $given }, a gracz ma ich tylko { $most }
why-figures-harbours = liczba Portów to { $number }, a tu jest { $given }
why-figures-jade-vp = PZ za Jadeit zaczynają się od 0, za brak Jadeitu, i nigdy nie maleją
why-figures-slots = liczba miejsc gracza na Żetony Podróży to { $slots }, więc nie można by wymienić { $price }
why-figures-same-price = dwie z trzech rzeczy kosztują tyle samo żetonów i odpowiedzi brzmiałyby tak samo
why-figures-intrigue = liczba pól Toru Intryg to { $steps }, nikt nie mógłby zejść o { $price }
why-figures-spots = każdy, kto dociera, znajduje pole: potrzeba ich { $number }, a tu jest { $given }
why-figures-later = kto dociera później, nigdy nie dostaje więcej
why-figures-houses = jest co najmniej jeden dom

# Mapa
why-figures-city-name = { $given } to nie jest nazwa miasta; pisze się ją małymi literami, jak kaifeng
why-figures-city-twice = { $city } jest na mapie dwa razy
why-figures-cities = liczba miast to { $number }, a tu jest { $given }
why-figures-cities-named = liczba miast to { $number }, a tu wymieniono { $given }
why-figures-no-city = to nie jest miasto; { $near }
why-figures-road-city = droga prowadzi do { $given }, a to nie jest miasto; { $near }
why-figures-road-itself = droga prowadzi z { $city } z powrotem do tego samego miasta
why-figures-road-twice = droga między { $one } i { $other } jest tam dwa razy
why-figures-loop = obwód mapy to pętla z co najmniej trzech miast
why-figures-loop-open = obwód mapy to zamknięta pętla, a między { $one } i { $other } nie ma drogi
why-figures-no-way = żadna droga nie prowadzi do { $city }
why-figures-drawn-there = w tym miejscu jest też narysowane { $city }
why-figures-not-drawn = gdzie jest narysowane { $city }? podaj miejsce w procentach, na przykład { $city } = [50, 50]

# Co pokazuje `gugong catalog`
catalog-file = plik
catalog-figure = liczba
catalog-value = wartość
catalog-source = źródło
catalog-total = edycja { $edition }, { COUNT($n, of: "figure") }: { LIST($sources) }
catalog-fine = { $file }: w porządku; nie zmienia żadnej liczby
catalog-fine_changes = { $file }: w porządku; zmienia { COUNT($n, of: "figure", form: "acc") }: { $changes }
catalog-agrees = { $found }; zgodnych z edycją { $edition }: { $n }
catalog-gone = { $place }: usunięte
count-figure =
    { $n ->
        [one] { $n } liczba
        [few] { $n } liczby
       *[many] { $n } liczb
    }
    .acc = { $n ->
        [one] { $n } liczbę
        [few] { $n } liczby
       *[many] { $n } liczb
    }
