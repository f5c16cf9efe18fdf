"""Meng, the peasants and the Stairs."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from gugong.engine.ids import CHANCE
from tests.scenes import asked, offered, play
from tests.solo.alone import ME, MENG, choices, his, mine, solo_of, told
from tests.solo.meng_with import REVOLT, STAIRS, meng_plays_with, table_for_one, things_of, twilight_with

PR = (REVOLT,)
UP = (STAIRS,)


def line(game: Game) -> int:
    lying: int = things_of(game, REVOLT)["line"]
    return lying


@pytest.mark.parametrize(("automa", "gained"), [("peasants", 2), ("special", 4)])
def test_by_day_the_peasants_help_and_are_stirred(automa: str, gained: int) -> None:
    """X-SOL-05, C-80: two Servants, after a special card four, and a revolt token; his Envoy stays."""
    game = meng_plays_with(PR, automa, focus="peasants", meng={"pool": 1, "envoy": 2})

    assert (his(game)["pool"], line(game), his(game)["envoy"]) == (1 + gained, 1, 2)
    assert {event.kind for event in told(game, "X-SOL-05")} >= {"gains", "revolt-token"}


def test_twilight_brings_two_more_for_a_step_back_and_no_token() -> None:
    """X-SOL-05."""
    game = twilight_with(PR, "peasants", meng={"pool": 1, "envoy": 2})

    assert (his(game)["pool"], line(game), his(game)["envoy"]) == (3, 0, 1)


@pytest.mark.parametrize(("envoy", "pool", "why"), [(0, 1, "start"), (2, 12, "supply")])
def test_twilight_is_skipped_at_the_start_or_with_an_empty_supply(envoy: int, pool: int, why: str) -> None:
    """X-SOL-05, C-95."""
    game = twilight_with(PR, "peasants", meng={"pool": pool, "envoy": envoy})

    assert (his(game)["pool"], his(game)["envoy"]) == (pool, envoy)
    assert choices(game, "meng-skips") == [(why, "X-SOL-05")]


def test_a_brown_token_stirs_nobody_at_twilight() -> None:
    """X-SOL-05: by day it lays a revolt token."""
    brown: dict[str, Any] = {"map": {"fuzhou": "brown-vp-2"}}
    by_day = meng_plays_with(PR, "travel", **brown)
    at_twilight = twilight_with(PR, "jade", **brown)

    assert (line(by_day), line(at_twilight)) == (1, 0)
    assert [event.kind for event in told(at_twilight, "X-SOL-05")] == ["meng-calm"]
    assert his(at_twilight)["vp"] == 2


def revolt(
    discard: list[str],
    *,
    decrees: dict[str, list[int]] | None = None,
    values: tuple[int, ...] = (0, 1, 1, 2),
    bids: str = "hand1-3",
    **rest: Any,
) -> Game:
    """A revolt at the end of Meng's turn; the tokens are revealed, and the human has bid a 3 or another card."""
    game = meng_plays_with(
        PR,
        "peasants",
        meng={"discard": discard, "envoy": 3},
        me={"discard": [bids], "hand": ["hand1-5"], "envoy": 3},
        things={REVOLT: {"line": 3}},
        decrees=decrees or {"wall-bonus": []},
        board={"peasants": "board-8"},
        **rest,
    )
    for value in values:
        play(game, CHANCE, f"revolt-token {value}")
    assert asked(game) == (ME, "bid")
    play(game, ME, f"bid {bids}")
    return game


def test_the_special_token_has_him_bid_his_lowest_card() -> None:
    """X-SOL-06: after the human's bid; between equal ones chance decides."""
    game = revolt(["board-2", "draw-9a", "hand2-2"])
    assert (asked(game), offered(game)) == ((CHANCE, "flip-special-token"), ["flip lowest", "flip any"])
    play(game, CHANCE, "flip lowest")
    assert offered(game) == ["card board-2", "card hand2-2"]
    play(game, CHANCE, "card board-2")

    assert [event.values[0:3] for event in game.events if event.kind == "shows-bid"][1][2] == 2
    assert choices(game, "meng-flips") == [("lowest", "X-SOL-06")]


def test_the_other_side_has_him_bid_any_card() -> None:
    """X-SOL-06: the card he has just taken too."""
    game = revolt(["board-2", "draw-9a"])
    play(game, CHANCE, "flip any")
    assert sorted(offered(game)) == ["card board-2", "card board-8", "card draw-9a"]


def test_a_single_card_needs_no_flip() -> None:
    """X-SOL-06."""
    game = revolt([])

    assert not choices(game, "meng-flips")
    assert len([event for event in game.events if event.kind == "shows-bid"]) == 2


@pytest.mark.parametrize(("side", "worth"), [("+2", 10), ("-2", 6)])
def test_his_bid_token_is_flipped(side: str, worth: int) -> None:
    """X-SOL-06: it always counts."""
    game = revolt([], decrees={"bid-token": [MENG]})
    assert (asked(game), offered(game)) == ((CHANCE, "flip-bid-token"), ["flip +2", "flip -2"])
    play(game, CHANCE, f"flip {side}")

    assert [event.values[2] for event in game.events if event.kind == "shows-bid" and event.seat == MENG] == [worth]


def test_the_special_token_is_flipped_before_his_bid_token() -> None:
    """X-SOL-06: side, card, sign; and with any of them open the position reads back."""
    game = revolt(["board-2", "draw-9a"], decrees={"bid-token": [MENG]})
    asked_for = []
    for answer in ("flip any", "card draw-9a", "flip -2"):
        asked_for.append(asked(game))
        again = Game.from_dict(game.to_dict(), chance="ask")
        assert (again.to_dict(), offered(again)) == (game.to_dict(), offered(game))
        play(game, CHANCE, answer)

    assert asked_for == [(CHANCE, prompt) for prompt in ("flip-special-token", "meng-bid", "flip-bid-token")]
    assert [event.values[1:] for event in game.events if event.kind == "shows-bid" and event.seat == MENG] == [(-2, 7)]


def test_meng_takes_the_card_of_a_tie_unasked() -> None:
    """X-SOL-06, C-61: he is ahead on Intrigue, and he is never asked."""
    game = revolt([], values=(0, 1, 1, 2), intrigue={"0": [ME, MENG]}, bids="draw-8a")

    assert "board-8" in his(game)["hand"]
    assert asked(game)[1] != "return-bid"


def test_a_card_that_comes_back_goes_under_his_stack() -> None:
    """X-SOL-06, E-74: not held back, the higher bid returns; the human's Envoy goes a step back."""
    game = revolt([], values=(5, 4, 4, 3))

    assert ("board-8" in his(game)["hand"], mine(game)["envoy"], his(game)["envoy"]) == (True, 2, 3)
    assert solo_of(game)["under"] == ["board-8"]


# The Stairs


def climbing(right: str, **rest: Any) -> Game:
    """Meng's Morning: his Envoy is on the right track."""
    meng = rest.pop("meng")
    game = table_for_one(
        UP,
        me={"pool": 0},
        meng={"pool": 0, **meng},
        day=2,
        now={"phase": "morning"},
        things={STAIRS: {"left": "quill", "right": right, "on": [None, "right"]}},
        **rest,
    )
    while game.decision is not None and game.decision.seat == CHANCE:
        game.play(game.decision.options[0])
    return game


def test_meng_takes_the_right_track() -> None:
    """X-SOL-07: without being asked."""
    game = meng_plays_with(UP, "palace", things={STAIRS: {"left": "quill", "right": "crane"}})

    assert (his(game)["envoy"], things_of(game, STAIRS)["on"][MENG]) == (1, "right")
    assert [event.kind for event in told(game, "X-SOL-07")] == ["stairs-track"]


def test_he_receives_what_his_space_gives() -> None:
    """X-SOL-07: 2 VP."""
    assert his(climbing("dragon", meng={"envoy": 5}))["vp"] == 2


@pytest.mark.parametrize(
    ("right", "meng", "rest", "envoy"),
    [
        ("crane", {"envoy": 3}, {"intrigue": {"1": [MENG]}}, 3),
        ("crane", {"envoy": 3}, {}, 2),
        ("dragon", {"envoy": 3, "pool": 1}, {}, 3),
        ("dragon", {"envoy": 3}, {}, 2),
        ("dragon", {"envoy": 6, "jade": 1}, {}, 6),
        ("dragon", {"envoy": 6}, {}, 5),
        ("tiger", {"envoy": 2, "vp": 1}, {}, 2),
        ("tiger", {"envoy": 2}, {}, 1),
    ],
)
def test_he_pays_where_he_can_and_goes_back_where_he_cannot(
    right: str, meng: dict[str, Any], rest: dict[str, Any], envoy: int
) -> None:
    """X-SOL-07: Intrigue, a Servant, a Jade, a VP."""
    game = climbing(right, meng=meng, **rest)

    assert his(game)["envoy"] == envoy
    assert (his(game)["jade"], his(game)["vp"], game.state.intrigue[MENG]) == (0, 0, 0)


@pytest.mark.parametrize(("right", "envoy", "tokens", "vp"), [("dragon", 3, 2, 0), ("tiger", 2, 4, 1)])
def test_he_changes_tokens_to_pay(right: str, envoy: int, tokens: int, vp: int) -> None:
    """X-SOL-07, C-85: two tokens for a Servant, four for VP."""
    kinds = ["vp-2", "envoy", "intrigue", "wall"]
    game = climbing(right, meng={"envoy": envoy, "tokens": kinds[:tokens]})

    assert (his(game)["envoy"], his(game)["tokens"], his(game)["vp"]) == (envoy, [], vp)


def test_tokens_that_do_not_help_are_kept() -> None:
    """X-SOL-07, C-85: one token is no Servant."""
    game = climbing("dragon", meng={"envoy": 3, "tokens": ["vp-2"]})

    assert (his(game)["envoy"], his(game)["tokens"]) == (2, ["vp-2"])
