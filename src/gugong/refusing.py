"""What an answer that is refused raises: its reason as data, to be said in any language, also far from the table."""

from __future__ import annotations

from typing import Any

from gugong.catalog.load import Catalog
from gugong.engine.config import Config
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.errors import AnswerError, IllegalAnswer, MalformedAnswer
from gugong.explain.reasons import asked, no_answer, why
from gugong.explain.voice import voice_at
from gugong.origin import rules_for
from gugong.words.bundles import ENGLISH
from gugong.words.phrase import Phrase, Telling, reason_of


def refusal(catalog: Catalog, state: State, text: object) -> AnswerError:
    """Why this, which is not on offer, is not played; as a rule it is a text."""
    reader = asked(state)
    voice = voice_at(state.rules, catalog, None, ENGLISH, reader)
    if not isinstance(text, str):
        phrase = Phrase("why-malformed_no-text", (("shown", type(text).__name__),))
        return MalformedAnswer(reason_of(phrase, ""), AtTable(catalog, state.rules, phrase, reader))
    answer = state.rules.answers.named(text)
    if answer is None:
        phrase = no_answer(voice, state, " ".join(text.split()))
        return MalformedAnswer(reason_of(phrase, ""), AtTable(catalog, state.rules, phrase, reader))
    phrase, rule = why(voice, state, answer.text)
    return IllegalAnswer(reason_of(phrase, rule), AtTable(catalog, state.rules, phrase, reader))


class AtTable(Telling):
    """A phrase, with the kind of game whose cards and figures it speaks of, and the seat it was first said to."""

    def __init__(self, catalog: Catalog, rules: Rules, phrase: Phrase, reader: int | None) -> None:
        self.catalog = catalog
        self.rules = rules
        self.phrase = phrase
        self.reader = reader

    def tell(self, language: str) -> str:
        return voice_at(self.rules, self.catalog, None, language, self.reader).say(self.phrase)

    def _values(self) -> tuple[object, ...]:
        return (self.catalog, self.rules.config.key(), self.phrase, self.reader)

    def __eq__(self, other: object) -> bool:
        return self._values() == other._values() if isinstance(other, AtTable) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.phrase, self.reader))

    def __reduce__(self) -> tuple[object, ...]:
        return (again, self._values())


def again(catalog: Catalog, config: tuple[Any, ...], phrase: Phrase, reader: int | None) -> AtTable:
    """The same after it went through pickle."""
    return AtTable(catalog, rules_for(catalog, Config(*config)), phrase, reader)
