"""The rules as pages: all of them by chapter, one of them, or those that a search finds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from gugong.explain import Rule, find_rules, rule, rulebook
from gugong.web.present.rendering import linked, render

CHAPTERS: Final = {
    "B-SET": "Setting up",
    "B-MOR": "Morning",
    "B-DAY": "Day: exchanging gifts",
    "B-CRD": "Cards",
    "B-TRV": "Travel",
    "B-TOK": "Travel Tokens",
    "B-WAL": "The Great Wall",
    "B-JAD": "Jade",
    "B-INT": "Intrigue",
    "B-PAL": "The Palace",
    "B-DEC": "Decrees",
    "B-DL1": "Decrees of level 1",
    "B-DL2": "Decrees of level 2",
    "B-DL3": "Decrees of level 3",
    "B-CAN": "The Grand Canal",
    "B-DBL": "The Double Servant",
    "B-NGT": "Night",
    "B-END": "The end",
    "V-EXP": "Expert start",
    "V-BON": "Bonus Travel Tokens",
    "X-GEN": "Pànjūn: modules in general",
    "X-SPL": "The Summer Palace",
    "X-PRV": "The Peasant Revolt",
    "X-STA": "The Stairs of the Palace",
    "X-EXT": "Extra Decrees and Gifts",
    "X-SOL": "Meng with modules",
    "S-SET": "Meng: setting up",
    "S-DAY": "Meng: his Day",
    "A": "Rulings A",
    "C": "Rulings C",
    "D": "Worked examples",
    "E": "Rulings E",
}
MOST: Final = 60


def chapter(id: str) -> str:
    """The chapter of a rule's ID: `B-WAL` of `B-WAL-04`."""
    return id.rpartition("-")[0]


def entry(rule: Rule) -> dict[str, object]:
    """A rule as the template takes it: its paragraphs with links."""
    return {
        "id": rule.id,
        "title": rule.title,
        "paragraphs": [linked(part) for part in rule.text.split("\n\n")],
        "see": rule.see,
    }


def rules(entries: Sequence[Rule] | None = None, words: str = "") -> str:
    """A page of rules: the whole book by chapter, or these entries, which a search for `words` may have found."""
    if entries is None or (len(entries) == len(rulebook()) and not words):
        return whole_book()
    heading = "Rules"
    if words:
        heading = f"{len(entries)} {'rule' if len(entries) == 1 else 'rules'}"
    elif len(entries) == 1:
        heading = CHAPTERS.get(chapter(entries[0].id), heading)
    title = words or (entries[0].id if len(entries) == 1 else heading)
    found = [entry(each) for each in entries[:MOST]]
    return render("rules.html", title=f"{title} – Gùgōng", chapters=[], words=words, found=found, heading=heading)


@cache
def whole_book() -> str:
    """All rules, chapter by chapter."""
    by_chapter: dict[str, list[dict[str, object]]] = {}
    for each in rulebook().values():
        by_chapter.setdefault(chapter(each.id), []).append(entry(each))
    chapters = [(key, CHAPTERS.get(key, key), entries) for key, entries in by_chapter.items()]
    return render("rules.html", title="Rules – Gùgōng", chapters=chapters, words="", found=None, heading="Rules")


def rule_page(id: str) -> str:
    """One rule; NoSuchRule if there is none of this ID."""
    return rules([rule(id)])


def search_page(words: str) -> str:
    """The rules in which all these words stand."""
    asked = " ".join(words.split())[:100]
    return rules(find_rules(asked), asked)
