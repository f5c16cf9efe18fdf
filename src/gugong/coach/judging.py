"""Judges the answers to a question, from one seat's view: the chance to win that each leads to, and what it brings.

Ways through the rest of the turn are searched as the planner does. Then all of them meet the same deals of what is
hidden and the same fate, are played on by the policy for two turns of every seat, and what is there then is judged.
The worse ways are dropped, so that those that matter are followed most often. Nothing but the view is looked at.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from gugong.bots.ahead import APART, Way, follow, promising
from gugong.bots.evaluation import BEST_RIVAL
from gugong.bots.lots import Fate, Lots
from gugong.bots.planner import TurnSearch
from gugong.bots.thinking import ThinkingBot
from gugong.bots.turns import NEXT_TURN, Thinker
from gugong.bots.view_number import glance
from gugong.coach.chances import Curve, chances_of, curves, kind_of, part_left
from gugong.coach.seen import FACTS, Ledger, add
from gugong.engine.actions import Answer
from gugong.engine.course import play
from gugong.engine.ids import CHANCE, NOBODY
from gugong.engine.rules import Rules
from gugong.engine.scoring import may_win, winner
from gugong.engine.state import State
from gugong.view import View, deal_hidden

NODES: Final = 1500  # of the search through the turn
# How many ways are followed, and on how many deals in all they have been followed before the rest is dropped.
STAGES: Final = ((20, 8), (10, 24), (6, 64), (4, 200))
Stages = Sequence[tuple[int, int]]
DEALS: Final = 96  # of a position without a question
TRIED: Final = 4  # so many exchanges are tried when a turn is played on
WHIM: Final = 0.5  # in VP: how much worse the end of a turn is that is chosen a third as often
BEST: Final = 3  # so many answers are always followed to the end
TURN_TIME: Final = 2.0  # seconds to think about a turn, where nobody says how long


class Stopped(Exception):
    """Nobody wants to know any more."""


@dataclass(frozen=True)
class Budget:
    """How long to think: at most so many seconds, or as long as the full measure takes (`time=0`).

    `share` multiplies the deals: 4 is four times the search. Without a limit of time the result is a function of the
    view and the seed. `patient` counts the processor's seconds: a busy machine then makes it later, and not worse.
    """

    time: float = 0.0
    share: float = 1.0
    seed: int = 0
    patient: bool = False

    def now(self) -> float:
        """The time by the clock that counts."""
        return time.thread_time() if self.patient else time.perf_counter()


@dataclass(eq=False)
class Line:
    """One answer with the best rest of its turn that was found, and where it leads."""

    answers: tuple[Answer, ...]
    curve: Curve
    automa: int
    deals: int = 0
    won: list[float] = field(default_factory=list)  # by seat, as the next: added up over the deals
    worth: list[float] = field(default_factory=list)
    sources_now: list[float] = field(default_factory=list)  # of the seat that asks, when its turn is over
    sources: list[float] = field(default_factory=list)  # two rounds later
    now: list[float] = field(default_factory=list)  # facts when its turn is over
    held: dict[int, list[int]] = field(default_factory=dict)  # by card: how often each seat has it later
    scored: float = 0.0  # how the chance to win and the lead rank it

    @property
    def first(self) -> Answer:
        """The answer to the question itself."""
        return self.answers[0]

    def chance(self, seat: int) -> float:
        """A seat's chance to win, from 0 to 1."""
        return self.chances()[seat]

    def chances(self) -> tuple[float, ...]:
        """Every seat's chance to win."""
        return self.curve.honest([each / self.deals for each in self.won], self.automa)

    def lead(self, seat: int) -> float:
        """How many VP the seat will be ahead of its rivals, the best of them counting most."""
        rivals = [each / self.deals for other, each in enumerate(self.worth) if other != seat]
        behind = BEST_RIVAL * max(rivals) + (1.0 - BEST_RIVAL) * sum(rivals) / len(rivals)
        return self.worth[seat] / self.deals - behind


@dataclass(frozen=True)
class Judgement:
    """The answers to one question, best first, one line each; those that were dropped early come last."""

    seat: int
    lines: tuple[Line, ...]
    asked: Line | None = None  # the line that was asked for besides, such as the one that was played

    @property
    def best(self) -> Line:
        """The line to take."""
        return self.lines[0]

    @property
    def cost(self) -> float:
        """What the line asked for costs beside the best, in chances to win; 0 if it is as good."""
        return 0.0 if self.asked is None else max(0.0, self.best.chance(self.seat) - self.asked.chance(self.seat))


class Judge:
    """Judges questions and positions of one kind of game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.thinker: Thinker = ThinkingBot(0, None).new_thinker(rules)
        self.ledger = Ledger(rules, self.thinker.evaluation)
        self.curve = curves()[kind_of(rules)]
        players = rules.seats - (rules.automa != NOBODY)
        self.first_look = (4 if rules.automa != NOBODY else 1) * players
        self.looks = (6 if rules.automa != NOBODY else 2) * players

    def judge(
        self,
        view: View,
        budget: Budget = Budget(),
        played: Sequence[Answer] = (),
        stop: Callable[[], bool] = lambda: False,
        depth: int = 1,
        stages: Stages = STAGES,
        go_on: Callable[[list[Line]], bool] = lambda lines: True,
    ) -> Judgement:
        """The answers to the view's question, best first; `played` is a line to be judged with them.

        Lines are told apart by so many answers (`depth`): two are the card of a turn and who gets it. After each stage
        but the last `go_on` may look at the lines that were followed, best first, and end it there.
        """
        decision = view.decision
        assert decision is not None, "it is not this seat's turn to answer"
        until = budget.now() + budget.time if budget.time else 0.0
        seed = glance(view, budget.seed)
        search = TurnSearch(self.thinker, view.seat, seed)
        search.search(deal_hidden(view, Random(seed)), NODES)
        asked = self.line(tuple(played)) if played else None
        lines = self.candidates(search.ways, asked, depth)
        for answer in decision.options:  # nothing was found below it, as at the end of a turn
            if not lines and not answer.aside:
                lines.append(self.line((answer,)))
        dropped: list[Line] = []
        done = 0
        for number, (most, deals) in enumerate(stages):
            lines, worse = parted(lines, asked, most, depth)
            dropped = [*worse, *dropped]
            while done < max(1, int(deals * budget.share)):
                if stop():
                    raise Stopped
                if until and done and budget.now() > until:
                    break
                for line in lines:
                    self.follow(view, line, seed + done * APART)
                done += 1
            for line in lines:
                line.scored = line.chance(view.seat) + 0.0005 * line.lead(view.seat)
            lines.sort(key=lambda line: -line.scored)
            if number == len(stages) - 1 or (until and budget.now() > until) or not go_on(lines):
                break
        return Judgement(view.seat, tuple(apart([*lines, *dropped], depth)), asked)

    def line(self, answers: tuple[Answer, ...]) -> Line:
        """A line that nothing is known of yet."""
        seats = self.rules.seats
        length = self.ledger.length
        line = Line(answers, self.curve, self.rules.automa, won=[0.0] * seats, worth=[0.0] * seats)
        line.now = [0.0] * len(FACTS)
        line.sources, line.sources_now = [0.0] * length, [0.0] * length
        return line

    def candidates(self, ways: list[Way], asked: Line | None, depth: int) -> list[Line]:
        """The ways to follow: the best for each first answer, then the best of the others; and what was asked for."""
        rated = promising(ways, len(ways))
        firsts: dict[tuple[Answer, ...], Way] = {}
        for way in rated:
            firsts.setdefault(plain(way.answers, depth), way)
        chosen = list(firsts.values())
        chosen += [way for way in rated if way not in chosen][: max(0, STAGES[0][0] - len(chosen))]
        lines = [self.line(tuple(way.answers)) for way in chosen]
        if asked is not None:
            lines = [line for line in lines if line.answers != asked.answers]
            lines.append(asked)
        return lines

    def follow(self, view: View, line: Line, chance: int) -> None:
        """Follow a line in one deal, play on, and note what is there."""
        seat = view.seat
        ledger = self.ledger
        state = deal_hidden(view, Random(chance))
        fate = Fate(chance)
        follow(self.thinker, state, seat, Way(0.0, [], list(line.answers), state), fate)
        add(line.now, ledger.facts(state, seat))
        add(line.sources_now, ledger.sources(state, seat))
        state, won, worth = self.play_on(state, fate)
        line.deals += 1
        add(line.won, won)
        add(line.worth, worth)
        add(line.sources, ledger.sources(state, seat))
        for holder, cards in enumerate(zip(state.hands, state.discards, strict=True)):
            for card in (*cards[0], *cards[1]):
                line.held.setdefault(card, [0] * self.rules.seats)[holder] += 1

    def play_on(self, state: State, fate: Fate) -> tuple[State, list[float], list[float]]:
        """Play on, and judge the turns that come: the position at the end, each seat's chances and worths.

        What each seat's chances and worths are is looked at before each of the turns after the first round, and their
        mean is taken: one look would see who happens to have the next turn.
        """
        won, worth = [0.0] * self.rules.seats, [0.0] * self.rules.seats
        policy = self.thinker.policy
        looks = 0
        turn = 0
        while looks < self.looks:
            decision = state.pending
            if decision is None:
                break
            if decision.seat == CHANCE:
                play(state, fate.deal(decision))
                continue
            if decision.prompt != NEXT_TURN:
                play(state, policy.pick(state, decision))
                continue
            turn += 1
            if turn > self.first_look:
                looks += 1
                self.look(state, won, worth, 1)
            state = self.take_turn(state, decision.seat, fate.first + turn)
        if looks < self.looks:
            self.look(state, won, worth, self.looks - looks)
        return state, [each / self.looks for each in won], [each / self.looks for each in worth]

    def take_turn(self, state: State, seat: int, lot: int) -> State:
        """The position after a turn: of the exchanges that the policy likes, one of those whose turn ends best."""
        thinker, answers = self.thinker, self.rules.answers
        ends: list[tuple[float, State]] = []
        for _, card, location in thinker.policy.gifts(state, seat, TRIED):
            after = state.copy()
            play(after, answers.card[card])
            play(after, answers.at[location])
            thinker.complete(after, Lots(lot))
            ends.append((thinker.evaluation.value(after, seat), after))
        return ends[whim([worth for worth, _ in ends], Lots(lot + 1).random())][1]

    def look(self, state: State, won: list[float], worth: list[float], times: int) -> None:
        """Add what is there now, so many times."""
        now, rated = self.outcome(state)
        for seat in range(self.rules.seats):
            won[seat] += now[seat] * times
            worth[seat] += rated[seat] * times

    def outcome(self, state: State) -> tuple[list[float], list[float]]:
        """Each seat's chance to win and worth in VP where the playing on ended."""
        evaluation = self.thinker.evaluation
        seats = range(self.rules.seats)
        if state.pending is None:
            best = winner(state)
            won = [1.0 if seat == best else 0.0 for seat in seats]
            return won, [float(state.vp[seat]) if may_win(state, seat) else 0.0 for seat in seats]
        evaluation.prepare(state)
        worth = [evaluation.worth(state, seat) for seat in seats]
        return chances_of(self.curve, worth, part_left(state), self.rules.automa), worth

    def position(
        self,
        view: View,
        budget: Budget = Budget(),
        stop: Callable[[], bool] = lambda: False,
    ) -> tuple[float, ...]:
        """Each seat's chance to win in a position, whoever is asked in it, as this seat can know."""
        if view.asked is None:
            return tuple(self.outcome(view.state)[0])
        total = [0.0] * self.rules.seats
        deals = max(1, int(DEALS * budget.share))
        seed = glance(view, budget.seed)
        for deal in range(deals):
            if stop():
                raise Stopped
            chance = seed + deal * APART
            state = deal_hidden(view, Random(chance))
            fate = Fate(chance)
            self.thinker.complete(state, fate)
            add(total, self.play_on(state, fate)[1])
        return self.curve.honest([each / deals for each in total], self.rules.automa)


def whim(worths: Sequence[float], lot: float) -> int:
    """Which of these is chosen: the better, the likelier."""
    most = max(worths)
    weights = [math.exp((worth - most) / WHIM) for worth in worths]
    lot *= sum(weights)
    for place, weight in enumerate(weights):
        lot -= weight
        if lot < 0.0:
            return place
    return 0


def plain(answers: Sequence[Answer], depth: int) -> tuple[Answer, ...]:
    """The first so many answers that are no asides."""
    return tuple([answer for answer in answers if not answer.aside][:depth]) or tuple(answers[:1])


def apart(lines: Sequence[Line], depth: int) -> list[Line]:
    """The best line for each first answer, in order."""
    found: dict[tuple[Answer, ...], Line] = {}
    for line in lines:
        found.setdefault(plain(line.answers, depth), line)
    return list(found.values())


def parted(lines: list[Line], asked: Line | None, most: int, depth: int) -> tuple[list[Line], list[Line]]:
    """Who is followed on, and who is dropped: the three best first answers and the line asked for always stay."""
    if not lines or not lines[0].deals:
        return lines, []
    stay = apart(lines, depth)[:BEST]
    stay += [line for line in lines if line not in stay][: max(0, most - len(stay))]
    left = [line for line in lines if line is asked or any(line is each for each in stay)]
    return left, [line for line in lines if all(line is not each for each in left)]
