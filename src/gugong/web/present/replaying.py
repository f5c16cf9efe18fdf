"""A game again: the board at any answer, a slider with its marks, what was answered, and the largest swings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from gugong import draw, explain
from gugong.engine.ids import NOBODY
from gugong.web.page import Page, Told
from gugong.web.present import final, told
from gugong.web.present.chart import chart
from gugong.web.present.people import called
from gugong.web.present.rendering import LETTERS, render, rule_link
from gugong.web.present.settings import Settings
from gugong.web.present.table import GAME, OVER, moving, rivals, wings

MARKS: Final = {
    "wall-complete": ("w", "Wall completed"),
    "arrives": ("p", "Arrival in the Palace"),
    "night": ("n", "Night"),
}
END: Final = ("e", "The end")
MOMENTS: Final = 6
LEAST_SWING: Final = 3
MOMENT_SIGNS: Final = {"B-WAL": "loc-wall", "B-PAL": "loc-palace", "B-DEC": "loc-decrees", "B-CAN": "loc-canal"}


@dataclass(frozen=True)
class Mark:
    """A moment on the slider."""

    ply: int
    at: float  # of the width, 0 to 1000
    kind: str
    title: str


@dataclass(frozen=True)
class Moment:
    """A large swing."""

    ply: int
    sign: str
    text: str
    swing: int


def replay(page: Page, whole: Sequence[Told], plies: int, settings: Settings, full: bool) -> str:
    """The whole page. `page` is the position shown, `whole` all that is told of the game, `full` if hands are open."""
    people = [called(page, seat) for seat in range(len(page.seats))]
    return render(
        "replay.html",
        title=f"Replay – {GAME}",
        page=page,
        ply=page.ply,
        plies=plies,
        letter=LETTERS[page.view.seat],
        game_id=page.game_id,
        parts={name: Markup(html) for name, html in replay_parts(page, settings).items()},
        board=Markup(draw.board(page.view)),
        windows=json.dumps(draw.windows(page.view)),
        marks=marks(whole, plies),
        turns=[each.ply for each in whole if each.event.kind == "turn"],
        days=days(whole, plies),
        chart=chart(whole, people, plies, page.ply),
        moments=moments(page, whole),
        settings=settings,
        wings=wings(page),
        full=full,
        over=any(each.event.kind in ("wins", "nobody-wins") for each in whole),
        scores=render("sheet.html", sheet=final.sheet(page)) if page.view.asked is None else "",
    )


def replay_parts(page: Page, settings: Settings) -> dict[str, str]:
    """The parts that change from answer to answer."""
    return {
        "pieces": moving(page, None),
        "rivals": rivals(page, settings),
        "own": draw.player(page.view, page.view.seat, (), called(page, page.view.seat), ""),
        "hand": draw.hand(page.view, ()),
        "caption": caption(page),
        "log": render("log.html", lines=told.log_items(page), day=page.view.state.day),
    }


def caption(page: Page) -> str:
    """What has just been done, in a line."""
    latest = [each for each in page.told if told.is_shown(each.event) and each.ply == page.ply]
    if not latest:
        latest = [each for each in page.told if told.is_shown(each.event)][-1:]
    turn = sum(each.event.kind == "turn" for each in page.told)
    first = latest[0].event if latest else None
    return render(
        "caption.html",
        sign=told.emblem(first, 20) if first is not None else "",
        day=page.view.state.day,
        turn=turn,
        text=". ".join(told.said(page, each.event) for each in latest[:3]),
        link=rule_link(first.rule if first is not None else ""),
        over=page.view.asked is None,
    )


def status(page: Page) -> str:
    """A replay waits for nobody."""
    return OVER if page.view.asked is None else "waiting"


def marks(whole: Sequence[Told], plies: int) -> list[Mark]:
    """Walls, arrivals and Nights on the slider."""
    found = []
    for each in whole:
        if each.event.kind in MARKS:
            kind, title = MARKS[each.event.kind]
            found.append(Mark(each.ply, round(1000 * each.ply / max(1, plies), 1), kind, title))
    return found


def days(whole: Sequence[Told], plies: int) -> list[tuple[int, float]]:
    """Each day and where it begins."""
    mornings = [each for each in whole if each.event.kind == "morning"]
    return [(each.event.values[0], round(1000 * each.ply / max(1, plies), 1)) for each in mornings]


def moments(page: Page, whole: Sequence[Told]) -> list[Moment]:
    """The answers after which one player's VP rose most, in order; the final scoring apart."""
    gained: dict[tuple[int, int], list[Told]] = {}
    day = 1
    of_day: dict[int, int] = {}
    for each in whole:
        if each.event.kind == "morning":
            day = each.event.values[0]
        if each.event.kind == "final-scoring":
            break
        if each.event.kind == "vp" and each.event.seat != NOBODY:
            gained.setdefault((each.ply, each.event.seat), []).append(each)
            of_day[each.ply] = day
    swings = []
    for (ply, seat), events in gained.items():
        swing = sum(each.event.values[0] for each in events)
        if swing >= LEAST_SWING:
            rule = max(events, key=lambda each: each.event.values[0]).event.rule
            sign = MOMENT_SIGNS.get(rule[:5], "vp")
            text = f"Day {of_day[ply]}: {called(page, seat)}, {why_of(rule)}"
            swings.append(Moment(ply, sign, text, swing))
    best = sorted(swings, key=lambda moment: -moment.swing)[:MOMENTS]
    return sorted(best, key=lambda moment: moment.ply)


def why_of(rule: str) -> str:
    """The title of the rule that gave the VP."""
    title = explain.rule(rule).title
    return title[:1].lower() + title[1:]
