"""What sentences about Extra Decrees and new Gift Cards need to know."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain.module_speech import Known, ModuleSpeech
from gugong.modules.extras.rules.cards import REPLACE
from gugong.modules.extras.rules.moments import SCHEME, is_scheme
from gugong.modules.extras.rules.trade import TRADE


def replacing(state: State, seat: int, answer: Answer, known: Known) -> str:
    """Which piece is wanting: another's on the Wall, or one of one's own of that kind."""
    if answer.verb != REPLACE:
        return ""
    if answer.a == seat:
        return "own"
    if answer.a >= state.rules.seats or not (state.wall_double[answer.a] if answer.b else state.wall[answer.a]):
        return "double-rival" if answer.b else "rival"
    return "double" if answer.b else ""


def trading(state: State, seat: int, answer: Answer, known: Known) -> str:
    """A player who is not there, who has no card, or oneself."""
    return "own" if answer.a == seat else "nobody" if answer.a >= state.rules.seats else ""


def reusing(state: State, seat: int, answer: Answer, known: Known) -> str:
    return "chosen" if answer.a in state.tokens[seat] else ""


class ExtrasSpeech(ModuleSpeech):
    """Trades, replacements, re-used tokens, and benefits by Decree."""

    rules = {
        "trade-hands": "X-EXT-11",
        "trade-draw": "X-EXT-11",
        "trade-give": "X-EXT-11",
        "pile-swap": "X-EXT-12",
        "wall-replace": "X-EXT-13",
        "envoy-for-vp": "X-EXT-14",
        "reuse": "X-EXT-02",
        "deal-level-4": "X-EXT-17",
        "meng-gives": "X-SOL-08",
        "meng-takes": "X-SOL-08",
        "meng-swaps": "X-SOL-08",
    }
    fields = {
        "extra-cards": ("cards", "removed"),
        "layered-pile": ("new", "base"),
        "trades": ("partner:person",),
        "trades-card": ("card:card", "taker:person"),
        "under-pile": ("card:card",),
        "replaces-on-wall": ("rival:person", "double"),
        "reuses-token": ("token:token",),
        "meng-schemes": ("benefit:benefit", "steps", "missing"),
        "meng-swaps": ("card:card",),
        "meng-once": ("location:location", "fee"),
    }
    candidates = {"meng-schemes": "benefit"}
    minor = ("extra-cards", "layered-pile", "scoring-order")
    chosen = {TRADE: "person", REPLACE: "person", SCHEME: "benefit"}
    details = {"not-replaceable": replacing, "trade-partner-has-no-card": trading, "no-token-to-reuse": reusing}

    def answer_facts(self, state: State, decision: Decision, answer: Answer, known: Known) -> str:
        if is_scheme(answer):
            cost = state.rules.benefit_prices[answer.a]
            known.update(cost=cost, left=state.intrigue[decision.seat] - cost)
        return "double" if answer.verb == REPLACE and answer.b else ""

    def event_variant(self, rules: Rules, event: Event, known: Known) -> str:
        return "double" if event.kind == "replaces-on-wall" and event.values[1] else ""


PART = ExtrasSpeech
