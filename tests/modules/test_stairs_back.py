"""The Stairs downward: by choice with every space checked, as a penalty without, and out of the Palace."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, asked, offered, play, position, seat
from tests.staircase import laid, tracks_of
from tests.visits import kinds_told, refusal, table, visiting

REVOLT = ("stairs", "peasant-revolt")
EXTRAS = ("stairs", "extras")


def buying(
    track: str, envoy: int, me: dict[str, Any] | None = None, on: dict[int, str | None] | None = None, **rest: Any
) -> Game:
    """Anna stands before the Decrees Official, with a Decree of level 4 on the Peasants' board."""
    decrees: dict[str, list[int]] = {"gift-cards": [], **rest.pop("decrees", {})}
    mine = {"envoy": envoy, **(me or {})}
    return visiting("decrees", me=mine, decrees=decrees, **laid(track, on or {ANNA: "left"}, 4, REVOLT), **rest)


def test_d_14_back() -> None:
    """D-14, X-STA-04, C-67: the same 2 is shown for space 2, the Envoy is at the start, either track is open again."""
    game = buying("quill", 3, {"pool": 1}, more_cards=("hand2-2",))
    play(game, ANNA, "decree gift-cards")
    assert (asked(game), offered(game)) == ((ANNA, "stairs-reveal"), ["reveal hand2-2"])
    assert refusal(game, "decline")

    play(game, ANNA, "reveal hand2-2")

    assert (seat(game, ANNA)["envoy"], tracks_of(game)[ANNA], seat(game, ANNA)["pool"]) == (0, None, 0)
    assert (table(game)["decrees"]["gift-cards"], seat(game, ANNA)["hand"]) == ([ANNA], ["hand2-2"])
    assert "stairs-free" in kinds_told(game, "X-STA-02")


def test_a_way_back_whose_condition_is_not_met_cannot_be_taken() -> None:
    """X-STA-04, C-67: said with the space and what it asks for."""
    game = buying("quill", 3, more_cards=("hand1-7",))
    assert "decree gift-cards" not in offered(game)
    assert game.why_not("decree gift-cards") == (
        "the way back leads to space 2 of the Quill, which asks for a card of 1-3: your hand has none: X-STA-04"
    )


@pytest.mark.parametrize(
    ("track", "envoy", "has", "can"),
    [
        ("quill", 5, {"tokens": ["vp-2", "ship", "wall"]}, False),  # space 2 asks for a card as well
        ("quill", 6, {"tokens": ["vp-2", "ship", "wall"]}, True),  # 5, 4, 3
        ("quill", 6, {"tokens": ["vp-2", "ship"]}, False),
        ("stone", 3, {"wall": 2}, True),
        ("stone", 3, {"wall": 1}, False),
        ("stone", 4, {"wall": 1}, False),  # space 2 is passed over on the way from 4 to 1
        ("stone", 2, {"wall": 2}, False),  # too near the start
    ],
)
def test_every_space_entered_is_checked(track: str, envoy: int, has: dict[str, Any], can: bool) -> None:
    """X-STA-04, C-45, C-67: on the way and at its end; the space left is not asked again."""
    game = buying(track, envoy, has)
    assert ("decree gift-cards" in offered(game)) == can
    if can:
        play(game, ANNA, "decree gift-cards")
        assert seat(game, ANNA)["envoy"] == envoy - 3


def test_the_way_back_comes_before_the_payment() -> None:
    """E-43, C-67: tokens can be exchanged to pay only after the space that asks for them is behind."""
    me = {"tokens": ["vp-2", "ship", "wall"], "pool": 2}
    game = buying("quill", 6, me, decrees={"gift-cards": [LISA]})
    play(game, ANNA, "decree gift-cards")
    assert (seat(game, ANNA)["envoy"], asked(game)) == (3, (ANNA, "pay"))
    play(game, ANNA, "exchange 2", "token vp-2", "token ship", "pay 1")
    assert table(game)["decrees"]["gift-cards"] == [ANNA, LISA]


def test_from_the_palace_the_last_space_is_checked() -> None:
    """C-67, X-STA-04, X-GEN-02: space 6 of the Quill asks for a Decree of level 2; the spot becomes free."""
    tokens = ["vp-2", "ship", "wall"]
    for level_2, can in (("jade-discount", True), ("vp-8", False)):
        game = buying("quill", 7, {"palace": 0, "tokens": tokens}, decrees={level_2: [ANNA]})
        assert ("decree gift-cards" in offered(game)) == can
        if can:
            play(game, ANNA, "decree gift-cards")
            assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["palace"], tracks_of(game)[ANNA]) == (4, None, "left")


def test_the_freed_spot_goes_to_the_next_arrival() -> None:
    """X-GEN-02, A-53: who is inside stays; whoever arrives takes the best free spot."""
    seats = {LISA: {"palace": 1}, DAVID: {"envoy": 7, "hand": ["hand2-6"]}}
    on: dict[int, str | None] = {ANNA: "right", LISA: "right", DAVID: "right"}
    game = buying("crane", 8, {"palace": 0}, on, seats=seats, board={"palace": "board-1"})
    play(game, ANNA, "decree gift-cards")
    assert [seat(game, who)["palace"] for who in (ANNA, LISA, DAVID)] == [None, 1, None]
    assert (seat(game, ANNA)["envoy"], tracks_of(game)[ANNA]) == (5, "right")
    play(game, ANNA, "done")
    while asked(game)[0] == LISA:
        play(game, LISA, offered(game)[-1] if "decline" not in offered(game) else "decline")
    play(game, DAVID, "card hand2-6", "at palace", "a")
    assert [seat(game, who)["palace"] for who in (LISA, DAVID)] == [1, 0]


def test_a_right_track_asks_nothing_on_the_way_back() -> None:
    """X-STA-04: conditions stand on left tracks only."""
    game = buying("turtle", 5, on={ANNA: "right"})
    play(game, ANNA, "decree gift-cards")
    assert seat(game, ANNA)["envoy"] == 2


def test_help_from_the_peasants_b_is_a_way_back_by_choice() -> None:
    """X-STA-04, C-45: option B costs a step; where the space behind is closed it is not offered."""
    for cards, can in ((("hand1-3",), True), (("hand1-7",), False)):
        keys = laid("quill", {ANNA: "left"}, 4, REVOLT)
        game = visiting("peasants", me={"envoy": 3, "pool": 2}, more_cards=cards, **keys)
        assert ("b" in offered(game)) == can
        if can:
            play(game, ANNA, "b", "reveal hand1-3")
            assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["pool"]) == (2, 6)


def revolt(seats: dict[int, dict[str, Any]], on: dict[int, str | None]) -> Game:
    """The end of Anna's turn; a revolt breaks out and nobody can hold it back but Anna, with a 1."""
    keys = laid("quill", on, 4, REVOLT)
    size = 6
    keys["modules"]["peasant-revolt"] = {"line": size, "due": ANNA}
    rows = {who: {"hand": [], **row} for who, row in seats.items()}
    rows[ANNA] = {"hand": ["board-9"], "discard": ["hand1-1"], **rows.get(ANNA, {})}
    return position(4, turn=ANNA, seats=rows, **keys)


def test_a_revolt_drives_back_without_a_check() -> None:
    """X-STA-04, C-63, C-45: over a space that asks, out of the Palace, back to the start, not further."""
    rows = {LISA: {"envoy": 3}, DAVID: {"palace": 0}, SEBASTIAN: {"envoy": 1}}
    on: dict[int, str | None] = {LISA: "left", DAVID: "left", SEBASTIAN: "left"}
    game = revolt(rows, on)
    play(game, ANNA, "card board-9", "at jade", "decline", "done", "bid hand1-1")

    assert [seat(game, who)["envoy"] for who in (LISA, DAVID, SEBASTIAN)] == [2, 6, 0]
    assert seat(game, DAVID)["palace"] is None
    assert tracks_of(game) == [None, "left", "left", None]
    assert kinds_told(game, "X-STA-04") == kinds_told(game, "X-STA-03") == []


def test_a_card_that_trades_a_step_for_vp_is_a_way_back_by_choice() -> None:
    """X-STA-04, X-EXT-14: the space behind asks for a card; without one the step cannot be traded."""
    keys = laid("quill", {ANNA: "left"}, 4, EXTRAS)
    for cards, can in ((["hand1-3"], True), (["hand1-7"], False)):
        me = {"hand": ["extra-7", *cards], "envoy": 3}
        game = position(4, turn=ANNA, board={"jade": "board-1"}, seats={ANNA: me}, **keys)
        play(game, ANNA, "card extra-7", "at jade")
        assert (asked(game) == (ANNA, "envoy-for-vp")) == can
        if can:
            play(game, ANNA, "step-back", "reveal hand1-3")
            assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["vp"]) == (2, 2)
