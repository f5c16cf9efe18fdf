"""What a position says in two places agrees: whose turn it is, who acts, what the Wall and the revolt have come to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gugong
from gugong import Game, PositionError
from tests.positions.test_formats import KINDS
from tests.properties.mixes import Mix
from tests.properties.players import Player
from tests.scenes import CATALOG

Row = dict[str, Any]
NIGHT: list[Row] = [{"frame": "next-day"}, {"frame": "night"}]
TURN: list[Row] = [*NIGHT, {"frame": "day", "seat": 0}, {"frame": "end-turn", "seat": 0}]
CHOOSE: Row = {"frame": "choose-card", "seat": 0}


def read(config: Row, stack: list[Row], **rest: Any) -> Game:
    """The game of a position, with chance asked."""
    return Game.from_dict({"catalog": CATALOG, "config": config, "stack": stack, **rest}, chance="ask")


@pytest.mark.parametrize("mix", KINDS, ids=lambda mix: mix.arguments())
def test_whose_turn_it_is_follows_from_the_stack(mix: Mix) -> None:
    """B-DAY-01: with chance asked and against Meng too, whose cards at Twilight are no turns of a Day."""
    random = Random(5)
    player = Player(random, "even")
    game = gugong.new_game(**mix.options(), seed=5, chance="ask")
    while game.decision is not None:
        if random.randrange(7) == 0:
            written: Any = game.to_dict()
            without = {key: value for key, value in written.items() if key != "active"}
            assert Game.from_dict(without, chance="ask").to_dict() == written
        game.play(player.choose(game.decision))


def test_a_favourite_gift_of_ones_turn_is_scored_in_that_turn() -> None:
    """C-54: without `active` it was taken for a gift of the Morning, and what was asked then did not read back."""
    pond = {"favourite": 5, "piers": {"court-lady": [1, 0]}}
    game = read({"players": 2, "modules": ["summer-palace"]}, [*TURN, CHOOSE], modules={"summer-palace": pond})
    for answer in ("card hand1-5", "at jade"):
        game.play(answer)
    assert game.decision is not None
    assert "pond court-lady" in [str(option) for option in game.decision.options]
    assert Game.from_dict(game.to_dict(), chance="ask").to_dict() == game.to_dict()


@pytest.mark.parametrize("active", [1, None])
def test_the_turn_of_another_than_the_stack_has_is_refused(active: int | None) -> None:
    """B-DAY-01."""
    read({"players": 2}, [*TURN, CHOOSE], active=0)
    with pytest.raises(PositionError, match="active: by the stack it is the turn of seat 0"):
        read({"players": 2}, [*TURN, CHOOSE], active=active)
    with pytest.raises(PositionError, match="active: by the stack it is nobody's turn"):
        read({"players": 2}, [{"frame": "final-scoring"}], active=0)


def test_one_seat_pays_for_what_it_takes() -> None:
    """B-DEC-02, with modules too: the price of another seat would leave none for the Decree."""
    pay = {"frame": "pay", "price": 2, "keep": 2, "rule": "B-DEC-01"}
    takes = [*TURN, {"frame": "take-decree", "seat": 0, "tile": "wall-bonus"}]
    for modules in ([], ["stairs"]):
        config = {"players": 2, "modules": modules}
        where: Row = {"decrees": {"wall-bonus": []}}
        read(config, [*takes, {**pay, "seat": 0}], **where)
        with pytest.raises(PositionError, match=r"stack\[5\]: what lies below is for seat 0 to do, not for seat 1"):
            read(config, [*takes, {**pay, "seat": 1}], **where)


def test_others_act_in_a_turn_where_they_are_asked_in_turn() -> None:
    """B-WAL-07: the benefits are those of all builders; and of one of them again what lies on that."""
    benefits: list[Row] = [*TURN, {"frame": "intrigue-benefits", "seats": [0]}]
    die = {"frame": "turn-die", "seat": 1, "rule": "B-WAL-06"}
    tokens = {"frame": "exchange-tokens", "what": 0, "owed": 1}
    seats = [{"tokens": ["ship"]}, {"tokens": ["swap"]}]
    read({"players": 2}, [*benefits, die, {**tokens, "seat": 1}], seats=seats)
    with pytest.raises(PositionError, match=r"stack\[6\]"):
        read({"players": 2}, [*benefits, die, {**tokens, "seat": 0}], seats=seats)


@pytest.mark.parametrize(("mine", "others", "fine"), [(0, 3, True), (1, 3, True), (3, 3, True), (0, 4, False)])
def test_whoever_builds_completes_the_wall(mine: int, others: int, fine: bool) -> None:
    """B-WAL-03: pieces of others that complete it would have been scored before this builder came."""
    place = {"frame": "place-on-wall", "seat": 0, "zone": "pool", "may": 0, "rule": "B-WAL-01"}
    home: list[Row] = [
        {"frame": "intrigue-benefits", "seats": [1]},
        {"frame": "builder-goes-home", "seat": 0},
        {"frame": "climb", "seat": 0, "steps": 1, "walked": 0, "rule": "B-WAL-04"},
    ]
    seats = [{"wall": mine}, {"wall": others}]
    for frames in ([{"frame": "check-wall"}, place], home):
        config = {"players": 2, "modules": ["stairs"]}
        if fine:
            read(config, [*TURN, *frames], seats=seats)
        else:
            with pytest.raises(PositionError, match="B-WAL-03"):
                read(config, [*TURN, *frames], seats=seats)


def test_bids_wait_until_all_tokens_are_revealed() -> None:
    """X-PRV-10: bids without `reveal-revolt-tokens` on them come after it."""
    config = {"players": 2, "modules": ["peasant-revolt"]}
    bids: list[Row] = [
        *NIGHT,
        {"frame": "day", "seat": 0},
        {"frame": "revolt-outcome", "seat": 0},
        {"frame": "bids", "seats": [0, 1]},
    ]
    track: Row = {"line": 4, "due": 0, "revealed": [2]}
    hands = [{"hand": ["hand1-1"], "discard": ["hand1-3"]}]
    read(config, [*bids, {"frame": "reveal-revolt-tokens"}], modules={"peasant-revolt": track}, seats=hands)
    read(config, bids, modules={"peasant-revolt": {**track, "revealed": [2, 3, 3, 4]}}, seats=hands)
    with pytest.raises(PositionError, match="revealed: tokens of the line are still hidden"):
        read(config, bids, modules={"peasant-revolt": track}, seats=hands)
    with pytest.raises(PositionError, match="revealed: tokens of the line are still hidden"):
        read(config, bids[:4], modules={"peasant-revolt": track}, seats=hands)


def test_what_is_drawn_for_meng_is_his() -> None:
    """C-81: it goes under his gift stack, so it cannot be drawn into another hand."""
    draws = {"frame": "draw-for-meng", "rule": "S-CAN-02"}
    with pytest.raises(PositionError, match=r"stack\[4\]: draw-for-meng: this is Meng's to do"):
        read({"players": 1}, [*TURN, {**draws, "seat": 0}])
    his: list[Row] = [*NIGHT, {"frame": "day", "seat": 1}, {"frame": "turn-over", "seat": 1}]
    read({"players": 1}, [*his, {**draws, "seat": 1}])


def test_while_days_are_to_come_an_envoy_in_the_palace_has_a_track() -> None:
    """X-STA-02, C-46: only an audience leads in from no track, and that is granted after the last day."""
    config = {"players": 2, "modules": ["stairs", "extras"]}
    inside: Row = {"seats": [{"palace": 0}], "modules": {"stairs": {"on": [None, None]}}}
    read(config, [{"frame": "final-scoring"}], **inside)
    with pytest.raises(PositionError, match=r"modules.stairs: on\[0\]: while days are to come"):
        read(config, [*TURN, CHOOSE], **inside)
