"""The modules that are installed, in the fixed order in which their answers, locations and effects are numbered."""

from __future__ import annotations

from gugong.engine.modules.base import Module
from gugong.engine.modules.extras.module import Extras
from gugong.engine.modules.peasant_revolt.module import PeasantRevolt
from gugong.engine.modules.stairs.module import Stairs


def installed() -> list[Module]:
    """Fresh ones for each kind of game, because a module looks up its figures when it is bound to the rules."""
    return [PeasantRevolt(), Stairs(), Extras()]


INSTALLED: list[Module] = installed()  # to ask what there is; never bound
