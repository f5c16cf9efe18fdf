"""The sixteen colours of the line mode, all of them readable on the dark of the screen."""

from __future__ import annotations

from typing import Final

from rich.terminal_theme import TerminalTheme

PAPER: Final = (18, 18, 18)
INK: Final = (224, 224, 224)
# Black, red, green, yellow, blue, magenta, cyan, white; then the bright ones.
NORMAL: Final = ("282828", "ff6e6e", "8cdc6e", "f5cd5f", "7daaff", "f087f0", "55d7e1", "e0e0e0")
BRIGHT: Final = ("a0a0a0", "ff8c8c", "aaf08c", "ffe17d", "9bbeff", "faa5fa", "7debf0", "ffffff")


def light(code: str) -> tuple[int, int, int]:
    """Red, green and blue of a code."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


COLOURS: Final = TerminalTheme(PAPER, INK, [light(code) for code in NORMAL], [light(code) for code in BRIGHT])
