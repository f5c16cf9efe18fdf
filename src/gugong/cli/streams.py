"""Consoles and pipes that cannot take every letter: what they cannot take is written in a plainer way.

Windows hands out pipes in cp1252 and the like; a letter outside it would end the command. Accents are left off then,
signs become similar ones, and what has no likeness a question mark.
"""

from __future__ import annotations

import codecs
import encodings.ascii
import io
import sys
import unicodedata
from typing import Final

HANDLER: Final = "gugong-plainer"
ASCII: Final = "gugong_ascii"
LIKENESS: Final = {
    "·": "-",
    "–": "-",
    "−": "-",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "×": "x",
    "±": "+-",
    "•": "*",
    "→": "->",
}


def plainer(error: UnicodeError) -> tuple[str, int]:
    """The letters that an encoding lacks, as well as ASCII can do it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(LIKENESS.get(letter) or bare(letter) for letter in letters), error.end


def bare(letter: str) -> str:
    """A letter without its accents."""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def ascii_by_another_name(name: str) -> codecs.CodecInfo | None:
    """ASCII under a name of our own: click takes a stream that calls itself ASCII for a mistake and writes UTF-8."""
    if name != ASCII:
        return None
    plain = encodings.ascii.getregentry()
    return codecs.CodecInfo(
        plain.encode, plain.decode, plain.streamreader, plain.streamwriter,
        plain.incrementalencoder, plain.incrementaldecoder, name=ASCII,
    )  # fmt: skip


def accept_any_letter() -> None:
    """From here on nothing that is printed or typed ends a command because of its encoding."""
    codecs.register_error(HANDLER, plainer)
    codecs.register(ascii_by_another_name)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            is_ascii = codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding=ASCII if is_ascii else None, errors=HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
