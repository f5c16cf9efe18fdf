### The lobby of the browser game.

lobby-motto = Beijing, 1570. Officials do not take bribes; they exchange gifts.

## Play now

lobby-now = Play now
lobby-learn = Learn
    .line = Play your first day with help at your elbow: ten minutes, nothing to read before.
    .done = More lessons on the real board, and how you win.
lobby-learn_at = First day: step { $n } of { $of }
lobby-quick_meng = Alone against Meng
    .line = One click; normal level.
lobby-quick_bots = With three bots
    .line = A full table of four; { $level } level.
lobby-quick_bot = Against one bot
    .line = One click; { $level } level, every answer says what it does.

## Your games

lobby-go-on = Go on with
lobby-first = No games yet. The one above takes one click; it asks, and you answer: pointing at anything says what it does, or why it is not possible.
lobby-open-record = Open a record
lobby-record = Record: { $name }
lobby-finished = Finished
lobby-finished_figures = Finished: { LIST($figures) }
lobby-waiting = Waiting for { NAME($who) }
lobby-turn = { NAME($who, form: "whose") } turn
    .you = Your turn
lobby-figure = { NAME($who) } { $vp }
lobby-figure_none = { NAME($who) } –
lobby-standing = Day { $day } · { LIST($figures) } VP
lobby-against-meng = Alone against Meng
lobby-players = { LIST($players) }
lobby-ago_now = now
lobby-ago_minutes = { $n } min
lobby-ago_hours = { $n } h
lobby-ago_days = { $n } d

## A new game

lobby-new = New game
lobby-name-of = Name of { $colour }
lobby-played-by = { $colour } is played by
lobby-kind_you = You
lobby-kind_screen = This screen
lobby-kind_bot = Bot
lobby-kind_meng = Meng
lobby-kind_empty = Empty
lobby-levels = How the levels play
lobby-level-of = Level of the bot on { $colour }
lobby-level-easy = easy
    .line = Looks at one turn and often follows a whim; good for a first game.
lobby-level-normal = normal
    .line = Searches its whole turn and takes what looks best at its end, but looks no further.
lobby-level-strong = strong
    .line = Thinks for a second about each turn: what others may hold, and what they may do.
lobby-meng-note = Meng joins only a game with one person: he sits as White, and all other seats are empty.
lobby-difficulty = Meng plays
lobby-difficulty_easy = easy
lobby-difficulty_normal = normal
lobby-difficulty_hard = hard
lobby-pairing = Hands
lobby-modules = Pànjūn
lobby-variants = Variants
lobby-expert = Expert start
    .line = The gifts that lie on the board at first are drawn at random.
lobby-layered-pile = Layered pile
    .line = The modules’ new Gift Cards lie on top of the pile.
lobby-seed-field = Seed
    .example = random
    .spoken = Seed: a whole number, or nothing for a random one
lobby-start = Start the game

## What cannot be begun

lobby-seats = 1 to { $most } seats are needed, not { $given }
lobby-no-person = at least one seat is for a person
lobby-meng-alone = Meng plays against one person and nobody else
lobby-unknown = nothing is called { $given } here
lobby-seat-kind = a seat is for { LIST($known) }, not for { $given }
lobby-no-level = there are bots of level { LIST($known) }, not { $given }
lobby-seed = seed: a whole number is needed, not { $given }
lobby-seed_long = seed: a whole number of at most 30 digits is needed
lobby-no-form = this form cannot be read
