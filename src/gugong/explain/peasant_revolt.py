"""What sentences about the Peasant Revolt need to know."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.frames import Frame
from gugong.engine.state import State
from gugong.explain.speech import Detail, Speaker
from gugong.modules.peasant_revolt.rules.bids import Bids
from gugong.modules.peasant_revolt.rules.state import NAME, revolt, token_choices, track_size

RULES: Final[dict[str, str]] = {"bid": "X-PRV-10", "revolt-token": "X-PRV-10", "return-bid": "C-61"}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "revolt-track": ("size", "revolt_tokens"),
    "brown-tokens": ("brown",),
    "revolt-cards": ("cards",),
    "revolt-token": ("line", "size"),
    "revolt-token-aside": ("aside",),
    "revolt": ("line",),
    "reveals-revolt-token": ("value", "threat"),
    "shows-bid": ("card:card", "bid_token", "worth"),
    "revolt-held": ("total", "threat"),
    "revolt-succeeds": ("total", "threat"),
    "card-returns": ("card:card",),
    "card-stays": ("card:card",),
    "revolt-line": ("line", "size"),
    "bid-token": ("bid_token",),
}
MINOR: Final[tuple[str, ...]] = ("revolt-track", "brown-tokens", "revolt-cards", "bid-token")
Known = dict[str, object]


def facts(speaker: Speaker, state: State, seat: int) -> Known:
    """How full the track is, and during a revolt what the tokens add up to."""
    if not state.rules.brings(NAME):
        return {}
    things = revolt(state)
    return {"line": things.line, "size": track_size(state), "threat": things.threat()}


def question_variant(state: State, frame: Frame, seat: int) -> str:
    """Whether a bid token may be slid under the card."""
    if isinstance(frame, Bids) and len(token_choices(state, seat)) > 1:
        return "token"
    return ""


def answer_facts(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: Known) -> str:
    """What a bid is worth, with the bid token or without."""
    if not answer.text.startswith("bid "):
        return ""
    fields.update(bid_token=signed(answer.b), worth=state.rules.card_values[answer.a] + answer.b)
    return "token" if answer.b else ""


def event_variant(event: Event, fields: Known) -> str:
    """A bid with a bid token, a new line that begins with tokens set aside."""
    if event.kind == "shows-bid" and event.values[1]:
        fields["bid_token"] = signed(event.values[1])
        return "shows-bid/token"
    if event.kind == "revolt-line" and event.values[0]:
        return "revolt-line/aside"
    return ""


def signed(number: int) -> str:
    """A number with its sign: +2, −2."""
    return f"+{number}" if number > 0 else f"−{-number}"


def bid(speaker: Speaker, state: State, seat: int, answer: Answer, known: Known) -> str:
    """Why something is no bid: not a discard of one's own, or a bid token that one does not have."""
    if not answer.text.startswith("bid "):
        return "other"
    if answer.a in state.discards[seat]:
        return "token"
    return "hand" if answer.a in state.hands[seat] else ""


DETAILS: Final[dict[str, Detail]] = {"not-a-bid": bid}
