"""The players' colours, and the letters that stand beside them on every piece."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "RWLOB"
COLOURS: Final = ("Red", "White", "Lilac", "Orange", "Blue")
NEUTRAL: Final = "N"
