"""The Grand Canal: placing, moving, new Ships, two routes."""

from __future__ import annotations

import pytest

from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, asked, offered, play, rules_told, seat
from tests.visits import kinds_told, refusal, ship, table, visiting

PAIR = ["vp-2", "vp-2"]  # Travel Tokens for one Servant: with them a question is asked even where nothing can be done


# A


def test_a_places_one_servant_and_moves_one_ship() -> None:
    """B-CAN-01: nothing is paid; the Ship that moves may be the one that was loaded."""
    game = visiting("canal", LISA, 3, me={"pool": 4}, canal={"a1": ship(LISA, 1)})

    play(game, LISA, "a", "ship a1", "move a1")

    assert table(game)["canal"] == {"a2": ship(LISA, 2)}
    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"]) == (3, 7)
    assert asked(game) == (LISA, "turn-end")
    assert {"B-CAN-01", "B-CAN-04"} <= rules_told(game)


def test_a_may_place_without_moving() -> None:
    """C-37: either part may be left out."""
    game = visiting("canal", LISA, 3, canal={"a1": ship(LISA, 1)})

    play(game, LISA, "a", "ship a1")
    assert offered(game) == ["move a1", "done"]
    play(game, LISA, "done")

    assert table(game)["canal"] == {"a1": ship(LISA, 2)}


def test_a_may_move_without_placing() -> None:
    """C-37: and having moved, Lisa places nothing any more."""
    game = visiting("canal", LISA, 3, me={"pool": 4}, canal={"a1": ship(LISA, 1)})

    play(game, LISA, "a", "move a1")

    assert (table(game)["canal"], seat(game, LISA)["pool"]) == ({"a2": ship(LISA, 1)}, 4)
    assert asked(game) == (LISA, "turn-end")


def test_a_places_first_and_moves_then() -> None:
    """C-37: between the two a full Ship keeps the question open; the order is fixed, and each comes once."""
    canal = {"a1": ship(LISA, 1), "a4": ship(LISA, 3)}
    game = visiting("canal", LISA, 3, canal=canal)

    play(game, LISA, "a", "move a1")

    assert offered(game) == ["claim double-servant", "done"]
    assert refusal(game, "ship a2") == "C-37"
    assert refusal(game, "new-ship a") == "C-37"
    assert refusal(game, "move a2") == "C-37"


def test_a_may_move_another_ship_than_the_one_it_loads() -> None:
    """B-CAN-01: Lisa loads the Ship behind and moves the one ahead."""
    game = visiting("canal", LISA, 3, canal={"a1": ship(LISA, 1), "a3": ship(LISA, 2)})

    play(game, LISA, "a", "ship a1", "move a3")

    assert table(game)["canal"] == {"a1": ship(LISA, 2), "a4": ship(LISA, 2)}


def test_a_new_ship_may_move_at_once() -> None:
    """C-37: placing it was no move."""
    game = visiting("canal", LISA, 3)

    play(game, LISA, "a", "new-ship a", "move a1")

    assert table(game)["canal"] == {"a2": ship(LISA, 1)}


def test_a_must_do_something() -> None:
    """E-07, B-CAN-01: whoever wants nothing declines the action instead."""
    game = visiting("canal", LISA, 3)

    play(game, LISA, "a")

    assert offered(game) == ["new-ship a"]
    assert refusal(game, "done") == "B-CAN-01"


def test_a_is_not_for_whoever_has_neither_servant_nor_ship() -> None:
    """B-CAN-01: there is nothing to place and nothing to move."""
    game = visiting("canal", LISA, 3, me={"pool": 0, "tokens": PAIR})

    assert offered(game) == ["decline", "exchange 2"]
    assert refusal(game, "a") == "B-CAN-01"


def test_tokens_may_bring_the_servant_after_a_claim() -> None:
    """C-26: the pool is empty, so Lisa claims, exchanges, and then places."""
    me = {"pool": 0, "tokens": PAIR}
    game = visiting("canal", LISA, 3, me=me, canal={"a2": ship(LISA, 3)})

    play(game, LISA, "a", "claim vp-4")
    assert offered(game) == ["done", "exchange 2"]
    play(game, LISA, "exchange 2", "new-ship a", "done")

    assert table(game)["canal"] == {"a1": ship(LISA, 1)}


# B


def test_b_removes_one_servant_and_places_two_on_one_ship() -> None:
    """B-CAN-02: one to the supply, two on board."""
    game = visiting("canal", LISA, 3, me={"pool": 4}, canal={"a2": ship(LISA, 1)})

    play(game, LISA, "b", "pay 1", "ship a2", "ship a2")

    assert table(game)["canal"]["a2"] == ship(LISA, 3)
    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"]) == (1, 8)
    assert "B-CAN-02" in rules_told(game)


def test_b_may_place_the_two_on_two_ships_new_ones_too() -> None:
    """B-CAN-02: one on an old Ship and one on a new one, or two new Ships."""
    game = visiting("canal", LISA, 3, me={"pool": 4}, canal={"a2": ship(LISA, 1)})
    other = game.copy()

    play(game, LISA, "b", "pay 1", "ship a2", "new-ship a")
    play(other, LISA, "b", "pay 1", "new-ship a", "new-ship a")

    assert table(game)["canal"] == {"a1": ship(LISA, 1), "a2": ship(LISA, 2)}
    assert table(other)["canal"] == {"a1": ship(LISA, 1), "a2": ship(LISA, 1), "a3": ship(LISA, 1)}


def test_b_moves_nothing() -> None:
    """A-17: only A moves a Ship."""
    game = visiting("canal", LISA, 3, canal={"a1": ship(LISA, 1)})

    play(game, LISA, "b", "pay 1")

    assert offered(game) == ["ship a1", "new-ship a"]
    assert refusal(game, "move a1") == "A-17"


def test_b_places_two_not_one() -> None:
    """B-CAN-02: after the first the second is due."""
    game = visiting("canal", LISA, 3)

    play(game, LISA, "b", "pay 1", "new-ship a")

    assert offered(game) == ["ship a1", "new-ship a"]
    assert refusal(game, "done") == "B-CAN-02"


@pytest.mark.parametrize(("pool", "ways"), [(1, ["a"]), (2, ["a"]), (3, ["a", "b"])])
def test_b_needs_three_servants(pool: int, ways: list[str]) -> None:
    """B-CAN-02: one to remove, two to place."""
    game = visiting("canal", LISA, 3, me={"pool": pool})

    assert offered(game) == [*ways, "decline"]
    if "b" not in ways:
        assert refusal(game, "b") == "B-CAN-02"


def test_b_needs_room_for_two() -> None:
    """B-CAN-02, B-CAN-03: every harbour is taken, and one space is left on Anna's Ship in harbour 1."""
    rivals = {"a2": ship(LISA, 1), "a3": ship(LISA, 1), "a4": ship(DAVID, 1), "a5": ship(DAVID, 1)}
    game = visiting("canal", ANNA, 3, me={"pool": 4}, canal={"a1": ship(ANNA, 2), **rivals})

    assert offered(game) == ["a", "decline"]
    assert refusal(game, "b") == "B-CAN-03"


# New Ships


@pytest.mark.parametrize(("players", "routes"), [(2, "a"), (3, "a"), (4, "ab"), (5, "ab")])
def test_new_ships_choose_between_two_routes_with_four_or_five_players(players: int, routes: str) -> None:
    """B-CAN-03: one route for up to three players."""
    game = visiting("canal", LISA, players)

    play(game, LISA, "a")

    assert offered(game) == [f"new-ship {route}" for route in routes]
    if routes == "a":
        assert refusal(game, "new-ship b") == "B-CAN-03"


@pytest.mark.parametrize(
    ("taken", "route", "berth"),
    [
        ([], "a", "a1"),
        (["a1"], "a", "a2"),
        (["a2"], "a", "a1"),
        (["b1", "b2"], "b", "b3"),
        (["a1", "a2", "a3", "a4"], "a", "a5"),
    ],
)
def test_a_new_ship_takes_the_first_free_harbour_of_its_route(taken: list[str], route: str, berth: str) -> None:
    """B-CAN-03, C-39: whichever that is; and with the one Servant that is placed, no other (A-19)."""
    canal = {place: ship(ANNA if i < 3 else DAVID, 1) for i, place in enumerate(taken)}
    game = visiting("canal", LISA, me={"pool": 4}, canal=canal)

    play(game, LISA, "a", f"new-ship {route}")

    assert table(game)["canal"] == {**canal, berth: ship(LISA, 1)}
    assert seat(game, LISA)["pool"] == 3
    assert kinds_told(game, "B-CAN-03") == ["new-ship"]


def test_no_new_ship_enters_a_route_without_a_free_harbour() -> None:
    """C-39, B-CAN-03: route a is full, route b is not."""
    canal = {f"a{n}": ship(who, 1) for n, who in enumerate((ANNA, ANNA, DAVID, DAVID, SEBASTIAN), 1)}
    game = visiting("canal", LISA, canal=canal)

    play(game, LISA, "a")

    assert offered(game) == ["new-ship b"]
    assert refusal(game, "new-ship a") == "B-CAN-03"


def test_no_fourth_ship() -> None:
    """C-39, B-CAN-07: all three are under way."""
    canal = {"a2": ship(LISA, 1), "a3": ship(LISA, 1), "b3": ship(LISA, 1)}
    game = visiting("canal", LISA, canal=canal)

    play(game, LISA, "a")

    assert offered(game) == ["ship a2", "ship a3", "ship b3", "move a2", "move a3", "move b3"]
    assert refusal(game, "new-ship a") == "C-39"


def test_a_full_ship_takes_no_more() -> None:
    """C-06: a Ship carries worth 3 at most."""
    game = visiting("canal", LISA, 3, canal={"a2": ship(LISA, 3)})

    play(game, LISA, "a")

    assert "ship a2" not in offered(game)
    assert refusal(game, "ship a2") == "C-06"


# Moving


@pytest.mark.parametrize(("taken", "berth"), [([], "b2"), (["b2"], "b3"), (["b2", "b3", "b4"], "b5"), (["b3"], "b2")])
def test_a_ship_moves_to_the_next_free_harbour_of_its_route(taken: list[str], berth: str) -> None:
    """B-CAN-04: occupied harbours are skipped; route a, though empty, is none of its business (B-CAN-03)."""
    canal = {place: ship(ANNA, 1) for place in taken}
    game = visiting("canal", LISA, canal={**canal, "b1": ship(LISA, 1)})

    play(game, LISA, "a", "move b1")

    assert table(game)["canal"] == {**canal, berth: ship(LISA, 1)}


def test_a_ship_cannot_move_where_no_harbour_ahead_is_free() -> None:
    """B-CAN-04: the harbours behind it and the other route do not help."""
    game = visiting("canal", LISA, canal={"b4": ship(LISA, 1), "b5": ship(ANNA, 1)})

    play(game, LISA, "a")

    assert "move b4" not in offered(game)
    assert refusal(game, "move b4") == "B-CAN-04"


def test_a_ship_in_the_last_harbour_is_not_moved_by_hand() -> None:
    """A-18, B-CAN-04: it is lost at Night, not before."""
    game = visiting("canal", LISA, canal={"a5": ship(LISA, 1)})

    play(game, LISA, "a")

    assert offered(game) == ["ship a5", "new-ship a", "new-ship b"]
    assert refusal(game, "move a5") == "B-CAN-04"


def test_nobody_touches_a_rivals_ship() -> None:
    """B-CAN-01: "one of your Ships", to load and to move."""
    game = visiting("canal", LISA, canal={"a1": ship(DAVID, 1)})

    play(game, LISA, "a")

    assert refusal(game, "ship a1") == "B-CAN-01"
    assert refusal(game, "move a1") == "B-CAN-01"


def test_b_with_the_double_alone_needs_a_ship_with_room_for_two() -> None:
    """B-CAN-02, B-DBL-04: after the price only the Double is left; on a Ship with two free spaces it counts two."""
    for load, there in ((1, True), (2, False)):
        canal = {"a1": ship(LISA, load), "a2": ship(LISA, 2), "a3": ship(LISA, 2)}
        game = visiting("canal", LISA, 3, me={"pool": 1, "double": "pool", "tokens": PAIR}, canal=canal)
        assert ("b" in offered(game)) == there
