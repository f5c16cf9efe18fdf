"""The files of the modules and of Meng's deck as released, and an owner's changes to them, good and bad."""

from __future__ import annotations

import copy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gugong.catalog import Catalog
from gugong.catalog.documents import Documents
from gugong.catalog.edition import base_figures, decode_edition
from gugong.catalog.module_checks import check_modules
from gugong.catalog.modules import with_modules
from gugong.catalog.read import read_edition, read_modules
from gugong.errors import CatalogError
from gugong.modules import BOX
from gugong.modules.stairs.catalog import CONDITIONS, MORNINGS
from tests.scenes import EDITION, load_edition


@pytest.fixture(name="base")
def _base() -> Catalog:
    return load_edition()


def board(catalog: Catalog, module: str, *path: str) -> Any:
    """A figure of a module as the engine reads it."""
    value: Any = catalog.engine_figures.boards[module]
    for name in path:
        value = value[name]
    return value


def nested(key: str, value: object) -> dict[str, Any]:
    """`nested("a.b", 1)` is `{"a": {"b": 1}}`."""
    for name in reversed(key.split(".")):
        value = {name: value}
    assert isinstance(value, dict)
    return value


def test_every_module_has_its_file() -> None:
    assert tuple(read_modules(EDITION)) == BOX


def test_what_the_modules_bring(base: Catalog) -> None:
    tables = base.engine_figures
    assert Counter((card.module, card.deck) for card in tables.cards[38:]) == {
        ("summer-palace", "board"): 1,
        ("summer-palace", "draw"): 2,
        ("peasant-revolt", "board"): 1,
        ("peasant-revolt", "draw"): 2,
        ("extras", "draw"): 6,
    }
    copies: Counter[str] = Counter()
    for token in tables.tokens[12:]:
        copies[token.module] += token.copies
    assert copies == {"bonus-tokens": 6, "first-edition": 6, "summer-palace": 3, "peasant-revolt": 5, "extras": 2}
    assert Counter((decree.module, decree.level) for decree in tables.decrees[15:]) == {
        ("summer-palace", 1): 1,
        ("summer-palace", 4): 1,
        ("peasant-revolt", 2): 1,
        ("peasant-revolt", 4): 1,
        ("extras", 1): 1,
        ("extras", 2): 1,
        ("extras", 4): 4,
    }
    fours = [decree for decree in tables.decrees if decree.level == 4]
    assert all(decree.figures["envoy_back"] == 3 and decree.cost == 0 for decree in fours)


def test_five_base_copies_make_room_for_the_brown_tokens(base: Catalog) -> None:
    browns = [token for token in base.engine_figures.tokens if token.module == "peasant-revolt"]
    assert [token.name for token in browns] == [f"brown-{token.replaces}" for token in browns]
    assert all(token.copies == 1 and token.effect == token.replaces for token in browns)


def test_the_pile_keeps_its_eleven_with_the_extras(base: Catalog) -> None:
    piles = {card.name: card.deck for card in base.engine_figures.cards}
    assert [piles[name] for name in base.engine_figures.removes["extras"]] == ["draw"] * 6
    assert all(not names for module, names in base.engine_figures.removes.items() if module != "extras")


def test_with_both_boards_every_value_lies_out_once(base: Catalog) -> None:
    assert sorted(card.value for card in base.engine_figures.cards if card.deck == "board") == list(range(1, 10))


def test_a_revolt_comes_before_the_tokens_run_out(base: Catalog) -> None:
    assert board(base, "peasant-revolt", "board", "revolt_tokens") == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]
    track = board(base, "peasant-revolt", "board", "revolt_track")
    assert list(track) == ["1", "2", "3", "4", "5"]
    assert max(track.values()) < 10


def test_every_icon_of_the_overview_is_on_a_track(base: Catalog) -> None:
    left, right = board(base, "stairs", "left"), board(base, "stairs", "right")
    assert (len(left), len(right)) == (5, 5)
    conditions = [icon for track in left.values() for icon in track.values() if icon != track["steps"]]
    mornings = [icon for track in right.values() for icon in track.values() if icon != track["steps"]]
    assert (set(conditions), set(mornings)) == (set(CONDITIONS), set(MORNINGS))
    assert {track["steps"] for track in left.values()} == {7}
    assert {track["steps"] for track in right.values()} == {8}
    assert all(len(track) == 1 + 3 for track in left.values())  # three conditions each: reported


def test_a_worked_example_begins_with_a_low_card_on_the_second_space(base: Catalog) -> None:
    tracks = board(base, "stairs", "left").values()
    assert any("1" not in track and track.get("2") == "reveal-1-3" for track in tracks)


def test_meng_s_deck_has_eleven_cards_ten_in_an_easy_game(base: Catalog) -> None:
    cards, special = board(base, "solo", "location_cards"), board(base, "solo", "special")
    assert sum(cards.values()) + special["copies"] == 11
    assert sum(cards.values()) + special["copies_easy"] == 10
    assert cards["jade"] - board(base, "summer-palace", "automa", "remove", "jade") >= 1
    assert cards["decrees"] == 1


MINE = """
source = "my Pànjūn"

[summer_palace.board]
favourite_gifts = [2, 5, 8]
ponds-4-5 = ["jade", "court-lady", "neutral"]

[solo.location_cards]
palace = 1
canal = 2

[stairs.left.quill]
2 = "harbours-1"
steps = 8
[stairs.right.dragon]
3 = "-2 servants"

[peasant_revolt.board]
revolt_track = { 2 = 5 }
[peasant_revolt.tokens]
brown-envoy.kind = "ship"

[extras]
removes = ["draw-2", "draw-3", "draw-5", "draw-6", "draw-7", "draw-9a"]
[extras.cards.extra-2]
action = "trade-hands"
[extras.cards.extra-3]
action = "always-lower"
"""


def test_an_owner_s_file_may_name_the_files_of_modules(tmp_path: Path, base: Catalog) -> None:
    path = tmp_path / "my.toml"
    path.write_text(MINE, encoding="utf-8")
    mine = load_edition(path)
    assert board(mine, "summer-palace", "board", "favourite_gifts") == [2, 5, 8]
    assert board(mine, "solo", "location_cards") == board(base, "solo", "location_cards") | {"palace": 1, "canal": 2}
    assert board(mine, "stairs", "left", "quill") == {
        "steps": 8, "2": "harbours-1", "4": "travel-tokens-3", "6": "decree-level-2",
    }  # fmt: skip
    assert board(mine, "peasant-revolt", "board", "revolt_track") == {"1": 4, "2": 5, "3": 5, "4": 6, "5": 7}
    assert mine.engine_figures.removes["extras"][-1] == "draw-9a"
    brown = next(token for token in mine.engine_figures.tokens if token.name == "brown-envoy")
    assert (brown.effect, brown.replaces) == ("ship", "ship")
    sources = {f"{figure.file}.{figure.key}": figure.source for figure in mine.figures}
    assert sources["stairs.left.quill.2"] == sources["extras.removes[1]"] == "my Pànjūn"
    assert sources["stairs.left.quill.4"] == "reconstructed"
    assert load_edition(mine.overrides).figures == mine.figures
    assert board(load_edition(), "stairs", "left", "quill", "steps") == 7


BAD: list[tuple[str, object, str]] = [
    # key, a value that breaks a rule, words of the reason
    ("summer_palace.board.ponds-1-3", ["neutral", "court-lady"], "no such pond on this side: 'neutral'; did you mean"),
    ("summer_palace.board.ponds-1-3", ["court-lady", "court-lady"], "neutral-or-jade, court-lady, each once"),
    ("summer_palace.board.ponds-4-5", ["jade", "neutral"], "are neutral, jade, court-lady, each once"),
    ("summer_palace.board.ponds-4-5", "jade", "a list is needed, not text"),
    ("summer_palace.board.favourite_gifts", [4, 5, 10], "whole number of at most 9"),
    ("summer_palace.board.favourite_gifts", [0, 5, 6], "whole number of at least 1"),
    ("summer_palace.board.favourite_gifts", [4, 5, 5], "3 favourite gifts and all differ"),
    ("summer_palace.board.favourite_gifts", [4, 5], "3 favourite gifts and all differ"),
    ("summer_palace.board.neutral_servants_per_player", 5, "20 neutral Servants, 5 players would need 25"),
    ("summer_palace.cards.summer-5.deck", "hand1", "1 cards for the deck board, here 0"),
    ("summer_palace.cards.summer-4.deck", "hand1", "2 cards for the deck draw, here 1"),
    ("summer_palace.cards.summer-5.value", 6, "board-6 and summer-5 both lie on the board with value 6"),
    ("summer_palace.cards.summer-4.action", "peasants", "no such action: 'peasants'"),
    ("summer_palace.tokens.pier-1.copies", 1, "there are 3 tokens, here 2"),
    ("summer_palace.tokens.pier-2.copies", 0, "every kind occurs at least once"),
    ("summer_palace.automa.remove.jade", 2, "a Jade card has to stay in Meng's deck; 2 of 2 would leave it"),
    ("summer_palace.decrees.level-4.neutral-servants.max", True, "a whole number is needed"),
    ("bonus_tokens.tokens.toll.copies", 3, "there are 6 tokens, here 7"),
    ("first_edition.tokens.discount-2.copies", 1, "there are 6 tokens, here 5"),
    ("peasant_revolt.board.revolt_tokens", [0, 1, 1, 2, 2, 3, 3, 4, 4], "0, 1, 1, 2, 2, 3, 3, 4, 4, 5"),
    ("peasant_revolt.board.revolt_tokens", [0, 1, 1, 2, 2, 3, 3, 4, 5, 5], "0, 1, 1, 2, 2, 3, 3, 4, 4, 5"),
    ("peasant_revolt.board.revolt_track.5", 10, "fewer than the 10 tokens there are, here 10"),
    ("peasant_revolt.board.revolt_track.1", 0, "whole number of at least 1"),
    ("peasant_revolt.tokens.brown-envoy.replaces", False, "takes the place of another"),
    ("peasant_revolt.tokens.brown-envoy.replaces", 1, "true or false is needed"),
    ("peasant_revolt.tokens.brown-envoy.kind", "brown-envoy", "no such kind: 'brown-envoy'; did you mean envoy?"),
    ("peasant_revolt.tokens.brown-envoy.kind", "", "`kind` does not say which"),
    ("peasant_revolt.tokens.brown-envoy.copies", 2, "there are 5 tokens, here 6"),
    ("extras.removes", [], "as many cards leave each deck as come into it"),
    ("extras.removes", ["draw-2"], "as many cards leave each deck as come into it"),
    ("extras.cards.extra-3.action", "pile-swap", "no card has the action trade-hands"),
    ("extras.cards.extra-3.action", "none", "no card has the action trade-hands"),
    ("extras.cards.extra-3.action", "trade-hand", "no such action: 'trade-hand'; did you mean trade-hands?"),
    ("extras.decrees.level-4.card-values.per", 0, "whole number of at least 1"),
    ("extras.decrees.level-4.audience.not_solo", 1, "true or false is needed"),
    ("stairs.left.quill.steps", 6, "step 6 is the Palace; a space with an icon lies before it, here 6"),
    ("stairs.left.quill.2", "reveal-1-4", "no such icon: 'reveal-1-4'; did you mean reveal-1-3?"),
    ("stairs.left.quill.2", "+1 vp", "no such icon"),
    ("stairs.left.quill.2", 3, "text is needed, not a whole number"),
    ("stairs.right.crane.1", "jade-3", "no such icon"),
    ("stairs.right.crane.1", "+1 servants", "no such icon: '+1 servants'; did you mean +1 servant?"),
    ("stairs.right.crane.1", "+4 intrigue", "no such icon"),
    ("stairs.right.dragon.upkeep", "-1 vp", "no such icon: '-1 vp'"),
    ("solo.location_cards.jade", 1, "at least 2 Jade cards, the Summer Palace takes one out; here 1"),
    ("solo.location_cards.decrees", 2, "one Decrees card, here 2"),
    ("solo.location_cards.palace", 3, "there are 9 location cards, here 10"),
    ("solo.location_cards.wall", 0, "whole number of at least 1"),
    ("solo.special.copies", 3, "2 special cards, 1 in an easy game"),
    ("solo.special.copies_easy", 2, "2 special cards, 1 in an easy game"),
]


@pytest.mark.parametrize(("key", "value", "reason"), BAD)
def test_a_bad_change_is_refused_where_it_stands(key: str, value: object, reason: str) -> None:
    with pytest.raises(CatalogError) as caught:
        load_edition(nested(key, value))
    assert caught.value.file == "overrides"
    assert caught.value.key == key or caught.value.key.startswith(f"{key}[")
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("summer-palace.board.court_lady_vp", 2, "unknown; did you mean summer_palace?"),
        ("summer_palace.board.court_lady", 2, "unknown; did you mean court_lady_vp?"),
        ("summer_palace.automa.remove.wall", 1, "unknown; known here: jade"),
        ("solo.location_cards.summer-palace", 1, "unknown"),
        ("stairs.left.quill.3", "jade-3", "unknown; known here: steps, 2, 4, 6"),
        ("stairs.left.ink.steps", 7, "unknown"),
        ("stairs.left.quill", 7, "a table is needed here, not a figure"),
        ("peasant_revolt.board.revolt_track.6", 8, "unknown; known here: 1, 2, 3, 4, 5"),
        ("left.quill.steps", 7, "is not the name of a file; write stairs.left"),
    ],
)
def test_only_what_is_there_can_be_changed(key: str, value: object, reason: str) -> None:
    with pytest.raises(CatalogError) as caught:
        load_edition(nested(key, value))
    assert caught.value.file == "overrides"
    assert key.startswith(caught.value.key)
    assert reason in caught.value.reason


def test_a_brown_token_needs_a_copy_whose_place_it_takes() -> None:
    """An owner who has a kind only once, and two brown tokens of it."""
    changes = nested("peasant_revolt.tokens.brown-vp-2.kind", "envoy")
    assert load_edition(changes).overrides == changes
    fewer = {"travel_tokens": {"tokens": {"envoy": {"copies": 1}, "ship": {"copies": 4}}}}
    with pytest.raises(CatalogError) as caught:
        load_edition(changes | fewer)
    assert caught.value.key == "peasant_revolt.tokens.brown-vp-2.kind"
    assert caught.value.reason == "the places of 2 copies of envoy are taken, there are 1"


@pytest.mark.parametrize(
    ("stem", "path", "value", "key", "reason"),
    [
        ("summer_palace", ["bord"], {}, "bord", "unknown; did you mean board?"),
        ("summer_palace", ["automa"], None, "automa", "is missing"),
        ("summer_palace", ["automa", "remove"], None, "automa", "remove is missing"),
        ("summer_palace", ["board", "ponds-4-5"], None, "board", "ponds-4-5 is missing"),
        ("summer_palace", ["cards", "summer-4"], None, "cards.summer-5.deck", "2 cards for the deck draw, here 1"),
        ("peasant_revolt", ["board", "revolt_track", "3"], None, "board.revolt_track", "3 is missing"),
        ("peasant_revolt", ["automa", "remove"], {"jade": 1}, "automa.remove", "unknown; known here: add"),
        ("bonus_tokens", ["tokens", "toll"], None, "tokens", "there are 6 tokens, here 4"),
        ("stairs", ["left", "quill"], None, "left", "there are 5 tracks on the left, here 4"),
        ("stairs", ["right", "ox"], {"steps": 8}, "right", "there are 5 tracks on the right, here 6"),
        ("stairs", ["right"], {}, "right", "there are 5 tracks on the right, here 0"),
        ("stairs", ["right", "crane"], 8, "right.crane", "a table is needed"),
        ("stairs", ["left", "quill", "steps"], None, "left.quill.steps", "a whole number is needed, not nothing"),
        ("stairs", ["left", "quill", "upkeep"], "-1 servant", "left.quill.upkeep", "numbered from 1"),
        ("stairs", ["left", "quill", "0"], "jade-3", "left.quill.0", "numbered from 1"),
        ("stairs", ["left", "quill", "٣"], "jade-3", r"left.quill.'\u0663'", "numbered from 1"),
        ("stairs", ["right", "crane", "8"], "+1 vp", "right.crane.steps", "step 8 is the Palace"),
        ("solo", ["location_cards", "travel"], None, "location_cards", "travel is missing"),
        ("solo", ["location_cards", "market"], 1, "location_cards.market", "unknown"),
        ("solo", ["special"], None, "special", "is missing"),
        ("extras", ["removes"], None, "removes", "is missing"),
    ],
)
def test_a_module_s_file_with_a_fault_is_named_itself(
    stem: str, path: list[str], value: object, key: str, reason: str
) -> None:
    tables = {**read_edition(EDITION), **copy.deepcopy(read_modules(EDITION))}
    table: Any = tables[stem]
    for name in path[:-1]:
        table = table[name]
    if value is None:
        del table[path[-1]]
    else:
        table[path[-1]] = value
    documents = Documents(tables)
    with pytest.raises(CatalogError) as caught:
        check_modules(documents, with_modules(base_figures(decode_edition(documents)), documents, BOX), BOX)
    assert (caught.value.file, caught.value.key) == (f"{stem}.toml", key)
    assert reason in caught.value.reason
