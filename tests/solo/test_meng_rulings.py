"""Rulings about Meng that no rule's own test would miss."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import CatalogError, Game, load_catalog
from gugong.engine.ids import CHANCE
from tests.scenes import asked, offered, play
from tests.solo.alone import ME, MENG, alone, his, mine, only, twilight
from tests.solo.meng_with import EXTRAS, STAIRS, table_for_one

EDITION_1: dict[str, Any] = {"catalog": {"edition": "1", "overrides": {}}}  # whose cards are named here


@pytest.mark.parametrize("discard", [[], ["board-8", "draw-8a"]])
def test_meng_has_no_match_more_and_none_fewer(discard: list[str]) -> None:
    """A-40: two on day 2, with no card and with four real ones; so the three of the human are more."""
    game = alone(
        day=2,
        me={"hand": ["hand1-3", "hand2-3", "board-3"]},
        meng={"hand": [], "discard": discard, "pool": 0},
        dice=[3, 8, 8],
        now={"phase": "night"},
        **EDITION_1,
    )
    play(game, ME, "decline")

    assert [event.values[0] for event in game.events if event.kind == "matches"] == [3, 2]
    assert his(game)["pool"] == 2
    play(game, CHANCE, "roll 3", "roll 3", "roll 3")
    assert (mine(game)["vp"], his(game)["vp"]) == (3, 0)


@pytest.mark.parametrize(("location", "least"), [("jade", 2), ("decrees", 1)])
def test_meng_has_two_jade_cards_and_one_for_the_decrees(location: str, least: int) -> None:
    """A-45: at least; a catalog with one fewer is refused, though it has as many cards as before."""
    deck = load_catalog().engine_figures.boards["solo"]["location_cards"]
    assert isinstance(deck, dict)
    assert int(deck[location]) >= least

    moved = int(deck[location]) - least + 1
    with pytest.raises(CatalogError, match=location):
        load_catalog({"solo": {"location_cards": {location: least - 1, "wall": int(deck["wall"]) + moved}}})


@pytest.mark.parametrize(
    ("tokens", "kept"),
    [
        (["wall", "envoy", "intrigue"], ["intrigue"]),
        (["intrigue", "envoy", "wall"], ["wall"]),
        (["intrigue", "envoy", "double"], ["intrigue", "envoy"]),
    ],
)
def test_meng_hands_in_what_he_has_had_longest(tokens: list[str], kept: list[str]) -> None:
    """E-61: two of three, the oldest; a double alone if it is the sum."""
    game = twilight("intrigue", meng={"pool": 0, "tokens": tokens})

    assert game.state.intrigue[MENG] == 2
    assert his(game)["tokens"] == kept


def test_meng_uses_his_decrees_in_the_order_of_the_tiles() -> None:
    """E-65: whichever lies first."""
    orders = []
    for tiles in (["morning-envoy", "morning-intrigue"], ["morning-intrigue", "morning-envoy"]):
        bought: dict[str, Any] = {"tiles": {"main": tiles}, "decrees": {tile: [MENG] for tile in tiles}}
        game = alone(day=2, now={"phase": "morning"}, meng={"pool": 0}, **bought)
        play(game, CHANCE, "roll 3", "roll 4", "roll 5")
        kinds = [event.kind for event in game.events if event.seat == MENG]
        names = [game.state.rules.figures.decrees[tile].name for tile in game.state.tiles]
        laid = [name for name in names if name in tiles]
        done = sorted(
            tiles, key=lambda tile: kinds.index({"morning-envoy": "envoy", "morning-intrigue": "intrigue"}[tile])
        )
        assert done == laid
        orders.append(done)

    assert orders[0] != orders[1]


def turn_of_meng(hand: list[str], automa: tuple[str, ...], known: dict[str, Any] | None = None) -> Game:
    """Meng's turn begins: these cards in his stack, these in his automa deck."""
    return alone(
        meng={"hand": hand},
        now={"phase": "day", "seat": MENG},
        solo={**only(*automa), "focus": "travel"},
        known=known or {},
    )


def test_chance_is_asked_what_is_not_known() -> None:
    """E-66: an automa card if there are several kinds; a Gift Card also if it is the only one, but unseen."""
    assert (
        asked(turn_of_meng(["board-8"], ("wall", "jade"))),
        offered(turn_of_meng(["board-8"], ("wall", "jade"))),
    ) == (
        (CHANCE, "automa"),
        ["automa wall", "automa jade"],
    )
    assert asked(turn_of_meng(["board-8"], ("jade", "jade")))[0] == ME  # one kind, and all know the card

    several = turn_of_meng(["board-8", "board-4"], ("wall",))
    assert (asked(several), offered(several)) == ((CHANCE, "reveal-gift"), ["card board-4", "card board-8"])

    unseen = turn_of_meng(["draw-9a"], ("wall",), {"draw-9a": {"holder": [], "zone": []}})
    assert (asked(unseen), offered(unseen)) == ((CHANCE, "reveal-gift"), ["card draw-9a"])


@pytest.mark.parametrize(
    ("right", "envoy", "tokens", "stays", "left"),
    [
        ("dragon", 3, 2, True, 0),  # a Servant is due: two tokens are one
        ("tiger", 2, 4, True, 0),  # a VP is due: four tokens are 2
        ("tiger", 2, 3, False, 3),  # three are not enough
        ("dragon", 6, 6, False, 6),  # a Jade is due, and he saves his tokens
    ],
)
def test_meng_changes_tokens_for_the_stairs(right: str, envoy: int, tokens: int, stays: bool, left: int) -> None:
    """E-73: into Servants or VP where that is enough; not into Jade, if he saves them."""
    stored = ["vp-2", "envoy", "intrigue", "wall", "vp-2", "envoy"]
    game = table_for_one(
        (STAIRS, EXTRAS),
        me={"pool": 0},
        meng={"pool": 0, "envoy": envoy, "tokens": stored[:tokens]},
        day=2,
        now={"phase": "morning"},
        decrees={"travel-tokens": [MENG]},
        things={STAIRS: {"left": "quill", "right": right, "on": [None, "right"]}},
    )
    while game.decision is not None and game.decision.seat == CHANCE:
        game.play(game.decision.options[0])

    assert his(game)["envoy"] == (envoy if stays else envoy - 1)
    assert (len(his(game)["tokens"]), his(game)["jade"]) == (left, 0)
