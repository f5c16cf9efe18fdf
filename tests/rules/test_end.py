"""The end of the game: the last Wall, Decrees of level 3, the Palace, Jade, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, RAFAEL, SEBASTIAN, asked, play, position, rules_told, seat
from tests.visits import kinds_told, table


def end(seats: dict[int, dict[str, Any]] | None = None, players: int = 4, **rest: Any) -> Game:
    """After the fourth Night; what is left out is as at set-up, so every Envoy not named is outside the Palace."""
    return position(players, phase="end", day=4, seats=seats, **rest)


def scored(game: Game, who: int) -> dict[str, int]:
    """What the final scoring gave a player, by rule."""
    items: Any = game.scores()[who]["items"]
    return {rule: vp for rule, vp in items if rule != "track"}


def order_of_scoring(game: Game) -> list[str]:
    """The rules of the final scoring, in the order in which they scored."""
    return [rule for rule, _, _ in table(game)["final_items"]]


# The last Wall


def test_the_most_servants_on_the_unfinished_wall_score_once_more() -> None:
    """B-END-01, A-26: three VP and an Envoy step, for a section of three."""
    game = end(wall={LISA: 2, DAVID: 1})

    assert scored(game, LISA) == {"B-END-01": 3}
    assert (seat(game, LISA)["envoy"], scored(game, DAVID)) == (1, {})
    assert "B-END-01" in rules_told(game)


def test_what_the_double_is_worth_counts_on_the_last_wall() -> None:
    """A-26: the greatest worth."""
    game = end({LISA: {"double": "wall", "wall_double": 2}, DAVID: {"wall": 1}}, intrigue={5: [DAVID]})

    assert scored(game, LISA) == {"B-END-01": 3}


@pytest.mark.parametrize(("stack", "winner"), [([LISA, DAVID], DAVID), ([DAVID, LISA], LISA)])
def test_a_tie_on_the_last_wall_goes_to_the_higher_marker(stack: list[int], winner: int) -> None:
    """B-END-01, B-INT-05."""
    game = end(wall={LISA: 2, DAVID: 2}, intrigue={3: stack, 8: [ANNA]})

    assert [who for who in range(4) if scored(game, who)] == [winner]


def test_an_empty_wall_scores_for_nobody() -> None:
    """B-END-01: "if there are still Servants"."""
    game = end(intrigue={8: [ANNA]})

    assert order_of_scoring(game) == []


def test_there_are_no_intrigue_benefits_at_the_end() -> None:
    """A-27: Lisa stands at step 14 and is not asked; her builders stay where they are."""
    game = end(wall={LISA: 2, DAVID: 1}, intrigue={7: [DAVID], 14: [LISA]})

    assert game.over
    assert seat(game, LISA)["wall"] == 2


def test_the_last_wall_may_bring_an_envoy_into_the_palace() -> None:
    """B-END-01, B-PAL-03: Lisa arrives on the best free spot, scores it, and can win."""
    game = end({ANNA: {"palace": 0, "vp": 1}, LISA: {"envoy": 7, "vp": 4}}, wall={LISA: 1})

    assert seat(game, LISA)["palace"] == 1
    assert scored(game, LISA) == {"B-END-01": 3, "B-END-03": 5}
    assert game.winner == LISA


def test_inside_the_palace_the_step_of_the_last_wall_is_a_vp() -> None:
    """B-END-01, B-PAL-04: 3 and 1, and the Decree that counts VP sees all four."""
    game = end({LISA: {"palace": 0, "vp": 8}}, wall={LISA: 1}, decrees={"vp-per-3-vp": [LISA]})

    assert game.scores()[LISA]["items"] == [
        ("track", 8),
        ("B-END-01", 3),
        ("B-PAL-04", 1),
        ("B-DL3-01", 4),
        ("B-END-03", 7),
    ]


def test_tokens_may_be_exchanged_once_more_before_the_scoring() -> None:
    """C-26: in turn order, Sebastian first; the VP are on the track when the Decree counts them."""
    lisa = {"tokens": ["vp-2"] * 4, "vp": 7}
    others = {SEBASTIAN: {"tokens": ["envoy"] * 2}, DAVID: {"tokens": ["envoy"]}}
    game = end({LISA: lisa, **others}, start=SEBASTIAN, decrees={"vp-per-3-vp": [LISA]})

    play(game, SEBASTIAN, "done")
    assert asked(game) == (LISA, "last-exchange")
    play(game, LISA, "exchange 4")

    assert game.over
    assert scored(game, LISA) == {"B-DL3-01": 3}


def test_tokens_for_jade_at_the_very_end_still_count() -> None:
    """C-26, B-END-04: six tokens, one Jade, and the Decree for Jade too."""
    six = ["vp-2"] * 4 + ["envoy"] * 2
    game = end({LISA: {"tokens": six}}, decrees={"vp-per-jade": [LISA]})

    play(game, LISA, "exchange 6")

    assert scored(game, LISA) == {"B-DL3-03": 2, "B-END-04": 1}


# The order


def test_the_final_scoring_goes_wall_vp_decree_other_decrees_palace_jade() -> None:
    """A-33, A-34, B-END-02: in this order, though the Decree that counts VP was placed last."""
    decrees = {"vp-8": [LISA], "vp-per-3-vp": [LISA]}
    game = end({LISA: {"palace": 0, "jade": 2, "vp": 3}}, wall={DAVID: 1}, decrees=decrees)

    assert order_of_scoring(game) == ["B-END-01", "B-DL3-01", "B-DL3-02", "B-END-03", "B-END-04"]
    assert "B-END-02" in rules_told(game)


def test_every_owner_scores_a_decree_of_level_3() -> None:
    """B-END-02: several players own the same one."""
    game = end(decrees={"vp-8": [ANNA, DAVID]})

    assert [scored(game, who) for who in range(4)] == [{"B-DL3-02": 8}, {}, {"B-DL3-02": 8}, {}]


# Decrees of level 3


@pytest.mark.parametrize(("vp", "more"), [(0, 0), (2, 0), (3, 1), (28, 9), (30, 10), (33, 10)])
def test_a_third_of_the_vp_on_the_track_ten_at_most(vp: int, more: int) -> None:
    """B-DL3-01: rounded down."""
    game = end({LISA: {"vp": vp}}, decrees={"vp-per-3-vp": [LISA]})

    assert scored(game, LISA).get("B-DL3-01", 0) == more
    assert ("B-DL3-01" in rules_told(game)) is bool(more)


def test_the_third_is_counted_after_the_wall_and_before_everything_else() -> None:
    """A-34, B-DL3-01: 9 VP and 3 of the Wall make 4; neither the 8 of the other Decree, nor Palace, nor Jade counts."""
    rows = {LISA: {"vp": 9, "palace": 0, "jade": 5}}
    game = end(rows, wall={DAVID: 1}, decrees={"vp-8": [LISA], "vp-per-3-vp": [LISA, DAVID]})

    assert scored(game, LISA) == {"B-DL3-01": 3, "B-DL3-02": 8, "B-END-03": 7, "B-END-04": 15}
    assert scored(game, DAVID) == {"B-END-01": 3, "B-DL3-01": 1}


def test_eight_vp() -> None:
    """B-DL3-02."""
    game = end(decrees={"vp-8": [LISA]})

    assert scored(game, LISA) == {"B-DL3-02": 8}


@pytest.mark.parametrize(("jade", "vp"), [(0, 0), (1, 2), (4, 8), (5, 10), (6, 10)])
def test_two_vp_for_each_jade_ten_at_most(jade: int, vp: int) -> None:
    """B-DL3-03: besides what the Jade scores by itself."""
    game = end({LISA: {"jade": jade}}, decrees={"vp-per-jade": [LISA]})

    assert scored(game, LISA).get("B-DL3-03", 0) == vp


@pytest.mark.parametrize(
    ("others", "vp"), [([], 2), (["vp-8"], 4), (["vp-8", "equal-gifts", "morning-ship", "wall-bonus"], 10)]
)
def test_two_vp_for_each_of_ones_servants_on_decrees(others: list[str], vp: int) -> None:
    """B-DL3-04: this one too, of any level, and without a maximum; not those of others."""
    decrees = {"vp-per-decree": [LISA], **{decree: [LISA, ANNA] for decree in others}, "morning-swap": [ANNA]}
    game = end({LISA: {"pool": 2}}, decrees=decrees)

    assert scored(game, LISA)["B-DL3-04"] == vp


@pytest.mark.parametrize(
    ("rewards", "double", "vp"),
    [({}, "locked", 0), ({"vp-4": 2}, "locked", 4), ({"vp-4": 3, "gift-card": 2}, "supply", 12)],
)
def test_two_vp_for_each_servant_at_the_harbour_rewards(rewards: dict[str, int], double: str, vp: int) -> None:
    """B-DL3-05: all six slots make 12."""
    game = end({LISA: {"rewards": rewards, "double": double, "pool": 2}}, decrees={"vp-per-harbour": [LISA]})

    assert scored(game, LISA).get("B-DL3-05", 0) == vp


# Palace and Jade


@pytest.mark.parametrize(("players", "vp"), [(2, [7, 5]), (3, [7, 5, 3]), (4, [7, 5, 3, 2]), (5, [7, 5, 3, 2, 1])])
def test_each_spot_of_the_palace_has_its_vp(players: int, vp: list[int]) -> None:
    """B-END-03: by the order of arrival."""
    game = end({who: {"palace": who} for who in range(players)}, players)

    assert [scored(game, who)["B-END-03"] for who in range(players)] == vp
    assert "B-END-03" in rules_told(game)


@pytest.mark.parametrize(("jade", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (9, 23)])
def test_jade(jade: int, vp: int) -> None:
    """B-END-04: 1, 3, 6, 10, 15 VP, and 2 for each more."""
    game = end({LISA: {"jade": jade}})

    assert scored(game, LISA).get("B-END-04", 0) == vp
    assert ("B-END-04" in rules_told(game)) is bool(jade)


# Who has won


def test_without_an_audience_no_victory_and_no_score() -> None:
    """B-END-05, C-44: Lisa has most by far, and her Envoy stands on step 7."""
    game = end({ANNA: {"palace": 2, "vp": 1}, LISA: {"vp": 60, "envoy": 7}})

    assert game.winner == ANNA
    assert (game.scores()[LISA]["counts"], game.scores()[LISA]["total"]) == (False, 0)
    assert (game.scores()[ANNA]["counts"], game.scores()[ANNA]["total"]) == (True, 4)
    assert kinds_told(game, "B-END-05") == ["disqualified"] * 3


def test_even_no_vp_at_all_wins_against_those_outside() -> None:
    """B-END-05, B-END-06: on the fifth spot of five, which is 1 VP."""
    game = end({RAFAEL: {"palace": 4}, LISA: {"vp": 40}}, 5)

    assert game.winner == RAFAEL


def test_the_most_vp_of_those_inside_win() -> None:
    """B-END-06: Anna came first, but Lisa has more."""
    game = end({ANNA: {"palace": 0, "vp": 10}, LISA: {"palace": 1, "vp": 13}}, intrigue={9: [ANNA]})

    assert game.winner == LISA
    assert kinds_told(game, "B-END-06") == ["wins"]


@pytest.mark.parametrize(("stack", "winner"), [([LISA, DAVID], DAVID), ([DAVID, LISA], LISA)])
def test_a_tie_at_the_end_goes_to_the_higher_marker(stack: list[int], winner: int) -> None:
    """B-END-06, B-INT-05: Anna, higher than both and with as many VP, is not inside."""
    rows = {ANNA: {"vp": 17}, LISA: {"palace": 0, "vp": 10}, DAVID: {"palace": 1, "vp": 12}}
    game = end(rows, intrigue={3: stack, 8: [ANNA]})

    assert game.winner == winner


def test_nobody_inside_nobody_wins() -> None:
    """B-END-07, C-44: and every score is 0."""
    game = end({ANNA: {"vp": 50, "envoy": 7}, LISA: {"vp": 20}})

    assert game.over
    assert game.winner is None
    assert [game.scores()[who]["total"] for who in range(4)] == [0, 0, 0, 0]
    assert kinds_told(game, "B-END-07") == ["nobody-wins"]
