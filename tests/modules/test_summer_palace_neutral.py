"""Neutral Servants: they pay, and are never placed; and what a position says of the Summer Palace."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import Game, PositionError
from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, offered, play, position, rules_told, seat
from tests.summer import NAME, here, lying, summer, visit

PAIR = ["vp-2", "vp-2"]  # Travel Tokens for one Servant: with them a question is asked even where nothing can be done


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_neutral_servants_for_each_player(players: int) -> None:
    """X-SPL-08, A-06."""
    game = gugong.new_game(players, modules=[NAME], seed=1)

    assert here(game)["neutral_stock"] == 4 * players
    assert "X-SPL-08" in rules_told(game)


def test_neutral_servants_pay_and_go_to_the_supply() -> None:
    """X-SPL-08, C-03, C-09: alone, or mixed with others."""
    game = visit("palace", LISA, me={"pool": 1, "neutral_pool": 2})
    play(game, LISA, "b")
    assert offered(game) == ["pay 1 neutral 1", "pay neutral 2"]

    play(game, LISA, "pay 1 neutral 1")

    row = seat(game, LISA)
    assert (row["pool"], row["neutral_pool"], row["neutral_supply"], row["envoy"]) == (0, 1, 1, 2)


def test_neutral_servants_pay_the_fee_of_an_exchange() -> None:
    """X-SPL-08, B-DAY-03."""
    game = summer(
        4, turn=LISA, board={"jade": "board-8"}, seats={LISA: {"hand": ["hand2-6"], "pool": 0, "neutral_pool": 2}}
    )
    play(game, LISA, "card hand2-6", "at jade")

    assert offered(game) == ["pay neutral 2", "no-actions"]


def test_neutral_servants_are_gained_again_as_one_each() -> None:
    """X-SPL-08, C-02: which pieces come is their owner's choice."""
    game = summer(
        4,
        turn=LISA,
        board={"jade": "board-1"},
        seats={LISA: {"hand": ["hand2-3"], "pool": 11, "neutral_supply": 2}},
    )
    play(game, LISA, "card hand2-3", "at jade")
    assert offered(game) == ["gain 1 neutral 1", "gain neutral 2", "decline"]

    play(game, LISA, "gain neutral 2")

    row = seat(game, LISA)
    assert (row["neutral_pool"], row["neutral_supply"], row["supply"]) == (2, 0, 1)


@pytest.mark.parametrize("official", ["wall", "canal"])
def test_neutral_servants_are_never_placed(official: str) -> None:
    """C-09, X-SPL-08: with nothing else in the pool there is nothing to place; nor on a pier."""
    game = visit(official, LISA, me={"pool": 0, "neutral_pool": 4, "tokens": PAIR})
    assert "a" not in offered(game)
    assert "b" not in offered(game)

    game = visit(NAME, LISA, me={"pool": 12, "neutral_supply": 4, "tokens": PAIR, "envoy": 2})
    assert offered(game) == ["decline", "exchange 2"]


def test_a_decree_takes_no_neutral_servant() -> None:
    """C-09, C-47: they pay its price, and an own one is placed."""
    game = visit("decrees", LISA, me={"pool": 1, "neutral_pool": 1}, decrees={"morning-servant": []})
    play(game, LISA, "decree morning-servant")

    assert offered(game) == ["pay neutral 1"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": [{"neutral_pool": 5}, {"neutral_supply": 4}]}, "neutral_stock"),
        ({"seats": [{"neutral_pool": 9}, {}]}, "neutral_pool: 9 is not within 0-8"),
        ({"modules": {NAME: {"neutral_stock": 7}}}, "8 are left of 8"),
        ({"modules": {NAME: {"favourite": 3}}}, "favourite"),
        ({"modules": {NAME: {"piers": {"jade": [1]}}}}, "there is no pond 'jade'"),
        ({"modules": {NAME: {"piers": {"court-lady": [1, 1, 1]}}}}, "3 seats in a game of 2"),
        ({"modules": {NAME: {"piers": {"court-lady": [7]}}}}, "12 Servants are needed"),
        ({"modules": {NAME: {"piers": {"court-lady": "x"}}}}, "a list is needed"),
        ({"modules": {NAME: {"piers": []}}}, "an object is needed"),
        ({"modules": {NAME: {"pier_doubles": {"court-lady": [2]}}}}, "'elsewhere' and a Double"),
        ({"modules": {NAME: {"court_ladies": [2]}}}, "a whole number from 0 to 1"),
        ({"modules": {NAME: {"performed": ["swim"]}}}, "is none of card, location"),
        ({"modules": {NAME: {"pears": {}}}}, "nothing is called 'pears'"),
        ({"seats": [{"double": "elsewhere"}, {}]}, "'elsewhere' and a Double"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], reason: str) -> None:
    """X-SPL-01, X-SPL-08, C-01: Servants, neutral ones and the Double add up."""
    with pytest.raises(PositionError, match=reason):
        Game.from_dict({"config": {"players": 2, "modules": [NAME]}, **changes})


def test_without_the_module_nobody_has_a_neutral_servant() -> None:
    """X-SPL-08."""
    with pytest.raises(PositionError, match="not within 0-0"):
        position(2, seats={ANNA: {"neutral_pool": 1}})


def test_a_position_says_what_lies_there() -> None:
    """What is written is read again."""
    doubles = {"court-lady": {SEBASTIAN: 1}}
    game = summer(4, piers={"jade": {ANNA: 2, LISA: 1}}, doubles=doubles, ladies=(DAVID,), seats={SEBASTIAN: away()})

    assert here(game) == {
        "favourite": 4,
        "piers": {"neutral": [0, 0, 0, 0], "jade": [2, 1, 0, 0], "court-lady": [0, 0, 0, 0]},
        "pier_doubles": {"neutral": [0, 0, 0, 0], "jade": [0, 0, 0, 0], "court-lady": [0, 0, 0, 1]},
        "court_ladies": [DAVID],
        "neutral_stock": 16,
    }
    assert seat(game, ANNA)["supply"] == 4
    assert Game.from_dict(game.to_dict()).to_dict() == game.to_dict()
    assert lying(2)["config"] == {"players": 2, "modules": [NAME]}


def away() -> dict[str, str]:
    """A Double Servant that stands on a pier."""
    return {"double": "elsewhere"}
