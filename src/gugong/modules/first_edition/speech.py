"""What sentences about the first edition's tokens need to know."""

from __future__ import annotations

from gugong.engine.actions import MODULE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.state import State
from gugong.explain.module_speech import Known, ModuleSpeech


class FirstEditionSpeech(ModuleSpeech):
    """Tokens that are kept face up and used once."""

    fields = {"face-up": ("token:token",), "turns-up": ("token:token",)}
    chosen = {"token": "token"}

    def answer_facts(self, state: State, decision: Decision, answer: Answer, known: Known) -> str:
        own = answer.kind == MODULE and answer.verb in self.chosen
        return state.rules.figures.tokens[answer.a].name if own else ""


PART = FirstEditionSpeech
