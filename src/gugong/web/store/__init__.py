"""Where games are kept: tables, their migrations, and the one way in which answers get to disk."""

from __future__ import annotations

from gugong.web.store.rows import ANSWER, RESUME, UNDO, Entry, GameRow, SeatRow, Taken
from gugong.web.store.store import Store, StoreError

__all__ = ["ANSWER", "RESUME", "UNDO", "Entry", "GameRow", "SeatRow", "Store", "StoreError", "Taken"]
