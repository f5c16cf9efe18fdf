"""What the room beside a table shows to one browser, and the guest's pages."""

from __future__ import annotations

import time
from collections.abc import Sequence

from gugong.web import present
from gugong.web.bots.worker import levels
from gugong.web.games.hints_for_all import hints_of
from gugong.web.games.live import LiveGame
from gugong.web.games.seats import name_of
from gugong.web.games.sharing import open_asks
from gugong.web.games.standing import sits
from gugong.web.games.tables import Addresses, addresses
from gugong.web.page import OPEN, PERSON
from gugong.web.visitors import digest


def chairs(
    live: LiveGame, language: str, held: Sequence[int] = (), links: Addresses | None = None
) -> list[present.Chair]:
    """The seats, as they are shown in the room."""
    now = time.time()
    host = "" if live.shared is None else live.shared.host
    return [
        present.Chair(
            row.seat,
            name_of(row, language),
            present.usual_name(language, row.seat, PERSON if row.kind != "meng" else row.kind),
            row.kind,
            row.level,
            sits(live, row.seat, now),
            row.seat in held,
            bool(host) and row.held_by(host),
            row.closed,
            "" if links is None else links.seats.get(row.seat, ""),
        )
        for row in live.seats
    ]


def modules_of(live: LiveGame) -> tuple[str, ...]:
    """The modules of the game."""
    return tuple(live.table.game.state.rules.config.modules)


def room_of(
    live: LiveGame,
    held: tuple[int, ...],
    secret: str,
    base: str,
    language: str,
    open_tables: bool,
    hook_hosts: tuple[str, ...],
) -> present.Room:
    """The room as one browser may see it: a host's with the invitations."""
    links = addresses(live, secret, held, base)
    table = live.shared
    person = live.store.tables.person(digest(secret))
    seats = tuple(chairs(live, language, held, links))
    shown = present.Room(
        game_id=live.row.id,
        language=language,
        chairs=seats,
        modules=modules_of(live),
        is_shared=table is not None,
        is_host=any(chair.is_you and chair.is_host for chair in seats),
        has_begun=live.has_begun,
        is_over=live.table.game.over,
        back=links.back,
        watch=links.watch,
        common=links.common,
        asks=asks_of(live, language) if any(chair.is_you and chair.is_host for chair in seats) else (),
        hook_hosts=hook_hosts,
        hook=person.hook,
        has_feed=bool(person.feed),
        levels=levels(),
        open_tables=open_tables,
    )
    if table is None:
        return shown
    return present.Room(
        **{
            **vars(shown),
            "clock": (table.clock, table.clock_time, table.clock_more),
            "away": table.away,
            "level": table.level,
            "listed": table.listed,
            "talk_watched": table.talk_watched,
            "hints": hints_of(live),
        }
    )


def asks_of(live: LiveGame, language: str) -> tuple[present.Asks, ...]:
    """Who watches and would like to have a seat."""
    return tuple(
        present.Asks(ask.n, ask.seat, ask.name, name_of(live.seats[ask.seat], language)) for ask in open_asks(live)
    )


def host_name(live: LiveGame, language: str) -> str:
    """What the host is called; "" if the host has no seat any more."""
    host = "" if live.shared is None else live.shared.host
    return next((name_of(row, language) for row in live.seats if host and row.held_by(host)), "")


def guest_page(
    live: LiveGame,
    free: tuple[int, ...],
    language: str,
    settings: present.Settings,
    name: str = "",
    wrong: str = "",
    watch: str = "",
) -> str:
    """The page behind an invitation, or of an open table."""
    seats, host = chairs(live, language), host_name(live, language)
    return present.guest(live.row.id, seats, free, host, modules_of(live), language, settings, name, wrong, watch)


def back_page(live: LiveGame, seats: tuple[int, ...], language: str, settings: present.Settings) -> str:
    """The page behind a return link."""
    mine = [chair for chair in chairs(live, language, seats) if chair.seat in seats and chair.kind != OPEN]
    return present.back(live.row.id, mine, language, settings)
