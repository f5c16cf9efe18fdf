"""The Great Wall: builders, the complete section, its greatest builder, Intrigue Benefits."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, asked, offered, play, position, rules_told, seat
from tests.visits import journey, kinds_told, refusal, table, visiting


def on_the_wall(game: Game) -> list[int]:
    """What each player's pieces on the Wall are worth."""
    return [row["wall"] + row["wall_double"] for row in (seat(game, who) for who in range(game.players))]


def scoring(players: int = 4, **rest: Any) -> Game:
    """Anna completes the section with her one builder; with `wall` the others' builders, `intrigue` the markers."""
    game = visiting("wall", ANNA, players, **rest)
    play(game, ANNA, "a", "place servant")
    return game


# Building


def test_a_places_one_servant_of_the_pool() -> None:
    """B-WAL-01: A, and nothing is paid."""
    game = visiting("wall", LISA, me={"pool": 4})

    play(game, LISA, "a", "place servant")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"], seat(game, LISA)["wall"]) == (3, 8, 1)
    assert asked(game) == (LISA, "turn-end")
    assert "B-WAL-01" in rules_told(game)


def test_nobody_builds_with_an_empty_pool() -> None:
    """B-WAL-01: the builder comes from the pool, whatever the supply has."""
    game = visiting("wall", LISA, me={"pool": 0, "tokens": ["vp-2", "vp-2"]})

    assert offered(game) == ["decline", "exchange 2"]
    assert refusal(game, "a") == "B-WAL-01"


def test_b_removes_one_servant_and_places_up_to_two_others() -> None:
    """B-WAL-02: one to the supply, two on the Wall."""
    game = visiting("wall", LISA, me={"pool": 4})

    play(game, LISA, "b", "pay 1", "place servant", "place servant")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"], seat(game, LISA)["wall"]) == (1, 9, 2)
    assert asked(game) == (LISA, "turn-end")
    assert "B-WAL-02" in rules_told(game)


def test_b_may_stop_after_one_builder_but_not_before() -> None:
    """B-WAL-02: "up to two" is one at least."""
    game = visiting("wall", LISA, me={"pool": 4})

    play(game, LISA, "b", "pay 1")
    assert offered(game) == ["place servant"]

    play(game, LISA, "place servant")
    assert offered(game) == ["place servant", "done"]

    play(game, LISA, "done")
    assert (seat(game, LISA)["pool"], seat(game, LISA)["wall"]) == (2, 1)


@pytest.mark.parametrize(("pool", "ways"), [(0, []), (1, ["a"]), (2, ["a", "b"])])
def test_b_needs_a_servant_to_place_besides_the_one_removed(pool: int, ways: list[str]) -> None:
    """B-WAL-02: one Servant cannot be both removed and placed."""
    game = visiting("wall", LISA, me={"pool": pool, "tokens": ["vp-2", "vp-2"]})

    assert offered(game) == [*ways, "decline", "exchange 2"]
    if "b" not in ways:
        assert refusal(game, "b") == "B-WAL-02"


def test_tokens_may_pay_for_the_second_builder_in_the_middle_of_b() -> None:
    """C-26: the pool is empty after the first builder, but two tokens bring another."""
    game = visiting("wall", LISA, me={"pool": 2, "tokens": ["vp-2", "vp-2"]})
    play(game, LISA, "b", "pay 1", "place servant")
    assert offered(game) == ["done", "exchange 2"]

    play(game, LISA, "exchange 2", "place servant")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["wall"]) == (0, 2)


# The section is complete


@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_the_section_is_complete_at_its_size_and_not_before(players: int, size: int) -> None:
    """B-WAL-03: 4, 5, 6, 7 Servants for 2, 3, 4, 5 players."""
    short = scoring(players, wall={LISA: size - 2})
    full = scoring(players, wall={LISA: size - 1})

    assert "B-WAL-03" not in rules_told(short)
    assert on_the_wall(short)[:2] == [1, size - 2]
    assert kinds_told(full, "B-WAL-03") == ["wall-complete"]
    assert on_the_wall(full)[:2] == [1, 0]


def test_all_builders_of_an_action_are_placed_before_the_wall_is_checked() -> None:
    """C-31: Lisa's first builder completes the section; her second still counts, and makes her the greatest."""
    game = visiting("wall", LISA, wall={DAVID: 3, LISA: 2}, intrigue={5: [LISA, DAVID]})

    play(game, LISA, "b", "pay 1", "place servant")
    assert asked(game) == (LISA, "wall-place")
    play(game, LISA, "place servant")

    assert (seat(game, LISA)["vp"], seat(game, DAVID)["vp"]) == (3, 0)
    assert on_the_wall(game) == [0, 0, 3, 0]


def test_what_is_more_than_needed_counts_and_no_second_scoring_follows() -> None:
    """C-32: seven stand where six are enough; one scoring, and what is left waits for the next section."""
    game = visiting("wall", LISA, wall={ANNA: 2, DAVID: 3})

    play(game, LISA, "b", "pay 1", "place servant", "place servant")

    assert kinds_told(game, "B-WAL-03") == ["wall-complete"]
    assert seat(game, DAVID)["vp"] == 3
    assert on_the_wall(game) == [2, 2, 0, 0]


def test_a_section_completed_by_a_token_is_scored_at_once_and_the_journey_goes_on() -> None:
    """C-35: three players are asked in the middle of Anna's journey; then her token is stored, and she travels on."""
    game = journey(ANNA, 4, "wall", "vp-2", wall={LISA: 3, DAVID: 2}, intrigue={1: [DAVID], 2: [LISA], 3: [ANNA]})

    play(game, ANNA, "b", "pay 2", "city lanzhou", "token wall", "place servant")
    assert seat(game, LISA)["vp"] == 3
    play(game, DAVID, "decline")
    play(game, LISA, "benefit servant")
    play(game, ANNA, "decline")

    assert seat(game, ANNA)["tokens"] == ["wall"]
    assert (asked(game), offered(game)) == ((ANNA, "city"), ["city xian"])


def test_a_section_completed_by_the_card_is_scored_before_the_locations_action() -> None:
    """C-35: the card's builder completes the section, the location's builder begins the next."""
    game = position(4, turn=ANNA, seats={ANNA: {"hand": ["draw-7"]}}, wall={LISA: 5}, intrigue={1: [LISA]})

    play(game, ANNA, "card draw-7", "at wall", "a", "place servant")
    play(game, LISA, "decline")
    assert asked(game) == (ANNA, "location-action")
    play(game, ANNA, "a", "place servant")

    assert on_the_wall(game) == [2, 0, 0, 0]


# The greatest builder


def test_the_greatest_builder_scores_three_vp_and_an_envoy_step() -> None:
    """B-WAL-04: the winner need not be the one who completed the section; nobody is asked about the step (E-04)."""
    game = scoring(wall={LISA: 3, DAVID: 2})
    assert asked(game) == (ANNA, "turn-end")

    assert [seat(game, who)["vp"] for who in range(4)] == [0, 3, 0, 0]
    assert [seat(game, who)["envoy"] for who in range(4)] == [0, 1, 0, 0]
    assert kinds_told(game, "B-WAL-04") == ["vp", "envoy"]


@pytest.mark.parametrize(
    ("intrigue", "winner"),
    [({3: [LISA, DAVID]}, DAVID), ({3: [DAVID, LISA]}, LISA), ({3: [DAVID], 4: [LISA]}, LISA)],
)
def test_a_tie_on_the_wall_goes_to_the_higher_marker(intrigue: dict[int, list[int]], winner: int) -> None:
    """B-WAL-04, B-INT-05: further up, or on top of the other."""
    game = scoring(5, wall={LISA: 3, DAVID: 3}, intrigue=intrigue)

    assert [who for who in range(5) if seat(game, who)["vp"]] == [winner]
    assert "B-INT-05" in rules_told(game)


def test_an_envoy_inside_the_palace_makes_the_winners_step_a_vp() -> None:
    """B-WAL-04, B-PAL-04: 3 VP, and 1 for the step."""
    game = scoring(wall={LISA: 5}, seats={LISA: {"palace": 0}})

    assert seat(game, LISA)["vp"] == 4


def test_the_winner_takes_everything_home_and_the_others_stay() -> None:
    """B-WAL-05: the Double too; what stays counts for the next section."""
    game = scoring(5, wall={DAVID: 2}, seats={LISA: {"wall": 2, "double": "wall", "wall_double": 2, "pool": 5}})

    assert on_the_wall(game) == [1, 0, 2, 0, 0]
    assert (seat(game, LISA)["supply"], seat(game, LISA)["double"]) == (6, "supply")
    assert "B-WAL-05" in rules_told(game)


def test_the_winner_may_gain_at_once_what_has_just_come_home() -> None:
    """C-33: the pieces are in the supply before the Intrigue Benefits begin."""
    game = scoring(wall={LISA: 5}, seats={LISA: {"pool": 7}}, intrigue={1: [LISA]})

    play(game, LISA, "benefit servant")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"]) == (8, 4)


# Intrigue Benefits


@pytest.mark.parametrize(
    ("step", "on_offer"),
    [
        (1, ["servant"]),
        (2, ["servant"]),
        (3, ["servant", "servants-2"]),
        (4, ["servant", "servants-2"]),
        (5, ["servant", "servants-2", "die"]),
        (6, ["servant", "servants-2", "die"]),
        (7, ["servant", "servants-2", "die", "jade"]),
        (14, ["servant", "servants-2", "die", "jade"]),
    ],
)
def test_only_what_the_marker_can_pay_is_on_offer(step: int, on_offer: list[str]) -> None:
    """B-WAL-06, C-33: 1, 3, 5 and 7 steps, all of them to be had."""
    game = scoring(wall={LISA: 5}, intrigue={step: [LISA]})

    assert asked(game) == (LISA, "intrigue-benefit")
    assert offered(game) == [*(f"benefit {name}" for name in on_offer), "decline"]
    for name in {"servant", "servants-2", "die", "jade"} - set(on_offer):
        assert refusal(game, f"benefit {name}") == "B-WAL-06"


def test_a_benefit_of_servants_needs_a_servant_in_the_supply() -> None:
    """B-WAL-06, C-02: David has nothing left to gain; a die he may turn."""
    game = scoring(wall={LISA: 3, DAVID: 2}, seats={DAVID: {"pool": 10}}, intrigue={6: [DAVID]})

    assert offered(game) == ["benefit die", "decline"]
    assert refusal(game, "benefit servant") == "C-02"


def test_tokens_may_take_the_last_servant_before_a_benefit_does() -> None:
    """C-26, C-02: David exchanges tokens first; then no benefit is left for his one step, and play goes on."""
    david = {"pool": 9, "tokens": ["vp-2", "vp-2"]}
    game = scoring(wall={LISA: 3, DAVID: 2}, seats={DAVID: david}, intrigue={1: [DAVID]})
    assert offered(game) == ["benefit servant", "decline", "exchange 2"]

    play(game, DAVID, "exchange 2")

    assert (seat(game, DAVID)["pool"], table(game)["intrigue"]["1"]) == (10, [DAVID])
    assert asked(game) == (ANNA, "turn-end")


def test_two_servants_from_a_supply_of_one_are_one() -> None:
    """C-02: as many as the supply has; the three steps are paid all the same."""
    game = scoring(wall={LISA: 3, DAVID: 2}, seats={DAVID: {"pool": 9}}, intrigue={3: [DAVID]})

    play(game, DAVID, "benefit servants-2")

    assert (seat(game, DAVID)["pool"], seat(game, DAVID)["supply"]) == (10, 0)
    assert DAVID in table(game)["intrigue"]["0"]


def test_a_die_is_turned_to_another_side_and_may_be_turned_again() -> None:
    """B-WAL-06: David turns the second die, and Lisa turns the same one."""
    game = scoring(wall={LISA: 3, DAVID: 2}, intrigue={5: [DAVID], 6: [LISA]}, dice=[3, 4, 5])

    play(game, DAVID, "benefit die")
    assert len(offered(game)) == 15
    assert refusal(game, "die 2 4") == "B-WAL-06"
    play(game, DAVID, "die 2 8")
    play(game, LISA, "benefit die", "die 2 6")

    assert table(game)["dice"] == [3, 6, 5]
    assert [event.values[:2] for event in game.events if event.kind == "die"][-2:] == [(2, 8), (2, 6)]


def test_the_jade_of_a_benefit_is_not_taken_from_a_house() -> None:
    """B-WAL-06, B-JAD-03: it comes out of the common stock."""
    game = scoring(wall={LISA: 5}, intrigue={7: [LISA]})

    play(game, LISA, "benefit jade")

    assert seat(game, LISA)["jade"] == 1
    assert all(table(game)["jade_houses"])


def test_all_builders_take_one_benefit_each_lowest_marker_first() -> None:
    """B-WAL-07: David lies under Lisa, Anna is above both; Sebastian did not build."""
    game = scoring(wall={LISA: 3, DAVID: 2}, intrigue={2: [SEBASTIAN], 8: [DAVID, LISA], 9: [ANNA]})

    play(game, DAVID, "benefit servant")
    play(game, LISA, "benefit servant")
    play(game, ANNA, "benefit servant")

    assert asked(game) == (ANNA, "turn-end")
    assert kinds_told(game, "B-WAL-07") == ["benefits"]


def test_a_benefit_may_be_declined() -> None:
    """B-WAL-07: David keeps his Intrigue."""
    game = scoring(wall={LISA: 3, DAVID: 2}, intrigue={8: [DAVID]})

    play(game, DAVID, "decline")

    assert table(game)["intrigue"]["8"] == [DAVID]
    assert asked(game) == (ANNA, "turn-end")


def test_a_builder_without_intrigue_is_passed_over() -> None:
    """B-WAL-07, C-33: only what the marker can pay, so nothing at step 0."""
    game = scoring(wall={LISA: 3, DAVID: 2}, intrigue={1: [ANNA]})

    assert asked(game) == (ANNA, "intrigue-benefit")


def test_a_marker_that_pays_lands_on_top_of_those_below() -> None:
    """C-34: Lisa goes down to Sebastian's step, and from now on stands above him."""
    game = scoring(wall={LISA: 5}, intrigue={4: [SEBASTIAN], 5: [LISA]})

    play(game, LISA, "benefit servant")

    assert table(game)["intrigue"]["4"] == [SEBASTIAN, LISA]
