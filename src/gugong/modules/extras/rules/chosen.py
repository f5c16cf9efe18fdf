"""The extra Decrees that players may choose before the others are drawn (X-EXT-17)."""

from __future__ import annotations

from typing import Final

from gugong.engine.config import Config
from gugong.engine.decisions import Reason
from gugong.engine.figures import Figures
from gugong.engine.module import Module
from gugong.modules.extras.rules.decrees import LEVEL_4

NAME: Final = "extras"
CHOSEN_BY_DEFAULT: Final = ("morning-underdog", "turn-intrigue")
ASKED: Final = ("option", "extra_decrees")
NOT_IN_PLAY: Final = Reason("config-extra-decrees", "X-EXT-17", (ASKED,))


def refuse_decrees(config: Config, figures: Figures, modules: list[Module], in_play: bool) -> Reason | None:
    """Why these Decrees cannot be chosen: there is none of that name, or no space for it."""
    names = config.extra_decrees
    if not in_play:
        return NOT_IN_PLAY if names else None
    tiles = {tile.name: tile for tile in figures.decrees if tile.module == NAME or tile.level == LEVEL_4}
    for name in names:
        tile = tiles.get(name)
        if tile is None:
            return Reason(
                "config-extra-decree", "X-EXT-17", (ASKED, ("given", repr(name)), ("known", ", ".join(tiles)))
            )
        if names.count(name) > 1:
            return Reason("config-twice", "X-EXT-17", (ASKED, ("given", repr(name))))
        if tile.module != NAME and tile.module not in config.modules:
            return Reason("config-extra-decree-of", "C-72", (ASKED, ("decree", name), ("module", tile.module)))
        if config.players == 1 and tile.figures.get("not_solo", 0):
            return Reason("config-extra-decree-meng", "X-SOL-10", (ASKED, ("decree", name)))
    level_4 = len([name for name in names if tiles[name].level == LEVEL_4])
    spaces = len([module for module in modules if module.decree_of_board()])
    if level_4 > spaces:
        return Reason("config-extra-decree-spaces", "C-72", (ASKED, ("given", level_4), ("spaces", spaces)))
    return None
