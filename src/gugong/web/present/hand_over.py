"""Hot seat: closed doors between two players at one screen. Nothing that only one of them may see is behind them."""

from __future__ import annotations

from gugong import draw
from gugong.web.page import Page
from gugong.web.present import log
from gugong.web.present.game_page import PARTS, YOUR_TURN, Part, header, moving, title, whole
from gugong.web.present.people import page_voice
from gugong.web.present.rendering import render
from gugong.web.present.settings import Settings


def door_parts(page: Page) -> dict[str, Part]:
    """The parts of a table with its doors closed: the public board, no hand, no question, no log."""
    empty = dict.fromkeys((*PARTS, "discard"), "")
    return {**empty, "header": header(page, log.since(page)), "pieces": moving(page, None), "doors": door(page)}


def door(page: Page) -> str:
    """The doors themselves, with whose turn it is."""
    seat = page.view.seat
    turns = [told for told in page.told if told.ply > page.since and told.event.kind == "turn"]
    return render(
        "doors.html",
        page_voice(page),
        letter=draw.LETTERS[seat],
        name=page.seats[seat].name,
        day=page.view.state.day,
        news=len(turns),
    )


def doors(page: Page, settings: Settings) -> str:
    """The whole page with its doors closed; `page` is that of the seat whose turn it is."""
    board = draw.board(page.view, (), page.language)
    return whole(page, settings, title(page), YOUR_TURN, {**door_parts(page), "board": board})
