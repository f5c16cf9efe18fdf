"""Meng at the Summer Palace."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import PositionError
from gugong.engine.ids import CHANCE
from tests.scenes import asked, offered, play
from tests.solo.alone import ME, MENG, choices, his, told
from tests.solo.meng_with import (
    EXTRAS,
    REVOLT,
    STAIRS,
    SUMMER,
    his_piers,
    meng_plays_with,
    my_piers,
    summer_things,
    table_for_one,
    things_of,
    twilight_with,
    whole_deck,
)

SP = (SUMMER,)


def after(automa: str = SUMMER, gift: str = "board-9", **rest: Any) -> gugong.Game:
    return meng_plays_with(SP, automa, gift, **rest)


@pytest.mark.parametrize(
    ("modules", "changed"),
    [
        ((), {}),
        ((SUMMER,), {SUMMER: 2, "jade": 1}),
        ((REVOLT,), {"peasants": 1}),
        ((SUMMER, REVOLT), {SUMMER: 2, "peasants": 1, "jade": 1}),
        ((STAIRS, EXTRAS), {}),
    ],
)
def test_modules_change_his_deck(modules: tuple[str, ...], changed: dict[str, int]) -> None:
    """X-SOL-01, D-22: the cards the modules add, and the Jade card that leaves for the Summer Palace."""
    plain = whole_deck(())
    assert whole_deck(modules) == {**plain, **changed}

    game = gugong.new_game(1, seed=1, modules=modules)
    added = sum(changed.get(kind, 0) for kind in (SUMMER, "peasants"))
    expected = [(added, 1 if SUMMER in modules else 0)] if added else []
    assert [event.values[:2] for event in told(game, "X-SOL-01")] == expected


def test_the_new_locations_can_be_his_focus_and_decrees_cannot() -> None:
    """X-SOL-01, C-87: with the Summer Palace; without it Decrees can."""
    game = gugong.new_game(1, seed=1, modules=(SUMMER, REVOLT), chance="ask")
    while game.decision is not None and game.decision.prompt != "draw-focus":
        game.play(game.decision.options[0])
    assert {"at summer-palace", "at peasants"} < set(offered(game))
    assert "at decrees" not in offered(game)

    with pytest.raises(PositionError, match="C-87"):
        table_for_one(SP, now={"phase": "day", "seat": ME}, solo={"focus": "decrees"})
    table_for_one((REVOLT,), now={"phase": "day", "seat": ME}, solo={"focus": "decrees"})


def test_by_day_one_servant_goes_from_supply_to_pier() -> None:
    """X-SOL-02: his pool is not touched, nor his Envoy."""
    game = after(meng={"pool": 3, "envoy": 2})

    assert (his_piers(game), his(game)["pool"], his(game)["supply"], his(game)["envoy"]) == ((1, 0), 3, 8, 2)


def test_a_special_card_places_two() -> None:
    """X-SOL-02, C-80: one after the other, without a step back."""
    game = after("special", focus=SUMMER, meng={"pool": 3, "envoy": 2})

    assert (his_piers(game), his(game)["supply"], his(game)["envoy"]) == ((1, 1), 7, 2)
    assert [event.kind for event in told(game, "X-SOL-02")].count("pier") == 2


def test_twilight_places_one_more_for_a_step_back() -> None:
    """X-SOL-02: the card names its own rule."""
    game = twilight_with(SP, SUMMER, meng={"pool": 3, "envoy": 2})

    assert (his_piers(game), his(game)["envoy"], his(game)["pool"]) == ((1, 0), 1, 3)
    assert told(game, "X-SOL-02")[0].kind == "twilight-card"


@pytest.mark.parametrize(
    ("meng", "why"), [({"envoy": 0, "pool": 3}, "start"), ({"envoy": 2, "pool": 12, "supply": 0}, "supply")]
)
def test_twilight_is_skipped_where_nothing_can_be_done(meng: dict[str, Any], why: str) -> None:
    """X-SOL-02, C-95: at the start, or with no Servant to place; his Envoy stays."""
    game = twilight_with(SP, SUMMER, meng=meng)

    assert (his_piers(game), his(game)["envoy"]) == ((0, 0), meng["envoy"])
    assert choices(game, "meng-skips") == [(why, "X-SOL-02")]


@pytest.mark.parametrize(
    ("first", "lady", "place", "decided"),
    [
        ((0, 0), (0, 0), 0, "tied"),
        ((2, 0), (1, 0), 1, "closest"),
        ((3, 1), (2, 1), 1, "closest"),
        ((0, 2), (0, 1), 1, "smallest"),
        ((0, 1), (2, 1), 1, "losing"),
        ((2, 1), (0, 3), 0, "losing"),
        ((0, 1), (0, 0), 1, "losing"),
        ((2, 1), (2, 1), 0, "tied"),
        ((0, 2), (1, 3), 0, "tied"),
    ],
)
def test_which_pier_he_chooses(first: tuple[int, int], lady: tuple[int, int], place: int, decided: str) -> None:
    """X-SOL-03, C-83: behind at both, ahead at both, one of each; an empty pier is one where he is behind."""
    game = after(things=summer_things(first, lady), intrigue={"1": [MENG]})

    gained = [his_piers(game)[pond] - (first, lady)[pond][MENG] for pond in range(2)]
    assert gained == [int(place == 0), int(place == 1)]
    assert choices(game, "meng-pier") == [(decided, "X-SOL-03")]


@pytest.mark.parametrize(("marker", "place"), [(MENG, 1), (ME, 0)])
def test_a_tie_on_a_pier_is_lost_or_won_by_intrigue(marker: int, place: int) -> None:
    """X-SOL-03, C-83: one each on the first pier, two to none for the human on the second."""
    game = after(things=summer_things((1, 1), (2, 0)), intrigue={"1": [marker]})

    assert his_piers(game) == ((1, 1) if place else (2, 0))


def test_at_twilight_he_stops_when_both_ponds_are_his() -> None:
    """X-SOL-03: with equal totals and the lead at both, no Servant and no step back."""
    both: dict[str, Any] = {"things": summer_things((0, 1), (0, 1)), "meng": {"envoy": 2, "pool": 3}}
    game = twilight_with(SP, SUMMER, **both)
    by_day = after(**both)

    assert (his_piers(by_day), choices(game, "meng-skips")) == ((2, 1), [("both-ponds", "X-SOL-03")])
    assert his(game)["envoy"] == 2
    assert not told(game, "X-SPL-03")


def test_at_twilight_the_stop_is_checked_before_each_servant_of_a_token() -> None:
    """X-SOL-03, C-83: a token for two places one, since then both ponds are his."""
    game = twilight_with(SP, "jade", things=summer_things((0, 1), (0, 0)), map={"fuzhou": "pier-2"})

    assert choices(game, "meng-pier") == [("losing", "X-SOL-03")]
    assert choices(game, "meng-no-pier") == [("both", "X-SOL-03")]


def test_meng_exchanges_a_neutral_servant_for_one_of_his_own() -> None:
    """X-SOL-04, D-15, C-83: pool 5 own, supply 4 neutral."""
    game = after(meng={"pool": 5, "supply": 0, "neutral_supply": 4, "wall": 3, "palace": 0}, canal=ships(4))

    row = his(game)
    assert (row["pool"], row["neutral_pool"], row["supply"], row["neutral_supply"]) == (4, 1, 0, 3)
    assert sum(his_piers(game)) == 1
    assert [event.kind for event in told(game, "X-SOL-04")] == ["meng-swaps-pieces"]


def ships(servants: int) -> dict[str, Any]:
    return {"a1": {"seat": MENG, "servants": servants // 2}, "a2": {"seat": MENG, "servants": servants - servants // 2}}


def test_by_a_favourite_gift_he_scores_his_own_pond_before_he_acts() -> None:
    """X-SOL-04, C-93: the one with most of his; the human is asked who goes home."""
    game = after("palace", "hand2-6", things=summer_things((1, 2), (0, 3)), meng={"jade": 0})
    kinds = [event.kind for event in game.events]

    assert choices(game, "meng-pond") == [("most", "X-SOL-04")]
    assert kinds.index("scores-pond") < kinds.index("meng-acts")
    assert his_piers(game) == (2, 0)
    assert things_of(game, SUMMER)["court_ladies"] == [] or "court-lady-used" in kinds


@pytest.mark.parametrize(
    ("first", "lady", "decided", "left"),
    [
        ((0, 2), (0, 2), "tied", (0, 2)),
        ((2, 1), (0, 1), "only", (1, 0)),
    ],
)
def test_which_pond_he_scores(
    first: tuple[int, int], lady: tuple[int, int], decided: str, left: tuple[int, int]
) -> None:
    """X-SOL-04: the only one that is his; of equal ones that of Jade and neutral Servants."""
    game = after("decrees", "hand2-6", things=summer_things(first, lady), meng={"pool": 0, "tokens": []})

    assert choices(game, "meng-pond") == [(decided, "X-SOL-04")]
    assert his_piers(game) == left


def test_where_he_leads_nowhere_he_scores_no_pond() -> None:
    """X-SOL-04."""
    game = after("palace", "hand2-6", things=summer_things((2, 1), (0, 0)))

    assert choices(game, "meng-no-pond") == [("none", "X-SOL-04")]
    assert not told(game, "X-SPL-13")


@pytest.mark.parametrize(
    ("jade", "neutral", "takes", "decided"),
    [(0, 0, "jade", "same"), (1, 0, "neutral", "neutral"), (0, 1, "jade", "jade")],
)
def test_of_jade_and_neutral_servants_he_takes_what_he_has_fewer_of(
    jade: int, neutral: int, takes: str, decided: str
) -> None:
    """X-SOL-04: Jade with as many of both."""
    game = after("palace", "hand2-6", things=summer_things((0, 1)), meng={"jade": jade, "neutral_supply": neutral})

    assert choices(game, "meng-pond-benefit") == [(decided, "X-SOL-04")]
    assert his(game)["jade"] == jade + (takes == "jade")
    assert his(game)["neutral_pool"] == (2 if takes == "neutral" else 0)


def test_his_servants_stay_where_another_gains_the_benefit() -> None:
    """X-SOL-04, C-88: the human scores the pond; Meng is not asked and takes nobody home."""
    game = table_for_one(
        SP,
        me={"hand": ["hand2-6", "hand1-3"]},
        now={"phase": "day", "seat": ME},
        things=summer_things((2, 1)),
        board={"intrigue": "board-1"},
    )
    play(game, ME, "card hand2-6", "at intrigue", "pond neutral-or-jade", "take jade")

    assert (my_piers(game), his_piers(game)) == ((0, 0), (1, 0))
    assert [event.kind for event in told(game, "X-SOL-04")] == ["stays"]


def test_his_court_lady_repeats_the_location_action() -> None:
    """X-SOL-04, C-84: two steps of the Envoy, and she goes home."""
    game = after("palace", things=summer_things(ladies=(MENG,)))

    assert (his(game)["envoy"], things_of(game, SUMMER)["court_ladies"]) == (2, [])


def test_his_court_lady_waits_where_he_cannot_pay_again() -> None:
    """X-SOL-04, C-84: Servants for one Jade, not for two."""
    game = after("jade", things=summer_things(ladies=(MENG,)), meng={"pool": 4})

    assert (his(game)["jade"], things_of(game, SUMMER)["court_ladies"]) == (1, [MENG])
    assert choices(game, "meng-lady-waits") == [("cannot", "X-SOL-04")]


def test_after_a_special_card_she_has_the_plain_action_done() -> None:
    """X-SOL-04, C-84: two steps and Intrigue for the special card, then one step."""
    game = after("special", focus="palace", things=summer_things(ladies=(MENG,)))

    assert (his(game)["envoy"], game.state.intrigue[MENG]) == (3, 1)


def test_at_twilight_she_stays() -> None:
    """X-SOL-04: she repeats actions of the Day."""
    game = twilight_with(SP, "palace", meng={"pool": 6}, things=summer_things(ladies=(MENG,)))

    assert (his(game)["envoy"], things_of(game, SUMMER)["court_ladies"]) == (1, [MENG])


def test_his_morning_pier() -> None:
    """X-SOL-03: the Decree's Servant goes where his others would."""
    game = table_for_one(
        SP,
        now={"phase": "morning"},
        day=2,
        decrees={"morning-pier": [MENG]},
        things=summer_things((1, 0), (3, 0)),
    )
    while game.decision is not None and game.decision.seat == CHANCE:
        game.play(game.decision.options[0])

    assert asked(game)[0] == ME
    assert his_piers(game) == (1, 0)
