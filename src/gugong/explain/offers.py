"""The structure of a question's answers, wherever they are listed: keys, groups, tags and what an answer is like."""

from __future__ import annotations

from typing import Final, NamedTuple

from gugong.engine import actions as kinds
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.ids import DECREES, JADE
from gugong.engine.state import State
from gugong.explain.answers import AnswerWords

# Letters to which a page or a screen itself listens are no keys of answers.
KEYS: Final = "123456789acefijkmnoqsuvwxy"
NONE: Final = "0"
ACTIONS: Final = ("card-action", "location-action")
FEES: Final = {kinds.PAY: "pay", kinds.DISCARD: "discard", kinds.NO_ACTIONS: "no-actions"}
PRICED: Final = (kinds.DECREE, kinds.HOUSE, kinds.SQUARE)


class Offer(NamedTuple):
    """What an answer is like, apart from its words."""

    style: str  # "free", "fee", "cost", "no", "seal" or ""
    price: str  # what it costs, in figures, or ""
    group: str  # the fee that it is a way to pay, or ""


def keyed(decision: Decision) -> list[tuple[Answer, str]]:
    """Every answer with its key, in the engine's order: 0 declines, the others count from 1."""
    free = iter(KEYS)
    return [
        (option, NONE if option.kind in (kinds.DECLINE, kinds.DONE) else next(free, "")) for option in decision.options
    ]


def offer(state: State, decision: Decision, answer: Answer, said: AnswerWords) -> Offer:
    """What one of the answers is like."""
    style, price = said.fee, ""
    if answer.kind in (kinds.DECLINE, kinds.DONE, kinds.NO_ACTIONS):
        style = "no"
    if decision.prompt in ACTIONS and answer.kind in PRICED:
        price, style = price_of(state, decision.seat, answer), "cost"
    if answer.kind == kinds.DONE and decision.prompt == "turn-end":
        style = "seal"
    return Offer(style, price, FEES.get(answer.kind, "") if decision.prompt == "fee" else "")


def price_of(state: State, seat: int, answer: Answer) -> str:
    """What a Decree or a Jade costs now; behind the plus what is placed as well."""
    location = DECREES if answer.kind == kinds.DECREE else JADE
    due = state.rules.officials[location].price(state, seat, answer)
    return f"−{due} + 1" if location == DECREES else f"−{due}"
