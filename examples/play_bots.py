"""Four bots play a game with the Summer Palace, and somebody wins."""

import gugong

NAMES = ["Anna", "Lisa", "David", "Rafael"]

game = gugong.new_game(players=4, modules=["summer-palace"], seed=7)
players = [gugong.bots.make(spec, seed=seat) for seat, spec in enumerate(["planner", "greedy", "greedy", "random"])]

while (decision := game.decision) is not None:  # whom it asks, what, and every legal answer
    view = game.view(decision.seat)  # what that seat may know
    game.play(players[decision.seat].choose(view))

for seat, score in sorted(game.scores().items(), key=lambda each: -each[1]["total"]):
    items = ", ".join(f"{rule} {vp:+}" for rule, vp in score["items"])
    print(f"{score['total']:3} VP  {NAMES[seat]:7} {items}" + ("" if score["counts"] else "  (not in the Palace)"))
print(f"{NAMES[game.winner]} wins." if game.winner is not None else "Nobody wins.")
