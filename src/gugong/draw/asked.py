"""What of a drawing can be asked about: an id taken apart, and spots for what is only printed."""

from __future__ import annotations

from typing import Final

from gugong.draw.seats import LETTERS
from gugong.engine.ids import NOBODY
from gugong.explain.drawn import Drawn

PIECE: Final = "pc"


def drawn(id: str) -> Drawn:
    """An id of the drawing taken apart: a capital is the letter of the seat whose thing it is."""
    parts = id.split("-")
    for place, part in enumerate(parts):
        if part in LETTERS:
            return Drawn(id, "-".join(parts[:place]), LETTERS.index(part), "-".join(parts[place + 1 :]))
    first = 2 if parts[0] == PIECE else 1
    return Drawn(id, "-".join(parts[:first]), NOBODY, "-".join(parts[first:]))


def spot(name: str, x: float, y: float, width: float, height: float) -> str:
    """An area that is asked about under a name: nothing is seen of it."""
    box = f'x="{round(x)}" y="{round(y)}" width="{round(width)}" height="{round(height)}"'
    return f'<rect class="hit" data-about="{name}" {box}/>'
