"""The ways to a seat: by an invitation, at an open table, and back by one's own return link.

An address alone changes nothing, since programs look at addresses that people send each other: a button does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gugong.web import present
from gugong.web.games import rooms, tables
from gugong.web.games.live import LiveGame
from gugong.web.page import BOT, OPEN
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
    usual_language,
)
from gugong.web.store import SeatRow, Taken
from gugong.web.store.tables import by_common_link, by_invitation, open_table
from gugong.web.visitors import digest, same
from gugong.words.phrase import phrase

router = Routes()
MOST_FIELDS: Final = 8
MOST_DEVICES: Final = 8  # of one seat


def sits_at(request: Request, live: LiveGame) -> bool:
    """Whether this browser sits at the table already: then any address of it leads there."""
    holder = holder_of(request)
    return any(seat.held_by(holder) for seat in live.seats)


async def invited(request: Request, id: str, secret: str) -> tuple[LiveGame, SeatRow]:
    """The table and the seat that an invitation is for; a Refusal says why it is no longer good."""
    live = await games_of(request).game(id)
    link = digest(secret)
    found = next((seat for seat in live.seats if same(seat.link, link)), None)
    if found is None and live.read_seats():
        found = next((seat for seat in live.seats if same(seat.link, link)), None)
    if live.table.game.over and live.shared is not None:
        raise Refusal(410, "friends-invited-over")
    if found is None or found.kind not in (OPEN, BOT) or found.closed or live.shared is None:
        raise Refusal(410, "friends-spent")
    return live, found


@router.get("/games/{id}/invited/{secret}")
async def guest(request: Request, id: str, secret: str) -> Response:
    """The guest's page: a name, and one button."""
    language = language_of(request)
    if sits_at(request, await games_of(request).game(id)):
        return RedirectResponse(f"/games/{id}", 303)
    try:
        live, seat = await invited(request, id, secret)
    except Refusal as refusal:
        return gone(request, id, refusal, language)
    return html_page(request, rooms.guest_page(live, (seat.seat,), language, settings_of(request)))


@router.post("/games/{id}/invited/{secret}")
async def sit(request: Request, id: str, secret: str) -> Response:
    """Sit down: the invitation is spent."""
    language = usual_language(request)
    try:
        live, seat = await invited(request, id, secret)
    except Refusal as refusal:
        return gone(request, id, refusal, language)
    return await sit_down(request, live, still_free(seat), by_invitation(seat.link))


def still_free(seat: SeatRow) -> Callable[[LiveGame], tuple[int, ...]]:
    """The seat of an invitation, for as long as that is good."""
    return lambda live: (seat.seat,) if same(live.seats[seat.seat].link, seat.link) else ()


async def invited_by_common(request: Request, id: str, secret: str) -> LiveGame:
    """The table that the one link for all leads to; a Refusal says why it is no longer good."""
    live = await games_of(request).game(id)
    link = digest(secret)
    if live.shared is not None and not same(live.shared.common, link):
        live.read_shared()
    if live.table.game.over and live.shared is not None:
        raise Refusal(410, "friends-invited-over")
    if live.shared is None or not same(live.shared.common, link):
        raise Refusal(410, "friends-common-void")
    return live


@router.get("/games/{id}/come/{secret}")
async def guest_of_all(request: Request, id: str, secret: str) -> Response:
    """The page behind the one link for all: a name, and a seat among those that are free."""
    language = language_of(request)
    if sits_at(request, await games_of(request).game(id)):
        return RedirectResponse(f"/games/{id}", 303)
    try:
        live = await invited_by_common(request, id, secret)
    except Refusal as refusal:
        return gone(request, id, refusal, language)
    watch = f"/games/{id}/watch/{secret}" if live.has_begun else ""
    free = tables.seats_for_all(live)
    wrong = "" if free else present.refusal(present.plain_voice(language), phrase("friends-full"))
    html = rooms.guest_page(live, free, language, settings_of(request), wrong=wrong, watch=watch)
    return html_page(request, html, 200 if free else 409)


@router.post("/games/{id}/come/{secret}")
async def sit_with_all(request: Request, id: str, secret: str) -> Response:
    """Sit down by the one link for all, which stays good for the others."""
    language = usual_language(request)
    try:
        live = await invited_by_common(request, id, secret)
    except Refusal as refusal:
        return gone(request, id, refusal, language)
    watch = f"/games/{id}/watch/{secret}" if live.has_begun else ""
    return await sit_down(request, live, tables.seats_for_all, by_common_link(id, digest(secret)), watch)


@router.get("/games/{id}/join")
async def join(request: Request, id: str) -> Response:
    """An open table: whoever comes chooses a seat."""
    if sits_at(request, await games_of(request).game(id)):
        return RedirectResponse(f"/games/{id}", 303)
    live, seats = await open_table_of(request, id)
    return html_page(request, rooms.guest_page(live, seats, language_of(request), settings_of(request)))


@router.post("/games/{id}/join")
async def join_now(request: Request, id: str) -> Response:
    """Sit down at an open table."""
    live, _ = await open_table_of(request, id)
    return await sit_down(request, live, open_seats, open_table(id))


def open_seats(live: LiveGame) -> tuple[int, ...]:
    """The seats of an open table on which nobody sits."""
    return tuple(seat.seat for seat in live.seats if seat.kind == OPEN and not seat.closed)


async def open_table_of(request: Request, id: str) -> tuple[LiveGame, tuple[int, ...]]:
    """The free seats of an open table; Refusal if it is none, or full."""
    games = games_of(request)
    live = await games.game(id)
    if live.shared is None or not (live.shared.listed and games.options.open_tables):
        raise Refusal(404, "page-not-yours")
    seats = open_seats(live)
    if live.shared.started or not seats:
        raise Refusal(409, "friends-full")
    return live, seats


async def sit_down(
    request: Request, live: LiveGame, free: Callable[[LiveGame], tuple[int, ...]], way: Any, watch: str = ""
) -> Response:
    """Sit down on one of the seats that are free; what is wrong with a name is said on the page."""
    language = usual_language(request)
    try:
        fields = parse_qs((await request.body()).decode(), max_num_fields=MOST_FIELDS)
    except (UnicodeDecodeError, ValueError):
        raise Refusal(400, "lobby-no-form") from None
    name, chosen = fields.get("name", [""])[-1], fields.get("seat", [""])[-1]
    secret = secret_of(request)
    try:
        seats = free(live)
        if not seats:
            raise Refusal(409, "friends-full")
        if chosen.isdecimal() and chosen not in map(str, seats):
            raise Refusal(409, "friends-faster")
        seat = int(chosen) if chosen in map(str, seats) else seats[0]
        await tables.sit(live, seat, way, secret, name, language)
    except Refusal as refusal:
        wrong = present.refusal(present.plain_voice(language), refusal.what)
        html = rooms.guest_page(live, free(live), language, settings_of(request), name, wrong, watch)
        return html_page(request, html, refusal.status)
    live.wake()
    return known(request, RedirectResponse(f"/games/{live.row.id}", 303), secret)


def gone(request: Request, id: str, refusal: Refusal, language: str) -> Response:
    """An invitation that is no longer good: why, and what else there is."""
    said = present.plain_voice(language).say(refusal.what)
    over = "over" in refusal.what.key
    link = f"/games/{id}/replay" if over else "/"
    return html_page(request, present.problem(refusal.status, said, language, link), refusal.status)


@router.get("/games/{id}/back/{secret}")
async def back(request: Request, id: str, secret: str) -> Response:
    """One's own return link on another device: what it is for, and a button."""
    live, seats = await returning(request, id, secret)
    return html_page(request, rooms.back_page(live, seats, language_of(request), settings_of(request)))


@router.post("/games/{id}/back/{secret}")
async def come_back(request: Request, id: str, secret: str) -> Response:
    """This browser plays these seats too."""
    live, seats = await returning(request, id, secret)
    own = secret_of(request)
    if not all(live.seats[seat].held_by(digest(own)) for seat in seats):
        try:
            await live.store.tables.come_back(id, seats, digest(secret), digest(own))
        except Taken:
            raise Refusal(410, "friends-back-void") from None
        live.read_seats()
        live.read_shared()
        live.wake()
    return known(request, RedirectResponse(f"/games/{id}", 303), own)


async def returning(request: Request, id: str, secret: str) -> tuple[LiveGame, tuple[int, ...]]:
    """The game and the seats that a return link is for."""
    live = await games_of(request).game(id)
    link = digest(secret)
    seats = tuple(seat.seat for seat in live.seats if same(seat.back, link))
    if not seats and live.read_seats():
        seats = tuple(seat.seat for seat in live.seats if same(seat.back, link))
    if not seats:
        raise Refusal(410, "friends-back-void")
    if any(len(live.seats[seat].also) >= MOST_DEVICES for seat in seats):
        raise Refusal(429, "friends-many-devices")
    return live, seats
