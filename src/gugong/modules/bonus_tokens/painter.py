"""Bonus Travel Tokens in use: each lies at an official's card or beside its owner's board, marked by its Servant."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.draw.lights import Glow, place
from gugong.draw.painter import Box, Painter, Sheet
from gugong.draw.parts.travel import token
from gugong.draw.places_at import location_of
from gugong.draw.seats import LETTERS
from gugong.draw.svg import circle, use
from gugong.engine.actions import Answer
from gugong.engine.ids import NOWHERE
from gugong.modules.bonus_tokens.rules.follow import ANSWER
from gugong.modules.bonus_tokens.rules.in_use import FOLLOW, TokenInUse, bonus_state
from gugong.view import View
from gugong.words.phrase import Person

SIZE: Final = 27
BESIDE: Final = (236, 95)  # on the owner's board


class BonusTokens(Painter):
    """Tokens laid out with a Servant on them."""

    name = "bonus-tokens"
    signs: ClassVar[dict[str, str]] = {"bonus": "tok"}

    def pieces(self, sheet: Sheet, box: Box) -> str:
        corners = {painter.holds[0]: painter.holds[1:] for painter in sheet.plan.painters if painter.holds}
        at: dict[int, int] = {}
        drawn = ""
        for order, each in enumerate(bonus_state(sheet.state).in_use):
            where = "" if each.location == NOWHERE else sheet.rules.location_names[each.location]
            if where not in corners:
                continue
            x, y = corners[where]
            lies = at.get(each.location, 0)
            at[each.location] = lies + 1
            drawn += self.laid_out(sheet, each, order, x + 46, y - 6 + lies * 22)
        return f'<g id="bonus-tokens">{drawn}</g>'

    def laid_out(self, sheet: Sheet, each: TokenInUse, order: int, x: float, y: float) -> str:
        """A token with its marker; the one that lets its owner follow is a place."""
        letter = LETTERS[each.owner]
        marker = f"pc-double-{letter}" if each.by_double else f"pc-servant-{letter}-bonus-{order + 1}"
        symbol = f"double-{letter}" if each.by_double else f"servant-{letter}"
        tall = 18 if each.by_double else 12
        body = token(sheet.plan, each.token, x, y, SIZE)
        body += f'<g id="{marker}">{use(symbol, x + SIZE - 9, y + SIZE - tall + 1, 12, tall)}</g>'
        token_ = sheet.plan.thing("token", each.token)
        label = sheet.plan.label("board-bonus-token", who=Person(each.owner), token=token_)
        glow = Glow(circle("glow", x + SIZE / 2, y + SIZE / 2, SIZE / 2 + 2), x + SIZE, y)
        kinds = sheet.rules.figures.tokens
        where = sheet.rules.location_names[each.location] if each.location != NOWHERE else "board"
        name = f"bonus-{kinds[each.token].name}-{where}-{letter}"
        before = [other for other in bonus_state(sheet.state).in_use[:order] if same(other, each)]
        if before:
            name += f"-{len(before) + 1}"
        return place(sheet.lit, name, "bonus", label, body, glow)

    def on_player(self, sheet: Sheet, seat: int) -> str:
        x, y = BESIDE
        drawn, lies = "", 0
        for order, each in enumerate(bonus_state(sheet.state).in_use):
            if each.owner == seat and each.location == NOWHERE:
                drawn += self.laid_out(sheet, each, order, x + lies * 30, y)
                lies += 1
        return drawn

    def place_of(self, view: View, answer: Answer) -> str | None:
        if answer.verb != ANSWER or not view.state.stack:
            return None
        where = location_of(view)
        if where == NOWHERE:
            return None
        return f"bonus-{FOLLOW}-{view.state.rules.location_names[where]}-{LETTERS[view.seat]}"


def same(one: TokenInUse, other: TokenInUse) -> bool:
    """Whether two tokens would have the same name."""
    return (one.token, one.owner, one.location) == (other.token, other.owner, other.location)


PART = BonusTokens
