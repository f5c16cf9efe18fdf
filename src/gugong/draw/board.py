"""The board: what never changes below, what lies on it above."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gugong.draw.again import again
from gugong.draw.art import scenery
from gugong.draw.asked import spot
from gugong.draw.lights import Lamps, Light
from gugong.draw.painter import BOARD_HEIGHT, Box, Painter, Plan, Sheet
from gugong.draw.parts.canal import Canal
from gugong.draw.parts.decrees import Decrees
from gugong.draw.parts.frame import Frame
from gugong.draw.parts.intrigue import Intrigue
from gugong.draw.parts.jade import Jade
from gugong.draw.parts.palace import Palace, PalaceOfficial, Steps
from gugong.draw.parts.travel import Travel
from gugong.draw.parts.wall import Wall
from gugong.draw.svg import CENTRED, moved, num, rect
from gugong.registry import parts
from gugong.view import View
from gugong.words.bundles import ENGLISH

BASE: Final[tuple[type[Painter], ...]] = (
    Frame,
    Wall,
    Travel,
    Palace,
    Steps,
    PalaceOfficial,
    Intrigue,
    Decrees,
    Jade,
    Canal,
)
MOST_PLANS: Final = 24  # kinds of table kept at hand
GROUND: Final = "ground"
FAR: Final = "-end"  # a second window of a part

# By the identity of its rules, which the plan itself keeps alive, and by language.
_plans: dict[tuple[int, str], Plan] = {}


def plan_of(view: View, language: str = ENGLISH) -> Plan:
    """The plan of this view's kind of table in a language; made once."""
    rules = view.state.rules
    found = _plans.get((id(rules), language))
    if found is None or found.rules is not rules or found.catalog is not view.catalog:
        of_modules = parts("painter", Painter, [module.name() for module in rules.modules])
        found = Plan(rules, view.catalog, [painter() for painter in (*BASE, *of_modules.values())], language)
        while len(_plans) >= MOST_PLANS:
            _plans.pop(next(iter(_plans)))
        _plans[id(rules), language] = found
    return found


def ground(view: View, language: str = ENGLISH) -> str:
    """What never changes in a game of this kind."""
    plan = plan_of(view, language)
    kept = plan.kept.get(GROUND)
    if kept is None:
        kept = plan.kept[GROUND] = _ground(plan)
    return kept


def _ground(plan: Plan) -> str:
    art = scenery()
    parts = [art["defs"]]
    wings = []
    for painter in plan.painters:
        if painter.wing:
            box = plan.box(painter)
            frame = rect("lacq", 0, 0, box.width, box.height, 12)
            frame += rect("lacq2", 2.5, 2.5, box.width - 5, box.height - 5, 10)
            inner = rect("inner", 10, 10, box.width - 20, box.height - 20, 5)
            wings.append(moved(box.x, box.y, frame + painter.ground(plan, box) + inner + painter.spots(plan, box)))
        else:
            parts.append(painter.ground(plan, plan.box(painter)))
    wings.extend(_spots(plan))
    return f'<g id="ground" aria-hidden="true"{CENTRED}>{"".join(parts)}{art["inner"]}{"".join(wings)}</g>'


def _spots(plan: Plan) -> Iterable[str]:
    """Every part of the main board as a whole, and over it what is printed there."""
    main = [painter for painter in plan.painters if not painter.wing]
    for painter in main:
        for name, box in painter.window(plan.box(painter)).items():
            yield spot(f"region-{name.removesuffix(FAR)}", *box)
    for painter in main:
        yield painter.spots(plan, plan.box(painter))


def sheet_of(view: View, lights: Iterable[Light], language: str) -> Sheet:
    """A view about to be drawn."""
    plan = plan_of(view, language)
    return Sheet(view, plan, Lamps(lights, plan.tags))


def pieces(view: View, lights: Iterable[Light] = (), language: str = ENGLISH) -> str:
    """All that moves, with its ids, and the answers as lights."""
    return f'<g id="pieces"{CENTRED}>{"".join(parts_of_pieces(view, lights, language))}</g>'


def parts_of_pieces(view: View, lights: Iterable[Light] = (), language: str = ENGLISH) -> tuple[str, ...]:
    """The same part by part, without the element round them; a part that is as it was is the same string."""
    sheet = sheet_of(view, lights, language)
    return tuple([_part(painter, sheet) for painter in sheet.plan.painters])


def _part(painter: Painter, sheet: Sheet) -> str:
    shown = painter.shows(sheet.state)
    if shown is None:
        return _drawn(painter, sheet)
    return again(sheet, (painter, *shown), lambda: _drawn(painter, sheet))


def _drawn(painter: Painter, sheet: Sheet) -> str:
    box = sheet.plan.box(painter)
    drawn = painter.pieces(sheet, box)
    return moved(box.x, box.y, drawn) if painter.wing else drawn


def board(view: View, lights: Iterable[Light] = (), language: str = ENGLISH) -> str:
    """The whole board as one SVG."""
    plan = plan_of(view, language)
    size = f"0 0 {plan.width} {BOARD_HEIGHT}"
    opening = f'<svg id="board" class="board" viewBox="{size}" role="group" aria-label="{plan.label("board-title")}">'
    return f"{opening}{ground(view, language)}{pieces(view, lights, language)}</svg>"


def windows(view: View) -> dict[str, str]:
    """The parts of this table's board by name, each as the view box that shows it: the phone's windows."""
    plan = plan_of(view)
    found = {"board": f"0 0 {plan.width} {BOARD_HEIGHT}"}
    for painter in plan.painters:
        for name, box in painter.window(plan.box(painter)).items():
            found[name] = view_box(box)
    return found


def view_box(box: Box) -> str:
    """A box as the attribute has it."""
    return " ".join(num(side) for side in box)


# The windows of the main board, whatever is in play.
REGIONS: Final[dict[str, str]] = {
    "board": f"0 0 1200 {BOARD_HEIGHT}",
    **{
        name: view_box(box) for painter in BASE for name, box in painter().window(Box(0, 0, 1200, BOARD_HEIGHT)).items()
    },
}
