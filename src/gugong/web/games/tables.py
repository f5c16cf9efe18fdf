"""A table by link, before and beside the game: who is invited, who sits down, who gives a seat up, what the host sets.

An address that is shown again is made from the secret of the browser that it is shown to, and its number; the store
keeps a digest alone. So the host can hand invitations out again and again without the server knowing them, and nobody
else can make a return link.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any, Final

from gugong.web.bots.worker import levels
from gugong.web.games.clock import BANK, KINDS
from gugong.web.games.live import LiveGame
from gugong.web.games.new_game import NewGame
from gugong.web.games.running import RunningGames, new_id
from gugong.web.games.seats import name_of
from gugong.web.names import LONGEST_NAME, clean, is_taken
from gugong.web.page import BOT, OPEN, PERSON
from gugong.web.refusals import Refusal, TableAsked, refuse
from gugong.web.store import SeatRow, TableRow, Taken
from gugong.web.visitors import derived, digest, same
from gugong.words.languages import LANGUAGES

INVITED: Final = "invited"
COME: Final = "come"
BACK: Final = "back"
WATCH: Final = "watch"
LEAST_TURN, MOST_TIME = 30, 14 * 24 * 3600  # seconds
LEAST_MORE: Final = 5
MOST_AWAY: Final = 24 * 60  # minutes


def invitation(secret: str, id: str, seat: int, n: int) -> str:
    """The secret of the nth invitation to a seat; it takes the host's own secret to make it."""
    return derived(secret, INVITED, id, seat, n)


def common_secret(secret: str, id: str, n: int) -> str:
    """The secret of the nth link for all who are invited."""
    return derived(secret, COME, id, n)


def return_secret(secret: str, id: str, n: int) -> str:
    """The secret of somebody's nth return link; it takes their own secret to make it."""
    return derived(secret, BACK, id, n)


def watch_secret(secret: str, id: str, n: int) -> str:
    """The secret of the nth address for those who watch."""
    return derived(secret, WATCH, id, n)


async def set_up(games: RunningGames, begun: NewGame, secret: str) -> LiveGame:
    """Begin a game; one with open seats waits at a table by link until its host starts it."""
    id, host = new_id(), digest(secret)
    back = digest(return_secret(secret, id, 0))
    seats = [
        replace(seat, link=digest(invitation(secret, id, seat.seat, 0)))
        if seat.kind == OPEN
        else replace(seat, back=back if same(seat.holder, host) else "")
        for seat in begun.seats
    ]
    table = None
    if any(seat.kind == OPEN for seat in seats):
        watch, common = watch_secret(secret, id, 0), common_secret(secret, id, 0)
        table = TableRow(id, host, watch=digest(watch), common=digest(common))
    live = await games.begin(replace(begun, seats=seats), table, id)
    if table is not None:
        await games.store.tables.seen(id, next(seat.seat for seat in seats if seat.holder == host), time.time())
        live.read_shared()
    return live


def as_host(live: LiveGame, holder: str) -> TableRow:
    """The table, for its host; a Refusal for everybody else."""
    if live.shared is None or not is_host(live, holder):
        raise Refusal(403, "friends-only-host")
    return live.shared


def is_host(live: LiveGame, holder: str) -> bool:
    """Whether this browser is the host's: it sits where the host does."""
    table = live.shared
    return table is not None and any(seat.held_by(table.host) and seat.held_by(holder) for seat in live.seats)


def seat_at(live: LiveGame, seat: int) -> SeatRow:
    """A seat by its number; Refusal if there is none."""
    if not 0 <= seat < len(live.seats):
        raise refuse(422, "friends-which-seat", last=len(live.seats) - 1)
    return live.seats[seat]


async def invite(live: LiveGame, holder: str, secret: str, seat: int) -> None:
    """A new invitation to an open seat: the old one is void."""
    as_host(live, holder)
    row = seat_at(live, seat)
    if row.closed:
        raise Refusal(409, "friends-closed-seat")
    if row.kind not in (OPEN, BOT):
        raise Refusal(409, "friends-taken-seat")
    n = row.link_n + 1
    link = digest(invitation(secret, live.row.id, seat, n))
    await live.store.tables.change_seat(live.row.id, seat, link=link, link_n=n)
    live.read_shared()


async def invite_all(live: LiveGame, holder: str, secret: str) -> None:
    """A new link for all who are invited: the old one is void."""
    n = as_host(live, holder).common_n + 1
    made = common_secret(secret, live.row.id, n)
    await live.store.tables.change(live.row.id, common=digest(made), common_n=n)
    live.read_shared()


def seats_for_all(live: LiveGame) -> tuple[int, ...]:
    """The seats to which the one link for all leads: where nobody sits yet, and bots' to which somebody is invited."""
    rows = [row for row in live.seats if not row.closed]
    return tuple(row.seat for row in rows if row.kind == OPEN or (row.kind == BOT and row.link))


async def void(live: LiveGame, holder: str, seat: int) -> None:
    """The host takes a seat from somebody. Before the start it is open again; after it, a bot has it for good.

    For good, because whoever could invite to it again could sit down there, and see the hand.
    """
    table = as_host(live, holder)
    row = seat_at(live, seat)
    if row.kind != PERSON:
        raise Refusal(409, "friends-nobody-there")
    if row.held_by(holder):
        raise Refusal(409, "friends-own-seat")
    await give_up(live, table, row, left=False)


async def leave(live: LiveGame, holder: str, seats: tuple[int, ...]) -> None:
    """Leave for good: bots take one's seats."""
    if live.table.game.over or live.row.opened:
        raise Refusal(409, "friends-over")
    if live.shared is None:
        raise Refusal(409, "friends-nobody-else")
    if not live.shared.started and is_host(live, holder):
        raise Refusal(409, "friends-host-stays")
    for seat in seats:
        await give_up(live, live.shared, live.seats[seat], left=True)


async def give_up(live: LiveGame, table: TableRow, row: SeatRow, left: bool) -> None:
    """Nobody sits here any more: its person left, or the host took the seat."""
    if table.started:
        values: dict[str, object] = {"kind": BOT, "level": table.level, "closed": True, "left": left, "name": row.name}
    else:
        values = {"kind": OPEN, "level": ""}
    try:
        await live.store.tables.vacate(live.row.id, row.seat, **values)
    except Taken:
        raise Refusal(409, "friends-nobody-there") from None
    live.read_shared()


async def start(live: LiveGame, holder: str) -> None:
    """Begin: bots take the open seats; whoever comes late takes over from one."""
    table = as_host(live, holder)
    try:
        await live.store.tables.start(live.row.id, table.level)
    except Taken:
        raise Refusal(409, "friends-begun") from None
    live.read_shared()
    try:
        await live.settle()
    except Taken:
        live.refresh()


async def sit(live: LiveGame, seat: int, way: Any, secret: str, name: str, language: str) -> None:
    """Sit down by one of the ways that the store knows."""
    holder, id = digest(secret), live.row.id
    if any(each.held_by(holder) for each in live.seats):
        raise Refusal(409, "friends-sit-already")
    named = good_name(live, seat, name, language)
    back = digest(return_secret(secret, id, 0))
    try:
        await live.store.tables.sit(id, seat, way, holder, named, back)
    except Taken:
        live.read_shared()
        raise Refusal(409, "friends-faster") from None
    live.read_shared()


def good_name(live: LiveGame, seat: int, name: str, language: str) -> str:
    """A name that nobody else at the table has, as it will be shown; a Refusal says what is wrong with it."""
    named = clean(name)
    if not named:
        raise Refusal(422, "friends-name_empty")
    if len(named) > LONGEST_NAME:
        raise refuse(422, "friends-name_long", most=LONGEST_NAME, given=len(named))
    others = [each for each in live.seats if each.seat != seat]
    if is_taken(named, [name_of(other, each) for other in others for each in LANGUAGES]):
        raise refuse(409, "friends-name_taken", name=named)
    return named


async def rename(live: LiveGame, seat: int, name: str, language: str) -> None:
    """Another name for one's own seat."""
    await live.store.tables.change_seat(live.row.id, seat, name=good_name(live, seat, name, language))
    live.read_seats()
    live.read_shared()
    live.wake()


async def renew(live: LiveGame, holder: str, secret: str, seats: tuple[int, ...]) -> str:
    """A new return link: the old one is void, and so is whatever else was opened with one."""
    n = max(live.seats[seat].back_n for seat in seats) + 1
    made = return_secret(secret, live.row.id, n)
    await live.store.tables.renew(live.row.id, seats, holder, digest(made), n)
    if live.shared is not None and any(live.seats[seat].held_by(live.shared.host) for seat in seats):
        await live.store.tables.change(live.row.id, host=holder)
    live.read_seats()
    live.read_shared()
    live.wake()
    return made


async def settings(live: LiveGame, holder: str, asked: TableAsked, open_tables: bool) -> None:
    """What the host sets: the clock only before the start."""
    table = as_host(live, holder)
    clock = (asked.clock, asked.clock_time, asked.clock_more)
    if table.started and clock != (table.clock, table.clock_time, table.clock_more):
        raise Refusal(409, "friends-clock-runs")
    check(asked, open_tables)
    await live.store.tables.change(
        live.row.id,
        clock=asked.clock,
        clock_time=asked.clock_time if asked.clock else 0,
        clock_more=asked.clock_more if asked.clock == BANK else 0,
        away=asked.away,
        level=asked.level,
        listed=asked.listed,
        talk_watched=asked.talk_watched,
    )
    if asked.hints != table.hints:
        own = [seat.seat for seat in live.seats if seat.held_by(holder)]
        await live.store.tables.suggest_hints(live.row.id, asked.hints, own)
    live.read_shared()


def check(asked: TableAsked, open_tables: bool) -> None:
    """Refuse settings that make no sense."""
    if asked.clock not in KINDS:
        raise refuse(422, "friends-clock-kind", known=tuple(kind or '""' for kind in KINDS))
    if asked.clock and not LEAST_TURN <= asked.clock_time <= MOST_TIME:
        raise refuse(422, "friends-clock-time", least=LEAST_TURN, most=MOST_TIME)
    if asked.clock == BANK and not LEAST_MORE <= asked.clock_more <= MOST_TIME:
        raise refuse(422, "friends-clock-more", least=LEAST_MORE, most=MOST_TIME)
    if not 0 <= asked.away <= MOST_AWAY:
        raise refuse(422, "friends-away-time", most=MOST_AWAY)
    if asked.level not in levels():
        raise refuse(422, "lobby-no-level", known=levels(), given=repr(asked.level[:40]))
    if asked.listed and not open_tables:
        raise Refusal(403, "friends-no-open-tables")


@dataclass(frozen=True)
class Addresses:
    """What the room shows to one browser: addresses by seat, its own, and that for those who watch; "" for none."""

    seats: dict[int, str]
    back: str
    watch: str
    common: str


def addresses(live: LiveGame, secret: str, seats: tuple[int, ...], base: str) -> Addresses:
    """All addresses that this browser may be shown: those that its own secret makes and that are still good."""
    id = live.row.id
    home = f"{base}games/{id}"
    invited = {}
    for row in live.seats:
        made = invitation(secret, id, row.seat, row.link_n)
        if row.link and same(digest(made), row.link) and row.kind in (OPEN, BOT) and not row.closed:
            invited[row.seat] = f"{home}/{INVITED}/{made}"
    own = live.seats[seats[0]]
    made = return_secret(secret, id, own.back_n)
    back = f"{home}/{BACK}/{made}" if same(digest(made), own.back) else ""
    watch = common = ""
    if live.shared is not None:
        made = watch_secret(secret, id, live.shared.watch_n)
        watch = f"{home}/{WATCH}/{made}" if same(digest(made), live.shared.watch) else ""
        made = common_secret(secret, id, live.shared.common_n)
        common = f"{home}/{COME}/{made}" if same(digest(made), live.shared.common) else ""
    return Addresses(invited, back, watch, common)
