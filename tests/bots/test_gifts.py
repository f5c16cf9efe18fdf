"""What the policy thinks of exchanges."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from gugong.bots.gifts import MOST, Gifts
from gugong.bots.turns import Thinker
from gugong.engine import ids
from tests.scenes import ANNA, position


def meeting(pool: int, **anna: Any) -> Game:
    """Anna's turn: all she has in hand is less than what lies at the Decrees."""
    return position(2, seats={ANNA: {"pool": pool, **anna}}, board={"decrees": "board-8"})


def gifts_of(game: Game, seat: int = ANNA) -> Gifts:
    """What she thinks of exchanges here."""
    gifts = Thinker(game.state.rules).policy.exchanges
    gifts.look(game.state, seat)
    gifts.weigh_locations(game.state, seat)
    return gifts


def test_more_servants_never_make_an_action_worth_less() -> None:
    game = meeting(6)
    gifts = gifts_of(game)

    for location in game.state.rules.locations:
        best, spent = gifts.best[location], gifts.spent[location]
        assert best == sorted(best)
        assert all(0 <= used <= servants for servants, used in enumerate(spent))
    assert gifts.best[ids.DECREES][0] == 0.0  # the Servant on the tile at least
    assert gifts.best[ids.DECREES][MOST] > 0.0


def test_fee_and_actions_draw_on_one_pool() -> None:
    """Whoever pays the fee with all their Servants has none left for a Decree."""
    game = meeting(2, hand=["hand1-7"])
    state = game.state
    gifts = gifts_of(game)
    lost = state.rules.figures.prices.exchange_fee * gifts.prospects.servant
    [blank] = state.hands[ANNA]

    assert gifts.paid(state, ANNA, blank, ids.DECREES) == pytest.approx(-lost)
    assert gifts.actions(state, ANNA, blank, ids.DECREES, 2) == gifts.best[ids.DECREES][2]


def test_card_and_location_share_what_is_left() -> None:
    """Both actions together are worth no more than each with all Servants for itself."""
    game = meeting(3)
    state = game.state
    gifts = gifts_of(game)
    effects = state.rules.card_effects

    for card in state.hands[ANNA]:
        if 0 <= effects[card] < len(ids.LOCATIONS):
            for location in state.rules.locations:
                both = gifts.actions(state, ANNA, card, location, 3)
                assert both <= gifts.best[effects[card]][3] + gifts.best[location][3] + 1e-9
                assert both >= max(gifts.best[effects[card]][3], gifts.best[location][3]) - 1e-9


@pytest.mark.parametrize(("pool", "answer"), [(2, "no-actions"), (9, "pay 2")])
def test_no_fee_is_paid_for_nothing(pool: int, answer: str) -> None:
    """B-DAY-05: where a fee would leave nothing to act with, she goes without actions."""
    game = meeting(pool, hand=["hand1-7"])
    for given in ("card hand1-7", "at decrees"):
        game.play(given)
    decision = game.decision
    assert decision is not None
    assert "pay 2" in [str(option) for option in decision.options]

    assert Thinker(game.state.rules).policy.pick(game.state, decision).text == answer


def test_the_same_action_twice_is_worth_less_than_two() -> None:
    game = position(2, seats={ANNA: {"hand": ["hand2-2"], "pool": 9}})
    state = game.state
    gifts = gifts_of(game)
    card = state.hands[ANNA][0]
    effect = state.rules.card_effects[card]
    assert 0 <= effect < len(ids.LOCATIONS)

    twice = gifts.actions(state, ANNA, card, effect, MOST)

    assert gifts.best[effect][MOST] < twice < 2 * gifts.best[effect][MOST]


def test_a_full_ship_claims_even_without_servants() -> None:
    """B-CAN-01, B-CAN-05: option A needs no piece."""
    ships = {"a2": {"seat": ANNA, "servants": 3}}
    game = position(2, seats={ANNA: {"pool": 0, "hand": ["hand1-7"]}}, canal=ships, board={"canal": "board-1"})
    for given in ("card hand1-7", "at canal"):
        game.play(given)
    decision = game.decision
    assert decision is not None
    assert decision.prompt == "location-action"

    assert Thinker(game.state.rules).policy.pick(game.state, decision).text == "a"
