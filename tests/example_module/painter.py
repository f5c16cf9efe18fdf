"""The wing of the jade garden: the gardener's card, the two ways to plant, and a bed of Jade for each player."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.cards import official
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.plates import PITCH, figure, hot, plate, price
from gugong.draw.seats import LETTERS
from gugong.draw.svg import path, rect, text, use
from gugong.engine.actions import Answer
from gugong.view import View
from tests.example_module.rules import figures
from tests.example_module.rules.figures import NAME
from tests.example_module.rules.state import garden

CARD: Final = (22, 44)
OPTIONS: Final = (94, 48, 78)
BEDS: Final = 140
BED: Final = 34


class JadeGarden(Painter):
    """Beds one below the other."""

    name = NAME
    wing = True
    holds = (NAME, *CARD)
    places: ClassVar[dict[str, str]] = {"bed": NAME}

    def ground(self, plan: Plan, box: Box) -> str:
        tables, (x, y, width) = plan.rules.figures, OPTIONS
        drawn = rect("paperb", 10, 10, box.width - 20, box.height - 20, 5)
        drawn += path("fld1", f"M10 120C70 96 150 130 252 100V{box.height - 10:g}H10Z")
        envoy = use("envoy", 34, 1.5, 10.5, 14, ' class="pA"') + figure(58, figures.figure(tables, "a", "envoy"))
        intrigue = use("loc-intrigue", 44, 3, 11.5) + figure(66, figures.figure(tables, "b", "intrigue"))
        paid = price(figures.figure(tables, "b", "servants"))
        return drawn + plate(x, y, width, envoy, "A") + plate(x, y + PITCH, width, paid + intrigue, "B")

    def pieces(self, sheet: Sheet, box: Box) -> str:
        x, y, width = OPTIONS
        drawn = official(sheet, sheet.rules.location_names.index(NAME), *CARD)
        for row, option in enumerate("ab"):
            drawn += hot(sheet, f"option-{NAME}-{option}", x, y + row * PITCH, width)
        pitch = min(BED, (box.height - BEDS - 16) / sheet.rules.seats)
        for seat in range(sheet.rules.seats):
            drawn += self.bed(sheet, seat, BEDS + seat * pitch)
        return f'<g id="region-{NAME}">{drawn}</g>'

    def bed(self, sheet: Sheet, seat: int, y: float) -> str:
        """What one player has planted; a place, since it is harvested here."""
        planted = garden(sheet.state).planted[seat]
        drawn = (
            use(f"disc-{LETTERS[seat]}", 26, y, 14) + use("jade", 48, y - 1, 16) + text(74, y + 12, 13, "n", planted)
        )
        return f'<g id="pc-planted-{LETTERS[seat]}">{drawn}</g>' + hot(sheet, f"bed-{LETTERS[seat]}", 20, y - 4, 70, 24)

    def place_of(self, view: View, answer: Answer) -> str | None:
        return f"bed-{LETTERS[view.seat]}" if answer.text.partition(" ")[0] == "harvest" else None

    def window(self, box: Box) -> dict[str, Box]:
        return {NAME: box}


PART = JadeGarden
