"""Long output by pages, on a terminal only: in a pipe or a file it is what it is."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import get_terminal_size

import click
from rich.console import Console


def show(text: str, pages: bool = True) -> None:
    """Print; through the user's pager, if it is longer than the terminal that it goes to."""
    if pages and at_a_terminal() and len(text.splitlines()) >= get_terminal_size().lines:
        click.echo_via_pager(text)
    else:
        click.echo(text)


@contextmanager
def paged(console: Console, pages: bool = True) -> Iterator[None]:
    """What is printed on this console meanwhile goes through `show`."""
    if not (pages and console.file is sys.stdout and at_a_terminal()):
        yield
        return
    with console.capture() as taken:
        yield
    show(taken.get().rstrip("\n"))


def at_a_terminal() -> bool:
    """Whether somebody reads and can turn pages; an empty PAGER says that they would rather not."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("PAGER") != ""
