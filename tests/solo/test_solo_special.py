"""Special automa cards: Meng's focus, in the larger way and for nothing, and his card's action likewise."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from gugong.engine.ids import CHANCE, LOCATIONS
from tests.scenes import asked, play
from tests.solo.alone import ME, MENG, choices, his, meng_plays, mine, told

RULES = {name: f"S-SPC-0{place + 1}" for place, name in enumerate(LOCATIONS)}


def special(focus: str, gift: str = "board-9", **rest: Any) -> Game:
    """Meng has played a special card with this focus."""
    return meng_plays("special", gift, focus=focus, **rest)


@pytest.mark.parametrize("focus", LOCATIONS)
def test_the_gift_is_exchanged_at_his_focus_and_the_event_names_the_rule(focus: str) -> None:
    """S-SPC-01, S-SPC-02, S-SPC-03, S-SPC-04, S-SPC-05, S-SPC-06, S-SPC-07: where his Double stands."""
    game = special(focus, map={"fuzhou": "vp-2"})

    assert game.to_dict()["board"][focus] == "board-9"  # type: ignore[index]
    assert choices(game, "meng-acts") == [("special", RULES[focus])]
    assert his(game)["pool"] == 6


def test_travel_two_steps_for_nothing() -> None:
    """S-SPC-01: both tokens are his."""
    game = special("travel", map={"fuzhou": "vp-2", "jinan": "envoy"})

    assert (his(game)["traveller"], his(game)["tokens"], his(game)["pool"]) == ("jinan", ["vp-2", "envoy"], 6)
    assert (his(game)["vp"], his(game)["envoy"]) == (2, 1)
    assert [event.kind for event in told(game, "S-SPC-01")] == ["meng-acts", "travels", "travels"]


def test_travel_one_step_where_there_is_no_second() -> None:
    """S-SPC-01: as far as the map has tokens."""
    assert his(special("travel", map={"fuzhou": "vp-2"}))["tokens"] == ["vp-2"]


# Six of Meng's Servants out of the way, and five more.
SIX_AWAY = {f"a{place}": {"seat": MENG, "servants": 2} for place in (1, 2, 3)}
FIVE_AWAY = {key: [MENG] for key in ("morning-servant", "morning-envoy", "equal-gifts", "travel-discount", "vp-8")}


@pytest.mark.parametrize(("pool", "supply", "after"), [(4, 2, (4, 0)), (5, 1, (4, 0)), (6, 0, (4, 0))])
def test_wall_two_builders_of_the_supply_else_of_the_pool(pool: int, supply: int, after: tuple[int, int]) -> None:
    """S-SPC-02: no Servant is removed."""
    game = special("wall", meng={"pool": pool, "supply": supply}, canal=SIX_AWAY)

    assert (his(game)["pool"], his(game)["supply"], his(game)["wall"]) == (*after, 2)


def test_wall_with_one_servant_left() -> None:
    """S-SPC-02: he places what he has."""
    game = special("wall", meng={"pool": 0, "supply": 1}, canal=SIX_AWAY, decrees=FIVE_AWAY)

    assert (his(game)["supply"], his(game)["wall"]) == (0, 1)


def test_wall_is_checked_once_with_the_decree_s_builder_among_them() -> None:
    """S-SPC-02: two and one more of the supply (C-31, C-79) complete the section of 4; four go home."""
    game = special("wall", decrees={"wall-bonus": [MENG]}, meng={"wall": 1})

    assert (his(game)["vp"], his(game)["wall"]) == (3, 0)
    assert [event.kind for event in game.events].count("wall-complete") == 1
    assert his(game)["supply"] == 4 - 3 + 4


def test_wall_asks_the_human_for_a_benefit() -> None:
    """S-SPC-02: and the turn is over when it is given."""
    game = special("wall", me={"wall": 2}, intrigue={"1": [ME], "2": [MENG]})

    assert asked(game) == (ME, "intrigue-benefit")
    play(game, ME, "benefit servant")
    assert asked(game) == (ME, "card")
    assert (his(game)["vp"], mine(game)["wall"]) == (3, 2)


def test_jade_for_nothing() -> None:
    """S-SPC-03: out of the cheapest house; with an empty pool as well."""
    game = special("jade", jade_houses=[False, True, True, False], meng={"pool": 0})

    assert (his(game)["jade"], his(game)["pool"]) == (1, 0)
    assert game.state.houses == [0, 0, 1, 0]


def test_intrigue_three_steps_without_the_medal() -> None:
    """S-SPC-04: C-22, the medal comes with A only."""
    game = special("intrigue", intrigue={"2": [MENG]})

    assert (game.state.intrigue[MENG], game.state.medal) == (5, -1)


def test_palace_two_steps_and_intrigue() -> None:
    """S-SPC-05: steps beyond the arrival are VP."""
    game = special("palace", meng={"envoy": 7})

    assert (his(game)["palace"], his(game)["vp"], game.state.intrigue[MENG]) == (0, 1, 1)


def test_a_decree_for_nothing_with_a_servant_of_the_supply() -> None:
    """S-SPC-06: the level of the day, and the bottom one; no price is paid."""
    game = special("decrees", day=3, decrees={"vp-8": [], "vp-per-jade": []}, meng={"pool": 0})

    assert game.state.decrees_of(MENG) == 1
    assert choices(game, "meng-decree") == [("bottom", "S-DEC-01")]
    assert (his(game)["pool"], his(game)["supply"]) == (0, 11)


def test_a_decree_with_a_servant_of_the_pool_if_the_supply_is_empty() -> None:
    """S-SPC-06: one of the pool is placed, none removed."""
    game = special("decrees", meng={"pool": 6, "supply": 0}, canal=SIX_AWAY)

    assert (his(game)["pool"], game.state.decrees_of(MENG)) == (5, 1)


def test_the_choice_of_a_free_decree_is_the_same() -> None:
    """S-SPC-06: C-78, the price still counts between two."""
    game = special("decrees", decrees={"morning-envoy": [], "morning-servant": [ME]})

    assert choices(game, "meng-decree") == [("cheaper", "S-DEC-01")]
    assert his(game)["vp"] == 3


def test_canal_two_servants_one_by_one() -> None:
    """S-SPC-07: the first fills a Ship, which claims; the second begins a new one."""
    game = special("canal", canal={"a3": {"seat": MENG, "servants": 2}}, meng={"rewards": {"gift-card": 2}})
    ships = [(place, ship.servants) for place, ship in enumerate(game.state.canal) if ship is not None]

    assert his(game)["vp"] == 4
    assert ships == [(0, 1)]
    assert (his(game)["pool"], his(game)["supply"]) == (6, 4 - 2 + 3)


def test_canal_of_the_pool_when_the_supply_is_empty() -> None:
    """S-SPC-07: one of each if need be."""
    game = special(
        "canal",
        meng={"pool": 6, "supply": 1, "wall": 2},
        canal={"a3": {"seat": MENG, "servants": 1}},
        decrees={"vp-8": [MENG], "equal-gifts": [MENG]},
    )
    play(game, CHANCE, "card draw-9a")

    assert (his(game)["pool"], his(game)["supply"]) == (5, 3)


@pytest.mark.parametrize(
    ("gift", "done"), [("draw-5", "envoy"), ("draw-8b", "intrigue"), ("hand2-3", "servants"), ("draw-8c", "vp")]
)
def test_the_action_of_the_card_is_a_free_b_too(gift: str, done: str) -> None:
    """S-SPC-03, S-SPC-05: C-80; Servants as usual, a swap is 1 VP."""
    game = special("jade", gift)
    found = {
        "envoy": (his(game)["envoy"], game.state.intrigue[MENG]) == (2, 1),
        "intrigue": (game.state.intrigue[MENG], game.state.medal) == (3, -1),
        "servants": his(game)["pool"] == 8,
        "vp": his(game)["vp"] == 1,
    }

    assert [name for name, holds in found.items() if holds] == [done]
    assert his(game)["jade"] == 1


def test_card_and_location_alike_are_both_done() -> None:
    """S-SPC-05: four steps and two of Intrigue."""
    game = special("palace", "draw-5")

    assert (his(game)["envoy"], game.state.intrigue[MENG], his(game)["pool"]) == (4, 2, 6)
