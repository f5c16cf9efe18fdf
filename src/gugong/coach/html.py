"""A report as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

from gugong.coach.chart import chart, rows
from gugong.coach.judging import Judge
from gugong.coach.reading import Report, Taken, Turn
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
from gugong.draw import LETTERS
from gugong.explain.voice import TableVoice
from gugong.game import Game
from gugong.view import View
from gugong.words.phrase import Phrase


def html(report: Report, game: Game, voice: TableVoice, names: Sequence[str]) -> str:
    """The whole page."""
    marks = report.marks()
    title = escape(voice.tell("coach-headline", n=len(marks)))
    style = (resources.files("gugong.coach") / "report.css").read_text(encoding="utf-8")
    said = outcome(report, voice) if report.over else voice.tell("coach-unfinished")
    whose = voice.tell("coach-of-100")
    parts = [
        f'<!DOCTYPE html>\n<html lang="{voice.language}"><head><meta charset="utf-8"><title>{title}</title>',
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head><body>',
        f"<section><h1>{title}</h1><p>{escape(said)}</p><p>{escape(whose)}</p>",
        f"{chart(report, voice, names, LETTERS)}</section>",
    ]
    judge = Judge(game.state.rules)
    seen = views(game, report.seat, report)
    for letter, turn in zip(MARKED, marks, strict=False):
        parts.append(turn_html(letter, turn, report.seat, judge, voice, seen[turn.ply]))
    parts += [summary(report, voice), chances_table(report, voice, names), "</body></html>\n"]
    return "\n".join(parts)


def turn_html(letter: str, turn: Turn, seat: int, judge: Judge, voice: TableVoice, view: View) -> str:
    """One turn that cost much: what was played and what was better, side by side."""
    head = escape(voice.tell("coach-turn", day=turn.day, turn=turn.of_day))
    cost = escape(voice.tell("coach-cost", n=percent(turn.cost)))
    played = taken_html("played", turn.played, seat, judge, voice, view)
    best = taken_html("best", turn.best, seat, judge, voice, view)
    sides = f'<div class="two">{played}{best}</div>'
    return f'<section><span class="cost">{cost}</span><h2>{letter} · {head}</h2>{sides}</section>'


def taken_html(kind: str, taken: Taken, seat: int, judge: Judge, voice: TableVoice, view: View) -> str:
    """A line in words, with its chance and its reasons."""
    better = kind == "best"
    name = escape(voice.tell("coach-better" if better else "coach-played"))
    chance = escape(voice.tell("coach-chance", n=percent(taken.chances[seat])))
    steps = "".join(f"<li>{escape(said)}</li>" for said in in_words(judge, voice, view, taken.answers))
    why = "".join(f"<li>{escape(voice.say(each))}</li>" for each in why_phrases(taken.why, better))
    return f'<div class="{kind}"><h3>{name}: {chance}</h3><ol>{steps}</ol><ul>{why}</ul></div>'


def summary(report: Report, voice: TableVoice) -> str:
    """How close each day was, luck, and one thing for next time."""
    close = escape(voice.tell("coach-close"))
    total = escape(voice.tell("coach-close-of", n=report.close()))
    days = "".join(
        f"<tr><td>{escape(voice.tell('coach-close-day', day=day))}</td><td>{n}</td></tr>"
        for day, n in report.closeness().items()
    )
    named = [luck_phrase(each) for each in named_luck(report)] or [Phrase("coach-luck-none")]
    luck = "".join(f"<li>{escape(voice.say(each))}</li>" for each in named)
    return (
        f"<section><h2>{close}: {total}</h2><table>{days}</table></section>"
        f"<section><h2>{escape(voice.tell('coach-luck'))}</h2><ul>{luck}</ul></section>"
        f"<section><h2>{escape(voice.tell('coach-next'))}</h2><p>{escape(voice.say(advice_phrase(report)))}</p></section>"
    )


def chances_table(report: Report, voice: TableVoice, names: Sequence[str]) -> str:
    """The chances as a table."""
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "".join(
        f"<tr><td>{escape(where)}</td>{''.join(f'<td>{n}</td>' for n in chances)}</tr>"
        for where, chances in rows(report, voice)
    )
    caption = escape(voice.tell("coach-table"))
    inside = f"<thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody>"
    return f"<section><h2>{caption}</h2><table>{inside}</table></section>"
