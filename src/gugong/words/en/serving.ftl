page-streams = say which games to follow: game=…, at most 24 of them, and have=… for each
cli-serve-workers = How many processes serve this port.
cli-serve-bots = How many processes each of them has for bots that think.
cli-serve-proxy = Take the word of a proxy at this address for where a request comes from; may be given again.
cli-serve-metrics = Tell figures for Prometheus at this port of 127.0.0.1; each further process takes the next one.
cli-serve-json-logs = Write the log as JSON, a line for each request.
cli-serve-expire = Delete games that nobody has touched for so many days.
cli-serve-no-address = --proxy takes an address such as 127.0.0.1, not { $given }
page-no-workers = several workers cannot share a port on this system: leave --workers out
page-worker-gone = gugong: worker { $n } has ended and is started again
page-too-slow = the request did not come to its end in time; send it again
cli-backup = Copy all games to a new file, also while a server runs, and compare.
cli-backup-done = { $n ->
    [one] One game is in { $file }, compared row by row.
   *[other] { $n } games are in { $file }, compared row by row.
 }
cli-restore = Copy all games of such a file into a database that has none, and compare.
cli-restore-done = { $n ->
    [one] One game of { $file } is back, compared row by row.
   *[other] { $n } games of { $file } are back, compared row by row.
 }
cli-no-file = { $file }: { $fault }
cli-games = List, write out and delete the games that are kept.
cli-games-list = List all games, the latest first.
cli-games-line = { $id }  { $changed }  day { $day }  { $names }
    .over = { $id }  { $changed }  over  { $names }
    .gathers = { $id }  { $changed }  not begun  { $names }
    .opened = { $id }  { $changed }  record  { $title }
cli-games-export = Write out the record of a game, with all that is hidden in it.
cli-games-delete = Delete games for good.
cli-games-expire = Delete all games that nobody has touched for so many days.
cli-games-none = there is no game { $given }; “gugong games list” lists them
cli-games-deleted = { $n ->
    [0] No game was deleted.
    [one] One game was deleted.
   *[other] { $n } games were deleted.
 }
why-store-file-there = there is such a file already; name a new one
why-store-no-file = there is no such file
why-store-no-copy = this is no copy that “gugong backup” made
why-store-has-games = there are games in this database already; restore into one that has none
why-store-differs = the copy is not the same as what was copied, so it was not kept
why-store-not-copied = the games could not be copied: { $fault }
cli-bench-games = So many games at once.
cli-bench-watchers = So many further pages follow each game.
cli-bench-workers = So many processes serve.
cli-bench-each-second = Answers a second in each game; without it as many as can be.
cli-bench-seconds = For so many seconds.
cli-bench-no-node = boardgame.io needs Node and npm, and npm has to reach its registry; one of them is missing here.
