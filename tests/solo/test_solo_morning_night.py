"""Meng's Morning, his Night, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from gugong.engine.ids import CHANCE
from tests.scenes import asked, play
from tests.solo.alone import ME, MENG, alone, his, mine, only, solo_of, told


def morning(*decrees: str, meng: dict[str, Any] | None = None, **rest: Any) -> Game:
    """The Morning of day 2 with Decrees of Meng's, up to the human's new Servants; Meng has the medal."""
    game = alone(
        day=2,
        now={"phase": "morning"},
        medal=MENG,
        decrees={decree: [MENG] for decree in decrees},
        meng={"pool": 0, **(meng or {})},
        **rest,
    )
    play(game, CHANCE, "roll 3", "roll 4", "roll 5")
    return game


def test_meng_starts_if_he_has_the_medal_and_takes_his_servants() -> None:
    """S-MOR-01: he is never asked; his Servants come before the human's when he is start player."""
    game = morning()

    assert (game.state.start, game.state.medal) == (MENG, -1)
    assert his(game)["pool"] == 4
    assert asked(game) == (ME, "morning-servants")
    play(game, ME, "gain 4")
    assert asked(game) == (CHANCE, "automa")
    assert told(game, "S-MOR-01") == []  # without Decrees there is nothing to tell


@pytest.mark.parametrize(
    ("decree", "key", "value"),
    [("morning-servant", "pool", 5), ("morning-envoy", "envoy", 1), ("morning-swap", "vp", 1)],
)
def test_he_uses_every_morning_decree(decree: str, key: str, value: int) -> None:
    """S-MOR-01, S-DEC-02: each does what it does for anyone, but the swap of cards is 1 VP for him."""
    game = morning(decree)

    assert his(game)[key] == value
    assert his(game)["hand"] == ["hand2-2", "hand2-3", "hand2-5", "hand2-6"]


def test_two_decrees_are_used_in_the_order_in_which_they_lie() -> None:
    """S-MOR-01: both of them."""
    game = morning("morning-envoy", "morning-intrigue")

    assert (his(game)["envoy"], game.state.intrigue[MENG]) == (1, 2)


def test_the_swap_decree_is_a_point_each_morning() -> None:
    """S-DEC-02: told by its own rule."""
    assert [event.kind for event in told(morning("morning-swap"), "S-DEC-02")] == ["uses-decree", "vp"]


def test_a_ship_filled_in_the_morning_claims_a_card_for_the_day() -> None:
    """S-MOR-01, S-CAN-02: the card goes under the stack of that Day (C-81)."""
    canal = {"a1": {"seat": MENG, "servants": 2}}
    game = morning("morning-ship", canal=canal)
    play(game, CHANCE, "card draw-9a")

    assert "draw-9a" in his(game)["hand"]
    assert solo_of(game)["under"] == solo_of(game)["drawn"] == ["draw-9a"]
    assert his(game)["rewards"]["gift-card"] == 1


def test_a_decree_without_a_servant_to_use_does_nothing() -> None:
    """S-MOR-01: with an empty supply nothing boards a Ship."""
    game = morning("morning-ship", meng={"pool": 11})

    assert game.state.canal == [None] * 5


def night(day: int, *, hand: list[str], discard: list[str], dice: list[int], **rest: Any) -> Game:
    """The Night of a day: the human has `hand`, Meng `discard`."""
    return alone(
        day=day,
        me={"hand": hand},
        meng={"hand": [], "discard": discard, "pool": 0},
        dice=dice,
        now={"phase": "night"},
        **rest,
    )


@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_his_matches_are_those_of_the_day(day: int) -> None:
    """S-NGT-01, D-18: 1, 2, 3, 4 on days 1 to 4, whatever his cards; so many Servants."""
    game = night(day, hand=["hand1-3"], discard=["board-8", "draw-8a"], dice=[8, 8, 3])
    play(game, ME, "decline")

    assert [event.values[0] for event in told(game, "S-NGT-01") if event.kind == "matches"] == [day]
    assert his(game)["pool"] == day
    if day < 4:
        play(game, CHANCE, "roll 3", "roll 3", "roll 3")
        assert mine(game)["vp"] == 0


@pytest.mark.parametrize(("higher", "vp"), [(ME, {ME: 3, MENG: 0}), (MENG, {ME: 0, MENG: 3})])
def test_a_tie_of_matches_goes_by_intrigue(higher: int, vp: dict[int, int]) -> None:
    """S-NGT-01, C-82: one match each on day 1; the higher marker gets 3 VP and the step."""
    game = night(1, hand=["hand1-3"], discard=[], dice=[3, 6, 6], intrigue={"2": [1 - higher, higher]})
    play(game, ME, "decline")

    assert {ME: mine(game)["vp"], MENG: his(game)["vp"]} == vp
    assert game.state.envoy[higher] == 1


def test_his_discards_are_his_next_stack_and_nobody_knows_its_order() -> None:
    """S-NGT-01: cards under the stack are shuffled with the others (C-73)."""
    game = alone(
        day=1,
        me={"hand": ["hand1-3"]},
        meng={"hand": ["board-8"], "discard": ["board-4", "board-9"]},
        dice=[6, 6, 6],
        now={"phase": "night"},
        solo={**only("wall"), "under": ["board-8"]},
    )

    assert "under" not in solo_of(game)
    assert his(game)["hand"] == ["board-4", "board-8", "board-9"]


def final(**rest: Any) -> Game:
    return alone(day=4, now={"phase": "end"}, **rest)


def test_meng_may_win_from_outside_the_palace() -> None:
    """S-END-01: no VP for the Palace, but his score counts; the human's does not."""
    game = final(me={"vp": 30}, meng={"vp": 20})

    assert game.winner == MENG
    assert game.scores()[MENG]["total"] == 20
    assert game.scores()[ME]["total"] == 0
    assert [event.kind for event in told(game, "S-END-01")] == ["meng-counts"]


def test_in_the_palace_he_scores_it() -> None:
    """S-END-01: and then there is nothing to say about it."""
    game = final(me={"vp": 20, "palace": 0}, meng={"vp": 20, "palace": 1})

    assert game.scores()[MENG]["total"] == 25
    assert game.winner == ME
    assert told(game, "S-END-01") == []


def test_he_takes_no_part_in_the_last_exchange() -> None:
    """S-END-01: C-26, his tokens are worth nothing at the end."""
    game = final(me={"vp": 20, "palace": 0}, meng={"vp": 20, "tokens": ["envoy"] * 3 + ["vp-2"]})

    assert game.over
    assert game.scores()[MENG]["total"] == 20


def test_his_harbour_markers_count_for_their_decree() -> None:
    """S-END-01: C-81, at most 3 and 2, and they are not his own Servants."""
    rewards = {"vp-4": 3, "gift-card": 2}
    game = final(meng={"rewards": rewards}, decrees={"vp-per-harbour": [MENG]})

    assert ("B-DL3-05", 10) in game.scores()[MENG]["items"]
