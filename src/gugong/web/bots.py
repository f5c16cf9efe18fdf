"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from gugong.dealer import scramble
from gugong.web import thinking
from gugong.web.live import Live

TRIES: Final = 3


class Bots:
    """A pool of processes that is started when the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    @property
    def none(self) -> bool:
        """Whether this worker leaves bots to others."""
        return self._processes == 0

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def warm_up(self) -> None:
        """Start the processes before they are needed."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=thinking.set_up, initargs=(os.getpid(),)
            )
            for _ in range(self._processes):
                self._pool.submit(thinking.ready)

    async def choose(self, live: Live, seat: int) -> str:
        """A bot's answer for the seat asked; a process that died is replaced."""
        table = live.table
        head = table.game.record().partition("\n")[0]
        answers = tuple(given.answer for given in table.given)
        key = f"{live.row.id}/{live.resumed_at}"
        asked = (key, head, answers, seat, live.seats[seat].level, scramble(live.seed, 1_000_000 + seat))
        for _ in range(TRIES - 1):
            try:
                return await self._ask(asked)
            except BrokenProcessPool:
                self.close()
        return await self._ask(asked)

    async def _ask(self, asked: tuple[str, str, tuple[str, ...], int, str, int]) -> str:
        self.warm_up()
        assert self._pool is not None
        return await asyncio.get_running_loop().run_in_executor(self._pool, thinking.choose, *asked)
