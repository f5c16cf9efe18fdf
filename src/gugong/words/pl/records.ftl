# Dlaczego zapisu nie da się odczytać albo odtworzyć.

why-record-line = wiersz { $line }: { $why }
why-record-empty = zapis jest pusty
why-record-no-text = to nie jest tekst
why-record-no-json = nagłówek zapisu to wiersz JSON: { $fault }
why-record-no-record = to nie jest zapis: w nagłówku musi stać "gugong": "record"
why-record-revision = wersja zasad { $given } jest nieznana; to wydanie zna od 1 do { $latest }
why-record-no-object = { $part } musi być obiektem
why-record-no-answer = potrzebne jest miejsce (albo - dla losu) i odpowiedź, a nie { $given }
why-record-hidden = ten zapis powstał dla jednego miejsca; tego, co ukrywa, nie da się odtworzyć
why-record-over = partia jest skończona, a zapis ciągnie się dalej: { $answer }
why-record-seat =
    pytanie ({ $prompt }) jest do { $asked ->
        [-1] losu
       *[other] miejsca { $asked }
    }, a nie do { $given ->
        [-1] losu
       *[other] miejsca { $given }
    }
why-record-answer = { $answer }: { $why }
why-record-older = { $why } (zapis ma wersję zasad { $then }, a to wydanie gra według wersji { $now })
why-record-unfinished = zapis urywa się przed końcem gry; nikt jeszcze nie wygrał
why-record-no-companion = to nie jest partia przeciw Mengowi, w której los należy do stołu
why-record-companion-damaged = to, co pomocnik musi pamiętać, jest uszkodzone
why-record-not-kept = pod tą nazwą nie ma zachowanej partii; samo --resume pokaże ich listę
why-record-kept-several = kilka zachowanych partii zaczyna się tak samo: { LIST($names) }
why-record-lost = tej partii nie da się już odtworzyć i nie ma pozycji, od której można grać dalej

# Partia, która przeszła przez pickle
why-record-other-release = pochodzi z gugong { $made }, a tu działa { $here }; partie przechowuj jako zapisy
why-record-other-sum = plik jest uszkodzony: zawiera co innego niż to, co w nim zapisano
why-record-damaged = plik jest uszkodzony: { $fault }
