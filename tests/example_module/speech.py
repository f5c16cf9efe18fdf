"""What sentences about the jade garden need to know."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain.module_speech import Known, ModuleSpeech
from tests.example_module.rules.state import garden


class GardenSpeech(ModuleSpeech):
    """Jade that is planted, and Jade that is harvested."""

    rules = {"harvest": "Y-GDN-03"}
    fields = {"plants-jade": ("jade", "planted"), "harvests": ("answer:answer",)}

    def facts(self, state: State, seat: int) -> Known:
        return {"planted": garden(state).planted[seat]} if seat >= 0 else {}

    def answer_facts(self, state: State, decision: Decision, answer: Answer, known: Known) -> str:
        return answer.text.removeprefix("harvest ") if answer.verb == "harvest" else ""

    def event_variant(self, rules: Rules, event: Event, known: Known) -> str:
        if event.kind != "harvests":
            return ""
        return rules.answers.all[event.values[0]].text.removeprefix("harvest ")


PART = GardenSpeech
