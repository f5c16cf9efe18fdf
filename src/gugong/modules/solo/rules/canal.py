"""Meng on the Grand Canal: his Ship is loaded and never moved by hand; full, it claims at once wherever it lies.

His rewards are a Gift Card while he has a slot for one, then 4 VP each time; neutral Servants mark them, and all of his
own come home (A-43).
"""

from __future__ import annotations

from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import NOWHERE, POOL, REWARD_CARD, REWARD_VP, SUPPLY
from gugong.engine.locations.ships import first_free
from gugong.engine.state import Ship, State
from gugong.modules.solo.rules.funds import have, own_in_supply, take_own
from gugong.modules.solo.rules.gifts import DrawForMeng

RULE = "S-CAN-01"
CLAIM_RULE = "S-CAN-02"
EITHER = 0  # the supply while it has any, then the pool


class MengLoads(Frame):
    """One Servant on his Ship, on a new one if he has none; at full load it claims (S-CAN-01, S-CAN-02)."""

    def __init__(self, seat: int, origin: int, rule: str) -> None:
        self.seat = seat
        self.origin = origin
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        from_supply = self.origin != POOL and own_in_supply(state, seat)
        if not can_load(state, seat) or not (from_supply or (self.origin != SUPPLY and state.pool[seat])):
            return None
        take_own(state, seat, SUPPLY if from_supply else POOL, self.rule)
        cell = ship_to_load(state, seat)
        load(state, seat, cell, self.rule)
        ship = state.canal[cell]
        if ship is not None and ship.load() >= state.rules.ship_capacity:
            state.then(claim(state, seat, cell))
        return None


def ship_to_load(state: State, seat: int) -> int:
    """The berth of his Ship that carries most and has room (the furthest of such, E-62), else a new one's."""
    best = NOWHERE
    most = 0
    ships = 0
    for cell, ship in enumerate(state.canal):
        if ship is not None and ship.owner == seat:
            ships += 1
            if most <= ship.load() < state.rules.ship_capacity:
                best = cell
                most = ship.load()
    if best == NOWHERE and ships < state.rules.figures.tracks.ships_each:
        return first_free(state, 0)
    return best


def can_load(state: State, seat: int) -> bool:
    """Whether a Ship of his has room, or a new one has a harbour."""
    return ship_to_load(state, seat) != NOWHERE


def load(state: State, seat: int, cell: int, rule: str) -> None:
    """Put the Servant on board."""
    ship = state.canal[cell]
    ships = [(place, each.load()) for place, each in enumerate(state.canal) if each is not None and each.owner == seat]
    state.tell_choice("meng-ship", RULE, seat, "new" if ship is None else "existing", ships, cell)
    if ship is None:
        state.canal[cell] = Ship(seat, 1, 0)
        state.tell("new-ship", "B-CAN-03", seat, cell)
    else:
        state.canal[cell] = Ship(seat, ship.servants + 1, ship.double)
    state.tell("loads", rule, seat, cell, 1, state.rules.ship_capacity)


def load_one(state: State, seat: int, rule: str) -> list[Frame]:
    """Day: one Servant of his pool."""
    have(state, seat, 1, 1)
    return [MengLoads(seat, POOL, rule)]


def load_two(seat: int, rule: str) -> list[Frame]:
    """Special card: two Servants one by one, of the supply while it has any (C-80)."""
    return [MengLoads(seat, EITHER, rule), MengLoads(seat, EITHER, rule)]


def claim(state: State, seat: int, cell: int) -> list[Frame]:
    """A Gift Card while a slot is free and the pile has one, else VP; the slots are a count (A-43, C-21, C-81)."""
    ship = state.canal[cell]
    assert ship is not None
    state.canal[cell] = None
    state.supply[seat] += ship.servants
    slots = state.rules.reward_slots
    marked = state.rewards[seat * 3 + REWARD_CARD]
    card = marked < slots[REWARD_CARD] and state.pile_size() > 0
    reward = REWARD_CARD if card else REWARD_VP
    decided = "card" if card else "slots" if marked >= slots[REWARD_CARD] else "pile"
    state.tell_choice("meng-claims", CLAIM_RULE, seat, decided, [], reward, cell)
    place = seat * 3 + reward
    state.rewards[place] = min(slots[reward], state.rewards[place] + 1)
    if card:
        return [DrawForMeng(seat, CLAIM_RULE)]
    state.score(seat, state.rules.gains.harbour_vp, CLAIM_RULE)
    return []


register("meng-loads", MengLoads)
