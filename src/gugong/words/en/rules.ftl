### The rules beside the board: contents in the order in which one learns the game, signs, searching.

# Words of a search that say nothing about what is looked for.
rules-passed-over = a an and are at can could do does for from get gets getting have how i if in is it may me my of on or the there to use what when where which who why will with you your
rules-tab_question = This question
rules-tab_contents = Contents
rules-tab_icons = Signs
rules-find = Search the rules
    .spoken = Search the rules as you type
rules-clear = Empty the search
rules-places =
    { $n ->
        [0] No place. Try another word.
        [one] 1 place. Enter opens it.
       *[other] { $n } places, best first. ↑ ↓ choose, Enter opens.
    }
rules-here = Here: { $what }
rules-goes-on = Goes on with
rules-back = Back
rules-not-here = Not in this game
rules-icons-hint = Point at one to see where it lies on the board.
rules-section_win = How you win
rules-section_turn = A turn: one card for another
rules-section_officials = The seven officials
rules-section_servants = The Double Servant
rules-section_tokens = Travel Tokens
rules-section_decrees = The Decrees one by one
rules-section_days = Morning and Night
rules-section_set-up = Setting up, and variants
rules-section_rulings = Rulings on what is not obvious
rules-section_examples = Worked examples
icon-servant = Servant
icon-servant-N = Neutral Servant
icon-double = Double: worth 2
icon-vp = VP, scored now
icon-vp-end = VP at the end
icon-jade = Jade
icon-card = Card in hand
icon-pile = Card from the pile
icon-token = Token, kept
icon-envoy = Envoy: 1 step
icon-intrigue = Intrigue Marker
icon-traveller = Traveller
icon-ship = Ship
icon-medal = Starts tomorrow
icon-start = Start player
icon-sun = Each Morning
icon-moon = At Night
icon-swap = Swap a card
icon-none = No action
icon-die = Destiny Die
icon-vp-marker = Victory Points of a player
icon-lock = Still locked
