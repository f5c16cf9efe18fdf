"""What an answer would do, and why one is not on offer: what the engine found, made ready for the strip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from gugong.draw import LETTERS
from gugong.engine.events import Event
from gugong.engine.state import State
from gugong.explain.events import is_minor
from gugong.explain.facts import facts
from gugong.explain.questions import question, rule_of
from gugong.view import View
from gugong.web.page import Page
from gugong.web.present.ghosts import ghosts
from gugong.web.present.log import said
from gugong.web.present.people import page_voice, spoken
from gugong.web.present.question import card_given
from gugong.web.present.rendering import linked, plain_voice, render, rule_sign, whole
from gugong.web.present.spots import spot
from gugong.words.bundles import ENGLISH
from gugong.words.voice import Voice, capital

MOST_CLAUSES: Final = 3
NOT_TOLD: Final = {"turn", "performs"}


def preview(before: Page, after: View | None, events: Sequence[Event]) -> dict[str, object]:
    """Clauses with their rules, what changes for this seat, its ghosts and places, as HTML, as SVG and as data.

    `after` is the position that follows as its seat sees it; None if that depends on what the seat cannot know.
    """
    told = [event for event in events if not (event.kind in NOT_TOLD or is_minor(event))]
    rules = before.view.state.rules
    clauses = [{"text": said(before, event), "rule": event.rule} for event in told[:MOST_CLAUSES]]
    if goes_without(told, after):
        clauses.append({"text": page_voice(before).tell("page-no-action"), "rule": told[0].rule})
    clauses += next_question(before, after)
    says, seat = page_voice(before), before.view.seat
    changes = [] if after is None else net(says, before.view.state, after.state, seat)
    more = len(told) > MOST_CLAUSES
    html = render("preview.html", says, clauses=clauses, changes=changes, unknown=after is None, more=more)
    return {
        "html": html,
        "clauses": clauses,
        "changes": changes,
        "places": [] if after is None else places(before.view.state, after.state),
        "spots": [spot(rules, event) for event in told[:MOST_CLAUSES]],
        "ghosts": {} if after is None else ghosts(before.view, after, card_given(before)),
    }


def goes_without(told: Sequence[Event], after: View | None) -> bool:
    """Whether cards are exchanged and nothing else: an action that could not be used would be told of."""
    done = after is not None and (after.decision is None or after.decision.prompt == "turn-end")
    return done and [event.kind for event in told] == ["exchange"]


def next_question(before: Page, after: View | None) -> list[dict[str, str]]:
    """What this seat is asked then, if it is asked something other than whether it is done."""
    decision = None if after is None else after.decision
    if after is None or decision is None or decision.prompt == "turn-end":
        return []
    says = spoken(before, None)
    asked = question(says, after.state, decision, facts(after.state, decision.seat))
    return [{"text": says.tell("page-then", asked=asked), "rule": rule_of(decision.prompt)}]


def net(says: Voice, before: State, after: State, seat: int) -> list[dict[str, object]]:
    """The figures of this seat that change, from and to."""
    letter = LETTERS[seat]
    figures = [
        (f"servant-{letter}", "pool", before.pool_worth(seat), after.pool_worth(seat)),
        ("jade", "jade", before.jade[seat], after.jade[seat]),
        ("vp", "vp", before.vp[seat], after.vp[seat]),
        ("tok-back", "tokens", len(before.tokens[seat]), len(after.tokens[seat])),
        ("loc-intrigue", "intrigue", before.intrigue[seat], after.intrigue[seat]),
        (f"envoy-{letter}", "envoy", before.envoy[seat], after.envoy[seat]),
        ("card-back", "hand", len(before.hands[seat]), len(after.hands[seat])),
    ]
    return [
        {"icon": icon, "what": says.tell(f"page-figure_{what}"), "from": a, "to": b}
        for icon, what, a, b in figures
        if a != b
    ]


def places(before: State, after: State) -> list[str]:
    """The places on the board that change and have no piece to tell of it."""
    rules = before.rules
    found = [
        f"city-{rules.figures.map.cities[after.traveller[seat]]}"
        for seat in range(rules.seats)
        if before.traveller[seat] != after.traveller[seat]
    ]
    for tile in before.tiles:
        if before.decree_owners[tile] != after.decree_owners[tile]:
            found.append(f"decree-{rules.figures.decrees[tile].name}")
    return found


def why(reason: str, rule: str, language: str = ENGLISH) -> dict[str, object]:
    """Why an answer is not on offer, as HTML and as data."""
    sentence = Markup(whole(plain_voice(language), str(linked(language, capital(reason)))))
    html = Markup("<span>{} {}</span>").format(sentence, rule_sign(language, rule))
    return {"html": html, "what": reason, "rule": rule}
