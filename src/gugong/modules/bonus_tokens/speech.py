"""What sentences about the Bonus Travel Tokens need to know."""

from __future__ import annotations

from typing import Final

from gugong.engine import actions as kinds
from gugong.engine.actions import THE_DOUBLE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain.module_speech import Known, ModuleSpeech

TOKEN_MARKER: Final = "token-marker"


class BonusSpeech(ModuleSpeech):
    """Tokens that lie in use, with whom and where."""

    rules = {"token-marker": "C-51", "token-location": "C-51", "follow": "V-BON-03", "follow-action": "V-BON-03"}
    fields = {
        "token-in-use": ("token:token", "location:location"),
        "token-home": ("token:token",),
        "toll": ("actor:person", "location:location"),
        "follows": ("location:location",),
    }
    about = {"token-marker": (kinds.PLACE,), "token-location": (kinds.AT,), "follow": (kinds.MODULE,)}
    placing = (TOKEN_MARKER,)

    def answer_facts(self, state: State, decision: Decision, answer: Answer, known: Known) -> str:
        if answer.kind == kinds.PLACE and decision.prompt == TOKEN_MARKER:
            return "token-marker-double" if answer.a == THE_DOUBLE else TOKEN_MARKER
        return ""

    def event_variant(self, rules: Rules, event: Event, known: Known) -> str:
        return "location" if event.kind == "token-in-use" and event.values[1] >= 0 else ""


PART = BonusSpeech
