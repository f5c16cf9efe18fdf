"""The lacquer frame with the VP track, the lanterns of the days, and the Destiny Dice."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.art import scenery, symbol_for
from gugong.draw.fitting import line
from gugong.draw.lights import Glow, Light, place
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.seats import LETTERS
from gugong.draw.svg import num, path, rect, text, use
from gugong.draw.words import each
from gugong.engine.state import State

ROUND: Final = 100  # fields of the frame
WIDE, HIGH = 30, 20  # along the top, along the side
PITCH_X: Final = 1178 / WIDE
PITCH_Y: Final = 678 / HIGH
MARKED: Final = 5  # every fifth field has its number


def field(vp: int) -> tuple[float, float]:
    """The middle of a field of the VP track, clockwise from the upper left corner."""
    at = vp % ROUND
    if at <= WIDE:
        return 11 + at * PITCH_X, 11
    if at <= WIDE + HIGH:
        return 1189, 11 + (at - WIDE) * PITCH_Y
    if at <= 2 * WIDE + HIGH:
        return 1189 - (at - WIDE - HIGH) * PITCH_X, 689
    return 11, 689 - (at - 2 * WIDE - HIGH) * PITCH_Y


class Frame(Painter):
    """All that lies round the board and along its top left."""

    name = "frame"
    places: ClassVar[dict[str, str]] = {"destiny": "day"}

    def ground(self, plan: Plan, box: Box) -> str:
        art = scenery()
        parts = [art["frame"]]
        dots = ""
        for vp in range(ROUND):
            x, y = field(vp)
            if vp % MARKED:
                dots += f"M{num(x)} {num(y - 2.8)}l2.8 2.8-2.8 2.8-2.8-2.8z"
            else:
                parts.append(rect("vpc", x - 11, y - 8, 22, 16, 3) + text(x, y + 4.2, 11.5, "vpn", vp))
        parts.append(path("vpd", dots))
        parts.append(art["paper"])
        parts.append(line(40, 46, 15, "ttl", plan.say("board-day"), 220, "start"))
        parts.append(line(272, 46, 15, "ttl", plan.say("board-dice"), 170, "start"))
        for die in range(plan.rules.figures.tracks.dice):
            x = die_x(plan, die)
            parts.append(path("plinth", f"M{num(x - 2)} 104h48l4 12h-56z"))
        return "".join(parts)

    def spots(self, plan: Plan, box: Box) -> str:
        return '<path class="hit" data-about="vp-track" d="M0 0H1200V700H0ZM22 22V678H1178V22Z"/>'

    def shows(self, state: State) -> tuple[object, ...]:
        return (state.day, *state.dice, *state.vp)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        return self.lanterns(sheet) + self.dice(sheet) + self.markers(sheet)

    def lanterns(self, sheet: Sheet) -> str:
        """One lantern a day with the Servants of its Morning; today's burns."""
        key = ("day", sheet.state.day)
        kept = sheet.plan.kept.get(key)
        if kept is None:
            days = sheet.rules.figures.tracks.day_servants
            drawn = "".join(
                lantern(day, servants, min(52.0, 208 / len(days)), day == sheet.state.day)
                for day, servants in enumerate(days, 1)
            )
            said = sheet.plan.label("board-day-label", day=sheet.state.day, days=len(days))
            kept = sheet.plan.kept[key] = f'<g id="region-day" role="img" aria-label="{said}">{drawn}</g>'
        return kept

    def dice(self, sheet: Sheet) -> str:
        """The three dice; each is a place, and its faces fan out below it when they are asked for."""
        drawn = ""
        for die, shown in enumerate(sheet.state.dice):
            x = die_x(sheet.plan, die)
            glow = Glow(rect("glow", x - 3, 57, 52, 50, 8), x + 23, 128, None, die_face, 3, 19.5)
            said = sheet.plan.label("board-die-label" if shown else "board-die-label_none", face=shown)
            drawn += place(sheet.lit, f"destiny-{die + 1}", "die", said, face_of(shown, x, 60, 46), glow)
        said = sheet.plan.label("board-dice-label", faces=tuple(sheet.state.dice))
        return f'<g id="region-dice" role="group" aria-label="{said}">{drawn}</g>'

    def markers(self, sheet: Sheet) -> str:
        """The VP markers; those of one field stand beside each other."""
        vp = sheet.state.vp
        drawn = ""
        for seat in range(sheet.rules.seats):
            x, y = field(vp[seat])
            shift = 9 * sum(vp[other] == vp[seat] for other in range(seat))
            if y in (11, 689):
                x += shift
            else:
                y += shift
            letter = LETTERS[seat]
            more = text(x, y + 19, 8.5, "plus", f"+{vp[seat] // ROUND * ROUND}") if vp[seat] >= ROUND else ""
            drawn += f'<g id="pc-vp-{letter}">{use(f"vpm-{letter}", x - 12, y - 12, 24)}{more}</g>'
        said = sheet.plan.label("board-vp-label", players=each(enumerate(vp)))
        return f'<g id="region-vp" role="img" aria-label="{said}">{drawn}</g>'

    def window(self, box: Box) -> dict[str, Box]:
        return {"day": Box(26, 26, 420, 110)}


def lantern(day: int, servants: int, pitch: float, burns: bool) -> str:
    """A lantern; `pitch` is how far the next one is."""
    x = 28 + pitch * (day - 0.5)
    on = " on" if burns else ""
    return f'<g data-about="day-{day}">' + (
        path(f"lan{on}", f"M{num(x - 14)} 62h28q11 22 0 44h-28q-11-22 0-44Z")
        + path("lanc", f"M{num(x - 10)} 58h20v4h-20zM{num(x - 10)} 106h20v4h-20z")
        + text(x, 86, 21, f"lnn{on}", day)
        + use("servant-any", x - 12, 89.5, 12)
        + text(x + 8, 99.5, 11, f"lns{on}", f"+{servants}")
        + "</g>"
    )


def die_x(plan: Plan, die: int) -> float:
    """Where a die lies."""
    return 270 + die * min(58.0, 174 / plan.rules.figures.tracks.dice)


def face_of(shown: int, x: float, y: float, size: float) -> str:
    """A die with this side up."""
    symbol = symbol_for(f"die-{shown}", "die")
    plain = symbol == "die" and shown
    return use(symbol, x, y, size) + (
        text(x + size * 0.41, y + size * 0.79, size * 0.53, "n rdt", shown) if plain else ""
    )


def die_face(light: Light) -> str:
    """One side among several to choose from."""
    return f"{rect('hit', -10, -10, 20, 20)}{face_of(light.answer.b, -9.5, -9.5, 19)}"
