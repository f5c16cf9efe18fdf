page-streams = podaj, które partie śledzić: game=…, najwyżej 24, i have=… dla każdej z nich
cli-serve-workers = Ile procesów obsługuje ten port.
cli-serve-bots = Ile procesów ma każdy z nich dla botów, które się zastanawiają.
cli-serve-proxy = Wierz serwerowi pośredniczącemu pod tym adresem, skąd pochodzi żądanie; można podać kilka razy.
cli-serve-metrics = Podawaj dane dla Prometheusa na tym porcie adresu 127.0.0.1; każdy następny proces bierze kolejny.
cli-serve-json-logs = Zapisuj dziennik jako JSON, wiersz na każde żądanie.
cli-serve-expire = Usuwaj partie, których nikt nie tknął przez tyle dni.
cli-serve-no-address = --proxy przyjmuje adres, np. 127.0.0.1, a nie { $given }
page-no-workers = w tym systemie kilka procesów nie może dzielić portu: pomiń --workers
page-worker-gone = gugong: proces { $n } zakończył się i jest uruchamiany ponownie
page-too-slow = żądanie nie dotarło w całości na czas; wyślij je jeszcze raz
cli-backup = Skopiuj wszystkie partie do nowego pliku, także przy działającym serwerze, i porównaj.
cli-backup-done = { $n ->
    [one] W pliku { $file } jest { $n } partia, porównana wiersz po wierszu.
    [few] W pliku { $file } są { $n } partie, porównane wiersz po wierszu.
   *[many] W pliku { $file } jest { $n } partii, porównanych wiersz po wierszu.
 }
cli-restore = Skopiuj wszystkie partie z takiego pliku do bazy, w której nie ma żadnej, i porównaj.
cli-restore-done = { $n ->
    [one] Przywrócono { $n } partię z pliku { $file }, porównaną wiersz po wierszu.
    [few] Przywrócono { $n } partie z pliku { $file }, porównane wiersz po wierszu.
   *[many] Przywrócono { $n } partii z pliku { $file }, porównanych wiersz po wierszu.
 }
cli-no-file = { $file }: { $fault }
cli-games = Pokazuj, zapisuj i usuwaj przechowywane partie.
cli-games-list = Pokaż wszystkie partie, od najnowszej.
cli-games-line = { $id }  { $changed }  Dzień { $day }  { $names }
    .over = { $id }  { $changed }  koniec  { $names }
    .gathers = { $id }  { $changed }  nierozpoczęta  { $names }
    .opened = { $id }  { $changed }  zapis  { $title }
cli-games-export = Wypisz zapis partii ze wszystkim, co jest w niej zakryte.
cli-games-delete = Usuń partie na dobre.
cli-games-expire = Usuń wszystkie partie, których nikt nie tknął przez tyle dni.
cli-games-none = nie ma partii { $given }; listę wypisuje „gugong games list”
cli-games-deleted = { $n ->
    [0] Nie usunięto żadnej partii.
    [one] Usunięto { $n } partię.
    [few] Usunięto { $n } partie.
   *[many] Usunięto { $n } partii.
 }
why-store-file-there = taki plik już istnieje; podaj nowy
why-store-no-file = nie ma takiego pliku
why-store-no-copy = to nie jest kopia zrobiona poleceniem „gugong backup”
why-store-has-games = w tej bazie są już partie; przywracaj do takiej, w której nie ma żadnej
why-store-differs = kopia różni się od tego, co skopiowano, więc nie została zachowana
why-store-not-copied = nie udało się skopiować partii: { $fault }
cli-bench-games = Tyle partii naraz.
cli-bench-watchers = Tyle dodatkowych stron śledzi każdą partię.
cli-bench-workers = Tyle procesów obsługuje żądania.
cli-bench-each-second = Odpowiedzi na sekundę w każdej partii; bez tego tyle, ile się da.
cli-bench-seconds = Przez tyle sekund.
cli-bench-no-node = boardgame.io wymaga programów Node i npm, a npm musi mieć dostęp do swojego rejestru; czegoś z tego tu brakuje.
