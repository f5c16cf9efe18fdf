"""Which Decree Meng takes (S-DEC-01).

The level of the day first, at most the third; then lower levels downward, then higher ones upward; one of the fourth
comes before all. Within a level the lower total cost, then the tile without the human, then the bottom one (A-42),
which at the fourth is that of the board whose space is filled last, the Peasants' (X-SOL-09). He takes the first that
he can afford, his Travel Tokens counted (C-78).
"""

from __future__ import annotations

from gugong.engine.frames import Frame
from gugong.engine.ids import DECREES, NOWHERE, POOL, SUPPLY
from gugong.engine.locations.decrees import TakeDecree
from gugong.engine.setup import LEVELS
from gugong.engine.state import State
from gugong.modules.solo.rules.funds import can_have, have, own_in_supply, pay, reach, take_own

RULE = "S-DEC-01"
HIGHEST_RULE = "X-SOL-09"


def levels_in_order(day: int) -> list[int]:
    """The levels in the order in which he looks at them on this day."""
    today = min(day, LEVELS[-1])
    lower = [level for level in reversed(LEVELS) if level < today]
    higher = [level for level in LEVELS if level > today]
    return [LEVELS[-1] + 1, today, *lower, *higher]


def rule_of_level(level: int) -> str:
    """The rule behind his choice of a Decree of this level."""
    return RULE if level <= LEVELS[-1] else HIGHEST_RULE


def total_cost(state: State, seat: int, tile: int) -> int:
    """The Servants he removes: the price as for anyone, and for steps of the Envoy as many Servants (C-78)."""
    price = state.rules.officials[DECREES].price(state, seat, state.rules.answers.decree[tile])
    return price + state.rules.figures.decrees[tile].figures.get("envoy_back", 0)


def of_level(state: State, seat: int, level: int) -> list[int]:
    """The Decrees of a level that he does not have, the one he likes best first (A-42)."""
    rows: list[tuple[int, int, int, int]] = []
    for place, tile in enumerate(state.tiles):
        if state.rules.figures.decrees[tile].level == level and not state.owns(seat, tile):
            rivals = state.decree_owners[tile].bit_count()
            rows.append((total_cost(state, seat, tile), rivals, -place, tile))
    rows.sort()
    return [tile for _, _, _, tile in rows]


def choose(state: State, seat: int, special: int) -> int:
    """The Decree he takes; NOWHERE if he can have none. A special card asks for no payment (C-80)."""
    if special and not state.supply[seat] + state.pool[seat]:
        return NOWHERE
    for level in levels_in_order(state.day):
        for tile in of_level(state, seat, level):
            if special or can_have(state, seat, total_cost(state, seat, tile) + 1, 1):
                return tile
    return NOWHERE


def why_this(state: State, seat: int, tile: int) -> str:
    """What made him take this tile rather than another of its level, as a key."""
    level = of_level(state, seat, state.rules.figures.decrees[tile].level)
    if len(level) == 1:
        return "only"
    cost = total_cost(state, seat, tile)
    rivals = state.decree_owners[tile].bit_count()
    others = [other for other in level if other != tile and total_cost(state, seat, other) == cost]
    if not others:
        return "cheaper"
    if not [other for other in others if state.decree_owners[other].bit_count() == rivals]:
        return "alone"
    return "board" if state.rules.figures.decrees[tile].level > LEVELS[-1] else "bottom"


def tell_choice(state: State, seat: int, chosen: int) -> None:
    """Say which Decrees he passed over, which he takes, and why."""
    if state.events is None:
        return
    decrees = state.rules.figures.decrees
    today = min(state.day, LEVELS[-1])
    for level in levels_in_order(state.day):
        tiles = of_level(state, seat, level)
        candidates = [(tile, total_cost(state, seat, tile)) for tile in tiles]
        if chosen != NOWHERE and decrees[chosen].level == level:
            decided = why_this(state, seat, chosen)
            state.tell_choice("meng-decree", rule_of_level(level), seat, decided, candidates, chosen, level, today)
            return
        if tiles:
            state.tell_choice(
                "meng-level", rule_of_level(level), seat, "dear", candidates, level, reach(state, seat), today
            )
        elif level in LEVELS:
            state.tell_choice("meng-level", RULE, seat, "owned", [], level, 0, today)


def take(state: State, seat: int, tile: int, special: int, rule: str) -> list[Frame]:
    """Pay for the tile and place a Servant on it; after a special card a Servant of the supply if there is one."""
    zone = POOL
    if not special:
        cost = total_cost(state, seat, tile)
        level = state.rules.figures.decrees[tile].level
        have(state, seat, cost + 1, 1)
        pay(state, seat, cost, rule_of_level(level) if level > LEVELS[-1] else rule)
        have(state, seat, 1, 1)
    elif own_in_supply(state, seat):
        zone = SUPPLY
    take_own(state, seat, zone, rule)
    state.pool[seat] += 1  # from where the next step places it
    return [TakeDecree(seat, tile)]
