"""The catalog in plain text, for `gugong catalog`."""

from __future__ import annotations

from collections import Counter
from os import PathLike
from pathlib import Path
from typing import Final

from gugong.catalog.load import Catalog, load_catalog
from gugong.catalog.read import shown
from gugong.catalog.sources import SOURCES, Figure
from gugong.words.bundles import ENGLISH
from gugong.words.voice import Voice

COLUMNS: Final = ("file", "figure", "value", "source")


def lines(catalog: Catalog) -> list[tuple[str, ...]]:
    """A row for every figure, in file order: file, key, value, source; `COLUMNS` names them."""
    return [(figure.file, figure.key, said(figure), figure.source) for figure in catalog.figures]


def listing(catalog: Catalog, language: str = ENGLISH) -> str:
    """The same as one text in columns, with a heading and the counts below."""
    voice = Voice(language)
    rows = [tuple(voice.tell(f"catalog-{column}") for column in COLUMNS), *lines(catalog)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    body = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    by_source = tuple(f"{number} {source}" for source, number in counts(catalog).items())
    total = voice.tell("catalog-total", edition=catalog.edition, n=len(catalog.figures), sources=by_source)
    return "\n".join([*body, "", total])


def counts(catalog: Catalog) -> dict[str, int]:
    """How many figures come from each source: ours first, then whatever an owner calls theirs."""
    found = Counter(figure.source for figure in catalog.figures)
    ours = {source: found.pop(source, 0) for source in SOURCES}
    return ours | dict(sorted(found.items()))


def check(path: str | PathLike[str], edition: str | None = None, language: str = ENGLISH) -> str:
    """One paragraph on what an owner's file changes; a file that cannot be used raises its CatalogError."""
    changed = load_catalog(path, edition)
    base = load_catalog(None, changed.edition)
    before = {(figure.file, figure.key): figure for figure in base.figures}
    after = {(figure.file, figure.key): figure for figure in changed.figures}
    voice = Voice(language)
    news = [_change(before.get(place), figure) for place, figure in after.items() if figure != before.get(place)]
    news += [voice.tell("catalog-gone", place=f"{file}.{key}") for file, key in before if (file, key) not in after]
    changes = [each for each in news if each]
    same = len(news) - len(changes)
    key = f"catalog-fine{'_changes' if changes else ''}"
    found = voice.tell(key, file=shown(Path(path)), n=len(changes), changes="; ".join(changes))
    return voice.tell("catalog-agrees", found=found, n=same, edition=base.edition) if same else found


def _change(before: Figure | None, after: Figure) -> str:
    """What became of a figure, or nothing if only its source is new."""
    place = f"{after.file}.{after.key}"
    if before is None:
        return f"{place}: {said(after)}"
    return f"{place}: {said(before)} -> {said(after)}" if before.value != after.value else ""


def said(figure: Figure) -> str:
    """A figure's value as one word or two."""
    if isinstance(figure.value, tuple):
        return " - ".join(str(part) for part in figure.value)
    return str(figure.value)
