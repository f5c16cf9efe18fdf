"""Intrigue: steps, the medal, stacks, the top of the track, ties."""

from __future__ import annotations

import pytest

from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, asked, offered, play, position, rules_told, seat
from tests.visits import journey, kinds_told, refusal, table, visiting


def test_a_is_one_step_and_the_first_takes_the_medal() -> None:
    """B-INT-01: nothing is paid."""
    game = visiting("intrigue", LISA, me={"pool": 0}, intrigue={4: [LISA]})
    assert offered(game) == ["a", "decline"]

    play(game, LISA, "a")

    assert table(game)["intrigue"]["5"] == [LISA]
    assert table(game)["medal"] == LISA
    assert kinds_told(game, "B-INT-01") == ["intrigue", "medal"]


def test_a_second_a_of_the_round_leaves_the_medal_where_it_is() -> None:
    """A-24: David has it already; Lisa has her step."""
    game = visiting("intrigue", LISA, medal=DAVID, intrigue={4: [LISA]})

    play(game, LISA, "a")

    assert table(game)["intrigue"]["5"] == [LISA]
    assert table(game)["medal"] == DAVID


def test_the_medal_may_be_taken_at_the_top_of_the_track() -> None:
    """C-22: no step is left, the medal is."""
    game = visiting("intrigue", LISA, intrigue={14: [LISA]})

    play(game, LISA, "a")

    assert table(game)["intrigue"]["14"] == [LISA]
    assert table(game)["medal"] == LISA


def test_the_start_player_may_take_the_medal() -> None:
    """C-22: Anna starts today and will start tomorrow."""
    game = visiting("intrigue", ANNA)

    play(game, ANNA, "a")

    assert (table(game)["start"], table(game)["medal"]) == (ANNA, ANNA)


def test_the_medal_comes_with_a_of_a_card_too() -> None:
    """C-22, B-INT-01: Intrigue A from any source; the location's A after it is the second."""
    game = position(4, turn=LISA, seats={LISA: {"hand": ["draw-9c"]}}, board={"intrigue": "board-8"})

    play(game, LISA, "card draw-9c", "at intrigue", "a")
    assert asked(game) == (LISA, "location-action")
    assert table(game)["medal"] == LISA
    play(game, LISA, "a")

    assert table(game)["intrigue"]["2"] == [LISA]
    assert kinds_told(game, "B-INT-01") == ["intrigue", "medal", "intrigue"]


def test_b_is_three_steps_for_one_servant_and_never_the_medal() -> None:
    """B-INT-02, C-22."""
    game = visiting("intrigue", LISA, me={"pool": 2}, intrigue={4: [LISA]})

    play(game, LISA, "b", "pay 1")

    assert table(game)["intrigue"]["7"] == [LISA]
    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"]) == (1, 11)
    assert table(game)["medal"] is None
    assert "B-INT-02" in rules_told(game)


def test_b_needs_a_servant() -> None:
    """B-INT-02: an empty pool has only A."""
    game = visiting("intrigue", LISA, me={"pool": 0})

    assert offered(game) == ["a", "decline"]
    assert refusal(game, "b") == "B-INT-02"


def test_a_token_brings_a_step_but_no_medal() -> None:
    """C-22: a token is no Intrigue action."""
    game = journey(LISA, 4, "intrigue", intrigue={4: [LISA]})

    play(game, LISA, "a", "city lanzhou", "token intrigue")

    assert table(game)["intrigue"]["5"] == [LISA]
    assert table(game)["medal"] is None


@pytest.mark.parametrize(("way", "step"), [(["a"], 5), (["b", "pay 1"], 7)])
def test_a_marker_that_arrives_lies_on_top(way: list[str], step: int) -> None:
    """B-INT-03, C-34: of all who are there."""
    game = visiting("intrigue", LISA, intrigue={4: [LISA, ANNA], step: [SEBASTIAN, DAVID]})

    play(game, LISA, *way)

    assert table(game)["intrigue"] == {"4": [ANNA], str(step): [SEBASTIAN, DAVID, LISA]}
    assert kinds_told(game, "B-INT-03") == ["on-top"]


@pytest.mark.parametrize(("before", "after"), [(11, 14), (12, 14), (13, 14)])
def test_the_track_ends_at_fourteen(before: int, after: int) -> None:
    """B-INT-04: steps beyond are lost; who arrives there lies on top."""
    game = visiting("intrigue", LISA, intrigue={before: [LISA], 14: [DAVID]})

    play(game, LISA, "b", "pay 1")

    assert table(game)["intrigue"][str(after)] == [DAVID, LISA]


@pytest.mark.parametrize("way", [["a"], ["b", "pay 1"]])
def test_a_marker_that_cannot_move_keeps_its_place_in_the_stack(way: list[str]) -> None:
    """B-INT-04, C-34: at step 14 Lisa stays under David, whatever she pays."""
    game = visiting("intrigue", LISA, intrigue={14: [LISA, DAVID]})

    play(game, LISA, *way)

    assert table(game)["intrigue"]["14"] == [LISA, DAVID]
    assert "B-INT-04" in rules_told(game)


def test_a_marker_taken_out_of_a_stack_leaves_the_others_in_order() -> None:
    """B-INT-03: the middle one of three goes up."""
    game = visiting("intrigue", LISA, intrigue={4: [DAVID, LISA, ANNA]})

    play(game, LISA, "a")

    assert table(game)["intrigue"]["4"] == [DAVID, ANNA]


@pytest.mark.parametrize(("stack", "winner"), [([ANNA, LISA], LISA), ([LISA, ANNA], ANNA)])
@pytest.mark.parametrize("occasion", ["wall", "night", "end"])
def test_the_higher_marker_wins_every_tie(occasion: str, stack: list[int], winner: int) -> None:
    """B-INT-05: on the Wall, for the most matches at Night, and in the final result."""
    if occasion == "wall":
        game = visiting("wall", DAVID, 5, wall={ANNA: 3, LISA: 3}, intrigue={6: stack})
        play(game, DAVID, "a", "place servant")
        best = [who for who in range(5) if seat(game, who)["vp"]]
    elif occasion == "night":
        cards = {ANNA: {"hand": [], "discard": ["hand1-7"]}, LISA: {"hand": [], "discard": ["hand3-7"]}}
        game = position(2, phase="night", seats=cards, dice=[3, 7, 8], intrigue={6: stack})
        play(game, ANNA, "decline")
        play(game, LISA, "decline")
        best = [who for who in range(2) if seat(game, who)["vp"]]
    else:
        arrived = {ANNA: {"palace": 0, "vp": 10}, LISA: {"palace": 1, "vp": 12}}
        game = position(2, phase="end", day=4, seats=arrived, intrigue={6: stack})
        best = [who for who in range(2) if who == game.winner]

    assert best == [winner]
    assert "B-INT-05" in rules_told(game)
