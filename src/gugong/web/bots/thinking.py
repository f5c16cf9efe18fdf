"""Bots think in processes of their own, never in the event loop, and can be stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, NamedTuple

from gugong.dealer import scramble
from gugong.installing import packages_from_outside
from gugong.web.bots import worker
from gugong.web.games.live import LiveGame

LOG: Final = logging.getLogger("gugong.web")
TRIES: Final = 3
QUICK: Final = "greedy"  # answers where another bot was stopped or failed
AT_LEAST: Final = 2.0  # seconds that a bot may think undisturbed: whoever clicks on and on would end every process


class Asked(NamedTuple):
    """A question, as `worker.choose` takes it."""

    key: str
    head: str
    answers: tuple[str, ...]
    seat: int
    level: str
    seed: int


@dataclass
class Thought:
    """A question that a bot thinks about."""

    asked: Asked
    place: int  # of its process
    since: float
    quick: Future[str] | None = None  # the quick bot's answer, once this thought was stopped


class Bots:
    """Processes, started when the first bot is asked. A game stays with one, where its bots keep their plans."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pools: list[ProcessPoolExecutor] = []
        self._thoughts: dict[str, Thought] = {}  # by game

    @property
    def none(self) -> bool:
        """Whether this worker leaves bots to others."""
        return self._processes == 0

    def close(self) -> None:
        """End the processes, whatever they think about."""
        for pool in self._pools:
            kill(pool)
            pool.shutdown(wait=True, cancel_futures=True)
        self._pools = []

    def warm_up(self) -> None:
        """Start the processes before they are needed."""
        if not self._pools:
            self._pools = [a_process() for _ in range(self._processes)]

    async def choose(self, live: LiveGame, seat: int, level: str) -> str:
        """The answer of a bot of this level for the seat asked; a quick bot's if it was stopped or could not answer."""
        id, table = live.row.id, live.table
        head = table.game.record().partition("\n")[0]
        answers = tuple(given.answer for given in table.given)
        seed = scramble(live.seed, 1_000_000 + seat)
        asked = Asked(f"{id}/{live.resumed_at}", head, answers, seat, level, seed)
        thought = self._thoughts[id] = Thought(asked, hash(id) % self._processes, time.monotonic())
        try:
            return await self._answer(thought)
        except Exception:
            LOG.exception("a bot could not answer in game %s; a quick one does", id)
            thought.asked = asked._replace(level=QUICK)
            return await self._answer(thought)
        finally:
            del self._thoughts[id]

    async def _answer(self, thought: Thought) -> str:
        """What comes of a thought; a process that died is replaced, and asked again."""
        tries = TRIES
        while True:
            self.warm_up()
            pool = self._pools[thought.place]
            quick, thought.quick = thought.quick, None
            try:
                return await asyncio.wrap_future(quick or submit(pool, thought.asked))
            except BrokenProcessPool:
                if self._pools[thought.place] is not pool:  # another game has noticed before, or somebody stopped a bot
                    continue
                self._pools[thought.place] = a_process()
                tries -= 1
                if not tries:
                    raise

    def stop(self, id: str) -> None:
        """End the thought about a game, if there is one: a quick bot answers this question.

        It is the first that the new process is asked; other games that shared the old one ask again behind it.
        """
        thought = self._thoughts.get(id)
        if thought is None or time.monotonic() < thought.since + AT_LEAST:
            return
        thought.asked, thought.since = thought.asked._replace(level=QUICK), time.monotonic()
        pool, self._pools[thought.place] = self._pools[thought.place], a_process()
        thought.quick = submit(self._pools[thought.place], thought.asked)
        kill(pool)


def a_process() -> ProcessPoolExecutor:
    """One process, already on its way."""
    known = (os.getpid(), packages_from_outside())
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=worker.set_up, initargs=known)
    pool.submit(worker.ready)
    return pool


def kill(pool: ProcessPoolExecutor) -> None:
    """End its process at once; what was asked there fails with BrokenProcessPool."""
    for process in list((pool._processes or {}).values()):
        process.kill()


def submit(pool: ProcessPoolExecutor, asked: Asked) -> Future[str]:
    """Put a question to a process."""
    return pool.submit(worker.choose, *asked)
