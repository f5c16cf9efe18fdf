"""A report as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

from gugong.coach.chart import chart, rows
from gugong.coach.costly import BEST, Costly, Side, Told, told
from gugong.coach.reading import Report
from gugong.draw import LETTERS
from gugong.explain.voice import TableVoice
from gugong.game import Game


def html(report: Report, game: Game, voice: TableVoice, names: Sequence[str]) -> str:
    """The whole page."""
    says = told(report, game, voice)
    title = escape(says.headline)
    style = (resources.files("gugong.coach") / "report.css").read_text(encoding="utf-8")
    whose = voice.tell("coach-of-100")
    parts = [
        f'<!DOCTYPE html>\n<html lang="{voice.language}"><head><meta charset="utf-8"><title>{title}</title>',
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head><body>',
        f"<section><h1>{title}</h1><p>{escape(says.result)}</p><p>{escape(whose)}</p>",
        f"{chart(report, voice, names, LETTERS)}</section>",
    ]
    parts += [turn_html(turn, voice) for turn in says.costly]
    parts += [summary(says, voice), chances_table(report, voice, names), "</body></html>\n"]
    return "\n".join(parts)


def turn_html(turn: Costly, voice: TableVoice) -> str:
    """One turn that cost much: what was played and what was better, side by side."""
    head = escape(voice.tell("coach-turn", day=turn.day, turn=turn.of_day))
    cost = escape(voice.tell("coach-cost", n=turn.cost))
    sides = "".join(side_html(side, voice) for side in turn.sides)
    told = f'<h2>{turn.letter} · {head}</h2><div class="two">{sides}</div>'
    return f'<section><span class="cost">{cost}</span>{told}</section>'


def side_html(side: Side, voice: TableVoice) -> str:
    """A line in words, with its chance and its reasons."""
    name = escape(voice.tell("coach-better" if side.kind == BEST else "coach-played"))
    chance = escape(voice.tell("coach-chance", n=side.chance))
    steps = "".join(f"<li>{escape(said)}</li>" for said in side.steps)
    why = "".join(f"<li>{escape(said)}</li>" for said in side.why)
    return f'<div class="{side.kind}"><h3>{name}: {chance}</h3><ol>{steps}</ol><ul>{why}</ul></div>'


def summary(says: Told, voice: TableVoice) -> str:
    """How close each day was, luck, and one thing for next time."""
    close = escape(voice.tell("coach-close"))
    total = escape(voice.tell("coach-close-of", n=says.close))
    days = "".join(
        f"<tr><td>{escape(voice.tell('coach-close-day', day=day))}</td><td>{n}</td></tr>"
        for day, n in says.days.items()
    )
    luck = "".join(f"<li>{escape(said)}</li>" for said in says.luck)
    return (
        f"<section><h2>{close}: {total}</h2><table>{days}</table></section>"
        f"<section><h2>{escape(voice.tell('coach-luck'))}</h2><ul>{luck}</ul></section>"
        f"<section><h2>{escape(voice.tell('coach-next'))}</h2><p>{escape(says.advice)}</p></section>"
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
