"""The modules that are installed, in the fixed order in which their answers, locations and effects are numbered."""

from __future__ import annotations

from gugong.engine.modules.base import Module
from gugong.engine.modules.bonus_tokens.module import BonusTokens
from gugong.engine.modules.first_edition.module import FirstEdition

INSTALLED: list[Module] = [
    BonusTokens(),
    FirstEdition(),
]
