### Dodatkowe Dekrety i nowe Karty Prezentów.

module-extras = Dodatkowe Dekrety i Prezenty
    .short = Dodatkowe Dekrety
    .line = Nowe Dekrety, nowe Karty Prezentów i jeszcze dwa rodzaje Żetonów Podróży.
page-chapter-X-EXT = Dodatkowe Dekrety i Prezenty
page-locked_trade-draw = karta jest już dobrana
    .title = Karta jest już dobrana.

## Nazwy

# akcje Kart

effect-always-lower = brak; zawsze niższy Prezent, ale z opłatą akcja lokacji dwa razy
effect-always-higher = brak; zawsze wyższy Prezent
effect-trade-hands = Intrygi o 1 pole wstecz, wymiana karty z ręki
effect-pile-swap = podmiana karty ze stosem dobierania
effect-wall-replace = zastąpienie cudzego Służącego na Wielkim Murze
effect-envoy-for-vp = Wysłannik o 1 pole wstecz, { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }

# żetony

token-pile-swap = podmiana ze stosem
    .does = podmiana karty z ręki lub odrzuconej z wierzchnią kartą stosu dobierania
token-reuse = ponowne użycie
    .does = ponowne użycie odłożonego żetonu

# Dekrety

decree-morning-underdog = Poranek: na szarym końcu
    .quoted = „Poranek: na szarym końcu”
    .does = Wysłannik o { COUNT($envoy, of: "step") }; co Poranek { COUNT($vp_each_morning, of: "vp") }, jeśli masz najmniej PZ
    .morning = PZ na ostatnim miejscu, samoczynnie
    .short = Wysłannik +{ $envoy }, co Poranek { COUNT($vp_each_morning, of: "vp") } na ostatnim miejscu
decree-turn-intrigue = Intrygi w każdej turze
    .quoted = „Intrygi w każdej turze”
    .does = Wysłannik o { COUNT($envoy, of: "step") }; jedna Nagroda za Intrygi w każdej twojej turze
    .short = Wysłannik +{ $envoy }, nagroda w każdej turze
decree-travel-tokens = PZ za Żetony Podróży
    .quoted = „PZ za Żetony Podróży”
    .does = Wysłannik o { COUNT($envoy_back, of: "step") } wstecz; na koniec gry { COUNT($each, of: "vp") } za każdy Żeton Podróży
    .short = koniec: { COUNT($each, of: "vp") } za Żeton Podróży
decree-intrigue-steps = PZ za Intrygi
    .quoted = „PZ za Intrygi”
    .does = Wysłannik o { COUNT($envoy_back, of: "step") } wstecz; na koniec gry { COUNT($each, of: "vp") } za każde pole Toru Intryg
    .short = koniec: { COUNT($each, of: "vp") } za pole Intryg
decree-card-values = PZ za wartość kart
    .quoted = „PZ za wartość kart”
    .does = Wysłannik o { COUNT($envoy_back, of: "step") } wstecz; na koniec gry 1 PZ za każde { $per } z sumy wartości twoich kart
    .short = koniec: 1 PZ za { $per } wartości kart
decree-audience = Nareszcie audiencja
    .quoted = „Nareszcie audiencja”
    .does = Wysłannik o { COUNT($envoy_back, of: "step") } wstecz; na koniec gry twój Wysłannik wkracza na najlepsze wolne pole Pałacu
    .short = koniec: Wysłannik do Pałacu

## Pytania

ask-deal-level-4 = Który Dekret poziomu 4 wchodzi do gry?
ask-trade-hands = Twój Znacznik Intryg jest na polu { $marker }, a wymiana kosztuje 1 pole. Z kim wymieniasz się kartą?
    .title = Z kim wymieniasz się kartą?
    .context = Wymiana kosztuje 1 pole Intryg; twój znacznik jest na polu { $marker }.
ask-trade-draw = Która karta zostaje wzięta z ręki (gracz: { NAME($partner) })?
ask-trade-give = Którą kartę z ręki oddajesz (gracz: { NAME($partner) })?
ask-pile-swap = Którą kartę z ręki lub odrzuconą kładziesz pod stos dobierania w zamian za wierzchnią?
ask-wall-replace = W twojej Puli: { $pool_pieces }. Czyj pionek na Wielkim Murze zastępujesz swoim?
    .title = Czyj pionek na Wielkim Murze zastępujesz swoim?
    .context = W twojej Puli: { $pool_pieces }.
ask-envoy-for-vp = Twój Wysłannik jest na polu { $envoy }. Czy cofasz Wysłannika o 1 pole za { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }?
    .title = Czy cofasz Wysłannika o 1 pole za { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }?
    .context = Twój Wysłannik jest na polu { $envoy }.
ask-reuse = Którego odłożonego żetonu używasz jeszcze raz?
ask-meng-gives = Którą kartę ze swojego stosu Prezentów oddaje Meng?
ask-meng-takes = Którą kartę z twojej ręki bierze Meng?
ask-meng-swaps = Którą ze swoich kart Meng kładzie pod stos dobierania?

## Odpowiedzi

answer-decree_deal-level-4 = { NAME($chosen) }
answer-trade = { NAME($chosen, form: "with") }
answer-card_trade-give = daj { NAME($chosen, form: "acc") }, akcja: { NAME($chosen, form: "does") }
    .label = { NAME($chosen) }
    .note = { NAME($chosen, form: "does-note") }
answer-card_pile-swap = połóż pod stos { NAME($chosen, form: "acc") }, akcja: { NAME($chosen, form: "does") }
    .label = Połóż pod stos { NAME($chosen, form: "acc") }
    .note = { NAME($chosen, form: "does-note") }
answer-replace = zastąp Służącego: { NAME($chosen) }
answer-replace_double = zastąp swoim Podwójnego: { NAME($chosen) }
answer-step-back_envoy-for-vp = Wysłannik −1, za to { COUNT(FIGURE("extras.actions.envoy-for-vp.vp"), of: "vp") }
answer-scheme = dzięki Dekretowi: { NAME($chosen) }; cofnij Znacznik Intryg o { COUNT($cost, of: "step") }, na pole { $left }
    .label = Dzięki Dekretowi: { NAME($chosen) }
    .note = Znacznik Intryg o { COUNT($cost, of: "step") } wstecz, na pole { $left }
answer-token_reuse = użyj żetonu ponownie: { NAME($chosen, form: "does") }
    .label = Użyj żetonu ponownie
    .note = { NAME($chosen, form: "does") }
answer-decline_trade-hands = bez wymiany
answer-decline_pile-swap = bez podmiany
answer-decline_wall-replace = nikogo nie zastępuj
answer-decline_envoy-for-vp = zostań na miejscu
answer-decline_reuse = nie używaj żadnego

## Dlaczego nie

why-trade-needs-intrigue = wymiana kosztuje 1 pole Intryg, a twój znacznik jest na starcie
why-trade-partner-has-no-card = { NAME($chosen) } nie ma kart na ręce
why-trade-partner-has-no-card_own = kartą wymieniasz się z innym graczem, a nie ze sobą
why-trade-partner-has-no-card_nobody = graczy jest tylko { $seats }, licząc od 0
why-pile-empty = stos dobierania jest pusty
why-no-rival-on-wall = żaden inny gracz nie ma pionka na Wielkim Murze
why-not-replaceable = w twojej Puli nie ma zwykłego Służącego do umieszczenia: jest { $pool_pieces }
why-not-replaceable_double = Podwójnego Służącego zastępuje tylko Podwójny, a twój jest { NAME($double) }
why-not-replaceable_rival = ten gracz nie ma na Wielkim Murze zwykłego Służącego
why-not-replaceable_double-rival = ten gracz nie ma na Wielkim Murze Podwójnego Służącego
why-not-replaceable_own = zastępujesz pionek innego gracza, a nie własny
why-card-without-action = ta karta nie ma własnej akcji
why-no-token-to-reuse = nie masz odłożonego żetonu, którego można użyć ponownie
why-no-token-to-reuse_chosen = żeton „{ NAME($chosen) }” nie daje nagrody, której można użyć ponownie
why-scheme-needs-decree = Nagroda za Intrygi w twojej turze wymaga Dekretu, którego nie masz
why-scheme-not-your-turn = twój Dekret daje nagrodę w twojej turze, a nie w cudzej ani między turami
why-schemed-already = nagroda tej tury jest już wzięta: twój Dekret daje jedną na turę
why-underdog-by-itself = Dekret „{ NAME($chosen) }” działa samoczynnie, po wszystkich innych tego Poranka

## Wydarzenia

event-extra-cards =
    { $cards ->
        [one] { $cards } nowa karta zastępuje inne w stosie dobierania ({ $removed })
        [few] { $cards } nowe karty zastępują inne w stosie dobierania ({ $removed })
       *[many] { $cards } nowych kart zastępuje inne w stosie dobierania ({ $removed })
    }
event-layered-pile = Na wierzchu stosu dobierania leżą nowe karty ({ $new }), pod nimi inne ({ $base })
event-scoring-order = Kolejność punktacji: Mur, PZ za PZ, inne Dekrety, reszta z modułów, Pałac, Jadeity
event-cannot-use-card = { NAME($who) } nie może użyć akcji Karty
    .you = Nie możesz użyć akcji swojej Karty
event-trades = { NAME($who) } wymienia się kartą { NAME($partner, form: "with") }
    .you = Wymieniasz się kartą { NAME($partner, form: "with") }
event-trades-card = { NAME($who) } oddaje { NAME($card, form: "acc") } { NAME($taker, form: "to") }
    .you = Oddajesz { NAME($card, form: "acc") } { NAME($taker, form: "to") }
event-trades-card_hidden = { NAME($who) } oddaje zakrytą kartę
event-under-pile = { NAME($who) } kładzie pod stos dobierania { NAME($card, form: "acc") }
    .you = Kładziesz pod stos dobierania { NAME($card, form: "acc") }
event-replaces-on-wall =
    { NAME($rival, form: "is") ->
        [you] { NAME($who) } zastępuje twojego Służącego na Wielkim Murze
       *[other] { NAME($who) } zastępuje Służącego na Wielkim Murze, właściciel: { NAME($rival) }
    }
    .you = Zastępujesz Służącego na Wielkim Murze, właściciel: { NAME($rival) }
event-replaces-on-wall_double =
    { NAME($rival, form: "is") ->
        [you] { NAME($who) } zastępuje twojego Podwójnego Służącego na Wielkim Murze
       *[other] { NAME($who) } zastępuje Podwójnego Służącego na Wielkim Murze, właściciel: { NAME($rival) }
    }
    .you = Zastępujesz Podwójnego Służącego na Wielkim Murze, właściciel: { NAME($rival) }
event-reuses-token = { NAME($who) } ponownie używa odłożonego żetonu „{ NAME($token) }”
    .you = Ponownie używasz odłożonego żetonu „{ NAME($token) }”
event-audience = { NAME($who) }: Dekret wzywa Wysłannika do Pałacu
    .you = Dekret wzywa twojego Wysłannika do Pałacu
event-meng-schemes_jade = { NAME($who) } ma znacznik na polu { $steps }: dzięki Dekretowi od razu kupuje Jadeit
event-meng-schemes_servants =
    { $missing ->
        [one] { NAME($who) } ma o { $missing } Służącego za mało: przed żetonami cofa Znacznik Intryg, nagroda: { NAME($benefit) }
       *[many] { NAME($who) } ma o { $missing } Służących za mało: przed żetonami cofa Znacznik Intryg, nagroda: { NAME($benefit) }
    }
event-meng-swaps_stack = { NAME($who) } kładzie ze swojego stosu pod stos dobierania { NAME($card, form: "acc") } i bierze za to kartę
event-meng-swaps_discard = { NAME($who) } ma pusty stos: kładzie pod stos dobierania odrzuconą kartę, { NAME($card, form: "acc") }, i bierze inną
event-meng-once_cannot = { NAME($who) } nie może usunąć z Puli { COUNT($fee, of: "servant", form: "acc") } i dwa razy wykonać akcji { NAME($location, form: "gen") }: wykonuje ją raz, bez opłaty

## Skład partii i symulacje

why-config-extra-decrees = są w module extras
why-config-extra-decree = nie ma { $given }; są: { $known }
why-config-extra-decree-of = { $decree } jest w module { $module }
why-config-extra-decree-spaces = Dekrety poziomu 4: { $given }, a miejsca na planszach modułów: { $spaces }
why-config-extra-decree-meng = { $decree } nie jest do gry przeciw Mengowi
source-cards = Karty Prezentów z modułu extras

# Czego nie może być w pozycji
why-extras-schemed = potrzebne jest true albo false i nic więcej
why-extras-no-swap = tej karty nie można zamienić ze stosem dobierania
why-extras-nothing-to-swap = nic nie można zamienić ze stosem dobierania
why-extras-both-hands = obie strony muszą mieć kartę na ręce
why-extras-partner = druga strona nie ma karty na ręce

## Lekcja

lesson-extras = Dodatkowe Dekrety i Prezenty
    .line = Nowe karty z własnym charakterem i nowe Dekrety.
lesson-extras-gifts = W stosie jest sześć nowych Kart Prezentów. Dwie masz na ręce: obrazek na dole mówi, co w nich szczególnego.
    .title = Nowe Prezenty
lesson-extras-card = Ta 9 nie ma akcji, ale u Urzędnika zawsze liczy się jako wyższy Prezent, cokolwiek tam leży.
    .title = Zawsze wyższa
    .do = Wybierz nową 9.
    .else = To karta gry podstawowej albo karta na inną lekcję.
lesson-extras-always = U Urzędnika od Jadeitu leży 9, którą bez opłaty bierze poza tym tylko 1. Twoja przechodzi bez opłaty.
    .title = Nawet przeciw dziewiątce
    .do = Daj ją Urzędnikowi od Jadeitu.
    .known = Niektóre Prezenty wymykają się wartości
    .else = Tam też bez opłaty; ale nigdzie indziej nie jest to tak rzadkie.
lesson-extras-decrees = Takie Dekrety poruszają Wysłannika, zamiast od razu dawać PZ. Ten co Poranek nagradza tego, kto ma najmniej PZ. Wskaż dowolny, a zobaczysz, co robi.
    .title = Nowe Dekrety
