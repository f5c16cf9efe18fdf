"""Who has a say when: the modules in play that care about a moment, found once for each kind of game.

Most modules care about few moments. Base code goes through these short lists, so that a module costs nothing where it
has nothing to say.
"""

from __future__ import annotations

from gugong.engine.envoy_way import EnvoyWay
from gugong.engine.module import Module


class Moments:
    """For each moment of a game the modules that have their own method for it, in their order."""

    def __init__(self, modules: list[Module]) -> None:
        # Gifts
        self.card_placed = caring(modules, "card_placed")
        self.compare = caring(modules, "compare")
        self.added_value = caring(modules, "added_value")
        self.card_used = caring(modules, "card_used")
        self.more_actions = caring(modules, "more_actions")
        self.after_exchange = caring(modules, "after_exchange")
        # Tokens and other benefits
        self.token_taken = caring(modules, "token_taken")
        self.token_exchanged = caring(modules, "token_exchanged")
        self.asides = caring(modules, "asides")
        self.take_aside = caring(modules, "take_aside")
        # Actions and Envoys
        self.action_done = caring(modules, "action_done")
        self.discount = caring(modules, "discount")
        self.envoy_ways = ways_of(modules)
        # Decrees
        self.decree_taken = caring(modules, "decree_taken")
        # A seat that is never asked
        self.automa_saves = caring(modules, "automa_saves")
        self.automa_reserve = caring(modules, "automa_reserve")
        self.automa_draw = caring(modules, "automa_draw")
        self.automa_before = caring(modules, "automa_before")
        # Phases
        self.last_morning_decrees = caring(modules, "last_morning_decrees")
        self.morning = caring(modules, "morning")
        self.turn_begins = caring(modules, "turn_begins")
        self.turn_end = caring(modules, "turn_end")
        self.day_end = caring(modules, "day_end")
        self.night = caring(modules, "night")
        self.before_palace = caring(modules, "before_palace")


def caring(modules: list[Module], moment: str) -> list[Module]:
    """The modules that do not leave this moment to `Module`, which does nothing."""
    return [module for module in modules if getattr(type(module), moment) is not getattr(Module, moment)]


def ways_of(modules: list[Module]) -> list[EnvoyWay]:
    """The ways of moving Envoys that modules have, in their order."""
    found: list[EnvoyWay] = []
    for module in modules:
        way = module.envoy_way()
        if way is not None:
            found.append(way)
    return found
