"""What modules add to explaining, gathered: each has a file of its own here, and one of words in each language."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.state import State
from gugong.explain import extras
from gugong.explain.speech import Speaker

RULES: Final = {**extras.RULES}
FIELDS: Final = {**extras.FIELDS}
MINOR: Final = {*extras.MINOR}
DETAILS: Final = {**extras.DETAILS}


def answer_facts(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: dict[str, object]) -> str:
    """What the phrase of a module's answer needs; the variant of its wording, or nothing."""
    return extras.answer_facts(speaker, state, decision, answer, fields)
