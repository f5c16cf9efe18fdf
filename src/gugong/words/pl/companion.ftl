### Co przestawić za Menga przy prawdziwym stole.

move-focus = Połóż Podwójnego Służącego Menga przy lokacji { NAME($location) }
move-meng-marker = Wtasuj wierzchnią kartę stosu dobierania, bez podglądania, do stosu Menga; neutralny Służący oznacza nagrodę „karta”
move-exchange = Połóż { NAME($card, form: "acc") } Menga w lokacji { NAME($location) }; na jego stos kart odrzuconych trafia { NAME($taken) }
move-pays = Przenieś z Puli Menga do jego puli ogólnej: { $pieces }
move-gains = Przenieś z puli ogólnej Menga do jego Puli: { $pieces }
move-vp = Przesuń Dysk PZ Menga do przodu: { COUNT($vp, of: "vp") }
move-jade = Daj Mengowi 1 Jadeit
move-envoy = Przesuń Wysłannika Menga o { COUNT($steps, of: "step") }, na pole { $step }
move-arrives = Postaw Wysłannika Menga w Pałacu, na polu za { COUNT($spot, of: "vp") }
move-intrigue = Przesuń Znacznik Intryg Menga o { COUNT($steps, of: "step") } w górę, na pole { $step }, na wierzch innych znaczników
move-intrigue_down = Cofnij Znacznik Intryg Menga o { COUNT($down, of: "step") }, na pole { $step }, na wierzch innych znaczników
move-medal = Daj Mengowi Medal: jutro on zaczyna
move-travels = Przesuń Podróżnika Menga do miasta { NAME($city) } i weź stamtąd żeton: { NAME($token) }
move-stores = Połóż żeton zakryty na planszy Menga; leży tam teraz { COUNT($stored, of: "tokens") }
move-discards-token = Odłóż żeton Menga „{ NAME($token) }” do odrzuconych żetonów
move-take-back = Przełóż kartę z wierzchu stosu kart odrzuconych Menga pod jego stos: { NAME($card) }
move-discard-for-jade = Przełóż ze stosu Menga na jego stos kart odrzuconych { NAME($card, form: "acc") }
move-meng-piece = Weź 1 Służącego Menga z jego { NAME($zone, form: "gen") }
move-wall = Postaw go na Wielkim Murze; jest tam teraz { $total } z { $size }
move-wall-home = Przenieś z Muru do puli ogólnej Menga: { $pieces }
move-new-ship = Postaw Statek Menga w { NAME($berth, form: "loc") }
move-loads = Postaw Służącego na Statku Menga w { NAME($berth, form: "loc") }
move-decree = Postaw go na Dekrecie „{ NAME($tile) }”
move-sails = Przesuń Statek Menga z { NAME($berth, form: "gen") } do { NAME($ahead, form: "gen") }
move-lost-at-sea = Zdejmij z planszy Statek Menga z { NAME($berth, form: "gen") }; jego ładunek wraca do puli ogólnej Menga
move-meng-claims_card = Statek Menga w { NAME($berth, form: "loc") } jest zapełniony: zdejmij go z planszy, Służących odłóż do puli ogólnej Menga i oznacz neutralnym Służącym nagrodę „karta”
move-meng-claims_slots = Statek Menga w { NAME($berth, form: "loc") } jest zapełniony: zdejmij go z planszy, Służących odłóż do puli ogólnej Menga i oznacz neutralnym Służącym nagrodę PZ, jeśli jest wolne miejsce
move-meng-claims_pile = Statek Menga w { NAME($berth, form: "loc") } jest zapełniony: zdejmij go z planszy, Służących odłóż do puli ogólnej Menga; stos dobierania jest pusty, więc oznacz nagrodę PZ
move-meng-keeps_under = Połóż wierzchnią kartę stosu dobierania, bez podglądania, pod stosem Menga
move-meng-keeps_discard = Połóż wierzchnią kartę stosu dobierania, bez podglądania, na stosie kart odrzuconych Menga

companion-shuffled = { COUNT($n, of: "cards") } w nieznanej nikomu kolejności
