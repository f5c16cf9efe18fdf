"""What the Peasant Revolt brings: brown tokens, Gift Cards, Decrees (X-PRV-05 to X-PRV-09)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import gugong
from gugong import explain
from tests.modules.revolts import NAME, at_peasants, lying, peasants
from tests.scenes import ANNA, LISA, asked, offered, play, rules_told, seat

BROWN = {"servants-1", "servants-2", "envoy", "intrigue", "vp-2"}


# Travel Tokens


@pytest.mark.parametrize("answer", ["token brown-vp-2", "decline"])
def test_a_brown_token(answer: str) -> None:
    """X-PRV-05, C-58: a revolt token comes at once, whether or not the benefit is taken."""
    game = peasants(
        turn=ANNA,
        seats={ANNA: {"hand": ["hand1-7"], "traveller": "beijing"}},
        board={"travel": "board-1"},
        map={"datong": "brown-vp-2"},
    )
    play(game, ANNA, "card hand1-7", "at travel", "a", "city datong")
    assert (lying(game), asked(game)) == (1, (ANNA, "token"))
    play(game, ANNA, answer)
    assert (lying(game), seat(game, ANNA)["tokens"]) == (1, ["brown-vp-2"])
    assert seat(game, ANNA)["vp"] == (0 if answer == "decline" else 2)
    assert "X-PRV-05" in rules_told(game)


def test_a_plain_token_stirs_nobody() -> None:
    """X-PRV-05: only brown ones do."""
    game = peasants(
        turn=ANNA,
        seats={ANNA: {"hand": ["hand1-7"], "traveller": "beijing"}},
        board={"travel": "board-1"},
        map={"datong": "vp-2"},
    )
    play(game, ANNA, "card hand1-7", "at travel", "a", "city datong", "token vp-2")
    assert lying(game) == 0


def test_a_brown_token_used_again_stirs_nobody() -> None:
    """X-PRV-05, C-29: its revolt token was for collecting it."""
    game = peasants(
        more=("extras",),
        turn=ANNA,
        seats={ANNA: {"hand": ["hand1-7"], "traveller": "beijing", "tokens": ["brown-vp-2"]}},
        board={"travel": "board-1"},
        map={"datong": "reuse"},
    )
    play(game, ANNA, "card hand1-7", "at travel", "a", "city datong", "token reuse", "token brown-vp-2")
    assert (seat(game, ANNA)["vp"], lying(game)) == (2, 0)


def test_five_brown_tokens_replace_five() -> None:
    """X-PRV-06: one copy of each of five kinds leaves, and the brown one does the same."""
    rules = gugong.new_game(3, modules=[NAME], seed=1).state.rules
    base = gugong.new_game(3, seed=1).state.rules
    kinds = [kind.name for kind in rules.figures.tokens]
    copies = dict(zip(kinds, rules.token_copies, strict=True))
    before = dict(zip(kinds, base.token_copies, strict=True))

    assert sum(copies.values()) == sum(before.values()) == 32
    for kind, count in before.items():
        if not kind.startswith("brown-"):
            assert copies[kind] == count - (kind in BROWN)
    assert {kind: count for kind, count in copies.items() if kind.startswith("brown-")} == {
        f"brown-{kind}": 1 for kind in BROWN
    }
    effects = {kind.name: kind.effect for kind in rules.figures.tokens}
    assert all(effects[f"brown-{kind}"] == effects[kind] for kind in BROWN)
    assert "X-PRV-06" in rules_told(gugong.new_game(3, modules=[NAME], seed=1))


def test_all_tokens_are_on_the_table() -> None:
    """X-PRV-06: 20 lie on the map, 12 in the piles, the brown ones among them."""
    data: Any = gugong.new_game(3, modules=[NAME], seed=1).to_dict()
    there = Counter(data["map"].values()) + Counter(data["token_piles"])
    assert there.total() == 32
    assert sum(count for kind, count in there.items() if kind.startswith("brown-")) == 5


def test_a_brown_token_is_called_brown() -> None:
    """X-PRV-05: who travels must see what it will stir."""
    game = peasants(
        turn=ANNA,
        seats={ANNA: {"hand": ["hand1-7"], "traveller": "beijing"}},
        board={"travel": "board-1"},
        map={"datong": "brown-vp-2", "jinan": "vp-2"},
    )
    play(game, ANNA, "card hand1-7", "at travel", "a")
    assert game.decision is not None
    words = [explain.answer(game.state, game.decision, option) for option in game.decision.options]
    assert [("(brown)" in each) for each in words] == [str(o) == "city datong" for o in game.decision.options]


# Gift Cards


def test_a_board_card_and_two_pile_cards() -> None:
    """X-PRV-07: eight board cards for eight locations, thirteen in the pile."""
    game = gugong.new_game(3, modules=[NAME], seed=1)
    data: Any = game.to_dict()
    assert len(data["board"]) == 8
    assert "revolt-7" in data["board"].values()
    assert len(data["pile"]) == 13
    assert {"revolt-3", "revolt-6"} <= set(data["pile"])
    assert "X-PRV-07" in rules_told(game)


def test_a_card_that_asks_the_peasants() -> None:
    """X-PRV-07: its action is theirs, before the location's."""
    game = peasants(turn=ANNA, seats={ANNA: {"hand": ["revolt-7"], "pool": 3}}, board={"intrigue": "board-1"})
    play(game, ANNA, "card revolt-7", "at intrigue")
    assert asked(game) == (ANNA, "card-action")
    play(game, ANNA, "a")
    assert (seat(game, ANNA)["pool"], lying(game)) == (5, 1)
    assert asked(game) == (ANNA, "location-action")


def test_card_and_location_ask_twice() -> None:
    """X-PRV-07, X-PRV-02: given to the Peasants themselves, it stirs them twice."""
    game = at_peasants(card="revolt-7", seats={ANNA: {"pool": 3}})
    play(game, ANNA, "a", "a")
    assert (seat(game, ANNA)["pool"], lying(game)) == (7, 2)


# Decrees


def test_the_decree_of_the_bid_token() -> None:
    """X-PRV-08, A-57: level 2, the Envoy two steps, no VP."""
    game = peasants(
        turn=ANNA,
        seats={ANNA: {"hand": ["hand1-7"], "pool": 4, "envoy": 1}},
        board={"decrees": "board-1"},
        decrees={"bid-token": []},
    )
    play(game, ANNA, "card hand1-7", "at decrees", "decree bid-token", "pay 2")
    row = seat(game, ANNA)
    assert (row["envoy"], row["vp"], row["pool"]) == (3, 0, 1)
    assert "X-PRV-08" in rules_told(game)


def test_the_decree_of_the_bid_token_is_drawn_like_others() -> None:
    """X-PRV-08, A-58: in some games it is there, in some not."""
    drawn = [
        "bid-token" in str(gugong.new_game(2, modules=[NAME], seed=seed).to_dict()["decrees"]) for seed in range(20)
    ]
    assert 0 < sum(drawn) < 20


def test_the_decree_of_the_gift_cards_is_in_every_game() -> None:
    """X-PRV-09, A-52, C-72: it lies on its own space, and so it does in a position that says nothing of it."""
    for seed in range(5):
        decrees: Any = gugong.new_game(2, modules=[NAME], seed=seed).to_dict()["decrees"]
        assert len(decrees) == 7
        assert "gift-cards" in decrees
    left_out: Any = peasants().to_dict()["decrees"]
    assert "gift-cards" in left_out


def test_three_steps_back_for_the_decree_of_the_gift_cards() -> None:
    """X-PRV-09, C-45: the price is three steps, and a Servant for each rival there."""
    game = peasants(
        turn=ANNA,
        seats={ANNA: {"hand": ["hand1-7"], "pool": 2, "envoy": 4}},
        board={"decrees": "board-1"},
        decrees={"gift-cards": [LISA]},
    )
    play(game, ANNA, "card hand1-7", "at decrees", "decree gift-cards", "pay 1")
    row = seat(game, ANNA)
    assert (row["envoy"], row["vp"], row["pool"]) == (1, 0, 0)


def test_two_steps_are_not_enough() -> None:
    """X-PRV-09, C-45: all three must be possible."""
    game = peasants(turn=ANNA, seats={ANNA: {"hand": ["hand1-7"], "pool": 2, "envoy": 2}}, board={"decrees": "board-1"})
    play(game, ANNA, "card hand1-7", "at decrees")
    assert "decree gift-cards" not in offered(game)
    assert "C-45" in str(game.why_not("decree gift-cards"))


def test_two_vp_for_each_gift_card() -> None:
    """X-PRV-09, C-92: hand and discard pile together; the four of the start and one claimed make 10 VP."""
    game = peasants(
        2,
        phase="end",
        day=4,
        decrees={"gift-cards": [ANNA]},
        seats={
            ANNA: {"hand": ["hand1-1", "hand1-3", "draw-8a"], "discard": ["hand1-5", "hand1-7"], "pool": 0},
            LISA: {"hand": ["hand2-2"]},
        },
    )
    assert game.over
    items: Any = game.scores()[ANNA]["items"]
    assert ("X-PRV-09", 10) in items
    assert not any(rule == "X-PRV-09" for rule, _ in game.scores()[LISA]["items"])
