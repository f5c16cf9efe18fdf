"""Draw what a seat sees: SVG for a page or a notebook, PNG where resvg-py is installed."""

import sys
from pathlib import Path
from random import Random

import gugong

folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path()
random = Random(4)
game = gugong.new_game(players=3, modules=["stairs"], seed=4)
for _ in range(120):
    if game.decision is not None:
        game.play(random.choice(game.decision.options))

view = game.view(0)  # in a notebook, `game` or `view` as the last line of a cell is enough
folder.joinpath("table.svg").write_text(gugong.draw.picture(view, ["Anna", "Lisa", "David"]), encoding="utf-8")
try:
    folder.joinpath("table.png").write_bytes(gugong.draw.picture_png(view, ["Anna", "Lisa", "David"]))
except gugong.GugongError as error:
    print(error)
print("drawn:", *sorted(file.name for file in folder.glob("table.*")))
