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
    """Processes, started when the first bot is asked. A game stays with one, where its bots keep their plans."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pools: list[ProcessPoolExecutor] = []

    @property
    def none(self) -> bool:
        """Whether this worker leaves bots to others."""
        return self._processes == 0

    def close(self) -> None:
        """End the processes."""
        for pool in self._pools:
            pool.shutdown(wait=True, cancel_futures=True)
        self._pools = []

    def warm_up(self) -> None:
        """Start the processes before they are needed."""
        if not self._pools:
            self._pools = [a_process() for _ in range(self._processes)]

    async def choose(self, live: Live, seat: int) -> str:
        """A bot's answer for the seat asked; a process that died is replaced."""
        table = live.table
        head = table.game.record().partition("\n")[0]
        answers = tuple(given.answer for given in table.given)
        key = f"{live.row.id}/{live.resumed_at}"
        asked = (key, head, answers, seat, live.seats[seat].level, scramble(live.seed, 1_000_000 + seat))
        place = hash(live.row.id) % self._processes
        for _ in range(TRIES - 1):
            self.warm_up()
            pool = self._pools[place]
            try:
                return await ask(pool, asked)
            except BrokenProcessPool:
                if self._pools[place] is pool:  # else another game has noticed before
                    pool.shutdown()
                    self._pools[place] = a_process()
        return await ask(self._pools[place], asked)


def a_process() -> ProcessPoolExecutor:
    """One process, already on its way."""
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=thinking.set_up, initargs=(os.getpid(),))
    pool.submit(thinking.ready)
    return pool


async def ask(pool: ProcessPoolExecutor, asked: tuple[str, str, tuple[str, ...], int, str, int]) -> str:
    """Wait for the answer, and let others go on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(pool, thinking.choose, *asked)
