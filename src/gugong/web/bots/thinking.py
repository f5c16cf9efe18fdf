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
from zlib import crc32

from gugong.bots import LEVELS
from gugong.dealer import scramble
from gugong.installing import packages_from_outside
from gugong.web.bots import worker
from gugong.web.bots.queueing import Line
from gugong.web.games.live import LiveGame

LOG: Final = logging.getLogger("gugong.web")
TRIES: Final = 3
QUICK: Final = "greedy"  # answers where another bot was stopped or failed
QUICK_KINDS: Final = ("random", "greedy", "planner")
LIMIT: Final = 60.0  # seconds after which a bot that searches hangs
QUICK_LIMIT: Final = 20.0  # the same of a quick one
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
    waiting: asyncio.Future[None] | None = None  # its turn, as long as it waits for it
    quick: Future[str] | None = None  # the quick bot's answer, once this thought was stopped


class Bots:
    """Processes, started when the first bot is asked. A game stays with one, where its bots keep their plans.

    Bots that take their time have processes of their own, so that nobody waits for them who plays against quick ones;
    and each process is shared out evenly among the people who wait for it.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pools: list[ProcessPoolExecutor] = []
        self._lines = [Line() for _ in range(processes)]
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

    def _place(self, id: str, level: str) -> int:
        """The process that thinks about a game: the last one for quick bots, one of the others for who searches."""
        return self._processes - 1 if is_quick(level) else crc32(id.encode()) % max(1, self._processes - 1)

    async def choose(self, live: LiveGame, seat: int, level: str) -> str:
        """The answer of a bot of this level for the seat asked; a quick bot's if it was stopped or could not answer."""
        id, table = live.row.id, live.table
        head = table.game.record().partition("\n")[0]
        answers = tuple(given.answer for given in table.given)
        seed = scramble(live.seed, 1_000_000 + seat)
        asked = Asked(f"{id}/{live.resumed_at}", head, answers, seat, level, seed)
        thought = self._thoughts[id] = Thought(asked, self._place(id, level), time.monotonic())
        try:
            return await self._in_turn(thought, whose(live))
        except Exception:
            LOG.exception("a bot could not answer in game %s; a quick one does", id)
            thought.asked = asked._replace(level=QUICK)
            thought.place = self._place(id, QUICK)
            return await self._in_turn(thought, whose(live))
        finally:
            del self._thoughts[id]

    async def _in_turn(self, thought: Thought, person: str) -> str:
        """What comes of a thought, once it is this person's turn; at once if it is stopped while it waits."""
        line = self._lines[thought.place]
        thought.waiting = asyncio.ensure_future(line.enter(person))
        try:
            await thought.waiting
        except asyncio.CancelledError:
            thought.waiting.cancel()
            if thought.quick is None:
                raise
            return await self._answer(thought)
        finally:
            thought.waiting = None
        thought.since = time.monotonic()
        try:
            return await self._answer(thought)
        finally:
            line.leave()

    async def _answer(self, thought: Thought) -> str:
        """What comes of a thought; a process that died is replaced, and asked again, one that hangs is ended."""
        tries = TRIES
        while True:
            self.warm_up()
            pool = self._pools[thought.place]
            quick, thought.quick = thought.quick, None
            limit = QUICK_LIMIT if is_quick(thought.asked.level) else LIMIT
            try:
                return await asyncio.wait_for(asyncio.wrap_future(quick or submit(pool, thought.asked)), limit)
            except BrokenProcessPool:
                if self._pools[thought.place] is not pool:  # another game has noticed before, or somebody stopped a bot
                    continue
                self._pools[thought.place] = a_process()
                tries -= 1
                if not tries:
                    raise
            except TimeoutError:
                LOG.warning("a bot hangs (%s); a quick one answers", thought.asked.level)
                tries -= 1
                if not tries:
                    raise
                self._replace(thought)

    def stop(self, id: str) -> None:
        """End the thought about a game, if there is one: a quick bot answers this question.

        It is the first that the new process is asked; other games that shared the old one ask again behind it.
        """
        thought = self._thoughts.get(id)
        if thought is None or time.monotonic() < thought.since + AT_LEAST:
            return
        waiting, place = thought.waiting, self._place(id, QUICK)
        if waiting is not None and place != thought.place:  # whoever thinks in the meantime may go on
            self.warm_up()
            thought.asked, thought.place = thought.asked._replace(level=QUICK), place
            thought.quick = submit(self._pools[place], thought.asked)
        else:
            self._replace(thought)
        if waiting is not None:
            waiting.cancel()

    def _replace(self, thought: Thought) -> None:
        """End the process of a thought; a new one is asked for the quick bot's answer first."""
        thought.asked, thought.since = thought.asked._replace(level=QUICK), time.monotonic()
        pool, self._pools[thought.place] = self._pools[thought.place], a_process()
        thought.quick = submit(self._pools[thought.place], thought.asked)
        kill(pool)


def whose(live: LiveGame) -> str:
    """Who waits for the bots of a game."""
    return next((seat.holder for seat in live.seats if seat.holder), live.row.id)


def is_quick(level: str) -> bool:
    """Whether a bot of this level answers at once, rather than search for as long as it may."""
    return LEVELS.get(level, level).partition(":")[0] in QUICK_KINDS


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
