"""The log of the whole game, under headings of days and turns; each line says whose it is, to be filtered."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from gugong.draw import LETTERS
from gugong.engine.ids import NOBODY
from gugong.web.page import Page
from gugong.web.present.log import HEADINGS, emblem, is_shown, said
from gugong.web.present.people import called, page_voice
from gugong.web.present.rendering import icon, render

MORNING: Final = "morning"
TURN: Final = "turn"


class Line(NamedTuple):
    """One line: whose it is, by letter, its sign, what happened, and by which rule."""

    who: str
    sign: Markup
    text: str
    rule: str


class Part(NamedTuple):
    """A turn, or a Morning or a Night, which is nobody's."""

    who: str
    sign: Markup
    heading: str
    lines: list[Line]


class Day(NamedTuple):
    """A day with its turns."""

    number: int
    parts: list[Part]


def whole_log(page: Page) -> str:
    """The log as HTML, oldest first."""
    people = [(LETTERS[seat], called(page, seat)) for seat in range(len(page.seats))]
    return render("whole_log.html", page_voice(page), days=days(page), people=people)


def days(page: Page) -> list[Day]:
    """What happened, by day and turn."""
    found = [Day(1, [])]
    for told in page.told:
        event = told.event
        if not is_shown(event):
            continue
        if event.kind == MORNING and event.values[0] > found[-1].number:
            found.append(Day(event.values[0], []))
        who = "" if event.seat == NOBODY else LETTERS[event.seat]
        if event.kind == TURN or event.kind in HEADINGS or not found[-1].parts:
            name = called(page, event.seat) if event.kind == TURN else said(page, event)
            found[-1].parts.append(Part(who if event.kind == TURN else "", emblem(event, 20), name, []))
            if event.kind == TURN or event.kind in HEADINGS:
                continue
        sign = icon(f"disc-{who}", 18) if who else emblem(event, 18)
        found[-1].parts[-1].lines.append(Line(who, sign, said(page, event), event.rule))
    return [Day(day.number, [part for part in day.parts if part.lines or part.who]) for day in found]
