"""Set-up with Extra Decrees and new Gift Cards, the layered pile, and modules together (X-EXT-16, X-EXT-17, X-GEN)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

import gugong
from gugong import Game
from gugong.configuration import MODULES
from gugong.installed import INSTALLED
from tests.extras import LEFT_IN_PILE, LEVEL_4, NEW_CARDS, REMOVED, extras
from tests.scenes import ANNA, LISA, offered, play, seat
from tests.visits import kinds_told, table

HERE = [name for name in MODULES if name in [module.name() for module in INSTALLED]]
TOGETHER = [names for size in range(1, len(HERE) + 1) for names in combinations(HERE, size)]
REVOLT = ["peasant-revolt", "extras"]
BASE_LEVEL_1 = ["morning-intrigue", "morning-ship", "morning-servant", "morning-envoy", "morning-swap"]


def new(modules: list[str], players: int = 3, seed: int = 1, **options: Any) -> Game:
    return gugong.new_game(players, modules=modules, seed=seed, **options)


def decrees(game: Game, level: int) -> list[str]:
    """The Decrees of a level that are in play."""
    state = game.state
    tiles = [state.rules.figures.decrees[tile] for tile in state.tiles]
    return [tile.name for tile in tiles if tile.level == level]


# Cards and tokens


def test_six_cards_make_room_for_six() -> None:
    """X-EXT-16: the pile has its eleven, and the six that leave are nowhere."""
    game = new(["extras"])
    assert table(game)["pile"] == [*LEFT_IN_PILE, *NEW_CARDS]
    assert not [card for card in REMOVED if f'"{card}"' in str(table(game)).replace("'", '"')]
    assert kinds_told(game, "X-EXT-16") == ["extra-cards"]
    assert set(REMOVED) <= set(table(new([]))["pile"])


def test_the_removed_cards_are_in_no_layer_and_on_no_board_of_experts() -> None:
    """X-EXT-16, C-71: for experts they are gone as well, and the new ones can lie on the board."""
    boards: set[str] = set()
    for seed in range(20):
        board = table(new(["extras"], seed=seed, expert=True))["board"]
        boards |= set(board.values())
    assert not boards & set(REMOVED)
    assert boards & set(NEW_CARDS)


def test_two_tokens_join_the_others() -> None:
    """X-EXT-01, X-EXT-02, X-EXT-16: one of each, among all the base ones."""
    state = new(["extras"]).state
    copies = {kind.name: state.rules.token_copies[number] for number, kind in enumerate(state.rules.figures.tokens)}
    assert (copies["pile-swap"], copies["reuse"], sum(copies.values())) == (1, 1, 34)


# Decrees of the main board


def test_both_new_decrees_are_in_unless_told_otherwise() -> None:
    """X-EXT-17, A-58, C-72: with one drawn tile beside each, and none of level 4 without a board for it."""
    for seed in range(10):
        game = new(["extras"], seed=seed)
        assert decrees(game, 1)[0] == "morning-underdog"
        assert decrees(game, 2)[0] == "turn-intrigue"
        assert [len(decrees(game, level)) for level in (1, 2, 3, 4)] == [2, 2, 2, 0]
    assert kinds_told(game, "X-EXT-17") == ["decree-placed", "decree-placed"]


def test_decrees_that_are_not_chosen_stay_in_the_box() -> None:
    """X-EXT-17, E-33: they are never drawn."""
    for seed in range(20):
        game = new(["extras"], seed=seed, extra_decrees=["turn-intrigue"])
        assert "turn-intrigue" in decrees(game, 2)
        assert set(decrees(game, 1)) <= set(BASE_LEVEL_1)


def test_the_choice_is_kept_in_a_record() -> None:
    """X-EXT-17: and in a position."""
    game = new(REVOLT, extra_decrees=["audience", "morning-underdog"])
    assert table(game)["config"]["extra_decrees"] == ["audience", "morning-underdog"]
    assert table(gugong.replay(game.record())) == table(game)
    assert table(Game.from_dict(game.to_dict())) == table(game)


# The space of level 4


def test_a_chosen_tile_fills_the_space_of_a_board() -> None:
    """X-EXT-17, C-72: each of them, and the board's own too."""
    for tile in (*LEVEL_4, "gift-cards"):
        assert decrees(new(REVOLT, extra_decrees=[tile]), 4) == [tile]


def test_without_a_choice_a_tile_of_level_4_is_drawn() -> None:
    """X-EXT-17, C-72: of the four new ones and the board's own; never the one for neutral Servants without them."""
    drawn = Counter(decrees(new(REVOLT, seed=seed), 4)[0] for seed in range(60))
    assert set(drawn) == {*LEVEL_4, "gift-cards"}


def test_without_this_module_a_board_has_its_own_tile() -> None:
    """X-EXT-17, C-72."""
    assert decrees(new(["peasant-revolt"]), 4) == ["gift-cards"]


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"modules": [], "extra_decrees": ["turn-intrigue"]}, "X-EXT-17"),
        ({"modules": ["extras"], "extra_decrees": ["vp-8"]}, "X-EXT-17"),
        ({"modules": ["extras"], "extra_decrees": ["turn-intrigue", "turn-intrigue"]}, "X-EXT-17"),
        ({"modules": ["extras"], "extra_decrees": ["audience"]}, "C-72"),
        ({"modules": ["extras"], "extra_decrees": ["gift-cards"]}, "C-72"),
        ({"modules": REVOLT, "extra_decrees": ["neutral-servants"]}, "C-72"),
        ({"modules": REVOLT, "extra_decrees": ["audience", "card-values"]}, "C-72"),
        ({"modules": ["extras"], "extra_decrees": "turn-intrigue"}, "list of names"),
        ({"modules": ["stairs"], "layered_pile": True}, "X-GEN-04"),
        ({"modules": [], "layered_pile": True}, "X-GEN-04"),
        ({"modules": ["extras", "extras"]}, "X-GEN-03"),
        ({"modules": ["extra"]}, "X-GEN-03"),
        ({"modules": "extras"}, "list of names"),
        ({"modules": ["extras"], "bonus_tokens": "current"}, "A-56"),
    ],
)
def test_a_make_up_that_cannot_be_is_refused(options: dict[str, Any], rule: str) -> None:
    """X-EXT-17, X-GEN-03, X-GEN-04: with the rule that forbids it."""
    with pytest.raises(gugong.ConfigError, match=rule):
        gugong.new_game(3, seed=1, **options)


# A layered pile


def test_new_cards_lie_on_top_of_a_layered_pile() -> None:
    """X-GEN-04: they come first, and the base cards when all of them are gone."""
    game = new(["extras"], layered_pile=True)
    assert (table(game)["pile"], table(game)["lower_pile"]) == (NEW_CARDS, LEFT_IN_PILE)
    assert kinds_told(game, "X-GEN-04") == ["layered-pile"]


def swapping(pile: list[str], lower: list[str], tail: list[str] | None = None) -> Game:
    """Anna swaps a card with the top of this pile; all other cards of the pile are in Lisa's discard."""
    lying = [*pile, *lower, *(tail or []), "extra-4"]
    lisa = [card for card in (*NEW_CARDS, *LEFT_IN_PILE) if card not in lying]
    game = extras(
        2,
        config={"layered_pile": True},
        turn=ANNA,
        pile=pile,
        lower_pile=lower,
        pile_tail=tail or [],
        seats={ANNA: {"hand": ["extra-4", "hand1-1", "hand1-3", "hand1-5", "hand1-7"]}, LISA: {"discard": lisa}},
        board={"jade": "board-1"},
        chance="ask",
    )
    play(game, ANNA, "card extra-4", "at jade", "card hand1-7")
    return game


def test_each_layer_is_drawn_before_the_next() -> None:
    """X-GEN-04, X-EXT-12: new cards, then base cards, then what was put under the pile."""
    assert offered(swapping(["extra-2", "extra-9"], ["draw-8a", "draw-9a"])) == ["card extra-2", "card extra-9"]
    assert offered(swapping([], ["draw-8a", "draw-9a"])) == ["card draw-8a", "card draw-9a"]
    last = swapping(["extra-2"], ["draw-8a", "draw-9a"])
    assert "extra-2" in seat(last, ANNA)["hand"]
    assert (table(last)["lower_pile"], table(last)["pile_tail"]) == (["draw-8a", "draw-9a"], ["hand1-7"])


@pytest.mark.parametrize("expert", [False, True])
def test_what_is_dealt_for_a_view_keeps_the_layers(expert: bool) -> None:
    """X-GEN-04, C-71: from whatever a player knows, new cards are dealt above and base cards below."""
    for seed in range(6):
        game = new(["extras"], seed=seed, layered_pile=True, expert=expert)
        random = Random(seed)
        for _ in range(60):
            if game.decision is None:
                break
            for viewer in range(3):
                dealt = gugong.determinize(game.view(viewer), random)
                cards = [card.name for card in dealt.state.rules.figures.cards]
                assert {cards[card] for card in dealt.state.pile} <= set(NEW_CARDS)
                assert not {cards[card] for card in dealt.state.lower_pile} & set(NEW_CARDS)
                assert dealt.view(viewer).to_dict() == game.view(viewer).to_dict()
            game.play(random.choice(game.decision.options))


def test_a_view_does_not_put_a_drawn_card_back_under_the_layer() -> None:
    """X-GEN-04, X-EXT-12: with the upper layer gone, a card of it that Anna drew is never dealt to the lower one."""
    game = swapping(["extra-2"], ["draw-8a", "draw-9a"])
    for draw in range(10):
        dealt = gugong.determinize(game.view(LISA), Random(draw))
        assert table(dealt)["lower_pile"] == ["draw-8a", "draw-9a"]
        assert "extra-2" in seat(dealt, ANNA)["hand"]


def test_experts_split_the_pile_after_the_board_is_dealt() -> None:
    """X-GEN-04, C-71: what lies on the board is in neither layer."""
    game = new(["extras"], seed=3, layered_pile=True, expert=True)
    lying = {*table(game)["pile"], *table(game)["lower_pile"]}
    assert set(table(game)["pile"]) <= set(NEW_CARDS)
    assert not set(table(game)["board"].values()) & lying
    assert set(NEW_CARDS) <= lying | set(table(game)["board"].values())


# Modules together


@pytest.mark.parametrize("modules", TOGETHER, ids=" ".join)
@pytest.mark.parametrize("players", [2, 5])
def test_any_modules_play_together(modules: tuple[str, ...], players: int) -> None:
    """X-GEN-03: a whole random game of each combination that is installed."""
    random = Random(str(modules))
    game = new(list(modules), players, seed=players)
    assert table(game)["config"]["modules"] == [name for name in MODULES if name in modules]
    while game.decision is not None:
        game.play(random.choice(game.decision.options))
    assert table(gugong.replay(game.record())) == table(game)
