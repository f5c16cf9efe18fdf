"""What is kept of those who watch and would like to play.

A row is never made twice for one browser and one seat: so nobody can keep a table busy by asking.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from gugong.web.store.rows import REFUSED, WISHED, WITHDRAWN, Ask, Taken, TooMuch
from gugong.web.store.schema import ASKS, SEATS, TABLES
from gugong.web.store.tables import BOT, PERSON, bump, of_seat, one, seen, sits_there, without_game

if TYPE_CHECKING:
    from gugong.web.store.store import Store

MOST_ASKS: Final = 24  # of one table, past ones too


class Asks:
    """The wishes for seats of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, game: str) -> list[Ask]:
        """All of a table, oldest first."""
        found = self._store.rows(select(ASKS).where(ASKS.c.game == game).order_by(ASKS.c.n))
        return [Ask(**without_game(row)) for row in found]

    async def add(self, game: str, ask: Ask) -> None:
        """Ask for a seat, instead of for another; Taken if this was asked, TooMuch if there are too many."""

        def change(connection: Connection) -> None:
            if connection.execute(select(func.count()).where(ASKS.c.game == game)).scalar_one() >= MOST_ASKS:
                raise TooMuch
            if connection.execute(select(ASKS.c.n).where(by(game, ask.holder), ASKS.c.seat == ask.seat)).first():
                raise Taken
            connection.execute(update(ASKS).where(by(game, ask.holder), wished()).values(state=WITHDRAWN))
            # A number that is never used again: what the host sees may be old.
            n = connection.execute(select(TABLES.c.version).where(TABLES.c.game == game)).scalar_one()
            connection.execute(insert(ASKS), [asdict(ask) | {"game": game, "n": n}])
            bump(connection, game)

        await self._store.write(change)

    async def withdraw(self, game: str, holder: str) -> None:
        """Ask no longer; Taken if they do not."""
        await self._end(game, by(game, holder), WITHDRAWN)

    async def refuse(self, game: str, n: int) -> None:
        """Do not give the seat; Taken if nobody asks any more."""
        await self._end(game, and_(ASKS.c.game == game, ASKS.c.n == n), REFUSED)

    async def _end(self, game: str, where: Any, state: str) -> None:
        def change(connection: Connection) -> None:
            one(connection.execute(update(ASKS).where(where, wished()).values(state=state)))
            bump(connection, game)

        await self._store.write(change)

    async def grant(self, game: str, ask: Ask, now: float) -> None:
        """Give the seat to whoever asks; Taken if they do not any more, or if the seat is not a bot's to give."""

        def change(connection: Connection) -> None:
            asks = ASKS.c.game == game
            one(connection.execute(delete(ASKS).where(asks, ASKS.c.n == ask.n, wished())))
            free = and_(of_seat(SEATS, game, ask.seat), SEATS.c.kind == BOT, or_(~SEATS.c.closed, SEATS.c.left))
            values = {"kind": PERSON, "name": ask.name, "holder": ask.holder, "link": "", "level": ""}
            own = {"back": ask.back, "back_n": 0, "closed": False, "left": False}
            given = update(SEATS).where(free, ~sits_there(game, ask.holder)).values(**values, **own)
            one(connection.execute(given))
            others = or_(ASKS.c.seat == ask.seat, ASKS.c.holder == ask.holder)
            connection.execute(delete(ASKS).where(asks, others))
            seen(connection, game, ask.seat, now)
            bump(connection, game)

        await self._store.write(change)

    async def forget(self, game: str) -> None:
        """Nobody has asked."""

        def change(connection: Connection) -> None:
            connection.execute(delete(ASKS).where(ASKS.c.game == game))
            bump(connection, game)

        await self._store.write(change)


def by(game: str, holder: str) -> Any:
    """Which rows are of this browser."""
    return and_(ASKS.c.game == game, ASKS.c.holder == holder)


def wished() -> Any:
    """Which rows the host has not decided on."""
    return ASKS.c.state == WISHED
