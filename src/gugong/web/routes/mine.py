"""What is a browser's own: its feed, where it wants to be told, its list of games, and the end of them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gugong.web import present
from gugong.web.games import tables
from gugong.web.games.list import your_games
from gugong.web.games.seats import outside, page_of
from gugong.web.notices import checked
from gugong.web.page import PERSON
from gugong.web.refusals import Refusal, TextAsked, read_json
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
from gugong.web.visitors import COOKIE, derived, digest, new_secret, same

router = Routes()
FEED: Final = "feed"
DAY: Final = 24 * 3600


@router.post("/mine/feed")
async def new_feed(request: Request) -> Response:
    """A secret address for the feed of one's turns: an older one is void."""
    games, secret = games_of(request), request.cookies.get(COOKIE, "")
    holder = holder_of(request)
    if not holder or not games.store.tables.knows(holder):
        raise Refusal(404, "page-not-yours")
    n = games.store.tables.person(holder).feed_n + 1
    made = derived(secret, FEED, n)
    await games.store.tables.change_person(holder, feed=digest(made), feed_n=n)
    return json_response({"address": f"{request.base_url}feed/{made}"})


@router.post("/mine/hook")
async def hook(request: Request) -> Response:
    """Where this browser's person wants to be told of a turn; nothing for nowhere."""
    games, holder = games_of(request), holder_of(request)
    if not holder or not games.store.tables.knows(holder):
        raise Refusal(404, "page-not-yours")
    asked = read_json(await request.body(), TextAsked)
    address = checked(asked.text, games.options)
    await games.store.tables.change_person(holder, hook=address)
    return json_response({"address": address})


@router.get("/feed/{secret}")
async def feed(request: Request, secret: str) -> Response:
    """The games in which it is somebody's turn, as an Atom feed."""
    games = games_of(request)
    person = games.store.tables.fed(digest(secret))
    if person is None:
        raise Refusal(404, "friends-no-feed")
    language = usual_language(request)
    waiting = [game for game in your_games(games, person.holder, language) if game.status == "your-turn"]
    plies = games.store.plies([game.id for game in waiting])
    entries = []
    for game in waiting:
        row = games.store.game(game.id)
        when = datetime.fromtimestamp(0 if row is None else row.changed, UTC)
        entries.append(present.FeedEntry(game.id, plies.get(game.id, 0), game.line, game.detail, when.isoformat()))
    text = present.feed(str(request.base_url), digest(secret)[:32], entries, language)
    return Response(text, media_type="application/atom+xml; charset=utf-8")


@router.post("/games/{id}/remove")
async def remove(request: Request, id: str) -> Response:
    """Leave a game out of one's own list; it stays, and its address with it."""
    await own_game(request, id)
    await games_of(request).store.tables.remove(holder_of(request), id)
    return json_response({"location": "/"})


@router.post("/games/{id}/delete")
async def delete(request: Request, id: str) -> Response:
    """Delete one's own: the whole game where nobody else sits, one's names and words where others do."""
    live, seen = await own_game(request, id)
    games = games_of(request)
    others = [seat for seat in live.seats if seat.kind == PERSON and seat.seat not in seen.held]
    if live.shared is not None and others and not (tables.is_host(live, holder_of(request)) and not live.has_begun):
        if not live.table.game.over:
            await tables.leave(live, holder_of(request), seen.held)
        await games.store.tables.forget(id, seen.held)
        live.read_seats()
        live.read_shared()
        live.wake()
        games.go_on(live)
    else:
        await games.store.tables.delete(id)
        games.forget(id)
    return json_response({"location": "/"})


@router.get("/games/{id}/picture.png", looks_back=True)
async def picture(request: Request, id: str) -> Response:
    """The board of a finished game, for whoever shows a preview of its address."""
    live, _ = await seen_game(request, id)
    if not live.table.game.over or live.row.opened:
        raise Refusal(404, "friends-no-picture")
    page = page_of(live, outside(live), usual_language(request))
    drawn = present.picture(page)
    if drawn is None:
        raise Refusal(404, "friends-no-png")
    return Response(drawn, media_type="image/png", headers={"cache-control": f"public, max-age={DAY}"})


@router.get("/host/{secret}")
async def host(request: Request, secret: str) -> Response:
    """Where only those begin games who came by the owner's address: this browser may, from now on."""
    games = games_of(request)
    if not same(digest(secret), games.options.host_link):
        raise Refusal(404, "page-nothing-there")
    own = secret_of(request) if holder_of(request) else new_secret()
    await games.store.tables.change_person(digest(own), host=True)
    return known(request, RedirectResponse("/", 303), own)
