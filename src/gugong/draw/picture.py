"""A picture that needs nothing else: board, players and hand of a view, with style and symbols inside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from gugong.draw.art import STYLE, symbols_in
from gugong.draw.board import board, plan_of
from gugong.draw.hand import hand
from gugong.draw.painter import BOARD_HEIGHT
from gugong.draw.plain import PREFIX, SCOPE, outlined, own, plain_attributes
from gugong.draw.player import player
from gugong.draw.svg import num
from gugong.view import View
from gugong.words.bundles import ENGLISH

MARGIN: Final = 14
BOX: Final = re.compile(r' viewBox="0 0 ([\d.]+) ([\d.]+)"')
CLASSES: Final = re.compile(r'class="([^"]*)"')
CLOTH: Final = ".cloth{fill:var(--table)}svg .over{stroke:none}"


def picture(view: View, names: Sequence[str] = (), language: str = ENGLISH) -> str:
    """The view as one SVG file: the board, the players' boards below it, and the seat's own hand."""
    plan = plan_of(view, language)
    width = plan.width
    drawn = group(board(view, (), language), MARGIN, MARGIN, 1)
    top: float = BOARD_HEIGHT + 2 * MARGIN
    seats = [(view.seat + turn) % plan.rules.seats for turn in range(plan.rules.seats)]
    columns = 3
    scale = (width - MARGIN * (columns - 1)) / columns / 400
    cells = [player(view, seat, (), names[seat] if seat < len(names) else "", language=language) for seat in seats]
    row_tall = max(size_of(cell)[1] for cell in cells) * scale + MARGIN
    for order, cell in enumerate(cells):
        row, column = divmod(order, columns)
        x = MARGIN + column * (400 * scale + MARGIN)
        drawn += group(cell, x, top + row * row_tall, scale)
    top += row_tall * ((len(cells) + columns - 1) // columns)
    if view.state.hands[view.seat]:
        drawn += group(hand(view, (), "", language), MARGIN, top - 8, 1)
        top += 146
    size = f"0 0 {width + 2 * MARGIN} {num(top)}"
    cloth = f'<rect class="cloth" width="{width + 2 * MARGIN}" height="{num(top)}"/>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" class="{SCOPE[1:]}" viewBox="{size}">'
    inside = plain_attributes(own_classes(f"<defs>{symbols_in(drawn)}</defs>{cloth}{outlined(drawn)}"))
    return f"{opening}<style>{style()}</style>{inside}</svg>"


def size_of(drawing: str) -> tuple[float, float]:
    """The size of a drawing, by its view box."""
    found = BOX.search(drawing)
    assert found is not None
    return float(found.group(1)), float(found.group(2))


def group(drawing: str, x: float, y: float, scale: float) -> str:
    """A drawing as a part of a larger one: what was an image of its own becomes a group."""
    where = f' transform="translate({num(x)} {num(y)}) scale({scale:.4g})"'
    inner = BOX.sub(where, drawing, count=1)
    return f"<g{inner.removeprefix('<svg').removesuffix('</svg>')}</g>"


@cache
def style() -> str:
    """The style of the drawings, held to this one picture: a notebook has classes of its own."""
    return own(STYLE + CLOTH)


def own_classes(markup: str) -> str:
    """Markup with the same names as its style."""
    return CLASSES.sub(lambda found: f'class="{" ".join(PREFIX + name for name in found[1].split())}"', markup)
