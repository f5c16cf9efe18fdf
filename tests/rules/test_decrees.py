"""Decrees: their price, the mark on the tile, and what those of level 2 change."""

from __future__ import annotations

import pytest

from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, asked, offered, play, position, rules_told, seat
from tests.visits import journey, kinds_told, refusal, table, visiting

PAIR = ["vp-2", "vp-2"]  # Travel Tokens for one Servant: with them a question is asked even where nothing can be done


# Buying


@pytest.mark.parametrize(("decree", "printed"), [("morning-servant", 1), ("equal-gifts", 2), ("vp-8", 3)])
@pytest.mark.parametrize("rivals", [[], [ANNA], [DAVID, ANNA], [ANNA, DAVID, SEBASTIAN]])
def test_a_decree_costs_its_price_and_one_for_each_rival(decree: str, printed: int, rivals: list[int]) -> None:
    """B-DEC-01, A-21: removed to the supply, before one more is placed."""
    price = printed + len(rivals)
    game = visiting("decrees", LISA, me={"pool": price + 1}, decrees={decree: rivals})

    play(game, LISA, f"decree {decree}", f"pay {price}")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"]) == (0, 11)
    assert table(game)["decrees"][decree] == sorted([*rivals, LISA])
    assert "B-DEC-01" in rules_told(game)


@pytest.mark.parametrize(
    ("decree", "rivals", "price"),
    [("morning-servant", [], 1), ("morning-servant", [ANNA], 2), ("equal-gifts", [], 2), ("vp-8", [], 3)],
)
def test_the_price_alone_does_not_buy_a_decree(decree: str, rivals: list[int], price: int) -> None:
    """B-DEC-01, B-DEC-02: a Servant is needed for the tile as well."""
    game = visiting("decrees", LISA, me={"pool": price, "tokens": PAIR}, decrees={decree: rivals})

    assert refusal(game, f"decree {decree}") == "B-DEC-01"


@pytest.mark.parametrize(
    ("decree", "vp", "rule"),
    [
        ("morning-intrigue", 2, "B-DL1-01"),
        ("morning-ship", 2, "B-DL1-02"),
        ("morning-servant", 3, "B-DL1-03"),
        ("morning-envoy", 3, "B-DL1-04"),
        ("morning-swap", 3, "B-DL1-05"),
        ("travel-discount", 2, "B-DL2-01"),
        ("jade-discount", 2, "B-DL2-02"),
        ("wall-bonus", 3, "B-DL2-03"),
        ("equal-gifts", 3, "B-DL2-04"),
        ("decree-discount", 4, "B-DL2-05"),
    ],
)
def test_levels_1_and_2_score_when_bought(decree: str, vp: int, rule: str) -> None:
    """B-DEC-02: one Servant stays on the tile, and its VP are scored.

    B-DL1-01, B-DL1-02, B-DL1-03, B-DL1-04, B-DL1-05, B-DL2-01, B-DL2-02, B-DL2-03, B-DL2-04, B-DL2-05: how many.
    """
    game = visiting("decrees", LISA, me={"pool": 6}, decrees={decree: []})

    play(game, LISA, f"decree {decree}", offered_payment(decree))

    assert seat(game, LISA)["vp"] == vp
    assert table(game)["decrees"][decree] == [LISA]
    assert seat(game, LISA)["pool"] + seat(game, LISA)["supply"] == 11
    assert {rule, "B-DEC-02"} <= rules_told(game)


def offered_payment(decree: str) -> str:
    """Level 1 costs one Servant, level 2 two."""
    return "pay 1" if decree.startswith("morning") else "pay 2"


@pytest.mark.parametrize("decree", ["vp-per-3-vp", "vp-8", "vp-per-jade", "vp-per-decree", "vp-per-harbour"])
def test_level_3_scores_nothing_when_bought(decree: str) -> None:
    """B-DEC-02: those VP come at the end of the game."""
    game = visiting("decrees", LISA, me={"pool": 6, "jade": 3, "vp": 9}, decrees={decree: []})

    play(game, LISA, f"decree {decree}", "pay 3")

    assert seat(game, LISA)["vp"] == 9


def test_each_decree_once_for_each_player() -> None:
    """B-DEC-03: Lisa has this one; Anna's Servant on the other is no hindrance."""
    game = visiting("decrees", LISA, me={"pool": 6}, decrees={"vp-8": [LISA], "vp-per-jade": [ANNA]})

    assert "decree vp-8" not in offered(game)
    assert "decree vp-per-jade" in offered(game)
    assert refusal(game, "decree vp-8") == "B-DEC-03"


def test_a_decree_that_is_not_in_play_cannot_be_bought() -> None:
    """B-SET-07: two of each level."""
    game = visiting("decrees", LISA, decrees={"vp-8": [], "vp-per-jade": []})

    assert len(offered(game)) == 6 + 1
    assert refusal(game, "decree vp-per-decree") == "B-SET-07"


@pytest.mark.parametrize(
    ("servants", "rivals", "payments"),
    [
        (1, [], ["pay double"]),  # price 2: the normal Servant goes on the tile
        (2, [], ["pay double"]),  # two normal ones would leave none
        (3, [], ["pay 2", "pay double"]),
        (2, [ANNA], ["pay 1 double"]),  # price 3
        (4, [ANNA], ["pay 3", "pay 1 double"]),
        (3, [ANNA, DAVID], ["pay 2 double"]),  # price 4
    ],
)
def test_a_payment_that_leaves_no_normal_servant_is_not_offered(
    servants: int, rivals: list[int], payments: list[str]
) -> None:
    """C-47, B-DBL-05: the Double cannot stand on the tile."""
    me = {"pool": servants, "double": "pool"}
    game = visiting("decrees", LISA, me=me, decrees={"equal-gifts": rivals})

    play(game, LISA, "decree equal-gifts")

    assert offered(game) == payments
    if servants == 2 and not rivals:
        assert refusal(game, "pay 2") == "C-47"


@pytest.mark.parametrize(("servants", "rivals"), [(0, []), (1, [ANNA]), (2, [ANNA, DAVID])])
def test_no_normal_servant_left_no_decree(servants: int, rivals: list[int]) -> None:
    """C-47, B-DEC-02: what the pool is worth would be enough, but the tile takes a normal Servant."""
    me = {"pool": servants, "double": "pool", "tokens": PAIR}
    game = visiting("decrees", LISA, me=me, decrees={"equal-gifts": rivals})

    assert refusal(game, "decree equal-gifts") == "B-DEC-01"


# Level 2


def test_the_travel_decree_makes_b_one_servant_cheaper() -> None:
    """B-DL2-01: one Servant for two steps."""
    game = journey(LISA, 4, "vp-2", "double", me={"pool": 1}, decrees={"travel-discount": [LISA]})

    play(game, LISA, "b", "pay 1", "city lanzhou", "decline", "city xian")

    assert (seat(game, LISA)["pool"], len(seat(game, LISA)["tokens"])) == (0, 2)
    assert "B-DL2-01" in rules_told(game)


def test_the_travel_decree_is_for_its_owner_alone() -> None:
    """B-DL2-01: Lisa cannot travel twice for one Servant by Anna's Decree."""
    game = journey(LISA, 4, "vp-2", "double", me={"pool": 1}, decrees={"travel-discount": [ANNA]})

    assert offered(game) == ["a", "decline"]


@pytest.mark.parametrize(("way", "pool", "builders"), [(["a"], 5, 2), (["b", "pay 1", "place servant"], 3, 3)])
def test_the_wall_decree_adds_a_builder_from_the_supply(way: list[str], pool: int, builders: int) -> None:
    """B-DL2-03: with A and with B."""
    game = visiting("wall", LISA, 5, me={"pool": 6}, decrees={"wall-bonus": [LISA]})

    play(game, LISA, *way, "place servant")
    assert (asked(game), offered(game)) == ((LISA, "wall-bonus"), ["place servant", "decline"])
    play(game, LISA, "place servant")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["wall"]) == (pool, builders)
    assert "B-DL2-03" in rules_told(game)


def test_the_extra_builder_may_be_declined() -> None:
    """B-DL2-03: "may"."""
    game = visiting("wall", LISA, decrees={"wall-bonus": [LISA]})

    play(game, LISA, "a", "place servant", "decline")

    assert seat(game, LISA)["wall"] == 1


def test_the_extra_builder_is_placed_before_the_wall_is_checked() -> None:
    """B-DL2-03, C-31: Lisa's builder completes the section; the extra one still lifts her above David."""
    game = visiting("wall", LISA, wall={DAVID: 3, LISA: 2}, decrees={"wall-bonus": [LISA]}, intrigue={5: [LISA, DAVID]})

    play(game, LISA, "a", "place servant", "place servant")

    assert (seat(game, LISA)["vp"], seat(game, DAVID)["vp"]) == (3, 0)


def test_the_extra_builder_may_complete_the_section() -> None:
    """B-DL2-03: then it is scored as usual, benefits included."""
    game = visiting("wall", LISA, wall={DAVID: 4}, decrees={"wall-bonus": [LISA]}, intrigue={5: [LISA], 6: [DAVID]})

    play(game, LISA, "a", "place servant", "place servant")

    assert seat(game, DAVID)["vp"] == 3
    assert asked(game) == (LISA, "intrigue-benefit")


def test_the_servant_removed_for_b_may_be_the_extra_builder() -> None:
    """C-08: the supply was empty until Lisa paid."""
    game = visiting("wall", LISA, 5, me={"pool": 11}, decrees={"wall-bonus": [LISA]})
    assert seat(game, LISA)["supply"] == 0

    play(game, LISA, "b", "pay 1", "place servant", "place servant", "place servant")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"], seat(game, LISA)["wall"]) == (8, 0, 3)


def test_the_extra_builder_is_extra() -> None:
    """C-31: with an empty pool there is no Wall action to add it to."""
    game = visiting("wall", LISA, me={"pool": 0, "tokens": PAIR}, decrees={"wall-bonus": [LISA]})

    assert offered(game) == ["decline", "exchange 2"]


def test_the_extra_builder_may_be_the_double() -> None:
    """C-05, B-DL2-03: from the supply, worth 2 or 1."""
    game = visiting("wall", LISA, me={"double": "supply"}, decrees={"wall-bonus": [LISA]})
    play(game, LISA, "a", "place servant")
    assert offered(game) == ["place servant", "place double", "place double 1", "decline"]

    play(game, LISA, "place double")

    assert (seat(game, LISA)["wall"], seat(game, LISA)["wall_double"], seat(game, LISA)["double"]) == (1, 2, "wall")


def test_the_wall_decree_counts_for_the_card_and_for_the_location() -> None:
    """C-49: two performances, two extra builders."""
    game = position(5, turn=LISA, seats={LISA: {"hand": ["draw-7"]}}, decrees={"wall-bonus": [LISA]})

    play(game, LISA, "card draw-7", "at wall", "a", "place servant", "place servant")
    play(game, LISA, "a", "place servant", "place servant")

    assert seat(game, LISA)["wall"] == 4


def test_a_wall_token_is_no_wall_action() -> None:
    """C-30: one builder from the supply, and none extra."""
    game = journey(LISA, 4, "wall", decrees={"wall-bonus": [LISA]})

    play(game, LISA, "a", "city lanzhou", "token wall", "place servant")

    assert asked(game) == (LISA, "turn-end")


def test_equal_gifts_are_free_for_the_owner_of_that_decree() -> None:
    """B-DL2-04: a 6 for a 6, with actions and without a fee."""
    six = {"hand": ["hand2-6"]}
    board = {"palace": "board-6"}
    owner = position(4, turn=LISA, seats={LISA: six}, board=board, decrees={"equal-gifts": [LISA]})
    other = position(4, turn=LISA, seats={LISA: six}, board=board, decrees={"equal-gifts": [ANNA]})

    for game in (owner, other):
        play(game, LISA, "card hand2-6", "at palace")

    assert asked(owner) == (LISA, "location-action")
    assert kinds_told(owner, "B-DL2-04") == ["exchange"]
    assert asked(other) == (LISA, "fee")


def test_a_lower_gift_still_has_its_fee() -> None:
    """B-DL2-04: equal is not lower."""
    game = position(
        4, turn=LISA, seats={LISA: {"hand": ["hand3-5"]}}, board={"palace": "board-6"}, decrees={"equal-gifts": [LISA]}
    )

    play(game, LISA, "card hand3-5", "at palace")

    assert asked(game) == (LISA, "fee")


@pytest.mark.parametrize(("rivals", "price"), [([], 1), ([ANNA], 2)])
def test_the_decree_for_decrees_takes_one_servant_off(rivals: list[int], price: int) -> None:
    """B-DL2-05: off the price with its surcharge."""
    decrees = {"decree-discount": [LISA], "equal-gifts": rivals}
    game = visiting("decrees", LISA, me={"pool": price + 1}, decrees=decrees)

    play(game, LISA, "decree equal-gifts", f"pay {price}")

    assert seat(game, LISA)["pool"] == 0
    assert "B-DL2-05" in rules_told(game)


def test_a_price_never_falls_below_nothing_and_the_servant_on_the_tile_is_never_saved() -> None:
    """C-10, B-DL2-05: level 1 for nothing, without a question, but for the Servant placed."""
    game = visiting("decrees", LISA, me={"pool": 1}, decrees={"decree-discount": [LISA], "morning-servant": []})

    play(game, LISA, "decree morning-servant")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"]) == (0, 10)
    assert asked(game) == (LISA, "turn-end")


def test_the_decree_for_decrees_does_not_lower_its_own_price() -> None:
    """C-47: two Servants and the one on the tile."""
    game = visiting("decrees", LISA, me={"pool": 2, "tokens": PAIR}, decrees={"decree-discount": []})
    assert refusal(game, "decree decree-discount") == "B-DEC-01"

    play(game, LISA, "exchange 2", "decree decree-discount")

    assert offered(game) == ["pay 2"]


def test_the_decree_for_decrees_counts_for_a_card_and_for_the_very_next_decree() -> None:
    """C-49: bought by the card, it lowers the price of the location's Decree."""
    decrees: dict[str, list[int]] = {"decree-discount": [], "equal-gifts": []}
    me = {"hand": ["board-4"], "pool": 5}
    game = position(4, turn=LISA, seats={LISA: me}, board={"decrees": "board-1"}, decrees=decrees)

    play(game, LISA, "card board-4", "at decrees", "decree decree-discount", "pay 2")
    play(game, LISA, "decree equal-gifts", "pay 1")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["vp"]) == (0, 7)
