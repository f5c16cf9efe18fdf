"""While others have their turn: each card of the hand, and who would take it; nothing is played."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from gugong.web import present
from gugong.web.page import Page
from gugong.web.present.waiting import trials
from gugong.words.languages import LANGUAGES
from tests.web.present.pages import game, page


def waiting_page(language: str = "en") -> Page:
    """Somebody who has cards and waits for another."""
    for plies in range(30, 90):
        made = game("two", 5, plies)
        assert made.decision is not None
        waits = 1 - made.decision.seat
        if made.decision.seat >= 0 and len(made.state.hands[waits]) > 1:
            return page(made, waits, language=language)
    raise AssertionError("nobody waits")


def test_each_card_says_who_would_take_it() -> None:
    """As the engine has it when the card is really given."""
    waiting = waiting_page()
    found = trials(waiting)
    hand = [card for card in waiting.view.state.hands[waiting.view.seat] if card >= 0]
    assert len(found) == len(hand) > 1
    html = present.parts(waiting, present.Settings())["answers"]
    assert "data-action" not in html
    for trial, card in zip(found, hand, strict=True):
        rules, board = waiting.view.state.rules, waiting.view.state.board
        value = rules.card_values[card]
        there = [each for each in rules.locations if board[each] >= 0]
        higher = {rules.location_names[each] for each in there if value > rules.card_values[board[each]]}
        assert higher <= set(trial.free.split())  # a higher gift is free, whatever else is
        assert sorted(f"{trial.free} {trial.fee}".split()) == sorted(rules.location_names[each] for each in there)
        assert f'data-try="{trial.free}"' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    waiting = waiting_page(language)
    html = unescape(re.sub(r"<[^>]+>", " ", present.parts(waiting, present.Settings())["answers"]))
    assert trials(waiting)[0].label in html
    assert not re.search(r"[{}]|wait-|hand\d-\d", html)


def test_nobody_else_tries_anything() -> None:
    assert trials(page(game("two", 5, 40))) == ()
    assert trials(replace(waiting_page(), watching=True)) == ()
    assert trials(page(game("two", 5), 0)) == ()
