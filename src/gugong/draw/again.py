"""What was drawn before is not drawn again: a part of a drawing is kept by all that it shows.

Whoever draws says what it looks at (`Painter.shows`); which lights it asks for is noted while it draws. A part with a
light in it is always drawn anew. A test draws whole games twice, with and without this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gugong.draw.painter import Sheet

MOST_KEPT: Final = 4096  # some 3 kB each

_kept: dict[tuple[object, ...], tuple[frozenset[str], str]] = {}


def again(sheet: Sheet, key: tuple[object, ...], draw: Callable[[], str]) -> str:
    """What `draw` draws on the sheet; if all in the key is as it was and no light is in it, only found."""
    key = (sheet.plan, *key)
    kept = _kept.get(key)
    lit = sheet.lit
    if kept is not None and kept[0].isdisjoint(lit.lights):
        lit.asked |= kept[0]  # a part may be in a part
        return kept[1]
    before, lit.asked = lit.asked, set()
    drawn = draw()
    asked, lit.asked = lit.asked, before | lit.asked
    if asked.isdisjoint(lit.lights):
        if len(_kept) >= MOST_KEPT:
            for old in list(_kept)[: MOST_KEPT // 4]:
                del _kept[old]
        _kept[key] = (frozenset(asked), drawn)
    return drawn


def forget() -> None:
    """Draw everything anew from now on."""
    _kept.clear()
