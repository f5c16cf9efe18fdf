"""The rules beside the board: the rule of the question, the contents, every sign, and what a search finds."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from gugong.draw import LETTERS
from gugong.draw.art import UNKNOWN
from gugong.draw.board import plan_of
from gugong.draw.figured import IS, action_symbol, decree_symbol, token_symbol
from gugong.explain import Rule, TableVoice, rule, rulebook
from gugong.explain.finding import Found, folded, search_rules
from gugong.explain.questions import rule_of
from gugong.explain.things import thing
from gugong.web.page import Page
from gugong.web.present.answer_signs import official_sign
from gugong.web.present.contents import contents
from gugong.web.present.people import page_voice
from gugong.web.present.question import question_of
from gugong.web.present.rendering import linked, plain_voice, render, sizes
from gugong.web.present.rulepages import spoken
from gugong.words.languages import LANGUAGES
from gugong.words.phrase import Arg
from gugong.words.voice import capital

MOST: Final = 12
SNIPPET: Final = 150
WORDS: Final = re.compile(r"[^\W_]+|[\W_]+")
# Signs that stand for the same things in every game; a piece has the colour of whoever reads.
BASE: Final = {
    "servant-{}": "icon-servant",
    "double-{}": "icon-double",
    "envoy-{}": "icon-envoy",
    "traveller-{}": "icon-traveller",
    "ship-{}": "icon-ship",
    "disc-{}": "icon-intrigue",
    "vpm-{}": "icon-vp-marker",
    "vp": "icon-vp",
    "vp-end": "icon-vp-end",
    "jade": "icon-jade",
    "tok-back": "icon-token",
    "card-back": "icon-card",
    "pile": "icon-pile",
    "medal": "icon-medal",
    "start": "icon-start",
    "sun": "icon-sun",
    "die": "icon-die",
    "ui-lock": "icon-lock",
    "a-none": "icon-none",
    "a-swap": "icon-swap",
}


class Sign(NamedTuple):
    """A sign and its words."""

    symbol: str
    words: str


class Question(NamedTuple):
    """The rule of the question that is asked."""

    title: str
    here: str
    rule: Rule
    paragraphs: tuple[Markup, ...]
    more: tuple[Rule, ...]


def drawer(page: Page | None, language: str, replaying: bool = False) -> str:
    """The whole drawer; without a table it has the contents alone."""
    if page is None:
        return render("drawer.html", plain_voice(language), question=None, sections=contents(language), signs=())
    rules = page.view.state.rules
    asked = None if replaying else of_question(page)
    return render(
        "drawer.html", page_voice(page), question=asked, sections=contents(language, rules), signs=signs(page)
    )


def of_question(page: Page) -> Question | None:
    """The rule by which this seat is asked; None if it is not asked, or nobody wrote the rule."""
    decision, asked = page.view.decision, question_of(page)
    if decision is None or asked is None:
        return None
    book, id = rulebook(page.language), rule_of(decision.prompt)
    if id not in book:
        return None
    found = rule(id, page.language)
    paragraphs = tuple(linked(page.language, part) for part in spoken(found))
    return Question(
        asked.title, asked.context, found, paragraphs, tuple(book[each] for each in found.see if each in book)
    )


def signs(page: Page) -> tuple[Sign, ...]:
    """Every sign of this game: pieces, officials, tokens, actions of cards, Decrees, and what modules have."""
    view, says = page.view, page_voice(page)
    rules, letter = view.state.rules, LETTERS[view.seat]
    found = {symbol.format(letter): says.tell(key) for symbol, key in BASE.items()}
    for location in rules.locations:
        sign = official_sign(rules.location_names[location])
        found[sign] = says.text(thing(rules, "location", location), "short")
    for kind in range(len(rules.figures.tokens)):
        if rules.token_copies[kind]:
            found.setdefault(token_symbol(rules.figures, kind), said(says, thing(rules, "token", kind)))
    for card in rules.cards:
        printed = rules.figures.cards[card]
        found.setdefault(action_symbol(rules.figures, printed.effect), said(says, thing(rules, "card", card)))
    for tile in view.state.tiles:
        found.setdefault(decree_symbol(rules.figures.decrees[tile]), says.text(thing(rules, "decree", tile)))
    found.pop(UNKNOWN, None)  # of modules from outside
    for painter in plan_of(view).painters:
        for symbol, key in painter.glossary.items():
            found[symbol] = says.tell(key)
    return tuple(Sign(symbol, capital(words)) for symbol, words in found.items() if symbol.partition(IS)[0] in sizes())


def said(says: TableVoice, what: Arg) -> str:
    """What a token or a card does."""
    return says.text(what, "does")


def found_rules(words: str, language: str) -> str:
    """What a search finds while one types."""
    asked = " ".join(words.split())[:100]
    places = search_rules(asked, language, LANGUAGES) if asked else []
    rows = [(each.rule.id, marked(each), spoken(each.rule)[0][:SNIPPET]) for each in places[:MOST]]
    return render("found.html", plain_voice(language), rows=rows, count=len(rows))


def marked(found: Found) -> Markup:
    """A title in which the words that were looked for stand out."""
    parts = []
    for part in WORDS.findall(found.rule.title):
        word = "".join(folded(part))
        parts.append(Markup("<mark>{}</mark>").format(part) if word in found.words else escape(part))
    return Markup("").join(parts)
