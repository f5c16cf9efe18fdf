"""A game again: the board at any answer, a slider with its marks, what was answered, and the largest swings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from gugong import draw, explain
from gugong.draw import LETTERS
from gugong.engine.ids import NOBODY
from gugong.web.page import Page, Told
from gugong.web.present import log
from gugong.web.present.chart import chart
from gugong.web.present.feed import can_paint
from gugong.web.present.game_page import Part, moving, rivals, wings
from gugong.web.present.people import called, page_voice
from gugong.web.present.rendering import again, render
from gugong.web.present.settings import Settings

MARKS: Final = ("wall-complete", "arrives", "night")  # the events that have a mark on the slider
MOST_SENTENCES: Final = 3
MOMENTS: Final = 6
LEAST_SWING: Final = 3
MOMENT_SIGNS: Final = {"B-WAL": "loc-wall", "B-PAL": "loc-palace", "B-DEC": "loc-decrees", "B-CAN": "loc-canal"}


@dataclass(frozen=True)
class Mark:
    """A moment on the slider."""

    ply: int
    at: float  # of the width, 0 to 1000
    kind: str


@dataclass(frozen=True)
class Moment:
    """A large swing."""

    ply: int
    sign: str
    text: str
    swing: int


def replay(
    page: Page, whole: Sequence[Told], plies: int, settings: Settings, preview_at: str = "", is_over: bool = False
) -> str:
    """The whole page. `page` is the position shown, `whole` all that is told of the game.

    `preview_at` is the server's own address, where a preview of this one may be shown.
    """
    people, says = [called(page, seat) for seat in range(len(page.seats))], page_voice(page)
    return render(
        "replay.html",
        says,
        title=says.tell("page-title", what=says.tell("page-replay")),
        ply=page.ply,
        plies=plies,
        letter=LETTERS[page.view.seat],
        game_id=page.game_id,
        can_coach=any(each.event.kind == "turn" for each in whole),
        parts={name: Markup(html) for name, html in replay_parts(page, settings).items()},
        board=Markup(draw.board(page.view, (), page.language)),
        windows=json.dumps(draw.windows(page.view)),
        marks=marks(whole, plies),
        turns=[each.ply for each in whole if each.event.kind == "turn"],
        chart=chart(says, whole, people, plies, page.ply),
        moments=moments(page, whole),
        settings=settings,
        wings=wings(page),
        base=preview_at,
        is_over=is_over,
        live=page.watching and not any(each.event.kind == "final-scoring" for each in whole),
        pictured=is_over and can_paint(),
    )


def replay_parts(page: Page, settings: Settings) -> dict[str, str]:
    """The parts that change from answer to answer."""
    lines = (again("log.html", page_voice(page), day=page.view.state.day), *log.log_items(page), "</ol>")
    made: dict[str, Part] = {
        "pieces": moving(page, None),
        "rivals": rivals(page, settings),
        "own": ""
        if page.watching
        else draw.player(page.view, page.view.seat, (), called(page, page.view.seat), language=page.language),
        "hand": "" if page.watching else draw.hand(page.view, language=page.language),
        "caption": caption(page),
        "log": lines,
    }
    return {name: "".join(part) for name, part in made.items()}


def caption(page: Page) -> str:
    """What has just been done, in a line."""
    latest = [each for each in page.told if log.is_shown(each.event) and each.ply == page.ply]
    if not latest:
        latest = [each for each in page.told if log.is_shown(each.event)][-1:]
    turn = sum(each.event.kind == "turn" for each in page.told)
    first = latest[0].event if latest else None
    return render(
        "caption.html",
        page_voice(page),
        sign=log.emblem(first, 20) if first is not None else "",
        day=page.view.state.day,
        turn=turn,
        sentences=[log.said(page, each.event) for each in latest[:MOST_SENTENCES]],
        id=first.rule if first is not None else "",
    )


def marks(whole: Sequence[Told], plies: int) -> list[Mark]:
    """Walls, arrivals and Nights on the slider."""
    return [
        Mark(each.ply, round(1000 * each.ply / max(1, plies), 1), each.event.kind)
        for each in whole
        if each.event.kind in MARKS
    ]


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
            why = explain.rule(rule, page.language).title
            text = page_voice(page).tell("page-moment", day=of_day[ply], name=called(page, seat), why=why)
            swings.append(Moment(ply, sign, text, swing))
    best = sorted(swings, key=lambda moment: -moment.swing)[:MOMENTS]
    return sorted(best, key=lambda moment: moment.ply)
