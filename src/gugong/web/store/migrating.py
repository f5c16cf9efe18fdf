"""Bringing a database up to this release's tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE: Final = Path(__file__).resolve().parent / "migrations"


def migrate(connection: Connection, target: str = "head") -> None:
    """Run the migrations that the database has not seen; CommandError if it was made by a newer release."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
