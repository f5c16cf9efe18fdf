"""Twilight: Meng's Servants go through the Day's automa cards once more, in the order in which they were played.

A card's Twilight action makes the Day's action a B, for Servants; cards of Jade, Decrees and the special ones bring a
free step of his Traveller. What he cannot afford, his tokens counted, or what would do nothing, he skips.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import CANAL, INTRIGUE, NOWHERE, PALACE, POOL, TRAVEL, WALL
from gugong.engine.locations.intrigue import STEPS_A
from gugong.engine.locations.wall import CheckWall
from gugong.engine.state import State
from gugong.engine.tracks import AdvanceEnvoy, MoveMarker
from gugong.engine.turn import TurnOver
from gugong.modules.solo.rules.canal import MengLoads, can_load
from gugong.modules.solo.rules.deck import put_away
from gugong.modules.solo.rules.funds import can_have, have, pay, reach
from gugong.modules.solo.rules.meng import MENG, meng_of, special_card
from gugong.modules.solo.rules.officials import BLOCKED, NO_CITY, NO_ROOM, TOO_FEW, envoy_blocked, module_at
from gugong.modules.solo.rules.travel import MengTravels, next_city
from gugong.modules.solo.rules.wall import build

RULE: Final = "S-TWI-01"
FREE_STEP: Final = "S-TWI-07"
AT_THE_TOP: Final = "top"
RULES: Final = {TRAVEL: "S-TWI-02", WALL: "S-TWI-03", INTRIGUE: "S-TWI-04", PALACE: "S-TWI-05", CANAL: "S-TWI-06"}


class Twilight(Frame):
    """The card at this place of the Day's automa cards; behind the last one all are put away."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: State) -> Decision | None:
        state.pop()
        meng = meng_of(state)
        if self.place == 0:
            meng.twilight = 1
            state.tell("twilight", RULE, MENG, len(meng.today))
        if self.place >= len(meng.today):
            put_away(state)
            return None
        automa = meng.today[self.place]
        state.tell("twilight-card", rule_of(state, automa), MENG, automa, self.place + 1)
        steps: list[Frame] = []
        for module in state.rules.listeners.turn_begins:  # each card is a turn of its own (C-94)
            steps.extend(module.turn_begins(state, MENG))
        state.then([*steps, *twilight_action(state, MENG, automa), TurnOver(MENG), Twilight(self.place + 1)])
        return None


def rule_of(state: State, automa: int) -> str:
    """The rule behind a card's Twilight action."""
    module = module_at(state, automa) if automa != special_card(state.rules) else None
    return module.rule(automa) if module is not None else RULES.get(automa, FREE_STEP)


def twilight_action(state: State, seat: int, automa: int) -> list[Frame]:
    """The steps of a card's Twilight action, paid for; none where he skips it."""
    module = module_at(state, automa) if automa != special_card(state.rules) else None
    if module is not None:
        return module.twilight(state, seat, automa)
    rule = rule_of(state, automa)
    price = price_of(state, seat, automa)
    placed = 1 if automa in (WALL, CANAL) else 0
    why_not = obstacle(state, seat, automa)
    if not why_not and not can_have(state, seat, price + placed, placed):
        why_not = TOO_FEW
    if why_not:
        state.tell_choice("meng-skips", RULE, seat, why_not, [], automa, price + placed, reach(state, seat))
        return []
    have(state, seat, price + placed, 0)
    if automa == TRAVEL and state.owns(seat, state.rules.travel_discount):
        state.tell("discount", "S-DEC-02", seat, state.rules.travel_discount)
    pay(state, seat, price, rule)
    have(state, seat, placed, placed)
    return steps_of(state, seat, automa, rule)


def price_of(state: State, seat: int, automa: int) -> int:
    """The Servants he removes for it."""
    prices = state.rules.figures.prices
    if automa == TRAVEL:
        return max(0, prices.travel_b - state.owns(seat, state.rules.travel_discount))
    if automa == WALL:
        return prices.wall_b
    if automa == INTRIGUE:
        return prices.intrigue_b
    if automa == PALACE:
        return prices.palace_b
    return prices.canal_b if automa == CANAL else 0


def obstacle(state: State, seat: int, automa: int) -> str:
    """Why the action would do nothing, however many Servants he has, as a key; "" if it does something."""
    if automa == INTRIGUE:
        return AT_THE_TOP if state.intrigue[seat] == state.rules.intrigue_top else ""
    if automa == PALACE:
        return BLOCKED if envoy_blocked(state, seat) else ""
    if automa == CANAL:
        return "" if can_load(state, seat) else NO_ROOM
    if automa == WALL:
        return ""
    return NO_CITY if next_city(state, seat) == NOWHERE else ""


def steps_of(state: State, seat: int, automa: int, rule: str) -> list[Frame]:
    """The steps of the action, once it is paid for."""
    if automa == WALL:
        build(state, seat, POOL, rule)
        return [CheckWall()]
    if automa == INTRIGUE:
        return [MoveMarker(seat, state.rules.gains.intrigue_b - STEPS_A, rule)]
    if automa == PALACE:
        return [AdvanceEnvoy(seat, state.rules.gains.palace_b - 1, rule), MoveMarker(seat, 1, rule)]
    if automa == CANAL:
        return [MengLoads(seat, POOL, rule)]
    steps = state.rules.gains.travel_b - 1 if automa == TRAVEL else 1  # what B is more than A, or the free step
    return [MengTravels(seat, rule)] * steps


register("twilight", Twilight)
