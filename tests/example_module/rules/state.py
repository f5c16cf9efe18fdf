"""What lies in the jade garden: the Jade that each player has planted. All of it is public."""

from __future__ import annotations

from gugong.engine.module_state import ModuleState
from gugong.engine.state import State
from gugong.errors import PositionError, because
from tests.example_module.rules.figures import NAME

MOST = 99


class GardenState(ModuleState):
    """The Jade planted, by seat."""

    def __init__(self, planted: list[int]) -> None:
        self.planted = planted

    def copy(self) -> GardenState:
        return GardenState(self.planted[:])

    def view(self, seat: int) -> ModuleState:
        return self.copy()

    def to_dict(self, state: State) -> dict[str, object]:
        return {"planted": self.planted[:]}

    def read(self, state: State, data: dict[str, object]) -> None:
        planted = data.get("planted", self.planted)
        if set(data) - {"planted"}:
            raise PositionError("", because("garden-unknown"))
        if not isinstance(planted, list) or len(planted) != len(self.planted):
            reason = because("garden-list", number=len(self.planted), given=repr(planted))
            raise PositionError("planted", reason)
        for count in planted:
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST:
                raise PositionError("planted", because("position-number-from", most=MOST, given=repr(count)))
        self.planted = list(planted)


def garden(state: State) -> GardenState:
    """The garden of this table."""
    things = state.module_state(NAME)
    assert isinstance(things, GardenState)
    return things
