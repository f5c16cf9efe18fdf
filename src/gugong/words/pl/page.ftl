### Strony gry w przeglądarce: stół, powtórka, zasady i to, co się nie udało.

## Osoby

page-meng = Meng
page-you = Ty
page-bot = bot
page-bot_level = bot, { $level }
page-figure-of = { $name } { $vp }

## Języki, każdy po swojemu

page-language_browser = jak w przeglądarce
page-language_en = English
page-language_pl = polski
page-language_fr = français
page-unknown-language = nie ma słów w języku { $given }; języki: { LIST($known) }

## Okno i pasek nad planszą

page-title = { $what } – Gùgōng
page-title_turn = ● twoja tura – Gùgōng
page-title_turn-of = ● { NAME($who) }: twoja tura – Gùgōng
page-all-games = Partie
page-finished = Zakończona
page-day = Dzień { $day }
page-day-of = Dzień { $day } z { $days }
page-phase_morning = Poranek
page-phase_day = Dzień
page-phase_night = Noc
page-dice = Kości Przeznaczenia { LIST($faces) }
page-replay = Powtórka
page-record-link = Zapis
page-rules = Zasady
page-log = Dziennik
page-settings = Ustawienia
page-close = Zamknij

## Części stołu, jak się je czyta

page-officials = Urzędnicy
page-official = { NAME($place, form: "short") }, { NAME($card) }
page-side = Gracze i dziennik
page-players = Gracze
page-toolbar = Narzędzia
page-skip = Do odpowiedzi
page-taller = Powiększ
page-whole-board = Cała plansza
page-mine = Twoja plansza i ręka
page-own-board = Twoja plansza: { $vp } PZ, Służący w Puli: { $pool }, w puli ogólnej: { $supply }, Jadeity: { $jade }, Żetony Podróży: { $tokens }
page-follow = niżej jeszcze { $n }
page-your-turn = Twoja tura
page-scores = Wyniki
page-answers = Odpowiedzi
page-any-time = W dowolnym momencie
page-knots = Twoja tura krok po kroku

## Pytanie

page-waiting = Możesz obejrzeć planszę, dziennik i zasady.
page-doing = { NAME($who) } zastanawia się
page-doing_chance = Za chwilę gra toczy się dalej
page-knot_card = Prezent
page-knot_location = Urzędnik
page-knot_fee = Opłata
page-knot_card-action = Akcja Karty
page-knot_location-action = Akcja lokacji
page-knot_turn-end = Koniec tury
count-word =
    { $n ->
        [0] zero
        [1] jeden
        [2] dwa
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
       *[other] { $n }
    }
    .capital =
        { $n ->
            [0] Zero
            [1] Jeden
            [2] Dwa
            [3] Trzy
            [4] Cztery
            [5] Pięć
            [6] Sześć
            [7] Siedem
            [8] Osiem
            [9] Dziewięć
           *[other] { $n }
        }
page-takers = Bez opłaty: { $free }, z opłatą: { $fee }.
page-tokens-left = Możesz jeszcze wymienić żetony: twoje liczą się jako { $worth }.
page-fee_free = bez opłaty
page-fee_fee = z opłatą
page-pay-fee_pay = Usuń Służących z Puli
page-pay-fee_discard = Odrzuć inną kartę
page-pay-fee_no-actions = Wymiana bez akcji
page-end-turn = Zakończ turę
page-exchange-tokens = Wymień żetony
page-hurry = Ponaglij
    .title = { $bot } przestaje myśleć, a na to jedno pytanie odpowiada szybki bot.
    .spoken = Ponaglij: { $bot } odpowiada od razu

wait = Zanim przyjdzie twoja kolej
wait-how = Wskaż swoją kartę, a zobaczysz, kto by ją przyjął. Nic nie jest zagrywane.
wait-free = bez opłaty: { LIST($places, form: "short") }
wait-fee = wszędzie z opłatą

## Cofanie

page-undo = Cofnij
page-undo-turn = Cofnij do początku tury
    .title = Cofnij do początku tury: Shift Z
page-nothing-to-undo = Nie ma czego cofnąć.
page-no-undo = tego nie można cofnąć: { $reason }
page-locked = coś zostało ujawnione
    .title = Coś zostało ujawnione.
page-locked_nothing = nie ma jeszcze twojej odpowiedzi
    .title = Nie ma jeszcze twojej odpowiedzi.
page-locked_revealed = twoja odpowiedź coś ujawnia
    .title = Twoja odpowiedź coś ujawnia.
page-locked_over = gra jest skończona
    .title = Gra jest skończona.
page-locked_other = odpowiedź dał już inny gracz: { $who }
    .title = Odpowiedź dał już inny gracz: { $who }.
page-locked_roll = rzut Kośćmi jest już wykonany
    .title = Rzut Kośćmi jest już wykonany.
page-locked_draw-gift = karta jest już dobrana
    .title = Karta jest już dobrana.

## Podgląd i dlaczego nie

page-point = Wskaż cokolwiek na planszy, aby dowiedzieć się, co to jest.
page-point_answer = Wskaż odpowiedź, aby zobaczyć, co robi, albo cokolwiek innego, aby o to zapytać.
page-preview_unknown = Co będzie potem, zależy od losu i innych.
page-preview_nothing = Na razie nic więcej się nie zmienia.
page-then = Potem – { $asked }
page-no-action = Opłata nie zostaje wniesiona: nie będzie żadnej akcji
page-do-it = Zrób to
page-not-possible = To nie jest teraz możliwe.
page-read-rule = Przeczytaj zasadę
page-sentence = { $said }.
page-figure_pool = Służący w Puli
page-figure_jade = Jadeity
page-figure_vp = PZ
page-figure_tokens = Żetony Podróży
page-figure_intrigue = Intrygi
page-figure_envoy = Wysłannik
page-figure_hand = ręka

## Karty

page-no-cards = Twoja ręka jest pusta. Nocą twoje odrzucone karty wracają na rękę.
page-discard = Twoje odrzucone karty
page-discard_empty = Pusto: karty, które bierzesz, leżą tu do Nocy.
page-seen = Widziane: { LIST($cards) }

## Inni gracze

page-strip_vp = PZ
page-strip_pool = Służący
page-strip_hand = karty
page-meng-steps = Meng krok po kroku
page-step-of = { $n } z { $last }

## Co robią inni

page-since = Od twojej ostatniej tury
page-since_news = Od twojej ostatniej tury: { page-turns }
page-since_short = Ostatnio
page-since_none = Od tego czasu nikt nie grał.
page-turns =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[many] { $n } tur
    }
page-again = Pokaż to jeszcze raz na planszy
page-gave = { $name } daje
page-exchange = { $given } → { $place }, bierze { $taken }
page-exchange_results = { $given } → { $place }, bierze { $taken }:
page-why = Dlaczego
page-result-vp = { $change }
page-result-jade = +1
page-result-travels = { NAME($city) }
page-result-envoy = pole { $step }
page-result-retreats = pole { $step }
page-result-arrives = w Pałacu, { $spot } PZ
page-result-intrigue = { $change }, pole { $step }
page-result-wall = { $stands }
page-result-wall-complete = ukończony
page-result-loads = { NAME($berth) }
page-result-moves-ship = do { NAME($ahead, form: "gen") }
page-result-claims = { NAME($reward) }
page-result-lost-at-sea = zagubiony na morzu
page-result-pays = −{ $pieces }
page-result-gains = +{ $pieces }
page-result-die = obrót
page-result-discard-fee = odrzucona
page-result-draw-gift = +1 karta
page-result-matches = { $matches }
page-note_forced-decline = Nic innego nie można zrobić: rezygnacja.
page-note_forced-done = Nic więcej nie można zrobić.
page-note_resumed = Od początku tej partii zasady się zmieniły. Gra toczy się dalej od początku ostatniej tury.

## Między dwoma graczami przy jednym ekranie

page-doors = Zmiana gracza
page-doors-turn = { $name }, twoja tura.
page-doors-alone = Nikt inny nie patrzy? Dzień { $day }
page-doors-news =
    { $n ->
        [one] { $n } tura od twojej ostatniej
        [few] { $n } tury od twojej ostatniej
       *[many] { $n } tur od twojej ostatniej
    }
page-open-doors = Otwórz drzwi
    .spoken = { $name }: otwórz drzwi

## Koniec

page-nobody-wins = Nikt nie wygrywa
    .why = Żaden Wysłannik nie dotarł do Pałacu, więc żaden wynik się nie liczy.
page-wins = { NAME($who) } wygrywa z wynikiem { COUNT($vp, of: "vp") }
    .you = Wygrywasz z wynikiem { COUNT($vp, of: "vp") }
page-your-place =
    { $behind ->
        [0] Zajmujesz { page-ordinal } miejsce, przy równej liczbie PZ.
       *[many] Zajmujesz { page-ordinal } miejsce, strata do zwycięstwa: { $behind } PZ.
    }
page-ordinal = { $place }.
page-score-lost = { NAME($who) } nie ma Wysłannika w Pałacu, więc wynik { $vp } PZ się nie liczy.
    .you = Twój Wysłannik nie dotarł do Pałacu, więc wynik { $vp } PZ się nie liczy.
page-ahead-of = Przewaga: { $vp } PZ. Drugie miejsce: { NAME($other) }.
page-score-track = W czasie gry
page-total = Razem
page-another-game = Kolejna partia
page-vp = Punkty Zwycięstwa
page-chart = Punkty Zwycięstwa w czasie gry: { LIST($figures) }
page-end = Koniec

## Partia jeszcze raz

page-the-table = Stół
page-download = Pobierz zapis
page-slider = Numer odpowiedzi, od 0 do { $plies }
page-of = { $n } z { $last }
page-moment-of = Dzień { $day }, tura { $turn }
page-set = Gra jest przygotowana.
page-turn = Tura
page-play = Odtwarzaj
page-pause = Pauza
page-step_first = Na początek
page-step_back = O jedną odpowiedź wstecz
page-step_on = O jedną odpowiedź dalej
page-step_last = Na koniec
page-mark_wall-complete = Mur ukończony
page-mark_arrives = Wkroczenie do Pałacu
page-mark_night = Noc
page-arrows = { $back } { $on } odpowiedź, z { $shift } tura
page-moments = Ważne chwile
    .note = wybierz jedną, aby do niej przejść
page-moment = Dzień { $day }: { $name }. { $why }

## Ustawienia

page-setting_end_turn_confirm = Pytaj przed końcem tury
    .line = Ostatni moment, aby wymienić żetony lub cofnąć.
page-setting_show_known = Pokaż, co wiadomo
    .line = Karty, które inni brali na twoich oczach, stoją pod ich planszami.
page-setting_list_only = Tab tylko po liście
    .line = Odpowiedzi na planszy są dla myszy.
page-setting_always_gain = Zawsze bierz Służących, którzy nic nie kosztują
    .line = Nikt nie pyta, czy ich chcesz.
page-setting_sound = Dźwięk, gdy przychodzi twoja tura
    .line = Jedno stuknięcie w drewno.
page-setting_theme = Wygląd:
page-theme_system = jak w systemie
page-theme_light = jasny
page-theme_dark = ciemny
page-setting_size = Plansza:
page-size_fit = mieści się w oknie
page-size_large = większy tekst, przesuwanie palcem lub myszą
page-setting_speed = Tempo ruchu i wyjaśnień Menga:
page-setting_language = Język:
page-speed_slow = wolno
page-speed_normal = normalnie
page-speed_fast = szybko
page-speed_off = wyłączone
page-keys = Klawisze
page-keys_answer = odpowiedź
page-keys_none = nie teraz
page-keys_undo = cofnij, do początku tury
page-keys_tokens = wymień żetony
page-keys_cards = odrzucone, ręka
page-keys_board = plansza
page-keys_since = od twojej ostatniej tury, jeszcze raz
page-keys_log = dziennik, gracze
page-keys_rules = zasady
page-keys_why = dlaczego nie albo zasada
page-key_enter = Enter
page-key_space = Spacja
page-key_shift = Shift

## Zasady

page-all-rules = Wszystkie zasady
page-search = Szukaj
    .example = Słowa lub numer: mur remis, B-WAL-04
    .spoken = Szukaj w zasadach
page-see = Zobacz
page-rules-found =
    { $n ->
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
page-rules-found_none = W żadnej zasadzie nie ma wszystkich tych słów.
page-rules-found_nothing = Wpisz słowo albo numer zasady.
page-chapter-B-SET = Przygotowanie gry
page-chapter-B-MOR = Poranek
page-chapter-B-DAY = Dzień: wymiana Prezentów
page-chapter-B-CRD = Karty
page-chapter-B-TRV = Podróż
page-chapter-B-TOK = Żetony Podróży
page-chapter-B-WAL = Wielki Mur
page-chapter-B-JAD = Jadeit
page-chapter-B-INT = Intrygi
page-chapter-B-PAL = Pałac
page-chapter-B-DEC = Dekrety
page-chapter-B-DL1 = Dekrety poziomu 1
page-chapter-B-DL2 = Dekrety poziomu 2
page-chapter-B-DL3 = Dekrety poziomu 3
page-chapter-B-CAN = Wielki Kanał
page-chapter-B-DBL = Podwójny Służący
page-chapter-B-NGT = Noc
page-chapter-B-END = Koniec gry
page-chapter-V-EXP = Wariant zaawansowany
page-chapter-X-GEN = Pànjūn: zasady ogólne
page-chapter-A = Rozstrzygnięcia A
page-chapter-C = Rozstrzygnięcia C
page-chapter-D = Przykłady
page-chapter-E = Rozstrzygnięcia E

## Co się nie udało

page-plain = { $what }
page-to-lobby = Do lobby
page-to-rules = Do zasad
page-to-table = Wróć do stołu
page-safe = Twoje partie są zachowane.
page-lost = Łączę ponownie… dotychczasowa gra jest zapisana.
page-unsent = Twoja odpowiedź nie jest jeszcze wysłana. Próbuję ponownie…
page-offline = Brak połączenia. Widać ostatni znany stan stołu.
page-unreachable = Nie można połączyć się z serwerem.
page-late =
    { NAME($who, form: "is") ->
        [you] twoja odpowiedź była wcześniejsza; oto nowa sytuacja
       *[other] szybszą odpowiedź daje { NAME($who) }; oto nowa sytuacja
    }
page-late_own = odpowiedź przyszła już z innego twojego okna; oto nowa sytuacja
page-broken = coś się tu nie udało; partia jest taka, jak po ostatniej odpowiedzi
page-other-name = ten serwer nie ma takiej nazwy; podaj jego adres
page-long-address = ten adres jest za długi
page-other-site = to żądanie przyszło ze strony innej witryny
page-no-length = długość tego żądania nie jest liczbą
page-many-requests = za dużo żądań naraz; poczekaj chwilę
page-too-large = to żądanie jest za duże: każdemu wystarczy tyle bajtów: { $limit }
page-nothing-there = pod tym adresem nic nie ma
page-no-method = pod tym adresem nie można tego zrobić
page-not-written = { $what }. Nic się nie zmieniło; spróbuj za chwilę
page-no-fit = to żądanie nie pasuje: { $fault }
page-no-json = to żądanie nie jest czytelnym JSON-em
page-no-game = nie ma tu takiej partii
page-not-yours = pod tym adresem nie ma twojej partii
page-lost-game = { $what }; dotychczasowa gra jest zachowana
page-many-games = za dużo nowych partii naraz; poczekaj minutę
page-most-games = ta przeglądarka ma już tyle partii: { $n }
page-many-pages = za dużo stron śledzi tę partię; zamknij kilka z nich
page-many-followed = twoje strony śledzą zbyt wiele partii naraz; zamknij kilka z nich
page-not-asked = pytanie nie jest skierowane do tego miejsca
page-not-your-turn = teraz odpowiada ktoś inny
page-which-answer = answer: o którą odpowiedź chodzi?
page-which-thing = o którą rzecz chodzi? Podaj jej nazwę z rysunku
page-on-offer = ta odpowiedź jest do wyboru
page-only-record = to zapis do oglądania; nie można w nim odpowiadać
page-closed = drzwi są zamknięte; najpierw otwiera je osoba, do której jest pytanie
page-undo-to = to: potrzebne jest „answer” albo „turn”, a nie { $given }
page-no-answer = w tej partii są odpowiedzi od 0 do { $last }
page-no-file = nie ma takiego pliku
page-record = { $name }: { $what }
page-record-slow = { $name }: rozegranie tego zapisu trwa zbyt długo
page-record-busy = zbyt wiele zapisów czeka na odczytanie; spróbuj ponownie za chwilę
page-game-slow = odtworzenie tej partii trwa zbyt długo
page-replay-busy = zbyt wiele partii czeka na odtworzenie; spróbuj ponownie za chwilę
page-record_no-text = { $name }: wiersz { $line }: to nie jest tekst

## Serwer

page-at = Gùgōng: { $address }
page-at_served = Gùgōng: { $address }; partie są w { $place }. Ctrl+C kończy.
page-kept-in = Twoje partie są w { $place }. Ctrl+C kończy.
page-no-port = nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }

page-no-new-games = na tym serwerze nie rozpoczyna się nowych partii
page-no-uploads = na tym serwerze nie otwiera się zapisów partii
page-open-to-all = Kto może połączyć się z tym adresem, widzi stronę główną, zasady i zakończone partie; trwającą partię widzi tylko ten, kto ma w niej miejsce albo link do niej.
page-open_new-games = Każdy może rozpoczynać partie (zabrania tego --no-new-games).
page-shut_new-games = Nikt nie może rozpoczynać partii.
page-open_uploads = Każdy może otwierać zapisy partii (zabrania tego --no-uploads).
page-shut_uploads = Nikt nie może otwierać zapisów partii.
page-guests_new-games = Partie może rozpoczynać tylko ten, kto wszedł przez twój adres.
page-guests_uploads = Zapisy partii może otwierać tylko ten, kto wszedł przez twój adres.
page-open_tables = Stoły mogą być ogłaszane, tak by każdy mógł się dosiąść (pozwala na to --open-tables).
page-answer-name = { $label }. { $sentence }
