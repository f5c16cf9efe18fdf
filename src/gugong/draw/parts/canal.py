"""The Grand Canal: harbours with their rewards, and Ships with what they carry."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from gugong.draw.art import scenery
from gugong.draw.asked import spot
from gugong.draw.cards import official
from gugong.draw.fitting import line, lines
from gugong.draw.lights import Glow, Light, place
from gugong.draw.painter import Box, Painter, Plan, Sheet
from gugong.draw.plates import PITCH, hot, plate, price
from gugong.draw.seats import LETTERS
from gugong.draw.svg import circle, num, number, path, rect, text, use
from gugong.draw.words import NOBODY_THERE, then
from gugong.engine.actions import MOVE, ROUTES, SHIP
from gugong.engine.ids import CANAL, LOCATIONS, REWARD_CARD, REWARD_DOUBLE, REWARD_VP, REWARDS
from gugong.engine.state import Ship, State
from gugong.words.phrase import Person, Phrase

CARD: Final = (36, 552)
OPTIONS: Final = (1090, 568, 84)
FIRST: Final = 208
LENGTH: Final = 784
LANES: Final = ((608.0,), (573.0, 635.0))  # the middle of the Ships of each route, for one and for two routes
SCALES: Final = (1.28, 1.0)
SHIP_WIDTH: Final = 98


def berth_at(plan: Plan, cell: int) -> tuple[float, float]:
    """The middle of a berth."""
    route, harbour = divmod(cell, plan.rules.harbours)
    pitch = LENGTH / max(1, plan.rules.harbours - 1)
    return FIRST + harbour * pitch, LANES[plan.rules.side.canal_routes - 1][route]


def berth_name(plan: Plan, cell: int) -> str:
    """a1 … b5, as answers say it."""
    route, harbour = divmod(cell, plan.rules.harbours)
    return f"{ROUTES[route]}{harbour + 1}"


def rewards_of(harbour: int, harbours: int) -> list[tuple[int, float]]:
    """What a harbour gives, each with where it is drawn on the dock; the last harbour gives any of them."""
    if harbour == harbours - 1:
        return [(REWARD_VP, -19), (REWARD_CARD, 4), (REWARD_DOUBLE, 25)]
    return [(harbour - 1, 0)] if 1 <= harbour <= len(REWARDS) else []


def reward_icon(plan: Plan, reward: int, x: float) -> str:
    """VP, a Gift Card from the pile, the Double."""
    if reward == REWARD_VP:
        return use("vp", x, 521, 24) + number(x + 12, 538, 13, plan.rules.gains.harbour_vp)
    if reward == REWARD_CARD:
        return use("pile", x + 2, 521, 19, 25)
    return use("double", x + 4, 521, 17, 25, ' class="pA"')


class Canal(Painter):
    """The water, one route or two."""

    name = "canal"
    places: ClassVar[dict[str, str]] = {"berth": "canal", "harbour": "canal"}
    holds = (LOCATIONS[CANAL], *CARD)

    def ground(self, plan: Plan, box: Box) -> str:
        art, rules = scenery(), plan.rules
        parts = [art["canal"], art["dyke"] if rules.side.canal_routes > 1 else "", art["bar"]]
        for harbour in range(rules.harbours):
            x = berth_at(plan, harbour)[0]
            parts.append(path("dock", f"M{num(x - 66)} 538h130v12h-130Z") + circle("hnum", x - 50, 538, 11))
            parts.append(text(x - 50, 542.5, 13, "hnt", harbour + 1))
            if not harbour:
                parts.append(line(x + 8, 547.5, 10, "dkt", plan.say("board-start"), 90))
            parts.extend(reward_icon(plan, reward, x - 10 + at) for reward, at in rewards_of(harbour, rules.harbours))
        for cell in range(rules.berths):
            x, y = berth_at(plan, cell)
            parts.append(f'<ellipse class="berth" cx="{num(x)}" cy="{num(y + 23)}" rx="54" ry="12"/>')
        if rules.side.canal_routes > 1:
            for route, y in enumerate(LANES[1]):
                parts.append(
                    text(112, y - 6, 11, "rte", plan.say("board-route", letter=ROUTES[route].upper()), "start")
                )
        parts.append(line(36, 540, 14.5, "ttl", plan.say("board-canal"), 104, "start") + self.options(plan))
        parts.append(lines(1132, 624, 9.5, "cap", plan.say("board-night", last=rules.harbours), 82, 11, 3))
        return "".join(parts)

    def spots(self, plan: Plan, box: Box) -> str:
        docks = range(plan.rules.harbours)
        return "".join(spot(f"harbour-{dock + 1}", berth_at(plan, dock)[0] - 66, 522, 130, 28) for dock in docks)

    def options(self, plan: Plan) -> str:
        """The plates on the sandbar."""
        x, y, width = OPTIONS
        one = use("servant-any", 16, 3, 11.5) + line(56, 13, 10, "abn", plan.say("board-move"), 50)
        two = use("servant-any", 44, 3, 11.5) + use("servant-any", 55, 3, 11.5)
        both = price(plan.rules.figures.prices.canal_b) + two
        return plate(x, y, width, one, "A") + plate(x, y + PITCH, width, both, "B")

    def shows(self, state: State) -> tuple[object, ...]:
        return (state.board[CANAL], *state.canal)

    def pieces(self, sheet: Sheet, box: Box) -> str:
        said, ships, parts = [], {}, []
        for seat in range(sheet.rules.seats):
            ships.update(self.fleet(sheet, seat))
        for cell, ship in enumerate(sheet.state.canal):
            parts.append(self.berth(sheet, cell, ships.get(cell, "")))
            if ship is not None:
                said.append(self.spoken(sheet.plan, cell, ship))
        parts.append(official(sheet, CANAL, *CARD))
        for row, option in enumerate("ab"):
            parts.append(hot(sheet, f"option-canal-{option}", OPTIONS[0], OPTIONS[1] + row * PITCH, OPTIONS[2]))
        for harbour in range(sheet.rules.harbours):
            x = berth_at(sheet.plan, harbour)[0]
            for reward, at in rewards_of(harbour, sheet.rules.harbours):
                parts.append(hot(sheet, f"harbour-{harbour + 1}-{REWARDS[reward]}", x - 11 + at, 520, 24, 26))
        label = sheet.plan.label("board-canal-label", ships=then(said) if said else NOBODY_THERE)
        return f'<g id="region-canal" role="group" aria-label="{label}">{"".join(parts)}</g>'

    def spoken(self, plan: Plan, cell: int, ship: Ship) -> Phrase:
        """A Ship in words."""
        route, harbour = divmod(cell, plan.rules.harbours)
        told = (("who", Person(ship.owner)), ("harbour", harbour + 1), ("load", ship.load()))
        if plan.rules.side.canal_routes == 1:
            return Phrase("board-ship", told)
        return Phrase("board-ship_route", (*told, ("route", ROUTES[route].upper())))

    def fleet(self, sheet: Sheet, seat: int) -> dict[int, str]:
        """A seat's Ships by berth. The one farthest on is its first: so all keep their names when they sail on."""
        harbours = sheet.rules.harbours
        cells = [cell for cell, ship in enumerate(sheet.state.canal) if ship is not None and ship.owner == seat]
        cells.sort(key=lambda cell: (-(cell % harbours), cell))
        drawn = {}
        for order, cell in enumerate(cells, 1):
            ship = sheet.state.canal[cell]
            assert ship is not None
            drawn[cell] = self.ship(sheet.plan, ship, order, cell)
        return drawn

    def ship(self, plan: Plan, ship: Ship, order: int, cell: int) -> str:
        """A Ship with its load; dashed places are still free."""
        x, y = berth_at(plan, cell)
        letter = LETTERS[ship.owner]
        room = plan.rules.ship_capacity
        step = min(19.0, 58 / room)
        body = use(f"ship-{letter}", -50, -28, SHIP_WIDTH, SHIP_WIDTH * 52 / 74)
        spot = 0
        if ship.double:
            body += f'<g id="pc-double-{letter}">{use(f"double-{letter}", -21, -17, 20, 30)}</g>'
            spot = ship.double
        for count in range(ship.servants):
            servant = use(f"servant-{letter}", -21 + step * spot, -7, 20)
            body += f'<g id="pc-servant-{letter}-ship{order}-{count + 1}">{servant}</g>'
            spot += 1
        for free in range(spot, room):
            body += rect("hold", -20 + step * free, -1, 15, 14, 2)
        scale = SCALES[plan.rules.side.canal_routes - 1]
        larger = f" scale({scale})" if scale != 1 else ""
        return f'<g id="pc-ship-{letter}-{order}" transform="translate({num(x)} {num(y)}){larger}">{body}</g>'

    def berth(self, sheet: Sheet, cell: int, ship: str) -> str:
        """A berth as a place, with the Ship that lies there; an empty one that is lit shows where a Ship would lie."""
        x, y = berth_at(sheet.plan, cell)
        name = berth_name(sheet.plan, cell)
        body = ship or f'<ellipse class="hit" cx="{num(x)}" cy="{num(y + 18)}" rx="56" ry="20"/>'
        if f"berth-{name}" not in sheet.lit:
            return f'<g id="berth-{name}" class="ber">{body}</g>'
        if not ship:
            ghost = use(f"ship-{LETTERS[sheet.view.seat]}", x - 50, y - 28, SHIP_WIDTH, SHIP_WIDTH * 52 / 74)
            body += f'<g class="ghost2">{ghost}</g>'
        tall = 62 * SCALES[sheet.rules.side.canal_routes - 1]
        glow = Glow(rect("glow", x - 58, y - tall / 2, 116, tall + 6, 14), x + 44, y - tall / 2 + 8)
        if len(sheet.lit.at(f"berth-{name}")) > 1:
            glow = replace(glow, x=x, y=y - tall / 2 + 6, pitch=26, short=deed)
        said = sheet.plan.label("board-berth", berth=sheet.plan.thing("berth", cell))
        return place(sheet.lit, f"berth-{name}", "ber", said, body, glow)

    def window(self, box: Box) -> dict[str, Box]:
        return {"canal": Box(22, 516, 600, 162), "canal-end": Box(578, 516, 600, 162)}


def deed(light: Light) -> str:
    """What would be done with a Ship: load it, or move it on."""
    symbol = {SHIP: "servant-any", MOVE: "ui-next"}.get(light.answer.kind, "loc-canal")
    return rect("spl", -11, -10, 22, 20, 5) + use(symbol, -7.5, -7.5, 15, None, ' class="sf"')
