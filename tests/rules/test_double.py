"""The Double Servant: gained as one, pays as two, placed as two or one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, rules_told, seat
from tests.visits import journey, refusal, ship, table, visiting

PAIR = ["vp-2", "vp-2"]


# Unlocked, gained


def test_a_locked_double_is_no_servant() -> None:
    """B-DBL-01: an empty pool pays nothing, and nothing but Servants is gained from the supply."""
    game = visiting("intrigue", LISA, me={"pool": 0, "tokens": PAIR})
    assert offered(game) == ["a", "decline", "exchange 2"]

    play(game, LISA, "exchange 2")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["double"]) == (1, "locked")


def test_an_unlocked_double_lies_in_the_pool() -> None:
    """B-DBL-01: claimed in harbour 4, it is one of Lisa's pieces from now on."""
    game = visiting("canal", LISA, me={"pool": 0}, canal={"b4": ship(LISA, 3)})

    play(game, LISA, "a", "claim double-servant", "done", "done")

    assert seat(game, LISA)["double"] == "pool"
    assert "B-DBL-01" in rules_told(game)


def by_card() -> Game:
    game = position(3, turn=LISA, seats={LISA: {"hand": ["draw-8a"], "pool": 3, "double": "supply"}})
    play(game, LISA, "card draw-8a", "at travel")
    return game


def by_token() -> Game:
    game = journey(LISA, 3, "servants-1", me={"pool": 3, "double": "supply"})
    play(game, LISA, "a", "city lanzhou", "token servants-1")
    return game


def by_tokens() -> Game:
    game = visiting("palace", LISA, 3, me={"pool": 3, "double": "supply", "tokens": PAIR})
    play(game, LISA, "exchange 2")
    return game


def by_intrigue() -> Game:
    rows = {LISA: {"pool": 3, "double": "supply"}}
    game = visiting("wall", ANNA, 3, seats=rows, wall={LISA: 4}, intrigue={1: [LISA]})
    play(game, ANNA, "a", "place servant")
    play(game, LISA, "benefit servant")
    return game


def by_match() -> Game:
    lisa = {"hand": [], "discard": ["hand1-7"], "pool": 3, "double": "supply"}
    return position(2, phase="night", seats={ANNA: {"hand": []}, LISA: lisa}, dice=[3, 4, 7])


@pytest.mark.parametrize("occasion", [by_card, by_token, by_tokens, by_intrigue, by_match])
def test_the_double_may_be_gained_as_one_servant(occasion: Callable[[], Game]) -> None:
    """B-DBL-02, A-25: wherever one Servant is gained."""
    game = occasion()
    assert offered(game)[:2] == ["gain 1", "gain double"]

    play(game, LISA, "gain double")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["double"]) == (3, "pool")
    assert "B-DBL-02" in rules_told(game)


@pytest.mark.parametrize(
    ("pool", "gains"),
    [(4, ["gain 2", "gain 1 double"]), (10, ["gain 1 double"]), (11, ["gain double"])],
)
def test_the_double_is_one_of_two_that_are_gained(pool: int, gains: list[str]) -> None:
    """C-02: as many pieces as the supply has, and the player picks them; whole or not at all."""
    me = {"hand": ["hand2-3"], "pool": pool, "double": "supply"}
    game = position(3, turn=LISA, seats={LISA: me})

    play(game, LISA, "card hand2-3", "at travel")

    assert offered(game) == [*gains, "decline"]


# Paying


@pytest.mark.parametrize(
    ("official", "way", "servants", "payments"),
    [
        ("intrigue", "b", 0, ["pay double"]),  # one Servant due: it pays as 1
        ("intrigue", "b", 2, ["pay 1", "pay double"]),
        ("palace", "b", 0, ["pay double"]),  # two
        ("palace", "b", 1, ["pay double"]),
        ("palace", "b", 3, ["pay 2", "pay double"]),
        ("jade", "house 3", 1, ["pay 1 double"]),  # three
        ("jade", "house 3", 3, ["pay 3", "pay 1 double"]),
        ("jade", "house 4", 2, ["pay 2 double"]),  # four
    ],
)
def test_the_double_pays_two_or_one_where_only_one_is_due(
    official: str, way: str, servants: int, payments: list[str]
) -> None:
    """B-DBL-03, A-25, C-03: no set with a piece that could be left out, and no change."""
    game = visiting(official, LISA, me={"pool": servants, "double": "pool"})

    play(game, LISA, way)
    assert offered(game) == payments
    play(game, LISA, payments[-1])

    assert seat(game, LISA)["double"] == "supply"
    assert "B-DBL-03" in rules_told(game)


def test_nothing_is_paid_in_vain() -> None:
    """C-03: two are due; the Double and one more would be three."""
    game = visiting("palace", LISA, me={"pool": 3, "double": "pool"})

    play(game, LISA, "b")

    assert refusal(game, "pay 1 double") == "C-03"
    assert refusal(game, "pay 3") == "C-03"


def test_the_double_pays_the_fee_of_an_exchange() -> None:
    """B-DBL-03: a lower gift, and no other Servant."""
    game = position(4, turn=LISA, seats={LISA: {"hand": ["hand2-2"], "pool": 0, "double": "pool"}})

    play(game, LISA, "card hand2-2", "at canal")
    assert offered(game) == ["pay double", "no-actions"]
    play(game, LISA, "pay double")

    assert asked(game) == (LISA, "card-action")


# Placing


@pytest.mark.parametrize(("piece", "worth"), [("place double", 2), ("place double 1", 1)])
def test_on_the_wall_the_double_is_worth_two_or_one_as_its_owner_says(piece: str, worth: int) -> None:
    """B-DBL-04, A-25: one piece, placed with A."""
    game = visiting("wall", LISA, me={"pool": 1, "double": "pool"})
    play(game, LISA, "a")
    assert offered(game) == ["place servant", "place double", "place double 1"]

    play(game, LISA, piece)

    assert (seat(game, LISA)["wall_double"], seat(game, LISA)["double"], seat(game, LISA)["pool"]) == (worth, "wall", 1)
    assert "B-DBL-04" in rules_told(game)


@pytest.mark.parametrize(("piece", "complete"), [("place double", True), ("place double 1", False)])
def test_what_the_double_is_worth_counts_for_the_section(piece: str, complete: bool) -> None:
    """B-DBL-04: four Servants and the Double make six, or five."""
    game = visiting("wall", LISA, me={"double": "pool"}, wall={DAVID: 4})

    play(game, LISA, "a", piece)

    assert ("B-WAL-03" in rules_told(game)) is complete


def test_two_pieces_are_a_servant_and_the_double_worth_three() -> None:
    """C-04: on the Wall with B; it makes Lisa the greatest builder."""
    game = visiting("wall", LISA, me={"pool": 2, "double": "pool"}, wall={DAVID: 2, ANNA: 2})

    play(game, LISA, "b", "pay 1", "place double", "place servant")

    assert seat(game, LISA)["vp"] == 3


@pytest.mark.parametrize(
    ("servants", "payments"), [(0, []), (1, ["pay 1", "pay double"]), (2, ["pay 1", "pay double"])]
)
def test_wall_b_removes_either_piece_and_places_the_other(servants: int, payments: list[str]) -> None:
    """B-DBL-03, B-WAL-02: the Double alone cannot be removed and placed."""
    game = visiting("wall", LISA, me={"pool": servants, "double": "pool"})
    assert ("b" in offered(game)) is bool(payments)

    if payments:
        play(game, LISA, "b")
        assert offered(game) == payments


@pytest.mark.parametrize(("piece", "worth"), [("place double", 2), ("place double 1", 1)])
def test_on_a_ship_the_double_is_worth_two_or_one(piece: str, worth: int) -> None:
    """B-DBL-04: with two spaces free."""
    game = visiting("canal", LISA, 3, me={"double": "pool"}, canal={"a1": ship(LISA, 1)})

    play(game, LISA, "a", "ship a1", piece)

    assert table(game)["canal"] == {"a1": ship(LISA, 1, worth)}


def test_on_a_ship_with_one_free_space_the_double_is_worth_one() -> None:
    """A-25, C-06: a Ship carries three at most, so there is no choice."""
    game = visiting("canal", LISA, 3, me={"double": "pool"}, canal={"a1": ship(LISA, 2)})

    play(game, LISA, "a", "ship a1")
    assert offered(game) == ["place servant", "place double"]
    assert refusal(game, "place double 1") == "C-04"
    play(game, LISA, "place double")

    assert table(game)["canal"] == {"a1": ship(LISA, 2, 1)}


def test_a_servant_and_the_double_fill_a_new_ship_at_once() -> None:
    """C-04, B-CAN-02: two pieces, worth three."""
    game = visiting("canal", LISA, 3, me={"pool": 2, "double": "pool"}, canal={"a1": ship(DAVID, 1)})

    play(game, LISA, "b", "pay 1", "new-ship a", "place double", "ship a2", "claim vp-4")

    assert (seat(game, LISA)["vp"], seat(game, LISA)["double"]) == (4, "supply")


def test_in_canal_b_the_double_alone_is_both_pieces() -> None:
    """C-37: it counts two, so it needs a Ship with room for two, and it is not asked to count one."""
    game = visiting("canal", LISA, 3, me={"pool": 1, "double": "pool"}, canal={"a2": ship(LISA, 2)})
    play(game, LISA, "b")
    assert offered(game) == ["pay 1"]
    assert refusal(game, "pay double") == "C-47"

    play(game, LISA, "pay 1")
    assert offered(game) == ["new-ship a"]
    assert refusal(game, "ship a2") == "B-CAN-02"
    play(game, LISA, "new-ship a")

    assert table(game)["canal"] == {"a1": ship(LISA, 0, 2), "a2": ship(LISA, 2)}
    assert asked(game) == (LISA, "turn-end")


def test_after_the_double_as_two_the_second_piece_is_due_all_the_same() -> None:
    """B-CAN-02, C-37, C-04: it is both pieces only where it is all there is."""
    game = visiting("canal", LISA, 3, me={"pool": 2, "double": "pool"})

    play(game, LISA, "b", "pay 1", "new-ship a", "place double")

    assert offered(game) == ["ship a1", "new-ship a"]
    assert refusal(game, "done") == "B-CAN-02"


def test_after_the_double_as_one_the_second_piece_is_due() -> None:
    """C-37, B-CAN-02: worth one, it is one of two."""
    game = visiting("canal", LISA, 3, me={"pool": 2, "double": "pool"})

    play(game, LISA, "b", "pay 1", "new-ship a", "place double 1")

    assert offered(game) == ["ship a1", "new-ship a"]
    assert refusal(game, "done") == "B-CAN-02"


def test_the_double_alone_is_not_both_pieces_where_no_ship_has_room_for_two() -> None:
    """C-37: three Ships with one free space each, in the first harbours of both routes and behind."""
    canal = {"a1": ship(LISA, 2), "b1": ship(LISA, 2), "a2": ship(LISA, 2)}
    one = visiting("canal", LISA, me={"pool": 1, "double": "pool"}, canal=canal)
    two = visiting("canal", LISA, me={"pool": 2, "double": "pool"}, canal=canal)

    assert refusal(one, "b") == "B-CAN-02"
    play(two, LISA, "b", "pay 1", "ship a1", "place double", "ship b1")

    assert table(two)["canal"] == {"a1": ship(LISA, 2, 1), "b1": ship(LISA, 3), "a2": ship(LISA, 2)}


# Where it never stands


@pytest.mark.parametrize(("load", "home"), [(ship(LISA, 1, 2), 0), (ship(LISA, 2, 1), 1)])
def test_a_normal_servant_marks_the_reward_and_the_double_comes_home(load: dict[str, int], home: int) -> None:
    """B-DBL-05, C-06: never the Double in a harbour slot, whatever it was worth on board."""
    game = visiting("canal", LISA, 3, me={"pool": 4}, canal={"a2": load})
    before = seat(game, LISA)["supply"]

    play(game, LISA, "a", "claim vp-4", "done")

    assert (seat(game, LISA)["supply"], seat(game, LISA)["double"]) == (before + home, "supply")
    assert seat(game, LISA)["rewards"] == {"vp-4": 1, "gift-card": 0, "double-servant": 1}


def test_the_double_never_stands_on_a_decree() -> None:
    """B-DBL-05, C-07: it pays, and the last normal Servant is placed."""
    game = visiting("decrees", LISA, me={"pool": 1, "double": "pool"}, decrees={"equal-gifts": []})

    play(game, LISA, "decree equal-gifts", "pay double")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["double"]) == (0, "supply")
    assert table(game)["decrees"]["equal-gifts"] == [LISA]


def test_whoever_has_only_the_double_buys_no_decree() -> None:
    """B-DBL-05, C-07, C-47: not even one for nothing."""
    decrees = {"decree-discount": [LISA], "morning-servant": []}
    game = visiting("decrees", LISA, me={"pool": 0, "double": "pool", "tokens": PAIR}, decrees=decrees)

    assert offered(game) == ["decline", "exchange 2"]


def test_the_double_may_come_from_the_supply_where_a_token_places_one() -> None:
    """C-05: on the Wall and on a Ship."""
    wall = journey(LISA, 3, "wall", me={"double": "supply"})
    play(wall, LISA, "a", "city lanzhou", "token wall", "place double")
    aboard = journey(LISA, 3, "ship", me={"double": "supply"})
    play(aboard, LISA, "a", "city lanzhou", "token ship", "new-ship a", "place double")

    assert seat(wall, LISA)["wall_double"] == 2
    assert table(aboard)["canal"] == {"a1": ship(LISA, 0, 2)}


def test_tokens_may_take_the_last_piece_that_a_wall_token_was_to_place() -> None:
    """C-26: then nothing is left to place, and the token is stored."""
    game = journey(LISA, 3, "wall", me={"pool": 11, "tokens": PAIR})

    play(game, LISA, "a", "city lanzhou", "token wall", "exchange 2")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["wall"], seat(game, LISA)["tokens"]) == (12, 0, ["wall"])
