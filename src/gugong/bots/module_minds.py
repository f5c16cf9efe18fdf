"""The minds of the modules in play."""

from __future__ import annotations

from gugong.bots.minds import ModuleMind
from gugong.bots.of_peasant_revolt import RevoltMind
from gugong.bots.of_stairs import StairsMind
from gugong.bots.of_summer_palace import SummerMind
from gugong.engine.modules.peasant_revolt.state import NAME as PEASANT_REVOLT
from gugong.engine.modules.stairs.state import NAME as STAIRS
from gugong.engine.modules.summer_palace.board import NAME as SUMMER_PALACE
from gugong.engine.rules import Rules


def minds_for(rules: Rules) -> list[ModuleMind]:
    """One mind for each module in play that has one."""
    found: list[ModuleMind] = []
    for place, module in enumerate(rules.modules):
        name = module.name()
        if name == SUMMER_PALACE:
            found.append(SummerMind(rules, place))
        elif name == PEASANT_REVOLT:
            found.append(RevoltMind(rules, place))
        elif name == STAIRS:
            found.append(StairsMind(rules, place))
    return found


def minds_by_location(rules: Rules, minds: list[ModuleMind]) -> list[ModuleMind]:
    """For each location the mind that knows it; a plain one where none does."""
    plain = ModuleMind()
    found = [plain] * len(rules.officials)
    for location in rules.locations:
        for mind in minds:
            if mind.knows(rules.location_names[location]):
                found[location] = mind
    return found
