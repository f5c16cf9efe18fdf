### Pytania; .title i .context to to samo w dwóch częściach.

ask-card = Dzień { $day }, twoja tura: który Prezent dajesz?
    .title = Który Prezent dajesz?
    .context = Dzień { $day }, twoja tura.
ask-location = Komu dajesz { NAME($card, form: "acc") }?
ask-fee = Dajesz { NAME($card, form: "acc") } { NAME($location, form: "official-dat") }, w zamian bierzesz { NAME($there, form: "acc") }. Jak wnosisz opłatę?
    .title = Jak wnosisz opłatę?
    .context = Dajesz { NAME($card, form: "acc") } { NAME($location, form: "official-dat") }, w zamian bierzesz { NAME($there, form: "acc") }.
ask-card-action = { NAME($location, form: "short") }, akcja Karty: jak ją wykonujesz?
    .title = Jak wykonujesz akcję?
    .context = Akcja Karty: { NAME($location, form: "short") }.
ask-card-action_gain = Akcja Karty: czy otrzymujesz { COUNT($most, of: "servant", form: "acc") }?
    .title = Wziąć { COUNT($most, of: "servant", form: "acc") }?
    .context = Akcja Karty.
ask-card-action_decrees = Dekrety: który zdobywasz?
    .title = Który Dekret zdobywasz?
    .context = Akcja Karty.
ask-card-action_jade = Jadeit: który kupujesz?
    .title = Który Jadeit kupujesz?
    .context = Akcja Karty.
ask-card-action_canal = Wielki Kanał: umieścić 1 pionek i przesunąć Statek czy umieścić 2 pionki za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Wielki Kanał: umieścić 1 pionek i przesunąć Statek czy umieścić 2 pionki za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja Karty.
ask-card-action_palace-arrived = Pałac: { COUNT($beyond_a, of: "vp") } czy { COUNT($beyond_b, of: "vp") } i Intrygi za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Pałac: { COUNT($beyond_a, of: "vp") } czy { COUNT($beyond_b, of: "vp") } i Intrygi za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja Karty. Twój Wysłannik jest w Pałacu.
ask-card-action_palace = Pałac: { COUNT(1, of: "step") } czy { COUNT(FIGURE("boards.option_b.palace"), of: "step") } i Intrygi za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Pałac: { COUNT(1, of: "step") } czy { COUNT(FIGURE("boards.option_b.palace"), of: "step") } i Intrygi za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja Karty.
ask-card-action_intrigue = Intrygi: { COUNT(1, of: "step") } czy { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") } za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Intrygi: { COUNT(1, of: "step") } czy { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") } za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja Karty.
ask-card-action_wall = Wielki Mur: 1 pionek czy 1 lub 2 pionki za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Wielki Mur: 1 pionek czy 1 lub 2 pionki za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja Karty.
ask-card-action_travel = Podróż: 1 ruch czy { location-travel.moves } za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Podróż: 1 ruch czy { location-travel.moves } za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja Karty.
ask-location-action = { NAME($location, form: "short") }, akcja lokacji: jak ją wykonujesz?
    .title = Jak wykonujesz akcję?
    .context = Akcja lokacji: { NAME($location, form: "short") }.
ask-location-action_decrees = Dekrety: który zdobywasz?
    .title = Który Dekret zdobywasz?
    .context = Akcja lokacji.
ask-location-action_jade = Jadeit: który kupujesz?
    .title = Który Jadeit kupujesz?
    .context = Akcja lokacji.
ask-location-action_canal = Wielki Kanał: umieścić 1 pionek i przesunąć Statek czy umieścić 2 pionki za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Wielki Kanał: umieścić 1 pionek i przesunąć Statek czy umieścić 2 pionki za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja lokacji.
ask-location-action_palace-arrived = Pałac: { COUNT($beyond_a, of: "vp") } czy { COUNT($beyond_b, of: "vp") } i Intrygi za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Pałac: { COUNT($beyond_a, of: "vp") } czy { COUNT($beyond_b, of: "vp") } i Intrygi za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja lokacji. Twój Wysłannik jest w Pałacu.
ask-location-action_palace = Pałac: { COUNT(1, of: "step") } czy { COUNT(FIGURE("boards.option_b.palace"), of: "step") } i Intrygi za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Pałac: { COUNT(1, of: "step") } czy { COUNT(FIGURE("boards.option_b.palace"), of: "step") } i Intrygi za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja lokacji.
ask-location-action_intrigue = Intrygi: { COUNT(1, of: "step") } czy { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") } za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Intrygi: { COUNT(1, of: "step") } czy { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") } za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja lokacji.
ask-location-action_wall = Wielki Mur: 1 pionek czy 1 lub 2 pionki za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Wielki Mur: 1 pionek czy 1 lub 2 pionki za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja lokacji.
ask-location-action_travel = Podróż: 1 ruch czy { location-travel.moves } za { COUNT($price_b, of: "servant", form: "acc") }?
    .title = Podróż: 1 ruch czy { location-travel.moves } za { COUNT($price_b, of: "servant", form: "acc") }?
    .context = Akcja lokacji.
ask-turn-end = Twoja tura jest skończona. Zakończyć ją?
    .title = Zakończyć turę?
    .context = Twoja tura jest skończona.
ask-pay = Koszt: { COUNT($price, of: "servant") }. W Puli: { $pool_pieces }. Których Służących usuwasz z Puli?
    .title = Których Służących usuwasz z Puli?
    .context = Koszt: { COUNT($price, of: "servant") }. W Puli: { $pool_pieces }.
ask-gain = Otrzymujesz { COUNT($most, of: "servant", form: "acc") }. Których Służących bierzesz z puli ogólnej?
    .title = Których Służących bierzesz z puli ogólnej?
    .context = Otrzymujesz { COUNT($most, of: "servant", form: "acc") }.
ask-morning-servants = Poranek, Dzień { $day }: czy otrzymujesz { COUNT($most, of: "servant", form: "acc") }?
    .title = Wziąć { COUNT($most, of: "servant", form: "acc") }?
    .context = Poranek, Dzień { $day }.
ask-night-servants =
    { $most ->
        [one] Masz { $most } dopasowanie do Kości. Może przynieść Służącego.
        [few] Masz { $most } dopasowania do Kości i każde może przynieść Służącego.
       *[many] Masz { $most } dopasowań do Kości i każde może przynieść Służącego.
    } Ilu Służących otrzymujesz?
    .title = Ilu Służących otrzymujesz?
    .context =
        { $most ->
            [one] Masz { $most } dopasowanie do Kości. Może przynieść Służącego.
            [few] Masz { $most } dopasowania do Kości i każde może przynieść Służącego.
           *[many] Masz { $most } dopasowań do Kości i każde może przynieść Służącego.
        }
ask-swap-card = Którą kartę z ręki lub odrzuconą podmieniasz z Urzędnikiem?
ask-swap-card_hand = Którą kartę z ręki podmieniasz z Urzędnikiem?
ask-swap-location = Z którym Urzędnikiem podmieniasz { NAME($card, form: "acc") }?
ask-take-back = Którą odrzuconą kartę bierzesz z powrotem na rękę?
ask-discard-for-jade = Którą kartę o wartości { FIGURE("travel_tokens.tokens.discard-7-jade.least") } lub więcej odrzucasz za Jadeit?
ask-city = Twój Podróżnik: miasto { NAME($traveller) }. Do którego miasta rusza?
    .title = Do którego miasta rusza Podróżnik?
    .context = Twój Podróżnik: miasto { NAME($traveller) }.
ask-city_enter = W którym mieście Podróżnik wchodzi na mapę?
ask-token = Zebrany żeton: { NAME($token, form: "does") }. Użyć żetonu teraz?
    .title = Użyć żetonu teraz?
    .context = Zebrany żeton: { NAME($token, form: "does") }.
ask-make-room = Wszystkie miejsca są zajęte ({ $slots }), a żeton „{ NAME($token) }” potrzebuje jednego. Na co wymieniasz żetony?
    .title = Na co wymieniasz żetony?
    .context = Wszystkie miejsca są zajęte ({ $slots }), a żeton „{ NAME($token) }” potrzebuje jednego.
ask-exchange-tokens = Do oddania zostało: { COUNT($owed, of: "tokens") }. Który żeton oddajesz?
    .title = Który żeton oddajesz?
    .context = Do oddania zostało: { COUNT($owed, of: "tokens") }.
ask-wall-place = Wielki Mur: { $stands }. Kogo umieszczasz na Murze?
    .title = Kogo umieszczasz na Murze?
    .context = Wielki Mur: { $stands }.
ask-wall-place_more = Wielki Mur: { $stands }. Czy umieszczasz na Murze drugiego Służącego?
    .title = Czy umieszczasz na Murze drugiego Służącego?
    .context = Wielki Mur: { $stands }.
ask-wall-place_supply = Wielki Mur: { $stands }. Kogo z puli ogólnej umieszczasz na Murze?
    .title = Kogo z puli ogólnej umieszczasz na Murze?
    .context = Wielki Mur: { $stands }.
ask-wall-bonus = Wielki Mur: { $stands }. Czy dzięki Dekretowi dodajesz kogoś z puli ogólnej?
    .title = Czy dodajesz kogoś z puli ogólnej?
    .context = Dzięki twojemu Dekretowi. Wielki Mur: { $stands }.
ask-intrigue-benefit = Odcinek Muru jest ukończony, a twój Znacznik Intryg jest na polu { $marker }. Za jaką nagrodę go cofasz?
    .title = Za jaką nagrodę cofasz Znacznik Intryg?
    .context = Odcinek Muru jest ukończony, a twój Znacznik Intryg jest na polu { $marker }.
ask-die = Kości Przeznaczenia pokazują { LIST($dice) }. Którą Kość obracasz i na co?
    .title = Którą Kość obracasz i na co?
    .context = Kości Przeznaczenia pokazują { LIST($dice) }.
ask-canal = Co robisz na Wielkim Kanale: najpierw ładunek, potem ruch Statku?
    .title = Co robisz na Wielkim Kanale?
    .context = Najpierw ładunek, potem ruch Statku.
ask-canal_more = Co jeszcze robisz na Wielkim Kanale?
ask-canal_two = Gdzie umieszczasz pierwszy z dwóch pionków?
ask-canal_second = Gdzie umieszczasz drugi pionek?
ask-canal_claim = Oba pionki są na pokładzie. Czy odbierasz nagrodę?
    .title = Czy odbierasz nagrodę?
    .context = Oba pionki są na pokładzie.
ask-ship = Na którym Statku umieszczasz Służącego z puli ogólnej?
ask-ship-piece = Kogo umieszczasz na Statku w { NAME($berth, form: "loc") }?
ask-claim = Twój Statek w { NAME($berth, form: "loc") } jest zapełniony. Czy odbiera nagrodę?
    .title = Czy Statek odbiera nagrodę?
    .context = Twój Statek w { NAME($berth, form: "loc") } jest zapełniony.
ask-claim-ship = Który zapełniony Statek odbiera nagrodę: { NAME($reward) }?
ask-morning-decrees = Poranek, Dzień { $day }: którego Dekretu używasz?
    .title = Którego Dekretu używasz?
    .context = Poranek, Dzień { $day }.
ask-night-claim = Statki są już o 1 Port dalej. Czy twój zapełniony Statek odbiera nagrodę?
    .title = Czy zapełniony Statek odbiera nagrodę?
    .context = Statki są już o 1 Port dalej.
ask-last-exchange = Zaraz punktacja końcowa. Czy przedtem wymieniasz Żetony Podróży?
    .title = Czy przedtem wymieniasz Żetony Podróży?
    .context = Zaraz punktacja końcowa.
ask-draw-start = Kto zaczyna?
ask-draw-gift =
    { NAME($who, form: "is") ->
        [you] Którą kartę ze stosu dobierania bierzesz?
       *[other] Którą kartę ze stosu dobierania bierze { NAME($who) }?
    }
ask-deal-board = Która karta leży na początku w lokacji { NAME($location) }?
ask-deal-token = Który żeton trafia do miasta { NAME($city) }?
ask-refill-token = Który żeton trafia do miasta { NAME($city) }?
ask-roll = Co pokazuje Kość Przeznaczenia { $number }?
ask-deal-decree = Który Dekret poziomu { $level } wchodzi do gry?
