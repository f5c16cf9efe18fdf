"""Finished games, replayed answer by answer; and games played by both engines."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import gugong
from tests.golden import both
from tests.golden.playing import COUNTS, figures, figures_file, record_file

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("players", COUNTS)
def test_a_golden_game_comes_to_the_same_figures(players: int) -> None:
    """A change that alters a game shows as a diff; one that is meant is written with `python -m tests.golden.make`."""
    record = record_file(players).read_text(encoding="utf-8")

    assert figures(record).splitlines() == figures_file(players).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("players", COUNTS)
def test_a_golden_game_is_a_whole_game(players: int) -> None:
    record = record_file(players).read_text(encoding="utf-8")

    game = gugong.replay(record)

    assert game.over
    assert game.players == players
    assert game.record() == record


def test_compiled_and_interpreted_engines_play_the_same_games() -> None:
    """Records, events and ends are equal, game by game."""
    if not both.compiled():
        pytest.skip("the engine in this process is not compiled: there is nothing to compare")
    command = [sys.executable, "-m", "tests.golden.both"]
    environment = {**os.environ, "GUGONG_PURE": "1"}
    pure = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)

    assert pure.stderr.strip() == "interpreted"
    assert pure.stdout.splitlines() == both.digests()
