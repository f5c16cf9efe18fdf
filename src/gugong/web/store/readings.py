"""What the coach has read of games: each is read by one worker at a time, and what was read stays for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, and_, insert, select, update

from gugong.web.store.rows import Taken
from gugong.web.store.schema import READINGS

if TYPE_CHECKING:
    from gugong.web.store.store import Store


class Readings:
    """The coach's readings of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def report(self, game: str, seat: int, answers: int) -> str:
        """What was read of a game of so many answers, as JSON; "" for nothing."""
        where = and_(READINGS.c.game == game, READINGS.c.seat == seat, READINGS.c.answers == answers)
        found = self._store.rows(select(READINGS.c.report).where(where))
        return str(found[0]["report"]) if found else ""

    async def claim(self, game: str, seat: int, answers: int, worker: str, now: float, until: float) -> None:
        """Have a reading for oneself for a while; Taken if another worker has it."""
        one = and_(READINGS.c.game == game, READINGS.c.seat == seat)
        mine = {"answers": answers, "worker": worker, "until": until}

        def change(connection: Connection) -> None:
            row = connection.execute(select(READINGS).where(one)).mappings().first()
            if row is None:
                connection.execute(insert(READINGS), [{"game": game, "seat": seat, "report": "", **mine}])
                return
            if row["answers"] != answers:  # of a game that has gone on since
                connection.execute(update(READINGS).where(one).values(report="", **mine))
                return
            free = and_(one, (READINGS.c.worker == worker) | (READINGS.c.until < now))
            if connection.execute(update(READINGS).where(free).values(**mine)).rowcount != 1:
                raise Taken

        await self._store.write(change)

    async def keep(self, game: str, seat: int, worker: str, report: str, until: float) -> None:
        """Write down how far it has come; Taken if another worker has it by now."""
        mine = and_(READINGS.c.game == game, READINGS.c.seat == seat, READINGS.c.worker == worker)

        def change(connection: Connection) -> None:
            if connection.execute(update(READINGS).where(mine).values(report=report, until=until)).rowcount != 1:
                raise Taken

        await self._store.write(change)
