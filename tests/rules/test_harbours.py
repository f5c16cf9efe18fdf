"""Harbours: when a Ship may claim, what it is given, and what becomes of Ship and Servants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, rules_told, seat
from tests.visits import journey, kinds_told, refusal, ship, table, visiting

ALL = ["vp-4", "gift-card", "double-servant"]


def claims(answers: list[str]) -> list[str]:
    """The rewards among these answers."""
    return [answer.removeprefix("claim ") for answer in answers if answer.startswith("claim ")]


@pytest.mark.parametrize(
    ("harbour", "rewards"), [(1, []), (2, ["vp-4"]), (3, ["gift-card"]), (4, ["double-servant"]), (5, ALL)]
)
def test_each_harbour_has_its_reward(harbour: int, rewards: list[str]) -> None:
    """B-CAN-05, B-CAN-06: none in harbour 1, the choice of all in harbour 5 (C-41)."""
    game = visiting("canal", LISA, 3, canal={f"a{harbour}": ship(LISA, 3)})

    play(game, LISA, "a")

    assert claims(offered(game)) == rewards
    for reward in set(ALL) - set(rewards):
        assert refusal(game, f"claim {reward}") == "B-CAN-05"


@pytest.mark.parametrize("servants", [1, 2])
def test_only_a_full_ship_claims(servants: int) -> None:
    """B-CAN-05: worth three."""
    game = visiting("canal", LISA, 3, canal={"a2": ship(LISA, servants)})

    play(game, LISA, "a")

    assert claims(offered(game)) == []
    assert refusal(game, "claim vp-4") == "B-CAN-05"


def test_one_servant_marks_the_reward_and_the_others_come_home_with_the_ship() -> None:
    """B-CAN-05: one for good, two to the supply; B-CAN-06: 4 VP."""
    game = visiting("canal", LISA, 3, me={"pool": 4}, canal={"a2": ship(LISA, 3)})

    play(game, LISA, "a", "claim vp-4", "done")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"], seat(game, LISA)["vp"]) == (4, 7, 4)
    assert seat(game, LISA)["rewards"] == {"vp-4": 1, "gift-card": 0, "double-servant": 0}
    assert table(game)["canal"] == {}
    assert {"B-CAN-05", "B-CAN-06", "B-CAN-07"} <= rules_told(game)


def test_a_gift_card_is_drawn_to_the_hand_at_once() -> None:
    """B-CAN-06, C-20: Lisa had no card left, and has another turn after all."""
    nobody_else: dict[int, dict[str, Any]] = {ANNA: {"hand": []}, DAVID: {"hand": []}}
    game = visiting("canal", LISA, 3, seats=nobody_else, canal={"a3": ship(LISA, 3)})
    pile = len(table(game)["pile"])

    play(game, LISA, "a", "claim gift-card", "done", "done")

    assert (len(seat(game, LISA)["hand"]), len(table(game)["pile"])) == (1, pile - 1)
    assert asked(game) == (LISA, "card")


def test_the_double_servant_goes_straight_to_the_pool() -> None:
    """B-CAN-06, B-DBL-01: unlocked, and ready to be placed in this very action."""
    game = visiting("canal", LISA, 3, me={"pool": 0}, canal={"a4": ship(LISA, 3)})

    play(game, LISA, "a", "claim double-servant")
    assert seat(game, LISA)["double"] == "pool"
    play(game, LISA, "new-ship a", "place double")

    assert table(game)["canal"] == {"a1": ship(LISA, 0, 2)}
    assert kinds_told(game, "B-DBL-01") == ["unlocks"]


@pytest.mark.parametrize(("harbour", "reward", "slots"), [(2, "vp-4", 3), (3, "gift-card", 2)])
def test_a_reward_needs_a_free_slot(harbour: int, reward: str, slots: int) -> None:
    """B-CAN-05: 4 VP three times, a Gift Card twice."""
    canal = {f"a{harbour}": ship(LISA, 3)}
    last = visiting("canal", LISA, 3, me={"pool": 2, "rewards": {reward: slots - 1}}, canal=canal)
    full = visiting("canal", LISA, 3, me={"pool": 2, "rewards": {reward: slots}}, canal=canal)

    play(last, LISA, "a", f"claim {reward}")
    play(full, LISA, "a")

    assert seat(last, LISA)["rewards"][reward] == slots
    assert refusal(full, f"claim {reward}") == "B-CAN-05"


def test_the_double_servant_is_unlocked_once() -> None:
    """B-CAN-05, B-DBL-01: one slot, and it is taken."""
    game = visiting("canal", LISA, 3, me={"double": "supply", "pool": 2}, canal={"a4": ship(LISA, 3)})

    play(game, LISA, "a")

    assert refusal(game, "claim double-servant") == "B-CAN-05"


@pytest.mark.parametrize(
    ("marked", "double", "rewards"),
    [
        ({"vp-4": 3}, "locked", ["gift-card", "double-servant"]),
        ({"gift-card": 2}, "locked", ["vp-4", "double-servant"]),
        ({}, "supply", ["vp-4", "gift-card"]),
        ({"vp-4": 3, "gift-card": 2}, "supply", []),
    ],
)
def test_harbour_5_gives_any_reward_with_a_free_slot(marked: dict[str, int], double: str, rewards: list[str]) -> None:
    """C-41, B-CAN-06: all slots taken, no claim."""
    me = {"pool": 2, "rewards": marked, "double": double}
    game = visiting("canal", LISA, 3, me=me, canal={"a5": ship(LISA, 3)})

    play(game, LISA, "a")

    assert claims(offered(game)) == rewards


@pytest.mark.parametrize(("harbour", "rewards"), [("a3", []), ("a5", ["vp-4", "double-servant"])])
def test_no_gift_card_is_claimed_from_an_empty_pile(harbour: str, rewards: list[str]) -> None:
    """C-21: the other rewards of harbour 5 are there all the same."""
    hands = {ANNA: {"hand": ANNAS_HAND}, DAVID: {"hand": DAVIDS_HAND}}
    game = visiting("canal", LISA, 3, me={"discard": LISAS_DISCARD}, seats=hands, canal={harbour: ship(LISA, 3)})
    assert table(game)["pile"] == []

    play(game, LISA, "a")

    assert claims(offered(game)) == rewards


# With Lisa's 9 and the seven cards of the board, all the cards that three players use.
ANNAS_HAND = ["hand1-1", "hand1-3", "hand1-5", "hand1-7", "draw-3", "draw-5", "draw-6", "draw-7"]
DAVIDS_HAND = ["hand3-1", "hand3-4", "hand3-5", "hand3-7", "draw-8a", "draw-8b", "draw-8c"]
LISAS_DISCARD = ["hand2-2", "hand2-3", "hand2-5", "hand2-6", "draw-9a", "draw-9b", "draw-9c"]


# Claims before, between and after


def test_a_claims_before_placing_and_the_ship_is_there_again() -> None:
    """C-37, B-CAN-07: all three Ships were under way; the one that claimed goes out anew."""
    canal = {"a1": ship(LISA, 1), "a2": ship(LISA, 3), "a3": ship(LISA, 1)}
    game = visiting("canal", LISA, 3, me={"pool": 4}, canal=canal)
    play(game, LISA, "a")
    assert refusal(game, "new-ship a") == "C-39"

    play(game, LISA, "claim vp-4", "new-ship a")

    assert table(game)["canal"] == {"a1": ship(LISA, 1), "a2": ship(LISA, 1), "a3": ship(LISA, 1)}
    assert "B-CAN-07" in rules_told(game)


def test_a_claims_between_placing_and_moving() -> None:
    """C-37: the third Servant fills a Ship, which claims; then another Ship moves into its harbour."""
    canal = {"a1": ship(LISA, 1), "a2": ship(LISA, 2)}
    game = visiting("canal", LISA, 3, canal=canal)

    play(game, LISA, "a", "ship a2", "claim vp-4", "move a1")

    assert (table(game)["canal"], seat(game, LISA)["vp"]) == ({"a2": ship(LISA, 1)}, 4)


def test_a_claims_after_moving() -> None:
    """C-37: filled in harbour 1, moved, and claimed in harbour 2."""
    game = visiting("canal", LISA, 3, canal={"a1": ship(LISA, 2)})

    play(game, LISA, "a", "ship a1", "move a1", "claim vp-4")

    assert (table(game)["canal"], seat(game, LISA)["vp"]) == ({}, 4)


def test_any_full_ship_may_claim_in_ones_own_canal_action() -> None:
    """C-38: two of them, one after the other; with one reward in two places Lisa says which Ship."""
    canal = {"a2": ship(LISA, 3), "b2": ship(LISA, 3), "a3": ship(DAVID, 3)}
    game = visiting("canal", LISA, me={"pool": 2}, canal=canal)

    play(game, LISA, "a", "claim vp-4")
    assert (asked(game), offered(game)) == ((LISA, "claim-ship"), ["ship a2", "ship b2"])
    play(game, LISA, "ship b2", "claim vp-4")

    assert (table(game)["canal"], seat(game, LISA)["vp"]) == ({"a3": ship(DAVID, 3)}, 8)


def test_a_claim_is_optional() -> None:
    """C-38: Lisa waits for a better harbour."""
    game = visiting("canal", LISA, 3, canal={"a2": ship(LISA, 2)})

    play(game, LISA, "a", "ship a2", "done")

    assert table(game)["canal"] == {"a2": ship(LISA, 3)}


def test_nobody_claims_outside_the_canal_action() -> None:
    """C-38: a full Ship, and a turn at the Palace."""
    game = visiting("palace", LISA, canal={"a2": ship(LISA, 3)})

    assert offered(game) == ["a", "b", "decline"]


def test_the_ship_that_a_token_fills_may_claim_and_no_other() -> None:
    """C-38, C-30: from the supply, without a move."""
    canal = {"a2": ship(LISA, 3), "a3": ship(LISA, 2)}
    game = journey(LISA, 3, "ship", me={"pool": 4}, canal=canal)

    play(game, LISA, "a", "city lanzhou", "token ship", "ship a3")
    assert offered(game) == ["claim gift-card", "decline"]
    play(game, LISA, "claim gift-card")

    assert len(seat(game, LISA)["hand"]) == 1
    assert (table(game)["canal"], seat(game, LISA)["pool"]) == ({"a2": ship(LISA, 3)}, 4)


# Claims in B


def test_b_claims_between_its_two_pieces() -> None:
    """C-37: the first piece fills the Ship; it claims, and goes out again with the second."""
    canal = {"a2": ship(LISA, 2), "a1": ship(LISA, 3), "a3": ship(LISA, 3)}
    game = visiting("canal", LISA, 3, me={"pool": 4}, canal=canal)

    play(game, LISA, "b", "pay 1", "ship a2", "claim vp-4", "new-ship a")

    assert table(game)["canal"] == {"a1": ship(LISA, 3), "a2": ship(LISA, 1), "a3": ship(LISA, 3)}
    assert (seat(game, LISA)["pool"], seat(game, LISA)["vp"]) == (1, 4)


def test_b_claims_between_its_pieces_where_only_that_makes_room() -> None:
    """B-CAN-02, C-37: two are placed wherever two can be; by choosing B Lisa has chosen the claim too."""
    canal = {"a2": ship(LISA, 2), "a1": ship(LISA, 3), "a3": ship(DAVID, 3), "b1": ship(LISA, 3)}
    game = visiting("canal", LISA, me={"pool": 4}, canal=canal)

    play(game, LISA, "b", "pay 1", "ship a2")
    assert offered(game) == ["claim vp-4"]
    assert refusal(game, "done") == "B-CAN-02"
    play(game, LISA, "claim vp-4", "new-ship a")

    assert table(game)["canal"]["a2"] == ship(LISA, 1)
    assert seat(game, LISA)["pool"] == 1


def test_b_claims_after_its_pieces() -> None:
    """C-37: the question stays open for the full Ship, and for nothing else."""
    game = visiting("canal", LISA, 3, canal={"a2": ship(LISA, 1)})

    play(game, LISA, "b", "pay 1", "ship a2", "ship a2")
    assert offered(game) == ["claim vp-4", "done"]
    assert refusal(game, "ship a2") == "B-CAN-02"
    play(game, LISA, "claim vp-4")

    assert asked(game) == (LISA, "turn-end")


def test_b_may_claim_first_to_make_room() -> None:
    """C-37: three full Ships, so no room; but one of them may claim, and go out again with both pieces."""
    canal = {"a1": ship(LISA, 3), "a2": ship(LISA, 3), "b1": ship(LISA, 3)}
    game = visiting("canal", LISA, me={"pool": 3}, canal=canal)

    play(game, LISA, "b", "pay 1")
    assert offered(game) == ["claim vp-4"]
    play(game, LISA, "claim vp-4", "new-ship a", "ship a2")

    assert table(game)["canal"] == {"a1": ship(LISA, 3), "a2": ship(LISA, 2), "b1": ship(LISA, 3)}


def test_b_may_claim_the_double_first_and_place_it() -> None:
    """C-37: one Servant to remove; the Double that the claim unlocks is what is placed, as two."""
    game = visiting("canal", LISA, 3, me={"pool": 1}, canal={"a4": ship(LISA, 3)})

    play(game, LISA, "b", "pay 1")
    assert offered(game) == ["claim double-servant"]
    play(game, LISA, "claim double-servant", "new-ship a")

    assert table(game)["canal"] == {"a1": ship(LISA, 0, 2)}
    assert asked(game) == (LISA, "turn-end")
