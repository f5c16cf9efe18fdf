### The command line: help, and what is said when the input is wrong. Options and values stay as they are typed.

## The whole

cli-gugong = Gùgōng, the board game: play it, look up its rules and figures, measure it.
cli-version = Show the release, its rules and whether the engine is compiled; exit.
cli-release = gugong { $release }, rules revision { $revision }, engine compiled
cli-release_pure = gugong { $release }, rules revision { $revision }, engine not compiled
cli-release_why = gugong { $release }, rules revision { $revision }, engine not compiled ({ $reason })
cli-lang = Speak this language: en, fr or pl.  [default: that of GUGONG_LANG, or of your system]
cli-help = Show this message and exit.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-default = default: { $default }
cli-required = required
cli-missing = Missing option { $name }.
cli-missing_argument = Missing argument { $name }.
cli-no-option = No such option { $name }.
cli-no-option_near = No such option { $name }. Did you mean { LIST($near) }?
cli-takes-one = Option { $name } requires an argument.
cli-takes-none = Option { $name } does not take a value.
cli-too-much = { $n ->
        [one] Got unexpected extra argument ({ $given })
       *[other] Got unexpected extra arguments ({ $given })
    }
cli-bad-value = Invalid value for { $name }: { $why }
cli-no-choice = { $given } is not one of { LIST($known) }.
cli-out-of-range = { $given } is not in the range { $range }.
cli-no-path = { $given } is a folder; a file is needed.
cli-no-number = { $given } is not a whole number.
cli-pager = Long output by pages, on a terminal.  [default: yes]
cli-no-command = no such command: { $name }; see gugong --help
cli-no-command_near = no such command: { $name }; did you mean { $near }?
cli-needs-library = the browser game needs { $library }: { $install }; or play here with --terminal
cli-file = { $path }: { $reason }
cli-option-file = { $option } { $path }: { $reason }
cli-option = { $option }: { $reason }
cli-not-text = it is not text

## Playing

cli-play = Play the game in the browser, or in the terminal.
cli-play-terminal = Play here, in the terminal.
cli-play-plain = Line by line, for pipes and screen readers; implies --terminal.
cli-play-players = How many play in all; 1 is against Meng.  [default: 3]
cli-play-bots = How many of them the computer plays.  [default: all but one]
cli-play-level = How it plays: easy, normal or strong.  [default: normal]
cli-play-seed = A number that fixes all chance, to play the same game again.
cli-play-load = Go on with a game that was kept (in the terminal).
cli-play-resume = List the games that are kept, and go on with one; or with the one of this name.
cli-play-no-browser = Print the address, but open no browser.
cli-play-port = Where to serve the pages.  [default: 8474, or a free one]
cli-database = Where games are kept.  [default: a file of yours]
cli-own-catalog = Your own figures: a file that changes the catalog.
cli-load-as-it-is = --load goes on with a kept game as it is: leave out --players, --bots, --level, --seed, --catalog
cli-load-alone = --load goes on with a kept game as it is: leave out all other options
cli-load-or-resume = --load goes on with a file, --resume with a kept game: leave out one of them
cli-load-in-terminal = --load goes on in the terminal: add --terminal
cli-too-many-bots = --bots { $bots }: there are only { $players } players
cli-bots-alone = --bots: against Meng nobody else plays
cli-for-the-browser = --no-browser, --port and --database are for the browser: leave out --terminal
cli-somebody-plays = in the browser somebody plays: fewer --bots, or --terminal to watch
cli-serve = Serve the browser game, without opening a browser.
cli-serve-host = The address to listen at.
cli-serve-no-uploads = Open no records that visitors send.
cli-serve-no-new-games = Let nobody begin games.
cli-serve-invite-only = Let only those begin games who open the address that is printed; others play by invitation.
cli-serve-open-tables = Let hosts list their tables in the lobby, for strangers to join.
cli-serve-webhook-hosts = Hosts, with commas between, where people may be told of their turn.
cli-serve-name = A name under which people reach this server; may be repeated.
cli-meng = Play Meng at your own table: enter what lies there, and be told what he does and why.
cli-meng-cards = Reveal the automa cards yourself; otherwise the companion keeps his deck.
cli-meng-seed = A number that fixes what the companion draws.
cli-meng-load = Go on with a game that was kept.

## Looking things up

cli-rules = Print rules by their ID (B-WAL-04), or list them all.
cli-rules-find = List the rules that have these words.
cli-no-rules = no rule has these words: { $words }
cli-see = See: { LIST($rules) }
cli-catalog = Show every figure of the game with its source; `catalog check FILE` checks a file of your own.
cli-catalog-own = With the changes of this file.
cli-catalog-edition = Of this edition.  [default: the newest]
cli-check = Check a file of figures of your own, and say what it changes.
cli-edit = Ask for the figures of your own box, one after the other, and write FILE; it can be stopped and gone on with.
cli-edit-all = Also the modules’ figures, and those that are certain.
cli-edit-only = Only the figures whose name begins so, answered or not: gift_cards.cards.hand1
cli-replay = Play a record again: print what happened, and the scores; or draw how it stood.
cli-replay-all = Tell everything, small things too.
cli-replay-json = Print the events as JSON, one a line.
cli-replay-svg = Draw the table into this file instead.
cli-replay-png = Draw it as PNG; this needs resvg-py.
cli-replay-seat = With --svg or --png: as this seat saw it.  [default: 0]
cli-replay-ply = With --svg or --png: after so many answers.  [default: all]
cli-draws-only = --svg and --png draw the table and tell nothing: leave out --all and --json
cli-for-drawing = --seat and --ply say what is drawn: they need --svg FILE or --png FILE

## Other commands

cli-bench = Measure speed.
cli-tournament = Let bots play each other, or Meng.
cli-simulate = Play many games, and write a table of them.
cli-report = Tables and plots of simulated games.
cli-completion =
    Print what makes your shell complete commands, values and rule IDs.

    { "\u0008" }
    bash: add to ~/.bashrc                eval "$(gugong completion bash)"
    zsh:  add to ~/.zshrc                 eval "$(gugong completion zsh)"
    fish: in ~/.config/fish/config.fish   gugong completion fish | source

## Options of a new game

cli-pairing = Against Meng: your hand and his, 1-2, 2-3 or 4-5.  [default: 1-2]
cli-focus = The location that Meng favours.  [default: drawn]
cli-difficulty = Of Meng: easy, normal or hard.  [default: normal]
cli-modules = Modules in play, with commas: summer-palace,stairs …
cli-bonus-tokens = Bonus Travel Tokens: current or first.
cli-expert = The expert set-up of the Gift Cards.
cli-layered-pile = New Gift Cards on top of the pile.

## Many games, and speed

cli-run-games = How many games.
cli-run-players = 1 is against Meng.  [default: 2, or 1 with his levels]
cli-run-seed = A number that fixes all chance.
cli-run-jobs = Processes that play.
cli-run-ray = Play on Ray: a cluster's address, or auto.
cli-run-catalog = Your own figures: a file of changes.
cli-tournament-whole =
    Let bots play each other, or Meng: seats rotated, the same deals for all, with intervals.

    --games is for every group of bots that meet (with two players: for every pair), or for every bot and level of Meng.
cli-tournament-bots = Bots with commas: random,greedy …
cli-tournament-levels = Against Meng: easy,normal,hard.  [default: all]
cli-tournament-out = Keep every game here; goes on if there.
cli-tournament-json = Print the result as JSON.
cli-simulate-whole =
    Play many games, and write a table with a row for each game and seat (docs/simulating.md).

    Bots take turns on the seats. An interrupted run goes on where it stopped, and a finished one can be given more
    games. A folder, a name without .parquet, is filled with parts of 64 games, the same whoever plays them.
cli-simulate-bots = Bots by seat.
cli-simulate-levels = Against Meng: easy,normal,hard by turns.
cli-simulate-records = Keep every game's record, as one more column.
cli-simulate-out = A Parquet file, or a folder for parts.
cli-simulated = { $path }: { $games } games
cli-report-whole = Write tables and plots of simulated games: seats, VP, Decrees, tokens, locations, Palace, dice.
cli-report-out = A file report.md, or a folder.
cli-report-title = The heading.  [default: Simulated games]
cli-reported = { $path } is written; its pictures are in { $pictures }
cli-bench-whole =
    Measure speed: random play, one core, warm, set-up included, forced answers counted.

    With --web it measures the browser game instead: pages, drawing, answers; with --envs the environments.
cli-bench-json = Print the figures as JSON.
cli-bench-against = Measure a peer in the same run, and print the ratio.
cli-bench-both = Measure the source as well as the compiled engine.
cli-bench-jobs = Measure simulation on so many jobs against one, too.
cli-bench-envs-whole = Measure the environments: random legal play, one core, observation and mask written, peers in the same run.
cli-bench-envs = Measure the environments.
cli-bench-envs-jobs = Measure Ray on this machine against so many processes, too.
cli-bench-web-whole = Measure the browser game: pages, drawing, answers.
cli-bench-web = The browser game.
cli-needs-peer = { $name } is not installed: pip install { $name }
cli-progress-games = games
cli-interrupted = interrupted after { $done } of { $total } games; without --out nothing is kept
cli-interrupted_kept = interrupted after { $done } of { $total } games; they are kept in { $path }, and the same command goes on
cli-needs-research = { $library } is not installed; this command needs: { $install }
