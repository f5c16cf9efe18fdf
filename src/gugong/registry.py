"""Which modules there are, those of the box first; a room asks here for its part of each.

A module is a package. Each of its files belongs to one room, which alone loads it, and has a class `PART` made from
the class that the room has for it: a painter for the drawing, worth for the bots. A file that is not there is a part
that the module does not need.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import NamedTuple, TypeVar

from gugong.errors import InstallError
from gugong.modules import BOX
from gugong.modules.manifest import Manifest

Part = TypeVar("Part")


class Entry(NamedTuple):
    """A module that is there."""

    manifest: Manifest
    package: str

    @property
    def name(self) -> str:
        """The module's name, as configurations and records have it."""
        return self.manifest.name

    def text(self, path: str) -> str | None:
        """A file of the module, such as `words/pl.ftl`; None if it has no such file."""
        file = files(self.package).joinpath(*path.split("/"))
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def part(self, room: str, kind: type[Part]) -> type[Part] | None:
        """The class PART of its file for a room; None where it has no such file."""
        dotted = f"{self.package}.{room}"
        if find_spec(dotted) is None:
            return None
        found = getattr(import_module(dotted), "PART", None)
        if not (isinstance(found, type) and issubclass(found, kind)):
            raise InstallError(f"{dotted}: PART is needed, a class made from {kind.__name__}, not {found!r}")
        return found


def entry_of(package: str) -> Entry:
    """The entry of a package that has a file `manifest.py`; InstallError if it has none."""
    try:
        manifest = import_module(f"{package}.manifest").MANIFEST
    except (ImportError, AttributeError) as error:
        raise InstallError(f"{package}: a file manifest.py with a MANIFEST is needed: {error}") from error
    if not isinstance(manifest, Manifest):
        raise InstallError(f"{package}.manifest: MANIFEST is a Manifest, not {manifest!r}")
    return Entry(manifest, package)


ENTRIES: list[Entry] = [entry_of(f"gugong.modules.{name}") for name in BOX]


def packages() -> tuple[str, ...]:
    """Which modules are there, by package: what is gathered from all of them is kept by this."""
    return tuple(entry.package for entry in ENTRIES)


def parts(room: str, kind: type[Part], names: Iterable[str] | None = None) -> dict[str, type[Part]]:
    """What the modules, or those of these names, have for a room, by name and in order."""
    wanted = None if names is None else set(names)
    found = ((entry.name, entry.part(room, kind)) for entry in ENTRIES if wanted is None or entry.name in wanted)
    return {name: part for name, part in found if part is not None}
