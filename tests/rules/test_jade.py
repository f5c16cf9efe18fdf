"""Jade: the houses of the market, the square, a stock without end."""

from __future__ import annotations

import pytest

from tests.scenes import ANNA, DAVID, LISA, offered, play, rules_told, seat
from tests.visits import journey, refusal, table, visiting

EMPTY_4 = [False] * 4
EMPTY_6 = [False] * 6
DISCOUNT = {"jade-discount": [LISA]}


def test_a_jade_costs_what_its_house_says() -> None:
    """B-JAD-01: three Servants removed, one Jade, and that house is empty."""
    game = visiting("jade", LISA, me={"pool": 5})

    play(game, LISA, "house 3", "pay 3")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"], seat(game, LISA)["jade"]) == (2, 10, 1)
    assert table(game)["jade_houses"] == [False, True, True, True, True, True]
    assert "B-JAD-01" in rules_told(game)


@pytest.mark.parametrize(("players", "houses"), [(2, [3, 3, 4, 4]), (3, [3, 3, 4, 4]), (4, [3] * 3 + [4] * 3)])
def test_a_dear_house_may_be_chosen_while_a_cheap_one_is_left(players: int, houses: list[int]) -> None:
    """C-10: any house with Jade."""
    game = visiting("jade", LISA, players, me={"pool": 6})
    assert offered(game) == ["house 3", "house 4", "decline"]

    play(game, LISA, "house 4", "pay 4")

    assert table(game)["jade_houses"] == [i != houses.index(4) for i in range(len(houses))]


def test_an_empty_house_sells_nothing() -> None:
    """B-JAD-01: no house for 3 has its Jade."""
    game = visiting("jade", LISA, 3, me={"pool": 6}, jade_houses=[False, False, False, True])

    assert offered(game) == ["house 4", "decline"]
    assert refusal(game, "house 3") == "B-JAD-01"


def test_a_house_that_cannot_be_paid_is_not_on_offer() -> None:
    """B-JAD-01: three Servants buy at 3, not at 4."""
    game = visiting("jade", LISA, me={"pool": 3})

    assert offered(game) == ["house 3", "decline"]
    assert refusal(game, "house 4") == "B-JAD-01"


def test_the_square_sells_for_five_when_all_houses_are_empty() -> None:
    """B-JAD-02: five Servants, one Jade."""
    game = visiting("jade", LISA, me={"pool": 6}, jade_houses=EMPTY_6)
    assert offered(game) == ["square", "decline"]

    play(game, LISA, "square", "pay 5")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["jade"]) == (1, 1)
    assert "B-JAD-02" in rules_told(game)


def test_the_square_sells_nothing_while_a_house_has_jade() -> None:
    """B-JAD-02: one dear house is left, so the square is closed."""
    game = visiting("jade", LISA, me={"pool": 6}, jade_houses=[*[False] * 5, True])

    assert offered(game) == ["house 4", "decline"]
    assert refusal(game, "square") == "B-JAD-02"


def test_the_square_is_not_for_four_servants() -> None:
    """B-JAD-02: the price is five."""
    game = visiting("jade", LISA, me={"pool": 4, "tokens": ["vp-2", "vp-2"]}, jade_houses=EMPTY_6)

    assert offered(game) == ["decline", "exchange 2"]
    play(game, LISA, "exchange 2")
    assert offered(game) == ["square", "decline"]


def test_jade_never_runs_out() -> None:
    """B-JAD-03: the twenty pieces of the box are all owned, and the square sells on."""
    owned = {ANNA: {"jade": 12}, DAVID: {"jade": 8}}
    game = visiting("jade", LISA, seats=owned, jade_houses=EMPTY_6)

    play(game, LISA, "square", "pay 5")

    assert [seat(game, who)["jade"] for who in (ANNA, LISA, DAVID)] == [12, 1, 8]
    assert "B-JAD-02" in rules_told(game)


def test_jade_from_elsewhere_comes_out_of_the_stock_even_when_that_is_gone() -> None:
    """B-JAD-03: a token's Jade, with all twenty owned and all houses empty."""
    game = journey(LISA, 3, "pay-3-jade", me={"pool": 3}, seats={ANNA: {"jade": 20}}, jade_houses=EMPTY_4)

    play(game, LISA, "a", "city lanzhou", "token pay-3-jade", "pay 3")

    assert seat(game, LISA)["jade"] == 1


@pytest.mark.parametrize(
    ("houses", "answer", "price"),
    [([True] * 4, "house 3", 2), ([True] * 4, "house 4", 3), (EMPTY_4, "square", 4)],
)
def test_the_jade_decree_takes_one_servant_off_every_price(houses: list[bool], answer: str, price: int) -> None:
    """B-DL2-02, A-22, C-10: at the square too."""
    game = visiting("jade", LISA, 3, me={"pool": price}, decrees=DISCOUNT, jade_houses=houses)

    play(game, LISA, answer, f"pay {price}")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["jade"]) == (0, 1)
    assert "B-DL2-02" in rules_told(game)


def test_the_jade_decree_is_for_its_owner_alone() -> None:
    """B-DL2-02: Anna pays what is printed."""
    game = visiting("jade", ANNA, 3, me={"pool": 2, "tokens": ["vp-2", "vp-2"]}, decrees=DISCOUNT)

    assert offered(game) == ["decline", "exchange 2"]
    assert refusal(game, "house 3") == "B-JAD-01"


def test_the_jade_decree_is_no_help_with_a_token() -> None:
    """B-DL2-02, A-22, C-30: a token that gives a Jade for three Servants is not the Jade action."""
    game = journey(LISA, 3, "pay-3-jade", me={"pool": 4}, decrees=DISCOUNT)

    play(game, LISA, "a", "city lanzhou", "token pay-3-jade")
    assert offered(game) == ["pay 3"]


def test_the_jade_decree_is_no_help_with_an_intrigue_benefit() -> None:
    """B-DL2-02, A-22, C-30: seven steps for a Jade, Decree or not."""
    game = visiting("wall", ANNA, wall={LISA: 5}, decrees=DISCOUNT, intrigue={6: [LISA]})

    play(game, ANNA, "a", "place servant")

    assert refusal(game, "benefit jade") == "B-WAL-06"


def test_houses_of_one_price_are_alike() -> None:
    """E-06: the answer names the price, once, whichever houses of that price have their Jade."""
    for houses in ([True, True, False, False], [True, False, False, True], [False, True, True, False]):
        game = visiting("jade", LISA, 3, me={"pool": 6}, jade_houses=houses)
        cheap, dear = any(houses[:2]), any(houses[2:])
        assert offered(game) == [*["house 3"] * cheap, *["house 4"] * dear, "decline"]

        play(game, LISA, "house 3", "pay 3")
        assert sum(table(game)["jade_houses"]) == sum(houses) - 1
