"""Asking for a seat from outside, and the host's word on it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from gugong.web.games import asking
from gugong.web.games.live import LiveGame
from gugong.web.refusals import AskAsked, AskDecided, Refusal, read_json
from gugong.web.routes.common import (
    Routes,
    games_of,
    holder_of,
    json_response,
    known,
    own_game,
    secret_of,
    seen_game,
    usual_language,
)

router = Routes()


async def watched_game(request: Request, id: str) -> LiveGame:
    """The game, for whoever watches it; who sits there has nothing to ask for."""
    live, seen = await seen_game(request, id)
    if not seen.watching:
        raise Refusal(409, "friends-sit-already")
    return live


@router.post("/games/{id}/ask")
async def ask(request: Request, id: str) -> Response:
    """Ask for a seat. The browser gets a secret with it, by which it will be known."""
    live = await watched_game(request, id)
    asked = read_json(await request.body(), AskAsked)
    secret = secret_of(request)
    await asking.ask(live, secret, asked.seat, asked.name, usual_language(request))
    return known(request, json_response({"location": f"/games/{id}"}), secret)


@router.post("/games/{id}/ask/withdraw")
async def withdraw(request: Request, id: str) -> Response:
    """Ask no longer."""
    live = await watched_game(request, id)
    await asking.withdraw(live, holder_of(request))
    return json_response({})


@router.post("/games/{id}/ask/decide")
async def decide(request: Request, id: str) -> Response:
    """The host gives the seat, or does not."""
    live, _ = await own_game(request, id)
    asked = read_json(await request.body(), AskDecided)
    await asking.decide(live, holder_of(request), asked.n, asked.yes, usual_language(request))
    games_of(request).go_on(live)
    return json_response({})
