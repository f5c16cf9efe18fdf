"""Looking: what an answer would do, why another is not possible, the record, and a game played again."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from gugong.play import foresee
from gugong.web import present
from gugong.web.games.live import LiveGame
from gugong.web.games.replay import moment, turns_since, whole
from gugong.web.games.seats import SeatShown, page_of, refusal
from gugong.web.refusals import Refusal, refuse
from gugong.web.routes.common import html_page, json_response, language_of, seen_game, settings_of, usual_language
from gugong.web.routes.play import CLOSED

router = APIRouter()
GONE_ON = "page-gone-on"


def asked_about(request: Request, live: LiveGame, seen: SeatShown) -> str:
    """The answer that a page asks about; Refusal if its position is not the one on the table."""
    answer = " ".join(request.query_params.get("answer", "")[:200].split())
    if not answer:
        raise Refusal(422, "page-which-answer")
    if seen.closed or live.asked != seen.seat or live.row.opened:
        raise Refusal(409, "page-not-your-turn")
    if request.query_params.get("ply") != str(live.ply):
        raise Refusal(409, GONE_ON)
    return answer


@router.get("/games/{id}/preview")
async def preview(request: Request, id: str) -> Response:
    """What an answer would do, as far as its seat can foresee it."""
    live, seen = await seen_game(request, id)
    answer = asked_about(request, live, seen)
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
    decision = live.table.decision
    if decision is not None and decision.find(answer) is not None:
        raise Refusal(409, "page-on-offer")
    language = usual_language(request)
    said = present.why(*refusal(live, answer, language), language)
    return json_response({"ply": live.ply, "answer": answer, **said})


@router.get("/games/{id}/since")
async def since(request: Request, id: str) -> Response:
    """What others did since this seat's last turn, to be shown on the board again."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    if request.query_params.get("ply") != str(live.ply):
        raise Refusal(409, GONE_ON)
    return json_response(
        {"ply": live.ply, "turns": turns_since(live, seen, page_of(live, seen, usual_language(request)))}
    )


@router.get("/games/{id}/record")
async def record(request: Request, id: str) -> Response:
    """The record: all of it when the game is over, what the seat may know of it before."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    game = live.table.game
    text = game.record() if game.over or live.row.opened else game.record(seen.seat)
    headers = {"content-disposition": f'attachment; filename="gugong-{id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/games/{id}/replay")
async def replay(request: Request, id: str) -> Response:
    """A game of yours again."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    plies = len(live.table.given)
    page = moment(live, seen, plies, language_of(request))
    return html_page(request, present.replay(page, whole(live, seen), plies, settings_of(request)))


@router.get("/games/{id}/replay/{ply}")
async def replay_at(request: Request, id: str, ply: str) -> Response:
    """The parts of one position of it."""
    live, seen = await seen_game(request, id)
    if seen.closed:
        raise Refusal(409, CLOSED)
    plies = len(live.table.given)
    if not (ply.isascii() and ply.isdecimal() and len(ply) < 9 and int(ply) <= plies):
        raise refuse(404, "page-no-answer", last=plies)
    parts = present.replay_parts(moment(live, seen, int(ply), usual_language(request)), settings_of(request))
    return json_response({"ply": int(ply), "plies": plies, "parts": parts})
