"""The two tracks in play, and which of them each Envoy is on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from gugong.engine.modules.base import ModuleState
from gugong.engine.modules.stairs.tracks import LEFT, RIGHT, SIDES, Track

if TYPE_CHECKING:
    from gugong.engine.state import State

NO_TRACK: Final = -1


class StairsState(ModuleState):
    """`laid` is the track on each side, `on` the side each Envoy has chosen, or NO_TRACK at the start."""

    def __init__(self, tracks: list[Track], laid: list[int], on: list[int]) -> None:
        self.tracks = tracks
        self.laid = laid
        self.on = on

    def copy(self) -> ModuleState:
        return StairsState(self.tracks, self.laid[:], self.on[:])

    def track(self, side: int) -> Track:
        """The track laid on this side."""
        return self.tracks[self.laid[side]]

    def track_of(self, seat: int) -> Track:
        """The track an Envoy is on."""
        return self.track(self.on[seat])

    def to_dict(self, state: State) -> dict[str, object]:
        return {
            "left": self.track(LEFT).name,
            "right": self.track(RIGHT).name,
            "on": [None if side == NO_TRACK else SIDES[side] for side in self.on],
        }

    def read(self, state: State, data: dict[str, object]) -> None:
        for side, key in enumerate(SIDES):
            if key in data:
                names = [track.name for track in self.tracks]
                if data[key] not in names or self.tracks[names.index(str(data[key]))].side != side:
                    raise ValueError(f"{key}: no {key} track is called {data[key]!r}")
                self.laid[side] = names.index(str(data[key]))
        sides = data.get("on", [None] * len(self.on))
        if not isinstance(sides, list) or len(sides) != len(self.on):
            raise ValueError(f"on: a list of {len(self.on)} sides is needed")
        for seat, side_name in enumerate(sides):
            if side_name is not None and side_name not in SIDES:
                raise ValueError(f"on[{seat}]: left, right or null is needed, not {side_name!r}")
            walking = state.envoy[seat] > 0
            if side_name is not None:
                self.on[seat] = SIDES.index(str(side_name))
            elif walking:
                self.on[seat] = LEFT
        unknown = set(data) - {*SIDES, "on"}
        if unknown:
            raise ValueError(f"nothing is called {sorted(unknown)[0]!r} here")


def stairs_of(state: State, place: int) -> StairsState:
    """The module's things on this table."""
    return cast(StairsState, state.module_states[place])
