page-streams = podaj, które partie śledzić: game=…, najwyżej 24, i have=… dla każdej z nich
cli-serve-workers = Ile procesów obsługuje ten port.
cli-serve-bots = Ile procesów ma każdy z nich dla botów, które się zastanawiają.
cli-serve-proxy = Wierz serwerowi pośredniczącemu pod tym adresem, skąd pochodzi żądanie; można podać kilka razy.
cli-serve-metrics = Podawaj dane dla Prometheusa na tym porcie adresu 127.0.0.1; każdy następny proces bierze kolejny.
cli-serve-json-logs = Zapisuj dziennik jako JSON, wiersz na każde żądanie.
cli-serve-expire = Usuwaj partie, których nikt nie tknął przez tyle dni.
cli-serve-no-address = --proxy przyjmuje adres, np. 127.0.0.1, a nie { $given }
page-no-workers = w tym systemie kilka procesów nie może dzielić portu: pomiń --workers
page-worker-gone = gugong: proces { $n } zakończył się i jest uruchamiany ponownie
page-too-slow = żądanie nie dotarło w całości na czas; wyślij je jeszcze raz
