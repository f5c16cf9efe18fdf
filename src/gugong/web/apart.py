"""A process of its own for work that may take long: no other request waits for it, and there is a limit."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Thread
from typing import Any, TypeVar

from gugong.installing import install_all, packages_from_outside
from gugong.web.bots.worker import watch

Given = TypeVar("Given")
Made = TypeVar("Made")


def begun(parent: int, packages: tuple[str, ...]) -> None:
    """In the process: it goes when the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=watch, args=(parent,), daemon=True).start()
    install_all(packages)


def ready(*_work: Callable[..., object]) -> None:
    """Nothing: only a process that has started, and has loaded the work, does it."""


class Apart:
    """The process: started when it is first needed, and anew after work that took too long."""

    def __init__(self, set_up: Callable[..., None] = begun, *more: Any) -> None:
        self._set_up = set_up
        self._more = more  # what `set_up` is told beside the server's process and the packages from outside
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> ProcessPoolExecutor:
        """Start the process before it is needed."""
        if self._pool is None:
            known = (os.getpid(), packages_from_outside(), *self._more)
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), self._set_up, known)
            self._pool.submit(ready)
        return self._pool

    async def do(self, work: Callable[[Given], Made], given: Given, limit: float) -> Made:
        """The work done there; TimeoutError after so many seconds, BrokenProcessPool if the process fell over."""
        try:
            pool = await self._standing(work)
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, given)), limit)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.close()
            raise

    async def _standing(self, work: Callable[..., object]) -> ProcessPoolExecutor:
        """The process when it has started, which is not the work's fault; a new one if it has died since."""
        pool = self.warm_up()
        try:
            await asyncio.wrap_future(pool.submit(ready, work))
        except BrokenProcessPool:
            if self._pool is pool:  # nobody else has seen it yet
                self.close()
            pool = self.warm_up()
            await asyncio.wrap_future(pool.submit(ready, work))
        return pool

    def close(self) -> None:
        """End the process, whatever it is at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
