"""A report in words: on the page, in the file and in the terminal alike."""

from __future__ import annotations

from typing import NamedTuple

from gugong.coach.judging import Judge
from gugong.coach.reading import Report, Taken
from gugong.coach.telling import (
    MARKED,
    advice_phrase,
    in_words,
    luck_phrase,
    named_luck,
    outcome,
    percent,
    views,
    why_phrases,
)
from gugong.explain.voice import TableVoice
from gugong.game import Game
from gugong.view import View
from gugong.words.phrase import Phrase
from gugong.words.voice import Voice

PLAYED = "played"
BEST = "best"


class Side(NamedTuple):
    """What was played, or what was better."""

    kind: str  # PLAYED or BEST
    chance: int
    steps: tuple[str, ...]
    why: tuple[str, ...]


class Costly(NamedTuple):
    """A turn that cost much."""

    letter: str
    day: int
    of_day: int
    ply: int
    cost: int
    sides: tuple[Side, Side]

    @property
    def summary(self) -> str:
        """Why, in one sentence."""
        return self.sides[0].why[0]


class Told(NamedTuple):
    """All that a report says."""

    headline: str
    result: str
    costly: list[Costly]
    close: int
    days: dict[int, int]
    luck: list[str]
    advice: str


def told(report: Report, game: Game, voice: TableVoice, of_steps: TableVoice | None = None) -> Told:
    """A report in words; `of_steps` says what was played where that is another voice."""
    return Told(
        voice.tell("coach-headline", n=len(report.marks())),
        result(report, voice),
        costly_turns(report, game, voice, of_steps),
        report.close(),
        report.closeness(),
        luck_lines(report, voice),
        voice.say(advice_phrase(report)),
    )


def costly_turns(report: Report, game: Game, voice: TableVoice, of_steps: TableVoice | None = None) -> list[Costly]:
    """The marked turns."""
    marks = report.marks()
    judge = Judge(game.state.rules)
    seen = views(game, report.seat, report) if marks else {}
    steps = of_steps or voice
    return [
        Costly(
            letter,
            turn.day,
            turn.of_day,
            turn.ply,
            percent(turn.cost),
            (
                side(PLAYED, turn.played, judge, seen[turn.ply], voice, steps),
                side(BEST, turn.best, judge, seen[turn.ply], voice, steps),
            ),
        )
        for letter, turn in zip(MARKED, marks, strict=False)
    ]


def side(kind: str, taken: Taken, judge: Judge, view: View, voice: TableVoice, of_steps: TableVoice) -> Side:
    """A line with its chance and its reasons."""
    why = tuple(voice.say(each) for each in why_phrases(taken.why, kind == BEST))
    steps = tuple(in_words(judge, of_steps, view, taken.answers))
    return Side(kind, percent(taken.chances[view.seat]), steps, why)


def luck_lines(report: Report, voice: Voice) -> list[str]:
    """What chance did, or that it did nothing worth telling."""
    named = [luck_phrase(luck) for luck in named_luck(report)]
    return [voice.say(each) for each in named or [Phrase("coach-luck-none")]]


def result(report: Report, voice: Voice) -> str:
    """Who has won, or that nobody has yet."""
    return outcome(report, voice) if report.over else voice.tell("coach-unfinished")
