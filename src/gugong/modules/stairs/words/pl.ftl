### Schody Pałacu.

module-stairs = Schody Pałacu
    .short = Schody
    .line = Dwa losowe biegi schodów: jeden stawia warunki, drugi co Poranek daje i zabiera.
page-chapter-X-STA = Schody Pałacu

## Nazwy

# biegi schodów

track-quill = Pióro
track-river = Rzeka
track-stone = Kamień
track-shadow = Cień
track-lotus = Lotos
track-crane = Żuraw
track-tiger = Tygrys
track-dragon = Smok
track-phoenix = Feniks
track-turtle = Żółw

## Z liczbą

count-intrigue-step =
    { $n ->
        [one] { $n } pole Intryg
        [few] { $n } pola Intryg
       *[many] { $n } pól Intryg
    }
count-harbour-reward =
    { $n ->
        [one] { $n } Nagroda Portu
        [few] { $n } Nagrody Portu
       *[many] { $n } Nagród Portu
    }
count-gift-cards =
    { $n ->
        [one] { $n } Karta Prezentu
        [few] { $n } Karty Prezentów
       *[many] { $n } Kart Prezentów
    }

## Części zdań

stairs-asks_reveal = karta { $n }–{ $to }
stairs-asks_travel-tokens = { COUNT($n, of: "tokens") }
stairs-asks_decree-level = Dekret poziomu { $n }
stairs-asks_harbours = { COUNT($n, of: "harbour-reward") }
stairs-asks_jade = { COUNT($n, of: "jade") }
stairs-asks_wall = { COUNT($n, of: "servant") } na Wielkim Murze
stairs-asks_intrigue = pole { $n } na Torze Intryg
stairs-asks_double-servant = odblokowany Podwójny Służący
stairs-asks_gift-cards = { COUNT($n, of: "gift-cards") }
stairs-has_reveal = nie masz takiej na ręce
stairs-has_travel-tokens = masz { $own }
stairs-has_decree-level = nie masz żadnego
stairs-has_harbours = odebrane: { $own }
stairs-has_jade = masz { $own }
stairs-has_wall = twoi liczą się tam jako { $own }
stairs-has_intrigue = twój znacznik jest na polu { $own }
stairs-has_double-servant = jest jeszcze zablokowany
stairs-has_gift-cards = masz { $own }
stairs-gives = +{ $item }
stairs-takes = −{ $item }
stairs-space = pole { $step }: { $what }
stairs-space_palace = w Pałacu: { $what }
stairs-there_palace = do Pałacu
stairs-there_plain = na pole { $step }
stairs-there_left = na pole { $step } (warunek: { $what })
stairs-there_right = na pole { $step } (co Poranek: { $what })

## Pytania

ask-lay-track = Który bieg schodów leży pod Pałacem?
ask-stairs-track = Twój Wysłannik rusza. Którym z dwóch biegów schodów idzie?
    .title = Którym z dwóch biegów schodów idzie Wysłannik?
    .context = Twój Wysłannik rusza.
ask-stairs-step = Wysłannik na biegu „{ NAME($track) }” może iść dalej, { $there }. Czy idzie?
    .title = Czy Wysłannik idzie dalej?
    .context = Bieg „{ NAME($track) }”, { $there }.
ask-stairs-reveal = Pole { $space } biegu „{ NAME($track) }” ma warunek: { $asks } z ręki. Którą kartę pokazujesz?
    .title = Którą kartę pokazujesz?
    .context = Pole { $space } biegu „{ NAME($track) }” ma warunek: { $asks } z ręki.
ask-stairs-bonus = Poranek, pole { $space } biegu „{ NAME($track) }”: { $item }. Czy to bierzesz?
    .title = Wziąć { NAME($item, form: "acc") }?
    .context = Poranek, pole { $space } biegu „{ NAME($track) }”: { $item }.
ask-stairs-bonus_gain = Poranek, pole { $space } biegu „{ NAME($track) }”: { $item }. Czy to bierzesz, o ile starczy puli ogólnej?
    .title = Wziąć { NAME($item, form: "acc") }, o ile starczy puli ogólnej?
    .context = Poranek, pole { $space } biegu „{ NAME($track) }”: { $item }.
ask-stairs-payment_pay = Poranek, bieg „{ NAME($track) }”, koszt: { $item }. W Puli: { $pool_pieces }. Jak płacisz?
    .title = Koszt: { $item }. Jak płacisz?
    .context = Poranek, bieg „{ NAME($track) }”, koszt: { $item }. W Puli: { $pool_pieces }.
ask-stairs-payment_unable = Poranek, bieg „{ NAME($track) }”, koszt: { $item }, a tego nie masz. Wymienić Żetony Podróży czy cofnąć Wysłannika o 1 pole?
    .title = Wymienić Żetony Podróży czy cofnąć Wysłannika o 1 pole?
    .context = Poranek, bieg „{ NAME($track) }”, koszt: { $item }, a tego nie masz.

## Odpowiedzi

answer-track = { NAME($chosen) }
answer-track_left = „{ NAME($chosen) }” po lewej, { COUNT($steps, of: "step") }, warunki: { $spaces }
    .label = „{ NAME($chosen) }” po lewej, { COUNT($steps, of: "step") }
    .note = warunki: { $spaces }
answer-track_right = „{ NAME($chosen) }” po prawej, { COUNT($steps, of: "step") }, co Poranek: { $spaces }
    .label = „{ NAME($chosen) }” po prawej, { COUNT($steps, of: "step") }
    .note = co Poranek: { $spaces }
answer-reveal = pokaż { NAME($chosen, form: "acc") }, akcja: { NAME($chosen, form: "does") }
    .label = Pokaż { NAME($chosen, form: "acc") }
    .note = { NAME($chosen, form: "does-note") }
answer-climb = idź dalej
answer-bonus = weź { NAME($item, form: "acc") }
answer-step-back_stairs-payment = zachowaj żetony: Wysłannik o 1 pole wstecz
    .label = Zachowaj żetony
    .note = Wysłannik o 1 pole wstecz
answer-decline_stairs-track = zostań na starcie
answer-decline_stairs-step = zostań na miejscu
answer-decline_stairs-reveal = nie pokazuj żadnej i zostań na miejscu
answer-decline_stairs-bonus = nic nie bierz

## Dlaczego nie

why-stairs-condition = pole { $space } biegu „{ NAME($track) }” ma warunek: { $asks }; { $has }
why-stairs-condition-back = droga wstecz prowadzi na pole { $space } biegu „{ NAME($track) }”, które ma warunek: { $asks }; { $has }
why-stairs-card-not-fitting = pole { $space } biegu „{ NAME($track) }” ma warunek: { $asks }, a ta karta go nie spełnia: { NAME($chosen, form: "id") }
why-stairs-card-not-fitting_hand = tej karty nie masz na ręce: { NAME($chosen, form: "id") }; twoja ręka: { LIST($hand, form: "id") }
why-stairs-not-laid = biegu „{ NAME($chosen) }” nie ma w tej grze; są: { LIST($laid) }
why-stairs-locked = twój Wysłannik jest na biegu „{ NAME($track) }” i może wybrać inny dopiero po powrocie na start
why-stairs-chosen-step = Wysłannik już ma iść dalej. { $question } Możliwe odpowiedzi: { $forms }
    .page = Wysłannik już ma iść dalej. { $question }
why-stairs-must-pay = koszt: { $item }; możesz zapłacić, więc musisz

## Wydarzenia

event-stairs-laid = W grze jest bieg schodów „{ NAME($track) }”
event-stairs-track = { NAME($who) } wprowadza Wysłannika na bieg „{ NAME($track) }”
    .you = Wprowadzasz Wysłannika na bieg „{ NAME($track) }”
event-stairs-free = { NAME($who) } ma Wysłannika znów na starcie i może wybrać dowolny bieg
    .you = Twój Wysłannik jest znów na starcie i może wybrać dowolny bieg
event-stairs-condition = { NAME($who) } spełnia warunek pola { $step } biegu „{ NAME($track) }”
    .you = Spełniasz warunek pola { $step } biegu „{ NAME($track) }”
event-stairs-stopped = { NAME($who) } nie spełnia warunku pola { $step } biegu „{ NAME($track) }”: ruch przepada
    .you = Nie spełniasz warunku pola { $step } biegu „{ NAME($track) }”: ruch przepada
event-stairs-reveals = { NAME($who) } pokazuje { NAME($card, form: "acc") }
    .you = Pokazujesz { NAME($card, form: "acc") }
event-stairs-declines = { NAME($who) } zostawia Wysłannika na miejscu
    .you = Zostawiasz Wysłannika na miejscu
event-stairs-unable = { NAME($who) } nie płaci kosztu biegu: Wysłannik musi się cofnąć
    .you = Nie płacisz kosztu biegu: twój Wysłannik musi się cofnąć
event-jade-paid = { NAME($who) } oddaje { COUNT($jade, of: "jade") }
    .you = Oddajesz { COUNT($jade, of: "jade") }
event-meng-exchanges_stairs = { NAME($who) } wymienia Żetony Podróży, które liczą się jako { $price }, na PZ: tak może zapłacić na Schodach

## Na planszy

board-stairs = Bieg schodów „{ NAME($track) }”, { COUNT($steps, of: "step") }
board-track-quill = Pióro
board-track-river = Rzeka
board-track-stone = Kamień
board-track-shadow = Cień
board-track-lotus = Lotos
board-track-crane = Żuraw
board-track-tiger = Tygrys
board-track-dragon = Smok
board-track-phoenix = Feniks
board-track-turtle = Żółw

## W terminalu

terminal-stairs-tracks = Schody
terminal-stairs-steps = pola
terminal-stairs-spaces = co na nich
terminal-stairs-envoys = Wysłannicy
terminal-stairs-track_left = warunki: { LIST($spaces) }
terminal-stairs-track_right = co Poranek: { LIST($spaces) }
terminal-stairs-inside = w Pałacu

## Skład partii i symulacje

source-stairs = Schody

# Dlaczego pliku z liczbami nie da się użyć
why-figures-stairs-tracks = { $side ->
        [left] liczba biegów po lewej to { $number }, a tu jest { $given }
       *[right] liczba biegów po prawej to { $number }, a tu jest { $given }
    }
why-figures-stairs-spaces = bieg ma liczbę pól (steps) i pola z numerami od 1
why-figures-stairs-icon = nie ma takiego symbolu: { $given }; { $near }
why-figures-stairs-palace = pole { $step } to Pałac; pole z symbolem leży przed nim, a tu jest { $given }

# Czego nie może być w pozycji
why-stairs-no-track = { $side ->
        [left] żaden lewy bieg nie nazywa się { $given }
       *[right] żaden prawy bieg nie nazywa się { $given }
    }
why-stairs-sides = potrzebna jest lista stron, po jednej na miejsce; miejsc jest { $seats }
why-stairs-no-side = potrzebne jest left, right albo null, a nie { $given }
why-stairs-on-track = Wysłannik na polu { $step } jest na którymś biegu schodów
why-stairs-inside = dopóki zostają Dni, Wysłannik w Pałacu należy do któregoś biegu schodów
why-stairs-on-none = Wysłannik na starcie nie jest na żadnym biegu schodów
why-stairs-meng-right = Meng wchodzi tylko po prawym biegu schodów
why-stairs-not-in-play = Schodów Pałacu nie ma w grze
why-stairs-no-way-back = na ręce nie ma karty, której wymaga droga powrotna
why-stairs-laid = biegi schodów układa się podczas przygotowania gry, nie później
why-stairs-no-bonus = pole Wysłannika nie daje takiej nagrody
why-stairs-no-payment = pole Wysłannika nie wymaga takiej opłaty

## Karta o rzeczy

about-track_left = Bieg schodów „{ NAME($track) }”
    .kind = Po drodze stawia warunki
    .what = Na takie pole ani przez nie Wysłannik nie przejdzie, jeśli gracz nie ma tego, co ono wskazuje: { LIST($spaces) }.
about-track_right = Bieg schodów „{ NAME($track) }”
    .kind = Co Poranek daje i zabiera
    .what = Każdego Poranka pole Wysłannika coś daje albo zabiera; bez zapłaty Wysłannik cofa się o jedno pole: { LIST($spaces) }.
about-space = Bieg schodów „{ NAME($track) }”, pole { $step }
    .kind = Zwykłe pole
    .what = To pole niczego nie wymaga i nic nie daje. Pierwszym ruchem Wysłannik wybiera jeden z dwóch biegów.
about-space_left = Bieg schodów „{ NAME($track) }”, pole { $step }
    .kind = Warunek: { $what }
    .what = Bez tego Wysłannik nie wejdzie na to pole ani przez nie nie przejdzie. Nic się przy tym nie zużywa.
about-space_right = Bieg schodów „{ NAME($track) }”, pole { $step }
    .kind = Co Poranek: { $what }
    .what = Dla Wysłannika, który stoi tu o Poranku. Bez zapłaty cofa się o jedno pole.
icon-stairs-reveal = Pokaż kartę z ręki

## Lekcja

lesson-stairs = Schody Pałacu
    .line = Dwie drogi w górę: jedna stawia warunki, druga daje i zabiera.
lesson-stairs-tracks = Do Pałacu prowadzą teraz dwa biegi schodów. Lewy jest krótszy i na niektórych polach stawia warunek; prawy, podświetlony, daje albo zabiera co Poranek.
    .title = Dwie drogi w górę
lesson-stairs-card = W Pałacu leży 3, więc twoja 6 przechodzi bez opłaty. Wysłannik nie wybrał jeszcze schodów.
    .title = Do Pałacu
    .do = Daj 6 Urzędnikowi od Pałacu.
    .else = Można, ale ta lekcja jest o schodach.
lesson-stairs-climb = Jedno pole wystarczy, żeby wybrać, i nic nie kosztuje.
    .title = Pierwszy krok
    .do = Wybierz A.
    .else = Jedno pole mniej czy więcej nie zmienia wyboru.
lesson-stairs-track = Pierwszym krokiem Wysłannik wybiera. Zostaje na tych schodach, chyba że cofnie się aż na początek.
    .title = Lewe czy prawe?
    .do = Wybierz prawe schody.
    .known = Pierwszy krok wybiera schody
    .else = To krótsza droga. Najpierw sprawdź, czego żądają jej pola: bez tego Wysłannik nie wejdzie wyżej.
lesson-stairs-top = Co Poranek pole, na którym stoi Wysłannik, daje albo zabiera. Wskaż pole, a zobaczysz, co robi.
    .title = Gdzie nocować
