"""From a file on disk to a plain dict of TOML, or one clear line about why not."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from gugong.errors import CatalogError

STEMS: Final = ("gift_cards", "travel_tokens", "decrees", "boards")
SOLO: Final = "solo"
MODULES: Final = (
    SOLO,
    "bonus_tokens",
    "first_edition",
    "summer_palace",
    "peasant_revolt",
    "stairs",
    "extras",
)
LARGEST: Final = 1_000_000  # bytes; the four base files together have a fiftieth of that
FOLDER: Final = "edition_"


@cache
def editions() -> tuple[str, ...]:
    """The editions that this package holds; a released one stays, so that old records can be replayed."""
    folders = (each.name for each in resources.files("gugong.catalog").iterdir() if each.is_dir())
    return tuple(sorted(name.removeprefix(FOLDER) for name in folders if name.startswith(FOLDER)))


def read_edition(edition: str) -> dict[str, dict[str, object]]:
    """The base files of an edition that there is, by stem."""
    folder = resources.files("gugong.catalog") / f"{FOLDER}{edition}"
    return {stem: parse(f"{stem}.toml", (folder / f"{stem}.toml").read_bytes()) for stem in STEMS}


def read_modules() -> dict[str, dict[str, object]]:
    """The files of the modules by stem, in the fixed order in which their things are numbered; `solo` is Meng's."""
    found: dict[str, dict[str, object]] = {}
    for stem in MODULES:
        home = resources.files("gugong.engine") / ("" if stem == SOLO else "modules") / stem
        file = home / "catalog.toml"
        if file.is_file():
            found[stem] = parse(f"{stem}.toml", file.read_bytes())
    return found


def read_file(path: Path) -> dict[str, object]:
    """An owner's file."""
    label = shown(path)
    try:
        if path.is_dir():
            raise CatalogError(label, "", "is a folder; name the file in it")
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a path that no system takes, as with a null in it
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CatalogError(label, "", f"cannot be read: {reason}") from None
    return parse(label, data)


def parse(label: str, data: bytes) -> dict[str, object]:
    """TOML in UTF-8; the mark that some editors put in front of it is taken off."""
    if len(data) > LARGEST:
        raise CatalogError(label, "", f"is larger than {LARGEST} bytes; that is no file of figures")
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CatalogError(label, "", f"is not UTF-8 text (line {line})") from None
    except ValueError as error:  # tomllib's own error, or Python's for a number of thousands of digits
        raise CatalogError(label, "", f"is not TOML: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise CatalogError(label, "", "is nested too deeply") from None


def shown(path: Path) -> str:
    """A path as one printable line, whatever is in it."""
    text = str(path)
    return text if text.isprintable() else ascii(text)
