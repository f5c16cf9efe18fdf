"""Somebody who types at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console

from gugong.terminal.reader import Reader


class Typist(Reader):
    """Types these lines, then nothing more."""

    def __init__(self, console: Console, lines: Iterable[str]) -> None:
        self.console = console
        self.lines: Iterator[str] = iter(lines)

    def line(self, prompt: str = "> ") -> str:
        text = next(self.lines, None)
        if text is None:
            raise EOFError
        self.console.print(prompt + text, markup=False)
        return text
