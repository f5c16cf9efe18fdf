"""What modules add to explaining, gathered: each has a file of its own here, and one of words in each language."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.frames import Frame
from gugong.engine.state import State
from gugong.explain import extras, peasant_revolt, stairs, summer_palace
from gugong.explain.speech import Speaker

RULES: Final = {**summer_palace.RULES, **peasant_revolt.RULES, **stairs.RULES, **extras.RULES}
FIELDS: Final = {**summer_palace.FIELDS, **peasant_revolt.FIELDS, **stairs.FIELDS, **extras.FIELDS}
MINOR: Final = {*summer_palace.MINOR, *peasant_revolt.MINOR, *stairs.MINOR, *extras.MINOR}
DETAILS: Final = {**summer_palace.DETAILS, **peasant_revolt.DETAILS, **stairs.DETAILS, **extras.DETAILS}


def facts(speaker: Speaker, state: State, seat: int) -> dict[str, object]:
    """What is true of a module's things, for any sentence."""
    return {**peasant_revolt.facts(speaker, state, seat), **stairs.facts(speaker, state, seat)}


def question_variant(state: State, frame: Frame, seat: int) -> str:
    """Which wording of a module's prompt fits."""
    of_module = peasant_revolt.question_variant(state, frame, seat) or stairs.question_variant(state, frame, seat)
    return of_module or extras.question_variant(frame)


def answer_facts(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: dict[str, object]) -> str:
    """What the phrase of a module's answer needs; the variant of its wording, or nothing."""
    found = (
        summer_palace.answer_facts(speaker, state, decision, answer, fields),
        peasant_revolt.answer_facts(speaker, state, decision, answer, fields),
        stairs.answer_facts(speaker, state, decision, answer, fields),
        extras.answer_facts(speaker, state, decision, answer, fields),
    )
    return next((variant for variant in found if variant), "")


def event_variant(event: Event, fields: dict[str, object]) -> str:
    """Which sentence tells a module's event, if it is not simply that of its kind."""
    return peasant_revolt.event_variant(event, fields)
