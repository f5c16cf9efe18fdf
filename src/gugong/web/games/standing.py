"""Who is here and who is away, and for whom a bot stands in."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from gugong.web.page import BOT, PERSON, Sits
from gugong.web.store import AWAY, CLOCK, Presence, Taken

if TYPE_CHECKING:
    from gugong.web.games.live import LiveGame

HERE_FOR: Final = 60.0  # seconds after which a page that gives no sign is away
SPARSE: Final = 20.0  # seconds between two marks on disk that somebody is here
MINUTE: Final = 60.0


def sits(live: LiveGame, seat: int, now: float) -> Sits:
    """How somebody is at the table; of a bot, or where all share a screen, there is nothing to say."""
    if live.shared is None or live.seats[seat].kind != PERSON:
        return Sits()
    found = live.presence.get(seat, Presence(seat))
    gone = max(0.0, now - found.seen)
    if gone < HERE_FOR:
        return Sits("here", 0, found.stood, found.held)
    return Sits("away", min(int(gone / MINUTE), 99), found.stood, found.held)


def stands_in(live: LiveGame, seat: int, now: float | None = None) -> str:
    """Why a bot answers for a person now: AWAY, CLOCK, or "" if none does."""
    table = live.shared
    if table is None or not table.started or live.seats[seat].kind != PERSON:
        return ""
    now = time.time() if now is None else now
    if table.clock:
        return CLOCK if live.clock.is_out(seat, live.asked, now) else ""
    found = live.presence.get(seat)
    if found is None or found.held:
        return ""
    is_long_gone = table.away > 0 and now - found.seen > table.away * MINUTE
    return AWAY if found.stood or is_long_gone else ""


def is_answered_by_bot(live: LiveGame, seat: int) -> bool:
    """Whether a bot has the next word for this seat."""
    if live.shared is not None and not live.shared.started:
        return False
    return live.seats[seat].kind == BOT or stands_in(live, seat) != ""


def level_of(live: LiveGame, seat: int) -> str:
    """The level of the bot that answers for a seat."""
    return live.seats[seat].level or (live.shared.level if live.shared is not None else "")


async def mark(live: LiveGame, seat: int, is_back: bool) -> None:
    """Somebody's page is in front; with a click or an answer they have their seat back. Written sparsely."""
    if live.shared is None or live.seats[seat].kind != PERSON:
        return
    now, found = time.time(), live.presence.get(seat, Presence(seat))
    gives_back = is_back and (found.stood or found.held)
    if now - found.seen < SPARSE and not gives_back:
        return
    values = {"stood": False, "held": False} if gives_back else {}
    news = gives_back or now - found.seen >= HERE_FOR
    with suppress(Taken):  # another page of theirs said the same at this moment
        await live.store.tables.seen(live.row.id, seat, now, news, **values)
    live.presence[seat] = replace(found, seen=now, **values)
    if news:
        live.read_shared()


async def stand(live: LiveGame, seat: int, stood: bool, held: bool) -> None:
    """A bot stands in for somebody who is away, or somebody waits for them."""
    found = live.presence.get(seat, Presence(seat))
    await live.store.tables.seen(live.row.id, seat, found.seen, stood=stood, held=held)
    live.read_shared()
