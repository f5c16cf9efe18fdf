"""The words of a module from outside, checked before it is let in: what a sentence names has to be there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gugong.errors import because
from gugong.words.bundles import ENGLISH, bundle_of
from gugong.words.fluent import Entry, Message, cut, refused, understand

FUNCTIONS: Final = ("COUNT", "FIGURE", "LIST", "NAME")  # those that a voice knows


def check_words(texts: Mapping[str, str]) -> None:
    """WordsError with file, line and reason of the first message that could not be said."""
    entries = {file: cut(text, file) for file, text in texts.items()}
    messages = {file: {name: understand(entry) for name, entry in each.items()} for file, each in entries.items()}
    english = next((each for file, each in messages.items() if file.endswith(f"/{ENGLISH}.ftl")), {})
    for file, own in messages.items():
        for name, message in own.items():
            _check(entries[file][name], name, message, {**english, **own}, english.get(name))


def _check(entry: Entry, name: str, message: Message, own: Mapping[str, Message], source: Message | None) -> None:
    """One message: its functions, the messages inside it, and that it asks for no more than the English one."""
    for function in sorted(message.calls.difference(FUNCTIONS)):
        raise refused(entry.file, entry.text, entry.start, because("words-no-function", name=function, known=FUNCTIONS))
    for other in sorted(message.refers):
        if other not in own and bundle_of(ENGLISH).message(other) is None:
            raise refused(entry.file, entry.text, entry.start, because("words-unknown", name=other))
        if _leads_back(other, name, own):
            raise refused(entry.file, entry.text, entry.start, because("words-in-itself", name=name))
    for argument in sorted(message.uses - source.uses) if source is not None and not source.refers else ():
        raise refused(entry.file, entry.text, entry.start, because("words-no-argument", name=f"${argument}"))


def _leads_back(here: str, name: str, own: Mapping[str, Message]) -> bool:
    """Whether a message holds another, itself or by those inside it."""
    seen: set[str] = set()
    waiting = [here]
    while waiting:
        each = waiting.pop()
        if each == name:
            return True
        if each not in seen and each in own:
            seen.add(each)
            waiting.extend(own[each].refers)
    return False
