### Zasady obok planszy: spis treści w kolejności nauki, znaki, szukanie.

rules-passed-over = a aby co czy do gdzie gdy i ile jak jest jaki jaka kiedy kto ktory lub ma mam mi mnie moge mozna na nie o od po przy sie skad to w we z za ze zdobyc dostac
rules-tab_question = To pytanie
rules-tab_contents = Spis treści
rules-tab_icons = Znaki
rules-find = Szukaj w zasadach
    .spoken = Szukaj w zasadach podczas pisania
rules-clear = Wyczyść szukanie
rules-places =
    { $n ->
        [0] Nic nie znaleziono. Spróbuj innego słowa.
        [one] { $n } wynik. Enter otwiera.
        [few] { $n } wyniki, od najlepszego. ↑ ↓ wybiera, Enter otwiera.
       *[many] { $n } wyników, od najlepszego. ↑ ↓ wybiera, Enter otwiera.
    }
rules-here = Tutaj: { $what }
rules-goes-on = Dalej
rules-back = Wstecz
rules-not-here = Nie w tej grze
rules-icons-hint = Wskaż znak, aby zobaczyć, gdzie leży na planszy.
rules-section_win = Jak się wygrywa
rules-section_turn = Tura: karta za kartę
rules-section_officials = Siedmiu Urzędników
rules-section_servants = Podwójny Służący
rules-section_tokens = Żetony Podróży
rules-section_decrees = Dekrety po kolei
rules-section_days = Poranek i Noc
rules-section_set-up = Przygotowanie i warianty
rules-section_rulings = Rozstrzygnięcia
rules-section_examples = Przykłady
icon-servant = Służący
icon-servant-N = Neutralny Służący
icon-double = Podwójny: liczy się jako 2
icon-vp = PZ od razu
icon-vp-end = PZ na koniec
icon-jade = Jadeit
icon-card = Karta na ręce
icon-pile = Karta ze stosu
icon-token = Zachowany żeton
icon-envoy = Wysłannik: 1 pole
icon-intrigue = Znacznik Intryg
icon-traveller = Podróżnik
icon-ship = Statek
icon-medal = Jutro zaczyna
icon-start = Pierwszy gracz
icon-sun = Co Poranek
icon-moon = W Nocy
icon-swap = Podmiana karty
icon-none = Bez akcji
icon-die = Kość Przeznaczenia
icon-vp-marker = Punkty Zwycięstwa gracza
icon-lock = Jeszcze zablokowane
