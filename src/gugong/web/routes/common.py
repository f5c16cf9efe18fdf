"""What every route needs: who asks, which game they mean, and how an answer goes out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import orjson
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from gugong.web import present
from gugong.web.games.lessons import MARK, lesson_game
from gugong.web.games.live import LiveGame
from gugong.web.games.running import RunningGames
from gugong.web.games.seats import SeatShown, outside, page_of, seat_shown
from gugong.web.guard import ROUTE, network_of
from gugong.web.languages import language_for
from gugong.web.position import Position, position
from gugong.web.refusals import Refusal, refuse
from gugong.web.visitors import COOKIE, WATCH_COOKIE, YEAR, digest, new_secret, same
from gugong.words.languages import LANGUAGES

JSON: Final = "application/json"
LONGEST_LANGUAGE: Final = 20
NOT_YOURS: Final = "page-not-yours"
HOLDER: Final = "gugong.holder"  # where a request keeps it


Endpoint = Callable[..., Awaitable[Response]]


class Routes(APIRouter):
    """Routes whose functions take the request and what stands in the address, and nothing that is to be looked up."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: dict[tuple[str, str], Callable[[Request], Awaitable[Response]]] = {}  # by method and path

    def _on(self, method: str, path: str, looks_back: bool = False) -> Callable[[Endpoint], Endpoint]:
        def added(endpoint: Endpoint) -> Endpoint:
            async def answer(request: Request) -> Response:
                request.scope[ROUTE] = path
                if looks_back:
                    games = games_of(request)
                    if games.looking_back is not None and games.is_over(request.path_params["id"]):
                        return await games.looking_back.reply(request, visitor_of(request))
                return await endpoint(request, **request.path_params)

            self.add_route(path, answer, methods=[method])
            self.answers[method, path] = answer
            return endpoint

        return added

    def get(self, path: str, looks_back: bool = False) -> Callable[[Endpoint], Endpoint]:  # type: ignore[override]
        """A function that reads; of a game that is over, in a process of its own if it `looks_back`."""
        return self._on("GET", path, looks_back)

    def post(self, path: str) -> Callable[[Endpoint], Endpoint]:  # type: ignore[override]
        """A function that changes something."""
        return self._on("POST", path)


def games_of(request: Request) -> RunningGames:
    """The games of this worker."""
    games: RunningGames = request.app.state.games
    return games


def holder_of(request: Request) -> str:
    """The digest of the browser's secret; "" if it has none."""
    found: str | None = request.scope.get(HOLDER)  # asked for several times in a request
    if found is None:
        found = request.scope[HOLDER] = digest(request.cookies.get(COOKIE, ""))
    return found


def visitor_of(request: Request) -> str:
    """Whom the limits count."""
    return network_of(request.client.host if request.client else "")


def settings_of(request: Request) -> present.Settings:
    """What this browser has chosen about its pages."""
    return present.settings_from_cookie(request.cookies.get(present.COOKIE))


def language_of(request: Request) -> str:
    """The language in which this browser reads: asked for in the address, set, or the browser's own."""
    asked = request.query_params.get("lang", "")
    if asked and asked not in LANGUAGES:
        raise refuse(400, "page-unknown-language", given=repr(asked[:LONGEST_LANGUAGE]), known=LANGUAGES)
    return asked or usual_language(request)


def usual_language(request: Request) -> str:
    """The same, whatever the address says."""
    return language_for(settings_of(request).language, request.headers.get("accept-language", ""))


def html_page(request: Request, html: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A page; a language that its address asks for is kept as a setting, so that the next page has it too."""
    response = HTMLResponse(html, status, headers)
    asked, settings = request.query_params.get("lang", ""), settings_of(request)
    if asked in LANGUAGES and asked != settings.language:
        kept = replace(settings, language=asked).to_cookie()
        response.set_cookie(present.COOKIE, kept, max_age=YEAR, samesite="lax", path="/")
    return response


def known(request: Request, response: Response, secret: str) -> Response:
    """Give a browser its secret."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


def secret_of(request: Request) -> str:
    """The browser's secret, or a new one for a browser without; one that we never gave to anybody counts for none."""
    given = request.cookies.get(COOKIE, "")
    holder = digest(given)
    return given if holder and games_of(request).store.tables.knows(holder) else new_secret()


async def seen_game(request: Request, id: str) -> tuple[LiveGame, SeatShown]:
    """The game at an address, and what this browser may see of it; to everybody else there is none.

    Whoever has the watchers' address sees what everybody at the table knows, and so does anybody once it is over.
    """
    lesson = lesson_game(id)
    if lesson is not None:
        return lesson, lesson.seen
    holder = holder_of(request)
    try:
        live = await games_of(request).game(id)
    except Refusal as refusal:
        raise refusal if holder or refusal.status != 404 else Refusal(404, NOT_YOURS) from None
    seen = sight(request, live)
    if seen is None and holder and live.read_seats():  # taken a moment ago, and heard of by another worker
        seen = sight(request, live)
    if seen is None:
        raise Refusal(404, NOT_YOURS)
    return live, seen


def sight(request: Request, live: LiveGame) -> SeatShown | None:
    """What this browser may see of a game now; None for nothing."""
    holder = holder_of(request)
    return seat_shown(live, holder) or (outside(live, holder) if may_watch(request, live) else None)


def may_watch(request: Request, live: LiveGame) -> bool:
    """Whether somebody without a seat may look."""
    if live.row.opened:
        return False
    if live.table.game.over:
        return True
    watch = digest(request.cookies.get(f"{WATCH_COOKIE}{live.row.id}", ""))
    table = live.shared
    return table is not None and table.started and (same(watch, table.watch) or same(watch, table.common))


async def own_game(request: Request, id: str) -> tuple[LiveGame, SeatShown]:
    """The same for what only those may do who sit there; a lesson's games are nobody's."""
    if MARK in id:
        raise Refusal(409, "learn-no-undo")
    live, seen = await seen_game(request, id)
    if seen.watching:
        raise Refusal(403, "friends-only-watch")
    return live, seen


def seen_now(request: Request, live: LiveGame, seen: SeatShown) -> SeatShown:
    """What this browser may see after something has changed."""
    return sight(request, live) or seen


def json_response(data: object, status: int = 200) -> Response:
    """Data as JSON."""
    return Response(orjson.dumps(data), status, media_type=JSON)


def wants_html(request: Request) -> bool:
    """Whether a person reads the answer, rather than a script."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def position_of(live: LiveGame, seen: SeatShown, settings: present.Settings, language: str) -> Position:
    """A table's parts, as a page receives them after each answer; made once for all that see the same."""
    key = (live.ply, live.version, seen, settings.end_turn_confirm, settings.show_known, language)
    found = live.shown.now.get(key)
    if found is None:
        page = page_of(live, seen, language)
        state = "your-turn" if seen.closed else present.status(page)
        head = {
            "ply": live.ply,
            "title": present.title(page),
            "seat": seen.seat,
            "status": state,
            "doors": seen.closed,
        }
        made = present.door_parts(page) if seen.closed else present.parts_in_pieces(page, settings)
        found = live.shown.keep(key, position(head, made))
    return found


def body_of(
    live: LiveGame, seen: SeatShown, settings: present.Settings, language: str, have: str | None = None
) -> dict[str, Any]:
    """A position for a page that has another: what changed. Without a mark it is all of it, each part one text."""
    made = position_of(live, seen, settings, language)
    return made.whole() if have is None else made.since(live.shown.lately.get(have))


def problem(request: Request, refusal: Refusal) -> Response:
    """A refusal as a page for a person, as JSON for a script."""
    language = usual_language(request)
    voice = present.plain_voice(language)
    if wants_html(request):
        return HTMLResponse(present.problem(refusal.status, voice.say(refusal.what), language), refusal.status)
    return json_response(refusal.body(voice), refusal.status)
