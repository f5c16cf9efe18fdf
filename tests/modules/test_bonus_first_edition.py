"""Bonus Travel Tokens of the first edition: face up until they are used, once each (V-BON-04 to V-BON-06, C-53)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game, explain
from tests.modules.bonus import bonus, first, gift, in_use, used_now
from tests.scenes import ANNA, LISA, asked, offered, play, rules_told, seat
from tests.visits import kinds_told, refusal

KINDS = {"double-value": "V-BON-04", "double-card": "V-BON-05", "discount-2": "V-BON-06"}
VALUE, CARD, LESS = (f"token {kind}" for kind in KINDS)


def uses(game: Game) -> list[str]:
    """The tokens that could be used now."""
    return [text for text in offered(game) if text in (VALUE, CARD, LESS)]


def said(game: Game, text: str, language: str = "en") -> str:
    """An answer on offer in words."""
    decision = game.decision
    assert decision is not None
    found = decision.find(text)
    assert found is not None
    return explain.answer(game.state, decision, found, language=language)


def test_each_use_says_what_it_does() -> None:
    """The tokens that are used are no other tokens, in any language."""
    value = first("hand1-7", "jade", "double-value", there="board-8")
    twice = first("hand1-5", "jade", "double-card", there="board-1")
    play(twice, ANNA, "at jade")
    less = first("hand1-7", "jade", "discount-2", there="board-1")
    play(less, ANNA, "at jade")

    assert said(value, VALUE) == "use a token: Porcelain vase (7) counts twice its value"
    assert said(value, VALUE, "fr") == "utiliser un jeton\xa0: le Vase en porcelaine (7) vaut le double"
    assert said(twice, CARD) == "use a token: your card’s action twice"
    assert said(less, LESS) == "use a token: the action costs 2 Servants less"
    assert said(less, LESS, "pl") == "użyj żetonu: akcja o\xa02\xa0Służących taniej"


# Stored face up


@pytest.mark.parametrize("token", KINDS)
def test_it_is_stored_face_up_and_does_nothing_when_taken(token: str) -> None:
    """C-53, V-BON-04, V-BON-05, V-BON-06: no benefit now, so none is asked about."""
    game = gift("hand1-7", "travel", edition="first", map={"beijing": token})
    play(game, ANNA, "a", "city beijing")
    assert asked(game) == (ANNA, "turn-end")
    assert (seat(game, ANNA)["tokens"], used_now(game, ANNA)) == ([token], {})
    assert kinds_told(game, KINDS[token]) == ["face-up"]


def test_it_takes_a_slot() -> None:
    """C-53: with six stored, room is made first."""
    six = ["vp-2", "envoy", "ship", "wall", "swap", "take-back"]
    game = gift("hand1-7", "travel", edition="first", me={"tokens": six}, map={"beijing": "double-card"})
    play(game, ANNA, "a", "city beijing")
    assert asked(game) == (ANNA, "make-room")


def test_face_up_it_can_be_exchanged_and_its_use_is_gone() -> None:
    """C-53, V-BON-04: two tokens for a Servant, at the question where one could be used."""
    game = first("hand1-7", "jade", "double-value", "discount-2", there="board-8")
    assert uses(game) == [VALUE]
    play(game, ANNA, "exchange 2")
    assert (uses(game), seat(game, ANNA)["tokens"], seat(game, ANNA)["pool"]) == ([], [], 7)


def test_used_it_is_an_ordinary_token() -> None:
    """C-53, V-BON-04: stored face down, worth one, not to be used again."""
    game = first("hand1-7", "jade", "double-value", "vp-2", there="board-8")
    play(game, ANNA, VALUE)
    assert used_now(game, ANNA) == {"double-value": 1}
    assert refusal(game, VALUE) == "C-53"
    play(game, ANNA, "at jade", "decline", "exchange 2")
    assert seat(game, ANNA)["tokens"] == []


def test_used_ones_are_handed_in_first() -> None:
    """E-25: of two double-values one is used; the exchange takes that one."""
    modules: dict[str, Any] = {"first-edition": {"used": [{"double-value": 1}]}}
    game = first("hand1-7", "jade", "double-value", "double-value", "vp-2", there="board-8", modules=modules)
    play(game, ANNA, "exchange 2", "token double-value", "token vp-2")
    assert (seat(game, ANNA)["tokens"], used_now(game, ANNA), uses(game)) == (["double-value"], {}, [VALUE])


def test_a_token_collected_anew_is_face_up_again() -> None:
    """C-53: Anna's first one was used and handed in; the next is a new one."""
    modules: dict[str, Any] = {"first-edition": {"used": [{"double-value": 1}]}}
    me = {"tokens": ["double-value", "vp-2"], "hand": ["hand1-7", "hand2-6"]}
    game = gift("hand1-7", "travel", edition="first", me=me, map={"beijing": "double-value"}, modules=modules)
    play(game, ANNA, "exchange 2", "a", "city beijing")
    assert (seat(game, ANNA)["tokens"], used_now(game, ANNA)) == (["double-value"], {})


# Double value


def test_double_value_makes_the_gift_the_higher_one() -> None:
    """V-BON-04: a 5 counts 10 and beats a 9."""
    game = first("hand1-5", "jade", "double-value")
    play(game, ANNA, VALUE, "at jade")
    assert asked(game) == (ANNA, "card-action")
    assert kinds_told(game, "V-BON-04") == ["uses-token", "exchange"]


def test_double_value_at_the_fee() -> None:
    """V-BON-04: up to the moment the fee is paid; then none is due, and both actions follow."""
    game = first("hand1-5", "jade", "double-value")
    play(game, ANNA, "at jade")
    assert asked(game) == (ANNA, "fee")
    play(game, ANNA, VALUE)
    assert asked(game) == (ANNA, "card-action")
    assert seat(game, ANNA)["pool"] == 6


def test_double_value_only_where_it_saves_the_fee() -> None:
    """V-BON-04, E-23: 4 and 4 are 8, which does not beat a 9."""
    game = first("hand3-4", "jade", "double-value")
    play(game, ANNA, "at jade")
    assert (asked(game)[1], uses(game)) == ("fee", [])
    assert refusal(game, VALUE) == "V-BON-04"


def test_double_value_is_for_one_exchange() -> None:
    """V-BON-04, C-53: the next card counts what is printed, so the 6 asks for a fee."""
    me = {"hand": ["hand1-5", "hand2-5"]}
    none: dict[str, Any] = {"hand": []}
    game = first("hand1-5", "jade", "double-value", me=me, seats={LISA: none}, players=2, board={"wall": "board-6"})
    play(game, ANNA, VALUE, "at jade", "decline", "decline", "done", "card hand2-5", "at wall")
    assert asked(game) == (ANNA, "fee")


def test_double_value_is_spent_even_where_it_was_not_needed() -> None:
    """E-23: announced for an exchange, used in that exchange."""
    game = first("hand1-5", "jade", "double-value", there="board-1")
    play(game, ANNA, VALUE, "at jade")
    assert used_now(game, ANNA) == {"double-value": 1}
    assert "B-DAY-02" in rules_told(game)


def test_a_doubled_one_still_takes_a_nine() -> None:
    """C-13: printed values; and 1 doubled is only 2."""
    game = first("hand3-1", "jade", "double-value")
    play(game, ANNA, "at jade")
    assert asked(game) == (ANNA, "card-action")


def test_the_printed_value_is_doubled_and_plus_one_added() -> None:
    """E-24, C-53: 4 + 4 + 1 is 9: enough for an 8, not for a 9."""
    tokens = in_use("value-plus-1", ANNA)
    modules: dict[str, Any] = {"bonus-tokens": {"in_use": [tokens]}}
    game = first("hand3-4", "jade", "double-value", there="board-8", modules=modules)
    play(game, ANNA, "at jade", VALUE)
    assert asked(game) == (ANNA, "card-action")
    game = first("hand3-4", "jade", "double-value", there="board-9", modules=modules)
    play(game, ANNA, "at jade")
    assert uses(game) == []


def test_two_double_values_add_up() -> None:
    """E-24: a 3 counts 9 with both, and beats an 8; one of them is not enough."""
    game = first("hand1-3", "jade", "double-value", "double-value", there="board-8")
    play(game, ANNA, VALUE, "at jade")
    assert (asked(game)[1], uses(game)) == ("fee", [VALUE])
    play(game, ANNA, VALUE)
    assert asked(game) == (ANNA, "card-action")
    assert used_now(game, ANNA) == {"double-value": 2}


# Card action twice


def test_the_card_action_is_two_performances() -> None:
    """V-BON-05, C-53: each with A or B by itself; then the location's, once."""
    game = first("hand1-5", "jade", "double-card", there="board-1")
    play(game, ANNA, "at jade")
    assert uses(game) == [CARD]
    play(game, ANNA, CARD, "b", "pay 1")
    assert asked(game) == (ANNA, "card-action")
    play(game, ANNA, "a")
    assert (asked(game), game.state.intrigue[ANNA]) == ((ANNA, "location-action"), 4)
    assert uses(game) == []
    assert refusal(game, CARD) == "C-53"


def test_each_of_the_two_can_be_tolled_and_followed() -> None:
    """V-BON-05, C-52."""
    rows = [in_use("toll", LISA, "intrigue"), in_use("follow", LISA, "intrigue")]
    modules: dict[str, Any] = {"bonus-tokens": {"in_use": rows}}
    game = first("hand1-5", "jade", "double-card", there="board-1", modules=modules)
    play(game, ANNA, "at jade", CARD, "a")
    play(game, LISA, "decline")
    play(game, ANNA, "a")
    play(game, LISA, "decline")
    assert (asked(game), game.state.vp[LISA]) == ((ANNA, "location-action"), 2)


@pytest.mark.parametrize(("card", "servants"), [("hand5-4", 1), ("hand2-3", 2)])
def test_servants_twice(card: str, servants: int) -> None:
    """V-BON-05: gained, and gained again."""
    game = first(card, "jade", "double-card", there="board-1")
    play(game, ANNA, "at jade", CARD, f"gain {servants}", f"gain {servants}")
    assert seat(game, ANNA)["pool"] == 6 + 2 * servants
    assert asked(game) == (ANNA, "location-action")


def test_a_swap_twice() -> None:
    """V-BON-05: two swaps, each optional."""
    game = first("hand4-4", "jade", "double-card", there="board-1", me={"hand": ["hand4-4", "hand2-6"]})
    play(game, ANNA, "at jade", CARD, "card hand2-6", "at wall")
    assert asked(game) == (ANNA, "swap-card")
    play(game, ANNA, "decline")
    assert asked(game) == (ANNA, "location-action")


def test_only_the_cards_own_action_is_doubled() -> None:
    """V-BON-05: not the location's, not a card without action, not what a Travel Token does."""
    game = first("hand1-7", "intrigue", "double-card", there="board-1")
    play(game, ANNA, "at intrigue")
    assert (asked(game)[1], uses(game)) == ("location-action", [])
    assert refusal(game, CARD) == "V-BON-05"
    swap = first("hand1-7", "travel", "double-card", there="board-1", map={"beijing": "swap"})
    play(swap, ANNA, "at travel", "a", "city beijing", "token swap")
    assert (asked(swap)[1], uses(swap)) == ("swap-card", [])


def test_without_actions_there_is_nothing_to_double() -> None:
    """V-BON-05, B-DAY-05: an exchange without actions."""
    game = first("hand1-5", "jade", "double-card")
    play(game, ANNA, "at jade", "no-actions")
    assert (asked(game)[1], uses(game)) == ("turn-end", [])


def test_two_double_cards_add_up() -> None:
    """E-24: three performances."""
    game = first("hand1-5", "jade", "double-card", "double-card", there="board-1")
    play(game, ANNA, "at jade", CARD, CARD, "a", "a", "a")
    assert (asked(game), game.state.intrigue[ANNA]) == ((ANNA, "location-action"), 3)


# Two Servants less


def test_jade_costs_two_less() -> None:
    """V-BON-06: a house of 4 for 2."""
    game = first("hand1-7", "jade", "discount-2", there="board-1")
    play(game, ANNA, "at jade")
    assert uses(game) == [LESS]
    play(game, ANNA, LESS, "house 4", "pay 2")
    assert (seat(game, ANNA)["jade"], seat(game, ANNA)["pool"]) == (1, 4)
    assert used_now(game, ANNA) == {"discount-2": 1}
    assert kinds_told(game, "V-BON-06") == ["uses-token"]


def test_what_was_too_dear_comes_into_reach() -> None:
    """V-BON-06: with one Servant a house of 3 can be had."""
    game = first("hand1-7", "jade", "discount-2", there="board-1", me={"pool": 1})
    play(game, ANNA, "at jade")
    assert offered(game) == ["decline", LESS]
    play(game, ANNA, LESS)
    assert offered(game) == ["house 3", "decline"]


def test_not_below_nothing() -> None:
    """V-BON-06, C-53: with the Jade Decree as well a house of 3 is free, and nothing comes back."""
    tiles = {"jade-discount": [ANNA], "wall-bonus": []}
    game = first("hand1-7", "jade", "discount-2", "discount-2", there="board-1", me={"pool": 0}, decrees=tiles)
    play(game, ANNA, "at jade", LESS, "house 3")
    assert (seat(game, ANNA)["jade"], seat(game, ANNA)["pool"], asked(game)[1]) == (1, 0, "turn-end")


def test_a_decree_costs_two_less() -> None:
    """V-BON-06: the Servant placed on it is still needed."""
    tiles = {"wall-bonus": [LISA], "equal-gifts": []}
    game = first("hand1-7", "decrees", "discount-2", there="board-1", me={"pool": 2}, decrees=tiles)
    play(game, ANNA, "at decrees")
    assert "decree wall-bonus" not in offered(game)
    play(game, ANNA, LESS, "decree wall-bonus", "pay 1")
    assert (seat(game, ANNA)["pool"], game.state.owns(ANNA, game.state.rules.wall_bonus)) == (0, True)


def test_one_action_only() -> None:
    """V-BON-06: a Decree by the card gets it, the Jade of the location does not."""
    tiles: dict[str, list[int]] = {"wall-bonus": [], "equal-gifts": []}
    game = first("board-4", "jade", "discount-2", there="board-1", decrees=tiles)
    play(game, ANNA, "at jade", LESS, "decree wall-bonus", "house 3", "pay 3")
    assert seat(game, ANNA)["pool"] == 6 - 0 - 1 - 3


def test_an_action_declined_leaves_it_unused() -> None:
    """V-BON-06, E-23: the token is turned up again; it can serve the location's action."""
    game = first("board-4", "jade", "discount-2", there="board-1")
    play(game, ANNA, "at jade", LESS, "decline")
    assert (asked(game)[1], uses(game), used_now(game, ANNA)) == ("location-action", [LESS], {})
    play(game, ANNA, "house 3", "pay 3")
    assert uses(game) == []
    assert kinds_told(game, "V-BON-06") == ["uses-token", "turns-up"]


def test_two_discounts_add_up() -> None:
    """E-24: a house of 4 for nothing."""
    game = first("hand1-7", "jade", "discount-2", "discount-2", there="board-1")
    play(game, ANNA, "at jade", LESS, LESS, "house 4")
    assert (seat(game, ANNA)["jade"], seat(game, ANNA)["pool"]) == (1, 6)
    assert used_now(game, ANNA) == {"discount-2": 2}


def test_the_discount_is_no_good_elsewhere() -> None:
    """V-BON-06: Jade and Decrees only."""
    game = first("hand1-7", "intrigue", "discount-2", there="board-1")
    play(game, ANNA, "at intrigue")
    assert uses(game) == []
    assert refusal(game, LESS) == "V-BON-06"


def test_a_follow_may_be_discounted() -> None:
    """V-BON-06, C-49: with one Servant Lisa can follow to the market only by her token, so she is asked."""
    row = {"tokens": ["discount-2"], "pool": 1}
    game = gift("hand1-7", "jade", in_use("follow", LISA, "jade"), edition="first", seats={LISA: row})
    play(game, ANNA, "house 4", "pay 4")
    play(game, LISA, "follow", LESS, "house 3", "pay 1")
    assert (seat(game, LISA)["jade"], used_now(game, LISA)) == (1, {"discount-2": 1})
    assert asked(game) == (ANNA, "turn-end")


def test_twice_the_card_and_a_discount() -> None:
    """V-BON-05, V-BON-06: the discount serves the first of two Decrees."""
    tiles: dict[str, list[int]] = {"wall-bonus": [], "equal-gifts": []}
    game = first("board-4", "wall", "double-card", "discount-2", there="board-1", decrees=tiles)
    play(game, ANNA, "at wall", CARD, LESS, "decree wall-bonus")
    assert asked(game) == (ANNA, "card-action")
    play(game, ANNA, "decree equal-gifts", "pay 2")
    assert (seat(game, ANNA)["pool"], used_now(game, ANNA)) == (6 - 1 - 3, {"double-card": 1, "discount-2": 1})


def test_the_current_edition_has_none_of_them() -> None:
    """A-01: they come only with the first edition."""
    copies = bonus().state.rules.token_copies
    both = bonus(edition="first").state.rules.token_copies
    assert (sum(copies), sum(both)) == (38, 44)
