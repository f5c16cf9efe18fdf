"""A copy of all games in one file while the server runs, and back from it: checked row by row.

The copy is an SQLite database of its own, whatever the games are kept in, so it is also the way from one kind to the
other. It is made of one look at the database: what is written meanwhile is in it as a whole or not at all.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.exc import DBAPIError

from gugong.errors import because
from gugong.web.store.schema import GAMES, METADATA
from gugong.web.store.store import Store, StoreError, open_engine, without_password

SOME: Final = 500  # rows at once
PARTIAL: Final = ".partial"


def backup(database: str, file: Path) -> int:
    """Copy all games to a new file; how many. StoreError if it is there already, or if the copy is not the same."""
    if file.exists():
        raise StoreError(str(file), because("store-file-there"))
    partial = file.with_name(file.name + PARTIAL)
    partial.unlink(missing_ok=True)
    Store(database).close()  # brought up to date, and reachable
    try:
        counted = copied(database, f"sqlite:///{partial}")
        os.replace(partial, file)
    finally:
        for left in ("", "-wal", "-shm"):
            partial.with_name(partial.name + left).unlink(missing_ok=True)
    return counted


def restore(file: Path, database: str) -> int:
    """Copy all games back into a database that has none; how many."""
    if not file.is_file():
        raise StoreError(str(file), because("store-no-file"))
    with file.open("rb") as start:
        if start.read(16) != b"SQLite format 3\x00":
            raise StoreError(str(file), because("store-no-copy"))
    return copied(f"sqlite:///{file}", database)


def copied(source: str, target: str) -> int:
    """Copy every row, in one transaction, into a database without games; then compare."""
    engines = open_engine(source), open_engine(target)
    try:
        Store(target).close()
        with engines[0].connect() as reading, engines[1].connect() as writing:
            begin_reading(reading)
            if writing.execute(select(GAMES.c.id).limit(1)).first() is not None:
                raise StoreError(without_password(target), because("store-has-games"))
            tables = METADATA.sorted_tables
            for table in tables:
                for rows in batches(reading, table):
                    writing.execute(insert(table), rows)
            if any(digest(reading, table) != digest(writing, table) for table in tables):
                raise StoreError(without_password(target), because("store-differs"))
            writing.commit()
            return len(reading.execute(select(GAMES.c.id)).all())
    except (DBAPIError, sqlite3.Error) as error:
        fault = str(error.orig if isinstance(error, DBAPIError) else error)
        raise StoreError(without_password(source), because("store-not-copied", fault=fault)) from None
    finally:
        for engine in engines:
            engine.dispose()


def begin_reading(reading: Connection) -> None:
    """One look for all tables."""
    if reading.dialect.name == "postgresql":
        reading.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
    else:
        reading.exec_driver_sql("BEGIN")


def batches(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """A table's rows in the order of its key, some at a time."""
    found = connection.execution_options(yield_per=SOME).execute(select(table).order_by(*table.primary_key))
    for rows in found.mappings().partitions(SOME):
        yield [dict(row) for row in rows]


def digest(connection: Connection, table: Table) -> str:
    """All rows of a table in a word: two tables with the same rows have the same."""
    made = sha256()
    rows = sorted(repr(tuple(row.values())) for some in batches(connection, table) for row in some)
    for row in rows:
        made.update(row.encode())
    return made.hexdigest()
