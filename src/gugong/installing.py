"""Modules from outside the package: `install` makes one playable as if it had always been there.

It stands behind the others, so that what they bring keeps its number, and it stays until the program ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import deepcopy
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Final

from gugong.catalog.added import ADDED, Added
from gugong.catalog.load import load_catalog
from gugong.catalog.read import STEMS, editions, read_file, read_from_outside
from gugong.engine.config import Config
from gugong.engine.course import make_rules
from gugong.engine.ids import CARD_EFFECTS, LOCATIONS, TOKEN_EFFECTS
from gugong.engine.module import Module
from gugong.errors import GugongError, InstallError, at, because, what_failed
from gugong.explain.rulebook import BOOKS, read_page, rulebook
from gugong.installed import INSTALLED
from gugong.modules import BOX
from gugong.modules.manifest import Manifest
from gugong.registry import ENTRIES, ROOMS, Entry, entry_of
from gugong.words.checking import check_words

NAME: Final = re.compile(r"[a-z]+(-[a-z0-9]+)*")
RULES: Final = "rules.module"
Figures = dict[str, dict[str, object]]  # by edition


def install(module: str | Module, catalog: str | PathLike[str] | Mapping[str, object] | None = None) -> None:
    """Install a module: the name of a package that has the files of docs/write-a-module.md.

    A module without a package, as tests make them, is an object with its file of figures, a path or what such a file
    says as a dict. From then on `new_game(modules=[its name])` plays with it. Install before games are begun and
    catalogs loaded: those at hand stay without it. InstallError or CatalogError says what is wrong, and then nothing
    has changed.
    """
    if isinstance(module, str):
        if catalog is not None:
            raise InstallError(module, because("install-own-figures"))
        _install_package(module)
        return
    name = _checked_name(module)
    if catalog is None:
        raise InstallError(name, because("install-no-figures"))
    document = deepcopy(dict(catalog)) if isinstance(catalog, Mapping) else read_file(Path(catalog))
    _install(Entry(Manifest(name), ""), module, dict.fromkeys(editions(), document))


def uninstall(name: str) -> None:
    """Take out a module that `install` has put in, as its tests do; games begun with it can be played to their end."""
    stem = name.replace("-", "_")
    if stem not in ADDED:
        raise InstallError("", because("install-not-installed", given=repr(name)))
    del ADDED[stem]
    INSTALLED[:] = [module for module in INSTALLED if module.name() != name]
    ENTRIES[:] = [entry for entry in ENTRIES if entry.name != name]


def packages_from_outside() -> tuple[str, ...]:
    """The packages that were installed, in order: what a process that is started anew has to install too."""
    return tuple(entry.package for entry in ENTRIES if entry.package and entry.name.replace("-", "_") in ADDED)


def install_all(packages: Iterable[str]) -> None:
    """Install those that are not there yet; for the beginning of such a process."""
    there = packages_from_outside()
    for package in packages:
        if package not in there:
            install(package)


def _install_package(package: str) -> None:
    """All that lies in a package's folder, looked at once; whatever is wrong with a file names package and file."""
    try:
        entry = entry_of(package)
        rules = entry.part(RULES, Module)
        if rules is None:
            raise InstallError(package, because("install-no-rules"))
        module = rules()
        if module.name() != entry.name:
            names = because("install-two-names", one=repr(entry.name), other=repr(module.name()))
            raise InstallError(package, names)
        name = _checked_name(module)
        for room, home in ROOMS.items():
            entry.check_part(room, home)
        check_words(entry.texts("words"))
        _check_rulebook(entry)
        _install(entry, module, read_from_outside(name.replace("-", "_"), files(package)))
    except InstallError:
        raise
    except GugongError as error:
        raise InstallError(package, error.told()) from error
    except Exception as error:
        raise InstallError(package, at("rules/module.py", what_failed(error))) from error


def _check_rulebook(entry: Entry) -> None:
    """Every page has rules, and no ID that is another's."""
    taken = rulebook()
    for path, text in entry.texts(BOOKS).items():
        rules = read_page(text)
        if not rules:
            raise InstallError(entry.package, because("install-no-rule", file=path))
        for rule in rules:
            if rule.id in taken:
                another = because("install-rule-taken", id=rule.id, title=taken[rule.id].title)
                raise InstallError(entry.package, at(path, another))


def _install(entry: Entry, module: Module, figures: Figures) -> None:
    """Put in a module, and take it out again if no game can be begun with it."""
    name = entry.name
    added = Added(name, figures, tuple(module.locations()), tuple(module.effects()))
    _check_words(added)
    if len(module.officials()) != len(module.locations()):
        raise InstallError(name, because("install-officials"))
    ENTRIES.append(entry)
    INSTALLED.append(module)
    ADDED[name.replace("-", "_")] = added
    try:
        for edition in editions():
            make_rules(load_catalog(edition=edition).engine_figures, Config(2, 0, (name,)), INSTALLED)
    except GugongError:
        uninstall(name)
        raise
    except Exception as error:
        uninstall(name)
        raise InstallError(name, because("install-no-game", why=what_failed(error))) from error


def _checked_name(module: object) -> str:
    """The name of a module that may be installed."""
    if not isinstance(module, Module):
        raise InstallError("", because("install-no-module", given=repr(module)))
    name = module.name()
    if not NAME.fullmatch(name):
        raise InstallError(repr(name), because("install-bad-name"))
    stem = name.replace("-", "_")
    if stem in ADDED:
        raise InstallError("", because("install-twice", name=name))
    if stem in (*BOX, *STEMS) or name in [entry.name for entry in ENTRIES]:
        raise InstallError(name, because("install-name-taken"))
    return name


def _check_words(added: Added) -> None:
    """Locations and effects are known by their names: none may be another's."""
    taken = {*LOCATIONS, *CARD_EFFECTS, *TOKEN_EFFECTS}
    for module in INSTALLED:
        taken.update(module.locations())
        taken.update(module.effects())
    for word in (*added.locations, *added.effects):
        if word in taken:
            raise InstallError(added.name, because("install-word-taken", given=repr(word)))
        taken.add(word)
