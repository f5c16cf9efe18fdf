### The pages of the browser game: the table, a replay, the rules, and what went wrong.

## People

page-meng = Meng
page-you = You
page-bot = bot
page-bot_level = bot, { $level }
page-figure-of = { $name } { $vp }

## Languages, each by its own name

page-language_browser = as the browser
page-language_en = English
page-language_pl = polski
page-language_fr = français
page-unknown-language = there are no words in { $given }: the languages are { LIST($known) }

## The window and the bar above the board

page-title = { $what } – Gùgōng
page-title_turn = ● your turn – Gùgōng
page-title_turn-of = ● { NAME($who) }: your turn – Gùgōng
page-all-games = All games
page-finished = Finished
page-day = Day { $day }
page-day-of = Day { $day } of { $days }
page-phase_morning = Morning
page-phase_day = Day
page-phase_night = Night
page-dice = Destiny Dice { LIST($faces) }
page-replay = Replay
page-record-link = Record
page-rules = Rules
page-log = Log
page-settings = Settings
page-close = Close

## Parts of the table, as they are read out

page-officials = Officials
page-official = { NAME($place, form: "short") }, { NAME($card) }
page-side = Players and log
page-players = Players
page-toolbar = Tools
page-skip = To the answers
page-taller = Taller
page-whole-board = The whole board
page-mine = Your board and hand
page-own-board = Your board: { $vp } VP, { $pool } Servants in the pool and { $supply } in the supply, { $jade } Jade, { $tokens } Travel Tokens
page-follow = { $n } more below
page-your-turn = Your turn
page-scores = Scores
page-answers = Answers
page-any-time = At any time
page-knots = Your turn, step by step

## The question

page-waiting = You can look at the board, the log and the rules.
page-doing = { NAME($who) } is thinking
page-doing_chance = The game goes on in a moment
page-knot_card = Gift
page-knot_location = Official
page-knot_fee = Fee
page-knot_card-action = Card action
page-knot_location-action = Official’s action
page-knot_turn-end = End of turn
count-word =
    { $n ->
        [0] none
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $n }
    }
    .capital =
    { $n ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
       *[other] { $n }
    }
page-takers =
    { $free ->
        [0] None takes
        [1] One official takes
       *[other] { COUNT($free, of: "word", form: "capital") } officials take
    } it freely, { COUNT($fee, of: "word") } for a fee.
page-tokens-left = You could still exchange tokens: yours are worth { $worth }.
page-fee_free = free
page-fee_fee = fee
page-pay-fee_pay = Pay Servants
page-pay-fee_discard = Discard another card
page-pay-fee_no-actions = Go without actions
page-end-turn = End turn
page-exchange-tokens = Exchange tokens
page-hurry = Hurry up
    .title = { $bot } stops thinking, and a quick bot answers this one question.
    .spoken = Hurry up: let { $bot } answer now

wait = While you wait
wait-how = Point at a card of yours to see who would take it. Nothing is played.
wait-free = freely at { LIST($places, form: "short") }
wait-fee = nowhere without a fee

## Taking back

page-undo = Undo
page-undo-turn = Undo to the start of the turn
    .title = Undo to the start of the turn: Shift Z
page-nothing-to-undo = There is nothing to undo.
page-no-undo = this cannot be taken back: { $reason }
page-locked = something was revealed
    .title = Something was revealed.
page-locked_nothing = you have not answered yet
    .title = You have not answered yet.
page-locked_revealed = your answer revealed something
    .title = Your answer revealed something.
page-locked_over = the game is over
    .title = The game is over.
page-locked_other = { $who } has answered since
    .title = { $who } has answered since.
page-locked_roll = the dice were rolled
    .title = The dice were rolled.
page-locked_draw-gift = a card was drawn
    .title = A card was drawn.

## Previews, and why not

page-point = Point at anything on the board to learn what it is.
page-point_answer = Point at an answer to see what it does, and at anything else to ask about it.
page-preview_unknown = What comes then, chance and others decide.
page-preview_nothing = Nothing else changes yet.
page-then = Then: { $asked }
page-no-action = The fee is not paid: no action follows
page-do-it = Do it
page-not-possible = That is not possible now.
page-read-rule = Read the rule
page-sentence = { $said }.
page-figure_pool = Servants in the pool
page-figure_jade = Jade
page-figure_vp = VP
page-figure_tokens = Travel Tokens
page-figure_intrigue = Intrigue
page-figure_envoy = Envoy
page-figure_hand = hand

## Cards

page-no-cards = Your hand is empty. At Night your discard pile becomes your hand.
page-discard = Your discard
page-discard_empty = Empty: cards you take lie here until the Night.
page-seen = Seen: { LIST($cards) }

## The other players

page-strip_vp = VP
page-strip_pool = Servants
page-strip_hand = cards
page-meng-steps = Meng, step by step
page-step-of = { $n } of { $last }

## What others did

page-since = Since your last turn
page-since_news = Since your last turn, { page-turns }
page-since_short = Since
page-since_none = Nobody else has played since.
page-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
page-again = Show it on the board again
page-gave = { $name } gave
page-exchange = { $given } to { $place } took { $taken }
page-exchange_results = { $given } to { $place } took { $taken }:
page-why = Why
page-result-vp = { $change }
page-result-jade = +1
page-result-travels = { NAME($city) }
page-result-envoy = step { $step }
page-result-retreats = step { $step }
page-result-arrives = arrived, { $spot } VP
page-result-intrigue = { $change }, step { $step }
page-result-wall = { $stands }
page-result-wall-complete = complete
page-result-loads = { NAME($berth) }
page-result-moves-ship = to { NAME($ahead) }
page-result-claims = { NAME($reward) }
page-result-lost-at-sea = lost at sea
page-result-pays = −{ $pieces }
page-result-gains = +{ $pieces }
page-result-die = turned
page-result-discard-fee = discarded
page-result-draw-gift = +1 card
page-result-matches = { $matches }
page-note_forced-decline = Nothing else to do: decline.
page-note_forced-done = Nothing else to do: done.
page-note_resumed = The rules have changed since this game was begun. It goes on from the start of the latest turn.

## Between two players at one screen

page-doors = Hand over
page-doors-turn = { $name }, your turn.
page-doors-alone = Nobody else looking? Day { $day }
page-doors-news =
    { $n ->
        [one] 1 turn since your last
       *[other] { $n } turns since your last
    }
page-open-doors = Open the doors
    .spoken = { $name } is ready: open the doors

## The end

page-nobody-wins = Nobody wins
    .why = No Envoy reached the Palace, so no score counts.
page-wins = { NAME($who) } wins with { $vp }
    .you = You win with { $vp }
page-your-place =
    { $behind ->
        [0] You came { page-ordinal }, level on VP.
       *[other] You came { page-ordinal }, { $behind } behind.
    }
page-ordinal =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
page-score-lost = { NAME($who, form: "whose") } Envoy never reached the Palace, so { $vp } VP do not count.
    .you = Your Envoy never reached the Palace, so { $vp } VP do not count.
page-ahead-of = { $vp } ahead of { NAME($other) }.
page-score-track = During the game
page-total = Total
page-another-game = Another game
page-vp = Victory points
page-chart = Victory points over the game: { LIST($figures) }
page-end = End

## A game again

page-the-table = The table
page-download = Download record
page-slider = Answer of { $plies }
page-of = { $n } of { $last }
page-moment-of = Day { $day }, turn { $turn }
page-set = The table is set.
page-turn = Turn
page-play = Play
page-pause = Pause
page-step_first = To the start
page-step_back = One answer back
page-step_on = One answer on
page-step_last = To the end
page-mark_wall-complete = Wall completed
page-mark_arrives = Arrival in the Palace
page-mark_night = Night
page-arrows = { $back } { $on } answer, with { $shift } turn
page-moments = Moments
    .note = choose one to go there
page-moment = Day { $day } · { $name } · { $why }

## Settings

page-setting_end_turn_confirm = Ask before a turn ends
    .line = The last moment to exchange tokens or undo.
page-setting_show_known = Show what is known
    .line = Cards that you have seen others take stand below their boards.
page-setting_list_only = Tab goes through the list only
    .line = Answers on the board are for the mouse.
page-setting_always_gain = Always take Servants that cost nothing
    .line = Nobody asks you whether you want them.
page-setting_sound = A sound when it is your turn
    .line = A knock on wood, once.
page-setting_theme = Light or dark:
page-theme_system = as the system
page-theme_light = light
page-theme_dark = dark
page-setting_size = The board:
page-size_fit = fits the window
page-size_large = larger text, moved by dragging
page-setting_speed = Pieces move, and Meng explains himself,
page-setting_language = Language:
page-speed_slow = slow
page-speed_normal = normal
page-speed_fast = fast
page-speed_off = off
page-keys = Keys
page-keys_answer = answer
page-keys_none = not now
page-keys_undo = undo, to the turn’s start
page-keys_tokens = exchange tokens
page-keys_cards = discard, hand
page-keys_board = the board
page-keys_since = since your last turn, again
page-keys_log = log, players
page-keys_rules = rules
page-keys_why = why not, or the rule
page-key_enter = Enter
page-key_space = Space
page-key_shift = Shift

## The rules

page-all-rules = All rules
page-search = Search
    .example = Words or a number: wall tie, B-WAL-04
    .spoken = Search the rules
page-see = See
page-rules-found =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
page-rules-found_none = No rule has these words.
page-rules-found_nothing = Type a word, or a rule’s number.
page-chapter-B-SET = Setting up
page-chapter-B-MOR = Morning
page-chapter-B-DAY = Day: exchanging gifts
page-chapter-B-CRD = Cards
page-chapter-B-TRV = Travel
page-chapter-B-TOK = Travel Tokens
page-chapter-B-WAL = The Great Wall
page-chapter-B-JAD = Jade
page-chapter-B-INT = Intrigue
page-chapter-B-PAL = The Palace
page-chapter-B-DEC = Decrees
page-chapter-B-DL1 = Decrees of level 1
page-chapter-B-DL2 = Decrees of level 2
page-chapter-B-DL3 = Decrees of level 3
page-chapter-B-CAN = The Grand Canal
page-chapter-B-DBL = The Double Servant
page-chapter-B-NGT = Night
page-chapter-B-END = The end
page-chapter-V-EXP = Expert start
page-chapter-X-GEN = Pànjūn: modules in general
page-chapter-A = Rulings A
page-chapter-C = Rulings C
page-chapter-D = Worked examples
page-chapter-E = Rulings E

## What went wrong

page-plain = { $what }
page-to-lobby = To the lobby
page-to-rules = To the rules
page-to-table = Back to the table
page-safe = Your games are kept.
page-lost = Connecting again… what was played is saved.
page-unsent = Your answer is not sent yet. Trying again…
page-offline = No connection. The table is shown as it was last.
page-unreachable = The server cannot be reached.
page-late = { NAME($who) } answered first; here is the new position
page-late_own = Another page of yours answered first; here is the new position
page-broken = something went wrong here; your game is as it was after its last answer
page-other-name = this server does not go by that name; ask for it by its address
page-long-address = this address is too long
page-other-site = this request came from another site's page
page-no-length = the length of this request is not a number
page-many-requests = these were too many requests at once; wait a moment
page-too-large = this request is too large: { $limit } bytes are enough for any
page-nothing-there = there is nothing at this address
page-no-method = that cannot be done at this address
page-not-written = { $what }. Nothing has changed; try again in a moment
page-no-fit = this request does not fit: { $fault }
page-no-json = this request is not JSON that can be read
page-no-game = there is no such game here
page-not-yours = there is no game of yours at this address
page-lost-game = { $what }; what was played is kept
page-many-games = these were many new games at once; wait a minute
page-most-games = this browser has { $n } games already
page-many-pages = too many pages follow this game; close some of them
page-many-followed = your pages follow too many games at once; close some of them
page-not-asked = it is not this seat that is asked
page-not-your-turn = it is not your turn to answer
page-which-answer = answer: which one is meant?
page-which-thing = which thing do you mean? Say it as the drawing names it
page-on-offer = this answer is on offer
page-only-record = this is a record to look at; nothing can be answered in it
page-closed = the doors are closed; whoever is asked opens them first
page-undo-to = to: "answer" or "turn" is needed, not { $given }
page-no-answer = there are answers 0 to { $last } in this game
page-no-file = there is no such file
page-record = { $name }: { $what }
page-record-slow = { $name }: playing this record takes too long
page-record-busy = too many records wait to be read; try again in a moment
page-game-slow = playing this game again takes too long
page-replay-busy = too many games wait to be shown again; try again in a moment
page-record_no-text = { $name }: line { $line }: this is not text

## A server

page-at = Gùgōng is at { $address }
page-at_served = Gùgōng is at { $address }; games are kept in { $place }. Ctrl+C ends.
page-kept-in = Your games are kept in { $place }. Ctrl+C ends.
page-no-port = cannot listen at { $host } port { $port }: { $reason }

page-no-new-games = no new games are begun on this server
page-no-uploads = no records are opened on this server
page-open-to-all = Whoever can reach this address can see the lobby, the rules and games that are over; a game that runs only who has a seat in it or a link to it.
page-open_new-games = Everybody may begin games (--no-new-games forbids it).
page-shut_new-games = Nobody may begin games.
page-open_uploads = Everybody may open records (--no-uploads forbids it).
page-shut_uploads = Nobody may open records.
page-guests_new-games = Only who came by your address may begin games.
page-guests_uploads = Only who came by your address may open records.
page-open_tables = Tables may be listed for everybody to join (--open-tables allows it).
page-answer-name = { $label }. { $sentence }
