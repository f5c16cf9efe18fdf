"""Figures of an owner's own catalog stand in the picture."""

from __future__ import annotations

import re
from typing import Any

import gugong
from gugong import View, draw
from gugong.draw.board import plan_of
from gugong.draw.cards import face
from gugong.draw.figured import token_symbol
from gugong.draw.parts.decrees import emblem
from gugong.draw.parts.travel import token
from gugong.web.present.rendering import icon


def table(**changes: dict[str, Any]) -> View:
    return gugong.new_game(players=2, seed=1, catalog=gugong.load_catalog(dict(changes))).view(0)


def words(markup: str) -> list[str]:
    """Every text on a drawing."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", markup)


def test_the_days_servants() -> None:
    changed = words(draw.pieces(table(boards={"day_track": {"servants": [6, 5, 4, 3]}})))

    assert [word for word in changed if word in ("+6", "+5", "+4", "+3")] == ["+6", "+5", "+4", "+3"]


def test_house_prices_and_the_square() -> None:
    view = table(boards={"side-1-3": {"jade_houses": [2, 9, 9, 8, 8]}, "tracks": {"jade_square_price": 11}})

    assert {"2", "9", "8", "11"} <= set(words(draw.ground(view)))
    assert draw.pieces(view).count('id="house-') == 5


def test_what_options_and_exchanges_cost() -> None:
    view = table(
        boards={
            "prices": {"travel-b": 9},
            "exchange": {"servant": 5},
            "intrigue_benefits": {"jade": 8},
        }
    )

    assert "\N{MINUS SIGN}9" in words(draw.ground(view))
    assert "×5" in words(draw.ground(view))
    assert "\N{MINUS SIGN}8" in words(draw.ground(view))
    assert 'id="exchange-5"' in draw.pieces(view)


def test_lengths_of_tracks() -> None:
    view = table(
        boards={
            "tracks": {"intrigue_steps": 10, "palace_steps": 6, "travel_token_slots": 8},
            "wall_size": {"2": 3},
            "side-1-3": {"palace_vp": [9, 6, 4, 1]},
        }
    )
    ground = draw.ground(view)

    assert ground.count('class="eave"') == 12  # eleven storeys and the top
    assert ground.count('class="step ') == 5
    assert ground.count('href="#tower"') == 3
    assert ground.count('class="door"') == 4
    assert draw.player(view, 0).count('class="tslot"') == 8


def test_a_decree_with_its_own_figures() -> None:
    changes: dict[str, dict[str, dict[str, int]]] = {"level-3": {}}
    base = gugong.load_catalog().engine_figures.decrees
    for tile in base:
        if tile.module == "" and tile.level == 3:
            figures = {"cost": 7}
            figures |= {name: 5 for name in ("each", "end_vp") if name in tile.figures}
            changes["level-3"][tile.name] = figures
    view = table(decrees=changes)
    drawn = draw.pieces(view)

    dear = [tile for tile in view.state.tiles if view.state.rules.figures.decrees[tile].level == 3]
    assert len(dear) == 2
    assert words(drawn).count("7") >= 2
    assert "price 7" in drawn


def test_roads_and_cities_where_the_catalog_has_them() -> None:
    base = draw.ground(table())
    moved = draw.ground(table(boards={"map": {"at": {"xian": [36, 50]}}}))

    assert base != moved
    assert f'cx="{104 + 3.72 * 36:.1f}" cy="{142 + 3.64 * 50:.0f}"' in moved


def test_values_and_actions_of_cards() -> None:
    view = table(gift_cards={"gifts": {"6": {"name": "Paper lantern"}}})

    assert "Paper lantern (6)" in draw.pieces(view) + draw.hand(view)


def drawn_token(name: str, **changes: dict[str, Any]) -> str:
    """A Travel Token as it is drawn with such a catalog."""
    view = table(**changes)
    kinds = [kind for kind, each in enumerate(view.state.rules.figures.tokens) if each.name == name]
    return token(plan_of(view), kinds[0], 0, 0, 44)


def test_figures_of_tokens() -> None:
    own = {
        "vp-2": ({"vp": 5}, "5"),
        "discard-7-jade": ({"least": 6}, "6+"),
        "pay-3-jade": ({"servants": 4}, "4"),
        "double": ({"counts": 3}, "×3"),
        "servants-2": ({"servants": 7}, "×7"),
    }
    for name, (figures, shown) in own.items():
        drawn = drawn_token(name, travel_tokens={"tokens": {name: figures}})
        assert shown in words(drawn), name
        assert f'href="#t-{name}"' not in drawn, name
        assert f'href="#t-{name}"' in drawn_token(name), name

    assert 'href="#t-servants-1"' in drawn_token(
        "servants-2", travel_tokens={"tokens": {"servants-2": {"servants": 1}}}
    )
    assert "5" in words(drawn_token("brown-vp-2", travel_tokens={"tokens": {"vp-2": {"vp": 5}}}))


def test_figures_of_bonus_tokens() -> None:
    for name, module, figures, shown in (
        ("toll", "bonus_tokens", {"vp": 3}, "3"),
        ("value-plus-1", "bonus_tokens", {"value": 2}, "+2"),
        ("discount-2", "first_edition", {"servants": 1}, "\N{MINUS SIGN}1"),
    ):
        assert shown in words(drawn_token(name, **{module: {"tokens": {name: figures}}})), name


def test_figures_of_what_cards_and_decrees_bring() -> None:
    view = table(
        extras={"actions": {"envoy-for-vp": {"vp": 4}}}, decrees={"level-1": {"morning-intrigue": {"steps": 3}}}
    )
    figures = view.state.rules.figures
    tile = next(each for each in figures.decrees if each.name == "morning-intrigue")
    card = next(number for number, each in enumerate(figures.cards) if each.effect == "envoy-for-vp")

    assert "+3" in words(emblem(tile, 0, 0, 84))
    assert "4" in words(face(plan_of(view), card))


def test_symbols_on_pages_have_the_catalogs_figures() -> None:
    view = table(travel_tokens={"tokens": {"vp-2": {"vp": 5}}})
    figures = view.state.rules.figures
    kind = next(number for number, each in enumerate(figures.tokens) if each.name == "vp-2")
    shown = icon(token_symbol(figures, kind))

    assert words(shown) == ["5"]
    assert 'viewBox="0 0 44 44"' in shown
