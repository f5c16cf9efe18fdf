"""What a page of a table by link shows beside the game: who waits for whom, the clock, a wish, the talk."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from gugong.play import way_back
from gugong.play.forced import CONFIRMED
from gugong.web.games.hints_for_all import hints_of
from gugong.web.games.standing import sits
from gugong.web.page import BOT, NO_SEAT, PERSON, Asked, Said, Shared
from gugong.web.store import REFUSED, WISHED
from gugong.web.visitors import same

if TYPE_CHECKING:
    from gugong.web.games.live import LiveGame
    from gugong.web.games.seats import SeatShown
    from gugong.web.store import Ask, Wish

MOST_SAID: Final = 60


def shared_of(live: LiveGame, seen: SeatShown) -> Shared | None:
    """All of it, as one page may know it; None of a game that is not played at a table by link."""
    table = live.shared
    if table is None:
        return None
    wish = wish_now(live)
    talks = (not seen.watching and not seen.closed) or (seen.watching and table.talk_watched)
    said = live.spoken[-MOST_SAID:] if talks else []
    asked, now = live.asked, time.time()
    runs = live.clock.runs and 0 <= asked < len(live.seats) and live.seats[asked].kind == PERSON
    is_host = any(live.seats[seat].held_by(table.host) for seat in seen.held)
    asked_for = [Asked(ask.n, ask.seat, ask.name, ask.state == REFUSED) for ask in live.asks]
    return Shared(
        is_host=is_host,
        is_watcher=seen.watching,
        away=table.away,
        clock=table.clock,
        until=live.clock.due(asked) if runs else 0.0,
        is_out=runs and live.clock.is_out(asked, asked, now),
        stood_in=0 if seen.watching or seen.closed else stood_in(live, seen.seat),
        wish=NO_SEAT if wish is None else wish.seat,
        wish_waits=() if wish is None else waits_for(live, wish.seat, wish.agreed),
        wish_refused=NO_SEAT if wish is None else wish.refused,
        may_wish=may_wish(live, seen),
        said=tuple(Said(line.n, line.seat, line.text) for line in said),
        may_talk=not seen.watching and not seen.closed,
        rematch=table.rematch,
        host=next((seat.seat for seat in live.seats if seat.held_by(table.host)), NO_SEAT),
        hints=hints_of(live).agreed,
        hints_wait=tuple(seat for seat in hints_of(live).missing if seat in seen.held),
        asks=tuple(Asked(ask.n, ask.seat, ask.name) for ask in open_asks(live)) if is_host else (),
        to_ask_for=seats_to_ask_for(live) if seen.watching else (),
        own_ask=next((ask for ask in asked_for if ask.n == seen.ask), None),
    )


def seats_to_ask_for(live: LiveGame) -> tuple[int, ...]:
    """The seats that whoever watches may ask for."""
    if live.shared is None or not live.shared.started or live.table.game.over:
        return ()
    return tuple(row.seat for row in live.seats if row.kind == BOT and (not row.closed or row.left))


def open_asks(live: LiveGame) -> list[Ask]:
    """The wishes that the host has not decided on, for seats that can still be given."""
    free = seats_to_ask_for(live)
    return [ask for ask in live.asks if ask.state == WISHED and ask.seat in free]


def ask_of(live: LiveGame, holder: str) -> Ask | None:
    """What this browser asks for, or was refused last."""
    told = (REFUSED, WISHED)
    return next((ask for ask in reversed(live.asks) if ask.state in told and same(ask.holder, holder)), None)


def wish_now(live: LiveGame) -> Wish | None:
    """The wish to take back, if nothing has happened since."""
    return live.wish if live.wish is not None and live.wish.ply == live.ply else None


def waits_for(live: LiveGame, asking: int, agreed: str) -> tuple[int, ...]:
    """Whose word is still to come: the other people's; bots agree, and so do those that stand in."""
    said = {int(seat) for seat in agreed.split()}
    own = live.seats[asking]
    people = [seat for seat in live.seats if seat.kind == PERSON and seat.holder != own.holder]
    now = time.time()
    return tuple(seat.seat for seat in people if seat.seat not in said and not sits(live, seat.seat, now).stood)


def latest_own(live: LiveGame, seat: int) -> int:
    """The place of a seat's latest answer that was a choice; -1 if it has none."""
    given = live.table.given
    return next((place for place in range(len(given) - 1, -1, -1) if is_choice(live, place, seat)), -1)


def is_choice(live: LiveGame, place: int, seat: int) -> bool:
    return live.table.given[place].seat == seat and not live.table.given[place].forced


def may_wish(live: LiveGame, seen: SeatShown) -> bool:
    """Whether somebody could ask the others to let them take back what they cannot take back alone."""
    if seen.watching or seen.closed or live.asked < 0 or not live.has_begun or wish_now(live) is not None:
        return False
    return latest_own(live, seen.seat) >= 0 and not way_back(live.table, seen.seat).allowed


def stood_in(live: LiveGame, seat: int) -> int:
    """How many answers bots have given for a seat since its own latest one."""
    count = 0
    for place in range(len(live.table.given) - 1, -1, -1):
        if live.table.given[place].seat != seat or live.table.given[place].forced:
            continue
        if place not in live.stood:
            break
        count += 1
    return count


def since_own(live: LiveGame, seat: int) -> int:
    """How many answers had been given when a seat's person ended a turn last; what a bot did for them is news."""
    table = live.table
    if not live.stood:
        return table.since(seat)
    for place in range(len(table.given) - 1, -1, -1):
        if table.given[place].seat == seat and table.prompts[place] == CONFIRMED:
            chosen = next((at for at in range(place, -1, -1) if is_choice(live, at, seat)), place)
            if chosen not in live.stood:
                return place
    return 0
