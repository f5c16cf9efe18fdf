"""The room before and beside a table by link: who sits where, invitations, the start; and one's own return link."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gugong.web import packing, present
from gugong.web.games import hints_for_all, rooms, tables
from gugong.web.games.live import LiveGame
from gugong.web.games.seats import SeatShown
from gugong.web.page import BOT
from gugong.web.refusals import HintsAsked, NameAsked, Refusal, SeatNamed, TableAsked, read_json, refuse
from gugong.web.routes.common import (
    Routes,
    games_of,
    holder_of,
    html_page,
    json_response,
    language_of,
    own_game,
    settings_of,
    usual_language,
)
from gugong.web.routes.following import Feed, Follower, Following
from gugong.web.visitors import COOKIE, WATCH_COOKIE, YEAR, digest, same

router = Routes()


def room_of(request: Request, live: LiveGame, seen: SeatShown, language: str) -> present.Room:
    """The room as this browser may see it."""
    secret, base = request.cookies.get(COOKIE, ""), str(request.base_url)
    options = games_of(request).options
    return rooms.room_of(live, seen.held, secret, base, language, options.open_tables, options.webhook_hosts)


@router.get("/games/{id}/table")
async def room(request: Request, id: str) -> Response:
    """The whole page."""
    live, seen = await own_game(request, id)
    html = present.room(room_of(request, live, seen, language_of(request)), settings_of(request))
    return html_page(request, html)


@router.get("/games/{id}/table/stream")
async def stream(request: Request, id: str) -> Response:
    """The room, as it changes."""
    live, seen = await own_game(request, id)
    games = games_of(request)
    if len(live.followers) >= games.options.most_streams:
        raise Refusal(429, "page-many-pages")
    changed = asyncio.Event()
    packs = "gzip" in packing.taken(request.headers.get("accept-encoding", ""))
    follower = RoomFollower(live, request, settings_of(request), usual_language(request), None, changed)
    follower.seen = seen
    return Following(Feed([follower], changed, games.closing, packs), games.options.heartbeat)


class RoomFollower(Follower):
    """A page of the room that is told of every change."""

    seen: SeatShown

    def message(self, packs: bool) -> bytes:
        """The room now; that the game has begun, when it has."""
        self.due = False
        held = any(seat.held_by(holder_of(self.request)) for seat in self.live.seats)
        told: dict[str, object] = body(self.request, self.live, self.seen) if held else {"gone": True}
        line = b"data: %s\n\n" % orjson.dumps(told)
        return packing.message(line) if packs else line


def body(request: Request, live: LiveGame, seen: SeatShown) -> dict[str, Any]:
    """What the page of the room is sent."""
    html = present.room_parts(room_of(request, live, seen, usual_language(request)))
    return {"parts": html, "started": live.has_begun, "game": live.row.id}


def room_response(request: Request, live: LiveGame, seen: SeatShown) -> Response:
    """The room after a change."""
    live.wake()
    return json_response(body(request, live, seen))


@router.post("/games/{id}/table")
async def settings(request: Request, id: str) -> Response:
    """What the host sets."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), TableAsked)
    await tables.settings(live, holder_of(request), asked, games_of(request).options.open_tables)
    return room_response(request, live, seen)


@router.post("/games/{id}/invite")
async def invite(request: Request, id: str) -> Response:
    """A new invitation to a seat."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), SeatNamed)
    await tables.invite(live, holder_of(request), request.cookies.get(COOKIE, ""), asked.seat)
    return room_response(request, live, seen)


@router.post("/games/{id}/common")
async def invite_all(request: Request, id: str) -> Response:
    """A new link for all who are invited."""
    live, seen = await own_game(request, id)
    await tables.invite_all(live, holder_of(request), request.cookies.get(COOKIE, ""))
    return room_response(request, live, seen)


@router.post("/games/{id}/void")
async def void(request: Request, id: str) -> Response:
    """Take a seat from somebody, who may not come back by the one link for all."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), SeatNamed)
    await tables.void(live, holder_of(request), asked.seat)
    await tables.invite_all(live, holder_of(request), request.cookies.get(COOKIE, ""))
    games_of(request).go_on(live)
    return room_response(request, live, seen)


@router.post("/games/{id}/start")
async def start(request: Request, id: str) -> Response:
    """Begin the game."""
    live, seen = await own_game(request, id)
    games = games_of(request)
    await tables.start(live, holder_of(request))
    if any(seat.kind == BOT for seat in live.seats):
        games.bots.warm_up()
    games.go_on(live)
    return room_response(request, live, seen)


@router.post("/games/{id}/name")
async def name(request: Request, id: str) -> Response:
    """Another name for oneself."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), NameAsked)
    seat = seen.held[0] if asked.seat < 0 else asked.seat
    if seat not in seen.held:
        raise Refusal(403, "page-not-yours")
    await tables.rename(live, seat, asked.name, usual_language(request))
    return room_response(request, live, seen)


@router.post("/games/{id}/return")
async def renew(request: Request, id: str) -> Response:
    """A new return link for oneself."""
    live, seen = await own_game(request, id)
    await tables.renew(live, holder_of(request), request.cookies.get(COOKIE, ""), seen.held)
    return room_response(request, live, seen)


@router.post("/games/{id}/watchers")
async def watchers(request: Request, id: str) -> Response:
    """A new address for those who watch: the old one is void, and nobody has asked for a seat."""
    live, seen = await own_game(request, id)
    table = tables.as_host(live, holder_of(request))
    n = table.watch_n + 1
    made = tables.watch_secret(request.cookies.get(COOKIE, ""), id, n)
    await live.store.tables.change(id, watch=digest(made), watch_n=n)
    await live.store.asks.forget(id)
    live.read_shared()
    return room_response(request, live, seen)


@router.post("/games/{id}/hints")
async def hints(request: Request, id: str) -> Response:
    """One's word on hints for everybody."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), HintsAsked)
    await hints_for_all.answer(live, seen.held, asked.yes)
    return room_response(request, live, seen)


@router.post("/games/{id}/leave")
async def leave(request: Request, id: str) -> Response:
    """Leave for good: a bot takes the seat."""
    live, seen = await own_game(request, id)
    await tables.leave(live, holder_of(request), seen.held)
    live.wake()
    games_of(request).go_on(live)
    return json_response({"location": "/"})


def leads_to_watch(live: LiveGame, link: str) -> bool:
    """Whether this is the address for those who watch, or the one link for all: who may play may watch."""
    table = live.shared
    return table is not None and (same(link, table.watch) or same(link, table.common))


@router.get("/games/{id}/watch/{secret}")
async def watch(request: Request, id: str, secret: str) -> Response:
    """Watch from outside: the browser keeps the address as a cookie of this game alone."""
    live = await games_of(request).game(id)
    over = live.table.game.over and not live.row.opened
    if not over and not leads_to_watch(live, digest(secret)):
        raise Refusal(404, "friends-no-watching")
    if not live.has_begun:
        raise refuse(409, "friends-watch-later")
    response = RedirectResponse(f"/games/{id}", 303)
    secure = request.url.scheme == "https"
    name = f"{WATCH_COOKIE}{id}"
    response.set_cookie(name, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response
