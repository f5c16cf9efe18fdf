"""The tables, for SQLite and PostgreSQL alike; migrations/ makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

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
    Column("link_n", Integer, nullable=False, server_default="0"),
    Column("back", String(64), nullable=False, server_default=""),
    Column("back_n", Integer, nullable=False, server_default="0"),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("left", Boolean, nullable=False, server_default=false()),
    Column("hints", String(4), nullable=False, server_default=""),
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
    Column("by", String(10), nullable=False, server_default=""),
    Column("at", Float, nullable=False, server_default="0"),
)

POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("position", Text, nullable=False),
)

# A game whose people sit at devices of their own. `version` counts every change of it, of its seats, of who is here, of
# wishes and of talk, so that one look says whether there is anything new.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("started", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("level", String(40), nullable=False),
    Column("away", Integer, nullable=False),
    Column("clock", String(10), nullable=False),
    Column("clock_time", Integer, nullable=False),
    Column("clock_more", Integer, nullable=False),
    Column("talk_watched", Boolean, nullable=False),
    Column("watch", String(64), nullable=False),
    Column("watch_n", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("common", String(64), nullable=False, server_default=""),
    Column("common_n", Integer, nullable=False, server_default="0"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("tables_by_due", "due"),
    Index("tables_by_listed", "listed"),
)

# Further browsers of whoever sits on a seat: they came by the return link.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64), primary_key=True),
    Index("devices_by_holder", "holder"),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seen", Float, nullable=False),
    Column("stood", Boolean, nullable=False),
    Column("held", Boolean, nullable=False),
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
)

WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("back_to", Integer, nullable=False),
    Column("agreed", String(40), nullable=False),
    Column("refused", Integer, nullable=False),
)

# Those who watch and would like to play: `n` is what the host is shown of them.
ASKS: Final = Table(
    "asks",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("back", String(64), nullable=False),
    Column("state", String(10), nullable=False),
    Index("asks_by_holder", "holder"),
)

# What the coach has read of a game for a seat; `worker` is at it, and has it for itself `until` then.
READINGS: Final = Table(
    "readings",
    METADATA,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("report", Text, nullable=False),
    Column("worker", String(40), nullable=False),
    Column("until", Float, nullable=False),
)

# What a browser has set that the server must know: the address of its feed, where it wants to be told, whether it may
# begin games where only guests of the house may.
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("feed", String(64), nullable=False),
    Column("feed_n", Integer, nullable=False),
    Column("hook", Text, nullable=False),
    Column("host", Boolean, nullable=False),
    Index("people_by_feed", "feed"),
)

REMOVED: Final = Table(
    "removed",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
)
