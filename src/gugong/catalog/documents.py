"""The files of a catalog as read, an owner's changes laid over them, and who is to blame for what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import takewhile
from typing import Final

from msgspec import Struct

from gugong.catalog.sources import OVERRIDE, is_source, join, word, words
from gugong.errors import CatalogError, Reason, because

# The one table to which an owner may add: a city of another name needs a place to be drawn at.
OPEN: Final = "boards.map.at"
NEAR: Final = 0.5  # from 0, nothing in common, to 1, the same
LONGEST: Final = 80  # letters of a name that are looked at for one like it
SHOWN: Final = 9  # so many names are told to someone whose own is like none of them


class Documents(Struct, frozen=True):
    """Tables by the stem of their file; `named` are the keys, stem first, that the file `label` changed."""

    tables: Mapping[str, dict[str, object]]
    label: str = ""
    named: tuple[str, ...] = ()

    def refuse(self, stem: str, reason: Reason | str, *keys: str) -> CatalogError:
        """The error for a fault at the first of `keys`, or at whichever of them the owner's file changed.

        Our own files are sound, so with changes laid over them the fault lies in the changes.
        """
        return self.refuse_among(reason, [(stem, key) for key in keys])

    def refuse_among(self, reason: Reason | str, places: Sequence[tuple[str, str]]) -> CatalogError:
        """The same where more than one file may be at fault: each place is a file's stem and a key in it."""
        if not self.named:
            stem, key = places[0]
            return CatalogError(f"{stem}.toml", key, reason)
        keys = [f"{stem}.{key}" for stem, key in places]
        for key in keys:
            within = [name for name in self.named if _touches(name, key)]
            if len(within) == 1 and len(within[0]) > len(key):
                return CatalogError(self.label, within[0], reason)
            if within:
                return CatalogError(self.label, key, reason)
        return CatalogError(self.label, keys[0], reason)


def _touches(named: str, key: str) -> bool:
    return named == key or named.startswith(f"{key}.") or key.startswith((f"{named}.", f"{named}["))


def lay_over(base: Mapping[str, dict[str, object]], changes: Mapping[str, object], label: str) -> Documents:
    """The base files with an owner's changes, which name the file's stem first and may only name what is there."""
    for stem in changes:
        homes = [home for home, table in base.items() if isinstance(table.get(stem), dict)]
        if homes and stem not in base:
            reason = because("figures-no-file", path=f"{homes[0]}.{stem}")
            raise CatalogError(label, join("", stem), reason)
    overlay = _Overlay(label)
    merged = overlay.merge(base, changes, "", OVERRIDE)
    tables = {stem: table for stem, table in merged.items() if isinstance(table, dict)}
    _forget_places(tables, overlay.named)
    return Documents(tables, label, tuple(overlay.named))


class _Overlay:
    """The laying over of one owner's file: `named` gathers the keys of the figures that it changes."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.named: list[str] = []

    def merge(
        self, base: Mapping[str, object], changes: Mapping[str, object], path: str, source: str
    ) -> dict[str, object]:
        """One table with the changes to it; each changed figure carries its source beside it."""
        before = len(self.named)
        if "source" in changes:
            source = word(self.label, join(path, "source"), changes["source"])
        merged = dict(base)
        for name, value in changes.items():
            key, below = self.key(base, changes, path, name), base.get(name)
            if is_source(name):
                continue
            if isinstance(below, dict) != isinstance(value, dict):
                needed = "figures-table-here" if isinstance(below, dict) else "figures-figure-here"
                raise CatalogError(self.label, key, because(needed))
            if isinstance(below, dict) and isinstance(value, dict):
                merged[name] = self.merge(below, value, key, source)
            else:
                given = changes.get(f"{name}_source", source)
                words(self.label, f"{key}_source", given, value)  # refused here, where the owner's file is known
                merged[name], merged[f"{name}_source"] = _copied(value), _copied(given)
                self.named.append(key)
        if path and "source" in changes and len(self.named) == before:
            raise CatalogError(self.label, join(path, "source"), because("figures-source-alone"))
        return merged

    def key(self, base: Iterable[str], changes: Mapping[str, object], path: str, name: object) -> str:
        """The dotted key of a name that may stand here; another is refused."""
        if not isinstance(name, str):
            raise CatalogError(self.label, path, because("figures-names", given=type(name).__name__))
        key = join(path, name)
        if is_source(name):
            figure = name.removesuffix("_source")
            if name != "source" and (figure not in changes or isinstance(changes[figure], dict)):
                raise CatalogError(self.label, key, because("figures-source-of", figure=ascii(figure)))
        elif name not in base and path != OPEN:
            raise CatalogError(self.label, key, because("figures-unknown", near=suggestion(name, base)))
        return key


def _copied(value: object) -> object:
    """A figure that no longer hangs on the caller's dict; a list may hold pairs, nothing deeper."""
    if not isinstance(value, list | tuple):
        return value
    return [list(entry) if isinstance(entry, list | tuple) else entry for entry in value]


def _forget_places(tables: Mapping[str, dict[str, object]], named: list[str]) -> None:
    """Take cities off the drawing that the owner's map no longer has, unless the owner placed them."""
    board = tables.get("boards", {}).get("map")
    if not isinstance(board, dict) or not isinstance(board.get("at"), dict):
        return
    cities = [board["perimeter"], board["inner"]]
    for name in list(board["at"]):
        placed = is_source(name) or join(OPEN, name) in named
        if not placed and not any(isinstance(names, list) and name in names for names in cities):
            del board["at"][name]


def suggestion(name: str, known: Iterable[str]) -> Reason:
    """What would have been right, as the end of a sentence."""
    names = [each for each in known if not is_source(each)]
    best = max(names, key=lambda each: _like(name, each), default="")
    if _like(name, best)[0] >= NEAR:
        return because("figures-near", name=best)
    return because("figures-known", names=", ".join([*names[:SHOWN], *(["…"] if len(names) > SHOWN else [])]))


def _like(name: str, other: str) -> tuple[float, int]:
    """How near two names are; of equally near ones the one that begins alike wins: hand1-1 for hand1-2."""
    alike = takewhile(lambda letters: letters[0] == letters[1], zip(name, other, strict=False))
    return SequenceMatcher(None, other, name[:LONGEST]).ratio(), len(list(alike))
