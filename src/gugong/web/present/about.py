"""The card about anything drawn: what it is, what it means for this seat now, whether it may be chosen, its rule."""

from __future__ import annotations

from typing import Final, NamedTuple

from gugong import draw
from gugong.draw.asked import drawn
from gugong.engine.ids import NOBODY
from gugong.explain import NoSuchRule, rule
from gugong.explain.about import about as told_about
from gugong.explain.answers import answer_words
from gugong.explain.drawn import Drawn
from gugong.explain.facts import facts
from gugong.explain.offers import keyed
from gugong.explain.questions import question_words
from gugong.explain.reasons import on_page, why
from gugong.view import View
from gugong.web.page import Page
from gugong.web.present.about_signs import sign_of
from gugong.web.present.people import page_voice, spoken, waiting_for
from gugong.web.present.rendering import render, whole
from gugong.words.phrase import Phrase, phrase
from gugong.words.voice import capital

MOST_RULES: Final = 3


class Verdict(NamedTuple):
    """Whether the thing may be chosen now."""

    fine: bool
    lead: str
    text: str
    rule: str = ""  # by which it may not


def about(page: Page, thing: str, replaying: bool) -> dict[str, object] | None:
    """The card as HTML and as data; None for an id that stands for nothing."""
    view, says = page.view, page_voice(page)
    seat = NOBODY if page.watching else view.seat  # whoever watches has nothing at the table
    part = drawn(thing)
    if part.seat >= view.state.rules.seats:
        return None
    told = told_about(view.state, seat, part)
    if told is None:
        return None
    found = verdict(page, place_of(view, part), replaying)
    ids = [*told.rules, *([found.rule] if found.rule else [])]
    name = capital(says.say(told.said))
    lines = [(capital(says.say(each, "label")), says.say(each)) for each in told.lines]
    card = {
        "name": name,
        "kind": capital(says.say(told.said, "kind")),
        "what": capital(says.say(told.said, "what")),
        "lines": lines,
        "verdict": found,
        "rules": rule_titles(tuple(dict.fromkeys(ids)), page.language),
    }
    html = render("about.html", says, sign=sign_of(view, part), **card)
    return {"thing": thing, "name": name, "html": html}


def place_of(view: View, part: Drawn) -> str:
    """Where a thing would be chosen: a card that an official holds, at that official."""
    state = view.state
    for location in state.rules.locations:
        card = state.board[location]
        if card >= 0 and part.id == f"pc-card-{state.rules.figures.cards[card].name}":
            return f"at-{state.rules.location_names[location]}"
    return part.id


def rule_titles(ids: tuple[str, ...], language: str) -> list[tuple[str, str]]:
    """Rules by their names; one that is not written is left out."""
    found = []
    for id in ids[:MOST_RULES]:
        try:
            found.append((id, rule(id, language).title))
        except NoSuchRule:
            continue
    return found


def verdict(page: Page, thing: str, replaying: bool) -> Verdict:
    """Whether it may be chosen; if not, what stands in the way."""
    view = page.view
    says, decision = page_voice(page), view.decision
    if view.asked is None:
        return no(page, phrase("about-not_over"))
    if replaying:
        return no(page, phrase("about-not_replay"))
    if decision is None:
        key = "about-not_watching" if page.watching else "about-not_waiting"
        return no(page, phrase(key, {"doing": waiting_for(page)}))
    offered = [(answer, key) for answer, key in keyed(decision) if draw.place_of(view, answer) == thing]
    if len(offered) == 1:
        key = offered[0][1]
        return Verdict(True, "", says.tell("about-may", key=key.upper()) if key else says.tell("about-may_list"))
    asker = spoken(page, None)
    known = facts(view.state, decision.seat)
    if offered:
        words = [answer_words(asker, view.state, decision, answer, known).label for answer, _ in offered]
        return Verdict(True, "", says.tell("about-may_several", answers=tuple(words)))
    text = draw.answers_by_place(view).get(thing)
    if text is not None:
        state = view.state.copy()
        state.pending = decision  # a view keeps its question beside its position
        said, rule_ = why(asker, state, text)
        return no(page, phrase("about-not", {"why": whole(says, on_page(asker, said))}), rule_)
    asked = question_words(asker, view.state, decision, dict(known)).title
    return no(page, phrase("about-not_asked", {"question": asked}))


def no(page: Page, said: Phrase, rule_: str = "") -> Verdict:
    """That it may not, with what is said before the reason."""
    says = page_voice(page)
    return Verdict(False, says.say(said, "label"), says.say(said), rule_)
