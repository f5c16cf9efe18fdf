"""The new Gift Cards that bend the comparison, build or score (X-EXT-10, X-EXT-13 to X-EXT-15)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.extras import HIGHER, LOWER, REPLACE, STEP, extras, giving
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, rules_told, seat
from tests.visits import kinds_told, refusal, table

FEES = ["pay 2", "discard hand1-1", "no-actions"]


# Always lower


@pytest.mark.parametrize("there", ["board-1", "board-2", "board-9"])
def test_the_lower_card_is_never_free(there: str) -> None:
    """X-EXT-10, C-13: whatever lies there, even a 1 or an equal card."""
    game = giving(LOWER, there=there, me={"hand": ["hand1-1"]})
    assert (asked(game), offered(game)) == ((ANNA, "fee"), FEES)


def test_equal_gifts_do_not_make_the_lower_card_free() -> None:
    """X-EXT-10, C-13: not even by that Decree; the refusal says so."""
    game = giving(LOWER, there="board-2", me={"hand": ["hand1-1"]}, decrees={"equal-gifts": [ANNA]})
    assert (asked(game), offered(game)) == ((ANNA, "fee"), FEES)
    assert "counts as lower than any card" in str(game.why_not("a"))


@pytest.mark.parametrize("fee", FEES[:2])
def test_a_fee_for_the_lower_card_allows_the_location_twice(fee: str) -> None:
    """X-EXT-10, C-14: either fee; each time its way is chosen anew, and the card itself has no action."""
    game = giving(LOWER, "intrigue", me={"hand": ["hand1-1"], "pool": 4})
    play(game, ANNA, fee)
    assert asked(game) == (ANNA, "location-action")
    play(game, ANNA, "a")
    assert asked(game) == (ANNA, "location-action")
    play(game, ANNA, "b", "pay 1")
    assert table(game)["intrigue"] == {"0": [LISA, DAVID], "4": [ANNA]}
    assert asked(game) == (ANNA, "turn-end")
    assert kinds_told(game, "X-EXT-10") == ["blank", "twice"]


def test_up_to_twice_means_once_or_never_too() -> None:
    """X-EXT-10, C-14: each time may be declined."""
    game = giving(LOWER, "intrigue", me={"hand": ["hand1-1"]})
    play(game, ANNA, "pay 2", "decline", "a")
    assert asked(game) == (ANNA, "turn-end")
    assert table(game)["intrigue"]["1"] == [ANNA]


def test_without_a_fee_the_lower_card_brings_no_action() -> None:
    """X-EXT-10: the cards change places, and that is all."""
    game = giving(LOWER, "intrigue", me={"hand": ["hand1-1"]})
    play(game, ANNA, "no-actions")
    assert asked(game) == (ANNA, "turn-end")
    assert (table(game)["board"]["intrigue"], seat(game, ANNA)["discard"]) == (LOWER, ["board-1"])


def test_other_cards_act_once() -> None:
    """X-EXT-10: only this card allows the location's action twice."""
    game = giving("hand1-7", "intrigue")
    play(game, ANNA, "a")
    assert asked(game) == (ANNA, "turn-end")


def test_at_a_location_the_lower_card_is_a_plain_two() -> None:
    """X-EXT-10, C-13: a 3 takes it for nothing, a 1 does not."""
    assert asked(giving("hand1-3", there=LOWER)) != (ANNA, "fee")
    assert asked(giving("hand1-1", there=LOWER)) == (ANNA, "fee")


# Always higher


@pytest.mark.parametrize("there", ["board-1", "board-9", "draw-9a"])
def test_the_higher_card_beats_every_card(there: str) -> None:
    """X-EXT-15, C-13: a 9 too, and the fruit; the location's action follows, the card has none."""
    game = giving(HIGHER, "intrigue", there)
    assert asked(game) == (ANNA, "location-action")
    play(game, ANNA, "a")
    assert asked(game) == (ANNA, "turn-end")
    assert kinds_told(game, "X-EXT-15") == ["blank"]


def test_at_a_location_the_higher_card_is_a_plain_nine() -> None:
    """X-EXT-15, C-13: a 1 takes it, an 8 and an equal 9 do not."""
    taken = giving("hand1-1", there=HIGHER)
    assert (asked(taken), rules_told(taken) & {"B-DAY-06"}) == ((ANNA, "card-action"), {"B-DAY-06"})
    assert asked(giving("board-8", there=HIGHER)) == (ANNA, "fee")
    assert asked(giving("board-9", there=HIGHER)) == (ANNA, "fee")


def test_printed_values_count_against_the_dice() -> None:
    """X-EXT-10, X-EXT-15, C-13: at Night the new cards match like any others."""
    row = {"hand": ["extra-3", "extra-4", STEP, HIGHER, LOWER]}
    game = extras(2, phase="night", dice=[3, 4, 7], seats={ANNA: row, LISA: {"hand": ["board-8"]}})
    assert (asked(game), offered(game)) == ((ANNA, "night-servants"), ["gain 1", "gain 2", "gain 3", "decline"])


def test_the_higher_card_is_a_nine_for_the_token_that_wants_a_seven() -> None:
    """X-EXT-15, C-13, C-28: and always-lower is none."""
    game = giving("hand1-7", "travel", me={"hand": [HIGHER, LOWER]}, map={"beijing": "discard-7-jade"})
    play(game, ANNA, "a", "city beijing", "token discard-7-jade")
    assert offered(game) == [f"discard {HIGHER}"]


# Replacing on the Wall


def replacing(anna: dict[str, Any], others: dict[int, dict[str, Any]], **rest: Any) -> Game:
    return giving(REPLACE, "intrigue", me=anna, seats=others, **rest)


def test_a_servant_on_the_wall_is_replaced() -> None:
    """X-EXT-13, C-70: it goes back to its owner's pool, not to the supply."""
    game = replacing({"pool": 3}, {LISA: {"pool": 2, "wall": 2}})
    assert (asked(game), offered(game)) == ((ANNA, "wall-replace"), ["replace 1", "decline"])
    play(game, ANNA, "replace 1")
    assert [seat(game, ANNA)[key] for key in ("pool", "supply", "wall")] == [2, 9, 1]
    assert [seat(game, LISA)[key] for key in ("pool", "supply", "wall")] == [3, 8, 1]
    assert asked(game) == (ANNA, "location-action")
    assert kinds_told(game, "X-EXT-13") == ["replaces-on-wall"]


def test_replacing_is_a_matter_of_choice() -> None:
    """X-EXT-13, C-11: nobody has to."""
    game = replacing({}, {LISA: {"wall": 1}, DAVID: {"wall": 1}})
    assert offered(game) == ["replace 1", "replace 2", "decline"]
    play(game, ANNA, "decline")
    assert asked(game) == (ANNA, "location-action")
    assert seat(game, LISA)["wall"] == 1


@pytest.mark.parametrize("worth", [1, 2])
def test_a_double_is_replaced_by_a_double_of_the_same_worth(worth: int) -> None:
    """X-EXT-13, C-70: it counts what the old one counted."""
    game = replacing({"double": "pool"}, {LISA: {"double": "wall", "wall_double": worth}})
    assert offered(game) == ["replace 1 double", "decline"]
    play(game, ANNA, "replace 1 double")
    assert (seat(game, ANNA)["double"], seat(game, ANNA)["wall_double"]) == ("wall", worth)
    assert (seat(game, LISA)["double"], seat(game, LISA)["wall_double"]) == ("pool", 0)


def test_a_double_never_replaces_a_servant_nor_the_reverse() -> None:
    """X-EXT-13: pieces of the same kind only."""
    game = replacing({"double": "supply", "tokens": ["vp-2"] * 2}, {LISA: {"double": "wall", "wall_double": 2}})
    assert offered(game)[0] == "decline"
    assert refusal(game, "replace 1 double") == "X-EXT-13"
    only_double = replacing({"double": "pool", "pool": 0, "tokens": ["vp-2"] * 2}, {LISA: {"wall": 1}})
    assert offered(only_double) == ["decline", "exchange 2"]


def test_tokens_may_bring_the_servant_that_replaces() -> None:
    """X-EXT-13, C-26: so the question is put even to an empty pool."""
    game = replacing({"pool": 0, "tokens": ["vp-2", "vp-2"]}, {LISA: {"wall": 1}})
    play(game, ANNA, "exchange 2")
    assert offered(game) == ["replace 1", "decline"]


@pytest.mark.parametrize(
    ("anna", "lisa"),
    [({"wall": 3, "tokens": ["vp-2"] * 2}, {}), ({"pool": 0}, {"wall": 1}), ({}, {"double": "wall", "wall_double": 2})],
)
def test_where_nothing_can_be_replaced_nothing_is_asked(anna: dict[str, object], lisa: dict[str, object]) -> None:
    """X-EXT-13, C-70: nobody else on the Wall, or no piece of that kind in the pool."""
    game = replacing(anna, {LISA: lisa})
    assert asked(game) == (ANNA, "location-action")
    assert "cannot-use-card" in kinds_told(game, "C-70")


def test_the_wall_is_not_checked_after_a_replacement() -> None:
    """X-EXT-13, C-70: nothing but the builder has changed, and it is no Wall action for the Decree."""
    game = replacing({}, {LISA: {"wall": 4, "pool": 2}}, decrees={"wall-bonus": [ANNA]})
    play(game, ANNA, "replace 1")
    assert asked(game) == (ANNA, "location-action")
    assert not {"B-WAL-04", "B-DL2-03"} & rules_told(game)


# A step for VP


def test_a_step_back_scores_two() -> None:
    """X-EXT-14: Envoy back, VP up."""
    game = giving(STEP, "intrigue", me={"envoy": 3, "vp": 1})
    assert (asked(game), offered(game)) == ((ANNA, "envoy-for-vp"), ["step-back", "decline"])
    play(game, ANNA, "step-back")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["vp"]) == (2, 3)
    assert sorted(kinds_told(game, "X-EXT-14")) == ["retreats", "vp"]


def test_the_step_back_may_be_declined() -> None:
    """X-EXT-14, C-11."""
    game = giving(STEP, "intrigue", me={"envoy": 3})
    play(game, ANNA, "decline")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["vp"]) == (3, 0)
    assert asked(game) == (ANNA, "location-action")


def test_the_step_back_leads_out_of_the_palace() -> None:
    """X-EXT-14, C-45: it is one step, and the spot is free."""
    game = giving(STEP, "intrigue", me={"envoy": 8, "palace": 0}, seats={LISA: {"envoy": 8, "palace": 1}})
    play(game, ANNA, "step-back")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["palace"], seat(game, LISA)["palace"]) == (7, None, 1)


def test_from_the_start_there_is_no_step_back() -> None:
    """X-EXT-14, C-45: a cost needs its step, so no VP either."""
    game = giving(STEP, "intrigue")
    assert asked(game) == (ANNA, "location-action")
    assert kinds_told(game, "C-45") == ["cannot-use-card"]
    assert seat(game, ANNA)["vp"] == 0
