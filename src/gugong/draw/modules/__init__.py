"""Painters of modules, by the module's name. One file a module; a module that shows nothing has none."""

from __future__ import annotations

from typing import Final

from gugong.draw.modules.bonus_tokens import BonusTokens
from gugong.draw.modules.extras import Extras
from gugong.draw.modules.first_edition import FirstEdition
from gugong.draw.modules.peasant_revolt import PeasantRevolt
from gugong.draw.modules.solo import Meng
from gugong.draw.modules.stairs import StairsOfThePalace
from gugong.draw.modules.summer_palace import SummerPalace
from gugong.draw.painter import Painter

PAINTERS: Final[dict[str, type[Painter]]] = {
    painter.name: painter
    for painter in (Meng, SummerPalace, PeasantRevolt, StairsOfThePalace, Extras, BonusTokens, FirstEdition)
}


def painters_of(names: list[str]) -> list[Painter]:
    """The painters of the modules in play that have one, in the modules' order."""
    return [PAINTERS[name]() for name in names if name in PAINTERS]


def register(name: str, painter: type[Painter]) -> None:
    """Say who draws a module's things; a module from outside calls this when it is installed."""
    PAINTERS[name] = painter
