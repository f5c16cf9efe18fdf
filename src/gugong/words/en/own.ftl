### The figures of one’s own box: `gugong catalog edit`, and what the companion says of them.

own-welcome = { $file }: the figures of your box. { $n } of { $all } are still to be asked. Each answer is kept at once; stop when you like and go on later.
own-help = Type what is printed in your box. Enter: the same as ours. -: leave it open. back, next (the next part), quit, ?
own-part = { $file }: { COUNT($n, of: "figure") }
own-ask = { $name }
own-ask_card = { $name }: value and action, as in 4 canal
own-card_board = Card { $card } of those on the board at the start
own-card_hand = Card { $card } of set { $set }
own-card_draw = Card { $card } of the pile
own-what_gift_cards-name = Name of the gift with value { $item }
own-what_travel_tokens-copies = How many tokens there are of this kind: { NAME($item) }
own-what_decrees-cost = Servants to pay for this Decree: { NAME($item) }
own-what_boards-faces = Faces of a Destiny Die
own-what_boards-servants = Servants for each day, on the day track
own-what_boards-jade_houses = Prices of the houses with Jade, on this side of the board: { $item }
own-what_boards-palace_vp = VP of the spots in the Palace, on this side of the board: { $item }
own-what_boards-cities = How many cities the map has
own-what_boards-perimeter = Cities along the edge of the map, once around
own-what_boards-inner = Cities inside the map
own-what_boards-roads = Roads of the map, each as two cities
own-ours = Ours: { $ours } ({ LIST($sources) })
own-given = In your file: { $given }. Enter keeps it.
own-source_text = a rulebook says so
own-source_example = from a worked example of a rulebook
own-source_reported = reported once, unverified
own-source_reconstructed = reconstructed: chosen by us to fit what the rulebooks say
own-refused = That cannot be ({ $why }). Once more:
own-waits = Noted, but it does not fit the other figures yet: { $why }. It is tried again with each of the next ones.
own-not-yet = Something does not fit together yet: { $why }.
own-draft = What does not fit together yet waits in { $file }: { $why }.
own-end = Enough for now: { COUNT($n, of: "figure") } left open. Go on with: gugong catalog edit { $file }. Play with: --catalog { $file }
own-end_all = All is answered. Play with: gugong meng --catalog { $file }, or gugong play --catalog { $file }
own-end_draft = Enough for now: { COUNT($n, of: "figure") } left open. It can be played with as soon as it has figures, and they fit together. Go on with: gugong catalog edit { $file }
own-no-such = No figure begins with { $name }. They are listed by: gugong catalog
own-companion = { $n } of the { $all } figures of the base game are reconstructed, above all the cards, the copies of the tokens, the costs of the Decrees and the map: your box may differ. Put in yours with: gugong catalog edit my-box.toml, and play with: gugong meng --catalog my-box.toml. Where only a city’s name differs, type the kind of its token.
own-companion_catalog = The figures of your file are used; { $n } of the { $all } figures of the base game are still reconstructed.
why-own-pairs = two words are needed, as in: kaifeng jinan, jinan hangzhou; not { $given }
why-own-words =
    { $needed ->
        [one] one word is needed
       *[other] { $needed } words are needed
    }, not { $given }
why-own-number = a whole number is needed, not { $given }
why-own-truth = true or false is needed, not { $given }
