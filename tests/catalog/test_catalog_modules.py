"""Modules' files behind the base ones: order, effects, replaced copies, and what does not fit."""

from __future__ import annotations

import tomllib

import pytest

from gugong.catalog.documents import Documents
from gugong.catalog.edition import base_figures, decode_edition
from gugong.catalog.modules import with_modules
from gugong.catalog.read import read_edition
from gugong.engine.figures import Card, DecreeTile, Figures, TokenKind
from gugong.errors import CatalogError
from tests.scenes import EDITION

SUMMER = """
[cards]
summer-5 = { deck = "board", value = 5, action = "summer-palace", source = "reconstructed" }
summer-4 = { deck = "draw",  value = 4, action = "summer-palace", source = "reconstructed" }
[tokens]
pier-1 = { copies = 2, source = "text" }
[decrees.level-1]
morning-pier = { cost = 1, envoy = 1, cost_source = "reconstructed" }
[decrees.level-4]
neutral-servants = { each = 2, max = 12 }
[automa]
add = 2
remove = { jade = 1 }
"""
REVOLT = """
[board]
revolt_track = { 1 = 4, 2 = 4, 3 = 5, 4 = 6, 5 = 7 }
[cards]
revolt-7 = { deck = "board", value = 7, action = "peasants", source = "reconstructed" }
[tokens]
brown-envoy = { kind = "envoy", copies = 1, replaces = true, source = "reconstructed" }
brown-vp-2  = { kind = "vp-2",  copies = 1, replaces = true, source = "reconstructed" }
[decrees.level-4]
gift-cards = { each = 2 }
[decrees.level-2]
bid-token = { cost = 2, envoy = 2, cost_source = "reconstructed" }
"""
EXTRAS = """
removes = ["draw-2", "draw-9c"]
[cards]
extra-2 = { deck = "draw", value = 2, action = "always-lower", source = "reconstructed" }
extra-3 = { deck = "draw", value = 3, action = "trade-hands", source = "text" }
[tokens]
reuse = { copies = 1, source = "text" }
[decrees.level-4]
audience = { not_solo = true }
"""
BONUS = """
[tokens.current]
toll   = { copies = 2, source = "text" }
follow = { copies = 2, source = "text" }
[tokens.first-edition]
double-card = { copies = 2, source = "text" }
"""
SOLO = """
[location_cards]
travel = 1
[special]
copies = 2
"""


BASE = base_figures(decode_edition(Documents(read_edition(EDITION))))


def merged(*files: tuple[str, str]) -> Figures:
    documents = Documents({**read_edition(EDITION), **{name: tomllib.loads(text) for name, text in files}})
    return with_modules(BASE, documents, [name for name, _ in files])


def test_modules_stand_behind_the_base_in_the_order_given() -> None:
    figures = merged(("summer_palace", SUMMER), ("peasant_revolt", REVOLT), ("extras", EXTRAS), ("bonus_tokens", BONUS))
    assert figures.cards[:38] == BASE.cards
    assert [card.name for card in figures.cards[38:]] == ["summer-5", "summer-4", "revolt-7", "extra-2", "extra-3"]
    assert figures.tokens[:12] == BASE.tokens
    assert [token.name for token in figures.tokens[12:]] == [
        "pier-1", "brown-envoy", "brown-vp-2", "reuse", "toll", "follow", "double-card",
    ]  # fmt: skip
    assert figures.decrees[:15] == BASE.decrees
    assert [(decree.name, decree.level) for decree in figures.decrees[15:]] == [
        ("morning-pier", 1), ("neutral-servants", 4), ("bid-token", 2), ("gift-cards", 4), ("audience", 4),
    ]  # fmt: skip
    assert (figures.map, figures.tracks, figures.prices) == (BASE.map, BASE.tracks, BASE.prices)
    assert (figures.small_side, figures.large_side, figures.wall_size) == (
        BASE.small_side,
        BASE.large_side,
        BASE.wall_size,
    )
    other = merged(("extras", EXTRAS), ("summer_palace", SUMMER))
    assert [card.name for card in other.cards[38:]] == ["extra-2", "extra-3", "summer-5", "summer-4"]


def test_the_base_alone_stays_as_it_is() -> None:
    figures = merged(("solo", SOLO))
    assert (figures.cards, figures.tokens, figures.decrees) == (BASE.cards, BASE.tokens, BASE.decrees)


def test_things_know_their_module_and_its_file_goes_along() -> None:
    figures = merged(("summer_palace", SUMMER), ("extras", EXTRAS), ("solo", SOLO))
    things: list[Card | TokenKind | DecreeTile] = [*figures.cards[38:], *figures.tokens[12:], *figures.decrees[15:]]
    assert {thing.name: thing.module for thing in things} == {
        "summer-5": "summer-palace", "summer-4": "summer-palace", "pier-1": "summer-palace",
        "morning-pier": "summer-palace", "neutral-servants": "summer-palace",
        "extra-2": "extras", "extra-3": "extras", "reuse": "extras", "audience": "extras",
    }  # fmt: skip
    things = [*figures.cards[:38], *figures.tokens[:12], *figures.decrees[:15]]
    assert {thing.module for thing in things} == {""}
    assert figures.removes == {"summer-palace": (), "extras": ("draw-2", "draw-9c"), "solo": ()}
    assert figures.boards["summer-palace"]["automa"] == {"add": 2, "remove": {"jade": 1}}
    assert figures.boards["solo"] == {"location_cards": {"travel": 1}, "special": {"copies": 2}}
    assert figures.boards["extras"]["cards"] == {  # without sources
        "extra-2": {"deck": "draw", "value": 2, "action": "always-lower"},
        "extra-3": {"deck": "draw", "value": 3, "action": "trade-hands"},
    }


def test_a_brown_token_does_what_its_model_does_and_takes_its_place() -> None:
    tokens = {token.name: token for token in merged(("peasant_revolt", REVOLT), ("bonus_tokens", BONUS)).tokens}
    brown, toll = tokens["brown-envoy"], tokens["toll"]
    assert (brown.copies, brown.effect, brown.replaces) == (1, "envoy", "envoy")
    assert (toll.copies, toll.effect, toll.replaces) == (2, "toll", "")
    assert tokens["envoy"].copies == 3


def test_all_copies_of_a_kind_may_be_replaced() -> None:
    text = '[tokens]\nbrown = { kind = "envoy", copies = 3, replaces = true }'
    assert merged(("revolt", text)).tokens[12].copies == 3


def test_together_tokens_take_no_more_places_than_there_are_copies() -> None:
    browns = [f'brown-{number} = {{ kind = "envoy", copies = 1, replaces = true }}' for number in range(1, 5)]
    assert len(merged(("revolt", "\n".join(["[tokens]", *browns[:3]]))).tokens) == 12 + 3
    with pytest.raises(CatalogError, match=r"tokens\.brown-4\.copies: the places of 4 copies of envoy are taken"):
        merged(("revolt", "\n".join(["[tokens]", *browns])))


def test_decrees_keep_whatever_figures_their_kind_needs() -> None:
    figures = merged(("summer_palace", SUMMER), ("extras", EXTRAS))
    decrees = {decree.name: decree for decree in figures.decrees}
    assert (decrees["morning-pier"].cost, decrees["morning-pier"].figures) == (1, {"envoy": 1})
    assert (decrees["neutral-servants"].cost, decrees["neutral-servants"].figures) == (0, {"each": 2, "max": 12})
    assert decrees["audience"].figures == {"not_solo": 1}


def test_with_both_boards_the_values_are_exactly_one_to_nine() -> None:
    figures = merged(("summer_palace", SUMMER), ("peasant_revolt", REVOLT))
    assert sorted(card.value for card in figures.cards if card.deck == "board") == list(range(1, 10))


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("value = 5", "value = 6", "cards.summer-5.value", "both lie on the board with value 6"),
        ("value = 5", "value = 10", "cards.summer-5.value", "whole number of at most 9"),
        ("value = 5", "valu = 5", "cards.summer-5.valu", "unknown; did you mean value?"),
        ("value = 5, ", "", "cards.summer-5", "value is missing"),
        ("summer-5 =", "board-6 =", "cards.board-6", "the name is taken already"),
        ('deck = "draw"', 'deck = "drawn"', "cards.summer-4.deck", "did you mean draw?"),
        ('4, action = "summer-palace"', '4, action = "palace"', "cards.summer-4", "hand3-4 and summer-4 are alike"),
        ("pier-1 =", "envoy =", "tokens.envoy", "the name is taken already"),
        ("copies = 2", 'copies = "two"', "tokens.pier-1.copies", "a whole number is needed, not text"),
        ("copies = 2", 'copies = 2, kind = "envoi"', "tokens.pier-1.kind", "did you mean envoy?"),
        ("copies = 2", "copies = 2, replaces = true", "tokens.pier-1", "`kind` does not say which"),
        (
            "copies = 2",
            'copies = 5, replaces = true, kind = "envoy"',
            "tokens.pier-1.copies",
            "the places of 5 copies of envoy are taken, there are 3",
        ),
        ("copies = 2", 'copies = 2, replaces = true, kind = "pier-1"', "tokens.pier-1.kind", "no such kind: 'pier-1'"),
        ("max = 12", "max = true", "decrees.level-4.neutral-servants.max", "a whole number is needed"),
        ("max = 12", "per = 0", "decrees.level-4.neutral-servants.per", "whole number of at least 1"),
        ("morning-pier", "vp-8", "decrees.vp-8", "the name is taken already"),
        ("[decrees.level-1]", "[decrees.level-5]", "decrees.level-5", "called one of level-1"),
        ("envoy = 1", 'envoy = "one"', "decrees.level-1.morning-pier.envoy", "is needed, not text"),
        ("[cards]", 'removes = ["draw-1"]\n[cards]', "removes[1]", "no such card: 'draw-1'; did you mean draw-"),
        ("[cards]", 'removes = ["draw-2", "draw-2"]\n[cards]', "removes[2]", "draw-2 cannot leave twice"),
        ("[cards]", 'removes = ["draw-2"]\n[cards]', "removes", "as many cards leave each deck"),
        ("[cards]", "removes = 3\n[cards]", "removes", "a list is needed, not a whole number"),
    ],
)
def test_what_does_not_fit_is_refused_by_the_module_s_file(old: str, new: str, key: str, reason: str) -> None:
    assert old in SUMMER
    with pytest.raises(CatalogError) as caught:
        merged(("summer_palace", SUMMER.replace(old, new, 1)))
    assert (caught.value.file, caught.value.key) == ("summer_palace.toml", key)
    assert reason in caught.value.reason


def test_two_modules_may_not_bring_the_same_name() -> None:
    with pytest.raises(CatalogError, match=r"twin\.toml: tokens\.pier-1: the name is taken already"):
        merged(("summer_palace", SUMMER), ("twin", "[tokens]\npier-1 = { copies = 1 }"))


@pytest.mark.parametrize("table", ["cards", "tokens", "decrees"])
def test_a_table_is_needed_where_one_belongs(table: str) -> None:
    with pytest.raises(CatalogError, match=f"odd.toml: {table}: a table is needed"):
        merged(("odd", f"{table} = 3"))
