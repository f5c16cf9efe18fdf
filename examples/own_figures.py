"""Play with figures of your own: what the catalog reconstructs, an owner of the box can put right."""

import gugong

printed = gugong.load_catalog()
mine = gugong.load_catalog({"boards": {"wall_size": {"2": 3}, "tracks": {"jade_vp": [0, 2, 5, 9, 14, 20]}}})

for name, catalog in (("as published", printed), ("my copy", mine)):
    game = gugong.new_game(players=2, catalog=catalog, seed=5)
    bots = [gugong.bots.make("greedy", seed=seat) for seat in range(2)]
    while (decision := game.decision) is not None:
        game.play(bots[decision.seat].choose(game.view(decision.seat)))
    walls = sum(event.rule == "B-WAL-04" for event in game.events)
    jade = [vp for score in game.scores().values() for rule, vp in score["items"] if rule == "B-END-03"]
    print(f"{name:12} the Wall was scored {walls} times; VP for Jade: {jade}; winner: seat {game.winner}")

try:
    gugong.load_catalog({"boards": {"wall_sice": {"2": 3}}})
except gugong.CatalogError as error:
    print("refused:", error)
