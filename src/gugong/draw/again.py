"""What was drawn before is not drawn again: a part of a drawing is kept by all that it shows.

Whoever draws says what it looks at (`Painter.shows`); which lights it asks for is noted while it draws. A part with a
light in it is always drawn anew. A test draws whole games twice, with and without this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gugong.draw.lights import Lamps
from gugong.draw.painter import Sheet

MOST_KEPT: Final = 4096  # some 3 kB each

_kept: dict[tuple[object, ...], tuple[frozenset[str], str]] = {}


class Noting(Lamps):
    """Lights that note which places were asked for."""

    def __init__(self, lamps: Lamps) -> None:
        super().__init__((), lamps.tags)
        self.update(lamps)
        self.asked: set[str] = set()

    def __contains__(self, name: object) -> bool:
        self.asked.add(str(name))
        return super().__contains__(name)

    def get(self, name: str, other: Any = None) -> Any:
        """The lights of a place."""
        self.asked.add(name)
        return super().get(name, other)


def again(sheet: Sheet, key: tuple[object, ...], draw: Callable[[], str]) -> str:
    """What `draw` draws on the sheet; if all in the key is as it was and no light is in it, only found."""
    key = (sheet.plan, *key)
    kept = _kept.get(key)
    lit = sheet.lit
    if kept is not None and (not lit or kept[0].isdisjoint(lit)):
        return kept[1]
    sheet.lit = noting = Noting(lit)
    try:
        drawn = draw()
    finally:
        sheet.lit = lit
    if noting.asked.isdisjoint(lit):
        if len(_kept) >= MOST_KEPT:
            for old in list(_kept)[: MOST_KEPT // 4]:
                del _kept[old]
        _kept[key] = (frozenset(noting.asked), drawn)
    return drawn


def forget() -> None:
    """Draw everything anew from now on."""
    _kept.clear()
