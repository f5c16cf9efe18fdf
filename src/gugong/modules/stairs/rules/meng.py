"""Meng on the Stairs: always the right track; he pays what a space asks for wherever he can, by tokens too (C-85)."""

from __future__ import annotations

from typing import Final

from gugong.engine.ids import FOR_VP
from gugong.engine.state import State
from gugong.modules.solo.rules.funds import can_have, hand_in, have, pay
from gugong.modules.stairs.rules.tracks import INTRIGUE, SERVANTS, VP

RULE: Final = "X-SOL-07"


def pays(state: State, seat: int, item: int, price: int) -> bool:
    """Pay what is due if he can. Tokens become Servants or VP for it; those for a Jade he has changed before."""
    if item == SERVANTS:
        if not can_have(state, seat, price, 0):
            return False
        have(state, seat, price, 0)
        pay(state, seat, price, RULE)
        return True
    if item == VP:
        return pays_vp(state, seat, price)
    things = state.intrigue if item == INTRIGUE else state.jade
    if things[seat] < price:
        return False
    if item == INTRIGUE:
        state.move_marker(seat, -price, RULE)
    else:
        state.jade[seat] -= price
        state.tell("jade-paid", RULE, seat, price)
    return True


def pays_vp(state: State, seat: int, price: int) -> bool:
    """VP, at last those that his tokens bring."""
    missing = price - state.vp[seat]
    brought = state.rules.gains.tokens_vp
    while missing > 0 and missing <= brought and state.tokens_worth(seat) >= state.rules.token_prices[FOR_VP]:
        hand_in(state, seat, FOR_VP, "stairs")
        state.score(seat, brought, RULE)
        missing = price - state.vp[seat]
    if missing > 0:
        return False
    state.score(seat, -price, RULE)
    return True
