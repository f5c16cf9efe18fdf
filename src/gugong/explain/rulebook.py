"""The rules by their ID, read from the pages in our own words: docs/rules and docs/rulings.md.

English is in `wall.md`; every other language lies beside it, as `wall.pl.md`.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gugong.errors import GugongError

HERE: Final = Path(__file__).resolve().parent
INSTALLED: Final = HERE.parent / "docs"
CHECKOUT: Final = HERE.parent.parent.parent / "docs"
HEADING: Final = re.compile(r"^## ([A-Z](?:-[A-Z0-9]{3})?-\d\d) · (.+)$")
LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")
BLANKS: Final = re.compile(r"[ \n]+")  # not \s: a no-break space stays one
ENGLISH: Final = "en"


class Rule(NamedTuple):
    """One rule or ruling: its ID, its title, its text in paragraphs, and related IDs."""

    id: str
    title: str
    text: str
    see: tuple[str, ...]


class NoSuchRule(GugongError, KeyError):
    """There is no rule of this ID; `near` has IDs that look like it."""

    def __init__(self, id: str, near: list[str]) -> None:
        GugongError.__init__(self, id)
        self.id = id
        self.near = near

    def __str__(self) -> str:
        near = f"; did you mean {', '.join(self.near)}?" if self.near else ""
        return f"there is no rule {self.id!a}{near}"


class NoRulesInLanguage(GugongError):
    """The rules are not written in this language."""

    def __init__(self, language: str, there: list[str]) -> None:
        super().__init__(f"there are no rules in {language!a}; there are rules in {', '.join(there)}")
        self.language = language
        self.there = there


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


@cache
def written_in(language: str) -> dict[str, Rule]:
    """The rules that pages of this language have."""
    docs = INSTALLED if INSTALLED.is_dir() else CHECKOUT
    files = [*sorted((docs / "rules").glob("*.md")), *docs.glob("rulings*.md")]
    pages = [file for file in files if language_of(file) == language]
    if not pages:
        raise NoRulesInLanguage(language, sorted({language_of(file) for file in files}))
    return {entry.id: entry for page in pages for entry in read_page(page.read_text(encoding="utf-8"))}


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
