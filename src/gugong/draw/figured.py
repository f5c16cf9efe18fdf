"""Symbols that show a figure: where an owner's catalog has another one than was drawn, the symbol shows that.

Such a symbol is called `t-vp-2=5`: the drawing of `t-vp-2` with a 5 in it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from gugong.draw.art import boxes, symbol_for, symbols
from gugong.draw.svg import moved, text, use
from gugong.engine.figures import DecreeTile, Figures

WRITTEN: Final = re.compile(r"(<text[^>]*>[^<\d]*)(\d+)")
COUNTED: Final = re.compile(r"^(.*-)(\d+)$")  # symbols that draw so many things, as t-servants-2
INSIDE: Final = re.compile(r"^<symbol[^>]*>(.*)</symbol>$", re.DOTALL)
IS: Final = "="


def token_symbol(figures: Figures, kind: int) -> str:
    """The symbol of a Travel Token, with the catalog's figure."""
    printed = figures.tokens[kind]
    model = next((each for each in figures.tokens if each.name == printed.effect), printed)  # what a brown one is like
    return _with(symbol_for(f"t-{printed.effect}", f"t-{printed.name}"), model.figures)


def action_symbol(figures: Figures, effect: str) -> str:
    """The symbol of what a Gift Card does, with the catalog's figure."""
    return _with(symbol_for(f"a-{effect}", f"loc-{effect}", "a-none"), figures.actions.get(effect, {}))


def decree_symbol(tile: DecreeTile) -> str:
    """The symbol of a Decree; of its figures, only the steps of the Intrigue marker are drawn in it."""
    symbol = symbol_for(f"d-{tile.name}", "loc-decrees")
    return with_figure(symbol, tile.figures["steps"]) if "steps" in tile.figures else symbol


@cache
def with_figure(symbol: str, value: int) -> str:
    """The symbol, or the one that shows this value instead of the figure drawn in it, if there is one in it."""
    written = WRITTEN.search(symbols().get(symbol, ""))
    if written is not None:
        return symbol if int(written[2]) == value else f"{symbol}{IS}{value}"
    counted = COUNTED.match(symbol)
    if counted is None or int(counted[2]) == value:
        return symbol
    other = f"{counted[1]}{value}"
    return other if other in symbols() else f"{counted[1]}1{IS}{value}"


@cache
def inside(symbol: str) -> str:
    """What is drawn in a symbol with a figure of its own, in its own units."""
    name, _, value = symbol.partition(IS)
    found = INSIDE.match(symbols()[name])
    drawn = found[1] if found is not None else ""
    changed, written = WRITTEN.subn(rf"\g<1>{value}", drawn, count=1)
    return changed if written else drawn + text(25, 29, 16, "n wht ft", f"×{value}")


def drawn(symbol: str, x: float, y: float, width: float, height: float | None = None) -> str:
    """A symbol of either sort at its place; square unless a height is given."""
    if IS not in symbol:
        return use(symbol, x, y, width, height)
    return moved(x, y, inside(symbol), width / float(boxes()[symbol.partition(IS)[0]].split()[2]))


def _with(symbol: str, figures: Mapping[str, int]) -> str:
    return with_figure(symbol, next(iter(figures.values()))) if figures else symbol
