"""Meng's things: his focus at an official, his automa deck and the cards it showed today."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.art import symbol_for
from gugong.draw.fitting import line
from gugong.draw.painter import Box, Painter, Sheet
from gugong.draw.seats import LETTERS
from gugong.draw.svg import moved, rect, text, use
from gugong.engine.ids import NOWHERE
from gugong.modules.solo.rules.meng import MENG, automa_names, meng_of
from gugong.words.phrase import Arg, Phrase

ROW: Final = 36
NOTHING: Final = Phrase("board-automa-nothing")


class Meng(Painter):
    """Opposite whoever plays alone."""

    name = "solo"
    signs: ClassVar[dict[str, str]] = {"automa": "ui-meng", "pc-focus": "ui-meng"}

    def pieces(self, sheet: Sheet, box: Box) -> str:
        """His Double marks his focus, on the official's card."""
        focus = meng_of(sheet.state).focus
        named = "" if focus == NOWHERE else sheet.rules.location_names[focus]
        for painter in sheet.plan.painters:
            if painter.holds is not None and painter.holds[0] == named:
                where = sheet.plan.box(painter)
                x, y = painter.holds[1] + where.x, painter.holds[2] + where.y
                body = use(f"double-{LETTERS[MENG]}", x - 9, y + 52, 20, 30)
                return f'<g id="pc-focus" role="img" aria-label="{sheet.plan.label("board-automa-focus")}">{body}</g>'
        return ""

    def rows(self, sheet: Sheet, seat: int) -> int:
        return ROW if seat == MENG else 0

    def on_player(self, sheet: Sheet, seat: int) -> str:
        if seat != MENG:
            return ""
        meng, plan = meng_of(sheet.state), sheet.plan
        names = automa_names(sheet.rules)
        left = sum(meng.deck)
        drawn = use("card-back", 56, 1, 18, 24.4) + text(80, 13, 13, "pnum", left, "start")
        drawn += line(80, 24, 9.5, "cap", plan.say("board-automa-deck"), 42, "start")
        focus = plan.thing("location", meng.focus) if meng.focus != NOWHERE else NOTHING
        if meng.focus != NOWHERE:
            drawn += use(symbol_for(f"loc-{names[meng.focus]}", f"a-{names[meng.focus]}"), 124, 0, 25)
            drawn += line(153, 24, 9.5, "cap", plan.say("board-automa-focus"), 36, "start")
        drawn += line(192, 16, 9.5, "cap", plan.say("board-automa-today"), 28, "start")
        step = min(25.0, 168 / max(1, len(meng.today)))
        for order, kind in enumerate(meng.today):
            drawn += automa(names[kind], 222 + order * step, 0)
        today: Arg = tuple(plan.thing("automa", kind) for kind in meng.today) or NOTHING
        said = plan.label("board-automa", focus=focus, deck=left, today=today)
        return f'<g id="automa" role="img" aria-label="{said}">{moved(0, 124, drawn)}</g>'


def automa(name: str, x: float, y: float) -> str:
    """An automa card: the official it sends him to, or the special one."""
    card = rect("auto", x, y, 21, 27, 3)
    symbol = symbol_for(f"loc-{name}", f"a-{name}", "ui-meng")
    return card + use(symbol, x + 2, y + 5, 17, None, ' class="sf"')


PART = Meng
