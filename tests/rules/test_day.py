"""The Day: turns, the exchange of gifts, the fee, and what follows it (B-DAY)."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, asked, offered, play, position, rules_told, seat

# A card of each value, to be given and to be met: none of the first has an action that asks before the location's.
GIVEN = {1: "hand1-1", 2: "hand2-2", 3: "hand2-3", 4: "hand4-4", 5: "hand3-5", 6: "hand2-6", 7: "hand1-7",
         8: "board-8", 9: "board-9"}  # fmt: skip
MET = {1: "board-1", 2: "board-2", 3: "board-3", 4: "board-4", 5: "hand1-5", 6: "board-6", 7: "draw-7",
       8: "draw-8a", 9: "draw-9a"}  # fmt: skip


def table(game: Game) -> dict[str, Any]:
    """The whole table."""
    return game.to_dict()


def meeting(given: int, met: int, **rest: Any) -> Game:
    """Anna gives a card of one value to the Palace's official, who holds one of another; no other card in hand."""
    hand = {ANNA: {"hand": [GIVEN[given]], **rest.pop("anna", {})}}
    game = position(2, seats=hand, board={"palace": MET[met]}, **rest)
    play(game, ANNA, f"card {GIVEN[given]}", "at palace")
    return game


# Turns


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_clockwise_from_the_start_player(players: int) -> None:
    """B-DAY-01: one card a turn, then the next player's."""
    game = gugong.new_game(players, seed=3, start=1)
    for turn in range(2 * players):
        who = (1 + turn) % players
        assert asked(game) == (who, "card")
        card = offered(game)[0]
        play(game, who, card, "at travel")
        play(game, who, "no-actions" if asked(game)[1] == "fee" else "decline")
        while asked(game)[1] != "turn-end":
            play(game, who, "decline")
        assert card.removeprefix("card ") not in seat(game, who)["hand"]
        play(game, who, "done")
    assert "B-DAY-01" in rules_told(game)


def test_a_turn_cannot_be_held_back() -> None:
    """C-11, B-DAY-01: with a card in hand one must be given; there is no passing."""
    game = position(2, seats={ANNA: {"hand": ["hand1-1", "hand1-3"]}})
    assert offered(game) == ["card hand1-1", "card hand1-3"]
    for answer, rule in (
        ("done", "C-11"),
        ("decline", "C-11"),
        ("no-actions", "B-DAY-01"),
        ("card hand2-2", "B-DAY-01"),
    ):
        assert rule in str(game.why_not(answer))


def test_a_card_may_be_given_to_any_official() -> None:
    """B-DAY-02: whatever lies there, also where one has just been."""
    game = position(2, seats={ANNA: {"hand": ["hand1-3"]}, LISA: {"hand": ["hand2-2"]}})
    play(game, ANNA, "card hand1-3")
    officials = [f"at {name}" for name in ("travel", "wall", "jade", "intrigue", "palace", "decrees", "canal")]
    assert offered(game) == officials
    play(game, ANNA, "at wall", "decline", "decline", "done")
    play(game, LISA, "card hand2-2")
    assert offered(game) == officials


def test_players_without_a_card_are_passed_over() -> None:
    """C-19: the turn goes to the next player who has one, back to the same player if it must."""
    game = position(4, seats={LISA: {"hand": []}, DAVID: {"hand": []}, SEBASTIAN: {"hand": ["hand4-2"]}})
    play(game, ANNA, "card hand1-7", "at travel", "decline", "done")
    play(game, SEBASTIAN, "card hand4-2", "at canal", "no-actions", "done")
    play(game, ANNA, "card hand1-5", "at wall", "decline", "decline", "done")
    assert asked(game) == (ANNA, "card")


def test_the_day_ends_when_nobody_has_a_card() -> None:
    """B-DAY-01, C-19, A-30: not before the last turn is over; then the discards become the hands."""
    game = position(2, dice=[8, 8, 8], seats={ANNA: {"hand": ["hand1-7"]}, LISA: {"hand": [], "discard": ["hand2-2"]}})
    play(game, ANNA, "card hand1-7", "at palace", "a")
    assert asked(game) == (ANNA, "turn-end")
    assert (table(game)["day"], seat(game, ANNA)["discard"]) == (1, ["board-6"])
    play(game, ANNA, "done")
    assert table(game)["day"] == 2
    assert (seat(game, ANNA)["hand"], seat(game, ANNA)["discard"]) == (["board-6"], [])
    assert (seat(game, LISA)["hand"], seat(game, LISA)["discard"]) == (["hand2-2"], [])
    assert [event.kind for event in game.events].count("day-ends") == 1


def test_a_card_taken_back_brings_its_player_back() -> None:
    """B-DAY-01, C-19: being passed over is not final; Lisa plays her last card and has another turn after Anna's."""
    game = position(
        2,
        turn=LISA,
        map={"beijing": "take-back"},
        seats={ANNA: {"hand": ["hand1-7"]}, LISA: {"hand": ["hand2-6"], "discard": ["hand2-2"]}},
    )
    play(game, LISA, "card hand2-6", "at travel", "a", "city beijing", "token take-back", "card hand2-2", "done")
    play(game, ANNA, "card hand1-7", "at palace", "a", "done")
    assert asked(game) == (LISA, "card")
    assert offered(game) == ["card hand2-2"]


def test_a_harbour_gift_brings_its_player_back() -> None:
    """C-20: by day a Gift Card goes to the hand at once; Anna, whose hand was empty, has another turn."""
    game = position(
        2,
        seats={ANNA: {"hand": ["draw-9a"]}, LISA: {"hand": []}},
        board={"canal": "board-2"},
        canal={"a3": {"seat": ANNA, "servants": 3}},
    )
    play(game, ANNA, "card draw-9a", "at canal", "decline", "a", "claim gift-card", "done", "done")
    assert asked(game) == (ANNA, "card")
    assert len(seat(game, ANNA)["hand"]) == 1


def test_an_empty_pile_gives_no_gift() -> None:
    """C-21: then the reward cannot be claimed; harbour 5 still gives the others."""
    held = [f"draw-{name}" for name in ("2", "3", "5", "6", "7", "8a", "8b", "8c", "9a", "9b", "9c")]
    cards = {"hand": held, "discard": ["hand1-1", "hand1-3", "hand1-5", "hand1-7"]}
    ships = {"a3": {"seat": ANNA, "servants": 3}, "a5": {"seat": ANNA, "servants": 3}}
    game = position(2, seats={ANNA: cards}, board={"canal": "board-8"}, pile=[], canal=ships)
    play(game, ANNA, "card draw-9a", "at canal", "a")
    assert [answer for answer in offered(game) if answer.startswith("claim")] == ["claim vp-4", "claim double-servant"]


def test_a_record_of_a_position_of_the_first_seat_replays() -> None:
    """B-DAY-01: the turn a position begins with is that of the player it names."""
    game = position(2, turn=ANNA)
    play(game, ANNA, "card hand1-7", "at palace", "a")
    again = gugong.replay(game.record())
    assert again.to_dict() == game.to_dict()


# The comparison


@pytest.mark.parametrize("met", range(1, 10))
@pytest.mark.parametrize("given", range(1, 10))
def test_a_higher_gift_is_free(given: int, met: int) -> None:
    """B-DAY-02, B-DAY-06, C-13: higher is free, and so is a 1 for a 9; all else costs a fee."""
    game = meeting(given, met)
    free = given > met or (given, met) == (1, 9)
    assert (asked(game)[1] == "fee") == (not free)
    if free:
        rule = "B-DAY-06" if (given, met) == (1, 9) else "B-DAY-02"
        assert [event.rule for event in game.events if event.kind == "exchange"] == [rule]


@pytest.mark.parametrize(("given", "met", "free"), [(5, 5, True), (9, 9, True), (4, 5, False), (2, 9, False)])
def test_equal_gifts_count_as_higher_with_the_decree(given: int, met: int, free: bool) -> None:
    """C-13: equal, not lower; for its owner alone."""
    assert asked(meeting(given, met, decrees={"equal-gifts": [LISA]}))[1] == "fee"
    game = meeting(given, met, decrees={"equal-gifts": [ANNA]})
    assert (asked(game)[1] == "fee") == (not free)
    assert ("B-DL2-04" in rules_told(game)) == free


# The fee


def test_two_servants_pay_for_a_lower_gift() -> None:
    """B-DAY-03: from pool to supply; then the actions follow."""
    game = meeting(2, 8)
    assert offered(game) == ["pay 2", "no-actions"]
    play(game, ANNA, "pay 2")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["supply"]) == (4, 8)
    assert asked(game) == (ANNA, "card-action")
    assert "B-DAY-03" in rules_told(game)


@pytest.mark.parametrize(
    ("pool", "double", "ways"),
    [
        (0, "locked", []),
        (1, "locked", []),
        (2, "locked", ["pay 2"]),
        (0, "pool", ["pay double"]),
        (1, "pool", ["pay double"]),
        (2, "pool", ["pay 2", "pay double"]),
        (1, "supply", []),
    ],
)
def test_the_ways_to_pay_two(pool: int, double: str, ways: list[str]) -> None:
    """B-DAY-03, C-03: the Double alone is enough, and a piece that could be left out is not taken."""
    game = meeting(2, 8, anna={"pool": pool, "double": double})
    assert offered(game) == [*ways, "no-actions"]
    for answer in {"pay 1", "pay 2", "pay double", "pay 1 double"} - set(ways):
        assert "B-DAY-03" in str(game.why_not(answer))


def test_the_double_pays_the_fee() -> None:
    """C-03: it goes to the supply."""
    game = meeting(2, 8, anna={"pool": 1, "double": "pool"})
    play(game, ANNA, "pay double")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["double"]) == (1, "supply")


def test_the_fee_comes_before_the_card_is_placed() -> None:
    """C-12: what the card brings cannot pay for it; nothing has moved yet."""
    game = meeting(3, 8, anna={"pool": 1})
    assert GIVEN[3] == "hand2-3"  # two Servants
    assert offered(game) == ["no-actions"]
    assert table(game)["board"]["palace"] == MET[8]
    assert seat(game, ANNA)["hand"] == ["hand2-3"]


def test_travel_tokens_may_find_the_servants() -> None:
    """C-12: exchanged at that very moment."""
    game = meeting(2, 8, anna={"pool": 1, "tokens": ["vp-2", "vp-2"]})
    assert "pay 2" not in offered(game)
    play(game, ANNA, "exchange 2")
    assert offered(game) == ["pay 2", "no-actions"]
    play(game, ANNA, "pay 2")
    assert seat(game, ANNA)["pool"] == 0


def test_another_card_pays_for_a_lower_gift() -> None:
    """B-DAY-04: whatever its value; it lies under the card that is taken."""
    game = position(2, seats={ANNA: {"hand": ["hand1-1", "hand1-3", "hand1-7"], "pool": 0}})
    play(game, ANNA, "card hand1-3", "at palace")
    assert offered(game) == ["discard hand1-1", "discard hand1-7", "no-actions"]
    play(game, ANNA, "discard hand1-7")
    assert (seat(game, ANNA)["hand"], seat(game, ANNA)["discard"]) == (["hand1-1"], ["hand1-7", "board-6"])
    assert asked(game) == (ANNA, "location-action")
    assert "B-DAY-04" in rules_told(game)


def test_the_card_given_cannot_pay_for_itself() -> None:
    """B-DAY-04: it must be another one, and one in hand."""
    game = position(2, seats={ANNA: {"hand": ["hand1-3", "hand1-7"], "discard": ["hand1-1"]}})
    play(game, ANNA, "card hand1-3", "at palace")
    for answer in ("discard hand1-3", "discard hand1-1", "discard hand2-2"):
        assert "B-DAY-04" in str(game.why_not(answer))


def test_without_a_fee_there_are_no_actions() -> None:
    """B-DAY-05: the cards change places, and that is all; nothing is paid."""
    game = meeting(2, 8, anna={"pool": 6})
    play(game, ANNA, "no-actions")
    assert asked(game) == (ANNA, "turn-end")
    assert (table(game)["board"]["palace"], seat(game, ANNA)["discard"]) == (GIVEN[2], [MET[8]])
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["envoy"]) == (6, 0)
    assert "B-DAY-05" in rules_told(game)
    assert not rules_told(game) & {"B-DAY-08", "B-CRD-01"}


def test_a_turn_never_fails_for_want_of_means() -> None:
    """C-11, B-DAY-05: one card, no Servant, a high gift: the exchange is still possible."""
    game = meeting(2, 9, anna={"pool": 0, "supply": 12})
    assert offered(game) == ["no-actions"]
    assert "B-DAY-03" in str(game.why_not("a"))


# The card taken, and the actions


def test_the_card_taken_lies_on_top_of_the_discard_pile() -> None:
    """B-DAY-07, C-17: the pile keeps its order."""
    game = position(2, seats={ANNA: {"hand": ["hand1-7"], "discard": ["hand1-3", "hand1-1"]}})
    play(game, ANNA, "card hand1-7", "at palace")
    assert seat(game, ANNA)["discard"] == ["hand1-3", "hand1-1", "board-6"]
    assert table(game)["board"]["palace"] == "hand1-7"
    assert seat(game, ANNA)["hand"] == []
    assert "B-DAY-07" in rules_told(game)


def test_the_card_taken_may_be_used_by_the_actions() -> None:
    """C-18: it lies in the discard pile before them; the swap may give it away again."""
    game = position(2, seats={ANNA: {"hand": ["hand5-7"]}})
    play(game, ANNA, "card hand5-7", "at palace")
    assert asked(game) == (ANNA, "swap-card")
    assert offered(game) == ["card board-6", "decline"]


@pytest.mark.parametrize(
    ("card", "location", "envoy", "pool"),
    [("gain 1", "a", 1, 7), ("decline", "a", 1, 6), ("gain 1", "decline", 0, 7), ("decline", "decline", 0, 6)],
)
def test_each_action_is_optional_by_itself(card: str, location: str, envoy: int, pool: int) -> None:
    """B-DAY-08, A-10, C-11: the card's first, then the location's; both, either or none."""
    game = position(2, seats={ANNA: {"hand": ["hand3-7"]}})
    play(game, ANNA, "card hand3-7", "at palace")
    assert (asked(game)[1], offered(game)) == ("card-action", ["gain 1", "decline"])
    play(game, ANNA, card)
    assert (asked(game)[1], offered(game)) == ("location-action", ["a", "b", "decline"])
    play(game, ANNA, location)
    assert asked(game) == (ANNA, "turn-end")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["pool"]) == (envoy, pool)
    assert "B-DAY-08" in rules_told(game)


def test_what_the_card_brings_pays_for_the_location() -> None:
    """B-DAY-08: Palace B is on offer after the Servant of the card, not before."""
    game = position(2, seats={ANNA: {"hand": ["hand3-7"], "pool": 1}})
    play(game, ANNA, "card hand3-7", "at palace", "decline")
    assert offered(game) == ["a", "decline"]

    game = position(2, seats={ANNA: {"hand": ["hand3-7"], "pool": 1}})
    play(game, ANNA, "card hand3-7", "at palace", "gain 1")
    assert offered(game) == ["a", "b", "decline"]


def test_the_actions_are_those_of_the_card_and_its_place() -> None:
    """B-DAY-08: no other official's; an answer of another place is refused."""
    game = position(2, seats={ANNA: {"hand": ["hand1-7"]}})
    play(game, ANNA, "card hand1-7", "at palace")
    for answer in ("house 3", "decree morning-ship", "square"):
        assert "B-DAY-08" in str(game.why_not(answer))
