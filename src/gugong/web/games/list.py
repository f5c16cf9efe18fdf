"""A browser's games as its lobby lists them."""

from __future__ import annotations

import time
from typing import Final

from gugong.web import present
from gugong.web.games.at_table import is_at_table
from gugong.web.games.running import RunningGames
from gugong.web.games.seats import name_of
from gugong.web.page import MENG, OPEN, PERSON, Seat
from gugong.web.store import GameRow, SeatRow
from gugong.words.phrase import Person, Phrase, phrase
from gugong.words.voice import Voice, isolated

MINUTE, HOUR, DAY = 60, 3600, 86400
MOST_LISTED: Final = 30
NO_SCORE: Final = "-"  # of a player whose Envoy never reached the Palace


def your_games(games: RunningGames, holder: str, language: str) -> tuple[present.Kept, ...]:
    """The games in which this browser has a seat, latest first."""
    if not holder:
        return ()
    rows = [row for row in games.store.games_of(holder, MOST_LISTED) if not is_at_table(row.id)]
    return tuple(kept(row, games.store.seats(row.id), holder, language) for row in rows)


def open_tables(games: RunningGames, language: str) -> tuple[present.OpenTable, ...]:
    """The tables that strangers may join."""
    if not games.options.open_tables:
        return ()
    found = []
    for table in games.store.tables.listed(MOST_LISTED):
        seats = games.store.seats(table.game)
        free = sum(seat.kind == OPEN and not seat.closed for seat in seats)
        host = next((name_of(seat, language) for seat in seats if seat.held_by(table.host)), "")
        if free:
            line = phrase("friends-at-open-table", {"host": host, "free": free, "seats": len(seats)})
            found.append(present.OpenTable(table.game, Voice(language).say(line)))
    return tuple(found)


def kept(row: GameRow, seats: list[SeatRow], holder: str, language: str) -> present.Kept:
    """One line of the list."""
    mine = [seat.seat for seat in seats if seat.kind == PERSON and seat.held_by(holder)]
    names = [name_of(seat, language) for seat in seats]
    says = Voice(language, names, mine[0] if len(mine) == 1 else None)
    shown = tuple(Seat(name, seat.kind, seat.level) for name, seat in zip(names, seats, strict=True))
    status, line = standing(row, mine)
    when = ago(time.time() - row.changed)
    return present.Kept(row.id, shown, row.day, status, says.say(line), says.say(detail(row, shown)), says.say(when))


def standing(row: GameRow, mine: list[int]) -> tuple[str, Phrase]:
    """Whose turn it is."""
    if row.opened:
        return "over", phrase("lobby-record", {"name": row.title})
    if row.asked < 0 and not row.vp:
        return "waiting", phrase("lobby-beginning")
    if row.asked < 0:
        return "over", phrase("lobby-finished_figures", {"figures": figures(row)}) if row.vp else phrase(
            "lobby-finished"
        )
    who = {"who": Person(row.asked)}
    if row.asked not in mine:
        return "waiting", phrase("lobby-waiting", who)
    return "your-turn", phrase("lobby-turn", who, row.asked)


def figures(row: GameRow) -> tuple[Phrase, ...]:
    """Everybody's VP, the best first."""
    scored = list(enumerate(row.vp.split()))
    scored.sort(key=lambda pair: -int(pair[1]) if pair[1] != NO_SCORE else 1)
    return tuple(figure(seat, vp) for seat, vp in scored)


def figure(seat: int, vp: str) -> Phrase:
    """A player and their VP, or that these do not count."""
    who = {"who": Person(seat)}
    return phrase("lobby-figure_none", who) if vp == NO_SCORE else phrase("lobby-figure", {**who, "vp": int(vp)})


def detail(row: GameRow, seats: tuple[Seat, ...]) -> Phrase:
    """Who plays, and how it stands."""
    if row.opened:
        return phrase("page-plain", {"what": row.title})
    if row.asked >= 0 and row.day:
        return phrase("lobby-standing", {"day": row.day, "figures": figures(row)})
    if any(seat.kind == MENG for seat in seats):
        return phrase("lobby-against-meng")
    return phrase("lobby-players", {"players": tuple(isolated(seat.name) for seat in seats)})


def ago(seconds: float) -> Phrase:
    """How long ago, in a word."""
    if seconds < 2 * MINUTE:
        return phrase("lobby-ago_now")
    if seconds < HOUR:
        return phrase("lobby-ago_minutes", {"n": int(seconds / MINUTE)})
    if seconds < DAY:
        return phrase("lobby-ago_hours", {"n": int(seconds / HOUR)})
    return phrase("lobby-ago_days", {"n": int(seconds / DAY)})
