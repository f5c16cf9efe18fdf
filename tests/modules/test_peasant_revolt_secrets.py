"""A bid is known to its owner alone until all are in (C-60, C-89); and positions with a revolt under way."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import gugong
from gugong import Game, explain
from gugong.modules.peasant_revolt.rules.state import revolt
from tests.modules.revolts import NAME, SIZES, peasants, track, uprising
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, seat

ALL = (ANNA, LISA, DAVID)
DISCARDS: dict[int, dict[str, Any]] = {
    LISA: {"discard": ["hand2-6", "hand2-5", "hand2-3"], "hand": ["hand2-2"], "pool": 3},
    DAVID: {"discard": ["hand3-4", "hand3-5"], "tokens": ["vp-2", "vp-2"]},
}
LISAS_BIDS = ["hand2-6", "hand2-5 +2", "hand2-5 -2", "hand2-3"]


def bidding(anna: dict[str, Any] | None = None) -> Game:
    """Three players bid against 15; Lisa has the bid token."""
    seats = {**DISCARDS, ANNA: anna or {}}
    return uprising([1, 2, 3, 4, 5], 3, seats=seats, decrees={"bid-token": [LISA]})


def known_to(game: Game, who: int) -> list[str]:
    """Everything that a seat can get out of a game, as bytes."""
    view = game.view(who)
    dealt = gugong.determinize(view, Random(5))
    events = [explain.hide(event, who) for event in game.events]
    return [
        json.dumps(view.to_dict()),
        game.record(who),
        repr(events),
        json.dumps([explain.event_to_dict(game.state.rules, event) for event in events]),
        *(explain.event(game.state, event, viewer=who) for event in game.events),
        json.dumps(dealt.to_dict()),
        *reasons(game, who),
    ]


def reasons(game: Game, who: int) -> list[str]:
    """Why other bids are not on offer, for the one who is asked."""
    if asked(game)[0] != who:
        return []
    texts = [text for text in game.state.rules.answers.by_text if text.startswith("bid ")]
    return [str(game.why_not(text)) for text in texts]


@pytest.mark.parametrize("other", LISAS_BIDS[1:])
def test_two_bids_look_alike_until_all_are_in(other: str) -> None:
    """X-PRV-10, C-60: games that differ in one bid alone give every other seat equal bytes, up to the reveal."""
    one, two = bidding(), bidding()
    for game, card in ((one, LISAS_BIDS[0]), (two, other)):
        play(game, ANNA, "bid board-4")
        play(game, LISA, f"bid {card}")

    for answer in ("exchange 2", "bid hand3-4"):
        assert asked(one) == asked(two) == (DAVID, "bid")
        for who in (ANNA, DAVID):
            assert known_to(one, who) == known_to(two, who)
        assert known_to(one, LISA)[0] != known_to(two, LISA)[0]
        play(one, DAVID, answer)
        play(two, DAVID, answer)

    for who in ALL:  # now all bids are on the table
        assert known_to(one, who)[1] != known_to(two, who)[1]
        assert f"bid {other}" in two.record(who)


def test_the_first_bid_is_hidden_from_those_who_bid_later() -> None:
    """X-PRV-10, C-60: also Anna's, who is asked first and has two cards here."""
    games = [bidding({"discard": ["hand1-3"]}) for _ in range(2)]
    for game, card in zip(games, ("board-4", "hand1-3"), strict=True):
        play(game, ANNA, f"bid {card}")
    for who in (LISA, DAVID):
        assert known_to(games[0], who) == known_to(games[1], who)
        assert "bid ?" in games[0].record(who)


def test_a_view_shows_that_a_bid_was_made_not_which() -> None:
    """X-PRV-10: a question mark for others, the card for oneself."""
    game = bidding()
    play(game, ANNA, "bid board-4")
    play(game, LISA, "bid hand2-5 -2")
    for who, bids, tokens in (
        (ANNA, ["board-4", "?", None], [0, None, 0]),
        (LISA, ["?", "hand2-5", None], [None, -2, 0]),
        (DAVID, ["?", "?", None], [None, None, 0]),
    ):
        modules: Any = game.view(who).to_dict()["modules"]
        assert (modules[NAME]["bids"], modules[NAME]["bid_tokens"]) == (bids, tokens)
        assert revolt(game.view(who).state).tokens == [token or 0 for token in tokens]
    assert "bid ?" in game.record(DAVID)
    assert "hand2-5 -2" not in game.record(DAVID)
    assert "bid hand2-5 -2" in game.record(LISA)


def test_determinized_bids_are_drawn_evenly() -> None:
    """C-60: every card of the discard pile, with the token any way up; one's own bid stays."""
    game = bidding()
    play(game, ANNA, "bid board-4")
    play(game, LISA, "bid hand2-5 -2")
    random = Random(3)
    drawn = [track(gugong.determinize(game.view(ANNA), random)) for _ in range(300)]
    pairs = [(row["bids"][LISA], row["bid_tokens"][LISA]) for row in drawn]
    assert {row["bids"][ANNA] for row in drawn} == {"board-4"}
    assert len(set(pairs)) == 9
    assert min(pairs.count(pair) for pair in set(pairs)) > 300 / 9 / 2


def test_a_determinized_bid_agrees_with_the_hand_dealt() -> None:
    """C-89: Lisa's discard was a fee; whichever card is dealt there, the bid is that card."""
    game = peasants(
        2,
        line=SIZES[2] - 1,
        turn=LISA,
        seats={LISA: {"hand": ["hand2-2", "hand2-3", "hand2-6"], "pool": 3}, ANNA: {"discard": ["hand1-5"]}},
        board={"peasants": "board-8"},
    )
    play(game, LISA, "card hand2-6", "at peasants", "discard hand2-3", "a", "done")
    play(game, LISA, "bid hand2-3")
    assert asked(game) == (ANNA, "bid")
    random = Random(1)
    seen = set()
    for _ in range(60):
        dealt = gugong.determinize(game.view(ANNA), random)
        card = track(dealt)["bids"][LISA]
        assert card in seat(dealt, LISA)["discard"]
        seen.add(card)
        play(dealt, ANNA, "bid hand1-5")
    assert seen == {"board-8", "hand2-2", "hand2-3"}


def test_a_bid_that_was_shown_stays_known() -> None:
    """C-89: a card discarded as a fee is known to lie in the discard pile once it has been bid."""
    game = peasants(
        2,
        line=SIZES[2] - 1,
        turn=LISA,
        chance="ask",
        seats={LISA: {"hand": ["hand2-2", "hand2-3", "hand2-6"], "pool": 3}, ANNA: {"discard": ["hand1-1"]}},
        board={"peasants": "board-8"},
    )
    play(game, LISA, "card hand2-6", "at peasants", "discard hand2-3", "a", "done")
    for value in (0, 1, 1, 2):
        play(game, -1, f"revolt-token {value}")
    before: Any = game.view(ANNA).to_dict()
    assert before["seats"][LISA]["discard"] == ["*", "board-8"]
    play(game, LISA, "bid hand2-3")
    play(game, ANNA, "bid hand1-1")
    after: Any = game.view(ANNA).to_dict()
    assert after["seats"][LISA]["discard"] == ["board-8", "hand2-3"]
    assert after["hand_or_discard"][LISA] == ["hand2-2"]


def test_a_record_of_a_game_that_began_with_bids_on_the_table() -> None:
    """X-PRV-10: what was bid before the record begins is in no answer, and in no view of another."""
    game = bidding()
    play(game, ANNA, "bid board-4")
    play(game, LISA, "bid hand2-5 -2")
    loaded = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert (asked(loaded), offered(loaded)) == (asked(game), offered(game))
    for who in (ANNA, DAVID):
        head: Any = json.loads(loaded.record(who).splitlines()[0])
        assert head["position"]["modules"][NAME]["bids"][LISA] == "?"


def test_undone_a_bid_is_asked_again() -> None:
    """X-PRV-10: as if it had not been made."""
    game = bidding()
    play(game, ANNA, "bid board-4")
    before = game.to_dict()
    play(game, LISA, "bid hand2-6")
    game.undo()
    assert game.to_dict() == before


# Positions


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ({"line": 6}, "0-5"),
        ({"line": -1}, "0-5"),
        ({"line": True}, "whole number"),
        ({"line": 5}, "due"),
        ({"line": 3, "due": 1}, "due"),
        ({"line": 5, "due": 3}, "0-2"),
        ({"line": 3, "aside": 1}, "aside"),
        ({"line": 5, "due": 0, "aside": 6}, "0-5"),
        ({"line": 2, "kept": 3, "shown": [1, 2, 2, 3, 3]}, "0-2"),
        ({"line": 2, "kept": 1}, "shown"),
        ({"line": 2, "shown": [1, 2, 2, 3, 3]}, "shown"),
        ({"line": 2, "kept": 1, "shown": [1, 2]}, "shown"),
        ({"line": 2, "kept": 1, "shown": [5, 5, 1, 2, 3]}, "no such token"),
        ({"line": 2, "kept": 1, "shown": 5}, "a list"),
        ({"line": 5, "due": 0, "revealed": [1, 2]}, "no revolt is under way"),
        ({"line": 5, "due": 0, "revealed": [5, 5]}, "no such token"),
        ({"line": 5, "due": 0, "revealed": [True]}, "no such token"),
        ({"line": 5, "due": 0, "revealed": 3}, "a list"),
        ({"line": 0, "revealed": [1]}, "more tokens"),
        ({"bids": [None, None]}, "a list of 3"),
        ({"bids": ["hand1-9", None, None]}, "no card"),
        ({"bids": [["hand1-1"], None, None]}, "no card"),
        ({"bids": ["hand1-1", None, None]}, "cannot have bid"),
        ({"bid_tokens": [1, 0, 0]}, "0, 2 or -2"),
        ({"bid_tokens": [False, 0, 0]}, "0, 2 or -2"),
        ({"bid_tokens": [2, 0, 0]}, "cannot have bid"),
        ({"lines": 3}, "'lines'"),
    ],
)
def test_a_track_that_cannot_be(told: dict[str, Any], reason: str) -> None:
    """X-PRV-01, X-PRV-11: a position that is wrong says what is wrong."""
    with pytest.raises(gugong.PositionError, match=reason) as refusal:
        peasants(3, revolt={"line": 0, **told})
    assert str(refusal.value).startswith(f"modules.{NAME}: ")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"bids": ["hand1-1", "hand2-6", None]}, "not in the discard pile"),
        ({"bids": ["board-4", "hand2-6", "hand3-4"]}, "cannot have bid yet"),
        ({"bids": ["board-4", None, None]}, "not in the discard pile"),
        ({"bid_tokens": [2, 0, 0]}, "the Decree"),
        ({"revealed": [1, 2, 3]}, "cannot have bid yet"),
        ({"line": 4, "due": None, "revealed": []}, "not full"),
        ({"kept": 1, "shown": [0, 1, 1, 2, 2]}, "no such token"),
    ],
)
def test_bids_that_cannot_be(change: dict[str, Any], reason: str) -> None:
    """X-PRV-10: nobody has bid out of turn, or what they could not."""
    game = bidding()
    play(game, ANNA, "bid board-4")
    play(game, LISA, "bid hand2-5 -2")
    data: Any = json.loads(json.dumps(game.to_dict()))
    data["modules"][NAME].update(change)
    with pytest.raises(gugong.PositionError, match=reason):
        Game.from_dict(data)


def test_a_position_with_a_full_track() -> None:
    """X-PRV-10: written by hand, it goes on to the revolt."""
    game = peasants(3, line=5, revolt={"due": ANNA, "aside": 2}, turn=ANNA, board={"jade": "board-1"})
    assert track(game)["aside"] == 2
    play(game, ANNA, "card hand1-7", "at jade", "decline", "done")
    assert asked(game) == (ANNA, "bid")


@pytest.mark.parametrize(
    "frame", ["revolt", "revolt-outcome", "revolt-ends", "reveal-revolt-tokens", "bids", "lay-revolt-token"]
)
def test_frames_of_a_revolt_need_the_module(frame: str) -> None:
    """X-PRV-10: a stack that speaks of a revolt where there can be none is refused."""
    game = gugong.new_game(2, modules=["stairs"], start=ANNA, seed=1)
    data: Any = game.to_dict()
    fields = {"reveal-revolt-tokens": [], "lay-revolt-token": ["seat", "rule"], "bids": ["seats"]}
    row = {"seat": ANNA, "rule": "X-PRV-04", "seats": [ANNA]}
    data["stack"].append({"frame": frame, **{field: row[field] for field in fields.get(frame, ["seat"])}})
    with pytest.raises(gugong.PositionError, match="the Peasant Revolt is not in play"):
        Game.from_dict(data)
