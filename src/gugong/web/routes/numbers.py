"""Numbers about oneself: the page, the same as a file, and the end of it all."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from gugong.web import present
from gugong.web.games.numbers import own_games
from gugong.web.learning import COOKIE as LEARN
from gugong.web.routes import mine
from gugong.web.routes.common import (
    Routes,
    games_of,
    holder_of,
    html_page,
    json_response,
    language_of,
    settings_of,
)

router = Routes()


@router.get("/you")
async def page(request: Request) -> Response:
    """This browser's finished games in numbers."""
    games, unread = await own_games(games_of(request), holder_of(request))
    return html_page(request, present.numbers(games, unread, settings_of(request), language_of(request)))


@router.get("/you.json")
async def file(request: Request) -> Response:
    """The same as data, to be kept."""
    games, _ = await own_games(games_of(request), holder_of(request))
    response = json_response(present.exported(games))
    response.headers["content-disposition"] = 'attachment; filename="gugong-numbers.json"'
    return response


@router.post("/you/delete")
async def delete(request: Request) -> Response:
    """Delete this browser's finished games, and what it has learnt; games that go on stay."""
    games, _ = await own_games(games_of(request), holder_of(request))
    for game in games:
        await mine.delete(request, id=game.id)
    response = json_response({"deleted": len(games), "location": "/you"})
    response.delete_cookie(LEARN, path="/")
    return response
