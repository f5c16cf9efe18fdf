"""Painters of modules, by the module's name. One file a module; a module that shows nothing has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gugong.draw.painter import Painter

PAINTERS: Final[dict[str, Callable[[], Painter]]] = {}


def painters_of(names: list[str]) -> list[Painter]:
    """The painters of the modules in play that have one, in the modules' order."""
    return [PAINTERS[name]() for name in names if name in PAINTERS]


def register(name: str, painter: Callable[[], Painter]) -> None:
    """Say who draws a module's things; a module from outside calls this when it is installed."""
    PAINTERS[name] = painter
