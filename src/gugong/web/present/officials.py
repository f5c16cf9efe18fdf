"""The row of officials on a narrow page: each shows the card it holds, and moves the window to its place."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from gugong.engine.actions import AT
from gugong.explain import TableVoice
from gugong.explain.things import thing
from gugong.web.page import Page
from gugong.web.present.answer_signs import official_sign
from gugong.web.present.people import voice
from gugong.web.present.question import Item, Question
from gugong.web.present.rendering import again


class Official(NamedTuple):
    """A button of the row."""

    region: str
    sign: str
    value: int
    spoken: str
    item: Item | None  # the answer that it is


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
        row.append(Official(name, official_sign(name), value, spoken(says, location, card), offered.get(location)))
    return again("officials.html", says, row=tuple(row))
