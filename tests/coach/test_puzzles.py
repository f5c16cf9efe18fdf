"""Puzzles: those of the package, and how they are made and kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from gugong.coach.commands import puzzles_command
from gugong.coach.puzzles import GAP, exchange_of, puzzles, read_all, write
from gugong.errors import CoachError
from tests.lengths import WHOLE


def test_the_packages_puzzles_have_one_best_exchange_that_greedy_misses() -> None:
    listed = puzzles()
    assert len(listed) >= 30

    for puzzle in listed if WHOLE else listed[::8]:
        game = puzzle.game()
        first, second = puzzle.options[:2]
        assert first.chance - second.chance >= GAP - 0.001, puzzle.id
        assert exchange_of("greedy", game, puzzle.seat) != first.answers, puzzle.id
        assert game.decision is not None
        assert game.decision.find(first.answers[0]) is not None, puzzle.id
        assert all(option.why or option.chance for option in puzzle.options), puzzle.id


def test_puzzles_are_kept_as_they_are() -> None:
    assert read_all(write(list(puzzles()))) == puzzles()


def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    with pytest.raises(CoachError, match="cannot be read"):
        read_all(b"nothing of the kind")
    out = tmp_path / "own.xz"
    out.write_bytes(b"nothing of the kind")

    ran = CliRunner().invoke(puzzles_command, ["make", "--games", "1", "--out", str(out)])

    assert ran.exit_code == 2
    assert out.read_bytes() == b"nothing of the kind"
