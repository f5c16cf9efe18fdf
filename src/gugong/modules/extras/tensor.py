"""The one column of the extras: whether this turn's Intrigue Benefit has been taken."""

from __future__ import annotations

from typing import cast

from gugong.engine.state import State
from gugong.envs.columns import Column, ModuleColumns
from gugong.envs.row import Row
from gugong.modules.extras.rules.state import ExtrasState


class ExtrasColumns(ModuleColumns):
    """Their cards, tokens and Decrees have columns already."""

    @staticmethod
    def columns() -> list[Column]:
        return [Column("schemed", 1)]

    def write(self, row: Row, state: State, seat: int) -> None:
        if cast(ExtrasState, state.module_states[self.place]).schemed:
            row.put(self.first, 1)


PART = ExtrasColumns
