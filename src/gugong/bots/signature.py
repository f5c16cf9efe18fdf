"""A number for a position as one seat sees it: equal positions give equal numbers.

What the seat cannot see is left out, so that a position in a bot's head and the view of the real one can be compared.
"""

from __future__ import annotations

from gugong.bots.worth import ModuleWorth
from gugong.engine.frames import FRAME_NAMES
from gugong.engine.state import State


def signature(state: State, seat: int, worths: list[ModuleWorth]) -> int:
    """The position with its question, in one number; `worths` has one for each module in play."""
    ships: list[int] = []
    for ship in state.canal:
        ships.append(-1 if ship is None else ship.owner * 16 + ship.servants * 4 + ship.double)
    frames: list[object] = []
    for frame in state.stack:
        frames.append(FRAME_NAMES[type(frame)])
        frames.extend(frame.row())
    for each in worths:
        frames.append(each.key(state))
    asked = state.pending
    return hash(
        (
            (state.day, state.start, state.medal, state.active, state.tiles),
            None if asked is None else (asked.seat, len(asked.options), asked.options[0].id),
            tuple(frames),
            tuple(state.board),
            tuple(state.dice),
            tuple(state.map),
            tuple(state.houses),
            tuple(state.decree_owners),
            tuple(state.intrigue),
            tuple(state.markers),
            tuple(state.envoy),
            tuple(state.spot),
            tuple(state.vp),
            tuple(state.jade),
            tuple(state.traveller),
            tuple(state.tokens),
            state.hands[seat],
            tuple(sorted(state.discards[seat])),
            tuple(ships),
            tuple(state.pool),
            tuple(state.pool_neutral),
            tuple(state.supply),
            tuple(state.supply_neutral),
            tuple(state.wall),
            tuple(state.wall_double),
            tuple(state.double),
            tuple(state.rewards),
        )
    )
