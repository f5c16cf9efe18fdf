### Learning: the pages round the lessons, and the words of the lessons themselves.

# A step of a lesson is `lesson-LESSON-STEP`: its words, at most forty with what is to be done. `.title`, `.do` what the
# learner does, `.known` what is known by then, `.else` what is said of another answer, `.else-NAME` of a certain one.

learn = Learn
learn-heading = Learn by playing
    .line = Short lessons on the real board. You do it, the game answers. Leave whenever you like; it is kept.
learn-modules = What modules add
learn-step = step { $n } of { $of }
learn-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
learn-steps_minutes = { $n } steps, about { $minutes } minutes
learn-page = one page
learn-done = done
learn-go-on = Go on: step { $n } of { $of }
learn-begin = Begin: { $what }
learn-all = All lessons

## The slip

learn-back = Back
learn-next = Next
learn-finish = Done
learn-show = Show me
learn-leave = Leave
learn-known = What you know by now
learn-curious = Curious? Another answer is allowed too: the lesson says what it costs and comes back.
learn-tried = That is allowed too
learn-else = The game would go on from there. For now the lesson has something else in mind.
learn-else_early = The lesson has not come to that yet: read on first.
learn-else_over = The lesson ends before that: go back to it and choose “Done”.
learn-differ = At the end of this turn, compared with the lesson’s way:
learn-differ_none = At the end of this turn it comes to the same.
learn-back-to-it = Back to the lesson
learn-no-undo = In a lesson, “Back” goes back a step.
learn-no-lesson = There is no such lesson.
learn-no-step = This lesson has the steps 1 to { $last }.

## How one wins

learn-win = Four days to be received by the Emperor
    .line = Whoever has the most points wins, among those whose Envoy stands in the Palace.
learn-win-palace = { FIGURE("boards.tracks.palace_steps") } steps bring your Envoy to the Emperor. Not there at the end? Then your points do not count, whatever you have.
    .title = Reach the Palace
learn-win-points = They come from Ships, Decrees, the Wall, Travel Tokens, Jade and the dice at Night. The first to reach the Palace takes its best place: { FIGURE("boards.side-4-5.palace_vp[1]") } VP.
    .title = Gather points
learn-win-ties = Every tie goes to whoever stands higher on the Intrigue tower: at the Wall, at Night, and for the victory itself.
    .title = Stand higher
learn-win-figure_palace = places in the Palace
learn-win-figure_jade = for one to five Jade
learn-win-figure_decrees = for a Decree at once
learn-win-figure_ship = reward for a full Ship
learn-win-figure_wall = greatest builder of a section
learn-win-figure_night = most matches at Night
learn-win-rules = All of the rules
lesson-how-you-win = How you win
    .line = The audience, the points, the ties.

## Your first day

lesson-first-day = Your first day
    .line = Play one day with help at your elbow.
lesson-first-day-envoy = This is your Envoy. In { $days } days it must climb these steps to the Palace and meet the Emperor. If it never arrives you cannot win, whatever else you own.
    .title = Your Envoy
    .known = Your Envoy must reach the Palace
lesson-first-day-card = Officials take no bribes, but they exchange gifts. Each turn you give one card to an Official, take the card that lies there, and act.
    .title = One gift each turn
    .do = Pick the 5 from your hand.
    .known = One card each turn
    .else = Every card can be given today. The lesson begins with the 5, because it goes where your Envoy is.
lesson-first-day-free = The Palace Official holds a 2. Your 5 is higher: it is taken, and nothing is asked for it. The 2 is yours tomorrow.
    .title = Higher goes free
    .do = Give the 5 to the Palace.
    .known = A higher card goes free
    .else = It goes free there too. But only the Palace lets your Envoy climb as far as two steps.
    .else-fee = What lies there is not lower than your 5, so the Official wants a fee first. More of that soon.
lesson-first-day-card-acts = First the card acts: its foot shows the Intrigue tower. Whoever stands higher there wins every tie.
    .title = Your card acts first
    .do = Take A: one step up, for nothing.
    .known = The card acts, then the Official
    .else-dear = { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") } for a Servant is no bad bargain. But your Servants have other work today.
    .else-skip = You may leave an action out. A step that costs nothing is worth taking.
lesson-first-day-official-acts = Now the Palace. The cubes on your board are Servants, and they pay. A moves your Envoy one step; B moves it two and lifts you in Intrigue.
    .title = Servants pay
    .do = Take B: two steps.
    .known = Servants pay for what is better
    .else-cheap = That saves Servants, and your Envoy is a step further from the Emperor.
    .else-skip = You may leave it out. Then your Envoy has not moved, and a day is short.
lesson-first-day-lower = Your rival has built at the Wall, and it is your turn again. Now see what happens with a card that is lower than what lies there.
    .title = Your turn again
    .do = Pick the 2: its foot moves the Envoy.
    .else = Possible as well. The lesson takes the 2 to show you what a low card costs.
lesson-first-day-fee = The Official of the Decrees holds a 3, and your 2 is not higher. You can exchange all the same, for a fee.
    .title = Not higher? A fee
    .do = Give the 2 to the Decrees.
    .known = A card that is not higher costs a fee
    .else-free = A 1 lies there, so even a 2 goes free: well seen. Here the lesson wants to show you the fee.
    .else = That one asks for a fee as well. The lesson has chosen the Decrees.
lesson-first-day-discard = Pay { COUNT(FIGURE("boards.prices.exchange-fee"), of: "servant") }, discard another card, or pay nothing and leave both actions out. A card that you discard is back tomorrow.
    .title = Three ways to pay
    .do = Discard the 3.
    .known = The fee: Servants, a card, or no actions
    .else-pay = Then these Servants are missing at once: the next thing you buy has to be paid as well.
    .else-none = It costs nothing, and nothing happens: no step for your Envoy, no Decree.
    .else-other = The 6 could do it too, but it is the stronger card and has work to do today.
lesson-first-day-decree = The Envoy has gone a step. A Decree stays yours all game. This one gives VP, victory points, now and a Servant every Morning. One Servant pays, one stands on it.
    .title = A Decree lasts
    .do = Take the Decree that is lit.
    .known = Decrees last all game
    .else = A good Decree too, at another time. Early on, one that pays every Morning brings most.
    .else-dear = It counts only at the very end and takes nearly all your Servants now.
    .else-skip = Then your turn is over without VP, though you could afford them.
lesson-first-day-travel = One card is left, a 6. Your Traveller goes about the map and collects Travel Tokens; most of them help on the spot.
    .title = On the road
    .do = Give the 6 to Travel.
    .else = Possible. But your Traveller has not set out yet, and the map has Servants for you.
lesson-first-day-city = You may enter the map anywhere. Each city shows its token; this one brings { COUNT(FIGURE("travel_tokens.tokens.servants-2.servants"), of: "servant") } at once.
    .title = Where to?
    .do = Enter the map at the city that is lit.
    .known = Travel Tokens help at once
    .else = That city has a token as well, but Servants are what you lack now.
lesson-first-day-night = Your rival has played on, and now it is Night. The three dice show { LIST($faces) }. Each die pays a Servant for every card of that value you took or discarded today.
    .title = The dice at Night
    .do = Take all your Servants.
    .known = At Night, dice that match your cards pay
    .else = Nobody thanks you for taking fewer: Servants pay for nearly everything.
lesson-first-day-morning = You matched most dice, and that gave you { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") } and moved your Envoy. On the Morning of day 2 your Decree works for the first time.
    .title = A new Morning
    .do = Use your Decree.
    .known = Most matches: VP, and a step
    .else = You may pass, but then this Morning the Decree does nothing.
lesson-first-day-tomorrow = What you took yesterday is your hand today. That is the game: { $days } days like this one. Then, among those in the Palace, the most VP win.
    .title = Yesterday’s gifts

## What is wrong with a script

why-lesson-name = a name is of small letters, digits and hyphens, not { $given }
why-lesson-steps = a lesson has at least one step, and no two of the same name
why-lesson-twice = there is another lesson of this name
why-lesson-answer = { $answer } is not on offer to the learner; on offer are { LIST($offered) }
why-lesson-other = another answer { $answer } is not on offer
why-lesson-then = { $answer } does not follow; on offer are { LIST($offered) }
why-lesson-rival = seat { $seat } is asked and `then` has no answer for it; on offer are { LIST($offered) }

## A first game

tip = What is new
tip-read = Got it
tip-off = No more tips
page-setting_tips = Tips
    .line = In a first game small slips say what is new, each once.
tip-envoy = You have not moved your Envoy yet; without an audience nothing counts.
tip-last-day =
    { $left ->
        [one] It is the last day, and your Envoy needs one more step to the Palace. Otherwise your points do not count.
       *[other] It is the last day, and your Envoy needs { $left } more steps to the Palace. Otherwise your points do not count.
    }
tip-fee = Your card is not higher than the Official’s, hence the fee. Paying nothing is allowed too: the cards change places and neither acts.
tip-servants = Your pool is nearly empty. Cards, tokens and the Night bring Servants, and every Morning new ones come.
tip-ship = Your Ship is full. It can claim the reward of its harbour at the Canal; each Night it drifts on.
tip-last-card = Your last card today. What you take is tomorrow’s hand, with all that lies in your discard.
tip-wall = One more Servant fills the section of the Wall: look who has most there, and who is higher on Intrigue.
tip-dice = At an Official lies a card that matches the Destiny Dice: { LIST($faces) }. Taken today, it pays at Night.
tip-tokens = You may hand in stored Travel Tokens at any time in your turn; they stand below the answers.
tip-medal = The first to act at Intrigue takes the medal and starts tomorrow.

## Numbers about yourself

numbers = Your numbers
    .line = Of the games that were finished in this browser. None of it leaves this server and this device.
numbers-none = No game has been finished here yet. Numbers come with the first one.
numbers-unread =
    { $n ->
        [one] One game could not be read again and is left out.
       *[other] { $n } games could not be read again and are left out.
    }
numbers-figure_games = games finished
numbers-figure_won = of them won
numbers-figure_vp = VP on average, where they count
numbers-figure_arrived = Envoys that arrived
numbers-kinds = Won
    .what = Games
numbers-sources = VP in a game, on average
    .what = Where from
numbers-against_meng = against Meng
numbers-against_bots = against bots
numbers-against_people = with people
numbers-with-modules = with modules
numbers-all = all
numbers-won-of = { $won } of { $n }
numbers-overlooked = What you tend to overlook
    .none = The coach says it: let it look at a few of your games.
numbers-overlooked-line = { $what }: in { $games } of your games, { $lost } chances in 100 in all
numbers-export = Save as a file
numbers-delete = Delete
    .line =
        { $n ->
            [one] One finished game goes for good, and with it what you have learnt. Games that go on stay.
           *[other] { $n } finished games go for good, and with them what you have learnt. Games that go on stay.
        }
numbers-keep = Keep
