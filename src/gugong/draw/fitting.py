"""Words that must fit: how wide they will be, and smaller letters where that is too wide.

A drawing is text, and nobody measures it before a browser does; so the width is estimated, rather too wide than too
narrow, by four sorts of letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gugong.draw.svg import text

THIN: Final = frozenset("iíîïjlłtfrI.,;:'’|!()[]-/ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}1")
WIDE: Final = frozenset("mwMWœŒ—…")
BOLD: Final = ("ttl", "n", "abn", "pnd", "gtt", "payt", "rte", "wht", "plqt")  # looks in bold letters
THIN_PART, USUAL_PART, CAPITAL_PART, WIDE_PART = 0.33, 0.54, 0.68, 0.86  # of the size of the letters
BOLDER: Final = 1.05
SMALLEST: Final = 0.6  # of the size that is printed where it fits


@lru_cache(maxsize=2048)
def width_of(words: str, size: float, look: str = "") -> float:
    """About how wide a line is."""
    parts = sum(
        THIN_PART if each in THIN else WIDE_PART if each in WIDE else CAPITAL_PART if each.isupper() else USUAL_PART
        for each in words
    )
    return parts * size * (BOLDER if look.partition(" ")[0] in BOLD else 1)


def fitted(size: float, look: str, words: str, room: float) -> float:
    """The size at which a line has room."""
    wide = width_of(words, size, look)
    return size if wide <= room else max(size * room / wide, size * SMALLEST)


def line(x: float, y: float, size: float, look: str, words: str, room: float, anchor: str = "middle") -> str:
    """A line of words, no wider than its room."""
    return text(x, y, fitted(size, look, words, room), look, words, anchor)


def lines(x: float, y: float, size: float, look: str, words: str, room: float, pitch: float, rows: int) -> str:
    """Words over several lines, as the translator broke them; more lines than there are rows stand closer."""
    broken = words.split("\n")
    closer = min(1.0, rows / len(broken))
    return "".join(
        line(x, y + row * pitch * closer, size * closer, look, each, room) for row, each in enumerate(broken)
    )


def spread(heights: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Heights of labels moved apart where they would overlap, none beyond the bottom; the order stays."""
    placed: list[float] = []
    for y in heights:
        placed.append(max(y, placed[-1] + gap) if placed else y)
    over = placed[-1] - bottom if placed else 0.0
    return [max(top + gap * place, y - max(0.0, over)) for place, y in enumerate(placed)]
