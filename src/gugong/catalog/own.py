"""The figures of somebody's own box: what to ask, one after the other, and the file that comes of the answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from gugong.catalog.load import EDITION, Catalog, load_catalog
from gugong.catalog.read import STEMS
from gugong.catalog.sources import join
from gugong.errors import CatalogError, Reason, because

Changes = dict[str, object]

ASKED: Final = ("reported", "reconstructed")  # sources of which a box may say otherwise
PLACES: Final = "boards.map.at"  # where cities are drawn is nothing that a box tells
CARD: Final = re.compile(r"cards\.[^.]+\.(value|action)$")
WITH_CARD: Final = re.compile(r"cards\.[^.]+\.deck$")
TRUTH: Final = {"true": True, "false": False}
CITIES: Final = ("boards.map.perimeter", "boards.map.inner")
ROADS: Final = "boards.map.roads"
# What may be wrong only because another figure of the box has not been put in yet.
WITH_OTHERS: Final = frozenset(
    f"figures-{each}"
    for each in (
        *("alike", "board-twins", "board-highest", "hand-values", "hand-example", "few-locations", "few-low"),
        *("action-unused", "gift-twin", "tokens", "places", "decrees-laid", "day-servants", "slots", "same-price"),
        *("intrigue", "city-twice", "cities-named", "road-city", "loop-open", "no-way", "not-drawn", "drawn-there"),
        *("no-city", "spots", "deck-size", "deck-cards", "removes", "leaves-twice", "no-card", "name-taken", "answers"),
    )
)


class Question(Struct, frozen=True):
    """One thing printed in the box: a figure, a list of them, or the value and the action of a card."""

    file: str
    key: str  # below the file; of a card without what is asked
    parts: tuple[str, ...]  # of a card: value, action
    ours: tuple[object, ...]
    sources: tuple[str, ...]
    is_list: bool

    @property
    def name(self) -> str:
        """Its dotted name in a file of one's own."""
        return f"{self.file}.{self.key}"

    def ours_as_typed(self) -> str:
        """What we have, as somebody would type it."""
        return as_typed(self.ours)

    def given_as_typed(self, changes: Mapping[str, object]) -> str:
        """What a file says, likewise; "" if it says nothing, or only a part."""
        given = [found(changes, name) for name, _ in self.figures(self.ours)]
        if None in given:
            return ""
        return as_typed(given[0] if self.is_list and isinstance(given[0], list) else given)

    def read(self, typed: str) -> list[object]:
        """What was typed, as figures of the kinds that we have; CatalogError if it cannot be."""
        model = self.ours[0]
        if isinstance(model, tuple):
            pairs = [part.split() for part in typed.split(",") if part.strip()]
            for pair in pairs:
                if len(pair) != len(model):
                    raise CatalogError("", self.name, because("own-pairs", given=" ".join(pair)))
            return list(pairs)
        words = [typed.strip()] if isinstance(model, str) and not (self.is_list or self.parts) else in_words(typed)
        if not self.is_list and len(words) != len(self.ours):
            raise CatalogError("", self.name, because("own-words", needed=len(self.ours), given=len(words)))
        models = self.ours if self.parts else [model] * len(words)
        return [self.as_kind(word, model) for word, model in zip(words, models, strict=True)]

    def as_kind(self, word: str, model: object) -> object:
        """One word as a number where we have one."""
        if isinstance(model, bool):
            if word not in TRUTH:
                raise CatalogError("", self.name, because("own-truth", given=word[:40]))
            return TRUTH[word]
        if not isinstance(model, int):
            return word
        if not re.fullmatch(r"-?[0-9]{1,6}", word):
            raise CatalogError("", self.name, because("own-number", given=word[:40]))
        return int(word)

    def figures(self, read: Sequence[object]) -> Iterator[tuple[str, object]]:
        """What to write, each under its name."""
        if self.parts:
            yield from ((f"{self.name}.{part}", value) for part, value in zip(self.parts, read, strict=True))
        else:
            yield self.name, list(read) if self.is_list else read[0]

    def is_answered(self, changes: Mapping[str, object]) -> bool:
        """Whether a file says it."""
        return any(found(changes, name) is not None for name, _ in self.figures(self.ours))


def as_typed(values: Sequence[object]) -> str:
    """Figures as somebody would type them."""
    words = [word_of(each) for each in values]
    return (", " if any(isinstance(each, list | tuple) for each in values) else " ").join(words)


def word_of(value: object) -> str:
    """One figure, or a pair."""
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def in_words(typed: str) -> list[str]:
    """Words of a line; commas part them as well as spaces."""
    return typed.replace(",", " ").split()


def questions(catalog: Catalog, files: Sequence[str] = STEMS, everything: bool = False) -> list[Question]:
    """What a box may print otherwise in these files, in their order; `everything`: in all, and what is certain too."""
    order: list[tuple[str, str]] = []
    rows: dict[tuple[str, str], dict[str, tuple[object, str]]] = {}
    for figure in catalog.figures:
        if not (everything or figure.file in files) or f"{figure.file}.{figure.key}".startswith(PLACES):
            continue
        key, _, part = figure.key.partition("[")
        if (key.startswith("tokens.") and key.count(".") == 1) or WITH_CARD.search(key):
            continue  # that there is such a kind, or which deck a card belongs to, is no question
        if CARD.search(key):
            key, _, part = key.rpartition(".")
        if (figure.file, key) not in rows:
            order.append((figure.file, key))
        rows.setdefault((figure.file, key), {})[part] = (figure.value, figure.source)
    made = [one(file, key, rows[file, key]) for file, key in order]
    return [each for each in made if everything or set(each.sources) & set(ASKED)]


def one(file: str, key: str, row: Mapping[str, tuple[object, str]]) -> Question:
    """A question about what stands below one key."""
    parts = tuple(row) if "value" in row else ()
    sources = tuple(dict.fromkeys(source for _, source in row.values()))
    return Question(file, key, parts, tuple(value for value, _ in row.values()), sources, not parts and "" not in row)


def with_answer(changes: Changes, question: Question, read: Sequence[object], catalog: Catalog) -> Changes:
    """The changes with this answer; a city of another name takes its place on the drawing and on the roads along."""
    laid: Changes = json.loads(json.dumps(changes))
    for name, value in question.figures(read):
        put(laid, name, value)
    if question.name in CITIES and len(read) == len(question.ours):
        renamed = {str(old): str(new) for old, new in zip(question.ours, read, strict=True) if old != new}
        for old, new in renamed.items():
            if old in catalog.at:
                put(laid, f"{PLACES}.{new}", list(catalog.at[old]))
        if renamed:
            roads = found(laid, ROADS) or [list(each) for each in ours_of(catalog, "boards", "map.roads")]
            assert isinstance(roads, list)
            put(laid, ROADS, [[renamed.get(city, city) for city in road] for road in roads])
    return laid


def ours_of(catalog: Catalog, file: str, key: str) -> list[tuple[str, ...]]:
    """The entries of a list of pairs."""
    entries = [figure.value for figure in catalog.figures if (figure.file, figure.key.partition("[")[0]) == (file, key)]
    return [each for each in entries if isinstance(each, tuple)]


def put(changes: Changes, name: str, value: object) -> None:
    """Write a figure at its dotted name."""
    *tables, last = name.split(".")
    here = changes
    for table in tables:
        below = here.setdefault(table, {})
        if not isinstance(below, dict):
            raise CatalogError("", name, because("figures-table"))
        here = below
    here[last] = value


def found(changes: Mapping[str, object], name: str) -> object:
    """What a file says at a dotted name; None if nothing."""
    here: object = changes
    for part in name.split("."):
        here = here.get(part) if isinstance(here, Mapping) else None
    return here


def fault(changes: Changes) -> CatalogError | None:
    """Why these changes cannot be played with; None if they can."""
    try:
        load_catalog(changes)
    except CatalogError as error:
        return error
    return None


def waits(reason: Reason) -> bool:
    """Whether other figures of the box may put this right."""
    return reason.key in WITH_OTHERS


def as_file(changes: Changes, source: str, edition: str) -> str:
    """The text of a file of one's own."""
    head = {"source": source, **changes, EDITION: edition}
    lines = [f"{name} = {json.dumps(head[name], ensure_ascii=False)}" for name in (EDITION, "source")]
    for name, table in changes.items():
        if isinstance(table, dict):
            lines += written(table, join("", name))
    return "\n".join(lines) + "\n"


def written(table: Mapping[str, object], path: str) -> Iterator[str]:
    """A table and those within it."""
    plain = {name: value for name, value in table.items() if not isinstance(value, dict)}
    if plain:
        yield f"\n[{path}]"
        yield from (f"{join('', name)} = {json.dumps(value, ensure_ascii=False)}" for name, value in plain.items())
    for name, value in table.items():
        if isinstance(value, dict):
            yield from written(value, join(path, name))
