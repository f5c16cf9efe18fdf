"""The columns of the Summer Palace: piers, Court Ladies, the Favourite Gift, and what a turn has brought so far."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gugong.engine.state import State
from gugong.envs.columns import Column, ModuleColumns, by_seat
from gugong.envs.row import Row
from gugong.modules.summer_palace.rules.board import PONDS
from gugong.modules.summer_palace.rules.state import SummerState

SEATS: Final = 5
LADIES: Final = SEATS * len(PONDS)
DOUBLES: Final = LADIES + SEATS + 4


class SummerColumns(ModuleColumns):
    """All that lies there is public."""

    @staticmethod
    def columns() -> list[Column]:
        found: list[Column] = []
        for pond in PONDS:
            found += by_seat(f"pier.{pond}")
        found += by_seat("lady", 1)
        found += [Column(name) for name in ("favourite", "owed")]
        found += [Column(name, 1) for name in ("performed.card", "performed.location")]
        return [*found, *by_seat("double-at", len(PONDS), True)]

    def write(self, row: Row, state: State, seat: int) -> None:
        summer = cast(SummerState, state.module_states[self.place])
        first: i64 = self.first
        seats: i64 = self.seats
        who: i64 = 0
        pond: i64 = 0
        for place, double in enumerate(summer.doubles):
            worth = summer.servants[place] + double
            if worth:
                row.put(first + pond * SEATS + self.turned(who, seat), worth)
            if double:
                row.put(first + DOUBLES + self.turned(who, seat), pond + 1)
            who += 1
            if who == seats:
                who = 0
                pond += 1
        ladies: i64 = summer.ladies
        while ladies:
            if ladies & 1:
                row.put(first + LADIES + self.turned(who, seat), 1)
            ladies >>= 1
            who += 1
        row.put(first + LADIES + SEATS, summer.favourite)
        row.put(first + LADIES + SEATS + 1, summer.owed)
        row.put(first + LADIES + SEATS + 2, summer.performed & 1)
        row.put(first + LADIES + SEATS + 3, summer.performed >> 1)


PART = SummerColumns
