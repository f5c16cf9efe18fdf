"""The companion's pages: Meng for people with the box in front of them. Every tap is a form, so no script is needed."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gugong import draw
from gugong.terminal.companion_session import HUMAN
from gugong.web import present
from gugong.web.forms import form_of
from gugong.web.games.at_table import AtTable, AtTables
from gugong.web.games.list import ago
from gugong.web.refusals import Refusal
from gugong.web.routes.common import (
    Routes,
    games_of,
    holder_of,
    html_page,
    known,
    language_of,
    secret_of,
    settings_of,
    visitor_of,
)
from gugong.web.store import Taken
from gugong.web.visitors import digest
from gugong.words.voice import Voice

router = Routes()
MOST_LISTED: Final = 10
MOST_FIELDS: Final = 12
OPTIONS: Final = ("difficulty", "pairing", "focus")
DONE: Final = ("answer", "draw", "draw-all", "undo")


def tables_of(request: Request) -> AtTables:
    """The games at tables of this worker."""
    state = request.app.state
    if not hasattr(state, "tables"):
        state.tables = AtTables(games_of(request).store)
    tables: AtTables = state.tables
    return tables


@router.get("/companion")
async def start(request: Request) -> Response:
    """A new evening, or one to go on with."""
    return start_page(request)


def start_page(request: Request, refused: Refusal | None = None, filled: Mapping[str, str] | None = None) -> Response:
    """The same; after one that could not be begun, with what was wrong and all that had been put in."""
    language, holder = language_of(request), holder_of(request)
    says = Voice(language)
    rows = tables_of(request).latest(holder, MOST_LISTED) if holder else []
    now = time.time()
    begun = [present.Begun(row.id, row.day, row.asked < 0, says.say(ago(now - row.changed))) for row in rows]
    wrong = "" if refused is None else present.refusal(present.plain_voice(language), refused.what, refused.rule)
    html = present.companion_start(begun, settings_of(request), wrong, language, filled)
    return html_page(request, html, 200 if refused is None else refused.status)


@router.post("/companion")
async def begin(request: Request) -> Response:
    """Begin; this browser is the phone beside the box."""
    games, secret = games_of(request), secret_of(request)
    fields = await fields_of(request)
    chosen = {key: fields[key] for key in OPTIONS if fields.get(key)}
    try:
        if not games.options.new_games:
            raise Refusal(403, "page-no-new-games")
        games.check_new_game(visitor_of(request), digest(secret))
        own_deck = fields.get("deck") != "mine"
        id = await tables_of(request).begin(digest(secret), chosen, own_deck, fields.get("figures", ""))
    except Refusal as refusal:
        return start_page(request, refusal, fields)
    return known(request, RedirectResponse(f"/companion/{id}", 303), secret)


@router.get("/companion/{id}")
async def table(request: Request, id: str) -> Response:
    """The table as it is."""
    return shown(request, tables_of(request).read(id, holder_of(request)))


def shown(request: Request, at: AtTable) -> Response:
    """Its page."""
    language = language_of(request)
    if at.session.language != language:
        at.session.speak(language)
    html = present.companion_page(at.id, at.taps, at.session, at.since, at.said, at.drawn, settings_of(request))
    return html_page(request, html, headers={"cache-control": "no-store"})


@router.post("/companion/{id}")
async def tap(request: Request, id: str) -> Response:
    """One tap; one that comes from a page of before does nothing but show the table as it is."""
    tables, fields = tables_of(request), await fields_of(request)
    at = tables.read(id, holder_of(request))
    at.session.speak(language_of(request))
    done = next((each for each in DONE if each in fields), "")
    if not done:
        raise Refusal(400, "lobby-no-form")
    if fields.get("taps") != str(at.taps):
        return RedirectResponse(f"/companion/{id}", 303)
    try:
        now = await tables.tap(at, done, fields[done])
    except Taken:
        return RedirectResponse(f"/companion/{id}", 303)
    if now.taps == at.taps:  # nothing happened, and it is said why
        return shown(request, now)
    return RedirectResponse(f"/companion/{id}", 303)


@router.get("/companion/{id}/board.svg")
async def board(request: Request, id: str) -> Response:
    """How the table should look."""
    at = tables_of(request).read(id, holder_of(request))
    if at.session.setting_up():
        raise Refusal(404, "companion-not-yet")
    drawn = draw.picture(at.session.game.view(HUMAN), at.session.names, language_of(request))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@router.get("/companion/{id}/record")
async def record(request: Request, id: str) -> Response:
    """The record, for `gugong meng --load` and `gugong replay`."""
    at = tables_of(request).read(id, holder_of(request))
    named = {"content-disposition": f'attachment; filename="{id}.txt"'}
    return Response(at.session.text(), media_type="text/plain; charset=utf-8", headers=named)


async def fields_of(request: Request) -> dict[str, str]:
    """A form's fields, the last of each name."""
    read = form_of(await request.body(), MOST_FIELDS)
    return {name: values[-1] for name, values in read.items()}
