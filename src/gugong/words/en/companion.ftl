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
move-wall = Put it on the Great Wall, now { $total } of { $size }
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
