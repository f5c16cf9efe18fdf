module-jade-garden = Jadeitowy ogród
    .short = Ogród
    .line = Sadź Jadeity dla Wysłannika albo dla Intrygi, a kiedyś zbierz plon.
