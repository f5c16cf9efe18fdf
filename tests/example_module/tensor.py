"""The columns of the jade garden: the Jade planted, by seat."""

from __future__ import annotations

from gugong.engine.state import State
from gugong.envs.columns import Column, ModuleColumns, by_seat
from gugong.envs.row import Row
from tests.example_module.rules.state import garden


class GardenColumns(ModuleColumns):
    """All of it is public."""

    @staticmethod
    def columns() -> list[Column]:
        return by_seat("planted")

    def write(self, row: Row, state: State, seat: int) -> None:
        for who, planted in enumerate(garden(state).planted):
            row.put(self.first + (who - seat) % self.seats, planted)


PART = GardenColumns
