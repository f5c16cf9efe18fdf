"""A position as plain values and back: what pickles carry, what `==` compares, and what keys are made of."""

from __future__ import annotations

from typing import Any, Final

from gugong.engine.frames import FIELDS, FRAME_NAMES, FRAMES, SEATS, Frame, arguments_of
from gugong.engine.state import Ship, State

# What `State` is made with beside its rules and what is asked, which follows from the stack.
NAMES: Final = [name for name in arguments_of(State) if name not in ("rules", "pending")]
CANAL: Final = NAMES.index("canal")  # the places of what is more than numbers
MODULES: Final = NAMES.index("module_states")
STACK: Final = NAMES.index("stack")


def values_of(state: State) -> list[object]:
    """All that the position is made of, in the order of `NAMES`."""
    values: list[object] = []
    for name in NAMES:
        value = getattr(state, name)
        values.append(value[:] if isinstance(value, list) else value)
    values[CANAL] = [None if ship is None else (ship.owner, ship.servants, ship.double) for ship in state.canal]
    values[MODULES] = [module_state.values(state) for module_state in state.module_states]
    values[STACK] = [(FRAME_NAMES[type(frame)], *frame.row()) for frame in state.stack]
    return values


def state_from(begun: State, values: list[object]) -> State:
    """The position that `values_of` told, with nothing asked yet; `begun` is a table of the same kind before set-up."""
    canal, told, stack = values[CANAL], values[MODULES], values[STACK]
    assert isinstance(canal, list)
    assert isinstance(told, list)
    assert isinstance(stack, list)
    made: dict[str, Any] = dict(zip(NAMES, values, strict=True))
    made["canal"] = [None if ship is None else Ship(*ship) for ship in canal]
    made["module_states"] = [module_state.copy() for module_state in begun.module_states]
    made["stack"] = [_frame(name, row) for name, *row in stack]
    state = State(rules=begun.rules, pending=None, **made)
    for module_state, each in zip(state.module_states, told, strict=True):
        module_state.take(state, each)
    return state


def _frame(name: str, row: list[Any]) -> Frame:
    """The frame with this row; `seats` is the rest of it."""
    fields = FIELDS[name]
    if fields and fields[-1] == SEATS:
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
