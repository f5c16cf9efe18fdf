"""From what was typed to the answer that was meant: a number, a text, or the beginning of one."""

from __future__ import annotations

from collections.abc import Sequence

from gugong.engine.actions import CARD, DISCARD, Answer
from gugong.engine.decisions import Decision
from gugong.words.phrase import Phrase

MOST_NAMED = 5


class Unclear(Exception):
    """What was typed fits no answer on offer, or several; `why` says so."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.key)
        self.why = why


def meant(options: Sequence[Answer], typed: str) -> Answer | None:
    """The option that was typed; None if it is something else; Unclear if it could be several."""
    text = " ".join(typed.lower().split())
    if text.isdecimal():
        number = int(text)
        if not 1 <= number <= len(options):
            raise Unclear(Phrase("terminal-number", (("number", text[:9]), ("most", len(options)))))
        return options[number - 1]
    exact = [option for option in options if option.text == text]
    if exact or not text:
        return exact[0] if exact else None
    for fits in (begins, has_word):
        found = [option for option in options if fits(option.text, text)]
        if len(found) == 1:
            return found[0]
        if found:
            key = "terminal-ambiguous_more" if len(found) > MOST_NAMED else "terminal-ambiguous"
            named = tuple(option.text for option in found[:MOST_NAMED])
            raise Unclear(Phrase(key, (("text", typed), ("options", named))))
    return None


def begins(option: str, text: str) -> bool:
    """`at j` begins `at jade`."""
    return option.startswith(text)


def has_word(option: str, text: str) -> bool:
    """`jade` is what `at jade` is about."""
    return option.partition(" ")[2].startswith(text)


def ordered(decision: Decision, values: Sequence[int]) -> list[Answer]:
    """The options as they are numbered: cards from the lowest value up, asides last."""
    options = [option for option in decision.options if not option.aside]
    places = [place for place, option in enumerate(options) if option.kind in (CARD, DISCARD)]
    cards = sorted((options[place] for place in places), key=lambda option: values[option.a])
    for place, option in zip(places, cards, strict=True):
        options[place] = option
    return options + [option for option in decision.options if option.aside]
