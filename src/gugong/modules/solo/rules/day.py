"""Meng's turn: an automa card and a Gift Card are revealed, gifts are exchanged whatever their values, and he acts.

He acts for the card, then at the location, in the plain way (A). After a special automa card he acts at his focus, and
for the card too, in the larger way (B) without paying for it (C-80).
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.decisions import Decision
from gugong.engine.effects import card_placed
from gugong.engine.frames import Frame, register
from gugong.engine.gifts import exchange_gifts
from gugong.engine.ids import (
    FROM_CARD,
    FROM_LOCATION,
    GAIN_1,
    GAIN_2,
    MODULE_EFFECT,
    NO_EFFECT,
    SWAP_GIFTS,
)
from gugong.engine.perform import ActionDone
from gugong.engine.servants import MayGain
from gugong.engine.state import State
from gugong.modules.solo.rules.deck import draw_automa, shuffle_if_empty
from gugong.modules.solo.rules.gifts import leave_stack, reveal, top_of_stack
from gugong.modules.solo.rules.meng import meng_of, special_card, vp_instead
from gugong.modules.solo.rules.officials import BLOCKED, act, module_at, obstacle, tell_why_not

CARD_RULE: Final = "S-DAY-02"
LOCATION_RULE: Final = "S-DAY-03"
SPECIAL_RULES: Final = ("S-SPC-01", "S-SPC-02", "S-SPC-03", "S-SPC-04", "S-SPC-05", "S-SPC-06", "S-SPC-07")


class RevealAutoma(Frame):
    """The top card of the automa deck says where he goes; an empty deck is shuffled first (S-DAY-01, S-DAY-04)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        deck = meng_of(state).deck
        if not any(deck):
            shuffle_if_empty(state)
            return None
        decision = draw_automa(state, "automa")
        if decision is None:
            self.play(state, next(kind for kind, count in enumerate(deck) if count))
        return decision

    def answer(self, state: State, answer: Answer) -> None:
        self.play(state, answer.a)

    def play(self, state: State, automa: int) -> None:
        state.pop()
        meng = meng_of(state)
        meng.deck[automa] -= 1
        meng.today = (*meng.today, automa)
        state.tell("automa", "S-DAY-01", self.seat, automa, place_of(state, automa))
        state.then([RevealGift(self.seat, automa)])


def place_of(state: State, automa: int) -> int:
    """The location an automa card sends him to: the one it shows, or his focus."""
    return meng_of(state).focus if automa == special_card(state.rules) else automa


class RevealGift(Frame):
    """His top Gift Card is exchanged there, whatever the values (S-DAY-01)."""

    def __init__(self, seat: int, automa: int) -> None:
        self.seat = seat
        self.automa = automa

    def run(self, state: State) -> Decision | None:
        decision = reveal(state, self.seat)
        if decision is None:
            self.exchange(state, top_of_stack(state, self.seat)[0])
        return decision

    def answer(self, state: State, answer: Answer) -> None:
        self.exchange(state, answer.a)

    def exchange(self, state: State, card: int) -> None:
        state.pop()
        seat = self.seat
        location = place_of(state, self.automa)
        special = 1 if self.automa == special_card(state.rules) else 0
        leave_stack(state, card)
        exchange_gifts(state, seat, card, location, "S-DAY-01")
        steps = card_placed(state, seat, card, location)
        steps.extend(card_action(state, seat, card, special))
        for way in state.rules.listeners.automa_before:
            steps.extend(way.before(state, seat, card, location, special))
        steps.append(MengActs(seat, location, FROM_LOCATION, special))
        for module in state.rules.listeners.after_exchange:
            steps.extend(module.after_exchange(state, seat, card, location))
        state.then(steps)


def card_action(state: State, seat: int, card: int, special: int) -> list[Frame]:
    """The action of the card he has given: Servants as usual, 1 VP for a swap, a location's as his own (S-DAY-02)."""
    effect = state.rules.card_effects[card]
    if effect == NO_EFFECT:
        state.tell("blank", "B-CRD-05", seat, card)
        return []
    if effect in (GAIN_1, GAIN_2):
        return [MayGain(seat, state.rules.card_servants[effect - GAIN_1], "card-action", CARD_RULE)]
    if effect == SWAP_GIFTS:
        state.tell("meng-no-swap", CARD_RULE, seat, card, vp_instead(state))
        state.score(seat, vp_instead(state), CARD_RULE)
        return []
    if effect >= MODULE_EFFECT:
        return state.rules.automa_of_effect(effect).card(state, seat, card, effect, special)
    return [MengActs(seat, effect, FROM_CARD, special)]


class MengActs(Frame):
    """The action of a location, for the card or at the location itself, if he is able."""

    def __init__(self, seat: int, location: int, source: int, special: int) -> None:
        self.seat = seat
        self.location = location
        self.source = source
        self.special = special

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        location = self.location
        module = module_at(state, location)
        rule = self.rule(module)
        steps = module.action(state, seat, location, self.special) if module is not None else None
        why_not = obstacle(state, seat, location, self.special) if module is None else "" if steps else BLOCKED
        if why_not:
            tell_why_not(state, seat, location, why_not, rule)
            return None
        decided = "special" if self.special else "card" if self.source == FROM_CARD else "location"
        state.tell_choice("meng-acts", rule, seat, decided, [], location)
        if steps is None:
            steps = act(state, seat, location, self.special, rule)
        state.then([*steps, ActionDone(seat, location, self.source)])
        return None

    def rule(self, module: AutomaMoments | None) -> str:
        if self.special:
            return SPECIAL_RULES[self.location] if module is None else module.rule(self.location)
        return CARD_RULE if self.source == FROM_CARD else LOCATION_RULE


def can_act(state: State, seat: int, location: int, special: int) -> bool:
    """Whether he could perform the action of a location now."""
    module = module_at(state, location)
    if module is not None:
        return bool(module.action(state, seat, location, special))
    return not obstacle(state, seat, location, special)


register("reveal-automa", RevealAutoma)
register("reveal-gift", RevealGift)
register("meng-acts", MengActs)
