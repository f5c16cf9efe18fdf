"""The figures as released: complete, sourced, and in the order on which records rely."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from gugong.catalog import Catalog, load, load_catalog
from gugong.catalog.read import STEMS, read_edition
from gugong.catalog.sources import SOURCES, figures
from gugong.errors import CatalogError
from gugong.modules import BOX
from tests.scenes import EDITION, load_edition


@pytest.fixture(name="base")
def _base() -> Catalog:
    return load_edition()


def test_the_base_is_loaded_once(base: Catalog) -> None:
    assert load_edition() is base
    assert load_catalog(base) is base
    assert (base.edition, base.overrides) == (EDITION, {})


def test_cards_are_in_file_order_with_their_actions(base: Catalog) -> None:
    cards = [card for card in base.engine_figures.cards if card.module == ""]
    assert cards == list(base.engine_figures.cards[:38])
    assert Counter(card.deck for card in cards) == Counter(
        board=7, hand1=4, hand2=4, hand3=4, hand4=4, hand5=4, draw=11
    )
    assert [card.name for card in (cards[0], cards[7], cards[-1])] == ["board-1", "hand1-1", "draw-9c"]
    go_stones = next(card for card in cards if card.name == "hand2-3")
    assert (go_stones.deck, go_stones.value, go_stones.effect) == ("hand2", 3, "servants-2")
    assert base.gifts == {
        1: "Fruit bowl",
        2: "Paper fan",
        3: "Go stones",
        4: "Tea set",
        5: "Bonsai",
        6: "Silk robe",
        7: "Porcelain vase",
        8: "Dunhuang pipa",
        9: "Jade statue",
    }


def test_tokens_do_what_they_are_called_and_replace_nothing(base: Catalog) -> None:
    tokens = [token for token in base.engine_figures.tokens if token.module == ""]
    assert tokens == list(base.engine_figures.tokens[:12])
    assert sum(token.copies for token in tokens) == 32
    assert all(token.effect == token.name and token.replaces == "" for token in tokens)
    assert {token.name: token.figures for token in tokens if token.figures} == {
        "servants-1": {"servants": 1},
        "servants-2": {"servants": 2},
        "vp-2": {"vp": 2},
        "discard-7-jade": {"least": 7},
        "pay-3-jade": {"servants": 3},
        "double": {"counts": 2},
    }
    assert tokens[0].name == "servants-1"
    assert tokens[-1].name == "double"


def test_decrees_come_by_level_with_the_figures_of_their_kind(base: Catalog) -> None:
    decrees = {decree.name: decree for decree in base.engine_figures.decrees if decree.module == ""}
    assert [decree.level for decree in decrees.values()] == [1] * 5 + [2] * 5 + [3] * 5
    assert list(decrees.values()) == list(base.engine_figures.decrees[:15])
    assert (decrees["decree-discount"].cost, decrees["decree-discount"].vp) == (2, 4)
    assert decrees["decree-discount"].figures == {}
    assert decrees["vp-per-jade"].figures == {"each": 2, "max": 10}
    assert decrees["vp-per-3-vp"].figures == {"per": 3, "max": 10}
    assert (decrees["vp-8"].vp, decrees["vp-8"].figures) == (0, {"end_vp": 8})


def test_the_map_is_a_loop_round_six_inner_cities(base: Catalog) -> None:
    map = base.engine_figures.map
    assert (len(map.cities), map.perimeter) == (20, 14)
    assert map.cities[0] == "fuzhou"
    assert map.cities[14] == "xian"
    for city in range(14):
        assert (city + 1) % 14 in map.roads[city]
    assert all(near == tuple(sorted(near)) for near in map.roads)
    assert all(city in map.roads[other] for city in range(20) for other in map.roads[city])
    assert sum(len(near) for near in map.roads) == 2 * 31
    assert set(base.at) == set(map.cities)
    assert base.at["xian"] == (34, 42)


def test_boards_reach_the_engine_figure_by_figure(base: Catalog) -> None:
    tables, tracks, prices = base.engine_figures, base.engine_figures.tracks, base.engine_figures.prices
    assert tables.wall_size == (0, 4, 4, 5, 6, 7)
    assert (tables.small_side.canal_routes, tables.large_side.canal_routes) == (1, 2)
    assert (tables.small_side.palace_vp, tables.large_side.palace_vp) == ((7, 5, 3), (7, 5, 3, 2, 1))
    assert (tables.small_side.jade_houses, tables.large_side.jade_houses) == ((3, 3, 4, 4), (3, 3, 3, 4, 4, 4))
    assert (tracks.dice, tracks.faces, tracks.day_servants) == (3, (3, 4, 5, 6, 7, 8), (6, 4, 4, 4))
    assert (tracks.intrigue_steps, tracks.palace_steps, tracks.token_slots, tracks.harbours) == (14, 8, 6, 5)
    assert (tracks.reward_slots, tracks.ship_capacity, tracks.ships_each, tracks.servants_each) == ((3, 2, 1), 3, 3, 12)
    assert (tracks.jade_vp, tracks.jade_vp_more, tracks.jade_square_price) == ((0, 1, 3, 6, 10, 15), 2, 5)
    assert tracks.decrees_per_level == 2
    assert (prices.travel_b, prices.wall_b, prices.intrigue_b, prices.palace_b, prices.canal_b) == (2, 1, 1, 2, 1)
    assert (prices.exchange_fee, prices.tokens, prices.benefits) == (2, (2, 4, 6), (1, 3, 5, 7))
    gains = tables.gains
    assert (gains.travel_b, gains.intrigue_b, gains.palace_b) == (2, 3, 2)
    assert (gains.wall_vp, gains.matches_vp, gains.harbour_vp, gains.tokens_vp, gains.palace_step_vp) == (3, 3, 4, 2, 1)
    assert (gains.benefit_servants, tables.values) == (2, (1, 9))
    assert tables.actions == {"servants-1": {"servants": 1}, "servants-2": {"servants": 2}, "envoy-for-vp": {"vp": 2}}


def test_every_figure_has_a_source(base: Catalog) -> None:
    assert {figure.source for figure in base.figures} == set(SOURCES)
    files = [figure.file for figure in base.figures]
    assert tuple(dict.fromkeys(files)) == (*STEMS, *BOX)
    # 9 gifts, how values run, two actions and 38 cards of three figures; 12 kinds, their copies and 6 more;
    # 15 costs and 18 more
    assert Counter(file for file in files if file in STEMS) == Counter(
        gift_cards=9 + 2 + 2 + 38 * 3, travel_tokens=24 + 6, decrees=33, boards=149
    )
    # the deck; kinds and copies; ten tracks; cards, four figures for a brown token, Decrees and the rest
    assert Counter(file for file in files if file in BOX) == Counter(
        solo=10, bonus_tokens=8, first_edition=7, stairs=50, summer_palace=31, peasant_revolt=52, extras=42
    )
    assert len({(figure.file, figure.key) for figure in base.figures}) == len(base.figures)


@pytest.mark.parametrize(
    ("key", "value", "source"),
    [
        ("tokens.envoy", "envoy", "text"),
        ("tokens.envoy.copies", 3, "reconstructed"),
        ("level-1.morning-servant.cost", 1, "example"),
        ("level-1.morning-servant.vp", 3, "text"),
        ("level-2.equal-gifts.cost", 2, "reconstructed"),
        ("destiny_dice.faces[4]", 6, "example"),
        ("destiny_dice.faces[6]", 8, "reported"),
        ("day_track.servants[1]", 6, "text"),
        ("day_track.servants[2]", 4, "reported"),
        ("tracks.harbour_reward_slots.gift-card", 2, "text"),
        ("side-4-5.palace_vp[3]", 3, "example"),
        ("side-4-5.palace_vp[4]", 2, "reconstructed"),
        ("map.cities", 20, "reported"),
        ("map.roads[1]", ("jiayuguan", "ningxia"), "reconstructed"),
        ("map.at.xian", (34, 42), "reconstructed"),
        ("tokens.brown-envoy.kind", "envoy", "reconstructed"),
        ("decrees.level-1.morning-pier.envoy", 1, "text"),
        ("decrees.level-1.morning-pier.cost", 1, "reconstructed"),
        ("board.revolt_tokens[10]", 5, "text"),
        ("board.revolt_track.5", 7, "reconstructed"),
        ("board.favourite_gifts[2]", 5, "reconstructed"),
        ("removes[6]", "draw-9c", "reconstructed"),
        ("left.quill.2", "reveal-1-3", "reconstructed"),
        ("special.copies", 2, "text"),
        ("gains.wall_vp", 3, "text"),
        ("option_b.intrigue", 3, "text"),
        ("tokens.discard-7-jade.least", 7, "text"),
    ],
)
def test_sources_are_inherited_and_told_apart(base: Catalog, key: str, value: object, source: str) -> None:
    found = [(figure.value, figure.source) for figure in base.figures if figure.key == key]
    assert found == [(value, source)]


def test_a_figure_without_a_source_is_refused() -> None:
    tables = read_edition(EDITION)
    del tables["boards"]["prices"]["source"]  # type: ignore[attr-defined]  # the table is known to be one
    with pytest.raises(CatalogError, match=r"boards\.toml: prices\.travel-b: the figure has no source"):
        list(figures("boards", tables["boards"]))


def test_a_kind_of_token_without_a_source_is_refused() -> None:
    with pytest.raises(CatalogError, match=r"t\.toml: tokens\.toll: the figure has no source"):
        list(figures("t", {"tokens": {"toll": {"copies": 2, "copies_source": "text"}}}))


def test_our_own_files_know_four_sources_only(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = read_edition(EDITION)
    tables["boards"]["prices"]["source"] = "rumour"  # type: ignore[index]  # the table is known to be one
    monkeypatch.setattr(load, "read_edition", lambda edition: tables)
    with pytest.raises(CatalogError, match=r"boards\.toml: prices\.travel-b: 'rumour' is none of text, example"):
        load.read_base(EDITION)


def test_the_engine_does_not_load_the_catalog() -> None:
    code = "import sys, gugong.engine.figures; print('gugong.catalog' in sys.modules, 'msgspec' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["False", "False"]
