"""What modules add to explaining, gathered: each has a file of its own here, and one of words in each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.frames import Frame
from gugong.engine.state import State
from gugong.explain import extras, peasant_revolt, solo_modules, stairs, summer_palace
from gugong.explain.speech import Detail, Speaker

AnswerFacts = Callable[[Speaker, State, Decision, Answer, dict[str, object]], str]

RULES: Final[dict[str, str]] = {
    **summer_palace.RULES,
    **peasant_revolt.RULES,
    **stairs.RULES,
    **extras.RULES,
    **solo_modules.RULES,
}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    **summer_palace.FIELDS,
    **peasant_revolt.FIELDS,
    **stairs.FIELDS,
    **extras.FIELDS,
    **solo_modules.FIELDS,
}
CANDIDATES: Final[dict[str, str]] = solo_modules.CANDIDATES
MINOR: Final[set[str]] = {
    *summer_palace.MINOR,
    *peasant_revolt.MINOR,
    *stairs.MINOR,
    *extras.MINOR,
    *solo_modules.MINOR,
}
ANSWER_FACTS: Final[dict[str, AnswerFacts]] = {
    "summer-palace": summer_palace.answer_facts,
    "peasant-revolt": peasant_revolt.answer_facts,
    "stairs": stairs.answer_facts,
    "extras": extras.answer_facts,
    "solo": solo_modules.answer_facts,
}
DETAILS: Final[dict[str, Detail]] = {
    **summer_palace.DETAILS,
    **peasant_revolt.DETAILS,
    **stairs.DETAILS,
    **extras.DETAILS,
}


def facts(speaker: Speaker, state: State, seat: int) -> dict[str, object]:
    """What is true of a module's things, for any sentence."""
    return {**peasant_revolt.facts(speaker, state, seat), **stairs.facts(speaker, state, seat)}


def question_variant(state: State, frame: Frame, seat: int) -> str:
    """Which wording of a module's prompt fits."""
    return peasant_revolt.question_variant(state, frame, seat) or stairs.question_variant(state, frame, seat)


def answer_facts(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: dict[str, object]) -> str:
    """What the phrase of a module's answer needs; the variant of its wording, or nothing."""
    for name, find in ANSWER_FACTS.items():
        variant = find(speaker, state, decision, answer, fields) if state.rules.brings(name) else ""
        if variant:
            return variant
    return ""


def event_variant(event: Event, fields: dict[str, object]) -> str:
    """Which sentence tells a module's event, if it is not simply that of its kind."""
    return peasant_revolt.event_variant(event, fields) or solo_modules.event_variant(event, fields)
