"""A view becomes a picture: the board, the players' boards, the cards, as SVG.

Everything is drawn from the view alone, so a picture tells no more than its view. docs/drawing.md is the guide.
"""

from __future__ import annotations

from gugong.draw.art import STYLE, SYMBOLS, icon
from gugong.draw.board import REGIONS, board, ground, parts_of_pieces, pieces, windows
from gugong.draw.hand import card, discard, hand
from gugong.draw.lights import Light
from gugong.draw.picture import picture
from gugong.draw.places import answers_by_place, place_of, region_of
from gugong.draw.player import player
from gugong.draw.png import picture_png
from gugong.draw.seats import LETTERS
from gugong.draw.symbols_of import symbols_of

__all__ = [
    "LETTERS",
    "REGIONS",
    "STYLE",
    "SYMBOLS",
    "Light",
    "answers_by_place",
    "board",
    "card",
    "discard",
    "ground",
    "hand",
    "icon",
    "parts_of_pieces",
    "picture",
    "picture_png",
    "pieces",
    "place_of",
    "player",
    "region_of",
    "symbols_of",
    "windows",
]
