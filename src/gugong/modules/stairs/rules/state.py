"""The two tracks in play, and which of them each Envoy is on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gugong.engine.frames import FRAME_NAMES
from gugong.engine.ids import NOWHERE
from gugong.engine.module_state import ModuleState
from gugong.errors import PositionError, because
from gugong.modules.stairs.rules.tracks import LEFT, NOTHING, RIGHT, SIDES, Icon, Track

if TYPE_CHECKING:
    from gugong.engine.state import State

NAME: Final = "stairs"
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
        assert self.on[seat] != NO_TRACK
        return self.track(self.on[seat])

    def to_dict(self, state: State) -> dict[str, object]:
        laid = [None if number == NO_TRACK else self.tracks[number].name for number in self.laid]
        return {
            "left": laid[LEFT],
            "right": laid[RIGHT],
            "on": [None if side == NO_TRACK else SIDES[side] for side in self.on],
        }

    def values(self, state: State) -> object:
        return (tuple(self.laid), tuple(self.on))

    def take(self, state: State, values: object) -> None:
        assert isinstance(values, tuple)
        laid, on = values
        self.laid, self.on = list(laid), list(on)

    def read(self, state: State, data: dict[str, object]) -> None:
        unknown = set(data) - {*SIDES, "on"}
        if unknown:
            raise PositionError("", because("position-unknown-key", given=repr(sorted(unknown)[0])))
        for side, key in enumerate(SIDES):
            names = [track.name if track.side == side else "" for track in self.tracks]
            name = data.get(key, next(track.name for track in self.tracks if track.side == side))
            if not name or name not in names:
                raise PositionError(key, because("stairs-no-track", side=key, given=repr(name)))
            self.laid[side] = names.index(str(name))
        walking = [step > 0 for step in state.envoy]
        automa = state.rules.automa  # always on the right track (X-SOL-07)
        usual = [SIDES[RIGHT if seat == automa else LEFT] if walks else None for seat, walks in enumerate(walking)]
        sides = data.get("on", usual)
        if not isinstance(sides, list) or len(sides) != len(self.on):
            raise PositionError("on", because("stairs-sides", seats=len(self.on)))
        for seat, name in enumerate(sides):
            if name is not None and name not in SIDES:
                raise PositionError(f"on[{seat}]", because("stairs-no-side", given=repr(name)))
            self._put(state, seat, NO_TRACK if name is None else SIDES.index(name))

    def _put(self, state: State, seat: int, side: int) -> None:
        """An Envoy on its way is on a track, one at the start on none; only an audience leads in from anywhere."""
        inside = state.spot[seat] != NOWHERE
        if side == NO_TRACK and state.envoy[seat] > 0 and not inside:
            raise PositionError(f"on[{seat}]", because("stairs-on-track", step=state.envoy[seat]))
        if side != NO_TRACK and state.envoy[seat] == 0:
            raise PositionError(f"on[{seat}]", because("stairs-on-none", "X-STA-02"))
        if side == LEFT and seat == state.rules.automa:
            raise PositionError(f"on[{seat}]", because("stairs-meng-right", "X-SOL-07"))
        self.on[seat] = side
        if side != NO_TRACK and inside and state.envoy[seat] == state.rules.palace:
            state.envoy[seat] = self.track(side).steps  # `palace` alone says that it is inside, not which step that is

    def check(self, state: State) -> None:
        """An audience is granted after the last day; whoever came in before has a track to step back on."""
        if not any(FRAME_NAMES[type(frame)] == "next-day" for frame in state.stack):
            return
        for seat, side in enumerate(self.on):
            if side == NO_TRACK and state.spot[seat] != NOWHERE:
                raise PositionError(f"on[{seat}]", because("stairs-inside", "X-STA-02"))


def stairs(state: State) -> StairsState:
    """The Stairs on this table."""
    things = state.module_state(NAME)
    assert isinstance(things, StairsState)
    return things


def in_play(state: State) -> bool:
    """Whether this table has the Stairs."""
    return state.rules.brings(NAME)


def condition(state: State, seat: int, step: int) -> Icon:
    """What the space at this step of the Envoy's way asks for; the start, the Palace and right tracks ask nothing."""
    things = stairs(state)
    if things.on[seat] != LEFT:
        return NOTHING
    track = things.track(LEFT)
    return track.spaces[step] if 0 < step < track.steps else NOTHING
