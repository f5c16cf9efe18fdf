"""The row of officials on a narrow page: each shows the card it holds, and moves the window to its place."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import escape

from gugong.engine.actions import AT
from gugong.explain import TableVoice
from gugong.explain.answers import FEE, FREE
from gugong.explain.things import thing
from gugong.web.page import Page
from gugong.web.present.answer_signs import official_sign
from gugong.web.present.people import voice
from gugong.web.present.question import Item, Question
from gugong.web.present.rendering import icon

TAGGED: Final = (FREE, FEE)  # what is written small on an official who would take the card


@lru_cache(maxsize=4096)
def spoken(says: TableVoice, location: int, card: int) -> str:
    """An official with the card that lies there."""
    rules = says.rules
    return says.tell("page-official", place=thing(rules, "location", location), card=thing(rules, "card", card))


def officials(page: Page, question: Question | None) -> str:
    """A button an official; it is an answer where the question is about officials."""
    state, says = page.view.state, voice(page)
    items = () if question is None else question.items
    offered = {item.answer.a: item for item in items if item.answer.kind == AT}
    row = []
    for location in state.rules.locations:
        name = state.rules.location_names[location]
        card = state.board[location]
        value = state.rules.card_values[card]
        lit = offered.get(location)
        called = spoken(says, location, card) if lit is None else lit.name
        tag = says.tell(f"board-tag-{lit.style}") if lit is not None and lit.style in TAGGED else ""
        row.append(button(name, official_sign(name), value, called, lit, tag))
    return "".join(row)


@lru_cache(maxsize=4096)
def button(region: str, sign: str, value: int, called: str, item: Item | None, tag: str) -> str:
    """An official, by what is said of it or as the answer that it is; most are as they were before the last answer."""
    lit = action = ""
    if item is not None:
        lit, action = f" lit {item.style}", f' data-action="{escape(item.action)}"'
    small = f"<s>{escape(tag)}</s>" if tag else ""
    opening = f'<button class="of{lit}" data-region="{escape(region)}"{action} aria-label="{escape(called)}">'
    return f"{opening}<b>{value}</b>{icon(sign, 24)}{small}</button>"
