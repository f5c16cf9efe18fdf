"""A picture that needs nothing else: board, players and hand of a view, with style and symbols inside."""

from __future__ import annotations

from collections.abc import Sequence

from gugong.draw.art import STYLE, symbols_in
from gugong.draw.board import board, plan_of
from gugong.view import View


def picture(view: View, names: Sequence[str] = ()) -> str:
    """The view as one SVG file."""
    plan = plan_of(view)
    drawn = board(view)
    size = f'viewBox="0 0 {plan.width} 700"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{STYLE}</style>'
        f"<defs>{symbols_in(drawn)}</defs>{drawn}</svg>"
    )
