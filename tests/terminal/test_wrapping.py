"""Where lines of sentences break."""

from __future__ import annotations

import io

import pytest
from rich.text import Text

from gugong.terminal.wrapping import console_for


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
@pytest.mark.parametrize("width", range(14, 40, 5))
def test_no_question_mark_stands_alone_on_a_line(space: str, width: int) -> None:
    said = f"Quel cadeau offrez-vous{space}? Palais{space}: un pas, ou deux pas{space}?"
    console = console_for(io.StringIO())
    console.width = width
    console.print(Text(said))

    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert " ".join(line.rstrip(" ") for line in lines) == said
    assert all(len(line.rstrip(" ")) <= width for line in lines)
