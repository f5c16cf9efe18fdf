"""Lines that break only where they may: French puts no-break spaces before “?” and “:”, and rich breaks at them."""

from __future__ import annotations

import re
from typing import IO, Final

from rich import _wrap
from rich.console import Console

NO_BREAK: Final = "\u00a0\u202f"
# As rich's own: a word and the spaces around it. To it `\s` is any space, so that “?” could stand alone on a line.
WORD: Final = re.compile(rf"[^\S{NO_BREAK}]*[\S{NO_BREAK}]+[^\S{NO_BREAK}]*")


def console_for(file: IO[str] | None = None, soft_wrap: bool = False) -> Console:
    """A console for whole sentences: nothing is coloured by guess, and no line breaks at a no-break space."""
    _wrap.re_word = WORD
    return Console(file=file, soft_wrap=soft_wrap, highlight=False)
