"""The row of officials on a narrow page: each shows the card it holds, and moves the window to its place."""

from __future__ import annotations

from gugong.web.page import Page
from gugong.web.present.answer_signs import official_sign
from gugong.web.present.asked import Question
from gugong.web.present.people import speaker
from gugong.web.present.rendering import render


def officials(page: Page, question: Question | None) -> str:
    """A button an official; it is an answer where the question is about officials."""
    state, says = page.view.state, speaker(page)
    offered = {} if question is None else {item.action: item for item in question.items}
    row = []
    for location in state.rules.locations:
        name = state.rules.location_names[location]
        card = state.board[location]
        row.append(
            {
                "place": f"at-{name}",
                "region": name,
                "sign": official_sign(name),
                "value": state.rules.card_values[card],
                "spoken": f"{says.thing(location, 'place-short')}, {says.thing(card, 'gift')}",
                "item": offered.get(f"at {name}"),
            }
        )
    return render("officials.html", row=row)
