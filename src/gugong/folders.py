"""Where this user's files are kept, as is usual on the platform."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

NAME = "gugong"


def data_file(name: str) -> Path:
    """A file that is worth keeping: games."""
    return _found(platformdirs.user_data_path(NAME, appauthor=False) / name, "XDG_DATA_HOME", ".local/share")


def state_file(name: str) -> Path:
    """A file that can be lost: the last game at the terminal."""
    return _found(platformdirs.user_state_path(NAME, appauthor=False) / name, "XDG_STATE_HOME", ".local/state")


def _found(path: Path, variable: str, usual: str) -> Path:
    """The path, or where it lay on every platform before, if it still lies there and only there."""
    before = Path(os.environ.get(variable) or Path.home() / usual) / NAME / path.name
    return before if before.exists() and not path.exists() else path
