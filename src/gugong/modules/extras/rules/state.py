"""What the Extras keep of a turn."""

from __future__ import annotations

from gugong.engine.ids import NOBODY
from gugong.engine.module_state import ModuleState
from gugong.engine.state import State
from gugong.errors import PositionError, because


class ExtrasState(ModuleState):
    """Whether the Intrigue Benefit of this turn has been taken."""

    def __init__(self, schemed: bool) -> None:
        self.schemed = schemed

    def copy(self) -> ModuleState:
        return ExtrasState(self.schemed)

    def to_dict(self, state: State) -> dict[str, object]:
        return {"schemed": self.schemed}

    def read(self, state: State, data: dict[str, object]) -> None:
        schemed = data.get("schemed", False)
        if not isinstance(schemed, bool) or set(data) - {"schemed"}:
            raise PositionError("schemed", because("extras-schemed"))
        self.schemed = schemed

    def check(self, state: State) -> None:
        """X-SOL-10: one Decree of level 4 stays in the box in a game against Meng."""
        for tile in state.tiles if state.rules.automa != NOBODY else ():
            decree = state.rules.figures.decrees[tile]
            if decree.figures.get("not_solo", 0):
                raise PositionError("", because("config-extra-decree-meng", "X-SOL-10", decree=decree.name))
