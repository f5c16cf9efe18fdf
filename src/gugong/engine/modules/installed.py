"""The modules that are installed, in the fixed order in which their answers, locations and effects are numbered."""

from __future__ import annotations

from gugong.engine.modules.base import Module
from gugong.engine.modules.bonus_tokens.module import BonusTokens
from gugong.engine.modules.extras.module import Extras
from gugong.engine.modules.first_edition.module import FirstEdition
from gugong.engine.modules.peasant_revolt.module import PeasantRevolt
from gugong.engine.modules.stairs.module import Stairs
from gugong.engine.modules.summer_palace.module import SummerPalace
from gugong.engine.solo.module import Solo

INSTALLED: list[Module] = [
    Solo(),
    BonusTokens(),
    FirstEdition(),
    SummerPalace(),
    PeasantRevolt(),
    Stairs(),
    Extras(),
]
