"""The players' colours, and the letters that stand beside them on every piece."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "RWLOB"
COLOURS: Final = ("red", "white", "lilac", "orange", "blue")  # by their ids; a voice says `Name("colour", id)`
NEUTRAL: Final = "N"
