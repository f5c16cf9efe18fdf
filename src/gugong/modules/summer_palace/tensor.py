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
        for who in range(self.seats):
            place = (who - seat + self.seats) % self.seats
            for pond in range(len(PONDS)):
                worth = summer.worth(pond, who)
                if worth:
                    row.put(first + pond * SEATS + place, worth)
                if summer.doubles[pond * self.seats + who]:
                    row.put(first + DOUBLES + place, pond + 1)
            if summer.has_lady(who):
                row.put(first + LADIES + place, 1)
        row.put(first + LADIES + SEATS, summer.favourite)
        row.put(first + LADIES + SEATS + 1, summer.owed)
        row.put(first + LADIES + SEATS + 2, summer.performed & 1)
        row.put(first + LADIES + SEATS + 3, summer.performed >> 1)


PART = SummerColumns
