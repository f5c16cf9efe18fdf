"""Twilight: the Day's automa cards once more, with their lower halves."""

from __future__ import annotations

import pytest

from gugong import PositionError
from gugong.engine.ids import CHANCE
from tests.scenes import asked, play, position
from tests.solo.alone import ME, MENG, NIGHT, alone, choices, his, mine, only, solo_of, told, twilight


def places(*cities: str, token: str = "vp-2") -> dict[str, str]:
    return dict.fromkeys(cities, token)


def test_cards_are_taken_in_the_order_in_which_they_were_played() -> None:
    """S-TWI-01: two Servants are enough for the first card only, whichever that is."""
    wall_first = twilight("wall", "palace", meng={"pool": 2})
    palace_first = twilight("palace", "wall", meng={"pool": 2})

    assert (his(wall_first)["wall"], his(wall_first)["envoy"]) == (1, 0)
    assert (his(palace_first)["wall"], his(palace_first)["envoy"]) == (0, 1)
    assert choices(wall_first, "meng-skips") == [("servants", "S-TWI-01")]
    assert [event.values[0] for event in palace_first.events if event.kind == "twilight-card"] == [4, 1]


def test_a_card_that_is_too_dear_is_skipped_and_the_next_one_taken() -> None:
    """S-TWI-01: one Servant is no Palace, but it is Intrigue."""
    game = twilight("palace", "intrigue", meng={"pool": 1})

    assert (his(game)["envoy"], game.state.intrigue[MENG], his(game)["pool"]) == (0, 2, 0)


def test_tokens_make_up_for_servants_at_twilight() -> None:
    """S-TWI-01, S-TRV-03: two tokens are the second Servant that the Palace takes."""
    game = twilight("palace", meng={"pool": 1, "tokens": ["vp-2", "envoy"]})

    assert (his(game)["envoy"], his(game)["pool"], his(game)["tokens"]) == (1, 0, [])


def test_tokens_that_would_not_be_enough_are_kept() -> None:
    """S-TWI-01, S-TRV-03: one Servant more would still be one too few."""
    game = twilight("palace", meng={"pool": 0, "tokens": ["vp-2", "envoy"]})

    assert (his(game)["envoy"], his(game)["tokens"]) == (0, ["vp-2", "envoy"])


def test_twilight_comes_between_day_and_night() -> None:
    """S-TWI-01: when nobody has a card; a card from a harbour goes to his discard pile and is not played (C-81)."""
    game = alone(
        me={"hand": []},
        meng={"hand": ["board-9"], "pool": 3},
        now={"phase": "day", "seat": MENG},
        canal={"a3": {"seat": MENG, "servants": 1}},
        solo=only("canal"),
        dice=[3, 3, 3],
    )
    play(game, CHANCE, "card draw-7")

    kinds = [event.kind for event in game.events]
    assert kinds.index("day-ends") < kinds.index("twilight") < kinds.index("draw-gift") < kinds.index("night")
    assert kinds.count("automa") == 1
    assert "draw-7" in his(game)["hand"]


def test_the_human_is_asked_in_the_middle_of_it() -> None:
    """S-TWI-01, C-88: a Wall scoring asks for Intrigue Benefits; then Meng goes on."""
    game = twilight("wall", "intrigue", meng={"pool": 3, "wall": 1}, me={"wall": 2}, intrigue={"1": [MENG], "3": [ME]})

    assert asked(game) == (ME, "intrigue-benefit")
    assert game.state.intrigue[MENG] == 0
    play(game, ME, "decline")
    assert asked(game) == (ME, NIGHT)
    assert game.state.intrigue[MENG] == 2


def test_twilight_belongs_to_a_game_against_meng() -> None:
    """S-TWI-01: other games have none."""
    with pytest.raises(PositionError, match="S-TWI-01"):
        position(2, phase="twilight")


def test_travel_is_one_more_step_for_two_servants() -> None:
    """S-TWI-02: paid, moved once, the token used and stored."""
    game = twilight("travel", meng={"pool": 2}, map=places("fuzhou", "hangzhou"))

    assert (his(game)["traveller"], his(game)["pool"], his(game)["vp"]) == ("fuzhou", 0, 2)
    assert his(game)["tokens"] == ["vp-2"]
    assert [event.kind for event in told(game, "S-TWI-02")] == ["twilight-card", "pays", "travels"]


def test_travel_costs_one_less_by_decree() -> None:
    """S-TWI-02, S-DEC-02: the travel Decree counts at Twilight."""
    game = twilight("travel", meng={"pool": 1}, map=places("fuzhou"), decrees={"travel-discount": [MENG]})

    assert (his(game)["traveller"], his(game)["pool"]) == ("fuzhou", 0)
    assert [event.kind for event in told(game, "S-DEC-02")] == ["discount"]


def test_nothing_is_paid_for_a_journey_to_nowhere() -> None:
    """S-TWI-02: with no token on the map he skips the card."""
    game = twilight("travel", meng={"pool": 2}, map={})

    assert (his(game)["pool"], choices(game, "meng-skips")) == (2, [("no-city", "S-TWI-01")])


@pytest.mark.parametrize(("pool", "wall", "left"), [(2, 1, 0), (3, 1, 1), (1, 0, 1)])
def test_the_wall_takes_two_servants_and_shows_one(pool: int, wall: int, left: int) -> None:
    """S-TWI-03: one is removed, one placed; with one alone nothing."""
    game = twilight("wall", meng={"pool": pool})

    assert (his(game)["wall"], his(game)["pool"]) == (wall, left)
    assert his(game)["supply"] == 12 - wall - left


def test_the_wall_decree_does_not_count_at_twilight() -> None:
    """S-TWI-03: C-79, it counts for his Day actions."""
    assert his(twilight("wall", meng={"pool": 2}, decrees={"wall-bonus": [MENG]}))["wall"] == 1


def test_the_wall_may_be_completed_at_twilight() -> None:
    """S-TWI-03: 3 VP and the step, though a section was completed a moment before."""
    game = twilight("wall", meng={"pool": 2, "wall": 2}, me={"wall": 1})

    assert (his(game)["vp"], his(game)["envoy"], his(game)["wall"], mine(game)["wall"]) == (3, 1, 0, 1)


def test_intrigue_is_two_more_steps_for_one_servant() -> None:
    """S-TWI-04: no medal."""
    game = twilight("intrigue", meng={"pool": 1}, intrigue={"1": [MENG]})

    assert (game.state.intrigue[MENG], his(game)["pool"], game.state.medal) == (3, 0, -1)
    assert len(told(game, "S-TWI-04")) == 3


def test_at_the_top_of_the_track_he_keeps_his_servant() -> None:
    """S-TWI-04: nothing could be gained (E-63); one step short he pays."""
    top = twilight("intrigue", meng={"pool": 1}, intrigue={"14": [MENG]})
    near = twilight("intrigue", meng={"pool": 1}, intrigue={"13": [MENG]})

    assert (his(top)["pool"], choices(top, "meng-skips")) == (1, [("top", "S-TWI-01")])
    assert (his(near)["pool"], near.state.intrigue[MENG]) == (0, 14)


def test_the_palace_is_a_step_and_intrigue_for_two_servants() -> None:
    """S-TWI-05: and 1 VP where his Envoy has arrived."""
    game = twilight("palace", meng={"pool": 2, "envoy": 3})
    inside = twilight("palace", meng={"pool": 2, "palace": 0})

    assert (his(game)["envoy"], game.state.intrigue[MENG], his(game)["pool"]) == (4, 1, 0)
    assert (his(inside)["vp"], inside.state.intrigue[MENG], his(inside)["pool"]) == (1, 1, 0)


@pytest.mark.parametrize(("pool", "load", "left"), [(2, 2, 0), (1, 1, 1)])
def test_the_canal_takes_two_servants_and_loads_one(pool: int, load: int, left: int) -> None:
    """S-TWI-06: one is removed, one goes on board; with one alone nothing."""
    game = twilight("canal", meng={"pool": pool}, canal={"a2": {"seat": MENG, "servants": 1}})
    ship = game.state.canal[1]

    assert ship is not None
    assert (ship.servants, his(game)["pool"]) == (load, left)


def test_the_canal_may_begin_a_ship() -> None:
    """S-TWI-06: on the first free harbour."""
    game = twilight("canal", meng={"pool": 2}, canal={"a1": {"seat": ME, "servants": 1}})

    assert game.state.canal[1] is not None
    assert told(game, "S-TWI-06")[-1].kind == "loads"


@pytest.mark.parametrize("card", ["jade", "decrees", "special"])
def test_some_cards_are_a_free_step(card: str) -> None:
    """S-TWI-07: Jade, Decrees and special cards; no Servant is paid."""
    game = twilight(card, meng={"pool": 0}, map=places("hangzhou"))

    assert (his(game)["traveller"], his(game)["pool"], his(game)["vp"]) == ("hangzhou", 0, 2)
    assert [event.kind for event in told(game, "S-TWI-07")] == ["twilight-card", "travels"]
    assert solo_of(game)["today"] == []
