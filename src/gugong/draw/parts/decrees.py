"""Decrees: scrolls on the wall, two of each level; those of further levels hang on the wings."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.art import scenery
from gugong.draw.cards import official
from gugong.draw.figured import decree_symbol
from gugong.draw.figured import drawn as drawn_with
from gugong.draw.fitting import line
from gugong.draw.lights import Glow, place
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.seats import LETTERS
from gugong.draw.svg import MINUS, circle, moved, num, number, path, rect, text, use
from gugong.draw.words import people
from gugong.engine.figures import DecreeTile
from gugong.engine.ids import DECREES, LOCATIONS
from gugong.engine.state import State
from gugong.words.phrase import Person

CARD: Final = (889, 166)
GRID: Final = Box(956, 142, 220, 210)
BOARD_LEVELS: Final = 3
# Where a figure of a tile stands on its drawing, and how large.
FIGURES: Final = {"each": (60, 28, 16), "end_vp": (62, 29.5, 20), "vp_each_morning": (70.5, 28, 15)}
FOR_ONE: Final = ("vp-per-3-vp",)  # so many things make 1 VP


def emblem(tile: DecreeTile, x: float, y: float, width: float) -> str:
    """What a Decree does, as a drawing with its figures; 84 by 44 at its own size."""
    drawn = drawn_with(decree_symbol(tile), 0, 0, 84, 44)
    for name, (across, down, size) in FIGURES.items():
        if name in tile.figures:
            drawn += figure(across, down, size, tile.figures[name])
    per = tile.figures.get("per", 1)
    if tile.name in FOR_ONE:
        drawn += figure(19, 28, 16, per) + figure(60, 28, 16, 1)
    elif "per" in tile.figures:
        drawn += figure(30, 29, 13, f"÷{per}")
    return moved(x, y, drawn, width / 84)


def figure(x: float, y: float, size: float, value: object) -> str:
    """A figure of a tile; pages write it larger, since all of the emblem is drawn smaller."""
    return text(x, y, size, "n ik fd", value)


def wing_tiles(state: State) -> list[int]:
    """The Decrees that do not hang on the main board."""
    return [tile for tile in state.tiles if state.rules.figures.decrees[tile].level > BOARD_LEVELS]


def scroll(sheet: Sheet, tile: int, box: Box) -> str:
    """A Decree as a place: its scroll, and the Servants of those who own it."""
    state, plan = sheet.state, sheet.plan
    printed = sheet.rules.figures.decrees[tile]
    key = ("scroll", tile, box)
    kept = plan.kept.get(key)
    if kept is None:
        kept = plan.kept[key] = paper(plan, tile, box)
    owners = [seat for seat in range(sheet.rules.seats) if state.owns(seat, tile)]
    pieces = ""
    x, y = seat_at(plan, box, 0)
    step = seat_at(plan, box, 1)[0] - x
    for place_, seat in enumerate(owners):
        letter = LETTERS[seat]
        servant = use(f"servant-{letter}", x - 1 + step * place_, y - 2, 16)
        pieces += f'<g id="pc-servant-{letter}-decree-{printed.name}">{servant}</g>'
    owned = people(Person(seat) for seat in owners)
    label = plan.label("board-decree", tile=plan.thing("decree", tile), cost=printed.cost, owners=owned)
    shape = rect("glow", box.x + 1, box.y - 1, box.width - 2, box.height + 2, 4)
    glow = Glow(shape, box.x + box.width - 9, box.y + box.height - 7)
    if f"decree-{printed.name}" in sheet.lit and not state.owns(sheet.view.seat, tile):
        pieces += written_out(sheet, tile, box)
    return place(sheet.lit, f"decree-{printed.name}", "dec", label, kept + pieces, glow)


def written_out(sheet: Sheet, tile: int, box: Box) -> str:
    """What this seat would pay now, and the Servant it would place: printed price, rivals and discount in one."""
    price = sheet.rules.officials[DECREES].price(sheet.state, sheet.view.seat, sheet.rules.answers.decree[tile])
    x, y = box.x + 1, box.y + box.height - 24
    return rect("hpl", x, y, 29, 16, 3) + text(x + 14.5, y + 12.3, 12, "abn", f"{price}+1")


def seat_at(plan: Plan, box: Box, owner: int) -> tuple[float, float]:
    """Where the Servant of the first, second … owner stands."""
    room = (box.width - 37) / max(5, plan.rules.seats)
    return box.x + 29.5 + owner * room, box.y + box.height - 23


def paper(plan: Plan, tile: int, box: Box) -> str:
    """The scroll itself: level, price, drawing, VP and the dashed places of owners."""
    printed = plan.rules.figures.decrees[tile]
    x, y, width, height = box
    rods = (
        f"M{num(x)} {num(y)}h{num(width)}v6h-{num(width)}zM{num(x)} {num(y + height - 6)}h{num(width)}v6h-{num(width)}z"
    )
    parts = [path("rod", rods), rect("silk", x + 4, y + 5, width - 8, height - 10)]
    parts.append(rect(f"lv{min(4, printed.level)}", x + 4, y + 6, 22, height - 12))
    for pip in range(printed.level):
        parts.append(circle("pip", x + 15 + (pip - (printed.level - 1) / 2) * 5, y + 12.5, 1.9))
    back = printed.figures.get("envoy_back", 0)
    if back:
        parts.append(text(x + 15, y + height - 29, 12, "cst", f"{MINUS}{back}"))
        parts.append(use("envoy", x + 8.5, y + height - 27, 13, 17, ' class="pA"'))
    else:
        parts.append(
            text(x + 15, y + height - 27, 15, "cst", printed.cost) + use("servant-any", x + 8, y + height - 23.5, 14)
        )
    parts.append(emblem(printed, x + 28, y + 8, 55 if width < 120 else 66))
    if printed.vp:
        parts.append(use("vp", x + width - 23, y + 8, 19) + number(x + width - 13.5, y + 21.5, 11.5, printed.vp))
    if printed.figures.get("envoy", 0):
        parts.append(use("t-envoy", x + width - 27, y + 5, 25))
    if printed.figures.get("max", 0):
        small = width < 120
        right, foot, size = (x + width - 7, y + 42.5, 8.0) if small else (x + width - 10, y + 34, 10.0)
        parts.append(line(right, foot, size, "payt", plan.say("board-max", n=printed.figures["max"]), 36, "end"))
    for owner in range(plan.rules.seats):
        left, top = seat_at(plan, box, owner)
        parts.append(rect("seat", left, top, 13, 13, 2))
    return "".join(parts)


class Decrees(Painter):
    """The hall of scrolls."""

    name = "decrees"
    places: ClassVar[dict[str, str]] = {"decree": "decrees"}
    holds = (LOCATIONS[DECREES], *CARD)

    def ground(self, plan: Plan, box: Box) -> str:
        return (
            scenery()["decrees"]
            + line(890, 154, 14.5, "ttl", plan.say("board-decrees"), 64, "start")
            + line(920, 307, 9.5, "cap", plan.say("board-then-place"), 72)
        )

    def shows(self, state: State) -> tuple[object, ...]:
        return (state.board[DECREES], state.tiles, *state.decree_owners)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        tiles_of = sheet.rules.figures.decrees
        away = wing_tiles(sheet.state)[: len(sheet.plan.wings)]
        here = [tile for tile in sheet.state.tiles if tile not in away]
        levels = sorted({tiles_of[tile].level for tile in here})
        pitch = GRID.height / max(BOARD_LEVELS, len(levels))
        parts = [official(sheet, DECREES, *CARD)]
        for row, level in enumerate(levels):
            tiles = [tile for tile in here if tiles_of[tile].level == level]
            width = GRID.width / max(2, len(tiles))
            for column, tile in enumerate(tiles):
                where = Box(GRID.x + column * width, GRID.y + row * pitch, width, pitch - 2)
                parts.append(scroll(sheet, tile, where))
        said = sheet.plan.label("board-decrees-label", count=len(sheet.state.tiles))
        return f'<g id="region-decrees" role="group" aria-label="{said}">{"".join(parts)}</g>'

    def window(self, box: Box) -> dict[str, Box]:
        return {"decrees": Box(882, 137, 296, 217)}
