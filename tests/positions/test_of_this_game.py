"""A position speaks of things that this kind of game has: what is of another kind is refused, wherever it is named."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game, PositionError
from tests.scenes import CATALOG

TURN: list[dict[str, Any]] = [
    {"frame": "next-day"},
    {"frame": "night"},
    {"frame": "day", "seat": 0},
    {"frame": "end-turn", "seat": 0},
]


def load(kinds: tuple[str, ...] = (), players: int = 2, **rest: Any) -> Game:
    """A position of this kind of game."""
    return Game.from_dict({"catalog": CATALOG, "config": {"players": players, "modules": [*kinds]}, **rest})


@pytest.mark.parametrize("card", ["extra-9", "revolt-7", "summer-5"])
@pytest.mark.parametrize(
    "place",
    [
        {"seats": [{"hand": ["CARD"]}]},
        {"seats": [{"discard": ["CARD"]}]},
        {"board": {"jade": "CARD"}},
        {"pile": ["CARD"]},
        {"pile_tail": ["CARD"]},
        {"box": ["CARD"]},
    ],
    ids=lambda place: next(iter(place)),
)
def test_a_card_of_a_module_that_is_not_in_play(card: str, place: dict[str, Any]) -> None:
    """B-SET-02, B-SET-04: played from a hand it ended in an error of the program."""
    named: Any = _put(place, card)
    with pytest.raises(PositionError, match=f"no {card} in this kind of game"):
        load(**named)


def _put(value: Any, card: str) -> Any:
    """The same with the card in its place."""
    if isinstance(value, dict):
        return {key: _put(each, card) for key, each in value.items()}
    if isinstance(value, list):
        return [_put(each, card) for each in value]
    return card


def test_a_card_that_a_module_takes_out() -> None:
    """X-EXT-16: the Extras come in place of six cards of the pile."""
    load(seats=[{"hand": ["draw-2"]}])
    with pytest.raises(PositionError, match="no draw-2 in this kind of game"):
        load(("extras",), seats=[{"hand": ["draw-2"]}])


def test_an_official_who_is_not_there() -> None:
    """B-DAY-01: neither on the board nor on the stack."""
    with pytest.raises(PositionError, match=r"board.*summer-palace"):
        load(board={"summer-palace": "board-1"})
    for location in ("summer-palace", "peasants"):
        there = {"frame": "perform", "seat": 0, "location": location, "source": 1}
        with pytest.raises(PositionError, match=f"no {location} in this kind of game"):
            load(stack=[*TURN, there])
    load(("summer-palace",), stack=[*TURN, {"frame": "perform", "seat": 0, "location": "summer-palace", "source": 1}])
    with pytest.raises(PositionError, match="no peasants in this kind of game"):
        load(("summer-palace",), stack=[*TURN, {"frame": "perform", "seat": 0, "location": "peasants", "source": 1}])


@pytest.mark.parametrize("thing", [{"card": "revolt-6"}, {"location": "peasants"}])
def test_a_frame_of_a_module_speaks_of_this_game_too(thing: dict[str, str]) -> None:
    """X-SPL-10: repeating the action of a card that is not here ended in an error of the program."""
    frame = {"frame": "court-lady", "seat": 0, "card": "hand1-1", "location": "jade"}
    own = {"summer-palace": {"court_ladies": [0], "performed": ["card", "location"]}}
    load(("summer-palace",), modules=own, stack=[*TURN, frame])
    with pytest.raises(PositionError, match=r"stack\[4\].*in this kind of game"):
        load(("summer-palace",), modules=own, stack=[*TURN, {**frame, **thing}])


def test_a_pond_of_the_other_side() -> None:
    """X-SPL-01: a Servant placed there was lost."""
    frame = {"frame": "pier-piece", "seat": 0, "pond": "neutral-or-jade", "rule": "X-SPL-02"}
    load(("summer-palace",), stack=[*TURN, frame])
    with pytest.raises(PositionError, match=r"no pond .jade."):
        load(("summer-palace",), stack=[*TURN, {**frame, "pond": "jade"}])


def test_the_audience_against_meng() -> None:
    """X-SOL-10: this Decree of level 4 stays in the box."""
    both = ("peasant-revolt", "extras")
    for lying in ({"decrees": {"audience": [0]}}, {"tiles": {"peasant-revolt": ["audience"]}}):
        load(both, **lying)
        with pytest.raises(PositionError, match=r"X-SOL-10"):
            load(both, players=1, **lying)


def test_meng_on_the_left_track() -> None:
    """X-SOL-07: he always takes the right one."""
    for side in ("right", "left"):
        given: dict[str, Any] = {"seats": [{}, {"envoy": 2}], "modules": {"stairs": {"on": [None, side]}}}
        load(("stairs",), **given)
        if side == "right":
            load(("stairs",), players=1, **given)
            continue
        with pytest.raises(PositionError, match=r"on\[1\].*X-SOL-07"):
            load(("stairs",), players=1, **given)


def test_twilight_is_no_flag_for_the_day() -> None:
    """S-TWI-01: said of a Day it made Meng's tokens and Decrees do what they do at Twilight."""
    with pytest.raises(PositionError, match=r"twilight.*S-TWI-01"):
        load(players=1, modules={"solo": {"twilight": True}})
