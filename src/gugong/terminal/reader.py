"""Where lines come from: a keyboard with history, or a pipe whose lines are echoed so that a transcript reads well."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console

PROMPT = "> "


class Reader:
    """Reads one line after the other; EOFError when there is none."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.keyboard = sys.stdin.isatty() and console.is_terminal
        if self.keyboard:
            with suppress(ImportError):
                import readline  # noqa: F401  its mere presence gives `input` a history

    def line(self, prompt: str = PROMPT) -> str:
        """The next line without its end."""
        if self.keyboard:
            return input(prompt).strip()
        text = sys.stdin.readline()
        if not text:
            raise EOFError
        self.console.print(prompt + text.strip(), markup=False, highlight=False)
        return text.strip()
