"""Searching the rules as one types: titles first, any word, small slips forgiven."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from gugong.explain.rulebook import ENGLISH, Rule, rulebook, written_in
from gugong.registry import packages
from gugong.words.voice import Voice

WORD: Final = re.compile(r"[^\W_]+")
IDS: Final = re.compile(r"[a-z](?:-[a-z0-9]{3})?-\d\d")
ALIKE: Final = 0.74  # how much two words must have in common: jaed is jade
SHORTEST: Final = 4  # a slip in a shorter word could be anything
IN_TITLE, OF_CHAPTER, OF_OTHERS, IN_TEXT = 8.0, 4.0, 2.5, 1.0
BESIDE: Final = 0.6  # rulings, examples and Meng come after the rules that everybody plays by
MAIN: Final = ("B-", "X-")
WHOLE: Final = 1.5  # a whole word is worth more than one that only begins so
SLIPPED: Final = 0.6


class Found(NamedTuple):
    """A rule, and the words by which it was found."""

    rule: Rule
    words: frozenset[str]


class Indexed(NamedTuple):
    """The words of a rule."""

    rule: Rule
    title: frozenset[str]
    others: frozenset[str]  # of its title in other languages
    text: dict[str, int]
    chapter: frozenset[str]  # of the heading of its chapter


def folded(text: str) -> list[str]:
    """The words of a text, in small letters and without accents."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))


@cache
def index(language: str, others: tuple[str, ...], modules: tuple[str, ...]) -> tuple[list[Indexed], list[str]]:
    """Every rule with its words, and all words there are; kept by the modules at hand."""
    books = [written_in(other) for other in others if other != language]
    found, known, says = [], set[str](), Voice(language)
    for id, entry in rulebook(language).items():
        counts: dict[str, int] = {}
        for word in folded(entry.text):
            counts[word] = counts.get(word, 0) + 1
        title = frozenset(folded(entry.title))
        elsewhere = frozenset(word for book in books if id in book for word in folded(book[id].title))
        heading = f"page-chapter-{id.rpartition('-')[0]}"
        chapter = frozenset(folded(says.tell(heading))) if says.has(heading) else frozenset[str]()
        found.append(Indexed(entry, title, elsewhere, counts, chapter))
        known |= title | elsewhere | set(counts)
    return found, sorted(known)


def search_rules(words: str, language: str = ENGLISH, others: tuple[str, ...] = ()) -> list[Found]:
    """The rules that fit best, best first; words that say nothing, such as "how do I", are passed over."""
    asked = words.strip().lower()
    entries, known = index(language, others, packages())
    if IDS.fullmatch(asked):
        return [Found(each.rule, frozenset()) for each in entries if each.rule.id.lower() == asked]
    passed = set(folded(Voice(language).tell("rules-passed-over")))
    wanted = folded(asked)
    meant = [meanings(word, known) for word in ([word for word in wanted if word not in passed] or wanted)]
    rated = [(rating(each, meant), each) for each in entries]
    ordered = sorted((row for row in rated if row[0] > 0), key=lambda row: -row[0])
    said = frozenset(word for forms in meant for word in forms)
    return [Found(each.rule, said) for _, each in ordered]


def meanings(word: str, known: Iterable[str]) -> dict[str, float]:
    """What a typed word may stand for, each with its worth: words that begin so; if there is none, those like it."""
    begin = {each: WHOLE if each == word else 1.0 for each in known if each.startswith(word)}
    if begin or len(word) < SHORTEST:
        return begin
    return dict.fromkeys(get_close_matches(word, known, 4, ALIKE), SLIPPED)


def rating(each: Indexed, meant: list[dict[str, float]]) -> float:
    """How well a rule fits: every word counts where it stands best, and more words count more."""
    total, hits = 0.0, 0
    for forms in meant:
        best = 0.0
        for word, worth in forms.items():
            if word in each.title:
                best = max(best, worth * IN_TITLE + 1 / (1 + len(each.title)))
            elif word in each.others:
                best = max(best, worth * OF_OTHERS)
            elif word in each.text:
                best = max(best, worth * IN_TEXT + min(each.text[word], 9) / 10)
        if best and any(word in each.chapter for word in forms):
            best += OF_CHAPTER
        total += best
        hits += best > 0
    weight = 1.0 if each.rule.id.startswith(MAIN) else BESIDE
    return weight * total * hits / max(1, len(meant))
