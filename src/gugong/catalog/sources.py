"""Where each figure comes from: the one rule by which `source` keys cover figures, in our files and an owner's.

`source` covers every figure of its table and of the tables within it. `<figure>_source` covers that figure alone; for
a list it may itself be a list, one word for each entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NoReturn

from msgspec import Struct

from gugong.errors import CatalogError, because

SOURCES: Final = ("text", "example", "reported", "reconstructed")
OVERRIDE: Final = "override"  # what an owner's figure is called that does not say more
LONGEST: Final = 80  # a source is a word or two; longer ones would break every table they are shown in

Table = Mapping[str, object]


class Figure(Struct, frozen=True):
    """One figure of one file; `key` is its dotted path, `[n]` the nth entry of a list, counted from 1."""

    file: str
    key: str
    value: object
    source: str


def is_source(name: str) -> bool:
    """Whether a key speaks of a source rather than being a figure."""
    return name == "source" or name.endswith("_source")


def join(path: str, name: str) -> str:
    """Write a dotted path as TOML would: a name that is no bare key is quoted, so that it stays on one line."""
    bare = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    word = name if bare else ascii(name)
    return f"{path}.{word}" if path else word


def figures(file: str, table: Table, path: str = "", inherited: str = "") -> Iterator[Figure]:
    """Every figure of a file in its order; one without a source is refused.

    A list gives a figure for each entry, except a place on the map, which is one figure although it is two numbers.
    That there is a kind of Travel Token is a figure beside the number of its copies.
    """
    label = f"{file}.toml"
    own = word(label, join(path, "source"), table["source"]) if "source" in table else inherited
    if "copies" in table and path.startswith("tokens."):
        yield Figure(file, path, path.rpartition(".")[2], own or _missing(label, path))
    for name, value in table.items():
        key = join(path, name)
        if is_source(name):
            continue
        if isinstance(value, dict):
            yield from figures(file, value, key, own)
            continue
        given = words(label, f"{key}_source", table.get(f"{name}_source", own) or _missing(label, key), value)
        if not isinstance(value, list):
            yield Figure(file, key, value, given[0])
        elif path == "map.at":
            yield Figure(file, key, tuple(value), given[0])
        else:
            for number, (entry, source) in enumerate(zip(value, given, strict=True), 1):
                yield Figure(file, f"{key}[{number}]", tuple(entry) if isinstance(entry, list) else entry, source)


def words(file: str, key: str, given: object, value: object) -> list[str]:
    """The sources of a figure's entries; a single figure counts as one entry, and one word does for all of a list."""
    if not isinstance(given, list):
        return [word(file, key, given)] * (len(value) if isinstance(value, list) else 1)
    if not isinstance(value, list) or len(value) != len(given):
        raise CatalogError(file, key, because("figures-sources-length"))
    return [word(file, f"{key}[{number}]", each) for number, each in enumerate(given, 1)]


def word(file: str, key: str, given: object) -> str:
    """A source as it was given, if it is one line of text."""
    if not isinstance(given, str):
        raise CatalogError(file, key, because("figures-source-text"))
    if not given.strip() or len(given) > LONGEST or not given.isprintable():
        raise CatalogError(file, key, because("figures-source-line", most=LONGEST))
    return given


def _missing(file: str, key: str) -> NoReturn:
    raise CatalogError(file, key, because("figures-no-source", known=", ".join(SOURCES)))
