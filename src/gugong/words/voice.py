"""Says phrases to one reader in one language.

Three functions stand in the files of words: `NAME($x, form: "gen")` says a thing or a person, `COUNT($n, of: "step")` a
number with its noun, `LIST($cards, form: "id")` several things in a row. A form is an attribute of the name's own
message; a language lists those that it needs, and a form that is not listed is the plain name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, Final
from unicodedata import bidirectional

from gugong.words.bundles import ENGLISH, MISSING, Bundle, bundle_of
from gugong.words.fluent import Args, Message, Speaking
from gugong.words.phrase import NOBODY, Arg, Name, Person, Phrase, Telling

COMMA: Final = ", "
MINUS: Final = "\u2212"
YOU: Final = "you"
FILE: Final = re.compile(r"\S*\w\.\w")
RIGHT_TO_LEFT: Final = ("R", "AL", "AN")
FIRST_STRONG, POP = "\u2068", "\u2069"  # Unicode's isolate: what stands between is ordered by itself


def capital(phrase: str) -> str:
    """A phrase that stands alone: with a capital letter, unless it begins with the name of a file or of a figure."""
    return phrase if FILE.match(phrase) else phrase[:1].upper() + phrase[1:]


@lru_cache(maxsize=1024)
def isolated(name: str) -> str:
    """A person's name for any sentence: one that is written from right to left turns nothing around it."""
    if name.startswith(FIRST_STRONG) or not any(bidirectional(sign) in RIGHT_TO_LEFT for sign in name):
        return name
    return f"{FIRST_STRONG}{name}{POP}"


class Voice(Speaking):
    """Speaks one language, to one reader or to nobody in particular, with the players' names."""

    def __init__(self, language: str = "en", players: Sequence[str] | None = None, reader: int | None = None) -> None:
        self.language = language
        self.players = players
        self.reader = NOBODY if reader is None else reader
        self.bundle: Bundle = bundle_of(language)
        self._names: dict[tuple[Name, str], str] = {}

    def say(self, phrase: Phrase, part: str = "") -> str:
        """The sentence, or a part of it such as `label`; "" where it has no such part."""
        message = self.bundle.message(phrase.key)
        if message is None:
            return "" if part else self.missing(phrase.key)
        if phrase.key in self.bundle.borrowed:
            return self.in_english().say(phrase, part)
        said = message.attributes.get(part) if part else message.value
        if phrase.about == self.reader != NOBODY:
            to_them = message.attributes.get(f"{part}-you" if part else YOU)
            if to_them is None:  # a sentence that has no words for them names them like anybody
                return self.to_nobody().say(phrase, part)
            said = to_them
        return "" if said is None else self.text(said(self, dict(phrase.args)))

    def to_nobody(self) -> Voice:
        """The same voice, to nobody in particular."""
        other = copy(self)
        other.reader = NOBODY
        return other

    def in_english(self) -> Voice:
        """The same voice in English, for a message that its language lacks: what fills it is English too."""
        other = copy(self)
        other.language, other.bundle, other._names = ENGLISH, bundle_of(ENGLISH), {}
        return other

    def tell(self, key: str, /, **args: Arg) -> str:
        """A message by its key, with its arguments."""
        return self.fill(key, "", args)

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or the one it falls back to."""
        return self.bundle.message(key) is not None

    def either(self, *keys: str) -> str:
        """The first of these keys that there is a message for; the last one if there is none."""
        return next((key for key in keys if self.bundle.message(key) is not None), keys[-1])

    def fill(self, key: str, form: str, args: Args) -> str:
        """A message in one of its forms; in its plain one, where that form is not listed."""
        message = self.bundle.message(key)
        if message is None:
            return self.missing(key)
        if key in self.bundle.borrowed:
            return self.in_english().fill(key, form, args)
        said = message.attributes.get(form) or message.value if form else message.value
        return self.missing(f"{key}.{form}") if said is None else self.text(said(self, args))

    def missing(self, key: str) -> str:
        """What stands for a message that nobody has: its key as words; the log says so."""
        MISSING.warning("no words for %s", key)
        return key.partition("-")[2].replace("-", " ") or key

    # What the files of words ask for

    def message(self, name: str) -> Message | None:
        return self.bundle.message(name)

    def plural(self, number: float) -> str:
        return self.bundle.plural(number)

    def unfilled(self, name: str) -> str:
        MISSING.warning("nothing fills $%s", name)
        return super().unfilled(name)

    def call(self, function: str, values: list[Any], options: Mapping[str, Any]) -> Any:
        form = str(options.get("form", ""))
        if function == "COUNT":
            return self.fill(f"count-{options['of']}", form, {"n": values[0]})
        if function in ("NAME", "LIST"):
            return self.text(values[0], form)
        raise LookupError(f"there is no function {function}")

    def decimal(self, figure: str) -> str:
        """A figure written with a point, as the language writes it."""
        return figure.replace(".", self.tell("decimal-mark"))

    def text(self, value: Any, form: str = "") -> str:
        """Any argument as it is read."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return str(value).replace("-", MINUS)
        if isinstance(value, Phrase):
            message = self.bundle.message(value.key)
            return self.say(value, form if message is not None and form in message.attributes else "")
        if isinstance(value, Name):
            return self.name(value, form)
        if isinstance(value, Person):
            return self.person(value, form)
        if isinstance(value, Telling):
            return value.tell(self.language)
        said = [self.text(each, form) for each in value]
        return COMMA.join(said) if said else self.fill("nothing", form, {})

    def name(self, name: Name, form: str = "") -> str:
        """A thing by its name; names are said often, so they are kept."""
        try:
            return self._names[name, form]
        except KeyError:
            said = self._names[name, form] = self.named(name, form)
            return said

    def named(self, name: Name, form: str) -> str:
        """A thing by its name; by its id, if there is no word for it."""
        key = f"{name.kind}-{name.id}"
        return self.fill(key, form, {}) if self.has(key) else name.id

    def person(self, person: Person, form: str = "") -> str:
        """The reader, a player by name, or by seat where names are not known."""
        if person.seat == self.reader:
            return self.fill("person-you", form, {})
        if self.players is None:
            return self.fill("person-seat", form, {"n": person.seat})
        return self.fill("person", form, {"name": isolated(self.players[person.seat])})
