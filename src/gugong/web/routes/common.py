"""What every route needs: who asks, which game they mean, and how an answer goes out."""

from __future__ import annotations

from typing import Any, Final

import orjson
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from gugong.web import present
from gugong.web.hall import Hall
from gugong.web.live import Live
from gugong.web.refusals import Refusal
from gugong.web.seeing import Sight, page_of, sight
from gugong.web.visitors import COOKIE, YEAR, digest, new_secret

JSON: Final = "application/json"
NOT_YOURS: Final = "there is no game of yours at this address"


def hall_of(request: Request) -> Hall:
    """The hall of this worker."""
    hall: Hall = request.app.state.hall
    return hall


def holder_of(request: Request) -> str:
    """The digest of the browser's secret; "" if it has none."""
    return digest(request.cookies.get(COOKIE, ""))


def settings_of(request: Request) -> present.Settings:
    """What this browser has chosen about its pages."""
    return present.settings_from_cookie(request.cookies.get(present.COOKIE))


def known(request: Request, response: Response, secret: str) -> Response:
    """Give a browser its secret."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


def secret_of(request: Request) -> str:
    """The browser's secret, or a new one for a browser without."""
    given = request.cookies.get(COOKIE, "")
    return given if digest(given) else new_secret()


async def seen_game(request: Request, id: str) -> tuple[Live, Sight]:
    """The game at an address, and what this browser may see of it; to everybody else there is none."""
    holder = holder_of(request)
    if not holder:
        raise Refusal(404, NOT_YOURS)
    live = await hall_of(request).game(id)
    seen = sight(live, holder)
    if seen is None:
        raise Refusal(404, NOT_YOURS)
    return live, seen


def json_response(data: object, status: int = 200) -> Response:
    """Data as JSON."""
    return Response(orjson.dumps(data), status, media_type=JSON)


def wants_html(request: Request) -> bool:
    """Whether a person reads the answer, rather than a script."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def body_of(live: Live, seen: Sight, settings: present.Settings) -> dict[str, Any]:
    """A table's parts, as a page receives them after each answer."""
    key = (live.ply, live.version, seen, settings)
    if key not in live.bodies:
        page = page_of(live, seen)
        if seen.closed:
            shown = {"status": "your-turn", "parts": present.door_parts(page), "doors": True}
        else:
            shown = {"status": present.status(page), "parts": present.parts(page, settings), "doors": False}
        if len(live.bodies) > 8:
            live.bodies.clear()
        live.bodies[key] = {"ply": live.ply, "title": present.title(page), "seat": seen.seat, **shown}
    return live.bodies[key]


def problem(request: Request, refusal: Refusal) -> Response:
    """A refusal as a page for a person, as JSON for a script."""
    if wants_html(request):
        safe = "Your games are kept." if refusal.status >= 500 else ""
        return HTMLResponse(present.problem(refusal.status, refusal.what, safe), refusal.status)
    return json_response(refusal.body(), refusal.status)
