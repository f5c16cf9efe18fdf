"""What sentences about the first edition's tokens need to know."""

from __future__ import annotations

from gugong.engine.actions import MODULE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.state import State
from gugong.explain.module_speech import Known, ModuleSpeech
from gugong.modules.first_edition.rules.face_up import KINDS
from gugong.modules.first_edition.rules.module import USE


class FirstEditionSpeech(ModuleSpeech):
    """Tokens that are kept face up and used once."""

    fields = {"face-up": ("token:token",), "turns-up": ("token:token",)}

    def answer_facts(self, state: State, decision: Decision, answer: Answer, known: Known) -> str:
        return KINDS[answer.a] if answer.kind == MODULE and answer.verb == USE else ""


PART = FirstEditionSpeech
