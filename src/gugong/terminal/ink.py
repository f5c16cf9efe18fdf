"""Players' names in their colours, wherever a sentence puts them.

A voice gets names between two marks that no keyboard has; what it says becomes text whose marked parts are coloured.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue")
FIRST: Final = 0xE000  # of the letters that stand for nothing
END: Final = "\uf8ff"
MARKED: Final = re.compile("([\ue000-\ue0ff])([^\uf8ff]*)\uf8ff")


def marked(names: Sequence[str]) -> list[str]:
    """The players' names as a voice should have them."""
    return [f"{chr(FIRST + seat)}{name}{END}" for seat, name in enumerate(names)]


def inked(said: str) -> Text:
    """What was said, the names in it in their colours."""
    text, at = Text(), 0
    for found in MARKED.finditer(said):
        text.append(said[at : found.start()]).append(found[2], style=STYLES[ord(found[1]) - FIRST])
        at = found.end()
    return text.append(said[at:])
