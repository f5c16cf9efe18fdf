"""The Morning: start player, map, dice, Decrees, new Servants (B-MOR)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gugong
from gugong import CHANCE, Game
from tests.scenes import ANNA, DAVID, LISA, RAFAEL, SEBASTIAN, asked, offered, play, position, rules_told, seat

ALL_TOKENS = {
    "servants-1": 4, "servants-2": 4, "envoy": 3, "intrigue": 3, "vp-2": 4, "discard-7-jade": 2,
    "swap": 2, "take-back": 2, "ship": 2, "wall": 2, "pay-3-jade": 2, "double": 2,
}  # fmt: skip


def table(game: Game) -> dict[str, Any]:
    """The whole table."""
    return game.to_dict()


def morning(players: int = 4, **rest: Any) -> Game:
    """A table at the start of a Morning; of day 2 if nothing else is said."""
    return position(players, phase="morning", **{"day": 2, **rest})


def all_but(*taken: str) -> dict[str, int]:
    """How many tokens of each kind are left."""
    return {kind: copies - taken.count(kind) for kind, copies in ALL_TOKENS.items()}


# When there is a Morning


def test_day_1_has_no_morning() -> None:
    """B-MOR-01: the first question of a game is a card of the start player, with the six Servants of set-up."""
    game = gugong.new_game(3, seed=1, start=LISA)
    assert asked(game) == (LISA, "card")
    assert not [rule for rule in rules_told(game) if rule.startswith("B-MOR")]
    with pytest.raises(gugong.PositionError, match="B-MOR-01"):
        morning(day=1)


def test_a_game_has_three_mornings() -> None:
    """B-MOR-01: days 2, 3 and 4 begin with one."""
    game = gugong.new_game(2, seed=6)
    random = Random(6)
    for _ in range(2000):
        if game.over:
            break
        game.play(random.choice(offered(game)))
    assert [event.values[0] for event in game.events if event.kind == "morning"] == [2, 3, 4]


# The start player


def test_the_medal_makes_the_start_player() -> None:
    """B-MOR-02: whoever took it starts; the order of this very Morning begins there; the medal goes back."""
    game = morning(medal=DAVID)
    assert (table(game)["start"], table(game)["medal"]) == (DAVID, None)
    assert "B-MOR-02" in rules_told(game)
    for who in (DAVID, SEBASTIAN, ANNA, LISA):
        assert asked(game) == (who, "morning-servants")
        play(game, who, "decline")
    assert asked(game) == (DAVID, "card")


def test_without_a_taker_the_start_player_stays() -> None:
    """B-MOR-02: nobody took the medal."""
    game = morning(start=LISA)
    assert table(game)["start"] == LISA
    assert asked(game) == (LISA, "morning-servants")
    assert "B-MOR-02" not in rules_told(game)


def test_the_start_player_may_keep_the_marker() -> None:
    """C-22: the start player may be the one who took the medal."""
    seats = {ANNA: {"hand": ["hand1-1"]}, LISA: {"hand": ["hand2-6"]}}
    game = position(2, start=LISA, dice=[8, 8, 8], seats=seats)
    play(game, LISA, "card hand2-6", "at intrigue", "a", "done")
    play(game, ANNA, "card hand1-1", "at canal", "decline", "decline", "done")
    assert (table(game)["day"], table(game)["start"], table(game)["medal"]) == (2, LISA, None)


def test_only_the_first_a_of_a_day_brings_the_medal() -> None:
    """A-24: Lisa's is the second; on the next day there is a first one again."""
    game = position(2, seats={ANNA: {"hand": ["hand1-5"]}, LISA: {"hand": ["hand2-6"]}})
    play(game, ANNA, "card hand1-5", "at intrigue", "decline", "a", "done")
    assert table(game)["medal"] == ANNA
    play(game, LISA, "card hand2-6", "at intrigue", "a")
    assert table(game)["medal"] == ANNA

    game = morning(2, medal=ANNA, seats={ANNA: {"hand": ["hand1-5"]}, LISA: {"hand": ["hand2-6"]}})
    play(game, ANNA, "decline")
    play(game, LISA, "decline")
    play(game, ANNA, "card hand1-5", "at palace", "no-actions", "done")
    play(game, LISA, "card hand2-6", "at intrigue", "a")
    assert table(game)["medal"] == LISA


# The map


def test_empty_cities_are_refilled() -> None:
    """B-MOR-03: but not where a Traveller stands."""
    game = morning(3, map={"beijing": "vp-2"}, seats={ANNA: {"traveller": "fuzhou"}, LISA: {"traveller": "xian"}})
    assert len(table(game)["map"]) == 18
    assert not {"fuzhou", "xian"} & set(table(game)["map"])
    assert table(game)["map"]["beijing"] == "vp-2"
    assert sum(table(game)["token_piles"].values()) == 32 - 18
    assert "B-MOR-03" in rules_told(game)


def test_a_full_map_stays_as_it_is() -> None:
    """C-27: nothing is drawn for a city that has its token."""
    before = position(2)
    game = morning(2)
    assert table(game)["map"] == table(before)["map"]
    assert table(game)["token_piles"] == table(before)["token_piles"]
    assert "B-MOR-03" not in rules_told(game)


def test_while_the_piles_last_the_discards_wait() -> None:
    """B-TRV-07, C-27: nineteen cities are filled from a pile of nineteen; the discards stay where they are."""
    discards = {"servants-1": 4, "servants-2": 4, "vp-2": 4}
    left = {kind: copies - discards.get(kind, 0) for kind, copies in all_but("double").items()}
    game = morning(2, map={"beijing": "double"}, token_piles=left, token_discards=discards)
    assert table(game)["token_discards"] == discards
    assert table(game)["token_piles"] == {}
    assert len(table(game)["map"]) == 20


def test_empty_piles_are_made_anew_from_the_discards() -> None:
    """B-MOR-03, C-27: a single token is left in the piles; after it all the discards are shuffled."""
    rest = all_but("double", "vp-2")
    game = morning(2, map={"beijing": "double"}, token_piles={"vp-2": 1}, token_discards=rest, chance="ask")
    assert offered(game) == ["token vp-2"]
    game.play("token vp-2")
    assert set(offered(game)) == {f"token {kind}" for kind, count in rest.items() if count}
    while asked(game)[1] == "refill-token":
        game.play(offered(game)[0])
    assert len(table(game)["map"]) == 20
    assert table(game)["token_discards"] == {}
    assert sum(table(game)["token_piles"].values()) == 32 - 20


def test_cities_stay_empty_when_even_the_discards_run_out() -> None:
    """C-27: thirty tokens are in the slots of the players, two are left for fourteen cities."""
    slots: list[list[str]] = [
        ["servants-1", "servants-1", "servants-1", "servants-1", "servants-2", "servants-2"],
        ["servants-2", "servants-2", "envoy", "envoy", "envoy", "intrigue"],
        ["intrigue", "intrigue", "vp-2", "vp-2", "vp-2", "vp-2"],
        ["discard-7-jade", "discard-7-jade", "swap", "swap", "take-back", "take-back"],
        ["ship", "ship", "wall", "wall", "pay-3-jade", "pay-3-jade"],
    ]
    cities = ["fuzhou", "xian", "beijing", "jinan", "datong"]
    seats = {who: {"tokens": slots[who], "traveller": cities[who]} for who in range(5)}
    game = morning(5, seats=seats, map={}, token_piles={"double": 1}, token_discards={"double": 1})
    assert table(game)["map"] == {"hangzhou": "double", "liaoyang": "double"}
    assert (table(game)["token_piles"], table(game)["token_discards"]) == ({}, {})
    assert asked(game) == (ANNA, "morning-servants")


# The dice


def test_the_dice_are_rolled_anew() -> None:
    """B-MOR-04: all three, after the map and before the Decrees."""
    game = morning(2, dice=[3, 3, 3], map={}, decrees={"morning-servant": [ANNA]}, chance="ask")
    while asked(game) == (CHANCE, "refill-token"):
        game.play(offered(game)[0])
    for face in (8, 4, 8):
        assert asked(game) == (CHANCE, "roll")
        game.play(f"roll {face}")
    assert table(game)["dice"] == [8, 4, 8]
    assert asked(game) == (ANNA, "morning-decrees")
    assert "B-MOR-04" in rules_told(game)


# The Decrees of level 1


def test_decrees_are_used_in_the_new_turn_order() -> None:
    """B-MOR-05, C-48: Lisa has the medal; all her Decrees come before Anna's, in whichever order she likes."""
    decrees = {"morning-servant": [ANNA, LISA], "morning-envoy": [LISA]}
    for first, second in (("servant", "envoy"), ("envoy", "servant")):
        game = morning(2, medal=LISA, decrees=decrees)
        assert offered(game) == ["decree morning-servant", "decree morning-envoy", "done"]
        play(game, LISA, f"decree morning-{first}", f"decree morning-{second}")
        assert (seat(game, LISA)["pool"], seat(game, LISA)["envoy"]) == (7, 1)
        assert asked(game) == (ANNA, "morning-decrees")
        play(game, ANNA, "decree morning-servant")
        assert asked(game) == (LISA, "morning-servants")
        assert {"B-DL1-03", "B-DL1-04"} <= rules_told(game)


@pytest.mark.parametrize("name", ["intrigue", "ship", "servant", "envoy", "swap"])
def test_a_decree_may_be_left_out(name: str) -> None:
    """A-23, C-48: every one of them is an offer, the swap too."""
    game = morning(2, decrees={f"morning-{name}": [ANNA]})
    before = seat(game, ANNA)
    assert offered(game) == [f"decree morning-{name}", "done"]
    play(game, ANNA, "done")
    assert asked(game) == (ANNA, "morning-servants")
    assert (seat(game, ANNA), table(game)["intrigue"]) == (before, {"0": [ANNA, LISA]})


def test_a_decree_works_once_a_morning_for_its_owner() -> None:
    """B-MOR-05: neither twice, nor for somebody who is not on it."""
    game = morning(2, decrees={"morning-servant": [ANNA], "morning-envoy": [ANNA], "travel-discount": [ANNA]})
    play(game, ANNA, "decree morning-servant")
    assert offered(game) == ["decree morning-envoy", "done"]
    assert "B-MOR-05" in str(game.why_not("decree morning-servant"))
    assert "B-MOR-05" in str(game.why_not("decree morning-ship"))
    assert "B-MOR-05" in str(game.why_not("decree travel-discount"))


def test_who_is_on_no_morning_decree_is_not_asked() -> None:
    """B-MOR-05: level 1 alone has a Morning advantage."""
    game = morning(2, decrees={"travel-discount": [ANNA], "vp-8": [ANNA], "morning-envoy": [LISA]})
    assert asked(game) == (LISA, "morning-decrees")


def test_what_a_decree_cannot_do_is_not_offered() -> None:
    """C-48: nothing is in the supply for a Servant, a Ship or the pool."""
    game = morning(2, seats={ANNA: {"pool": 10}}, decrees={"morning-servant": [ANNA], "morning-ship": [ANNA]})
    assert asked(game) == (LISA, "morning-servants")
    assert seat(game, ANNA)["pool"] == 10


def test_a_gift_card_won_in_the_morning_goes_to_the_hand() -> None:
    """C-20: at once, so it can be played today; the other Decrees and Servants are still to come."""
    game = morning(
        2,
        decrees={"morning-ship": [ANNA], "morning-envoy": [ANNA]},
        canal={"a3": {"seat": ANNA, "servants": 2}},
        seats={ANNA: {"hand": ["hand1-3"]}},
    )
    play(game, ANNA, "decree morning-ship", "ship a3", "claim gift-card")
    assert len(seat(game, ANNA)["hand"]) == 2
    assert asked(game) == (ANNA, "morning-decrees")
    play(game, ANNA, "done", "decline")
    play(game, LISA, "decline")
    assert len(offered(game)) == 2


# New Servants


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("day", [2, 3, 4])
def test_each_player_may_take_four_servants(players: int, day: int) -> None:
    """B-MOR-06: in turn order, on each of these days."""
    game = morning(players, day=day, seats={who: {"pool": 1} for who in range(players)})
    for who in range(players):
        assert asked(game) == (who, "morning-servants")
        assert offered(game) == ["gain 4", "decline"]
        play(game, who, "gain 4")
        assert (seat(game, who)["pool"], seat(game, who)["supply"]) == (5, 7)
    assert asked(game) == (ANNA, "card")
    assert "B-MOR-06" in rules_told(game)


def test_new_servants_are_taken_whole_or_declined() -> None:
    """C-02: four, or as many as the supply has; nothing between that and none."""
    game = morning(5, seats={ANNA: {"pool": 9}, LISA: {"pool": 12}, DAVID: {"pool": 8}, SEBASTIAN: {"pool": 4}})
    assert (asked(game)[0], offered(game)) == (ANNA, ["gain 3", "decline"])
    assert "C-02" in str(game.why_not("gain 2"))
    play(game, ANNA, "decline")
    assert seat(game, ANNA)["pool"] == 9
    assert (asked(game)[0], offered(game)) == (DAVID, ["gain 4", "decline"])
    play(game, DAVID, "gain 4")
    play(game, SEBASTIAN, "gain 4")
    assert asked(game) == (RAFAEL, "morning-servants")


def test_the_double_in_the_supply_is_one_of_the_pieces() -> None:
    """C-02: the player picks which pieces come; the Double counts as one."""
    game = morning(2, seats={ANNA: {"pool": 6, "double": "supply"}})
    assert offered(game) == ["gain 4", "gain 3 double", "decline"]
    play(game, ANNA, "gain 3 double")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["double"]) == (9, "pool")


def test_the_day_tracker_moves_after_each_night() -> None:
    """B-MOR-06: the Night of day 1 is over, and the Servants of day 2 are offered."""
    game = position(2, phase="night", day=1, dice=[8, 8, 8])
    assert table(game)["day"] == 2
    assert asked(game) == (ANNA, "morning-servants")
