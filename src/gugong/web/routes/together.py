"""While it is played: who is here, waiting for somebody, a wish to take back more, talk; and after it, a rematch."""

from __future__ import annotations

import time
import unicodedata
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from gugong.web.games import tables
from gugong.web.games.live import LiveGame
from gugong.web.games.new_game import NewGame, seed_of
from gugong.web.games.running import new_id
from gugong.web.games.sharing import latest_own, waits_for, wish_now
from gugong.web.games.standing import mark, stand
from gugong.web.names import MOST_MARKS
from gugong.web.page import PERSON
from gugong.web.refusals import (
    HereAsked,
    Refusal,
    TextAsked,
    UndoAsked,
    WaitAsked,
    YesAsked,
    read_json,
    refuse,
)
from gugong.web.routes.common import Routes, games_of, holder_of, json_response, own_game, visitor_of
from gugong.web.routes.play import check_open, late, shown
from gugong.web.store import SeatRow, TableRow, Taken, TooMuch, Wish
from gugong.words.phrase import phrase

router = Routes()
LONGEST_TEXT: Final = 300
MINUTE: Final = 60.0
TRIES: Final = 5


@router.post("/games/{id}/here")
async def here(request: Request, id: str) -> Response:
    """A page is in front. With a click its person has the seat back from a bot."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), HereAsked)
    for seat in seen.held:
        await mark(live, seat, asked.click)
    return json_response({})


@router.post("/games/{id}/wait")
async def wait(request: Request, id: str) -> Response:
    """Wait for somebody who is away; or let a bot answer for them."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), WaitAsked)
    row = tables.seat_at(live, asked.seat)
    if live.shared is None or row.kind != PERSON or not live.has_begun:
        raise Refusal(409, "friends-nobody-there")
    if live.shared.clock:
        raise Refusal(409, "friends-clock-decides")
    if asked.seat in seen.held:
        raise Refusal(409, "friends-own-seat")
    found = live.presence.get(asked.seat)
    gone = found is not None and live.shared.away and time.time() - found.seen > live.shared.away * MINUTE
    await stand(live, asked.seat, stood=bool(gone) and not asked.wait, held=asked.wait)
    games_of(request).go_on(live)
    return shown(live, seen, request, None)


@router.post("/games/{id}/wish")
async def wish(request: Request, id: str) -> Response:
    """Ask the others to let one take back what one may not take back alone."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), UndoAsked)
    check_open(live, seen)
    if live.table.game.over:
        raise Refusal(409, "friends-over")
    if live.shared is None:
        raise Refusal(409, "friends-nobody-else")
    if asked.ply != live.ply:
        return late(live, seen, request, asked.have)
    pending = wish_now(live)
    if pending is not None and (pending.refused < 0 or pending.seat == seen.seat):
        raise Refusal(409, "friends-wish-pending" if pending.refused < 0 else "friends-wish-refused")
    back_to = latest_own(live, seen.seat)
    if back_to < 0:
        raise refuse(409, "page-no-undo", reason=phrase("page-locked_nothing"))
    if asked.to == "turn":
        back_to = max([turn for turn in live.table.turns if turn <= back_to], default=back_to)
    await live.store.tables.make_wish(id, Wish(seen.seat, live.ply, back_to, ""))
    live.read_shared()
    await grant(request, live)
    return shown(live, seen, request, None)


@router.post("/games/{id}/wish/answer")
async def answer_wish(request: Request, id: str) -> Response:
    """Agree to a wish, or do not."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), YesAsked)
    wished = wish_now(live)
    if asked.ply != live.ply or wished is None or wished.refused >= 0:
        raise Refusal(409, "friends-wish-gone")
    mine = [seat for seat in seen.held if seat in waits_for(live, wished.seat, wished.agreed)]
    if not mine:
        raise Refusal(409, "friends-wish-not-you")
    agreed = " ".join([*wished.agreed.split(), *map(str, mine)]) if asked.yes else wished.agreed
    try:
        await live.store.tables.answer_wish(id, live.ply, agreed, wished.agreed, -1 if asked.yes else mine[0])
    except Taken:
        live.read_shared()
        raise Refusal(409, "friends-wish-again") from None
    live.read_shared()
    await grant(request, live)
    return shown(live, seen, request, None)


async def grant(request: Request, live: LiveGame) -> None:
    """Take back, once everybody has agreed. The log decides between it and an answer."""
    wished = wish_now(live)
    if wished is None or wished.refused >= 0 or waits_for(live, wished.seat, wished.agreed):
        return
    try:
        await live.undo(wished.ply, wished.seat, wished.back_to)
    except Taken:
        raise Refusal(409, "friends-wish-gone") from None
    games_of(request).go_on(live)


@router.post("/games/{id}/talk")
async def talk(request: Request, id: str) -> Response:
    """Say a line to the table."""
    live, seen = await own_game(request, id)
    asked = read_json(await request.body(), TextAsked)
    if live.shared is None:
        raise Refusal(409, "friends-nobody-else")
    if seen.closed:
        raise Refusal(409, "page-closed")
    text = plain_text(asked.text)
    if not text:
        raise Refusal(422, "friends-talk_empty")
    if len(text) > LONGEST_TEXT:
        raise refuse(422, "friends-talk_long", most=LONGEST_TEXT, given=len(text))
    for last in range(TRIES):
        try:
            await live.store.tables.say(id, seen.seat, text, time.time())
            break
        except TooMuch:
            raise Refusal(429, "friends-talk-much") from None
        except Taken:  # two spoke at once
            if last == TRIES - 1:
                raise Refusal(409, "friends-wish-again") from None
    live.read_shared()
    return shown(live, seen, request, None)


def plain_text(text: str) -> str:
    """A line that can be shown: no control signs, none that turn the direction of what follows, few marks a letter."""
    shown, marks = [], 0
    for sign in unicodedata.normalize("NFC", text[: 4 * LONGEST_TEXT]):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        if marks <= MOST_MARKS:
            shown.append(" " if kind.startswith("C") else sign)
    return " ".join("".join(shown).split())


@router.post("/games/{id}/rematch")
async def rematch(request: Request, id: str) -> Response:
    """The same people again; whoever asks second comes to the same table."""
    live, _ = await own_game(request, id)
    games = games_of(request)
    if live.row.opened or not live.table.game.over:
        raise Refusal(409, "friends-not-over")
    if not games.options.new_games:
        raise Refusal(403, "page-no-new-games")
    if live.shared is not None and live.shared.rematch:
        return json_response({"location": f"/games/{live.shared.rematch}"}, 201)
    games.check_new_game(visitor_of(request), holder_of(request))
    next_id = new_id()
    seats = [again(row) for row in live.seats]
    begun = NewGame(live.row.head, seed_of(None), seats)
    table = None
    if live.shared is not None:
        table = replace(
            live.shared, game=next_id, started=True, listed=False, due=0.0, rematch="", watch="", version=0, hints=False
        )
    made = await games.begin(begun, table, next_id)
    if table is not None:
        await hold_places(made, table)
        try:
            await games.store.tables.rematch(id, next_id)
        except Taken:
            games.forget(next_id)
            await games.store.tables.delete(next_id)
        live.read_shared()
        live.wake()
        assert live.shared is not None
        next_id = live.shared.rematch
    return json_response({"location": f"/games/{next_id}"}, 201)


def again(row: SeatRow) -> SeatRow:
    """The same person on the same seat; their browsers know them."""
    return replace(row, link="", open=False, back="", back_n=0, closed=row.closed and row.kind != PERSON, hints="")


async def hold_places(live: LiveGame, table: TableRow) -> None:
    """Everybody counts as here when a rematch begins."""
    for seat in live.seats:
        if seat.kind == PERSON:
            await live.store.tables.seen(table.game, seat.seat, time.time())
    live.read_shared()
