module-jade-garden = The jade garden
    .short = Garden
    .line = Plant Jade for your Envoy or for Intrigue, and harvest it one day.

## In the terminal

terminal-garden = Garden
terminal-garden-bed = { NAME($who) } { $n }
terminal-garden-planted = { $n } planted
