"""The coach in the browser: a hint for a question, a finished game read turn by turn, and playing on from a turn."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from secrets import randbits
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from gugong.engine.ids import NOBODY
from gugong.game import Game
from gugong.web import present
from gugong.web.bots.coaching import Busy, Failed, Reading
from gugong.web.bots.worker import USUAL
from gugong.web.games.live import LiveGame
from gugong.web.games.new_game import NewGame
from gugong.web.games.replay import game_after, moment, reach
from gugong.web.games.seats import SeatShown, page_of
from gugong.web.page import BOT, MENG, PERSON, Page
from gugong.web.refusals import PlyAsked, Refusal, read_json
from gugong.web.routes.common import (
    games_of,
    holder_of,
    html_page,
    json_response,
    language_of,
    seen_game,
    settings_of,
    usual_language,
    visitor_of,
)
from gugong.web.routes.looking import gone_on, is_now, wanted_ply
from gugong.web.routes.play import CLOSED
from gugong.web.store import SeatRow

router = APIRouter()
NOT_OVER: Final = "coach-not-over"
DISCONNECTED: Final = 0.25  # seconds between looks at whether the page still waits


def asked_of(live: LiveGame, ply: int | None = None) -> tuple[str, tuple[str, ...]]:
    """The head of the game's record and its answers, as the coach takes them."""
    given = live.table.given if ply is None else live.table.given[:ply]
    return live.table.beginning.record().partition("\n")[0], tuple(each.answer for each in given)


@router.get("/games/{id}/hint")
async def hint(request: Request, id: str) -> Response:
    """The three best answers to the question that is shown, and why."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    if not is_now(request, live):
        return gone_on()
    page = page_of(live, seen, usual_language(request))
    if live.row.opened or page.view.decision is None:
        raise Refusal(409, "page-not-your-turn")
    if not present.hints_allowed(page):
        raise Refusal(403, "hint-not-here")
    thinking = asyncio.ensure_future(games_of(request).coaching.hint(id, *asked_of(live), seen.seat))
    try:
        while not thinking.done():
            await asyncio.wait([thinking], timeout=DISCONNECTED)
            if not thinking.done() and await request.is_disconnected():
                thinking.cancel()
        found = thinking.result()
    except asyncio.CancelledError:
        return gone_on()
    except Busy:
        raise Refusal(503, "coach-busy") from None
    except Failed:
        raise Refusal(503, "coach-no-answer") from None
    ply = live.ply
    answers = [advice[0] for advice in found]
    return json_response({"ply": ply, "answers": answers, "html": present.hint(page, found)})


def coached(request: Request, live: LiveGame, seen: SeatShown) -> int:
    """The seat that is coached: one of this browser's, or any player's in a record."""
    if seen.closed:
        raise Refusal(409, CLOSED)
    if not (live.table.game.over or live.row.opened):
        raise Refusal(409, NOT_OVER)
    given = request.query_params.get("seat", "")
    seat = int(given) if given.isdecimal() and len(given) == 1 else seen.seat
    rules = live.table.game.state.rules
    if seat == rules.automa or seat >= rules.seats or seat not in seen.held:
        raise Refusal(404, "coach-no-such-seat")
    return seat


def page_at_end(live: LiveGame, seen: SeatShown, seat: int, language: str) -> Page:
    """The end of the game as the coached seat sees it."""
    return replace(page_of(live, replace(seen, seat=seat), language), hot_seat=False)


def reading_of(request: Request, live: LiveGame, seat: int) -> Reading:
    """How far the game has been read; asking lets it go on."""
    return games_of(request).coaching.reading(live.row.id, *asked_of(live), seat)


@router.get("/games/{id}/coach")
async def coach(request: Request, id: str) -> Response:
    """The coach's page of a game."""
    live, seen = await seen_game(request, id)
    seat = coached(request, live, seen)
    page = page_at_end(live, seen, seat, language_of(request))
    return html_page(
        request, present.coach(page, reading_of(request, live, seat), live.table.game, settings_of(request))
    )


@router.get("/games/{id}/coach/progress")
async def progress(request: Request, id: str) -> Response:
    """How far it has come, and the report so far, unless the page has that already: `?done=3`."""
    live, seen = await seen_game(request, id)
    seat = coached(request, live, seen)
    page = page_at_end(live, seen, seat, usual_language(request))
    known = request.query_params.get("done", "")
    return json_response(present.coach_progress(page, reading_of(request, live, seat), live.table.game, known))


@router.post("/games/{id}/coach/stop")
async def stop(request: Request, id: str) -> Response:
    """Nobody waits for it any more; what was read stays."""
    live, seen = await seen_game(request, id)
    games_of(request).coaching.stop(id, coached(request, live, seen))
    return gone_on()


@router.get("/games/{id}/coach/board/{ply}/{line}")
async def board(request: Request, id: str, ply: str, line: str) -> Response:
    """The board as a turn left it: the one that was `played`, or the `best`."""
    live, seen = await seen_game(request, id)
    seat = coached(request, live, seen)
    at = wanted_ply(live, ply)
    report = reading_of(request, live, seat).report
    turn = None if report is None else next((each for each in report.turns if each.ply == at), None)
    if turn is None or line not in ("played", "best"):
        raise Refusal(404, "page-nothing-there")
    page = await moment(live, replace(seen, seat=seat), at, usual_language(request))
    taken = turn.played if line == "played" else turn.best
    drawn = present.coach_board(page, taken.answers)
    headers = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'", "cache-control": "private"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@router.post("/games/{id}/coach/play-on")
async def play_on(request: Request, id: str) -> Response:
    """A new game from a turn of this one, against the same bots; the old one stays."""
    live, seen = await seen_game(request, id)
    seat = coached(request, live, seen)
    asked = read_json(await request.body(), PlyAsked)
    at = wanted_ply(live, str(asked.ply))
    games, holder = games_of(request), holder_of(request)
    if not games.options.new_games:
        raise Refusal(403, "page-no-new-games")
    await reach(live, at)
    now = game_after(live, at)
    if now.over:
        raise Refusal(409, "coach-nothing-left")
    games.check_new_game(visitor_of(request), holder)
    begun = await games.begin(from_position(live, now, seat, holder))
    return json_response({"location": f"/games/{begun.row.id}"}, 201)


def from_position(live: LiveGame, now: Game, seat: int, holder: str) -> NewGame:
    """The beginning of a game from a position: this browser on its seat, bots on the others."""
    head = Game.from_dict(now.to_dict(), chance="ask").record().partition("\n")[0]
    automa = now.state.rules.automa
    seats = []
    for row in live.seats:
        if row.seat == automa != NOBODY:
            seats.append(SeatRow(row.seat, MENG, row.name))
        elif row.seat == seat:
            seats.append(SeatRow(row.seat, PERSON, row.name, "", holder))
        else:
            seats.append(SeatRow(row.seat, BOT, row.name if row.kind == BOT else "", row.level or USUAL))
    return NewGame(head, randbits(62), seats)
