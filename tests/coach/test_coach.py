"""The coach: chances, lines, reasons, and what it says of whole games."""

from __future__ import annotations

import json
import time
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import gugong
from gugong import Game
from gugong.bots.evaluation import Evaluation
from gugong.coach import judging
from gugong.coach.chances import chances, curves
from gugong.coach.commands import coach_command
from gugong.coach.judging import Budget, Judge, Stopped
from gugong.coach.reading import Report, Taken, Turn, read
from gugong.coach.seen import Ledger
from gugong.coach.telling import points, to_dict
from gugong.configuration import DIFFICULTIES
from gugong.errors import CoachError
from gugong.words.voice import Voice
from tests.coach.planting import planted, played
from tests.lengths import WHOLE, length

QUICK = Budget(share=0.1)


@cache
def finished(first: str = "greedy") -> Game:
    return played([first, "greedy"], 3)


def at_turn(game: Game, number: int) -> Game:
    """The game at its start of the turn of this number."""
    now = Game.begin(game.origin, 0, "ask")
    for _, text in game.answers:
        number -= now.decision is not None and now.decision.prompt == "card"
        if number < 0:
            break
        now.play(text)
    return now


def test_chances_add_up_and_end_with_who_won() -> None:
    game = finished()
    evaluation = Evaluation(game.state.rules)

    assert sum(chances(evaluation, at_turn(game, 9).state)) == pytest.approx(1.0)
    assert chances(evaluation, game.state)[game.winner or 0] == 1.0


def test_every_kind_of_game_has_a_curve() -> None:
    assert {*(f"players-{n}" for n in (2, 3, 4, 5)), *DIFFICULTIES} == set(curves())


def test_sources_add_up_to_what_a_seat_is_worth() -> None:
    now = at_turn(finished(), 20)
    evaluation = Evaluation(now.state.rules)
    evaluation.prepare(now.state)

    sources = Ledger(now.state.rules, evaluation).sources(now.state, 0)

    assert sum(sources) == pytest.approx(evaluation.worth(now.state, 0))


def test_only_the_view_is_judged() -> None:
    """Two tables that the seat cannot tell apart are judged alike, to the last digit."""
    now = at_turn(played(["greedy", "greedy"], 3, expert=True), 3)
    assert now.decision is not None
    seat = now.decision.seat
    other = now.determinize(seat, Random(5), chance="ask")
    assert other.state.hands != now.state.hands or other.state.discards != now.state.discards
    judge = Judge(now.state.rules)

    first, second = (judge.judge(each.view(seat), QUICK) for each in (now, other))

    assert [line.chances() for line in first.lines] == [line.chances() for line in second.lines]
    assert first.best.chance(seat) >= first.lines[-1].chance(seat)


def test_thinking_stops_when_nobody_waits() -> None:
    now = at_turn(finished(), 9)
    assert now.decision is not None

    with pytest.raises(Stopped):
        Judge(now.state.rules).judge(now.view(now.decision.seat), stop=lambda: True)


def test_on_a_busy_machine_a_report_is_later_and_not_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_turn(finished(), 5)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    hours = count(0.0, 3600.0)
    monkeypatch.setattr(time, "perf_counter", lambda: next(hours))
    judge = Judge(game.state.rules)

    hasty = judge.judge(view, Budget(time=60.0, share=0.02))
    patient = judge.judge(view, Budget(time=60.0, share=0.02, patient=True))

    assert hasty.best.deals < patient.best.deals == int(0.02 * judging.STAGES[-1][1])


@pytest.mark.long
def test_a_planted_blunder_is_found_first() -> None:
    """In 18 of 20 games the turn that cost most is the one that was spoilt."""
    games = length(1, 20)

    found = 0
    for seed in range(1, games + 1):
        spoilt = planted(seed)
        report = read(spoilt.game, 0, Budget(share=1.0 if WHOLE else 0.1))
        found += max(report.turns, key=lambda turn: turn.cost).ply == spoilt.ply

    assert found >= games * 0.9


def test_in_a_lost_game_no_day_is_far_from_the_best() -> None:
    taken = [Taken((), (chance, 1.0 - chance), 0.0) for chance in (0.001, 0.02, 0.4, 0.8)]
    lost = Turn(1, 4, 1, 0, taken[0], taken[1], 0.019)
    open_ = Turn(2, 3, 1, 9, taken[2], taken[3], 0.4)

    report = Report(0, 2, (0.5, 0.5), (lost, open_), (), True, 1, 2, 2)

    assert report.marks() == [open_]
    assert report.closeness() == {4: 92, 3: 50}


@pytest.mark.parametrize("first", ["random", "greedy"])
def test_a_whole_game_is_read(first: str) -> None:
    game = finished(first)

    report = read(gugong.replay(game.record()), 0, QUICK)

    assert len(report.turns) >= 14
    assert all(sum(chances) == pytest.approx(1.0) for _, _, chances in points(report))
    assert len(report.marks()) <= 3
    assert all(turn.cost >= 0.03 for turn in report.marks())
    assert set(report.closeness()) == {1, 2, 3, 4}
    told = to_dict(report, Voice("en", ["Red", "White"]))
    assert json.loads(json.dumps(told))["marks"] == [turn.number for turn in report.marks()]
    if first == "random":
        assert len(report.marks()) == 3
        assert report.advice() is not None
        assert all(turn.best.why for turn in report.marks())


def test_the_command_reads_a_file_and_writes_a_page(tmp_path: Path) -> None:
    record, page = tmp_path / "game.record", tmp_path / "out.html"
    lines = finished().record().splitlines()
    record.write_text("\n".join(lines[:90]) + "\n", encoding="utf-8")  # not finished: it is read as far as it goes

    ran = CliRunner().invoke(coach_command, [str(record), "--json", "--html", str(page), "--time", "0.02"])

    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.stdout)["over"] is False
    written = page.read_text(encoding="utf-8")
    assert "This game is not over" in written
    assert "<script" not in written


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda lines: ["{}", *lines[1:]], "line 1"),
        (lambda lines: [*lines[:60], "0 at nowhere", *lines[60:]], "line 61"),
        (lambda lines: [lines[0].replace('"rules": 2', '"rules": 1'), *lines[1:60], "0 at nowhere"], "line 61"),
        (lambda lines: lines[:1], "there is nothing to judge"),
    ],
)
def test_a_damaged_record_is_refused_in_a_line(tmp_path: Path, spoil: object, says: str) -> None:
    record = tmp_path / "game.record"
    record.write_text("\n".join(spoil(finished().record().splitlines())), encoding="utf-8")  # type: ignore[operator]

    ran = CliRunner().invoke(coach_command, [str(record), "--time", "0.02"])

    assert ran.exit_code == 2
    assert says in ran.output


def test_a_game_from_a_position_is_read() -> None:
    begun = at_turn(finished(), 24)
    game = Game.from_dict(begun.to_dict(), seed=4)
    bot = gugong.bots.make("greedy")
    while (decision := game.decision) is not None:
        game.play(bot.choose(game.view(decision.seat)))

    assert read(gugong.replay(game.record()), 1, QUICK).over


def test_a_seat_that_is_not_there_or_never_asked_is_refused() -> None:
    alone = gugong.new_game(1, seed=1)

    with pytest.raises(CoachError, match="seats are 0 to 1"):
        read(finished(), 2, QUICK)
    with pytest.raises(CoachError, match="Meng"):
        read(alone, 1, QUICK)
