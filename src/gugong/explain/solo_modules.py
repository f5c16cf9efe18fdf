"""What Meng's conduct with modules adds to the tables of this room."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.state import State
from gugong.explain.peasant_revolt import signed
from gugong.explain.speech import Speaker
from gugong.modules.peasant_revolt.rules.meng import FLIP, SIDES

# The rule that has each question asked.
RULES: Final[dict[str, str]] = {
    "flip-bid-token": "X-SOL-06",
    "flip-special-token": "X-SOL-06",
    "meng-bid": "X-SOL-06",
    "meng-gives": "X-SOL-08",
    "meng-takes": "X-SOL-08",
    "meng-swaps": "X-SOL-08",
}
# What the numbers of an event stand for.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "automa-of-modules": ("added", "left_out"),
    "meng-swaps-pieces": ("zone:zone",),
    "meng-pier": ("pond:pond",),
    "meng-pond": ("pond:pond",),
    "meng-pond-benefit": ("jade", "neutral"),
    "meng-lady-waits": ("location:location",),
    "meng-bid-token": ("bid_token",),
    "meng-calm": ("token:token",),
    "meng-schemes": ("benefit:benefit", "steps", "missing"),
    "meng-swaps": ("card:card",),
    "meng-once": ("location:location", "fee"),
    "meng-saves": ("tile:decree",),
    "decree-left-out": ("tile:decree",),
}
CANDIDATES: Final[dict[str, str]] = {
    "meng-pier": "pond",
    "meng-no-pier": "pond",
    "meng-pond": "pond",
    "meng-no-pond": "pond",
    "meng-schemes": "benefit",
}
MINOR: Final[tuple[str, ...]] = ("automa-of-modules", "decree-left-out", "meng-swaps-pieces")


def answer_facts(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: dict[str, object]) -> str:
    """Which side of a token a flip shows."""
    verb, _, side = answer.text.partition(" ")
    if verb != FLIP:
        return ""
    if side in SIDES:
        return side
    fields["bid_token"] = signed(answer.a)
    return "bid-token"


def event_variant(event: Event, fields: dict[str, object]) -> str:
    """The sign of a bid token."""
    if event.kind == "meng-bid-token":
        fields["bid_token"] = signed(event.values[0])
    return ""
