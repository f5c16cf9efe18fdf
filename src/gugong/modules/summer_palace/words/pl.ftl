### Pałac Letni.

module-summer-palace = Pałac Letni
    .short = Pałac Letni
    .line = Wysyłaj Służących nad stawy po neutralnych Służących, Jadeity i swoją Damę Dworu.
page-chapter-X-SPL = Pałac Letni
page-result-pier = pomost

## Nazwy

# lokacja

location-summer-palace = Pałac Letni
    .gen = Pałacu Letniego
    .short = Pałac Letni
    .official = Ochmistrzyni Pałacu Letniego
    .official-gen = Ochmistrzyni Pałacu Letniego
    .official-dat = Ochmistrzyni Pałacu Letniego
    .does = wysyłaj Służących na pomosty

# akcje Kart

effect-summer-palace = Pałac Letni

# żetony

token-pier-1 = 1 na pomost
    .does = 1 Służący z puli ogólnej na pomost
token-pier-2 = 2 na pomosty
    .does = 2 Służących z puli ogólnej na 1 lub 2 pomosty

# Dekrety

decree-morning-pier = Poranek: pomost
    .quoted = „Poranek: pomost”
    .does = Wysłannik o { COUNT($envoy, of: "step") } od razu; co Poranek 1 Służący z puli ogólnej na pomost
    .morning = 1 Służący z puli ogólnej na pomost
    .short = Wysłannik +{ $envoy }, co Poranek 1 na pomost
decree-neutral-servants = PZ za neutralnych Służących
    .quoted = „PZ za neutralnych Służących”
    .does = Wysłannik o { COUNT($envoy_back, of: "step") } wstecz; na koniec gry { COUNT($each, of: "vp") } za każdego twojego neutralnego Służącego, najwyżej { $max }
    .short = Wysłannik −{ $envoy_back }, koniec: { COUNT($each, of: "vp") } za neutralnego, maks. { $max }

# stawy

pond-neutral-or-jade = staw Służących lub Jadeitu
    .gen = stawu Służących lub Jadeitu
pond-court-lady = staw Dam Dworu
    .gen = stawu Dam Dworu
pond-neutral = staw neutralnych Służących
    .gen = stawu neutralnych Służących
pond-jade = staw Jadeitu
    .gen = stawu Jadeitu

## Pytania

ask-pier = Na pomoście którego stawu umieszczasz pionek z puli ogólnej?
ask-pier_more = Czy umieszczasz jeszcze jeden pionek i na pomoście którego stawu?
ask-pier-piece = Kogo umieszczasz na pomoście { NAME($pond, form: "gen") }?
ask-pond-benefit = Twój jest { NAME($pond) }. Neutralni Służący czy Jadeit?
    .title = Neutralni Służący czy Jadeit?
    .context = Twój jest { NAME($pond) }.
ask-pond-home = Rozpatrywany jest { NAME($pond) }. Które twoje pionki z pomostu wracają do puli ogólnej?
    .title = Które twoje pionki z pomostu wracają do puli ogólnej?
    .context = Rozpatrywany jest { NAME($pond) }.
ask-favourite-gift = Dajesz Ulubiony Prezent Cesarza. Który staw rozpatrujesz?
    .title = Który staw rozpatrujesz?
    .context = Dajesz Ulubiony Prezent Cesarza.
ask-court-lady = Dzięki Damie Dworu można powtórzyć akcję, a Dama wraca wtedy do siebie. Którą akcję powtarzasz?
    .title = Którą akcję powtarzasz?
    .context = Twoja Dama Dworu wraca za to do siebie.
ask-draw-favourite = Który Prezent jest ulubiony u Cesarza?
ask-card-action_summer-palace = Pałac Letni: 1 pionek na pomost czy 1 lub 2 pionki za cofnięcie Wysłannika o 1 pole?
    .title = Pałac Letni: 1 pionek na pomost czy 1 lub 2 pionki za cofnięcie Wysłannika o 1 pole?
    .context = Akcja Karty.
ask-location-action_summer-palace = Pałac Letni: 1 pionek na pomost czy 1 lub 2 pionki za cofnięcie Wysłannika o 1 pole?
    .title = Pałac Letni: 1 pionek na pomost czy 1 lub 2 pionki za cofnięcie Wysłannika o 1 pole?
    .context = Akcja lokacji.

## Odpowiedzi

answer-option_summer-palace-a = umieść 1 pionek z puli ogólnej na pomoście
    .label = Umieść 1 pionek z puli ogólnej na pomoście
answer-option_summer-palace-b = Wysłannik o 1 pole wstecz, umieść 1 lub 2 pionki z puli ogólnej na pomostach
    .label = Wysłannik o 1 pole wstecz, umieść 1 lub 2 pionki z puli ogólnej na pomostach
answer-pier = pomost { NAME($chosen, form: "gen") }; stoi tam { $total }, w tym twoich { $mine }
    .label = Pomost { NAME($chosen, form: "gen") }
    .note = stoi tam { $total }, w tym twoich { $mine }
answer-pond = rozpatrz { NAME($chosen) }, zdobywa go { NAME($leader) }
answer-pond_own = rozpatrz { NAME($chosen) }, jest twój
answer-take_neutral = { COUNT($neutral, of: "neutral") } do twojej Puli
answer-take_jade = Jadeit
answer-home_servant = zabierz Służącego
answer-home_double = zabierz Podwójnego
answer-stay = zostaw resztę
answer-repeat_card = powtórz akcję Karty
answer-repeat_location = powtórz akcję lokacji
answer-repeat_both = powtórz obie, najpierw akcję Karty
answer-favourite = { NAME($chosen) }
answer-decline_court-lady = zachowaj Damę Dworu
answer-decline_favourite-gift = żadnego
answer-done_pier = bez drugiego pionka

## Dlaczego nie

why-no-such-pond = { NAME($chosen) }: nie ma go po tej stronie planszy; są: { LIST($ponds) }
why-pond-empty = na pomoście { NAME($chosen, form: "gen") } nikt nie stoi, więc nie można go rozpatrzyć
why-no-favourite = Ulubiony Prezent Cesarza to { NAME($favourite) }: kto go daje, może w tej turze rozpatrzyć staw, po jednym za każdą taką kartę
why-not-on-pier = na pomoście { NAME($pond, form: "gen") } nie masz takiego pionka
why-no-court-lady = twoja Dama Dworu jest w Pałacu Letnim: najpierw trzeba rozpatrzyć jej staw
why-not-performed = powtórzyć można tylko to, co zostało wykonane przy tej wymianie
why-cannot-repeat = nic z tego nie jest teraz możliwe

## Wydarzenia

event-ponds =
    { $ponds ->
        [one] Pałac Letni ma { $ponds } staw z pomostem
        [few] Pałac Letni ma { $ponds } stawy, każdy z pomostem
       *[many] Pałac Letni ma { $ponds } stawów, każdy z pomostem
    }
event-summer-cards =
    { $cards ->
        [one] { $cards } karta Pałacu Letniego jest wśród Kart Prezentów
        [few] { $cards } karty Pałacu Letniego są wśród Kart Prezentów
       *[many] { $cards } kart Pałacu Letniego jest wśród Kart Prezentów
    }
event-neutral-stock = W Pałacu Letnim czeka { COUNT($neutral, of: "neutral") }
event-favourite = Ulubiony Prezent Cesarza: { NAME($gift) }
event-favourite-placed = { NAME($card) } to Ulubiony Prezent Cesarza: { NAME($who) } może rozpatrzyć staw
    .you = { NAME($card) } to Ulubiony Prezent Cesarza: możesz rozpatrzyć staw
event-scores-pond = { NAME($who) } rozpatruje { NAME($pond) }
    .you = Rozpatrujesz { NAME($pond) }
event-night-ponds = Najpełniejszy pomost liczy { $worth }: jego staw zostaje rozpatrzony
event-night-ponds_tied =
    { $ponds ->
        [few] { $ponds } pomosty są najpełniejsze i liczą po { $worth }: ich stawy zostają rozpatrzone
       *[many] { $ponds } pomostów jest najpełniejszych i liczy po { $worth }: ich stawy zostają rozpatrzone
    }
event-pond = { NAME($who) } ma najwięcej na pomoście { NAME($pond, form: "gen") }: liczy się jako { $worth }
    .you = Masz najwięcej na pomoście { NAME($pond, form: "gen") }: liczy się jako { $worth }
event-pier = { NAME($who) } umieszcza pionek na pomoście { NAME($pond, form: "gen") } i ma tam teraz { $total }
    .you = Umieszczasz pionek na pomoście { NAME($pond, form: "gen") } i masz tam teraz { $total }
event-neutral = { NAME($who) } otrzymuje { COUNT($neutral, of: "neutral", form: "acc") }; w zapasie zostaje { $left }
    .you = Otrzymujesz { COUNT($neutral, of: "neutral", form: "acc") }; w zapasie zostaje { $left }
event-court-lady = { NAME($who) } otrzymuje Damę Dworu
    .you = Otrzymujesz swoją Damę Dworu
event-no-benefit = Za { NAME($pond) } { NAME($who) } nic nie dostaje
    .you = Za { NAME($pond) } nic nie dostajesz
event-pier-home = { NAME($who) } zabiera z pomostu { NAME($pieces, form: "acc") }
    .you = Zabierasz z pomostu { NAME($pieces, form: "acc") }
event-stays = { NAME($who) } zostawia pionki na pomoście { NAME($pond, form: "gen") }, liczą się jako { $worth }
    .you = Zostawiasz pionki na pomoście { NAME($pond, form: "gen") }, liczą się jako { $worth }
event-court-lady-used_card = { NAME($who) } odsyła Damę Dworu, aby jeszcze raz użyć akcji Karty
    .you = Odsyłasz Damę Dworu, aby jeszcze raz użyć akcji Karty
event-court-lady-used_location = { NAME($who) } odsyła Damę Dworu, aby jeszcze raz wykonać akcję lokacji
    .you = Odsyłasz Damę Dworu, aby jeszcze raz wykonać akcję lokacji
event-court-lady-used_both = { NAME($who) } odsyła Damę Dworu, aby jeszcze raz wykonać obie akcje
    .you = Odsyłasz Damę Dworu, aby jeszcze raz wykonać obie akcje
event-meng-swaps-pieces = { NAME($who) } zamienia neutralnego Służącego z { NAME($zone, form: "gen") } na własnego
event-meng-pier_losing = { NAME($who) } przegrywa tylko tu: { NAME($pond) }; tam idzie jego Służący
event-meng-pier_closest = { NAME($who) } nigdzie nie prowadzi, najbliżej tu: { NAME($pond) }; tam idzie jego Służący
event-meng-pier_smallest = { NAME($who) } prowadzi wszędzie, najmniej tu: { NAME($pond) }; tam idzie jego Służący
event-meng-pier_tied = { NAME($who) } stoi przy obu stawach tak samo; jego Służący idzie tu: { NAME($pond) }
event-meng-no-pier_both = { NAME($who) } i tak dostaje tej Nocy oba stawy: nie dodaje Służącego
event-meng-skips_both-ponds = { NAME($who) } to pomija: tej Nocy i tak dostaje oba stawy
event-meng-skips_supply = { NAME($who) } to pomija: w jego puli ogólnej nie ma Służącego
event-meng-skips_start = { NAME($who) } to pomija: jego Wysłannik nie może się cofnąć
event-meng-pond_only = { NAME($who) } prowadzi tylko tu i to rozpatruje: { NAME($pond) }
event-meng-pond_most = { NAME($who) } prowadzi przy obu stawach, najbardziej tu, i to rozpatruje: { NAME($pond) }
event-meng-pond_tied = { NAME($who) } prowadzi przy obu stawach tak samo i rozpatruje { NAME($pond) }
event-meng-no-pond_none = { NAME($who) } nie prowadzi przy żadnym stawie: żadnego nie rozpatruje
event-meng-pond-benefit_jade = { NAME($who) }: Jadeity { $jade }, neutralni Służący { $neutral }; bierze Jadeit
event-meng-pond-benefit_same = { NAME($who) } ma tyle samo Jadeitów co neutralnych Służących, { $jade }: bierze Jadeit
event-meng-pond-benefit_neutral = { NAME($who) }: Jadeity { $jade }, neutralni Służący { $neutral }; bierze neutralnych Służących
event-meng-pond-benefit_stock = Neutralnych Służących już nie ma: { NAME($who) } bierze Jadeit
event-meng-lady-waits_cannot = { NAME($who) } nie może powtórzyć akcji { NAME($location, form: "gen") }: jego Dama Dworu czeka
event-performs_summer-palace-a = { NAME($who) } umieszcza pionek w Pałacu Letnim
    .you = Umieszczasz pionek w Pałacu Letnim
event-performs_summer-palace-b = { NAME($who) } cofa Wysłannika, aby umieścić w Pałacu Letnim do dwóch pionków
    .you = Cofasz Wysłannika, aby umieścić w Pałacu Letnim do dwóch pionków

## Na planszy

board-summer-palace = Pałac Letni
board-favourite = Ulubiony
board-neutral-stock = zapas
board-ladies = damy
board-lady = Dama Dworu
board-pond-or = lub
board-pond-neutral-or-jade =
    { $n ->
        [one] { $n } neutralny lub 1 Jadeit
       *[many] { $n } neutralnych lub 1 Jadeit
    }
board-pond-court-lady = Dama Dworu
board-pond-neutral =
    { $n ->
        [one] { $n } neutralny
       *[many] { $n } neutralnych
    }
board-pond-jade = 1 Jadeit
board-pond = Staw, { $gives }: { LIST($players) }
board-pond-line = { $gives }: { LIST($players) }
board-ponds = Pałac Letni: { $ponds }

## W terminalu

terminal-ponds = Stawy
terminal-piers = na pomoście
terminal-leads = prowadzi
terminal-favourite = Ulubiony Prezent: { NAME($gift) }
terminal-ladies = Zdobyte Damy Dworu: { LIST($who) }
terminal-neutral-stock = neutralni Służący w zapasie: { $n }

## Skład partii i symulacje

why-config-focus-decrees = z Pałacem Letnim nigdy nie są to Dekrety
source-summer_palace = Dama Dworu

# Dlaczego pliku z liczbami nie da się użyć
why-figures-summer-pond = po tej stronie nie ma takiego stawu: { $given }; { $near }
why-figures-summer-ponds = stawy tej strony to { $known }, każdy raz
why-figures-summer-neutral = neutralnych Służących jest { $number }, a przy liczbie graczy { $players } trzeba by { $needed }
why-figures-summer-gifts = liczba ulubionych Prezentów to { $number } i wszystkie są różne, a tu jest { $given }
why-figures-summer-jade = w talii Menga musi zostać karta Jadeitu; odeszłoby { $leaving } z { $all }

# Czego nie może być w pozycji
why-summer-palace-stock = zostało { $left } z { $number }
why-summer-palace-no-pond = nie ma stawu { $given }; są: { LIST($known) }

## Karta o rzeczy

about-pond = Staw: { $gives }
    .kind = { NAME($pond) }
    .what = Przy rozpatrywaniu stawu ten, kto ma najwięcej na jego pomoście, dostaje to, co daje staw, i zabiera swoich Służących. Każdej Nocy rozpatruje się najpełniejszy pomost; Ulubiony Prezent pozwala na to za dnia.
about-line-pier-yours = { $n } z { $total }
    .label = Twoje na pomoście
about-line-pier-leader = { NAME($who) }, { $n }
    .label = Prowadzi
about-favourite = Ulubiony Prezent: { NAME($gift) }
    .kind = Na całą grę
    .what = Kto położy u Urzędnika kartę z tym Prezentem, może w tej turze rozpatrzyć jeden staw.
about-neutral-stock = Neutralni Służący
    .kind = W zapasie zostało { $n }
    .what = Ze stawu trafiają prosto do Puli. Płaci się nimi jak swoimi, ale nigdy się ich nie umieszcza.
about-court-lady = Dama Dworu
    .kind = Jedna dla każdego gracza
    .what = Otrzymuje się ją za jej staw. Po wymianie można ją odesłać i wykonać jeszcze raz akcję z tej wymiany. Na koniec jest warta PZ.
about-line-lady-owners = { LIST($people) }
    .label = Ma ją teraz

## Lekcja

lesson-summer-palace = Pałac Letni
    .line = Stawy, pomosty i twoja Dama Dworu.
lesson-summer-palace-ponds = Ósma lokacja ze stawami. Służący czekają na pomostach, a kto ma ich tam najwięcej, gdy staw jest rozpatrywany, bierze to, co on daje.
    .title = Z dala od miasta
lesson-summer-palace-card = Ulubiony Prezent to w tej partii 5. Kto go daje, może od razu rozpatrzyć staw, więc może wystarczyć jeden Służący.
    .title = Ulubiony Prezent
    .do = Daj 5 Ochmistrzyni Pałacu Letniego.
    .known = Ulubiony Prezent: można rozpatrzyć staw
    .else = Można, ale tylko Ulubiony Prezent pozwala teraz rozpatrzyć staw.
lesson-summer-palace-act = Służący idzie na pomost prosto z puli ogólnej, więc twoja Pula zostaje bez zmian.
    .title = Z puli ogólnej
    .do = Wybierz A.
    .else = Wtedy nikt nie stoi na pomoście i nie ma stawu do zdobycia.
lesson-summer-palace-pier = Na żadnym pomoście nikogo nie ma. Jeden staw daje neutralnych Służących lub Jadeit, drugi twoją Damę Dworu.
    .title = Który pomost?
    .do = Umieść Służącego przy Damie Dworu.
    .else = Też dobrze. Lekcji chodzi o Damę Dworu.
lesson-summer-palace-lady = Masz na tym pomoście najwięcej. Dama Dworu jest na koniec warta { COUNT(FIGURE("summer_palace.board.court_lady_vp"), of: "vp") }; możesz też ją odesłać i wykonać akcje wymiany jeszcze raz.
    .title = Twoja Dama Dworu
    .do = Rozpatrz staw.
    .known = Dama Dworu: PZ albo jeszcze raz
    .else = Można czekać, ale przeciwnik może zdążyć przed tobą.
lesson-summer-palace-end = Tym razem od razu wraca do domu, a ty działasz tu ponownie. Innym razem możesz ją zatrzymać i dostać za nią PZ.
    .title = Jeszcze raz
