"""The tables, for SQLite and PostgreSQL alike; migrations/ makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("head", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("title", String(200), nullable=False),
    Column("opened", Boolean, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("day", Integer, nullable=False),
    Column("vp", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(40), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("link", String(64), nullable=False),
    Column("open", Boolean, nullable=False),
    Index("seats_by_holder", "holder"),
)

# The primary key decides every race: of two answers for one ply, the second cannot be written.
ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("answer", String(200), nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("back_to", Integer, nullable=False),
)

POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("position", Text, nullable=False),
)
