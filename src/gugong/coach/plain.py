"""A report as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from gugong.coach.costly import BEST, told
from gugong.coach.reading import Report
from gugong.coach.telling import percent, points
from gugong.explain.voice import TableVoice
from gugong.game import Game


def text(report: Report, game: Game, voice: TableVoice) -> str:
    """The whole of it."""
    return "\n".join(lines(report, game, voice))


def lines(report: Report, game: Game, voice: TableVoice) -> Iterator[str]:
    """Its lines: the verdict, what cost most, how close each day was, luck, and one thing for next time."""
    says = told(report, game, voice)
    yield says.headline
    yield says.result
    for turn in says.costly:
        head = voice.tell("coach-turn", day=turn.day, turn=turn.of_day)
        yield f"\n{turn.letter}  {head}  {voice.tell('coach-cost', n=turn.cost)}"
        for side in turn.sides:
            name = voice.tell("coach-better" if side.kind == BEST else "coach-played")
            yield f"   {name}: {voice.tell('coach-chance', n=side.chance)}"
            yield from (f"     {said}" for said in side.steps)
            yield from (f"     • {said}" for said in side.why)
    yield f"\n{voice.tell('coach-of-100')}"
    yield "  ".join(f"{percent(chances[report.seat])}" for _, _, chances in points(report))
    yield f"\n{voice.tell('coach-close')}: {voice.tell('coach-close-of', n=says.close)}"
    yield from (f"  {voice.tell('coach-close-day', day=day)}: {n}" for day, n in says.days.items())
    yield f"\n{voice.tell('coach-luck')}"
    yield from (f"  {said}" for said in says.luck)
    yield f"\n{voice.tell('coach-next')}\n  {says.advice}"
