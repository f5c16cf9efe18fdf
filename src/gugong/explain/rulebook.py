"""The rules by their ID, read from the pages in our own words: docs/rules, each module's rulebook, docs/rulings.md.

English is in `wall.md`; every other language lies beside it, as `wall.pl.md`. A module has `rulebook/en.md`, `pl.md` …
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gugong.errors import Reason, ReasonedError, because
from gugong.registry import ENTRIES

HERE: Final = Path(__file__).resolve().parent
INSTALLED: Final = HERE.parent / "docs"
CHECKOUT: Final = HERE.parent.parent.parent / "docs"
HEADING: Final = re.compile(r"^## ([A-Z](?:-[A-Z0-9]{3})?-\d\d) · (.+)$")
LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")
BLANKS: Final = re.compile(r"[ \n]+")  # not \s: a no-break space stays one
ENGLISH: Final = "en"
BOOKS: Final = "rulebook"  # the folder of a module in which its rules lie


class Rule(NamedTuple):
    """One rule or ruling: its ID, its title, its text in paragraphs, and related IDs."""

    id: str
    title: str
    text: str
    see: tuple[str, ...]


class NoSuchRule(ReasonedError, KeyError):
    """There is no rule of this ID; `near` has IDs that look like it."""

    def __init__(self, id: str, near: list[str]) -> None:
        super().__init__(id, near)
        self.id = id
        self.near = near

    def told(self) -> Reason:
        return because("no-rule_near" if self.near else "no-rule", rule=ascii(self.id), near=tuple(self.near))


class NoRulesInLanguage(ReasonedError):
    """The rules are not written in this language."""

    def __init__(self, language: str, there: list[str]) -> None:
        super().__init__(language, there)
        self.language = language
        self.there = there

    def told(self) -> Reason:
        return because("no-rules-in", given=ascii(self.language), known=tuple(self.there))


def rule(id: str, language: str = ENGLISH) -> Rule:
    """The rule of this ID, as `B-WAL-04`; upper and lower case are alike."""
    found = rulebook(language)
    wanted = id.strip().upper()
    if wanted not in found:
        raise NoSuchRule(id.strip(), get_close_matches(wanted, found, 3, cutoff=0.5))
    return found[wanted]


def find_rules(words: str, language: str = ENGLISH) -> list[Rule]:
    """Every rule in whose ID, title or text there are words that begin like all of these, in the order of the pages."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in straight(words).split()]
    return [
        entry
        for entry in rulebook(language).values()
        if wanted and all(word.search(straight(f"{entry.id} {entry.title} {entry.text}")) for word in wanted)
    ]


def straight(text: str) -> str:
    """With the apostrophe that keyboards have."""
    return text.replace("’", "'")


def rulebook(language: str = ENGLISH) -> dict[str, Rule]:
    """All rules by ID: the pages' first, then the rulings. What this language lacks is there in English."""
    english = written_in(ENGLISH)
    if language == ENGLISH:
        return english
    translated = written_in(language)
    return {id: translated.get(id, entry) for id, entry in english.items()}


def written_in(language: str) -> dict[str, Rule]:
    """The rules that pages of this language have."""
    return gathered(language, tuple(entry.package for entry in ENTRIES))


@cache
def gathered(language: str, packages: tuple[str, ...]) -> dict[str, Rule]:
    """The same, kept by the modules at hand: the base game's rules, theirs, then the rulings."""
    docs = INSTALLED if INSTALLED.is_dir() else CHECKOUT
    rules, rulings = sorted((docs / "rules").glob("*.md")), sorted(docs.glob("rulings*.md"))
    there = [page for page in (*rules, *rulings) if language_of(page) == language]
    if not there:
        raise NoRulesInLanguage(language, sorted({language_of(page) for page in (*rules, *rulings)}))
    texts = {page: page.read_text(encoding="utf-8") for page in there}
    books = [entry.text(f"{BOOKS}/{language}.md") or "" for entry in ENTRIES]
    first = [text for page, text in texts.items() if page in rules]
    last = [text for page, text in texts.items() if page in rulings]
    return {entry.id: entry for text in (*first, *books, *last) for entry in read_page(text)}


def language_of(page: Path) -> str:
    """`pl` of `wall.pl.md`; a page without a language is English."""
    return Path(page.stem).suffix.removeprefix(".") or ENGLISH


def read_page(text: str) -> list[Rule]:
    """The entries of one page: a heading with an ID, paragraphs, and a last line that begins with "See:"."""
    entries: list[Rule] = []
    id, title, lines = "", "", list[str]()
    for line in [*text.splitlines(), "## "]:
        heading = HEADING.match(line)
        if line.startswith("## "):
            if id:
                entries.append(entry(id, title, lines))
            id, title = heading.groups() if heading else ("", "")
            lines = []
        elif line.startswith("# "):
            continue
        else:
            lines.append(line)
    return entries


def entry(id: str, title: str, lines: list[str]) -> Rule:
    """One entry, its paragraphs joined so that they can be wrapped to any width."""
    body: list[str] = []
    see: tuple[str, ...] = ()
    for paragraph in "\n".join(lines).strip().split("\n\n"):
        flat = LINK.sub(r"\1", BLANKS.sub(" ", paragraph))
        if flat.startswith("See:"):
            see = tuple(flat.removeprefix("See:").replace(",", " ").split())
        elif flat:
            body.append(flat)
    return Rule(id, title, "\n\n".join(body), see)
