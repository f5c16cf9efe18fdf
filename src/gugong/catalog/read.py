"""From a file on disk to a plain dict of TOML, or one clear line about why not."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from gugong.catalog.documents import lay_over
from gugong.errors import CatalogError, because, of_system, plain
from gugong.modules import BOX

STEMS: Final = ("gift_cards", "travel_tokens", "decrees", "boards")
LARGEST: Final = 1_000_000  # bytes; the four base files together have a fiftieth of that
FILE: Final = "edition_"
BASED_ON: Final = "based_on"


@cache
def editions() -> tuple[str, ...]:
    """The editions that this package holds, the newest last; a released one stays, for old records to be replayed."""
    names = (each.name.removesuffix(".toml") for each in home_of(STEMS[0]).iterdir())
    return tuple(sorted((name.removeprefix(FILE) for name in names if name.startswith(FILE)), key=int))


def home_of(stem: str) -> Traversable:
    """The folder in which the editions of a file lie."""
    return resources.files("gugong.catalog" if stem in STEMS else "gugong.modules") / stem


def read_edition(edition: str) -> dict[str, dict[str, object]]:
    """The base files of an edition that there is, by stem."""
    return {stem: read_stem(stem, edition) for stem in STEMS}


def read_modules(edition: str) -> dict[str, dict[str, object]]:
    """The files of the modules by stem, in the fixed order in which their things are numbered."""
    return {stem: read_stem(stem, edition) for stem in BOX}


def read_stem(stem: str, edition: str, home: Traversable | None = None) -> dict[str, object]:
    """One file of an edition; of one that is `based_on` an older edition the changes, laid over that."""
    label, folder = f"{stem}/{FILE}{edition}.toml", home_of(stem) if home is None else home
    raw = parse(label, (folder / f"{FILE}{edition}.toml").read_bytes())
    older = raw.pop(BASED_ON, None)
    if older is None:
        return raw
    if older not in editions() or editions().index(older) >= editions().index(edition):
        raise CatalogError(label, BASED_ON, because("figures-older-edition", given=ascii(older)))
    return lay_over({stem: read_stem(stem, older, home)}, {stem: raw}, label).tables[stem]


def read_from_outside(stem: str, home: Traversable) -> dict[str, dict[str, object]]:
    """A module's figures by edition, out of its own folder; where an edition has no file, the one before it serves."""
    found: dict[str, dict[str, object]] = {}
    for edition in editions():
        if (home / f"{FILE}{edition}.toml").is_file():
            found[edition] = read_stem(stem, edition, home)
        elif found:
            found[edition] = next(reversed(found.values()))
        else:
            raise CatalogError(f"{FILE}{edition}.toml", "", because("figures-missing-file"))
    return found


def read_file(path: Path) -> dict[str, object]:
    """An owner's file."""
    label = shown(path)
    try:
        if path.is_dir():
            raise CatalogError(label, "", because("figures-folder"))
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a path that no system takes, as with a null in it
        reason = of_system(error) if isinstance(error, OSError) else plain(str(error))
        raise CatalogError(label, "", because("figures-unreadable", fault=reason)) from None
    return parse(label, data)


def parse(label: str, data: bytes) -> dict[str, object]:
    """TOML in UTF-8; the mark that some editors put in front of it is taken off."""
    if len(data) > LARGEST:
        raise CatalogError(label, "", because("figures-too-large", most=LARGEST))
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CatalogError(label, "", because("figures-no-text", line=line)) from None
    except ValueError as error:  # tomllib's own error, or Python's for a number of thousands of digits
        raise CatalogError(label, "", because("figures-no-toml", fault=" ".join(str(error).split()))) from None
    except RecursionError:
        raise CatalogError(label, "", because("figures-too-deep")) from None


def shown(path: Path) -> str:
    """A path as one printable line, whatever is in it."""
    text = str(path)
    return text if text.isprintable() else ascii(text)
