"""A picture as PNG, drawn by resvg, which is loaded only for this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.draw.picture import picture
from gugong.errors import Reason, ReasonedError, because
from gugong.view import View
from gugong.words.bundles import ENGLISH

WIDTH: Final = 1400
WIDEST: Final = 10_000


class NoPainter(ReasonedError):
    """The library that paints is not here; it says how to get it."""

    def told(self) -> Reason:
        return because("no-painter")


def picture_png(view: View, names: Sequence[str] = (), width: int = WIDTH, language: str = ENGLISH) -> bytes:
    """The view as a PNG file so many pixels wide; NoPainter if the library that paints is missing."""
    return painted(picture(view, names, language), width)


def painted(svg: str, width: int = WIDTH) -> bytes:
    """An SVG picture of ours as PNG."""
    if not 1 <= width <= WIDEST:
        raise ValueError(f"width: 1 to {WIDEST} pixels are possible, not {width}")
    try:
        import resvg_py
    except ImportError:
        raise NoPainter from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
