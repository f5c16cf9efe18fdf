"""The minds of the modules in play."""

from __future__ import annotations

from gugong.bots.minds import ModuleMind
from gugong.engine.rules import Rules
from gugong.registry import parts


def minds_for(rules: Rules) -> list[ModuleMind]:
    """One mind for each module in play, in their order; a plain one for those that have none of their own."""
    names = [module.name() for module in rules.modules]
    own = parts("worth", ModuleMind, names)
    return [own.get(name, ModuleMind)(rules, place) for place, name in enumerate(names)]


def minds_by_location(rules: Rules, minds: list[ModuleMind]) -> list[ModuleMind]:
    """For each location the mind that knows it; a plain one where none does."""
    plain = ModuleMind(rules, 0)
    found = [plain] * len(rules.officials)
    for location in rules.locations:
        for mind in minds:
            if mind.knows(rules.location_names[location]):
                found[location] = mind
    return found
