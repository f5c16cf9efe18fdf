"""Night: discards become hands, cards are held against the dice, Ships drift on."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, asked, offered, play, position, rules_told, seat
from tests.visits import kinds_told, refusal, ship, table


def night(
    discards: dict[int, list[str]] | None = None,
    players: int = 4,
    seats: dict[int, dict[str, Any]] | None = None,
    **rest: Any,
) -> Game:
    """Nobody has a card left in hand; `discards` by player, all others have none."""
    rows = {
        who: {"hand": [], "discard": (discards or {}).get(who, []), **(seats or {}).get(who, {})}
        for who in range(players)
    }
    return position(players, phase="night", seats=rows, **{"dice": [3, 4, 5], **rest})


# Cards and dice


def test_the_discards_become_the_hand() -> None:
    """B-NGT-01, A-30: before the dice are looked at; the next day begins with these cards."""
    game = night({ANNA: ["board-9", "hand1-1"], LISA: ["hand2-2"]})

    assert (seat(game, ANNA)["hand"], seat(game, ANNA)["discard"]) == (["board-9", "hand1-1"], [])
    assert seat(game, LISA)["hand"] == ["hand2-2"]
    assert (table(game)["day"], asked(game)) == (2, (ANNA, "morning-servants"))
    assert "B-NGT-01" in rules_told(game)


@pytest.mark.parametrize(
    ("dice", "cards", "matches"),
    [
        ([3, 4, 5], ["hand1-7", "hand2-2"], 0),
        ([3, 4, 5], ["hand1-3", "hand2-2"], 1),
        ([3, 4, 5], ["hand1-3", "hand2-3"], 2),  # two cards, one die
        ([3, 3, 5], ["hand1-3"], 2),  # one card, two dice
        ([3, 3, 5], ["hand1-3", "hand2-3", "hand1-5"], 5),
        ([3, 3, 3], ["hand1-3"], 3),
        ([3, 3, 3], ["hand1-3", "hand2-3"], 6),
    ],
)
def test_every_card_counts_once_for_each_die_it_equals(dice: list[int], cards: list[str], matches: int) -> None:
    """B-NGT-02, C-91: each match is a Servant from the supply."""
    game = night({LISA: cards}, dice=dice, seats={LISA: {"pool": 2}})

    if matches:
        gains = [f"gain {count}" for count in range(1, matches + 1)]
        assert (asked(game), offered(game)) == ((LISA, "night-servants"), [*gains, "decline"])
        play(game, LISA, f"gain {matches}")
        assert "B-NGT-02" in rules_told(game)
    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"]) == (2 + matches, 10 - matches)


def test_each_match_may_bring_a_servant_in_turn_order() -> None:
    """E-10, C-02, B-NGT-02: David started this day; he takes one of his two, Anna none."""
    game = night({ANNA: ["hand1-3"], LISA: ["hand1-5"], DAVID: ["hand2-3", "hand2-5"]}, start=DAVID)

    assert offered(game) == ["gain 1", "gain 2", "decline"]
    assert refusal(game, "gain 3") == "C-02"
    play(game, DAVID, "gain 1")
    play(game, ANNA, "decline")
    play(game, LISA, "gain 1")

    assert [seat(game, who)["pool"] for who in (ANNA, LISA, DAVID)] == [6, 7, 7]
    assert seat(game, DAVID)["vp"] == 3  # matches are compared, not what they brought (C-91)


def test_for_matches_the_player_picks_the_pieces() -> None:
    """C-02, B-NGT-02: the Double counts as one of as many as are wanted."""
    game = night({LISA: ["hand1-3"]}, dice=[3, 3, 5], seats={LISA: {"pool": 6, "double": "supply"}})

    assert offered(game) == ["gain 1", "gain double", "gain 2", "gain 1 double", "decline"]
    play(game, LISA, "gain double")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["double"]) == (6, "pool")


def test_matches_bring_what_the_supply_has() -> None:
    """C-02: three matches, one Servant left."""
    game = night({LISA: ["hand1-3"]}, dice=[3, 3, 3], seats={LISA: {"pool": 11}})

    assert offered(game) == ["gain 1", "decline"]


def test_the_most_matches_score_three_vp_and_an_envoy_step() -> None:
    """B-NGT-03: after the Servants."""
    game = night({ANNA: ["hand1-3"], LISA: ["hand2-3", "hand1-5"]})

    play(game, ANNA, "gain 1")
    assert seat(game, LISA)["vp"] == 0
    play(game, LISA, "gain 2")

    assert [seat(game, who)["vp"] for who in range(4)] == [0, 3, 0, 0]
    assert [seat(game, who)["envoy"] for who in range(4)] == [0, 1, 0, 0]
    assert kinds_told(game, "B-NGT-03") == ["vp", "envoy"]


def test_matches_are_compared_not_the_servants_they_brought() -> None:
    """C-91: Lisa has more matches, though her supply has nothing for them and Anna gains one."""
    game = night({ANNA: ["hand1-3"], LISA: ["hand2-3", "hand1-5"]}, seats={LISA: {"pool": 12}})

    play(game, ANNA, "gain 1")

    assert (seat(game, ANNA)["vp"], seat(game, LISA)["vp"]) == (0, 3)


@pytest.mark.parametrize(("stack", "winner"), [([ANNA, LISA], LISA), ([LISA, ANNA], ANNA)])
def test_a_tie_in_matches_goes_to_the_higher_marker(stack: list[int], winner: int) -> None:
    """B-NGT-03, B-INT-05: one match each; David, higher than both, has none."""
    game = night({ANNA: ["hand1-3"], LISA: ["hand2-3"]}, intrigue={2: stack, 9: [DAVID]})

    play(game, ANNA, "decline")
    play(game, LISA, "decline")

    assert [who for who in range(4) if seat(game, who)["vp"]] == [winner]


def test_nobody_matches_nobody_is_rewarded() -> None:
    """C-91: not even the highest marker."""
    game = night({ANNA: ["hand1-7"], LISA: ["hand2-6"]})

    assert [seat(game, who)["vp"] for who in range(4)] == [0, 0, 0, 0]
    assert "B-NGT-03" not in rules_told(game)


def test_an_envoy_inside_the_palace_scores_for_the_step_at_night() -> None:
    """B-NGT-03, B-PAL-04: 3 VP and 1."""
    game = night({LISA: ["hand1-3"]}, seats={LISA: {"palace": 0}})

    play(game, LISA, "decline")

    assert seat(game, LISA)["vp"] == 4


# Ships


def test_every_ship_drifts_one_harbour_on_the_foremost_first() -> None:
    """B-NGT-04, C-40: none is in the way, and none jumps."""
    canal = {"a1": ship(LISA, 1), "a2": ship(ANNA, 2), "a3": ship(LISA, 1), "b1": ship(DAVID, 3), "b4": ship(ANNA, 1)}
    game = night(canal=canal)
    play(game, DAVID, "done")

    assert table(game)["canal"] == {
        "a2": ship(LISA, 1),
        "a3": ship(ANNA, 2),
        "a4": ship(LISA, 1),
        "b2": ship(DAVID, 3),
        "b5": ship(ANNA, 1),
    }
    assert "B-NGT-04" in rules_told(game)


@pytest.mark.parametrize("load", [ship(LISA, 1), ship(LISA, 3), ship(LISA, 1, 2)])
def test_a_ship_in_harbour_5_is_lost_at_sea(load: dict[str, int]) -> None:
    """B-NGT-04, C-40: full or not, without a claim; its load goes to the supply, the Ship comes back."""
    game = night(canal={"a5": load, "a4": ship(ANNA, 1), "b5": ship(ANNA, 2)})

    assert table(game)["canal"] == {"a5": ship(ANNA, 1)}
    assert seat(game, LISA)["pool"] + seat(game, LISA)["supply"] == 12 - seat(game, LISA)["rewards"]["double-servant"]
    assert seat(game, LISA)["double"] == ("supply" if load["double"] else "locked")
    assert seat(game, LISA)["rewards"]["vp-4"] == 0
    assert sorted(kinds_told(game, "B-NGT-04")) == ["lost-at-sea", "lost-at-sea", "sails"]


def test_full_ships_claim_in_their_new_harbours() -> None:
    """B-NGT-05: from harbour 1 to 2, 4 VP; from harbour 4 to 5, a choice."""
    game = night(canal={"a1": ship(LISA, 3), "b4": ship(LISA, 3), "b1": ship(LISA, 2)}, seats={LISA: {"pool": 4}})

    assert asked(game) == (LISA, "night-claim")
    assert offered(game) == ["claim vp-4", "claim gift-card", "claim double-servant", "done"]
    play(game, LISA, "claim double-servant", "claim vp-4")

    assert (table(game)["canal"], seat(game, LISA)["vp"]) == ({"b2": ship(LISA, 2)}, 4)
    assert seat(game, LISA)["double"] == "pool"
    assert "B-NGT-05" in rules_told(game)


def test_a_claim_at_night_is_optional_and_needs_a_full_ship() -> None:
    """B-NGT-05, C-38: Anna's Ship is not full, so only Lisa is asked; she waits."""
    game = night(canal={"a1": ship(LISA, 3), "a2": ship(ANNA, 2)})

    assert refusal(game, "claim gift-card") == "B-CAN-05"
    play(game, LISA, "done")

    assert table(game)["canal"] == {"a2": ship(LISA, 3), "a3": ship(ANNA, 2)}


def test_claims_at_night_go_by_the_turn_order_of_the_day() -> None:
    """A-31, B-NGT-05: David started; whoever took the medal starts only tomorrow."""
    canal = {"a1": ship(ANNA, 3), "b1": ship(SEBASTIAN, 3), "a3": ship(DAVID, 3)}
    game = night(canal=canal, start=DAVID, medal=ANNA)

    play(game, DAVID, "done")
    play(game, SEBASTIAN, "done")
    play(game, ANNA, "done")

    assert asked(game) == (ANNA, "morning-servants")


def test_a_gift_card_claimed_at_night_joins_the_new_hand_too_late_for_the_dice() -> None:
    """C-20, B-NGT-05: Lisa's new card counts for no match, whatever it is; she plays it tomorrow."""
    game = night({ANNA: ["hand1-3"], LISA: ["hand2-6"]}, canal={"a2": ship(LISA, 3)}, chance="ask")

    play(game, ANNA, "decline")
    play(game, LISA, "claim gift-card")
    game.play("card draw-3")

    assert seat(game, LISA)["hand"] == ["hand2-6", "draw-3"]
    assert (seat(game, ANNA)["vp"], seat(game, LISA)["vp"]) == (3, 0)
    assert [event.values[0] for event in game.events if event.kind == "matches"] == [1, 0, 0, 0]


def test_the_fourth_night_is_a_night_like_the_others_and_the_scoring_follows() -> None:
    """B-NGT-05, B-END-01: matches, Ships and claims, then the end."""
    game = night({LISA: ["hand1-3"]}, day=4, seats={LISA: {"envoy": 7}}, canal={"a1": ship(LISA, 3)})

    play(game, LISA, "gain 1", "claim vp-4")

    assert game.over
    assert game.scores()[LISA]["items"] == [("track", 7), ("B-END-03", 7)]
    assert game.winner == LISA
