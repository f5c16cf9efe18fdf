"""Gift Cards: at an official, in the hand, in the discard pile."""

from __future__ import annotations

from typing import Final

from gugong.draw.figured import action_symbol, drawn
from gugong.draw.fitting import line
from gugong.draw.lights import Glow, place
from gugong.draw.painter import Plan, Sheet
from gugong.draw.svg import num, path, rect, use
from gugong.engine.actions import NO_ACTIONS

AT_OFFICIAL: Final = 0.62


def label(plan: Plan, card: int) -> str:
    """A card in words: Silk robe 6, gain 1 Servant."""
    return plan.label("board-card", card=plan.thing("card", card))


def face(plan: Plan, card: int) -> str:
    """A card at its own origin, 104 by 146 with its shadow."""
    kept = plan.kept.get(("face", card))
    if kept is None:
        printed = plan.rules.figures.cards[card]
        action = drawn(action_symbol(plan.rules.figures, printed.effect), 31, 97, 39)
        kept = plan.kept[("face", card)] = use(f"gc-{printed.value}", 0, 0, 104, 146) + action
    return kept


def card_at(plan: Plan, card: int, x: float, y: float, scale: float) -> str:
    """A card put somewhere; it keeps its id wherever it lies open."""
    name = plan.rules.figures.cards[card].name
    where = f'transform="translate({num(x)} {num(y)}) scale({scale:.4g})"'
    return f'<g class="gc" id="pc-card-{name}" {where}>{face(plan, card)}</g>'


def official(sheet: Sheet, location: int, x: float, y: float) -> str:
    """The card that an official holds, on its place."""
    plan, card = sheet.plan, sheet.state.board[location]
    name = sheet.rules.location_names[location]
    key, of_words = ("official", location, card), ("official-said", location, card)
    body, said = plan.kept.get(key), plan.kept.get(of_words)
    if body is None or said is None:
        where = plan.thing("location", location)
        said = plan.label("board-official_none", place=where)
        body = rect("slot", x - 3, y - 3, 68, 93, 8)
        if card >= 0:
            said = plan.label("board-official", place=where, card=plan.thing("card", card))
            body += card_at(plan, card, x, y, AT_OFFICIAL)
        plan.kept[key], plan.kept[of_words] = body, said
    if f"at-{name}" not in sheet.lit:
        return f'<g id="at-{name}" class="loc" role="img" aria-label="{said}">{body}</g>'
    if any(light.answer.kind == NO_ACTIONS for light in sheet.lit.at(f"at-{name}")):
        body += path("ribbon", f"M{num(x - 15)} {num(y + 38)}h92l-5 9 5 9h-92l5-9Z")
        body += line(x + 31, y + 51, 11, "wht", plan.say("board-no-actions"), 80)
    return place(sheet.lit, f"at-{name}", "loc", said, body, official_glow(x, y))


def official_glow(x: float, y: float) -> Glow:
    """The light round an official's card, with the tag below it."""
    return Glow(rect("glow", x - 4, y - 4, 70, 95, 8), x + 62, y, (x + 31, y + 95))
