### What to move for Meng at a real table.

move-focus = Put Meng’s Double beside { NAME($location) }
move-meng-marker = Shuffle the top card of the pile, unseen, into Meng’s stack; a neutral Servant marks a card reward
move-exchange = Put Meng’s { NAME($card) } at { NAME($location) }; { NAME($taken) } goes on his discard pile
move-pays = Move { $pieces } from Meng’s pool to his supply
move-gains = Move { $pieces } from Meng’s supply to his pool
move-vp = Move Meng’s VP marker forward: { COUNT($vp, of: "vp") }
move-jade = Give Meng a Jade
move-envoy = Move Meng’s Envoy up { COUNT($steps, of: "step") }, to step { $step }
move-arrives = Put Meng’s Envoy in the Palace, on the spot worth { COUNT($spot, of: "vp") }
move-intrigue = Move Meng’s Intrigue marker up { COUNT($steps, of: "step") }, to step { $step }, on top of any marker there
move-intrigue_down = Move Meng’s Intrigue marker down { COUNT($down, of: "step") }, to step { $step }, on top of any marker there
move-medal = Give Meng the medal: he starts tomorrow
move-travels = Move Meng’s Traveller to { NAME($city) } and take the token there: { NAME($token) }
move-stores = Put the token face down on Meng’s board, now { COUNT($stored, of: "tokens") }
move-discards-token = Put Meng’s token “{ NAME($token) }” with the used tokens
move-take-back = Put { NAME($card) } from the top of Meng’s discard pile under his stack
move-discard-for-jade = Put { NAME($card) } from Meng’s stack on his discard pile
move-meng-piece = Take a Servant out of Meng’s { NAME($zone, form: "short") }
move-wall = Put it on the Great Wall, now { $stands }
move-wall-home = Move { $pieces } of Meng’s from the Wall to his supply
move-new-ship = Put a Ship of Meng’s in { NAME($berth) }
move-loads = Put the Servant on Meng’s Ship in { NAME($berth) }
move-decree = Put it on the Decree “{ NAME($tile) }”
move-sails = Move Meng’s Ship from { NAME($berth) } to { NAME($ahead) }
move-lost-at-sea = Take Meng’s Ship in { NAME($berth) } off the board, what it carries to his supply
move-meng-claims_card = Meng’s Ship in { NAME($berth) } is full: take it off the board, its Servants to his supply, and mark a card reward with a neutral Servant
move-meng-claims_slots = Meng’s Ship in { NAME($berth) } is full: take it off the board, its Servants to his supply, and mark a VP reward with a neutral Servant if a slot is free
move-meng-claims_pile = Meng’s Ship in { NAME($berth) } is full: take it off the board, its Servants to his supply; the pile is empty, so mark a VP reward
move-meng-keeps_under = Put the top card of the pile under Meng’s stack without looking at it
move-meng-keeps_discard = Put the top card of the pile on Meng’s discard pile without looking at it

companion-shuffled = { COUNT($n, of: "cards") }, in an order nobody knows
companion-welcome = The companion plays Meng at your own table ({ $difficulty }): you lay out the board, deal and roll; it says what he does and why. Type help for help.
companion-setting-up = Set up as for 2 players. Your hand is set { $human }; shuffle set { $his } as Meng’s gift stack.
companion-several-at-once = Several at once are fine, in this order: { LIST($order) }
companion-or-draw = Enter alone, or `draw`: the companion draws.
companion-short-names = Short names: { LIST($names) }
companion-no-such = Nothing on offer is called “{ $word }”. Type ? for the names.
companion-several = “{ $word }” could be { LIST($names) }. Type more of it.
companion-several_more = “{ $word }” could be { LIST($names) } …. Type more of it.
companion-too-many = Not used, for another question comes first: { $words }
companion-impossible = { $card } cannot be there: it has been seen elsewhere.
companion-no-draw = Nothing is drawn now: your own turn is asked for.
companion-drawn = { $question } Drawn: { $what }
companion-last = Nothing else is left: { $what }.
companion-not-yet = The table is not set up yet.
companion-only = (only one answer: { $phrase })
companion-kept = Your game is kept. Go on with: gugong meng --resume { $name }
companion-look = Meng has a card that nobody has seen: only the table can tell. Type what you see there.
companion-undone = Undone. Put the pieces back to where they were before.
companion-after-night = Meng’s discard pile is his new gift stack: shuffle it, face down

## In the browser, for the phone beside the box

companion-page-title = Meng at your own table
companion-page-what = For people with the box in front of them. You lay out the board, deal and roll; the companion keeps Meng’s automa deck, says step by step what to move for him, and why. Tap what lies on the table.
companion-page-new = A new game
companion-page-deck = Meng’s automa cards
companion-page-deck_ours = the companion draws them
companion-page-deck_mine = you reveal them at the table
companion-page-figures = Your box differs?
companion-page-figures-how = Many figures of the program are reconstructed. “gugong catalog edit my-box.toml” asks for those of your box and writes a file; choose it here.
companion-page-figures-file = The file with your figures
companion-page-figures-text = What it says
companion-page-begin = Set up the table
companion-page-day = Day { $day }
companion-page-setting-up = Setting up
companion-page-steps = What to do for Meng, and what has happened
companion-page-look = Meng has a card that nobody has seen: tap what the table shows.
companion-page-draw = Draw for me
companion-page-draw-all = Lay out the rest for me
companion-page-undo = Undo
companion-page-laid = Drawn for you: lay it out so
companion-page-meng = What Meng has
companion-page-board = How the table should look
companion-page-over = The game is over.
companion-page-none = This browser has no such game at a table.
companion-page-lost = This game cannot be read any more: { $what }

## Help

companion-help =
    What happens at your table you tell the companion; what Meng does it tells
    you, with the rule.

    For cards, dice and tokens type what you see: a name, its beginning or a short
    name (? lists them), several at once if you like. A card is called by its value
    and its action: 3-swap, or 3 if no other 3 can be meant. For your own turn type
    the number of your answer, its text (at jade) or the beginning of one.

      draw           let the companion draw this; draw all: the whole set-up
      ?              the names that can be typed now
      meng           what Meng has, and the automa cards that are left
      board          how the whole table should look
      map            cities, their tokens and roads
      log            what has happened lately, with the rules behind it; log all
      why ANSWER     why an answer is not on offer: why at jade, why b
      rules ID       a rule: rules S-TRV-01; or words to look for: rules twilight
      lang pl        another language: en, fr or pl
      undo           take back the last thing you entered
      save FILE      keep the game; gugong meng --load FILE goes on with it
      quit           leave; the game is kept
