"""What commands have in common beside their words: how they end, the files that they read, a bar while they work."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gugong.errors import of_system
from gugong.spoken import refused, tell

INTERRUPTED: Final = 130  # how a command ends that was stopped by Ctrl-C
Tick = Callable[[int, int], None]


def text_of(path: Path) -> str:
    """What a file says; `-` is what comes in through the pipe."""
    try:
        return sys.stdin.buffer.read().decode() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = of_system(error) if isinstance(error, OSError) else tell("cli-not-text")
        raise refused("cli-file", path=str(path), reason=reason) from None


@contextmanager
def progress(what: str) -> Iterator[Tick]:
    """A bar on the terminal; in a file or a pipe there is none."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
