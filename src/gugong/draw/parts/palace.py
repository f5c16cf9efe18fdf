"""The Palace: its doors with the VP of those who arrive, its official, and the steps that lead up to it."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.art import scenery
from gugong.draw.asked import spot
from gugong.draw.cards import official
from gugong.draw.fitting import line
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.plates import PITCH, figure, hot, plate, price
from gugong.draw.seats import LETTERS
from gugong.draw.svg import circle, num, number, path, text, use
from gugong.draw.words import each
from gugong.engine.ids import LOCATIONS, NOWHERE, PALACE
from gugong.engine.locations.intrigue import STEPS_A
from gugong.engine.state import State
from gugong.words.phrase import Phrase

CARD: Final = (482, 300)
OPTIONS: Final = (480, 408, 66)
TOP: Final = 272  # of the steps
BOTTOM: Final = 461
START: Final = 476


def door_x(plan: Plan, spot: int) -> float:
    """The middle of a door."""
    spots = len(plan.rules.side.palace_vp)
    return 514 + 182 * spot / (spots - 1) if spots > 1 else 605


class Palace(Painter):
    """The hall with its doors."""

    name = "palace"

    def ground(self, plan: Plan, box: Box) -> str:
        parts = [scenery()["palace"], line(605, 195.3, 13.4, "plqt", plan.say("board-palace-name"), 124)]
        for door, vp in enumerate(plan.rules.side.palace_vp):
            x = door_x(plan, door)
            parts.append(path("door", f"M{num(x - 17)} 262V224a17 17 0 0 1 34 0V262Z"))
            parts.append(use("vp-end", x - 12, 210, 24) + number(x, 227, 13, vp))
        return "".join(parts)

    def spots(self, plan: Plan, box: Box) -> str:
        doors = range(len(plan.rules.side.palace_vp))
        return "".join(spot(f"spot-{door}", door_x(plan, door) - 17, 207, 34, 55) for door in doors)

    def shows(self, state: State) -> tuple[object, ...]:
        return (*state.spot, *state.envoy)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        state = sheet.state
        parts = []
        for seat, door in enumerate(state.spot):
            if door != NOWHERE:
                parts.append(envoy(seat, door_x(sheet.plan, door) - 10, 236, 20))
        vps = sheet.rules.side.palace_vp
        where = [
            (
                seat,
                Phrase("board-inside", (("vp", vps[door]),))
                if door != NOWHERE
                else Phrase("board-step", (("step", state.envoy[seat]),)),
            )
            for seat, door in enumerate(state.spot)
        ]
        said = sheet.plan.label("board-palace-label", players=each(where))
        return f'<g id="region-palace" role="group" aria-label="{said}">{"".join(parts)}</g>'

    def window(self, box: Box) -> dict[str, Box]:
        return {"palace": Box(470, 134, 270, 386)}


class Steps(Painter):
    """The steps below the Palace, and the Envoys on them."""

    name = "steps"
    places: ClassVar[dict[str, str]] = {"step": "palace"}

    def ground(self, plan: Plan, box: Box) -> str:
        parts = [scenery()["steps"]]
        last = plan.rules.palace - 1  # the step after that is the Palace itself
        pitch = (BOTTOM - TOP) / last
        for step in range(last, 0, -1):
            top = TOP + (last - step) * pitch
            inset = 570 - (last - step) * 16 / max(1, last - 1)
            right = 708 + (last - step) * 14 / max(1, last - 1)
            shade = step % 2
            parts.append(path(f"step s{shade}", f"M{num(inset)} {num(top)}H{num(right)}v{num(pitch)}H{num(inset)}Z"))
            parts.append(path("rise", f"M{num(inset)} {num(top + pitch - 6)}H{num(right)}v6H{num(inset)}Z"))
            parts.append(path("stepe", f"M{num(inset)} {num(top + 0.8)}H{num(right)}"))
            parts.append(circle("stc", inset + 13, top + 11, 8.5) + text(inset + 13, top + 15, 12, "stn", step))
        parts.append(scenery()["gate"])
        return "".join(parts)

    def shows(self, state: State) -> tuple[object, ...]:
        return (*state.envoy, *state.spot)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        last = sheet.rules.palace - 1
        pitch = (BOTTOM - TOP) / last
        drawn = ""
        for step in range(last + 1):
            top = TOP + (last - step) * pitch if step else START
            drawn += hot(sheet, f"step-{step}", 560, top, 156, pitch)
        for seat, step in enumerate(sheet.state.envoy):
            if sheet.state.spot[seat] != NOWHERE:
                continue
            if step > 0:
                drawn += envoy(seat, 594 + seat * 22, TOP + (last - step) * pitch - 9, 25)
            else:
                drawn += envoy(seat, 552 + seat * 34, START, 25)
        return f'<g id="steps">{drawn}</g>'


class PalaceOfficial(Painter):
    """The Palace Official, beside the way up, whichever it is."""

    name = "palace-official"
    holds = (LOCATIONS[PALACE], *CARD)

    def ground(self, plan: Plan, box: Box) -> str:
        parts = []
        x, y, width = OPTIONS
        envoy = ' class="pA"'
        parts.append(plate(x, y, width, use("envoy", 40, 1, 11, 15, envoy) + figure(58, 1), "A"))
        walked = use("envoy", 42, 1, 11, 15, envoy) + figure(59, plan.rules.gains.palace_b)
        body = price(plan.rules.figures.prices.palace_b) + walked
        parts.append(plate(x, y + PITCH, width, body, "B"))
        parts.append(plate(x, y + 2 * PITCH, width, use("loc-intrigue", 34, 1, 15) + figure(57, f"+{STEPS_A}")))
        return "".join(parts)

    def shows(self, state: State) -> tuple[object, ...]:
        return (state.board[PALACE],)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        x, y, width = OPTIONS
        parts = [official(sheet, PALACE, *CARD)]
        for row, option in enumerate("ab"):
            parts.append(hot(sheet, f"option-palace-{option}", x, y + row * PITCH, width))
        return "".join(parts)


def envoy(seat: int, x: float, y: float, width: float) -> str:
    """An Envoy."""
    letter = LETTERS[seat]
    return f'<g id="pc-envoy-{letter}">{use(f"envoy-{letter}", x, y, width, width * 4 / 3)}</g>'
