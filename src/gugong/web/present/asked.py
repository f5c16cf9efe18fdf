"""The question: its words, the knots of the turn, and every answer as an item of the list and a light on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from gugong import draw
from gugong.draw import Light
from gugong.engine import actions as kinds
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.exchange import ChooseLocation, Fee
from gugong.engine.frames import FRAME_NAMES
from gugong.engine.ids import DECREES, FROM_LOCATION, JADE, NO_CARD
from gugong.engine.perform import Perform
from gugong.explain.answers import AnswerWords, answer_words
from gugong.explain.facts import facts
from gugong.explain.questions import question_words, rule_of
from gugong.web.page import Page
from gugong.web.present.answer_signs import mini_card, sign
from gugong.web.present.people import voice
from gugong.web.present.rendering import capital

# Letters that the page itself listens to are no keys of answers.
KEYS: Final = "123456789acefijkmnoqsuvwxy"
NONE: Final = "0"
KNOTS: Final = ("Gift", "Official", "Fee", "Card action", "Official’s action", "End of turn")
KNOT_OF: Final = {"card": 0, "location": 1, "fee": 2, "turn-end": 5}
OFFICIALS_ACTION: Final = 4
CARD_ACTION: Final = 3
FEE_GROUPS: Final = {
    kinds.PAY: "Pay Servants",
    kinds.DISCARD: "Discard another card",
    kinds.NO_ACTIONS: "Go without actions",
}
ACTIONS: Final = ("card-action", "location-action")
PRICED: Final = (kinds.DECREE, kinds.HOUSE, kinds.SQUARE)
ANY_TIME: Final = "At any time"
NUMBERS: Final = ("None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


@dataclass(frozen=True)
class Item:
    """One answer as it stands in the list."""

    action: str  # the answer's text
    key: str
    sign: Markup
    label: str
    note: str
    taken: Markup  # the card that would be taken, where one is
    tag: str
    style: str  # "free", "fee", "no", "seal" or ""
    name: str  # a whole sentence, for those who listen
    group: str
    place: str  # the element that it lights on the board, if any


@dataclass(frozen=True)
class Question:
    """What is asked of this page's seat."""

    title: str
    context: str
    rule: str
    items: tuple[Item, ...]
    asides: tuple[Item, ...]
    is_end: bool  # "End your turn?"


def question(page: Page) -> Question | None:
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
    chosen = tuple(each for each in items if each.group != ANY_TIME)
    asides = tuple(each for each in items if each.group == ANY_TIME)
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
    if decision.prompt == "location":
        free = sum(each.style == "free" for each in chosen)
        takes = "official takes" if free == 1 else "officials take" if free else "takes"
        return f"{NUMBERS[free]} {takes} it freely, {NUMBERS[len(chosen) - free].lower()} for a fee."
    if decision.prompt == "turn-end" and asides:
        worth = page.view.state.tokens_worth(page.view.seat)
        return f"You could still exchange tokens: yours are worth {worth}." if worth else ""
    return ""


def keyed(decision: Decision) -> list[tuple[Answer, str]]:
    """Every answer with its key, in the engine's order: 0 declines, the others count from 1."""
    free = iter(KEYS)
    return [
        (option, NONE if option.kind in (kinds.DECLINE, kinds.DONE) else next(free, "")) for option in decision.options
    ]


def item(page: Page, decision: Decision, answer: Answer, key: str, said: AnswerWords) -> Item:
    """One answer as it stands in the list."""
    view = page.view
    tagged, style = said.fee, said.fee
    if answer.kind in (kinds.DECLINE, kinds.DONE, kinds.NO_ACTIONS):
        style = "no"
    if decision.prompt in ACTIONS and answer.kind in PRICED:
        tagged, style = price_tag(page, answer), "cost"
    if answer.kind == kinds.DONE and decision.prompt == "turn-end":
        style = "seal"
    group = FEE_GROUPS.get(answer.kind, "") if decision.prompt == "fee" else ""
    return Item(
        answer.text,
        key,
        sign(view, answer),
        capital(said.label),
        said.note,
        mini_card(view.state.rules.card_values[said.takes]) if said.takes != NO_CARD else Markup(""),
        tagged,
        style,
        capital(said.sentence),
        ANY_TIME if answer.aside else group,
        draw.place_of(view, answer) or "",
    )


def price_tag(page: Page, answer: Answer) -> str:
    """What a Decree or a Jade costs now; behind the plus what is placed as well."""
    location = DECREES if answer.kind == kinds.DECREE else JADE
    due = page.view.state.rules.officials[location].price(page.view.state, page.view.seat, answer)
    return f"−{due} + 1" if location == DECREES else f"−{due}"


def card_given(page: Page) -> str:
    """The card that this seat is giving, by name; "" before it has chosen one."""
    for frame in reversed(page.view.state.stack):
        if isinstance(frame, ChooseLocation | Fee) and frame.seat == page.view.seat:
            return page.view.state.rules.tables.cards[frame.card].name
    return ""


def lights(question: Question | None) -> tuple[Light, ...]:
    """The answers that have a place on the board."""
    if question is None:
        return ()
    found = [*question.items, *question.asides]
    return tuple(Light(each.place, each.action, each.name, each.key, each.style) for each in found if each.place)


def knots(page: Page) -> tuple[tuple[str, str], ...]:
    """The steps of this seat's turn, each "done", "now" or ""; none outside its turn."""
    decision, state = page.view.decision, page.view.state
    under_way = [FRAME_NAMES[type(frame)] for frame in state.stack]
    if decision is None or state.active != page.view.seat or "end-turn" not in under_way:
        return ()
    now = KNOT_OF.get(decision.prompt)
    if now is None:
        below = state.stack[:-1]
        waits = any(isinstance(each, Perform) and each.source == FROM_LOCATION for each in below)
        now = CARD_ACTION if waits else OFFICIALS_ACTION
    return tuple((knot, "done" if i < now else "now" if i == now else "") for i, knot in enumerate(KNOTS))
