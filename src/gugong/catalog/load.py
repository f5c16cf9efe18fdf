"""Files -> a catalog whose every figure has passed its checks, or a CatalogError and nothing at all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Final

from msgspec import Struct

from gugong.catalog.added import ADDED, Added
from gugong.catalog.checks import check_edition
from gugong.catalog.documents import Documents, lay_over
from gugong.catalog.edition import base_figures, decode_edition
from gugong.catalog.module_checks import check_modules
from gugong.catalog.modules import with_modules
from gugong.catalog.plain import fault_in, oversized
from gugong.catalog.read import editions, read_edition, read_file, read_modules, shown
from gugong.catalog.sources import SOURCES, Figure, figures
from gugong.engine.course import make_answers
from gugong.engine.figures import Figures
from gugong.errors import CatalogError, because
from gugong.installed import INSTALLED
from gugong.modules import BOX

__all__ = ["Catalog", "editions", "load_catalog"]

MOST_KEPT: Final = 16
EDITION: Final = "edition"  # the key by which an owner's file says for which edition it was written
RECORDED: Final = "overrides"  # what stands for a file's name when the changes come out of a record


class Catalog(Struct, frozen=True, eq=False):
    """The figures of one edition with an owner's changes; it is shared, so change nothing in it."""

    edition: str
    overrides: dict[str, object]  # exactly what the owner's file named, for a record to carry
    engine_figures: Figures
    figures: tuple[Figure, ...]  # all of them, in file order
    at: dict[str, tuple[int, int]]  # where each city is drawn, in per cent of the map's width and height
    gifts: dict[int, str]  # what the cards of each value show

    def parts(self) -> tuple[str, dict[str, object], tuple[str, ...]]:
        """What makes it again: the edition, an owner's changes, and the modules that were installed."""
        return self.edition, self.overrides, tuple(self.engine_figures.boards)

    def key(self) -> tuple[object, ...]:
        """Equal for catalogs that were made alike; to be hashed."""
        return self.edition, json.dumps(self.overrides) if self.overrides else "", tuple(self.engine_figures.boards)

    def __reduce__(self) -> tuple[object, ...]:
        keep(self)
        return catalog_again, self.parts()


def load_catalog(
    source: str | PathLike[str] | Mapping[str, object] | Catalog | None = None, edition: str | None = None
) -> Catalog:
    """The base figures, or those with the changes of an owner's file (a path) or of a record (a dict).

    The edition is the one named, here or by `edition` at the top of the changes; else the newest.
    """
    if isinstance(source, Catalog):
        return source
    if source is None:
        return _base(_known(edition), tuple(ADDED.values()))
    if isinstance(source, Mapping):
        return _changed(edition, source, RECORDED)
    if not isinstance(source, str | PathLike):
        raise CatalogError("catalog", "", because("figures-no-path", given=type(source).__name__))
    path = Path(source)
    return _changed(edition, read_file(path), shown(path))


_KEPT: Final[dict[tuple[object, ...], Catalog]] = {}


def keep(catalog: Catalog) -> None:
    """Remember the latest few that were pickled or came out of a pickle: to check figures takes its time."""
    if len(_KEPT) == MOST_KEPT:
        _KEPT.clear()
    _KEPT[catalog.key()] = catalog


def catalog_again(edition: str, overrides: dict[str, object], modules: tuple[str, ...]) -> Catalog:
    """The catalog with these `parts`, for a pickle; CatalogError if it cannot be had here."""
    known = _KEPT.get((edition, json.dumps(overrides) if overrides else "", modules))
    if known is not None:
        return known
    catalog = load_catalog(overrides or None, edition)
    here = tuple(catalog.engine_figures.boards)
    if here != modules:
        missing = [name for name in modules if name not in here]
        key = "figures-modules-missing" if missing else "figures-modules"
        reason = because(key, here=", ".join(here), there=", ".join(missing or modules))
        raise CatalogError("modules", "", reason)
    keep(catalog)
    return catalog


def _known(edition: str | None) -> str:
    """The edition asked for, the newest if none is; one that there is not is refused."""
    if edition is None:
        return editions()[-1]
    if edition not in editions():
        raise CatalogError(f"edition {edition!a}", "", because("figures-no-edition", known=_there_are()))
    return edition


def _there_are() -> object:
    """The editions, in a row."""
    known: object = editions()[0]
    for edition in editions()[1:]:
        known = because("figures-and", one=known, other=edition)
    return known


@cache
def _base(edition: str, added: tuple[Added, ...]) -> Catalog:
    """The catalog of an edition, kept for each set of modules from outside."""
    return read_base(edition)


def read_base(edition: str) -> Catalog:
    """An edition as released, read anew; `load_catalog` keeps it."""
    catalog = _build(edition, Documents(_files(edition)), {})
    for figure in catalog.figures:
        if figure.source not in SOURCES and figure.file not in ADDED:
            reason = because("figures-source", given=ascii(figure.source), known=", ".join(SOURCES))
            raise CatalogError(f"{figure.file}.toml", figure.key, reason)
    return catalog


def _files(edition: str) -> dict[str, dict[str, object]]:
    """Every file by its stem: the edition's, the modules', and those that were installed from outside."""
    added = {stem: each.documents[edition] for stem, each in ADDED.items()}
    return {**read_edition(edition), **read_modules(edition), **added}


def _changed(edition: str | None, changes: Mapping[str, object], label: str) -> Catalog:
    """The catalog with an owner's changes, laid over the edition for which they were written."""
    too_much = oversized(changes)
    if too_much is not None:
        raise CatalogError(label, *too_much)
    written_for = changes.get(EDITION, edition)
    if written_for is not None and written_for not in editions():
        reason = because("figures-no-edition_given", given=ascii(written_for), known=_there_are())
        raise CatalogError(label, EDITION, reason)
    if edition is not None and written_for != edition:
        raise CatalogError(label, EDITION, because("figures-other-edition", written=written_for, asked=edition))
    known = _known(edition if written_for is None else str(written_for))
    figures_only = {name: value for name, value in changes.items() if name != EDITION}
    try:
        catalog = _build(known, lay_over(_files(known), figures_only, label), figures_only)
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
    stems = [stem for stem in (*BOX, *ADDED) if stem in documents.tables]
    built = with_modules(base_figures(rows), documents, stems)
    check_modules(documents, built, stems)
    _check_answers(built)
    found = tuple(figure for stem, table in documents.tables.items() for figure in figures(stem, table))
    for figure in found:
        if isinstance(figure.value, int):
            built.printed[f"{figure.file}.{figure.key}"] = figure.value
    return Catalog(
        edition=edition,
        overrides={name: _plain(value) for name, value in changes.items()},
        engine_figures=built,
        figures=found,
        at=rows.at,
        gifts=built.gifts,
    )


def _check_answers(figures: Figures) -> None:
    """Answers are told by their text: two that say different things never read alike."""
    said: dict[tuple[str, int, bool], tuple[int, int, int]] = {}
    for answer in make_answers(figures, [module for module in INSTALLED if module.name() in figures.boards]).all:
        meant = (answer.a, answer.b, answer.c)
        if said.setdefault((answer.text, answer.kind, answer.aside), meant) != meant:
            raise CatalogError("catalog", "", because("figures-answers", answer=repr(answer.text)))


def _plain(value: object) -> object:
    """A copy that JSON takes; the checks have left nothing in it but tables, lists, text and numbers."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value
