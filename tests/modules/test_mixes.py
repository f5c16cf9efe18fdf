"""Where one module meets another."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import explain
from tests.scenes import ANNA, asked, offered, play, position, seat

BOTH = {"modules": ["summer-palace", "extras"], "players": 2}


def test_the_court_lady_repeats_a_card_of_another_module() -> None:
    """X-SPL-10, X-EXT-14: a step back for 2 VP, twice."""
    game = position(
        2,
        turn=ANNA,
        config=BOTH,
        seats={ANNA: {"hand": ["extra-7"], "envoy": 4}},
        board={"intrigue": "board-1"},
        modules={"summer-palace": {"court_ladies": [ANNA]}},
    )
    play(game, ANNA, "card extra-7", "at intrigue", "step-back", "decline")
    assert "repeat card" in offered(game)
    play(game, ANNA, "repeat card", "step-back")
    assert (seat(game, ANNA)["vp"], seat(game, ANNA)["envoy"]) == (4, 2)
    assert asked(game) == (ANNA, "turn-end")


@pytest.mark.parametrize(("card", "answers"), [("extra-5", ["replace 1"]), ("extra-3", ["trade 1"])])
def test_she_repeats_only_what_was_used(card: str, answers: list[str]) -> None:
    """X-SPL-10, C-57: with the card's action declined there is nothing of it to repeat."""
    given: dict[str, Any] = {
        "config": BOTH,
        "seats": {ANNA: {"hand": [card], "pool": 4}},
        "wall": {1: 2},
        "board": {"jade": "board-1"},
        "intrigue": {"5": [0]},
        "modules": {"summer-palace": {"court_ladies": [ANNA]}},
    }
    declined = position(2, turn=ANNA, **given)
    play(declined, ANNA, f"card {card}", "at jade", "decline", "house 3", "pay 3")
    assert "repeat card" not in offered(declined)
    used = position(2, turn=ANNA, **given)
    play(used, ANNA, f"card {card}", "at jade", *answers)
    while asked(used)[1] in ("trade-give", "location-action"):
        play(used, ANNA, "decline" if "decline" in offered(used) else offered(used)[0])
    assert "repeat card" in offered(used)


def test_the_draw_of_a_decree_of_level_4_is_asked_in_words() -> None:
    """X-EXT-17, C-72: whoever answers for chance reads a question, and reasons against what is not on offer."""
    game = gugong.new_game(2, modules=["peasant-revolt", "extras"], chance="ask", seed=1)
    while game.decision is not None and game.decision.prompt != "deal-level-4":
        game.play(game.decision.options[0])
    assert game.decision is not None
    assert explain.prompt(game.state, game.decision) == "Which Decree of level 4 comes into play?"
    assert "X-EXT-17" in str(game.why_not("done"))


def test_benefits_go_by_the_markers_once_the_winner_has_climbed() -> None:
    """B-WAL-07, C-33, X-EXT-04: whoever trades Intrigue while the Envoy is asked may have become the lowest."""
    game = position(
        3,
        turn=ANNA,
        config={"modules": ["stairs", "extras"], "players": 3},
        seats={ANNA: {"hand": ["hand1-7"], "envoy": 1}},
        wall={0: 3, 1: 1},
        board={"wall": "board-1"},
        intrigue={"8": [0], "5": [1]},
        decrees={"turn-intrigue": [0]},
        modules={"stairs": {"left": "stone", "right": "crane", "on": ["left", None, None]}},
    )
    play(game, ANNA, "card hand1-7", "at wall", "a", "place servant", "scheme jade", "climb")
    assert asked(game) == (ANNA, "intrigue-benefit")
    play(game, ANNA, "benefit servant")
    assert asked(game) == (1, "intrigue-benefit")
    play(game, 1, "decline")
    assert asked(game) == (ANNA, "turn-end")
