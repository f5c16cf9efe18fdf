"""The examples that learn. They need torch, which `make research` installs; there they also have the time to learn."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import gugong
from gugong import bots

LONG = bool(os.environ.get("GUGONG_LONG"))


def test_ppo_learns_and_its_policy_plays(tmp_path: Path) -> None:
    """A tiny run: it learns something, and what it writes is a bot."""
    pytest.importorskip("torch")
    from examples import train_ppo

    policy, reports = train_ppo.train(120 if LONG else 4, games=128 if LONG else 16)
    if LONG:
        assert reports[0] < 5
        assert reports[-1] > 30
    policy.save(str(tmp_path / "my.npz"))
    game = gugong.new_game(1, difficulty="easy", seed=1)
    bot = bots.make(f"model:{tmp_path / 'my.npz'}", 1)
    while (decision := game.decision) is not None:
        game.play(bot.choose(game.view(decision.seat)))


@pytest.mark.skipif(not LONG, reason="make research runs it")
def test_a_stock_algorithm_takes_the_gymnasium_door() -> None:
    pytest.importorskip("sb3_contrib")
    from examples import train_sb3

    learner, env = train_sb3.train(1_024)
    found: Any = train_sb3.vp_of(learner, env, 1)
    assert found >= 0
