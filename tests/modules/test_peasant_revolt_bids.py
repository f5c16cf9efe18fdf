"""A revolt: reveal, bid, held back or not, and back into the Day (X-PRV-08, X-PRV-10)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from gugong.engine.ids import CHANCE
from tests.modules.revolts import SIZES, at_peasants, bid, envoys, lying, peasants, track, uprising
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, rules_told, seat
from tests.visits import refusal

TEN = [1, 2, 3, 4]


# The example


def test_the_example_held_back() -> None:
    """D-23, X-PRV-10: 4 and 6 are enough against 10, and the 4 comes back."""
    game = uprising(TEN, seats={ANNA: {"envoy": 3}, LISA: {"discard": ["hand2-6"], "envoy": 3}})
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-6")
    assert (seat(game, ANNA)["hand"], seat(game, ANNA)["discard"]) == (["board-4"], [])
    assert seat(game, LISA)["discard"] == ["hand2-6"]
    assert envoys(game, 2) == [3, 3]
    assert "X-PRV-10" in rules_told(game)


def test_the_example_not_held_back() -> None:
    """D-23, X-PRV-10: 4 and 5 are not; the 5 comes back and the other Envoy goes a step back."""
    game = uprising(TEN, seats={ANNA: {"envoy": 3}, LISA: {"discard": ["hand2-5"], "envoy": 3}})
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-5")
    assert seat(game, ANNA)["discard"] == ["board-4"]
    assert "hand2-5" in seat(game, LISA)["hand"]
    assert envoys(game, 2) == [2, 3]


def test_the_example_of_the_bid_token() -> None:
    """D-23, X-PRV-08: a 2 with the token turned to -2 is a bid of 0, below a 1."""
    game = uprising(
        [0, 1, 1, 2],
        takes="board-2",
        seats={ANNA: {"pool": 3}, LISA: {"discard": ["hand1-5"], "hand": ["hand2-2"]}},
        decrees={"bid-token": [ANNA]},
    )
    assert offered(game) == ["bid board-2", "bid board-2 +2", "bid board-2 -2"]
    bid(game, ANNA, "board-2 -2")
    bid(game, LISA, "hand1-5")
    shown = [event.values for event in game.events if event.kind == "shows-bid"]
    assert [values[2] for values in shown] == [0, 5]
    assert seat(game, ANNA)["hand"] == ["board-2"]


# Revealing


def test_tokens_are_revealed_before_the_bids() -> None:
    """X-PRV-10: one after the other, each value as often as it is still there."""
    game = at_peasants(2, line=SIZES[2] - 1, chance="ask", seats={LISA: {"discard": ["hand2-6"]}})
    play(game, ANNA, "a", "done")
    assert asked(game) == (CHANCE, "revolt-token")
    assert game.decision is not None
    assert game.decision.weights == [1, 2, 2, 2, 2, 1]
    play(game, CHANCE, "revolt-token 5", "revolt-token 3")
    assert offered(game) == [f"revolt-token {value}" for value in (0, 1, 2, 3, 4)]
    assert game.decision is not None
    assert game.decision.weights == [1, 2, 2, 1, 2]
    play(game, CHANCE, "revolt-token 3", "revolt-token 0")
    assert asked(game) == (ANNA, "bid")
    assert track(game)["revealed"] == [5, 3, 3, 0]


def test_the_turn_is_played_to_its_end() -> None:
    """X-PRV-10, C-58: card's action fills the track, location's action and `done` come first."""
    game = peasants(
        2,
        line=SIZES[2] - 1,
        turn=ANNA,
        seats={ANNA: {"hand": ["revolt-7"]}, LISA: {"discard": ["hand2-6"]}},
        board={"intrigue": "board-1"},
    )
    play(game, ANNA, "card revolt-7", "at intrigue", "a")
    assert (lying(game), asked(game)) == (SIZES[2], (ANNA, "location-action"))
    play(game, ANNA, "a")
    assert asked(game) == (ANNA, "turn-end")
    play(game, ANNA, "done")
    assert asked(game) == (ANNA, "bid")


def test_triggered_in_the_morning() -> None:
    """C-59, X-PRV-10: a track full since the Morning waits for the end of that player's turn, not another's."""
    game = peasants(2, line=SIZES[2], revolt={"due": LISA}, turn=ANNA, board={"jade": "board-9"})
    play(game, ANNA, "card hand1-7", "at jade", "no-actions", "done")
    assert asked(game) == (LISA, "card")
    play(game, LISA, "card hand2-6", "at jade", "no-actions", "done")
    assert asked(game)[1] == "bid"


# Who bids


def test_everyone_with_a_discard_bids() -> None:
    """X-PRV-10, C-60: a player without one is not asked; a bid is a card of one's own discard pile."""
    game = uprising([1, 2, 3, 4, 5], 3, seats={DAVID: {"discard": ["hand3-4", "hand3-5"]}})
    bid(game, ANNA, "board-4")
    assert (asked(game), offered(game)) == ((DAVID, "bid"), ["bid hand3-4", "bid hand3-5"])
    assert "your own discard pile" in str(game.why_not("bid board-4"))
    assert "your hand" in str(game.why_not("bid hand3-7"))
    assert "no bid token" in str(game.why_not("bid hand3-4 +2"))
    assert "X-PRV-10" in str(game.why_not("decline"))


def test_without_a_discard_the_penalty_counts_all_the_same() -> None:
    """X-PRV-10, C-60: who could not bid is one of the others."""
    seats: dict[int, dict[str, Any]] = {
        ANNA: {"envoy": 3},
        LISA: {"envoy": 8, "palace": 0},
        DAVID: {"envoy": 3, "discard": ["hand3-5"]},
    }
    game = uprising([1, 2, 3, 4, 5], 3, seats=seats)
    bid(game, ANNA, "board-4")
    bid(game, DAVID, "hand3-5")
    assert envoys(game, 3) == [2, 7, 3]
    assert seat(game, LISA)["palace"] is None


def test_a_bid_token_without_a_discard_is_no_bid() -> None:
    """X-PRV-08, C-60: there is nothing to slide it under."""
    game = uprising([1, 2, 3, 4], seats={LISA: {"envoy": 1, "pool": 3}}, decrees={"bid-token": [LISA]})
    bid(game, ANNA, "board-4")
    assert [event.seat for event in game.events if event.kind == "shows-bid"] == [ANNA]
    assert seat(game, LISA)["envoy"] == 0


def test_nobody_bids() -> None:
    """X-PRV-10, C-60: with no discard on the table the total is 0 and every Envoy goes back; no card returns."""
    game = peasants(
        2,
        line=SIZES[2] - 1,
        chance="ask",
        turn=ANNA,
        seats={
            ANNA: {"hand": ["hand1-1", "hand1-7"], "traveller": "beijing", "envoy": 2},
            LISA: {"envoy": 2, "hand": ["hand2-2"]},
        },
        board={"travel": "board-2"},
        map={"datong": "take-back", "taiyuan": "brown-vp-2"},
    )
    play(game, ANNA, "card hand1-7", "at travel", "b", "pay 2", "city datong", "token take-back", "card board-2")
    play(game, ANNA, "city taiyuan", "decline", "done")
    for value in (0, 1, 1, 2):
        play(game, CHANCE, f"revolt-token {value}")
    assert asked(game) == (LISA, "card")
    assert [event.values[:2] for event in game.events if event.kind == "revolt-succeeds"] == [(0, 4)]
    assert envoys(game, 2) == [1, 1]
    assert not any(event.kind == "card-returns" for event in game.events)


def test_tokens_may_be_exchanged_while_bidding() -> None:
    """C-26: a bid is a decision like any other."""
    game = uprising(TEN, seats={LISA: {"discard": ["hand2-6"], "tokens": ["vp-2", "vp-2"]}})
    bid(game, ANNA, "board-4")
    assert offered(game) == ["bid hand2-6", "exchange 2"]
    play(game, LISA, "exchange 2")
    bid(game, LISA, "hand2-6")
    assert seat(game, ANNA)["hand"] == ["board-4"]


# The outcome


def test_an_equal_sum_holds_them_back() -> None:
    """X-PRV-10: the bids need only reach the tokens; one more and they do not."""
    for threat, back in (([1, 2, 3, 4], False), ([1, 2, 3, 5], True)):
        game = uprising(threat, seats={ANNA: {"envoy": 1}, LISA: {"discard": ["hand2-6"], "envoy": 1}})
        bid(game, ANNA, "board-4")
        bid(game, LISA, "hand2-6")
        assert (min(envoys(game, 2)) == 0) == back


@pytest.mark.parametrize("first", [ANNA, LISA])
def test_a_tie_for_the_lowest(first: int) -> None:
    """X-PRV-10, C-61: the higher marker on the Intrigue Track may take the card back."""
    other = LISA + ANNA - first
    game = uprising(
        [0, 1, 1, 2],
        intrigue={"4": [other, first]},
        seats={LISA: {"discard": ["hand3-4"], "hand": ["hand2-2"]}},
    )
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand3-4")
    card = "board-4" if first == ANNA else "hand3-4"
    assert (asked(game), offered(game)) == ((first, "return-bid"), ["return", "decline"])
    assert refusal(game, f"card {card}") == "C-61"
    play(game, first, "return")
    assert [event.seat for event in game.events if event.kind == "card-returns"] == [first]
    assert card in seat(game, first)["hand"]
    assert len(seat(game, first)["discard"]) == 0
    assert len(seat(game, other)["discard"]) == 1


def test_the_card_of_a_tie_may_stay_where_it_is() -> None:
    """X-PRV-10, C-61: Anna declines; nobody else takes a card back, and nobody has seen less."""
    game = uprising(
        [0, 1, 1, 2], intrigue={"4": [LISA, ANNA]}, seats={LISA: {"discard": ["hand3-4"], "hand": ["hand2-2"]}}
    )
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand3-4")
    shown: Any = game.view(LISA).to_dict()
    assert shown["seats"][ANNA]["discard"] == ["board-4"]
    assert lying(Game.from_dict(game.to_dict())) == SIZES[2]
    play(game, ANNA, "decline")
    assert not [event for event in game.events if event.kind == "card-returns"]
    assert [seat(game, who)["discard"] for who in (ANNA, LISA)] == [["board-4"], ["hand3-4"]]
    assert (asked(game), lying(game)) == ((LISA, "card"), 0)


@pytest.mark.parametrize("answer", ["return", "decline"])
@pytest.mark.parametrize("first", [ANNA, LISA])
def test_a_tie_for_the_highest(first: int, answer: str) -> None:
    """X-PRV-10, C-61: likewise when the peasants succeed; the other's Envoy pays for it, taken back or not."""
    other = LISA + ANNA - first
    game = uprising(
        [3, 4, 4, 5],
        intrigue={"2": [other], "3": [first]},
        seats={ANNA: {"envoy": 5}, LISA: {"discard": ["hand3-4"], "envoy": 5}},
    )
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand3-4")
    play(game, first, answer)
    assert (seat(game, first)["envoy"], seat(game, other)["envoy"]) == (5, 4)


def test_the_token_makes_the_difference() -> None:
    """X-PRV-08, X-PRV-10: with +2 a 4 and a 4 reach 10, and the other one is the lowest."""
    game = uprising(
        TEN,
        decrees={"bid-token": [ANNA]},
        seats={ANNA: {"pool": 3}, LISA: {"discard": ["hand3-4"], "hand": ["hand2-2"]}},
    )
    bid(game, ANNA, "board-4 +2")
    bid(game, LISA, "hand3-4")
    assert "hand3-4" in seat(game, LISA)["hand"]
    assert seat(game, ANNA)["discard"] == ["board-4"]


def test_a_bid_below_nothing() -> None:
    """X-PRV-08: a 1 with -2 bids -1 and takes as much off the total."""
    game = uprising(
        [0, 1, 1, 2],
        takes="board-1",
        decrees={"bid-token": [ANNA]},
        seats={ANNA: {"pool": 3}, LISA: {"discard": ["hand4-4"], "hand": ["hand2-2"], "envoy": 4}},
    )
    bid(game, ANNA, "board-1 -2")
    bid(game, LISA, "hand4-4")
    told = [event.values[:2] for event in game.events if event.kind.startswith("revolt-succeeds")]
    assert told == [(3, 4)]
    assert "hand4-4" in seat(game, LISA)["hand"]


def test_the_bid_token_is_not_used_up() -> None:
    """X-PRV-08: it is there in the next revolt, and need not be used."""
    game = uprising(
        TEN, decrees={"bid-token": [ANNA]}, seats={ANNA: {"pool": 3}, LISA: {"discard": ["hand2-6"], "hand": []}}
    )
    bid(game, ANNA, "board-4 +2")
    bid(game, LISA, "hand2-6")
    again = game.to_dict()
    assert again["decrees"]["bid-token"] == [ANNA]  # type: ignore[index]
    assert track(game)["bid_tokens"] == [0, 0]


def test_at_the_start_the_penalty_is_nothing() -> None:
    """X-PRV-10, C-45: an Envoy there cannot go back, and stays."""
    game = uprising(TEN, seats={ANNA: {"envoy": 0}, LISA: {"discard": ["hand2-5"]}})
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-5")
    assert envoys(game, 2) == [0, 0]


def test_the_penalty_ignores_conditions() -> None:
    """X-PRV-10, C-63: on the Stairs a step back by a revolt asks for nothing."""
    game = uprising(
        TEN,
        more=("stairs",),
        modules={"stairs": {"on": ["left", None]}},
        seats={ANNA: {"envoy": 4}, LISA: {"discard": ["hand2-5"]}},
    )
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-5")
    assert seat(game, ANNA)["envoy"] == 3


def test_other_bids_go_back_on_top() -> None:
    """X-PRV-10, C-17: the pile keeps its order, the card bid lies on top of it."""
    game = uprising([0, 1, 1, 2], seats={LISA: {"discard": ["hand2-6", "hand2-5", "hand2-3"]}})
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-6")
    assert seat(game, LISA)["discard"] == ["hand2-5", "hand2-3", "hand2-6"]


# Back into the Day


def test_the_card_returned_brings_its_player_back() -> None:
    """C-61, C-19, X-PRV-10: Anna had played her last card, and so had everybody; the Day goes on with her."""
    game = uprising([0, 1, 1, 2], seats={LISA: {"hand": [], "discard": ["hand2-6"]}}, board={"jade": "board-1"})
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-6")
    assert (asked(game), offered(game)) == ((ANNA, "card"), ["card board-4"])
    play(game, ANNA, "card board-4", "at jade", "decline", "decline", "done")
    assert game.to_dict()["day"] == 2  # now the Night has come and gone


def test_a_card_returned_to_another_player() -> None:
    """C-61, C-19: it is clockwise from the turn that ended."""
    game = uprising(
        [2, 3, 4, 4, 5],
        3,
        seats={LISA: {"hand": [], "discard": ["hand2-3"]}, DAVID: {"hand": [], "discard": ["hand3-7"]}},
    )
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-3")
    bid(game, DAVID, "hand3-7")
    assert (asked(game), offered(game)) == ((DAVID, "card"), ["card hand3-7"])


def test_a_revolt_on_the_last_turn_comes_before_the_night() -> None:
    """C-58: first the peasants, then the check whether anybody has a card."""
    game = uprising(TEN, seats={LISA: {"hand": [], "discard": ["hand2-6"]}})
    assert asked(game) == (ANNA, "bid")
    assert game.to_dict()["day"] == 1
    assert seat(game, LISA)["hand"] == []
