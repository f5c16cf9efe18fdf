"""`GUGONG_PURE=1` runs the source, even where a compiled build lies beside it.

An installed package holds both `ids.py` and the library made from it, and Python prefers the library.
The finder below answers first and knows source files only, so a change can be tried, stepped through
and measured without building anything.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds modules below `gugong` as source files; all else is left to the finders behind it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("gugong."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Put the finder first; `gugong/__init__` does so before any other import, if the variable asks for it."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
