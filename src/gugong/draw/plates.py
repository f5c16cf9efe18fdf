"""The small printed plates: what an official offers, and the places over them that can be lit."""

from __future__ import annotations

from typing import Final

from gugong.draw.lights import Glow, place
from gugong.draw.painter import Sheet
from gugong.draw.svg import MINUS, moved, num, path, rect, text, use

HEIGHT: Final = 17
PITCH: Final = 19


def plate(x: float, y: float, width: float, body: str, letter: str = "", height: float = HEIGHT) -> str:
    """A paper plate; the letter of an option stands on red at its left."""
    ground = rect("abr", 0, 0, width, height, 3)
    if letter:
        ground += rect("abl", 0, 0, 13, height, 3) + text(6.5, 12.6, 11, "abt", letter)
    return moved(x, y, ground + body)


def price(servants: int, x: float = 15) -> str:
    """What an option costs: so many Servants."""
    return text(x, 13, 11, "pm", f"{MINUS}{servants}", "start") + use("servant-any", x + 13, 3, 11.5)


def figure(x: float, what: object) -> str:
    """A figure on a plate."""
    return text(x, 13, 11, "abn", what)


def arrow(x: float, y: float) -> str:
    """A short arrow: this for that."""
    return path("ik", f"M{num(x)} {num(y - 1)}h5v-2.5l4 3.5-4 3.5v-2.5h-5Z")


def house_plate(x: float, y: float, what: int) -> str:
    """The price of a house: a number and a Servant."""
    return (
        rect("hpl", x, y, 30, 15, 3)
        + text(x + 9, y + 11.8, 12.5, "abn", what)
        + use("servant-any", x + 16, y + 1.5, 11.5)
    )


def hot(sheet: Sheet, name: str, x: float, y: float, width: float, height: float = HEIGHT, label: str = "") -> str:
    """A place over something printed: it can be pointed at, and lit."""
    if name not in sheet.lit:
        key = ("hot", name)
        kept = sheet.plan.kept.get(key)
        if kept is None:
            kept = sheet.plan.kept[key] = f'<g id="{name}" class="plate">{rect("hit", x, y, width, height)}</g>'
        return kept
    body = rect("hit", x, y, width, height)
    glow = Glow(rect("glow", x - 1, y - 1, width + 2, height + 2, 4), x + width + 4, y + height / 2)
    return place(sheet.lit, name, "plate", label, body, glow)
