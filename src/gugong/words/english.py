"""English for programs and for reports: a message by its key, of the base game or of a module at hand.

It is the voice of every other sentence; `errors` knows it by `SPEAKERS` alone, so that an error costs no words until
somebody reads it.
"""

from __future__ import annotations

from gugong.errors import SPEAKERS
from gugong.words.phrase import Name, Phrase, args_of, phrase_of
from gugong.words.voice import Voice


class PlainVoice(Voice):
    """English with things called by their ids, as programs know them."""

    def named(self, name: Name, form: str) -> str:
        return name.id


def in_english(key: str, /, **args: object) -> str:
    """The message of this key; the key as words, if a module from outside has none for it."""
    return PlainVoice().say(Phrase(key, args_of(args.items())))


SPEAKERS.append(lambda reason: PlainVoice().say(phrase_of(reason)))
