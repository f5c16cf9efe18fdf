"""The Palace of Heavenly Purity: the Envoy's steps, the arrival, the steps beyond."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, RAFAEL, SEBASTIAN, offered, play, position, rules_told, seat
from tests.visits import journey, kinds_told, refusal, table, visiting


def test_a_is_one_step() -> None:
    """B-PAL-01: nothing is paid, and the Intrigue marker stays."""
    game = visiting("palace", LISA, me={"pool": 0, "envoy": 3}, intrigue={4: [LISA]})
    assert offered(game) == ["a", "decline"]

    play(game, LISA, "a")

    assert seat(game, LISA)["envoy"] == 4
    assert table(game)["intrigue"]["4"] == [LISA]
    assert "B-PAL-01" in rules_told(game)


def test_b_is_two_steps_and_one_of_intrigue_for_two_servants() -> None:
    """B-PAL-02."""
    game = visiting("palace", LISA, me={"pool": 3, "envoy": 3}, intrigue={4: [LISA], 5: [DAVID]})

    play(game, LISA, "b", "pay 2")

    assert (seat(game, LISA)["envoy"], seat(game, LISA)["pool"], seat(game, LISA)["supply"]) == (5, 1, 11)
    assert table(game)["intrigue"]["5"] == [DAVID, LISA]
    assert kinds_told(game, "B-PAL-02") == ["pays", "envoy", "intrigue"]


def test_b_needs_two_servants() -> None:
    """B-PAL-02: one is not enough."""
    game = visiting("palace", LISA, me={"pool": 1})

    assert offered(game) == ["a", "decline"]
    assert refusal(game, "b") == "B-PAL-02"


def test_the_eighth_step_is_the_palace_and_its_vp_are_scored_at_the_end_only() -> None:
    """B-PAL-03: on the seventh step an Envoy is still outside."""
    game = visiting("palace", LISA, me={"envoy": 6})
    play(game, LISA, "a")
    assert (seat(game, LISA)["envoy"], seat(game, LISA)["palace"]) == (7, None)

    game = visiting("palace", LISA, me={"envoy": 7})
    play(game, LISA, "a")

    assert (seat(game, LISA)["envoy"], seat(game, LISA)["palace"], seat(game, LISA)["vp"]) == (8, 0, 0)
    assert "B-PAL-03" in rules_told(game)


@pytest.mark.parametrize(
    ("taken", "spot"),
    [({}, 0), ({DAVID: 0}, 1), ({DAVID: 1}, 0), ({DAVID: 0, SEBASTIAN: 2}, 1), ({DAVID: 0, SEBASTIAN: 1, ANNA: 2}, 3)],
)
def test_an_arrival_takes_the_best_free_spot(taken: dict[int, int], spot: int) -> None:
    """B-PAL-03, C-42: nobody chooses."""
    inside = {who: {"palace": place} for who, place in taken.items()}
    game = visiting("palace", LISA, 5, me={"envoy": 7}, seats=inside)

    play(game, LISA, "a")

    assert seat(game, LISA)["palace"] == spot


def test_everybody_who_arrives_finds_a_spot() -> None:
    """B-PAL-03: the fifth of five players too."""
    inside = {who: {"palace": place} for place, who in enumerate((ANNA, LISA, DAVID, SEBASTIAN))}
    game = visiting("palace", RAFAEL, 5, me={"envoy": 7}, seats=inside)

    play(game, RAFAEL, "a")

    assert seat(game, RAFAEL)["palace"] == 4


def test_the_step_beyond_the_arrival_is_a_vp_within_the_same_move() -> None:
    """B-PAL-04, C-42: from step 7 the first of two steps arrives, the second is 1 VP."""
    game = visiting("palace", LISA, me={"envoy": 7})

    play(game, LISA, "b", "pay 2")

    assert (seat(game, LISA)["palace"], seat(game, LISA)["vp"]) == (0, 1)
    assert kinds_told(game, "B-PAL-04") == ["vp"]


def inside(**rest: object) -> dict[str, object]:
    """An Envoy on the first spot."""
    return {"palace": 0, **rest}


def palace_a() -> Game:
    game = visiting("palace", LISA, me=inside())
    play(game, LISA, "a")
    return game


def palace_b() -> Game:
    game = visiting("palace", LISA, me=inside())
    play(game, LISA, "b", "pay 2")
    return game


def by_card() -> Game:
    game = position(4, turn=LISA, seats={LISA: inside(hand=["draw-5"])}, board={"jade": "board-1"})
    play(game, LISA, "card draw-5", "at jade", "a")
    return game


def by_token() -> Game:
    game = journey(LISA, 4, "envoy", me=inside())
    play(game, LISA, "a", "city lanzhou", "token envoy")
    return game


def by_decree() -> Game:
    game = position(4, phase="morning", day=2, seats={LISA: inside()}, decrees={"morning-envoy": [LISA]})
    play(game, LISA, "decree morning-envoy")
    return game


@pytest.mark.parametrize(("step", "vp"), [(palace_a, 1), (palace_b, 2), (by_card, 1), (by_token, 1), (by_decree, 1)])
def test_every_step_of_an_envoy_inside_is_a_vp(step: Callable[[], Game], vp: int) -> None:
    """B-PAL-04: wherever the step comes from; the spot stays the same."""
    game = step()

    assert (seat(game, LISA)["vp"], seat(game, LISA)["palace"], seat(game, LISA)["envoy"]) == (vp, 0, 8)
    assert "B-PAL-04" in rules_told(game)
