"""A step of a lesson as a game that a page can show: made from its script, kept by nobody, the same for everyone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gugong.game import Game
from gugong.lessons import Lesson, course_of, lesson_of
from gugong.registry import packages
from gugong.web.games.clock import Clock
from gugong.web.games.live import LiveGame
from gugong.web.games.seats import SeatShown
from gugong.web.page import BOT, MENG, PERSON
from gugong.web.position import Shown
from gugong.web.refusals import Refusal, refuse
from gugong.web.store import GameRow, SeatRow

MARK: Final = "~"  # in the id of no other game: LESSON~STEP, or LESSON~STEP~ANSWER while another answer is tried
NO_LESSON: Final = "learn-no-lesson"


class LessonGame(LiveGame):
    """A position of a lesson: the one of a step, or what another answer there has led to."""

    def __init__(self, lesson: Lesson, step: int, tried: str = "", id: str = "") -> None:
        course = course_of(lesson)
        self.lesson = lesson
        self.step = step
        self.tried = tried
        self.table = course.tried(step, tried) if tried else course.table(step)
        given = len(self.table.given)
        self.row = GameRow(id, "", str(lesson.seed), "")
        game = self.table.game
        self.seats = [SeatRow(seat, kind_of(game, lesson, seat), "") for seat in range(game.state.rules.seats)]
        self.people = [lesson.seat]
        self.seed = lesson.seed
        self.ply = given
        self.stamps = list(range(given + 1))
        self.resumed_at = None
        self.shared = None
        self.presence = {}
        self.wish = None
        self.spoken = []
        self.stood = {}
        self.clock = Clock(None, len(self.seats))
        self.shown = Shown()
        self.tolds, self.noted = {}, {}
        self.moments: dict[int, Game] = {}
        self.followers = set()
        self.version = 0

    @property
    def seen(self) -> SeatShown:
        """What everybody sees of it: the learner's page."""
        return SeatShown(self.lesson.seat, False, (self.lesson.seat,))

    def refresh(self) -> None:
        """Nobody else writes here."""

    async def answer(self, ply: int, seat: int, answer: str, confirms: bool = True, by: str = "") -> None:
        """A lesson's answers take a way of their own."""
        raise Refusal(409, "learn-no-undo")

    async def undo(self, ply: int, seat: int, answers: int) -> None:
        """One goes back by steps."""
        raise Refusal(409, "learn-no-undo")

    async def settle(self) -> None:
        """The script has settled everything."""


def kind_of(game: Game, lesson: Lesson, seat: int) -> str:
    """Who sits on a seat of a lesson."""
    if seat == lesson.seat:
        return PERSON
    return MENG if seat == game.state.rules.automa else BOT


def id_of(lesson: Lesson, step: int, option: int = -1) -> str:
    """The id of a step; of another answer there, by its place among those on offer."""
    return MARK.join([lesson.name, str(step), *([str(option)] if option >= 0 else [])])


def lesson_game(id: str) -> LessonGame | None:
    """The game that an id of a lesson stands for; None for an id of another kind, Refusal if there is no such step."""
    return _made(id, packages()) if MARK in id else None


@lru_cache(maxsize=64)
def _made(id: str, _modules: tuple[str, ...]) -> LessonGame:
    name, *numbers = id.split(MARK)
    lesson = lesson_of(name)
    if lesson is None or len(numbers) not in (1, 2) or not all(number_like(each) for each in numbers):
        raise Refusal(404, NO_LESSON)
    step = int(numbers[0])
    if step >= len(lesson.step):
        raise refuse(404, "learn-no-step", last=len(lesson.step))
    if len(numbers) == 1:
        return LessonGame(lesson, step, id=id)
    decision = course_of(lesson).table(step).decision
    option = int(numbers[1])
    if decision is None or option >= len(decision.options):
        raise Refusal(404, NO_LESSON)
    return LessonGame(lesson, step, decision.options[option].text, id)


def number_like(text: str) -> bool:
    """Whether a part of an id is a small number."""
    return text.isascii() and text.isdecimal() and len(text) < 4


def after(live: LessonGame, answer: str) -> str:
    """The id of the game that an answer leads to: the next step, or what the other answer does; AnswerError if none.

    It is "" where the lesson is over with it.
    """
    lesson, step = live.lesson, live.step
    decision = live.table.decision
    option = None if decision is None else decision.find(answer)
    if decision is None or option is None:
        live.table.answers_to(answer)  # which says what is wrong with it
        raise Refusal(409, "page-not-your-turn")
    wanted = lesson.step[step].answer
    if wanted and option is decision.find(wanted):
        return id_of(lesson, step + 1) if step + 1 < len(lesson.step) else ""
    return id_of(lesson, step, decision.options.index(option))
