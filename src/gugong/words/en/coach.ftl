### The coach: hints, what cost most after a game, puzzles.

## Why an answer is better (more) or worse (less) than another

reason-vp-more = { COUNT($n, of: "vp") } more at once
reason-vp-less = { COUNT($n, of: "vp") } less at once
reason-arrived-more = Your Envoy gets into the Palace
reason-arrived-less = Your Envoy does not get into the Palace yet
reason-steps-more = Your Envoy gets { COUNT($n, of: "step") } further
reason-steps-less = Your Envoy stays { COUNT($n, of: "step") } behind
reason-jade-more = { COUNT($n, of: "jade") } more
reason-jade-less = { COUNT($n, of: "jade") } fewer
reason-decrees-more = You get a Decree
reason-decrees-less = You do not get the Decree
reason-rewards-more = A Ship claims the reward of its harbour
reason-rewards-less = No Ship claims the reward of its harbour
reason-aboard-more = { COUNT($n, of: "servant") } more on your Ships
reason-aboard-less = { COUNT($n, of: "servant") } fewer on your Ships
reason-farthest-more = Your Ships get further, harbours ahead: { $n }
reason-farthest-less = Your Ships stay behind, harbours missed: { $n }
reason-leads-more = You lead on the Great Wall
reason-leads-less = You do not lead on the Great Wall
reason-wall-more = { COUNT($n, of: "servant") } more on the Great Wall
reason-wall-less = { COUNT($n, of: "servant") } fewer on the Great Wall
reason-servants-more = { COUNT($n, of: "servant") } more left in your pool
reason-servants-less = { COUNT($n, of: "servant") } fewer left in your pool
reason-tokens-more = { COUNT($n, of: "tokens") } more
reason-tokens-less = { COUNT($n, of: "tokens") } fewer
reason-matches-more = { COUNT($n, of: "match") } more with tonight’s dice
reason-matches-less = { COUNT($n, of: "match") } fewer with tonight’s dice
reason-most-more = You have the most matches tonight
reason-most-less = You do not have the most matches tonight
reason-hand-more =
    { $n ->
        [one] You keep a card: one turn more today
       *[other] You keep { $n } cards: { $n } turns more today
    }
reason-hand-less =
    { $n ->
        [one] It costs a card: one turn less today
       *[other] It costs { $n } cards: { $n } turns less today
    }
reason-double-more = You get the Double Servant
reason-double-less = You do not get the Double Servant
reason-values-more = Better cards for tomorrow: { $n } more in all
reason-values-less = Weaker cards for tomorrow: { $n } less in all
reason-intrigue-more = { COUNT($n, of: "step") } higher on the Intrigue Track
reason-intrigue-less = { COUNT($n, of: "step") } lower on the Intrigue Track
reason-medal-more = You take the medal
reason-medal-less = You do not take the medal
reason-takes-more = { NAME($who) } takes { NAME($card) } otherwise
reason-takes-less = { NAME($who) } then takes { NAME($card) }
reason-rival-more = { NAME($who) } will have about { COUNT($n, of: "vp") } less
reason-rival-less = { NAME($who) } will have about { COUNT($n, of: "vp") } more
reason-later-more = Two rounds on, about { COUNT($n, of: "vp") } more from: { NAME($what) }
reason-later-less = Two rounds on, about { COUNT($n, of: "vp") } less from: { NAME($what) }
reason-small-more = Worth about { COUNT($n, of: "vp") } more: { NAME($what) }
reason-small-less = Worth about { COUNT($n, of: "vp") } less: { NAME($what) }
reason-same = As good as the best
reason-together-more = Many small things together
reason-together-less = Many small things together

coach-source-vp = points on the way
coach-source-palace = the way to the Palace
coach-source-jade = Jade
coach-source-decrees = Decrees
coach-source-ships = Ships
coach-source-wall = the Great Wall
coach-source-servants = Servants
coach-source-tokens = Travel Tokens
coach-source-matches = matches with the dice
coach-source-cards = cards
coach-source-intrigue = Intrigue
coach-source-medal = the medal
coach-source-rivals = what rivals get

## After a game

coach = Coach
coach-headline =
    { $n ->
        [0] Well played: no turn cost much
        [one] One turn cost the most
       *[other] { $n } turns cost the most
    }
coach-of-100 = Your chance to win, out of 100 such games
coach-what-cost = What cost most
coach-turn = Day { $day }, turn { $turn }
coach-cost = −{ $n } in 100
coach-chance = { $n } in 100
coach-percent = { $n }%
coach-lead = { $n } VP ahead of the rivals
coach-behind = { $n } VP behind the rivals
coach-played = Played
coach-better = Better
coach-close = How close to the best
coach-close-of = { $n } of 100
coach-close-day = Day { $day }
coach-next = One thing for next time
coach-luck = Luck
coach-luck-dice-against = Day { $day }: the dice turned { $n } in 100 against you
coach-luck-dice-for = Day { $day }: the dice turned { $n } in 100 for you
coach-luck-draw-against = Day { $day }: what was drawn turned { $n } in 100 against you
coach-luck-draw-for = Day { $day }: what was drawn turned { $n } in 100 for you
coach-luck-none = Neither dice nor draws changed much
coach-unfinished = This game is not over: it was read as far as it goes
coach-won = { NAME($who) } wins
    .you = You win
coach-nobody = Nobody wins
coach-start = Start
coach-end = End
coach-after = After day { $day }, turn { $turn }
coach-table = Chances as a table
coach-chart = Everybody’s chance to win, turn by turn
coach-see = See it on the board
coach-play-on = Play on from here
coach-try = Try it again
coach-try-letter = Try { $letter } again
coach-working =
    { $day ->
        [0] Reading the game
       *[other] Reading day { $day }
    }
coach-done-of = { $done } of { $total }
coach-wait = You may leave this page: it goes on when you come back.
coach-later = The coach is busy with other games. This one comes next as soon as there is room.
coach-failed = The coach could not read this game to its end.
coach-again = Try again
coach-letter = Mark { $letter }

coach-advice-none = No turn cost 3 in 100 or more. Play like this again.
coach-advice-vp = Most was lost in points taken on the way: { $cost } in 100. Look at what scores at once before you plan further.
coach-advice-palace = Most was lost on the way to the Palace: { $cost } in 100. Send the Envoy off earlier; without the Palace nothing counts.
coach-advice-jade = Most was lost in Jade: { $cost } in 100. Every further Jade is worth more than the one before, up to the fifth.
coach-advice-decrees = Most was lost in Decrees: { $cost } in 100. A Decree bought early pays on every day that is left.
coach-advice-ships = Most was lost on the Grand Canal: { $cost } in 100. Load a Ship full before it moves on, and claim at a harbour that you want.
coach-advice-wall = Most was lost on the Great Wall: { $cost } in 100. Count who will lead when the section is full.
coach-advice-servants = Most was lost in Servants: { $cost } in 100. Keep enough in the pool for what you want to pay next.
coach-advice-tokens = Most was lost in Travel Tokens: { $cost } in 100. Look at which city lies within reach before you choose a card.
coach-advice-matches = Most was lost in matches: { $cost } in 100. What you take by day meets tonight’s dice.
coach-advice-cards = Most was lost in cards: { $cost } in 100. A discarded card is a turn less; what you take is your hand tomorrow.
coach-advice-intrigue = Most was lost on the Intrigue Track: { $cost } in 100. It breaks every tie and can be traded.
coach-advice-medal = Most was lost over who begins: { $cost } in 100. The medal decides who chooses first tomorrow.
coach-advice-rivals = Most was lost to what rivals got instead: { $cost } in 100. Look at what the next player would take.
coach-advice-module = Most was lost here: { NAME($what) }, { $cost } in 100. Think of it before your next turn begins.

## Refusals

why-coach-no-seat = there is no seat { $given } in this game: the seats are 0 to { $last }
why-coach-automa = seat { $given } is Meng’s, who cannot be coached
why-coach-died = the coach was stopped several times in the middle of this game
why-coach-no-turns = seat { $given } has not finished a turn in this game: there is nothing to judge
why-puzzles-damaged = this file of puzzles cannot be read: { $fault }

## On the command line

puzzles = Puzzles
cli-coach = Read a game as a coach: what cost most, and why.
cli-coach-whole = Read a recorded game as a coach: everybody’s chance to win, the turns that cost most, what was better and why, and what was luck.
cli-coach-seat = Whose turns are judged.
cli-coach-json = Print the report as JSON.
cli-coach-html = Write the report as a page into this file.
cli-coach-time = Seconds to think about a turn, at most.
cli-puzzles = Make puzzles out of games.
cli-puzzles-whole = Puzzles: turns in which one exchange is clearly best.
cli-puzzles-make = Let bots play games and keep the turns that are puzzles.
cli-puzzles-games = How many games are played.
cli-puzzles-first = The number of the first game: a run that was stopped goes on there.
cli-puzzles-seed = The seed of the games.
cli-puzzles-out = The file of puzzles; what is in it stays.
cli-puzzles-made =
    { $new ->
        [one] 1 new puzzle, { $all } in all
       *[other] { $new } new puzzles, { $all } in all
    }

## On the page

hint = Hint
hint-title =
    { $n ->
        [one] The only good answer
       *[other] { $n } good answers
    }
hint-best = best: { $n } in 100
hint-behind = −{ $n } in 100, { $vp } VP
hint-as-good = as good
hint-close = Close the hint
hint-thinking = Thinking: two seconds at most
hint-wait-turn = A hint is about your own question: wait for your turn.
hint-not-here = There are no hints where other people play, unless all have agreed to them.
coach-busy = The coach is asked too much at the moment. Ask again in a moment.
coach-no-answer = The coach could not judge this question. The game goes on as before.
coach-not-over = The coach reads games that are over; this one is still played.
coach-no-such-seat = There is no such seat of yours in this game.
coach-nothing-left = This game is over there: nothing is left to play on.
coach-nothing-yet = Nothing so far.
coach-stop = Stop
coach-on = Go on

puzzle-daily = Puzzle of the day
puzzle-number = Puzzle { $n }
puzzle-all = All puzzles
puzzle-where = Day { $day } · { $theme } · { $level }
puzzle-level-1 = easy
    .many = Easy
puzzle-level-2 = fair
    .many = Fair
puzzle-level-3 = hard
    .many = Hard
puzzle-question = Which card goes to whom?
puzzle-how = One exchange is clearly best, with the best rest of the turn.
puzzle-card = Your card
puzzle-at = goes to
puzzle-solved = That is it!
puzzle-wrong = Another one is better
puzzle-far = Your exchange is so far behind that it was not followed to the end.
puzzle-yours = Your choice
puzzle-next = Next puzzle
puzzle-again = Look at it again
puzzle-streak-days = Days in a row: { $n }.
puzzle-best-days = Longest row: { $n }.
puzzle-of-all = All
puzzle-of-meng = against Meng
puzzle-of-modules = with modules
puzzle-theme-other = many things
puzzle-no-exchange = that is no exchange of this puzzle: choose one of the cards and one of the officials on the page
puzzle-unknown = there is no puzzle “{ $given }”: the numbers are 1 to { $last }
coach-no-turn = The coach has no such turn of this game: it may not have read so far.
puzzle-count =
    { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    }
