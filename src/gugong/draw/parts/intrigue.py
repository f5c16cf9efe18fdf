"""Intrigue: the moonlit pagoda with its stacks of markers, the Medal, and what is paid with steps."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.art import scenery
from gugong.draw.asked import spot
from gugong.draw.cards import official
from gugong.draw.fitting import line
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.plates import PITCH, arrow, figure, hot, plate, price
from gugong.draw.seats import LETTERS
from gugong.draw.svg import MINUS, circle, num, path, rect, text, use
from gugong.draw.words import on_top, then
from gugong.engine.ids import BENEFITS, INTRIGUE, LOCATIONS, NOBODY
from gugong.engine.locations.intrigue import STEPS_A
from gugong.engine.state import State
from gugong.words.phrase import Phrase

CARD: Final = (742, 166)
OPTIONS: Final = (740, 274, 68)
BENEFIT: Final = (740, 371, 68, 20.5)
FOOT: Final = 512.5  # below the storey of step 0
HEIGHT: Final = 354
ROOM: Final = 20  # how far a stack may spread to the right
GAINS: Final = (
    use("servant-any", 40, 1.5, 15),
    use("servant-any", 36.5, 1.5, 15) + use("servant-any", 50, 1.5, 15),
    use("die", 40, 1, 16),
    use("jade", 40, 1, 16),
)


def storey(plan: Plan, step: int) -> float:
    """The upper edge of a storey."""
    pitch = HEIGHT / (plan.rules.intrigue_top + 1)
    return FOOT - (step + 1) * pitch


class Intrigue(Painter):
    """The pagoda by night."""

    name = "intrigue"
    places: ClassVar[dict[str, str]] = {"benefit": "intrigue"}
    holds = (LOCATIONS[INTRIGUE], *CARD)

    def ground(self, plan: Plan, box: Box) -> str:
        art = scenery()
        pitch = HEIGHT / (plan.rules.intrigue_top + 1)
        size = min(11, pitch * 0.46)
        parts = [art["intrigue"]]
        for step in range(plan.rules.intrigue_top, -1, -1):
            top = storey(plan, step)
            parts.append(path("eave", f"M810 {num(top + pitch - 3.1)}q6-1 8-7H870q2 6 7 7l-3 3H813Z"))
            parts.append(
                rect("sto", 817, top, 54, pitch - 4.6, 2)
                + text(826, top + (pitch - 4.6) / 2 + size * 0.36, size, "inn", step)
            )
        parts.append(art["pagoda-top"] + line(740, 155, 14.5, "ttl lt", plan.say("board-intrigue"), 70, "start"))
        x, y, width = OPTIONS
        parts.append(plate(x, y, width, figure(24, f"+{STEPS_A}") + use("medal", 46, 1, 14, 15), "A"))
        body = price(plan.rules.figures.prices.intrigue_b) + figure(57, f"+{plan.rules.gains.intrigue_b}")
        parts.append(plate(x, y + PITCH, width, body, "B"))
        parts.append(
            circle("medsp", 774, 334, 17) + line(741, 367, 9.5, "cap lt", plan.say("board-benefits"), 68, "start")
        )
        x, y, width, pitch = BENEFIT
        for row, gain in enumerate(GAINS):
            steps = text(8, 13.3, 12, "abn rdt", f"{MINUS}{plan.rules.benefit_prices[row]}", "start")
            parts.append(plate(x, y + row * pitch, width, steps + arrow(26, 9) + gain, "", 18))
        return "".join(parts)

    def spots(self, plan: Plan, box: Box) -> str:
        pitch = HEIGHT / (plan.rules.intrigue_top + 1)
        steps = range(plan.rules.intrigue_top + 1)
        return "".join(spot(f"intrigue-{step}", 810, storey(plan, step), 67, pitch) for step in steps)

    def shows(self, state: State) -> tuple[object, ...]:
        return (state.board[INTRIGUE], state.medal, *state.markers, *state.intrigue)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        parts = [official(sheet, INTRIGUE, *CARD)]
        for row, option in enumerate("ab"):
            parts.append(hot(sheet, f"option-intrigue-{option}", OPTIONS[0], OPTIONS[1] + row * PITCH, OPTIONS[2]))
        x, y, width, pitch = BENEFIT
        for row, benefit in enumerate(BENEFITS):
            parts.append(hot(sheet, f"benefit-{benefit}", x, y + row * pitch, width, 18))
        medal = use("medal", 760, 316, 28, 32)
        if sheet.state.medal != NOBODY:
            medal = line(774, 338, 10, "cap lt", sheet.plan.say("board-medal-taken"), 34)
        parts.append(f'<g id="medal-space">{medal}</g>')
        drawn, said = self.stacks(sheet)
        label = sheet.plan.label("board-intrigue-label", stacks=then(said[::-1]))
        return f'<g id="region-intrigue" role="group" aria-label="{label}">{"".join(parts)}{drawn}</g>'

    def stacks(self, sheet: Sheet) -> tuple[str, list[Phrase]]:
        """Every marker on its step, lowest first; a marker that lies on another covers a part of it."""
        state, plan = sheet.state, sheet.plan
        by_step: dict[int, list[int]] = {}
        for seat in state.markers:
            by_step.setdefault(state.intrigue[seat], []).append(seat)
        size = min(21.0, HEIGHT / (plan.rules.intrigue_top + 1) - 2)
        drawn, said = "", []
        for step, stack in by_step.items():
            shift = min(13.0, ROOM / max(1, len(stack) - 1))
            top = storey(plan, step) - 1.5
            for level, seat in enumerate(stack):
                letter = LETTERS[seat]
                disc = use(f"disc-{letter}", 833 + level * shift, top, size)
                drawn += f'<g id="pc-intrigue-{letter}">{disc}</g>'
            said.append(Phrase("board-stack", (("step", step), ("stack", on_top(stack[::-1])))))
        return drawn, said

    def window(self, box: Box) -> dict[str, Box]:
        return {"intrigue": Box(730, 134, 152, 388)}
