# Dlaczego pozycji nie da się odczytać albo nie może ona istnieć. Przed zdaniem stoi wadliwy klucz, a za nim zasada.

why-position-no-object = potrzebny jest obiekt, a nie { $given }
why-position-no-list = potrzebna jest lista, a nie { $given }
why-position-no-number = potrzebna jest liczba całkowita, a nie { $given }
why-position-range = { $given } nie mieści się w zakresie { $low }-{ $high }
why-position-number-to = potrzebna jest liczba całkowita z zakresu 0-{ $most }, a nie { $given }
why-position-number-from = potrzebna jest liczba całkowita od 0 do { $most }, a nie { $given }
why-position-number-each = potrzebne jest po jednej liczbie na każde miejsce
why-position-row-each = potrzebna jest lista z wierszem na każde miejsce
why-position-list-each = potrzebna jest lista o długości { $number }, po jednej wartości na miejsce
why-position-no-token-number = { $given } nie jest liczbą żetonów
why-position-no-seat = potrzebne jest miejsce od 0 do { $last }, a nie { $given }
why-position-one-of = potrzebne jest jedno z: { LIST($known) }, a nie { $given }
why-position-none-of = { $given } nie jest żadnym z: { LIST($known) }
why-position-none-called = nic się nie nazywa { $given }; są: { LIST($known) }
why-position-unknown-key = nic się tu nie nazywa { $given }
why-position-unknown-key_near = nic się tu nie nazywa { $given }; może chodzi o { $near }?
why-position-unknown-key_known = nic się tu nie nazywa { $given }; znane są: { LIST($known) }
why-position-key-twice = { $given } występuje tam dwa razy
why-position-unknown = { $what ->
        [automa] żadna Karta Automy nie nazywa się { $given }
        [berth] żadne miejsce w Porcie nie nazywa się { $given }
        [card] żadna karta nie nazywa się { $given }
        [city] żadne miasto nie nazywa się { $given }
        [decree] żaden Dekret nie nazywa się { $given }
        [double] żadne miejsce Podwójnego Służącego nie nazywa się { $given }
        [location] żadna lokacja nie nazywa się { $given }
        [step] żadne pole toru nie nazywa się { $given }
        [token] żaden żeton nie nazywa się { $given }
       *[other] nic takiego ({ $what }) nie nazywa się { $given }
    }
why-position-unknown_near = { why-position-unknown }; może chodzi o { $near }?
why-position-too-deep = zagnieżdżenie jest zbyt głębokie
why-position-no-fit = to nie pasuje do reszty pozycji ({ $fault })

# Przygotowanie gry, fazy, pytania
why-position-other-set-up = przygotowanie gry nie prowadzi do tego przez losowania, które podaje pozycja
why-position-set-up-done = przygotowanie gry jest skończone, a stos ramek jest jeszcze z przygotowania
why-position-phase = potrzebne jest jedno z: { $known }, a nie { $given }
why-position-twilight = Zmierzch jest tylko w grze przeciw Mengowi
why-position-first-morning = Dzień 1 nie ma Poranka: zastępuje go przygotowanie gry
why-position-no-turn = miejsce { $seat } nie ma kart na ręce, więc nie ma tury

# Stos ramek
why-position-no-frame = żadna ramka nie nazywa się { $given }
why-position-field = ramka { $frame } potrzebuje pola { $field }
why-position-no-rule = to nie jest zasada: { $given }
why-position-no-prompt = to nie jest pytanie: { $given }
why-position-rows = liczba wierszy: { $given }; w żadnej partii nie ma ich więcej niż { $most }
why-position-never-asked = { $frame }: miejsce { $seat } nie odpowiada na pytania; podaj miejsce gracza
why-position-for-automa = to należy do Menga
why-position-order = { $frame } nie leży na { $below }
why-position-seat-twice = jedno miejsce występuje dwa razy: { $seats }
why-position-turn-of = to, co leży pod spodem, należy do miejsca { $seat }, a nie do miejsca { $given }
why-position-active = według stosu turę ma miejsce { $seat }
why-position-no-active = według stosu nikt nie ma tury
why-position-frame = { $frame }: { $why }
why-position-no-pick = tej karty nie można było wybrać
why-position-no-card-allows = nie pozwala na to żadna karta na ręce
why-position-no-pay = nie da się tego opłacić
why-position-no-hand = na ręce nie ma żadnej karty
why-position-no-discards = w stosie kart odrzuconych nie ma żadnej karty
why-position-few-tokens = żetonów jest za mało
why-position-no-die = nie ma takiej kości
why-position-no-house = w żadnym domu o tej cenie nie ma Jadeitu
why-position-no-decree = tego Dekretu nie można wziąć
why-position-no-claim = żaden Statek nie może tego odebrać
why-position-no-load = żadnego Statku nie da się załadować
why-position-no-load-there = żadnego Statku nie da się tam załadować

# Stół
why-position-dice = liczba Kości Przeznaczenia to { $number }, a nie { $given }
why-position-face = żadna kość nie ma ścianki { $face }; jej ścianki to { $faces }
why-position-houses = potrzebna jest lista wartości true albo false, po jednej na dom; domów jest { $number }
why-position-item = potrzebne są: zasada, miejsce i PZ
why-position-two-markers = miejsce { $seat } ma dwa Znaczniki Intryg
why-position-seats = liczba miejsc: { $given }, a liczba graczy: { $number }
why-position-two-places = { $card } jest w dwóch miejscach
why-position-not-in-game = w tym rodzaju gry nie ma { $name }
why-position-no-card-left = nie ma już karty dla Urzędnika
why-position-cards-lost = tych kart nigdzie nie ma: { $cards }
why-position-lower-pile = dolny stos jest tylko z opcją layered_pile
why-position-nobody-holds = nikt nie ma tej karty
why-position-tokens-many = żetonów { $token } jest za dużo o { $n }; powinno ich być { $copies }
why-position-tokens-lost = żetonów { $token } brakuje: { $n }; powinno ich być { $copies }
why-position-ship = Statek mieści ładunek od 1 do { $most }, a nie { $given }
why-position-ships = miejsce { $seat } ma zbyt wiele Statków: { $given }
why-position-wall = wartość { $worth } kończy ten odcinek, więc byłby już podliczony
why-position-one-spot = na jednym polu stoi dwóch Wysłanników

# Miejsce gracza
why-position-servants = Służących powinno być { $number }, a na planszach jest { $placed } i w puli ogólnej { $supply }
why-position-neutral = neutralni Służący u graczy: { $owned }, a wszystkich jest { $number }
why-position-one-double = Podwójny Służący jest jeden, nie więcej
why-position-seat-double = miejsce { $seat } ma jednego Podwójnego Służącego, nie więcej
why-position-double-wall = „wall” i wall_double (wartość 1 albo 2) występują razem
why-position-double-ship = „ship” i Statek z Podwójnym Służącym występują razem
why-position-double-elsewhere = „elsewhere” i Podwójny Służący leżący przy module występują razem
why-position-double-locked = odblokowuje go odebranie nagrody double-servant i nic innego
why-position-spot = Wysłannik na polu { $step }, i żaden inny, ma pole w Pałacu
why-position-slots = liczba żetonów: { $given }, a liczba miejsc na nie: { $slots }
why-position-token-there = tam, gdzie stoi Podróżnik, leży żeton: { $city }

# Dekrety
why-position-it-not-in-play = należy do modułu, którego nie ma w grze
why-position-not-in-play = { $tile } należy do modułu, którego nie ma w grze
why-position-stands-twice = miejsce { $seat } stoi na nim dwa razy
why-position-lies-twice = { $tile } leży tam dwa razy
why-position-level = { $tile } ma poziom { $level }
why-position-decrees = liczba Dekretów poziomu { $level }: { $given }; powinno ich być { $number }
why-position-one-space = pole na planszy modułu jest na jeden Dekret
