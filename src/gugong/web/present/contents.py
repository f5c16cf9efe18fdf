"""The rules in the order in which one learns the game, section by section; a module's are one section."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from gugong.engine.ids import LOCATIONS
from gugong.engine.rules import Rules
from gugong.explain import Rule, rulebook
from gugong.explain.rulebook import BOOKS, read_page
from gugong.registry import ENTRIES, packages
from gugong.web.present.answer_signs import official_sign
from gugong.web.present.rendering import plain_voice
from gugong.words.bundles import ENGLISH

# The chapters of each section, by how their rules' IDs begin.
SECTIONS: Final = {
    "win": ("B-END",),
    "turn": ("B-DAY", "B-CRD"),
    "officials": ("B-TRV", "B-WAL", "B-JAD", "B-INT", "B-PAL", "B-DEC", "B-CAN"),
    "servants": ("B-DBL",),
    "tokens": ("B-TOK",),
    "decrees": ("B-DL1", "B-DL2", "B-DL3"),
    "days": ("B-MOR", "B-NGT"),
    "set-up": ("B-SET", "V-EXP", "X-GEN"),
    "rulings": ("A", "C", "E"),
    "examples": ("D",),
}
BEHIND: Final = ("rulings", "examples")  # what comes after the modules
OF_OFFICIALS: Final = dict(zip(SECTIONS["officials"], LOCATIONS, strict=True))


class Chapter(NamedTuple):
    """Rules under one heading; a section of one chapter has it without one."""

    heading: str
    sign: str  # of the official whose they are
    rules: tuple[Rule, ...]


class Section(NamedTuple):
    """A part of the contents."""

    key: str
    title: str
    chapters: tuple[Chapter, ...]
    here: bool  # whether it is of this game


def chapter(id: str) -> str:
    """The chapter of a rule's ID: `B-WAL` of `B-WAL-04`."""
    return id.rpartition("-")[0]


def contents(language: str = ENGLISH, rules: Rules | None = None) -> tuple[Section, ...]:
    """All rules; those of modules that are not in this game are marked so."""
    found = _contents(language, packages())
    if rules is None:
        return found
    return tuple(each._replace(here=not is_module(each.key) or rules.brings(each.key)) for each in found)


def is_module(key: str) -> bool:
    return any(entry.name == key for entry in ENTRIES)


@cache
def _contents(language: str, modules: tuple[str, ...]) -> tuple[Section, ...]:
    says, book = plain_voice(language), rulebook(language)
    by_chapter: dict[str, list[Rule]] = {}
    for each in book.values():
        by_chapter.setdefault(chapter(each.id), []).append(each)

    def base(key: str) -> Section:
        made = []
        for name in SECTIONS[key]:
            heading = says.tell(f"page-chapter-{name}")
            sign = official_sign(OF_OFFICIALS[name]) if name in OF_OFFICIALS else ""
            made.append(Chapter(heading, sign, tuple(by_chapter.get(name, ()))))
        return Section(key, says.tell(f"rules-section_{key}"), tuple(made), True)

    of_modules = []
    for entry in ENTRIES:
        own = tuple(book[each.id] for each in read_page(entry.text(f"{BOOKS}/{ENGLISH}.md") or ""))
        title = f"module-{entry.name}"
        if own:
            named = says.tell(title) if says.has(title) else entry.name
            of_modules.append(Section(entry.name, named, (Chapter("", "", own),), True))
    first = [base(key) for key in SECTIONS if key not in BEHIND]
    return (*first, *of_modules, *(base(key) for key in BEHIND))
