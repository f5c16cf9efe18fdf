"""English for programs and for reports: a message by its key, of the base game or of a module at hand."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from gugong.errors import SPEAKERS
from gugong.registry import ENTRIES
from gugong.words.bundles import plural_en
from gugong.words.fluent import Entry, Message, Speaking, cut, understand
from gugong.words.phrase import Name, Phrase, args_of, phrase_of

BASE = ("config.ftl", "faults.ftl", "figures.ftl", "positions.ftl", "records.ftl", "sim.ftl")
OF_A_MODULE = "words/en.ftl"


def in_english(key: str, /, **args: object) -> str:
    """The message of this key; the key as words, if a module from outside has none for it."""
    return said_in_english(Phrase(key, args_of(args.items())))


def said_in_english(phrase: Phrase) -> str:
    """A phrase whose words are among these; things are called by their ids, as programs know them."""
    return SPEAKER.text(phrase)


class _Speaker(Speaking):
    def message(self, name: str) -> Message | None:
        entry = _messages(tuple(each.package for each in ENTRIES)).get(name)
        return None if entry is None else understand(entry)

    def plural(self, number: float) -> str:
        return plural_en(number)

    def text(self, value: Any) -> str:
        if isinstance(value, Phrase):
            message = self.message(value.key)
            if message is None or message.value is None:
                return value.key.partition("-")[2].replace("-", " ")
            return self.text(message.value(self, dict(value.args)))
        if isinstance(value, Name):
            return value.id
        return ", ".join(map(self.text, value)) if isinstance(value, tuple) else str(value)


SPEAKER = _Speaker()
SPEAKERS.append(lambda reason: said_in_english(phrase_of(reason)))


@cache
def _messages(packages: tuple[str, ...]) -> dict[str, Entry]:
    """All of them; kept by the modules at hand, since another may be installed."""
    home, found = files("gugong.words") / "en", dict[str, Entry]()
    for file in BASE:
        found.update(cut((home / file).read_text(encoding="utf-8"), f"words/en/{file}"))
    for entry in ENTRIES:
        found.update(cut(entry.text(OF_A_MODULE) or "", f"{entry.name}/{OF_A_MODULE}"))
    return found
