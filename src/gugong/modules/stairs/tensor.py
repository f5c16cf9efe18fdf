"""The columns of the Stairs: which two tracks are laid, and which of them each Envoy is on."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gugong.engine.state import State
from gugong.envs.columns import Column, ModuleColumns, by_seat
from gugong.envs.row import Row
from gugong.modules.stairs.rules.state import NO_TRACK, StairsState
from gugong.modules.stairs.rules.tracks import SIDES

SEATS: Final = 5
TRACKS: Final = 12


class StairsColumns(ModuleColumns):
    """All of it is public."""

    @staticmethod
    def columns() -> list[Column]:
        found = [Column(f"laid{track}", 1) for track in range(TRACKS)]
        for side in SIDES:
            found += by_seat(side, 1)
        return [*found, *(Column(f"spare{n}", 0) for n in range(2))]

    def write(self, row: Row, state: State, seat: int) -> None:
        things = cast(StairsState, state.module_states[self.place])
        first: i64 = self.first
        for track in things.laid:
            if 0 <= track < TRACKS:
                row.put(first + track, 1)
        for who, side in enumerate(things.on):
            if side != NO_TRACK:
                row.put(first + TRACKS + side * SEATS + self.turned(who, seat), 1)


PART = StairsColumns
