"""What anything drawn is, and what it means for a player now; a module tells about its own things."""

from __future__ import annotations

from gugong.engine.state import State
from gugong.explain.about.board import BOARD
from gugong.explain.about.officials import OFFICIALS
from gugong.explain.about.players import PLAYERS
from gugong.explain.about.tracks import TRACKS
from gugong.explain.drawn import About, Drawn
from gugong.explain.module_speech import in_play

TOLD = {**BOARD, **OFFICIALS, **PLAYERS, **TRACKS}


def about(state: State, seat: int, drawn: Drawn) -> About | None:
    """What there is to say about a thing, to this seat; None for an id that stands for nothing.

    `state` is what the seat may know of the position, so nothing hidden can be said. For NOBODY, who watches, the lines
    that tell of the reader are left out.
    """
    for speech in in_play(state):
        told = speech.tell_about(state, seat, drawn)
        if told is not None:
            return told
    find = TOLD.get(drawn.kind)
    return None if find is None else find(state, seat, drawn)
