"""What is installed here: which release, and whether its engine is compiled. Loads nothing of the game."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from gugong._version import __version__
from gugong.errors import Reason, because

__all__ = ["__version__", "is_compiled", "why_not_compiled", "with_extra"]

HOW_BUILT: Final = Path(__file__).with_name("how-built.txt")  # setup.py writes it


def is_compiled() -> bool:
    """Whether the engine at hand is the compiled one."""
    found = find_spec("gugong.engine.state")
    return found is not None and not str(found.origin).endswith(".py")


def why_not_compiled() -> str:
    """Why the build left the engine uncompiled; empty if it did not, or if nothing was built."""
    try:
        said = HOW_BUILT.read_text(encoding="utf-8").strip()
    except OSError:
        return ""
    return said.partition("runs uncompiled: ")[2]


def with_extra(name: str) -> Reason:
    """How to install the libraries of an extra."""
    return because("with-extra", extra=name)
