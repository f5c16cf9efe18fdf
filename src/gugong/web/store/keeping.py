"""What the owner of a server does with its games: list them, write one out, delete some, let old ones go."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, select

from gugong.web.store.rows import GameRow, touch
from gugong.web.store.schema import GAMES, METADATA
from gugong.web.store.store import Store

DAY: Final = 86_400.0
AT_ONCE: Final = 200  # games in one transaction


def listed(store: Store, most: int | None = None) -> list[GameRow]:
    """All games, latest first."""
    found = store.rows(select(GAMES).order_by(GAMES.c.changed.desc(), GAMES.c.id).limit(most))
    return [GameRow(**row) for row in found]


def old(store: Store, days: float) -> list[str]:
    """The games that nobody has touched for so many days."""
    found = store.rows(select(GAMES.c.id).where(GAMES.c.changed < time.time() - days * DAY))
    return [row["id"] for row in found]


async def remove(store: Store, games: Iterable[str]) -> int:
    """Delete games and all that belongs to them; how many there were."""
    wanted = list(games)
    removed = 0
    for start in range(0, len(wanted), AT_ONCE):
        some = wanted[start : start + AT_ONCE]
        there = [row["id"] for row in store.rows(select(GAMES.c.id).where(GAMES.c.id.in_(some)))]
        await store.write(lambda connection, there=there: gone(connection, there))  # type: ignore[misc]
        removed += len(there)
    return removed


def gone(connection: Connection, games: list[str]) -> None:
    """Delete these from every table that knows of them."""
    for table in reversed(METADATA.sorted_tables):
        if table is not GAMES and "game" in table.c:
            connection.execute(delete(table).where(table.c.game.in_(games)))
    connection.execute(delete(GAMES).where(GAMES.c.id.in_(games)))
    for game in games:
        touch(connection, game)
