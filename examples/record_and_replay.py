"""A game as text: play half of it, write the record down, go on from it, and see which rules were at work."""

from collections import Counter
from random import Random

import gugong

random = Random(2)
game = gugong.new_game(players=2, seed=2)
for _ in range(80):
    if game.decision is not None:
        game.play(random.choice(game.decision.options))

record = game.record()
print(*record.splitlines()[-5:], sep="\n")

again = gugong.replay(record, seed=3, chance="deal")  # a record holds no seed: chance goes on from a new one
assert again == game  # the same position, though another future
while again.decision is not None:
    again.play(random.choice(again.decision.options))
rules = Counter(event.rule for event in again.events).most_common(3)
print(f"played on from answer {game.ply} to {again.ply}; most at work:", ", ".join(f"{rule} {n}×" for rule, n in rules))
