"""What sentences about the Peasant Revolt need to know."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.frames import Frame
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain.drawn import About, Drawn, about_thing, line
from gugong.explain.module_speech import Known, ModuleSpeech
from gugong.modules.peasant_revolt.rules.bids import BID, Bids
from gugong.modules.peasant_revolt.rules.meng import FLIP, OF_SPECIAL, SIDES
from gugong.modules.peasant_revolt.rules.state import bid_token, revolt, revolt_tokens, token_choices, track_size
from gugong.words.phrase import Person


def signed(number: int) -> str:
    """A number with its sign: +2, −2."""
    return f"+{number}" if number > 0 else f"−{-number}"


def bid(state: State, seat: int, answer: Answer, known: Known) -> str:
    """Why something is no bid: not a discard of one's own, or a bid token that one does not have."""
    if answer.verb != BID:
        return "other"
    if answer.a in state.discards[seat]:
        return "token"
    return "hand" if answer.a in state.hands[seat] else ""


class RevoltSpeech(ModuleSpeech):
    """The revolt track, its tokens, and bids."""

    rules = {
        "bid": "X-PRV-10",
        "revolt-token": "X-PRV-10",
        "return-bid": "C-61",
        "flip-bid-token": "X-SOL-06",
        "flip-special-token": "X-SOL-06",
        "meng-bid": "X-SOL-06",
    }
    fields = {
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
        "meng-bid-token": ("bid_token",),
        "meng-calm": ("token:token",),
    }
    minor = ("revolt-track", "brown-tokens", "revolt-cards", "bid-token")
    chosen = {"bid": "card"}
    details = {"not-a-bid": bid}
    drawn_rules = {
        "option-peasants-a": ("X-PRV-02",),
        "option-peasants-b": ("X-PRV-03",),
        "region-peasants": ("X-PRV-01", "X-PRV-10"),
    }

    def facts(self, state: State, seat: int) -> Known:
        """How full the track is, and during a revolt what the tokens add up to."""
        things = revolt(state)
        return {"line": things.line, "size": track_size(state), "threat": things.threat()}

    def tell_about(self, state: State, seat: int, drawn: Drawn) -> About | None:
        things = revolt(state)
        if drawn.id == "revolt-pile":
            left = len(revolt_tokens(state)) - things.line - things.aside
            return about_thing("revolt-pile", rules=("X-PRV-01",), n=left)
        if drawn.id == "revolt-track" or drawn.kind == "pc-revolt":
            lines = (line("revolt-threat", n=things.threat()),) if things.revealed else ()
            return about_thing(
                "revolt-track", lines, ("X-PRV-10", "X-PRV-01"), line=things.line, size=track_size(state)
            )
        if drawn.kind == "bid-token":
            return about_thing("bid-token", rules=("X-PRV-08",), n=bid_token(state))
        if drawn.kind == "bid":
            return about_thing("bid", rules=("X-PRV-10",), of=drawn.seat, who=Person(drawn.seat))
        return None

    def question_variant(self, state: State, frame: Frame, seat: int) -> str:
        """Whether a bid token may be slid under the card."""
        return "token" if isinstance(frame, Bids) and len(token_choices(state, seat)) > 1 else ""

    def answer_facts(self, state: State, decision: Decision, answer: Answer, known: Known) -> str:
        """What a bid is worth, with the bid token or without; which side of a token a flip shows."""
        if answer.verb == BID:
            known.update(bid_token=signed(answer.b), worth=state.rules.card_values[answer.a] + answer.b)
            return "token" if answer.b else ""
        if answer.verb == FLIP:
            known["bid_token"] = signed(answer.a)
            return SIDES[answer.a] if answer.b == OF_SPECIAL else "bid-token"
        return ""

    def event_variant(self, rules: Rules, event: Event, known: Known) -> str:
        """A bid with a bid token, a new line that begins with tokens set aside."""
        if event.kind == "shows-bid" and event.values[1]:
            known["bid_token"] = signed(event.values[1])
            return "token"
        if event.kind == "meng-bid-token":
            known["bid_token"] = signed(event.values[0])
        return "aside" if event.kind == "revolt-line" and event.values[0] else ""


PART = RevoltSpeech
