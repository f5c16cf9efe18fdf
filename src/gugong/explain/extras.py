"""What Extra Decrees and new Gift Cards add to the tables of this room: questions, events, facts of answers."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.state import State
from gugong.explain.speech import Detail, Speaker
from gugong.modules.extras.rules.cards import REPLACE
from gugong.modules.extras.rules.module import is_scheme

Known = dict[str, object]

# The rule that has each question asked.
RULES: Final[dict[str, str]] = {
    "trade-hands": "X-EXT-11",
    "trade-draw": "X-EXT-11",
    "trade-give": "X-EXT-11",
    "pile-swap": "X-EXT-12",
    "wall-replace": "X-EXT-13",
    "envoy-for-vp": "X-EXT-14",
    "reuse": "X-EXT-02",
    "deal-level-4": "X-EXT-17",
}
# What the numbers of an event stand for.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "extra-cards": ("cards", "removed"),
    "layered-pile": ("new", "base"),
    "trades": ("partner",),
    "trades-card": ("card:card", "taker"),
    "under-pile": ("card:card",),
    "replaces-on-wall": ("rival", "double"),
    "reuses-token": ("token:token",),
}
MINOR: Final[tuple[str, ...]] = ("extra-cards", "layered-pile", "scoring-order")


def answer_facts(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: Known) -> str:
    """What the phrase of an answer of this module needs; the variant of its wording."""
    if is_scheme(answer):
        cost = state.rules.benefit_prices[answer.a]
        fields.update(cost=cost, left=state.intrigue[decision.seat] - cost)
    return "double" if answer.text.startswith(f"{REPLACE} ") and answer.b else ""


def replacing(speaker: Speaker, state: State, seat: int, answer: Answer, known: Known) -> str:
    """Which piece is wanting: another's on the Wall, or one of one's own of that kind."""
    if not answer.text.startswith(f"{REPLACE} "):
        return ""
    if answer.a == seat:
        return "own"
    if answer.a >= state.rules.seats or not (state.wall_double[answer.a] if answer.b else state.wall[answer.a]):
        return "double-rival" if answer.b else "rival"
    return "double" if answer.b else ""


def trading(speaker: Speaker, state: State, seat: int, answer: Answer, known: Known) -> str:
    """A player who is not there, who has no card, or oneself."""
    return "own" if answer.a == seat else "nobody" if answer.a >= state.rules.seats else ""


def reusing(speaker: Speaker, state: State, seat: int, answer: Answer, known: Known) -> str:
    return "chosen" if answer.a in state.tokens[seat] else ""


DETAILS: Final[dict[str, Detail]] = {
    "not-replaceable": replacing,
    "trade-partner-has-no-card": trading,
    "no-token-to-reuse": reusing,
}
