"""What sentences about the Bonus Travel Tokens need to know."""

from __future__ import annotations

from typing import Final

from gugong.engine import actions as kinds
from gugong.engine.actions import THE_DOUBLE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain.drawn import About, Drawn, about_thing
from gugong.explain.module_speech import Known, ModuleSpeech
from gugong.explain.things import thing
from gugong.modules.bonus_tokens.rules.in_use import bonus_state
from gugong.words.phrase import Person

TOKEN_MARKER: Final = "token-marker"


def about_token(state: State, token: int, owner: int) -> About:
    """A token in use."""
    shown = thing(state.rules, "token", token)
    return about_thing("bonus-token", rules=("V-BON-07", "V-BON-09"), of=owner, who=Person(owner), token=shown)


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

    def tell_about(self, state: State, seat: int, drawn: Drawn) -> About | None:
        in_use = bonus_state(state).in_use
        if drawn.kind == "pc-servant" and drawn.rest.startswith("bonus-"):
            order = int(drawn.rest.removeprefix("bonus-")) - 1
            return about_token(state, in_use[order].token, drawn.seat) if order < len(in_use) else None
        if drawn.id == "bonus-tokens":
            return about_thing("bonus-tokens", rules=("V-BON-07", "V-BON-09"), n=len(in_use))
        if not drawn.kind.startswith("bonus-"):
            return None
        name = drawn.kind.removeprefix("bonus-")
        kinds = [kind for kind, token in enumerate(state.rules.figures.tokens) if name.startswith(f"{token.name}-")]
        return about_token(state, kinds[-1], drawn.seat) if kinds else None

    def event_variant(self, rules: Rules, event: Event, known: Known) -> str:
        return "location" if event.kind == "token-in-use" and event.values[1] >= 0 else ""


PART = BonusSpeech
