module-jade-garden = Jadeitowy ogród
    .short = Ogród
    .line = Sadź Jadeity dla Wysłannika albo dla Intrygi, a kiedyś zbierz plon.

## W terminalu

terminal-garden = Ogród
terminal-garden-bed = { NAME($who) } { $n }
terminal-garden-planted = posadzone: { $n }
