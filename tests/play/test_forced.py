"""Gains that nobody refuses: told by the kinds of the answers, in every kind of game."""

from __future__ import annotations

from random import Random

import pytest

from gugong.engine import actions as kinds
from gugong.play import free_gain
from tests.web.present.pages import KINDS, game


@pytest.mark.parametrize("kind", KINDS)
def test_a_free_gain_brings_servants_and_takes_nothing(kind: str) -> None:
    random, found = Random(5), 0
    played = game(kind, 5, 0)
    while not played.over:
        decision = played.decision
        assert decision is not None
        gain = free_gain(decision)
        if gain is None:
            played.play(random.choice(decision.options))
            continue
        found += 1
        assert gain.kind == kinds.GAIN
        assert any(option.kind == kinds.DECLINE for option in decision.options)
        seat, before = decision.seat, played.state
        pool, jade, vp, cards = before.pool_worth(seat), before.jade[seat], before.vp[seat], len(before.hands[seat])
        played.play(gain)
        after = played.state
        assert after.pool_worth(seat) > pool
        assert after.jade[seat] >= jade
        assert after.vp[seat] >= vp
        assert len(after.hands[seat]) >= cards or decision.prompt == "morning-servants"
    assert found >= 3
