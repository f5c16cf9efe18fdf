"""A browser's games as its lobby lists them."""

from __future__ import annotations

import time
from typing import Final

from gugong.web import present
from gugong.web.hall import Hall
from gugong.web.page import PERSON, Seat
from gugong.web.store import GameRow, SeatRow
from gugong.web.visitors import same

MINUTE, HOUR, DAY = 60, 3600, 86400
MOST_LISTED: Final = 30


def your_games(hall: Hall, holder: str) -> tuple[present.Kept, ...]:
    """The games in which this browser has a seat, latest first."""
    if not holder:
        return ()
    rows = hall.store.games_of(holder, MOST_LISTED)
    return tuple(kept(row, hall.store.seats(row.id), holder) for row in rows)


def kept(row: GameRow, seats: list[SeatRow], holder: str) -> present.Kept:
    """One line of the list."""
    mine = [seat.seat for seat in seats if seat.kind == PERSON and same(seat.holder, holder)]
    shown = tuple(Seat(seat.name, seat.kind, seat.level) for seat in seats)
    status, line = standing(row, seats, mine)
    return present.Kept(row.id, shown, row.day, status, line, detail(row, seats, mine), ago(time.time() - row.changed))


def standing(row: GameRow, seats: list[SeatRow], mine: list[int]) -> tuple[str, str]:
    """Whose turn it is."""
    if row.opened:
        return "over", f"Record: {row.title}"
    if row.asked < 0:
        return "over", "Finished" + (f": {figures(row, seats, mine)}" if row.vp else "")
    if row.asked not in mine:
        return "waiting", f"Waiting for {seats[row.asked].name}"
    return "your-turn", "Your turn" if len(mine) == 1 else f"{seats[row.asked].name}’s turn"


def figures(row: GameRow, seats: list[SeatRow], mine: list[int]) -> str:
    """Everybody's VP, the best first."""
    scored = [(vp, seat) for vp, seat in zip(row.vp.split(), seats, strict=False)]
    scored.sort(key=lambda pair: -int(pair[0]) if pair[0] != "-" else 1)
    alone = len(mine) == 1
    return ", ".join(f"{'you' if alone and seat.seat in mine else seat.name} {vp}" for vp, seat in scored)


def detail(row: GameRow, seats: list[SeatRow], mine: list[int]) -> str:
    """Who plays, and how it stands."""
    if row.opened or row.asked < 0:
        return row.title
    return f"Day {row.day} · {figures(row, seats, mine)} VP" if row.day else row.title


def ago(seconds: float) -> str:
    """How long ago, in a word."""
    if seconds < 2 * MINUTE:
        return "now"
    if seconds < HOUR:
        return f"{int(seconds / MINUTE)} min"
    return f"{int(seconds / HOUR)} h" if seconds < DAY else f"{int(seconds / DAY)} d"
