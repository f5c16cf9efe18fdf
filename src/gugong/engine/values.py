"""A position as plain values and back: what pickles carry, what `==` compares, and what keys are made of."""

from __future__ import annotations

from typing import Any

from gugong.engine.frames import FIELDS, FRAME_NAMES, FRAMES, Frame
from gugong.engine.state import Ship, State


def values_of(state: State) -> list[object]:
    """All that `State` is made with but its rules, in that order; what is asked follows from the stack."""
    return [
        state.day,
        state.start,
        state.medal,
        state.active,
        state.board[:],
        state.pile[:],
        state.lower_pile[:],
        state.pile_tail,
        state.dice[:],
        state.map[:],
        state.token_bag[:],
        state.token_discards[:],
        state.houses[:],
        state.tiles,
        state.decree_owners[:],
        state.intrigue[:],
        state.markers[:],
        state.envoy[:],
        state.spot[:],
        state.vp[:],
        state.jade[:],
        state.traveller[:],
        state.tokens[:],
        state.hands[:],
        state.discards[:],
        [None if ship is None else (ship.owner, ship.servants, ship.double) for ship in state.canal],
        state.pool[:],
        state.pool_neutral[:],
        state.supply[:],
        state.supply_neutral[:],
        state.wall[:],
        state.wall_double[:],
        state.double[:],
        state.rewards[:],
        state.holder_known[:],
        state.zone_known[:],
        state.final_items,
        [module_state.values(state) for module_state in state.module_states],
        [(FRAME_NAMES[type(frame)], *frame.row()) for frame in state.stack],
    ]


CANAL = 25  # the places of what is more than numbers
MODULES = 37
STACK = 38


def state_from(begun: State, values: list[object]) -> State:
    """The position that `values_of` told, with nothing asked yet; `begun` is a table of the same kind before set-up."""
    canal, told, stack = values[CANAL], values[MODULES], values[STACK]
    assert isinstance(canal, list)
    assert isinstance(told, list)
    assert isinstance(stack, list)
    ships = [None if ship is None else Ship(*ship) for ship in canal]
    frames: list[Frame] = [_frame(name, row) for name, *row in stack]
    fresh = [module_state.copy() for module_state in begun.module_states]
    figures: list[Any] = [*values[:CANAL], ships, *values[CANAL + 1 : MODULES], fresh, frames, None]
    state = State(begun.rules, *figures)
    for module_state, each in zip(state.module_states, told, strict=True):
        module_state.take(state, each)
    return state


def _frame(name: str, row: list[Any]) -> Frame:
    """The frame with this row; `seats` is the rest of it."""
    fields = FIELDS[name]
    if fields and fields[-1] == "seats":
        row = [*row[: len(fields) - 1], tuple(row[len(fields) - 1 :])]
    return FRAMES[name](*row)


def key_of(state: State) -> tuple[object, ...]:
    """The same values, to be hashed and compared."""
    values = [tuple(value) if isinstance(value, list) else value for value in values_of(state)]
    values[MODULES] = _frozen(values[MODULES])
    return tuple(values)


def _frozen(value: object) -> object:
    """Lists as tuples, objects as sets of pairs."""
    if isinstance(value, list | tuple):
        return tuple([_frozen(each) for each in value])
    if isinstance(value, dict):
        return frozenset([(key, _frozen(each)) for key, each in value.items()])
    return value
