"""Modules from outside the package: `install` makes one playable as if it had always been there.

It stands behind the others, so that what they bring keeps its number, and it stays until the program ends.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from os import PathLike
from pathlib import Path
from typing import Final

from gugong.catalog.added import ADDED, Added
from gugong.catalog.load import load_catalog
from gugong.catalog.read import STEMS, read_file
from gugong.engine.config import Config
from gugong.engine.course import make_rules
from gugong.engine.ids import CARD_EFFECTS, LOCATIONS, TOKEN_EFFECTS
from gugong.engine.module import Module
from gugong.errors import GugongError, InstallError
from gugong.installed import INSTALLED
from gugong.modules import BOX

NAME: Final = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def install(module: Module, catalog: str | PathLike[str] | Mapping[str, object]) -> None:
    """Install a module with its file of figures, a path or what such a file says as a dict (docs/write-a-module.md).

    From then on `new_game(modules=[its name])` plays with it. Install before games are begun and catalogs loaded: those
    at hand stay without it. InstallError or CatalogError says what is wrong, and then nothing has changed.
    """
    name = _checked_name(module)
    stem = name.replace("-", "_")
    document = deepcopy(dict(catalog)) if isinstance(catalog, Mapping) else read_file(Path(catalog))
    added = Added(name, document, tuple(module.locations()), tuple(module.effects()))
    _check_words(added)
    if len(module.officials()) != len(module.locations()):
        raise InstallError(f"{name}: every location has one official, in the same order")
    INSTALLED.append(module)
    ADDED[stem] = added
    try:
        make_rules(load_catalog().tables, Config(2, 0, (name,)), INSTALLED)
    except GugongError:
        uninstall(name)
        raise
    except Exception as error:
        uninstall(name)
        raise InstallError(f"{name}: no game can be begun with it: {type(error).__name__}: {error}") from error


def uninstall(name: str) -> None:
    """Take out a module that `install` has put in, as its tests do; games begun with it can be played to their end."""
    stem = name.replace("-", "_")
    if stem not in ADDED:
        raise InstallError(f"{name!r} is no module that was installed")
    del ADDED[stem]
    INSTALLED[:] = [module for module in INSTALLED if module.name() != name]


def _checked_name(module: object) -> str:
    """The name of a module that may be installed."""
    if not isinstance(module, Module):
        raise InstallError(f"a module is needed, an object of a subclass of Module, not {module!r}")
    name = module.name()
    if not NAME.fullmatch(name):
        raise InstallError(f"{name!r}: a module's name is made of small letters and hyphens, as in summer-palace")
    stem = name.replace("-", "_")
    if stem in ADDED:
        raise InstallError(f"{name} is installed already")
    if stem in (*BOX, *STEMS) or name in [each.name() for each in INSTALLED]:
        raise InstallError(f"{name}: the name is taken")
    return name


def _check_words(added: Added) -> None:
    """Locations and effects are known by their names: none may be another's."""
    taken = {*LOCATIONS, *CARD_EFFECTS, *TOKEN_EFFECTS}
    for module in INSTALLED:
        taken.update(module.locations())
        taken.update(module.effects())
    for word in (*added.locations, *added.effects):
        if word in taken:
            raise InstallError(f"{added.name}: the name of its location or effect {word!r} is taken")
        taken.add(word)
