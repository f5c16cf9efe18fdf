"""Files -> a catalog whose every figure has passed its checks, or a CatalogError and nothing at all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Final

from msgspec import Struct

from gugong.catalog.added import ADDED, Added
from gugong.catalog.checks import check_edition
from gugong.catalog.documents import Documents, lay_over
from gugong.catalog.edition import base_tables, decode_edition
from gugong.catalog.module_checks import check_modules
from gugong.catalog.modules import with_modules
from gugong.catalog.plain import fault_in
from gugong.catalog.read import MODULES, editions, read_edition, read_file, read_modules, shown
from gugong.catalog.sources import SOURCES, Figure, figures
from gugong.engine.course import make_answers
from gugong.engine.modules.installed import INSTALLED
from gugong.engine.tables import Tables
from gugong.errors import CatalogError

__all__ = ["Catalog", "editions", "load_catalog"]

NEWEST: Final = "1"
RECORDED: Final = "overrides"  # what stands for a file's name when the changes come out of a record


class Catalog(Struct, frozen=True, eq=False):
    """The figures of one edition with an owner's changes; it is shared, so change nothing in it."""

    edition: str
    overrides: dict[str, object]  # exactly what the owner's file named, for a record to carry
    tables: Tables
    figures: tuple[Figure, ...]  # all of them, in file order
    at: dict[str, tuple[int, int]]  # where each city is drawn, in per cent of the map's width and height
    gifts: dict[int, str]  # what the cards of each value show


def load_catalog(
    source: str | PathLike[str] | Mapping[str, object] | Catalog | None = None, edition: str = NEWEST
) -> Catalog:
    """The base figures, or those with the changes of an owner's file (a path) or of a record (a dict)."""
    if isinstance(source, Catalog):
        return source
    if edition not in editions():
        raise CatalogError(f"edition {edition!a}", "", "no such edition; there is " + ", ".join(editions()))
    if source is None:
        return _base(edition, tuple(ADDED.values()))
    if isinstance(source, Mapping):
        return _changed(edition, source, RECORDED)
    if not isinstance(source, str | PathLike):
        raise CatalogError("catalog", "", f"a path or a dict of changes is needed, not {type(source).__name__}")
    path = Path(source)
    return _changed(edition, read_file(path), shown(path))


@cache
def _base(edition: str, added: tuple[Added, ...]) -> Catalog:
    """The catalog of an edition, kept for each set of modules from outside."""
    return read_base(edition)


def read_base(edition: str) -> Catalog:
    """An edition as released, read anew; `load_catalog` keeps it."""
    catalog = _build(edition, Documents(_files(edition)), {})
    for figure in catalog.figures:
        if figure.source not in SOURCES and figure.file not in ADDED:
            raise CatalogError(f"{figure.file}.toml", figure.key, f"{figure.source!a} is none of {', '.join(SOURCES)}")
    return catalog


def _files(edition: str) -> dict[str, dict[str, object]]:
    """Every file by its stem: the edition's, the modules', and those that were installed from outside."""
    added = {stem: each.document for stem, each in ADDED.items()}
    return {**read_edition(edition), **read_modules(), **added}


def _changed(edition: str, changes: Mapping[str, object], label: str) -> Catalog:
    try:
        catalog = _build(edition, lay_over(_files(edition), changes, label), changes)
    except ValueError:  # a number or a letter that even the refusal could not show
        fault = fault_in(changes)
        if fault is None:
            raise
        raise CatalogError(label, *fault) from None
    fault = fault_in(changes)
    if fault is not None:
        raise CatalogError(label, *fault)
    return catalog


def _build(edition: str, documents: Documents, changes: Mapping[str, object]) -> Catalog:
    rows = decode_edition(documents)
    check_edition(documents, rows)
    stems = [stem for stem in (*MODULES, *ADDED) if stem in documents.tables]
    tables = with_modules(base_tables(rows), documents, stems)
    check_modules(documents, tables, stems)
    _check_answers(tables)
    return Catalog(
        edition=edition,
        overrides={name: _plain(value) for name, value in changes.items()},
        tables=tables,
        figures=tuple(figure for stem, table in documents.tables.items() for figure in figures(stem, table)),
        at=rows.at,
        gifts={int(value): name for value, name in rows.gifts.items()},
    )


def _check_answers(tables: Tables) -> None:
    """Answers are told by their text: two that say different things never read alike."""
    said: dict[tuple[str, int, bool], tuple[int, int, int]] = {}
    for answer in make_answers(tables, [module for module in INSTALLED if module.name() in tables.boards]).all:
        meant = (answer.a, answer.b, answer.c)
        if said.setdefault((answer.text, answer.kind, answer.aside), meant) != meant:
            raise CatalogError("catalog", "", f"two answers would read alike: {answer.text!r}")


def _plain(value: object) -> object:
    """A copy that JSON takes; the checks have left nothing in it but tables, lists, text and numbers."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value
