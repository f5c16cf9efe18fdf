"""Searching the rules as one types: titles first, any word, slips forgiven, words that say nothing passed over."""

from __future__ import annotations

import pytest

from gugong.explain import rulebook
from gugong.explain.finding import search_rules
from gugong.words.languages import LANGUAGES


@pytest.mark.parametrize(
    ("words", "language", "best"),
    [
        ("how do I get jade", "en", "B-JAD-01"),
        ("jaed", "en", "B-JAD-01"),
        ("JADE", "en", "B-JAD-01"),
        ("jak zdobyć jadeit", "pl", "B-JAD-01"),
        ("comment obtenir du jade", "fr", "B-JAD-01"),
        ("jade", "pl", "B-JAD-01"),
        ("b-wal-04", "en", "B-WAL-04"),
        ("ties", "en", "B-INT-05"),
        ("morning servents", "en", "B-DL1-03"),
    ],
)
def test_the_best_place_comes_first(words: str, language: str, best: str) -> None:
    assert search_rules(words, language, LANGUAGES)[0].rule.id == best


def test_titles_come_before_texts() -> None:
    found = [each.rule for each in search_rules("medal")]
    titled = ["medal" in rule.title.lower() for rule in found]

    assert titled[0]
    assert any(not each for each in titled)


def test_every_rule_is_found_by_its_number_and_among_the_first_by_its_title() -> None:
    for id, rule in rulebook().items():
        assert [each.rule.id for each in search_rules(id)] == [id]
        found = [each.rule.title for each in search_rules(rule.title)[:12]]
        assert rule.title in found, id


@pytest.mark.parametrize("words", ["", "   ", "!?", "qqqqqqqq", "the", "a" * 300])
def test_nothing_breaks_a_search(words: str) -> None:
    assert isinstance(search_rules(words), list)
