module-jade-garden = The jade garden
    .short = Garden
    .line = Plant Jade for your Envoy or for Intrigue, and harvest it one day.

location-jade-garden = the jade garden
    .short = Jade garden
    .official = the Gardener
    .does = plant Jade
effect-jade-garden = Jade garden
token-harvest = harvest
    .does = harvest a planted Jade, or let it bloom
decree-garden-view = VP for planted Jade
    .does = at the end { COUNT($each, of: "vp") } for each planted Jade, at most { $max }
    .short = end: { COUNT($each, of: "vp") } per planted Jade, max { $max }

ask-harvest = You have planted { COUNT($planted, of: "jade") }. What do you do with one of them?
    .title = What do you do with a planted Jade?
    .context = You have planted { COUNT($planted, of: "jade") }.
answer-harvest_jade = harvest it: it is yours again
    .label = Harvest it
    .note = it is yours again
answer-harvest_bloom = let it bloom: { COUNT(FIGURE("jade_garden.garden.bloom_vp"), of: "vp") }, and it stays
    .label = Let it bloom
    .note = { COUNT(FIGURE("jade_garden.garden.bloom_vp"), of: "vp") }, and it stays
answer-option_jade-garden-a = plant { COUNT(FIGURE("jade_garden.garden.a.jade"), of: "jade") }, Envoy { COUNT(FIGURE("jade_garden.garden.a.envoy"), of: "step") }
answer-option_jade-garden-b = pay { $price } and plant { COUNT(FIGURE("jade_garden.garden.b.jade"), of: "jade") }, Intrigue { COUNT(FIGURE("jade_garden.garden.b.intrigue"), of: "step") }
why-no-jade-to-plant = you have no Jade to plant
why-nothing-planted = you have planted no Jade yet
event-plants-jade = { NAME($who) } plants { COUNT($jade, of: "jade") } and has { $planted } in the garden
    .you = You plant { COUNT($jade, of: "jade") } and have { $planted } in the garden
event-harvests_jade = { NAME($who) } harvests a Jade
    .you = You harvest a Jade
event-harvests_bloom = { NAME($who) } lets a Jade bloom
    .you = You let a Jade bloom

## In the terminal

terminal-garden = Garden
terminal-garden-bed = { NAME($who) } { $n }
terminal-garden-planted = { $n } planted

# What cannot be in a position
why-garden-no-jade = there is no Jade to plant
why-garden-empty = nothing is planted
why-garden-unknown = nothing but 'planted' is known here
why-garden-list = a list of { $number } is needed, not { $given }
