"""Reads a game as a coach: what each of a seat's turns was worth, which cost most, and what was luck.

Everything is judged with what the seat knew at that moment. The chance to win after a turn is that of the line that
was played; what the line costs is how far the best line is above it. Between two turns the rivals play, and chance:
what dice and drawn cards changed is measured by itself, so that nobody is blamed for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from gugong.bots.turns import NEXT_TURN, TURN_END
from gugong.coach.judging import Budget, Judge, Line
from gugong.coach.reasons import Why, by_rivals, by_source, reasons
from gugong.engine.actions import Answer
from gugong.engine.ids import CHANCE, NOBODY
from gugong.errors import CoachError, because
from gugong.game import Game
from gugong.view import View

MOST_MARKS: Final = 3
LEAST_COST: Final = 0.03  # of a turn that is marked, and of luck that is named
LEAST_BEST: Final = 0.25  # what a turn could have kept counts as that much at least: in a lost game little is at stake
ROLL: Final = "roll"
DICE: Final = "dice"
DRAW: Final = "draw"


@dataclass(frozen=True)
class Taken:
    """A line that was taken, or could have been: its answers, and each seat's chance to win behind it."""

    answers: tuple[str, ...]
    chances: tuple[float, ...]
    lead: float
    why: tuple[Why, ...] = ()


@dataclass(frozen=True)
class Turn:
    """One turn of the seat."""

    number: int  # of all its turns, from 1
    day: int
    of_day: int  # which of its turns that day, from 1
    ply: int  # answers of the game before it
    played: Taken
    best: Taken
    cost: float  # in chances to win, from 0 to 1
    sources: tuple[tuple[str, float], ...] = ()  # VP by which the best line was ahead, by source


@dataclass(frozen=True)
class Luck:
    """What dice or drawn cards and tokens did to the seat's chance to win."""

    kind: str  # `dice` or `draw`
    day: int
    ply: int
    change: float


@dataclass(frozen=True)
class Report:
    """What the coach says of a game."""

    seat: int
    players: int
    start: tuple[float, ...]  # each seat's chance to win before the seat's first turn
    turns: tuple[Turn, ...]
    luck: tuple[Luck, ...]
    over: bool
    winner: int | None
    steps: int  # that the whole report takes
    done: int = 0

    def marks(self) -> list[Turn]:
        """The turns that cost most, at most three and none under 3 in 100, in the order in which they came."""
        costly = sorted((turn for turn in self.turns if turn.cost >= LEAST_COST), key=lambda turn: -turn.cost)
        return sorted(costly[:MOST_MARKS], key=lambda turn: turn.ply)

    def closeness(self) -> dict[int, int]:
        """How close to the best each day was, 0-100: the share of the chance to win that its turns kept."""
        kept: dict[int, float] = {}
        best: dict[int, float] = {}
        for turn in self.turns:
            reached = max(LEAST_BEST, turn.best.chances[self.seat])
            kept[turn.day] = kept.get(turn.day, 0.0) + reached - turn.cost
            best[turn.day] = best.get(turn.day, 0.0) + reached
        return {day: round(100 * kept[day] / best[day]) for day in kept}

    def close(self) -> int:
        """The mean of the days."""
        days = self.closeness()
        return round(sum(days.values()) / len(days)) if days else 100

    def advice(self) -> tuple[str, int, float] | None:
        """What cost most over the whole game: the source, on how many turns, and how much. None after a good game."""
        cost: Counter[str] = Counter()
        turns: Counter[str] = Counter()
        for turn in self.turns:
            if turn.cost < LEAST_COST:
                continue
            ahead = [(source, vp) for source, vp in turn.sources if vp > 0.0]
            total = sum(vp for _, vp in ahead)
            for source, vp in ahead:
                cost[source] += turn.cost * vp / total  # type: ignore[assignment]
            turns[max(ahead, key=lambda each: each[1])[0] if ahead else ""] += 1
        if not cost:
            return None
        source = max(cost, key=lambda each: cost[each])
        return source, max(1, turns[source]), float(cost[source])


class Played(NamedTuple):
    """A turn as the record has it: how many answers came before it, what the seat saw, and what it answered."""

    ply: int
    view: View
    answers: list[Answer]


class Lots(NamedTuple):
    """Chance was asked after the first turn: before which answer, for `dice` or a `draw`, and the views around it."""

    ply: int
    kind: str
    day: int
    before: View
    after: View


def own_turns(game: Game, seat: int) -> Iterator[Played]:
    """Each turn of a seat that was played to its end."""
    turn: Played | None = None
    now = Game.begin(game.origin, 0, "ask")
    for ply, (_, text) in enumerate(game.answers):
        decision = now.decision
        assert decision is not None
        answer = decision.find(text)
        assert answer is not None
        if decision.prompt == NEXT_TURN:
            if turn is not None:
                yield turn
            turn = Played(ply, now.view(seat), []) if decision.seat == seat else None
        if turn is not None and decision.seat == seat:
            if decision.prompt == TURN_END and not answer.aside:
                yield turn
                turn = None
            else:
                turn.answers.append(answer)
        now.play(answer)
    if turn is not None and now.decision is None:
        yield turn


def lots_drawn(game: Game, seat: int) -> Iterator[Lots]:
    """Each time chance was asked after the first turn."""
    now = Game.begin(game.origin, 0, "ask")
    begun = False
    asked: tuple[int, str, int, View] | None = None
    for ply, (_, text) in enumerate(game.answers):
        decision = now.decision
        assert decision is not None
        begun = begun or decision.prompt == NEXT_TURN
        if decision.seat != CHANCE and asked is not None:
            yield Lots(*asked, now.view(seat))
            asked = None
        elif decision.seat == CHANCE and begun and asked is None:
            asked = (ply, DICE if decision.prompt == ROLL else DRAW, now.state.day, now.view(seat))
        now.play(text)


def check(game: Game, seat: int) -> None:
    """CoachError where there is no such seat, or nothing to read."""
    rules = game.state.rules
    if not 0 <= seat < rules.seats:
        raise CoachError("", because("coach-no-seat", given=seat, last=rules.seats - 1))
    if seat == rules.automa:
        raise CoachError("", because("coach-automa", given=seat))


class Reader:
    """Reads one game for one seat, step by step: each step is a turn of the seat or some lots that were drawn."""

    def __init__(self, game: Game, seat: int, budget: Budget = Budget()) -> None:  # noqa: B008 - it never changes
        check(game, seat)
        self.game = game
        self.seat = seat
        self.budget = budget
        turns = list(own_turns(game, seat))
        if not turns:
            raise CoachError("", because("coach-no-turns", given=seat))
        self.judge = Judge(game.state.rules)
        self.begun = turns[0][1]
        steps: list[Played | Lots] = [*turns, *lots_drawn(game, seat)]
        self.steps = sorted(steps, key=lambda step: step[0])

    def begin(self) -> Report:
        """The report before its first step."""
        game, rules = self.game, self.judge.rules
        start = self.judge.position(self.begun, self.budget)
        players = rules.seats - (rules.automa != NOBODY)
        return Report(self.seat, players, start, (), (), game.over, game.winner, len(self.steps))

    def step(self, report: Report, stop: Callable[[], bool] = lambda: False) -> Report:
        """The report one step further; Stopped if nobody waits any more."""
        step = self.steps[report.done]
        if isinstance(step, Played):
            turn = turn_of(self.judge, report.turns, step, self.budget, stop)
            return replace(report, turns=(*report.turns, turn), done=report.done + 1)
        luck = luck_of(self.judge, self.seat, step, self.budget, stop)
        return replace(report, luck=(*report.luck, luck), done=report.done + 1)


def read(
    game: Game,
    seat: int,
    budget: Budget = Budget(),  # noqa: B008 - it never changes
    tick: Callable[[int, int], None] = lambda done, total: None,
    stop: Callable[[], bool] = lambda: False,
) -> Report:
    """The whole report of a game for a seat; Stopped if nobody waits for it any more."""
    reader = Reader(game, seat, budget)
    report = reader.begin()
    while report.done < report.steps:
        report = reader.step(report, stop)
        tick(report.done, report.steps)
    return report


def turn_of(judge: Judge, before: tuple[Turn, ...], step: Played, budget: Budget, stop: Callable[[], bool]) -> Turn:
    """One turn, judged."""
    view, ply = step.view, step.ply
    seat = view.seat
    judged = judge.judge(view, budget, step.answers, stop)
    best, played = judged.best, judged.asked
    assert played is not None
    if judged.cost == 0.0:
        best = played
    day = view.state.day
    of_day = 1 + sum(turn.day == day for turn in before)
    ahead = [*by_source(judge, best, played), *by_rivals(judge, seat, best, played)] if best is not played else []
    gathered: Counter[str] = Counter()
    for why in ahead:
        gathered[why.source] += why.vp  # type: ignore[assignment]
    return Turn(
        len(before) + 1,
        day,
        of_day,
        ply,
        taken(judge, seat, played, best),
        taken(judge, seat, best, played),
        judged.cost,
        tuple((source, float(vp)) for source, vp in gathered.items()),
    )


def taken(judge: Judge, seat: int, line: Line, other: Line) -> Taken:
    """A line as it is reported, with what speaks for it or against it."""
    why = () if line is other else tuple(reasons(judge, seat, line, other))
    return Taken(tuple(answer.text for answer in line.answers), line.chances(), line.lead(seat), why)


def luck_of(judge: Judge, seat: int, drawn: Lots, budget: Budget, stop: Callable[[], bool]) -> Luck:
    """What these lots changed."""
    before = judge.position(drawn.before, budget, stop)[seat]
    return Luck(drawn.kind, drawn.day, drawn.ply, judge.position(drawn.after, budget, stop)[seat] - before)
