"""What the Summer Palace adds to the tables of this room: its questions, its events, and the facts of its answers."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.state import State
from gugong.explain.speech import Detail, Speaker
from gugong.modules.summer_palace.rules.state import here, leader_of, neutral_stock

# The rule that has each question asked.
RULES: Final[dict[str, str]] = {
    "pier": "X-SPL-02",
    "pier-piece": "C-05",
    "pond-benefit": "X-SPL-13",
    "pond-home": "X-SPL-13",
    "favourite-gift": "X-SPL-11",
    "draw-favourite": "X-SPL-11",
    "court-lady": "X-SPL-10",
}
# What the numbers of an event stand for.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "ponds": ("ponds",),
    "summer-cards": ("cards",),
    "neutral-stock": ("neutral",),
    "favourite": ("gift",),
    "favourite-placed": ("card:card",),
    "scores-pond": ("pond:pond",),
    "night-ponds": ("ponds", "worth"),
    "pond": ("pond:pond", "worth"),
    "pier": ("pond:pond", "worth", "total"),
    "neutral": ("neutral", "left"),
    "no-benefit": ("pond:pond",),
    "pier-home": ("servants", "doubles"),
    "stays": ("pond:pond", "worth"),
    "court-lady-used": ("answer:answer",),
}
VERBS: Final = ("pier", "pond", "take", "home", "stay", "repeat")
MINOR: Final[tuple[str, ...]] = ("ponds", "summer-cards", "neutral-stock", "stays")


def answer_facts(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: dict[str, object]) -> str:
    """Add what the phrase of a pier or a pond needs; the variant of its wording."""
    verb, _, rest = answer.text.partition(" ")
    if verb not in VERBS:
        return ""
    seat = decision.seat
    summer = here(state)
    if verb == "pier":
        fields.update(mine=summer.worth(answer.a, seat), total=summer.total(answer.a))
        return ""
    if verb == "pond":
        fields["leader"] = leader_of(state, answer.a)
        return "own" if fields["leader"] == seat else ""
    if verb == "take":
        fields["neutral"] = min(summer.board.neutral_gained, neutral_stock(state))
    return rest


def favourite(speaker: Speaker, state: State, seat: int, answer: Answer, known: dict[str, object]) -> str:
    """Which gift it would take to score a pond."""
    known["favourite"] = here(state).favourite
    return ""


def ponds(speaker: Speaker, state: State, seat: int, answer: Answer, known: dict[str, object]) -> str:
    """Which ponds there are."""
    known["ponds"] = here(state).board.ponds
    return ""


DETAILS: Final[dict[str, Detail]] = {"no-favourite": favourite, "no-such-pond": ponds}
