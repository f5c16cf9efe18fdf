"""The smallest pieces of markup: numbers, words, uses of a symbol.

A drawing has hundreds of them, and nearly all were in the drawing before it: so each is kept by what it was made from.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape as _escape

CENTRED = ' text-anchor="middle"'
MINUS = "\N{MINUS SIGN}"

kept = lru_cache(maxsize=8192, typed=True)  # typed: 1 and 1.0 are not written alike


@kept
def num(value: float) -> str:
    """A coordinate, to a tenth of a unit."""
    if not value:  # 0 and -0.0 are one key
        return "0"
    return f"{value:.1f}".removesuffix(".0")


def escape(words: str) -> str:
    """Words that may stand in an attribute or between tags."""
    return _escape(words, quote=True)


@kept
def use(symbol: str, x: float, y: float, width: float, height: float | None = None, more: str = "") -> str:
    """A symbol of the sheet; square unless a height is given. `more` is further attributes, with a space before."""
    tall = width if height is None else height
    return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(tall)}"{more}/>'


@kept
def text(x: float, y: float, size: float, look: str, words: object, anchor: str = "middle") -> str:
    """A line of words; in the middle unless told otherwise, as every drawing says at its root."""
    more = f' class="{look}"' if look else ""
    if anchor != "middle":
        more += f' text-anchor="{anchor}"'
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{more}>{escape(str(words))}</text>'


@kept
def number(x: float, y: float, size: float, value: object) -> str:
    """A figure in the dark serif of cards and blossoms, centred."""
    return f'<text class="n ik" x="{num(x)}" y="{num(y)}" font-size="{num(size)}">{value}</text>'


@kept
def rect(look: str, x: float, y: float, width: float, height: float, rx: float = 0) -> str:
    """A rectangle."""
    round_ = f' rx="{num(rx)}"' if rx else ""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f'<rect class="{look}" {box}{round_}/>'


@kept
def circle(look: str, x: float, y: float, r: float) -> str:
    """A circle."""
    return f'<circle class="{look}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def path(look: str, d: str) -> str:
    """A path."""
    return f'<path class="{look}" d="{d}"/>'


def moved(x: float, y: float, body: str, scale: float = 1) -> str:
    """Something drawn at its own origin, put where it belongs."""
    larger = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){larger}">{body}</g>'


def signed(value: int) -> str:
    """A change with its sign, as printed on the boards."""
    return f"+{value}" if value >= 0 else f"{MINUS}{-value}"
