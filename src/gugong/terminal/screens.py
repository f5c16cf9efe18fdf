"""Whether a game is played on a whole screen or line by line."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from gugong.terminal.session import Session

LIBRARY = "textual"


def at_a_screen() -> bool:
    """Whether there is a terminal at both ends that can move its cursor."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in ("dumb", "unknown")


def has_library() -> bool:
    """Whether the library that draws screens is installed; it is not loaded yet."""
    return find_spec(LIBRARY) is not None


def on_screen(session: Session, plain: bool) -> bool:
    """Whether this game goes on a screen: somebody plays it, at a terminal, and does not ask for plain lines."""
    return bool(session.humans) and not plain and at_a_screen() and has_library()
