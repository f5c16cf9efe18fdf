"""The weights' fitting: `tests/bots/fitting.py`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import gugong
from gugong.bots import features as f
from gugong.bots.turns import Thinker
from gugong.bots.weights import DAYS, weights_by_day
from tests.bots import fitting
from tests.bots.fitting import Trial, fit, flat, left_behind, some_trials


def test_it_finds_the_weights_that_made_the_ends() -> None:
    random = np.random.default_rng(1)
    true = random.normal(size=6)
    trials = []
    for position in range(300):
        deal = random.normal() * 20  # what is common to a position says nothing about its turns
        for _ in range(3):
            things = random.normal(size=6)
            trials.append(Trial(position, things, 2.0, 2.0 + deal + float(things @ true)))

    assert fit(trials, np.zeros(6), hold=1e-6) == pytest.approx(true, abs=1e-3)
    assert fit(trials, np.ones(6), hold=1e12) == pytest.approx(np.ones(6), abs=1e-3)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_left_behind_adds_up_to_the_value(players: int) -> None:
    """Things by their weights, and what counts whatever the weights, are what the evaluation says."""
    game = gugong.new_game(players, seed=5)
    alone = (weights_by_day(), weights_by_day()) if players == 1 else (weights_by_day(),)
    evaluation = Thinker(game.state.rules, *alone).evaluation
    random = Random(3)
    for _ in range(40):
        assert game.decision is not None
        game.play(random.choice(game.decision.options))

    for seat in range(game.players):
        things, fixed = left_behind(evaluation, game.state, seat)
        assert fixed + float(things @ flat(evaluation)) == pytest.approx(evaluation.value(game.state, seat))


def test_trials_of_one_position_have_the_same_luck_and_other_turns() -> None:
    trials, before = some_trials(1, 2, alone=True)
    positions = {trial.position for trial in trials}

    assert all(2 <= sum(trial.position == each for trial in trials) <= fitting.TURNS_TRIED for each in positions)
    assert len(before) == 2 * DAYS * f.COUNT
    assert len({trial.things.tobytes() for trial in trials}) > len(positions)


def test_the_command_writes_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "weights.json"
    monkeypatch.setattr(sys, "argv", ["fitting", "--games", "1", "--solo", "--out", str(out)])

    fitting.main()

    for rows in json.loads(out.read_text(encoding="utf-8")):  # the player's, then Meng's
        assert (len(rows), len(rows[0])) == (f.COUNT, DAYS)
