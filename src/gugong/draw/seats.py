"""The letters that stand beside the players' colours on every piece; a colour's name is the message `colour-R`."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "RWLOB"
NEUTRAL: Final = "N"
