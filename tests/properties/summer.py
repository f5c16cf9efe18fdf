"""The Summer Palace counted: piers, neutral Servants, Court Ladies."""

from __future__ import annotations

from gugong.engine.state import State
from gugong.modules.summer_palace.rules.state import SummerState

NAME = "summer-palace"
NEUTRAL_EACH = 4
PONDS = 4  # of both sides together


def found(state: State) -> SummerState | None:
    """What lies there, if it is in play."""
    return next((each for each in state.module_states if isinstance(each, SummerState)), None)


def servants(state: State, seat: int) -> int:
    """Normal Servants of a seat on all piers."""
    summer = found(state)
    seats = state.rules.seats
    return 0 if summer is None else sum(summer.servants[pond * seats + seat] for pond in range(PONDS))


def doubles(state: State, seat: int) -> list[int]:
    """What the Double of a seat is worth on each pier where it stands."""
    summer = found(state)
    seats = state.rules.seats
    worth = [] if summer is None else [summer.doubles[pond * seats + seat] for pond in range(PONDS)]
    return [each for each in worth if each]


def sound(state: State) -> bool:
    """No piece below nothing, none on a pond of the other side, no Court Lady or neutral Servant too many."""
    owned = [*state.pool_neutral, *state.supply_neutral]
    summer = found(state)
    if summer is None:
        return set(owned) <= {0}
    seats = state.rules.seats
    used = (1, 0) if seats <= 3 else (2, 3, 1)
    other_side = [pond for pond in range(PONDS) if pond not in used]
    empty = all(summer.total(pond) == 0 for pond in other_side)
    ladies = 0 <= summer.ladies < 1 << seats
    neutral = min(owned) >= 0 and sum(owned) <= NEUTRAL_EACH * seats
    return empty and ladies and neutral and min(*summer.servants, *summer.doubles, summer.owed) >= 0
