### The game in a terminal. What people type, commands and answers, is the same in every language.

## The board

terminal-title = Gùgōng
terminal-day = day { $day } of { $days }
terminal-dice = dice { $dice }
terminal-starts = start player: { NAME($who) }
terminal-medal = medal: free
terminal-medal_taken = medal: { NAME($who) }
terminal-officials = Officials
terminal-holds = holds
terminal-its-action = its action
terminal-there = there now
terminal-place = { NAME($place, form: "short") }: { NAME($place, form: "does") }
terminal-decrees = Decrees
terminal-price = cost
terminal-price_back = { $price }, Envoy −{ $back }
terminal-owners = owned by
terminal-map = Map
terminal-roads = roads to
terminal-players = Players
terminal-column-vp = VP
terminal-column-jade = Jade
terminal-column-pool = Pool
terminal-column-supply = Supply
terminal-column-double = Double
terminal-column-envoy = Envoy
terminal-column-tokens = Tokens
terminal-column-hand = Hand
terminal-column-discard = Discard
terminal-column-claimed = Claimed
terminal-hand = Hand
terminal-discard = Discard
terminal-tokens = Tokens
terminal-card = { NAME($card) }: { NAME($card, form: "does") }
terminal-neutral = { $n } +{ $neutral } neutral
terminal-arrived = in: { $vp } VP
terminal-spots = spots worth { $spots } VP
terminal-houses = houses { $prices }
terminal-square = square { $price }
terminal-times = { $n }× { NAME($what, form: "short") }
terminal-nobody = –
terminal-more-board = The rest: decrees, map
terminal-each = { NAME($who) }: { $what }

## Who sits there

terminal-you = You
terminal-automa = Meng
terminal-player = Player { $n }

## Begin and end

terminal-welcome = { $players } players, { $bots } played by the computer; seed { $seed }. Type help for help.
terminal-welcome_alone = You against Meng, { $difficulty }; seed { $seed }. Type help for help.
terminal-level_easy = The computer plays easy: Looks at one turn and often follows a whim; good for a first game.
terminal-level_normal = The computer plays normal: Searches its whole turn and takes what looks best at its end, but looks no further.
terminal-level_strong = The computer plays strong: Thinks for a second about each turn: what others may hold, and what they may do.
terminal-watching = Nobody to ask: the computer plays all seats.
terminal-curtain = { NAME($who) }, it is your turn. The others look away. Press Enter.
terminal-loaded = { $path }: the game goes on at answer { $ply }.
terminal-loaded_over = { $path }: this game is over.
terminal-saved = Saved: { $path }
terminal-kept = Your game is kept. Go on with: gugong play --resume { $name }
terminal-kept-anew = Another terminal has gone on with this game meanwhile; yours is kept from now on as { $name }.
terminal-kept-before = The game you leave is kept as { $name }.
terminal-no-record = { $path } is no record of a game, so nothing is written over it. Name another file.
terminal-load-keeps = The running game cannot be kept ({ $reason }), so no other is loaded. Keep it first: save FILE
terminal-none-kept = No game is kept that could go on.
terminal-which-kept = Which one, 1 to { $most }? Enter: the latest; q: none.
terminal-no-such-kept = There is no “{ $typed }” in the list: type a number from 1 to { $most }, or Enter.
terminal-kept-row = { $when } · { $players } players · day { $day }
terminal-kept-row_alone = { $when } · against Meng · day { $day }
terminal-cannot-write = { $path } cannot be written: { $reason }
terminal-cannot-read = { $path } cannot be read: { $reason }
terminal-which-file_save = Name a file: save my-game.txt
terminal-which-file_load = Name a file: load my-game.txt
terminal-scores = Final scores
terminal-total = Total
terminal-track = Scored during play
terminal-out = out
terminal-wins = { NAME($who) } wins.
terminal-you-win = You win!
terminal-nobody-wins = Nobody wins: no Envoy reached the Palace.
terminal-bye = Goodbye.
terminal-not-over = Not over: { NAME($who) } is asked. { $question }
terminal-not-over_chance = Not over: chance is asked. { $question }

## Questions and news

terminal-news = Meanwhile
terminal-earlier = … { $n } earlier lines: type log
terminal-only = (nothing else to do: { $phrase })
terminal-any-time = At any time:
terminal-undone = Undone. You are asked again.
terminal-nothing-to-undo = There is nothing to undo.
terminal-number = There is no answer { $number }: 1 to { $most } are on offer.
terminal-ambiguous = “{ $text }” could be { LIST($options) }. Type more of it, or its number.
terminal-ambiguous_more = “{ $text }” could be { LIST($options) } …. Type more of it, or its number.
terminal-on-offer = It is on offer: number { $number }.
terminal-preview-what = Name an answer: preview 3
terminal-change = { $what }: { $before } → { $after }
terminal-why-what = Name an answer: why at jade
terminal-rules-what = Name a rule: rules B-DAY-03. Or look for words: rules wall tie
terminal-no-rules = No rule has these words: { $words }
terminal-no-such-rule = there is no rule { $rule }; did you mean { LIST($near) }?

## Help

terminal-help =
    Answer with a number (2), a text (at jade) or the beginning of one (at j, jade).

      board          draw the whole board again (or just press Enter)
      officials      a part of the board: officials, decrees, players
      preview 3      what an answer would do
      hint           what the coach would do, and why
      map            cities, their tokens and roads
      log            what has happened lately, with the rules behind it; log all
      why ANSWER     why an answer is not on offer: why at jade, why b
      rules ID       a rule: rules B-DAY-03; or words to look for: rules wall tie
      lang pl        another language: en, fr or pl
      undo           take back your last decision
      save FILE      keep the game in a file
      load FILE      go on with a kept game; this one is kept first
      help           this text
      quit           leave; the game is kept
terminal-short-rules = The game in short: on your turn you give one card of your hand to one of seven officials and take the card that lies there. If yours is higher, or you pay a fee, you may use the action of your card, then that of the official. Actions cost Servants of your pool, which go to your supply and come back in the Morning. Cards you take today are your hand tomorrow, and those that match the dice at Night bring Servants. After four days most VP win, but only if your Envoy has reached the Palace.
