"""The expert set-up (V-EXP-01), and which configurations may have bonus tokens (V-BON-08)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game, configuration
from gugong.engine.module import Module
from gugong.errors import ConfigError, PositionError
from tests.modules.bonus import bonus, in_use
from tests.scenes import ANNA, LISA, new_game, offered, position, rules_told, seat
from tests.visits import kinds_told

LOCATIONS = 7


class Named(Module):
    """A module with a name and nothing else."""

    def __init__(self, called: str) -> None:
        self.called = called

    def name(self) -> str:
        return self.called


# Expert


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_experts_deal_the_board_from_all_cards_nobody_holds(players: int) -> None:
    """V-EXP-01, C-71: board cards, pile and unused hands together; the starting hands stay as they are."""
    game = new_game(players, expert=True, start=0, chance="ask")
    cards = game.state.rules.figures.cards
    hands = [f"hand{place}" for place in range(1, players + 1)]
    assert offered(game) == [f"card {card.name}" for card in cards if not card.module and card.deck not in hands]
    assert seat(game, ANNA)["hand"] == ["hand1-1", "hand1-3", "hand1-5", "hand1-7"]


def test_experts_may_meet_any_gift() -> None:
    """V-EXP-01: two nines of the pile and a card of a hand that nobody plays lie on the board; the rest is the pile."""
    game = new_game(3, expert=True, start=0, chance="ask")
    for card in ("draw-9a", "draw-9b", "hand5-1", "board-4", "board-6", "board-8", "draw-2"):
        assert game.decision is not None
        assert game.decision.prompt == "deal-board"
        game.play(f"card {card}")
    assert game.decision is not None
    assert game.decision.prompt == "deal-token"
    board: Any = game.to_dict()["board"]
    assert list(board.values())[:3] == ["draw-9a", "draw-9b", "hand5-1"]
    pile: Any = game.to_dict()["pile"]
    assert len(pile) == 38 - 3 * 4 - LOCATIONS
    assert {"board-1", "hand4-2", "hand5-4", "draw-3"} <= set(pile)
    assert set(kinds_told(game, "V-EXP-01")) == {"pile", "board-card"}


def test_without_the_variant_only_board_cards_are_dealt() -> None:
    """B-SET-02, V-EXP-01: and unused hands are in the box."""
    game = new_game(3, start=0, chance="ask")
    assert all(text.startswith("card board-") for text in offered(game))
    assert "V-EXP-01" not in rules_told(game)


def test_an_expert_draws_cards_that_others_never_see() -> None:
    """V-EXP-01: a card of an unused hand can come out of the pile as a reward."""
    game = position(3, config={"players": 3, "expert": True})
    pile: Any = game.to_dict()["pile"]
    assert "hand5-7" in pile
    assert len(game.view(ANNA).unseen) == len(pile)


@pytest.mark.parametrize("tokens", [None, "current", "first"])
def test_the_expert_set_up_goes_with_any_tokens(tokens: str | None) -> None:
    """V-EXP-01, V-BON-08: the two variants do not exclude each other."""
    game = new_game(2, expert=True, bonus_tokens=tokens, seed=1)
    config: Any = game.to_dict()["config"]
    assert (config["expert"], config.get("bonus_tokens")) == (True, tokens)


# Bonus tokens: which games


def test_they_come_on_top_of_the_32() -> None:
    """V-BON-08, A-01, A-02: two copies of three kinds, or of six."""
    for option, kinds in ((None, 0), ("current", 3), ("first", 6)):
        game = new_game(2, bonus_tokens=option, seed=1)
        copies = game.state.rules.token_copies
        base = [copies[i] for i, kind in enumerate(game.state.rules.figures.tokens) if not kind.module]
        assert (sum(base), sum(copies)) == (32, 32 + 2 * kinds)


def test_not_against_meng() -> None:
    """V-BON-08: with either edition."""
    for edition in ("current", "first"):
        with pytest.raises(ConfigError, match="V-BON-08"):
            configuration.make_config({"players": 1, "bonus_tokens": edition})
    assert configuration.make_config({"players": 1}).modules == ()


@pytest.mark.parametrize("module", configuration.MODULES)
def test_not_with_any_module(module: str) -> None:
    """V-BON-08, A-56: the Stairs included."""
    with pytest.raises(ConfigError, match="V-BON-08"):
        configuration.make_config({"players": 3, "modules": [module], "bonus_tokens": "current"})
    assert configuration.make_config({"players": 3, "modules": [module]}).modules == (module,)


def test_an_unknown_edition_is_refused() -> None:
    """V-BON-01: the error says which there are."""
    with pytest.raises(ConfigError, match="current, first"):
        new_game(2, bonus_tokens="second")


# Positions with them


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ({"token": "vp-2", "seat": 0}, "one of value-plus-1, toll, follow is needed"),
        ({"token": "toll", "seat": 5, "location": "jade"}, "a seat from 0 to 2"),
        ({"token": "toll", "seat": 0}, "toll lies at a location"),
        ({"token": "toll", "seat": 0, "location": "jad"}, "not at 'jad'"),
        ({"token": "value-plus-1", "seat": 0, "location": "jade"}, "V-BON-01"),
        ({"token": "toll", "seat": 0, "location": "jade", "marker": "envoy"}, "the marker is"),
        ({"token": "toll", "seat": 0, "location": "jade", "marker": "double"}, "double"),
        ({"token": "toll", "seat": 0, "place": "jade"}, "each token needs"),
    ],
)
def test_a_position_that_cannot_be_is_refused(row: dict[str, Any], wrong: str) -> None:
    """V-BON-09: what is in use must be a token of its kind, where such a token lies, with a piece on it."""
    with pytest.raises(PositionError, match=wrong):
        bonus(3, row)


def test_pieces_and_tokens_in_use_are_counted() -> None:
    """V-BON-09: the marker is one of the twelve; there are two tokens of a kind, and one Double."""
    assert seat(bonus(3, in_use("toll", LISA, "jade")), LISA)["supply"] == 5
    with pytest.raises(PositionError, match="1 too many of 'toll'"):
        bonus(3, *[in_use("toll", ANNA, "jade")] * 3)
    with pytest.raises(PositionError, match="12 Servants"):
        bonus(3, in_use("toll", ANNA, "jade"), seats={ANNA: {"pool": 6, "supply": 6}})
    with pytest.raises(PositionError, match="elsewhere"):
        bonus(3, seats={ANNA: {"double": "elsewhere"}})


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        ({"face_up": []}, "nothing is called 'face_up'"),
        ({"used": [{"double-value": 2}]}, r"used\[0\].double-value"),
        ({"used": [{"toll": 1}]}, r"used\[0\]"),
        ({"used": 3}, "a row for each seat"),
        ({"less": [1]}, "less: a number for each seat"),
        ({"doubling": [0, -1, 0]}, "doubling: -1"),
    ],
)
def test_face_down_tokens_are_stored_ones(data: dict[str, Any], wrong: str) -> None:
    """C-53: a position cannot have more used ones than the player has stored."""
    with pytest.raises(PositionError, match=wrong):
        bonus(3, edition="first", seats={ANNA: {"tokens": ["double-value"]}}, modules={"first-edition": data})


def test_a_position_comes_back_as_it_was() -> None:
    """V-BON-09, C-53: tokens in use, the Double on one of them, used ones and those at work."""
    modules = {"first-edition": {"used": [{"double-value": 1}], "doubling": [1, 0, 0]}}
    rows = {ANNA: {"double": "elsewhere", "tokens": ["double-value"]}}
    tokens = (in_use("toll", ANNA, "jade", "double"), in_use("value-plus-1", LISA))
    game = bonus(3, *tokens, edition="first", seats=rows, modules=modules, turn=ANNA)
    assert Game.from_dict(game.to_dict()).to_dict() == game.to_dict()
    assert game.view(LISA).to_dict()["modules"] == game.to_dict()["modules"]
