"""What the modules in play are worth: one object each."""

from __future__ import annotations

from gugong.bots.worth import DecreeWorth, ModuleWorth
from gugong.engine.rules import Rules
from gugong.registry import parts


def worths_for(rules: Rules) -> list[ModuleWorth]:
    """One worth for each module in play, in their order; a plain one for those that have none of their own."""
    names = [module.name() for module in rules.modules]
    own = parts("worth", ModuleWorth, names)
    return [own.get(name, ModuleWorth)(rules, place) for place, name in enumerate(names)]


def decrees_of(worths: list[ModuleWorth]) -> dict[str, DecreeWorth]:
    """The Decrees that these have weights for, by name."""
    found: dict[str, DecreeWorth] = {}
    for each in worths:
        found.update(each.decrees())
    return found


def worths_by_location(rules: Rules, worths: list[ModuleWorth]) -> list[ModuleWorth]:
    """For each location the worth that knows it; a plain one where none does."""
    plain = ModuleWorth(rules, 0)
    found = [plain] * len(rules.officials)
    for location in rules.locations:
        for each in worths:
            if each.knows(rules.location_names[location]):
                found[location] = each
    return found
