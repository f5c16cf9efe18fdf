"""Which modules there are, those of the box first; a room asks here for its part of each.

A module is a package. Each of its files belongs to one room, which alone loads it, and has a class `PART` made from
the class that the room has for it: a painter for the drawing, worth for the bots. A file that is not there is a part
that the module does not need.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Final, NamedTuple, TypeVar

from gugong.errors import InstallError, Reason, at, because, plain, what_failed
from gugong.modules import BOX
from gugong.modules.manifest import Manifest

Part = TypeVar("Part")

# The files of a module that are a part for a room, beside `rules` for the engine.
ROOMS: Final = {
    "catalog": "gugong.catalog",
    "speech": "gugong.explain",
    "worth": "gugong.bots",
    "painter": "gugong.draw",
    "terminal": "gugong.terminal",
    "tensor": "gugong.envs",
}


class Entry(NamedTuple):
    """A module that is there."""

    manifest: Manifest
    package: str  # "" for one that is an object without a package

    @property
    def name(self) -> str:
        """The module's name, as configurations and records have it."""
        return self.manifest.name

    def text(self, path: str) -> str | None:
        """A file of the module, such as `words/pl.ftl`; None if it has no such file."""
        file = self.place(path)
        return self.read(path, file) if file is not None and file.is_file() else None

    def texts(self, folder: str) -> dict[str, str]:
        """The files of a folder by their path in the module, in order."""
        home = self.place(folder)
        there = sorted(home.iterdir(), key=lambda each: each.name) if home is not None and home.is_dir() else []
        return {path: self.read(path, each) for each in there if each.is_file() and (path := f"{folder}/{each.name}")}

    def place(self, path: str) -> Traversable | None:
        """Where a file of the module would lie; None for a module without a package."""
        return files(self.package).joinpath(*path.split("/")) if self.package else None

    def read(self, path: str, file: Traversable) -> str:
        """What is in a file; InstallError if it is no text."""
        try:
            return file.read_text(encoding="utf-8").removeprefix("\ufeff")  # as editors of Windows write it
        except ValueError as error:
            raise InstallError(self.package, because("install-no-text", file=path, fault=str(error))) from error

    def part(self, room: str, kind: type[Part]) -> type[Part] | None:
        """The class PART of its file for a room; None where it has no such file."""
        module = load(self.package, room) if self.package else None
        if module is None:
            return None
        found = getattr(module, "PART", None)
        if not (isinstance(found, type) and issubclass(found, kind)):
            raise no_part(self.package, room, plain(kind.__name__), found)
        return found

    def check_part(self, room: str, home: str) -> None:
        """Refuse a file for a room whose PART is not made from a class of that room."""
        found = getattr(load(self.package, room), "PART", None)
        bases = found.__mro__[1:] if isinstance(found, type) else ()
        if load(self.package, room) is not None and not any(base.__module__.startswith(home) for base in bases):
            raise no_part(self.package, room, because("install-class-of", home=home), found)


def no_part(package: str, room: str, kind: Reason, found: object) -> InstallError:
    """What is said of a file that has no part."""
    return InstallError(package, at(file_of(room), because("install-no-part", kind=kind, given=repr(found))))


def file_of(dotted: str) -> str:
    """Where a file of a package lies in it."""
    return f"{dotted.replace('.', '/')}.py"


def load(package: str, file: str) -> ModuleType | None:
    """A file of a package, `rules.module`; None if there is none, InstallError if it does not load."""
    dotted = f"{package}.{file}"
    try:
        return import_module(dotted) if find_spec(dotted) is not None else None
    except ModuleNotFoundError as error:
        if error.name is not None and f"{dotted}.".startswith(f"{error.name}."):
            return None  # a folder on the way to it is not there
        raise InstallError(package, at(file_of(file), plain(str(error)))) from error
    except Exception as error:
        raise InstallError(package, because("install-no-load", file=file_of(file), why=what_failed(error))) from error


def entry_of(package: str) -> Entry:
    """The entry of a package that has a file `manifest.py`; InstallError if it has none."""
    if not all(part.isidentifier() for part in package.split(".")):
        raise InstallError("", because("install-no-package-name", given=repr(package)))
    module = load(package, "manifest")
    if module is None:
        raise InstallError(package, because("install-no-package"))
    manifest = getattr(module, "MANIFEST", None)
    if not isinstance(manifest, Manifest):
        raise InstallError(package, at("manifest.py", because("install-no-manifest", given=repr(manifest))))
    return Entry(manifest, package)


ENTRIES: list[Entry] = [entry_of(f"gugong.modules.{name}") for name in BOX]


_named: list[tuple[list[Entry], tuple[str, ...]]] = [([], ())]  # the entries as they were, and their packages


def packages() -> tuple[str, ...]:
    """Which modules are there, by package: what is gathered from all of them is kept by this, so it is asked often."""
    entries, found = _named[0]
    if entries != ENTRIES:
        found = tuple([entry.package for entry in ENTRIES])
        _named[0] = (list(ENTRIES), found)
    return found


def parts(room: str, kind: type[Part], names: Iterable[str] | None = None) -> dict[str, type[Part]]:
    """What the modules, or those of these names, have for a room, by name and in order."""
    wanted = None if names is None else set(names)
    found = ((entry.name, entry.part(room, kind)) for entry in ENTRIES if wanted is None or entry.name in wanted)
    return {name: part for name, part in found if part is not None}
