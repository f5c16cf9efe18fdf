page-streams = say which games to follow: game=…, at most 24 of them, and have=… for each
