"""The rules as pages: all of them by chapter, one of them, or those that a search finds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from gugong.explain import Rule, find_rules, rule, rulebook
from gugong.registry import packages
from gugong.web.present.rendering import linked, plain_voice, render
from gugong.words.bundles import ENGLISH
from gugong.words.voice import Voice

MOST: Final = 60


def chapter(id: str) -> str:
    """The chapter of a rule's ID: `B-WAL` of `B-WAL-04`."""
    return id.rpartition("-")[0]


def heading_of(says: Voice, chapter: str) -> str:
    """What a chapter is called; by the beginning of its rules' IDs, if nobody says."""
    key = f"page-chapter-{chapter}"
    return says.tell(key) if says.has(key) else chapter


def entry(language: str, rule: Rule) -> dict[str, object]:
    """A rule as the template takes it: its paragraphs with links."""
    return {
        "id": rule.id,
        "title": rule.title,
        "paragraphs": [linked(language, part) for part in rule.text.split("\n\n")],
        "see": rule.see,
    }


def rules(language: str = ENGLISH) -> str:
    """The whole book by chapter."""
    return whole_book(language, packages())


@cache
def whole_book(language: str, modules: tuple[str, ...]) -> str:
    """All rules, chapter by chapter; kept by the modules at hand, since another may be installed."""
    says = plain_voice(language)
    by_chapter: dict[str, list[dict[str, object]]] = {}
    for each in rulebook(language).values():
        by_chapter.setdefault(chapter(each.id), []).append(entry(language, each))
    chapters = [(key, heading_of(says, key), entries) for key, entries in by_chapter.items()]
    return book(says, says.tell("page-rules"), chapters=chapters)


def rule_page(id: str, language: str = ENGLISH) -> str:
    """One rule; NoSuchRule if there is none of this ID."""
    says, found = plain_voice(language), rule(id, language)
    return book(says, heading_of(says, chapter(found.id)), found.id, found=[entry(language, found)])


def search_page(words: str, language: str = ENGLISH) -> str:
    """The rules in which all these words stand."""
    says, asked = plain_voice(language), " ".join(words.split())[:100]
    entries = find_rules(asked, language)
    heading = says.tell("page-rules-found", n=len(entries)) if asked else says.tell("page-rules")
    return book(says, heading, asked, asked, found=[entry(language, each) for each in entries[:MOST]])


def book(
    says: Voice,
    heading: str,
    title: str = "",
    words: str = "",
    chapters: Sequence[object] = (),
    found: Sequence[object] | None = None,
) -> str:
    """A page of rules: chapters, or entries that were found."""
    titled = says.tell("page-title", what=title or heading)
    return render("rules.html", says, title=titled, heading=heading, words=words, chapters=chapters, found=found)
