"""Players' names in their colours, wherever a sentence puts them.

A voice gets names between two marks that no keyboard has; what it says becomes text whose marked parts are coloured. A
third mark stands before the letter by which a name is told from the others where colours are not seen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue")
FIRST: Final = 0xE000  # of the letters that stand for nothing
END: Final = "\uf8ff"
LETTER: Final = "\uf8fe"
MARKED: Final = re.compile("([\ue000-\ue0ff])([^\uf8ff]*)\uf8ff")


def marked(names: Sequence[str], lettered: bool = False) -> list[str]:
    """The players' names as a voice should have them; `lettered`: each with a letter of its own."""
    if lettered:
        places = own_letters(names)
        names = [f"{name[:at]}{LETTER}{name[at:]}" for name, at in zip(names, places, strict=True)]
    return [f"{chr(FIRST + seat)}{name}{END}" for seat, name in enumerate(names)]


def own_letters(names: Sequence[str]) -> list[int]:
    """Where in each name the letter stands that no other name has as its own; the first of them, if it can be."""
    for place in (0, -1):
        if len({name[place].casefold() for name in names}) == len(names):
            return [place % len(name) for name in names]
    taken: set[str] = set()
    places = []
    for name in names:
        place = next((at for at, letter in enumerate(name.casefold()) if letter.isalnum() and letter not in taken), 0)
        taken.add(name.casefold()[place])
        places.append(place)
    return places


def inked(said: str) -> Text:
    """What was said, the names in it in their colours."""
    text, at = Text(), 0
    for found in MARKED.finditer(said):
        style = STYLES[ord(found[1]) - FIRST]
        before, mark, after = found[2].rpartition(LETTER)
        text.append(said[at : found.start()]).append(before, style=style)
        if mark:
            text.append(after[:1], style=Style(color=style, bold=True, reverse=True))
            after = after[1:]
        text.append(after, style=style)
        at = found.end()
    return text.append(said[at:])
