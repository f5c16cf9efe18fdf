"""From what was typed to the answer that was meant: a number, a text, or the beginning of one."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.terminal.words import MESSAGES

MOST_NAMED = 5


class Unclear(Exception):
    """What was typed fits no answer on offer, or several; the message says so."""


def meant(decision: Decision, typed: str) -> Answer | None:
    """The option that was typed; None if it is something else; Unclear if it could be several."""
    text = " ".join(typed.lower().split())
    options = ordered(decision)
    if text.isdecimal():
        number = int(text)
        if not 1 <= number <= len(options):
            raise Unclear(MESSAGES["number"].format(number=text[:9], most=len(options)))
        return options[number - 1]
    exact = decision.find(text)
    if exact is not None or not text:
        return exact
    for fits in (begins, has_word):
        found = [option for option in options if fits(option.text, text)]
        if len(found) == 1:
            return found[0]
        if found:
            named = ", ".join(option.text for option in found[:MOST_NAMED]) + (" …" if len(found) > MOST_NAMED else "")
            raise Unclear(MESSAGES["ambiguous"].format(text=typed, options=named))
    return None


def begins(option: str, text: str) -> bool:
    """`at j` begins `at jade`."""
    return option.startswith(text)


def has_word(option: str, text: str) -> bool:
    """`jade` is what `at jade` is about."""
    return option.partition(" ")[2].startswith(text)


def ordered(decision: Decision) -> list[Answer]:
    """The options as they are numbered: asides last."""
    return [option for option in decision.options if not option.aside] + [
        option for option in decision.options if option.aside
    ]
