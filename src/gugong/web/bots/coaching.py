"""The coach beside the server: one process of its own, hints first, then games step by step in turn.

A game is read a step at a time, and every game that somebody waits for has its step before any has its next: a hundred
requests share the process evenly. A hint stops the step that is under way, which is taken again afterwards. Whoever
stops asking is forgotten for the time being, and what was read so far stays.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from typing import Any, Final

from gugong.coach.puzzles import Puzzle
from gugong.coach.reading import Report
from gugong.errors import GugongError, Reason
from gugong.installing import packages_from_outside
from gugong.web.bots import coach_worker
from gugong.web.bots.kept_readings import LEASE, Keeper

LOG: Final = logging.getLogger("gugong.web")
PATIENCE: Final = 8.0  # seconds after which a page that no longer asks has gone
MOST_KEPT: Final = 200  # reports
EXPECTED: Final = 1.0  # seconds after which the process is started for a page that may ask for a hint
IDLE: Final = 1800.0  # seconds after which a process with nothing to do is ended
MOST_WAITING: Final = 64  # hints
TRIES: Final = 3
AGAIN: Final = 0.2
HOLD: Final = LEASE / 4
ELSEWHERE: Final = 0.5  # seconds between looks at what another worker reads


class Busy(Exception):
    """Too many wait already."""


class Failed(Exception):
    """The question could not be answered; the log says why."""


@dataclass
class Reading:
    """A game that is read, as far as it has come."""

    key: str
    head: str
    answers: tuple[str, ...]
    seat: int
    report: Report | None = None
    wanted: float = 0.0  # when somebody asked last
    failed: Reason | None = None
    tries: int = TRIES
    served: int = 0  # the later it had a step, the higher
    elsewhere: float = 0.0  # another worker reads it; when to look next

    @property
    def whole(self) -> bool:
        """Whether nothing is left to do."""
        return self.failed is not None or (self.report is not None and self.report.done >= self.report.steps)


@dataclass
class Ask:
    """A short question: a hint, or a turn as a puzzle."""

    key: str
    work: Callable[..., Any]
    args: tuple[Any, ...]
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Coaching:
    """One process, started when somebody may soon need it, and ended when nobody has for long."""

    def __init__(self, keeper: Keeper | None = None) -> None:
        self._keeper = keeper
        self._pool: ProcessPoolExecutor | None = None
        self._unwanted = get_context("spawn").RawValue("l", 0)
        self._numbers = count(1)
        self._under_way = 0  # the number of the step under way, if it may be stopped
        self._asks: list[Ask] = []
        self._readings: dict[tuple[str, int], Reading] = {}
        self._runner: asyncio.Task[None] | None = None
        self._expected: asyncio.TimerHandle | None = None
        self._idle: asyncio.TimerHandle | None = None

    @property
    def started(self) -> bool:
        """Whether there is a process."""
        return self._pool is not None

    def expect(self) -> None:
        """A page that may ask for a hint is open: the process is started soon, so that the first hint need not wait."""
        if self._pool is None and self._expected is None:
            self._expected = asyncio.get_running_loop().call_later(EXPECTED, self._warm_up)

    def _warm_up(self) -> ProcessPoolExecutor:
        """The process, with all loaded that a hint takes."""
        if self._expected is not None:
            self._expected.cancel()
            self._expected = None
        if self._pool is None:
            known = (os.getpid(), packages_from_outside(), self._unwanted)
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=coach_worker.set_up, initargs=known)
            self._pool.submit(coach_worker.ready)
        self._rest()
        return self._pool

    def _rest(self) -> None:
        """End the process after a time, unless it has something to do before."""
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._end)

    def _end(self) -> None:
        if self._runner is None or self._runner.done():
            self._kill()
        else:
            self._rest()

    def _kill(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        for waiting in (self._runner, self._expected, self._idle):
            if waiting is not None:
                waiting.cancel()
        self._kill()

    async def hint(self, key: str, head: str, answers: tuple[str, ...], seat: int) -> list[coach_worker.Advice]:
        """The best answers to a question; CancelledError if a later question of that game came before."""
        args = (time.time(), head, answers, seat)
        found: list[coach_worker.Advice] = await self._ask(Ask(key, coach_worker.hint, args))
        return found

    async def puzzle(self, key: str, head: str, answers: tuple[str, ...], seat: int) -> Puzzle:
        """A turn as a puzzle."""
        found: Puzzle = await self._ask(Ask(key, coach_worker.turn_puzzle, (head, answers, seat, key)))
        return found

    async def _ask(self, ask: Ask) -> Any:
        for other in [each for each in self._asks if each.key == ask.key]:
            other.answer.cancel()
            self._asks.remove(other)
        if len(self._asks) >= MOST_WAITING:
            raise Busy
        self._asks.append(ask)
        if self._under_way:
            self._unwanted.value = self._under_way
        self._run()
        return await ask.answer

    def reading(self, key: str, head: str, answers: tuple[str, ...], seat: int) -> Reading:
        """How far a game has been read; whoever asks wants it to go on."""
        found = self._readings.pop((key, seat), None)
        if found is None or found.answers != answers:
            found = Reading(key, head, answers, seat)
            self._take_over(found)
        elif found.elsewhere:
            self._take_over(found)
        while len(self._readings) >= MOST_KEPT:
            del self._readings[next(iter(self._readings))]
        self._readings[key, seat] = found
        found.wanted = time.monotonic()
        self._run()
        return found

    def stop(self, key: str, seat: int) -> None:
        """Nobody waits for this game any more; what was read stays."""
        found = self._readings.get((key, seat))
        if found is not None:
            found.wanted = 0.0

    def _run(self) -> None:
        """See to it that somebody works off what waits."""
        if self._runner is None or self._runner.done():
            self._runner = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        while True:
            while self._asks:
                ask = self._asks.pop(0)
                await self._answer(ask)
            wanted = [each for each in self._readings.values() if self._waits(each)]
            if not wanted:
                return
            waiting = [each for each in wanted if time.monotonic() >= each.elsewhere]
            if not waiting:
                await asyncio.sleep(AGAIN)
                continue
            reading = min(waiting, key=lambda each: each.served)
            reading.served = next(self._numbers)
            if await self._may_read(reading):
                holding = asyncio.create_task(self._hold(reading))
                try:
                    await self._step(reading)
                finally:
                    holding.cancel()

    async def _hold(self, reading: Reading) -> None:
        """However long a step takes, no other worker begins it."""
        while self._keeper is not None:
            await asyncio.sleep(HOLD)
            await self._keeper.claim(reading.key, reading.seat, len(reading.answers))

    async def _may_read(self, reading: Reading) -> bool:
        """Whether this worker is the one that reads it, and anything is left to read; what was read is taken over."""
        if self._keeper is None:
            return True
        mine = await self._keeper.claim(reading.key, reading.seat, len(reading.answers))
        if reading.elsewhere:
            self._take_over(reading)
        reading.elsewhere = 0.0 if mine else time.monotonic() + ELSEWHERE
        return mine and not reading.whole

    def _take_over(self, reading: Reading) -> None:
        """What other workers have read of it."""
        if self._keeper is None:
            return
        kept = self._keeper.report(reading.key, reading.seat, len(reading.answers))
        if kept is not None and (reading.report is None or kept.done > reading.report.done):
            reading.report = kept

    def _waits(self, reading: Reading) -> bool:
        return not reading.whole and time.monotonic() - reading.wanted < PATIENCE

    async def _answer(self, ask: Ask) -> None:
        """Work off a short question, unless its asker has gone."""
        if ask.answer.done():
            return
        job = next(self._numbers)
        ask.answer.add_done_callback(lambda future: self._drop(job) if future.cancelled() else None)
        for _ in range(TRIES):
            try:
                found = await self._submit(ask.work, job, *ask.args)
            except BrokenProcessPool:
                self._pool = None
                continue
            except Exception:
                LOG.exception("the coach could not answer a question about %s", ask.key)
                if not ask.answer.done():
                    ask.answer.set_exception(Failed())
                return
            if not ask.answer.done():
                ask.answer.cancel() if found is None else ask.answer.set_result(found)
            return
        if not ask.answer.done():
            ask.answer.set_exception(Busy())

    def _drop(self, job: int) -> None:
        self._unwanted.value = job

    async def _step(self, reading: Reading) -> None:
        """One step of a game; a process that died is replaced, and after some tries the game is given up."""
        job = self._under_way = next(self._numbers)
        asked = (reading.key, reading.head, reading.answers, reading.seat, reading.report)
        try:
            report = await self._submit(coach_worker.step, job, *asked)
            reading.report = report or reading.report
            if report is not None and self._keeper is not None:
                await self._keeper.keep(reading.key, reading.seat, report)
        except BrokenProcessPool:
            self._pool = None
            reading.tries -= 1
            if not reading.tries:
                reading.failed = Reason("coach-died", "")
            await asyncio.sleep(AGAIN)
        except GugongError as error:
            reading.failed = error.told()
        except Exception:
            LOG.exception("the coach could not read game %s", reading.key)
            reading.failed = Reason("coach-died", "")
        finally:
            self._under_way = 0

    async def _submit(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.wrap_future(self._warm_up().submit(work, *args))
