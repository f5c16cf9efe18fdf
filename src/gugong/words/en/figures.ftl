# Why a file of figures cannot be used. The file and the key in it stand before it.

why-figures-near = did you mean { $name }?
why-figures-known = known here: { $names }
why-figures-and = { $one } and { $other }

# The file
why-figures-missing-file = is missing; it holds the module's figures
why-figures-folder = is a folder; name the file in it
why-figures-unreadable = cannot be read: { $fault }
why-figures-too-large = is larger than { $most } bytes; that is no file of figures
why-figures-no-text = is not UTF-8 text (line { $line })
why-figures-no-toml = is not TOML: { $fault }
why-figures-too-deep = is nested too deeply
why-figures-no-path = a path or a dict of changes is needed, not { $given }
why-figures-no-object = an object is needed, not { $given }
why-figures-no-part = nothing is called { $given } here; edition and overrides are known
why-figures-modules = other ones are installed here ({ $here }); it was made with { $there }
why-figures-modules-missing = other ones are installed here ({ $here }); install { $there } first
why-figures-no-edition = no such edition; there are { $known }
why-figures-no-edition_given = no such edition: { $given }; there are { $known }
why-figures-older-edition = an older edition is needed, not { $given }
why-figures-other-edition = these changes are for edition { $written }, not for { $asked }

# Keys, tables and what stands in them
why-figures-no-file = is not the name of a file; write { $path }
why-figures-unknown = unknown; { $near }
why-figures-missing = is missing
why-figures-missing-figure = { $name } is missing
why-figures-names = names are text, not { $given }
why-figures-table = a table is needed
why-figures-table-here = a table is needed here, not a figure
why-figures-figure-here = a figure is needed here, not a table
why-figures-length = a list of { $length } is needed, not of { $given }
why-figures-most = a list of at most { $most } is needed
why-figures-letters = a name of at most { $most } letters is needed
why-figures-needed = { $kind } is needed
why-figures-needed-not = { $kind } is needed, not { $given }
why-figures-at-least = { $kind } of at least { $bound }
why-figures-at-most = { $kind } of at most { $bound }
why-figures-kind-int = a whole number
why-figures-kind-str = text
why-figures-kind-bool = true or false
why-figures-kind-float = a fraction
why-figures-kind-array = a list
why-figures-kind-object = a table
why-figures-kind-null = nothing

# Sources
why-figures-source = { $given } is none of { $known }
why-figures-source-alone = a source, but no figure with it; name the figures it covers
why-figures-source-of = this is the source of { $figure }, which is not given
why-figures-source-text = a source is text in quotes
why-figures-source-line = a source is one line of 1 to { $most } characters
why-figures-sources-length = a list of sources is needed that is as long as the list of figures
why-figures-no-source = the figure has no source; say one of { $known }

# Gift Cards
why-figures-gifts = there is a gift for every value 1-{ $most }
why-figures-values = the values of gifts run 1-{ $most }, here { $given }
why-figures-gift-name = a gift's name is one line of text
why-figures-gift-twin = gift { $gift } has this name too
why-figures-no-deck = no such deck: { $given }; { $near }
why-figures-no-action = no such action: { $given }; { $near }
why-figures-no-card = no such card: { $given }; { $near }
why-figures-deck-size = the deck { $deck } has { $number } cards, here { $given }; 7 + 5×4 + 11 make the 38
why-figures-alike = { $one } and { $other } are alike: value { $value }, action { $action }
why-figures-board-twins = { $one } and { $other } both lie on the board with value { $value }; its values all differ
why-figures-board-highest = no card on the board has the value { $value }
why-figures-hand-values = the cards of a hand run 1-{ $most }, here { $given }
why-figures-hand-example = a worked example has a hand with a 2, a 5 and a 3 that gives two Servants; no hand has them
why-figures-few-locations = most cards name a location, here only { $given } of { $all }
why-figures-few-low = of the cards that name a location most are 1-{ $most }, here only { $given } of { $all }
why-figures-name-taken = the name is taken already
why-figures-leaves-twice = { $card } cannot leave twice
why-figures-removes = as many cards leave each deck as come into it
why-figures-action-unused = no card has the action { $action }
why-figures-deck-cards = there are { $number } cards for the deck { $deck }, here { $given }
why-figures-own-decks = a module's cards are for { $one } or { $other }, not for { $given }
why-figures-locations = { $number } locations need as many cards of the deck board, here { $given }
why-figures-answers = two answers would read alike: { $answer }

# Travel Tokens and Decrees
why-figures-copies = every kind occurs at least once
why-figures-tokens = there are { $number } tokens, here { $given }
why-figures-no-kind = no such kind: { $given }; { $near }
why-figures-no-effect = the module knows no effect { $given }; { $near }
why-figures-places = the places of { $given } copies of { $kind } are taken, there are { $copies }
why-figures-replaces = it replaces a copy of another kind, but `kind` does not say which
why-figures-levels = a table of Decrees is called one of { $known }
why-figures-decrees = there are five of each level, here { $given }
why-figures-decrees-laid = of { $number } Decrees a level { $given } cannot be laid out

# Boards
why-figures-dice = there are { $number } Destiny Dice, here { $given }
why-figures-faces = a die has { $number } faces and all differ, here { $given }
why-figures-days = there are { $number } days, here { $given }
why-figures-first-day = the first day is the starting pool of { $number }, here { $given }
why-figures-day-servants = a day gives { $given } Servants, but a player has only { $most }
why-figures-harbours = there are { $number } harbours, here { $given }
why-figures-jade-vp = the VP for Jade start at 0, for none, and never fall
why-figures-slots = a player has room for { $slots } Travel Tokens and could never hand in { $price }
why-figures-same-price = two of the three cost as many tokens, and the answers that say so would read alike
why-figures-intrigue = the Intrigue Track has { $steps } steps, nobody could go down { $price }
why-figures-spots = everyone who arrives finds a spot: { $number } are needed, here { $given }
why-figures-later = who arrives later never scores more
why-figures-houses = there is at least one house

# The map
why-figures-city-name = { $given } is no name for a city; it is written in small letters, as in kaifeng
why-figures-city-twice = { $city } is on the map twice
why-figures-cities = there are { $number } cities, here { $given }
why-figures-cities-named = there are { $number } cities, here { $given } are named
why-figures-no-city = is no city; { $near }
why-figures-road-city = a road leads to { $given }, which is no city; { $near }
why-figures-road-itself = a road leads from { $city } to itself
why-figures-road-twice = the road between { $one } and { $other } is there twice
why-figures-loop = the perimeter is a loop of at least three cities
why-figures-loop-open = the perimeter is a closed loop, but no road joins { $one } and { $other }
why-figures-no-way = no way leads to { $city }
why-figures-drawn-there = { $city } is drawn there too
why-figures-not-drawn = where is { $city } drawn? give its place in per cent, as in { $city } = [50, 50]

# What `gugong catalog` shows
catalog-file = file
catalog-figure = figure
catalog-value = value
catalog-source = source
catalog-total = edition { $edition }, { COUNT($n, of: "figure") }: { LIST($sources) }
catalog-fine = { $file }: fine; changes no figure
catalog-fine_changes = { $file }: fine; changes { COUNT($n, of: "figure") }: { $changes }
catalog-agrees = { $found }; agrees with { COUNT($n, of: "figure") } of edition { $edition }
catalog-gone = { $place }: gone
count-figure =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
