"""Which piece is placed: a Servant, or the Double worth two, or worth one if its owner says so (A-25)."""

from __future__ import annotations

from gugong.engine.actions import A_SERVANT, THE_DOUBLE, THE_DOUBLE_AS_ONE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame
from gugong.engine.ids import POOL
from gugong.engine.state import State


def pieces(state: State, seat: int, zone: int, room: int) -> list[Answer]:
    """The pieces of the pool or the supply that can be placed where there is `room` for so much worth."""
    place = state.rules.answers.place
    found: list[Answer] = []
    if state.pool[seat] if zone == POOL else state.supply[seat]:
        found.append(place[A_SERVANT])
    if state.double[seat] == zone:
        found.append(place[THE_DOUBLE])
        if room >= 2:
            found.append(place[THE_DOUBLE_AS_ONE])
    return found


def ask_which(state: State, frame: Frame, seat: int, prompt: str, options: list[Answer]) -> Decision | None:
    """Ask for a frame which piece it places; the only one there is goes without asking.

    An aside can take the last piece away while the question is open; then there is nothing to place.
    """
    if len(options) > 1:
        return state.ask(seat, prompt, options)
    if options:
        frame.answer(state, options[0])
    else:
        state.pop()
    return None


def has_piece(state: State, seat: int, zone: int) -> bool:
    """Whether there is anything to place."""
    return (state.pool[seat] if zone == POOL else state.supply[seat]) > 0 or state.double[seat] == zone


def worth_placed(answer: Answer, room: int) -> int:
    """What the Double counts where it is placed: 2, or 1 by choice or for want of room; 0 for a Servant."""
    if answer.a == A_SERVANT:
        return 0
    return 2 if answer.a == THE_DOUBLE and room >= 2 else 1


def take_piece(state: State, seat: int, zone: int, answer: Answer, to: int) -> None:
    """Take the piece out of the zone; the Double is now `to`."""
    if answer.a != A_SERVANT:
        state.double[seat] = to
        state.tell("double-placed", "B-DBL-04", seat)
    elif zone == POOL:
        state.pool[seat] -= 1
    else:
        state.supply[seat] -= 1
