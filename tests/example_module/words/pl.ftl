module-jade-garden = Jadeitowy ogród
    .short = Ogród
    .line = Sadź Jadeit dla Wysłannika lub Intryg, a kiedyś go zbierz.

location-jade-garden = Jadeitowy ogród
    .gen = Jadeitowego ogrodu
    .short = Ogród
    .official = Ogrodnik
    .official-gen = Ogrodnika
    .official-dat = Ogrodnikowi
    .does = sadzenie Jadeitu
effect-jade-garden = Jadeitowy ogród
token-harvest = zbiory
    .does = zbierz posadzony Jadeit albo pozwól mu zakwitnąć
decree-garden-view = PZ za posadzony Jadeit
    .does = na koniec { COUNT($each, of: "vp") } za każdy posadzony Jadeit, najwyżej { $max }
    .short = koniec: { COUNT($each, of: "vp") } za posadzony Jadeit, maks. { $max }

ask-harvest = Posadzony Jadeit: { $planted }. Co robisz z jednym z nich?
    .title = Co robisz z posadzonym Jadeitem?
    .context = Posadzony Jadeit: { $planted }.
answer-harvest_jade = zbierz go: znów jest twój
    .label = Zbierz go
    .note = znów jest twój
answer-harvest_bloom = pozwól mu zakwitnąć: { COUNT(FIGURE("jade_garden.garden.bloom_vp"), of: "vp") }, a Jadeit zostaje
    .label = Pozwól mu zakwitnąć
    .note = { COUNT(FIGURE("jade_garden.garden.bloom_vp"), of: "vp") }, a Jadeit zostaje
answer-option_jade-garden-a = posadź Jadeit: { FIGURE("jade_garden.garden.a.jade") }, Wysłannik: { FIGURE("jade_garden.garden.a.envoy") }
answer-option_jade-garden-b = koszt: { $price }; posadź Jadeit: { FIGURE("jade_garden.garden.b.jade") }, Intrygi: { FIGURE("jade_garden.garden.b.intrigue") }
why-no-jade-to-plant = nie masz Jadeitu do posadzenia
why-nothing-planted = nie masz jeszcze posadzonego Jadeitu
event-plants-jade = { NAME($who) } sadzi Jadeit: { $jade }; w ogrodzie: { $planted }
    .you = Sadzisz Jadeit: { $jade }; w ogrodzie: { $planted }
event-harvests_jade = { NAME($who) } zbiera Jadeit
    .you = Zbierasz Jadeit
event-harvests_bloom = { NAME($who) } pozwala Jadeitowi zakwitnąć
    .you = Pozwalasz Jadeitowi zakwitnąć

## W terminalu

terminal-garden = Ogród
terminal-garden-bed = { NAME($who) } { $n }
terminal-garden-planted = posadzone: { $n }

# Czego nie może być w pozycji
why-garden-no-jade = nie ma Jadeitu do posadzenia
why-garden-empty = nic nie jest posadzone
why-garden-unknown = znane jest tu tylko „planted”
why-garden-list = potrzebna jest lista o długości { $number }, a nie { $given }
