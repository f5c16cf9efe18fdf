"""The minds of the modules in play."""

from __future__ import annotations

from typing import Final

from gugong.bots.minds import ModuleMind
from gugong.bots.of_bonus_tokens import BonusMind
from gugong.bots.of_extras import ExtrasMind
from gugong.bots.of_peasant_revolt import RevoltMind
from gugong.bots.of_solo import SoloMind
from gugong.bots.of_stairs import StairsMind
from gugong.bots.of_summer_palace import SummerMind
from gugong.engine.modules.extras.module import NAME as EXTRAS
from gugong.engine.modules.peasant_revolt.state import NAME as PEASANT_REVOLT
from gugong.engine.modules.stairs.state import NAME as STAIRS
from gugong.engine.modules.summer_palace.board import NAME as SUMMER_PALACE
from gugong.engine.rules import Rules

SOLO: Final = "solo"
BONUS_TOKENS: Final = "bonus-tokens"


def minds_for(rules: Rules) -> list[ModuleMind]:
    """One mind for each module in play, in their order."""
    return [mind_of(rules, place, module.name()) for place, module in enumerate(rules.modules)]


def mind_of(rules: Rules, place: int, name: str) -> ModuleMind:
    """The mind of a module; a plain one for those that have none of their own."""
    if name == SUMMER_PALACE:
        return SummerMind(rules, place)
    if name == PEASANT_REVOLT:
        return RevoltMind(rules, place)
    if name == STAIRS:
        return StairsMind(rules, place)
    if name == EXTRAS:
        return ExtrasMind(rules, place)
    if name == SOLO:
        return SoloMind(rules, place)
    return BonusMind(rules, place) if name == BONUS_TOKENS else ModuleMind(rules, place)


def minds_by_location(rules: Rules, minds: list[ModuleMind]) -> list[ModuleMind]:
    """For each location the mind that knows it; a plain one where none does."""
    plain = ModuleMind(rules, 0)
    found = [plain] * len(rules.officials)
    for location in rules.locations:
        for mind in minds:
            if mind.knows(rules.location_names[location]):
                found[location] = mind
    return found
