"""A seat's own cards: the hand, and the discard pile spread out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from gugong.draw.board import plan_of, sheet_of
from gugong.draw.cards import face, label
from gugong.draw.lights import Glow, Lamps, Light, place
from gugong.draw.painter import Plan, Sheet
from gugong.draw.svg import CENTRED, num, rect, signed, text
from gugong.view import View
from gugong.words.bundles import ENGLISH

SCALE: Final = 0.86
PITCH: Final = 92.0
CLOSE: Final = 0.62  # five cards and more overlap to this part, the value's corner free
SPREAD: Final = 4
TALL: Final = 142
LIFT: Final = 12  # how far a chosen card rises


def hand(view: View, lights: Iterable[Light] = (), chosen: str = "", language: str = ENGLISH) -> str:
    """The seat's hand, side by side; the card `chosen` (by name) stands out."""
    cards, sheet = view.state.hands[view.seat], sheet_of(view, lights, language)
    return _row(sheet, cards, "hand", sheet.plan.label("board-hand", count=len(cards)), chosen)


def discard(view: View, lights: Iterable[Light] = (), language: str = ENGLISH) -> str:
    """The seat's discard pile spread out, oldest first; the seat may look through it."""
    cards, sheet = view.state.discards[view.seat], sheet_of(view, lights, language)
    return _row(sheet, cards, "discard", sheet.plan.label("board-discards", count=len(cards)), "")


def _row(sheet: Sheet, cards: Sequence[int], name: str, said: str, chosen: str) -> str:
    plan = sheet.plan
    known = [card for card in cards if card >= 0]
    pitch = PITCH if len(known) <= SPREAD else PITCH * CLOSE
    drawn = ""
    for order, card in enumerate(known):
        top = 0 if plan.rules.figures.cards[card].name == chosen else LIFT
        drawn += _in_row(plan, sheet.lit, card, 6 + order * pitch, top)
    width = num(12 + pitch * max(0, len(known) - 1) + 104 * SCALE)
    opening = f'<svg id="{name}" class="cards" viewBox="0 0 {width} {TALL}"{CENTRED} role="group" aria-label="{said}">'
    return f"{opening}{drawn}</svg>"


def _in_row(plan: Plan, lit: Lamps, card: int, x: float, y: float) -> str:
    """One card of a row; it is a place, since it may be an answer."""
    name = f"pc-card-{plan.rules.figures.cards[card].name}"
    where = f'<g transform="translate({num(x)} {num(y)}) scale({SCALE})">{face(plan, card)}</g>'
    glow = Glow(rect("glow", x - 2, y - 2, 90, 124.4, 10), x + 80, y + 3)
    if len(lit.at(name)) > 1:
        glow = replace(glow, x=x + 43, y=y + 112, pitch=28, short=change)
    return place(lit, name, "gc", label(plan, card), where, glow)


def change(light: Light) -> str:
    """What tells apart answers that use the same card: a figure with its sign, or none."""
    shown = signed(light.answer.b) if light.answer.b else "0"
    return rect("spl", -12.5, -9, 25, 18, 5) + text(0, 4.4, 12.5, "spt", shown)


def card(view: View, card_id: str | int, scale: float = 1, language: str = ENGLISH) -> str:
    """One Gift Card as a picture of its own, by its name or number."""
    plan = plan_of(view, language)
    number = card_id if isinstance(card_id, int) else [each.name for each in plan.rules.figures.cards].index(card_id)
    size = f'width="{num(104 * scale)}" height="{num(146 * scale)}"'
    opening = f'<svg class="card1" viewBox="0 0 104 146" {size} role="img" aria-label="{label(plan, number)}">'
    return f"{opening}{face(plan, number)}</svg>"
