"""The Summer Palace: its board, its two options, its cards, tokens and Decrees, and neutral Servants."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, rules_told, seat
from tests.summer import NAME, here, pier, summer, visit
from tests.visits import kinds_told, refusal, table

PAIR = ["vp-2", "vp-2"]  # Travel Tokens for one Servant: with them a question is asked even where nothing can be done


def ended(players: int, **rest: Any) -> Game:
    """The final scoring of a position."""
    return summer(players, phase="end", **rest)


def items(game: Game, who: int, rule: str) -> list[int]:
    """What the final scoring gave a player by a rule."""
    sheet: Any = game.scores()[who]["items"]
    return [vp for id, vp in sheet if id == rule]


# The board


@pytest.mark.parametrize(
    ("players", "ponds"),
    [(2, ["neutral-or-jade", "court-lady"]), (3, ["neutral-or-jade", "court-lady"])]
    + [(players, ["neutral", "jade", "court-lady"]) for players in (4, 5)],
)
def test_the_side_of_the_board_goes_by_the_number_of_players(players: int, ponds: list[str]) -> None:
    """X-SPL-01, A-03: two ponds or three, and no pier beyond them."""
    game = visit(players=players)
    play(game, ANNA, "a")

    assert offered(game) == [f"pier {pond}" for pond in ponds]
    missing = "jade" if players <= 3 else "neutral-or-jade"
    assert refusal(game, f"pier {missing}") == "X-SPL-01"
    assert "X-SPL-01" in rules_told(gugong.new_game(players, modules=[NAME], seed=1))


def test_it_is_one_more_location_for_any_card() -> None:
    """X-SPL-01: as good as the seven others, and only with the module."""
    game = summer(4, turn=LISA, seats={LISA: {"hand": ["board-9"]}})
    play(game, LISA, "card board-9")
    assert f"at {NAME}" in offered(game)

    base = position(4, turn=LISA, seats={LISA: {"hand": ["board-9"]}})
    play(base, LISA, "card board-9")
    assert f"at {NAME}" not in offered(base)


# A and B


def test_a_puts_one_servant_of_the_supply_on_a_pier() -> None:
    """X-SPL-02: the pool and the Envoy stay as they are."""
    game = visit(who=LISA, me={"pool": 4, "envoy": 2}, piers={"jade": {LISA: 1}})

    play(game, LISA, "a", "pier jade")

    assert pier(game, "jade", LISA) == 2
    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"], seat(game, LISA)["envoy"]) == (4, 6, 2)
    assert kinds_told(game, "X-SPL-02") == ["pier"]


@pytest.mark.parametrize("option", ["a", "b"])
def test_the_pool_never_serves_the_piers(option: str) -> None:
    """X-SPL-02, X-SPL-03: with an empty supply there is nothing to place."""
    game = visit(who=LISA, me={"pool": 12, "envoy": 5, "tokens": ["vp-2"] * 4})

    assert offered(game) == ["decline", "exchange 4"]
    assert refusal(game, option) == "X-SPL-02"


def test_b_costs_a_step_of_the_envoy_and_places_two() -> None:
    """X-SPL-03: on two piers, or on one."""
    game = visit(who=LISA, me={"envoy": 3})
    play(game, LISA, "b", "pier jade", "pier court-lady")
    assert (pier(game, "jade", LISA), pier(game, "court-lady", LISA)) == (1, 1)
    assert (seat(game, LISA)["envoy"], seat(game, LISA)["supply"], seat(game, LISA)["pool"]) == (2, 4, 6)
    assert kinds_told(game, "X-SPL-03") == ["retreats", "pier", "pier"]

    game = visit(who=LISA, me={"envoy": 3})
    play(game, LISA, "b", "pier jade", "pier jade")
    assert pier(game, "jade", LISA) == 2


def test_b_may_stop_after_one() -> None:
    """X-SPL-03: up to two, but one at least."""
    game = visit(who=LISA, me={"envoy": 3})
    play(game, LISA, "b")
    assert "done" not in offered(game)

    play(game, LISA, "pier neutral", "done")

    assert (pier(game, "neutral", LISA), asked(game)) == (1, (LISA, "turn-end"))


def test_b_places_what_there_is() -> None:
    """X-SPL-03: the last Servant of the supply alone."""
    game = visit(who=LISA, me={"envoy": 3, "pool": 11})

    play(game, LISA, "b", "pier neutral")

    assert asked(game) == (LISA, "turn-end")


def test_b_needs_its_step() -> None:
    """X-SPL-03, C-45: an Envoy at the start has none to give."""
    game = visit(who=LISA, me={"envoy": 0})

    assert offered(game) == ["a", "decline"]
    assert refusal(game, "b") == "C-45"


def test_the_double_goes_to_a_pier_as_two_or_as_one() -> None:
    """C-05, C-07, X-SPL-02: with a normal Servant by B it is worth 3 together (C-04)."""
    me = {"double": "supply", "envoy": 1}
    game = visit(who=LISA, me=me)
    play(game, LISA, "b", "pier jade")
    assert asked(game) == (LISA, "pier-piece")
    assert offered(game) == ["place servant", "place double", "place double 1"]
    play(game, LISA, "place double", "pier jade")
    assert (here(game)["pier_doubles"]["jade"][LISA], pier(game, "jade", LISA)) == (2, 1)
    assert seat(game, LISA)["double"] == "elsewhere"

    game = visit(who=LISA, me=me)
    play(game, LISA, "a", "pier jade", "place double 1")
    assert here(game)["pier_doubles"]["jade"][LISA] == 1


def test_the_double_of_the_pool_stays_there() -> None:
    """C-05: only what lies in the supply."""
    game = visit(who=LISA, me={"double": "pool"})
    play(game, LISA, "a", "pier jade")

    assert (asked(game), pier(game, "jade", LISA)) == ((LISA, "turn-end"), 1)


# Cards and tokens


@pytest.mark.parametrize("players", [2, 5])
def test_three_gift_cards_come_with_it(players: int) -> None:
    """X-SPL-04, C-71: eight board cards, thirteen in the pile."""
    game = gugong.new_game(players, modules=[NAME], seed=3)
    board = game.to_dict()["board"]
    assert isinstance(board, dict)

    assert sorted(board.values()) == sorted([*(f"board-{value}" for value in (1, 2, 3, 4, 6, 8, 9)), "summer-5"])
    assert len(board) == 8
    assert NAME in board
    assert {"summer-4", "summer-7"} <= set(table(game)["pile"])
    assert len(table(game)["pile"]) == 13
    assert "X-SPL-04" in rules_told(game)


def test_experts_shuffle_them_all_and_a_layered_pile_has_the_new_ones_on_top() -> None:
    """X-SPL-04, C-71."""
    game = gugong.new_game(4, modules=[NAME], expert=True, seed=3)
    assert len(table(game)["board"]) == 8
    assert len(table(game)["pile"]) == 38 + 3 - 16 - 8

    game = gugong.new_game(4, modules=[NAME], layered_pile=True, seed=3)
    assert table(game)["pile"] == ["summer-4", "summer-7"]
    assert len(table(game)["lower_pile"]) == 11


def test_a_card_that_shows_it_performs_it() -> None:
    """X-SPL-04: at any location; at its own twice."""
    game = summer(4, turn=LISA, board={"jade": "board-1"}, seats={LISA: {"hand": ["summer-7"], "envoy": 1}})
    play(game, LISA, "card summer-7", "at jade", "b", "pier jade", "pier neutral")
    assert (asked(game), pier(game, "jade", LISA)) == ((LISA, "location-action"), 1)

    game = summer(4, turn=LISA, board={NAME: "board-1"}, seats={LISA: {"hand": ["summer-7"]}})
    play(game, LISA, "card summer-7", f"at {NAME}", "a", "pier jade", "a", "pier jade")
    assert pier(game, "jade", LISA) == 2


def test_three_travel_tokens_come_with_it() -> None:
    """X-SPL-05, A-56: with them there are 35, and no bonus token."""
    state = gugong.new_game(3, modules=[NAME], seed=3).state
    lying_there = [token for token in state.map if token >= 0]

    count = {
        kind.name: state.token_bag[number] + lying_there.count(number)
        for number, kind in enumerate(state.rules.figures.tokens)
    }
    assert (count["pier-1"], count["pier-2"], sum(count.values())) == (2, 1, 35)


def collecting(token: str, **me: Any) -> Game:
    """Lisa is about to collect the token."""
    game = visit("travel", LISA, 4, me=me, map={"xian": token})
    play(game, LISA, "a", "city xian")
    return game


def test_a_token_puts_one_on_a_pier() -> None:
    """X-SPL-05, C-30: no step of the Envoy, no choice of B."""
    game = collecting("pier-1", envoy=2)
    play(game, LISA, "token pier-1", "pier court-lady")

    assert (pier(game, "court-lady", LISA), seat(game, LISA)["envoy"]) == (1, 2)
    assert seat(game, LISA)["tokens"] == ["pier-1"]
    assert kinds_told(game, "X-SPL-05") == ["uses-token", "pier"]


def test_a_token_puts_two_on_piers() -> None:
    """X-SPL-05, E-12: both of them, the Double too; one where there is but one."""
    game = collecting("pier-2", double="supply")
    play(game, LISA, "token pier-2", "pier court-lady", "place double")
    assert offered(game) == ["pier neutral", "pier jade", "pier court-lady"]
    play(game, LISA, "pier court-lady")
    assert here(game)["pier_doubles"]["court-lady"][LISA] + pier(game, "court-lady", LISA) == 3

    game = collecting("pier-2", pool=11)
    play(game, LISA, "token pier-2", "pier court-lady")
    assert seat(game, LISA)["tokens"] == ["pier-2"]


def test_a_token_without_a_servant_in_the_supply_is_only_stored() -> None:
    """X-SPL-05, A-12: and with one it may be declined."""
    game = collecting("pier-1", pool=12)
    assert offered(game) == ["decline"]
    assert refusal(game, "token pier-1") == "X-SPL-02"

    game = collecting("pier-1")
    play(game, LISA, "decline")
    assert seat(game, LISA)["tokens"] == ["pier-1"]


# Decrees


def test_the_decree_of_the_piers_moves_the_envoy_when_bought() -> None:
    """X-SPL-06, A-57: one step, no VP."""
    game = visit("decrees", LISA, me={"envoy": 2}, decrees={"morning-pier": []})

    play(game, LISA, "decree morning-pier", "pay 1")

    assert (seat(game, LISA)["envoy"], seat(game, LISA)["vp"]) == (3, 0)
    assert "X-SPL-06" in rules_told(game)


def test_the_decree_of_the_piers_places_one_each_morning() -> None:
    """X-SPL-06: from the supply, and only if its owner likes."""
    rest: dict[str, Any] = {"phase": "morning", "day": 2, "decrees": {"morning-pier": [LISA]}}
    game = summer(4, **rest)
    assert asked(game) == (LISA, "morning-decrees")
    play(game, LISA, "decree morning-pier", "pier jade")
    assert (pier(game, "jade", LISA), seat(game, LISA)["pool"]) == (1, 6)
    assert "X-SPL-06" in rules_told(game)

    game = summer(4, **rest, seats={LISA: {"pool": 11, "tokens": [*PAIR, *PAIR]}})
    assert refusal(game, "decree morning-pier") == "X-SPL-02"


def test_the_decree_of_the_piers_is_one_of_six_of_its_level() -> None:
    """X-SPL-06, A-58: two are drawn."""
    drawn = set()
    for seed in range(12):
        game = gugong.new_game(2, modules=[NAME], seed=seed)
        drawn.add("morning-pier" in table(game)["decrees"])
        assert len(table(game)["decrees"]) == 7

    assert drawn == {True, False}


def test_the_decree_of_level_4_lies_on_the_board_of_the_palace() -> None:
    """X-SPL-07, C-72: in every game of the module, and in no other."""
    assert "neutral-servants" in table(gugong.new_game(2, modules=[NAME], seed=5))["decrees"]
    assert "neutral-servants" in table(summer(3))["decrees"]
    assert "neutral-servants" not in table(position(3))["decrees"]


def test_the_decree_of_level_4_costs_three_steps_and_a_servant_for_each_rival() -> None:
    """X-SPL-07, C-45: one more Servant is placed on it."""
    game = visit("decrees", LISA, me={"envoy": 5, "pool": 3}, decrees={"neutral-servants": [ANNA, DAVID]})

    play(game, LISA, "decree neutral-servants", "pay 2")

    assert (seat(game, LISA)["envoy"], seat(game, LISA)["pool"], seat(game, LISA)["vp"]) == (2, 0, 0)
    assert table(game)["decrees"]["neutral-servants"] == [ANNA, LISA, DAVID]
    assert "retreats" in kinds_told(game, "X-SPL-07")


def test_the_decree_of_level_4_needs_all_its_steps_and_its_servants() -> None:
    """X-SPL-07, C-45, C-47: two steps are not three; the Decree discount takes off a Servant, not a step."""
    game = visit("decrees", LISA, me={"envoy": 2}, decrees={"neutral-servants": []})
    assert refusal(game, "decree neutral-servants") == "C-45"

    rivals = {"neutral-servants": [ANNA, DAVID], "decree-discount": []}
    game = visit("decrees", LISA, me={"envoy": 3, "pool": 2}, decrees=rivals)
    assert refusal(game, "decree neutral-servants") == "B-DEC-01"

    cheaper = {"neutral-servants": [ANNA, DAVID], "decree-discount": [LISA]}
    game = visit("decrees", LISA, me={"envoy": 3, "pool": 2}, decrees=cheaper)
    play(game, LISA, "decree neutral-servants", "pay 1")
    assert (seat(game, LISA)["envoy"], seat(game, LISA)["pool"]) == (0, 0)


@pytest.mark.parametrize(
    ("in_pool", "in_supply", "vp"), [(0, 0, []), (1, 0, [2]), (2, 3, [10]), (6, 0, [12]), (5, 3, [12])]
)
def test_neutral_servants_score_at_the_end(in_pool: int, in_supply: int, vp: list[int]) -> None:
    """X-SPL-07: 2 VP each, in pool and supply, at most 12."""
    row = {"neutral_pool": in_pool, "neutral_supply": in_supply}
    game = ended(2, seats={LISA: row, ANNA: {}}, decrees={"neutral-servants": [LISA]})

    assert items(game, LISA, "X-SPL-07") == vp
    assert items(game, ANNA, "X-SPL-07") == []
