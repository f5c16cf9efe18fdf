"""The Stairs: which track is the shorter way for this seat, and what a space will give or take next Morning."""

from __future__ import annotations

from typing import Final, cast

from gugong.bots.worth import ModuleWorth
from gugong.engine.actions import Answer
from gugong.engine.ids import NOWHERE
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.modules.stairs.rules import tracks
from gugong.modules.stairs.rules.conditions import missing
from gugong.modules.stairs.rules.state import NO_TRACK, StairsState

# What one piece of a condition costs, in steps of the Envoy that could be made meanwhile.
EFFORT: Final = {
    tracks.REVEAL: 0.3,
    tracks.TOKENS: 0.7,
    tracks.DECREE: 2.0,
    tracks.HARBOURS: 3.0,
    tracks.JADE: 2.5,
    tracks.WALL: 1.0,
    tracks.INTRIGUE: 0.4,
    tracks.DOUBLE: 4.0,
    tracks.CARDS: 4.0,
}
ITEM_VP: Final = {tracks.SERVANTS: 0.7, tracks.INTRIGUE: 0.4, tracks.JADE: 3.0, tracks.VP: 1.0}
NEXT_MORNING: Final = 0.6  # how likely the Envoy still stands there


class StairsWorth(ModuleWorth):
    """What the Stairs mean to a seat."""

    def __init__(self, rules: Rules, place: int) -> None:
        super().__init__(rules, place)
        self.palace = rules.palace

    def key(self, state: State) -> object:
        return tuple(self.things(state).on)

    def things(self, state: State) -> StairsState:
        return cast(StairsState, state.module_states[self.place])

    def worth(self, state: State, seat: int) -> float:
        things = self.things(state)
        if state.day >= self.days or things.on[seat] == NO_TRACK:
            return 0.0
        track = things.track_of(seat)
        if state.spot[seat] != NOWHERE:
            return track.upkeep.figure * 0.7 * (self.days - state.day)
        icon = track.spaces[state.envoy[seat]]
        if track.side == tracks.LEFT or icon.kind == tracks.NO_ICON:
            return 0.0
        return icon.figure * ITEM_VP[icon.kind] * NEXT_MORNING

    def detour(self, state: State, seat: int) -> float:
        things = self.things(state)
        if seat == state.rules.automa or things.laid[tracks.LEFT] == NO_TRACK or things.laid[tracks.RIGHT] == NO_TRACK:
            return 0.0
        if things.on[seat] == NO_TRACK:
            return min(self.left(state, seat), things.track(tracks.RIGHT).steps) - self.palace
        return self.conditions(state, seat) if things.on[seat] == tracks.LEFT else 0.0

    def left(self, state: State, seat: int) -> float:
        """The whole way by the left track."""
        return self.things(state).track(tracks.LEFT).steps + self.conditions(state, seat)

    def conditions(self, state: State, seat: int) -> float:
        """What the conditions still ahead on the left track cost, in steps."""
        track = self.things(state).track(tracks.LEFT)
        total = 0.0
        for step in range(state.envoy[seat] + 1, track.steps):
            icon = track.spaces[step]
            if icon.kind != tracks.NO_ICON:
                total += missing(state, seat, icon) * EFFORT[icon.kind]
        return total

    def liking(self, state: State, seat: int, prompt: str, answer: Answer) -> float:
        verb = answer.verb
        if verb == tracks.TRACK or verb == tracks.REVEALS:
            things = self.things(state)
            if things.on[seat] != NO_TRACK:
                return 3.0
            left = verb == tracks.REVEALS or things.tracks[answer.a].side == tracks.LEFT
            way = self.left(state, seat) if left else float(things.track(tracks.RIGHT).steps)
            return 20.0 - way
        if verb == tracks.CLIMB:
            return 2.0
        return 1.0 if verb == tracks.BONUS else 0.0


PART = StairsWorth
