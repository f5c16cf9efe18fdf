"""The end: who has won, every item of the score with its rule, and the course of the VP as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gugong import explain
from gugong.draw import LETTERS
from gugong.engine.ids import NOBODY
from gugong.engine.scoring import winner
from gugong.notation.scores import score_sheet
from gugong.web.page import Page
from gugong.web.present.people import called, page_voice
from gugong.words.phrase import Arg, Person, Phrase, phrase

TRACK: Final = "track"
TRACK_RULE: Final = "B-DAY-08"
DISQUALIFIED: Final = "B-END-05"
SIGNS: Final = {"B-END-01": "loc-wall", "B-END-02": "loc-decrees", "B-END-03": "loc-palace", "B-END-04": "jade"}


@dataclass(frozen=True)
class Row:
    """One item of the score: a figure for each column."""

    sign: str
    title: str
    rule: str
    figures: tuple[int, ...]
    best: int


@dataclass(frozen=True)
class Column:
    """One player's column."""

    seat: int
    letter: str
    name: str
    vp: int
    counts: bool
    total: int


@dataclass(frozen=True)
class Sheet:
    """The final scores."""

    headline: str
    story: tuple[str, ...]  # in sentences
    rule: str
    letter: str  # of the winner, or of nobody
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


def is_over(page: Page) -> bool:
    """Whether the game is over."""
    return page.view.asked is None


def sheet(page: Page) -> Sheet:
    """The final scores, the best column first."""
    scores = score_sheet(page.view.state)
    columns = []
    for seat, score in scores.items():
        vp, total = score["vp"], score["total"]
        assert isinstance(vp, int)
        assert isinstance(total, int)
        columns.append(Column(seat, LETTERS[seat], called(page, seat), vp, bool(score["counts"]), total))
    best = winner(page.view.state)
    columns.sort(key=lambda column: (column.seat != best, not column.counts, -column.total, -column.vp))
    rows = rows_of(page, [column.seat for column in columns])
    headline, story = verdict(page, best, columns)
    out = any(not column.counts for column in columns)
    rule = DISQUALIFIED if out else "B-END-06"
    return Sheet(headline, story, rule, LETTERS[best] if best != NOBODY else "N", tuple(columns), tuple(rows))


def rows_of(page: Page, seats: Sequence[int]) -> list[Row]:
    """A row an item, with what stood on the track first."""
    figures: dict[str, dict[int, int]] = {TRACK: {}}
    for rule, _, _ in page.view.state.final_items:
        figures.setdefault(rule, {})
    for seat, score in score_sheet(page.view.state).items():
        items = score["items"]
        assert isinstance(items, list)
        for rule, vp in items:
            figures[rule][seat] = figures[rule].get(seat, 0) + vp
    rows = []
    for rule, by_seat in figures.items():
        title = page_voice(page).tell("page-score-track") if rule == TRACK else explain.rule(rule, page.language).title
        shown = tuple(by_seat.get(seat, 0) for seat in seats)
        sign = "sun" if rule == TRACK else SIGNS.get(rule, "loc-decrees")
        rows.append(Row(sign, title, TRACK_RULE if rule == TRACK else rule, shown, max(shown, default=0)))
    return rows


def verdict(page: Page, best: int, columns: Sequence[Column]) -> tuple[str, tuple[str, ...]]:
    """The headline, and how it came."""
    says = page_voice(page)
    if best == NOBODY:
        return says.tell("page-nobody-wins"), (says.fill("page-nobody-wins", "why", {}),)
    first, seat = columns[0], page.view.seat
    headline = says.say(about(first, "page-wins", vp=first.total))
    story = []
    place = next((place for place, column in enumerate(columns) if column.seat == seat), 0)
    if place and not page.hot_seat and columns[place].counts:
        story.append(says.tell("page-your-place", place=place + 1, behind=first.total - columns[place].total))
    for column in columns:
        if not column.counts:
            story.append(says.say(about(column, "page-score-lost", vp=column.vp)))
    if not story and len(columns) > 1:
        second = columns[1]
        story.append(says.tell("page-ahead-of", vp=first.total - second.total, other=Person(second.seat)))
    return headline, tuple(story)


def about(column: Column, key: str, **args: Arg) -> Phrase:
    """A sentence about a player of the sheet."""
    return phrase(key, {"who": Person(column.seat), **args}, column.seat)
