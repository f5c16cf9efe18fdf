"""The Jade market: houses with their prices, and the square."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.art import scenery
from gugong.draw.cards import official
from gugong.draw.fitting import line, lines
from gugong.draw.lights import glow_box, place
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.plates import house_plate
from gugong.draw.svg import circle, num, path, rect, text, use
from gugong.engine.actions import Answer
from gugong.engine.ids import JADE, LOCATIONS
from gugong.engine.state import State

CARD: Final = (889, 397)
ROWS: Final = (382, 458)
SQUARE: Final = (1147, 428)


def house_at(plan: Plan, house: int) -> tuple[float, float, float]:
    """The middle, the top of the wall and the scale of a house: two rows, as wide as there is room."""
    columns = (len(plan.rules.side.jade_houses) + 1) // 2
    row, column = divmod(house, columns)
    pitch = 72 if columns <= 2 else 162 / columns
    first = 992 if columns <= 2 else 957 + pitch / 2
    return first + column * pitch, ROWS[row], min(1, pitch / 54)


class Jade(Painter):
    """The market."""

    name = "jade"
    places: ClassVar[dict[str, str]] = {"house": "jade"}
    holds = (LOCATIONS[JADE], *CARD)

    def ground(self, plan: Plan, box: Box) -> str:
        parts = [scenery()["jade"]]
        for house, price in enumerate(plan.rules.side.jade_houses):
            x, y, _ = house_at(plan, house)
            parts.append(rect("hwall", x - 20, y, 40, 32))
            parts.append(path("hroof", f"M{num(x - 26)} {num(y + 2)}q16-4 26-17q10 13 26 17l-3 4h-46Z"))
            parts.append(circle("nojade", x, y + 16, 9) + house_plate(x - 15, y + 30, price))
        x, y = SQUARE
        parts.append(circle("sq", x, y, 25) + use("jade", x - 19, y - 24, 21) + use("jade", x - 2, y - 25, 21))
        parts.append(use("jade", x - 11, y - 10, 22))
        parts.append(house_plate(x - 15, y + 18, plan.rules.figures.tracks.jade_square_price))
        parts.append(lines(x, y + 48, 9.5, "cap", plan.say("board-square"), 60, 11.5, 3))
        parts.append(line(890, 376, 14.5, "ttl", plan.say("board-jade"), 70, "start"))
        parts.append(line(920, 513, 9.5, "cap", plan.say("board-pay-the-house"), 72))
        return "".join(parts)

    def shows(self, state: State) -> tuple[object, ...]:
        return (state.board[JADE], *state.houses)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        prices, full = sheet.rules.side.jade_houses, sheet.state.houses
        parts = [self.house(sheet, house, price, full[house]) for house, price in enumerate(prices)]
        x, y = SQUARE
        square = sheet.rules.figures.tracks.jade_square_price
        said = sheet.plan.label("board-square-label", price=square)
        glow = glow_box(x - 28, y - 28, 56, 62, 12)
        body = circle("hit", x, y, 26)
        if "jade-square" in sheet.lit:
            body += reduced(sheet, sheet.rules.answers.square, square, x, y + 18)
        parts.append(place(sheet.lit, "jade-square", "sqr", said, body, glow))
        parts.append(official(sheet, JADE, *CARD))
        left = tuple(price for price, there in zip(prices, full, strict=True) if there)
        label = sheet.plan.label("board-jade-label" if left else "board-jade-label_none", prices=left, square=square)
        return f'<g id="region-jade" role="group" aria-label="{label}">{"".join(parts)}</g>'

    def house(self, sheet: Sheet, house: int, price: int, there: int) -> str:
        """A house, with its Jade as long as nobody has bought it."""
        x, y, _ = house_at(sheet.plan, house)
        body = f'<g id="pc-jade-{house}">{use("jade", x - 12, y + 4, 24)}</g>' if there else ""
        body += rect("hit", x - 24, y - 14, 48, 60)
        if f"house-{house}" in sheet.lit:
            body += reduced(sheet, sheet.rules.answers.house[price], price, x, y + 30)
        said = sheet.plan.label("board-house" if there else "board-house_empty", price=price)
        return place(sheet.lit, f"house-{house}", "hs", said, body, glow_box(x - 26, y - 17, 52, 65, 10))

    def window(self, box: Box) -> dict[str, Box]:
        return {"jade": Box(882, 358, 296, 162)}


def reduced(sheet: Sheet, answer: Answer, printed: int, x: float, y: float) -> str:
    """What this seat would pay, where that is not what is printed: the old price struck out."""
    price = sheet.rules.officials[JADE].price(sheet.state, sheet.view.seat, answer)
    if price == printed:
        return ""
    old = text(x - 16, y + 11.8, 11, "abn", printed) + path("strike", f"M{num(x - 21)} {num(y + 8)}h10")
    now = text(x + 1, y + 11.8, 12.5, "pos", price) + use("servant-any", x + 8, y + 1.5, 11.5)
    return rect("hpl", x - 23, y, 45, 15, 3) + old + now
