# Where VP come from, in the reports of many games.

source-decrees = Decrees when taken and in the Morning
source-decrees_end = Decrees that score at the end
source-night = most matches of a Night
source-wall = the Great Wall
source-palace = spots in the Palace
source-palace_steps = steps of an Envoy that has arrived
source-jade = Jade
source-canal = harbours of the Grand Canal
source-tokens = Travel Tokens used
source-exchange = Travel Tokens exchanged
source-other = all else

# Why a run of many games cannot begin, or cannot go on
why-sim-game = game { $number } (seed { $seed }, bots { LIST($bots) })
why-sim-games = games { $first } to { $last }
why-sim-bot-fails = bot { $bot } fails: { $why }
why-sim-bot-answered = bot { $bot } answered { $answer } to { $prompt }: { $why }
why-sim-process-ended = the process that played it ended by itself (exit code { $code })
why-sim-one-bot = one at least is needed, for example --bots greedy
why-sim-two-bots = two at least are needed, for example --bots random,greedy
why-sim-twice = { $bot } is named twice
why-sim-too-many-bots = { $given } are named, but only { $players } play
why-sim-levels-alone = only against Meng, with --players 1, not { $players }
why-sim-no-ray = Ray is not installed: { $install }
why-sim-no-cluster = there is no cluster to be reached: { $why }
why-sim-no-address = an address is a host and a port, as in 10.0.0.1:6379
why-sim-games-lost = a handful of games was lost { $tries } times, and is given up: { $fault }
why-sim-too-few = at least one game, and one a shard, are needed, not { $games } by { $size }
why-sim-other-folder = it is not empty, and not of such a run; name another folder
why-sim-no-games = there are no games here
why-sim-in-the-way = it is in the way and not of such a run; move it, or name another file
why-sim-no-table = it is not a table of games; name another file
why-sim-no-table_simulate = it is not a table of games that gugong simulate wrote
why-sim-no-parts = there is no such file, and there are no parts of it
why-sim-damaged = it is damaged ({ $fault })
why-sim-damaged-line = line { $line } is damaged ({ $fault }); remove it, or name another file
why-sim-other-file = it is not the file of such a run; name another file
why-sim-other-run = it holds another run, with { $part } { LIST($there) }, not { LIST($asked) }; name another file, or ask for that run to go on with it
why-sim-being-written = another run is writing it just now; wait for it, or name another file
why-sim-unwritable = { $fault }; what was written before is kept

# The tables of a tournament
sim-bot = bot
sim-meng = Meng
sim-elo = Elo
sim-wins = wins
sim-score = score
sim-of-meng = Meng's
sim-of-others = others'
sim-palace = Palace
sim-games = games
sim-pace = s a turn
sim-pair = { $bot } over { $over }: { $rate } ({ $within }) of { $n } meetings
