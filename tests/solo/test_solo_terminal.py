"""Against Meng in the terminal."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator

from rich.console import Console

from gugong.terminal import start
from gugong.terminal.loop import Loop
from gugong.terminal.reader import Reader


class Typist(Reader):
    """Types the same answer for ever."""

    def __init__(self, console: Console, lines: Iterable[str]) -> None:
        self.console = console
        self.lines: Iterator[str] = iter(lines)

    def line(self, prompt: str = "> ") -> str:
        return next(self.lines)


def test_a_whole_game_in_which_meng_says_why() -> None:
    """His turns, his Twilight and his choices are told; nobody else plays."""
    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False)
    session = start.new(1, 0, 3, None, difficulty="hard", focus="decrees")
    assert (session.names, session.opponents) == (["You", "Meng"], {})
    Loop(session, console, Typist(console, ["1"] * 900)).run()
    shown = out.getvalue()

    assert session.game.over
    for words in (
        "Meng’s automa card",
        "Twilight card 1",
        "Level 1 today",
        "S-DEC-01",
        "Meng skips it",
        "Final scores",
    ):
        assert words in shown
