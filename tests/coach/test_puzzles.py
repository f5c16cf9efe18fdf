"""Puzzles: those of the package, and how they are made and kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from gugong.bots.turns import NEXT_TURN
from gugong.coach import puzzles as making
from gugong.coach.commands import puzzles_command
from gugong.coach.judging import Budget, Judge
from gugong.coach.puzzles import (
    DEPTH,
    GAP,
    IN_A_DAY,
    Puzzle,
    Sieve,
    exchange,
    exchange_of,
    find,
    gap,
    puzzles,
    read_all,
    sieved,
    write,
)
from gugong.configuration import DIFFICULTIES, MODULES
from gugong.errors import CoachError
from tests.lengths import WHOLE


def kind_of(puzzle: Puzzle) -> tuple[int, tuple[str, ...], str]:
    rules = puzzle.game().state.rules
    return rules.config.players, tuple(rules.config.modules), rules.config.difficulty


def test_the_packages_puzzles_are_of_every_kind() -> None:
    listed = puzzles()
    kinds = {kind_of(puzzle) for puzzle in listed}

    assert len(listed) >= 200
    assert {players for players, _, _ in kinds} == {1, 2, 3, 4, 5}
    assert {difficulty for players, _, difficulty in kinds if players == 1} == set(DIFFICULTIES)
    assert {module for _, modules, _ in kinds for module in modules} >= set(MODULES)
    assert len({puzzle.id for puzzle in listed}) == len(listed)


def test_every_puzzle_can_be_read_and_played() -> None:
    for puzzle in puzzles():
        game = puzzle.game()
        first, second = puzzle.options[:2]
        assert first.chance - second.chance >= GAP - 0.001, puzzle.id
        assert game.decision is not None
        assert (game.decision.seat, game.decision.prompt) == (puzzle.seat, NEXT_TURN), puzzle.id
        assert all(option.why or option.chance for option in puzzle.options), puzzle.id
        for option in puzzle.options:
            now = game.copy()
            for answer in option.answers:
                now.play(answer)
        assert [text for text in puzzle.rest if text in first.answers][:DEPTH] == list(first.answers), puzzle.id


@pytest.mark.long
def test_the_best_exchange_is_still_judged_best_and_greedy_misses_it() -> None:
    listed = puzzles()

    for puzzle in listed if WHOLE else listed[:: len(listed) // 3]:
        game = puzzle.game()
        assert exchange_of("greedy", game, puzzle.seat) != puzzle.options[0].answers, puzzle.id
        judge = Judge(game.state.rules)
        judged = judge.judge(game.view(puzzle.seat), Budget(share=1.0 if WHOLE else 0.25, seed=5), depth=DEPTH)
        assert exchange(judged.best) == puzzle.options[0].answers, puzzle.id
        assert gap(judged.lines, puzzle.seat) >= GAP / 2, puzzle.id


def test_a_turn_that_is_no_puzzle_is_given_up_early() -> None:
    puzzle = puzzles()[0]
    game = puzzle.game()
    judge, view, best = Judge(game.state.rules), game.view(puzzle.seat), puzzle.options[0].answers
    quick = Sieve(3, ((99, 1), (4, 12), (3, 24)), 0.01, 0.02)

    judged = sieved(judge, view, quick, ())

    assert judged is not None
    assert exchange(judged.best) == best
    assert judged.best.deals == 24
    assert sieved(judge, view, quick, best) is None  # greedy sees it
    assert sieved(judge, view, quick._replace(least=0.99), ()) is None
    assert sieved(judge, view, quick._replace(most=0.99), ()) is None


def test_a_games_puzzles_are_of_different_days(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = Budget(share=0.01)
    monkeypatch.setattr(making, "sieved", lambda judge, view, _, __: judge.judge(view, at_once, depth=DEPTH))

    found = list(find(0, 3))

    days = [puzzle.game().state.day for puzzle in found]
    assert days
    assert max(days.count(day) for day in days) <= IN_A_DAY
    assert [len(puzzle.options[0].answers) for puzzle in read_all(write(found))] == [DEPTH] * len(found)


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
