"""The Peasants: their board, help, and exotic fruit (X-PRV-01 to X-PRV-04)."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import Game
from tests.modules.revolts import NAME, SIZES, at_peasants, lying, peasants, track
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, rules_told, seat

# The board


@pytest.mark.parametrize(("players", "size"), SIZES.items())
def test_the_track_by_number_of_players(players: int, size: int) -> None:
    """X-PRV-01: four tokens fill it with two players, one more for each further player."""
    game = at_peasants(players, line=size - 2)
    play(game, ANNA, "a")
    assert (lying(game), track(game)["due"]) == (size - 1, None)

    game = at_peasants(players, line=size - 1)
    play(game, ANNA, "a")
    assert (lying(game), track(game)["due"]) == (size, ANNA)

    assert "X-PRV-01" in rules_told(gugong.new_game(players, modules=[NAME], seed=1))


def test_the_peasants_are_an_eighth_location() -> None:
    """X-PRV-01, X-PRV-07: any card may be given there; without the module there is no such place."""
    game = peasants(turn=ANNA)
    play(game, ANNA, "card hand1-7")
    assert "at peasants" in offered(game)

    base = position(3, turn=ANNA)
    play(base, ANNA, "card hand1-7")
    assert "at peasants" not in offered(base)
    assert base.why_not("at peasants") is not None


# Help


def test_two_servants_and_a_token() -> None:
    """X-PRV-02: A gains two, then a token is laid."""
    game = at_peasants(seats={ANNA: {"pool": 3}})
    assert offered(game) == ["a", "decline"]
    play(game, ANNA, "a")
    assert (seat(game, ANNA)["pool"], lying(game)) == (5, 1)
    assert asked(game) == (ANNA, "turn-end")
    told = [(event.kind, event.rule) for event in game.events]
    assert told.index(("gains", "X-PRV-02")) < told.index(("revolt-token", "X-PRV-02"))


@pytest.mark.parametrize(("supply", "gained"), [(1, 1), (0, 0)])
def test_help_with_a_small_supply(supply: int, gained: int) -> None:
    """X-PRV-02, C-58: as many as there are; with none the token comes all the same."""
    game = at_peasants(seats={ANNA: {"pool": 12 - supply, "supply": supply}})
    play(game, ANNA, "a")
    assert (seat(game, ANNA)["pool"], lying(game)) == (12 - supply + gained, 1)


def test_declined_help_stirs_nobody() -> None:
    """X-PRV-02: no action, no token."""
    game = at_peasants()
    play(game, ANNA, "decline")
    assert lying(game) == 0


def test_four_servants_for_a_step_back() -> None:
    """X-PRV-03: B moves the Envoy back, gains four, then lays a token."""
    game = at_peasants(seats={ANNA: {"pool": 3, "envoy": 2}})
    play(game, ANNA, "b")
    row = seat(game, ANNA)
    assert (row["envoy"], row["pool"], lying(game)) == (1, 7, 1)
    assert "X-PRV-03" in rules_told(game)


@pytest.mark.parametrize(("supply", "gained"), [(3, 3), (0, 0)])
def test_up_to_four(supply: int, gained: int) -> None:
    """X-PRV-03, C-02, C-58: what the supply has; even nothing is paid with a step and stirs the peasants."""
    game = at_peasants(seats={ANNA: {"pool": 12 - supply, "supply": supply, "envoy": 5}})
    play(game, ANNA, "b")
    row = seat(game, ANNA)
    assert (row["envoy"], row["pool"], lying(game)) == (4, 12 - supply + gained, 1)


def test_the_step_back_must_be_possible() -> None:
    """X-PRV-03, C-45: at the start B is not on offer."""
    game = at_peasants(seats={ANNA: {"envoy": 0}})
    assert "b" not in offered(game)
    assert "C-45" in str(game.why_not("b"))


def test_out_of_the_palace() -> None:
    """X-PRV-03, C-45: an Envoy that has arrived walks out, and its spot is free."""
    game = at_peasants(seats={ANNA: {"envoy": 8, "palace": 0}, LISA: {"envoy": 8, "palace": 1}})
    play(game, ANNA, "b")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["palace"]) == (7, None)
    assert seat(game, LISA)["palace"] == 1


def test_which_pieces_are_gained() -> None:
    """X-PRV-02, C-02: with the Double in the supply its player picks; it counts as one."""
    double = {"double": "supply", "rewards": {"double-servant": 1}, "pool": 3}
    game = at_peasants(seats={ANNA: double})
    play(game, ANNA, "a")
    assert (asked(game), offered(game)) == ((ANNA, "gain"), ["gain 2", "gain 1 double"])
    assert lying(game) == 0
    play(game, ANNA, "gain 1 double")
    assert lying(game) == 1


# Fruit


def fruit(location: str, card_there: str, **rest: Any) -> Game:
    """Anna gives a fruit bowl to an official who holds this card."""
    game = peasants(turn=ANNA, seats={ANNA: {"hand": ["hand1-1"]}}, board={location: card_there}, **rest)
    play(game, ANNA, "card hand1-1", f"at {location}")
    return game


def test_fruit_by_an_exchange() -> None:
    """X-PRV-04: a 1 takes a 9, and the token is laid before its actions."""
    game = fruit("jade", "board-9")
    assert (lying(game), asked(game)) == (1, (ANNA, "card-action"))
    assert "X-PRV-04" in rules_told(game)


def test_fruit_without_actions() -> None:
    """X-PRV-04, C-15: placed is placed."""
    game = fruit("jade", "board-6")
    assert lying(game) == 0
    play(game, ANNA, "no-actions")
    assert (lying(game), asked(game)) == (1, (ANNA, "turn-end"))


def test_other_gifts_stir_nobody() -> None:
    """X-PRV-04: a 2 is no fruit, nor does it matter to take a 1."""
    game = peasants(turn=ANNA, seats={ANNA: {"hand": ["hand2-2"]}}, board={"jade": "board-1"})
    play(game, ANNA, "card hand2-2", "at jade")
    assert lying(game) == 0


def test_fruit_by_the_swap_of_a_card() -> None:
    """X-PRV-04, C-15: a swap places a card too, from the discard pile as well."""
    game = peasants(turn=ANNA, seats={ANNA: {"hand": ["hand4-4"], "discard": ["hand5-1"]}}, board={"jade": "board-2"})
    play(game, ANNA, "card hand4-4", "at jade", "card hand5-1", "at wall")
    assert lying(game) == 1
    assert "hand5-1" not in seat(game, ANNA)["discard"]


def test_fruit_by_the_swap_of_a_token() -> None:
    """X-PRV-04, C-15: so does the token that swaps."""
    game = peasants(
        turn=ANNA,
        seats={ANNA: {"hand": ["hand1-7", "hand1-1"], "traveller": "beijing"}},
        board={"travel": "board-1"},
        map={"datong": "swap"},
    )
    play(game, ANNA, "card hand1-7", "at travel", "a", "city datong", "token swap", "card hand1-1", "at jade")
    assert lying(game) == 1


def test_fruit_in_the_morning() -> None:
    """X-PRV-04, C-15, C-59: the Morning's swap lays one; a track filled by it waits for that player's turn."""
    game = peasants(
        phase="morning",
        day=2,
        line=SIZES[3] - 1,
        decrees={"morning-swap": [LISA]},
        seats={LISA: {"hand": ["hand1-1", "hand2-6"]}},
        board={"jade": "board-9"},
    )
    play(game, LISA, "decree morning-swap", "card hand1-1", "at jade")
    assert (lying(game), track(game)["due"]) == (SIZES[3], LISA)
    for who in (ANNA, LISA, DAVID):
        play(game, who, "decline")

    play(game, ANNA, "card hand1-7", "at palace", "decline", "done")
    assert asked(game) == (LISA, "card")  # Anna's turn is over, and nobody has risen
    play(game, LISA, "card hand2-6", "at canal", "no-actions", "done")
    assert asked(game)[1] == "bid"


@pytest.mark.parametrize("seed", range(5))
def test_fruit_at_set_up_stirs_nobody(seed: int) -> None:
    """X-PRV-04, C-15: the 1 among the board cards lies there by chance."""
    game = gugong.new_game(4, modules=[NAME], seed=seed)
    board: Any = game.to_dict()["board"]
    assert "board-1" in board.values()
    assert lying(game) == 0


def test_fruit_put_under_the_pile_stirs_nobody() -> None:
    """X-PRV-04, C-15: a swap with the pile places nothing on a location."""
    game = peasants(
        more=("extras",), turn=ANNA, seats={ANNA: {"hand": ["extra-4", "hand1-1"]}}, board={"jade": "board-2"}
    )
    play(game, ANNA, "card extra-4", "at jade", "card hand1-1")
    assert "hand1-1" not in seat(game, ANNA)["hand"]
    assert lying(game) == 0
