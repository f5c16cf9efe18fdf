"""The rules as pages: all of them by chapter, one of them, or those that a search finds."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

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


@cache
def rules() -> str:
    """The whole book, chapter by chapter."""
    by_chapter: dict[str, list[dict[str, object]]] = {}
    for each in rulebook().values():
        by_chapter.setdefault(chapter(each.id), []).append(entry(each))
    chapters = [(key, CHAPTERS.get(key, key), entries) for key, entries in by_chapter.items()]
    return render("rules.html", title="Rules – Gùgōng", chapters=chapters, words="", found=None, heading="Rules")


def rule_page(id: str) -> str:
    """One rule; NoSuchRule if there is none of this ID."""
    found = rule(id)
    return render(
        "rules.html",
        title=f"{found.id} – Gùgōng",
        chapters=[],
        words="",
        found=[entry(found)],
        heading=CHAPTERS.get(chapter(found.id), "Rules"),
    )


def search_page(words: str) -> str:
    """The rules in which all these words stand."""
    asked = " ".join(words.split())[:100]
    found = find_rules(asked)
    heading = f"{len(found)} {'rule' if len(found) == 1 else 'rules'}" if asked else "Rules"
    return render(
        "rules.html",
        title=f"{asked or 'Rules'} – Gùgōng",
        chapters=[],
        words=asked,
        found=[entry(each) for each in found[:MOST]],
        heading=Markup("{}").format(heading),
    )
