module-jade-garden = The jade garden
    .short = Garden
    .line = Plant Jade for your Envoy or for Intrigue, and harvest it one day.
