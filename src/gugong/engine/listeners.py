"""Who has a say when: the modules in play that care about a moment, found once for each kind of game.

Most modules care about few moments. Base code goes through these short lists, so that a module costs nothing where it
has nothing to say.
"""

from __future__ import annotations

from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.envoy_way import EnvoyWay
from gugong.engine.module import Module
from gugong.engine.moments import Moments


class Listeners:
    """For each moment of a game those that have their own method for it, in the modules' order."""

    def __init__(self, modules: list[Module], moments: list[Moments], automa: list[AutomaMoments]) -> None:
        # Gifts
        self.card_placed = caring(moments, "card_placed")
        self.compare = caring(moments, "compare")
        self.added_value = caring(moments, "added_value")
        self.card_used = caring(moments, "card_used")
        self.more_actions = caring(moments, "more_actions")
        self.after_exchange = caring(moments, "after_exchange")
        # Tokens and other benefits
        self.token_taken = caring(moments, "token_taken")
        self.token_exchanged = caring(moments, "token_exchanged")
        self.asides = caring(moments, "asides")
        self.take_aside = caring(moments, "take_aside")
        # Actions and Envoys
        self.action_done = caring(moments, "action_done")
        self.discount = caring(moments, "discount")
        self.envoy_ways = ways_of(modules)
        # Decrees
        self.decree_taken = caring(moments, "decree_taken")
        # A seat that is never asked
        self.automa_saves = minding(automa, "saves")
        self.automa_reserve = minding(automa, "reserve")
        self.automa_draw = minding(automa, "draw")
        self.automa_before = minding(automa, "before")
        # Phases
        self.last_morning_decrees = caring(moments, "last_morning_decrees")
        self.morning = caring(moments, "morning")
        self.turn_begins = caring(moments, "turn_begins")
        self.turn_end = caring(moments, "turn_end")
        self.day_end = caring(moments, "day_end")
        self.night = caring(moments, "night")
        self.before_palace = caring(moments, "before_palace")


def caring(moments: list[Moments], name: str) -> list[Moments]:
    """Those that do not leave this moment to `Moments`, which does nothing."""
    return [each for each in moments if getattr(type(each), name) is not getattr(Moments, name)]


def minding(automa: list[AutomaMoments], name: str) -> list[AutomaMoments]:
    """Those that do not leave this moment of a seat that is never asked to `AutomaMoments`."""
    return [each for each in automa if getattr(type(each), name) is not getattr(AutomaMoments, name)]


def ways_of(modules: list[Module]) -> list[EnvoyWay]:
    """The ways of moving Envoys that modules have, in their order."""
    found: list[EnvoyWay] = []
    for module in modules:
        way = module.envoy_way()
        if way is not None:
            found.append(way)
    return found
