"""Records of strangers are played in a process of its own, with a time limit: no other request waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from threading import Thread
from typing import Any, Final

import gugong
from gugong.errors import GugongError
from gugong.installing import install_all, packages_from_outside
from gugong.web.bots.worker import watch
from gugong.web.games.live import about
from gugong.web.refusals import Refusal, reason_of, refuse
from gugong.words.phrase import Phrase

LIMIT: Final = 5.0  # seconds for one record
MOST_WAITING: Final = 8


@dataclass(frozen=True)
class Played:
    """A record that plays, as far as the store wants to know."""

    head: str
    answers: list[tuple[int, str]]
    players: int
    automa: int
    about: dict[str, Any]


def played(text: str) -> Played | Phrase:
    """A record played to its end, or why it does not play."""
    try:
        game = gugong.replay(text)
    except GugongError as error:
        return reason_of(error)[0]
    head = game.record().partition("\n")[0]
    return Played(head, list(game.answers), game.players, game.state.rules.automa, about(game))


WORK = played


def set_up(parent: int, packages: tuple[str, ...]) -> None:
    """Go when the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=watch, args=(parent,), daemon=True).start()
    install_all(packages)


def ready() -> None:
    """Nothing: only a process that has started does it."""


class Foreign:
    """One process, started when it is first needed, and anew after a record that took too long."""

    def __init__(self) -> None:
        self.work: Callable[[str], Played | Phrase] = WORK
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def read(self, text: str, name: str) -> Played:
        """A record of this name; Refusal if it does not play, takes too long, or too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise Refusal(503, "page-record-busy")
        self._waiting += 1
        try:
            async with self._turn:
                found = await self._played(text, name)
        finally:
            self._waiting -= 1
        if isinstance(found, Phrase):
            raise refuse(422, "page-record", name=name, what=found)
        return found

    async def _played(self, text: str, name: str) -> Played | Phrase:
        if self._pool is None:
            known = (os.getpid(), packages_from_outside())
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), set_up, known)
        try:
            await asyncio.wrap_future(self._pool.submit(ready))  # its start is not the record's fault
            return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(self.work, text)), LIMIT)
        except TimeoutError:
            self.close()
            raise refuse(422, "page-record-slow", name=name) from None
        except BrokenProcessPool:
            self.close()
            raise Refusal(503, "page-record-busy") from None
        except asyncio.CancelledError:
            self.close()
            raise

    def close(self) -> None:
        """End the process, whatever it plays."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
