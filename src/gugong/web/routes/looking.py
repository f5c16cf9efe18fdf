"""Looking: what an answer would do, why another is not possible, the record, and a game played again."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from gugong.play import foresee
from gugong.web import present
from gugong.web.games.live import LiveGame
from gugong.web.games.replay import moment, turns_since, whole
from gugong.web.games.seats import SeatShown, page_of, refusal
from gugong.web.refusals import Refusal, refuse
from gugong.web.routes.common import (
    Routes,
    html_page,
    json_response,
    language_of,
    seen_game,
    settings_of,
    usual_language,
)
from gugong.web.routes.play import CLOSED

router = Routes()
THING = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+){0,9}")  # an id of the drawing


def gone_on() -> Response:
    """The table has gone on since a page asked: nothing to say, and nobody did anything wrong."""
    return Response(status_code=204)


def is_now(request: Request, live: LiveGame) -> bool:
    """Whether a page asks about the position that is on the table."""
    return request.query_params.get("ply") == str(live.ply)


def asked_about(request: Request, live: LiveGame, seen: SeatShown) -> str:
    """The answer that a page asks about; "" if its position is no longer the one on the table."""
    answer = " ".join(request.query_params.get("answer", "")[:200].split())
    if not answer:
        raise Refusal(422, "page-which-answer")
    if not is_now(request, live):
        return ""
    if seen.closed or live.asked != seen.seat or live.row.opened:
        raise Refusal(409, "page-not-your-turn")
    return answer


@router.get("/games/{id}/preview")
async def preview(request: Request, id: str) -> Response:
    """What an answer would do, as far as its seat can foresee it."""
    live, seen = await seen_game(request, id)
    answer = asked_about(request, live, seen)
    if not answer:
        return gone_on()
    page = page_of(live, seen, usual_language(request))
    decision = page.view.decision
    if decision is None or decision.find(answer) is None:
        reason, rule = refusal(live, answer, page.language)
        raise refuse(422, "page-plain", rule, what=reason)
    outcome = foresee(page.view, answer)
    after, events = (None, ()) if outcome is None else (outcome.view, outcome.events)
    return json_response({"ply": live.ply, "answer": answer, **present.preview(page, after, list(events))})


@router.get("/games/{id}/why")
async def why(request: Request, id: str) -> Response:
    """Why an answer is not on offer."""
    live, seen = await seen_game(request, id)
    answer = asked_about(request, live, seen)
    if not answer:
        return gone_on()
    decision = live.table.decision
    if decision is not None and decision.find(answer) is not None:
        raise Refusal(409, "page-on-offer")
    language = usual_language(request)
    said = present.why(*refusal(live, answer, language), language)
    return json_response({"ply": live.ply, "answer": answer, **said})


@router.get("/games/{id}/about", looks_back=True)
async def about(request: Request, id: str) -> Response:
    """What there is to say about something drawn, at any answer of the game: of the table, or looking back."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    thing, ply = request.query_params.get("thing", ""), request.query_params.get("ply", "")
    if not THING.fullmatch(thing):
        raise Refusal(422, "page-which-thing")
    looks_back = "replay" in request.query_params or live.row.opened
    language = usual_language(request)
    if looks_back or ply != str(live.ply):
        page = await moment(live, seen, wanted_ply(live, ply), language)
    else:
        page = page_of(live, seen, language)
    card = present.about(page, thing, looks_back)
    if card is None:
        raise Refusal(404, "page-which-thing")
    return json_response({"ply": page.ply, **card})


def wanted_ply(live: LiveGame, ply: str) -> int:
    """A number of answers of this game; Refusal if it is none."""
    plies = len(live.table.given)
    if not (ply.isascii() and ply.isdecimal() and len(ply) < 9 and int(ply) <= plies):
        raise refuse(404, "page-no-answer", last=plies)
    return int(ply)


@router.get("/games/{id}/rules", looks_back=True)
async def rules_beside(request: Request, id: str) -> Response:
    """The rules beside a table: they begin with the question that is asked."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    page = page_of(live, seen, usual_language(request))
    looks_back = "replay" in request.query_params or live.row.opened
    return HTMLResponse(present.drawer(page, page.language, looks_back))


@router.get("/games/{id}/log", looks_back=True)
async def log(request: Request, id: str) -> Response:
    """All that this seat was told, under headings of days and turns."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    language, ply = usual_language(request), request.query_params.get("ply", "")
    looks_back = "replay" in request.query_params or live.row.opened
    page = await moment(live, seen, wanted_ply(live, ply), language) if looks_back else page_of(live, seen, language)
    return HTMLResponse(present.whole_log(page))


@router.get("/games/{id}/since", looks_back=True)
async def since(request: Request, id: str) -> Response:
    """What others did since this seat's last turn, to be shown on the board again."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    if not is_now(request, live):
        return gone_on()
    turns = await turns_since(live, seen, page_of(live, seen, usual_language(request)))
    return json_response({"ply": live.ply, "turns": turns})


@router.get("/games/{id}/record", looks_back=True)
async def record(request: Request, id: str) -> Response:
    """The record: all of it when the game is over, what the seat may know of it before."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    game = live.table.game
    if seen.watching and not game.over:
        raise Refusal(403, "friends-only-watch")
    text = game.record() if game.over or live.row.opened else game.record(seen.seat)
    headers = {"content-disposition": f'attachment; filename="gugong-{id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/games/{id}/replay", looks_back=True)
async def replay(request: Request, id: str) -> Response:
    """A game of yours again."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    told = whole(live, seen)
    plies = len(live.table.given)
    first = next((each.ply for each in told if each.event.kind == "turn"), 0)  # behind the set-up
    page = await moment(live, seen, min(first, plies), language_of(request))
    over = live.table.game.over and not live.row.opened
    return html_page(request, present.replay(page, told, plies, settings_of(request), str(request.base_url), over))


@router.get("/games/{id}/replay/{ply}", looks_back=True)
async def replay_at(request: Request, id: str, ply: str) -> Response:
    """The parts of one position of it."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    at = wanted_ply(live, ply)
    parts = present.replay_parts(await moment(live, seen, at, usual_language(request)), settings_of(request))
    return json_response({"ply": at, "plies": len(live.table.given), "parts": parts})
