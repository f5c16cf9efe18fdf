module-jade-garden = Le jardin de Jade
    .short = Jardin
    .line = Plantez du Jade pour votre Émissaire ou pour les Intrigues, et récoltez-le un jour.

location-jade-garden = le jardin de Jade
    .short = Jardin
    .official = le Jardinier
    .to-official = au Jardinier
    .does = planter du Jade
effect-jade-garden = jardin de Jade
token-harvest = récolte
    .does = récolte d’un Jade planté, ou floraison
decree-garden-view = PV pour le Jade planté
    .does = à la fin, { COUNT($each, of: "vp") } par Jade planté, { $max } au plus
    .short = fin : { COUNT($each, of: "vp") } par Jade planté, max. { $max }

ask-harvest = Jade planté : { $planted }. Que faites-vous de l’un d’eux ?
    .title = Que faites-vous d’un Jade planté ?
    .context = Jade planté : { $planted }.
answer-harvest_jade = le récolter : il est de nouveau à vous
    .label = Le récolter
    .note = il est de nouveau à vous
answer-harvest_bloom = le laisser fleurir : { COUNT(FIGURE("jade_garden.garden.bloom_vp"), of: "vp") }, et il reste
    .label = Le laisser fleurir
    .note = { COUNT(FIGURE("jade_garden.garden.bloom_vp"), of: "vp") }, et il reste
answer-option_jade-garden-a = planter { COUNT(FIGURE("jade_garden.garden.a.jade"), of: "jade") }, Émissaire : { COUNT(FIGURE("jade_garden.garden.a.envoy"), of: "step") }
answer-option_jade-garden-b = payer { $price } et planter { COUNT(FIGURE("jade_garden.garden.b.jade"), of: "jade") }, Intrigues : { COUNT(FIGURE("jade_garden.garden.b.intrigue"), of: "step") }
why-no-jade-to-plant = vous n’avez pas de Jade à planter
why-nothing-planted = vous n’avez pas encore planté de Jade
event-plants-jade = { NAME($who) } plante { COUNT($jade, of: "jade") } ; au jardin : { $planted }
    .you = Vous plantez { COUNT($jade, of: "jade") } ; au jardin : { $planted }
event-harvests_jade = { NAME($who) } récolte 1 Jade
    .you = Vous récoltez 1 Jade
event-harvests_bloom = { NAME($who) } laisse fleurir un Jade
    .you = Vous laissez fleurir un Jade

## Dans le terminal

terminal-garden = Jardin
terminal-garden-bed = { NAME($who) } { $n }
terminal-garden-planted = plantés : { $n }

# Ce qui ne peut pas être dans une position
why-garden-no-jade = il n’y a pas de Jade à planter
why-garden-empty = rien n’est planté
why-garden-unknown = on ne connaît ici que « planted »
why-garden-list = il faut une liste de { $number }, et non { $given }
