### Lobby gry w przeglądarce.

lobby-motto = Pekin, rok 1570. Urzędnicy nie biorą łapówek; wymieniają Prezenty.

## Zagraj teraz

lobby-now = Zagraj teraz
lobby-learn = Nauka
    .line = Rozegraj pierwszy Dzień z pomocą pod ręką: dziesięć minut, bez czytania zasad.
    .done = Więcej lekcji na prawdziwej planszy i jak się wygrywa.
lobby-learn_at = Pierwszy Dzień: krok { $n } z { $of }
lobby-quick_meng = W pojedynkę przeciw Mengowi
    .line = Jedno kliknięcie; poziom normalny.
lobby-quick_bots = Z trzema botami
    .line = Pełny stół na cztery osoby; poziom { $level }.
lobby-quick_bot = Przeciw jednemu botowi
    .line = Jedno kliknięcie; poziom { $level }, każda odpowiedź mówi, co robi.

## Twoje partie

lobby-go-on = Kontynuuj
lobby-first = Nie ma jeszcze partii. Wystarczy jedno kliknięcie powyżej; gra pyta, a ty odpowiadasz: wskaż cokolwiek, a dowiesz się, co robi albo dlaczego nie można tego wybrać.
lobby-open-record = Otwórz zapis
lobby-record = Zapis: { $name }
lobby-finished = Zakończona
lobby-finished_figures = Zakończona: { LIST($figures) }
lobby-waiting = Oczekiwanie: { NAME($who) }
lobby-turn = Teraz gra { NAME($who) }
    .you = Twoja tura
lobby-figure = { NAME($who) } { $vp }
lobby-figure_none = { NAME($who) } –
lobby-standing = Dzień { $day } · { LIST($figures) } PZ
lobby-against-meng = W pojedynkę przeciw Mengowi
lobby-players = { LIST($players) }
lobby-ago_now = teraz
lobby-ago_minutes = { $n } min
lobby-ago_hours = { $n } godz.
lobby-ago_days = { $n } d.

## Nowa partia

lobby-new = Nowa partia
lobby-name-of = { $colour }: imię
lobby-played-by = { $colour }: kto gra
lobby-kind_you = Ty
lobby-kind_screen = Ten ekran
lobby-kind_bot = Bot
lobby-kind_meng = Meng
lobby-kind_empty = Puste
lobby-levels = Jak grają poziomy
lobby-level-of = { $colour }: poziom bota
lobby-level-easy = łatwy
    .line = Patrzy na jedną turę i często kieruje się kaprysem; dobry na pierwszą partię.
lobby-level-normal = normalny
    .line = Przegląda całą swoją turę i bierze to, co na jej koniec wygląda najlepiej, ale dalej nie patrzy.
lobby-level-strong = mocny
    .line = Nad każdą turą myśli sekundę: co inni mogą mieć i co mogą zrobić.
lobby-meng-note = Meng gra tylko z jedną osobą: ma kolor biały, a wszystkie inne miejsca są puste.
lobby-difficulty = Poziom Menga
lobby-difficulty_easy = prosty
lobby-difficulty_normal = normalny
lobby-difficulty_hard = trudny
lobby-pairing = Zestawy kart
lobby-modules = Pànjūn
lobby-variants = Warianty
lobby-expert = Wariant zaawansowany
    .line = Prezenty, które na początku leżą na planszy, są losowane.
lobby-layered-pile = Nowe karty na wierzchu
    .line = Nowe Karty Prezentów z modułów leżą na wierzchu stosu dobierania.
lobby-seed-field = Ziarno losowości
    .example = losowo
    .spoken = Ziarno losowości: liczba całkowita albo nic, wtedy losowo
lobby-start = Rozpocznij partię

## Czego nie można rozpocząć

lobby-seats = miejsc może być od 1 do { $most }, a nie { $given }
lobby-no-person = co najmniej jedno miejsce jest dla człowieka
lobby-meng-alone = Meng gra przeciw jednej osobie i nikomu więcej
lobby-unknown = nic się tu nie nazywa { $given }
lobby-seat-kind = miejsce jest dla: { LIST($known) }, a nie dla: { $given }
lobby-no-level = poziomy botów: { LIST($known) }, a nie { $given }
lobby-seed = ziarno losowości: potrzebna jest liczba całkowita, a nie { $given }
lobby-seed_long = ziarno losowości: potrzebna jest liczba całkowita, najwyżej 30 cyfr
lobby-no-form = tego formularza nie da się odczytać
