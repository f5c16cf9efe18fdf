"""The question: its words, the knots of the turn, and every answer as an item of the list and a light on the board."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from gugong import draw
from gugong.draw import Light
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.exchange import ChooseLocation, Fee
from gugong.engine.frames import FRAME_NAMES
from gugong.engine.ids import FROM_LOCATION, NO_CARD
from gugong.engine.perform import Perform
from gugong.explain.answers import FREE, AnswerWords, answer_words
from gugong.explain.facts import facts
from gugong.explain.offers import ACTIONS, keyed, offer
from gugong.explain.questions import question_words, rule_of
from gugong.web.page import Page
from gugong.web.present.answer_signs import mini_card, sign
from gugong.web.present.people import page_voice, voice
from gugong.words.voice import Voice, capital

CARD_ACTION, OFFICIALS_ACTION = ACTIONS
KNOTS: Final = ("card", "location", "fee", *ACTIONS, "turn-end")  # the steps of a turn


class Item(NamedTuple):
    """One answer as it stands in the list."""

    answer: Answer
    key: str
    sign: Markup
    label: str
    note: str
    taken: Markup  # the card that would be taken, where one is
    tag: str
    style: str  # "free", "fee", "cost", "no", "seal" or ""
    name: str  # a whole sentence, for those who listen
    group: str  # the heading below which it stands, if any
    place: str  # the element that it lights on the board, if any

    @property
    def action(self) -> str:
        """The text that answers so."""
        return self.answer.text


class Question(NamedTuple):
    """What is asked of this page's seat."""

    title: str
    context: str
    rule: str
    items: tuple[Item, ...]
    asides: tuple[Item, ...]
    is_end: bool  # "End your turn?"


def question_of(page: Page) -> Question | None:
    """The question to this seat with all its answers; None if it is not asked."""
    decision = page.view.decision
    if decision is None:
        return None
    speaks, state = voice(page), page.view.state
    known = facts(state, decision.seat)
    said = question_words(speaks, state, decision, dict(known))
    items = [
        item(page, decision, answer, key, answer_words(speaks, state, decision, answer, known))
        for answer, key in keyed(decision)
    ]
    offered = list(zip(decision.options, items, strict=True))
    chosen = tuple(each for answer, each in offered if not answer.aside)
    asides = tuple(each for answer, each in offered if answer.aside)
    is_end = decision.prompt == "turn-end"
    return Question(
        said.title,
        more_context(page, decision, chosen, asides) or said.context,
        rule_of(decision.prompt),
        chosen,
        asides,
        is_end,
    )


def more_context(page: Page, decision: Decision, chosen: tuple[Item, ...], asides: tuple[Item, ...]) -> str:
    """A line below the question, where counting helps."""
    says = page_voice(page)
    if decision.prompt == "location":
        free = sum(each.style == FREE for each in chosen)
        return says.tell("page-takers", free=free, fee=len(chosen) - free)
    if decision.prompt == "turn-end" and asides:
        worth = page.view.state.tokens_worth(page.view.seat)
        return says.tell("page-tokens-left", worth=worth) if worth else ""
    return ""


def item(page: Page, decision: Decision, answer: Answer, key: str, said: AnswerWords) -> Item:
    """One answer as it stands in the list."""
    view = page.view
    says = page_voice(page)
    like = offer(view.state, decision, answer, said)
    tagged = like.price or (says.tell(f"page-fee_{said.fee}") if said.fee else "")
    return Item(
        answer,
        key,
        sign(view, answer),
        capital(said.label),
        said.note,
        mini_card(view.state.rules.card_values[said.takes]) if said.takes != NO_CARD else Markup(""),
        tagged,
        like.style,
        spoken_name(says, capital(said.label), capital(said.sentence)),
        says.tell(f"page-pay-fee_{like.group}") if like.group else "",
        draw.place_of(view, answer) or "",
    )


def spoken_name(says: Voice, label: str, sentence: str) -> str:
    """What an answer is called: its sentence, with what is written on it, so that it can also be called by that."""
    if label.casefold() in sentence.casefold():
        return sentence
    return says.tell("page-answer-name", label=label, sentence=sentence)


def card_given(page: Page) -> str:
    """The card that this seat is giving, by name; "" before it has chosen one."""
    for frame in reversed(page.view.state.stack):
        if isinstance(frame, ChooseLocation | Fee) and frame.seat == page.view.seat:
            return page.view.state.rules.figures.cards[frame.card].name
    return ""


def lights_of(question: Question | None) -> tuple[Light, ...]:
    """The answers that have a place on the board."""
    if question is None:
        return ()
    found = [*question.items, *question.asides]
    return tuple(Light(each.place, each.answer, each.name, each.key, each.style) for each in found if each.place)


def knots(page: Page) -> tuple[tuple[str, str], ...]:
    """The steps of this seat's turn, each "done", "now" or ""; none outside its turn."""
    decision, state = page.view.decision, page.view.state
    under_way = [FRAME_NAMES[type(frame)] for frame in state.stack]
    if decision is None or state.active != page.view.seat or "end-turn" not in under_way:
        return ()
    now = decision.prompt
    if now not in KNOTS or now in ACTIONS:
        below = state.stack[:-1]
        waits = any(isinstance(each, Perform) and each.source == FROM_LOCATION for each in below)
        now = CARD_ACTION if waits else OFFICIALS_ACTION
    says, at = page_voice(page), KNOTS.index(now)
    return tuple(
        (says.tell(f"page-knot_{knot}"), "done" if place < at else "now" if place == at else "")
        for place, knot in enumerate(KNOTS)
    )
