"""Every kind of table, over random games: well-formed, one id a thing, every answer lit where it belongs."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from xml.etree.ElementTree import fromstring

import pytest

import gugong
from gugong import View, draw
from gugong.draw.art import boxes
from gugong.draw.fitting import BOLD, width_of
from gugong.draw.parts.travel import LARGEST_NAME, OPTIONS
from gugong.draw.places import PLACES
from gugong.engine import actions
from tests.draw.drawing import by_id, lights_of, markup, page, positions
from tests.properties.mixes import Mix, every_mix

NAMED = [
    Mix(1),
    Mix(2),
    Mix(3, ("summer-palace", "peasant-revolt", "stairs", "extras")),
    Mix(4),
    Mix(5, ("summer-palace",)),
    Mix(4, ("peasant-revolt", "stairs")),
    Mix(1, ("summer-palace", "peasant-revolt", "stairs", "extras"), difficulty="hard"),
    Mix(3, bonus_tokens="first"),
    Mix(5, bonus_tokens="current"),
]
SAMPLE = [*NAMED, *Random(5).sample(every_mix(), 11)]
WORDLESS = {"decline", "done"}  # what only the list and the prompt can show


@pytest.mark.parametrize("mix", SAMPLE, ids=lambda mix: mix.arguments())
def test_every_view_is_drawn_whole_and_every_answer_lit(mix: Mix) -> None:
    for game in positions(mix, 11, 37):
        for seat in {0, game.decision.seat if game.decision else 0}:
            view = game.view(seat)
            lights = lights_of(view)
            tree = page(view, lights)
            found = by_id(tree)
            assert not set(found) & set(boxes()), "a thing called like a symbol would stand in for it"
            assert not [element.tag for element in tree.iter() if element.get("style")], "the page allows no styles"
            for light in lights:
                place = found[light.place]
                lit = [each for each in place.iter() if each.get("data-action") == light.answer.text]
                assert lit, f"{light.answer.text} is not lit at {light.place}"
                for each in lit:
                    assert (each.get("role"), each.get("tabindex"), each.get("aria-label")) == (
                        "button",
                        "0",
                        light.name,
                    )
                    assert "lit" in str(each.get("class")).split()
            acting = [each.get("data-action") for each in tree.iter() if each.get("data-action")]
            assert Counter(acting) == Counter(light.answer.text for light in lights)


def test_every_answer_but_declining_has_a_place() -> None:
    nowhere: set[str] = set()
    for mix in NAMED:
        for game in positions(mix, 23, 3):
            assert game.decision is None or game.decision.seat >= 0
            if game.decision is not None:
                view = game.view(game.decision.seat)
                nowhere |= {each.text for each in game.decision.options if draw.place_of(view, each) is None}

    assert nowhere <= WORDLESS


def test_place_of_knows_every_kind_of_answer() -> None:
    kinds = {answer.kind for answer in gugong.new_game(players=2, seed=1).state.rules.answers.all}

    assert kinds - {actions.MODULE} <= set(PLACES)


def test_the_symbols_are_well_formed() -> None:
    assert len(list(fromstring(draw.SYMBOLS))) == len(boxes())


def test_symbols_and_gradients_that_are_used_exist() -> None:
    for mix in NAMED:
        for game in positions(mix, 3, 90):
            drawn = markup(game.view(0), [])
            assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(boxes())
            assert set(re.findall(r"url\(#([^)]+)\)", drawn + draw.STYLE)) <= set(re.findall(r' id="([^"]+)"', drawn))


def test_equal_views_give_equal_bytes_whatever_is_hidden() -> None:
    """A position dealt anew out of the view looks the same to its seat: the drawing leaks nothing."""
    told = 0
    for mix in NAMED:
        for game in positions(mix, 7, 61):
            for seat in range(game.players if mix.players > 1 else 1):
                if game.over:
                    continue
                view = game.view(seat)
                other = gugong.determinize(view, Random(told))
                if other.view(seat).to_dict() != view.to_dict():
                    continue  # chance was asked, and has been answered
                told += 1
                assert markup(other.view(seat), lights_of(other.view(seat))) == markup(view, lights_of(view))
    assert told > 100


def test_cards_of_others_have_no_face() -> None:
    for game in positions(Mix(4), 9, 50):
        view = game.view(2)
        drawn = markup(view, [])
        shown = set(re.findall(r"pc-card-([\w-]+)", drawn))
        cards = game.state.rules.figures.cards
        open_ = {*game.state.board, *game.state.hands[2], *game.state.discards[2]}
        assert shown == {cards[card].name for card in open_ if card >= 0}


def test_the_ground_is_drawn_once_for_a_kind_of_table() -> None:
    first, second = (gugong.new_game(players=4, seed=seed).view(0) for seed in (1, 2))

    assert draw.ground(first) is draw.ground(second)


def test_sizes_leave_room_for_the_page() -> None:
    """UI.md: symbols about 45 kB, board and player boards about 95 kB; areas to be asked about took 2 more."""
    assert len(draw.SYMBOLS.encode()) < 50_000
    assert len(draw.STYLE.encode()) < 16_000
    for mix in NAMED:
        for game in positions(mix, 2, 120):
            assert len(markup(game.view(0), []).encode()) < 98_000


def test_two_lights_at_one_place_are_two_buttons() -> None:
    view = gugong.new_game(players=2, seed=1).view(0)
    sides = [side for side in view.state.rules.answers.die[0] if side.b in (3, 4, 5)]
    lights = [draw.Light("destiny-1", side, f"face {side.b}", str(side.b)) for side in sides]

    die = by_id(page(view, lights))["destiny-1"]

    assert [each.get("data-action") for each in die.iter() if each.get("role") == "button"] == [
        "die 1 3",
        "die 1 4",
        "die 1 5",
    ]
    assert die.get("data-action") is None


def test_names_are_escaped() -> None:
    view = gugong.new_game(players=2, seed=1).view(0)

    drawn = draw.player(view, 0, (), '<Ann & "Bo">', "<i>")

    assert "<Ann" not in drawn
    assert "<i>" not in drawn
    assert "&lt;Ann &amp;" in drawn


def test_every_lit_place_has_a_window() -> None:
    for mix in NAMED:
        for game in positions(mix, 6, 5):
            if game.decision is not None:
                view = game.view(game.decision.seat)
                regions = {draw.region_of(light.place) for light in lights_of(view)}
                assert regions <= {*draw.windows(view), "hand", "own"}


def test_a_dark_place_says_which_answer_it_would_be() -> None:
    """Pointing at it asks why it is not possible."""
    asked = 0
    for game in positions(Mix(4, ("stairs",)), 8, 9):
        if game.decision is None:
            continue
        view = game.view(game.decision.seat)
        found = by_id(page(view, []))
        for place, answer in draw.answers_by_place(view).items():
            if place in found:
                asked += 1
                assert game.why_not(answer)
    assert asked > 50


def board_of(view: View) -> str:
    return draw.board(view)


def test_every_window_shows_a_part_of_the_board() -> None:
    for mix in NAMED:
        view = gugong.new_game(**mix.options(), seed=1).view(0)
        windows = draw.windows(view)
        wide = float(windows["board"].split()[2])
        for name in view.state.rules.location_names:
            if f'id="at-{name}"' in board_of(view):
                assert name in windows
        for box in windows.values():
            x, y, width, height = (float(side) for side in box.split())
            assert min(x, y) >= 0
            assert x + width <= wide
            assert y + height <= 700


@pytest.mark.parametrize("players", [2, 4])
def test_names_of_cities_begin_beside_the_plates(players: int) -> None:
    """Also where they are written larger: the gift and the plates would hide their first letter."""
    left, _, width = OPTIONS
    named = re.findall(
        r'<text x="([\d.]+)"[^>]* class="cty"[^>]*>([^<]+)<', draw.ground(gugong.new_game(players).view(0))
    )
    assert len(named) == 20
    for middle, name in named:
        assert float(middle) - width_of(name, LARGEST_NAME, BOLD[0]) / 2 >= left + width, name
