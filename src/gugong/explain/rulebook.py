"""The rules by their ID, read from the pages in our own words: docs/rules and docs/rulings.md."""

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


def rule(id: str) -> Rule:
    """The rule of this ID, as `B-WAL-04`; upper and lower case are alike."""
    found = rulebook()
    wanted = id.strip().upper()
    if wanted not in found:
        raise NoSuchRule(id.strip(), get_close_matches(wanted, found, 3, cutoff=0.5))
    return found[wanted]


def find_rules(words: str) -> list[Rule]:
    """Every rule in whose ID, title or text there are words that begin like all of these, in the order of the pages."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
    return [
        entry
        for entry in rulebook().values()
        if wanted and all(word.search(f"{entry.id} {entry.title} {entry.text}") for word in wanted)
    ]


@cache
def rulebook() -> dict[str, Rule]:
    """All rules by ID: the pages' first, then the rulings."""
    docs = INSTALLED if INSTALLED.is_dir() else CHECKOUT
    entries: dict[str, Rule] = {}
    for file in [*sorted((docs / "rules").glob("*.md")), docs / "rulings.md"]:
        for entry in read_page(file.read_text(encoding="utf-8")):
            entries[entry.id] = entry
    return entries


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
        flat = LINK.sub(r"\1", " ".join(paragraph.split()))
        if flat.startswith("See:"):
            see = tuple(flat.removeprefix("See:").replace(",", " ").split())
        elif flat:
            body.append(flat)
    return Rule(id, title, "\n\n".join(body), see)
