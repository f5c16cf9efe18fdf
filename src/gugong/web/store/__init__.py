"""Where games are kept: tables, their migrations, and the one way in which answers get to disk."""

from __future__ import annotations

from gugong.web.store.rows import (
    ANSWER,
    AWAY,
    CLOCK,
    HINTS_NO,
    HINTS_YES,
    REFUSED,
    RESUME,
    UNDO,
    WISHED,
    Ask,
    Entry,
    GameRow,
    Presence,
    SeatRow,
    Spoken,
    TableRow,
    Taken,
    TooMuch,
    Wish,
)
from gugong.web.store.store import Store, StoreError

__all__ = [
    "ANSWER",
    "AWAY",
    "CLOCK",
    "HINTS_NO",
    "HINTS_YES",
    "REFUSED",
    "RESUME",
    "UNDO",
    "WISHED",
    "Ask",
    "Entry",
    "GameRow",
    "Presence",
    "SeatRow",
    "Spoken",
    "Store",
    "StoreError",
    "TableRow",
    "Taken",
    "TooMuch",
    "Wish",
]
