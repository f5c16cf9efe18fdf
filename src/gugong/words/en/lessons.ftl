### The words of the chapters behind the first day; how they are named is said in learn.ftl.

## Gifts

lesson-gifts = Gifts
    .line = Free, with a fee, or without acting.
lesson-gifts-low = A higher card goes free. Nothing is higher than the { FIGURE("gift_cards.values.highest") } that lies at Jade, so is it out of reach without a fee? There is one exception.
    .title = What beats the highest?
lesson-gifts-one = Your fruit bowl, the { FIGURE("gift_cards.values.lowest") }, is the lowest gift of all. But the Official with the highest one takes it gladly.
    .title = The lowest gift
    .do = Pick the 1.
    .else = Good cards, but this lesson is about the lowest one.
lesson-gifts-beats = Of all cards only a { FIGURE("gift_cards.values.lowest") } takes a { FIGURE("gift_cards.values.highest") } for nothing. Everywhere else it is too low, or equal, and equal is not higher.
    .title = One takes nine
    .do = Give it to Jade, where the 9 lies.
    .known = The lowest card takes the highest
    .else = There your 1 is too low, and a fee is due.
    .else-equal = There lies a 1 as well. Equal is not higher, so a fee is due.
lesson-gifts-acts = Your card has brought Servants, and Jade can be bought: the first is the cheapest. Jade counts at the end, the more of it the better.
    .title = Both have acted
    .do = Buy the cheapest Jade.
    .else = That one costs more and is worth no more.
    .else-skip = You may leave it, but it will not be cheaper.
lesson-gifts-strong = Now the 7. Intrigue holds an 8: not free. But an 8 in tomorrow’s hand goes free nearly everywhere.
    .title = Cards for tomorrow
    .do = Give the 7 to Intrigue.
    .else = Possible. But then the 8 stays where it is.
lesson-gifts-nothing = If it is only the card you want, pay nothing: the cards change places, and neither acts. It costs no Servant and no card.
    .title = Without acting
    .do = Pay nothing.
    .known = Without a fee cards still change places
    .else-pay = Then you act here and are short of Servants. It may be worth it; look at the board first.
    .else = A card less today. That is worth it if the action is.
lesson-gifts-kept = The card you took waits in your discard and is in your hand tomorrow. The one you gave lies with the Official now, for whoever comes next.
    .title = For tomorrow

## Wall and Intrigue

lesson-wall = Wall and Intrigue
    .line = Build together, win the ties, trade steps.
lesson-wall-section = All build this section together. When it is full, whoever has most Servants there gets { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") }, a step for the Envoy, and takes the Servants home.
    .title = One section for all
    .known = The greatest builder gets VP and a step
lesson-wall-tie = One more Servant fills it. Then you would have two there, like your rival: a tie. Your marker stands lower on this tower, so the rival would win.
    .title = A tie is decided here
    .known = Ties: higher on Intrigue wins
lesson-wall-card = Your 5 acts at Intrigue first and may then build at the Wall, where a 3 lies. First the tower, then the section: just what is needed.
    .title = First climb, then build
    .do = Give the 5 to the Wall.
    .else = Another day perhaps. This one has Intrigue at its foot.
lesson-wall-climb = One step is not enough to pass your rival. { COUNT(FIGURE("boards.option_b.intrigue"), of: "step") } are, for { COUNT(FIGURE("boards.prices.intrigue-b"), of: "servant") }.
    .title = Past your rival
    .do = Take B.
    .else-low = Then your rival still stands higher and wins the tie at the Wall.
lesson-wall-build = Now one Servant fills the section. The tie is yours.
    .title = The last stone
    .do = Take A: place one.
    .else = The section would stay open, and the next one to build decides it.
lesson-wall-benefit = { COUNT(FIGURE("boards.gains.wall_vp"), of: "vp") } and a step are yours. Everybody who built may now trade steps on the tower for a benefit. Your rival kept them all.
    .title = Trading steps
    .do = Take { COUNT(FIGURE("boards.gains.benefit_servants"), of: "servant") } for { COUNT(FIGURE("boards.intrigue_benefits.servants-2"), of: "step") }.
    .known = After the Wall: steps for benefits
    .else = That works as well. What fits depends on which ties are still to come.
lesson-wall-lower = Your pool has grown, and your marker stands lower: the next tie may go to your rival. Climb again before it comes.
    .title = Climb, win, trade

## Travel and tokens

lesson-travel = Travel and tokens
    .line = Roads, benefits, and handing tokens in.
lesson-travel-roads = Your Traveller stands in a city. Roads lead to its neighbours; each step ends in a city with a token to collect.
    .title = From city to city
lesson-travel-give = Beside Travel lies a 3, so your 6 goes free. It has no action of its own, but it opens the road.
    .title = Set out
    .do = Give the 6 to Travel.
    .else = Possible, but the lesson is about the road.
lesson-travel-far = A is one step and free. B is { COUNT(FIGURE("boards.option_b.travel"), of: "step") } for { COUNT(FIGURE("boards.prices.travel-b"), of: "servant") }: two cities, two tokens.
    .title = One step or two
    .do = Take B.
    .else = Cheaper, but only one token.
lesson-travel-city = Look at what lies in the neighbouring cities. Servants bring back what the journey has cost.
    .title = What lies where
    .do = Go to the city that is lit.
    .else = A road as well, with another token at its end.
lesson-travel-second = The token helped at once and lies on your board now. One more step.
    .title = And on
    .do = Go to the city that is lit.
    .known = A token helps once, then it is stored
    .else = Possible. The Envoy is not easily moved otherwise, though.
lesson-travel-hand-in = Stored tokens can be handed in at any time in your turn: { FIGURE("boards.exchange.servant") } for a Servant, { FIGURE("boards.exchange.vp-2") } for { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") }, { FIGURE("boards.exchange.jade") } for a Jade.
    .title = Handing in
    .do = Hand in four.
    .known = Stored tokens: Servants, VP, Jade
    .else = Also possible; they can wait for a Jade too, if your board has room.
lesson-travel-end = Here your VP are counted: { COUNT(FIGURE("boards.gains.tokens_vp"), of: "vp") } more. Your board has { FIGURE("boards.tracks.travel_token_slots") } places for tokens, so hand some in before it is full.
    .title = Room for more

## Ships

lesson-ships = Ships
    .line = Fill them, move them, cash in before the sea.
lesson-ships-ship = Your Ship lies in the first harbour with two Servants on board. It holds { FIGURE("boards.tracks.ship_capacity") }. Only a full Ship can claim the reward of its harbour.
    .title = Your Ship
    .known = Only a full Ship claims a reward
lesson-ships-card = This 3 acts at the Canal, and the Canal holds a 1. So you act there twice in one turn.
    .title = Twice at the Canal
    .do = Give the 3 to the Canal.
    .else = Possible. But only the 3 acts at the Canal by itself.
lesson-ships-load = A: one Servant goes on a Ship and one of your Ships moves to the next harbour, in any order. B: two Servants, for { COUNT(FIGURE("boards.prices.canal-b"), of: "servant") }.
    .title = Load and move
    .do = Take A; the third Servant goes aboard.
    .else-two = One place is all that is free, so the second Servant would need another Ship.
    .else-skip = Then the card’s action is lost.
lesson-ships-move = The Ship is full. Each harbour has its own reward; the next one has { COUNT(FIGURE("boards.gains.harbour_vp"), of: "vp") }.
    .title = To the next harbour
    .do = Move the Ship.
    .known = One Servant aboard, one harbour on
    .else = It stays in the first harbour, which has no reward.
lesson-ships-claim = Claim the reward and the Ship goes home: one Servant marks it on your board, the others go to your supply.
    .title = Cash in
    .do = Claim it.
    .else-wait = You may wait for a later harbour. Mind the Night, though: all Ships drift.
lesson-ships-drift = Each Night all Ships drift one harbour on. From the last they are carried out to sea, and nothing is left of them. So plan how many Nights a Ship has.
    .title = Before the sea
    .known = Ships drift every Night

## Decrees and Jade

lesson-decrees = Decrees and Jade
    .line = What to buy early, what to buy late.
lesson-decrees-levels = The dots are levels. The first help every Morning, the second make things cheaper or easier, the third give VP at the end.
    .title = Three levels
    .known = Early: levels 1 and 2. Late: level 3
lesson-decrees-card = A 2 lies there, so your 3 goes free, and it brings Servants first. You will need them.
    .title = Servants first
    .do = Give the 3 to the Decrees.
    .else = Possible, but this turn is for a Decree.
lesson-decrees-buy = A Decree costs as many Servants as its level, one more for each rival on it, and one to stand there. This one pays for every Jade at the end.
    .title = What it costs
    .do = Buy the Decree of the Jade.
    .else = A good one too. The lesson buys what goes with Jade.
    .else-skip = With so many Servants that would be a pity.
lesson-decrees-jade = Now Jade fits twice: its own VP and the Decree’s. A 3 lies there, and your 5 is higher.
    .title = What goes together
    .do = Give the 5 to Jade.
    .else = Possible, but Jade is at its cheapest now.
lesson-decrees-house = Each house is dearer than the one before, and when all are empty the square asks { FIGURE("boards.tracks.jade_square_price") }. One Jade gives { FIGURE("boards.tracks.jade_vp[2]") } VP, three { FIGURE("boards.tracks.jade_vp[4]") }, five { FIGURE("boards.tracks.jade_vp[6]") }.
    .title = The more the better
    .do = Buy the cheapest.
    .known = Jade gets dearer, and counts more
    .else = The same Jade for more Servants.
    .else-skip = Somebody else will take the cheap one.
lesson-decrees-both = The Jade counts by itself and once more by your Decree. Look for such pairs: a Decree is worth what you feed it.
    .title = Both together

## Night

lesson-night = Night
    .line = Dice, matches and tomorrow’s hand.
lesson-night-dice = It is the last turn of the day. The dice show { LIST($faces) }, and of what you took or discarded today nothing matches yet.
    .title = Look at the dice
lesson-night-take = Your last card is a 5. Which card you take decides what the Night brings: a 4 lies at the Wall, and the dice show it twice.
    .title = Take what matches
    .do = Give the 5 to the Wall.
    .known = Take cards that match the dice
    .else = There is no match for the Night there.
lesson-night-over = Both actions are done. At the end of a turn nothing more can be taken back.
    .title = The day is over
    .do = End your turn.
lesson-night-servants = Two dice, one card: two matches, so two Servants. Most matches bring { COUNT(FIGURE("boards.gains.matches_vp"), of: "vp") } and a step besides; the higher on Intrigue wins a tie.
    .title = What the Night pays
    .do = Take both.
    .else = They are free. Take them.
lesson-night-morning = Your Ship has drifted, the dice are new, and today’s Servants are waiting. What you took is your hand now. So each exchange is also a choice for tomorrow.
    .title = Tomorrow’s hand
