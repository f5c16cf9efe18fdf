"""The card about anything drawn, in every kind of game: while one is asked, waits, watches, or looks back."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

import gugong
from gugong import Game
from gugong.view import View, view_of
from gugong.web import present
from gugong.web.page import Page
from tests.web.present.pages import KINDS, page
from tests.web.test_about import plain, things

KEY = re.compile(r"\{|\}|about-|\bNone\b")
EVERY = 61  # answers


def from_outside(game: Game, seat: int) -> Page:
    """The page of whoever watches, with the first seat in front, as the server makes it."""
    seen = view_of(game.state, game.players, game.catalog)
    view = View(0, game.catalog, seen.state, seen.unseen, seen.loose, seen.asked, None)
    return page(game, seat, view=view, watching=True, hot_seat=True)


SITUATIONS: dict[str, tuple[Callable[[Game, int], Page], bool, str]] = {
    "asked": (page, False, "ab-may"),
    "waiting": (lambda game, seat: page(game, (seat + 1) % game.players), False, "Not your turn:"),
    "watching": (from_outside, False, "You are watching:"),
    "looking back": (page, True, "You are looking back:"),
    "watching a replay": (from_outside, True, "You are looking back:"),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_everything_on_the_page_has_a_card(situation: str, kind: str) -> None:
    """Of each thing that is drawn: its name, whether it may be chosen, and a rule by its title."""
    made, replaying, lead = SITUATIONS[situation]
    random, silent, seen = Random(5), set[str](), set[str]()
    game = gugong.new_game(seed=5, **KINDS[kind])
    while not game.over:
        assert game.decision is not None
        if game.ply % EVERY == 7 and 0 <= game.decision.seat != game.state.rules.automa:
            shown = made(game, game.decision.seat)
            html = present.game_page(shown, present.Settings())
            for thing in things(html):
                seen.add(thing)
                card = present.about(shown, thing, replaying)
                said = "" if card is None else str(card["html"])
                if (
                    card is None
                    or "data-rule=" not in said
                    or not card["name"]
                    or lead not in said
                    or KEY.search(plain(said))
                ):
                    silent.add(thing)
        game.play(random.choice(game.decision.options))
    assert sorted(silent) == []
    assert len(seen) > 100
