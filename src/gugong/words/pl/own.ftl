### Dane z własnego pudełka: `gugong catalog edit` oraz to, co mówi o nich pomocnik.

own-welcome = { $file }: dane z twojego pudełka. Zostało pytań: { $n } z { $all }. Każda odpowiedź jest od razu zachowana; można przerwać i dokończyć później.
own-help = Wpisz to, co jest wydrukowane w twoim pudełku. Enter: tak samo jak u nas. -: pominąć. back (wstecz), next (następna część), quit, ?
own-part = { $file }: { COUNT($n, of: "figure") }
own-ask = { $name }
own-ask_card = { $name }: wartość i akcja, na przykład 4 canal
own-card_board = Karta { $card } spośród leżących na początku na planszy
own-card_hand = Karta { $card } z zestawu { $set }
own-card_draw = Karta { $card } ze stosu
own-what_gift_cards-name = Nazwa Prezentu o wartości { $item }
own-what_travel_tokens-copies = Ile jest żetonów tego rodzaju: { NAME($item) }
own-what_decrees-cost = Koszt tego Dekretu w Służących: { NAME($item) }
own-what_boards-faces = Ścianki Kości Przeznaczenia
own-what_boards-servants = Służący na każdy Dzień, na torze Dni
own-what_boards-jade_houses = Ceny domów z Jadeitem, na tej stronie planszy: { $item }
own-what_boards-palace_vp = PZ pól w Pałacu, na tej stronie planszy: { $item }
own-what_boards-cities = Ile miast ma mapa
own-what_boards-perimeter = Miasta na skraju mapy, dookoła
own-what_boards-inner = Miasta w środku mapy
own-what_boards-roads = Drogi na mapie, każda jako dwa miasta
own-ours = U nas: { $ours } ({ LIST($sources) })
own-given = W twoim pliku: { $given }. Enter zostawia tę wartość.
own-source_text = tak mówi instrukcja
own-source_example = z przykładu w instrukcji
own-source_reported = według jednej, niesprawdzonej wzmianki
own-source_reconstructed = odtworzone: nasz wybór, zgodny z tym, co mówią instrukcje
own-refused = Tak być nie może ({ $why }). Jeszcze raz:
own-waits = Zapisane, ale na razie nie pasuje do reszty: { $why }. Program spróbuje znowu po każdej z następnych odpowiedzi.
own-not-yet = Coś jeszcze do siebie nie pasuje: { $why }.
own-draft = To, co jeszcze do siebie nie pasuje, czeka w pliku { $file }: { $why }.
own-end = Na razie wystarczy; zostało pytań: { $n }. Dalej: gugong catalog edit { $file }. Gra z tymi danymi: --catalog { $file }
own-end_all = To już wszystko. Gra z tymi danymi: gugong meng --catalog { $file } albo gugong play --catalog { $file }
own-end_draft = Na razie wystarczy; zostało pytań: { $n }. Można z tym plikiem zagrać, gdy tylko będą w nim dane, które do siebie pasują. Dalej: gugong catalog edit { $file }
own-no-such = Żadna nazwa nie zaczyna się od { $name }. Lista nazw: gugong catalog
own-companion = Z { $all } danych gry podstawowej { $n } to dane odtworzone, przede wszystkim Karty Prezentów, liczby Żetonów Podróży, koszty Dekretów i mapa: twoje pudełko może się różnić. Własne dane wpisuje się przez: gugong catalog edit moje-pudelko.toml, a gra z nimi to: gugong meng --catalog moje-pudelko.toml. Gdy inna jest tylko nazwa miasta, wystarczy wpisać rodzaj jego Żetonu.
own-companion_catalog = W użyciu są dane z twojego pliku; z { $all } danych gry podstawowej nadal odtworzonych jest { $n }.
why-own-pairs = potrzebne są dwa słowa, na przykład: kaifeng jinan, jinan hangzhou; a nie { $given }
why-own-words =
    { $needed ->
        [one] potrzebne jest { $needed } słowo
        [few] potrzebne są { $needed } słowa
       *[many] potrzeba { $needed } słów
    }, a nie { $given }
why-own-number = potrzebna jest liczba całkowita, a nie { $given }
why-own-truth = potrzebne jest true albo false, a nie { $given }
