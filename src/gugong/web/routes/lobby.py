"""The lobby: your games, a new game, a seat handed over, a record to look at."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gugong.bots import LEVELS
from gugong.web import present
from gugong.web.games import tables
from gugong.web.games.list import open_tables, your_games
from gugong.web.games.new_game import beginning, from_form
from gugong.web.games.running import RunningGames
from gugong.web.page import BOT, PERSON
from gugong.web.refusals import GameAsked, RecordAsked, Refusal, read_json, refuse
from gugong.web.routes.common import (
    JSON,
    NOT_YOURS,
    Routes,
    games_of,
    holder_of,
    html_page,
    json_response,
    known,
    language_of,
    secret_of,
    settings_of,
    visitor_of,
)
from gugong.web.routes.learn import first_day
from gugong.web.visitors import digest, same

router = Routes()
MOST_TITLE: Final = 200  # bytes: some databases count those


@router.get("/")
async def lobby(request: Request) -> Response:
    """Your games, and all that a new one can be."""
    return lobby_page(request)


def lobby_page(request: Request, refused: Refusal | None = None) -> Response:
    """The lobby; after a game that could not be begun, with what was wrong."""
    language = language_of(request)
    games = your_games(games_of(request), holder_of(request), language)
    listed = open_tables(games_of(request), language)
    wrong = "" if refused is None else present.refusal(present.plain_voice(language), refused.what, refused.rule)
    chosen = settings_of(request)
    shown = present.Lobby(games, tuple(LEVELS), wrong, chosen, language, first_day(request), listed)
    html = present.lobby(shown)
    return html_page(request, html, 200 if refused is None else refused.status)


@router.post("/games")
async def new_game(request: Request) -> Response:
    """Begin a game; this browser plays all its people."""
    games = games_of(request)
    is_form = request.headers.get("content-type", "").startswith("application/x-www-form-urlencoded")
    body = await request.body()
    secret = secret_of(request)
    holder = digest(secret)
    try:
        if not games.options.new_games or not may_begin(games, holder):
            raise Refusal(403, "page-no-new-games")
        begun = beginning(from_form(body) if is_form else read_json(body, GameAsked), holder)
        games.check_new_game(visitor_of(request), holder)
    except Refusal as refusal:
        if not is_form:
            raise
        return lobby_page(request, refusal)
    if any(seat.kind == BOT for seat in begun.seats):
        games.bots.warm_up()
    live = await tables.set_up(games, begun, secret)
    place = f"/games/{live.row.id}"
    response: Response = RedirectResponse(place, 303)
    if not is_form:
        response = json_response({"location": place, "id": live.row.id}, 201)
        response.headers["location"] = place
    return known(request, response, secret)


def may_begin(games: RunningGames, holder: str) -> bool:
    """Whether this browser may begin games: where only guests play, one that came by the owner's address."""
    return not games.options.invite_only or games.store.tables.person(holder).host


@router.get("/games/{id}/sit/{secret}")
async def sit(request: Request, id: str, secret: str) -> Response:
    """Take the seats that a secret address hands over; from then on the browser's cookie holds them."""
    games = games_of(request)
    live = await games.game(id)
    link = digest(secret)
    seats = [seat.seat for seat in live.seats if seat.kind == PERSON and same(seat.link, link)]
    if not seats:
        raise Refusal(404, NOT_YOURS)
    own = secret_of(request)
    for seat in seats:
        await games.store.change_seat(id, seat, holder=digest(own), link="")
    if live.read_seats():
        live.wake()
    return known(request, RedirectResponse(f"/games/{id}", 303), own)


@router.post("/records")
async def open_record(request: Request) -> Response:
    """Open a record file to look at it."""
    games = games_of(request)
    secret = secret_of(request)
    if not games.options.uploads or not may_begin(games, digest(secret)):
        raise Refusal(403, "page-no-uploads")
    body = await request.body()
    name, text = record_in(request, body)
    games.check_new_game(visitor_of(request), digest(secret))
    id = await games.open_record(text, name, digest(secret), visitor_of(request))
    place = f"/games/{id}/replay"
    response = json_response({"location": place, "id": id}, 201)
    response.headers["location"] = place
    return known(request, response, secret)


def record_in(request: Request, body: bytes) -> tuple[str, str]:
    """The name and the text of a record file, sent as JSON or as it is."""
    if request.headers.get("content-type", "").startswith(JSON):
        asked = read_json(body, RecordAsked)
        name, text = asked.name, asked.text
    else:
        name = request.query_params.get("name", "record")
        try:
            text = body.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = body[: error.start].count(b"\n") + 1
            raise refuse(422, "page-record_no-text", name=name[:80], line=line) from None
    shown = "".join(sign if sign.isprintable() else " " for sign in name)  # a NUL is none that PostgreSQL takes
    fits = " ".join(shown.split())[:80].encode()[:MOST_TITLE].decode(errors="ignore")
    return fits or "record", text.replace("\r\n", "\n")
