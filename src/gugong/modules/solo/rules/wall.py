"""Meng on the Great Wall: where his Servants come from, and which Intrigue Benefit he takes."""

from __future__ import annotations

from gugong.engine.frames import Frame
from gugong.engine.ids import BENEFIT_JADE, BENEFIT_SERVANT, POOL, SUPPLY
from gugong.engine.locations.wall import CheckWall, take_benefit, wall_total
from gugong.engine.state import State
from gugong.modules.solo.rules.funds import have, own_in_supply, saves, take_own

BENEFIT_RULE = "S-WAL-01"


def build(state: State, seat: int, zone: int, rule: str) -> None:
    """One Servant of his pool or supply on the Wall."""
    take_own(state, seat, zone, rule)
    state.wall[seat] += 1
    state.tell("wall", rule, seat, 1, wall_total(state), state.rules.wall_size)


def build_one(state: State, seat: int, rule: str) -> list[Frame]:
    """Day: one Servant of his pool (A-46), and the Wall Decree's from the supply (C-79)."""
    have(state, seat, 1, 1)
    build(state, seat, POOL, rule)
    return extra_builder(state, seat)


def build_two(state: State, seat: int, rule: str) -> list[Frame]:
    """Special card: two Servants, of the supply while it has any, then of the pool; one check (C-80)."""
    build_from_either(state, seat, rule)
    build_from_either(state, seat, rule)
    return extra_builder(state, seat)


def build_from_either(state: State, seat: int, rule: str) -> None:
    """One Servant of his supply, else of his pool, if he has any."""
    if own_in_supply(state, seat):
        build(state, seat, SUPPLY, rule)
    elif state.pool[seat]:
        build(state, seat, POOL, rule)


def extra_builder(state: State, seat: int) -> list[Frame]:
    """The Wall Decree adds one of the supply to what he has placed by day; then the Wall is checked (C-31)."""
    if state.owns(seat, state.rules.wall_bonus) and own_in_supply(state, seat):
        build(state, seat, SUPPLY, "B-DL2-03")
    return [CheckWall()]


def intrigue_benefit(state: State, seat: int) -> list[Frame]:
    """After a Wall scoring: a Jade if his marker is high enough, else one Servant if the supply has one (S-WAL-01)."""
    prices = state.rules.benefit_prices
    steps = state.intrigue[seat]
    jade = steps >= prices[BENEFIT_JADE] and not saves(state, seat)
    servant = steps >= prices[BENEFIT_SERVANT] and state.supply_pieces(seat) > 0
    candidates = [(benefit, price) for benefit, price in enumerate(prices) if price <= steps]
    if not jade and not servant:
        decided = "low" if steps < prices[BENEFIT_SERVANT] else "empty"
        state.tell_choice("meng-no-benefit", BENEFIT_RULE, seat, decided, candidates, steps)
        return []
    chosen = BENEFIT_JADE if jade else BENEFIT_SERVANT
    decided = "jade" if jade else "saves" if steps >= prices[BENEFIT_JADE] else "servant"
    state.tell_choice("meng-benefit", BENEFIT_RULE, seat, decided, candidates, chosen, steps)
    return take_benefit(state, seat, chosen, BENEFIT_RULE)
