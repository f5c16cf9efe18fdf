"""The Great Wall: a tower for each Servant that the section needs."""

from __future__ import annotations

from math import cos, tau
from typing import Final

from gugong.draw.art import scenery
from gugong.draw.asked import spot
from gugong.draw.cards import official
from gugong.draw.fitting import line
from gugong.draw.lights import glow_box, place
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.plates import hot, plate, price
from gugong.draw.seats import LETTERS
from gugong.draw.svg import moved, number, rect, text, use
from gugong.draw.words import each
from gugong.engine.ids import LOCATIONS, WALL
from gugong.engine.state import State
from gugong.explain.facts import wall_stands
from gugong.words.phrase import Person

CARD: Final = (470, 37)
OPTIONS: Final = ((690, 33, 58), (766, 33, 72))  # the key of the first stands between them


def tower_at(plan: Plan, tower: int) -> tuple[float, float, float]:
    """The middle, the foot and the width of a tower."""
    pitch = 492 / plan.rules.wall_size
    x = 548 + pitch * (tower + 0.5)
    return x, 130 - 7 * cos((x - 810) / 420 * tau), min(44, pitch * 0.85)


class Wall(Painter):
    """The Wall among its hills."""

    name = "wall"
    holds = (LOCATIONS[WALL], *CARD)

    def ground(self, plan: Plan, box: Box) -> str:
        parts = [scenery()["wall"]]
        for tower in range(plan.rules.wall_size):
            x, foot, width = tower_at(plan, tower)
            parts.append(use("tower", x - width / 2, foot - 65, width, 66) + text(x, foot - 32, 13, "nich", tower + 1))
        reward = rect("cart", 0, 0, 106, 46, 8) + line(53, 13, 9.5, "cap", plan.say("board-wall-most"), 98)
        reward += use("vp", 10, 15, 28) + number(24, 34.5, 15, plan.rules.gains.wall_vp) + use("t-envoy", 50, 10, 36)
        parts.append(moved(1062, 60, reward) + line(548, 48, 14.5, "ttl", plan.say("board-wall"), 138, "start"))
        (xa, ya, wa), (xb, yb, wb) = OPTIONS
        one = use("servant-any", 30, 3, 11.5)
        two = use("servant-any", 44, 3, 11.5) + use("servant-any", 55, 3, 11.5)
        parts.append(plate(xa, ya, wa, one, "A"))
        parts.append(plate(xb, yb, wb, price(plan.rules.figures.prices.wall_b) + two, "B"))
        return "".join(parts)

    def spots(self, plan: Plan, box: Box) -> str:
        towers = [tower_at(plan, tower) for tower in range(plan.rules.wall_size)]
        drawn = [spot(f"tower-{n}", x - w / 2, foot - 65, w, 66) for n, (x, foot, w) in enumerate(towers, 1)]
        return "".join(drawn) + spot("tower-reward", 1062, 60, 106, 46)

    def shows(self, state: State) -> tuple[object, ...]:
        return (state.board[WALL], *state.wall, *state.wall_double)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        state = sheet.state
        built = [(seat, state.wall_worth(seat)) for seat in range(sheet.rules.seats) if state.wall_worth(seat)]
        tower = 0
        parts = []
        for seat, worth in built:
            parts.append(self.builder(sheet, seat, tower))
            tower += worth
        parts.append(official(sheet, WALL, *CARD))
        for option, (x, y, width) in zip("ab", OPTIONS, strict=True):
            parts.append(hot(sheet, f"option-wall-{option}", x, y, width))
        stands = wall_stands(tower, sheet.rules.wall_size)
        said = sheet.plan.label("board-wall-label", stands=stands, players=each(built))
        return f'<g id="region-wall" role="group" aria-label="{said}">{"".join(parts)}</g>'

    def builder(self, sheet: Sheet, seat: int, first: int) -> str:
        """The pieces of one seat, in the towers from `first` on; the Double fills as many as it is worth."""
        state, plan, letter = sheet.state, sheet.plan, LETTERS[seat]
        last = plan.rules.wall_size - 1
        drawn = ""
        for count in range(state.wall[seat]):
            x, foot, _ = tower_at(plan, min(first + count, last))
            drawn += (
                f'<g id="pc-servant-{letter}-wall-{count + 1}">{use(f"servant-{letter}", x - 13.5, foot - 51, 27)}</g>'
            )
        left, foot, _ = tower_at(plan, min(first, last))
        right = tower_at(plan, min(first + state.wall_worth(seat) - 1, last))[0]
        if state.wall_double[seat]:
            x, foot, _ = tower_at(plan, min(first + state.wall[seat], last))
            drawn += f'<g id="pc-double-{letter}">{use(f"double-{letter}", x - 13.5, foot - 60, 27, 40)}'
            if state.wall_double[seat] > 1:
                beside, below, _ = tower_at(plan, min(first + state.wall[seat] + 1, last))
                drawn += rect(f"p{letter} kc", beside - 11, below - 49, 22, 22, 3) + number(beside, below - 32, 16, "2")
            drawn += "</g>"
        glow = glow_box(left - 18, foot - 60, right - left + 36, 54, 6)
        said = plan.label("board-each", who=Person(seat), what=state.wall_worth(seat))
        return place(sheet.lit, f"wall-{letter}", "wal", said, drawn, glow)

    def window(self, box: Box) -> dict[str, Box]:
        return {"wall": Box(456, 22, 370, 120), "wall-end": Box(808, 22, 370, 120)}
