"""The end: who has won, every item of the score with its rule, and the course of the VP as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gugong import explain
from gugong.engine.ids import NOBODY
from gugong.engine.scoring import winner
from gugong.notation.scores import score_sheet
from gugong.web.page import Page
from gugong.web.present.people import called
from gugong.web.present.rendering import LETTERS

TRACK: Final = "track"
TRACK_RULE: Final = "B-DAY-08"
DISQUALIFIED: Final = "B-END-05"
SIGNS: Final = {"B-END-01": "loc-wall", "B-END-02": "loc-decrees", "B-END-03": "loc-palace", "B-END-04": "jade"}
PLACES: Final = ("first", "second", "third", "fourth", "fifth")


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
    story: str
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
        title = "During the game" if rule == TRACK else explain.rule(rule).title
        shown = tuple(by_seat.get(seat, 0) for seat in seats)
        sign = "sun" if rule == TRACK else SIGNS.get(rule, "loc-decrees")
        rows.append(Row(sign, title, TRACK_RULE if rule == TRACK else rule, shown, max(shown, default=0)))
    return rows


def verdict(page: Page, best: int, columns: Sequence[Column]) -> tuple[str, str]:
    """The headline, and a sentence on how it came."""
    if best == NOBODY:
        return "Nobody wins", "No Envoy reached the Palace, so no score counts."
    winning = columns[0]
    verb = "win" if winning.name == "You" else "wins"
    headline = f"{winning.name} {verb} with {winning.total}"
    story = []
    mine = next((place for place, column in enumerate(columns) if column.seat == page.view.seat), 0)
    if mine and not page.hot_seat and columns[mine].counts:
        behind = winning.total - columns[mine].total
        story.append(
            f"You came {PLACES[mine]}, {behind} behind." if behind else f"You came {PLACES[mine]}, level on VP."
        )
    for column in columns:
        if not column.counts:
            whose = "Your" if column.name == "You" else f"{column.name}’s"
            story.append(f"{whose} Envoy never reached the Palace, so {column.vp} VP do not count.")
    if not story and len(columns) > 1:
        story.append(f"{winning.total - columns[1].total} ahead of {columns[1].name}.")
    return headline, " ".join(story)
