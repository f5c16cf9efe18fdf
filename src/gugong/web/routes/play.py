"""Playing: the page of a table, answers, undo, opening the doors, hurrying a bot, and the stream of what changes."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gugong.errors import AnswerError, MalformedAnswer
from gugong.play import way_back
from gugong.web import present
from gugong.web.games.clock import GRACE
from gugong.web.games.live import LiveGame
from gugong.web.games.seats import SeatShown, name_of, page_of, refusal, undo_of
from gugong.web.games.sharing import stood_in
from gugong.web.games.standing import mark, stands_in
from gugong.web.refusals import AnswerAsked, PlyAsked, Refusal, UndoAsked, read_json, refuse
from gugong.web.routes.common import (
    Routes,
    body_of,
    games_of,
    html_page,
    json_response,
    language_of,
    own_game,
    seen_game,
    seen_now,
    settings_of,
    usual_language,
)
from gugong.web.store import CLOCK, Taken
from gugong.words.phrase import Person, phrase
from gugong.words.voice import Voice

router = Routes()
CLOSED: Final = "page-closed"


@router.get("/games/{id}")
async def game_page(request: Request, id: str) -> Response:
    """The page of a table, or the doors before it."""
    live, seen = await seen_game(request, id)
    if live.row.opened:
        return RedirectResponse(f"/games/{id}/replay", 303)
    if not live.has_begun:
        return RedirectResponse(f"/games/{id}/table", 303)
    page, settings = page_of(live, seen, language_of(request)), settings_of(request)
    base = str(request.base_url)
    if present.hints_allowed(page):
        games_of(request).coaching.expect()
    html = present.doors(page, settings) if seen.closed else present.game_page(page, settings, base)
    return html_page(request, html)


@router.post("/games/{id}/answers")
async def answer(request: Request, id: str) -> Response:
    """One answer: on disk first, then shown."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), AnswerAsked)
    settings = settings_of(request)
    # The answer may have ended a turn: then another seat is at this screen by now.
    if any(live.has(asked.ply, seat, asked.answer) for seat in seen.held):
        return shown(live, seen, request, asked.have)
    if asked.ply != live.ply:
        return late(live, seen, request, asked.have)
    check_open(live, seen)
    if live.asked != seen.seat:
        raise Refusal(409, "page-not-your-turn")
    check_clock(live, seen.seat)
    await mark(live, seen.seat, True)
    try:
        await live.answer(asked.ply, seen.seat, asked.answer, settings.end_turn_confirm)
    except Taken:
        return late(live, seen, request, asked.have)
    except AnswerError as error:
        raise refused(live, asked.answer, error, usual_language(request)) from None
    games_of(request).go_on(live)
    return shown(live, seen, request, asked.have)


def refused(live: LiveGame, answer: str, error: AnswerError, language: str) -> Refusal:
    """Why an answer was not taken, in words and with its rule."""
    tidy = " ".join(answer.split())
    if isinstance(error, MalformedAnswer):
        return refuse(400, "page-plain", what=refusal(live, tidy, language)[0])
    reason, rule = refusal(live, tidy, language)
    what = phrase("page-plain", {"what": reason})
    return Refusal(422, what, rule, html=present.why(reason, rule, language)["html"])


def check_clock(live: LiveGame, seat: int) -> None:
    """Once the time has run out a bot answers until the turn is over; what was on its way then still counts."""
    if stands_in(live, seat, time.time() - GRACE) == CLOCK:
        raise Refusal(409, "friends-time-over")


def check_open(live: LiveGame, seen: SeatShown) -> None:
    """Nobody answers through closed doors, before the host has started, or in a record."""
    if not live.has_begun:
        raise Refusal(409, "friends-not-begun")
    if live.row.opened:
        raise Refusal(409, "page-only-record")
    if seen.closed:
        raise Refusal(409, CLOSED)


def late(live: LiveGame, seen: SeatShown, request: Request, have: str | None) -> Response:
    """Somebody was faster: the new position, and who it was."""
    language = usual_language(request)
    last = live.table.given[-1].seat if live.table.given else -1
    is_other = last >= 0 and last != seen.seat
    by_bot = stood_in(live, seen.seat) > 0
    says = Voice(language, [name_of(seat, language) for seat in live.seats], seen.seat)
    own = "friends-late_bot" if by_bot else "page-late_own"
    told = says.tell("page-late", who=Person(last)) if is_other and not by_bot else says.tell(own)
    current = seen_now(request, live, seen)
    return json_response({**body_of(live, current, settings_of(request), language, have), "late": told}, 409)


def shown(live: LiveGame, seen: SeatShown, request: Request, have: str | None) -> Response:
    """The position now, as this browser sees it."""
    current = seen_now(request, live, seen)
    return json_response(body_of(live, current, settings_of(request), usual_language(request), have))


@router.get("/games/{id}/position")
async def position(request: Request, id: str) -> Response:
    """The position now, for a page that has missed something."""
    live, seen = await seen_game(request, id)
    return shown(live, seen, request, request.query_params.get("have"))


@router.post("/games/{id}/undo")
async def undo(request: Request, id: str) -> Response:
    """Take back the latest answer, or all of this turn."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), UndoAsked)
    if live.row.opened or not live.has_begun:
        check_open(live, seen)
    if asked.to not in ("answer", "turn"):
        raise refuse(422, "page-undo-to", given=repr(asked.to))
    if asked.ply != live.ply:
        return late(live, seen, request, asked.have)
    seat = seen.seat
    if seen.closed:  # whoever has just answered is still at the screen: nobody has opened the doors
        seat = next((held for held in seen.held if live.seats[held].open), seat)
    back = way_back(live.table, seat)
    if not back.allowed:
        reason = undo_of(live, back, usual_language(request)).reason
        raise refuse(409, "page-no-undo", reason=reason or "")
    try:
        await live.undo(asked.ply, seat, back.turn if asked.to == "turn" else back.answer)
    except Taken:
        return late(live, seen, request, asked.have)
    return shown(live, seen, request, asked.have)


@router.post("/games/{id}/ready")
async def ready(request: Request, id: str) -> Response:
    """Open the doors for the seat asked."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), PlyAsked)
    if asked.ply != live.ply:
        return late(live, seen, request, asked.have)
    if seen.closed:
        await live.open_seat(seen.seat, seen.held)
    return shown(live, seen, request, asked.have)


@router.post("/games/{id}/hurry")
async def hurry(request: Request, id: str) -> Response:
    """Stop the bot that thinks about this ply, if there is one: a quick bot answers, which the stream will tell."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), PlyAsked)
    check_open(live, seen)
    if asked.ply == live.ply:
        games_of(request).hurry(id)
    return shown(live, seen, request, asked.have)
