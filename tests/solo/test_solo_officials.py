"""Meng before the officials: Wall benefits, Jade, Decrees and the Canal."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from gugong.engine.ids import CHANCE
from tests.scenes import asked, play
from tests.solo.alone import ME, MENG, alone, choices, his, meng_plays, mine, only, solo_of, told


def wall_scored(steps: int, **meng: Any) -> Game:
    """Meng completes the Wall; the human is not there."""
    return meng_plays("wall", meng={"wall": 3, **meng}, intrigue={str(steps): [MENG]})


@pytest.mark.parametrize(
    ("steps", "jade", "servants", "left"), [(0, 0, 0, 0), (1, 0, 1, 0), (6, 0, 1, 5), (7, 1, 0, 0), (9, 1, 0, 2)]
)
def test_his_benefit_is_a_jade_or_else_a_servant(steps: int, jade: int, servants: int, left: int) -> None:
    """S-WAL-01: a Jade from step 7 on, else one Servant from step 1 on; never two, never a die."""
    game = wall_scored(steps)

    assert (his(game)["jade"], his(game)["pool"], game.state.intrigue[MENG]) == (jade, 5 + servants, left)
    assert (his(game)["vp"], his(game)["envoy"]) == (3, 1)
    assert len(told(game, "S-WAL-01")) >= 1


def test_without_a_servant_in_the_supply_he_keeps_his_steps() -> None:
    """S-WAL-01: the human wins the section, so that nothing has come home to Meng's supply."""
    game = meng_plays(
        "wall",
        meng={"pool": 9, "wall": 0, "supply": 0},
        me={"wall": 3},
        intrigue={"4": [MENG]},
        canal={"a1": {"seat": MENG, "servants": 2}},
        decrees={"vp-8": [MENG]},
    )

    assert game.state.intrigue[MENG] == 4
    assert choices(game, "meng-no-benefit") == [("empty", "S-WAL-01")]


def test_the_lower_marker_chooses_first_and_the_turn_goes_on() -> None:
    """S-WAL-01, C-88: the human is asked inside Meng's turn, before Meng's own benefit."""
    game = meng_plays("wall", "draw-7", meng={"wall": 1}, me={"wall": 1}, intrigue={"3": [ME], "8": [MENG]})

    assert asked(game) == (ME, "intrigue-benefit")
    assert his(game)["jade"] == 0
    play(game, ME, "benefit servant")
    assert (his(game)["jade"], game.state.intrigue[MENG]) == (1, 1)
    assert asked(game) == (ME, "card")


def test_by_day_his_builder_is_of_the_pool() -> None:
    """S-DAY-03: A-46."""
    game = meng_plays("wall")

    assert (his(game)["wall"], his(game)["pool"], his(game)["supply"]) == (1, 5, 6)


def test_the_wall_decree_adds_one_of_the_supply_by_day() -> None:
    """S-DAY-03: C-79."""
    game = meng_plays("wall", decrees={"wall-bonus": [MENG]})

    assert (his(game)["wall"], his(game)["pool"], his(game)["supply"]) == (2, 5, 4)


# Jade


def test_the_cheapest_jade() -> None:
    """S-JAD-01: of a house for 4 and one for 3 he takes the latter."""
    game = meng_plays("jade", jade_houses=[False, True, True, True])

    assert (his(game)["jade"], his(game)["pool"]) == (1, 3)
    assert game.state.houses == [0, 0, 1, 1]
    assert choices(game, "meng-jade") == [("cheapest", "S-JAD-01")]


@pytest.mark.parametrize(("pool", "jade"), [(4, 1), (3, 0)])
def test_jade_only_if_he_can_pay_it(pool: int, jade: int) -> None:
    """S-JAD-01: houses for 4 are left."""
    game = meng_plays("jade", jade_houses=[False, False, True, True], meng={"pool": pool})

    assert (his(game)["jade"], his(game)["pool"]) == (jade, 0 if jade else 3)


def test_the_square_when_all_houses_are_empty() -> None:
    """S-JAD-01: for 5, or 4 with the Decree (C-79)."""
    none = [False] * 4
    game = meng_plays("jade", jade_houses=none)
    cheaper = meng_plays("jade", jade_houses=none, decrees={"jade-discount": [MENG]})

    assert (his(game)["jade"], his(game)["pool"], his(cheaper)["pool"]) == (1, 1, 2)
    assert choices(game, "meng-jade") == [("square", "S-JAD-01")]


# Decrees

TILES: dict[str, list[int]] = {
    "morning-intrigue": [],
    "morning-servant": [],
    "travel-discount": [],
    "wall-bonus": [],
    "vp-8": [],
    "vp-per-jade": [],
}


def decree_of(day: int, owners: dict[str, list[int]] | None = None, **rest: Any) -> tuple[str, str]:
    """The Decree that Meng takes on this day, and what decided; ("", "") if he takes none."""
    before = {**TILES, **(owners or {})}
    game = meng_plays("decrees", day=day, decrees=before, **rest)
    after: Any = game.to_dict()["decrees"]
    taken = [tile for tile in after if MENG in after[tile] and MENG not in before[tile]]
    decided = choices(game, "meng-decree")
    return (taken[0], decided[0][0]) if taken else ("", "")


@pytest.mark.parametrize(
    ("day", "taken"), [(1, "morning-servant"), (2, "wall-bonus"), (3, "vp-per-jade"), (4, "vp-per-jade")]
)
def test_the_level_of_the_day_and_of_two_free_tiles_the_bottom_one(day: int, taken: str) -> None:
    """S-DEC-01: level 3 on days 3 and 4 alike (A-42)."""
    assert decree_of(day) == (taken, "bottom")


def test_the_cheaper_of_two() -> None:
    """S-DEC-01: the human's Servant makes the bottom one dearer."""
    assert decree_of(2, {"wall-bonus": [ME]}) == ("travel-discount", "cheaper")


def test_of_two_that_cost_the_same_the_one_without_the_human() -> None:
    """S-DEC-01: A-42, the bottom one has the human and is printed one cheaper."""
    catalog = {"edition": "1", "overrides": {"decrees": {"level-2": {"wall-bonus": {"cost": 1}}}}}

    assert decree_of(2, {"wall-bonus": [ME]}, catalog=catalog) == ("travel-discount", "alone")


def test_both_with_the_human_the_bottom_one() -> None:
    """S-DEC-01: nothing else tells them apart."""
    assert decree_of(2, {"wall-bonus": [ME], "travel-discount": [ME]}) == ("wall-bonus", "bottom")


def test_one_that_he_has_is_none_for_him() -> None:
    """S-DEC-01: the other one of the level."""
    assert decree_of(2, {"wall-bonus": [MENG]}) == ("travel-discount", "only")


def test_a_lower_level_then_a_higher_one() -> None:
    """S-DEC-01: level 2 is his already, so level 1; that too, so level 3."""
    two = {"travel-discount": [MENG], "wall-bonus": [MENG]}
    one = {"morning-intrigue": [MENG], "morning-servant": [MENG]}

    assert decree_of(2, two)[0] == "morning-servant"
    assert decree_of(2, {**two, **one})[0] == "vp-per-jade"
    assert decree_of(3, {"vp-8": [MENG], "vp-per-jade": [MENG]})[0] == "wall-bonus"


@pytest.mark.parametrize(
    ("pool", "taken"), [(4, "vp-per-jade"), (3, "wall-bonus"), (2, "morning-servant"), (1, ""), (0, "")]
)
def test_what_he_cannot_afford_he_passes_over(pool: int, taken: str) -> None:
    """S-DEC-01: the price and one more Servant to place."""
    assert decree_of(3, meng={"pool": pool})[0] == taken


def test_tokens_are_changed_for_the_preferred_tile_before_the_next_is_looked_at() -> None:
    """S-DEC-01: C-78; three Servants would buy level 2, but two tokens make level 3 possible."""
    assert decree_of(3, meng={"pool": 3, "tokens": ["vp-2", "envoy"]})[0] == "vp-per-jade"


def test_he_scores_and_pays_as_anyone() -> None:
    """S-DEC-01: 1 and the surcharge removed, 1 placed, 3 VP; less by the Decree for Decrees."""
    surcharge = {**TILES, "morning-intrigue": [ME], "morning-servant": [ME]}
    game = meng_plays("decrees", decrees=surcharge)
    discount = {**surcharge, "decree-discount": [MENG]}
    del discount["travel-discount"]
    cheaper = meng_plays("decrees", decrees=discount)

    assert (his(game)["pool"], his(game)["vp"]) == (3, 3)
    assert (his(cheaper)["pool"], his(cheaper)["vp"]) == (4, 3)


def test_he_says_what_each_level_would_have_cost() -> None:
    """S-DEC-01: a level he cannot afford is told with its prices."""
    game = meng_plays("decrees", day=3, decrees=TILES, meng={"pool": 2})
    passed = [event for event in game.events if event.kind == "meng-level"]

    assert [(event.values[0], event.decided) for event in passed] == [(3, "dear"), (2, "dear")]
    assert [figure for _, figure in passed[0].candidates] == [3, 3]


def test_equal_gifts_is_only_its_points_to_him() -> None:
    """S-DEC-02: C-79; nothing is compared for him anyway."""
    game = meng_plays("intrigue", decrees={"equal-gifts": [MENG]})

    assert (game.state.intrigue[MENG], told(game, "B-DL2-04")) == (1, [])


# Canal


def canal_of(game: Game) -> list[tuple[int, int] | None]:
    return [(ship.owner, ship.servants) if ship is not None else None for ship in game.state.canal]


def test_his_ship_is_loaded_and_never_moved() -> None:
    """S-CAN-01: the Servant goes on the Ship he has."""
    game = meng_plays("canal", canal={"a2": {"seat": MENG, "servants": 1}, "a1": {"seat": ME, "servants": 1}})

    assert canal_of(game) == [(ME, 1), (MENG, 2), None, None, None]
    assert choices(game, "meng-ship") == [("existing", "S-CAN-01")]
    assert his(game)["pool"] == 5


def test_without_a_ship_a_new_one() -> None:
    """S-CAN-01: in the first free harbour."""
    game = meng_plays("canal", canal={"a1": {"seat": ME, "servants": 1}})

    assert canal_of(game) == [(ME, 1), (MENG, 1), None, None, None]
    assert choices(game, "meng-ship") == [("new", "S-CAN-01")]


def test_of_several_ships_the_fullest() -> None:
    """S-CAN-01: E-62; only a position made by hand has them."""
    canal = {
        "a1": {"seat": MENG, "servants": 1},
        "a2": {"seat": MENG, "servants": 2},
        "a4": {"seat": MENG, "servants": 1},
    }
    game = meng_plays("canal", canal=canal, meng={"rewards": {"gift-card": 2}})

    assert canal_of(game) == [(MENG, 1), None, None, (MENG, 1), None]


def test_night_moves_his_ship_and_loses_it() -> None:
    """S-CAN-01: as anyone's."""
    game = alone(
        me={"hand": ["hand1-7"]},
        meng={"hand": []},
        now={"phase": "night"},
        dice=[3, 3, 3],
        canal={"a1": {"seat": MENG, "servants": 1}, "a5": {"seat": MENG, "servants": 2}},
    )

    assert canal_of(game) == [None, (MENG, 1), None, None, None]


@pytest.mark.parametrize("harbour", ["a1", "a2", "a4", "a5"])
def test_a_full_ship_claims_at_once_in_any_harbour(harbour: str) -> None:
    """S-CAN-02: a card first; all three Servants go to his supply, a neutral one marks it (A-43)."""
    game = meng_plays("canal", canal={harbour: {"seat": MENG, "servants": 2}})
    play(game, CHANCE, "card draw-9a")

    assert canal_of(game) == [None] * 5
    assert (his(game)["pool"], his(game)["supply"]) == (5, 7)
    assert his(game)["rewards"] == {"vp-4": 0, "gift-card": 1, "double-servant": 0}
    assert (his(game)["hand"], solo_of(game)["under"]) == (["draw-9a"], ["draw-9a"])
    assert choices(game, "meng-claims") == [("card", "S-CAN-02")]


@pytest.mark.parametrize(("cards", "vps", "marked"), [(2, 0, 1), (2, 2, 3), (2, 3, 3)])
def test_after_the_cards_each_claim_is_four_points(cards: int, vps: int, marked: int) -> None:
    """S-CAN-02: without limit, though the slots hold no more than three markers."""
    game = meng_plays(
        "canal",
        canal={"a3": {"seat": MENG, "servants": 2}},
        meng={"rewards": {"gift-card": cards, "vp-4": vps}},
    )

    assert (his(game)["vp"], his(game)["rewards"]["vp-4"]) == (4, marked)
    assert choices(game, "meng-claims") == [("slots", "S-CAN-02")]


def test_in_a_hard_game_one_card_is_all() -> None:
    """S-CAN-02: his fifth card has taken the first slot at set-up."""
    game = meng_plays(
        "canal",
        config={"difficulty": "hard"},
        canal={"a3": {"seat": MENG, "servants": 2}},
        meng={"rewards": {"gift-card": 1}},
    )
    play(game, CHANCE, "card draw-9a")

    assert his(game)["rewards"]["gift-card"] == 2


def test_with_an_empty_pile_he_takes_points() -> None:
    """S-CAN-02: C-21."""
    pile = ["draw-3", "draw-5", "draw-6", "draw-7", *(f"draw-{value}{copy}" for value in (8, 9) for copy in "abc")]
    hands = [*(f"hand1-{value}" for value in (1, 3, 5, 7)), *(f"hand2-{value}" for value in (2, 3, 5, 6))]
    game = meng_plays(
        "canal",
        me={"hand": pile, "discard": hands},
        board={"jade": "draw-2"},
        canal={"a3": {"seat": MENG, "servants": 2}},
    )

    assert (game.state.pile, his(game)["vp"]) == ([], 4)
    assert choices(game, "meng-claims") == [("pile", "S-CAN-02")]


def test_a_card_from_the_harbour_is_played_the_same_day() -> None:
    """S-CAN-02: it brings him one more turn, and nobody has seen it before it is revealed."""
    game = alone(
        me={"hand": []},
        meng={"hand": ["board-9"]},
        now={"phase": "day", "seat": MENG},
        canal={"a2": {"seat": MENG, "servants": 2}},
        solo=only("canal", "palace"),
    )
    play(game, CHANCE, "automa canal", "card draw-9a")

    assert asked(game) == (CHANCE, "reveal-gift")
    assert game.view(ME).to_dict()["modules"]["solo"]["under"] == ["?"]  # type: ignore[index]
    play(game, CHANCE, "card draw-9a")
    assert mine(game)["hand"] == []
    assert [event.kind for event in game.events].count("exchange") == 2
