"""Each constraint, broken by one change: the refusal names the owner's file, the key at fault and the reason."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from gugong.catalog.checks import check_edition
from gugong.catalog.documents import Documents
from gugong.catalog.edition import decode_edition
from gugong.catalog.read import read_edition
from gugong.errors import CatalogError
from tests.scenes import EDITION, load_edition

PERIMETER = [
    "fuzhou", "hangzhou", "jinan", "liaoyang", "beijing", "datong", "ningxia",
    "jiayuguan", "lanzhou", "chengdu", "kunming", "guiyang", "guilin", "guangzhou",
]  # fmt: skip
INNER = ["xian", "taiyuan", "kaifeng", "chongqing", "wuchang", "nanjing"]


def nested(key: str, value: object) -> dict[str, Any]:
    """`nested("a.b", 1)` is `{"a": {"b": 1}}`."""
    for name in reversed(key.split(".")):
        value = {name: value}
    assert isinstance(value, dict)
    return value


def roads() -> list[list[str]]:
    return copy.deepcopy(read_edition(EDITION)["boards"]["map"]["roads"])  # type: ignore[index]  # a table, as released


def loop() -> list[list[str]]:
    return [[one, other] for one, other in zip(PERIMETER, PERIMETER[1:] + PERIMETER[:1], strict=True)]


def without(*names: str) -> list[list[str]]:
    return [road for road in roads() if not set(names) & set(road)]


def refusal(changes: dict[str, Any]) -> CatalogError:
    with pytest.raises(CatalogError) as caught:
        load_edition(changes)
    assert "\n" not in str(caught.value)
    return caught.value


SINGLE: list[tuple[str, object, str]] = [
    # key, a value that breaks a rule, words of the reason
    ("gift_cards.cards.hand1-1.value", 0, "whole number of at least 1"),
    ("gift_cards.cards.draw-9a.value", 10, "whole number of at most 9"),
    ("gift_cards.cards.hand1-1.value", "one", "a whole number is needed, not text"),
    ("gift_cards.cards.hand1-1.value", 1.0, "a whole number is needed, not a fraction"),
    ("gift_cards.cards.hand1-1.value", True, "a whole number is needed, not true or false"),
    ("gift_cards.cards.hand1-1.value", None, "a whole number is needed, not nothing"),
    ("gift_cards.cards.hand1-1.value", {"x": 1}, "a figure is needed here, not a table"),
    ("gift_cards.cards.hand1-1.deck", "draw", "the deck hand1 has 4 cards, here 3"),
    ("gift_cards.cards.hand1-1.deck", "hand6", "no such deck: 'hand6'; did you mean hand1?"),
    ("gift_cards.cards.hand1-1.action", "decree", "no such action: 'decree'; did you mean decrees?"),
    ("gift_cards.cards.hand1-1.action", "travel", "no such action"),
    ("gift_cards.cards.hand1-1.action", "decrees", "hand1-1 and hand3-1 are alike: value 1, action decrees"),
    ("gift_cards.cards.board-8.value", 3, "both lie on the board with value 3"),
    ("gift_cards.cards.board-9.value", 5, "no card on the board has the value 9"),
    ("gift_cards.cards.hand1-7.value", 8, "the cards of a hand run 1-7, here 8"),
    ("gift_cards.cards.hand2-3.action", "palace", "a hand with a 2, a 5 and a 3 that gives two Servants"),
    ("gift_cards.cards.hand2-2.value", 3, "a hand with a 2, a 5 and a 3 that gives two Servants"),
    ("gift_cards.gifts.2.name", "Go stones", "this name too"),
    ("gift_cards.gifts.2.name", " ", "one line of text"),
    ("gift_cards.gifts.2.name", "Fan\nof paper", "one line of text"),
    ("travel_tokens.tokens.envoy.copies", 4, "there are 32 tokens, here 33"),
    ("travel_tokens.tokens.envoy.copies", 0, "every kind occurs at least once"),
    ("travel_tokens.tokens.ship.copies", 0, "every kind occurs at least once"),
    ("travel_tokens.tokens.ship.copies", -1, "whole number of at least 0"),
    ("decrees.level-1.morning-ship.cost", -1, "whole number of at least 0"),
    ("decrees.level-1.morning-ship.vp", -2, "whole number of at least 0"),
    ("decrees.level-1.morning-ship.vp", 10**30, "whole number of at most 999"),
    ("decrees.level-3.vp-per-3-vp.per", 0, "whole number of at least 1"),
    ("decrees.level-3.vp-per-jade.max", -1, "whole number of at least 0"),
    ("decrees.level-3.vp-per-jade.each", True, "a whole number is needed"),
    ("boards.destiny_dice.count", 4, "there are 3 Destiny Dice, here 4"),
    ("boards.destiny_dice.faces", [3, 4, 5, 6, 7], "a die has 6 faces"),
    ("boards.destiny_dice.faces", [3, 4, 5, 6, 7, 7], "all differ"),
    ("boards.destiny_dice.faces", 6, "a list is needed, not a whole number"),
    ("boards.day_track.servants", [6, 4, 4], "there are 4 days, here 3"),
    ("boards.day_track.servants", [6, 4, 4, 13], "a day gives 13 Servants, but a player has only 12"),
    ("boards.tracks.servants_each", 5, "a day gives 6 Servants, but a player has only 5"),
    ("boards.tracks.jade_vp", [1, 3, 6], "start at 0"),
    ("boards.tracks.jade_vp", [0, 3, 2], "never fall"),
    ("boards.tracks.jade_vp", [], "start at 0"),
    ("boards.tracks.jade_vp_more", -1, "whole number of at least 0"),
    ("boards.tracks.jade_square_price", 0, "whole number of at least 1"),
    ("boards.tracks.intrigue_steps", 6, "nobody could go down 7"),
    ("boards.tracks.intrigue_steps", 0, "whole number of at least 1"),
    ("boards.tracks.harbours", 4, "there are 5 harbours, here 4"),
    ("boards.tracks.decrees_per_level", 6, "of 5 Decrees a level 6 cannot be laid out"),
    ("boards.tracks.travel_token_slots", 5, "could never hand in 6"),
    ("boards.tracks.harbour_reward_slots.vp-4", 0, "whole number of at least 1"),
    ("boards.exchange.servant", 0, "whole number of at least 1"),
    ("boards.exchange.jade", 7, "room for 6 Travel Tokens and could never hand in 7"),
    ("boards.intrigue_benefits.jade", 15, "nobody could go down 15"),
    ("boards.intrigue_benefits.die", 0, "whole number of at least 1"),
    ("boards.prices.exchange-fee", -1, "whole number of at least 0"),
    ("boards.wall_size.3", 0, "whole number of at least 1"),
    ("boards.side-1-3.palace_vp", [7, 5], "3 are needed, here 2"),
    ("boards.side-4-5.palace_vp", [7, 5, 3, 2], "5 are needed, here 4"),
    ("boards.side-4-5.palace_vp", [7, 5, 3, 2, 4], "who arrives later never scores more"),
    ("boards.side-1-3.jade_houses", [], "at least one house"),
    ("boards.side-1-3.canal_routes", 3, "whole number of at most 2"),
    ("boards.map.cities", 21, "there are 20 cities, here 21"),
    ("boards.map.inner", INNER[1:], "there are 20 cities, here 19 are named"),
    ("boards.map.inner", [*INNER, "suzhou"], "there are 20 cities, here 21 are named"),
    ("boards.map.inner", [*INNER[1:], "beijing"], "beijing is on the map twice"),
    ("boards.map.inner", [*INNER[1:], "Xi'an"], "no name for a city"),
    ("boards.map.inner", [*INNER[1:], "suzhou"], "a road leads to 'xian', which is no city"),
    ("boards.map.inner", "xian", "a list is needed, not text"),
    ("boards.map.roads", without("xian"), "no way leads to xian"),
    ("boards.map.perimeter", [PERIMETER[1], PERIMETER[0], *PERIMETER[2:]], "no road joins fuzhou and jinan"),
    ("boards.map.roads", [road for road in roads() if set(road) != {"fuzhou", "guangzhou"}], "but no road joins"),
    ("boards.map.roads", loop(), "no way leads to xian"),
    ("boards.map.roads", [*without("xian", "taiyuan"), ["xian", "taiyuan"]], "no way leads to xian"),
    ("boards.map.at.xian", [34, 101], "whole number of at most 100"),
    ("boards.map.at.xian", [34], "a list of 2 is needed, not of 1"),
    ("boards.map.at.xian", [50, 34], "drawn there too"),
    ("boards.map.at.xiam", [34, 43], "is no city; did you mean xian?"),
    # the file that was changed is to blame, although the other card is a module's
    ("gift_cards.cards.board-4.value", 5, "board-4 and summer-5 both lie on the board with value 5"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "value", "reason"), SINGLE)
def test_one_bad_figure_is_refused_where_it_stands(key: str, value: object, reason: str) -> None:
    error = refusal(nested(key, value))
    assert error.file == "overrides"
    assert error.key == key or error.key.startswith(f"{key}[")
    assert reason in error.reason


@pytest.mark.parametrize(
    ("key", "value", "at", "reason"),
    [
        ("boards.destiny_dice.faces", [3, 4, 5, 6, 7, 10], "[6]", "whole number of at most 9"),
        ("boards.destiny_dice.faces", [0, 4, 5, 6, 7, 8], "[1]", "whole number of at least 1"),
        ("boards.destiny_dice.faces", [3, "4", 5, 6, 7, 8], "[2]", "a whole number is needed, not text"),
        ("boards.day_track.servants", [7, 4, 4, 4], "[1]", "the starting pool of 6, here 7"),
        ("boards.side-1-3.jade_houses", [3, 3, 0, 4], "[3]", "whole number of at least 1"),
        ("boards.map.roads", [*roads(), ["xian", "xian"]], "[32]", "from xian to itself"),
        ("boards.map.roads", [*roads(), ["ningxia", "jiayuguan"]], "[32]", "is there twice"),
        (
            "boards.map.roads",
            [*roads(), ["xian", "beijin"]],
            "[32]",
            "'beijin', which is no city; did you mean beijing?",
        ),
        ("boards.map.roads", [*roads(), ["xian"]], "[32]", "a list of 2 is needed, not of 1"),
        ("boards.map.roads", ["xian"], "[1]", "a list is needed, not text"),
    ],
)
def test_a_bad_entry_of_a_list_is_counted_from_one(key: str, value: object, at: str, reason: str) -> None:
    error = refusal(nested(key, value))
    assert (error.file, error.key) == ("overrides", key + at)
    assert reason in error.reason


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("gift_cards.cards.hand3-5.value", 2),
        ("boards.tracks.servants_each", 6),
        ("boards.tracks.jade_vp", [0, 0, 1, 1]),
        ("boards.tracks.decrees_per_level", 5),
        ("boards.tracks.intrigue_steps", 7),
        ("boards.destiny_dice.faces", [9, 1, 2, 3, 4, 5]),
        ("boards.side-1-3.palace_vp", [7, 7, 7, 0]),
        ("boards.side-1-3.canal_routes", 2),
        ("boards.side-1-3.jade_houses", [1]),
        ("boards.map.at.xian", [0, 100]),
        ("boards.tracks.jade_square_price", 999),
        ("decrees.level-3.vp-per-3-vp.per", 1),
    ],
)
def test_what_just_fits_is_taken(key: str, value: object) -> None:
    assert load_edition(nested(key, value)).overrides == nested(key, value)


def test_a_kind_of_which_one_copy_is_left_is_taken() -> None:
    tokens = load_edition(
        {"travel_tokens": {"tokens": {"ship": {"copies": 1}, "wall": {"copies": 3}}}}
    ).engine_figures.tokens
    assert {token.name: token.copies for token in tokens}["ship"] == 1


NUMBERS = [f"{figure.file}.{figure.key}" for figure in load_edition().figures if type(figure.value) is int]
SINGLES = [key for key in NUMBERS if not key.endswith("]")]


@pytest.mark.parametrize("key", SINGLES)
def test_no_number_is_negative_or_huge(key: str) -> None:
    for value, words in ((-1, "whole number of at least"), (1000, "whole number of at most")):
        error = refusal(nested(key, value))
        assert error.key == key
        assert error.reason.startswith(f"a {words}")


def test_only_prices_and_scores_may_be_nothing() -> None:
    free = {key for key in SINGLES if _loads(nested(key, 0))}
    prices = {f"boards.prices.{name}-b" for name in ("travel", "wall", "intrigue", "palace", "canal")}
    of_decrees = {key for key in SINGLES if re.match(r"([a-z_]+\.)?decrees\.", key)}
    decrees = {key for key in of_decrees if not key.endswith((".per", ".steps"))}
    scores = {"boards.tracks.jade_vp_more", "summer_palace.board.court_lady_vp"}
    assert free == prices | decrees | scores | {"boards.prices.exchange-fee"}


def _loads(changes: dict[str, Any]) -> bool:
    try:
        load_edition(changes)
    except CatalogError:
        return False
    return True


def test_the_perimeter_is_a_loop_of_three_or_more() -> None:
    two = {"perimeter": ["fuzhou", "hangzhou"], "inner": [*PERIMETER[2:], *INNER]}
    error = refusal({"boards": {"map": two}})
    assert (error.key, error.reason) == ("boards.map.perimeter", "the perimeter is a loop of at least three cities")
    three = {
        "perimeter": ["fuzhou", "hangzhou", "nanjing"],
        "inner": [*PERIMETER[2:], *INNER[:-1]],
        "roads": [*roads(), ["fuzhou", "nanjing"]],
    }
    assert load_edition({"boards": {"map": three}}).engine_figures.map.perimeter == 3


def test_most_cards_name_a_location() -> None:
    cards = {name: {"action": "none"} for name in ("board-1", "board-2")}
    error = refusal({"gift_cards": {"cards": cards}})
    assert (error.key, error.reason) == ("gift_cards.cards", "most cards name a location, here only 19 of 38")


def test_low_cards_carry_most_of_the_locations() -> None:
    low = {name: {"action": "none"} for name in ("board-1", "board-2", "board-3", "board-4", "hand1-5")}
    high = {name: {"action": "palace"} for name in ("board-6", "board-8", "board-9", "hand1-7")}
    error = refusal({"gift_cards": {"cards": low | high}})
    assert error.key == "gift_cards.cards"
    assert error.reason == "of the cards that name a location most are 1-5, here only 10 of 20"


def test_a_card_changed_twice_over_is_blamed_as_a_card() -> None:
    error = refusal({"gift_cards": {"cards": {"hand1-1": {"value": 3, "action": "wall"}}}})
    assert error.key == "gift_cards.cards.hand1-1"
    assert error.reason == "board-3 and hand1-1 are alike: value 3, action wall"


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("gift_card.cards", {}, "unknown; did you mean gift_cards?"),
        ("side-1-3.canal_routes", 1, "is not the name of a file; write boards.side-1-3"),
        ("gift_cards.cards.hand1-2.value", 2, "unknown; did you mean hand1-1?"),
        ("gift_cards.cards.hand1-1.vale", 2, "unknown; did you mean value?"),
        ("gift_cards.cards.hand1-1.effect", "wall", "unknown; "),
        ("travel_tokens.tokens.envoi.copies", 2, "unknown; did you mean envoy?"),
        ("travel_tokens.tokens.envoy.kind", "swap", "unknown; known here: copies"),
        ("decrees.level-4.audience.each", 2, "unknown; did you mean level-1?"),
        ("decrees.level-3.vp-8.vp", 2, "unknown; did you mean end_vp?"),
        ("boards.tracks.harbour_reward_slots.jade", 1, "unknown; known here: vp-4, gift-card, double-servant"),
        ("boards.wall_size.6", 8, "unknown; known here: 1, 2, 3, 4, 5"),
        ("boards.tracks.zzz", 8, "…"),
        ("boards.tracks.a\nb", 8, "unknown"),
        ("boards.tracks", 8, "a table is needed here"),
        ("gift_cards", [1], "a table is needed here"),
    ],
)
def test_an_unknown_name_is_refused_with_what_would_be_right(key: str, value: object, reason: str) -> None:
    error = refusal(nested(key, value))
    assert key.replace("\n", "\\n").startswith(error.key.replace("'", ""))
    assert reason in error.reason


@pytest.mark.parametrize(
    ("changes", "key", "reason"),
    [
        ({"source": ""}, "source", "one line of 1 to 80"),
        ({"boards": {"source": 3}}, "boards.source", "text in quotes"),
        ({"boards": {"tracks": {"harbours": 5, "source": "a\nb"}}}, "boards.tracks.source", "one line"),
        ({"boards": {"tracks": {"source": "my copy"}}}, "boards.tracks.source", "no figure with it"),
        ({"boards": {"tracks": {"harbours_source": "x"}}}, "boards.tracks.harbours_source", "which is not given"),
        ({"boards": {"tracks": {"harbours": 5, "harbours_source": "x" * 81}}}, "boards.tracks.harbours_source", "80"),
        (
            {"boards": {"day_track": {"servants": [6, 4, 4, 4], "servants_source": ["a", "b"]}}},
            "boards.day_track.servants_source",
            "as long as the list of figures",
        ),
        (
            {"boards": {"day_track": {"servants": [6, 4, 4, 4], "servants_source": ["a", "b", 3, "d"]}}},
            "boards.day_track.servants_source[3]",
            "text in quotes",
        ),
        ({"boards": {1: {}}}, "boards", "names are text"),
    ],
)
def test_a_bad_source_or_name_is_refused(changes: dict[str, Any], key: str, reason: str) -> None:
    error = refusal(changes)
    assert (error.file, error.key) == ("overrides", key)
    assert reason in error.reason


@pytest.mark.parametrize(
    ("file", "path", "key", "reason"),
    [
        ("gift_cards", ["cards", "draw-2"], "cards.board-1.deck", "the deck draw has 11 cards, here 10"),
        ("travel_tokens", ["tokens", "double"], "tokens", "there are 32 tokens, here 30"),
        ("decrees", ["level-2", "wall-bonus"], "level-2", "there are five of each level, here 4"),
        ("boards", ["wall_size", "4"], "wall_size", "4 is missing"),
        ("boards", ["tracks", "harbour_reward_slots", "vp-4"], "tracks.harbour_reward_slots", "vp-4 is missing"),
        ("boards", ["map", "at", "xian"], "map.at.xian", "where is xian drawn?"),
        ("gift_cards", ["gifts", "4"], "gifts", "a gift for every value 1-9"),
    ],
)
def test_a_base_file_that_lost_something_is_named_itself(file: str, path: list[str], key: str, reason: str) -> None:
    tables = read_edition(EDITION)
    table: Any = tables[file]
    for name in path[:-1]:
        table = table[name]
    del table[path[-1]]
    documents = Documents(tables)
    with pytest.raises(CatalogError) as caught:
        check_edition(documents, decode_edition(documents))
    assert (caught.value.file, caught.value.key) == (f"{file}.toml", key)
    assert reason in caught.value.reason
