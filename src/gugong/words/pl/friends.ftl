### Stoły przez link w grze w przeglądarce.

## Lobby

lobby-quick_friends = Ze znajomymi
    .line = Każda osoba na swoim urządzeniu. Wyślij linki; boty zajmą puste miejsca.
lobby-kind_friend = Gość
lobby-open-tables = Otwarte stoły
friends-join = Usiądź
friends-at-open-table =
    { $free ->
        [one] { $host } · 1 miejsce z { $seats } jest wolne
        [few] { $host } · { $free } miejsca z { $seats } są wolne
       *[many] { $host } · { $free } miejsc z { $seats } jest wolnych
    }
lobby-beginning = Gra przy tym stole jeszcze się nie zaczęła

## Pokój

friends-room = Stół i linki
friends-table = Osoby przy stole
friends-who-sits = Kto gdzie siedzi?
friends-send-links = Wyślij każdej osobie link. Konto nie jest potrzebne.
friends-wait-for-host = Grę zaczyna gospodarz; ta strona sama przejdzie wtedy do stołu.
friends-at-table = Gra trwa.
friends-you = ty
friends-host = gospodarz
friends-open-seat = Wolne miejsce
friends-not-come = jeszcze pusto
friends-bot = odpowiada bot
friends-is-here = przy stole
friends-is-away =
    { $n ->
        [0] nie ma przy stole
       *[other] nie ma przy stole od { $n } min
    }
friends-mark_here = przy stole
friends-mark_away = nie ma przy stole
friends-link-for = Zaproszenie na miejsce: { $colour }
friends-for-all = Jeden link dla wszystkich
    .line = Do rozmowy w grupie: kto przyjdzie, wybiera wolne miejsce.
friends-asks = { $name } prosi o miejsce: { $seat }
friends-give = Oddaj
friends-copy = Kopiuj
friends-copied = Skopiowano
friends-share = Udostępnij
friends-qr = Kod QR
friends-new-link = Nowy link
friends-invite = Zaproś
friends-void = Odbierz miejsce
friends-rename = Zmień imię
friends-clock = Zegar
friends-clock_none = bez zegara
friends-clock_minutes = { $n } min na turę
friends-clock_days =
    { $n ->
        [one] 1 dzień na turę
        [few] { $n } dni na turę
       *[many] { $n } dni na turę
    }
friends-clock_bank = po { $n } min i { $more } s za każdą turę
friends-away = Za nieobecnych odpowiada bot
friends-away_minutes = po { $n } min
friends-away_never = nigdy
friends-level = Boty w zastępstwie
friends-talk-watched = Widzowie mogą czytać rozmowę
friends-hints = Podpowiedzi dla wszystkich, gdy wszyscy się zgodzą
friends-hints-agree = Zgadzam się na podpowiedzi dla wszystkich
friends-hints-agreed = Wszyscy się zgadzają: można prosić o podpowiedzi.
friends-hints-against = Bez podpowiedzi wolą grać: { $names }.
friends-listed = Otwarty stół: widać go w lobby
friends-people =
    { $people ->
        [one] 1 osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
friends-bots =
    { $bots ->
        [0] bez botów
        [one] 1 bot
        [few] { $bots } boty
       *[many] { $bots } botów
    }
friends-start = Zacznij: { friends-people }, { friends-bots }
friends-late-friend = Kto przyjdzie później, przejmuje miejsce bota, także w środku partii.
friends-starts-by-itself = Czekamy, aż gospodarz zacznie grę.
friends-to-table = Do stołu
friends-watch = Tylko do oglądania
    .line = Pokazuje to, co wiedzą wszyscy przy stole. Liczba widzów jest dowolna.
friends-return = Twój link powrotny
    .line = Przenosi twoje miejsce na inne urządzenie albo przywraca je, gdy ta przeglądarka je zapomni. Zachowaj go dla siebie: kto go ma, gra na twoim miejscu.
    .elsewhere = Obecny powstał w innej przeglądarce i tu go nie ma.
friends-return-new = Nowy link powrotny
friends-tell = Powiadom mnie gdzie indziej
    .line = Do partii na wiele dni: kanał z partiami, w których jest twoja tura.
friends-feed-make = Utwórz adres kanału
friends-feed-new = Nowy adres kanału
friends-hook-field = Webhook: adres, który dowie się o twojej turze
friends-hook-keep = Zachowaj
friends-hook-hosts = Webhooki mogą prowadzić tu: { LIST($hosts) }.
friends-leave = Odejdź na stałe
friends-remove = Usuń z mojej listy
friends-delete = Usuń moje dane
friends-sure_void = To miejsce przejmuje bot. Przed początkiem gry można je znów oddać, później zostaje przy nim bot. Link dla wszystkich będzie nowy.
friends-sure_leave = Twoje miejsce przejmuje na stałe bot.
friends-sure_delete = Partia, w której nie ma nikogo innego, zostanie usunięta. Tam, gdzie grają inni, znikną twoje imię i twoje wypowiedzi.
friends-sure_return = Stary link i wszystkie inne urządzenia na twoim miejscu przestaną działać.

## Gość

friends-invites = { $host } zaprasza cię do gry w Gùgōng
friends-invited = Zaproszenie do gry w Gùgōng
friends-game =
    { $seats ->
        [one] 1 miejsce, bez konta
        [few] { $seats } miejsca, bez konta
       *[many] { $seats } miejsc, bez konta
    }
friends-your-name = Twoje imię
friends-your-seat = Twoje miejsce
friends-free = wolne
friends-taken = zajęte
friends-kept-warm = na razie gra tu bot
friends-for-another = dla kogoś innego
friends-sit-down = Usiądź
friends-learn-first = Najpierw nauka
friends-only-watching = Tylko oglądaj
friends-come-back = Powrót na twoje miejsce
    .line = Ten link jest twój. Na tym urządzeniu grasz dalej od miejsca, w którym gra stanęła.
    .do = Graj tutaj

## Podczas gry

page-note_stood-in-away = Nie ma przy stole: { NAME($who) }; odpowiada bot.
    .you = Nie było cię przy stole; odpowiadał bot.
page-note_stood-in-clock = { NAME($who) } nie ma już czasu; do końca tury odpowiada bot.
    .you = Zabrakło ci czasu; do końca tury odpowiadał bot.
page-note_stood-in-back = { NAME($who) } wraca do stołu.
    .you = Wracasz do stołu.
friends-watching = Oglądasz
friends-ask = Poproś o miejsce
friends-ask-do = Zapytaj gospodarza
friends-asked = Prosisz o miejsce: { $seat }. Decyduje gospodarz.
friends-ask-declined = Gospodarz nie oddaje tego miejsca: { $seat }.
friends-withdraw = Wycofaj prośbę
friends-look-back = Przebieg partii, odpowiedź po odpowiedzi
friends-away-now =
    { $n ->
        [0] Nie ma przy stole: { $name }.
       *[other] Nie ma przy stole: { $name } ({ $n } min).
    }
friends-will-stand = Po { $n } min odpowie bot.
friends-stands = Dopóki { $name } nie wróci, odpowiada bot.
friends-held = Gra czeka.
friends-wait = Czekaj
friends-let-bot = Niech odpowie bot
friends-you-back = Nie było cię przy stole.
friends-stood-in =
    { $n ->
        [0] Twoje miejsce zajmuje bot.
        [one] Bot dał za ciebie 1 odpowiedź.
        [few] Bot dał za ciebie { $n } odpowiedzi.
       *[many] Bot dał za ciebie { $n } odpowiedzi.
    }
friends-show-me = Pokaż
friends-take-seat = Wracam
friends-out-of-time = koniec czasu: do końca tury odpowiada bot
friends-left = zostało { $time }
friends-ask-back = Poproś o cofnięcie
friends-wishes = { NAME($who) } chce cofnąć swoją ostatnią odpowiedź.
    .you = Prosisz o cofnięcie swojej ostatniej odpowiedzi.
friends-as-it-fell = Cofa się też wszystko, co było potem, a Kości i dobierane karty będą te same.
friends-wish-waits = Czekamy na zgodę: { $names }.
friends-refuses = { NAME($who) } nie zgadza się.
friends-hints-suggests = { $name } proponuje podpowiedzi dla wszystkich.
friends-hints-means = Zaczną działać, gdy wszyscy się zgodzą.
    .you = Nie zgadzasz się.
friends-agree = Zgoda
friends-refuse = Nie
friends-again = Jeszcze raz w tym samym gronie?
friends-rematch = Rewanż
friends-to-rematch = Do następnej partii
friends-talk = Rozmowa
friends-talk-none = Na razie cisza. Rozmowę czytają osoby przy stole.
friends-talk-field = Powiedz coś
friends-talk-send = Wyślij
friends-mute = Pokaż lub ukryj, co pisze { $name }
friends-turn = Twoja tura.
friends-finished-game = Zakończona partia Gùgōng: wyniki i powtórka
friends-feed = Gùgōng: twoja tura
friends-hook = Gùgōng: twoja tura, { $address }

## Ustawienia

page-setting_badge = Tytuł i ikona pokazują twoją turę
    .line = Kropka w tytule okna, znak na jego ikonie.
page-setting_notice = Powiadomienie o twojej turze
    .line = Od systemu, gdy ta strona nie jest na wierzchu; zapyta cię raz.
page-setting_talk = Rozmowa przy stole
    .line = Co piszą osoby, które grają z tobą gdzie indziej.

## Co nie jest możliwe

friends-only-watch = oglądasz tę partię; grają osoby przy stole
friends-only-host = o tym decyduje gospodarz stołu
friends-which-seat = przy tym stole są miejsca od 0 do { $last }
friends-closed-seat = to miejsce zostaje przy bocie: ktoś już znał tę rękę, więc nikogo nie można tu zaprosić
friends-taken-seat = ktoś tam siedzi; zaproszenie jest na wolne miejsce
friends-nobody-there = nikt tam nie siedzi
friends-own-seat = to twoje własne miejsce
friends-over = ta partia jest skończona
friends-not-over = ta partia jeszcze trwa
friends-nobody-else = w tej partii nikt nie gra z innego urządzenia
friends-host-stays = gospodarz nie może odejść przed początkiem gry; można usunąć stół
friends-begun = gra już trwa
friends-not-begun = gospodarz jeszcze nie zaczął gry
friends-sit-already = masz już miejsce przy tym stole
friends-faster = ktoś był szybszy i już tam siedzi albo zaproszenie zostało wycofane
friends-name_empty = podaj imię: zobaczą je inni przy stole
friends-name_long = imię ma najwyżej { $most } znaków, to imię ma { $given }
friends-name_taken = ktoś przy tym stole ma już imię, które wygląda jak { $name }; wybierz inne
friends-clock-runs = po początku gry nie można zmienić zegara
friends-clock-kind = clock: możliwe są { LIST($known) }
friends-clock-time = clock_time: możliwe jest od { $least } do { $most } sekund
friends-clock-more = clock_more: możliwe jest od { $least } do { $most } sekund
friends-away-time = away: możliwe jest od 0 do { $most } minut
friends-no-open-tables = na tym serwerze nie ma otwartych stołów
friends-spent = to zaproszenie już nie działa: ktoś z niego skorzystał albo gospodarz je wycofał. Poproś gospodarza o nowe
friends-invited-over = ta partia jest skończona; powtórkę zobaczy każdy, kto ma jej adres
friends-common-void = ten link już nie działa: jest nowszy. Poproś o niego gospodarza
friends-ask-not-free = o to miejsce nie można prosić; można o miejsce bota, chyba że gospodarz je komuś odebrał
friends-ask-again = ta prośba już stąd była; gospodarz decyduje raz
friends-ask-many = przy tym stole jest już za dużo próśb; gospodarz może zacząć od nowa, tworząc nowy adres dla widzów
friends-ask-gone = nikt już nie prosi o to miejsce albo zostało ono już oddane
friends-full = przy tym stole nie ma już wolnego miejsca
friends-back-void = ten link powrotny już nie działa: powstał nowszy albo miejsce zostało oddane
friends-many-devices = na tym miejscu gra zbyt wiele urządzeń; nowy link powrotny wyloguje pozostałe
friends-no-watching = ten adres do oglądania już nie działa; poproś gospodarza o nowy
friends-watch-later = gra jeszcze się nie zaczęła; wróć pod ten adres później
friends-time-over = twój czas na tę turę minął: do jej końca odpowiada bot
friends-late_bot = bot właśnie za ciebie odpowiedział; oto nowa sytuacja, a miejsce jest znów twoje
friends-clock-decides = przy tym stole bota wzywa tylko zegar
friends-wish-pending = ktoś już prosi o cofnięcie
friends-wish-refused = nie ma na to zgody
friends-wish-gone = to pytanie jest nieaktualne: gra poszła dalej
friends-wish-not-you = tu nie trzeba twojej zgody
friends-wish-again = ktoś odezwał się w tej samej chwili; spróbuj ponownie
friends-hints-none = nikt nie proponuje podpowiedzi przy tym stole
friends-talk_empty = ta wiadomość jest pusta
friends-talk_long = wiadomość ma najwyżej { $most } znaków, ta ma { $given }
friends-talk-much = to było dużo słów jak na minutę; poczekaj chwilę
friends-no-hooks = ten serwer nikogo nie powiadamia gdzie indziej
friends-hook-host = webhook to adres http lub https, tu: { LIST($hosts) }
friends-no-feed = pod tym adresem nie ma kanału albo powstał nowszy
friends-no-picture = obraz partii powstaje dopiero po jej końcu
friends-no-png = ten serwer nie tworzy obrazów

## Serwer

friends-invite-only = Grają tu tylko osoby z zaproszeniem. Aby zaczynać partie, otwórz ten adres: { $address }
friends-no-host = --webhook-hosts: potrzebny jest host albo host:port, a nie { $given }
