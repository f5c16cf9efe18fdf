"""Cards that go from hand to hand or to the pile, and what others know of them (X-EXT-01, X-EXT-11, X-EXT-12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gugong
from gugong import Game, explain
from tests.extras import LEFT_IN_PILE, NEW_CARDS, SWAP, TRADE, extras, giving, known, trading
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, seat
from tests.visits import kinds_told, refusal, table

CHANCE = gugong.CHANCE
PILE = ("draw-8a", "draw-9a", "draw-9b")


# Trading hands


def test_a_trade_costs_a_step_of_intrigue() -> None:
    """X-EXT-11: one step down, then chance picks among the cards of the hand named."""
    game = trading(["hand1-7"], ["hand2-2", "hand2-6"])
    assert table(game)["intrigue"] == {"0": [LISA, DAVID], "3": [ANNA]}
    assert (asked(game), offered(game)) == ((CHANCE, "trade-draw"), ["card hand2-2", "card hand2-6"])
    assert game.decision is not None
    assert game.decision.weights is None
    assert kinds_told(game, "X-EXT-11") == ["trades", "intrigue"]


def test_any_card_may_be_given_in_return() -> None:
    """X-EXT-11: one's own or the one just taken."""
    game = trading(["hand1-7"], ["hand2-2", "hand2-6"])
    game.play("card hand2-6")
    assert (asked(game), offered(game)) == ((ANNA, "trade-give"), ["card hand1-7", "card hand2-6"])
    back = game.copy()
    play(game, ANNA, "card hand1-7")
    assert (seat(game, ANNA)["hand"], seat(game, LISA)["hand"]) == (["hand2-6"], ["hand1-7", "hand2-2"])
    play(back, ANNA, "card hand2-6")
    assert (seat(back, ANNA)["hand"], seat(back, LISA)["hand"]) == (["hand1-7"], ["hand2-2", "hand2-6"])
    assert asked(game) == asked(back) == (ANNA, "location-action")


def test_a_trade_may_be_declined() -> None:
    """X-EXT-11, C-11: then it costs nothing."""
    game = giving(TRADE, me={"hand": ["hand1-7"]}, intrigue={"4": [ANNA]})
    assert (asked(game), offered(game)) == ((ANNA, "trade-hands"), ["trade 1", "trade 2", "decline"])
    play(game, ANNA, "decline")
    assert table(game)["intrigue"]["4"] == [ANNA]


def test_a_partner_needs_a_card() -> None:
    """X-EXT-11, C-70: Lisa has none, David has."""
    game = giving(TRADE, intrigue={"4": [ANNA]}, seats={LISA: {"hand": []}})
    assert offered(game) == ["trade 2", "decline"]
    assert refusal(game, "trade 1") == refusal(game, "trade 0") == "X-EXT-11"


@pytest.mark.parametrize(("intrigue", "others"), [({}, ["hand2-2"]), ({"4": [ANNA]}, [])])
def test_a_trade_that_is_not_possible_is_skipped(intrigue: dict[str, list[int]], others: list[str]) -> None:
    """X-EXT-11, C-70: no step to go down, or nobody with a card."""
    game = giving(TRADE, "intrigue", intrigue=intrigue, seats={LISA: {"hand": others}, DAVID: {"hand": []}})
    assert asked(game) == (ANNA, "location-action")
    assert kinds_told(game, "C-70") == ["cannot-use-card"]


def test_only_the_two_know_what_was_traded() -> None:
    """X-EXT-11, C-89: David sees neither the card drawn nor the one given; in the record they are a ?"""
    game = trading(["hand1-7", "hand1-3"], ["hand2-2", "hand2-6"])
    game.play("card hand2-6")
    assert known(game, DAVID, ANNA) == (["?", "?", "?"], ["board-1"], [])
    assert known(game, LISA, ANNA)[0] == ["hand1-3", "hand1-7", "hand2-6"]
    play(game, ANNA, "card hand1-7")
    assert known(game, ANNA, LISA)[0] == ["hand1-7", "hand2-2"]
    assert known(game, LISA, ANNA)[0] == ["hand1-3", "hand2-6"]
    assert known(game, DAVID, LISA) == (["?", "?"], [], [])
    assert known(game, DAVID, ANNA) == (["?", "?"], ["board-1"], [])
    assert game.record(DAVID).count("card ?") == 2
    assert "card ?" not in game.record(LISA)


def test_traded_cards_are_told_to_the_two_alone() -> None:
    """X-EXT-11, C-89: David hears that cards went to and fro, the two hear which."""
    game = trading(["hand1-7"], ["hand2-2"])
    game.play("card hand2-2")
    play(game, ANNA, "card hand1-7")
    told = [event for event in game.events if event.kind == "trades-card"]
    names = ["Anna", "Lisa", "David"]
    assert [explain.event(game.state, event, names, DAVID) for event in told] == [
        "Lisa hands a card over, unseen",
        "Anna hands a card over, unseen",
    ]
    assert [explain.event(game.state, event, names, ANNA) for event in told] == [
        "Lisa hands Paper fan (2) to you",
        "You hand Porcelain vase (7) to Lisa",
    ]
    hidden = explain.event_to_dict(game.state.rules, explain.hide(told[0], DAVID))
    assert (hidden["seat"], hidden["card"], hidden["taker"]) == (LISA, None, None)
    open_to = explain.event_to_dict(game.state.rules, explain.hide(told[0], ANNA))
    assert (open_to["card"], open_to["taker"]) == ("hand2-2", ANNA)


def test_a_trade_does_not_give_a_fee_away() -> None:
    """X-EXT-11, C-89, E-31: whichever card Lisa had discarded as a fee, David sees the same before and after."""
    views = []
    cards = ["hand2-2", "hand2-3", "hand2-6"]
    for fee in cards[:2]:
        rest = [card for card in cards if card != fee]
        zones = {card: {"zone": [LISA]} for card in cards}
        lisa = {LISA: {"hand": rest, "discard": [fee]}}
        game = trading(["hand1-7"], rest, seats=lisa, known=zones)
        game.play("card hand2-6")
        play(game, ANNA, "card hand1-7")
        views.append(game.view(DAVID).to_dict())
        assert known(game, DAVID, LISA) == (["?", "?"], ["?"], [])
    assert views[0] == views[1]


def test_a_trade_after_a_fee_does_not_tell_which_card_was_passed_on() -> None:
    """X-EXT-11, C-89, E-31: Anna gives her own card or the one she drew; David sees the same, the two know."""
    views = []
    for given in ("hand1-1", "hand2-2"):
        game = extras(
            3,
            chance="ask",
            turn=ANNA,
            board={"jade": "board-9"},
            intrigue={"1": [ANNA]},
            seats={
                ANNA: {"hand": [TRADE, "hand1-1", "hand1-3"], "discard": ["hand1-5"]},
                LISA: {"hand": ["hand2-2", "hand2-3", "hand2-5", "hand2-6"]},
            },
        )
        play(game, ANNA, f"card {TRADE}", "at jade", "discard hand1-3", "trade 1")
        play(game, CHANCE, "card hand2-2")
        play(game, ANNA, f"card {given}")
        views.append([game.view(who).to_dict() for who in (ANNA, LISA, DAVID)])
        assert known(game, DAVID, ANNA) == (["?"], ["hand1-5", "?", "board-9"], [])
    assert views[0][DAVID] == views[1][DAVID]
    assert views[0][ANNA] != views[1][ANNA]
    assert views[0][LISA] != views[1][LISA]


def test_a_discard_that_all_saw_stays_known() -> None:
    """X-EXT-11, C-89: a trade moves hand cards only."""
    game = trading(["hand1-7"], ["hand2-2"], seats={LISA: {"hand": ["hand2-2"], "discard": ["board-8"]}})
    game.play("card hand2-2")
    assert known(game, DAVID, LISA) == ([], ["board-8"], [])


def test_what_is_dealt_to_a_third_player_fits_a_trade() -> None:
    """X-EXT-11, C-89: David's deals have some card in each place, and show him what he sees now."""
    hands = [f"hand1-{value}" for value in (1, 3, 5, 7)], [f"hand2-{value}" for value in (2, 3, 5, 6)]
    game = trading(*hands)
    game.play("card hand2-6")
    play(game, ANNA, "card hand1-7")
    seen = game.view(DAVID).to_dict()
    for draw in range(20):
        dealt = gugong.determinize(game.view(DAVID), Random(draw))
        assert dealt.view(DAVID).to_dict() == seen
        assert set(dealt.state.pile) <= set(dealt.state.rules.pile_cards())


# Swapping with the pile


def swapping(me: dict[str, Any] | None = None, pile: tuple[str, ...] = PILE, tail: tuple[str, ...] = ()) -> Game:
    """Anna has played pile-swap, and chance is asked for the top card; what is named nowhere is Lisa's."""
    anna = {"hand": ["hand1-7"], "discard": [], **(me or {})}
    officials = ("travel", "wall", "intrigue", "palace", "decrees", "canal")
    board = {official: f"board-{value}" for official, value in zip(officials, (2, 3, 4, 6, 8, 9), strict=True)}
    cards = [*(f"hand1-{value}" for value in (1, 3, 5, 7)), *NEW_CARDS, *LEFT_IN_PILE]
    lisas = [card for card in cards if card not in (SWAP, *anna["hand"], *anna["discard"], *pile, *tail)]
    seats = {LISA: {"discard": lisas}}
    piles: dict[str, Any] = {"pile": list(pile), "pile_tail": list(tail)}
    return giving(SWAP, me=anna, seats=seats, board=board, chance="ask", **piles)


def test_the_card_is_chosen_before_the_new_one_is_seen() -> None:
    """X-EXT-12, C-70: of hand or discard, the card just taken included; then chance draws."""
    game = swapping({"discard": ["hand1-3"]})
    assert asked(game) == (ANNA, "pile-swap")
    assert offered(game) == ["card hand1-7", "card hand1-3", "card board-1", "decline"]
    play(game, ANNA, "card hand1-7")
    assert (asked(game), offered(game)) == ((CHANCE, "draw-gift"), ["card draw-8a", "card draw-9a", "card draw-9b"])


@pytest.mark.parametrize(
    ("given", "hand", "discard"),
    [
        ("hand1-7", ["draw-9a"], ["hand1-3", "board-1"]),
        ("hand1-3", ["hand1-7"], ["draw-9a", "board-1"]),
        ("board-1", ["hand1-7"], ["hand1-3", "draw-9a"]),
    ],
)
def test_the_new_card_goes_where_the_given_one_was(given: str, hand: list[str], discard: list[str]) -> None:
    """X-EXT-12, C-70: hand or discard pile, there in the same place; the given card goes under the pile."""
    game = swapping({"discard": ["hand1-3"]})
    play(game, ANNA, f"card {given}")
    game.play("card draw-9a")
    assert (seat(game, ANNA)["hand"], seat(game, ANNA)["discard"]) == (hand, discard)
    assert (table(game)["pile"], table(game)["pile_tail"]) == (["draw-8a", "draw-9b"], [given])
    assert kinds_told(game, "X-EXT-12") == ["under-pile", "draw-gift"]


def test_the_swap_with_the_pile_may_be_declined() -> None:
    """X-EXT-12, C-11."""
    game = swapping()
    play(game, ANNA, "decline")
    assert asked(game) == (ANNA, "location-action")
    assert table(game)["pile_tail"] == []


def test_the_card_drawn_is_its_owners_secret_and_the_card_given_is_not() -> None:
    """X-EXT-12, C-89, E-32: in the discard pile too; what lies under the pile stays known, also in a position."""
    game = swapping({"discard": ["hand1-3"]})
    play(game, ANNA, "card hand1-3")
    game.play("card draw-9a")
    assert known(game, LISA, ANNA) == (["hand1-7"], ["?", "board-1"], [])
    assert "draw-9a" not in str(game.view(LISA).to_dict()["seats"])
    assert "card ?" in game.record(LISA)
    for viewer in (ANNA, LISA):
        again = gugong.Game.from_dict(game.to_dict(), chance="ask")
        assert game.view(viewer).to_dict()["pile_tail"] == ["hand1-3"]
        assert again.view(viewer).to_dict() == game.view(viewer).to_dict()


def test_cards_under_the_pile_are_drawn_last_and_in_order() -> None:
    """X-EXT-12: the one put there first is on top of them, and no chance is asked for it."""
    tail = ("draw-9a", "draw-9b")
    game = swapping(pile=("draw-8a",), tail=tail)
    play(game, ANNA, "card hand1-7")
    assert (seat(game, ANNA)["hand"], table(game)["pile_tail"]) == (["draw-8a"], [*tail, "hand1-7"])
    last = swapping({"hand": ["draw-8a", "hand1-7"]}, pile=(), tail=tail)
    play(last, ANNA, "card hand1-7")
    assert (seat(last, ANNA)["hand"], table(last)["pile_tail"]) == (["draw-8a", "draw-9a"], ["draw-9b", "hand1-7"])
    assert known(last, LISA, ANNA)[0][-1] == "draw-9a"  # everybody knew what would come


def test_an_empty_pile_has_nothing_to_swap() -> None:
    """X-EXT-12, C-70: skipped."""
    game = swapping(pile=())
    assert asked(game) == (ANNA, "location-action")
    assert kinds_told(game, "C-70") == ["cannot-use-card"]


def test_the_token_swaps_with_the_pile_too() -> None:
    """X-EXT-01: taken or left like any benefit; once taken, a card is given."""
    row = {"hand": ["hand1-3"]}
    game = giving("hand1-7", "travel", me=row, map={"beijing": "pile-swap"}, chance="ask")
    play(game, ANNA, "a", "city beijing")
    assert offered(game) == ["token pile-swap", "decline"]
    play(game, ANNA, "token pile-swap")
    assert (asked(game), offered(game)) == ((ANNA, "pile-swap"), ["card hand1-3", "card board-1"])
    play(game, ANNA, "card board-1")
    game.play("card extra-9")
    assert (seat(game, ANNA)["discard"], seat(game, ANNA)["tokens"]) == (["extra-9"], ["pile-swap"])
    assert table(game)["pile_tail"] == ["board-1"]
    assert kinds_told(game, "X-EXT-01") == ["uses-token", "under-pile", "draw-gift"]


# Positions from outside


@pytest.mark.parametrize(
    "frame",
    [
        {"frame": "take-random-card", "seat": ANNA, "partner": LISA},
        {"frame": "take-random-card", "seat": ANNA, "partner": ANNA},
        {"frame": "take-random-card", "seat": ANNA, "partner": 7},
        {"frame": "give-card", "seat": LISA, "partner": ANNA},
        {"frame": "draw-instead", "seat": ANNA, "card": "board-9", "rule": "X-EXT-12"},
    ],
)
def test_a_stack_that_counts_on_what_is_not_there_is_refused(frame: dict[str, object]) -> None:
    """X-EXT-11, X-EXT-12: a game that loads never fails later."""
    stack = [{"frame": "next-day"}, {"frame": "night"}, {"frame": "day", "seat": 0}, {"frame": "end-turn", "seat": 0}]
    if frame["seat"] == LISA:
        stack = [
            {"frame": "next-day"},
            {"frame": "night"},
            {"frame": "day", "seat": 1},
            {"frame": "end-turn", "seat": 1},
        ]
    with pytest.raises(gugong.PositionError):
        extras(active=frame["seat"], stack=[*stack, frame], seats={LISA: {"hand": []}}, board={"jade": "board-9"})


def test_the_pile_of_the_base_game_has_no_new_cards() -> None:
    """X-EXT-12: `position` above names cards of this module; without it they are in no game."""
    pile = table(position(2))["pile"]
    assert not set(pile) & set(NEW_CARDS)
    assert set(LEFT_IN_PILE) < set(pile)
