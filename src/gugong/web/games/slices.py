"""Long work in the event loop: cut into slices between which others have their turn, and ended if it takes too long."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from gugong.web.refusals import Refusal

SLICE: Final = 0.01  # seconds that others wait at most
LIMIT: Final = 5.0  # seconds that all of it may take, without those in which others had their turn


class Slices:
    """One piece of long work."""

    def __init__(self) -> None:
        self._spent = 0.0
        self._begun = time.perf_counter()

    async def pause(self) -> None:
        """Let others have their turn, if it is time; Refusal if the work has taken too long."""
        took = time.perf_counter() - self._begun
        if took < SLICE:
            return
        self._spent += took
        if self._spent > LIMIT:
            raise Refusal(503, "page-game-slow")
        await asyncio.sleep(0)
        self._begun = time.perf_counter()
