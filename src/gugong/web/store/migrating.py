"""Bringing a database up to this release's tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

HERE: Final = Path(__file__).resolve().parent / "migrations"


def migrate(connection: Connection, target: str = "head") -> None:
    """Run the migrations that the database has not seen; ValueError if it was made by a newer release."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, target)
    except CommandError as error:
        raise ValueError(f"the database was made by another release of the game: {error}") from None
