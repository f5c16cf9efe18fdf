"""What a position may not say is refused with PositionError; so are catalogs and records, with errors of their own."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gugong
from gugong import CatalogError, ConfigError, Game, PositionError, RecordError
from gugong.engine.frames import FRAMES
from gugong.installed import INSTALLED
from gugong.notation.order import order_of
from tests.fuzz.soak import soak
from tests.scenes import position

HUGE = 10**5000
NASTY: list[object] = [HUGE, -HUGE, 1 << 60, "\ud800", [HUGE], {"\ud800": 1}, {HUGE: 1}, {1: 1}, [[[HUGE]]]]
WITH_STAIRS = {"players": 2, "modules": ["stairs"]}
TURN: list[dict[str, Any]] = [
    {"frame": "next-day"},
    {"frame": "night"},
    {"frame": "day", "seat": 0},
    {"frame": "end-turn", "seat": 0},
]


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value where something stands."""
    found: list[tuple[Any, Any]] = []
    for key, each in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        found.extend([(value, key), *spots(each)])
    return found


def test_numbers_and_letters_of_no_game_are_refused_in_every_place() -> None:
    game = gugong.new_game(1, modules=["stairs", "peasant-revolt"], seed=2)
    data: Any = json.loads(json.dumps(game.to_dict()))
    for holder, key in spots(data):
        old = holder[key]
        for nasty in NASTY:
            holder[key] = nasty
            with pytest.raises(PositionError) as refusal:
                Game.from_dict(data)
            str(refusal.value).encode()
        holder[key] = old
    Game.from_dict(data)


@pytest.mark.parametrize("nasty", NASTY, ids=lambda value: type(value).__name__)
def test_catalogs_records_and_configurations_likewise(nasty: Any) -> None:
    with pytest.raises(CatalogError):
        gugong.new_game(2, catalog={"boards": {"exchange": {"jade": nasty}}})
    with pytest.raises(CatalogError):
        gugong.new_game(2, catalog={"boards": nasty})
    with pytest.raises(ConfigError):
        gugong.new_game(nasty)
    head = json.loads(gugong.new_game(2, seed=1).record().splitlines()[0])
    if isinstance(nasty, str | int) and nasty not in (HUGE, -HUGE):
        for key in head:
            with pytest.raises((RecordError, CatalogError)):
                gugong.replay(json.dumps({**head, key: nasty}))
    with pytest.raises((RecordError, CatalogError)):
        gugong.replay(json.dumps({**head, "catalog": {"\ud800": 1}}))


def test_a_record_with_a_number_of_thousands_of_digits_is_refused() -> None:
    record = gugong.new_game(2, seed=1).record()
    for text in (
        record.replace('"players": 2', f'"players": {"9" * 5000}'),
        f"{record}0 pay {'9' * 5000}\n",
        f"{record}0 \ud800\n",
    ):
        with pytest.raises(RecordError) as refusal:
            gugong.replay(text)
        str(refusal.value).encode()


def test_a_catalog_in_which_two_answers_read_alike_is_refused() -> None:
    """B-TRV-06: `exchange 2` for a Servant, and for 2 VP as well."""
    with pytest.raises(CatalogError, match=r"exchange.*alike"):
        gugong.new_game(2, catalog={"boards": {"exchange": {"vp-2": 2}}})


def test_a_wall_that_would_have_been_scored_is_refused() -> None:
    """B-WAL-03: it would not be complete any more; one that is being scored may be."""
    position(4, wall={0: 3, 1: 2})
    with pytest.raises(PositionError, match="B-WAL-03"):
        position(4, wall={0: 3, 1: 3})
    with pytest.raises(PositionError, match="B-WAL-03"):
        position(2, wall={0: 6})


def test_what_people_write_has_its_shape_beside_a_stack_too() -> None:
    """Given both, the stack wins; a `now` that is no such thing is a slip all the same."""
    for now in (3, {"fase": "day"}):
        with pytest.raises(PositionError, match="now"):
            Game.from_dict({"config": WITH_STAIRS, "stack": TURN, "now": now})


@pytest.mark.parametrize(
    ("frames", "fault"),
    [
        ([{"frame": "choose-card", "seat": 0}], "no card is in hand"),
        ([{"frame": "choose-location", "seat": 0, "card": "hand2-2"}] * 2, "does not lie on|picked"),
        ([{"frame": "bids", "seats": [0, 1]}], "does not lie on|not in play"),
        ([{"frame": "wall-scoring"}], "does not lie on"),
    ],
)
def test_with_modules_too_a_stack_hangs_together(frames: list[dict[str, Any]], fault: str) -> None:
    data = {"config": WITH_STAIRS, "seats": [{"hand": []}, {}], "stack": [*TURN, *frames]}
    with pytest.raises(PositionError, match=fault):
        Game.from_dict(data)


def test_of_a_card_only_one_choice_is_under_way() -> None:
    """`choose-location` twice would play one card two times."""
    frame = {"frame": "choose-location", "seat": 0, "card": "hand1-1"}
    Game.from_dict({"config": WITH_STAIRS, "stack": [*TURN, frame]})
    with pytest.raises(PositionError, match="does not lie on"):
        Game.from_dict({"config": WITH_STAIRS, "stack": [*TURN, frame, frame]})


@pytest.mark.parametrize(
    ("frames", "fault"),
    [
        ([{"frame": "perform", "seat": 1, "location": "travel", "source": 1}], "seat 1 is never asked"),
        (
            [{"frame": "store-token", "seat": 0, "token": "ship"}, {"frame": "ship-from-supply", "seat": 1}],
            "seat 1 is never asked",
        ),
        ([{"frame": "reveal-automa", "seat": 1}], "does not lie on end-turn"),
    ],
)
def test_meng_is_never_asked(frames: list[dict[str, Any]], fault: str) -> None:
    """S-DAY-01: he acts by his cards, in turns of his own; asked like a player, he lost Servants that no rule moves."""
    with pytest.raises(PositionError, match=fault):
        Game.from_dict({"config": {"players": 1}, "stack": [*TURN, *frames]})


def test_as_much_vp_as_can_be_read_can_be_written_back() -> None:
    game = position(2, turn=0, seats={0: {"vp": 999, "jade": 999, "tokens": ["vp-2"] * 4}})
    game.play("exchange 4")
    for _ in range(4):
        assert game.decision is not None
        if game.decision.prompt == "exchange-token":
            game.play(game.decision.options[0])
    written: Any = game.to_dict()

    assert written["seats"][0]["vp"] == 999
    assert Game.from_dict(written).to_dict() == written


def test_intrigue_has_one_way_to_name_a_step() -> None:
    """Two keys for one step would make their order matter."""
    for key in ("04", "0000000001", "٤", "-1", "4.0"):
        with pytest.raises(PositionError, match="intrigue"):
            Game.from_dict({"config": {"players": 2}, "intrigue": {key: [1]}})


def test_every_frame_of_the_package_says_where_it_lies() -> None:
    """A frame of which no table speaks would be taken for one of a module from outside, and lie anywhere."""
    rules = gugong.new_game(2).state.rules
    assert {module.name() for module in INSTALLED} >= {"solo", "stairs"}
    ours = {name for name, frame in FRAMES.items() if frame.__module__.startswith("gugong.")}
    assert ours - order_of(rules).known == set()


def test_mutated_positions_are_refused_or_play_to_their_end() -> None:
    """A few; `python -m tests.fuzz.soak --positions 500000` is the long way."""
    assert soak(first=0, count=360) == 0


def test_a_double_servant_lies_in_one_place() -> None:
    """B-DBL-01: on one pier, or on one token."""
    pond = {"config": {"players": 2, "modules": ["summer-palace"]}, "seats": [{"double": "elsewhere"}]}
    one, two = {"court-lady": [2]}, {"court-lady": [2], "neutral-or-jade": [1]}
    Game.from_dict({**pond, "modules": {"summer-palace": {"pier_doubles": one}}})
    with pytest.raises(PositionError, match="B-DBL-01"):
        Game.from_dict({**pond, "modules": {"summer-palace": {"pier_doubles": two}}})
    token = {"token": "value-plus-1", "seat": 0, "marker": "double"}
    bonus = {"config": {"players": 2, "bonus_tokens": "current"}, "seats": [{"double": "elsewhere"}]}
    Game.from_dict({**bonus, "modules": {"bonus-tokens": {"in_use": [token]}}})
    with pytest.raises(PositionError, match="B-DBL-01"):
        Game.from_dict({**bonus, "modules": {"bonus-tokens": {"in_use": [token, token]}}})
