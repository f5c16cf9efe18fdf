"""The rules as pages: all of them by chapter, one of them, or those that a search finds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from gugong.explain import Rule, rule
from gugong.explain.finding import search_rules
from gugong.registry import packages
from gugong.web.present.contents import contents
from gugong.web.present.rendering import linked, plain_voice, render
from gugong.words.bundles import ENGLISH
from gugong.words.languages import LANGUAGES
from gugong.words.voice import Voice, capital

MOST: Final = 60
CODE: Final = re.compile(r"^`[^`]+`: ")


def heading_of(id: str, language: str) -> str:
    """What the section of a rule is called."""
    found = (
        section for section in contents(language) for part in section.chapters for each in part.rules if each.id == id
    )
    section = next(found, None)
    return section.title if section is not None else plain_voice(language).tell("page-rules")


def spoken(rule: Rule) -> list[str]:
    """A rule's paragraphs without the code of its thing, which is for files and for those who type."""
    return [capital(part) for part in CODE.sub("", rule.text).split("\n\n")]


def entry(language: str, rule: Rule) -> dict[str, object]:
    """A rule as the template takes it: its paragraphs with links."""
    return {
        "id": rule.id,
        "title": rule.title,
        "paragraphs": [linked(language, part) for part in spoken(rule)],
        "see": rule.see,
    }


def rules(language: str = ENGLISH) -> str:
    """The whole book by chapter."""
    return whole_book(language, packages())


@cache
def whole_book(language: str, modules: tuple[str, ...]) -> str:
    """All rules, section by section; kept by the modules at hand, since another may be installed."""
    says = plain_voice(language)
    chapters = [
        (section.key, section.title, [entry(language, each) for part in section.chapters for each in part.rules])
        for section in contents(language)
    ]
    return book(says, says.tell("page-rules"), chapters=chapters)


def rule_page(id: str, language: str = ENGLISH) -> str:
    """One rule; NoSuchRule if there is none of this ID."""
    says, found = plain_voice(language), rule(id, language)
    return book(says, heading_of(found.id, language), found.id, found=[entry(language, found)])


def search_page(words: str, language: str = ENGLISH) -> str:
    """The rules in which all these words stand."""
    says, asked = plain_voice(language), " ".join(words.split())[:100]
    entries = [each.rule for each in search_rules(asked, language, LANGUAGES)]
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
