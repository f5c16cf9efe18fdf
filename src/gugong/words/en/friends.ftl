### Tables by link in the browser game: the room, invitations, who is here, clocks, talk, and what went wrong there.

## The lobby

lobby-quick_friends = With friends
    .line = Each on a device of their own. Send links; bots fill empty seats.
lobby-kind_friend = Friend
lobby-open-tables = Open tables
friends-join = Sit down
friends-at-open-table =
    { $free ->
        [one] { $host } · 1 seat of { $seats } is free
       *[other] { $host } · { $free } seats of { $seats } are free
    }
lobby-beginning = The game has not begun yet

## The room

friends-room = Table and links
friends-table = The people at the table
friends-who-sits = Who sits where?
friends-send-links = Send each friend a link. Nobody needs an account.
friends-wait-for-host = The host starts the game; this page then goes to the table by itself.
friends-at-table = The game has begun.
friends-you = you
friends-host = host
friends-open-seat = Open seat
friends-not-come = has not come
friends-bot = a bot answers
friends-is-here = here
friends-is-away =
    { $n ->
        [0] away
       *[other] away, { $n } min
    }
friends-mark_here = here
friends-mark_away = away
friends-link-for = Invitation for { $colour }
friends-for-all = One link for all
    .line = For a group chat: whoever comes first chooses a seat.
friends-asks = { $name } would like this seat: { $seat }
friends-give = Give it
friends-copy = Copy
friends-copied = Copied
friends-share = Share
friends-qr = QR
friends-new-link = New link
friends-invite = Invite
friends-void = Take the seat back
friends-rename = Rename
friends-clock = Clock
friends-clock_none = none
friends-clock_minutes = { $n } min a turn
friends-clock_days =
    { $n ->
        [one] 1 day a turn
       *[other] { $n } days a turn
    }
friends-clock_bank = { $n } min each, and { $more } s more a turn
friends-away = A bot answers for whoever is away
friends-away_minutes = after { $n } min
friends-away_never = never
friends-level = Bots that stand in
friends-talk-watched = Those who watch may read the talk
friends-hints = Hints for everybody, once all have agreed
friends-hints-agree = I agree to hints for everybody
friends-hints-agreed = Everybody has agreed: hints may be asked for.
friends-hints-against = Rather without hints: { $names }.
friends-listed = Open table: strangers find it in the lobby
friends-people =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }
friends-bots =
    { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
friends-start = Start: { friends-people }, { friends-bots }
friends-late-friend = Whoever comes late takes over from the bot, even in the middle of the game.
friends-starts-by-itself = Waiting for the host to start.
friends-to-table = To the table
friends-watch = To watch only
    .line = Shows what everybody at the table may know, to as many as come.
friends-return = Your return link
    .line = It brings your seat to another device, or back if this browser forgets it. Keep it to yourself: whoever has it plays your seat.
    .elsewhere = The present one was made in another browser and is not kept here.
friends-return-new = New return link
friends-tell = Tell me elsewhere
    .line = For games that take days: a feed with the games in which it is your turn.
friends-feed-make = Make a feed address
friends-feed-new = New feed address
friends-hook-field = Webhook: an address that is told of your turn
friends-hook-keep = Keep
friends-hook-hosts = Webhooks may go to { LIST($hosts) }.
friends-leave = Leave for good
friends-remove = Remove from my list
friends-delete = Delete what is mine
friends-sure_void = A bot takes this seat. Before the start it can be given away again, after it the bot keeps it. The link for all is made anew.
friends-sure_leave = A bot takes your seat for good.
friends-sure_delete = A game in which nobody else sits is deleted. Where others sit, your name and your words are.
friends-sure_return = The old link and all other devices at your seat stop working.

## The guest

friends-invites = { $host } invites you to Gùgōng
friends-invited = You are invited to Gùgōng
friends-game =
    { $seats ->
        [one] 1 seat, no account
       *[other] { $seats } seats, no account
    }
friends-your-name = Your name
friends-your-seat = Your seat
friends-free = free
friends-taken = taken
friends-kept-warm = a bot keeps it warm
friends-for-another = for another guest
friends-sit-down = Sit down
friends-learn-first = New? Learn first
friends-only-watching = Only watch
friends-come-back = Back to your seat
    .line = This link is yours. On this device you then play on where you were.
    .do = Play here

## While it is played

page-note_stood-in-away = { NAME($who) } is away; a bot answers.
    .you = You were away; a bot answered.
page-note_stood-in-clock = { NAME($who) } has no time left; a bot answers until the turn is over.
    .you = You had no time left; a bot answered until the turn was over.
page-note_stood-in-back = { NAME($who) } is back.
    .you = You are back.
friends-watching = Watching
friends-ask = Ask for a seat
friends-ask-do = Ask the host
friends-asked = You have asked for this seat: { $seat }. The host decides.
friends-ask-declined = The host keeps this seat as it is: { $seat }.
friends-withdraw = Ask no longer
friends-look-back = Look back, answer by answer
friends-away-now =
    { $n ->
        [0] { $name } is away.
       *[other] { $name } is away ({ $n } min).
    }
friends-will-stand = After { $n } min a bot answers.
friends-stands = A bot answers until { $name } is back.
friends-held = The game waits.
friends-wait = Wait
friends-let-bot = Let a bot answer
friends-you-back = You were away.
friends-stood-in =
    { $n ->
        [0] A bot has your seat.
        [one] A bot gave 1 answer for you.
       *[other] A bot gave { $n } answers for you.
    }
friends-show-me = Show me
friends-take-seat = Take my seat
friends-out-of-time = no time left: a bot answers until the turn is over
friends-left = { $time } left
friends-ask-back = Ask to take back
friends-wishes = { NAME($who) } would like to take back their latest answer.
    .you = You have asked to take back your latest answer.
friends-as-it-fell = Everything after it is taken back too, and chance will fall as it fell.
friends-wish-waits = Not yet agreed: { $names }.
friends-refuses = { NAME($who) } does not agree.
friends-hints-suggests = { $name } suggests hints for everybody.
friends-hints-means = There are none until all have agreed.
    .you = You do not agree.
friends-agree = Agree
friends-refuse = No
friends-again = Once more, with the same people?
friends-rematch = Rematch
friends-to-rematch = To the next game
friends-talk = Table talk
friends-talk-none = Nothing said yet. Those who sit here read it.
friends-talk-field = Say something
friends-talk-send = Say
friends-mute = Show or hide what { $name } says
friends-turn = It is your turn.
friends-finished-game = A finished game of Gùgōng: scores and replay
friends-feed = Gùgōng: your turn
friends-hook = Gùgōng: it is your turn at { $address }

## Settings

page-setting_badge = Title and icon show your turn
    .line = A dot in the window’s title, a mark on its icon.
page-setting_notice = A notice when it is your turn
    .line = By the system, while this page is not in front; it asks you once.
page-setting_talk = Table talk
    .line = What is said by those who play with you elsewhere.

## What is not possible

friends-only-watch = you watch this game; those who sit there play it
friends-only-host = the host of the table decides that
friends-which-seat = there are seats 0 to { $last } at this table
friends-closed-seat = a bot keeps this seat: somebody has had its hand, and nobody can be invited to it any more
friends-taken-seat = somebody sits there; an invitation is for a free seat
friends-nobody-there = nobody sits there
friends-own-seat = that is your own seat
friends-over = this game is over
friends-not-over = this game is not over yet
friends-nobody-else = nobody plays this game from another device
friends-host-stays = the host cannot leave a table that has not begun; delete it instead
friends-begun = the game has begun already
friends-not-begun = the host has not started the game yet
friends-sit-already = you sit at this table already
friends-faster = somebody was faster and sits there now, or the invitation was withdrawn
friends-name_empty = say a name: the others at the table see it
friends-name_long = a name has at most { $most } signs, this one { $given }
friends-name_taken = somebody at this table has a name that looks like { $name } already; choose another
friends-clock-runs = the clock cannot be changed once the game has begun
friends-clock-kind = clock: { LIST($known) } are possible
friends-clock-time = clock_time: { $least } to { $most } seconds are possible
friends-clock-more = clock_more: { $least } to { $most } seconds are possible
friends-away-time = away: 0 to { $most } minutes are possible
friends-no-open-tables = open tables are not allowed on this server
friends-spent = this invitation is no longer good: somebody has sat down by it, or the host has withdrawn it. Ask the host for a new one
friends-invited-over = this game is over; its replay is open to everybody who has its address
friends-common-void = this link is no longer good: the host has made a new one. Ask the host for it
friends-ask-not-free = this seat cannot be asked for: a bot’s seat can, unless the host has taken it from somebody
friends-ask-again = this was asked from here before; the host decides once
friends-ask-many = too many have asked at this table; the host can begin anew with a new address for those who watch
friends-ask-gone = nobody asks for this seat any more, or it has been given already
friends-full = no seat is free at this table any more
friends-back-void = this return link is no longer good: a newer one was made, or the seat was given up
friends-many-devices = too many devices play this seat; a new return link signs the others out
friends-no-watching = this address for those who watch is no longer good; ask the host for the new one
friends-watch-later = the game has not begun yet; come back to this address when it has
friends-time-over = your time for this turn is over: a bot answers until it ends
friends-late_bot = a bot has just answered for you; here is the new position, and the seat is yours again
friends-clock-decides = at this table the clock alone calls a bot
friends-wish-pending = somebody has asked to take back already
friends-wish-refused = the others have said no to this already
friends-wish-gone = this question is no longer open: the game has gone on
friends-wish-not-you = your word is not asked for here
friends-wish-again = somebody spoke at the same moment; try again
friends-hints-none = hints for everybody are not suggested at this table
friends-talk_empty = there is nothing to say in this line
friends-talk_long = a line has at most { $most } signs, this one { $given }
friends-talk-much = that was much talk for one minute; wait a moment
friends-no-hooks = this server tells nobody elsewhere
friends-hook-host = a webhook is an http or https address at { LIST($hosts) }
friends-no-feed = there is no feed at this address, or a newer one was made
friends-no-picture = there is a picture of a game when it is over
friends-no-png = this server makes no pictures

## A server

friends-invite-only = Only people with an invitation play here. Open this address to begin games yourself: { $address }
friends-no-host = --webhook-hosts: a host, or host:port, is needed, not { $given }
