"""The coach's readings as all workers share them: one reads on, the others show how far it has come."""

from __future__ import annotations

import logging
import os
import time
from secrets import token_hex
from typing import Final, Protocol

import orjson

from gugong.coach.paper import report_from_json, report_to_json
from gugong.coach.reading import Report
from gugong.web.store import Store, StoreError, Taken

LOG: Final = logging.getLogger("gugong.web")
LEASE: Final = 12.0  # seconds after which a worker that does not go on has given a reading up


class Keeper(Protocol):
    """Where readings are kept."""

    async def claim(self, game: str, seat: int, answers: int) -> bool:
        """Whether this worker may read on."""

    def report(self, game: str, seat: int, answers: int) -> Report | None:
        """How far it has come."""

    async def keep(self, game: str, seat: int, report: Report) -> None:
        """Write down how far it has come."""


class KeptReadings:
    """Readings in the store. Where it fails, every worker reads for itself."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._worker = f"{os.getpid()}-{token_hex(6)}"

    async def claim(self, game: str, seat: int, answers: int) -> bool:
        """Whether this worker may read on."""
        now = time.time()
        try:
            await self._store.readings.claim(game, seat, answers, self._worker, now, now + LEASE)
        except Taken:
            return False
        except StoreError:
            LOG.exception("the coach reads game %s without keeping it", game)
        return True

    def report(self, game: str, seat: int, answers: int) -> Report | None:
        """How far it has come."""
        try:
            kept = self._store.readings.report(game, seat, answers)
            return report_from_json(orjson.loads(kept)) if kept else None
        except (StoreError, ValueError, TypeError, KeyError):
            LOG.exception("the coach's reading of game %s cannot be used", game)
            return None

    async def keep(self, game: str, seat: int, report: Report) -> None:
        """Write down how far it has come."""
        text = orjson.dumps(report_to_json(report)).decode()
        until = time.time() + LEASE
        try:
            await self._store.readings.keep(game, seat, self._worker, text, until)
        except (Taken, StoreError):
            LOG.warning("the coach's reading of game %s is another worker's by now", game)
