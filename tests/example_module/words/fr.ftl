module-jade-garden = Le jardin de jade
    .short = Jardin
    .line = Plantez du Jade pour votre Émissaire ou pour l’Intrigue, et récoltez-le un jour.

## Dans le terminal

terminal-garden = Jardin
terminal-garden-bed = { NAME($who) } { $n }
terminal-garden-planted = plantés : { $n }
