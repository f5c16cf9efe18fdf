"""Bonus Travel Tokens of every edition: laid out with a Servant, at work for a Day, and home again (V-BON)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.modules.bonus import bonus, gift, in_use, in_use_now
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, rules_told, seat
from tests.visits import kinds_told, refusal

RULES = {"value-plus-1": "V-BON-01", "toll": "V-BON-02", "follow": "V-BON-03"}


def collected(token: str, anna: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Anna's Traveller has just taken this token in Beijing."""
    row = {"hand": ["hand1-7"], **(anna or {})}
    rest.setdefault("seats", {})[ANNA] = row
    game = bonus(turn=ANNA, map={"beijing": token}, board={"travel": "board-1"}, **rest)
    play(game, ANNA, "card hand1-7", "at travel", "a", "city beijing")
    return game


# Laid out when taken


@pytest.mark.parametrize("token", RULES)
def test_a_bonus_token_may_be_left_unused(token: str) -> None:
    """A-12, C-51: it is optional when collected; declined, it is stored like any other."""
    game = collected(token)
    assert (asked(game), offered(game)) == ((ANNA, "token"), [f"token {token}", "decline"])
    play(game, ANNA, "decline")
    assert seat(game, ANNA)["tokens"] == [token]
    assert (seat(game, ANNA)["pool"], in_use_now(game)) == (6, [])


def test_plus_one_lies_beside_the_board() -> None:
    """V-BON-01, V-BON-09: with a Servant of the pool, outside the slots."""
    game = collected("value-plus-1")
    play(game, ANNA, "token value-plus-1")
    assert in_use_now(game) == [{"token": "value-plus-1", "seat": ANNA}]
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["supply"], seat(game, ANNA)["tokens"]) == (5, 6, [])
    assert asked(game) == (ANNA, "turn-end")


@pytest.mark.parametrize("token", ["toll", "follow"])
def test_toll_and_follow_lie_at_any_action(token: str) -> None:
    """V-BON-02, V-BON-03: the owner chooses which, the one just used among them."""
    game = collected(token)
    play(game, ANNA, f"token {token}")
    assert asked(game) == (ANNA, "token-location")
    assert len([text for text in offered(game) if text.startswith("at ")]) == 7
    play(game, ANNA, "at travel")
    assert in_use_now(game) == [{"token": token, "seat": ANNA, "location": "travel"}]
    assert kinds_told(game, RULES[token]) == ["uses-token", "token-in-use"]


@pytest.mark.parametrize("token", RULES)
def test_without_a_servant_in_the_pool_it_is_stored(token: str) -> None:
    """C-51, V-BON-09: no marker, no use."""
    game = collected(token, {"pool": 0})
    assert offered(game) == ["decline"]
    assert refusal(game, f"token {token}") == "C-51"
    play(game, ANNA, "decline")
    assert seat(game, ANNA)["tokens"] == [token]


def test_tokens_exchanged_for_a_servant_make_the_use_possible() -> None:
    """C-26, C-51: an exchange at that very question brings the marker."""
    game = collected("toll", {"pool": 0, "tokens": ["vp-2", "vp-2"]})
    play(game, ANNA, "exchange 2")
    assert offered(game) == ["token toll", "decline"]


def test_the_double_may_be_the_marker() -> None:
    """C-07, V-BON-09: it counts one there, and its worth is not asked."""
    game = collected("value-plus-1", {"double": "pool", "pool": 3})
    play(game, ANNA, "token value-plus-1")
    assert (asked(game), offered(game)) == ((ANNA, "token-marker"), ["place servant", "place double"])
    play(game, ANNA, "place double")
    assert in_use_now(game) == [{"token": "value-plus-1", "seat": ANNA, "marker": "double"}]
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["double"]) == (3, "elsewhere")


def test_the_double_alone_marks_without_a_question() -> None:
    """C-07: where it is the only piece of the pool."""
    game = collected("toll", {"double": "pool", "pool": 0})
    play(game, ANNA, "token toll", "at jade")
    assert in_use_now(game) == [{"token": "toll", "seat": ANNA, "location": "jade", "marker": "double"}]


def test_in_use_it_is_outside_the_limit_and_not_exchangeable() -> None:
    """V-BON-09, A-15: six more can be stored, and two in use buy nothing."""
    six = ["vp-2", "envoy", "ship", "wall", "swap", "take-back"]
    game = collected("toll", {"tokens": six})
    play(game, ANNA, "token toll", "at jade")
    assert asked(game) == (ANNA, "turn-end")
    assert seat(game, ANNA)["tokens"] == six
    tokens = (in_use("toll", ANNA, "jade"), in_use("value-plus-1", ANNA))
    game = bonus(3, *tokens, turn=ANNA, seats={ANNA: {"pool": 4}})
    assert [text for text in offered(game) if text.startswith("exchange")] == []
    assert refusal(game, "exchange 2") == "B-TRV-06"


# +1


def test_plus_one_makes_an_equal_gift_the_higher_one() -> None:
    """V-BON-01: the exchange is free, and says why; without the token a fee is due."""
    game = gift("hand2-6", "jade", in_use("value-plus-1", ANNA), there="board-6")
    assert asked(game) == (ANNA, "location-action")
    assert kinds_told(game, "V-BON-01") == ["exchange"]
    assert asked(gift("hand2-6", "jade", there="board-6")) == (ANNA, "fee")


def test_ten_beats_nine() -> None:
    """V-BON-01, C-13: a 9 counts 10."""
    assert asked(gift("draw-9a", "jade", in_use("value-plus-1", ANNA), there="board-9"))[1] == "card-action"


def test_plus_one_is_the_owners_alone() -> None:
    """V-BON-01: Lisa's token does nothing for Anna."""
    assert asked(gift("hand2-6", "jade", in_use("value-plus-1", LISA), there="board-6")) == (ANNA, "fee")


def test_two_plus_ones_add_up() -> None:
    """V-BON-01, C-52: a 7 counts 9 and beats an 8."""
    one, other = in_use("value-plus-1", ANNA), in_use("value-plus-1", ANNA)
    assert asked(gift("hand1-7", "jade", one, there="board-8")) == (ANNA, "fee")
    assert asked(gift("hand1-7", "jade", one, other, there="board-8")) == (ANNA, "location-action")


def test_a_one_with_plus_one_still_takes_a_nine() -> None:
    """V-BON-01, C-13: that looks at printed values."""
    game = gift("hand3-1", "jade", in_use("value-plus-1", ANNA), there="board-9")
    assert asked(game) == (ANNA, "card-action")
    assert "B-DAY-06" in rules_told(game)


def test_plus_one_and_equal_gifts() -> None:
    """V-BON-01, C-13: 5 + 1 equals the 6, which the Decree makes free."""
    tiles = {"equal-gifts": [ANNA], "wall-bonus": []}
    game = gift("hand1-5", "jade", in_use("value-plus-1", ANNA), there="board-6", decrees=tiles)
    assert asked(game) == (ANNA, "card-action")
    assert "B-DL2-04" in rules_told(game)


def test_a_higher_gift_needs_no_token() -> None:
    """B-DAY-02: the token is not named where the printed value is enough."""
    assert kinds_told(gift("hand1-7", "jade", in_use("value-plus-1", ANNA), there="board-6"), "B-DAY-02") != []


# Home again


def last_turn(*tokens: dict[str, Any], anna: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Anna's is the last card of the Day; it has been given without an action."""
    none: dict[str, Any] = {"hand": []}
    rows = {LISA: {**none, **rest.pop("lisa", {})}, DAVID: none}
    game = gift("hand1-7", "intrigue", *tokens, me=anna, seats=rows, **rest)
    play(game, ANNA, "decline")
    return game


def test_at_the_end_of_the_day_tokens_come_home() -> None:
    """V-BON-07, C-51: stored before Night, their Servants in the supply."""
    game = last_turn(in_use("toll", LISA, "jade"), in_use("value-plus-1", ANNA), lisa={"pool": 3}, anna={"pool": 3})
    play(game, ANNA, "done")
    assert in_use_now(game) == []
    assert (seat(game, ANNA)["tokens"], seat(game, LISA)["tokens"]) == (["value-plus-1"], ["toll"])
    assert kinds_told(game, "V-BON-07") == ["token-home", "token-home"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("day-ends") < kinds.index("token-home") < kinds.index("stores") < kinds.index("night")


def test_the_marker_goes_to_the_supply() -> None:
    """V-BON-07: not to the pool; the Double likewise."""
    game = last_turn(in_use("value-plus-1", ANNA), anna={"pool": 3, "supply": 8}, dice=[3, 3, 3])
    play(game, ANNA, "done")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["supply"]) == (3, 9)
    double = last_turn(in_use("toll", ANNA, "wall", "double"), anna={"pool": 3, "double": "elsewhere"}, dice=[3, 3, 3])
    play(double, ANNA, "done")
    assert (seat(double, ANNA)["double"], seat(double, ANNA)["supply"]) == ("supply", 8)


def test_it_works_to_the_last_turn_and_not_beyond() -> None:
    """V-BON-07: the next day the gift counts what is printed."""
    game = last_turn(in_use("value-plus-1", ANNA), anna={"pool": 3}, dice=[3, 3, 3])
    play(game, ANNA, "done")
    while asked(game)[1] != "card" or asked(game)[0] != ANNA:
        game.play(offered(game)[0])
    state = game.state
    assert all(module.added_value(state, ANNA, state.hands[ANNA][0]) == 0 for module in state.rules.moments)


def test_room_is_made_for_a_token_that_comes_home() -> None:
    """V-BON-07, C-51, E-22: with six stored ones Anna must exchange; her marker is in the supply already."""
    six = ["vp-2", "envoy", "ship", "wall", "swap", "take-back"]
    game = last_turn(in_use("toll", ANNA, "jade"), anna={"tokens": six, "pool": 10, "supply": 0, "wall": 1})
    play(game, ANNA, "done")
    assert (asked(game), offered(game)) == ((ANNA, "make-room"), ["exchange 2", "exchange 4", "exchange 6"])
    play(game, ANNA, "exchange 2", "token envoy", "token ship")
    assert seat(game, ANNA)["tokens"] == ["vp-2", "wall", "swap", "take-back", "toll"]
    assert seat(game, ANNA)["pool"] == 11


def test_they_come_home_in_turn_order() -> None:
    """E-22: of the day's start player first, each player's as they were laid out."""
    tokens = (in_use("toll", ANNA, "jade"), in_use("follow", LISA, "jade"), in_use("value-plus-1", ANNA))
    game = last_turn(*tokens, start=LISA, anna={"pool": 3}, lisa={"pool": 3})
    play(game, ANNA, "done")
    assert [event.seat for event in game.events if event.kind == "token-home"] == [LISA, ANNA, ANNA]
    assert seat(game, ANNA)["tokens"] == ["toll", "value-plus-1"]


def test_a_stored_one_is_an_ordinary_token() -> None:
    """V-BON-09: home again it can be exchanged."""
    game = bonus(turn=ANNA, seats={ANNA: {"tokens": ["toll", "follow"]}})
    play(game, ANNA, "exchange 2")
    assert seat(game, ANNA)["tokens"] == []
    discards: Any = game.to_dict()["token_discards"]
    assert discards == {"toll": 1, "follow": 1}
