"""A lesson as a game: what has been answered before each of its steps, and what another answer would lead to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from gugong.bots import make
from gugong.dealer import deal
from gugong.engine.ids import CHANCE
from gugong.errors import GugongError, because
from gugong.game import Game
from gugong.lessons.script import Lesson, LessonError, Step
from gugong.play import Given, Manners, is_forced
from gugong.registry import packages

TURN_END: Final = "turn-end"
HELPER: Final = "greedy"  # plays the rest of a turn that another answer has begun
MOST: Final = 60  # answers of one turn, far more than any has


class Course:
    """A lesson, played from its beginning to its end; LessonError if the rules do not play what it says."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        try:
            self.beginning = Game.from_dict(lesson.position, chance="ask")
        except GugongError as error:
            raise LessonError(where(lesson), error.told()) from error
        self.given: list[Given] = []
        self.starts: list[int] = []  # by step: how many answers were given before it
        self.chances = 0
        game = self.beginning.copy()
        self._follow(game, (), lesson.step[0])
        for step in lesson.step:
            self.starts.append(len(self.given))
            if step.answer:
                self._play(game, step)
        self.end = game

    def _play(self, game: Game, step: Step) -> None:
        """The wanted answer, and what follows it."""
        decision = game.decision
        asked = decision is not None and decision.seat == self.lesson.seat
        if decision is None or not asked or decision.find(step.answer) is None:
            offered = tuple(option.text for option in decision.options) if decision is not None and asked else ()
            raise LessonError(
                where(self.lesson, step), because("lesson-answer", answer=repr(step.answer), offered=offered)
            )
        for other in step.others:
            if decision.find(other) is None:
                raise LessonError(where(self.lesson, step), because("lesson-other", answer=repr(other)))
        self._give(game, Given(self.lesson.seat, step.answer))
        self._follow(game, step.then, step)

    def _give(self, game: Game, given: Given) -> None:
        self.given.append(given)
        game.play(given.answer)

    def _follow(self, game: Game, then: Iterable[str], step: Step) -> None:
        """What the script says, what chance deals where it says nothing, and what is no choice."""
        queue = deque(then)
        while (decision := game.decision) is not None:
            if queue and decision.find(queue[0]) is not None:
                self._give(game, Given(decision.seat, queue.popleft(), decision.seat != CHANCE))
                self.chances += decision.seat == CHANCE
            elif decision.seat == CHANCE:
                answer = deal(decision, self.lesson.seed, self.chances)
                self.chances += 1
                self._give(game, Given(CHANCE, answer.text))
            elif is_forced(decision, decision.seat == self.lesson.seat):
                self._give(game, Given(decision.seat, decision.options[0].text, True))
            else:
                break
        offered = () if decision is None else tuple(option.text for option in decision.options)
        if queue:
            raise LessonError(where(self.lesson, step), because("lesson-then", answer=repr(queue[0]), offered=offered))
        if decision is not None and decision.seat != self.lesson.seat:
            raise LessonError(where(self.lesson, step), because("lesson-rival", seat=decision.seat, offered=offered))

    def table(self, step: int) -> Manners:
        """What stands on the table at a step."""
        table = Manners(self.beginning.copy(), [self.lesson.seat], self.lesson.seed)
        table.take(self.given[: self.starts[step]])
        return table

    def tried(self, step: int, answer: str) -> Manners:
        """What stands there after another answer; AnswerError if it is not on offer."""
        table = self.table(step)
        table.take(table.answers_to(answer).given)
        return table

    def turn_as_taught(self, step: int) -> Game:
        """The end of the learner's turn, as the lesson plays it."""
        game = self.table(step).game
        for given in self.given[self.starts[step] :]:
            decision = game.decision
            if decision is None or decision.prompt == TURN_END or decision.seat not in (self.lesson.seat, CHANCE):
                break
            game.play(given.answer)
        return self.to_turn_end(game)

    def to_turn_end(self, game: Game) -> Game:
        """The end of the learner's turn, if what is left of it is played well enough."""
        game, bot = game.copy(), make(HELPER, seed=self.lesson.seed)
        for chances in range(MOST):
            decision = game.decision
            if decision is None or decision.prompt == TURN_END or decision.seat not in (self.lesson.seat, CHANCE):
                break
            if decision.seat == CHANCE:
                game.play(deal(decision, self.lesson.seed, self.chances + chances))
            else:
                game.play(bot.choose(game.view(decision.seat)))
        return game


def where(lesson: Lesson, step: Step | None = None) -> str:
    """The place of a mistake."""
    return f"lessons/{lesson.name}.toml" + (f", {step.name}" if step is not None else "")


def course_of(lesson: Lesson) -> Course:
    """The course of a lesson; it is played once."""
    return _played(lesson.name, lesson, packages())


@lru_cache(maxsize=64)
def _played(_name: str, lesson: Lesson, _modules: tuple[str, ...]) -> Course:
    return Course(lesson)
