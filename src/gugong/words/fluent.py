"""Fluent files, read by as much of Project Fluent's syntax as the game's words use.

Messages and terms with attributes, text over several lines, `{ $argument }`, `{ other-message.form }`, `{ -term }`,
`{ "literal" }`, `{ FUNCTION($argument, option: "literal") }`, and selectors by number, plural or word. The library
made for it takes 75 to 130 ms to load our words and this reader 2 to 4 (docs/architecture.md); tests hold that every
file parses there and that every sentence comes out the same. Entries are cut apart when a file is read, and
understood when they are first said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final, NamedTuple

from gugong.errors import Reason, WordsError, because

Args = Mapping[str, Any]
Said = Callable[["Speaking", Args], Any]  # a piece of a sentence, once somebody speaks it

HEAD: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=", re.ASCII)
FIRST: Final = re.compile(r"[^\s}\[*.]")  # what begins an entry or a comment
NEXT: Final = re.compile(rf"\n(?={FIRST.pattern})")  # led by a letter that is found fast
ATTRIBUTE: Final = re.compile(r"\s*\n +\.([a-zA-Z][\w-]*) *=", re.ASCII)
REFERENCE: Final = re.compile(r"(-?[a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?", re.ASCII)
ARGUMENT: Final = re.compile(r"\$([a-zA-Z][\w-]*)", re.ASCII)
FUNCTION: Final = re.compile(r"([A-Z][A-Z0-9_-]*)\(", re.ASCII)
OPTION: Final = re.compile(r"([a-zA-Z][\w-]*)\s*:\s*", re.ASCII)
NUMBER: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?", re.ASCII)
LITERAL: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
ESCAPE: Final = re.compile(r'\\(?:u([0-9a-fA-F]{4})|(["\\]))')
KEY: Final = re.compile(r"(\*?)\[\s*([\w.-]+)\s*\]")
BLANK: Final = re.compile(r"\s*")
TEXT: Final = re.compile(r"[^{}\n]+")
LINE: Final = re.compile(r"(?:[ ]*\n)+( *)")


class Entry(NamedTuple):
    """A message or term as it stands in its file."""

    file: str
    text: str  # of the whole file
    start: int  # behind the equals sign
    end: int


class Message(NamedTuple):
    """A message understood: its own text, and its attributes by name."""

    value: Said | None
    attributes: Mapping[str, Said]
    uses: frozenset[str]  # the arguments that any of its texts names
    refers: frozenset[str]  # the messages that stand inside it
    calls: frozenset[str]  # the functions that any of its texts calls


class Speaking:
    """What a sentence needs of whoever says it."""

    def message(self, name: str) -> Message | None:
        """The message or term of this name."""
        raise NotImplementedError

    def call(self, function: str, values: list[Any], options: Mapping[str, Any]) -> Any:
        """What a function makes of its arguments."""
        raise NotImplementedError

    def plural(self, number: float) -> str:
        """The plural category of a number."""
        raise NotImplementedError

    def unfilled(self, name: str) -> str:
        """What stands for an argument that nobody gave."""
        return f"{{${name}}}"

    def text(self, value: Any) -> str:
        """An argument as it is read."""
        return str(value)


def cut(text: str, file: str) -> dict[str, Entry]:
    """The entries of a file by name; WordsError where a line belongs to none or a name comes twice."""
    entries: dict[str, Entry] = {}
    text = text.replace("\r\n", "\n")
    begins = [found.end() for found in NEXT.finditer(text)]
    if FIRST.match(text):
        begins.insert(0, 0)
    for start, end in pairwise([*begins, len(text)]):
        if text[start] == "#":
            continue
        head = HEAD.match(text, start)
        if head is None:
            raise refused(file, text, start, because("words-no-message"))
        if head[1] in entries:
            raise refused(file, text, start, because("words-twice", name=head[1]))
        entries[head[1]] = Entry(file, text, head.end(), end)
    return entries


def understand(entry: Entry) -> Message:
    """The message of an entry; WordsError names file, line and reason if it makes no sense."""
    reader = Reader(entry)
    value = reader.pattern()
    attributes: dict[str, Said] = {}
    while (named := ATTRIBUTE.match(reader.text, reader.at, entry.end)) is not None:
        reader.at = named.end()
        said = reader.pattern()
        if said is None:
            raise reader.refused(because("words-empty", name=f".{named[1]}"))
        attributes[named[1]] = said
    reader.skip_blank()
    if reader.at < entry.end:
        raise reader.refused(because("words-no-part"))
    if value is None and not attributes:
        raise reader.refused(because("words-empty-message"))
    return Message(value, attributes, frozenset(reader.uses), frozenset(reader.refers), frozenset(reader.calls))


def refused(file: str, text: str, at: int, reason: Reason) -> WordsError:
    """The error for a file of words that is wrong at this place."""
    return WordsError(file, text.count("\n", 0, at) + 1, reason)


class Reader:
    """Reads one entry, from behind its equals sign."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.text = entry.text
        self.at = entry.start
        self.uses: set[str] = set()
        self.refers: set[str] = set()
        self.calls: set[str] = set()

    def refused(self, reason: Reason) -> WordsError:
        """The error for an entry that is wrong at this place."""
        return refused(self.entry.file, self.text, self.at, reason)

    def skip_blank(self) -> None:
        """Go on to whatever is not white space."""
        blank = BLANK.match(self.text, self.at, self.entry.end)
        assert blank is not None  # it may match nothing
        self.at = blank.end()

    def take(self, sign: str) -> bool:
        """Whether this sign is next; then it is behind us."""
        if self.at < self.entry.end and self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        return False

    def need(self, sign: str) -> None:
        """This sign, or the entry is refused."""
        if not self.take(sign):
            raise self.refused(because("words-sign", sign=sign))

    def pattern(self) -> Said | None:
        """Text and placeables up to an attribute, a variant, a closing brace or the end; None where there are none."""
        pieces: list[str | Said | int] = []  # an int is a line's indentation behind its break
        while self.at < self.entry.end and self.text[self.at] == " ":
            self.at += 1
        while self.at < self.entry.end:
            sign = self.text[self.at]
            if sign == "\n":
                line = LINE.match(self.text, self.at, self.entry.end)
                assert line is not None
                if line.end() >= self.entry.end or not line[1] or self.text[line.end()] in "}.[*":
                    break
                pieces.append("\n" * line[0].count("\n"))
                pieces.append(len(line[1]))
                self.at = line.end()
            elif sign == "{":
                self.at += 1
                pieces.append(self.placeable())
            elif sign == "}":
                break
            else:
                text = TEXT.match(self.text, self.at, self.entry.end)
                assert text is not None
                pieces.append(text[0])
                self.at = text.end()
        return joined(dedented(pieces))

    def placeable(self) -> Said:
        """What stands between braces."""
        self.skip_blank()
        said = self.expression()
        self.skip_blank()
        if self.take("->"):
            said = self.selector(said)
        self.skip_blank()
        self.need("}")
        return said

    def expression(self) -> Said:
        """An argument, a call, another message, a literal."""
        text, end = self.text, self.entry.end
        if self.take("{"):
            return self.placeable()
        if (argument := ARGUMENT.match(text, self.at, end)) is not None:
            self.at = argument.end()
            return self.argument(argument[1])
        if (function := FUNCTION.match(text, self.at, end)) is not None:
            self.at = function.end()
            return self.call(function[1])
        if (literal := LITERAL.match(text, self.at, end)) is not None:
            self.at = literal.end()
            return constant(unescaped(literal[1]))
        if (number := NUMBER.match(text, self.at, end)) is not None:
            self.at = number.end()
            return constant(as_number(number[0]))
        if (reference := REFERENCE.match(text, self.at, end)) is not None:
            self.at = reference.end()
            self.refers.add(reference[1])
            return referring(self.entry, reference[1], reference[2] or "")
        raise self.refused(because("words-braces"))

    def argument(self, name: str) -> Said:
        """`$name`."""
        self.uses.add(name)
        return lambda speaking, args: args[name] if name in args else speaking.unfilled(name)

    def call(self, function: str) -> Said:
        """`FUNCTION($argument, option: "literal")`, from behind its parenthesis."""
        self.calls.add(function)
        values: list[Said] = []
        options: dict[str, Any] = {}
        self.skip_blank()
        while not self.take(")"):
            option = OPTION.match(self.text, self.at, self.entry.end)
            if option is not None:
                self.at = option.end()
                options[option[1]] = self.literal()
            else:
                values.append(self.expression())
            self.skip_blank()
            if not self.take(","):
                self.need(")")
                break
            self.skip_blank()
        return lambda speaking, args: speaking.call(function, [value(speaking, args) for value in values], options)

    def literal(self) -> object:
        """An option's value."""
        text = LITERAL.match(self.text, self.at, self.entry.end)
        number = NUMBER.match(self.text, self.at, self.entry.end)
        found = text or number
        if found is None:
            raise self.refused(because("words-option"))
        self.at = found.end()
        return unescaped(found[1]) if text is not None else as_number(found[0])

    def selector(self, chosen: Said) -> Said:
        """The variants, from behind the arrow."""
        variants: dict[object, Said] = {}
        usual: object = None
        self.skip_blank()
        while (key := KEY.match(self.text, self.at, self.entry.end)) is not None:
            self.at = key.end()
            said = self.pattern()
            if said is None:
                raise self.refused(because("words-empty-variant", name=key[2]))
            name: object = as_number(key[2]) if NUMBER.fullmatch(key[2]) else key[2]
            variants[name] = said
            if key[1]:
                usual = name
            self.skip_blank()
        if usual is None:
            raise self.refused(because("words-no-usual"))
        return choosing(chosen, variants, variants[usual])


def dedented(pieces: list[str | Said | int]) -> list[str | Said]:
    """The pieces without the indentation that all lines share, and without blanks at the end."""
    common = min((piece for piece in pieces if isinstance(piece, int)), default=0)
    kept: list[str | Said] = []
    for piece in pieces:
        kept.append(" " * (piece - common) if isinstance(piece, int) else piece)
    if kept and isinstance(kept[-1], str):
        kept[-1] = kept[-1].rstrip(" ")
    if len(pieces) > 1 and isinstance(pieces[0], str) and not pieces[0].strip("\n") and isinstance(pieces[1], int):
        del kept[0]  # the text begins on a line of its own
    return [piece for piece in kept if piece != ""]


def joined(pieces: list[str | Said]) -> Said | None:
    """One piece of several."""
    if not pieces:
        return None
    if len(pieces) == 1:
        only = pieces[0]
        return constant(only) if isinstance(only, str) else only
    return lambda speaking, args: "".join(
        [piece if isinstance(piece, str) else speaking.text(piece(speaking, args)) for piece in pieces]
    )


def constant(value: object) -> Said:
    """What is always the same."""
    return lambda speaking, args: value


def referring(entry: Entry, name: str, attribute: str) -> Said:
    """Another message or term, or one of its attributes, with the same arguments."""

    def said(speaking: Speaking, args: Args) -> Any:
        message = speaking.message(name)
        found = None
        if message is not None:
            found = message.attributes.get(attribute) if attribute else message.value
        if found is None:
            whole = f"{name}.{attribute}" if attribute else name
            raise refused(entry.file, entry.text, entry.start, because("words-unknown", name=whole))
        return found(speaking, args)

    return said


def choosing(chosen: Said, variants: Mapping[object, Said], usual: Said) -> Said:
    """The variant of this number, its plural or this word; else the usual one."""

    def said(speaking: Speaking, args: Args) -> Any:
        value = chosen(speaking, args)
        found = variants.get(value)
        if found is None and isinstance(value, int | float):
            found = variants.get(speaking.plural(value))
        return (found or usual)(speaking, args)

    return said


def unescaped(literal: str) -> str:
    """A quoted text as it is meant."""
    return ESCAPE.sub(lambda found: chr(int(found[1], 16)) if found[1] else found[2], literal)


def as_number(digits: str) -> float:
    """The number that these digits write."""
    return float(digits) if "." in digits else int(digits)
